//! A game that stands still while its journal cannot be written.
//!
//! Nobody may see what is not written, or a crash would take back what people saw. So the desk keeps what follows
//! from the command that could not be written, and nothing further is accepted until it could.

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
