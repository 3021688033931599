//! The games in the window: the only list of them here.

use super::{argo, frame::table_screen::Shown, plain};
use crate::games::{alien_frontiers, any::GameId, aqua_sphere};

pub(crate) use super::argo::start_picture::StartPicture;

/// The game as the window shows it.
#[must_use]
pub fn shown(game: GameId) -> Shown {
    match game {
        GameId::Argo => argo::shown(),
        GameId::AlienFrontiers => plain::shown::<alien_frontiers::State>(),
        GameId::AquaSphere => plain::shown::<aqua_sphere::State>(),
    }
}
