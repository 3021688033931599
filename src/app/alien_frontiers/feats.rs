//! What players of Alien Frontiers did that is worth telling at the end.

use crate::{app::course::Feat, games::alien_frontiers::Event};

/// The deed in an event: what was raided, cards that were claimed, ships that were shot.
pub(super) fn feats(event: &Event) -> Vec<Feat> {
    let feat = match event {
        Event::Looted { by, .. } | Event::CardStolen { by, .. } => {
            Feat::once(0, ["end-feat-raids", "end-feat-raids-more"], *by)
        }
        Event::Claimed { seat, .. } => Feat::once(1, ["end-feat-cards", "end-feat-cards-more"], *seat),
        Event::ShipShot { by, .. } => Feat::once(2, ["end-feat-shots", "end-feat-shots-more"], *by),
        _ => return Vec::new(),
    };
    vec![feat]
}
