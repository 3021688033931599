//! The kit of drawn boards: what can be pointed at, the way from clicks to commands, previews, motion. It knows no game.

mod account;
pub(crate) mod art;
mod bars;
mod course;
pub mod drawn;
mod frame;
mod ghost;
mod ground;
mod handle;
mod keys;
pub mod lens;
mod lesson;
mod list;
mod marks;
mod motion;
mod paint;
mod past;
mod places;
mod point;
mod preview;
mod rails;
mod replay;
pub(crate) mod row;
mod screen;
mod sheet;
pub(crate) mod split;
mod state;
pub mod story;
mod view;
mod walk;
mod ways;

pub(crate) use keys::board_id;
pub use screen::{board_ui, drawn};
pub use state::BoardScreen;
