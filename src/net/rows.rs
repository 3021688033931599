//! The rows of the list of tables: one for each key that has answered.

use super::{
    discovery::Announcement,
    identity::Fingerprint,
    look::{Seen, Unseen},
};
use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

/// More tables than one LAN party has.
const ROWS: usize = 128;
/// The same at one address: a machine that makes up keys fills no list.
const ROWS_EACH: usize = 16;
/// Addresses of one host that are kept.
const ADDRESSES: usize = 16;
/// Time between two looks at a listed table.
const EVERY: Duration = Duration::from_secs(3);
/// Shortest time between two of them, however often it is said that there is something new.
const SOONEST: Duration = Duration::from_secs(1);
/// The same when it is said that the table closes.
const SOONEST_LEAVING: Duration = Duration::from_millis(250);
/// Looks in a row that a listed host may miss: one packet lost on a bad Wi-Fi hides no table.
const MISSES: u8 = 2;

/// A table that answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// The facts about it as its host tells them.
    pub announcement: Announcement,
    /// The addresses where it answered, the best one first.
    pub addresses: Vec<SocketAddr>,
    /// Milliseconds from the start of the search until it answered.
    pub found_ms: u64,
}

struct Row {
    table: FoundTable,
    /// Number of the news that its host spoke of last.
    news: Option<u32>,
    /// Looks in a row without an answer.
    missed: u8,
    looking: bool,
    /// It is said to close.
    leaving: bool,
    looked: Instant,
    due: Instant,
}

/// A look that is due.
pub(super) struct DueLook {
    pub(super) key: Fingerprint,
    pub(super) at: Vec<SocketAddr>,
    /// The table is said to close.
    pub(super) leaving: bool,
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

    /// Notes that a table is said to be there, with this number of news if it was said; returns false if it is no listed
    /// one.
    pub(super) fn hint(&mut self, at: SocketAddr, news: Option<u32>, now: Instant) -> bool {
        let mut known = false;
        for row in self.rows_at(at) {
            known = true;
            if news.is_none() || news != row.news {
                row.news = news.or(row.news);
                row.due = row.due.min(now.max(row.looked + SOONEST));
            }
        }
        known
    }

    /// Notes that a table is said to close there.
    pub(super) fn farewell(&mut self, at: SocketAddr) {
        for row in self.rows_at(at) {
            row.leaving = true;
            row.due = row.due.min(row.looked + SOONEST_LEAVING);
        }
    }

