//! The place of everything on the station, in the board's units: a hundred to a cell.

use super::art::{Square, pods, tiles, waking};
use super::spots::ArgoPiece;
use crate::app::board::{drawn::PieceAt, lens::Lens};
use crate::games::argo::{
    Astronaut, Board, Cell, Dir, Footprint, Kind, Place, Prompt, Setup, Spot, Tile, View, cell_beyond, tile_at, turned,
};
use egui::{Pos2, Rect, Vec2, vec2};
use std::collections::BTreeSet;

/// Side of a cell.
pub(super) const CELL: f32 = 100.0;

/// A piece of the station.
pub(super) type Piece = PieceAt<ArgoPiece>;

/// The middle of a cell.
pub(super) fn centre(cell: Cell) -> Pos2 {
    Pos2::new(f32::from(cell.x), f32::from(cell.y)) * CELL
}

/// The rectangle of a cell.
pub(super) fn cell_rect(cell: Cell) -> Rect {
    Rect::from_center_size(centre(cell), Vec2::splat(CELL))
}

/// The rectangle of a tile; the Waking Room may have nine cells.
pub(super) fn tile_rect(setup: &Setup, tile: Tile, spot: Spot) -> Rect {
    Rect::from_center_size(centre(spot.cell), Vec2::splat(CELL * side(setup, tile)))
}

/// A cell on the screen.
pub(super) fn on_screen(lens: &Lens, cell: Cell) -> Square {
    Square::centered(lens.to_screen(centre(cell)), CELL * lens.scale())
}

/// The cells that a tile spans in a row.
pub(super) fn side(setup: &Setup, tile: Tile) -> f32 {
    if tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three {
        3.0
    } else {
        1.0
    }
}

/// The tiles on the board by rows, with their spots.
pub(super) fn tiles_by_row(board: &Board) -> Vec<(Tile, Spot)> {
    let laid = Tile::all().zip(board.spots);
    let mut tiles: Vec<(Tile, Spot)> = laid.filter_map(|(tile, spot)| Some((tile, spot?))).collect();
    tiles.sort_by_key(|&(tile, spot)| (spot.cell, tile));
    tiles
}

/// The way from a tile to the one beside it: the middle of the door, and of the second tile.
pub(super) fn way(setup: &Setup, [(from, a), (to, b)]: [(Tile, Spot); 2]) -> Vec<Pos2> {
    // The door is a side of the smaller one.
    let (small, large) = if side(setup, to) > side(setup, from) {
        (a, b)
    } else {
        (b, a)
    };
    let across = centre(large.cell) - centre(small.cell);
    let out = if across.x.abs() > across.y.abs() {
        vec2(across.x.signum(), 0.0)
    } else {
        vec2(0.0, across.y.signum())
    };
    vec![centre(small.cell) + 0.5 * CELL * out, centre(b.cell)]
}

/// The rectangle of the station with the free cells that its doors lead to.
pub(super) fn station(setup: &Setup, board: &Board) -> Rect {
    let tiles = tiles_by_row(board);
    let rects = tiles.iter().map(|&(tile, spot)| tile_rect(setup, tile, spot));
    let beyond = beyond_doors(setup, &tiles).map(cell_rect);
    rects.chain(beyond).fold(Rect::NOTHING, Rect::union)
}

/// The cells that the doors of modules lead to, with and without a tile.
fn beyond_doors(setup: &Setup, tiles: &[(Tile, Spot)]) -> impl Iterator<Item = Cell> {
    let modules = tiles.iter().filter(|(tile, _)| !setup.components.is_pod(*tile));
    modules.flat_map(move |&(tile, spot)| {
        let doors = turned(setup.components.tile(tile).doors, spot.rot).into_iter();
        doors.map(move |dir| cell_beyond(setup, tile, spot, dir))
    })
}

/// The free cells beside the station of a question that places a tile: those that doors lead to, or all.
pub(super) fn free_cells(setup: &Setup, board: &Board, prompt: Option<&Prompt>, doors_only: bool) -> BTreeSet<Cell> {
    let lifted = match prompt {
        Some(Prompt::ChooseBuild) => None,
        Some(Prompt::ChoosePlace { tile } | Prompt::ChoosePilot { pod: tile, .. }) => Some(*tile),
        _ => return BTreeSet::new(),
    };
    let mut tiles = tiles_by_row(board);
    tiles.retain(|(tile, _)| Some(*tile) != lifted);
    let around = tiles.iter().filter(|_| !doors_only);
    let around = around.flat_map(|&(tile, spot)| Dir::ALL.map(|dir| cell_beyond(setup, tile, spot, dir)));
    let is_free = |&cell: &Cell| tile_at(setup, board, cell).is_none_or(|tile| Some(tile) == lifted);
    around.chain(beyond_doors(setup, &tiles)).filter(is_free).collect()
}

/// Lays out all pieces of a position.
pub(super) fn pieces(setup: &Setup, board: &Board) -> Vec<Piece> {
    let on_tile = |(tile, spot): (Tile, Spot)| match setup.components.tile(tile).kind {
        Kind::WakingRoom => waking_room(setup, board, centre(spot.cell)),
        Kind::Pod => pod(setup, board, tile, centre(spot.cell)),
        _ => module(setup, board, tile, centre(spot.cell)),
    };
    tiles_by_row(board).into_iter().flat_map(on_tile).collect()
}

