//! The sounds of what happens in Argo.

use crate::{app::sound::Cue, games::argo::Event};

/// The sound of an event.
pub(super) const fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Killed { .. } | Event::AlienKilled { .. } => Cue::Death,
        Event::Launched { .. } | Event::Placed { .. } => Cue::Launch,
        Event::Pushed { .. } | Event::AlienPushed { .. } => Cue::Push,
        Event::Moved { .. }
        | Event::Teleported { .. }
        | Event::Boarded { .. }
        | Event::Relocated { .. }
        | Event::Swapped { .. }
        | Event::AlienMoved { .. } => Cue::Move,
        _ => return None,
    })
}
