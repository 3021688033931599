//! Positions and commands survive being written and read.

use crate::support::setup;
use podbay::{
    games::{alien_frontiers, any::Listed, aqua_sphere, argo::State},
    rules::{
        GameRng, Notation, Seed, Status, legal,
        scenario::Scripted,
        words::{self, Words},
    },
};
use proptest::{collection, prelude::*, sample};
use std::fmt::Debug;

/// Lines of any words, and some that are usual in positions, of which there are four times as many.
pub fn any_text(words: &'static str, usual: &'static [&str]) -> impl Strategy<Value = String> {
    let words: Vec<_> = words.split_whitespace().collect();
    let line = collection::vec(sample::select(words), 1..9).prop_map(|words| words.join(" "));
    let usual = sample::select(usual).prop_map(str::to_owned);
    collection::vec(prop_oneof![1 => line, 4 => usual], 0..6).prop_map(|lines| lines.join("\n"))
}

/// Whatever is read as a position obeys these laws, and it is the same once written and read again; so is a command.
pub fn any_text_is_lawful_or_refused<G: Scripted + Listed>(
    texts: impl Strategy<Value = String>,
    laws: impl Fn(&G, &G::Setup) -> Result<(), String>,
) {
    proptest!(|(text in texts, players in 2..=4_usize)| {
        let setup = setup::<G>(players, &[]);
        if let Ok(state) = G::parse_position(&setup, &text) {
            prop_assert_eq!(laws(&state, &setup), Ok(()));
            let written = state.position_text(&setup);
            prop_assert_eq!(G::parse_position(&setup, &written), Ok(state), "{}", written);
        }
        for line in text.lines().chain([text.as_str()]) {
            if let Ok(command) = G::parse_command(&setup, line) {
                let written = G::command_text(&setup, &command);
                prop_assert_eq!(G::parse_command(&setup, &written), Ok(command), "{}", line);
            }
        }
    });
}

/// Each of the lines is a command and is written as it was read.
pub fn commands_stay_as_written<G: Notation + Listed>(players: usize, lines: &[&str]) {
    let setup = setup::<G>(players, &[]);
    for text in lines {
        let command = G::parse_command(&setup, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(G::command_text(&setup, &command), *text);
    }
}

/// Each of the lines is no command, and the complaint has the word beside it.
pub fn wrong_words_are_named<G: Notation + Listed>(players: usize, lines: &[(&str, &str)]) {
    let setup = setup::<G>(players, &[]);
    for (text, word) in lines {
        let error = G::parse_command(&setup, text).expect_err(text);
        assert!(error.message.contains(word), "{text}: {error}");
    }
}

/// Each of the texts is no position; the complaint is about this line and has these words.
pub fn positions_are_refused<G: Notation + Listed>(players: usize, texts: &[(&str, usize, &str)]) {
    let setup = setup::<G>(players, &[]);
    for (text, line, words) in texts {
        let error = G::parse_position(&setup, text).expect_err(text);
        assert_eq!(error.line, *line, "{text}: {error}");
        assert!(error.message.contains(words), "{text}: {error}");
    }
}

/// Each of the checks holds of the position.
pub fn holds<G: Scripted>(setup: &G::Setup, position: &str, checks: &[&str]) -> G {
    let state = G::parse_position(setup, position).unwrap();
    for check in checks {
        let verdict = state.check(setup, check).unwrap();
        assert!(verdict.holds, "{check}: {}", verdict.got);
    }
    state
}

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
