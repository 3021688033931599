//! The epochs of this host, and the proofs that its record keeps of them.

use super::{
    io::Output,
    table::{Session, StageData},
};
use crate::{
    protocol::{Epoch, Lineage, overtaking_epoch, round_of},
    record::Action,
    rules::Game,
};

impl<G: Game> Session<G> {
    pub(super) fn enter_epoch(&mut self, epoch: Epoch) {
        let own = self.counters.epoch;
        if round_of(epoch) > round_of(own) {
            self.succession.doubts_since(own);
            self.lobby_changed = true;
        }
        if let StageData::Playing(running) = &mut self.stage {
            running.position.resumed(&mut self.counters, epoch);
            self.journal(Action::Resumed { epoch });
            self.note_most();
            self.tell_table();
            self.position_changed();
        } else {
            self.counters.epoch = epoch;
            if self.deals_again() {
                self.succession.goes_on_in(epoch);
            }
            self.tell_table();
            // A member follows an epoch only once it has seen a position of it.
            if matches!(self.stage, StageData::Ended(..)) {
                self.broadcast_snapshot();
            }
        }
    }

    /// True while a game that had begun is dealt anew.
    const fn deals_again(&self) -> bool {
        matches!(&self.stage, StageData::Dealing(dealing) if dealing.goes_on())
    }

    /// Takes an epoch after `known`, which is at least the own one. Asks every question anew; clocks keep their time.
    pub(super) fn later_epoch(&mut self, known: Epoch) {
        let own = self.counters.epoch;
        // Clients begin the log anew in each epoch.
        self.links.forget_told();
        let clocks = self.clocks();
        self.enter_epoch(overtaking_epoch(known, own));
        self.set_clocks(&clocks);
        if self.deals_again() {
            self.deal_later();
        }
    }

    /// Makes the present epoch the quorum epoch once a quorum is here and has promised. An heir waits for its record to
    /// begin as well, because before that its death leaves nothing to continue.
    pub(super) fn note_most(&mut self) {
        self.succession.proofs.enter(self.counters.epoch);
        if !self.succession.is_sure() && self.has_begun() && self.has_quorum() && self.has_mandate() {
            self.assembled();
        }
    }

    pub(super) fn assembled(&mut self) {
        self.succession.assembled();
        self.lobby_changed = true;
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(Action::Assembled);
        }
    }

    /// Writes the proof that this machine may host into the record, so that a restart does not lose it, and again with each
    /// further promise.
    pub(super) fn record_mandate(&mut self) {
        self.succession.proofs.enter(self.counters.epoch);
        if !self.succession.proofs.has_grant() && !self.has_mandate() {
            return;
        }
        let is_playing = matches!(self.stage, StageData::Playing(_));
        if let Some(mandate) = is_playing.then(|| self.succession.proofs.take_unrecorded()).flatten() {
            let lineage = Box::new(mandate);
            self.note_mandate(Action::Lineage { lineage });
        }
    }

    fn note_mandate(&mut self, action: Action<G>) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(action);
        }
    }

    /// Restores the mandate from an `action` of a record.
    pub(super) fn restore_mandate(&mut self, lineage: &Lineage, action: Action<G>) {
        self.succession.proofs.restore(lineage);
        self.note_mandate(action);
    }

    pub(super) fn spawn_bots(&mut self) {
        for (seat, state) in self.seats.iter() {
            let kind = state.bot.or(state.stand_in.map(|bot| bot.kind));
            if let (Some(kind), Some(device)) = (kind, state.player()) {
                self.outputs.push_back(Output::SpawnBot { seat, kind, device });
            }
        }
    }
}