    /// The next table to look after: where it answered last, as long as it does, because to ask everywhere costs a
    /// handshake for each address.
    pub(super) fn next(&mut self, now: Instant) -> Option<DueLook> {
        let mut due = self.rows.iter_mut().filter(|(_, row)| !row.looking && row.due <= now);
        let (&key, row) = due.next()?;
        // What is told meanwhile may be newer than the answer: it makes the next look come sooner.
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
            leaving: row.leaving,
        })
    }

    /// The moment at which `next` has something again.
    pub(super) fn due(&self) -> Option<Instant> {
        let waiting = self.rows.values().filter(|row| !row.looking);
        waiting.map(|row| row.due).min()
    }

    /// Takes in what a host has told; returns false if there is no room for it.
    pub(super) fn seen(&mut self, seen: Seen, now: Instant) -> bool {
        let Seen { address, about, .. } = seen;
        let key = about.fingerprint;
        if !self.rows.contains_key(&key) && !self.has_room(address.ip()) {
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
            leaving: false,
            looked: now,
            due: now + EVERY,
        });
        let addresses = &mut row.table.addresses;
        if row.missed > 0 {
            // It has perhaps another one now: that is the best one.
            addresses.retain(|&a| a != address);
            addresses.insert(0, address);
        } else if !addresses.contains(&address) {
            addresses.push(address);
        }
        addresses.truncate(ADDRESSES);
        row.table.announcement = about;
        (row.missed, row.looking, row.leaving) = (0, false, false);
        true
    }

    /// Notes that a listed host did not answer as it should; returns its addresses if it is no longer listed but may
    /// come again.
    pub(super) fn unseen(&mut self, key: Fingerprint, why: Unseen, now: Instant) -> Vec<SocketAddr> {
        let Some(row) = self.rows.get_mut(&key) else {
            return Vec::new();
        };
        (row.looking, row.missed) = (false, row.missed.saturating_add(1));
        row.due = now;
        if why != Unseen::Closing && !row.leaving && row.missed < MISSES {
            return Vec::new();
        }
        let gone = self.rows.remove(&key).map(|row| row.table.addresses);
        gone.filter(|_| why != Unseen::Closing).unwrap_or_default()
    }

    /// True if one more table at this address can be listed. A full list takes it from the address that has most.
    fn has_room(&mut self, ip: IpAddr) -> bool {
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
mod tests {
    use super::*;
    use crate::net::discovery::TableState;

    fn address(machine: u8, port: u16) -> SocketAddr {
        SocketAddr::from(([10, 77, 0, machine], port))
    }

    fn seen(key: u8, at: SocketAddr) -> Seen {
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
        }
    }

    const KEY: Fingerprint = Fingerprint([1; 32]);

    #[test]
    fn the_same_id_and_name_with_another_key_is_another_row() {
        let now = Instant::now();
        let mut rows = Rows::new(now);
        assert!(rows.seen(seen(1, address(1, 47200)), now));
        assert!(rows.seen(seen(2, address(9, 47200)), now));
        let keys: Vec<_> = rows.tables().iter().map(FoundTable::key).collect();
        assert_eq!(keys, [KEY, Fingerprint([2; 32])]);
        assert_eq!(rows.tables()[0].addresses, [address(1, 47200)]);
    }

    #[test]
    fn a_table_is_asked_where_it_answered_as_long_as_it_does() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        rows.seen(seen(1, address(1, 1)), start);
        rows.seen(seen(1, address(2, 1)), start);
        let asked = |rows: &mut Rows, now| rows.next(now).map(|look| look.at);
        assert_eq!(asked(&mut rows, start), None);
        let now = start + EVERY;
        assert_eq!(asked(&mut rows, now), Some(vec![address(1, 1)]));
        assert_eq!(rows.unseen(KEY, Unseen::Silence, now), []);
        assert_eq!(asked(&mut rows, now), Some(vec![address(1, 1), address(2, 1)]));
        rows.seen(seen(1, address(2, 1)), now);
        assert_eq!(asked(&mut rows, now + EVERY), Some(vec![address(2, 1)]));
        assert_eq!(rows.unseen(KEY, Unseen::Silence, now), []);
        asked(&mut rows, now + EVERY);
        let gone = rows.unseen(KEY, Unseen::OtherKey, now);
        assert_eq!(gone, [address(2, 1), address(1, 1)], "it may come again");
        assert_eq!(rows.tables(), []);
    }

    #[test]
    fn words_of_others_make_a_row_be_asked_but_not_go() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        let at = address(1, 1);
        rows.seen(seen(1, at), start);
        let mut looks = 0;
        for tick in 0..100_u32 {
            let now = start + tick * Duration::from_millis(100);
            assert!(rows.hint(at, Some(tick), now));
            if rows.next(now).is_some() {
                looks += 1;
                rows.seen(seen(1, at), now);
            }
        }
        assert!((9..=10).contains(&looks), "{looks} looks in 10 s");
        let now = start + Duration::from_secs(20);
        rows.farewell(at);
        assert_eq!(rows.tables().len(), 1, "it has not said so itself");
        assert!(rows.next(now).is_some_and(|look| look.leaving));
        assert_eq!(rows.unseen(KEY, Unseen::Closing, now), []);
        assert_eq!(rows.tables(), []);
    }

    #[test]
    fn news_that_come_during_a_look_are_looked_at_soon() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        let at = address(1, 1);
        rows.seen(seen(1, at), start);
        let now = start + EVERY;
        assert!(rows.next(now).is_some());
        rows.hint(at, Some(7), now);
        rows.seen(seen(1, at), now);
        assert!(rows.next(now).is_none());
        assert_eq!(rows.due(), Some(now + SOONEST));
    }

    #[test]
    fn a_machine_with_many_keys_pushes_nobody_out() {
        let start = Instant::now();
        let mut rows = Rows::new(start);
        assert!(rows.seen(seen(1, address(1, 1)), start));
        let taken = (2..150)
            .filter(|&key| rows.seen(seen(key, address(66, 1)), start))
            .count();
        assert_eq!(taken, ROWS_EACH);
        let later = start + EVERY;
        for key in 20..=250 {
            rows.seen(seen(key, address(60 + key % 20, 1)), later);
        }
        assert!(rows.tables().len() <= ROWS);
        assert!(rows.tables().iter().any(|table| table.key() == KEY));
        assert!(rows.seen(seen(251, address(2, 1)), later), "another machine has room");
    }
}