/// The pieces of a position. While an action is open, those who did not move stay where they stood as long as nobody
/// joined them: what moves is told by what moves alone.
pub(super) fn pieces_now(setup: &Setup, view: &View) -> Vec<Piece> {
    let (now, mut all) = (&view.board, pieces(setup, &view.board));
    let Some(then) = &view.before else { return all };
    let stood = pieces(setup, then);
    let came = Astronaut::all().filter(|&who| has_moved(now, then, who));
    let joined: Vec<Tile> = came.filter_map(|who| stands_on(now, who)).collect();
    for piece in &mut all {
        let ArgoPiece::Figure(who) = piece.piece else { continue };
        let Some(tile) = stands_on(now, who) else { continue };
        // In the Waking Room everybody has a bay.
        let crowded = tile != Tile::WAKING_ROOM && joined.contains(&tile);
        let still = now.spots[tile.index()] == then.spots[tile.index()] && !has_moved(now, then, who);
        if let Some(at) = find(&stood, piece.piece).filter(|_| still && !crowded) {
            piece.at = at;
        }
    }
    all
}

/// True if a figure is not where it was.
pub(super) fn has_moved(now: &Board, then: &Board, who: Astronaut) -> bool {
    now.places[who.index()] != then.places[who.index()]
}

/// The middle of a piece, if it is on the station.
pub(super) fn find(pieces: &[Piece], piece: ArgoPiece) -> Option<Pos2> {
    pieces.iter().find(|other| other.piece == piece).map(|other| other.at)
}

/// The module that a figure stands on.
fn stands_on(board: &Board, who: Astronaut) -> Option<Tile> {
    match board.places[who.index()] {
        Place::Module(tile) | Place::Transit(tile) => Some(tile),
        _ => None,
    }
}

/// The figures that stand on a tile, in their fixed order.
fn standing(board: &Board, tile: Tile) -> Vec<Astronaut> {
    let all = Astronaut::all();
    all.filter(|&who| stands_on(board, who) == Some(tile)).collect()
}

/// A place given in fractions of a cell from its top left, from the cell's centre.
fn from_centre([x, y]: [f32; 2]) -> Vec2 {
    vec2(x - 0.5, y - 0.5) * CELL
}

fn figure(who: Astronaut, at: Pos2, radius: f32) -> Piece {
    let (piece, r) = (ArgoPiece::Figure(who), radius * CELL);
    PieceAt { piece, at, r }
}

fn waking_room(setup: &Setup, board: &Board, at: Pos2) -> Vec<Piece> {
    // The bays of a small Waking Room are the large ones shrunk into its one cell.
    let scale = match setup.components.footprint {
        Footprint::Three => 1.0,
        Footprint::One => 0.36,
    };
    let radius = tiles::figure_radius(Kind::WakingRoom) * scale;
    let place = |who| Vec2::from(waking::bay_place(who)) * CELL * scale;
    let all = standing(board, Tile::WAKING_ROOM).into_iter();
    all.map(|who| figure(who, at + place(who), radius)).collect()
}

fn pod(setup: &Setup, board: &Board, tile: Tile, at: Pos2) -> Vec<Piece> {
    let aboard = Astronaut::all().filter_map(|who| match board.places[who.index()] {
        Place::Aboard(pod, place) if pod == tile => {
            let [x, y] = pods::seat_place(setup.components.tile(tile), place.into());
            let place = at + from_centre([x, y - 0.015]);
            Some(figure(who, place, tiles::figure_radius(Kind::Pod)))
        }
        _ => None,
    });
    aboard.collect()
}

fn module(setup: &Setup, board: &Board, tile: Tile, at: Pos2) -> Vec<Piece> {
    let data = setup.components.tile(tile);
    let figures = standing(board, tile);
    let alien = board.aliens.contains(tile);
    // Inside a push chain a tile may hold one figure too many; then all are smaller.
    let crowded = figures.len() > usize::from(data.capacity).max(2);
    let radius = tiles::figure_radius(data.kind) * if crowded { 0.75 } else { 1.0 };
    let place = |index| from_centre(tiles::place(data.kind, data.capacity, index, figures.len(), alien));
    let all = figures.iter().enumerate();
    let mut all: Vec<Piece> = all
        .map(|(index, &who)| figure(who, at + place(index), radius))
        .collect();
    let mut add = |piece, at, size: f32| {
        let r = size * CELL / 2.0;
        all.push(PieceAt { piece, at, r });
    };
    if alien {
        let (place, size) = tiles::alien_place(data.kind, figures.len());
        add(ArgoPiece::Alien(tile), at + from_centre(place), size);
    }
    if board.alien_in_hand == Some(tile) {
        add(ArgoPiece::AlienInHand, at + vec2(-0.18, -0.24) * CELL, 0.30);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    #[test]
    fn figures_in_a_bay_do_not_overlap() {
        let bay = Astronaut::all().filter(|who| who.seat() == Seat::wrapping(1));
        let places: Vec<Vec2> = bay.map(|who| Vec2::from(waking::bay_place(who))).collect();
        assert_eq!(places.len(), 5);
        for (i, a) in places.iter().enumerate() {
            for b in &places[i + 1..] {
                assert!((*a - *b).length() > 2.0 * 0.152, "{a:?} and {b:?} stand too close");
            }
        }
    }
}
