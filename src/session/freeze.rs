//! A game that stands still while its journal cannot be written.
//!
//! A crash must not take back what people saw. The desk therefore holds a command that could not be written and all that
//! follows on it, and the session accepts no further command until the desk has written it.

use super::table::Session;
use crate::rules::Game;

impl<G: Game> Session<G> {
    pub(super) fn freeze(&mut self) {
        self.frozen = true;
        self.lobby_changed = true;
        self.hold_clocks();
    }

    pub(super) fn thaw(&mut self) {
        self.frozen = false;
        self.lobby_changed = true;
        self.release_clocks();
        for connection in std::mem::take(&mut self.withheld) {
            let member = self.connections.get(&connection).and_then(|link| link.member);
            if let Some(member) = member {
                self.send_position(connection, member);
            }
        }
    }
}
