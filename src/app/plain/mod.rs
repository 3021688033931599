//! The plain board: any game that says what lies on its board, as panels of text and tokens, with every legal command
//! in a list.
//!
//! [`plain_ui`] draws a `TableModel` and returns what the player wants done. It knows no rule and no network.

pub mod bars;
pub mod board;
pub mod choices;
pub mod dice;
pub mod keys;
pub mod outlook;
pub mod panels;
pub mod rects;
mod screen;
mod state;
pub mod tokens;

pub use panels::Described;
pub use screen::{plain_ui, shown};
pub use state::{PlainModel, PlainScreen};
