//! Addresses where somebody says that a table is, and when to look at them. Anybody can say that of any address, so the
//! number of addresses, of questions and of looks is bounded.
//!
//! Looks at addresses that nobody has would keep a real table waiting. So each address is asked first, by a small
//! packet to it alone with a number that nobody else knows. An answer with that number proves that somebody is there,
//! and such addresses have a ration of looks of their own, which no forger can use up. An address that cannot be
//! proved, as where a firewall keeps the answer back, shares a small ration with all others of its kind.

use super::ration::Ration;
use arrayvec::ArrayVec;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

/// Addresses that are kept; a flood replaces those that did not answer.
const PLACES: usize = 256;
/// Addresses of one machine that are kept, for a few tables, each at its own port.
const PLACES_EACH: usize = 8;
/// Announcements of one address that are kept, the newest ones.
const SOURCES: usize = 4;
/// Looks at once at addresses with a proof. Each answer allows one more, so that a crowd of tables is looked at as fast
/// as it answers and no faster.
const PROVED_LOOKS: f64 = 24.0;
/// Looks in a second at addresses with a proof, if nobody answers.
const PROVED_LOOKS_PER_SECOND: f64 = 48.0;
/// Looks at once at addresses without a proof, enough for a room in which some tables are open at the start.
const BURST: f64 = 16.0;
/// Looks in a second at addresses without a proof.
const LOOKS_PER_SECOND: f64 = 4.0;
/// Questions at once, and per second. A question to an address that nobody has stays in the send buffer for about three
/// seconds. These fit twice.
const QUESTIONS: f64 = 256.0;
const QUESTIONS_PER_SECOND: f64 = 64.0;
/// Pauses after each question to one address, as a packet may be lost.
const QUESTION_PAUSES: [Duration; 3] = [
    Duration::from_millis(250),
    Duration::from_millis(750),
    Duration::from_secs(2),
];
/// Pause before the rations are looked at again.
const RATION_PAUSE: Duration = Duration::from_millis(20);
/// Time for an answer to the first look. After it an address that was proved meanwhile gets a second look.
const PATIENCE: Duration = Duration::from_millis(300);
/// Pause after the first look without an answer; doubled after each further one.
const AGAIN: Duration = Duration::from_secs(2);
/// Longest pause.
const AGAIN_MAX: Duration = Duration::from_secs(60);
/// Looks without an answer after which an address is forgotten. A new hint begins anew.
const FORGET: u32 = 6;

/// One announcement. Addresses that stand in the same announcement are those of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    /// The number that a host's beacon says at all of its addresses.
    Beacon(u32),
    /// A service of mDNS, by a hash of its name.
    Service(u64),
}

/// The newest announcements of one address or of one table.
pub(super) type Sources = ArrayVec<Source, SOURCES>;

/// Adds an announcement in place of the oldest one.
pub(super) fn add_source(sources: &mut Sources, source: Source) {
    if !sources.contains(&source) {
        if sources.is_full() {
            sources.remove(0);
        }
        sources.push(source);
    }
}

/// The way in which an address came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Nobody had asked.
    Unasked,
    /// In an answer to this one of the last eight questions to everybody, which anybody can read.
    Answered(u8),
    /// In an answer to a question that went to this address alone.
    Proved,
}

/// A hint that a table is at an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hearsay {
    pub(super) address: SocketAddr,
    pub(super) source: Source,
    pub(super) said: Said,
    /// The address that the hint came from, where a question is heard in any case.
    pub(super) speaker: Option<SocketAddr>,
}

struct Place {
    due: Instant,
    failed: u32,
    /// Running looks, and the beginning of the last one.
    looking: u8,
    looked: Instant,
    /// True if the last look began after the address was proved.
    looked_proved: bool,
    proved: bool,
    /// The questions to everybody that were answered, a bit for each.
    answered: u8,
    sources: Sources,
    speaker: Option<SocketAddr>,
    /// Questions to this address alone so far.
    asked: usize,
    ask_at: Instant,
}

