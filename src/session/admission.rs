//! The people who are let in: anyone, those with the code, those whom the host says yes to, or known devices.

use super::{
    door::DoorAnswer,
    io::{ConnectionId, Origin},
    links::{Connection, Knocking},
    members::apart,
    people::{Coming, Member},
    table::{Handing, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        Closing, DeviceId, HostMessage, Join, LogKind, MemberId, Name, RefusalCode, RequestKind, WhoMayJoin,
        limits::{self, KNOCKS_MAX},
    },
    rules::Game,
};
use std::{collections::BTreeMap, net::IpAddr};

impl<G: Game> Session<G> {
    /// Sets the devices that count as known.
    pub fn know(&mut self, devices: impl IntoIterator<Item = DeviceId>) {
        self.door.set_known(devices.into_iter().collect());
    }

    /// The device of this connection has proved that it knows the join code.
    pub(super) fn proved(&mut self, connection: ConnectionId) {
        self.links.set_proved(connection);
    }

    /// Returns true if a new device may come in now. Otherwise it is refused, or the host is asked.
    pub(super) fn lets_in(&mut self, connection: ConnectionId, join: &Join) -> bool {
        let Some(link) = self.links.get(connection) else {
            return false;
        };
        let device = link.device;
        let own = !matches!(link.origin, Origin::Network(_));
        let refused = match self.door.answer(device, own || link.proved) {
            DoorAnswer::Open => None,
            DoorAnswer::Shut(code) => Some(code),
            DoorAnswer::Ask => match Name::parse(&join.name) {
                Ok(name) => match self.knock(connection, device, (join, name)) {
                    Ok(()) => return false,
                    Err(code) => Some(code),
                },
                // The caller refuses a name that cannot be shown to the host.
                Err(_) => return true,
            },
        };
        match refused {
            Some(code) => {
                self.turn_away(connection, code);
                false
            }
            None => {
                if !own {
                    self.remember(device);
                }
                true
            }
        }
    }

    fn turn_away(&mut self, connection: ConnectionId, code: RefusalCode) {
        self.refuse(connection, RequestKind::Join, code);
        self.close(connection, Closing::Refused);
    }

    /// Lets a device return without another question to the host.
    fn remember(&mut self, device: DeviceId) {
        if !self.door.admit(device) {
            self.dropped(None, Dropped::AdmittedForgotten);
        }
    }

    fn knock(
        &mut self,
        connection: ConnectionId,
        device: DeviceId,
        (join, name): (&Join, Name),
    ) -> Result<(), RefusalCode> {
        if self.door.has_turned_away(device) {
            return Err(RefusalCode::NotAdmitted);
        }
        if self.host_connection().is_none() {
            return Err(RefusalCode::NobodyAnswers);
        }
        self.make_room_to_knock(connection, device)?;
        let (join, since) = (join.clone(), self.now);
        self.links.knock(connection, Knocking { join, name, since });
        self.send(connection, HostMessage::Asked);
        Ok(())
    }

    /// Makes room among the devices that ask. One device or address asks once at a time, so it does not fill the list.
    /// In a full list a friend of the host replaces the newest stranger.
    fn make_room_to_knock(&mut self, connection: ConnectionId, device: DeviceId) -> Result<(), RefusalCode> {
        let asks = |link: &Connection| link.knocking.is_some();
        let before = self.links.such(|link| asks(link) && link.device == device);
        if let Some(before) = before.first() {
            self.close(*before, Closing::Replaced);
        }
        let address = self.links.get(connection).and_then(Connection::address);
        let asking = || self.links.iter().filter(|(_, link)| asks(link));
        if address.is_some() && asking().any(|(_, link)| link.address() == address) {
            return Err(RefusalCode::TooManyAsk);
        }
        if asking().count() < KNOCKS_MAX {
            return Ok(());
        }
        let strangers = asking().filter(|(_, link)| !self.is_friend(link.device));
        let newest = strangers.max_by_key(|(_, link)| link.since).map(|(id, _)| id);
        let newest = newest.filter(|_| self.is_friend(device));
        self.turn_away(newest.ok_or(RefusalCode::TooManyAsk)?, RefusalCode::TooManyAsk);
        Ok(())
    }

