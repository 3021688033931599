//! Positions and commands survive being written and read.

use podbay::{
    games::argo::State,
    rules::{Config, Game, GameRng, Notation, SeatCount, Seed, Status, legal},
};

/// Plays a random game and checks every position and every listed command on the way.
fn play(players: usize, preset: &str, seed: u64) {
    let mut config = Config::new("argo", SeatCount::new(players).unwrap());
    config.options.insert("preset".into(), preset.into());
    let setup = State::setup(&config).unwrap();
    let seed = Seed::from_number(seed);
    let mut state = State::new(&setup, seed);
    let mut rng = GameRng::new(seed);
    loop {
        let text = state.position_text(&setup);
        let read = State::parse_position(&setup, &text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read, state, "{text}");
        assert_eq!(read.position_text(&setup), text);
        if state.status(&setup) != Status::Deciding {
            return;
        }
        let mut all = Vec::new();
        for decision in state.decisions(&setup) {
            all.extend(
                legal(&state, &setup, decision.seat)
                    .into_iter()
                    .map(|command| (decision.seat, command)),
            );
        }
        for (seat, command) in &all {
            let text = State::command_text(&setup, command);
            assert_eq!(State::parse_command(&setup, &text).as_ref(), Ok(command), "{text}");
            assert!(legal(&read, &setup, *seat).contains(command), "{text}");
        }
        let (seat, command) = &all[rng.below(all.len() as u32) as usize];
        state.apply(&setup, *seat, command).unwrap();
    }
}

#[test]
fn every_position_of_random_games_survives_text() {
    for (seed, (players, preset)) in [(2, "en"), (3, "nl"), (4, "de"), (4, "it")].into_iter().enumerate() {
        play(players, preset, seed as u64);
    }
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
