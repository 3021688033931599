//! Room at the table: who makes way for whom when not everybody finds some, and who may not come again.

use super::{
    io::ConnectionId,
    table::{Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{Closing, DeviceId, MemberId, RefusalCode},
    record::Action,
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Sends a guest away, who may come again.
    pub(super) fn remove(&mut self, guest: MemberId) -> Result<(), RefusalCode> {
        self.in_lobby()?;
        self.send_away(guest, Closing::Removed)
    }

    /// Sends a guest away for as long as the table exists. In a running game its seats stay, for somebody else to play.
    pub(super) fn ban(&mut self, guest: MemberId) -> Result<(), RefusalCode> {
        let device = self.guest(guest)?.0;
        self.keep_out(device);
        // Whoever goes on with the table keeps it out as well.
        self.tell_table();
        self.send_away(guest, Closing::Banned)
    }

    /// Lets a device in again that was banned, or that the host did not let in. The record of a running game
    /// keeps it out: a host that goes on from there has to lift that anew.
    pub(super) fn lift_ban(&mut self, device: DeviceId) -> Result<(), RefusalCode> {
        if self.door.lift(device) {
            self.tell_table();
        } else if !self.door.forgive(device) {
            return Err(RefusalCode::Stale);
        }
        Ok(())
    }

    /// Does not let a device in again. In a game it stands in the record, for a host that goes on from there.
    pub(super) fn keep_out(&mut self, device: DeviceId) {
        if !self.door.ban(device) {
            self.dropped(None, Dropped::BanForgotten);
        }
        self.note_banned(device);
    }

    /// Puts those who were kept out before into the record of a game that begins.
    pub(super) fn note_all_banned(&mut self) {
        for device in self.door.banned().collect::<Vec<_>>() {
            self.note_banned(device);
        }
    }

    fn note_banned(&mut self, device: DeviceId) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(Action::Banned { device });
        }
    }

    /// Puts the devices without a seat that decide where the table is into the record of a game that begins.
    pub(super) fn note_former_owners(&mut self) {
        let Some(action) = self.succession.former_owners.entry() else {
            return;
        };
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(action);
        }
    }

    /// Device and connection of somebody who can be sent away.
    fn guest(&self, guest: MemberId) -> Result<(DeviceId, Option<ConnectionId>), RefusalCode> {
        let is_bot = |device| {
            self.seats
                .iter()
                .any(|(_, s)| s.device == Some(device) && s.bot.is_some())
        };
        let found = self.people.get(guest).filter(|m| !m.host && !is_bot(m.device));
        let found = found.ok_or(RefusalCode::NoSuchGuest)?;
        Ok((found.device, found.connection))
    }

    pub(super) fn send_away(&mut self, guest: MemberId, why: Closing) -> Result<(), RefusalCode> {
        let (device, connection) = self.guest(guest)?;
        if why != Closing::MadeWay {
            // Comes in again as a new device does.
            self.door.forget(device);
        }
        if matches!(self.stage, StageData::Lobby) {
            for seat in self.seats_of(guest) {
                self.free_seat(seat);
            }
        }
        if let Some(connection) = connection {
            self.close(connection, why);
        }
        if !self.seats.has_owner(device) {
            self.people.forget(guest);
        }
        self.lobby_changed = true;
        Ok(())
    }
}
