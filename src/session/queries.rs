//! Questions about people, seats and stage. They change nothing.

use super::{
    people::Member,
    seats::SeatState,
    table::{Done, Running, Session, StageData},
};
use crate::{
    protocol::{DeviceId, Epoch, MemberId, Name, RefusalCode, SeatInfo, Stage, TableId, end_of_reign},
    rules::{Game, Seat},
};
use std::collections::BTreeSet;

impl<G: Game> Session<G> {
    /// The seats of a member's device.
    pub(super) fn seats_of(&self, member: MemberId) -> Vec<Seat> {
        let device = self.people.get(member).map(|member| member.device);
        device.map_or_else(Vec::new, |device| self.seats.such(|seat| seat.device == Some(device)))
    }

    /// The seats that a member's client answers for now.
    pub(super) fn played_by(&self, member: MemberId) -> Vec<Seat> {
        let device = self.people.get(member).map(|member| member.device);
        device.map_or_else(Vec::new, |device| self.seats.such(|seat| seat.player() == Some(device)))
    }

    /// Refuses a member whose client does not answer for a seat. Its own seat may have a stand-in.
    pub(super) fn plays(&self, member: MemberId, seat: Seat) -> Done {
        if self.played_by(member).contains(&seat) {
            return Ok(());
        }
        self.own_seat(member, seat)?;
        Err(RefusalCode::StandInPlays)
    }

