//! The window: which screen is shown, and the table this machine is at.

mod app;
mod attention;
mod draw;
mod pace;
mod run;
mod sheets;
mod visits;
mod words;

pub use app::{App, Screen};
pub use run::{WindowError, run};
