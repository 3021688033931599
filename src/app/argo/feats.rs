//! What players of Argo did that is worth telling at the end.

use crate::{app::course::Feat, games::argo::Event};

/// The deeds in an event: others' astronauts and aliens that were killed, astronauts that got away.
pub(super) fn feats(event: &Event) -> Vec<Feat> {
    match event {
        Event::Killed { astronaut, by, .. } if astronaut.seat() != *by => {
            vec![Feat::once(0, ["end-feat-kills", "end-feat-kills-more"], *by)]
        }
        Event::Launched { aboard, .. } => {
            let saved = aboard.iter().map(|(astronaut, _)| astronaut.seat());
            let saved = saved.map(|seat| Feat::once(1, ["end-feat-saved", "end-feat-saved-more"], seat));
            saved.collect()
        }
        Event::AlienKilled { by, .. } => vec![Feat::once(2, ["end-feat-aliens", "end-feat-aliens-more"], *by)],
        _ => Vec::new(),
    }
}
