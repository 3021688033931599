//! The sounds of what happens in AquaSphere.

use crate::{app::sound::Cue, games::aqua_sphere::Event};

/// The sound of an event.
pub(super) const fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::OctopodsCaught { .. } => Cue::Death,
        Event::SubmarinePlaced { .. } | Event::ExpansionTaken { .. } | Event::LetterBotPlaced { .. } => Cue::Launch,
        Event::EngineerMoved { .. }
        | Event::ScientistMoved { .. }
        | Event::BotDeployed { .. }
        | Event::BotDisplaced { .. }
        | Event::StationOverloaded { .. } => Cue::Move,
        _ => return None,
    })
}
