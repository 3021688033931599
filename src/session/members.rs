//! Connections and the people behind them.

use super::{
    io::{ConnectionId, Origin, Output},
    rate::Rate,
    table::{Connection, SeatState, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{Closing, DeviceId, HostMessage, LogKind, Looks, MemberId, Name},
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

    /// The line of a connection became slow, or good again.
    pub(super) fn line(&mut self, connection: ConnectionId, slow: bool) {
        if let Some(link) = self.connections.get_mut(&connection) {
            self.lobby_changed |= link.slow != slow && link.member.is_some();
            link.slow = slow;
        }
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

    pub(super) fn mark_ready(&mut self, member: MemberId, ready: bool) {
        for seat in self.seats_of(member) {
            self.seats[seat.index()].ready = ready;
            self.lobby_changed = true;
        }
    }

    pub(super) fn free_seat(&mut self, seat: Seat) {
        let state = &mut self.seats[seat.index()];
        (state.device, state.person, state.bot) = (None, None, None);
        state.ready = false;
        self.lobby_changed = true;
    }

    /// The game that everybody agreed to has changed: they have to agree again. Bots always do.
    pub(super) fn unready_all(&mut self) {
        self.proposed = None;
        for index in 0..self.seats.len() {
            let device = self.seats[index].device;
            self.seats[index].ready = self.members.iter().any(|m| Some(m.device) == device && m.bot);
        }
        self.lobby_changed = true;
    }
}

/// The name with a number where one of the others looks like it.
pub(super) fn apart<'a>(name: Name, others: impl Iterator<Item = &'a Name>) -> Name {
    let others: Vec<Looks> = others.map(Name::looks).collect();
    let is_free = |name: &Name| {
        let looks = name.looks();
        !others.iter().any(|other| other.is_like(&looks))
    };
    let numbered = (2..=u8::MAX).map(|number| name.numbered(number));
    let found = iter::once(name.clone()).chain(numbered).find(is_free);
    found.unwrap_or(name)
}
