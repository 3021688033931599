//! The start screen: who am I, host, join, play here.

mod join_card;
mod screen;

pub use join_card::{Search, StartAction};
pub use screen::StartScreen;
