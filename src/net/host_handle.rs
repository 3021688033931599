//! The handle of a table hosted here, and its state.

use super::{
    code::{CodeSecret, Invitation, own_networks},
    control::HostControl,
    discovery::MdnsOptions,
    error::NetError,
    identity::{Fingerprint, Identity},
    life::Life,
    typed::TypedAddress,
};
use crate::{
    protocol::{DeviceId, Digest, Name, RefusalCode, TableId},
    rules::Outcome,
    session::Operator,
};
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
};
use tokio::sync::{mpsc, watch};

/// A table hosted here. Clones share it; it goes on until `close`, or until the backend is dropped.
#[derive(Clone, Debug)]
pub struct HostHandle {
    pub(super) control: mpsc::Sender<HostControl>,
    pub(super) status: watch::Receiver<HostStatus>,
    pub(super) runtime: tokio::runtime::Handle,
    pub(super) life: Life,
    pub(super) identity: Identity,
    pub(super) mdns: MdnsOptions,
    pub(super) record: Option<PathBuf>,
}

impl PartialEq for HostHandle {
    fn eq(&self, other: &Self) -> bool {
        self.control.same_channel(&other.control)
    }
}

impl Eq for HostHandle {}

impl HostHandle {
    /// The present state of the host.
    #[must_use]
    pub fn status(&self) -> HostStatus {
        self.status.borrow().clone()
    }
    /// The path of its record; later ones, and the first if the path is taken, get a number. `None` without records.
    #[must_use]
    pub fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }
    /// Carries out an operator's command. The status tells a refusal.
    pub fn operate(&self, operator: Operator) {
        // A full queue empties soon, a closed one has nothing left to do.
        let control = self.control.clone();
        self.runtime
            .spawn(async move { control.send(HostControl::Operate(operator)).await });
    }
    /// Closes the table in order. Everybody is told, and the record is completed. Returns at once; `closed` waits.
    pub fn close(&self) {
        self.operate(Operator::Close);
    }
    /// Waits until `enough` holds for the status or the table is closed; returns the status.
    pub async fn wait_for(&self, enough: impl Fn(&HostStatus) -> bool) -> HostStatus {
        let mut status = self.status.clone();
        // An error says that the host task is gone; its last status stays.
        let _ = status.wait_for(|s| s.closed || enough(s)).await;
        self.status()
    }
    /// Waits until the table is closed; returns its last status.
    pub async fn closed(&self) -> HostStatus {
        self.wait_for(|_| false).await
    }
}

/// A table to join.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The id of the table, if it is known. The table of a lost host is looked for by it.
    pub table: Option<TableId>,
    /// Addresses at which the host was seen, best first.
    pub addresses: Vec<SocketAddr>,
    /// The address as it was typed. A name is looked up again while the host is looked for, because it may stand for
    /// another address by then.
    pub typed: Option<TypedAddress>,
    /// The host's key, from a look at the table or from an earlier visit. Without it the key found is trusted, and
    /// reported by `ClientUpdate::Connected`, to be remembered.
    pub expected: Option<Fingerprint>,
    /// The secret of the table's join code. The host has to know it as well, and is trusted for that.
    pub code: Option<CodeSecret>,
}

impl Target {
    /// The table at an address that somebody typed; the key that is found there is trusted.
    #[must_use]
    pub fn at(address: SocketAddr) -> Self {
        Self {
            addresses: vec![address],
            ..Self::default()
        }
    }

    /// The table at an address that somebody typed, perhaps a name that is looked up for each attempt.
    #[must_use]
    pub fn typed(address: TypedAddress) -> Self {
        Self {
            typed: Some(address),
            ..Self::default()
        }
    }

    /// The table of a join code, at any of the addresses that the code may mean on this machine's networks.
    #[must_use]
    pub fn invited(invitation: &Invitation) -> Self {
        Self {
            addresses: invitation.addresses(&own_networks()),
            code: Some(invitation.code.secret),
            ..Self::default()
        }
    }
}

/// The join code of a hosted table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCode {
    /// The code as it is read out.
    pub invitation: Invitation,
    /// The address that it stands for.
    pub address: SocketAddr,
    /// The number of codes before this one, which were tried wrongly too often.
    pub renewed: u32,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// Ranks and points.
    pub outcome: Outcome,
    /// Digest of the last view.
    pub digest: Digest,
}

impl HostStatus {
    pub(super) const fn new(table: TableId, name: Name, addresses: Vec<SocketAddr>) -> Self {
        Self {
            table,
            name,
            addresses,
            code: None,
            people: BTreeMap::new(),
            awaited: 0,
            discovery: None,
            in_lobby: false,
            commands: 0,
            refusals: 0,
            reconnects: 0,
            games: 0,
            last: None,
            refused: None,
            journal: None,
            together: true,
            gathering: false,
            moved_to: None,
            closed: false,
        }
    }
}

/// The state of a host at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostStatus {
    /// Id of the table, the same at each host that continues it.
    pub table: TableId,
    /// Name of the table.
    pub name: Name,
    /// Addresses to read out to people who do not find the table; empty offline.
    pub addresses: Vec<SocketAddr>,
    /// The join code, for people who do not find the table or are not let in without a code; `None` offline.
    pub code: Option<TableCode>,
    /// Devices elsewhere that had a seat in a game here, and their names then.
    pub people: BTreeMap<DeviceId, Name>,
    /// Number of electors elsewhere who have not joined since this host opened the table.
    pub awaited: usize,
    /// The fault that keeps mDNS from announcing the table; `None` without a fault.
    pub discovery: Option<NetError>,
    /// True while people take their seats: before the first game and between games.
    pub in_lobby: bool,
    /// Commands accepted so far, of all seats.
    pub commands: u64,
    /// Messages refused so far.
    pub refusals: u64,
    /// Times a member came back.
    pub reconnects: u64,
    /// Number of the last game that ended here, counted from 1 over all hosts of the table; 0 before.
    pub games: u32,
    /// The result of that game.
    pub last: Option<GameEnd>,
    /// The last refusal of a wish of `operate`; a wish that is met does not clear it.
    pub refused: Option<RefusalCode>,
    /// The fault that keeps the record from being written; the game stands still until it is gone.
    pub journal: Option<String>,
    /// False while so many players are away that they may have gone on without this host.
    pub together: bool,
    /// True while this host waits for the members of a lost host.
    pub gathering: bool,
    /// The host that goes on with the table elsewhere.
    pub moved_to: Option<Target>,
    /// True once the table is closed and everybody was told.
    pub closed: bool,
}
