//! The start screen: who am I, host, join, play here.

mod action;
mod join_card;
mod screen;

pub use action::StartAction;
pub use join_card::Search;
pub use screen::StartScreen;
