//! Arbitrary box files: each game refuses one with its place, or plays with it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::{AnyGame, GameId},
    rules::{BoxFile, Config, Game, GameRng, Seat, SeatCount, Seed, legal},
};

/// Commands that are played with a box.
const COMMANDS: u32 = 40;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for game in GameId::ALL {
        let players = SeatCount::new(2 + bytes.len() % 3).expect("2 to 4");
        let mut config = Config::new(game.name(), players);
        let name = "own.toml".to_owned();
        let text = text.to_owned();
        config.box_file = Some(BoxFile { name, text });
        let _ = AnyGame::options(&config);
        if let Ok(setup) = AnyGame::setup(&config) {
            play(&setup);
        }
    }
});

fn play(setup: &<AnyGame as Game>::Setup) {
    let mut game = AnyGame::new(setup, Seed::from_number(1));
    let mut rng = GameRng::new(Seed::from_number(2));
    for _ in 0..COMMANDS {
        game.check_invariants(setup).expect("invariants");
        let Some(decision) = game.decisions(setup).pop() else {
            return;
        };
        let list = legal(&game, setup, decision.seat);
        assert!(!list.is_empty(), "{:?} is asked and has no answer", decision.seat);
        let choice = rng.below(u32::try_from(list.len()).expect("a short list"));
        let command = &list[usize::try_from(choice).expect("an index")];
        game.apply(setup, decision.seat, command).expect("listed");
        let _ = game.view(podbay::rules::Viewer::Seat(Seat::wrapping(0)));
    }
}
