//! The end: who won, how many points came from where, how it went, what stood out, whether the shuffle was honest, once
//! more.

mod chart;
mod course;
mod foot;
mod highlights;
mod scores;
mod screen;

pub use screen::{HERO, end_ui};
