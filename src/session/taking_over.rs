//! A table whose host was lost or handed it over continues at an heir's machine.
//!
//! The members gather at the heir. Each tells its testimony, and follows no host of a lower epoch once it is welcomed.
//! With a quorum the heir continues from the newest position. Its hidden things are drawn anew, from a seed that is
//! made as at the beginning of a game, so each stretch is proven by itself. Before a game the lobby continues, and
//! nothing is drawn.

use super::{
    former_owners::FormerOwners,
    io::{Admission, ConnectionId, TableOptions},
    log::Log,
    people::Member,
    seats::SeatState,
    table::{Base, Gathering, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        BotKind, Chronicle, DeviceId, DeviceKey, Epoch, LastSeen, Legacy, Lineage, Lobby, MemberId, MemberInfo, Name,
        RefusalCode, RequestKind, Seal, SeatInfo, Snapshot, Stage, TableInfo, limits, number_of_host, round_of,
        successor_epoch,
    },
    rules::{Game, Seat, Seed, SetupError, ViewError},
};
use std::{collections::BTreeSet, time::Duration};

/// Time for which a gathering heir with a quorum waits for the other heirs: one that lost the host a little later is
/// still heard.
const GATHER: Duration = Duration::from_millis(1500);
/// Time for which the heir of a hand-over waits for the other heirs. The host told its newest position before, so a
/// member that comes later misses only the making of the seed.
const GATHER_GIVEN: Duration = Duration::from_millis(600);
/// Bot numbers for each host, so that the bots of two hosts have different numbers.
const BOTS_OF_A_HOST: u32 = 1 << 10;

/// The reason why a member cannot go on with its table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SuccessionError {
    /// This machine's member is not an heir: it has no seat, or may not host.
    #[error("this machine has no seat at the table")]
    NoSeat,
    /// The configuration cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The host told another number of seats than the game has.
    #[error("the host told another number of seats than the game has")]
    Seats,
    /// The host told an impossible position.
    #[error("the last position that the host told is impossible: {0}")]
    View(#[from] ViewError),
}

impl<G: Game> Session<G> {
    /// Opens a lost host's table at the heir with this `key`, which gathers the other members. With `agreed` no quorum
    /// is needed: the host handed the table over, or the people here chose to go on without the others. `secret` as in
    /// [`TableOptions`].
    ///
    /// # Errors
    /// The member with this `key` is not an heir, or the known table is invalid.
    pub fn succeed(
        legacy: Legacy<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        agreed: bool,
    ) -> Result<Self, SuccessionError> {
        let by = key.device();
        let Legacy {
            info,
            lobby,
            game,
            snapshot,
            log,
            epoch,
            sure,
            handed_to,
            grant,
            givers,
            mandate,
            followed,
            seated,
        } = legacy;
        if lobby.seats.len() != G::seats(&info.setup).get() {
            return Err(SuccessionError::Seats);
        }
        let heirs = lobby.heirs(Some(by));
        let heir = heirs.iter().find(|heir| heir.device == by);
        let seat = heir.ok_or(SuccessionError::NoSeat)?.seat;
        let electors = lobby.electors();
        let stand_ins = stand_ins(&lobby);
        // A bot's program has no window in which somebody could start a game.
        let auto_start = lobby.members.iter().any(|member| member.device == by && member.bot);
        if let Some(snapshot) = &snapshot {
            G::from_view(&info.setup, &snapshot.view, Seed([0; 32]))?;
        }
        let mut session = Self::opened_again(info, key, secret, auto_start)?;
        // Members of the lost host's table come back without a question, also those without a seat.
        for member in &lobby.members {
            session.door.admit(member.device);
        }
        session.game = game;
        session.counters.epoch = successor_epoch(epoch, seat, session.chance());
        session.succession.goes_on_in(session.counters.epoch);
        session.succession.doubts_since(sure);
        session.next_bot = number_of_host(session.counters.epoch).wrapping_mul(BOTS_OF_A_HOST);
        let given = handed_to == Some(by);
        session.succession.proofs.succeed(followed);
        if given {
            session.succession.proofs.is_given(grant, givers);
        }
        session.succession.proofs.enter(session.counters.epoch);
        session.succession.former_owners = FormerOwners::of_game(&seated, &electors);
        session.seat_as_before(&lobby, by, given);
        let base = session.base_of((snapshot, mandate), log, stand_ins);
        session.stage = StageData::Gathering(Box::new(Gathering {
            seat,
            base,
            electors,
            wanted: heirs.iter().map(|heir| heir.device).collect(),
            standing: BTreeSet::from([by]),
            known: epoch,
            agreed,
            deadline: if agreed && given { GATHER_GIVEN } else { GATHER },
            in_doubt_until: Duration::ZERO,
        }));
        let seats = session.seat_infos();
        // The epoch is told to the first member that comes. No other machine uses it.
        session.saved.note(session.counters.epoch, sure, seats);
        session.outputs.clear();
        session.announced = None;
        session.announce();
        session.gather_if_due();
        session.deal_if_due();
        Ok(session)
    }

