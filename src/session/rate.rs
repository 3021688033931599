//! The number of messages that a client may send.

use crate::protocol::limits::{RATE_BURST, RATE_PER_SECOND, RATE_STRIKES};
use arrayvec::ArrayVec;
use std::time::Duration;

/// A bucket of messages that fills with time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    /// In thousandths of a message.
    level: u64,
    filled_at: Duration,
    strikes: u32,
}

const FULL: u64 = RATE_BURST as u64 * 1000;

impl Rate {
    pub(super) const fn new(now: Duration) -> Self {
        Self {
            level: FULL,
            filled_at: now,
            strikes: 0,
        }
    }
    /// True if one more message is within bounds.
    pub(super) fn admit(&mut self, now: Duration) -> bool {
        let passed = now.saturating_sub(self.filled_at).as_millis();
        if passed > 0 {
            let gained = u64::try_from(passed)
                .unwrap_or(u64::MAX)
                .saturating_mul(RATE_PER_SECOND.into());
            self.level = self.level.saturating_add(gained).min(FULL);
            self.filled_at = now;
            if self.level == FULL {
                self.strikes = 0;
            }
        }
        if let Some(left) = self.level.checked_sub(1000) {
            self.level = left;
            return true;
        }
        self.strikes += 1;
        false
    }
    /// The last message was useful and does not count.
    pub(super) fn refund(&mut self) {
        self.level = (self.level + 1000).min(FULL);
    }
    /// True if the client sent on and on in spite of refusals.
    pub(super) const fn is_flooding(&self) -> bool {
        self.strikes > RATE_STRIKES
    }
}

/// The times at which somebody did something last, of which there may be `MOST` in a while.
#[derive(Clone, Debug, Default)]
pub(super) struct Lately<const MOST: usize>(ArrayVec<Duration, MOST>);

impl<const MOST: usize> Lately<MOST> {
    /// True if it may be done once more now, with `time` for the most.
    pub(super) fn admit(&mut self, now: Duration, time: Duration) -> bool {
        self.0.retain(|done| now.saturating_sub(*done) < time);
        self.0.try_push(now).is_ok()
    }
}
