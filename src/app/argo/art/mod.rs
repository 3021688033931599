//! The pieces of Argo drawn from lines, discs, rectangles and convex polygons.
//!
//! Everything scales with the side of a cell; `Frame` says where a cell lies.

pub mod any_tile;
pub mod arrows;
pub mod chips;
mod doors;
pub mod figures;
mod frame;
pub mod marks;
pub mod pods;
pub mod tile_look;
pub mod tiles;
pub mod waking;

pub use frame::Frame;
