//! What lies over a screen.

use std::net::SocketAddr;

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The table's menu.
    Menu,
    /// The settings.
    Settings,
    /// Why a table is not in the list, or, with a version, why it cannot be joined.
    Help(Option<String>),
    /// The question before leaving: why it is asked, and whether the window closes too.
    Leave { why: &'static str, quit: bool },
    /// Another device answers at a typed address than before: whether to trust it.
    Stranger(SocketAddr),
}
