//! A table whose host was lost goes on at another member's machine.
//!
//! The members that are left gather at one of them: each tells the newest position that it has seen, and follows no host
//! of a lower epoch from then on. When most devices with a seat are there, the newest position is gone on with. What is
//! hidden in it is drawn anew, from a seed that is made as at the beginning of a game: the stretch that follows is proven
//! by itself.

use super::{
    io::{Admission, ConnectionId, Output, TableOptions},
    table::{Base, Gathering, Member, SeatState, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        BotKind, Closing, DeviceId, Epoch, HostMessage, LastSeen, Legacy, Lobby, LogEntry, MemberId, RefusalCode,
        SeatInfo, Snapshot, Stage, limits, number_of_host, overtaking_epoch, round_of, successor_epoch,
    },
    record::Action,
    rules::{Game, Seat, Seed, SetupError, ViewError},
};
use std::{collections::BTreeSet, time::Duration};

/// Longest wait for those who were connected, once most are there: one that lost the host a little later is still heard.
const GATHER: Duration = Duration::from_millis(1500);
/// Numbers of the bots that one host may add, so that those of the next one are others.
const BOTS_OF_A_HOST: u32 = 1 << 10;

/// The reason why a member cannot go on with its table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SuccessionError {
    /// Those who look on do not host.
    #[error("this machine has no seat at the table")]
    NoSeat,
    /// The configuration cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The host told an impossible position.
    #[error("the last position that the host told is impossible: {0}")]
    View(#[from] ViewError),
}

impl<G: Game> Session<G> {
    /// The table of a lost host, at the machine of the member `by`, which waits for the others. With `agreed` they need
    /// not be the most: the host handed the table over, or the people here chose to go on without. `secret` as in
    /// [`TableOptions`].
    ///
    /// # Errors
    /// There is nothing that this member could go on with.
    pub fn succeed(legacy: Legacy<G>, by: DeviceId, secret: [u8; 32], agreed: bool) -> Result<Self, SuccessionError> {
        let Legacy {
            info,
            lobby,
            snapshot,
            log,
            epoch,
        } = legacy;
        let heirs = lobby.heirs(Some(by));
        let heir = heirs.iter().find(|heir| heir.device == by);
        let seat = heir.ok_or(SuccessionError::NoSeat)?.seat;
        let electors = lobby.electors();
        let stand_ins = stand_ins(&lobby);
        G::from_view(&info.setup, &snapshot.view, Seed([0; 32]))?;
        let mut session = Self::new(TableOptions {
            table: info.table,
            name: info.name,
            config: info.config,
            seed: None,
            secret,
            window: Duration::from_secs(info.window_seconds.into()),
            auto_start: false,
            admission: Admission {
                who: info.who,
                ..Admission::default()
            },
        })?;
        session.away = info.away_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        // Who was at the table comes back unasked, also without a seat.
        session.banned = info.banned.into_iter().take(limits::BANNED_MAX).collect();
        session.admitted = lobby.members.iter().map(|member| member.device).collect();
        session.setup = info.setup;
        session.info_revision = info.revision + 1;
        session.game = lobby.game;
        session.counters.epoch = successor_epoch(epoch, seat, session.chance());
        session.stretch = session.counters.epoch;
        session.next_bot = number_of_host(session.counters.epoch).wrapping_mul(BOTS_OF_A_HOST);
        session.seat_as_before(&lobby, by);
        session.stage = StageData::Gathering(Box::new(Gathering {
            seat,
            base: Base {
                snapshot,
                log,
                stand_ins,
            },
            electors,
            wanted: heirs.iter().map(|heir| heir.device).collect(),
            standing: BTreeSet::from([by]),
            agreed,
            deadline: GATHER,
        }));
        session.outputs.clear();
        session.announced = None;
        session.announce();
        session.gather_if_due();
        Ok(session)
    }

    /// A number that another taking over of this table does not have.
    fn chance(&self) -> u32 {
        let [a, b, c, d, ..] = self.derive("podbay epoch v1");
        u32::from_le_bytes([a, b, c, d])
    }

