//! Messages to the peers of a host, through the outbox of each.

use super::state::Host;
use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    net::close,
    protocol::{HostMessage, SharedMessage},
    session::ConnectionId,
};

/// Devices remembered to count those that come back: many evenings' worth, and no more if somebody makes them up.
const WELCOMED_MAX: usize = 1024;

impl Host {
    /// Sends a message to a peer. One that has read nothing for very long is cut off.
    pub(super) fn send(&mut self, connection: ConnectionId, message: SharedMessage<AnyGame>) {
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        peer.follow(&message);
        let met = peer.sits_as(&message).map(|name| (peer.device, name));
        self.note_people(met);
        let welcome = matches!(*message, HostMessage::Welcome { .. });
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        match &*message {
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
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        if peer.outbox.push(message, |why| peer.speaker.note(why)) {
            self.pump(connection);
            return;
        }
        self.end_try(connection);
        if let Some(mut peer) = self.peers.remove(&connection) {
            // It has read nothing for very long; its device may come back.
            peer.speaker.note(Dropped::ReadsNothing);
            if let Some(wire) = peer.wire {
                wire.close(close::BEHIND, b"reads nothing");
            }
            self.overrun.push(connection);
        }
    }

    /// Hands a peer's writer what it has room for; lets go of a closing peer that has everything.
    pub(super) fn pump(&mut self, connection: ConnectionId) {
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        while !peer.outbox.is_empty() {
            let Some(room) = peer.sink.room() else {
                return;
            };
            if let Some(message) = peer.outbox.pop() {
                room.send(message);
            }
        }
        if peer.closing {
            self.peers.remove(&connection);
        }
    }
}
