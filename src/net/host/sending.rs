//! Messages to the peers of a host, through the outbox of each.

use super::state::Host;
use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    net::close,
    protocol::{HostMessage, SharedMessage},
    session::ConnectionId,
};

/// Most devices that are remembered to count those that come back, enough for many evenings.
pub(super) const WELCOMED_MAX: usize = 1024;

impl Host {
    /// Sends what a peer has room for, and notes what a message to it says.
    pub(super) fn send(&mut self, connection: ConnectionId, message: &SharedMessage<AnyGame>) {
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        peer.follow(message);
        let met = peer.sits_as(message).map(|name| (peer.device, name));
        self.note_people(met);
        let welcome = matches!(**message, HostMessage::Welcome { .. });
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        match &**message {
            HostMessage::Refused(_) => self.status.send_modify(|s| s.refusals += 1),
            HostMessage::Welcome { .. } if self.welcomed.contains(&peer.device) => {
                self.status.send_modify(|s| s.reconnects += 1);
            }
            HostMessage::Welcome { .. } if self.welcomed.len() < WELCOMED_MAX => {
                self.welcomed.insert(peer.device);
            }
            HostMessage::Welcome { .. } => self.speaker.note(Dropped::DevicesForgotten),
            _ => {}
        }
        if welcome {
            self.note_awaited();
        }
        self.pump(connection);
    }

    /// Ends the connection of a peer that has read nothing for very long. Its device may come back.
    pub(super) fn cut_off(&mut self, connection: ConnectionId) {
        self.end_try(connection);
        if let Some(mut peer) = self.peers.remove(&connection) {
            peer.speaker.note(Dropped::ReadsNothing);
            if let Some(wire) = peer.wire {
                wire.close(close::BEHIND, b"reads nothing");
            }
        }
    }

    /// Hands a peer's writer what it has room for; lets go of a closing peer that has everything.
    pub(super) fn pump(&mut self, connection: ConnectionId) {
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        while self.desk.waits(connection)
            && let Some(room) = peer.sink.room()
            && let Some(message) = self.desk.take(connection)
        {
            room.send(message);
        }
        if !self.desk.has(connection)
            && let Some(mut peer) = self.peers.remove(&connection)
        {
            peer.let_go();
        }
    }
}
