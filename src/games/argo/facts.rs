//! Facts about a position that those outside the rules ask for.

use super::{Links, Setup, State, Tile};
use crate::rules::Game;

impl State {
    /// Tiles connected to a tile, pods included, in the order of directions (MOV-1).
    pub fn neighbours(&self, setup: &Setup, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        // A state that was just read from bytes does not have its links yet.
        if self.links.is_valid() {
            self.links.around(tile)
        } else {
            Links::of(setup, &self.open.board).around(tile)
        }
    }
}

impl Setup {
    /// The aliens' score after so many deaths (TRK-1); a full track keeps that of its last square.
    #[must_use]
    pub fn alien_score(&self, dead: u8) -> u8 {
        let score = self.track.get(usize::from(dead));
        score.or(self.track.last()).copied().unwrap_or(0)
    }
    /// Most turns of a game: each turn builds a tile as long as one fits, and END-2 stops play where none does.
    #[must_use]
    pub fn max_turns(&self) -> u32 {
        let laid_at_start = 5;
        let to_build = (self.modules.len() + self.pods.len()).saturating_sub(laid_at_start);
        State::seats(self).get() as u32 * (to_build as u32 + 3)
    }
}
