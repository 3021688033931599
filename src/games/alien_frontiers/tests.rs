//! Random play; views; a second reading of the rules.

mod answers;
mod boxes;
mod laws;
mod legality;
mod naive;
mod steps;
mod views;

use super::{Setup, State};
use crate::rounds::rounds;
use crate::rules::{Config, Game, GameRng, SeatCount, Seed, Status, legal};

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut config = Config::new("alien-frontiers", SeatCount::new(players).unwrap());
    for (key, value) in options {
        config.options.insert((*key).to_owned(), (*value).to_owned());
    }
    State::setup(&config).unwrap()
}

#[test]
fn random_games_end_and_keep_every_law() {
    for seed in 0..rounds(12, 60) {
        let players = 2 + seed as usize % 3;
        let mode = if seed % 2 == 0 { "colonies" } else { "vp_target" };
        let setup = setup(players, &[("end_mode", mode)]);
        let mut game = State::new(&setup, Seed::from_number(seed));
        let mut rng = GameRng::new(Seed::from_number(seed + 1000));
        let mut commands = 0;
        while let Some(decision) = game.decisions(&setup).pop() {
            let list = legal(&game, &setup, decision.seat);
            assert!(
                !list.is_empty() && list.len() <= 80,
                "{:?} {}",
                decision.prompt,
                list.len()
            );
            let command = list[rng.below(list.len() as u32) as usize];
            game.apply(&setup, decision.seat, &command).unwrap();
            game.check_invariants(&setup)
                .unwrap_or_else(|e| panic!("seed {seed} after {command:?}: {e}\n{game:#?}"));
            commands += 1;
            assert!(commands < setup.max_commands());
        }
        assert!(matches!(game.status(&setup), Status::Finished(_)));
    }
}