    /// Refuses a device because the host has not answered in time.
    pub(super) fn give_up_knocking(&mut self, connection: ConnectionId) {
        self.turn_away(connection, RefusalCode::NobodyAnswers);
    }

    /// Carries out the answer of the host.
    pub(super) fn answer_knock(&mut self, device: DeviceId, admit: bool) -> Result<(), RefusalCode> {
        let (connection, asked) = self.links.take_knock(device).ok_or(RefusalCode::Stale)?;
        if admit {
            self.remember(device);
            self.join(connection, &asked.join);
        } else {
            self.door.turn_away(device);
            self.turn_away(connection, RefusalCode::NotAdmitted);
        }
        Ok(())
    }

    /// Changes who may join, only in the lobby, because a game's record says it once. Waiting devices are judged again.
    pub(super) fn set_who(&mut self, who: WhoMayJoin) -> Result<(), RefusalCode> {
        self.in_lobby()?;
        self.door.set_who(who);
        self.table_changed();
        for (connection, asked) in self.links.take_knocks() {
            self.join(connection, &asked.join);
        }
        Ok(())
    }

    fn host_connection(&self) -> Option<ConnectionId> {
        self.people.host()?.connection
    }

    /// Tells the host who asks, when that has changed.
    pub(super) fn tell_knocks(&mut self) {
        let Some(knocks) = self.links.new_knocks() else {
            return;
        };
        if let Some(host) = self.host_connection() {
            self.send(host, HostMessage::Knocks(knocks));
        }
    }

    pub(super) fn join(&mut self, connection: ConnectionId, join: &Join) {
        let Some(link) = self.links.get(connection) else {
            return;
        };
        let (device, origin) = (link.device, link.origin);
        if let (Some(Handing { to, .. }), Origin::Network(_)) = (self.handing, origin) {
            self.send(connection, self.handed_over(to));
            return self.close(connection, Closing::MovedOn);
        }
        let known = self.people.of(device).map(|member| member.id);
        if known.is_none() && !self.lets_in(connection, join) {
            return;
        }
        let checked = Name::parse(&join.name).map_err(RefusalCode::Name).and_then(|name| {
            // The table itself asked for its bots.
            let room = known.is_some() || origin == Origin::Bot || self.make_room(connection, join.spectator);
            if room { Ok(name) } else { Err(RefusalCode::TableFull) }
        });
        let name = match checked {
            Ok(name) => name,
            Err(code) => {
                self.refuse(connection, RequestKind::Join, code);
                self.close(connection, Closing::Refused);
                return;
            }
        };
        let name = self.name_apart(name, device);
        self.meet_promise(connection);
        // Making room may have moved the others.
        let known = self.people.of(device).map(|member| member.id);
        let id = known.unwrap_or_else(|| self.people.add(device, name.clone(), join.bot));
        self.comes_as(id, connection, name, join);
        if known.is_none() && join.bot {
            // A bot of this process finds the seat that waits for its device.
            self.mark_ready(id, true);
        }
        let seatless = self.seats_of(id).is_empty() && self.played_by(id).is_empty();
        let wants_one = seatless && !join.spectator && !self.awaits_lobby();
        let unseated = wants_one && self.seat_new_member(connection, id, join.colour).is_err();
        self.welcome(connection, id);
        if unseated {
            // The member is taken in all the same, as a spectator; its client decides whether it stays.
            self.refuse(connection, RequestKind::Join, RefusalCode::NoFreeSeat);
        }
        if known.is_some() {
            self.member_is_back(id);
        }
        for seat in self.played_by(id) {
            self.resume_clock(seat);
        }
        self.has_come(connection);
        self.lobby_changed = true;
    }

    /// Ties a member to a connection, and closes the former one of that member.
    fn comes_as(&mut self, id: MemberId, connection: ConnectionId, name: Name, join: &Join) {
        let origin = self.links.get(connection).map(|link| link.origin);
        let how = Coming {
            host: origin == Some(Origin::Host),
            address: match origin {
                Some(Origin::Network(address)) => Some(address),
                _ => None,
            },
            watches: join.spectator,
            may_host: join.may_host,
        };
        if let Some(old) = self.people.come(id, connection, name, how) {
            // Forget whose it was first, so that closing it does not count as going away.
            self.links.set_member(old, None);
            self.close(old, Closing::Replaced);
        }
        self.links.set_member(connection, Some(id));
    }

