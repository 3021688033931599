//! Any tile, whatever its kind.

use super::{pods, square::Square, tile_look::TileLook, tiles, waking};
use crate::{app::look::Pen, games::argo::Kind};

/// Draws any tile in its cell. The Waking Room's frame is its centre cell, whatever its footprint.
pub(crate) fn tile_shapes(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    match tile.data.kind {
        Kind::WakingRoom => waking::room_shapes(pen, frame, (tile.doors(), tile.connected), tile.players),
        Kind::Pod => pods::pod_shapes(pen, tile, frame),
        _ => tiles::module_shapes(pen, tile, frame),
    }
}
