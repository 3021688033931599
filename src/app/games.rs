//! The games in the window: the only list of them here.

use super::{board, frame::table_screen::Shown};
use crate::games::{alien_frontiers, any::GameId, aqua_sphere, argo};

pub(crate) use super::argo::start_picture::StartPicture;

/// The game as the window shows it.
#[must_use]
pub fn shown(game: GameId) -> Shown {
    match game {
        GameId::Argo => board::drawn::<argo::State>(),
        GameId::AlienFrontiers => board::drawn::<alien_frontiers::State>(),
        GameId::AquaSphere => board::drawn::<aqua_sphere::State>(),
    }
}
