use super::super::{Bot, BotKind};
use super::*;
use crate::{
    games::{alien_frontiers, any::Listed, aqua_sphere, argo, trial::setup},
    rounds::rounds,
    rules::{
        Game, SeatCount, Seed, Viewer, legal,
        push_grid::{Direction, MAX_PLIES, PushGrid, Step},
    },
};

/// Iterations and nothing else.
fn iterations(most: u32) -> Limits<fn() -> bool> {
    Limits {
        iterations: Some(most),
        turns: u32::MAX,
        stop: || false,
    }
}

fn rng(number: u64) -> GameRng {
    GameRng::new(Seed::from_number(number))
}

/// The thought about the first question of a position; `None` if nobody is asked.
fn thought<G: Evaluate>(setup: &G::Setup, game: &G, number: u64, most: u32) -> Option<Thought<G::Command>> {
    let seat = game
        .decisions(setup)
        .first()
        .map_or(Seat::wrapping(0), |asked| asked.seat);
    let (view, list) = (game.view(Viewer::Seat(seat)), legal(game, setup, seat));
    let weights = G::judgement(setup).plain();
    think::<G>(
        &mut rng(number),
        setup,
        &weights,
        (seat, &view),
        &list,
        iterations(most),
    )
}

/// A position of PushGrid in which seat 0 can push a pawn of the other seat over the edge, eastwards with pawn 0 or 1.
fn at_the_edge() -> (SeatCount, PushGrid) {
    let setup = SeatCount::new(2).expect("two seats");
    let mut game = PushGrid::new(&setup, Seed::from_number(1));
    for _ in 0..4 {
        for (seat, pawn, to) in [(0, 0, Direction::East), (1, 2, Direction::West)] {
            let step = Step { pawn, to };
            game.apply(&setup, Seat::wrapping(seat), &step).expect("a free way");
        }
    }
    (setup, game)
}

/// The last question of a game of PushGrid, which seat 0 wins by a single point after any answer.
fn nearly_won() -> (SeatCount, PushGrid) {
    let setup = SeatCount::new(2).expect("two seats");
    let mut game = PushGrid::new(&setup, Seed::from_number(1));
    for ply in 0..MAX_PLIES - 1 {
        // Five steps east push a pawn over the edge. All other steps go to and fro.
        let to_and_fro = if ply / 2 % 2 == 1 {
            Direction::North
        } else {
            Direction::South
        };
        let (seat, pawn, to) = match ply % 2 {
            0 if ply < 10 => (0, 0, Direction::East),
            0 => (0, 0, to_and_fro),
            _ => (1, 2, to_and_fro),
        };
        let step = Step { pawn, to };
        game.apply(&setup, Seat::wrapping(seat), &step).expect("a free way");
    }
    assert_eq!([0, 1].map(|seat| game.score(Seat::wrapping(seat))), [1, 0]);
    (setup, game)
}

/// The lead of the search over greedy at the end of a game of PushGrid.
fn lead(own: Seat, number: u64) -> i16 {
    let setup = SeatCount::new(2).expect("two seats");
    let mut game = PushGrid::new(&setup, Seed::from_number(number));
    let (mut rng, mut greedy) = (rng(number), Bot::new(BotKind::Greedy, Seed::from_number(number)));
    let weights = PushGrid::judgement(&setup).plain();
    while let Some(asked) = game.decisions(&setup).pop() {
        let (seat, list) = (asked.seat, legal(&game, &setup, asked.seat));
        let command = if seat == own {
            let thought = think::<PushGrid>(&mut rng, &setup, &weights, (seat, &game), &list, iterations(100));
            thought.map(|thought| thought.command)
        } else {
            greedy.choose::<PushGrid>(&setup, seat, &game, &list, || false)
        };
        game.apply(&setup, seat, &command.expect("a command")).expect("listed");
    }
    game.score(own) - game.score(setup.after(own))
}

