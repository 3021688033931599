//! The window. egui is used here and nowhere else.

#![doc = include_str!("README.md")]
#![warn(unreachable_pub)]

pub mod alien_frontiers;
mod analyse;
pub mod analysis;
pub mod aqua_sphere;
pub mod argo;
pub mod bans;
pub mod board;
pub mod client;
pub mod coach;
pub mod course;
pub mod display;
pub mod frame;
pub mod games;
pub mod heap;
pub mod heard;
pub mod lesson;
pub mod lesson_run;
mod lines;
pub mod look;
pub mod past;
pub mod playback;
mod pondering;
pub mod puzzle_run;
pub mod reading;
pub mod replay;
mod result;
pub mod screens;
pub mod shelf;
mod solo;
pub mod sound;
pub mod table_event;
pub mod talk;
pub mod tally;

pub(crate) mod widgets;
pub mod window;

/// The name by which a desktop knows the windows of this program, and finds its icon: that of the file in
/// `packaging/linux`.
pub(crate) const APP_ID: &str = "io.github.podbay.Podbay";

pub use window::{App, Screen, WindowError, run};
