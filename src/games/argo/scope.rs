//! What lists and laws are asked about beside the table.

use super::{components::Kind, types::Tile};
use crate::rules::Seat;

/// What `ChooseAction` depends on beside the table.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// The seat that acts.
    pub acting: Seat,
    /// Whether by Time Machine (TM-4).
    pub interrupt: bool,
    /// Whether only Moves are allowed (TURN-2).
    pub moves_only: bool,
}

/// A chain under way.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    /// The tile that the next one may not go to (PUSH-2).
    pub ban: Option<Tile>,
    /// Figures already moved, a bit each (PUSH-1).
    pub moved: u32,
}

/// Whether it makes a difference to a room of this kind who activates it (CMD-7).
pub(super) const fn names_activator(kind: Kind) -> bool {
    matches!(kind, Kind::Warehouse | Kind::JumpRoom)
}
