use super::super::{Group, Judgement, Sets, Term, Terms};
use super::*;
use crate::{
    games::{
        alien_frontiers,
        any::Listed,
        aqua_sphere, argo,
        trial::{any, setup},
    },
    rules::{
        Game, GameRng, PerSeat, SeatCount, SeatSet, Seed, Viewer, legal,
        push_grid::{Direction, PushGrid, Step},
        relics::{self, Relics},
    },
};
use std::{cell::RefCell, sync::Arc, time::Duration};

/// The chances and swings of a game that is analysed to its end.
type Looked<G> = (Vec<ChancePoint>, usize, Vec<Swing<G>>);

fn looked_at<G: Evaluate>(setup: &G::Setup, game: &[PlayedPosition<G>], iterations: u32) -> Looked<G> {
    let asker = Arc::new(());
    let stop = Stop::new(&asker, Duration::MAX);
    let (mut points, mut turns) = (Vec::new(), 0);
    let swings = analyse::<G>(setup, game, iterations, &stop, |point, of| {
        points.push(point);
        turns = of;
    });
    (points, turns, swings.expect("nobody stops it"))
}

/// Carries a command out, and notes it with the position before.
fn give<G: Game>(
    setup: &G::Setup,
    game: &mut G,
    seat: Seat,
    command: &G::Command,
    positions: &mut Vec<PlayedPosition<G>>,
) {
    positions.push(PlayedPosition {
        view: game.view(Viewer::Spectator),
        chosen: Some((seat, command.clone())),
    });
    game.apply(setup, seat, command).expect("listed");
}

fn end<G: Game>(game: &G) -> PlayedPosition<G> {
    PlayedPosition {
        view: game.view(Viewer::Spectator),
        chosen: None,
    }
}

/// A game of random answers, with its last state.
fn random_game<G: Listed>(setup: &G::Setup, seed: u64) -> (Vec<PlayedPosition<G>>, G) {
    let (mut game, mut positions) = (G::new(setup, Seed::from_number(seed)), Vec::new());
    let mut rng = GameRng::new(Seed::from_number(seed));
    while let Some(asked) = game.decisions(setup).pop() {
        let command = any(&legal(&game, setup, asked.seat), &mut rng);
        give(setup, &mut game, asked.seat, &command, &mut positions);
    }
    positions.push(end(&game));
    (positions, game)
}

fn a_random_game_is_analysed<G: Evaluate + Listed>(options: &[(&str, &str)]) {
    let setup = setup::<G>(3, options);
    let (positions, last) = random_game::<G>(&setup, 4);
    let (points, turns, swings) = looked_at::<G>(&setup, &positions, 12);
    assert!(
        turns > 2 && points.len() == turns + 1,
        "{turns} turns, {}",
        points.len()
    );
    assert!(points.windows(2).all(|pair| pair[0].place < pair[1].place));
    for point in &points {
        let sides = G::seats(&setup).seats().map(Some).chain([None]);
        let all: Vec<f64> = sides.map(|side| point.of(side)).collect();
        assert!(all.iter().all(|share| (0.0..=1.0 + 1e-9).contains(share)), "{all:?}");
        assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{all:?}");
    }
    let result = last.result(&setup).expect("it is over");
    for seat in G::seats(&setup).seats() {
        let won = f64::from(result.share(seat)) / 12.0;
        assert_eq!(points[turns].of(Some(seat)), won, "the end is no estimate");
    }
    assert!(swings.len() <= SWINGS && swings.is_sorted_by_key(|swing| swing.turn));
    for swing in &swings {
        assert!((swing.before - swing.after).abs() >= LEAST_TOLD, "{swing:?}");
        assert!(swing.place < positions.len());
        if let SwingCause::Mistake {
            chosen,
            better,
            got,
            best,
        } = &swing.cause
        {
            assert!(best > got && !chosen.is_empty() && !better.is_empty(), "{swing:?}");
            let played = positions[swing.place].chosen.as_ref();
            assert_eq!(played.map(|(_, command)| command), Some(&chosen[0].command));
            assert_ne!(chosen[0].command, better[0].command);
        }
    }
    assert_eq!(looked_at::<G>(&setup, &positions, 12), (points, turns, swings));
}

/// A mistake may be told of another seat than the one whose chance changed most.
const LEAST_TOLD: f64 = 0.05;

#[test]
fn a_game_of_argo_is_analysed_twice_alike() {
    a_random_game_is_analysed::<argo::State>(&[]);
}

