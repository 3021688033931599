//! Writes the journal before anything else, and notes when that fails and when it works again.

use super::state::Host;
use crate::{
    games::any::AnyGame,
    net::journal::JournalError,
    protocol::{DeviceId, Name, limits},
    record::{self, RecordedSeat},
    session::Journal,
};

impl Host {
    /// Writes the part of the record that the desk waits for.
    pub(super) fn write(&mut self) {
        let Some(part) = self.desk.part() else {
            return;
        };
        let written = self.journal.write(part);
        match &written {
            Ok(()) => self.note_written(part),
            Err(error) => self.note_failure(error),
        }
        self.desk.wrote(self.started.elapsed(), written.is_ok());
    }

    fn note_failure(&self, error: &JournalError) {
        // Writing is tried again every few seconds; one line is enough until it works.
        if self.status.borrow().journal.is_none() {
            error.dropped().tell();
        }
        self.status.send_modify(|s| s.journal = Some(error.to_string()));
    }

    /// Notes the players of a new game, and counts commands.
    fn note_written(&self, part: &Journal<AnyGame>) {
        if let Journal::Begin(header) = part {
            self.note_seated(&header.seats);
        }
        if let Journal::Append(entry) = part
            && matches!(entry.action, record::Action::Command { .. })
        {
            // Nobody is woken for this figure.
            self.status.send_if_modified(|s| {
                s.commands += 1;
                false
            });
        }
    }

    /// Notes the devices elsewhere that have a seat in the game that begins, to know them from now on.
    fn note_seated(&self, seats: &[RecordedSeat]) {
        let elsewhere = |device: &DeviceId| {
            self.peers
                .values()
                .any(|peer| peer.device == *device && peer.wire.is_some())
        };
        // A device with several seats gets the name of the first one.
        let seated = seats.iter().rev().filter(|seat| elsewhere(&seat.device));
        let people: Vec<(DeviceId, Name)> = seated.map(|seat| (seat.device, seat.name.clone())).collect();
        self.note_people(people);
    }

    /// Remembers devices elsewhere that have a seat, with the names of their people.
    pub(super) fn note_people(&self, people: impl IntoIterator<Item = (DeviceId, Name)>) {
        self.status.send_if_modified(|status| {
            let mut changed = false;
            for (device, name) in people {
                // More devices than this are invented ones.
                if status.people.len() < limits::ADMITTED_MAX && status.people.get(&device) != Some(&name) {
                    status.people.insert(device, name);
                    changed = true;
                }
            }
            changed
        });
    }

    /// Counts the electors elsewhere who have not joined since this host opened the table.
    pub(super) fn note_awaited(&self) {
        let electors = self.desk.session().lobby().electors();
        let missing = |device: &&DeviceId| **device != self.device && !self.welcomed.contains(*device);
        let awaited = electors.iter().filter(missing).count();
        self.status
            .send_if_modified(|s| std::mem::replace(&mut s.awaited, awaited) != awaited);
    }

    /// Clears the fault of the journal once everything is written.
    pub(super) fn note_saved(&self) {
        if self.desk.held().is_empty() {
            self.status.send_if_modified(|s| s.journal.take().is_some());
        }
    }
}
