//! The pieces of Argo drawn from lines, discs, rectangles and convex polygons.
//!
//! Everything scales with the side of a cell; `Square` says where a cell lies.

pub(super) mod any_tile;
pub(super) mod arrows;
mod doors;
pub(super) mod figures;
pub(super) mod marks;
pub(super) mod pods;
mod square;
pub(super) mod tile_look;
pub(super) mod tiles;
pub(super) mod waking;

pub(super) use square::Square;