impl Place {
    const fn new(due: Instant, failed: u32) -> Self {
        Self {
            due,
            failed,
            looking: 0,
            looked: due,
            looked_proved: false,
            proved: false,
            answered: 0,
            sources: Sources::new_const(),
            speaker: None,
            asked: 0,
            ask_at: due,
        }
    }

    /// Takes in a hint about this address.
    fn hear(&mut self, hearsay: &Hearsay, now: Instant) {
        add_source(&mut self.sources, hearsay.source);
        self.speaker = hearsay.speaker.or(self.speaker);
        match hearsay.said {
            Said::Unasked => {}
            Said::Answered(number) => self.answered |= 1 << (number % 8),
            Said::Proved => {
                // The running look may be one without a second attempt.
                if !self.proved && self.looking > 0 {
                    self.due = now.max(self.looked + PATIENCE);
                }
                self.proved = true;
            }
        }
    }

    /// The worth of the address, by proofs and answers that cost a forger something.
    const fn worth(&self) -> (bool, u32) {
        (self.proved, self.answered.count_ones())
    }

    /// True if the address was proved after the last look began.
    const fn wants_second_look(&self) -> bool {
        self.proved && !self.looked_proved
    }
}

/// The outcome of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hint {
    /// The address is looked at soon.
    New,
    /// The address was known before.
    Known,
    /// There are too many addresses.
    NoRoom,
}

/// Addresses to look at.
pub(super) struct Places {
    all: BTreeMap<SocketAddr, Place>,
    looks: Ration,
    proved_looks: Ration,
    questions: Ration,
}

impl Places {
    pub(super) const fn new(now: Instant) -> Self {
        Self {
            all: BTreeMap::new(),
            looks: Ration::new(BURST, LOOKS_PER_SECOND, now),
            proved_looks: Ration::new(PROVED_LOOKS, PROVED_LOOKS_PER_SECOND, now),
            questions: Ration::new(QUESTIONS, QUESTIONS_PER_SECOND, now),
        }
    }

    /// Takes in a hint, and keeps its address if there is room.
    pub(super) fn hint(&mut self, hearsay: Hearsay, now: Instant) -> Hint {
        if let Some(place) = self.all.get_mut(&hearsay.address) {
            // It is looked at when its time comes.
            place.hear(&hearsay, now);
            return Hint::Known;
        }
        let mut place = Place::new(now, 0);
        place.hear(&hearsay, now);
        if !self.make_room(hearsay.address.ip(), place.worth()) {
            return Hint::NoRoom;
        }
        self.all.insert(hearsay.address, place);
        Hint::New
    }

    /// Makes room for one more address of this worth; returns false if it cannot. In a crowd of one machine only its
    /// addresses without an answer make way; in a full list, any that is worth no more.
    fn make_room(&mut self, ip: IpAddr, worth: (bool, u32)) -> bool {
        let there = self.all.keys().filter(|at| at.ip() == ip).count();
        let crowded = there >= PLACES_EACH;
        if !crowded && self.all.len() < PLACES {
            return true;
        }
        let idle = self.all.iter().filter(|(at, place)| match crowded {
            true => at.ip() == ip && place.failed > 0 && place.looking == 0,
            false => place.looking == 0 && place.worth() <= worth,
        });
        // Chance decides among equals, so that nobody chooses which real one goes.
        let worst = idle.max_by_key(|(_, place)| (Reverse(place.worth()), place.failed, rand::random::<u32>()));
        let Some((&worst, _)) = worst else { return false };
        self.all.remove(&worst);
        true
    }

    /// Notes the address of a table that was there and does not answer any more.
    pub(super) fn lost(&mut self, address: SocketAddr, sources: &Sources, now: Instant) {
        let mut place = Place::new(now + AGAIN, 1);
        place.sources = sources.clone();
        self.all.insert(address, place);
    }