#[test]
fn search_beats_greedy_where_pushing_pays() {
    let games = rounds(8, 40);
    let leads: Vec<i16> = (0..games)
        .map(|number| lead(Seat::wrapping(number as usize % 2), number))
        .collect();
    let won = leads.iter().filter(|lead| **lead > 0).count();
    let lost = leads.iter().filter(|lead| **lead < 0).count();
    assert!(won > 3 * lost && 2 * won > leads.len(), "{leads:?}");
}

#[test]
fn equal_seeds_give_equal_thoughts() {
    let setup = setup::<argo::State>(3, &[]);
    let game = argo::State::new(&setup, Seed::from_number(4));
    let [one, same] = [5, 5].map(|number| thought(&setup, &game, number, 100).expect("a thought"));
    assert_eq!(one, same);
}

/// Stops thoughts along a random game after any number of looks.
fn stop_at_any_look<G: Evaluate + Listed>() {
    let setup = setup::<G>(3, &[]);
    let weights = G::judgement(&setup).plain();
    let (mut game, mut rng) = (G::new(&setup, Seed::from_number(7)), rng(7));
    for number in 0..60 {
        let Some(seat) = game.decisions(&setup).first().map(|asked| asked.seat) else {
            break;
        };
        let (view, list) = (game.view(Viewer::Seat(seat)), legal(&game, &setup, seat));
        let looks = number % 5;
        let mut left: u32 = looks;
        let stop = || {
            let is_over = left == 0;
            left = left.saturating_sub(1);
            is_over
        };
        let limits = Limits {
            iterations: None,
            turns: u32::MAX,
            stop,
        };
        let thought = think::<G>(&mut rng, &setup, &weights, (seat, &view), &list, limits).expect("a thought");
        assert!(list.contains(&thought.command), "{thought:?}");
        let iterations = if list.len() > 1 { LOOK * looks } else { 0 };
        assert_eq!(thought.iterations, iterations, "{thought:?} after {looks} looks");
        let any = &list[rng.below(list.len() as u32) as usize];
        game.apply(&setup, seat, any).expect("listed");
    }
}

#[test]
fn a_thought_that_is_stopped_at_any_look_answers_with_a_legal_command() {
    stop_at_any_look::<argo::State>();
    stop_at_any_look::<alien_frontiers::State>();
    stop_at_any_look::<aqua_sphere::State>();
}

#[test]
fn without_iterations_the_evaluation_alone_decides() {
    let (setup, game) = at_the_edge();
    let thought = thought(&setup, &game, 1, 0).expect("a thought");
    let Step { pawn, to } = thought.command;
    assert!(pawn < 2 && to == Direction::East, "{thought:?}");
    assert_eq!((thought.visits, thought.line.len()), (0, 1));
    assert_eq!((thought.iterations, thought.second), (0, None));
    assert_eq!(thought.share.0, [0.5, 0.5, 0.0, 0.0]);
}

#[test]
fn a_line_can_be_played_where_nothing_is_hidden() {
    let (setup, mut game) = at_the_edge();
    let thought = thought(&setup, &game, 1, 200).expect("a thought");
    assert_eq!(thought.line[0], (Seat::wrapping(0), thought.command));
    assert!(thought.line.len() > 1 && thought.visits > 1, "{thought:?}");
    for (seat, step) in &thought.line {
        game.apply(&setup, *seat, step).expect("listed");
    }
    let sum: f64 = thought.share.0.iter().sum();
    assert!((sum - 1.0).abs() < 1e-9, "{thought:?}");
}

#[test]
fn a_chance_to_win_does_not_count_the_lead_in_points() {
    let (setup, game) = nearly_won();
    let thought = thought(&setup, &game, 1, 60).expect("a thought");
    let second = thought.second.as_ref().expect("another command");
    for share in [thought.share, second.share] {
        assert_eq!(share.0, [1.0, 0.0, 0.0, 0.0], "{thought:?}");
    }
}

