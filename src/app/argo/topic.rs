//! A thing of which the rules card tells.

use crate::games::argo::{Astronaut, Tile};

/// The topic of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// The figure of an astronaut.
    Figure(Astronaut),
    /// Any of the aliens.
    Alien,
    /// A tile of the board, the display or the pile.
    Tile(Tile),
}
