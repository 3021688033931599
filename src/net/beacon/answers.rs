//! The number of answers that a host gives.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    time::{Duration, Instant},
};

/// Answers in a second, to all together: everybody of a full room who begins to look at the same moment, each asking by
/// three ways. Those to addresses that nobody has wait in the send buffer for three seconds; so many fit.
const ALL: u32 = 128;
/// The same to one address: a few programs on one machine, each asking everybody by two ways, and this host alone.
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

    /// True if one more answer may go there.
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
