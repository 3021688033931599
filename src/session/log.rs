//! The numbered log of a table.

use crate::{
    protocol::{Chronicle, LogEntry, LogKind, limits},
    rules::Game,
};
use std::sync::Arc;

/// The newest entries, and how far they were sent with snapshots.
#[derive(Debug)]
pub(super) struct Log<G: Game> {
    kept: Chronicle<G>,
    last: u32,
    sent: u32,
    /// True once a caller was told that entries have been forgotten.
    told: bool,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self {
            kept: Chronicle::default(),
            last: 0,
            sent: 0,
            told: false,
        }
    }
}

impl<G: Game> Log<G> {
    pub(super) fn push(&mut self, what: LogKind<G>) {
        self.last += 1;
        let number = self.last;
        self.kept.keep(Arc::new(LogEntry { number, what }));
    }
    /// The entries that are kept.
    pub(super) fn kept(&self) -> Chronicle<G> {
        self.kept.clone()
    }
    /// An empty log that continues after the entry `last` of another host's log.
    pub(super) fn after(last: u32) -> Self {
        Self {
            last,
            sent: last,
            ..Self::default()
        }
    }
    /// The log of a table that continues here in its lobby.
    pub(super) fn of_before(kept: Chronicle<G>) -> Self {
        let last = kept.last();
        Self {
            kept,
            ..Self::after(last)
        }
    }
    /// Keeps an entry that was written elsewhere.
    pub(super) fn recall(&mut self, entry: Arc<LogEntry<G>>) {
        if entry.number <= self.last {
            self.kept.keep(entry);
        }
    }
    /// Returns true once, after the first entry was forgotten.
    pub(super) fn has_begun_to_forget(&mut self) -> bool {
        self.kept.lost() > 0 && !std::mem::replace(&mut self.told, true)
    }
    /// Number of the newest entry.
    pub(super) const fn last(&self) -> u32 {
        self.last
    }
    /// One page of the entries from `number` on, which fits a frame, and the number of the newest entry.
    pub(super) fn page(&self, number: u32) -> (Vec<Arc<LogEntry<G>>>, u32) {
        let mut page = Vec::new();
        let mut room = limits::LOG_PAGE_BYTES;
        for (entry, size) in self.kept.from(number).take(limits::LOG_PAGE) {
            if size > room && !page.is_empty() {
                break;
            }
            room = room.saturating_sub(size);
            page.push(Arc::clone(entry));
        }
        (page, self.last)
    }
    /// Entries that no snapshot carried yet.
    pub(super) fn take_unsent(&mut self) -> Vec<Arc<LogEntry<G>>> {
        let sent = std::mem::replace(&mut self.sent, self.last);
        let unsent = self.kept.from(sent.saturating_add(1));
        unsent.map(|(entry, _)| Arc::clone(entry)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        protocol::{HostMessage, codec},
        rules::{
            Seat,
            relics::{Command, Event, Relics},
        },
    };

    #[test]
    fn a_page_has_at_most_so_many_entries() {
        let mut log = Log::<Relics>::default();
        let seat = Seat::wrapping(0);
        (0..=limits::LOG_PAGE).for_each(|_| log.push(LogKind::SeatMoved { seat }));
        let (first, last) = log.page(1);
        assert_eq!((first.len(), last as usize), (limits::LOG_PAGE, limits::LOG_PAGE + 1));
        assert_eq!(log.page(first.len() as u32 + 1).0.len(), 1);
    }

    #[test]
    fn a_page_has_at_most_so_many_bytes_and_at_least_one_entry() {
        let seat = Seat::wrapping(0);
        let dug = |relics: usize| -> LogKind<Relics> {
            let (relics, earned) = (vec![1; relics], true);
            LogKind::Command {
                seat,
                command: Command::Commit,
                events: vec![Event::Dug { seat, relics, earned }],
                timed_out: false,
                revision: 1,
            }
        };
        let (number, what) = (1, dug(1000));
        let half = limits::LOG_PAGE_BYTES / 2 - (LogEntry { number, what }.length() - 1000);
        for (first, second, on_page) in [(half, half, 2), (half, half + 1, 1), (limits::LOG_PAGE_BYTES, 0, 1)] {
            let mut log = Log::<Relics>::default();
            [first, second].into_iter().for_each(|relics| log.push(dug(relics)));
            assert_eq!(log.page(1).0.len(), on_page, "{first} and {second}");
        }
    }

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
