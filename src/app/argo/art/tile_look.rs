//! A tile as it is to be drawn.

use crate::games::argo::{Doors, Kind, TileData, turned};
use crate::rules::{MAX_SEATS, SeatSet};

/// A tile as it is to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileLook<'a> {
    /// The print of the tile.
    pub data: &'a TileData,
    /// Quarter turns clockwise.
    pub rot: u8,
    /// Sides, as it lies, on which its door meets another door.
    pub connected: Doors,
    /// True on the board: then its alien symbol is faint.
    pub on_board: bool,
    /// The number of its places that are taken; the caller draws the figures there.
    pub taken: usize,
    /// Seats of a pod that are taken, a bit each; the caller draws the figures there.
    pub aboard: u8,
    /// True if an alien stands on it: the room glyph makes place.
    pub alien: bool,
    /// Activation places after the options.
    pub slots: u8,
    /// Seats with an activation token.
    pub tokens: SeatSet,
    /// The number of players, each of whom has a bay in the Waking Room.
    pub players: usize,
}

impl<'a> TileLook<'a> {
    /// An empty tile off the board.
    pub(crate) const fn new(data: &'a TileData) -> Self {
        Self {
            data,
            rot: 0,
            connected: Doors::empty(),
            on_board: false,
            taken: 0,
            aboard: 0,
            alien: false,
            slots: data.activation_slots,
            tokens: SeatSet::EMPTY,
            players: MAX_SEATS,
        }
    }
    /// Doors as it lies.
    pub(crate) fn doors(&self) -> Doors {
        turned(self.data.doors, self.rot)
    }
}

/// True for a tile with the narrow floor of a corridor.
pub(crate) const fn is_corridor(kind: Kind) -> bool {
    matches!(kind, Kind::Corridor | Kind::Teleporter)
}
