//! Finds out if another host has this table. A host connects to the other host before it gives way, because a message
//! alone proves nothing. Before a restarted host announces its table, it looks for other hosts.

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
    protocol::{DeviceId, Epoch, TableId},
    session::ConnectionId,
};
use std::time::Duration;
use tokio::sync::mpsc;

/// Time for another host of the same table to be found.
const LOOK_AROUND: Duration = Duration::from_secs(1);
/// Time for another host to tell this one that the table went on. It tries every two seconds, and this host may have to
/// look at it first.
const TO_BE_TOLD: Duration = Duration::from_secs(8);

/// Looks for another host of this table, and waits for its message if there is one. Nobody should find a table that is
/// about to give way.
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
    // An error means that the table is closed.
    let _ = events.send(HostEvent::LookedAround).await;
}

impl Host {
    /// Closes this table, which had not begun, because it continues at the host on this connection.
    pub(super) fn follow(&mut self, connection: ConnectionId) {
        if let Some(there) = self.there(connection) {
            self.move_to(there);
        }
    }

    /// The host that speaks on a connection.
    fn there(&self, connection: ConnectionId) -> Option<Target> {
        let peer = self.peers.get(&connection)?;
        Some(Target {
            table: Some(self.desk.session().table().0),
            addresses: vec![scope::peer(peer.wire.as_ref()?)],
            expected: Some(Fingerprint(peer.device.0)),
            ..Target::default()
        })
    }

    /// Looks whether the device on a connection has the table: see [`crate::session::DeskTask::Look`].
    pub(super) fn look(&mut self, connection: ConnectionId, host: DeviceId, rival: Option<Epoch>) {
        let Some(there) = self.there(connection) else {
            self.desk.looked(self.started.elapsed(), host, None, rival);
            return;
        };
        let (events, life) = (self.events.0.clone(), self.life.clone());
        tokio::spawn(async move {
            let _held = life;
            let sure = match Looker::new() {
                Ok(looker) => sure_there(looker, &there).await,
                Err(_) => None,
            };
            // An error means that the table is closed.
            let _ = events.send(HostEvent::LookedThere { there, sure, rival }).await;
        });
    }

    /// Takes in the result of a look at another host, with its quorum epoch if that host has the table.
    pub(super) fn looked_there(&mut self, there: Target, sure: Option<Epoch>, rival: Option<Epoch>) {
        let host = there.expected.map(|host| DeviceId(host.0));
        if host.is_some_and(|host| self.desk.looked(self.started.elapsed(), host, sure, rival)) {
            self.move_to(there);
        }
    }

    fn move_to(&mut self, there: Target) {
        self.speaker.note(Dropped::MovedOn);
        self.status.send_modify(|s| s.moved_to = Some(there));
    }
}

async fn sure_there(looker: Looker, there: &Target) -> Option<Epoch> {
    let found = looker.clone().look(there.addresses.clone(), there.expected, true).await;
    looker.end();
    let seen = found.ok()?;
    let is_it = there.table.is_some_and(|table| table.to_string() == seen.about.id);
    is_it.then_some(seen.sure)
}
