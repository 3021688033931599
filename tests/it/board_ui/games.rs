//! Whole games on drawn boards, and how a table behaves around a question.

use super::{
    questions::{FRONTIERS, SPHERE, STATION, show},
    *,
};
use crate::rounds::rounds;
use podbay::{
    games::{alien_frontiers, aqua_sphere, argo},
    rules::Game,
};

/// Plays a game to its end, each answer drawn at random and given by `answer`.
fn whole_game<G: Boarded>(table: Table<G>, size: Vec2, least: u32, answer: impl Fn(&mut Window<G>, &G::Command)) {
    let mut harness = window(table, size);
    let mut rng = GameRng::new(Seed::from_number(5));
    for _ in 0..4000 {
        if harness.state().is_over() {
            assert!(harness.state().revision > least, "that was no game");
            let status = labels(&harness, Role::Status);
            assert!(status[0].starts_with("The game is over."), "{status:?}");
            return;
        }
        let list = harness.state().legal();
        let wanted = list[rng.below(list.len() as u32) as usize];
        let given = harness.state().commands().len();
        answer(&mut harness, &wanted);
        assert_given(&harness, given, &wanted);
    }
    panic!("the game never ended");
}

fn frontiers(seed: u64) -> Table<alien_frontiers::State> {
    Table::new(seed, 2, &[("round_limit", rounds("3", "10")), ("docking", "free_only")])
}

#[test]
fn alien_frontiers_is_played_with_the_mouse_alone() {
    whole_game(frontiers(5), LARGE, 20, by_mouse);
}

#[test]
fn alien_frontiers_is_played_with_the_keyboard_alone() {
    whole_game(frontiers(6), SMALL, 20, by_keys);
}

#[test]
fn aqua_sphere_is_played_with_the_mouse_alone() {
    whole_game(Table::<aqua_sphere::State>::new(5, 2, &[]), LARGE, 100, by_mouse);
}

#[test]
fn aqua_sphere_is_played_with_the_keyboard_alone() {
    whole_game(Table::<aqua_sphere::State>::new(6, 2, &[]), SMALL, 100, by_keys);
}

#[test]
fn argo_is_played_with_the_mouse_alone() {
    whole_game(Table::<argo::State>::new(7, 3, &[]), LARGE, 50, by_mouse);
}

#[test]
fn argo_is_played_with_the_keyboard_alone() {
    whole_game(Table::<argo::State>::new(rounds(7, 5), 3, &[]), SMALL, 50, by_keys);
}

#[test]
fn who_is_not_asked_looks_on() {
    let mut table = frontiers(1);
    let asked = table.seat();
    table.mine.retain(|seat| *seat != asked);
    let mut harness = window(table, SMALL);
    for key in [Key::Enter, Key::Num1, Key::ArrowDown, Key::Enter, Key::H, Key::Num1] {
        press(&mut harness, key);
    }
    assert_eq!(harness.state().actions, []);
    assert_eq!(labels(&harness, Role::ListItem), Vec::<String>::new());
}

#[test]
fn what_is_done_is_taken_back_by_key_and_by_button() {
    let mut table = Table::<aqua_sphere::State>::new(3, 2, &[]);
    table.history.clear();
    let mut harness = window(table, LARGE);
    let list = harness.state().legal();
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().commands().len(), 1);
    // The next question came this moment: a stray key answers nothing.
    wait(&mut harness);
    press(&mut harness, Key::Backspace);
    wait(&mut harness);
    assert!(matches!(
        harness.state().actions.last(),
        Some(Wish::Say(ClientMessage::StepBack { .. }))
    ));
    assert_eq!(harness.state().legal(), list);
}

/// Escape leaves step by step what is half chosen or open.
#[test]
fn escape_leaves_list_and_choice() {
    let mut harness = window(Table::<aqua_sphere::State>::new(3, 2, &[]), SMALL);
    press(&mut harness, Key::H);
    assert!(!harness.state().screen.is_idle());
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.is_idle());
    harness.get_by_label("Log").click();
    wait(&mut harness);
    assert!(!harness.state().screen.is_idle());
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.is_idle());
}

