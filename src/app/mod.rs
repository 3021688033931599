//! The window. egui is used here and nowhere else.

mod alien_frontiers;
pub mod argo;
pub mod client;
pub mod frame;
pub mod games;
pub mod look;
pub mod plain;
pub mod screens;
pub mod widgets;
pub mod window;

pub use window::{App, Screen, WindowError, run};