    /// The next address to ask, and the address that spoke of it, if a question is due and allowed.
    pub(super) fn next_question(&mut self, now: Instant) -> Option<(SocketAddr, Option<SocketAddr>)> {
        if !self.questions.holds(1.0, now) {
            return None;
        }
        let due = self.all.iter_mut().filter(|(_, place)| place.asks(now));
        // Chance decides among equals, so that nobody chooses which real one waits.
        let worth = |place: &Place| (Reverse(place.asked), place.answered.count_ones(), rand::random::<u32>());
        let (&address, place) = due.max_by_key(|(_, place)| worth(place))?;
        let pause = QUESTION_PAUSES.get(place.asked).copied().unwrap_or_default();
        (place.asked, place.ask_at) = (place.asked + 1, now + pause);
        self.questions.admit(1.0, now).then_some((address, place.speaker))
    }

    /// Returns the next address to look at now, if a look is due and allowed, and whether the address is proved.
    /// Addresses of tables in `listed` come last. With `calm` a late look may get a second one beside it.
    pub(super) fn next(&mut self, listed: &BTreeSet<Source>, calm: bool, now: Instant) -> Option<(SocketAddr, bool)> {
        let address = self.take_look(true, (listed, calm), now);
        let (address, proved) = match address {
            Some(address) => (address, true),
            None => (self.take_look(false, (listed, calm), now)?, false),
        };
        let place = self.all.get_mut(&address)?;
        place.looking = place.looking.saturating_add(1);
        (place.looked, place.looked_proved) = (now, proved);
        Some((address, proved))
    }

    /// Returns the next address with or without a proof, and spends a look for it.
    fn take_look(
        &mut self,
        proved: bool,
        (listed, calm): (&BTreeSet<Source>, bool),
        now: Instant,
    ) -> Option<SocketAddr> {
        // The addresses are searched only if there is a look to spend.
        if !self.ration(proved).holds(1.0, now) {
            return None;
        }
        let address = self.best(proved, (listed, calm), now)?;
        self.ration(proved).admit(1.0, now).then_some(address)
    }

    const fn ration(&mut self, proved: bool) -> &mut Ration {
        if proved {
            &mut self.proved_looks
        } else {
            &mut self.looks
        }
    }

    fn best(&self, proved: bool, (listed, calm): (&BTreeSet<Source>, bool), now: Instant) -> Option<SocketAddr> {
        let is_due = |place: &Place| {
            place.proved == proved && place.due <= now && (place.looking == 0 || calm && place.wants_second_look())
        };
        if !self.all.values().any(is_due) {
            return None;
        }
        let mut crowds = BTreeMap::<IpAddr, usize>::new();
        for at in self.all.keys() {
            *crowds.entry(at.ip()).or_default() += 1;
        }
        let due = self.all.iter().filter(|(_, place)| is_due(place));
        // The order is by fewest failed looks, not listed, most questions answered, fewest addresses of the machine. So
        // one machine that invents many tables has to wait.
        let best = due.min_by_key(|(at, place)| {
            let known = place.sources.iter().any(|source| listed.contains(source));
            (
                place.failed,
                known,
                Reverse(place.answered.count_ones()),
                crowds.get(&at.ip()),
            )
        });
        best.map(|(&address, _)| address)
    }