#[test]
fn a_game_of_alien_frontiers_is_analysed_twice_alike() {
    a_random_game_is_analysed::<alien_frontiers::State>(&[("round_limit", "3")]);
}

#[test]
fn a_game_of_aqua_sphere_is_analysed_twice_alike() {
    a_random_game_is_analysed::<aqua_sphere::State>(&[]);
}

#[test]
fn a_game_of_the_list_has_the_swings_of_its_own_type() {
    type G = argo::State;
    let setup = setup::<G>(2, &[]);
    let (positions, _) = random_game::<G>(&setup, 2);
    let any = |played: &PlayedPosition<G>| PlayedPosition {
        view: G::any_view(played.view.clone()),
        chosen: played
            .chosen
            .as_ref()
            .map(|(seat, command)| (*seat, G::any_command(*command))),
    };
    let listed: Vec<_> = positions.iter().map(any).collect();
    let (points, _, swings) = looked_at::<G>(&setup, &positions, 12);
    let (asker, mut heard) = (Arc::new(()), Vec::new());
    let stop = Stop::new(&asker, Duration::MAX);
    let found = analyse_any(&G::any_setup(setup), &listed, 12, &stop, |point, _| heard.push(point));
    let found = found.expect("nobody stops it");
    let theirs: Vec<_> = found.iter().map(|swing| (swing.place, swing.side)).collect();
    let own: Vec<_> = swings.iter().map(|swing| (swing.place, swing.side)).collect();
    assert_eq!((heard, theirs), (points, own));
}

#[test]
fn an_analysis_ends_when_it_is_told_to() {
    let setup = setup::<argo::State>(2, &[]);
    let (positions, _) = random_game::<argo::State>(&setup, 3);
    let asker = RefCell::new(Some(Arc::new(())));
    let stop = asker.borrow().as_ref().map(|asker| Stop::new(asker, Duration::MAX));
    let mut looked = 0;
    let answer = analyse::<argo::State>(&setup, &positions, 12, &stop.expect("an asker"), |_, _| {
        looked += 1;
        if looked == 2 {
            drop(asker.take());
        }
    });
    assert_eq!((answer, looked), (None, 2));
}

#[test]
fn a_game_of_which_nothing_is_known_has_no_swings() {
    let setup = setup::<argo::State>(2, &[]);
    assert_eq!(looked_at::<argo::State>(&setup, &[], 12), (vec![], 0, vec![]));
    let first = end(&argo::State::new(&setup, Seed::from_number(1)));
    let (points, turns, swings) = looked_at::<argo::State>(&setup, &[first], 12);
    assert_eq!((points.len(), turns, swings), (1, 1, vec![]));
}

/// The last plies of a game of PushGrid. Seat 1 has the last one, and can push a pawn of seat 0 over the edge with it.
/// Returns the positions before that ply, and the game.
fn before_the_last_ply() -> (SeatCount, Vec<PlayedPosition<PushGrid>>, PushGrid) {
    let setup = SeatCount::new(2).expect("two seats");
    let (mut game, mut positions) = (PushGrid::new(&setup, Seed::from_number(1)), Vec::new());
    let [one, other] = [0, 1].map(Seat::wrapping);
    for _ in 0..4 {
        let (pawn, to) = (0, Direction::East);
        give(&setup, &mut game, one, &Step { pawn, to }, &mut positions);
        let (pawn, to) = (2, Direction::West);
        give(&setup, &mut game, other, &Step { pawn, to }, &mut positions);
    }
    // Pawns beside the rows go to and fro.
    let there = |ply: u32| {
        if ply % 4 < 2 {
            Direction::South
        } else {
            Direction::North
        }
    };
    while game.ply() < 119 {
        let (seat, pawn) = if game.ply() % 2 == 0 { (one, 3) } else { (other, 2) };
        let step = Step {
            pawn,
            to: there(game.ply()),
        };
        give(&setup, &mut game, seat, &step, &mut positions);
    }
    assert_eq!([one, other].map(|seat| game.score(seat)), [0, 0]);
    positions.drain(..positions.len() - 3);
    (setup, positions, game)
}

