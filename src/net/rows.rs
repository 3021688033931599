//! The rows of the list of tables: one for each key that has answered.

use super::{
    card::Seal,
    discovery::Announcement,
    identity::Fingerprint,
    look::{Seen, Unseen},
    places::{Source, Sources, add_source},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

/// Most rows. One LAN party has fewer tables.
const ROWS: usize = 128;
/// Most rows at one address, so that a machine with invented keys does not fill the list.
const ROWS_EACH: usize = 16;
/// Addresses of one host that are kept.
const ADDRESSES: usize = 16;
/// Time between two looks at a listed table.
const EVERY: Duration = Duration::from_secs(3);
/// Shortest time between two looks at a listed table, however often it has news.
const SOONEST: Duration = Duration::from_secs(1);
/// Number of missed looks in sequence that removes a row. One is too few, because a bad Wi-Fi loses packets.
const MISSES: u8 = 2;

/// A table that answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// The host's own description of the table.
    pub announcement: Announcement,
    /// The addresses where it answered, the best one first.
    pub addresses: Vec<SocketAddr>,
    /// Milliseconds from the start of the search until it answered.
    pub found_ms: u64,
}

struct Row {
    table: FoundTable,
    /// The number of the last news in the beacon of its host.
    news: Option<u32>,
    /// Looks in a row without an answer.
    missed: u8,
    looking: bool,
    looked: Instant,
    due: Instant,
    /// The announcements of this table.
    sources: Sources,
    /// Tells the farewell of its host from a forged one.
    seal: Seal,
}

/// A listed table to look at now, and the addresses to ask.
pub(super) struct DueLook {
    pub(super) key: Fingerprint,
    pub(super) at: Vec<SocketAddr>,
}

/// A row that is no longer in the list.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LostRow {
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) sources: Sources,
}

/// All tables that have answered.
pub(super) struct Rows {
    started: Instant,
    rows: BTreeMap<Fingerprint, Row>,
}

impl Rows {
    pub(super) const fn new(started: Instant) -> Self {
        Self {
            started,
            rows: BTreeMap::new(),
        }
    }

    fn rows_at(&mut self, at: SocketAddr) -> impl Iterator<Item = &mut Row> {
        self.rows
            .values_mut()
            .filter(move |row| row.table.addresses.contains(&at))
    }

    /// Takes in a hint; returns false if no listed table has this address.
    pub(super) fn hint(&mut self, at: SocketAddr, source: Source, now: Instant) -> bool {
        let mut known = false;
        let news = match source {
            Source::Beacon(news) => Some(news),
            Source::Service(_) => None,
        };
        for row in self.rows_at(at) {
            known = true;
            add_source(&mut row.sources, source);
            if news.is_none() || news != row.news {
                row.news = news.or(row.news);
                row.due = row.due.min(now.max(row.looked + SOONEST));
            }
        }
        known
    }

    /// Removes the rows with the seal of a farewell, and so also a row that copied the card. A farewell without such a
    /// row removes nothing, but the tables at its address are looked at soon.
    pub(super) fn farewell(&mut self, at: SocketAddr, secret: u64, now: Instant) -> Vec<LostRow> {
        let seal = Seal::of(secret);
        let closed = self.rows.iter().filter(|(_, row)| row.seal == seal);
        let closed: Vec<Fingerprint> = closed.map(|(&key, _)| key).collect();
        for row in self.rows_at(at) {
            row.due = row.due.min(now.max(row.looked + SOONEST));
        }
        closed.into_iter().filter_map(|key| self.remove(key)).collect()
    }

    fn remove(&mut self, key: Fingerprint) -> Option<LostRow> {
        let row = self.rows.remove(&key)?;
        Some(LostRow {
            addresses: row.table.addresses,
            sources: row.sources,
        })
    }

    /// Forgets announcements that were taken back.
    pub(super) fn withdraw(&mut self, gone: impl Fn(Source) -> bool) {
        for row in self.rows.values_mut() {
            row.sources.retain(|source| !gone(*source));
        }
    }

    /// The announcements of all tables that are listed.
    pub(super) fn sources(&self) -> BTreeSet<Source> {
        self.rows.values().flat_map(|row| row.sources.iter().copied()).collect()
    }

    /// Returns the next table to look at. One that answers is asked only where it answered last, because each address
    /// costs a handshake.
    pub(super) fn next(&mut self, now: Instant) -> Option<DueLook> {
        let mut due = self.rows.iter_mut().filter(|(_, row)| !row.looking && row.due <= now);
        let (&key, row) = due.next()?;
        // News during the look may be newer than its answer, so it brings the next look forward.
        (row.looking, row.looked, row.due) = (true, now, now + EVERY);
        let addresses = &row.table.addresses;
        let asked = if row.missed == 0 {
            &addresses[..addresses.len().min(1)]
        } else {
            &addresses[..]
        };
        Some(DueLook {
            key,
            at: asked.to_vec(),
        })
    }

