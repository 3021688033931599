//! Uniformly random play.

use crate::rules::GameRng;

/// Any of `count` commands.
pub(super) fn choose(rng: &mut GameRng, count: usize) -> usize {
    rng.below(count as u32) as usize
}
