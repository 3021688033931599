//! The end: who won, how many points came from where, whether the shuffle was honest, once more.

mod scores;
mod screen;

pub use screen::{HERO, end_ui};
