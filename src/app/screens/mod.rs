//! Every screen but a game's table: they know no game.

pub mod banned;
pub(crate) mod connecting;
pub mod doctor;
pub mod end;
pub mod knock;
pub mod lesson;
pub mod lobby;
pub mod menu;
pub mod problem;
pub mod puzzle;
pub mod puzzles;
pub mod replays;
pub mod rules;
pub mod seats;
pub mod settings;
pub mod start;
mod strip;
