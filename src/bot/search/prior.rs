//! The weights by which commands are tried, before anything is known of them.

use super::super::Evaluate;
use crate::rules::Seat;

/// A lead in value counts this much more among the commands of one question than between seats in the chance to win.
const SHARPNESS: f64 = 4.0;

/// Least weight beside the best command, so that an action that begins with a loss is tried at last.
const LEAST: f64 = 0.01;

/// A weight for each listed command of the seat, from the evaluation of the position after it. The best one has 1.
pub(super) fn weights<G: Evaluate>(state: &G, setup: &G::Setup, seat: Seat, list: &[G::Command]) -> Vec<f64> {
    let worth = |command: &G::Command| {
        let mut next = state.clone();
        next.carry_out(setup, seat, command);
        next.value(setup, seat) - G::price(command)
    };
    let values: Vec<i32> = list.iter().map(worth).collect();
    let best = values.iter().copied().max().unwrap_or_default();
    let steepness = SHARPNESS / f64::from(G::scale(setup));
    let weight = |value: i32| (f64::from(value - best) * steepness).exp().max(LEAST);
    values.into_iter().map(weight).collect()
}
