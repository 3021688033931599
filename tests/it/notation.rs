//! Positions and commands survive being written and read.

use crate::support::setup;
use podbay::{
    games::{alien_frontiers, any::Listed, aqua_sphere, argo::State},
    rules::{
        Config, Game, GameRng, Notation, SeatCount, Seed, Status, legal,
        scenario::Scripted,
        words::{self, Words},
    },
};
use std::fmt::Debug;

/// Plays a random game and checks every position, every listed command, every question and every event on the way.
fn play<G: Scripted>(setup: &G::Setup, seed: u64) {
    let seed = Seed::from_number(seed);
    let mut state = G::new(setup, seed);
    let mut rng = GameRng::new(seed);
    loop {
        let text = state.position_text(setup);
        let read = G::parse_position(setup, &text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read, state, "{text}");
        assert_eq!(read.position_text(setup), text);
        if state.status(setup) != Status::Deciding {
            return;
        }
        let mut all = Vec::new();
        for decision in state.decisions(setup) {
            survives(setup, &decision.prompt);
            let listed = legal(&state, setup, decision.seat);
            listed.iter().for_each(|command| survives(setup, command));
            assert_eq!(legal(&read, setup, decision.seat), listed);
            all.extend(listed.into_iter().map(|command| (decision.seat, command)));
        }
        let (seat, command) = &all[rng.below(all.len() as u32) as usize];
        let applied = state.apply(setup, *seat, command).unwrap();
        applied.events.iter().for_each(|event| survives(setup, event));
    }
}

/// Written and read again a value is the same, and its text is a pattern that a scenario may name.
fn survives<S, T: Words<S> + PartialEq + Debug>(setup: &S, value: &T) {
    let text = words::text(setup, value);
    assert_eq!(words::parse(setup, &text).as_ref(), Ok(value), "{text}");
    assert_eq!(words::parse_pattern::<S, T>(setup, &text), Ok(()), "{text}");
}

/// Random games of a listed game, one of each kind: players and options.
fn listed<G: Scripted + Listed>(kinds: &[(usize, &[(&str, &str)])]) {
    for (seed, (players, options)) in kinds.iter().enumerate() {
        play::<G>(&setup::<G>(*players, options), seed as u64);
    }
}

#[test]
fn every_position_of_argo_survives_text() {
    let preset = |name: &'static str| [("preset", name)];
    listed::<State>(&[
        (2, &preset("en")),
        (3, &preset("nl")),
        (4, &preset("de")),
        (4, &preset("it")),
    ]);
}

#[test]
fn every_position_of_alien_frontiers_survives_text() {
    listed::<alien_frontiers::State>(&[
        (2, &[]),
        (3, &[("end_mode", "vp_target")]),
        (4, &[("docking", "free_only")]),
    ]);
}

#[test]
fn every_position_of_aqua_sphere_survives_text() {
    listed::<aqua_sphere::State>(&[
        (2, &[("red_line_crystal", "optional")]),
        (3, &[("finite_supply", "no")]),
        (4, &[("auto_end_turn", "yes")]),
    ]);
}

#[test]
fn what_is_not_notation_is_refused_with_its_line() {
    let setup = State::setup(&Config::new("argo", SeatCount::new(2).unwrap())).unwrap();
    for text in [
        "",
        "move",
        "move P0.pilot",
        "move P0.pilot C99",
        "move P2.pilot C01",
        "build 4 0,0 r0",
        "end now",
    ] {
        assert!(State::parse_command(&setup, text).is_err(), "{text}");
    }
    for text in [
        "bogus 1",
        "at C01 P0.pilot",
        "tile C01 0,-2 r0\ntile C01 0,-3 r0",
        "tile C01 0,-2 r0\ntile C02 0,-2 r0",
        "tile C01 1,1 r0",
        "tile pod1 0,-2 r0",
        "alien WR",
        "dead P0.pilot P0.pilot",
        "stack C01 C01",
        "stack C01\ntile C01 0,-2 r0",
        "score 1",
        "pods taken 9",
        "phase lunch",
    ] {
        assert!(State::parse_position(&setup, text).is_err(), "{text}");
    }
    let error = State::parse_position(&setup, "turn 3\n\ntile C01 0,-2 r9").unwrap_err();
    assert_eq!(error.line, 3);
    assert!(error.message.contains("r9"), "{}", error.message);
}
