//! The kit of drawn boards: what can be pointed at, the way from clicks to commands, previews, motion. It knows no game.

pub mod drawn;
