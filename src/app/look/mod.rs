//! Colours, sizes, fonts and glyphs: the only place where the window's appearance is numbers.

pub mod badges;
pub mod chips;
pub mod colors;
pub mod fonts;
pub mod glyphs;
pub mod motion;
pub mod pen;
pub mod sizes;
pub mod space;
mod theme;

pub use colors::{Palette, SeatLook, SeatShape, colour};
pub use pen::Pen;
pub use theme::{
    SeatColours, install, palette, reduced_motion, seat, seat_colours, set_reduced_motion, set_seat_colours,
};