    /// The time at which `next` has something again; `None` if no row waits.
    pub(super) fn due(&self) -> Option<Instant> {
        let waiting = self.rows.values().filter(|row| !row.looking);
        waiting.map(|row| row.due).min()
    }

    /// Takes in a host's answer, and the announcements that led to it; returns false if the list has no room.
    pub(super) fn seen(&mut self, seen: Seen, sources: &[Source], now: Instant) -> bool {
        let Seen {
            address, about, seal, ..
        } = seen;
        let key = about.fingerprint;
        if !self.rows.contains_key(&key) && !self.make_room(address.ip()) {
            return false;
        }
        let found = now.saturating_duration_since(self.started).as_millis();
        let row = self.rows.entry(key).or_insert_with(|| Row {
            table: FoundTable {
                announcement: about.clone(),
                addresses: Vec::new(),
                found_ms: u64::try_from(found).unwrap_or(u64::MAX),
            },
            news: None,
            missed: 0,
            looking: false,
            looked: now,
            due: now + EVERY,
            sources: Sources::new(),
            seal,
        });
        sources.iter().for_each(|&source| add_source(&mut row.sources, source));
        let addresses = &mut row.table.addresses;
        if row.missed > 0 {
            // The host may have moved, so the address that answered is the best one now.
            addresses.retain(|&a| a != address);
            addresses.insert(0, address);
        } else if !addresses.contains(&address) {
            addresses.push(address);
        }
        addresses.truncate(ADDRESSES);
        row.table.announcement = about;
        (row.missed, row.looking, row.seal) = (0, false, seal);
        true
    }

    /// Notes that a listed host did not answer as it should; returns the row if that removes it.
    pub(super) fn unseen(&mut self, key: Fingerprint, why: Unseen, now: Instant) -> Option<LostRow> {
        let row = self.rows.get_mut(&key)?;
        (row.looking, row.missed) = (false, row.missed.saturating_add(1));
        row.due = now;
        if why != Unseen::Closing && row.missed < MISSES {
            return None;
        }
        self.remove(key)
    }

    /// Makes room for a table at this address, at the cost of the most crowded one; returns false if it cannot.
    fn make_room(&mut self, ip: IpAddr) -> bool {
        let mut at = BTreeMap::<IpAddr, usize>::new();
        for first in self.rows.values().filter_map(|row| row.table.addresses.first()) {
            *at.entry(first.ip()).or_default() += 1;
        }
        let there = at.get(&ip).copied().unwrap_or(0);
        if there >= ROWS_EACH {
            return false;
        }
        if self.rows.len() < ROWS {
            return true;
        }
        let Some((&crowded, _)) = at
            .iter()
            .filter(|&(_, &rows)| rows > there + 1)
            .max_by_key(|&(_, &rows)| rows)
        else {
            return false;
        };
        let is_there = |row: &Row| row.table.addresses.first().is_some_and(|first| first.ip() == crowded);
        let newest = self
            .rows
            .iter()
            .filter(|(_, row)| is_there(row))
            .max_by_key(|(_, row)| row.table.found_ms);
        let Some(newest) = newest.map(|(&key, _)| key) else {
            return false;
        };
        self.rows.remove(&newest).is_some()
    }

    /// The list, in the order of the names.
    pub(super) fn tables(&self) -> Vec<FoundTable> {
        let mut tables: Vec<FoundTable> = self.rows.values().map(|row| row.table.clone()).collect();
        tables.sort_by(|a, b| {
            a.announcement
                .name
                .cmp(&b.announcement.name)
                .then(a.key().cmp(&b.key()))
        });
        tables
    }
}

