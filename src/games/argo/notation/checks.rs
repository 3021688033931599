//! The checks that scenarios write behind `then` for Argo: fields of a position, and more.

use super::super::station::Links;
use super::super::{Astronaut, Board, Place, Setup, State, Tile};
use super::fields::{COURSE, TABLE, TURN, all_places, waiting};
use super::read::bare_table;
use super::words::{Read, Reader, Writer};
use crate::rules::scenario::{Scripted, Verdict};
use crate::rules::words::{Words, lines, text as say};
use crate::rules::{NotationError, Seat, legal};

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        lines(TABLE, setup, &self.open.board, "").join("\n")
    }
    fn judge(&self, line: &mut Reader<'_>) -> Result<Verdict, NotationError> {
        match line.peek() {
            // Without a rotation any will do.
            Some("tile") if line.left() == 3 => on_cell(&self.open.board, line),
            Some("countdown") => countdown(self, line),
            // All that travel, where the field names a portal.
            Some("transit") => beside_fields(self, line),
            _ => match field(self, line)? {
                Some(verdict) => Ok(verdict),
                None => beside_fields(self, line),
            },
        }
    }
}

/// A check of a field of a position.
fn field(state: &State, line: &mut Reader<'_>) -> Read<Option<Verdict>> {
    let setup = line.setup;
    for fields in [TURN, COURSE] {
        let verdict = Verdict::field(fields, line, "none", state, State::blank(setup))?;
        if verdict.is_some() {
            return Ok(verdict);
        }
    }
    Verdict::field(TABLE, line, "none", &state.open.board, bare_table(setup))
}

fn beside_fields(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let board = &state.open.board;
    match line.next().unwrap_or_default() {
        "place" => {
            let figure: Astronaut = line.read()?;
            Verdict::same(line, &board.places[figure.index()])
        }
        "transit" => {
            let transit = all_places(board).filter(|(_, place)| matches!(place, Place::Transit(_)));
            Verdict::same(line, &transit.map(|(figure, _)| figure).collect::<Vec<_>>())
        }
        "connected" => {
            let links = Links::of(setup, board);
            let tile = line.read()?;
            let around: Vec<Tile> = links.around(tile).collect();
            let got = format!("connected: {}", say(setup, &around));
            Ok(Verdict::new(links.connected(tile, line.read()?), got))
        }
        key @ ("on" | "off") => {
            let tile = line.read()?;
            let lies = board.spots[Tile::index(tile)].is_some();
            Ok(Verdict::new(lies == (key == "on"), place_of(setup, board, tile)))
        }
        "window" => Verdict::value(line, "none", state.open.window.map(|window| window.kind)),
        "alien-score" => Verdict::number(line, setup.alien_score(board.track.len).into()),
        "count" => {
            let number = count(state, line)?;
            Verdict::number(line, number)
        }
        _ => Err(line.wrong("something that can be checked, such as at, score or phase")),
    }
}

fn on_cell(board: &Board, line: &mut Reader<'_>) -> Read<Verdict> {
    line.next();
    let tile: Tile = line.read()?;
    let cell = line.read()?;
    let there = board.spots[tile.index()].is_some_and(|at| at.cell == cell);
    Ok(Verdict::new(there, place_of(line.setup, board, tile)))
}

/// The spot of a tile in words.
fn place_of(setup: &Setup, board: &Board, tile: Tile) -> String {
    board.spots[tile.index()].map_or("not on the board".to_owned(), |at| say(setup, &at))
}

/// `C01`, `pod3:0`, `saved:3`, `absent`, `dead` or `transit`.
impl Words<Setup> for Place {
    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Self::Absent => line.word("absent"),
            Self::Module(tile) => tile.write(line),
            Self::Aboard(pod, seat) => line.word(format!("{}:{seat}", say(line.setup, pod))),
            Self::Saved(value) => line.word(format!("saved:{value}")),
            Self::Dead => line.word("dead"),
            Self::Transit(_) => line.word("transit"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let aboard = |pod| (0..=u8::MAX).map(move |seat| Self::Aboard(pod, seat));
        let all = [Self::Absent, Self::Dead, Self::Transit(Tile::WAKING_ROOM)].into_iter();
        let all = all.chain((0..=u8::MAX).map(Self::Saved));
        let tiles = (0..line.setup.components.tiles.len()).filter_map(Tile::from_index);
        let all = all.chain(tiles.clone().map(Self::Module)).chain(tiles.flat_map(aboard));
        line.one(all, "a place such as C01, pod3:0, saved:3 or dead")
    }
}

/// The last round. Words that are left out are not checked.
fn countdown(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    line.next();
    let last = state.open.countdown;
    let holds = if line.take("none") {
        last.is_none()
    } else {
        let why = line.read()?;
        let waiting = line.take("waiting").then(|| waiting(line)).transpose()?;
        let stranded: Option<Seat> = line.take("stranded").then(|| line.read()).transpose()?;
        last.is_some_and(|last| {
            let waits = waiting.is_none_or(|waiting| last.waiting == waiting);
            last.why == why && waits && (stranded.is_none() || last.stranded == stranded)
        })
    };
    Ok(Verdict::new(
        holds,
        last.map_or("none".to_owned(), |last| say(line.setup, &last)),
    ))
}

fn count(state: &State, line: &mut Reader<'_>) -> Read<usize> {
    const WHAT: &str = "one of stack, display, aliens, dead, pile, tiles, modules, pods, neighbours, on, legal";
    let setup = line.setup;
    let board = &state.open.board;
    Ok(match line.next().unwrap_or_default() {
        "stack" => state.open.stack_left.into(),
        "display" => board.display.iter().flatten().count(),
        "aliens" => board.aliens.len(),
        "dead" => board.track.len.into(),
        "pile" => setup.pods.len().saturating_sub(board.pods_taken.into()),
        "tiles" => board.spots.iter().flatten().count(),
        "modules" => setup.modules.len(),
        "pods" => setup.pods.len(),
        "neighbours" => Links::of(setup, board).around(line.read()?).count(),
        "on" => on_tile(board, line.read()?),
        "legal" => legal(state, setup, line.read()?).len(),
        _ => return Err(line.wrong(WHAT)),
    })
}

fn on_tile(board: &Board, wanted: Tile) -> usize {
    let there = |place: &Place| matches!(place, Place::Module(t) | Place::Aboard(t, _) if *t == wanted);
    board.places.iter().filter(|place| there(place)).count()
}
