//! The rungs of the ladder from this machine to a table, and what was found at each.

use serde::Serialize;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// One step on the way from this machine to a table. The next one makes sense only where this one holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, EnumIter, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rung {
    /// Adapters that are connected, and their addresses.
    Adapters,
    /// A socket that the system gives.
    Sockets,
    /// The port that tables open at.
    Port,
    /// Packets that come in at that port, over each adapter.
    Packets,
    /// Multicast, by which tables are found.
    Multicast,
    /// Other devices that answer to multicast.
    Neighbours,
    /// Tables that are announced.
    Tables,
    /// The versions of those tables.
    Versions,
    /// The table at an address that somebody has read out.
    Address,
}

/// The result of one check of the doctor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RungState {
    /// It holds.
    Ok,
    /// It does not.
    Failed,
    /// It could not be tested; the trouble says why.
    NotTested,
}

/// The cause of a rung that does not hold, or the reason why it could not be tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Trouble {
    /// No adapter is connected.
    NoNetwork,
    /// Only adapters of containers and virtual machines are connected.
    OnlyVirtual,
    /// No router gave this machine an address; it made one up.
    NoRouter,
    /// The system refuses; its own text stands beside.
    System,
    /// Another program has the port.
    PortTaken,
    /// Packets to the port do not arrive: a firewall of this machine.
    PacketsBlocked,
    /// Multicast does not come back to this machine: a firewall of its own.
    MulticastBlocked,
    /// Another program keeps the port of mDNS for itself.
    MdnsTaken,
    /// No other device answers to multicast. There may be none.
    NobodyHeard,
    /// No table is announced.
    NoTable,
    /// A table is announced or was read out, and its machine lets no packet through: a firewall there.
    FarFirewall,
    /// A machine that is in the same network cannot be reached at all: it is off, or devices are kept apart.
    Isolated,
    /// The address belongs to another network than this machine does.
    OtherSubnet,
    /// The machine is there, and nothing has the port.
    NothingListens,
    /// Something other than a table answers.
    NotPodbay,
    /// The table takes nobody in now.
    Busy,
    /// The table runs another version.
    OtherVersion,
    /// A rung before this one does not hold.
    NotReached,
}

/// The finding at one rung.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RungResult {
    /// The check.
    pub rung: Rung,
    /// The result so far.
    pub state: RungState,
    /// The cause, or the reason for no test; `None` where all is well.
    pub cause: Option<Trouble>,
    /// The adapters, addresses or tables it is about.
    pub about: Vec<String>,
}

impl RungResult {
    /// A rung that holds.
    pub(super) const fn ok(rung: Rung, about: Vec<String>) -> Self {
        Self {
            rung,
            state: RungState::Ok,
            cause: None,
            about,
        }
    }
    /// A rung that does not hold.
    pub(super) const fn failed(rung: Rung, cause: Trouble, about: Vec<String>) -> Self {
        Self {
            rung,
            state: RungState::Failed,
            cause: Some(cause),
            about,
        }
    }
    /// A rung that could not be tested.
    pub(super) const fn untested(rung: Rung, cause: Trouble) -> Self {
        Self {
            rung,
            state: RungState::NotTested,
            cause: Some(cause),
            about: Vec::new(),
        }
    }
}
