//! The lobby: who sits where, what is played, who is ready.

mod invite;
mod kept;
mod options;
mod screen;
mod seats;
mod told;

pub use invite::invite_sheet;
pub use screen::lobby_ui;
pub(super) use told::waiting;
