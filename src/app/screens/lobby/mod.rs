//! The lobby: who sits where, what is played, who is ready.

mod box_sheet;
mod invite;
mod kept;
mod options;
mod screen;
mod seats;
mod told;

pub use box_sheet::{BoxSheet, BoxWish, box_ui};
pub use invite::invite_sheet;
pub use screen::lobby_ui;
pub(super) use told::waiting;
