//! Positions, commands, prompts and events of Alien Frontiers as text. `tests/data/scenarios/FORMAT.md` says how they
//! are written.

mod checks;
mod fields;
mod fleet;
mod read;
mod words;
mod write;

use super::{Setup, State};
use crate::rules::{Notation, NotationError};

impl Notation for State {
    fn position_text(&self, setup: &Setup) -> String {
        write::position(setup, self)
    }
    fn parse_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        read::position(setup, text)
    }
}