fn no_overlap<G: Boarded>(table: impl Fn() -> Table<G>) {
    for size in SIZES {
        let harness = window(table(), size);
        let bounds = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        let places = harness.state().screen.places();
        assert!(places.len() > 20);
        for place in places {
            let rect = place.shape.bounds();
            assert!(bounds.expand(0.5).contains_rect(rect), "{} at {size:?}", place.label);
        }
        let buttons = ["Menu", "Undo", "What can I do?"];
        let rects: Vec<egui::Rect> = buttons
            .iter()
            .flat_map(|label| harness.query_all_by_label_contains(label))
            .map(|node| node.rect().shrink(0.1))
            .collect();
        assert!(rects.len() >= 3);
        for (index, rect) in rects.iter().enumerate() {
            assert!(bounds.contains_rect(*rect), "{rect:?} at {size:?}");
            assert!(rects[index + 1..].iter().all(|other| !other.intersects(*rect)));
        }
    }
}

#[test]
fn everything_lies_in_the_window_at_every_size() {
    for players in 2..=4 {
        no_overlap(|| Table::<alien_frontiers::State>::new(1, players, &[]));
        no_overlap(|| Table::<aqua_sphere::State>::new(1, players, &[]));
        no_overlap(|| Table::<argo::State>::new(1, players, &[]));
    }
}

/// Each place is the topmost one somewhere, so that it can be pointed at.
fn each_place_is_somewhere_on_top<G: Boarded>(positions: &[(G::Setup, G)]) {
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::<G>::new(1, 2, &[]), size);
        for position in positions {
            show(&mut harness, position);
            let places = harness.state().screen.places();
            for (index, place) in places.iter().enumerate() {
                let bounds = place.shape.bounds();
                let over = |at| {
                    places[index + 1..]
                        .iter()
                        .any(|other| other.shape.bounds().contains(at))
                };
                let mut points =
                    (0..225).map(|n| bounds.min + bounds.size() * Vec2::new(n as f32 % 15.0, n as f32 / 15.0) / 15.0);
                assert!(points.any(|at| !over(at)), "{} is covered at {size:?}", place.label);
            }
        }
    }
}

#[test]
fn each_place_of_aqua_sphere_can_be_pointed_at() {
    each_place_is_somewhere_on_top(&SPHERE);
}

#[test]
fn each_place_of_argo_can_be_pointed_at() {
    each_place_is_somewhere_on_top(&STATION);
}

#[test]
fn each_place_of_alien_frontiers_can_be_pointed_at() {
    each_place_is_somewhere_on_top(&FRONTIERS);
}

/// A table at which a round was just scored.
fn scored() -> Table<aqua_sphere::State> {
    let asks = |(setup, game): &&(_, aqua_sphere::State)| {
        let prompt = game.decisions(setup)[0].prompt;
        prompt == aqua_sphere::Prompt::ConfirmRound
    };
    let (setup, game) = SPHERE.iter().find(asks).expect("a scoring").clone();
    Table::of(setup, game)
}

/// The steps of the scoring that is on the screen.
fn steps(harness: &Window<aqua_sphere::State>) -> usize {
    let sources = [
        "Control fields",
        "Bots in play",
        "Crystals held",
        "Octopods left",
        "Red lines",
    ];
    let read = labels(harness, Role::Button);
    sources
        .iter()
        .filter(|source| read.iter().any(|label| label.starts_with(*source)))
        .count()
}

#[test]
fn a_scoring_is_walked_through_step_by_step() {
    let mut harness = window(scored(), LARGE);
    assert_eq!(steps(&harness), 5);
    let goes_on = |harness: &Window<_>| {
        labels(harness, Role::Button)
            .iter()
            .any(|label| label.starts_with("Next step"))
    };
    assert!(goes_on(&harness));
    harness.get_by_label_contains("Octopods left").click();
    harness.run_steps(30);
    assert!(goes_on(&harness), "a step that was chosen stays");
    press(&mut harness, Key::Enter);
    harness.run_steps(1);
    assert!(
        !goes_on(&harness) && harness.state().commands().is_empty(),
        "the last step"
    );
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().commands(), [aqua_sphere::Command::Commit]);
    let mut harness = window(scored(), SMALL);
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Enter);
    assert_eq!(
        harness.state().commands(),
        [aqua_sphere::Command::Commit],
        "Space goes to the end"
    );
}

#[test]
fn a_scoring_stays_until_it_was_seen_though_the_game_goes_on() {
    let mut table = scored();
    let asked = table.seat();
    table.mine.retain(|seat| *seat != asked);
    let mut harness = window(table, LARGE);
    harness.state_mut().command(asked, aqua_sphere::Command::Commit);
    harness.run_steps(1);
    assert_eq!(steps(&harness), 5, "it is still explained");
    press(&mut harness, Key::Space);
    harness.run_steps(1);
    assert_eq!(steps(&harness), 0, "the next round");
}
