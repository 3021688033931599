//! The lobby: who sits where, what is played, who is ready.

mod bots;
mod box_sheet;
mod invite;
mod invite_sheet;
mod kept;
mod options;
mod screen;
mod seats;
mod told;

pub use box_sheet::{BoxSheet, BoxWish, box_ui};
pub use invite_sheet::{InviteWish, invite_sheet};
pub use screen::lobby_ui;
pub(super) use told::waiting;
