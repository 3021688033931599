//! The places and pieces of Argo.

use crate::games::argo::{Astronaut, Cell, Tile};
use serde::{Deserialize, Serialize};

/// A place of Argo's board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ArgoSpot {
    /// A tile of the station.
    Tile(Tile),
    /// A free cell beside the station.
    Cell(Cell),
    /// The figure of an astronaut on the station.
    Figure(Astronaut),
    /// The alien on a tile.
    Alien(Tile),
    /// A place of the display, from 0, or the top pod: 3.
    Source(u8),
    /// The card of the aliens.
    Aliens,
    /// A figure on the alien track.
    Dead(Astronaut),
    /// The answer to use this Time Machine with this activator.
    Use(Tile, Astronaut),
    /// The answer that what is announced may happen.
    LetIt,
    /// The card that tells what is announced.
    Announcement,
    /// The activation at the head of the open action.
    Activation,
    /// A step of the open action, from 0.
    Link(u8),
}

/// A piece that moves on the station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgoPiece {
    /// The figure of an astronaut.
    Figure(Astronaut),
    /// The alien on a tile.
    Alien(Tile),
    /// The alien that was pushed and waits for its target.
    AlienInHand,
    /// A tile that is on its way to where it lies.
    Tile(Tile),
    /// A pod that leaves, with its turn.
    Pod(Tile, u8),
}