    fn welcome(&mut self, connection: ConnectionId, member: MemberId) {
        if let Some(link) = self.links.get(connection) {
            self.succession.has_come(link.device);
        }
        let welcome = HostMessage::Welcome {
            member,
            host: self.host_only(member).is_ok(),
            table: Box::new(self.table_info()),
            lobby: self.lobby(),
        };
        self.send(connection, welcome);
        let proofs = self.mandate_message().into_iter().chain(self.footing_message());
        proofs.for_each(|message| self.send(connection, message));
        self.send_position(connection, member);
    }

    /// The name, with a number if somebody else has it, so that everybody can say whom they mean.
    fn name_apart(&self, name: Name, device: DeviceId) -> Name {
        let members = self.people.iter().filter(|m| m.device != device).map(|m| &m.name);
        let persons = self
            .seats
            .iter()
            .map(|(_, seat)| seat)
            .filter(|s| s.device != Some(device));
        apart(name, members.chain(persons.filter_map(|s| s.person.as_ref())))
    }

    fn member_is_back(&mut self, id: MemberId) {
        let is_bot = self.people.get(id).is_some_and(|member| member.bot);
        match &self.stage {
            StageData::Playing(_) => {
                for seat in self.seats_of(id) {
                    self.log.push(LogKind::Back { seat });
                    self.seats.set_away(seat, None);
                    self.seats.set_idle(seat, false);
                    self.end_standing(|other, _| other == seat);
                }
            }
            StageData::Lobby if is_bot => self.mark_ready(id, true),
            StageData::Lobby | StageData::Gathering(_) | StageData::Dealing(_) | StageData::Ended(..) => {}
        }
    }

    /// Makes room for a newcomer. Returns false if the table stays full. At a full table the newest spectator from the most
    /// crowded address leaves:
    ///
    /// 1. for a newcomer with a seat, a stranger, or a friend if no stranger is there;
    /// 2. for a friend without a seat, a stranger;
    /// 3. for a stranger without a seat, a stranger from an address with more of them.
    pub(super) fn make_room(&mut self, newcomer: ConnectionId, watches: bool) -> bool {
        if self.people.len() < limits::MEMBERS_MAX || self.forget_one_absent(newcomer) {
            return true;
        }
        let Some(link) = self.links.get(newcomer) else {
            return false;
        };
        let (device, address) = (link.device, link.address());
        let plays = self.seats.has_owner(device) || (!watches && self.has_seat_for_newcomer());
        let strangers = self.crowds(|device| !self.is_friend(device));
        let own = address.and_then(|address| strangers.get(&address)).map_or(0, Vec::len);
        let stranger = greatest(&strangers).filter(|crowd| plays || self.is_friend(device) || crowd.len() > own + 1);
        let all = if plays { self.crowds(|_| true) } else { BTreeMap::new() };
        let crowd = stranger.or_else(|| greatest(&all));
        let newest = crowd.and_then(|crowd| crowd.iter().max().copied());
        newest.is_some_and(|newest| self.send_away(newest, Closing::MadeWay).is_ok())
    }

    /// The spectators from the network that pass `such`, grouped by address.
    fn crowds(&self, such: impl Fn(DeviceId) -> bool) -> BTreeMap<IpAddr, Vec<MemberId>> {
        let mut crowds: BTreeMap<IpAddr, Vec<MemberId>> = BTreeMap::new();
        let looks_on = |member: &&Member| member.connection.is_some() && !self.seats.has_owner(member.device);
        for member in self.people.iter().filter(looks_on) {
            if let Some(address) = member.address.filter(|_| such(member.device)) {
                crowds.entry(address.ip()).or_default().push(member.id);
            }
        }
        crowds
    }

    fn has_seat_for_newcomer(&self) -> bool {
        self.in_lobby().is_ok() && (self.available_seat(None).is_ok() || self.seat_to_share().is_some())
    }
}

fn greatest(crowds: &BTreeMap<IpAddr, Vec<MemberId>>) -> Option<&Vec<MemberId>> {
    crowds.values().max_by_key(|crowd| crowd.len())
}