    /// The moment at which `next` or `next_question` may have something again.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        let looks = self
            .all
            .values()
            .filter(|place| place.looking == 0 || place.wants_second_look());
        let looks = looks.map(|place| place.due);
        let questions = self.all.values().filter(|place| place.wants_question());
        let questions = questions.map(|place| place.ask_at);
        let due = looks.chain(questions).min()?;
        // A look or question that is due and has not begun waits for a ration.
        Some(due.max(now + RATION_PAUSE))
    }

    /// Removes an address where a host answered. Returns the announcements that spoke of it.
    pub(super) fn found(&mut self, address: SocketAddr) -> Sources {
        let Some(place) = self.all.remove(&address) else {
            return Sources::new();
        };
        if place.proved {
            self.proved_looks.give(1.0);
        }
        place.sources
    }

    /// Notes that a look at the address had no answer.
    pub(super) fn failed(&mut self, address: SocketAddr, now: Instant) {
        let Some(place) = self.all.get_mut(&address) else {
            return;
        };
        place.looking = place.looking.saturating_sub(1);
        if place.looking > 0 {
            return;
        }
        place.looked_proved = false;
        place.failed += 1;
        place.due = now + AGAIN.saturating_mul(1 << (place.failed - 1).min(5)).min(AGAIN_MAX);
        if place.failed >= FORGET || place.sources.is_empty() {
            self.all.remove(&address);
        }
    }

    /// Forgets announcements that were taken back. An address without another announcement is forgotten if it did not
    /// answer. One that was not looked at yet still is, as anybody can forge a farewell.
    pub(super) fn withdraw(&mut self, gone: impl Fn(SocketAddr, Source) -> bool) {
        self.all.retain(|&address, place| {
            place.sources.retain(|source| !gone(address, *source));
            !place.sources.is_empty() || place.failed == 0 || place.looking > 0
        });
    }

    /// True while some address was not looked at yet.
    pub(super) fn pending(&self) -> bool {
        self.all.values().any(|place| place.failed == 0)
    }

    /// The addresses where nobody answered. Those of listed tables are left out, because a table that answers at one of
    /// its addresses need not do so at the others.
    pub(super) fn silent(&self, listed: &BTreeSet<Source>) -> Vec<SocketAddr> {
        let elsewhere = |place: &Place| place.sources.iter().any(|source| listed.contains(source));
        let silent = self
            .all
            .iter()
            .filter(|(_, place)| place.failed > 0 && !elsewhere(place));
        silent.map(|(&address, _)| address).collect()
    }
}

impl Place {
    fn wants_question(&self) -> bool {
        !self.proved && self.failed == 0 && self.asked < QUESTION_PAUSES.len()
    }

