//! Continues a game in another record before the present one is longer than a reader accepts.
//!
//! The host continues its own table as an heir would. The position stays, hidden things are drawn anew from a seed that
//! all make together, and undo stops there. So each record is checked by itself, and a game with many records has the
//! same form as one with many hosts.

use super::table::{Base, Session, StageData};
use crate::{
    protocol::{TakeBackEnd, limits, overtaking_epoch},
    rules::Game,
};

impl<G: Game> Session<G> {
    pub(super) fn begin_next_record_if_due(&mut self) {
        let StageData::Playing(running) = &self.stage else {
            return;
        };
        let entries = running.position.entries() as usize;
        // The new seed waits for a quorum, but not until the record is full: a guest may keep the others away.
        let may_wait = entries < limits::RECORD_ENTRIES_MAX - limits::UNDO_DEPTH;
        let waits = entries < limits::RECORD_ENTRIES_FULL || (may_wait && !self.has_quorum());
        if waits || self.goes_on().is_err() || self.is_closed() {
            return;
        }
        self.close_request(TakeBackEnd::Overtaken);
        let stand_ins = self.seats.stand_ins();
        for (seat, _) in &stand_ins {
            self.stand_down(*seat);
        }
        let Some(snapshot) = self.snapshot().map(Box::new) else {
            return;
        };
        self.succession.doubts_since(self.counters.epoch);
        self.counters.epoch = overtaking_epoch(self.counters.epoch, self.counters.epoch);
        self.succession.goes_on_in(self.counters.epoch);
        self.tell_table();
        let log = self.log.kept();
        self.deal(Some(Box::new(Base {
            snapshot,
            log,
            mandate: None,
            stand_ins,
            is_own: true,
        })));
    }
}
