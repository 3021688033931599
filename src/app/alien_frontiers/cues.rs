//! The sounds of what happens in Alien Frontiers.

use crate::{app::sound::Cue, games::alien_frontiers::Event};

/// The sound of an event.
pub(super) const fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::ShipShot { .. } => Cue::Death,
        Event::Launched { .. }
        | Event::ColonyPlaced { .. }
        | Event::FieldPlaced { .. }
        | Event::ShipBuilt { .. }
        | Event::RelicBought { .. } => Cue::Launch,
        Event::Rolled { .. } | Event::Rerolled { .. } => Cue::Dice,
        Event::Docked { .. }
        | Event::Bumped { .. }
        | Event::Recalled { .. }
        | Event::ColonyMoved { .. }
        | Event::ColoniesSwapped { .. }
        | Event::Looted { .. }
        | Event::CardStolen { .. } => Cue::Move,
        _ => return None,
    })
}
