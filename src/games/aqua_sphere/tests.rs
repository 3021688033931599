//! The engine as a whole.

mod after;
mod boxes;
mod deal;
mod laws;
mod naive;
mod refill;
mod scores;
mod views;

use super::{RoundPart, Setup, State};
use crate::games::trial;
use crate::rounds::rounds;
use crate::rules::{Game, List, Seat, Seed, Status};

pub(super) fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    trial::setup::<State>(players, options)
}

/// Plays at random to the end; `look` sees every position.
pub(super) fn play(setup: &Setup, seed: u64, look: impl FnMut(&State)) -> State {
    let game = State::new(setup, Seed::from_number(seed));
    trial::play_from(setup, game, seed + 1000, trial::any_of::<20, _>, look)
}

/// Takes an item out of a list; the others keep their order.
fn take_out<T: Copy, const N: usize>(list: &mut List<T, N>, at: usize) -> T {
    list[at..].rotate_left(1);
    list.pop().unwrap()
}

#[test]
fn random_games_end_and_keep_every_law() {
    for seed in 0..rounds(12, 60) {
        let setup = setup(2 + seed as usize % 3, &[]);
        let end = play(&setup, seed, |game| {
            game.check_invariants(&setup)
                .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{game:#?}"));
        });
        assert!(matches!(end.status(&setup), Status::Finished(_)));
        assert_eq!(end.board.stage, RoundPart::Over);
    }
}

#[test]
fn random_games_with_every_other_option_end() {
    let options = [
        &[("red_line_crystal", "optional"), ("auto_end_turn", "yes")][..],
        &[("finite_supply", "no"), ("start_player", "P1")],
    ];
    for (seed, options) in (0..).zip(options.iter().cycle().take(rounds(4, 20))) {
        let setup = setup(2 + seed as usize % 3, options);
        let end = play(&setup, seed, |_| {});
        let points = |seat: Seat| end.board.players[seat].points.total();
        assert!(setup.players.seats().all(|seat| points(seat) >= 0));
    }
}
