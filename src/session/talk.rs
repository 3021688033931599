//! Remarks and places on the board, which members show each other.

use super::table::Session;
use crate::{
    protocol::{HostMessage, MemberId, Talk},
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Broadcasts a member's talk, to the speaker as well, so that everybody hears all talk in the same order.
    pub(super) fn talk(&mut self, member: MemberId, talk: Talk) {
        self.broadcast(&HostMessage::Said { member, talk });
    }
}
