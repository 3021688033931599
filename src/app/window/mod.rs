//! The window: which screen is shown, and the table this machine is at.

mod app;
mod attention;
mod bars;
mod box_reading;
mod boxes;
mod draw;
mod fit;
mod full_screen;
mod hearing;
mod lessons;
mod offer;
mod pace;
mod reactions;
mod record_list;
mod replays;
mod run;
mod sheets;
mod unfinished;
mod visits;
mod words;

pub use app::{App, Screen};
pub use run::{WindowError, run};
