//! The pieces of Argo drawn from lines, discs, rectangles and convex polygons.
//!
//! Everything scales with the side of a cell; `Square` says where a cell lies.

pub(super) mod figures;
pub(super) mod marks;
pub(super) mod pictures;
pub(super) mod pods;
mod square;
pub(super) mod tile_look;
pub(super) mod tiles;
pub(super) mod waking;

pub(super) use square::Square;

use crate::{app::look::Pen, games::argo::Kind};
use tile_look::TileLook;

/// Draws any tile in its cell. The Waking Room's frame is its centre cell, whatever its footprint.
pub(crate) fn tile_shapes(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    match tile.data.kind {
        Kind::WakingRoom => waking::room_shapes(pen, frame, (tile.doors(), tile.connected), tile.players),
        Kind::Pod => pods::pod_shapes(pen, tile, frame),
        _ => tiles::module_shapes(pen, tile, frame),
    }
}
