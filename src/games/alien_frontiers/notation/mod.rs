//! Positions, commands, prompts and events of Alien Frontiers as text. `tests/data/scenarios/FORMAT.md` says how they
//! are written.

mod checks;
mod fields;
mod fleet;
mod read;
mod words;

use super::{Board, Setup, State, TurnFlags};
use crate::rules::{
    Notation, NotationError,
    words::{lines, position, text},
};
use fields::{FLAGS, HIDDEN, PLANET, PLAYER, TURN};
use read::Draft;

impl Notation for State {
    fn position_text(&self, setup: &Setup) -> String {
        let mut out = table_lines(setup, &self.board);
        out.extend(lines(HIDDEN, setup, self, ""));
        out.push(format!("rng {}\n", self.rng));
        out.join("\n")
    }
    fn parse_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        position(setup, text, Draft::new, Draft::line, Draft::finish)
    }
}

/// Everything that lies open, but for the number of cards in the deck.
fn table_lines(setup: &Setup, board: &Board) -> Vec<String> {
    let mut out = lines(TURN, setup, board, "");
    for owner in setup.players.seats() {
        let (name, player) = (text(setup, &owner), &board.players[owner]);
        out.push(format!("{name} {}", lines(PLAYER, setup, player, "").join(" ")));
        out.push(format!("{name} ships {}", text(setup, &player.ships)));
    }
    out.extend(lines(PLANET, setup, board, ""));
    if board.flags != TurnFlags::default() {
        out.push(format!("flags {}", lines(FLAGS, setup, &board.flags, "").join(" ")));
    }
    out
}
