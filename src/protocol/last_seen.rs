//! What a member says that it has seen of its table.

use super::{Epoch, Lineage, Snapshot, TableId};
use crate::rules::Game;
use serde::{Deserialize, Serialize};

/// What a member tells somebody who may host its table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct LastSeen<G: Game> {
    /// The table that it belongs to.
    pub table: TableId,
    /// The highest epoch that it has followed; it follows no host of a lower one.
    pub epoch: Epoch,
    /// The quorum epoch, as a host told it last.
    pub sure: Epoch,
    /// The newest position that it has seen, with the newest entries of the log.
    pub snapshot: Option<Box<Snapshot<G>>>,
    /// The mandate of the host that told it, with those of its givers.
    pub mandate: Option<Box<Lineage>>,
}
