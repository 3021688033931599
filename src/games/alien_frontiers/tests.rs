//! Random play; views; a second reading of the rules.

mod answers;
mod boxes;
mod laws;
mod legality;
mod naive;
mod steps;
mod views;

use super::{Setup, State};
use crate::games::trial;
use crate::rounds::rounds;
use crate::rules::{Game, Seed, Status};

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    trial::setup::<State>(players, options)
}

#[test]
fn random_games_end_and_keep_every_law() {
    for seed in 0..rounds(12, 60) {
        let players = 2 + seed as usize % 3;
        let mode = if seed % 2 == 0 { "colonies" } else { "vp_target" };
        let setup = setup(players, &[("end_mode", mode)]);
        let game = State::new(&setup, Seed::from_number(seed));
        let end = trial::play_from(&setup, game, seed + 1000, trial::any_of::<80, _>, |game| {
            game.check_invariants(&setup)
                .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{game:#?}"));
        });
        assert!(matches!(end.status(&setup), Status::Finished(_)));
    }
}