    /// The heir's own snapshot, from which its table goes on. Without a snapshot the lobby goes on with its log.
    fn base_of(
        &mut self,
        (snapshot, mandate): (Option<Box<Snapshot<G>>>, Option<Box<Lineage>>),
        log: Chronicle<G>,
        stand_ins: Vec<(Seat, BotKind)>,
    ) -> Option<Base<G>> {
        let Some(snapshot) = snapshot else {
            self.log = Log::of_before(log);
            return None;
        };
        Some(Base {
            snapshot,
            log,
            mandate,
            stand_ins,
            is_own: false,
        })
    }

    /// The table that `info` describes, at the machine with this `key`. The lost host's decisions stay, as about bans.
    fn opened_again(
        info: TableInfo<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        auto_start: bool,
    ) -> Result<Self, SuccessionError> {
        let mut session = Self::new(TableOptions {
            key: key.clone(),
            table: info.table,
            name: info.name,
            config: info.config,
            seed: None,
            secret,
            hosts: hosts_with(info.hosts, key.device()),
            window: Duration::from_secs(info.window_seconds.into()),
            auto_start,
            admission: Admission {
                who: info.who,
                ..Admission::default()
            },
        })?;
        session.away = info.away_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        session.hints = info.hints;
        for device in info.banned.into_iter().take(limits::BANNED_MAX) {
            session.door.ban(device);
        }
        session.setup = info.setup;
        session.info_revision = info.revision + 1;
        Ok(session)
    }

    /// A number that follows from this session's random secret, so that other successions at the table hardly share it.
    pub(super) fn chance(&self) -> u32 {
        let [a, b, c, d, ..] = self.derive("podbay epoch v1");
        u32::from_le_bytes([a, b, c, d])
    }

    /// Takes seats and members from the lobby of the former host, which may have `given` the table away. Nobody is
    /// connected.
    fn seat_as_before(&mut self, lobby: &Lobby, by: DeviceId, given: bool) {
        let member = |seat: &SeatInfo| lobby.members.iter().find(|member| Some(member.id) == seat.member);
        let person = |seat: &SeatInfo| {
            seat.name
                .clone()
                .filter(|name| member(seat).is_some_and(|m| m.name != *name))
        };
        let seats = lobby.seats.iter().map(|seat| SeatState {
            device: seat.device,
            person: person(seat),
            ready: seat.ready || lobby.stage != Stage::Lobby,
            bot: seat.bot,
            reserve: Duration::from_secs(seat.reserve.into()).min(limits::RESERVE),
            ..SeatState::free(seat.colour)
        });
        self.seats.set(seats);
        // The stand-ins have gone with their host; new ones come when the game goes on.
        let has_seat = |device| lobby.seats.iter().any(|seat| seat.device == Some(device));
        let members = lobby
            .members
            .iter()
            .filter(|member| !member.bot || has_seat(member.device));
        // No honest host tells more members than there is room for. Those with a seat come first.
        let (owners, others): (Vec<_>, Vec<_>) = members.partition(|member| has_seat(member.device));
        let unnamed = unnamed_owners(lobby);
        let members = owners
            .into_iter()
            .chain(&unnamed)
            .chain(others)
            .take(limits::MEMBERS_MAX);
        self.people.set(members, by, given);
        let numbers = lobby.members.iter().chain(&unnamed).map(|member| member.id.0);
        self.people.number_after(numbers.max().unwrap_or(0));
    }

