//! Every screen but a game's table: they know no game.

pub(crate) mod connecting;
pub mod end;
pub(crate) mod join_card;
pub mod lobby;
pub mod menu;
pub(crate) mod options_form;
pub mod problem;
pub(crate) mod seats;
pub mod settings;
pub mod start;
