//! A game that stands still while its journal cannot be written.
//!
//! Nobody may see what is not written, or a crash would take back what people saw. So the driver keeps what follows
//! from the command that could not be written, and nothing further is accepted until it could.

use super::table::{Session, StageData};
use crate::rules::{Game, Seat};

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

    /// All clocks stand still.
    pub(super) fn hold_clocks(&mut self) {
        let now = self.now;
        if let StageData::Playing(running) = &mut self.stage {
            running.position.timed().for_each(|timed| timed.timer.hold(now));
        }
    }

    /// They go on, if nothing else holds the game up.
    pub(super) fn release_clocks(&mut self) {
        if self.goes_on().is_err() {
            return;
        }
        let away: Vec<Seat> = (0..self.seats.len())
            .filter_map(Seat::new)
            .filter(|&seat| !self.is_present(seat))
            .collect();
        let now = self.now;
        if let StageData::Playing(running) = &mut self.stage {
            let timed = running.position.timed();
            timed.for_each(|timed| timed.timer.release(now, away.contains(&timed.seat)));
            self.broadcast_clocks();
        }
    }
}