    /// Seats and members as the host before told them; nobody is connected.
    fn seat_as_before(&mut self, lobby: &Lobby, by: DeviceId) {
        let member = |seat: &SeatInfo| lobby.members.iter().find(|member| Some(member.id) == seat.member);
        let person = |seat: &SeatInfo| {
            seat.name
                .clone()
                .filter(|name| member(seat).is_some_and(|m| m.name != *name))
        };
        let seats = lobby.seats.iter().map(|seat| SeatState {
            device: seat.device,
            person: person(seat),
            ready: true,
            bot: seat.bot,
            ..SeatState::free(seat.colour)
        });
        self.seats = seats.collect();
        // The bots that played on for others have gone with their host; others take their place when the game goes on.
        let has_seat = |device| lobby.seats.iter().any(|seat| seat.device == Some(device));
        let members = lobby
            .members
            .iter()
            .filter(|member| !member.bot || has_seat(member.device));
        let members = members.map(|member| Member {
            id: member.id,
            device: member.device,
            name: member.name.clone(),
            bot: member.bot,
            host: member.device == by,
            connection: None,
            address: None,
            watches: false,
        });
        self.members = members.collect();
        self.next_member = 1 + lobby.members.iter().map(|member| member.id.0).max().unwrap_or(0);
    }

    /// The last epoch in which most were surely here. Of two hosts that are without most of their people, the one with
    /// the lower one gives way.
    pub(super) fn sure_epoch(&self) -> Epoch {
        self.unsure_since.unwrap_or(self.counters.epoch)
    }

    /// The present epoch and the last one in which most were surely here, if other hosts of this table may not know that
    /// it goes on here: it was taken over, or was about to be.
    #[must_use]
    pub fn gone_on_in(&self) -> Option<[Epoch; 2]> {
        // Until its record has begun, a host that dies leaves nothing to go on with.
        let begun = !matches!(self.stage, StageData::Gathering(_) | StageData::Dealing(_)) && !self.frozen;
        let tells = begun && round_of(self.counters.epoch) > 0 && !self.closed;
        tells.then(|| [self.counters.epoch, self.sure_epoch()])
    }

    /// What those hosts are told, while there is a position.
    #[must_use]
    pub fn gone_on(&self) -> Option<LastSeen<G>> {
        let [epoch, _] = self.gone_on_in()?;
        Some(LastSeen {
            table: self.options.table,
            epoch,
            snapshot: Some(Box::new(self.snapshot()?)),
        })
    }

    /// True while the others are waited for.
    #[must_use]
    pub const fn is_gathering(&self) -> bool {
        matches!(self.stage, StageData::Gathering(_))
    }

    /// A device tells what it has seen of the table, before it joins.
    pub(super) fn standing(&mut self, connection: ConnectionId, standing: LastSeen<G>) {
        let Some(device) = self.connections.get(&connection).map(|link| link.device) else {
            return;
        };
        // Who looks for another table learns from the welcome that this is not it, and a stranger cannot have seen
        // anything that counts. The host before may be no member.
        let member = self.members.iter().any(|member| member.device == device);
        let known = member || self.options.admission.known.contains(&device);
        if standing.table != self.options.table || !known {
            return self.dropped(Some(connection), Dropped::StandingElsewhere);
        }
        if self.is_too_far(&standing) {
            return self.dropped(Some(connection), Dropped::PositionImpossible);
        }
        let chance = self.chance();
        if let StageData::Gathering(gathering) = &mut self.stage {
            let seat = gathering.seat;
            let game = gathering.base.snapshot.game;
            let later = |snapshot: &Snapshot<G>| snapshot.game > game && snapshot.is_intact();
            if standing.snapshot.as_deref().is_some_and(later) {
                // What this machine knows of the table is no use to those who have played on.
                return self.outputs.push_back(Output::Superseded { connection });
            }
            if let Some(snapshot) = standing.snapshot {
                self.take_newer(snapshot);
            }
            if standing.epoch > self.counters.epoch {
                self.counters.epoch = successor_epoch(standing.epoch, seat, chance);
                self.stretch = self.counters.epoch;
                self.tell_table();
            }
            if let Some(link) = self.connections.get_mut(&connection) {
                link.standing = true;
            }
        } else if self.has_gone_on(&standing) {
            self.gone_on_elsewhere(connection, standing.epoch);
        } else if standing.epoch > self.counters.epoch && (self.has_quorum() || self.electors().contains(&device)) {
            // Others were about to go on without this host, or a few of them did: they follow a later epoch only. The
            // word of somebody without a seat does not set a host alone above those who may have gone on.
            self.later_epoch(standing.epoch);
        }
    }

