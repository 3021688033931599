//! The weights by which commands are tried, before anything is known of them.

use super::{
    super::{Evaluate, weights::Weights},
    reward::Worth,
};
use crate::rules::Seat;

/// Odds to win count with this power among the commands of one question.
const SHARPNESS: f64 = 4.0;

/// Least weight beside the best command, so that an action that begins with a loss is tried at last.
pub(super) const LEAST: f64 = 0.1;

/// The same at the root, where each command is tried often enough to see an end of the game a few commands later.
pub(super) const LEAST_AT_ROOT: f64 = 0.25;

/// No estimate is surer than this, so that a won game still has better and worse commands.
const SURE: f64 = 0.001;

/// A weight for each listed command of the seat, from the estimate of the position after it. The best one has 1, and none
/// has less than `least`.
pub(super) fn priors<G: Evaluate>(
    state: &G,
    setup: &G::Setup,
    weights: &Weights,
    seat: Seat,
    list: &[G::Command],
    least: f64,
) -> Vec<f64> {
    let odds = |command: &G::Command| {
        let mut next = state.clone();
        next.carry_out(setup, seat, command);
        let share = Worth::of(&next, setup, weights).reward[seat].clamp(SURE, 1.0 - SURE);
        share / (1.0 - share)
    };
    let odds: Vec<f64> = list.iter().map(odds).collect();
    let best = odds.iter().copied().fold(0.0, f64::max);
    odds.into_iter()
        .map(|odds| (odds / best).powf(SHARPNESS).max(least))
        .collect()
}
