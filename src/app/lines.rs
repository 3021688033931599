//! The log that a client keeps of its table.

use super::client::TableClient;
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, LogEntry, LogKind, Snapshot},
};
use std::sync::Arc;

impl TableClient {
    /// A member that goes on with the table goes on with its log as well. A host that goes on from its record numbers the
    /// log anew.
    pub(super) fn other_host(&mut self, snapshot: &Snapshot<AnyGame>) {
        let first = snapshot.events.first();
        let goes_on = first.filter(|e| matches!(e.what, LogKind::TakenOver { .. }) && e.number > self.chronicle.last());
        if let Some(entry) = goes_on {
            return self.ask_log(self.chronicle.first_missing(), entry.number - 1);
        }
        self.chronicle.begin_anew();
        self.past.clear();
        self.ask_log(1, snapshot.log_last);
    }

    /// Asks for the log from here on, if there is more.
    pub(super) fn ask_log(&mut self, number: u32, last: u32) {
        if number <= last {
            // A connection that is behind or lost brings a new position, and with it the next occasion.
            let _ = self.send(ClientMessage::LogFrom { number });
        }
    }

    /// A page that begins later than asked for says that the host no longer has what was before.
    pub(super) fn take_page(&mut self, entries: Vec<Arc<LogEntry<AnyGame>>>) {
        if let Some(first) = entries
            .first()
            .filter(|first| first.number > self.chronicle.first_missing())
        {
            self.chronicle.begins_at(first.number);
        }
        entries.into_iter().for_each(|entry| self.chronicle.keep(entry));
    }
}
