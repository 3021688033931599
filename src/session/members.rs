//! Connections and the people behind them.

use super::{
    io::{ConnectionId, Origin, Output},
    people::Member,
    table::{Session, StageData},
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
        self.links.open(connection, device, origin, self.now);
        if let Some(why) = self.closed {
            self.close(connection, why);
        } else if self.door.is_banned(device) {
            self.close(connection, Closing::Banned);
        }
    }

    /// The name of a person at a shared device, with a number if somebody else at the table has that name.
    pub(super) fn person_apart(&self, seat: Seat, name: Name) -> Name {
        let others = self.seats.iter().filter(|(other, _)| *other != seat);
        let others: Vec<Name> = others.filter_map(|(_, other)| self.seat_info(other).name).collect();
        let own = self.seats.owner(seat);
        let members = self.people.iter().filter(|m| Some(m.device) != own).map(|m| &m.name);
        apart(name, members.chain(&others))
    }

    /// Makes room by forgetting a member that is away and has no seat. Returns false if there is no such member.
    pub(super) fn forget_one_absent(&mut self, newcomer: ConnectionId) -> bool {
        let is_gone = |m: &&Member| m.connection.is_none() && !self.seats.has_owner(m.device);
        let Some(gone) = self.people.iter().find(is_gone).map(|member| member.id) else {
            return false;
        };
        self.people.forget(gone);
        self.dropped(Some(newcomer), Dropped::AbsentForgotten);
        true
    }

    /// The line of a connection became slow, or good again.
    pub(super) fn line(&mut self, connection: ConnectionId, slow: bool) {
        self.lobby_changed |= self.links.set_slow(connection, slow);
    }

    pub(super) fn disconnected(&mut self, connection: ConnectionId) {
        if let Some(id) = self.links.close(connection) {
            self.member_is_away(id);
        }
    }

    /// Tells a client the reason, and ends its connection.
    pub(super) fn close(&mut self, connection: ConnectionId, why: Closing) {
        self.send(connection, HostMessage::Closed { why });
        self.outputs.push_back(Output::Close { connection, why });
        self.disconnected(connection);
    }

    fn member_is_away(&mut self, id: MemberId) {
        let (seats, played) = (self.seats_of(id), self.played_by(id));
        let Some(member) = self.people.get(id) else {
            return;
        };
        let device = Some(member.device).filter(|_| !member.host);
        self.people.go_away(id);
        self.lobby_changed = true;
        match &mut self.stage {
            StageData::Lobby | StageData::Ended(..) => self.is_away_before_a_game(id),
            StageData::Gathering(gathering) => {
                if let Some(device) = device {
                    gathering.standing.remove(&device);
                }
            }
            // After each input the session checks whether the deal can proceed.
            StageData::Dealing(_) => {}
            StageData::Playing(_) => {
                for &seat in &seats {
                    self.log.push(LogKind::Away { seat });
                    self.seats.set_away(seat, Some(self.now));
                }
                for seat in played {
                    self.pause_clock(seat);
                }
            }
        }
    }

    /// Marks a member that is away as not ready, and forgets one without a seat.
    pub(super) fn is_away_before_a_game(&mut self, id: MemberId) {
        self.mark_ready(id, false);
        if self.seats_of(id).is_empty() {
            self.people.forget(id);
        }
    }

    /// Lets a member leave on purpose. Only in the lobby does it give its seats up.
    pub(super) fn leave(&mut self, connection: ConnectionId, member: MemberId) {
        if matches!(self.stage, StageData::Lobby) {
            for seat in self.seats_of(member) {
                self.free_seat(seat);
            }
        }
        self.people.leave(member);
        self.close(connection, Closing::Left);
    }

    pub(super) fn close_table(&mut self) {
        self.close_all(Closing::TableClosed);
        if matches!(self.stage, StageData::Ended(..)) {
            self.journal(Action::Closed);
        }
    }

    /// Closes the table, and tells everybody the reason.
    pub(super) fn close_all(&mut self, why: Closing) {
        self.closed = Some(why);
        for connection in self.links.such(|_| true) {
            self.close(connection, why);
        }
        let bots = self.seats.such(|state| state.bot.is_some() || state.stand_in.is_some());
        for device in bots.into_iter().filter_map(|seat| self.seats.player(seat)) {
            self.outputs.push_back(Output::StopBot { device });
        }
    }

    pub(super) fn mark_ready(&mut self, member: MemberId, ready: bool) {
        for seat in self.seats_of(member) {
            self.seats.set_ready(seat, ready);
            self.lobby_changed = true;
        }
    }

    pub(super) fn free_seat(&mut self, seat: Seat) {
        self.seats.free(seat);
        self.lobby_changed = true;
    }

    /// Makes all people agree again, because the game that they agreed to has changed. Bots always agree.
    pub(super) fn unready_all(&mut self) {
        self.proposed = None;
        for seat in self.seats.numbers() {
            let owner = self.seats.owner(seat);
            self.seats
                .set_ready(seat, owner.is_some_and(|device| self.people.is_bot(device)));
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
