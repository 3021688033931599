//! The places of Argo with their outlines, and its pieces.

use super::geometry::{self, CELL, Piece};
use super::spots::{ArgoPiece, ArgoSpot as Spot};
use super::{aliens, chips, labels, rail, sheet};
use crate::app::board::drawn::{BoardLayout, BoardScene, Outline};
use crate::app::look::pen::chamfered;
use crate::games::argo::State;
use egui::Rect;

/// All places and pieces of a position.
pub(super) fn layout(scene: &BoardScene<'_, State>) -> BoardLayout<Spot, ArgoPiece> {
    let pieces = geometry::pieces_now(scene.about.setup, scene.about.view);
    let on_board = station(scene, &pieces).into_iter();
    let in_rails = rail::sources(scene).into_iter().chain(aliens::places(scene));
    let beside = in_rails.chain(sheet::answers(scene)).chain(chips::links(scene));
    let places = on_board.chain(beside.map(|(spot, rect)| (spot, Outline::rounded(rect))));
    let words = |spot| [labels::label, labels::rule, labels::more].map(|words| words(scene, spot));
    BoardLayout::new(places, words, pieces)
}

/// Radius of the place around a piece, in radii of the piece.
const AROUND: f32 = 1.2;

/// The places of the station: tiles and cells below, pieces above.
fn station(scene: &BoardScene<'_, State>, pieces: &[Piece]) -> Vec<(Spot, Outline)> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let inset = |rect: Rect| Outline::Poly(chamfered(rect.shrink(0.04 * CELL), 0.10 * CELL));
    let seen = geometry::station(setup, board);
    let mut cells = geometry::free_cells(setup, board, scene.prompt, false);
    cells.retain(|&cell| seen.contains_rect(geometry::cell_rect(cell)));
    let tiles = geometry::tiles_by_row(board).into_iter();
    // A tile that is moved leaves its cell free.
    let tiles = tiles.filter(|(_, spot)| !cells.contains(&spot.cell));
    let tiles = tiles.map(|(tile, spot)| (Spot::Tile(tile), inset(geometry::tile_rect(setup, tile, spot))));
    let cells = cells.iter();
    let cells = cells.map(|&cell| (Spot::Cell(cell), inset(geometry::cell_rect(cell))));
    let disc = |piece: &Piece| {
        // Those who stand close together share the room between them.
        let others = pieces.iter().map(|other| other.at.distance(piece.at));
        let apart = others.filter(|&apart| apart > 1.0).fold(f32::INFINITY, f32::min);
        Outline::Disc(piece.at, (AROUND * piece.r).min(apart / 2.0))
    };
    let pieces = pieces.iter().filter_map(|piece| match piece.piece {
        ArgoPiece::Figure(who) => Some((Spot::Figure(who), disc(piece))),
        ArgoPiece::Alien(tile) => Some((Spot::Alien(tile), disc(piece))),
        ArgoPiece::AlienInHand | ArgoPiece::Tile(_) | ArgoPiece::Pod(..) => None,
    });
    tiles.chain(cells).chain(pieces).collect()
}
