//! The clock of one machine.

use crate::rules::{GameRng, Seed};
use std::time::Duration;

/// Clocks are at most this far apart, in seconds.
const APART: u32 = 30 * 24 * 3600;
/// A clock runs at most this much too fast or too slow, in millionths.
const DRIFT: u32 = 20_000;
const MILLION: u128 = 1_000_000;

/// A clock that is ahead of the world's time, runs a little fast or slow, and may stand still while its machine sleeps,
/// as the clock of Linux does.
#[derive(Debug)]
pub(super) struct MachineClock {
    ahead: Duration,
    /// Microseconds that the clock advances in one second of the world.
    rate: u128,
    stands_still: bool,
    /// Total time for which the clock has stood still.
    stood: Duration,
}

impl MachineClock {
    /// The clock of the machine with this number, in the evening of a seed.
    pub(super) fn new(seed: u64, machine: usize) -> Self {
        let mut bytes = Seed::from_number(seed);
        // There are only a few machines.
        (bytes.0[31], bytes.0[30]) = (8, machine as u8);
        let mut rng = GameRng::new(bytes);
        Self {
            ahead: Duration::from_secs(rng.below(APART).into()),
            rate: MILLION - u128::from(DRIFT) + u128::from(rng.below(2 * DRIFT + 1)),
            stands_still: rng.below(2) == 0,
            stood: Duration::ZERO,
        }
    }

    /// The time that the clock shows at a time of the world.
    pub(super) fn read(&self, world: Duration) -> Duration {
        let run = world.saturating_sub(self.stood).as_nanos();
        self.ahead + nanos(run * self.rate / MILLION)
    }

    /// The first time of the world at which the clock shows this time or a later one.
    pub(super) fn when(&self, shown: Duration) -> Duration {
        let run = shown.saturating_sub(self.ahead).as_nanos();
        self.stood + nanos((run * MILLION).div_ceil(self.rate))
    }

    /// Notes that the machine sleeps for this long.
    pub(super) fn sleeps(&mut self, time: Duration) {
        if self.stands_still {
            self.stood += time;
        }
    }
}

fn nanos(nanos: u128) -> Duration {
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_a_time_when_it_says_that_it_will() {
        for machine in 0..50 {
            let mut clock = MachineClock::new(7, machine);
            let now = Duration::from_millis(12_345);
            let shown = clock.read(now) + Duration::from_millis(2_500);
            let then = clock.when(shown);
            assert!(clock.read(then) >= shown && clock.read(then - Duration::from_micros(2)) < shown);
            let (before, hour) = (clock.read(now), Duration::from_secs(3600));
            clock.sleeps(hour);
            assert_eq!(clock.read(now + hour) == before, clock.stands_still);
        }
    }
}
