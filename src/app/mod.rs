//! The window. egui is used here and nowhere else.

pub mod art;
mod connecting;
pub mod end;
pub mod games;
mod join_card;
pub mod lobby;
pub mod look;
pub mod menu;
pub mod model;
mod options_form;
pub mod plain;
pub mod problem;
mod seats;
pub mod settings;
pub mod shared;
mod sheet;
pub mod start;
mod station;
mod stroll;
pub mod table;
pub mod take_back;
pub mod toasts;
pub mod widgets;
pub mod window;
mod words;

pub use window::{App, Screen, WindowError, run};