    /// The present epoch and the quorum epoch, for other hosts that may not know that the table goes on here. `None` in
    /// the first round, before the table has begun here, while the journal cannot be written, and once the table is
    /// closed.
    #[must_use]
    pub fn gone_on_in(&self) -> Option<[Epoch; 2]> {
        // Until its record has begun, a host that dies leaves nothing to go on with.
        let begun = !matches!(self.stage, StageData::Gathering(_) | StageData::Dealing(_)) && !self.frozen;
        let tells = begun && round_of(self.counters.epoch) > 0 && !self.is_closed();
        tells.then(|| [self.counters.epoch, self.sure_epoch()])
    }

    /// The number of devices that have promised to follow this host, its own included.
    #[must_use]
    pub fn promises(&self) -> usize {
        self.succession
            .proofs
            .mandate()
            .map_or(0, |known| known.mandate.promises.len())
    }

    /// The number of promises that this host has taken. It grows with each change of the mandate.
    #[must_use]
    pub const fn promises_taken(&self) -> u64 {
        self.succession.proofs.taken()
    }

    /// The testimony for other hosts of this table.
    #[must_use]
    pub fn gone_on(&self) -> Option<LastSeen<G>> {
        let [epoch, sure] = self.gone_on_in()?;
        Some(LastSeen {
            table: self.options.table,
            epoch,
            sure,
            snapshot: self.snapshot().map(Box::new),
            mandate: self.succession.proofs.mandate().cloned().map(Box::new),
        })
    }

    /// Counts a member in the gathering once it has told its testimony and joined: from the welcome on it follows no
    /// lower epoch. It promises to follow this host once it has accepted the first position.
    pub(super) fn has_come(&mut self, connection: ConnectionId) {
        let link = self
            .links
            .get(connection)
            .filter(|link| link.standing && link.member.is_some());
        if let (Some(link), StageData::Gathering(gathering)) = (link, &mut self.stage) {
            gathering.standing.insert(link.device);
            self.gather_if_due();
        }
    }

    /// The people at this machine choose to go on without those who are missing.
    pub(super) fn go_on_without(&mut self) -> Result<(), RefusalCode> {
        let StageData::Gathering(gathering) = &mut self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        gathering.agreed = true;
        self.gather_if_due();
        Ok(())
    }

    /// Notes a `gap` without inputs. A gathering heir checks more often than every `limits::IDLE`, so a longer gap
    /// means that it was suspended and does not know yet which connections have timed out.
    pub(super) fn trust_lines_later(&mut self, gap: Duration) {
        if let StageData::Gathering(gathering) = &mut self.stage
            && gap >= limits::IDLE
        {
            gathering.in_doubt_until = self.now.saturating_add(limits::IDLE);
        }
    }

    /// Continues once a quorum is here or none is needed, and all heirs are here or the deadline has passed.
    pub(super) fn gather_if_due(&mut self) {
        let StageData::Gathering(gathering) = &self.stage else {
            return;
        };
        // A lobby does not continue for one member alone, unless the people chose that.
        let alone = gathering.base.is_none() && gathering.counted() < 2;
        let most = gathering.agreed || (!alone && 2 * gathering.counted() > gathering.electors.len());
        let complete = gathering.wanted.is_subset(&gathering.standing) || self.now >= gathering.deadline;
        if !(most && complete) || self.now < gathering.in_doubt_until {
            return;
        }
        let StageData::Gathering(gathering) = std::mem::replace(&mut self.stage, StageData::Lobby) else {
            return;
        };
        match gathering.base {
            // The quorum epoch stays until the record begins: a crash before that leaves nothing to continue.
            Some(base) => {
                self.spawn_bots();
                self.deal(Some(Box::new(base)));
            }
            None => {
                self.succession.assembled();
                self.open_lobby_again();
            }
        }
    }

