//! A table that has gone on elsewhere, or may have. This host looks there before it gives way, as a word alone closes
//! nothing. One that comes back from its record looks around before it announces its table.

use super::state::Host;
use crate::{
    diagnostics::Dropped,
    net::{
        browse::{self, FoundTable},
        discovery::MdnsOptions,
        events::HostEvent,
        host_handle::Target,
        identity::Fingerprint,
        look::Looker,
        scope,
        wake::no_wake,
    },
    protocol::{DeviceId, Epoch, TableId, limits},
    session::{ConnectionId, Operator},
};
use std::time::Duration;
use tokio::sync::mpsc;

/// Time for another host of the same table to be found.
const LOOK_AROUND: Duration = Duration::from_secs(1);
/// Time for that host to tell this one that the table went on. It tries every two seconds, and this host may have to look
/// there first.
const TO_BE_TOLD: Duration = Duration::from_secs(8);

/// Looks for another host of this table, and waits for its word if there is one. Nobody should find a table that is about
/// to give way.
pub(super) async fn look_around(
    (own, mdns): (Fingerprint, MdnsOptions),
    table: TableId,
    events: mpsc::Sender<HostEvent>,
) {
    let table = table.to_string();
    let is_other = |found: &FoundTable| found.announcement.id == table && found.key() != own;
    if let Ok(mut list) = browse::browse(mdns, no_wake()) {
        let found = list.wait_for(LOOK_AROUND, |tables| tables.iter().any(is_other)).await;
        if found.iter().any(is_other) {
            tokio::select! {
                () = tokio::time::sleep(TO_BE_TOLD) => {}
                () = events.closed() => {}
            }
        }
    }
    // A table that is closed announces nothing.
    let _ = events.send(HostEvent::LookedAround).await;
}

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
            addresses: vec![scope::peer(peer.wire.as_ref()?)],
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

    /// Takes in what was found there: the quorum epoch of that host, if it has the table. Returns what the session is to do.
    pub(super) fn looked_there(
        &mut self,
        there: Target,
        sure: Option<Epoch>,
        rival: Option<Epoch>,
    ) -> Option<Operator> {
        let host = there.expected.filter(|host| self.looks_there.remove(host));
        if let (Some(host), Some(_), Some(epoch)) = (host, sure, rival) {
            let host = DeviceId(host.0);
            return Some(Operator::Overtake { host, epoch });
        }
        if rival.is_none() && sure.is_some_and(|sure| sure > self.session.sure_epoch()) && !self.closing {
            self.move_to(there);
        } else {
            self.speaker.note(Dropped::NotThere);
        }
        None
    }

    fn move_to(&mut self, there: Target) {
        self.speaker.note(Dropped::MovedOn);
        self.status.send_modify(|s| s.moved_to = Some(there));
        self.moved_on = true;
    }
}

async fn sure_there(looker: Looker, there: &Target) -> Option<Epoch> {
    let found = looker.clone().look(there.addresses.clone(), there.expected, true).await;
    looker.end();
    let seen = found.ok()?;
    let is_it = there.table.is_some_and(|table| table.to_string() == seen.about.id);
    is_it.then_some(seen.sure)
}
