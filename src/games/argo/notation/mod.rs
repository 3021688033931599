//! Positions, commands, prompts and events of Argo as text. `tests/data/scenarios/FORMAT.md` says how they are written.

mod checks;
mod fields;
mod read;
mod words;

use super::{Setup, State};
use crate::rules::{
    Notation, NotationError,
    words::{lines, position},
};
use fields::{COURSE, TABLE, TURN};
use read::Draft;

impl Notation for State {
    fn position_text(&self, setup: &Setup) -> String {
        let mut text = lines(TURN, setup, self, "");
        text.extend(lines(TABLE, setup, &self.open.board, ""));
        text.extend(lines(COURSE, setup, self, ""));
        if let Some(before) = &self.open.before {
            text.push("before table".to_owned());
            text.extend(lines(TABLE, setup, before, "before "));
        }
        text.join("\n") + "\n"
    }
    fn parse_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        position(setup, text, Draft::new, Draft::line, Draft::finish)
    }
}
