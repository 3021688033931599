//! Connections and the people behind them.

use super::{
    io::{ConnectionId, Origin, Output},
    rate::Rate,
    table::{Connection, Handing, Member, SeatState, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        Closing, DeviceId, HostMessage, Join, LogKind, Looks, MemberId, Name, RefusalCode, RequestKind,
        TABLE_INFO_VERSION, TableInfo,
    },
    record::Action,
    rules::{Game, Seat},
};
use std::iter;

impl<G: Game> Session<G> {
    pub(super) fn connected(&mut self, connection: ConnectionId, device: DeviceId, origin: Origin) {
        let link = Connection {
            device,
            origin,
            since: self.now,
            slow: false,
            standing: false,
            promised: 0,
            told: false,
            member: None,
            rate: Rate::new(self.now),
            proved: false,
            knocking: None,
        };
        self.connections.insert(connection, link);
        if let Some(why) = self.closed {
            self.close(connection, why);
        } else if self.door.is_banned(device) {
            self.close(connection, Closing::Banned);
        }
    }

    pub(super) fn join(&mut self, connection: ConnectionId, join: &Join) {
        let Some(link) = self.connections.get(&connection) else {
            return;
        };
        let (device, origin) = (link.device, link.origin);
        if let (Some(Handing { to, .. }), Origin::Network(_)) = (self.handing, origin) {
            self.send(connection, self.handed_over(to));
            return self.close(connection, Closing::MovedOn);
        }
        let known = self.members.iter().position(|m| m.device == device);
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
        let known = self.members.iter().position(|m| m.device == device);
        let member = match known {
            Some(at) => self.come_back(at, connection, name),
            None => self.add_member(connection, device, name, join.bot),
        };
        let id = self.members[member].id;
        self.members[member].host = origin == Origin::Host;
        (self.members[member].watches, self.members[member].may_host) = (join.spectator, join.may_host);
        self.members[member].left = false;
        self.members[member].address = match origin {
            Origin::Network(address) => Some(address),
            Origin::Host | Origin::Bot => None,
        };
        if let Some(link) = self.connections.get_mut(&connection) {
            link.member = Some(id);
        }
        let seatless = self.seats_of(id).is_empty() && self.played_by(id).is_empty();
        let wants_one = seatless && !join.spectator && !self.awaits_lobby();
        let unseated = wants_one && self.seat_new_member(connection, id, join.colour).is_err();
        self.welcome(connection, id);
        if unseated {
            // Taken in all the same, to look on; the client decides whether it stays.
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

    /// The name with a number where somebody else has it, so that everybody can say whom they mean.
    fn name_apart(&self, name: Name, device: DeviceId) -> Name {
        let members = self.members.iter().filter(|m| m.device != device).map(|m| &m.name);
        let persons = self.seats.iter().filter(|s| s.device != Some(device));
        apart(name, members.chain(persons.filter_map(|s| s.person.as_ref())))
    }

    /// The name of a person at a laptop, with a number where somebody else at the table has it.
    pub(super) fn person_apart(&self, seat: Seat, name: Name) -> Name {
        let others = self
            .seats
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != seat.index());
        let others: Vec<Name> = others.filter_map(|(_, other)| self.seat_info(other).name).collect();
        let own = self.seats[seat.index()].device;
        let members = self.members.iter().filter(|m| Some(m.device) != own).map(|m| &m.name);
        apart(name, members.chain(&others))
    }

    /// The member with a device.
    pub(super) fn member_of(&self, device: DeviceId) -> Option<MemberId> {
        self.members.iter().find(|m| m.device == device).map(|m| m.id)
    }

    fn add_member(&mut self, connection: ConnectionId, device: DeviceId, name: Name, bot: bool) -> usize {
        self.members.push(Member {
            id: MemberId(self.next_member),
            device,
            name,
            bot,
            host: false,
            connection: Some(connection),
            address: None,
            watches: false,
            may_host: true,
            left: false,
        });
        self.next_member += 1;
        let id = self.members[self.members.len() - 1].id;
        // A bot of this process finds the seat that waits for its device.
        if bot {
            self.mark_ready(id, true);
        }
        self.members.len() - 1
    }

    /// The device is known: its new connection takes the place of the old one.
    fn come_back(&mut self, at: usize, connection: ConnectionId, name: Name) -> usize {
        self.members[at].name = name;
        if let Some(old) = self.members[at].connection.replace(connection) {
            // Forget whose it was first, so that closing it does not count as going away.
            if let Some(link) = self.connections.get_mut(&old) {
                link.member = None;
            }
            self.close(old, Closing::Replaced);
        }
        at
    }

    /// Makes room by forgetting somebody who is away and has no seat.
    pub(super) fn forget_one_absent(&mut self, newcomer: ConnectionId) -> bool {
        let gone = self
            .members
            .iter()
            .position(|m| m.connection.is_none() && !self.owns_a_seat(m.device));
        let Some(at) = gone else {
            return false;
        };
        self.members.remove(at);
        self.dropped(Some(newcomer), Dropped::AbsentForgotten);
        true
    }

    pub(super) fn owns_a_seat(&self, device: DeviceId) -> bool {
        self.seats.iter().any(|s| s.device == Some(device))
    }

    fn welcome(&mut self, connection: ConnectionId, member: MemberId) {
        let welcome = HostMessage::Welcome {
            member,
            host: self.host_only(member).is_ok(),
            table: Box::new(self.table_info()),
            lobby: self.lobby(),
        };
        self.send(connection, welcome);
        if let Some(mandate) = self.mandate_message() {
            self.send(connection, mandate);
        }
        self.send_position(connection, member);
    }

    pub(super) fn table_info(&self) -> TableInfo<G> {
        // Nobody follows an epoch that a crash would take back: the next host could go on in the same one.
        let epoch = if self.frozen {
            self.saved.epoch()
        } else {
            self.counters.epoch
        };
        TableInfo {
            version: TABLE_INFO_VERSION,
            table: self.options.table,
            name: self.options.name.clone(),
            epoch,
            stretch: self.succession.stretch(),
            config: self.config.clone(),
            options: G::options(&self.config),
            setup: self.setup.clone(),
            window_seconds: self.window_seconds(),
            away_seconds: self.away_seconds(),
            who: self.door.who(),
            banned: self.door.banned().collect(),
            hosts: self.options.hosts.clone(),
            revision: self.info_revision,
        }
    }

    /// Time to answer in a reaction window.
    pub(super) fn window_seconds(&self) -> u16 {
        u16::try_from(self.options.window.as_secs()).unwrap_or(u16::MAX)
    }

    /// The line of a connection became slow, or good again.
    pub(super) fn line(&mut self, connection: ConnectionId, slow: bool) {
        if let Some(link) = self.connections.get_mut(&connection) {
            self.lobby_changed |= link.slow != slow && link.member.is_some();
            link.slow = slow;
        }
    }

    /// True if a member is connected by a slow line.
    pub(super) fn is_slow(&self, member: &Member) -> bool {
        let link = member
            .connection
            .and_then(|connection| self.connections.get(&connection));
        link.is_some_and(|link| link.slow)
    }

    pub(super) fn disconnected(&mut self, connection: ConnectionId) {
        if let Some(link) = self.connections.remove(&connection)
            && let Some(id) = link.member
        {
            self.member_is_away(id);
        }
    }

    /// Says good-bye and ends a connection.
    pub(super) fn close(&mut self, connection: ConnectionId, why: Closing) {
        self.send(connection, HostMessage::Closed { why });
        self.outputs.push_back(Output::Close { connection, why });
        self.disconnected(connection);
    }

    fn member_is_away(&mut self, id: MemberId) {
        let (seats, played) = (self.seats_of(id), self.played_by(id));
        let Some(member) = self.members.iter_mut().find(|m| m.id == id) else {
            return;
        };
        member.connection = None;
        let device = Some(member.device).filter(|_| !member.host);
        self.lobby_changed = true;
        match &mut self.stage {
            StageData::Lobby | StageData::Ended(..) => self.is_away_before_a_game(id),
            StageData::Gathering(gathering) => {
                if let Some(device) = device {
                    gathering.standing.remove(&device);
                }
            }
            // It is looked afterwards whether those who are left have done all.
            StageData::Dealing(_) => {}
            StageData::Playing(_) => {
                for &seat in &seats {
                    self.log.push(LogKind::Away { seat });
                    self.seats[seat.index()].away_since = Some(self.now);
                }
                for seat in played {
                    self.pause_clock(seat);
                }
            }
        }
    }

    /// Who is away is not waited for, and without a seat is forgotten.
    pub(super) fn is_away_before_a_game(&mut self, id: MemberId) {
        self.mark_ready(id, false);
        if self.seats_of(id).is_empty() {
            self.members.retain(|m| m.id != id);
        }
    }

    fn member_is_back(&mut self, id: MemberId) {
        let is_bot = self.members.iter().any(|m| m.id == id && m.bot);
        match &self.stage {
            StageData::Playing(_) => {
                for seat in self.seats_of(id) {
                    self.log.push(LogKind::Back { seat });
                    let state = &mut self.seats[seat.index()];
                    (state.away_since, state.idle) = (None, false);
                    self.end_standing(|other, _| other == seat);
                }
            }
            StageData::Lobby if is_bot => self.mark_ready(id, true),
            StageData::Lobby | StageData::Gathering(_) | StageData::Dealing(_) | StageData::Ended(..) => {}
        }
    }

    /// Leaves on purpose. In a running game the seat waits all the same.
    pub(super) fn leave(&mut self, connection: ConnectionId, member: MemberId) {
        if matches!(self.stage, StageData::Lobby) {
            for seat in self.seats_of(member) {
                self.free_seat(seat);
            }
        }
        if let Some(member) = self.members.iter_mut().find(|m| m.id == member) {
            member.left = true;
        }
        self.close(connection, Closing::Left);
    }

    pub(super) fn close_table(&mut self) {
        self.close_all(Closing::TableClosed);
        if matches!(self.stage, StageData::Ended(..)) {
            self.journal(Action::Closed);
        }
    }

    /// Closes the table for the reason that everybody is told.
    pub(super) fn close_all(&mut self, why: Closing) {
        self.closed = Some(why);
        let all: Vec<_> = self.connections.keys().copied().collect();
        for connection in all {
            self.close(connection, why);
        }
        let seats = self.seats.iter().filter(|s| s.bot.is_some() || s.stand_in.is_some());
        let bots: Vec<_> = seats.filter_map(SeatState::player).collect();
        for device in bots {
            self.outputs.push_back(Output::StopBot { device });
        }
    }

    pub(super) fn host_only(&self, member: MemberId) -> Result<(), RefusalCode> {
        let is_host = self.members.iter().any(|m| m.id == member && m.host);
        if is_host { Ok(()) } else { Err(RefusalCode::HostOnly) }
    }

    /// The seats of a member's device.
    pub(super) fn seats_of(&self, member: MemberId) -> Vec<Seat> {
        let Some(device) = self.members.iter().find(|m| m.id == member).map(|m| m.device) else {
            return Vec::new();
        };
        let mine = self.seats.iter().enumerate().filter(|(_, s)| s.device == Some(device));
        mine.filter_map(|(index, _)| Seat::new(index)).collect()
    }

    /// True if the client that answers for a seat is connected.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let player = self.seats.get(seat.index()).and_then(SeatState::player);
        self.is_connected(player)
    }
}

/// The name with a number where one of the others looks like it.
fn apart<'a>(name: Name, others: impl Iterator<Item = &'a Name>) -> Name {
    let others: Vec<Looks> = others.map(Name::looks).collect();
    let is_free = |name: &Name| {
        let looks = name.looks();
        !others.iter().any(|other| other.is_like(&looks))
    };
    let numbered = (2..=u8::MAX).map(|number| name.numbered(number));
    let found = iter::once(name.clone()).chain(numbered).find(is_free);
    found.unwrap_or(name)
}
