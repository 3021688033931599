//! Guests that are sent away or banned, and the record's entries about bans and former owners.

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
    /// Sends a guest away from the lobby. The guest may come again.
    pub(super) fn remove(&mut self, guest: MemberId) -> Result<(), RefusalCode> {
        self.in_lobby()?;
        self.send_away(guest, Closing::Removed)
    }

    /// Sends a guest away for as long as the table exists. In a running game its seats stay, for somebody else to play.
    pub(super) fn ban(&mut self, guest: MemberId) -> Result<(), RefusalCode> {
        let device = self.guest(guest)?.0;
        self.keep_out(device);
        // The next host keeps the device out as well.
        self.tell_table();
        self.send_away(guest, Closing::Banned)
    }

    /// Lets a device in again that was banned, or that the host did not let in. The record of a running game keeps the
    /// ban: a host that continues from the record has to lift it again.
    pub(super) fn lift_ban(&mut self, device: DeviceId) -> Result<(), RefusalCode> {
        if self.door.lift(device) {
            self.tell_table();
        } else if !self.door.forgive(device) {
            return Err(RefusalCode::Stale);
        }
        Ok(())
    }

    /// Bans a device. In a running game the record keeps the ban, for a host that continues from the record.
    pub(super) fn keep_out(&mut self, device: DeviceId) {
        if !self.door.ban(device) {
            self.dropped(None, Dropped::BanForgotten);
        }
        self.note_banned(device);
    }

    /// Writes all earlier bans into the record of a game that begins.
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

    /// Writes the former owners of seats into the record of a game that begins.
    pub(super) fn note_former_owners(&mut self) {
        let Some(action) = self.succession.former_owners.entry() else {
            return;
        };
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(action);
        }
    }

    /// Device and connection of a member that can be sent away: neither the host nor a bot that owns a seat.
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
            // The door treats the device as a new one from now on.
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