    /// True if the client that answers for a seat is connected.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let player = self.seats.player(seat);
        player.is_some_and(|device| self.people.is_connected(device))
    }

    /// True if the client of the owner of a seat is connected, even if a stand-in plays.
    pub(super) fn owner_is_here(&self, seat: Seat) -> bool {
        let owner = self.seats.owner(seat);
        owner.is_some_and(|device| self.people.is_connected(device))
    }

    pub(super) fn seat_exists(&self, seat: Seat) -> Done {
        if seat.index() < self.seats.len() {
            Ok(())
        } else {
            Err(RefusalCode::NoSuchSeat)
        }
    }

    pub(super) fn own_seat(&self, member: MemberId, seat: Seat) -> Done {
        self.seat_exists(seat)?;
        if self.seats_of(member).contains(&seat) {
            Ok(())
        } else {
            Err(RefusalCode::NotYourSeat)
        }
    }

    pub(super) fn in_lobby(&self) -> Done {
        if matches!(self.stage, StageData::Lobby) {
            Ok(())
        } else {
            Err(RefusalCode::WrongStage)
        }
    }

    pub(super) fn host_only(&self, member: MemberId) -> Result<(), RefusalCode> {
        let is_host = self.people.get(member).is_some_and(|member| member.host);
        if is_host { Ok(()) } else { Err(RefusalCode::HostOnly) }
    }

    /// True if more than half of the electors are connected.
    pub(super) fn has_quorum(&self) -> bool {
        let electors = self.seats.electors();
        let here = electors.iter().filter(|device| self.people.is_connected(**device));
        2 * here.count() > electors.len()
    }

    /// False in a game while more than half of the electors are lost or the quorum epoch is an earlier one, and while
    /// an heir gathers for a lobby.
    #[must_use]
    pub fn is_together(&self) -> bool {
        let electors = self.seats.electors();
        let is_lost = |device: &&DeviceId| {
            let member = self.people.of(**device);
            member.is_none_or(|m| m.connection.is_none() && !m.left)
        };
        let lost = electors.iter().filter(is_lost).count();
        match &self.stage {
            StageData::Playing(_) => self.succession.is_sure() && 2 * lost <= electors.len(),
            StageData::Gathering(gathering) => gathering.base.is_some(),
            _ => true,
        }
    }

    /// The quorum epoch. Of two hosts that are without most of their people, the one with the lower quorum epoch gives way
    /// if the other host has a proof.
    #[must_use]
    pub fn sure_epoch(&self) -> Epoch {
        self.succession.sure_epoch(self.counters.epoch)
    }

    /// The quorum epoch. For a host with a hand-over that most have not promised to follow, the end of the giver's
    /// reign if that is lower: a host that most followed later has the table.
    #[must_use]
    pub fn followed_since(&self) -> Epoch {
        let (sure, proofs) = (self.sure_epoch(), &self.succession.proofs);
        let voters = [self.seats.electors(), self.constituency()];
        match proofs.given_in(sure) {
            Some(given) if !voters.iter().any(|all| proofs.has_most_of(all)) => end_of_reign(given).min(sure),
            _ => sure,
        }
    }

    /// The stage that the table is in.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.stage {
            StageData::Lobby => Stage::Lobby,
            StageData::Gathering(gathering) if gathering.base.is_none() => Stage::Lobby,
            StageData::Dealing(dealing) if !dealing.goes_on() => Stage::Dealing,
            // The table stays on the screens while it changes hands.
            StageData::Gathering(_) | StageData::Dealing(_) | StageData::Playing(_) => Stage::Playing,
            StageData::Ended(..) => Stage::Ended,
        }
    }

    pub(super) fn seat_info(&self, seat: &SeatState) -> SeatInfo {
        let member = seat.device.and_then(|device| self.people.of(device));
        SeatInfo {
            device: seat.device,
            member: member.map(|m| m.id),
            name: seat.person.clone().or_else(|| member.map(|m| m.name.clone())),
            colour: seat.colour,
            ready: seat.ready,
            bot: seat.bot,
            stand_in: seat.stand_in.map(|bot| bot.kind),
            lets_pass: seat.lets_pass.map(|standing| standing.time),
            reserve: seat.reserve_seconds(),
        }
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        self.seats.iter().map(|(_, seat)| self.seat_info(seat)).collect()
    }

    pub(super) fn playing(&mut self) -> Result<&mut Running<G>, RefusalCode> {
        match &mut self.stage {
            StageData::Playing(running) => Ok(running),
            _ => Err(RefusalCode::WrongStage),
        }
    }

    /// Refuses changes of the game while the journal cannot be written or the table is handed over.
    pub(super) const fn goes_on(&self) -> Result<(), RefusalCode> {
        match (self.frozen, self.handing) {
            (true, _) => Err(RefusalCode::NotSaved),
            (false, Some(_)) => Err(RefusalCode::HandingOver),
            (false, None) => Ok(()),
        }
    }

    /// True if the client of a seat's owner runs in this process.
    pub(super) fn is_house(&self, seat: Seat) -> bool {
        let owner = self.seats.owner(seat).and_then(|device| self.people.of(device));
        self.seats.is_bot(seat) || owner.is_some_and(|owner| owner.host)
    }

    /// True once the table goes on here. False while an heir gathers, and while a game that had begun is dealt anew.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        match &self.stage {
            StageData::Gathering(_) => false,
            StageData::Dealing(dealing) => !dealing.goes_on(),
            StageData::Lobby | StageData::Playing(_) | StageData::Ended(..) => true,
        }
    }

    /// True while this heir waits for the other members.
    #[must_use]
    pub const fn is_gathering(&self) -> bool {
        matches!(self.stage, StageData::Gathering(_))
    }

    /// True if a member is connected by a slow line.
    pub(super) fn is_slow(&self, member: &Member) -> bool {
        let link = member.connection.and_then(|connection| self.links.get(connection));
        link.is_some_and(|link| link.slow)
    }

    /// The seat for a newcomer if none is available: the last one of a guest with several, and more than half of all.
    pub(super) fn seat_to_share(&self) -> Option<Seat> {
        let guests = self.people.iter().filter(|member| !member.host);
        let mut held = guests.map(|member| self.seats_of(member.id));
        let many = held.find(|seats| seats.len() > 1 && 2 * seats.len() > self.seats.len());
        many.and_then(|seats| seats.last().copied())
    }

    /// The whole state of the running or last game. It contains hidden things, so it never goes to a client.
    #[must_use]
    pub fn state(&self) -> Option<&G> {
        match &self.stage {
            StageData::Playing(running) | StageData::Ended(running, _) => Some(running.position.state()),
            StageData::Lobby | StageData::Gathering(_) | StageData::Dealing(_) => None,
        }
    }

    /// True for a device that has a seat here or was at a table with the host on another evening.
    #[must_use]
    pub fn is_friend(&self, device: DeviceId) -> bool {
        self.seats.has_owner(device) || self.door.knows(device)
    }

    /// True once the table is closed. It does not open again in this session.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    /// The present epoch of this host.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.counters.epoch
    }

    /// The setup of the next or running game, which follows from its configuration.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Refuses a guest's further seat while somebody waits for a first one.
    pub(super) fn may_take_another(&self, member: MemberId) -> Result<(), RefusalCode> {
        let waits = |seatless: &Member| {
            seatless.connection.is_some()
                && !seatless.watches
                && !seatless.host
                && !self.seats.has_owner(seatless.device)
        };
        let has_one = !self.seats_of(member).is_empty();
        if has_one && self.host_only(member).is_err() && self.people.iter().any(waits) {
            return Err(RefusalCode::OthersWait);
        }
        Ok(())
    }

    /// True for a free seat, and for one of a person who is away.
    fn is_available(&self, seat: Seat) -> bool {
        self.seats.owner(seat).is_none() || (!self.seats.is_bot(seat) && !self.is_present(seat))
    }

    pub(super) fn available_seat(&self, wish: Option<Seat>) -> Result<Seat, RefusalCode> {
        if let Some(seat) = wish {
            self.seat_exists(seat)?;
            return if self.is_available(seat) {
                Ok(seat)
            } else {
                Err(RefusalCode::SeatTaken)
            };
        }
        let unowned = self.seats.numbers().find(|seat| self.seats.owner(*seat).is_none());
        unowned
            .or_else(|| self.seats.numbers().find(|seat| self.is_available(*seat)))
            .ok_or(RefusalCode::NoFreeSeat)
    }

    /// The id that all hosts of this table share, and its name as people see it.
    #[must_use]
    pub const fn table(&self) -> (TableId, &Name) {
        (self.options.table, &self.options.name)
    }

    /// True if more than half of the voters are here, and a quorum of the electors: former owners alone cannot play on.
    #[must_use]
    pub fn has_most_of_all(&self) -> bool {
        let all = self.constituency();
        let here = all.iter().filter(|device| self.people.is_connected(**device));
        2 * here.count() > all.len() && self.has_quorum()
    }

    /// The voters, who decide where the table is: the electors, the former owners of seats in this game and the evicted
    /// members, without the newcomers that got the seats of evicted members.
    pub(super) fn constituency(&self) -> BTreeSet<DeviceId> {
        self.succession.former_owners.with(self.seats.electors())
    }

    /// True for a device that has a seat, had one in this game, or was evicted. If a seat changed hands just before the
    /// host was lost, others may not have heard of that.
    pub(super) fn has_or_had_seat(&self, device: DeviceId) -> bool {
        self.seats.electors().contains(&device) || self.succession.former_owners.has(device)
    }
}
