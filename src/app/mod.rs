//! The window. egui is used here and nowhere else.
#![warn(unreachable_pub)]

mod alien_frontiers;
mod aqua_sphere;
pub mod argo;
pub mod board;
pub mod client;
pub mod frame;
pub mod games;
pub mod heap;
pub mod look;
pub mod past;
pub mod screens;
pub(crate) mod widgets;
pub mod window;

pub use window::{App, Screen, WindowError, run};
