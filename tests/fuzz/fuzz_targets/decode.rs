//! Arbitrary bytes never panic a decoder, and what decodes is written back as a value that decodes equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::{AnyGame, AnySetup, AnyView, GameId},
    protocol::{ClientMessage, Hello, HostMessage, codec},
    record::{load, verify},
    rules::{Config, Game, Seat, SeatCount, Seed, legal},
};
use std::sync::LazyLock;

/// The default table of two of every game.
static SETUPS: LazyLock<Vec<AnySetup>> = LazyLock::new(|| {
    let players = SeatCount::new(2).expect("two seats");
    let setup = |game: &GameId| AnyGame::setup(&Config::new(game.name(), players)).expect("the default configuration");
    GameId::ALL.iter().map(setup).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let _ = Hello::parse(bytes);
    if let Ok(message) = codec::decode::<ClientMessage<AnyGame>>(bytes) {
        let again = codec::encode(&message).expect("what was decoded can be written");
        assert_eq!(codec::decode::<ClientMessage<AnyGame>>(&again).as_ref(), Ok(&message));
    }
    let _ = codec::decode::<HostMessage<AnyGame>>(bytes);
    if let Ok(loaded) = load::<AnyGame>(bytes) {
        let _ = verify(&loaded.record);
    }
    // A view of another machine is refused, or can be played on.
    let Ok(view) = codec::decode::<AnyView>(bytes) else {
        return;
    };
    for setup in SETUPS.iter() {
        if let Ok(game) = AnyGame::from_view(setup, &view, Seed::from_number(1)) {
            game.check_invariants(setup).expect("the view was accepted");
            for seat in 0..2 {
                let _ = legal(&game, setup, Seat::wrapping(seat));
            }
        }
    }
});
