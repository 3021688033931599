//! The glyphs: small drawings, and how they are drawn.

#[rustfmt::skip]
mod data;
mod shape;
mod table;

pub(crate) use data::*;
pub(crate) use shape::{Glyph, Inks, draw, draw_casing};
pub(crate) use table::Glyphs;
