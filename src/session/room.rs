//! Room at the table: who makes way for whom when not everybody finds some, and who may not come again.

use super::{
    io::ConnectionId,
    table::{Member, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{Closing, DeviceId, MemberId, RefusalCode, limits},
    record::Action,
    rules::{Game, Seat},
};
use std::{collections::BTreeMap, net::IpAddr};

impl<G: Game> Session<G> {
    /// True if there is room for one more. Who plays finds it always: somebody who looks on makes way. So does a friend, for
    /// whom a stranger makes way. Another one who looks on finds it as long as others of one address take more of it.
    pub(super) fn make_room(&mut self, newcomer: ConnectionId, watches: bool) -> bool {
        if self.members.len() < limits::MEMBERS_MAX || self.forget_one_absent(newcomer) {
            return true;
        }
        let Some(link) = self.connections.get(&newcomer) else {
            return false;
        };
        let (device, address) = (link.device, link.address());
        let plays = self.owns_a_seat(device) || (!watches && self.has_seat_for_newcomer());
        let strangers = self.crowds(|device| !self.is_friend(device));
        let own = address.and_then(|address| strangers.get(&address)).map_or(0, Vec::len);
        let stranger = greatest(&strangers).filter(|crowd| plays || self.is_friend(device) || crowd.len() > own + 1);
        let all = if plays { self.crowds(|_| true) } else { BTreeMap::new() };
        let crowd = stranger.or_else(|| greatest(&all));
        let newest = crowd.and_then(|crowd| crowd.iter().max().copied());
        newest.is_some_and(|newest| self.send_away(newest, Closing::MadeWay).is_ok())
    }

    /// Those who look on from the network and are such ones, by their addresses.
    fn crowds(&self, such: impl Fn(DeviceId) -> bool) -> BTreeMap<IpAddr, Vec<MemberId>> {
        let mut crowds: BTreeMap<IpAddr, Vec<MemberId>> = BTreeMap::new();
        let looks_on = |member: &&Member| member.connection.is_some() && !self.owns_a_seat(member.device);
        for member in self.members.iter().filter(looks_on) {
            if let Some(address) = member.address.filter(|_| such(member.device)) {
                crowds.entry(address.ip()).or_default().push(member.id);
            }
        }
        crowds
    }

    fn has_seat_for_newcomer(&self) -> bool {
        self.in_lobby().is_ok() && (self.available_seat(None).is_ok() || self.seat_to_share().is_some())
    }

    /// The seat that goes to somebody who comes and finds none: the last one of a guest who holds more than half of all.
    pub(super) fn seat_to_share(&self) -> Option<Seat> {
        let guests = self.members.iter().filter(|member| !member.host);
        let mut held = guests.map(|member| self.seats_of(member.id));
        let many = held.find(|seats| seats.len() > 1 && 2 * seats.len() > self.seats.len());
        many.and_then(|seats| seats.last().copied())
    }

    /// Refuses a guest's further seat while somebody waits for a first one.
    pub(super) fn may_take_another(&self, member: MemberId) -> Result<(), RefusalCode> {
        let waits = |seatless: &Member| {
            seatless.connection.is_some() && !seatless.watches && !seatless.host && !self.owns_a_seat(seatless.device)
        };
        let has_one = !self.seats_of(member).is_empty();
        if has_one && self.host_only(member).is_err() && self.members.iter().any(waits) {
            return Err(RefusalCode::OthersWait);
        }
        Ok(())
    }

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

    /// Lets a device in again that was sent away for good, or that the host did not let in. The record of a running game
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

    /// Device and connection of somebody who can be sent away.
    fn guest(&self, guest: MemberId) -> Result<(DeviceId, Option<ConnectionId>), RefusalCode> {
        let is_bot = |device| self.seats.iter().any(|s| s.device == Some(device) && s.bot.is_some());
        let mut guests = self.members.iter().filter(|m| !m.host && !is_bot(m.device));
        let found = guests.find(|m| m.id == guest).ok_or(RefusalCode::NoSuchGuest)?;
        Ok((found.device, found.connection))
    }

    fn send_away(&mut self, guest: MemberId, why: Closing) -> Result<(), RefusalCode> {
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
        if !self.owns_a_seat(device) {
            self.members.retain(|m| m.id != guest);
        }
        self.lobby_changed = true;
        Ok(())
    }
}

fn greatest(crowds: &BTreeMap<IpAddr, Vec<MemberId>>) -> Option<&Vec<MemberId>> {
    crowds.values().max_by_key(|crowd| crowd.len())
}
