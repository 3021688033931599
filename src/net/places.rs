//! Addresses where somebody says that a table is, and when to look at them. Anybody can say that of any address, so the
//! number of addresses and of looks is bounded.

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

/// Addresses that are kept; a flood replaces those that did not answer.
const PLACES: usize = 256;
/// The same of one machine: a few tables, each at its own port.
const PLACES_EACH: usize = 8;
/// Looks at once, for a room in which many tables are open when somebody begins to look.
const BURST: u32 = 16;
/// Time until one more look is allowed.
const LOOK_PAUSE: Duration = Duration::from_millis(250);
/// Pause after the first look without an answer; doubled after each further one.
const AGAIN: Duration = Duration::from_secs(2);
/// Longest pause.
const AGAIN_MAX: Duration = Duration::from_secs(60);
/// Looks without an answer after which an address is forgotten; who speaks of it again begins anew.
const FORGET: u32 = 6;

struct Place {
    due: Instant,
    failed: u32,
    looking: bool,
    /// It was told as an answer to this search's own question.
    answered: bool,
}

/// The answer to a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hint {
    /// The address is looked at soon.
    New,
    /// It was known before.
    Known,
    /// There are too many.
    NoRoom,
}

/// Addresses to look at.
pub(super) struct Places {
    all: BTreeMap<SocketAddr, Place>,
    /// Looks that are allowed now.
    left: u32,
    filled: Instant,
}

impl Places {
    pub(super) const fn new(now: Instant) -> Self {
        Self {
            all: BTreeMap::new(),
            left: BURST,
            filled: now,
        }
    }

    /// Notes that a table may be there.
    pub(super) fn hint(&mut self, address: SocketAddr, answered: bool, now: Instant) -> Hint {
        if let Some(place) = self.all.get_mut(&address) {
            // It is looked at when its time comes.
            place.answered |= answered;
            return Hint::Known;
        }
        let same = |at: &SocketAddr| at.ip() == address.ip();
        let there = self.all.keys().filter(|at| same(at)).count();
        let crowded = there >= PLACES_EACH;
        if crowded || self.all.len() >= PLACES {
            let idle = self
                .all
                .iter()
                .filter(|(at, place)| (!crowded || same(at)) && place.failed > 0 && !place.looking);
            let Some(&worst) = idle.max_by_key(|(_, place)| place.failed).map(|(at, _)| at) else {
                return Hint::NoRoom;
            };
            self.all.remove(&worst);
        }
        self.put(address, answered, now, 0);
        Hint::New
    }

    /// Notes that a table was there and does not answer any more.
    pub(super) fn lost(&mut self, address: SocketAddr, now: Instant) {
        self.put(address, false, now + AGAIN, 1);
    }

    fn put(&mut self, address: SocketAddr, answered: bool, due: Instant, failed: u32) {
        let place = Place {
            due,
            failed,
            looking: false,
            answered,
        };
        self.all.insert(address, place);
    }

    /// The next address to look at now, if there is one and a look is allowed.
    pub(super) fn next(&mut self, now: Instant) -> Option<SocketAddr> {
        while self.left < BURST && self.filled + LOOK_PAUSE <= now {
            (self.left, self.filled) = (self.left + 1, self.filled + LOOK_PAUSE);
        }
        if self.left == BURST {
            self.filled = now;
        }
        if self.left == 0 {
            return None;
        }
        let crowd = |ip: IpAddr| self.all.keys().filter(|at| at.ip() == ip).count();
        let due = self.all.iter().filter(|(_, place)| !place.looking && place.due <= now);
        // New ones first, of these who was asked, of these machines with few tables: one machine that invents many has
        // to wait.
        let (&address, _) = due.min_by_key(|(at, place)| (place.failed, !place.answered, crowd(at.ip())))?;
        self.left -= 1;
        self.all.get_mut(&address)?.looking = true;
        Some(address)
    }

    /// The moment at which `next` may have something again.
    pub(super) fn due(&self) -> Option<Instant> {
        let waiting = self.all.values().filter(|place| !place.looking);
        let due = waiting.map(|place| place.due).min()?;
        Some(if self.left == 0 {
            due.max(self.filled + LOOK_PAUSE)
        } else {
            due
        })
    }

    /// A table is there: it is no longer a mere address.
    pub(super) fn found(&mut self, address: SocketAddr) {
        self.all.remove(&address);
    }

    /// Nobody answered there.
    pub(super) fn failed(&mut self, address: SocketAddr, now: Instant) {
        let Some(place) = self.all.get_mut(&address) else {
            return;
        };
        place.looking = false;
        place.failed += 1;
        place.due = now + AGAIN.saturating_mul(1 << (place.failed - 1).min(5)).min(AGAIN_MAX);
        if place.failed >= FORGET {
            self.all.remove(&address);
        }
    }

    /// True while some address was not looked at yet.
    pub(super) fn pending(&self) -> bool {
        self.all.values().any(|place| place.failed == 0)
    }

    /// The addresses where nobody answered.
    pub(super) fn silent(&self) -> Vec<SocketAddr> {
        let silent = self.all.iter().filter(|(_, place)| place.failed > 0);
        silent.map(|(&address, _)| address).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(machine: u8, port: u16) -> SocketAddr {
        SocketAddr::from(([10, 77, 0, machine], port))
    }

    #[test]
    fn tables_that_are_invented_do_not_keep_a_real_one_waiting() {
        let now = Instant::now();
        let mut places = Places::new(now);
        let taken = (1..=140)
            .filter(|&port| places.hint(address(66, port), true, now) == Hint::New)
            .count();
        assert_eq!(taken, PLACES_EACH, "one machine has room for a few");
        assert_eq!(places.hint(address(1, 47200), true, now), Hint::New);
        assert_eq!(places.next(now), Some(address(1, 47200)));
        // From as many addresses as there are it takes longer, but not for ever.
        for machine in 2..=200 {
            places.hint(address(machine, 1), false, now);
        }
        assert_eq!(places.hint(address(201, 47200), true, now), Hint::New);
        let asked: Vec<_> = std::iter::from_fn(|| places.next(now)).collect();
        assert_eq!(asked.len(), BURST as usize - 1);
        assert_eq!(asked[0], address(201, 47200), "who answered a question comes first");
    }

    #[test]
    fn an_address_without_an_answer_is_looked_at_seldom_and_forgotten() {
        let start = Instant::now();
        let mut places = Places::new(start);
        places.hint(address(1, 1), false, start);
        let mut looks = Vec::new();
        for tick in 0..6000 {
            let now = start + tick * Duration::from_millis(100);
            if places.next(now).is_some() {
                looks.push(tick / 10);
                places.failed(address(1, 1), now);
            }
        }
        assert_eq!(looks, [0, 2, 6, 14, 30, 62]);
        assert!(places.due().is_none(), "it is forgotten");
    }

    #[test]
    fn looks_are_a_few_a_second_however_many_addresses_there_are() {
        let start = Instant::now();
        let mut places = Places::new(start);
        let mut looks = 0;
        for tick in 0..100_u32 {
            let now = start + tick * Duration::from_millis(100);
            for port in 0..100 {
                let machine = u8::try_from((tick * 7 + port) % 250).unwrap();
                places.hint(address(machine, u16::try_from(port).unwrap()), true, now);
            }
            while let Some(at) = places.next(now) {
                looks += 1;
                places.failed(at, now);
            }
        }
        assert!(places.all.len() <= PLACES);
        assert!((40..=56).contains(&looks), "{looks} looks in 10 s");
    }
}
