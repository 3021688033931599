//! Argo in words.

mod book;
mod command;
mod event;
mod names;
mod prompt;
#[cfg(test)]
mod tests;

pub use book::ArgoTopic;
pub use names::{field, reason, rule};

use super::{About, Argument, Line, Spoken, StatusLine, Value, listed, name, say, t};
use crate::{
    games::argo::{Astronaut, Cell, Command, Dir, Event, Kind, Prompt, Reason, State, Tile, tile_at, tile_with_door},
    rules::Seat,
};

impl About<'_, State> {
    /// A figure with its owner: "your Pilot", "Cleo's Pilot".
    #[must_use]
    pub fn figure(&self, astronaut: Astronaut) -> String {
        let (seat, role) = (astronaut.seat(), astronaut.role());
        say!(self, "figure", you = self.is_you(seat), name = seat, role)
    }

    /// A tile with its article, by kind; the id of the box tells apart several of one kind on the board.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> String {
        say!(self, "tile-the", tile = self.tile_bare(tile))
    }

    /// A tile without article, such as "corridor C04" or "pod 2, 3".
    #[must_use]
    pub fn tile_bare(&self, tile: Tile) -> String {
        let Some(data) = self.setup.components.tiles.get(tile.index()) else {
            return t("tile-unknown");
        };
        if data.kind == Kind::Pod {
            return say!(self, "tile-pod", seats = listed(data.seats.iter().map(u8::to_string)));
        }
        match self.id_in_text(tile) {
            Some(id) => say!(self, "tile-with-id", kind = data.kind, id = id.to_owned()),
            None => name(&data.kind),
        }
    }

    /// The id that texts use of a tile, because several of its kind lie open.
    #[must_use]
    pub fn id_in_text(&self, tile: Tile) -> Option<&str> {
        let data = self.setup.components.tiles.get(tile.index())?;
        (data.kind != Kind::Pod && self.is_ambiguous(tile, data.kind)).then_some(data.id.as_str())
    }

    /// True if another tile of this kind lies face up on the board or in the display.
    fn is_ambiguous(&self, tile: Tile, kind: Kind) -> bool {
        let open = |other: Tile| {
            self.view.board.spots[other.index()].is_some() || self.view.board.display.contains(&Some(other))
        };
        self.setup
            .components
            .of_kind(kind)
            .iter()
            .any(|other| other != tile && open(other))
    }

    /// The tile next to `from`, by direction if that says it: "the east corridor".
    #[must_use]
    pub fn step(&self, from: Tile, to: Tile) -> String {
        let named = to == Tile::WAKING_ROOM || self.setup.components.is_pod(to);
        match self.direction(from, to) {
            Some(direction) if !named => {
                let kind = self.setup.components.tiles.get(to.index()).map(|data| data.kind);
                say!(self, "tile-towards", direction, kind)
            }
            _ => self.tile(to),
        }
    }

    /// A free cell by the tile whose door leads to it: "east of the corridor C04"; by its coordinates if none does.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> String {
        match self.beside(cell) {
            Some((direction, tile)) => say!(self, "cell-beside", direction, tile),
            None => say!(self, "cell-at", x = cell.x, y = cell.y),
        }
    }

    /// The module whose door leads to a free cell, and the direction from it.
    #[must_use]
    pub fn beside(&self, cell: Cell) -> Option<(Dir, Tile)> {
        Dir::ALL.into_iter().find_map(|dir| {
            let board = &self.view.board;
            let tile = tile_with_door(self.setup, board, cell.step(dir), dir.opposite())?;
            (!self.setup.components.is_pod(tile)).then_some((dir.opposite(), tile))
        })
    }

    /// A tile in a list, away from the board: where several of its kind lie open, with the place where it lies, such as
    /// "the corridor C04 (north of the lab)".
    fn located(&self, tile: Tile) -> String {
        let place = self.id_in_text(tile).and_then(|_| self.place_of(tile));
        match place {
            Some(place) => say!(self, "tile-located", tile, place),
            None => self.tile(tile),
        }
    }

    /// The place of a tile: from a neighbour whose kind tells it, or from the Waking Room.
    fn place_of(&self, tile: Tile) -> Option<String> {
        let (setup, board) = (self.setup, &self.view.board);
        let at = |tile: Tile| board.spots[tile.index()].map(|spot| spot.cell);
        let cell = at(tile)?;
        let is_plain = |tile: &Tile| !setup.components.is_pod(*tile) && self.id_in_text(*tile).is_none();
        let beside = Dir::ALL.into_iter().find_map(|dir| {
            let other = tile_at(setup, board, cell.step(dir)).filter(is_plain)?;
            Some(say!(self, "cell-beside", direction = dir.opposite(), tile = other))
        });
        let seen = || {
            let room = at(Tile::WAKING_ROOM)?;
            let (dx, dy) = (
                i16::from(cell.x) - i16::from(room.x),
                i16::from(cell.y) - i16::from(room.y),
            );
            let direction = match (dx.abs() > dy.abs(), dx > 0, dy > 0) {
                (true, true, _) => Dir::East,
                (true, false, _) => Dir::West,
                (false, _, true) => Dir::South,
                (false, _, false) => Dir::North,
            };
            Some(say!(self, "tile-seen", direction))
        };
        beside.or_else(seen)
    }

    /// The target of a step, as short as possible: "east" along corridors, "to the lab" into a room.
    #[must_use]
    pub fn way(&self, from: Tile, to: Tile) -> String {
        let kind = self.setup.components.tiles.get(to.index()).map(|data| data.kind);
        match self.direction(from, to) {
            Some(direction) if kind == Some(Kind::Corridor) => name(&direction),
            _ => say!(self, "way-to", tile = to),
        }
    }

    /// The direction of a tile from another one in the same row or column; `None` if it lies in neither.
    fn direction(&self, from: Tile, to: Tile) -> Option<Dir> {
        let (a, b) = (
            self.view.board.spots[from.index()]?.cell,
            self.view.board.spots[to.index()]?.cell,
        );
        match (i16::from(b.x) - i16::from(a.x), i16::from(b.y) - i16::from(a.y)) {
            (0, dy) if dy < 0 => Some(Dir::North),
            (0, dy) if dy > 0 => Some(Dir::South),
            (dx, 0) if dx > 0 => Some(Dir::East),
            (dx, 0) if dx < 0 => Some(Dir::West),
            _ => None,
        }
    }
}