    /// Opens the lobby of a lost host. Members that have not come count as ones that went away.
    fn open_lobby_again(&mut self) {
        // The lost host may have begun one more game of which nobody here has heard.
        self.game += 1;
        let away = |m: &&Member| m.connection.is_none() && !m.host && !m.bot;
        let away: Vec<MemberId> = self.people.iter().filter(away).map(|m| m.id).collect();
        away.into_iter().for_each(|id| self.is_away_before_a_game(id));
        self.seat_those_who_came();
        self.spawn_bots();
        self.lobby_changed = true;
    }

    /// True while members gather before a lost host's lobby opens again. Newcomers get seats only when it opens.
    pub(super) fn awaits_lobby(&self) -> bool {
        matches!(&self.stage, StageData::Gathering(gathering) if gathering.base.is_none())
    }

    fn seat_those_who_came(&mut self) {
        let waits = |m: &&Member| !m.watches && !self.seats.has_owner(m.device);
        let waiting = self.people.iter().filter(waits);
        let waiting: Vec<_> = waiting.filter_map(|m| Some((m.connection?, m.id))).collect();
        for (connection, member) in waiting {
            if self.seat_new_member(connection, member, None).is_err() {
                self.refuse(connection, RequestKind::Join, RefusalCode::NoFreeSeat);
            }
        }
    }

    /// Adds a member's promise to the mandate. The promises of electors always find room. Devices without a seat
    /// promise as well, because they may have a seat at another host of this table.
    pub(super) fn take_promise(&mut self, connection: ConnectionId, seal: Seal) -> Result<(), RefusalCode> {
        self.succession.proofs.enter(self.counters.epoch);
        let device = self.links.get(connection).map(|link| link.device);
        let electors = self.seats.electors();
        let voters = &self.constituency() | &electors;
        let proofs = &mut self.succession.proofs;
        if !device.is_some_and(|device| proofs.take_promise(device, seal, [&electors, &voters])) {
            self.dropped(Some(connection), Dropped::PromiseNotWanted);
            return Ok(());
        }
        if let Some(mandate) = self.mandate_message() {
            self.broadcast(&mandate);
        }
        Ok(())
    }
}

/// The devices that have hosted a table, with the `next` one last; at most `HOSTS_MAX`, the latest.
pub(super) fn hosts_with(mut hosts: Vec<DeviceId>, next: DeviceId) -> Vec<DeviceId> {
    hosts.retain(|host| *host != next);
    hosts.drain(..(hosts.len() + 1).saturating_sub(limits::HOSTS_MAX));
    hosts.push(next);
    hosts
}

/// The owners of seats that the lobby does not name as members. A host whose disk is full tells the owners that its record
/// has, and one of them may have left the table since. The record of the heir needs a member for each seat.
fn unnamed_owners(lobby: &Lobby) -> Vec<MemberInfo> {
    let last = lobby.members.iter().map(|member| member.id.0).max().unwrap_or(0);
    let mut unnamed: Vec<MemberInfo> = Vec::new();
    for (index, seat) in lobby.seats.iter().enumerate() {
        let is_named = |device| {
            lobby
                .members
                .iter()
                .chain(&unnamed)
                .any(|member| member.device == device)
        };
        let Some(device) = seat.device.filter(|device| !is_named(*device)) else {
            continue;
        };
        let character = seat.bot.and_then(BotKind::character);
        let bot = || Name::bot(character, Seat::wrapping(index));
        let name = seat.name.clone().unwrap_or_else(bot);
        unnamed.push(MemberInfo {
            id: MemberId(last.saturating_add(1 + unnamed.len() as u32)),
            name,
            device,
            host: false,
            bot: seat.bot.is_some(),
            connected: false,
            slow: false,
            may_host: false,
            addresses: Vec::new(),
        });
    }
    unnamed
}

/// The seats with stand-ins, and the kind of each bot.
fn stand_ins(lobby: &Lobby) -> Vec<(Seat, BotKind)> {
    let seats = lobby.seats.iter().enumerate();
    seats
        .filter_map(|(index, seat)| Some((Seat::new(index)?, seat.stand_in?)))
        .collect()
}
