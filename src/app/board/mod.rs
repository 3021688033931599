//! The kit of drawn boards: what can be pointed at, the way from clicks to commands, previews, motion. It knows no game.

pub(crate) mod drawn;
mod marks;
mod motion;
mod preview;
mod state;
mod ways;

pub use state::BoardScreen;
