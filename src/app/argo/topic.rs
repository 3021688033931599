//! A thing of which the rules card tells.

use crate::games::argo::{Astronaut, Tile};

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// An astronaut.
    Figure(Astronaut),
    /// Any alien.
    Alien,
    /// A tile of the board, the display or the pile.
    Tile(Tile),
}
