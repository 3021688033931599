//! The window. egui is used here and nowhere else.

pub mod art;
pub mod end;
pub mod lobby;
pub mod look;
pub mod model;
mod options_form;
pub mod start;
mod station;
pub mod table;
pub mod toasts;
pub mod widgets;
pub mod window;
mod words;

pub use window::{App, Screen, WindowError, run};
