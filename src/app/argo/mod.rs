//! Argo on its board: the station and everything around it.
//!
//! [`argo_ui`] draws a [`Model`] and returns what the player wants done. It knows no rule and no network: what is lit are
//! the legal commands of the model, and to show what one of them would do it asks the engine on a copy.

pub mod actions;
pub mod aliens;
pub mod art;
pub mod board;
pub mod camera;
pub mod card;
pub mod drag;
pub mod held;
pub mod hit_test;
pub mod input;
pub mod interrupt;
pub mod list;
mod model;
pub mod motion;
pub mod moving;
pub mod overlay;
pub mod phase_strip;
pub mod preview;
pub mod prompts;
pub mod rails;
pub mod reasons;
pub mod scene;
mod screen;
pub mod start_picture;
pub mod state;
pub mod story;
mod stroll;
pub mod supply;
pub mod topic;

pub use model::{Action, Asked, Model};
pub use screen::{argo_ui, shown};
pub use state::ArgoScreen;
