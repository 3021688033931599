//! The numbered log of a table.

use crate::{
    protocol::{LogEntry, LogKind, limits},
    rules::Game,
};
use std::collections::VecDeque;

/// The newest entries, and how far they were sent with snapshots.
#[derive(Debug)]
pub(super) struct Log<G: Game> {
    entries: VecDeque<LogEntry<G>>,
    last: u32,
    sent: u32,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self {
            entries: VecDeque::new(),
            last: 0,
            sent: 0,
        }
    }
}

impl<G: Game> Log<G> {
    pub(super) fn push(&mut self, what: LogKind<G>) {
        self.last += 1;
        if self.entries.len() == limits::LOG_MAX {
            self.entries.pop_front();
        }
        self.entries.push_back(LogEntry {
            number: self.last,
            what,
        });
    }
    /// Number of the newest entry.
    pub(super) const fn last(&self) -> u32 {
        self.last
    }
    /// Entries from `number` on, one page of them, and the number of the newest.
    pub(super) fn page(&self, number: u32) -> (Vec<LogEntry<G>>, u32) {
        let skip = self.entries.partition_point(|e| e.number < number);
        (
            self.entries.iter().skip(skip).take(limits::LOG_PAGE).cloned().collect(),
            self.last,
        )
    }
    /// Entries that no snapshot carried yet.
    pub(super) fn take_unsent(&mut self) -> Vec<LogEntry<G>> {
        let skip = self.entries.partition_point(|e| e.number <= self.sent);
        self.sent = self.last;
        self.entries.iter().skip(skip).cloned().collect()
    }
}