impl Argument<About<'_, State>> for Astronaut {
    fn argument(&self, about: &About<'_, State>) -> Value<'static> {
        about.figure(*self).into()
    }
}

impl Argument<About<'_, State>> for Tile {
    fn argument(&self, about: &About<'_, State>) -> Value<'static> {
        about.tile(*self).into()
    }
}

impl Argument<About<'_, State>> for Cell {
    fn argument(&self, about: &About<'_, State>) -> Value<'static> {
        about.cell(*self).into()
    }
}

impl Spoken for State {
    fn command(about: About<'_, Self>, prompt: Option<&Prompt>, command: &Command) -> String {
        about.command(prompt.copied(), command)
    }
    fn event(about: About<'_, Self>, event: &Event) -> Option<Line> {
        event::is_told(event).then(|| about.event(event))
    }
    fn points(event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::Scored { seat, points, .. } => Some((*seat, i32::from(*points))),
            _ => None,
        }
    }
    fn begins_turn(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnStarted { seat, .. } => Some(*seat),
            _ => None,
        }
    }
    fn status_line(about: About<'_, Self>, seat: Seat, prompt: &Prompt) -> StatusLine {
        about.prompt(seat, about.view.phase, prompt)
    }
    fn reason(why: &Reason) -> String {
        reason(*why)
    }
}
