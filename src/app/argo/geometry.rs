//! The place of everything on the station, in the board's units: a hundred to a cell.

use super::{
    art::{Square, pods, tiles, waking},
    spots::ArgoPiece,
};
use crate::{
    app::board::{drawn::PieceAt, lens::Lens},
    games::argo::{
        ASTRONAUTS, Astronaut, Board, Cell, Dir, Footprint, Kind, MAX_TILES, Place, Prompt, Setup, Spot, Tile,
        cell_beyond, turned,
    },
};
use egui::{Pos2, Rect, Vec2, vec2};

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

/// All figures of the game.
pub(super) fn figures() -> impl Iterator<Item = Astronaut> {
    (0..ASTRONAUTS).filter_map(Astronaut::from_index)
}

/// The tiles on the board by rows, with their spots.
pub(super) fn tiles_by_row(board: &Board) -> Vec<(Tile, Spot)> {
    let laid = |tile: Tile| board.spots[tile.index()].map(|spot| (tile, spot));
    let mut tiles: Vec<(Tile, Spot)> = (0..MAX_TILES).filter_map(Tile::from_index).filter_map(laid).collect();
    tiles.sort_by_key(|&(tile, spot)| (spot.cell, tile));
    tiles
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
        let doors = turned(setup.components.tile(tile).doors, spot.rot);
        let open = Dir::ALL.into_iter().filter(move |&dir| doors.contains(dir));
        open.map(move |dir| cell_beyond(setup, tile, spot, dir))
    })
}

/// The free cells beside the station of a question that places a tile: those that doors lead to, or all.
pub(super) fn free_cells(setup: &Setup, board: &Board, prompt: Option<&Prompt>, doors_only: bool) -> Vec<Cell> {
    let lifted = match prompt {
        Some(Prompt::ChooseBuild) => None,
        Some(Prompt::ChoosePlace { tile } | Prompt::ChoosePilot { pod: tile, .. }) => Some(*tile),
        _ => return Vec::new(),
    };
    let mut tiles = tiles_by_row(board);
    tiles.retain(|(tile, _)| Some(*tile) != lifted);
    let taken = |cell: Cell| {
        let at = centre(cell);
        tiles
            .iter()
            .any(|&(tile, spot)| tile_rect(setup, tile, spot).contains(at))
    };
    let around = |&(tile, spot): &(Tile, Spot)| Dir::ALL.map(|dir| cell_beyond(setup, tile, spot, dir));
    let mut cells: Vec<Cell> = if doors_only {
        beyond_doors(setup, &tiles).collect()
    } else {
        tiles
            .iter()
            .flat_map(around)
            .chain(beyond_doors(setup, &tiles))
            .collect()
    };
    cells.retain(|&cell| !taken(cell));
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Lays out all pieces of a position.
pub(super) fn pieces(setup: &Setup, board: &Board) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (tile, spot) in tiles_by_row(board) {
        let at = centre(spot.cell);
        if tile == Tile::WAKING_ROOM {
            waking_room(setup, board, at, &mut pieces);
        } else if setup.components.is_pod(tile) {
            pod(setup, board, tile, at, &mut pieces);
        } else {
            module(setup, board, tile, at, &mut pieces);
        }
    }
    pieces
}

/// The pieces of a position. While an action is open, those who did not move stay where they stood as long as nobody
/// joined them: what moves is told by what moves alone.
pub(super) fn pieces_now(setup: &Setup, now: &Board, before: Option<&Board>) -> Vec<Piece> {
    let mut all = pieces(setup, now);
    let Some(then) = before else { return all };
    let stood = pieces(setup, then);
    let joined: Vec<Tile> = figures()
        .filter(|&who| has_moved(now, then, who))
        .filter_map(|who| stands_on(now, who))
        .collect();
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
    figures().filter(|&who| stands_on(board, who) == Some(tile)).collect()
}

/// A place given in fractions of a cell from its top left, from the cell's centre.
fn from_centre([x, y]: [f32; 2]) -> Vec2 {
    vec2(x - 0.5, y - 0.5) * CELL
}

fn figure(who: Astronaut, at: Pos2, radius: f32) -> Piece {
    let (piece, r) = (ArgoPiece::Figure(who), radius * CELL);
    PieceAt { piece, at, r }
}

fn waking_room(setup: &Setup, board: &Board, at: Pos2, out: &mut Vec<Piece>) {
    // The bays of a small Waking Room are the large ones shrunk into its one cell.
    let scale = match setup.components.footprint {
        Footprint::Three => 1.0,
        Footprint::One => 0.36,
    };
    let all = standing(board, Tile::WAKING_ROOM);
    for seat in setup.players.seats() {
        let own: Vec<Astronaut> = all.iter().copied().filter(|who| who.seat() == seat).collect();
        for (index, &who) in own.iter().enumerate() {
            let place = Vec2::from(waking::bay_place(seat, index, own.len())) * CELL;
            let radius = tiles::figure_radius(Kind::WakingRoom);
            out.push(figure(who, at + place * scale, radius * scale));
        }
    }
}

fn pod(setup: &Setup, board: &Board, tile: Tile, at: Pos2, out: &mut Vec<Piece>) {
    let data = setup.components.tile(tile);
    for who in figures() {
        if let Place::Aboard(pod, place) = board.places[who.index()]
            && pod == tile
        {
            let [x, y] = pods::seat_place(data, usize::from(place));
            let place = at + from_centre([x, y - 0.015]);
            out.push(figure(who, place, tiles::figure_radius(Kind::Pod)));
        }
    }
}

fn module(setup: &Setup, board: &Board, tile: Tile, at: Pos2, out: &mut Vec<Piece>) {
    let data = setup.components.tile(tile);
    let figures = standing(board, tile);
    let alien = board.aliens.contains(tile);
    // Inside a push chain a tile may hold one figure too many; then all are smaller.
    let crowded = figures.len() > usize::from(data.capacity).max(2);
    let radius = tiles::figure_radius(data.kind) * if crowded { 0.75 } else { 1.0 };
    for (index, &who) in figures.iter().enumerate() {
        let place = tiles::place(data.kind, data.capacity, index, figures.len(), alien);
        out.push(figure(who, at + from_centre(place), radius));
    }
    let mut add = |piece, at, size: f32| {
        let r = size * CELL / 2.0;
        out.push(PieceAt { piece, at, r });
    };
    if alien {
        let (place, size) = tiles::alien_place(data.kind, figures.len());
        add(ArgoPiece::Alien(tile), at + from_centre(place), size);
    }
    if board.alien_in_hand == Some(tile) {
        add(ArgoPiece::AlienInHand, at + vec2(-0.18, -0.24) * CELL, 0.30);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    #[test]
    fn figures_in_a_bay_do_not_overlap() {
        for count in 1..=5 {
            let place = |i| Vec2::from(waking::bay_place(Seat::wrapping(1), i, count));
            let places: Vec<Vec2> = (0..count).map(place).collect();
            for (i, a) in places.iter().enumerate() {
                for b in &places[i + 1..] {
                    assert!((*a - *b).length() > 2.0 * 0.152, "{count} figures stand too close");
                }
            }
        }
    }
}
