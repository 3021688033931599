//! The lines of the log that a client keeps of its table.

use super::{client::TableClient, unread::Unread};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, LogEntry, LogKind, Snapshot, limits},
};

/// Entries of the log that are kept; older ones can be asked for again.
const LOG_MAX: usize = 2000;

impl TableClient {
    /// A member that goes on with the table goes on with its log as well. A host that goes on from its record numbers the
    /// log anew.
    pub(super) fn other_host(&mut self, snapshot: &Snapshot<AnyGame>) {
        let first = snapshot.events.first();
        let goes_on = first.filter(|e| matches!(e.what, LogKind::TakenOver { .. }) && e.number > self.told);
        if let Some(entry) = goes_on {
            return self.ask_log(self.told + 1, entry.number - 1);
        }
        self.forget_log();
        self.ask_log(1, snapshot.log_last);
    }

    pub(super) fn forget_log(&mut self) {
        self.log.clear();
        self.log_bytes = 0;
        self.past.clear();
        let unread = Unread {
            anew: true,
            ..Unread::default()
        };
        (self.told, self.unread) = (0, unread);
    }

    /// Hands the whole log on once more, for a screen that begins anew.
    pub(super) fn tell_again(&mut self) {
        self.unread = Unread {
            anew: true,
            ..Unread::default()
        };
        self.told = self.log.first().map_or(0, |first| first.number - 1);
        self.take_log(Vec::new());
    }

    /// Number of the first log entry that is not here.
    pub(super) fn first_missing(&self) -> u32 {
        let hole = self.log.windows(2).find(|pair| pair[0].number + 1 != pair[1].number);
        let before = hole.map(|pair| &pair[0]).or(self.log.last());
        before.map_or(1, |entry| entry.number + 1)
    }

    /// Asks for the log from here on, if there is more.
    pub(super) fn ask_log(&mut self, number: u32, last: u32) {
        if number <= last {
            // A connection that is behind or lost brings a new position, and with it the next occasion.
            let _ = self.send(ClientMessage::LogFrom { number });
        }
    }

    /// Keeps entries, and hands on those that follow what was handed on before; behind a hole they wait for a page.
    pub(super) fn take_log(&mut self, entries: Vec<LogEntry<AnyGame>>) {
        for entry in entries {
            if let Err(place) = self.log.binary_search_by_key(&entry.number, |e| e.number) {
                self.log_bytes += entry.length();
                self.log.insert(place, entry);
            }
        }
        let known = self.log.partition_point(|e| e.number <= self.told);
        for entry in &self.log[known..] {
            if entry.number == self.told + 1 {
                self.unread.entries.push(entry.clone());
                self.told = entry.number;
            }
        }
        self.forget_the_oldest();
    }

    /// Leaves out the oldest entries that there is no room for, also for a screen that has not taken them in.
    fn forget_the_oldest(&mut self) {
        let mut gone = 0;
        while self.log.len() - gone > LOG_MAX || (self.log_bytes > limits::LOG_BYTES && gone < self.log.len()) {
            self.log_bytes = self.log_bytes.saturating_sub(self.log[gone].length());
            gone += 1;
        }
        if gone == 0 {
            return;
        }
        self.log.drain(..gone);
        let first = self.log.first().map_or(self.told + 1, |first| first.number);
        let unseen = self.unread.entries.partition_point(|entry| entry.number < first);
        self.unread.entries.drain(..unseen);
        self.unread.gap |= unseen > 0;
        self.news.retain(|entry| entry.number >= first);
    }

    /// A page that begins later than asked for says that the host no longer has what was before.
    pub(super) fn take_page(&mut self, entries: Vec<LogEntry<AnyGame>>) {
        let known = self.log.iter().any(|entry| entry.number == self.told + 1);
        if let Some(first) = entries.first().filter(|first| !known && first.number > self.told + 1) {
            self.unread.gap = true;
            self.told = first.number - 1;
        }
        self.take_log(entries);
    }
}
