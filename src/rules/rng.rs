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
        loop {
            let draw = self.0.next_u32();
            // Draws from the largest multiple of `bound` on would favour small results. Most draws are so far below it that
            // it need not be worked out.
            if draw <= u32::MAX - bound || draw < u32::MAX - u32::MAX % bound {
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
    /// Goes on with another stream, for the `count`-th take-back: the same generator and count lead to the same
    /// stream, and what was drawn after this point before does not come again.
    ///
    /// The new key is the generator's own next 32 bytes with the count in its first four.
    pub fn rekey(&mut self, count: u32) {
        let mut key = [0; 32];
        for word in key.chunks_exact_mut(4) {
            word.copy_from_slice(&self.0.next_u32().to_le_bytes());
        }
        for (byte, number) in key.iter_mut().zip(count.to_le_bytes()) {
            *byte ^= number;
        }
        self.0 = ChaCha8Rng::from_seed(key);
    }
}

/// The key in hexadecimal digits and how many 32-bit words were drawn from it: `07…00:12`. Reading it gives an equal
/// generator.
impl std::fmt::Display for GameRng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for byte in self.0.get_seed() {
            write!(f, "{byte:02x}")?;
        }
        write!(f, ":{}", self.0.get_word_pos())
    }
}

impl std::str::FromStr for GameRng {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (key, words) = text.split_once(':')?;
            if key.len() != 64 || !key.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                return None;
            }
            let mut seed = [0; 32];
            for (at, byte) in seed.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&key[2 * at..2 * at + 2], 16).ok()?;
            }
            // Beyond this the generator begins anew: no text stands for two words drawn.
            let words = words.parse().ok().filter(|&words| words < 1 << 68)?;
            let mut rng = ChaCha8Rng::from_seed(seed);
            rng.set_word_pos(words);
            Some(Self(rng))
        };
        read().ok_or_else(|| format!("{text:?} is not a generator such as 64 hexadecimal digits and :12"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(mut rng: GameRng) -> [u32; 12] {
        std::array::from_fn(|_| rng.below(6) + 1)
    }

    #[test]
    fn a_generator_survives_text() {
        let mut rng = GameRng::new(Seed::from_number(0xfeed));
        for _ in 0..100 {
            let read: GameRng = rng.to_string().parse().unwrap();
            assert_eq!(read, rng);
            assert_eq!(rolls(read), rolls(rng.clone()));
            rng.below(6);
        }
        let zeros = "0".repeat(64);
        for bad in [
            "",
            "7",
            &format!("{zeros}:-1"),
            &zeros[1..],
            &format!("{zeros}0:1"),
            &format!("é{}:1", &zeros[2..]),
        ] {
            assert!(bad.parse::<GameRng>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_new_key_gives_the_same_rolls_on_every_platform_and_release() {
        let start = GameRng::new(Seed::from_number(7));
        let [plain, first, second] = [None, Some(1), Some(2)].map(|count| {
            let mut rng = start.clone();
            if let Some(count) = count {
                rng.rekey(count);
            }
            rolls(rng)
        });
        assert_eq!(plain, [6, 5, 2, 3, 3, 4, 1, 1, 6, 5, 3, 2]);
        assert_eq!(first, [1, 1, 5, 4, 5, 6, 2, 5, 5, 6, 1, 6]);
        assert_eq!(second, [4, 4, 2, 1, 6, 2, 5, 6, 4, 5, 2, 6]);
    }
}
