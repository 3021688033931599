//! What people say and show to each other: passed on to all, a little at a time.

use super::{io::ConnectionId, table::Session};
use crate::{
    protocol::{HostMessage, MemberId, RefusalCode, Talk},
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Passes on what somebody says, to the speaker as well: everybody hears the same in the same order.
    pub(super) fn talk(&mut self, connection: ConnectionId, member: MemberId, talk: Talk) -> Result<(), RefusalCode> {
        let now = self.now;
        let link = self.connections.get_mut(&connection);
        if link.is_some_and(|link| !link.talk.admit(now)) {
            return Err(RefusalCode::TooFast);
        }
        self.broadcast(&HostMessage::Said { member, talk });
        Ok(())
    }
}
