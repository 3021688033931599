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
    protocol::{DeviceId, Epoch, limits},
    session::{ConnectionId, Input, Operator},
};

/// Looks at once: one for each machine that may have hosted the table.
const LOOKS_MAX: usize = limits::HOSTS_MAX;

impl Host {
    /// The table has gone on at the host on this connection, or is known to have by whoever speaks there.
    pub(super) fn superseded(&mut self, connection: ConnectionId) {
        let Some(there) = self.there(connection) else { return };
        if !self.session.has_begun() {
            return self.move_to(there);
        }
        self.look_there(there, None);
    }

    /// The device on this connection says that it hosts this table as well, in that epoch.
    pub(super) fn rival(&mut self, connection: ConnectionId, epoch: Epoch) {
        if let Some(there) = self.there(connection) {
            self.look_there(there, Some(epoch));
        }
    }

    /// The host that speaks on a connection.
    fn there(&self, connection: ConnectionId) -> Option<Target> {
        let peer = self.peers.get(&connection)?;
        Some(Target {
            table: Some(self.session.table().0),
            addresses: vec![dial::plain(peer.wire.as_ref()?.remote_address())],
            expected: Some(Fingerprint(peer.device.0)),
            ..Target::default()
        })
    }

    /// Looks whether the table goes on there. One look at a time goes to each device, so nobody keeps the look from the
    /// others.
    fn look_there(&mut self, there: Target, rival: Option<Epoch>) {
        let Some(host) = there.expected else { return };
        if self.looks_there.len() >= LOOKS_MAX || !self.looks_there.insert(host) {
            return self.speaker.note(Dropped::LookedTwice);
        }
        let (events, life) = (self.events.0.clone(), self.life.clone());
        tokio::spawn(async move {
            let _held = life;
            let sure = match Looker::new() {
                Ok(looker) => sure_there(looker, &there).await,
                Err(_) => None,
            };
            // A table that is closed wants to know nothing.
            let _ = events.send(HostEvent::LookedThere { there, sure, rival }).await;
        });
    }

    /// What was found there: the last epoch in which most were surely at that host, if it has the table.
    pub(super) fn looked_there(&mut self, there: Target, sure: Option<Epoch>, rival: Option<Epoch>) {
        let host = there.expected.filter(|host| self.looks_there.remove(host));
        if let (Some(host), Some(_), Some(epoch)) = (host, sure, rival) {
            let host = DeviceId(host.0);
            return self.input(Input::Operator(Operator::Overtake { host, epoch }));
        }
        if rival.is_none() && sure.is_some_and(|sure| sure > self.session.sure_epoch()) && !self.closing {
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