impl FoundTable {
    /// The key of its host.
    #[must_use]
    pub const fn key(&self) -> Fingerprint {
        self.announcement.fingerprint
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::net::discovery::TableState;

    fn address(machine: u8, port: u16) -> SocketAddr {
        SocketAddr::from(([10, 77, 0, machine], port))
    }

    /// The look at a table that answers at this address with this key.
    pub(in crate::net) fn seen(key: u8, at: SocketAddr) -> Seen {
        let about = Announcement {
            id: "0".repeat(32),
            name: "Friday".to_owned(),
            game: "argo".to_owned(),
            seats: 3,
            taken: 1,
            state: TableState::Open,
            version: "1".to_owned(),
            protocol: 1,
            fingerprint: Fingerprint([key; 32]),
        };
        Seen {
            address: at,
            about,
            sure: 0,
            seal: Seal::of(u64::from(key)),
        }
    }

    fn take(rows: &mut Rows, seen: Seen, now: Instant) -> bool {
        rows.seen(seen, &Sources::new(), now)
    }

    const KEY: Fingerprint = Fingerprint([1; 32]);

    #[test]
    fn the_same_id_and_name_with_another_key_is_another_row() {
        let now = Instant::now();
        let mut rows = Rows::new(now);
        assert!(take(&mut rows, seen(1, address(1, 47200)), now));
        assert!(take(&mut rows, seen(2, address(9, 47200)), now));
        let keys: Vec<_> = rows.tables().iter().map(FoundTable::key).collect();
        assert_eq!(keys, [KEY, Fingerprint([2; 32])]);
        assert_eq!(rows.tables()[0].addresses, [address(1, 47200)]);
    }

    #[test]
    fn a_table_is_asked_where_it_answered_as_long_as_it_does() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        take(&mut rows, seen(1, address(1, 1)), start);
        take(&mut rows, seen(1, address(2, 1)), start);
        let asked = |rows: &mut Rows, now| rows.next(now).map(|look| look.at);
        assert_eq!(asked(&mut rows, start), None);
        let now = start + EVERY;
        assert_eq!(asked(&mut rows, now), Some(vec![address(1, 1)]));
        assert_eq!(rows.unseen(KEY, Unseen::Silence, now), None);
        assert_eq!(asked(&mut rows, now), Some(vec![address(1, 1), address(2, 1)]));
        take(&mut rows, seen(1, address(2, 1)), now);
        assert_eq!(asked(&mut rows, now + EVERY), Some(vec![address(2, 1)]));
        assert_eq!(rows.unseen(KEY, Unseen::Silence, now), None);
        asked(&mut rows, now + EVERY);
        let gone = rows.unseen(KEY, Unseen::OtherKey, now).map(|lost| lost.addresses);
        assert_eq!(gone, Some(vec![address(2, 1), address(1, 1)]), "it may come again");
        assert_eq!(rows.tables(), []);
    }

    #[test]
    fn words_of_others_make_a_row_be_asked_but_not_go() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        let at = address(1, 1);
        take(&mut rows, seen(1, at), start);
        let mut looks = 0;
        for tick in 0..100_u32 {
            let now = start + tick * Duration::from_millis(100);
            assert!(rows.hint(at, Source::Beacon(tick), now));
            if rows.next(now).is_some() {
                looks += 1;
                take(&mut rows, seen(1, at), now);
            }
        }
        assert!((9..=10).contains(&looks), "{looks} looks in 10 s");
    }

    #[test]
    fn only_the_host_itself_takes_its_row_out_of_the_list() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        let at = address(1, 1);
        take(&mut rows, seen(1, at), start);
        let mut looks = 0;
        // Twenty forged farewells a second, and every other look is lost.
        for tick in 0..200_u32 {
            let now = start + tick * Duration::from_millis(50);
            assert_eq!(rows.farewell(at, u64::from(tick) + 2, now), []);
            if rows.next(now).is_some() {
                looks += 1;
                match looks % 2 {
                    0 => assert!(take(&mut rows, seen(1, at), now)),
                    _ => assert_eq!(rows.unseen(KEY, Unseen::Silence, now), None),
                }
            }
        }
        assert_eq!(rows.tables().len(), 1);
        assert!(looks <= 20, "{looks} looks in 10 s");
        let lost = rows.farewell(address(9, 9), 1, start);
        assert_eq!(lost[0].addresses, [at], "it proves itself at any address");
        assert_eq!(rows.tables(), []);
        take(&mut rows, seen(1, at), start);
        assert!(
            rows.unseen(KEY, Unseen::Closing, start).is_some(),
            "it has said so itself"
        );
        assert_eq!(rows.tables(), []);
    }

    #[test]
    fn news_that_come_during_a_look_are_looked_at_soon() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        let at = address(1, 1);
        take(&mut rows, seen(1, at), start);
        let now = start + EVERY;
        assert!(rows.next(now).is_some());
        rows.hint(at, Source::Beacon(7), now);
        take(&mut rows, seen(1, at), now);
        assert!(rows.next(now).is_none());
        assert_eq!(rows.due(), Some(now + SOONEST));
    }

    #[test]
    fn a_machine_with_many_keys_pushes_nobody_out() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        assert!(take(&mut rows, seen(1, address(1, 1)), start));
        let taken = (2..150)
            .filter(|&key| take(&mut rows, seen(key, address(66, 1)), start))
            .count();
        assert_eq!(taken, ROWS_EACH);
        let later = start + EVERY;
        for key in 20..=250 {
            take(&mut rows, seen(key, address(60 + key % 20, 1)), later);
        }
        assert!(rows.tables().len() <= ROWS);
        assert!(rows.tables().iter().any(|table| table.key() == KEY));
        assert!(
            take(&mut rows, seen(251, address(2, 1)), later),
            "another machine has room"
        );
    }
}
