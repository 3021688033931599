//! What lists and laws depend on besides the board.

use super::{components::Kind, types::Tile};
use crate::rules::Seat;

/// Limits of the action that `ChooseAction` asks for.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// The seat that acts.
    pub acting: Seat,
    /// True if the seat acts by Time Machine (TM-4).
    pub interrupt: bool,
    /// True if only Moves are allowed (TURN-2).
    pub moves_only: bool,
}

/// A chain of pushes under way.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    /// The tile that the next one may not go to (PUSH-2).
    pub ban: Option<Tile>,
    /// Figures already moved, a bit each (PUSH-1).
    pub moved: u32,
}

/// True if the effect of a room of this kind depends on who activates it (CMD-7).
pub(super) const fn names_activator(kind: Kind) -> bool {
    match kind {
        Kind::Warehouse | Kind::JumpRoom => true,
        Kind::Lab | Kind::ControlRoom | Kind::Laser | Kind::Infirmary | Kind::SecurityCenter => false,
        // Used in a window (TM-1).
        Kind::TimeMachine => false,
        // Not activated (ACT-2).
        Kind::WakingRoom | Kind::Corridor | Kind::Teleporter | Kind::CoreRoom | Kind::SafeRoom | Kind::Pod => false,
    }
}
