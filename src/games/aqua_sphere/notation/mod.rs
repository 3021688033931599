//! Positions, commands, prompts and events of AquaSphere as text. `tests/data/scenarios/FORMAT.md` says how they are
//! written.

mod checks;
mod fields;
mod read;
mod rest;
mod words;

use super::{Board, Sector, Setup, State};
use crate::rules::{
    Notation, NotationError,
    words::{lines, position, text},
};
use fields::{AREA, BOARD, HIDDEN, PLAYER, SOURCES};
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

/// Everything that lies open. Bots on the boards and counts of submarines follow from what is on the Station.
fn table_lines(setup: &Setup, board: &Board) -> Vec<String> {
    let mut out = lines(BOARD, setup, board, "");
    for seat in setup.players.seats() {
        let (name, player) = (text(setup, &seat), &board.players[seat]);
        out.push(format!("{name} {}", lines(PLAYER, setup, player, "").join(" ")));
        let points = lines(SOURCES, setup, &player.points, "");
        if !points.is_empty() {
            out.push(format!("{name} points {}", points.join(" ")));
        }
    }
    for sector in Sector::ALL {
        let clauses = lines(AREA, setup, board.area(sector), "");
        out.push(format!("{} {}", text(setup, &sector), clauses.join(" ")));
    }
    out
}
