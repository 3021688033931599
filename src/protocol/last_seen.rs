//! The testimony of a member about its table.

use super::{Epoch, Lineage, Snapshot, TableId};
use crate::rules::Game;
use serde::{Deserialize, Serialize};

/// The testimony of a member for a device that may host its table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct LastSeen<G: Game> {
    /// The table that it belongs to.
    pub table: TableId,
    /// The highest epoch that a host has told this device. A device with a seat follows no host of a lower one.
    pub epoch: Epoch,
    /// The quorum epoch, as a host told it last.
    pub sure: Epoch,
    /// The newest position that it has seen, with the newest entries of the log.
    pub snapshot: Option<Box<Snapshot<G>>>,
    /// The mandate of the host that told the position, with those of its givers.
    pub mandate: Option<Box<Lineage>>,
}
