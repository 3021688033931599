//! Handing the table over to a member while the host is still there.
//!
//! The table stays here until the heir has continued it. Meanwhile nobody plays, and everybody who comes is sent to the
//! heir. If the heir does not report, the table goes on here in a later epoch.

use super::{
    io::Origin,
    links::Connection,
    table::{Handing, Session, StageData},
};
use crate::{
    protocol::{Closing, DeviceId, HostMessage, MemberId, RefusalCode, limits},
    record::Action,
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Hands the table over to a member, or to the first heir. That gives up a command which could not be written,
    /// because nobody has heard of it.
    pub(super) fn hand_over(&mut self, to: Option<MemberId>) -> Result<(), RefusalCode> {
        self.playing()?;
        if self.handing.is_some() {
            return Err(RefusalCode::HandingOver);
        }
        let lobby = self.lobby();
        let chosen = to
            .and_then(|id| lobby.members.iter().find(|m| m.id == id))
            .map(|m| m.device);
        let heirs = lobby.heirs(None);
        let heir = heirs.iter().find(|heir| to.is_none() || Some(heir.device) == chosen);
        let to = heir.ok_or(RefusalCode::NoHeir)?.device;
        self.broadcast(&self.handed_over(to));
        let until = self.now + limits::HAND_OVER_MAX;
        self.handing = Some(Handing { to, until });
        self.hold_clocks();
        self.lobby_changed = true;
        let elsewhere = |link: &Connection| matches!(link.origin, Origin::Network(_));
        for connection in self.links.such(elsewhere) {
            self.close(connection, Closing::MovedOn);
        }
        Ok(())
    }

    /// The signed message that the table goes to this heir.
    pub(super) fn handed_over(&self, to: DeviceId) -> HostMessage<G> {
        let grant = self.succession.proofs.hand_over(self.counters.epoch, to);
        HostMessage::HandedOver { to, grant }
    }

    /// True while the table waits for this device to go on with it.
    #[must_use]
    pub fn is_handed_to(&self, device: DeviceId) -> bool {
        self.handing.is_some_and(|handing| handing.to == device)
    }

    /// Continues here if the heir has not reported within `limits::HAND_OVER_MAX`. If the journal fails, closes the
    /// table instead, so that members search.
    pub(super) fn keep_if_due(&mut self) {
        let is_due = |handing: &Handing| handing.until <= self.now;
        if self.is_closed() || !self.handing.as_ref().is_some_and(is_due) {
            return;
        }
        if self.frozen {
            return self.close_all(Closing::MovedOn);
        }
        if let Some(handing) = self.handing.take() {
            self.succession.takes_back(handing.to);
        }
        self.lobby_changed = true;
        self.release_clocks();
        // The heir may have continued all the same. Its members follow only a later epoch.
        self.later_epoch(self.counters.epoch);
        self.agree_if_due();
    }

    /// Closes the table because it goes on elsewhere. The record says so if it can be written, and everybody is told.
    pub(super) fn move_on(&mut self) {
        if !self.frozen {
            self.note_moved_on();
        }
        self.close_all(Closing::MovedOn);
    }

    pub(super) fn note_moved_on(&mut self) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(Action::MovedOn);
        }
    }
}
