//! The only randomness a game may use.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};

/// 32 bytes from which all randomness of a match follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and puzzles: the number in little-endian order, then zeros.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// ChaCha8 with our own distributions, so that no library release can change what a seed means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRng(ChaCha8Rng);

impl GameRng {
    /// The generator of a seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }
    /// A uniform number below `bound`, by rejection; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // The largest multiple of `bound` that fits; anything above would favour small results.
        let zone = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            if draw < zone {
                return draw % bound;
            }
        }
    }
    /// Fisher–Yates from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}
