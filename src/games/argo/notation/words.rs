//! Names of seats, figures, tiles and places, both ways, and a reader of one line.

use super::super::{Astronaut, Cell, Role, Setup, Spot, Tile};
use crate::rules::{NotationError, Seat};
use std::str::FromStr;

/// `P0`
pub(super) fn seat(seat: Seat) -> String {
    format!("P{}", seat.index())
}

/// `P0.pilot`
pub(super) fn astronaut(astronaut: Astronaut) -> String {
    let role = match astronaut.role() {
        Role::Chief => "chief",
        Role::Explorer => "explorer",
        Role::Pilot => "pilot",
        Role::Grunt => "grunt",
        Role::Robot => "robot",
    };
    format!("{}.{role}", seat(astronaut.seat()))
}

/// The id of the tile; `P3` is written `pod3`, so that it is not mistaken for a seat.
pub(super) fn tile(setup: &Setup, tile: Tile) -> String {
    name_of_id(&setup.components.tile(tile).id)
}

fn name_of_id(id: &str) -> String {
    match id.strip_prefix('P') {
        Some(number) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => format!("pod{number}"),
        _ => id.to_owned(),
    }
}

/// `0,-2`
pub(super) fn cell(cell: Cell) -> String {
    format!("{},{}", cell.x, cell.y)
}

/// `0,-2 r1`
pub(super) fn spot(spot: Spot) -> String {
    format!("{} r{}", cell(spot.cell), spot.rot)
}

/// A list, or `-` if it is empty.
pub(super) fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<_> = items.into_iter().collect();
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(" ")
    }
}

/// Words of one line, read from the left.
pub(super) struct Reader<'a> {
    pub(super) setup: &'a Setup,
    line: usize,
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Reader<'a> {
    /// A reader of a line; what follows `#` is left out.
    pub(super) fn new(setup: &'a Setup, line: usize, text: &'a str) -> Self {
        let words = text.split('#').next().unwrap_or_default().split_whitespace().collect();
        Self {
            setup,
            line,
            words,
            at: 0,
        }
    }

    /// The complaint about the word read last.
    pub(super) fn wrong(&self, expected: &str) -> NotationError {
        let got = match self.at.checked_sub(1).and_then(|last| self.words.get(last)) {
            Some(word) => format!("{word:?}"),
            None => "the line ends".to_owned(),
        };
        NotationError {
            line: self.line,
            message: format!("{got}, expected {expected}"),
        }
    }

    /// A complaint of its own.
    pub(super) fn error(&self, message: impl Into<String>) -> NotationError {
        NotationError {
            line: self.line,
            message: message.into(),
        }
    }

    /// The next word, if there is one.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word
    }

    /// The next word without taking it.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    /// Whether nothing is left.
    pub(super) fn done(&self) -> bool {
        self.peek().is_none()
    }

    /// Takes the word if it comes next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.at += 1;
        }
        found
    }

    /// Nothing may follow.
    pub(super) fn end(&mut self) -> Result<(), NotationError> {
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.wrong("nothing more on this line")),
        }
    }

    /// One of these words; its index.
    pub(super) fn one_of(&mut self, words: &[&str]) -> Result<usize, NotationError> {
        let word = self.next();
        let found = words.iter().position(|&w| Some(w) == word);
        found.ok_or_else(|| self.wrong(&format!("one of {}", words.join(", "))))
    }

    /// A number.
    pub(super) fn number<T: FromStr>(&mut self, what: &str) -> Result<T, NotationError> {
        let word = self.next();
        word.and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong(what))
    }

    /// A seat that takes part.
    pub(super) fn seat(&mut self) -> Result<Seat, NotationError> {
        let word = self.next();
        let found = word.and_then(|word| parse_seat(self.setup, word));
        found.ok_or_else(|| self.wrong(&format!("a seat from P0 to P{}", self.setup.players.get() - 1)))
    }

    /// A figure of a seat that takes part.
    pub(super) fn astronaut(&mut self) -> Result<Astronaut, NotationError> {
        let word = self.next();
        let found = word.and_then(|word| parse_astronaut(self.setup, word));
        found.ok_or_else(|| self.wrong("an astronaut such as P0.pilot"))
    }

    /// A tile that is used in this game.
    pub(super) fn tile(&mut self) -> Result<Tile, NotationError> {
        let word = self.next();
        let found = word.and_then(|word| {
            let named = self
                .setup
                .components
                .tiles
                .iter()
                .position(|data| name_of_id(&data.id) == word);
            named.and_then(Tile::from_index)
        });
        let Some(tile) = found else {
            return Err(self.wrong("a tile such as WR, C01 or pod3"));
        };
        if self.setup.modules.contains(tile) || self.setup.pods.contains(&tile) {
            Ok(tile)
        } else {
            Err(self.wrong("a tile that is used with this player count and these options"))
        }
    }

    /// A cell.
    pub(super) fn cell(&mut self) -> Result<Cell, NotationError> {
        let word = self.next();
        let parsed = word.and_then(|word| word.split_once(',')).and_then(|(x, y)| {
            Some(Cell {
                x: x.parse().ok()?,
                y: y.parse().ok()?,
            })
        });
        parsed.ok_or_else(|| self.wrong("a cell such as 0,-2"))
    }

    /// Quarter turns.
    pub(super) fn rotation(&mut self) -> Result<u8, NotationError> {
        Ok(self.one_of(&["r0", "r1", "r2", "r3"])? as u8)
    }

    /// The rest of the line as a list; a lone `-` is empty.
    pub(super) fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, NotationError> {
        if self.take("-") {
            self.end()?;
            return Ok(Vec::new());
        }
        let mut items = vec![item(self)?];
        while !self.done() {
            items.push(item(self)?);
        }
        Ok(items)
    }
}

fn parse_seat(setup: &Setup, word: &str) -> Option<Seat> {
    let number = word.strip_prefix('P').filter(|number| number.len() == 1)?;
    Seat::new(number.parse().ok()?).filter(|&seat| setup.players.contains(seat))
}

fn parse_astronaut(setup: &Setup, word: &str) -> Option<Astronaut> {
    let (owner, _) = word.split_once('.')?;
    let owner = parse_seat(setup, owner)?;
    Role::ALL
        .into_iter()
        .map(|role| Astronaut::new(owner, role))
        .find(|&a| astronaut(a) == word)
}
