//! Words of players and commands that are looked for, in whole games.

use super::{players, wanted};
use crate::{
    games::aqua_sphere::{Command, State},
    rules::{Config, Game, GameRng, SeatCount, Seed, Viewer, legal},
    text::About,
};
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned).to_vec()
}

/// Plays a random game and hands every position in words, with what the asked player may look for.
fn play(seats: usize, seed: u64, mut check: impl FnMut(About<'_, State>, &[Command])) {
    let config = Config::new("aqua-sphere", SeatCount::new(seats).expect("a number of seats"));
    let setup = State::setup(&config).expect("the box that is built in");
    let mut state = State::new(&setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    let mut names = names();
    names.truncate(seats);
    loop {
        let view = state.view(Viewer::Spectator);
        let asked = state.decisions(&setup).first().map(|decision| decision.seat);
        let about = About::<State> {
            setup: &setup,
            view: &view,
            names: &names,
            you: asked,
        };
        let looked_for = asked.map(|seat| wanted::looked_for(about, seat)).unwrap_or_default();
        check(about, &looked_for);
        let Some(seat) = asked else { return };
        let list = legal(&state, &setup, seat);
        let command = list[rng.below(list.len() as u32) as usize];
        state.apply(&setup, seat, &command).expect("listed");
    }
}

#[test]
fn players_are_read_aloud_whole_and_their_sources_add_up() {
    play(3, 5, |about, _| {
        for seat in about.setup.players.seats() {
            let player = &about.view.board.players[seat];
            let sum: i32 = players::sources(player.points).iter().map(|(_, points)| points).sum();
            assert_eq!(sum, i32::from(player.points.total()));
            let spoken = players::spoken(about, seat);
            assert!(!spoken.contains(['{', '}']) && !spoken.contains("aq-"), "{spoken}");
            assert!(!spoken.contains(", ,"), "{spoken}");
        }
    });
}

#[test]
fn what_is_looked_for_covers_the_ways_of_a_turn() {
    let mut kinds = BTreeSet::new();
    play(4, 2, |_, looked_for| {
        for command in looked_for {
            let text = format!("{command:?}");
            kinds.insert(text.split([' ', '{']).next().unwrap_or_default().to_owned());
        }
    });
    let wanted = ["Deploy", "EngineerMove", "FreeProgram", "MoveTo", "Pass"];
    assert!(wanted.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}
