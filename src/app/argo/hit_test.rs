//! The place of every piece in board coordinates: the one source for drawing and for clicking.

use super::{
    art::{pods, tiles, waking},
    camera,
};
use crate::games::argo::{
    ASTRONAUTS, Astronaut, Board, Cell, Dir, Footprint, Kind, MAX_TILES, Place, Setup, Spot, Tile, cell_beyond, turned,
};
use egui::{Rect, Vec2, vec2};

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FigureAt {
    /// The astronaut who stands there.
    pub astronaut: Astronaut,
    /// Centre, in cells.
    pub centre: Vec2,
    /// Radius of the plate, in cells.
    pub radius: f32,
    /// It sits in a pod, which draws it.
    pub seated: bool,
}

/// An alien on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct AlienAt {
    /// On which tile.
    pub tile: Tile,
    /// Centre, in cells.
    pub centre: Vec2,
    /// Side of its glyph, in cells.
    pub size: f32,
    /// It was just pushed and waits for its target.
    pub in_hand: bool,
}

/// All pieces of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pieces {
    /// Astronauts on tiles.
    pub figures: Vec<FigureAt>,
    /// Aliens on tiles, and one in the hand.
    pub aliens: Vec<AlienAt>,
}

impl Pieces {
    /// Leaves those who did not move where they stood, as long as nobody joined them: what moves is told by what moves
    /// alone.
    pub(super) fn keep_places(&mut self, now: &Board, then: &Board, before: &Self) {
        let moved = |who: Astronaut| now.places[who.index()] != then.places[who.index()];
        let tile = |who: Astronaut| match now.places[who.index()] {
            Place::Module(tile) | Place::Transit(tile) => Some(tile),
            _ => None,
        };
        let joined: Vec<Tile> = self
            .figures
            .iter()
            .filter(|f| moved(f.astronaut))
            .filter_map(|f| tile(f.astronaut))
            .collect();
        for figure in &mut self.figures {
            let who = figure.astronaut;
            // In the Waking Room everybody has a bay.
            let crowded = tile(who).is_some_and(|at| at != Tile::WAKING_ROOM && joined.contains(&at));
            if !moved(who)
                && !crowded
                && tile(who).is_some_and(|at| now.spots[at.index()] == then.spots[at.index()])
                && let Some(stood) = before.figures.iter().find(|f| f.astronaut == who)
            {
                figure.centre = stood.centre;
            }
        }
    }
}

/// A cell's centre in board coordinates.
#[must_use]
pub(super) fn centre(cell: Cell) -> Vec2 {
    vec2(f32::from(cell.x), f32::from(cell.y))
}

/// The cells that a tile spans in a row.
#[must_use]
pub(super) fn side(setup: &Setup, tile: Tile) -> f32 {
    if tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three {
        3.0
    } else {
        1.0
    }
}

/// The tiles on the board by rows, with their spots.
pub(super) fn tiles_by_row(board: &Board) -> Vec<(Tile, Spot)> {
    let mut tiles: Vec<(Tile, Spot)> = (0..MAX_TILES)
        .filter_map(Tile::from_index)
        .filter_map(|tile| board.spots[tile.index()].map(|spot| (tile, spot)))
        .collect();
    tiles.sort_by_key(|&(tile, spot)| (spot.cell, tile));
    tiles
}

/// The rectangle of the station in board coordinates, with the free cells that its doors lead to.
#[must_use]
pub(super) fn station(setup: &Setup, board: &Board) -> Rect {
    let reach = (side(setup, Tile::WAKING_ROOM) - 1.0) / 2.0;
    let corners = [(-reach, -reach), (reach, reach)];
    let tiles = tiles_by_row(board);
    let cells = tiles
        .iter()
        .map(|(_, spot)| spot.cell)
        .chain(beyond_doors(setup, &tiles));
    let points = cells.map(|cell| (f32::from(cell.x), f32::from(cell.y)));
    camera::bounds(corners.into_iter().chain(points))
}

/// The cells that the doors of modules lead to, with and without a tile.
fn beyond_doors(setup: &Setup, tiles: &[(Tile, Spot)]) -> impl Iterator<Item = Cell> {
    tiles
        .iter()
        .filter(|(tile, _)| !setup.components.is_pod(*tile))
        .flat_map(move |&(tile, spot)| {
            let doors = turned(setup.components.tile(tile).doors, spot.rot);
            let beyond = move |dir| cell_beyond(setup, tile, spot, dir);
            Dir::ALL.into_iter().filter(move |&dir| doors.contains(dir)).map(beyond)
        })
}

