//! Positions and commands of Alien Frontiers as text. `tests/data/scenarios/FORMAT.md` says how they are written.

mod checks;
mod command;
mod events;
mod fleet;
mod labels;
mod read;
mod words;
mod write;

use super::{Command, Setup, State};
use crate::rules::{Notation, NotationError};

impl Notation for State {
    fn command_text(setup: &Setup, command: &Command) -> String {
        command::text(setup, command)
    }
    fn parse_command(setup: &Setup, text: &str) -> Result<Command, NotationError> {
        command::parse(&mut words::Reader::new(setup, 1, text))
    }
    fn position_text(&self, setup: &Setup) -> String {
        write::position(setup, self)
    }
    fn parse_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        read::position(setup, text)
    }
}
