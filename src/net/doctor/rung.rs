//! The rungs of the ladder from this machine to a table, and what was found at each.

use serde::Serialize;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// One step on the way from this machine to a table. Each rung makes sense only if the one before holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, EnumIter, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rung {
    /// Adapters that are connected, and their addresses.
    Adapters,
    /// A UDP socket, which the system has to provide.
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
    /// The versions of the tables that answer.
    Versions,
    /// The table at an address that somebody has read out.
    Address,
}

/// The result of one check of the doctor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RungState {
    /// The rung holds.
    Ok,
    /// The rung does not hold.
    Failed,
    /// The rung could not be tested, for the reason in `RungResult::cause`.
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
    /// The system refuses; `RungResult::about` has the system's own text.
    System,
    /// Another program has the port.
    PortTaken,
    /// Packets to the port do not arrive, because a firewall of this machine blocks them.
    PacketsBlocked,
    /// Multicast does not come back to this machine, because its own firewall blocks it.
    MulticastBlocked,
    /// Another program keeps the port of mDNS for itself.
    MdnsTaken,
    /// No other device answers to multicast. There may be none.
    NobodyHeard,
    /// No table is announced.
    NoTable,
    /// The machine of a table lets no packet through, because of that machine's firewall.
    FarFirewall,
    /// A machine in the same network cannot be reached at all. It is off, or the network isolates its devices.
    Isolated,
    /// The address is in none of the networks of this machine.
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
    /// The result of the check.
    pub state: RungState,
    /// The cause, or the reason for no test; `None` where all is well.
    pub cause: Option<Trouble>,
    /// The adapters, addresses, ports or tables concerned, or the system's own text.
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
