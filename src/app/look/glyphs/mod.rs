//! The glyphs: small drawings, and how they are drawn.

#[rustfmt::skip]
mod data;
mod shape;

pub use data::*;
pub use shape::{Glyph, Ink, Inks, Part, draw, draw_casing};