    /// True if the table went on at another host, after the last epoch in which most were surely here.
    fn has_gone_on(&self, standing: &LastSeen<G>) -> bool {
        let (own, sure) = (self.counters.epoch, self.sure_epoch());
        let elsewhere = |epoch| epoch > own || number_of_host(epoch) != number_of_host(own);
        let told = standing.snapshot.as_ref();
        told.is_some_and(|told| told.sure > sure && elsewhere(told.epoch))
    }

    /// The table went on elsewhere: for those who are not here, or against the will of most.
    fn gone_on_elsewhere(&mut self, connection: ConnectionId, standing: Epoch) {
        let (most, later) = (self.has_quorum(), standing > self.counters.epoch);
        // A word of an epoch before the own one may be of a host that has slept: those who come back at once decide.
        if (most || !later) && self.is_in_doubt() {
            return;
        }
        if !most {
            self.outputs.push_back(Output::Superseded { connection });
        } else if later {
            self.later_epoch(standing);
        }
    }

    /// True if somebody tells of more than can have happened since this machine was last at the table.
    fn is_too_far(&self, standing: &LastSeen<G>) -> bool {
        let own = match &self.stage {
            StageData::Gathering(gathering) => gathering.base.snapshot.counted(),
            _ => self
                .counters
                .revision
                .max(self.counters.generation)
                .max(self.log.last()),
        };
        let far = own
            .max(round_of(self.counters.epoch))
            .saturating_add(limits::COUNTER_AHEAD);
        let seen = standing.snapshot.as_ref().map_or(0, |snapshot| snapshot.counted());
        round_of(standing.epoch).max(seen) > far
    }

    /// True for a while after it was first told that the table went on: a host that has slept does not know yet which of
    /// its lines are dead, and one that was started again waits for its people. It is told again.
    fn is_in_doubt(&mut self) -> bool {
        let recent = |since: &Duration| self.now.saturating_sub(*since) < 10 * limits::IDLE;
        let since = *self.doubted.filter(recent).get_or_insert(self.now);
        self.doubted = Some(since);
        self.now.saturating_sub(since) < limits::IDLE
    }

    /// Somebody has joined. Who has told its position before counts.
    pub(super) fn has_come(&mut self, connection: ConnectionId) {
        let link = self.connections.get(&connection).filter(|link| link.standing);
        if let (Some(link), StageData::Gathering(gathering)) = (link, &mut self.stage) {
            gathering.standing.insert(link.device);
            self.gather_if_due();
        }
    }

    /// Keeps a position that is newer than the one known, if it can be one of this game.
    fn take_newer(&mut self, snapshot: Box<Snapshot<G>>) {
        let StageData::Gathering(gathering) = &mut self.stage else {
            return;
        };
        let base = &mut gathering.base;
        let when = |snapshot: &Snapshot<G>| (snapshot.sure, snapshot.revision);
        let newer = snapshot.game == base.snapshot.game && when(&snapshot) > when(&base.snapshot);
        if !newer {
            return;
        }
        let sound = snapshot.is_intact() && G::from_view(&self.setup, &snapshot.view, Seed([0; 32])).is_ok();
        if sound {
            base.log.extend(snapshot.events.iter().map(|e| (e.number, e.clone())));
            while base.log.len() > limits::LOG_MAX {
                base.log.pop_first();
            }
            base.snapshot = snapshot;
        } else {
            self.dropped(None, Dropped::PositionImpossible);
        }
    }

    /// True if most devices that have a seat are here.
    pub(super) fn has_quorum(&self) -> bool {
        let electors: BTreeSet<DeviceId> = self.electors();
        let here = |device: &&DeviceId| {
            let member = self.members.iter().find(|m| m.device == **device);
            member.is_some_and(|m| m.connection.is_some())
        };
        2 * electors.iter().filter(here).count() > electors.len()
    }

    fn electors(&self) -> BTreeSet<DeviceId> {
        let own = self.seats.iter().filter(|seat| seat.bot.is_none());
        own.filter_map(|seat| seat.device).collect()
    }