/// The free cells that the doors of modules lead to, each once.
#[must_use]
pub(super) fn open_cells(setup: &Setup, board: &Board) -> Vec<Cell> {
    let tiles = tiles_by_row(board);
    let taken = |cell: Cell| tiles.iter().any(|(_, spot)| spot.cell == cell);
    let mut cells: Vec<Cell> = beyond_doors(setup, &tiles).filter(|&cell| !taken(cell)).collect();
    cells.sort_unstable();
    cells.dedup();
    // A door into the Waking Room leads to one of its nine cells.
    cells.retain(|cell| cell.x.abs().max(cell.y.abs()) > 1 || side(setup, Tile::WAKING_ROOM) <= 1.0);
    cells
}

/// Lays out all pieces of a position.
#[must_use]
pub(super) fn pieces(setup: &Setup, board: &Board) -> Pieces {
    let mut pieces = Pieces::default();
    for (tile, spot) in tiles_by_row(board) {
        let at = centre(spot.cell);
        if tile == Tile::WAKING_ROOM {
            waking_room(setup, board, at, &mut pieces.figures);
        } else if setup.components.is_pod(tile) {
            pod(setup, board, tile, spot, &mut pieces.figures);
        } else {
            module(setup, board, tile, at, &mut pieces);
        }
    }
    pieces
}

/// The figures that stand on a tile, in their fixed order.
fn standing(board: &Board, tile: Tile) -> impl Iterator<Item = Astronaut> {
    (0..ASTRONAUTS)
        .filter_map(Astronaut::from_index)
        .filter(move |a| matches!(board.places[a.index()], Place::Module(t) | Place::Transit(t) if t == tile))
}

/// A place given in fractions of a cell from its top left, from the cell's centre.
fn from_centre([x, y]: [f32; 2]) -> Vec2 {
    vec2(x - 0.5, y - 0.5)
}

fn waking_room(setup: &Setup, board: &Board, at: Vec2, out: &mut Vec<FigureAt>) {
    // The bays of a small Waking Room are the large ones shrunk into its one cell.
    let scale = match setup.components.footprint {
        Footprint::Three => 1.0,
        Footprint::One => 0.36,
    };
    for seat in setup.players.seats() {
        let figures: Vec<Astronaut> = standing(board, Tile::WAKING_ROOM)
            .filter(|a| a.seat() == seat)
            .collect();
        for (index, &astronaut) in figures.iter().enumerate() {
            let place = waking::bay_place(seat, index, figures.len());
            let radius = tiles::figure_radius(Kind::WakingRoom) * scale;
            out.push(FigureAt {
                astronaut,
                centre: at + Vec2::from(place) * scale,
                radius,
                seated: false,
            });
        }
    }
}

fn pod(setup: &Setup, board: &Board, tile: Tile, spot: Spot, out: &mut Vec<FigureAt>) {
    let data = setup.components.tile(tile);
    for astronaut in (0..ASTRONAUTS).filter_map(Astronaut::from_index) {
        let Place::Aboard(pod, place) = board.places[astronaut.index()] else {
            continue;
        };
        if pod == tile {
            let offset = from_centre(pods::seat_place(data, usize::from(place)));
            let radius = tiles::figure_radius(Kind::Pod);
            out.push(FigureAt {
                astronaut,
                centre: centre(spot.cell) + offset,
                radius,
                seated: true,
            });
        }
    }
}

fn module(setup: &Setup, board: &Board, tile: Tile, at: Vec2, pieces: &mut Pieces) {
    let data = setup.components.tile(tile);
    let figures: Vec<Astronaut> = standing(board, tile).collect();
    let alien = board.aliens.contains(tile);
    for (index, &astronaut) in figures.iter().enumerate() {
        let place = tiles::place(data.kind, data.capacity, index, figures.len(), alien);
        // Inside a push chain a tile may hold one figure too many; then all are smaller.
        let crowded = figures.len() > usize::from(data.capacity).max(2);
        let radius = tiles::figure_radius(data.kind) * if crowded { 0.75 } else { 1.0 };
        pieces.figures.push(FigureAt {
            astronaut,
            centre: at + from_centre(place),
            radius,
            seated: false,
        });
    }
    if alien {
        let (place, size) = tiles::alien_place(data.kind, figures.len());
        pieces.aliens.push(AlienAt {
            tile,
            centre: at + from_centre(place),
            size,
            in_hand: false,
        });
    }
    if board.alien_in_hand == Some(tile) {
        pieces.aliens.push(AlienAt {
            tile,
            centre: at + vec2(-0.18, -0.24),
            size: 0.30,
            in_hand: true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::argo::art::waking::bay_place, rules::Seat};

    #[test]
    fn figures_in_a_bay_do_not_overlap() {
        for count in 1..=5 {
            let places: Vec<Vec2> = (0..count)
                .map(|i| Vec2::from(bay_place(Seat::wrapping(1), i, count)))
                .collect();
            for (i, a) in places.iter().enumerate() {
                for b in &places[i + 1..] {
                    assert!((*a - *b).length() > 2.0 * 0.152, "{count} figures stand too close");
                }
            }
        }
    }
}
