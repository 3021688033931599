//! The records while they are listed, and the one that is looked at.

use crate::app::{replay::Replay, screens::replays::ReplaysScreen, shelf::Shelf};

/// The list of records, and the one that is open.
#[derive(Default)]
pub(super) struct Replays {
    pub(super) shelf: Shelf,
    pub(super) screen: ReplaysScreen,
    pub(super) open: Option<Replay>,
}
