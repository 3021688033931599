//! The window. egui is used here and nowhere else.

pub mod art;
pub mod look;
pub mod model;
pub mod table;
pub mod widgets;
