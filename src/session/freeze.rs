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
        if self.saved.epoch() != self.counters.epoch {
            // Members that came meanwhile were told the saved epoch.
            self.tell_table();
        }
        for (connection, member) in self.links.take_withheld() {
            self.send_position(connection, member);
        }
        self.agree_if_due();
    }
}
