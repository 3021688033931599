//! The plain board: any game that says what lies on its board, as panels of text and tokens, with every legal command
//! in a list.
//!
//! [`plain_ui`] draws a `TableModel` and returns what the player wants done. It knows no rule and no network.

mod bars;
mod board;
mod choices;
pub(crate) mod dice;
mod keys;
mod outlook;
pub(crate) mod panels;
mod rects;
mod screen;
mod state;
mod tokens;

pub use panels::Described;
pub use screen::{plain_ui, shown};
pub use state::{PlainModel, PlainScreen};
