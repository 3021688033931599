//! The journal before everything else: what happens when it cannot be written, and when it can again.

use super::state::Host;
use crate::{
    games::any::AnyGame,
    net::journal::JournalError,
    record,
    session::{Input, Journal, Output},
};
use std::time::{Duration, Instant};

/// Pause before it is tried again to write a record that could not be written.
const WRITE_AGAIN: Duration = Duration::from_secs(2);

impl Host {
    /// Nobody may hear of what is not written; it is kept until it could be.
    pub(super) fn journal_failed(&mut self, error: &JournalError) {
        // It is tried again every few seconds; one line is enough until it works.
        if self.status.borrow().journal.is_none() {
            error.dropped().tell();
        }
        self.write_again = Some(Instant::now() + WRITE_AGAIN);
        self.status.send_modify(|s| s.journal = Some(error.to_string()));
    }

    pub(super) fn write_held(&mut self) {
        self.write_again = None;
        while let Some(output) = self.held.pop_front() {
            if let Output::Journal(part) = &output
                && let Err(error) = self.write(part)
            {
                self.held.push_front(output);
                self.journal_failed(&error);
                return;
            }
            self.carry_out(output);
        }
        self.status.send_modify(|s| s.journal = None);
        self.input(Input::JournalWorks);
    }

    pub(super) fn write(&mut self, part: &Journal<AnyGame>) -> Result<(), JournalError> {
        self.journal.write(part)?;
        if let Journal::Append(entry) = part
            && matches!(entry.action, record::Action::Command { .. })
        {
            // A figure to look up: nobody is woken for it.
            self.status.send_if_modified(|s| {
                s.commands += 1;
                false
            });
        }
        Ok(())
    }
}