    fn asks(&self, now: Instant) -> bool {
        self.wants_question() && self.ask_at <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(machine: u8, port: u16) -> SocketAddr {
        SocketAddr::from(([10, 77, 0, machine], port))
    }

    fn hearsay(address: SocketAddr, said: Said) -> Hearsay {
        let source = Source::Service(u64::from(address.port()) << 32);
        Hearsay {
            address,
            source,
            said,
            speaker: None,
        }
    }

    fn hint(places: &mut Places, at: SocketAddr, said: Said, now: Instant) -> Hint {
        places.hint(hearsay(at, said), now)
    }

    fn next(places: &mut Places, now: Instant) -> Option<SocketAddr> {
        places.next(&BTreeSet::new(), true, now).map(|(address, _)| address)
    }

    #[test]
    fn tables_that_are_invented_do_not_keep_a_real_one_waiting() {
        let now = Instant::now();
        let mut places = Places::new(now);
        let answered = Said::Answered(0);
        let taken = (1..=140)
            .filter(|&port| hint(&mut places, address(66, port), answered, now) == Hint::New)
            .count();
        assert_eq!(taken, PLACES_EACH, "one machine has room for a few");
        assert_eq!(hint(&mut places, address(1, 47200), answered, now), Hint::New);
        assert_eq!(next(&mut places, now), Some(address(1, 47200)));
        // From as many addresses as there are it takes longer, but not for ever.
        for machine in 2..=200 {
            hint(&mut places, address(machine, 1), Said::Unasked, now);
        }
        assert_eq!(hint(&mut places, address(201, 47200), answered, now), Hint::New);
        let asked: Vec<_> = std::iter::from_fn(|| next(&mut places, now)).collect();
        assert_eq!(asked.len(), 15);
        assert_eq!(asked[0], address(201, 47200), "who answered a question comes first");
    }

    #[test]
    fn forged_answers_take_nothing_from_an_address_that_proves_itself() {
        let now = Instant::now();
        let mut places = Places::new(now);
        // All room is full of addresses that answered each question, and all looks are spent on them.
        for number in 0..4 {
            for host in 0..1000_u16 {
                let fake = SocketAddr::from(([10, 0, (host >> 8) as u8, host as u8], 1));
                hint(&mut places, fake, Said::Answered(number), now);
            }
        }
        while next(&mut places, now).is_some() {}
        assert_eq!(places.all.len(), PLACES);
        let real = address(7, 47200);
        assert_eq!(hint(&mut places, real, Said::Proved, now), Hint::New);
        assert_eq!(places.next(&BTreeSet::new(), true, now), Some((real, true)));
        // And one that waits there is asked soon.
        let mut places = Places::new(now);
        for machine in 2..=200 {
            hint(&mut places, address(machine, 1), Said::Answered(0), now);
        }
        hint(&mut places, real, Said::Answered(0), now);
        let asked: Vec<_> = std::iter::from_fn(|| places.next_question(now)).collect();
        assert!(asked.contains(&(real, None)));
    }

    #[test]
    fn an_address_that_proves_itself_during_a_look_is_looked_at_once_more_soon() {
        let now = Instant::now();
        let mut places = Places::new(now);
        let real = address(1, 1);
        hint(&mut places, real, Said::Answered(0), now);
        assert_eq!(places.next(&BTreeSet::new(), true, now), Some((real, false)));
        hint(&mut places, real, Said::Proved, now);
        assert_eq!(
            places.next(&BTreeSet::new(), true, now),
            None,
            "a good line has a moment to answer"
        );
        let now = now + PATIENCE;
        assert_eq!(places.next(&BTreeSet::new(), true, now), Some((real, true)));
        assert_eq!(places.next(&BTreeSet::new(), true, now), None);
        places.failed(real, now);
        assert!(places.pending(), "the other look goes on");
        places.failed(real, now);
        assert_eq!(places.silent(&BTreeSet::new()), [real]);
    }

    #[test]
    fn an_address_of_a_listed_table_is_not_told_as_silent() {
        let now = Instant::now();
        let mut places = Places::new(now);
        let source = Source::Beacon(7);
        let mut at = hearsay(address(1, 1), Said::Unasked);
        at.source = source;
        places.hint(at, now);
        next(&mut places, now);
        places.failed(address(1, 1), now);
        assert_eq!(places.silent(&BTreeSet::new()), [address(1, 1)]);
        assert_eq!(places.silent(&BTreeSet::from([source])), []);
    }

    #[test]
    fn an_address_whose_announcement_is_taken_back_is_no_longer_silent() {
        let now = Instant::now();
        let mut places = Places::new(now);
        let (silent, waiting) = (address(1, 1), address(2, 2));
        hint(&mut places, silent, Said::Unasked, now);
        next(&mut places, now);
        places.failed(silent, now);
        hint(&mut places, waiting, Said::Unasked, now);
        places.withdraw(|_, _| true);
        assert_eq!(places.silent(&BTreeSet::new()), []);
        assert_eq!(
            next(&mut places, now),
            Some(waiting),
            "a forged farewell hides no table"
        );
        places.failed(waiting, now);
        assert_eq!(places.silent(&BTreeSet::new()), []);
    }

    #[test]
    fn an_address_without_an_answer_is_looked_at_seldom_and_forgotten() {
        let start = Instant::now();
        let mut places = Places::new(start);
        hint(&mut places, address(1, 1), Said::Unasked, start);
        let mut looks = Vec::new();
        for tick in 0..6000 {
            let now = start + tick * Duration::from_millis(100);
            if next(&mut places, now).is_some() {
                looks.push(tick / 10);
                places.failed(address(1, 1), now);
            }
        }
        assert_eq!(looks, [0, 2, 6, 14, 30, 62]);
        assert!(places.due(start).is_none(), "it is forgotten");
    }

    #[test]
    fn looks_are_a_few_a_second_however_many_addresses_there_are() {
        let start = Instant::now();
        let mut places = Places::new(start);
        let (mut looks, mut questions) = (0, 0);
        for tick in 0..100_u32 {
            let now = start + tick * Duration::from_millis(100);
            for port in 0..100 {
                let machine = u8::try_from((tick * 7 + port) % 250).unwrap();
                let at = address(machine, u16::try_from(port).unwrap());
                hint(&mut places, at, Said::Answered(0), now);
            }
            while let Some(at) = next(&mut places, now) {
                looks += 1;
                places.failed(at, now);
            }
            questions += std::iter::from_fn(|| places.next_question(now)).count();
        }
        assert!(places.all.len() <= PLACES);
        assert!((40..=56).contains(&looks), "{looks} looks in 10 s");
        assert!(questions <= 256 + 640, "{questions} questions in 10 s");
    }
}
