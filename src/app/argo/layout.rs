//! The places of Argo with their outlines, and its pieces.

use super::{
    aliens, chips,
    geometry::{self, Piece},
    labels, rail, sheet,
    spots::{ArgoPiece, ArgoSpot as Spot},
};
use crate::{
    app::{
        board::drawn::{BoardLayout, BoardScene, Outline, SpotAt},
        look::pen::chamfered,
    },
    games::argo::State,
};
use egui::Rect;

/// All places and pieces of a position.
pub(super) fn layout(scene: &BoardScene<'_, State>) -> BoardLayout<Spot, ArgoPiece> {
    let view = scene.about.view;
    let pieces = geometry::pieces_now(scene.about.setup, &view.board, view.before.as_ref());
    let on_board = station(scene, &pieces);
    let beside = rail::sources(scene)
        .into_iter()
        .chain(aliens::places(scene))
        .chain(sheet::answers(scene))
        .chain(chips::links(scene));
    let beside = beside.map(|(spot, rect): (Spot, Rect)| (spot, rect.into()));
    let place = |(spot, shape)| SpotAt {
        spot,
        shape,
        label: labels::label(scene, spot),
        rule: labels::rule(scene, spot),
    };
    BoardLayout {
        places: on_board.into_iter().chain(beside).map(place).collect(),
        pieces,
    }
}

/// Radius of the place around a piece, in radii of the piece.
const AROUND: f32 = 1.2;

/// The places of the station: tiles and cells below, pieces above.
fn station(scene: &BoardScene<'_, State>, pieces: &[Piece]) -> Vec<(Spot, Outline)> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let inset = |rect: Rect| Outline::Poly(chamfered(rect.shrink(0.04 * geometry::CELL), 0.10 * geometry::CELL));
    let seen = geometry::station(setup, board);
    let mut cells = geometry::free_cells(setup, board, scene.prompt, false);
    cells.retain(|&cell| seen.contains_rect(geometry::cell_rect(cell)));
    let tiles = geometry::tiles_by_row(board).into_iter();
    // A tile that is moved leaves its cell free.
    let tiles = tiles.filter(|(_, spot)| !cells.contains(&spot.cell));
    let tiles = tiles.map(|(tile, spot)| (Spot::Tile(tile), inset(geometry::tile_rect(setup, tile, spot))));
    let cells = cells
        .iter()
        .map(|&cell| (Spot::Cell(cell), inset(geometry::cell_rect(cell))));
    let disc = |piece: &Piece| {
        // Those who stand close together share the room between them.
        let others = pieces.iter().map(|other| other.at.distance(piece.at));
        let apart = others.filter(|&apart| apart > 1.0).fold(f32::INFINITY, f32::min);
        Outline::Disc(piece.at, (AROUND * piece.r).min(apart / 2.0))
    };
    let pieces = pieces.iter().filter_map(|piece| match piece.piece {
        ArgoPiece::Figure(who) => Some((Spot::Figure(who), disc(piece))),
        ArgoPiece::Alien(tile) => Some((Spot::Alien(tile), disc(piece))),
        ArgoPiece::AlienInHand => None,
    });
    tiles.chain(cells).chain(pieces).collect()
}
