//! The journal before everything else: what happens when it cannot be written, and when it can again.

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
        // It is tried again every few seconds; one line is enough until it works.
        if self.status.borrow().journal.is_none() {
            error.dropped().tell();
        }
        self.status.send_modify(|s| s.journal = Some(error.to_string()));
    }

    /// Notes what was written.
    fn note_written(&self, part: &Journal<AnyGame>) {
        if let Journal::Begin(header) = part {
            self.note_seated(&header.seats);
        }
        if let Journal::Append(entry) = part
            && matches!(entry.action, record::Action::Command { .. })
        {
            // A figure to look up: nobody is woken for it.
            self.status.send_if_modified(|s| {
                s.commands += 1;
                false
            });
        }
    }

    /// Devices elsewhere that have a seat in the game that begins: they are known from now on.
    fn note_seated(&self, seats: &[RecordedSeat]) {
        let elsewhere = |device: &DeviceId| {
            self.peers
                .values()
                .any(|peer| peer.device == *device && peer.wire.is_some())
        };
        // A device with several seats is called as the first of them.
        let seated = seats.iter().rev().filter(|seat| elsewhere(&seat.device));
        let people: Vec<(DeviceId, Name)> = seated.map(|seat| (seat.device, seat.name.clone())).collect();
        self.note_people(people);
    }

    /// Remembers who sits at another machine.
    pub(super) fn note_people(&self, people: impl IntoIterator<Item = (DeviceId, Name)>) {
        self.status.send_if_modified(|status| {
            let mut changed = false;
            for (device, name) in people {
                // So many that somebody makes them up are no friends.
                if status.people.len() < limits::ADMITTED_MAX && status.people.get(&device) != Some(&name) {
                    status.people.insert(device, name);
                    changed = true;
                }
            }
            changed
        });
    }

    /// Counts the players elsewhere who have not been here since the program began.
    pub(super) fn note_awaited(&self) {
        let electors = self.desk.session().lobby().electors();
        let missing = |device: &&DeviceId| **device != self.device && !self.welcomed.contains(*device);
        let awaited = electors.iter().filter(missing).count();
        self.status
            .send_if_modified(|s| std::mem::replace(&mut s.awaited, awaited) != awaited);
    }

    /// Notes that all is written again.
    pub(super) fn note_saved(&self) {
        if self.desk.held().is_empty() {
            self.status.send_if_modified(|s| s.journal.take().is_some());
        }
    }
}