#[test]
fn a_command_that_throws_a_sure_win_away_is_a_mistake() {
    let (setup, mut positions, mut game) = before_the_last_ply();
    let (loser, place) = (Seat::wrapping(1), positions.len());
    let chosen = Step {
        pawn: 0,
        to: Direction::North,
    };
    give(&setup, &mut game, loser, &chosen, &mut positions);
    positions.push(end(&game));
    let (points, _, swings) = looked_at::<PushGrid>(&setup, &positions, 64);
    assert_eq!(points.last().map(|point| point.share.0), Some([0.5, 0.5, 0.0, 0.0]));
    let last = swings
        .iter()
        .find(|swing| swing.turn == 120)
        .expect("the largest swing");
    assert_eq!((last.place, last.side), (place, Some(loser)));
    assert!(last.before > 0.9 && last.after == 0.5, "{last:?}");
    let SwingCause::Mistake {
        chosen: told,
        better,
        got,
        best,
    } = &last.cause
    else {
        panic!("{last:?}");
    };
    assert_eq!((*got, *best), (0.5, 1.0));
    assert_eq!(told.iter().map(|told| told.command).collect::<Vec<_>>(), [chosen]);
    let [push] = better.as_slice() else {
        panic!("{better:?}")
    };
    game = PushGrid::from_view(&setup, &push.view, Seed::from_number(1)).expect("a position");
    game.apply(&setup, loser, &push.command).expect("listed");
    assert_eq!(game.score(loser), 1, "it pushes somebody over the edge");
}

#[test]
fn the_best_command_is_no_mistake() {
    let (setup, mut positions, mut game) = before_the_last_ply();
    let winner = Seat::wrapping(1);
    let pushes = |step: &Step| {
        let mut next = game.clone();
        next.apply(&setup, winner, step).expect("listed");
        next.score(winner) == 1
    };
    let list = legal(&game, &setup, winner);
    let push = *list.iter().find(|step| pushes(step)).expect("somebody can be pushed");
    give(&setup, &mut game, winner, &push, &mut positions);
    positions.push(end(&game));
    let (points, _, swings) = looked_at::<PushGrid>(&setup, &positions, 64);
    assert_eq!(points.last().map(|point| point.share.0), Some([0.0, 1.0, 0.0, 0.0]));
    assert!(swings.iter().all(|swing| swing.turn != 120), "{swings:?}");
}

static JUDGEMENT: Judgement = Judgement {
    seat: &[Term::new("points", Group::Score, 1.0)],
    neutral: &[],
    lead: 3.0,
    rivalry: 1.0,
    horizon: 4,
    easy: 24,
    sets: Sets::NONE,
};

impl Evaluate for Relics {
    fn judgement(_: &SeatCount) -> &'static Judgement {
        &JUDGEMENT
    }
    fn assess(&self, setup: &SeatCount) -> Terms {
        let score = self.view(Viewer::Spectator).score;
        let mut terms = Terms::new(0.0);
        for seat in setup.seats() {
            terms.set(seat, [f32::from(score[seat])]);
        }
        terms
    }
    fn is_follow_up(_: &relics::Prompt) -> bool {
        false
    }
}

/// The last dig of a game: seat 0 wins with a roll of 4 or more, and loses with any other.
fn last_dig(setup: &SeatCount, seed: u64) -> Relics {
    let mut score = PerSeat::default();
    (score[Seat::wrapping(0)], score[Seat::wrapping(1)]) = (3, 5);
    let view = relics::View {
        seen: vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
        score,
        wards: SeatSet::EMPTY,
        active: Seat::wrapping(0),
        turn: 6,
        prompt: relics::Prompt::ConfirmDig { depth: 2 },
        window_used: false,
    };
    Relics::from_view(setup, &view, Seed::from_number(seed)).expect("a position")
}

#[test]
fn a_roll_is_luck_whichever_way_it_falls() {
    let setup = SeatCount::new(2).expect("two seats");
    let digger = Seat::wrapping(0);
    let mut fell = [0, 0];
    for seed in 0..20 {
        let (mut game, mut positions) = (last_dig(&setup, seed), Vec::new());
        give(&setup, &mut game, digger, &relics::Command::Commit, &mut positions);
        positions.push(end(&game));
        let (points, _, swings) = looked_at::<Relics>(&setup, &positions, 12);
        let [swing] = swings.as_slice() else {
            panic!("{swings:?}")
        };
        let won = points[1].of(Some(digger));
        assert_eq!((swing.turn, swing.side, swing.after), (6, Some(digger), won));
        assert!((0.1..=0.9).contains(&swing.before), "a mean over the deals: {swing:?}");
        assert_eq!((&swing.cause, swing.place), (&SwingCause::Luck, 1));
        fell[usize::from(won > 0.5)] += 1;
    }
    assert!(fell.iter().all(|times| *times > 0), "{fell:?}");
}
