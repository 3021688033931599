//! Token buckets: one for all callers, or one for each address.

use std::{collections::BTreeMap, net::IpAddr, time::Instant};

/// Most addresses with a bucket: more than a network of people has.
const ADDRESSES_MAX: usize = 256;

/// A token bucket.
#[derive(Debug)]
pub(super) struct Ration {
    most: f64,
    per_second: f64,
    left: f64,
    at: Instant,
}

impl Ration {
    /// A full bucket with room for `most`, which gains `per_second`.
    pub(super) const fn new(most: f64, per_second: f64, now: Instant) -> Self {
        Self {
            most,
            per_second,
            left: most,
            at: now,
        }
    }

    /// Takes the amount and returns true, or returns false if less is left.
    pub(super) fn admit(&mut self, amount: f64, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * self.per_second;
        (self.left, self.at) = ((self.left + gained).min(self.most), now);
        let admitted = self.left >= amount;
        if admitted {
            self.left -= amount;
        }
        admitted
    }

    /// Adds an amount, up to the maximum.
    pub(super) fn give(&mut self, amount: f64) {
        self.left = (self.left + amount).min(self.most);
    }

    /// True if at least this amount is left.
    pub(super) fn holds(&mut self, amount: f64, now: Instant) -> bool {
        self.admit(0.0, now) && self.left >= amount
    }
}

/// A token bucket for each address.
#[derive(Debug)]
pub(super) struct Rations {
    most: f64,
    per_second: f64,
    of: BTreeMap<IpAddr, Ration>,
}

impl Rations {
    pub(super) const fn new(most: f64, per_second: f64) -> Self {
        Self {
            most,
            per_second,
            of: BTreeMap::new(),
        }
    }

    /// Takes a token of this address; returns false if it has none left. A new address beyond `ADDRESSES_MAX` replaces
    /// the least recently used one.
    pub(super) fn admit(&mut self, address: IpAddr, now: Instant) -> bool {
        if self.of.len() >= ADDRESSES_MAX && !self.of.contains_key(&address) {
            let oldest = self.of.iter().min_by_key(|(_, ration)| ration.at);
            if let Some(oldest) = oldest.map(|(&address, _)| address) {
                self.of.remove(&oldest);
            }
        }
        let fresh = || Ration::new(self.most, self.per_second, now);
        self.of.entry(address).or_insert_with(fresh).admit(1.0, now)
    }

    /// Puts back one token of an address.
    pub(super) fn give_back(&mut self, address: IpAddr) {
        if let Some(ration) = self.of.get_mut(&address) {
            ration.give(1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn so_much_is_had_at_once_and_so_much_in_the_long_run() {
        let start = Instant::now();
        let mut ration = Ration::new(64.0, 4.0, start);
        let mut count = |now| (0..1000).filter(|_| ration.admit(1.0, now)).count();
        assert_eq!(count(start), 64);
        assert_eq!(count(start + Duration::from_secs(2)), 8);
        assert_eq!(count(start + Duration::from_secs(3600)), 64);
    }

    #[test]
    fn each_address_has_its_own_and_the_oldest_is_forgotten() {
        let start = Instant::now();
        let mut rations = Rations::new(2.0, 1.0);
        let address = |number: u16| IpAddr::from([0xfe80, 0, 0, 0, 0, 0, 0, number]);
        let mut count = |number, now| (0..9).filter(|_| rations.admit(address(number), now)).count();
        assert_eq!((count(0, start), count(1, start)), (2, 2));
        let later = start + Duration::from_secs(1);
        assert_eq!(count(0, later), 1);
        for number in 2..1000 {
            assert_eq!(count(number, later), 2);
        }
        assert_eq!(rations.of.len(), ADDRESSES_MAX);
    }
}
