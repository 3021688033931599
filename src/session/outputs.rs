//! All that a session gives out: messages, entries of the journal, and notes for the program's log.

use super::{
    io::{ConnectionId, Journal, Output},
    table::{Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{HostMessage, Refusal, RefusalCode, RequestKind, SharedMessage},
    record::{Action, Entry},
    rules::Game,
};

impl<G: Game> Session<G> {
    pub(super) fn send(&mut self, connection: ConnectionId, message: impl Into<SharedMessage<G>>) {
        let message = message.into();
        self.outputs.push_back(Output::Send { connection, message });
    }

    pub(super) fn broadcast(&mut self, message: &HostMessage<G>) {
        let message = SharedMessage::from(message.clone());
        for connection in self.people.connections() {
            self.send(connection, message.clone());
        }
    }

    pub(super) fn refuse(&mut self, connection: ConnectionId, what: RequestKind, code: RefusalCode) {
        let refusal = Refusal {
            what,
            code,
            reason: None,
        };
        self.send(connection, HostMessage::Refused(refusal));
    }

    /// Notes in the program's log what no client is told.
    pub(super) fn dropped(&mut self, connection: Option<ConnectionId>, why: Dropped) {
        self.outputs.push_back(Output::Dropped { connection, why });
    }

    pub(super) fn journal(&mut self, action: Action<G>) {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return;
        };
        let digest = running.position.digest();
        let entry = Box::new(Entry { action, digest });
        self.outputs.push_back(Output::Journal(Journal::Append(entry)));
    }
}
