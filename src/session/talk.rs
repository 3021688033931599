//! Remarks and pointing, passed on to all, a little at a time.

use super::table::Session;
use crate::{
    protocol::{HostMessage, MemberId, Talk},
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Passes on what somebody says, to the speaker as well: everybody hears the same in the same order.
    pub(super) fn talk(&mut self, member: MemberId, talk: Talk) {
        self.broadcast(&HostMessage::Said { member, talk });
    }
}