    /// The people at this machine choose to go on without those who are missing.
    pub(super) fn go_on(&mut self) -> Result<(), RefusalCode> {
        let StageData::Gathering(gathering) = &mut self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        gathering.agreed = true;
        self.gather_if_due();
        Ok(())
    }

    /// Goes on when most are there and nobody who was connected is likely to come yet.
    pub(super) fn gather_if_due(&mut self) {
        let StageData::Gathering(gathering) = &self.stage else {
            return;
        };
        let most = gathering.agreed || 2 * gathering.counted() > gathering.electors.len();
        let complete = gathering.wanted.is_subset(&gathering.standing) || self.now >= gathering.deadline;
        if !(most && complete) {
            return;
        }
        let StageData::Gathering(gathering) = std::mem::replace(&mut self.stage, StageData::Lobby) else {
            return;
        };
        self.spawn_bots();
        self.deal(Some(Box::new(gathering.base)));
    }

    /// The table goes on elsewhere, which the record says. Everybody here is told, and the table is closed.
    pub(super) fn move_on(&mut self) {
        if matches!(self.stage, StageData::Playing(_)) {
            self.journal(Action::MovedOn);
        }
        self.close_all(Closing::MovedOn);
    }

    /// Hands the table over to a member, or to the one with the lowest seat.
    pub(super) fn hand_over(&mut self, to: Option<MemberId>) -> Result<(), RefusalCode> {
        if self.stage() != Stage::Playing || self.is_gathering() {
            return Err(RefusalCode::WrongStage);
        }
        if self.frozen {
            return Err(RefusalCode::NotSaved);
        }
        let lobby = self.lobby();
        let chosen = to
            .and_then(|id| lobby.members.iter().find(|m| m.id == id))
            .map(|m| m.device);
        let heirs = lobby.heirs(None);
        let heir = heirs.iter().find(|heir| to.is_none() || Some(heir.device) == chosen);
        let to = heir.ok_or(RefusalCode::NoHeir)?.device;
        self.broadcast(&HostMessage::HandedOver { to });
        self.move_on();
        Ok(())
    }

    /// Asks everything anew in an epoch after `known`, which is after its own.
    pub(super) fn later_epoch(&mut self, known: Epoch) {
        let own = self.counters.epoch;
        // The log of an epoch is known anew.
        self.connections.values_mut().for_each(|link| link.told = false);
        self.enter_epoch(overtaking_epoch(known, own));
        self.tell_table();
    }

    pub(super) fn enter_epoch(&mut self, epoch: Epoch) {
        let own = self.counters.epoch;
        if round_of(epoch) > round_of(own) {
            self.unsure_since.get_or_insert(own);
        }
        if let StageData::Playing(running) = &mut self.stage {
            running.position.resumed(&mut self.counters, epoch);
            self.journal(Action::Resumed { epoch });
            self.note_most();
            self.position_changed();
        } else {
            self.counters.epoch = epoch;
        }
    }

    /// Notes that most are here, so that this host's epoch is one to go on from.
    pub(super) fn note_most(&mut self) {
        if self.unsure_since.is_some() && self.has_quorum() {
            self.assembled();
        }
    }

    pub(super) fn assembled(&mut self) {
        self.unsure_since = None;
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.journal(Action::Assembled);
        }
    }

    pub(super) fn tell_table(&mut self) {
        let info = self.table_info();
        self.broadcast(&HostMessage::Table(Box::new(info)));
    }

    /// Keeps an entry of the log of the host before.
    pub(super) fn told(&mut self, entry: LogEntry<G>) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.log.recall(entry.clone());
            self.journal(Action::Told { entry: Box::new(entry) });
        }
    }

    pub(super) fn spawn_bots(&mut self) {
        for (index, seat) in self.seats.iter().enumerate() {
            let kind = seat.bot.or(seat.stand_in.map(|bot| bot.kind));
            if let (Some(kind), Some(device), Some(seat)) = (kind, seat.player(), Seat::new(index)) {
                self.outputs.push_back(Output::SpawnBot { seat, kind, device });
            }
        }
    }
}

/// The seats for which a bot of the host plays on while their owners are away.
fn stand_ins(lobby: &Lobby) -> Vec<(Seat, BotKind)> {
    let seats = lobby.seats.iter().enumerate();
    seats
        .filter_map(|(index, seat)| Some((Seat::new(index)?, seat.stand_in?)))
        .collect()
}
