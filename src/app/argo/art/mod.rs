//! The pieces of Argo drawn from lines, discs, rectangles and convex polygons.
//!
//! Everything scales with the side of a cell; `Square` says where a cell lies.

pub mod any_tile;
pub mod arrows;
pub mod chips;
mod doors;
pub mod figures;
pub mod marks;
pub mod pods;
mod square;
pub mod tile_look;
pub mod tiles;
pub mod waking;

pub use square::Square;
