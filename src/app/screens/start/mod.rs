//! The start screen: who am I, host, join, play here.

mod join_card;
mod resume_bar;
mod screen;

pub use join_card::{LastTable, Search, StartAction};
pub use resume_bar::{Going, Unfinished};
pub use screen::StartScreen;
