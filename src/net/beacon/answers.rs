//! Limits a host's answers to questions of the beacon.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    time::{Duration, Instant},
};

/// Most answers a second to all addresses, enough for a full room that begins to look at once, each asking in three
/// ways. Answers to unused addresses stay in the send buffer for three seconds, and so many fit.
const ALL: u32 = 128;
/// Most answers a second to one address, where a few programs may ask, each by multicast, by broadcast and directly.
const EACH: u32 = 32;
const SECOND: Duration = Duration::from_secs(1);

/// Counts the answers of the present second, so that a flood of questions makes no flood of answers.
pub(in crate::net) struct Answers {
    since: Instant,
    all: u32,
    each: BTreeMap<IpAddr, u32>,
}

impl Answers {
    pub(in crate::net) const fn new(now: Instant) -> Self {
        Self {
            since: now,
            all: 0,
            each: BTreeMap::new(),
        }
    }

    /// Counts one more answer to this address; returns false if a limit is reached.
    pub(in crate::net) fn admit(&mut self, to: IpAddr, now: Instant) -> bool {
        if now.saturating_duration_since(self.since) >= SECOND {
            *self = Self::new(now);
        }
        // At most as many addresses as answers are kept.
        let there = self.each.get(&to).copied().unwrap_or(0);
        let admitted = self.all < ALL && there < EACH;
        if admitted {
            self.all += 1;
            self.each.insert(to, there + 1);
        }
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_questions_makes_no_flood_of_answers() {
        let start = Instant::now();
        let mut answers = Answers::new(start);
        let ip = |last: u8| IpAddr::from([10, 0, 0, last]);
        let mut count = |to, now| (0..1000).filter(|_| answers.admit(to, now)).count();
        assert_eq!(count(ip(1), start), 32, "one address takes not all of them");
        assert_eq!((2..=250).map(|last| count(ip(last), start)).sum::<usize>(), 96);
        assert_eq!(count(ip(1), start + SECOND), 32);
    }
}
