//! Wishes from the start screen.

use crate::net::browse::FoundTable;
use std::net::SocketAddr;

/// A choice on the start screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartAction {
    /// Opens a table on the network.
    Host,
    /// Joins a table of the list.
    Join(Box<FoundTable>),
    /// Looks on at a table of the list.
    Watch(Box<FoundTable>),
    /// Joins by a typed address.
    JoinAddress(SocketAddr),
    /// Opens a table for this machine alone.
    PlayHere,
    /// Name or colour changed.
    Profile,
    /// Opens the settings.
    Settings,
    /// Asks why a table is not in the list, or cannot be joined because its host has this version.
    Why(Option<String>),
}
