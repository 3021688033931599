//! What players of AquaSphere did that is worth telling at the end.

use crate::{app::course::Feat, games::aqua_sphere::Event};

/// The deed in an event: octopods that were caught, bots that were programmed, research cards that were taken.
pub(super) fn feats(event: &Event) -> Vec<Feat> {
    let feat = match event {
        Event::OctopodsCaught { seat, count, .. } => Feat {
            count: (*count).into(),
            ..Feat::once(0, ["end-feat-octopods", "end-feat-octopods-more"], *seat)
        },
        Event::BotProgrammed { seat, .. } => Feat::once(1, ["end-feat-bots", "end-feat-bots-more"], *seat),
        Event::CardTaken { seat, .. } => Feat::once(2, ["end-feat-research", "end-feat-research-more"], *seat),
        _ => return Vec::new(),
    };
    vec![feat]
}
