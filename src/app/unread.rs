//! The part of a table's log that its screen has not taken in yet.

use crate::{games::any::AnyGame, protocol::LogEntry};

/// Entries of the log that the screen has not taken in yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// The entries in order.
    pub entries: Vec<LogEntry<AnyGame>>,
    /// Entries before them are missing.
    pub gap: bool,
    /// The log begins anew: what is shown of it goes.
    pub anew: bool,
}
