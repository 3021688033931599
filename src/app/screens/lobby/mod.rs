//! The lobby: who sits where, what is played, who is ready.

mod options;
mod parts;
mod screen;
mod seats;

pub use parts::LobbyAction;
pub use screen::lobby_ui;
