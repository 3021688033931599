//! The last commands with what each brought about.

use crate::{
    games::any::{AnyGame, Listed},
    protocol::LogKind,
};
use std::rc::Rc;

/// So many commands are kept: more than an action that is not final yet can have.
const KEPT: usize = 128;

/// A command of the log with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed<G: Listed> {
    /// The command itself.
    pub command: G::Command,
    /// The events that it brought about.
    pub events: Vec<G::Event>,
    /// Number of the position after it.
    revision: u32,
}

/// Takes new entries of the log into the last commands that stand, oldest first.
pub(super) fn absorb<G: Listed<Command: Copy>>(story: &mut Rc<Vec<Deed<G>>>, news: &[&LogKind<AnyGame>]) {
    let deeds = Rc::make_mut(story);
    for what in news {
        match what {
            LogKind::Started { .. } => deeds.clear(),
            LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => {
                deeds.retain(|deed| deed.revision <= *to);
            }
            LogKind::Command {
                command,
                events,
                revision,
                ..
            } => {
                let events = events.iter().filter_map(G::own_event).cloned().collect();
                deeds.extend(G::own_command(command).map(|&command| Deed {
                    command,
                    events,
                    revision: *revision,
                }));
            }
            _ => {}
        }
    }
    let old = deeds.len().saturating_sub(KEPT);
    deeds.drain(..old);
}
