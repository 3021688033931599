//! Argo on its board: the station and everything around it.
//!
//! [`argo_ui`] draws a [`ArgoModel`] and returns what the player wants done. It knows no rule and no network: what is lit are
//! the legal commands of the model, and to show what one of them would do it asks the engine on a copy.

mod actions;
mod aliens;
mod art;
mod board;
pub mod camera;
mod card;
mod drag;
mod held;
mod hit_test;
mod input;
mod interrupt;
mod list;
mod model;
mod motion;
mod moving;
mod overlay;
mod phase_strip;
mod preview;
pub mod prompts;
mod rails;
mod reasons;
pub mod scene;
mod screen;
pub(crate) mod start_picture;
mod state;
mod story;
mod stroll;
mod supply;
mod topic;

pub use model::{ArgoAction, ArgoModel, ArgoQuestion};
pub use screen::{argo_ui, shown};
pub use state::ArgoScreen;
