//! The games in the window: the only list of them here.

use super::{argo, frame::table_screen::Shown, plain};
use crate::games::{alien_frontiers, any::GameId};

pub use super::argo::start_picture::StartPicture;

/// What is shown of a game.
#[must_use]
pub fn shown(game: GameId) -> Shown {
    match game {
        GameId::Argo => argo::shown(),
        GameId::AlienFrontiers => plain::shown::<alien_frontiers::State>(),
    }
}
