//! Names of seats, figures, tiles and places, both ways, and a reader of one line.

use super::super::{Astronaut, Cell, Role, Setup, Spot, Tile};
pub(super) use crate::rules::words::list;
use crate::rules::{NotationError, Seat, words};

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

/// Words of one line.
pub(super) type Reader<'a> = words::Reader<'a, Setup>;

impl Reader<'_> {
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
