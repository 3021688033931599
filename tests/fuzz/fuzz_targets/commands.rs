//! Arbitrary commands from arbitrary seats: accepted exactly if listed, refused without a trace, invariants always hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::argo::{Command, Setup, State},
    protocol::codec,
    rules::{Config, Game, Seat, SeatCount, Seed, Status, legal},
};
use std::sync::LazyLock;

/// The default tables of two, three and four.
static SETUPS: LazyLock<[Setup; 3]> = LazyLock::new(|| {
    [2, 3, 4].map(|players| {
        let players = SeatCount::new(players).expect("2 to 4");
        State::setup(&Config::new("argo", players)).expect("the default configuration")
    })
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, mut rest)) = bytes.split_first() else {
        return;
    };
    let setup = &SETUPS[usize::from(first % 3)];
    let mut game = State::new(setup, Seed::from_number(u64::from(first)));
    while let Some((&choice, tail)) = rest.split_first() {
        rest = tail;
        if matches!(game.status(setup), Status::Finished(_)) {
            return;
        }
        let seat = Seat::wrapping(usize::from(choice >> 6));
        let list = legal(&game, setup, seat);
        // An even choice plays on; an odd one tries whatever the next bytes spell.
        if choice % 2 == 0 {
            if let Some(command) = list.get(usize::from(choice >> 1 & 31) % list.len().max(1)) {
                game.apply(setup, seat, command).expect("listed");
            }
        } else if let Some(command) = (1..=rest.len().min(6)).find_map(|n| codec::decode::<Command>(&rest[..n]).ok()) {
            let before = game.clone();
            let accepted = game.apply(setup, seat, &command).is_ok();
            assert_eq!(accepted, list.contains(&command));
            assert!(accepted || game == before);
        }
        game.check_invariants(setup).expect("invariants");
    }
});