#[test]
fn the_second_command_is_the_best_of_the_others() {
    let (setup, game) = at_the_edge();
    let thought = thought(&setup, &game, 1, 200).expect("a thought");
    let second = thought.second.as_ref().expect("another command");
    assert_ne!(second.command, thought.command);
    assert_eq!(second.line[0], (Seat::wrapping(0), second.command));
    assert!(second.visits > 0 && second.visits <= thought.visits, "{thought:?}");
    assert!(thought.visits + second.visits <= thought.iterations, "{thought:?}");
    assert_eq!(thought.iterations, 200);
}

#[test]
fn a_single_command_needs_no_thought() {
    let (setup, game) = at_the_edge();
    let seat = Seat::wrapping(0);
    let list = &legal(&game, &setup, seat)[..1];
    let weights = PushGrid::judgement(&setup).plain();
    let limits = Limits {
        iterations: None,
        turns: u32::MAX,
        stop: || -> bool { panic!("it is asked whether to go on") },
    };
    let thought = think::<PushGrid>(&mut rng(1), &setup, &weights, (seat, &game), list, limits).expect("a thought");
    assert_eq!((&thought.command, thought.visits), (&list[0], 0));
}

#[test]
fn a_finished_game_and_an_impossible_view_need_no_thought() {
    let (setup, game) = at_the_edge();
    let list = legal(&game, &setup, Seat::wrapping(0));
    let mut end = game.clone();
    while let Some(asked) = end.decisions(&setup).pop() {
        let command = legal(&end, &setup, asked.seat).swap_remove(0);
        end.apply(&setup, asked.seat, &command).expect("listed");
    }
    assert_eq!(thought(&setup, &end, 1, 16), None);
    // Pawns of a seat that takes no part.
    let four = SeatCount::new(4).expect("four seats");
    let crowd = PushGrid::new(&four, Seed::from_number(1));
    let weights = PushGrid::judgement(&setup).plain();
    let answer = think::<PushGrid>(
        &mut rng(1),
        &setup,
        &weights,
        (Seat::wrapping(0), &crowd),
        &list,
        iterations(16),
    );
    assert_eq!(answer, None);
}

#[test]
fn a_search_of_alien_frontiers_ends_with_the_turn() {
    let setup = setup::<alien_frontiers::State>(2, &[]);
    let mut game = alien_frontiers::State::new(&setup, Seed::from_number(2));
    let asked = game.decisions(&setup)[0].seat;
    let roll = legal(&game, &setup, asked).swap_remove(0);
    game.apply(&setup, asked, &roll).expect("listed");
    let thought = thought(&setup, &game, 2, 300).expect("a thought");
    assert!(thought.line.len() > 1, "{thought:?}");
    assert!(thought.line.iter().all(|(seat, _)| *seat == asked), "{thought:?}");
}

/// Plays a whole game of two searches.
fn play<G: Evaluate + Listed>(options: &[(&str, &str)]) {
    let setup = setup::<G>(2, options);
    let mut game = G::new(&setup, Seed::from_number(3));
    for number in 0..u64::from(G::max_commands(&setup)) {
        let Some(seat) = game.decisions(&setup).first().map(|asked| asked.seat) else {
            break;
        };
        let list = legal(&game, &setup, seat);
        let hasty = thought(&setup, &game, number, 0).expect("a thought without iterations");
        assert!(list.contains(&hasty.command), "{hasty:?}");
        let thought = thought(&setup, &game, number, 16).expect("a thought");
        assert!(list.contains(&thought.command), "{thought:?}");
        let sum: f64 = thought.share.0.iter().sum();
        assert!(sum > 0.0 && sum < 1.0 + 1e-9, "{thought:?}");
        game.apply(&setup, seat, &thought.command).expect("listed");
    }
    assert!(game.result(&setup).is_some());
}

#[test]
fn argo_is_searched_to_its_end() {
    play::<argo::State>(&[]);
}

#[test]
fn alien_frontiers_is_searched_to_its_end() {
    play::<alien_frontiers::State>(&[("round_limit", "3")]);
}

#[test]
fn aqua_sphere_is_searched_to_its_end() {
    play::<aqua_sphere::State>(&[]);
}
