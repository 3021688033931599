//! Arbitrary text as scenarios, positions and commands of every game: refused with its line, or read as what it is
//! written as.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::{AnyGame, AnySetup, GameId, GameVisitor, Listed},
    rules::{
        Config, Game, Seat, SeatCount, legal,
        scenario::{self, Scenario, Scripted},
    },
};
use std::sync::LazyLock;

/// Blocks of a file that are run, and lines that are read as commands.
const MOST: usize = 4;

static SETUPS: LazyLock<Vec<AnySetup>> = LazyLock::new(|| {
    let setup = |game: &GameId| {
        let players = SeatCount::new(3).expect("three seats");
        AnyGame::setup(&Config::new(game.name(), players)).expect("the default configuration")
    };
    GameId::ALL.iter().map(setup).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(blocks) = scenario::parse(text) {
        for scenario in blocks.iter().flatten().take(MOST) {
            // A person may well ask for a million seeds.
            if let (Some(game), 0..=3) = (
                GameId::from_name(&scenario.config.game),
                scenario.seeds.1.saturating_sub(scenario.seeds.0),
            ) {
                game.visit(Run(scenario));
            }
        }
    }
    for setup in SETUPS.iter() {
        setup.id().visit(Read { setup, text });
    }
});

struct Run<'a>(&'a Scenario);

impl GameVisitor for Run<'_> {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        // Whether it holds is for who wrote it.
        let _ = scenario::run::<G>(self.0);
    }
}

struct Read<'a> {
    setup: &'a AnySetup,
    text: &'a str,
}

impl GameVisitor for Read<'_> {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        let setup = G::own_setup(self.setup).expect("visited by its id");
        if let Ok(game) = G::parse_position(setup, self.text) {
            for seat in 0..3 {
                let _ = legal(&game, setup, Seat::wrapping(seat));
            }
            let again = game.position_text(setup);
            let again = G::parse_position(setup, &again).expect("it was written");
            assert!(again == game, "another position");
        }
        for line in self.text.lines().take(MOST) {
            if let Ok(command) = G::parse_command(setup, line) {
                let again = G::command_text(setup, &command);
                assert_eq!(G::parse_command(setup, &again).as_ref(), Ok(&command));
            }
        }
    }
}
