//! What people say and show to each other: passed on to all, a little at a time.

use super::table::Session;
use crate::{
    protocol::{HostMessage, MemberId, RefusalCode, Talk, limits},
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Passes on what somebody says, to the speaker as well: everybody hears the same in the same order.
    pub(super) fn talk(&mut self, member: MemberId, talk: Talk) -> Result<(), RefusalCode> {
        let now = self.now;
        let speaker = self.members.iter_mut().find(|m| m.id == member);
        if speaker.is_some_and(|speaker| !speaker.talk.admit(now, limits::TALK_TIME)) {
            return Err(RefusalCode::TooFast);
        }
        self.broadcast(&HostMessage::Said { member, talk });
        Ok(())
    }
}
