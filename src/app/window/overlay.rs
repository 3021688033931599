//! Sheets that can lie over a screen.

use std::net::SocketAddr;

/// A sheet over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The table's menu.
    Menu,
    /// Opens the settings.
    Settings,
    /// The reasons for a table to be missing from the list, or, with a version, against joining it.
    Help(Option<String>),
    /// The question before leaving: why it is asked, and whether the window closes too.
    Leave { why: &'static str, quit: bool },
    /// Another device answers at a typed address than before: whether to trust it.
    Stranger(SocketAddr),
}
