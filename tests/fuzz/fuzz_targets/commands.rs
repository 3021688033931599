//! Arbitrary commands from arbitrary seats: accepted exactly if listed, refused without a trace, invariants always hold.
//! Carried out without a check, they do not panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::{AnyGame, AnySetup, GameId, GameVisitor, Listed},
    protocol::codec,
    rules::{Config, Game, Seat, SeatCount, Seed, Status, legal, scenario::Scripted},
};
use std::sync::LazyLock;

/// The default tables of two, three and four of every game.
static SETUPS: LazyLock<Vec<AnySetup>> = LazyLock::new(|| {
    let tables = GameId::ALL
        .iter()
        .flat_map(|game| [2, 3, 4].map(|players| (game, players)));
    let setup = |(game, players): (&GameId, usize)| {
        let players = SeatCount::new(players).expect("2 to 4");
        AnyGame::setup(&Config::new(game.name(), players)).expect("the default configuration")
    };
    tables.map(setup).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else {
        return;
    };
    let setup = &SETUPS[usize::from(first) % SETUPS.len()];
    setup.id().visit(Table { setup, first, rest });
});

/// One table and what is tried at it.
struct Table<'a> {
    setup: &'a AnySetup,
    first: u8,
    rest: &'a [u8],
}

impl GameVisitor for Table<'_> {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        let setup = G::own_setup(self.setup).expect("visited by its id");
        let mut rest = self.rest;
        let mut game = G::new(setup, Seed::from_number(u64::from(self.first)));
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
            } else if let Some(command) =
                (1..=rest.len().min(8)).find_map(|n| codec::decode::<G::Command>(&rest[..n]).ok())
            {
                let before = game.clone();
                let accepted = game.apply(setup, seat, &command).is_ok();
                assert_eq!(accepted, list.contains(&command));
                assert!(accepted || game == before);
                assert_eq!(before.explain(setup, seat, &command).is_none(), accepted);
                // Without a check it may lead anywhere, but not into a panic.
                before.clone().carry_out(setup, seat, &command);
            }
            game.check_invariants(setup).expect("invariants");
        }
    }
}
