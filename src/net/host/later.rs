//! A table that is said to have gone on elsewhere: this host looks there before it gives way. A word alone closes nothing.

use super::state::Host;
use crate::{
    diagnostics::Dropped,
    net::{
        dial,
        events::HostEvent,
        host_handle::Target,
        identity::Fingerprint,
        look::{LOOK_TIMEOUT, Looker},
    },
    protocol::Epoch,
    session::ConnectionId,
};

impl Host {
    /// The table has gone on at the host on this connection, or is known to have by whoever speaks there.
    pub(super) fn superseded(&mut self, connection: ConnectionId) {
        let peer = self.peers.get(&connection);
        let wire = peer.and_then(|peer| Some((Fingerprint(peer.device.0), peer.wire.as_ref()?)));
        let Some((host, wire)) = wire else {
            return;
        };
        let there = Target {
            table: Some(self.session.table().0),
            addresses: vec![dial::plain(wire.remote_address())],
            expected: Some(host),
            ..Target::default()
        };
        if !self.session.has_begun() {
            return self.move_to(there);
        }
        if std::mem::replace(&mut self.looks_there, true) {
            return;
        }
        let (events, identity, life) = (self.events.0.clone(), self.identity.clone(), self.life.clone());
        tokio::spawn(async move {
            let _held = life;
            let sure = match Looker::new(identity) {
                Ok(looker) => sure_there(looker, &there).await,
                Err(_) => None,
            };
            // A table that is closed wants to know nothing.
            let _ = events.send(HostEvent::LookedThere { there, sure }).await;
        });
    }

    /// What was found there: the last epoch in which most were surely at that host, if it has the table.
    pub(super) fn looked_there(&mut self, there: Target, sure: Option<Epoch>) {
        self.looks_there = false;
        if sure.is_some_and(|sure| sure > self.session.sure_epoch()) && !self.closing {
            self.move_to(there);
            self.move_on_if_due();
        } else {
            self.speaker.note(Dropped::NotThere);
        }
    }

    fn move_to(&mut self, there: Target) {
        self.speaker.note(Dropped::MovedOn);
        self.status.send_modify(|s| s.moved_to = Some(there));
        self.moved_on = true;
    }
}

async fn sure_there(looker: Looker, there: &Target) -> Option<Epoch> {
    let found = looker
        .clone()
        .look(there.addresses.clone(), there.expected, LOOK_TIMEOUT)
        .await;
    looker.end();
    let seen = found.ok()?;
    let is_it = there.table.is_some_and(|table| table.to_string() == seen.about.id);
    is_it.then_some(seen.sure)
}
