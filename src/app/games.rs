//! The games in the window: the only list of them here.

use super::{argo, board, frame::table_screen::Shown};
use crate::games::{alien_frontiers, any::GameId, aqua_sphere};

pub(crate) use super::argo::start_picture::StartPicture;

/// The game as the window shows it.
#[must_use]
pub fn shown(game: GameId) -> Shown {
    match game {
        GameId::Argo => argo::shown(),
        GameId::AlienFrontiers => board::drawn::<alien_frontiers::State>(),
        GameId::AquaSphere => board::drawn::<aqua_sphere::State>(),
    }
}
