//! The checks that scenarios write behind `then` for AquaSphere: fields of a position, and more.

use super::super::{Area, Player, Sector, Setup, Sources, State, check};
use super::fields::{AREA, BOARD, HIDDEN, PLAYER, SOURCES};
use super::read::{bare_board, is_seat};
use super::table_lines;
use super::words::{Read, Reader};
use crate::rules::{
    Game, NotationError, Seat, Status, legal,
    scenario::{Scripted, Verdict},
};

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        let mut lines = table_lines(setup, &self.board);
        let board = &self.board;
        lines.push(format!("decks {} {}", board.research_left, board.expansions_left));
        lines.join("\n")
    }
    fn judge(&self, line: &mut Reader<'_>) -> Result<Verdict, NotationError> {
        if line.peek().is_some_and(is_seat) {
            let seat = line.read()?;
            return of_seat(self, seat, line);
        }
        if let Some(sector) = line.attempt(Reader::read::<Sector>) {
            return of_sector(self.board.area(sector), line);
        }
        let blank = bare_board(line.setup);
        if let Some(verdict) = Verdict::field(BOARD, line, "none", &self.board, blank)? {
            return Ok(verdict);
        }
        if let Some(verdict) = Verdict::field(HIDDEN, line, "none", self, self.clone())? {
            return Ok(verdict);
        }
        let board = &self.board;
        let got = match line.next().unwrap_or_default() {
            "round" => board.round().into(),
            "bulb" => board.bulb().into(),
            "research-left" => board.research_left.into(),
            "expansions-left" => board.expansions_left.into(),
            "tile" => {
                let space = line.read()?;
                return Verdict::same(line, &board.tile(line.setup, space));
            }
            _ => return Err(line.wrong("something that can be checked, such as P0, A, round or general")),
        };
        Verdict::number(line, got)
    }
}

fn of_sector(area: &Area, line: &mut Reader<'_>) -> Read<Verdict> {
    if let Some(verdict) = Verdict::field(AREA, line, "none", area, Area::default())? {
        return Ok(verdict);
    }
    match line.next().unwrap_or_default() {
        "stacks" => {
            let heights = [area.research.len(), area.expansions.len()].map(|height| height as u8);
            Verdict::same(line, &heights)
        }
        _ => Err(line.wrong("time, crystals, octopods, control, station, submarines, research, expansions or stacks")),
    }
}

fn of_seat(state: &State, seat: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let (setup, board) = (line.setup, &state.board);
    let player = &board.players[seat];
    if line.take("points") {
        let verdict = Verdict::field(SOURCES, line, "none", &player.points, Sources::default())?;
        return verdict.ok_or_else(|| {
            line.next();
            line.wrong("a source of points such as caught")
        });
    }
    if let Some(verdict) = Verdict::field(PLAYER, line, "none", player, Player::default())? {
        return Ok(verdict);
    }
    let got = match line.next().unwrap_or_default() {
        "kp" => player.points().into(),
        "bots" => player.bots.into(),
        "gone" => player.bots_gone().into(),
        "programs" => player.programmed.len(),
        "submarines" => check::submarines(board, seat),
        "charging" => board.areas.iter().map(|area| usize::from(area.station[seat])).sum(),
        "controls" => board.controlled(seat).into(),
        "legal" => legal(state, setup, seat).len(),
        "way" => {
            let to: Sector = line.read()?;
            board.ways(setup, seat).cost(to).into()
        }
        "capacity" => {
            let lab = board.capacity(setup, seat);
            return Verdict::same(line, &[lab.research, lab.crystals, lab.octopods, lab.time]);
        }
        "score" => {
            let score = board.round_scores(setup)[seat];
            return Verdict::same(line, &[score.majority, score.bots, score.crystals, score.octopods]);
        }
        "rank" => return Verdict::value(line, "the game goes on", rank(state, setup, seat)),
        _ => {
            let known = "time, crystals, programmed, engineer, scientist, lab, expansions, cards, paid, points, kp, \
                         bots, gone, programs, submarines, charging, controls, legal, way, capacity, score or rank";
            return Err(line.wrong(known));
        }
    };
    Verdict::number(line, got)
}

/// The rank of a seat once the game is over.
fn rank(state: &State, setup: &Setup, seat: Seat) -> Option<u8> {
    let Status::Finished(outcome) = state.status(setup) else {
        return None;
    };
    let standing = outcome.standings.iter().find(|standing| standing.seat == seat);
    standing.map(|standing| standing.rank)
}
