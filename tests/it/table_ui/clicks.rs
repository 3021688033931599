//! A turn by mouse: how many clicks it takes, and what a click means.

use super::{
    prompts::{by_mouse, path},
    *,
};
use podbay::games::argo::{Place, Role, Tile};

/// Gives a command by mouse; returns how many clicks it took.
fn give(harness: &mut Harness<'static, Table>, wanted: Command) -> usize {
    let table = harness.state();
    let (prompt, legal, from) = (table.prompt(), table.legal(), table.state.selection);
    let steps = (0..4).find_map(|depth| path(&prompt, &legal, from, wanted, depth));
    let steps = steps.expect("it can be clicked");
    for step in &steps {
        assert!(!harness.state().commands().contains(&wanted), "too early: {steps:?}");
        by_mouse(harness, step);
    }
    assert!(harness.state().commands().contains(&wanted), "{steps:?}");
    // What is confirmed by itself comes up.
    wait(harness);
    steps.len()
}

/// A table at which a turn has an alien, a tile to build and two astronauts who can step.
const TURN: &str = "tile C01 0,-2 r0
tile C02 2,0 r1
tile C03 0,2 r0
tile C06 0,-3 r1
alien C06
at C01 P1.pilot
display C04 C05 C07
phase alien";

#[test]
fn a_whole_turn_takes_at_most_nine_clicks() {
    let mut harness = harness(Table::at(TURN), LARGE);
    let active = harness.state().seat();
    let mut clicks = 0;
    let (mut builds, mut moves, mut aliens) = (0, 0, 0);
    while harness.state().seat() == active {
        let table = harness.state();
        let view = table.shown().view;
        let empty = |to: &Tile| !view.board.aliens.contains(*to) && !view.board.places.contains(&Place::Module(*to));
        let legal = table.legal();
        let step = legal.iter().find(|command| match command {
            // An Explorer may step twice.
            Command::MoveAstronaut { astronaut, to } => astronaut.role() != Role::Explorer && empty(to),
            _ => false,
        });
        let wanted = *step.or(legal.first()).expect("something can be done");
        match wanted {
            Command::Build { .. } => builds += 1,
            Command::MoveAstronaut { .. } => moves += 1,
            Command::MoveAlien { .. } => aliens += 1,
            _ => {}
        }
        clicks += give(&mut harness, wanted);
    }
    assert_eq!((aliens, builds, moves), (1, 1, 2));
    assert!(clicks <= 9, "{clicks} clicks: {:?}", harness.state().commands());
}

#[test]
fn a_click_on_a_lit_place_means_the_place_also_where_an_own_figure_stands() {
    let position = "tile C01 0,-2 r0\ntile C02 0,-3 r0\nat C01 P0.chief";
    let mut harness = harness(Table::at(position), LARGE);
    let push = State::parse_command(&harness.state().setup, "move P0.pilot C01").expect("a command");
    assert!(harness.state().legal().contains(&push), "{:?}", harness.state().legal());
    assert_eq!(give(&mut harness, push), 2);
}
