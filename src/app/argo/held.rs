//! A piece or a tile in the hand.

use crate::games::argo::{Astronaut, Tile};

/// What is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// An astronaut.
    Figure(Astronaut),
    /// The alien on a tile.
    Alien(Tile),
    /// A tile of the display, or the top pod.
    Source(u8),
}
