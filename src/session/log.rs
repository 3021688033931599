//! The numbered log of a table.

use crate::{
    protocol::{KeptLog, LogEntry, LogKind, codec, limits},
    rules::Game,
};
use std::collections::VecDeque;

/// The newest entries, and how far they were sent with snapshots.
#[derive(Debug)]
pub(super) struct Log<G: Game> {
    entries: VecDeque<LogEntry<G>>,
    last: u32,
    sent: u32,
    /// Entries were forgotten, and nobody has asked yet.
    untold: bool,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self {
            entries: VecDeque::new(),
            last: 0,
            sent: 0,
            untold: false,
        }
    }
}

impl<G: Game> Log<G> {
    pub(super) fn push(&mut self, what: LogKind<G>) {
        self.last += 1;
        if self.entries.len() == limits::LOG_MAX {
            let first = self.entries.pop_front();
            self.untold |= first.is_some_and(|first| first.number == 1);
        }
        self.entries.push_back(LogEntry {
            number: self.last,
            what,
        });
    }
    /// The entries that are kept.
    pub(super) fn kept(&self) -> KeptLog<G> {
        let mut kept = KeptLog::default();
        self.entries.iter().for_each(|entry| kept.keep(entry.clone()));
        kept
    }
    /// A log of which this many entries were written elsewhere.
    pub(super) fn after(last: u32) -> Self {
        Self {
            last,
            sent: last,
            ..Self::default()
        }
    }
    /// The log of a table that goes on here before a game.
    pub(super) fn of_before(kept: KeptLog<G>) -> Self {
        let mut log = Self::after(kept.last());
        kept.into_lines().for_each(|entry| log.recall(entry));
        log
    }
    /// Keeps an entry that was written elsewhere.
    pub(super) fn recall(&mut self, entry: LogEntry<G>) {
        let place = self.entries.partition_point(|e| e.number < entry.number);
        let known = self.entries.get(place).is_some_and(|e| e.number == entry.number);
        if !known && entry.number <= self.last && self.entries.len() < limits::LOG_MAX {
            self.entries.insert(place, entry);
        }
    }
    /// True if the first entry was forgotten since this was last asked.
    pub(super) fn has_begun_to_forget(&mut self) -> bool {
        std::mem::take(&mut self.untold)
    }
    /// Number of the newest entry.
    pub(super) const fn last(&self) -> u32 {
        self.last
    }
    /// Entries from `number` on, one page of them that fits a frame, and the number of the newest.
    pub(super) fn page(&self, number: u32) -> (Vec<LogEntry<G>>, u32) {
        let skip = self.entries.partition_point(|e| e.number < number);
        let mut page = Vec::new();
        let mut room = limits::LOG_PAGE_BYTES;
        for entry in self.entries.iter().skip(skip).take(limits::LOG_PAGE) {
            let size = codec::encode(entry).map_or(usize::MAX, |bytes| bytes.len());
            if size > room && !page.is_empty() {
                break;
            }
            room = room.saturating_sub(size);
            page.push(entry.clone());
        }
        (page, self.last)
    }
    /// Entries that no snapshot carried yet.
    pub(super) fn take_unsent(&mut self) -> Vec<LogEntry<G>> {
        let skip = self.entries.partition_point(|e| e.number <= self.sent);
        self.sent = self.last;
        self.entries.iter().skip(skip).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        protocol::HostMessage,
        rules::{
            Seat,
            relics::{Command, Event, Relics},
        },
    };

    #[test]
    fn a_page_fits_a_frame_whatever_stands_in_it() {
        let mut log = Log::<Relics>::default();
        let event = Event::Passed {
            seat: Seat::wrapping(0),
        };
        for _ in 0..20 {
            log.push(LogKind::Command {
                seat: Seat::wrapping(0),
                command: Command::Commit,
                events: vec![event.clone(); 20_000],
                timed_out: false,
                revision: 1,
            });
        }
        let mut next = 1;
        while next <= 20 {
            let (entries, last) = log.page(next);
            assert!(!entries.is_empty() && last == 20);
            next = entries[entries.len() - 1].number + 1;
            let message = HostMessage::Log { entries, last };
            assert!(codec::encode_frame(&message).is_ok(), "up to {next}");
        }
    }
}
