//! A piece or a tile in the hand.

use crate::games::argo::{Astronaut, Tile};

/// A piece or tile in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// The figure of an astronaut.
    Figure(Astronaut),
    /// The alien on a tile.
    Alien(Tile),
    /// A tile of the display, or the top pod.
    Source(u8),
}
