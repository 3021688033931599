//! Colours, sizes, fonts and glyphs: the only place where the window's appearance is numbers.

pub(crate) mod badges;
mod boxes;
pub(crate) mod chips;
pub mod colors;
pub(crate) mod fonts;
pub(crate) mod glyphs;
pub(crate) mod kept;
pub(crate) mod logo;
pub(crate) mod motion;
pub(crate) mod pen;
pub(crate) mod scripts;
pub(crate) mod sizes;
pub(crate) mod space;
mod theme;

pub use colors::{Palette, SeatLook, SeatShape, colour};
pub use glyphs::masks::is_glyph;
pub use pen::Pen;
pub use theme::{
    SeatColours, install, is_full_screen, palette, piece_time, reduced_motion, seat_colours, set_piece_time,
    set_reduced_motion, set_seat_colours, set_strong_contrast,
};
