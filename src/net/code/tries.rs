//! The tries of a join code that a table grants to guests.

use super::proof::Confirmation;
use crate::{
    net::ration::{Ration, Rations},
    protocol::limits::{self, CODE_TRIES, CODE_TRIES_EACH, CODE_TRIES_GROUP, CODE_WRONG_MAX},
};
use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr},
    time::Instant,
};

/// The network of an IPv6 address: one machine can use every address in its network of 64 bits.
fn group(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

/// Grants tries to each address, to each IPv6 network of 64 bits, and in total, so that one guesser takes no tries from
/// others. Friends have tries of their own.
#[derive(Debug)]
pub(in crate::net) struct Tries {
    each: Rations,
    groups: Rations,
    strangers: Ration,
    friends: Ration,
    /// Wrong tries of the present code, by address.
    wrong: BTreeMap<IpAddr, u32>,
}

/// A guest that tries a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::net) struct Guesser {
    pub(in crate::net) address: IpAddr,
    pub(in crate::net) is_friend: bool,
}

impl Tries {
    pub(in crate::net) fn new(now: Instant) -> Self {
        let per_second = |ration: limits::Ration| f64::from(ration.most) / ration.time.as_secs_f64();
        let each = |ration: limits::Ration| Rations::new(f64::from(ration.most), per_second(ration));
        let all = || Ration::new(f64::from(CODE_TRIES.most), per_second(CODE_TRIES), now);
        Self {
            each: each(CODE_TRIES_EACH),
            groups: each(CODE_TRIES_GROUP),
            strangers: all(),
            friends: all(),
            wrong: BTreeMap::new(),
        }
    }

    /// Spends a try before the host answers. Returns false if no try is left.
    pub(in crate::net) fn spend(&mut self, by: Guesser, now: Instant) -> bool {
        // The narrowest bound comes first: one address that guesses on and on takes nothing from the others.
        self.each.admit(by.address, now) && self.groups.admit(group(by.address), now) && self.all(by).admit(1.0, now)
    }

    fn all(&mut self, by: Guesser) -> &mut Ration {
        if by.is_friend {
            &mut self.friends
        } else {
            &mut self.strangers
        }
    }

    /// Gives back the try of a guest whose code was right.
    pub(in crate::net) fn right(&mut self, by: Guesser) {
        self.each.give_back(by.address);
        self.groups.give_back(group(by.address));
        self.all(by).give(1.0);
    }

    /// Counts a try that was wrong or given up. Returns true if a new code is due, because several addresses have tried
    /// this one. One address alone never brings that about, as others may be typing the code.
    pub(in crate::net) fn wrong(&mut self, by: Guesser) -> bool {
        *self.wrong.entry(by.address).or_default() += 1;
        let counted = self
            .wrong
            .values()
            .map(|&wrong| wrong.min(CODE_TRIES_EACH.most))
            .sum::<u32>();
        let over = counted >= CODE_WRONG_MAX;
        if over {
            self.wrong.clear();
        }
        over
    }
}

/// The code that a table has now, and the tries that are left.
#[derive(Debug)]
pub(in crate::net) struct CodeDoor {
    pub(in crate::net) tries: Tries,
    /// Random bits, of which the secret takes as many as the code has room for.
    pub(in crate::net) random: u32,
    /// The number of codes before this one.
    pub(in crate::net) renewed: u32,
}

impl CodeDoor {
    pub(in crate::net) fn new() -> Self {
        Self {
            tries: Tries::new(Instant::now()),
            random: rand::random(),
            renewed: 0,
        }
    }

    pub(in crate::net) fn renew(&mut self) {
        self.random = rand::random();
        self.renewed = self.renewed.saturating_add(1);
    }
}

/// The state of the proof on one connection. Each connection has one try.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::net) enum CodeTry {
    /// Nothing was tried.
    #[default]
    None,
    /// A try is spent; this confirmation is awaited.
    Open(Confirmation, Guesser),
    /// The try has ended.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn from(address: impl Into<IpAddr>) -> Guesser {
        Guesser {
            address: address.into(),
            is_friend: false,
        }
    }

    fn v4(last: u8) -> Guesser {
        from([192, 0, 2, last])
    }

    /// Number of tries that are granted at one moment.
    fn granted(tries: &mut Tries, by: Guesser, now: Instant) -> u32 {
        (0..1000).filter(|_| tries.spend(by, now)).count() as u32
    }

    #[test]
    fn one_address_spends_its_own_tries_and_makes_no_new_code() {
        let start = Instant::now();
        let mut tries = Tries::new(start);
        let mut renewed = false;
        // A quarter of an hour.
        for second in 0..900 {
            let now = start + Duration::from_secs(second);
            while tries.spend(v4(66), now) {
                renewed |= tries.wrong(v4(66));
            }
            if second % 100 == 0 {
                let friend = v4(second as u8);
                assert!(tries.spend(friend, now), "after {second} s");
                tries.right(friend);
            }
        }
        assert!(!renewed, "the code that the others were told is still good");
    }

    #[test]
    fn several_addresses_that_guess_make_a_new_code() {
        let now = Instant::now();
        let mut tries = Tries::new(now);
        let mut renewed = 0;
        for last in 0..8 {
            while tries.spend(v4(last), now) {
                renewed += u32::from(tries.wrong(v4(last)));
            }
        }
        assert_eq!(renewed, 8 * CODE_TRIES_EACH.most / CODE_WRONG_MAX);
    }

    #[test]
    fn the_addresses_of_one_network_share_a_number_and_leave_some_to_others() {
        let now = Instant::now();
        let mut tries = Tries::new(now);
        let all: u32 = (1..200)
            .map(|last| granted(&mut tries, from([0xfd00, 1, 2, 3, 9, 9, 9, last]), now))
            .sum();
        assert_eq!(all, CODE_TRIES_GROUP.most);
        assert!(tries.spend(from([0xfd00, 1, 2, 4, 0, 0, 0, 1]), now) && tries.spend(v4(1), now));
    }

    #[test]
    fn all_addresses_together_guess_no_more_than_the_secret_bears() {
        let start = Instant::now();
        let mut tries = Tries::new(start);
        let mut hour = 0;
        for second in (0..=3600).step_by(30) {
            let now = start + Duration::from_secs(second);
            hour += (0..=255).map(|last| granted(&mut tries, v4(last), now)).sum::<u32>();
        }
        let most = CODE_TRIES.most + 3600 / CODE_TRIES.each().as_secs() as u32;
        assert!((most - 2..=most).contains(&hour), "{hour} of {most}");
        // Somebody whom the host has played with is no stranger.
        let now = start + Duration::from_secs(3600);
        for last in 0..=255 {
            granted(&mut tries, v4(last), now);
        }
        let friend = Guesser {
            is_friend: true,
            ..from([198, 51, 100, 1])
        };
        assert!(tries.spend(friend, now) && !tries.spend(from([198, 51, 100, 2]), now));
    }

    #[test]
    fn tries_that_run_at_once_are_all_spent_before_any_is_answered() {
        let now = Instant::now();
        let mut tries = Tries::new(now);
        assert_eq!(granted(&mut tries, v4(1), now), CODE_TRIES_EACH.most);
        tries.right(v4(1));
        assert_eq!(granted(&mut tries, v4(1), now), 1, "a right one comes back");
    }
}
