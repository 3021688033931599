//! All that a table consists of: its people, seats and stage. The other files say how it changes.

use super::{
    dealing::Dealing,
    door::Door,
    io::{ConnectionId, Origin, Output, TableNotice, TableOptions},
    log::Log,
    position::{Counters, Goal, Position},
    rate::{Ledger, Rate},
    saved::Saved,
    succession::Succession,
};
use crate::{
    protocol::{
        BotKind, Chronicle, Closing, Colour, Commitment, DeviceId, Epoch, Join, Knock, LetsPass, MemberId, MemberInfo,
        Name, RefusalCode, SeatMove, SeedProof, Snapshot, limits,
    },
    record::RecordedSeat,
    rules::{Config, Game, Outcome, PerSeat, Seat, SeatSet},
};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    net::{IpAddr, SocketAddr},
    time::Duration,
};

/// The result of a request that may be refused.
pub(super) type Done = Result<(), RefusalCode>;

/// A table with its people, its seats and its game.
#[derive(Debug)]
pub struct Session<G: Game> {
    pub(super) options: TableOptions,
    pub(super) config: Config,
    pub(super) setup: G::Setup,
    pub(super) info_revision: u32,
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    pub(super) members: Vec<Member>,
    pub(super) next_member: u32,
    pub(super) next_bot: u32,
    pub(super) seats: Vec<SeatState>,
    pub(super) stage: StageData<G>,
    /// Number of the running or last game.
    pub(super) game: u32,
    /// The number of deals that this host has promised.
    pub(super) deals: u64,
    pub(super) counters: Counters,
    pub(super) saved: Saved,
    pub(super) log: Log<G>,
    /// Time after which a stand-in comes for an absent owner; `None`: never by itself.
    pub(super) away: Option<Duration>,
    /// Seats that are offered or wished for.
    pub(super) moves: Vec<SeatMove>,
    pub(super) succession: Succession,
    /// What everybody has used of the rations.
    pub(super) ledger: Ledger,
    /// The journal failed: the game stands still, so that nobody sees what is not saved.
    pub(super) frozen: bool,
    /// Time at which the next game was proposed, as long as nothing about it was changed since.
    pub(super) proposed: Option<Duration>,
    /// The table is being handed over: the game stands still until it is known whether it goes on there.
    pub(super) handing: Option<Handing>,
    /// Connections that came meanwhile and have not got the position.
    pub(super) withheld: Vec<ConnectionId>,
    /// Why the table is closed: whoever still comes is told the same.
    pub(super) closed: Option<Closing>,
    pub(super) lobby_changed: bool,
    pub(super) door: Door,
    /// Those who ask, as the host was told last.
    pub(super) told_knocks: Vec<Knock>,
    pub(super) announced: Option<TableNotice>,
    pub(super) outputs: VecDeque<Output<G>>,
    pub(super) now: Duration,
}

#[derive(Debug)]
pub(super) enum StageData<G: Game> {
    Lobby,
    /// The host was lost: those who are left come to this one.
    Gathering(Box<Gathering<G>>),
    Dealing(Dealing<Base<G>>),
    Playing(Box<Running<G>>),
    Ended(Box<Running<G>>, Box<Outcome>),
}

/// A game and where its seed comes from.
#[derive(Debug)]
pub(super) struct Running<G: Game> {
    pub(super) position: Position<G>,
    pub(super) secret: Option<(Commitment, SeedProof)>,
    pub(super) asking: Asking,
}

/// An open connection.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) device: DeviceId,
    pub(super) origin: Origin,
    /// Time at which it was opened.
    pub(super) since: Duration,
    /// Its line answers late.
    pub(super) slow: bool,
    /// It has told what it saw of the table before the host was lost.
    pub(super) standing: bool,
    /// The epoch that its device has promised to follow, and came with.
    pub(super) promised: Epoch,
    /// A position was sent on it: its client knows the log until there, or knows what it lacks.
    pub(super) told: bool,
    /// The member behind it, after `Join`.
    pub(super) member: Option<MemberId>,
    pub(super) rate: Rate,
    /// Its device has proved to know the join code.
    pub(super) proved: bool,
    /// The host is being asked whether it may join.
    pub(super) knocking: Option<Knocking>,
}

/// A `Join` that waits for the host's yes.
#[derive(Debug)]
pub(super) struct Knocking {
    pub(super) join: Join,
    pub(super) name: Name,
    /// Time at which the host was asked.
    pub(super) since: Duration,
}

impl Connection {
    /// True while it may not stay. A client of this process joins as soon as the process has time for it.
    pub(super) const fn has_to_join(&self) -> bool {
        self.member.is_none() && matches!(self.origin, Origin::Network(_))
    }

    /// The address of another machine.
    pub(super) const fn address(&self) -> Option<IpAddr> {
        match self.origin {
            Origin::Network(address) => Some(address.ip()),
            Origin::Host | Origin::Bot => None,
        }
    }

    /// Latest time at which it has to have joined.
    pub(super) fn join_due(&self) -> Duration {
        let knock = self.knocking.as_ref().map(|asked| asked.since + limits::KNOCK_MAX);
        knock.unwrap_or(self.since + limits::JOIN_MAX)
    }
}

/// Somebody at the table.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) id: MemberId,
    pub(super) device: DeviceId,
    pub(super) name: Name,
    pub(super) bot: bool,
    pub(super) host: bool,
    pub(super) connection: Option<ConnectionId>,
    pub(super) address: Option<SocketAddr>,
    /// Looks on by its own wish; without a seat and without that it waits for one.
    pub(super) watches: bool,
    /// Its machine may go on with the table.
    pub(super) may_host: bool,
    /// Went away on purpose: it goes on with the table nowhere else.
    pub(super) left: bool,
}

impl Member {
    /// The player of a seat in a record, who has not come yet.
    pub(super) fn absent(id: MemberId, seat: &RecordedSeat) -> Self {
        Self {
            id,
            device: seat.device,
            name: seat.name.clone(),
            bot: seat.bot,
            host: false,
            connection: None,
            address: None,
            watches: false,
            may_host: true,
            left: false,
        }
    }
    pub(super) fn info(&self, slow: bool) -> MemberInfo {
        MemberInfo {
            id: self.id,
            name: self.name.clone(),
            device: self.device,
            host: self.host,
            bot: self.bot,
            connected: self.connection.is_some(),
            slow,
            may_host: self.may_host,
            addresses: self.address.into_iter().collect(),
        }
    }
}

/// A place at the table.
#[derive(Debug)]
pub(super) struct SeatState {
    /// The device that owns the seat.
    pub(super) device: Option<DeviceId>,
    /// Who sits there, if it is not the one whose device it is: several people share a laptop.
    pub(super) person: Option<Name>,
    pub(super) colour: Colour,
    pub(super) ready: bool,
    /// Set for a bot of this process.
    pub(super) bot: Option<BotKind>,
    /// The bot that plays on while the owner is away.
    pub(super) stand_in: Option<StandIn>,
    /// Time since when the owner is missing in the running game.
    pub(super) away_since: Option<Duration>,
    /// The last window of the seat ran out, and it has done nothing since.
    pub(super) idle: bool,
    /// It lets everything happen that it could answer.
    pub(super) lets_pass: Option<Standing>,
    /// What is left of the time it may ask for in this game.
    pub(super) reserve: Duration,
}

/// A standing answer, with the turn in which it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) time: LetsPass,
    pub(super) turn: u32,
}

/// A bot of this process that answers for somebody else's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StandIn {
    pub(super) device: DeviceId,
    pub(super) kind: BotKind,
}

impl SeatState {
    /// A free seat.
    pub(super) const fn free(colour: Colour) -> Self {
        Self {
            device: None,
            person: None,
            colour,
            ready: false,
            bot: None,
            stand_in: None,
            away_since: None,
            idle: false,
            lets_pass: None,
            reserve: limits::RESERVE,
        }
    }

    pub(super) fn reserve_seconds(&self) -> u16 {
        u16::try_from(self.reserve.as_secs()).unwrap_or(u16::MAX)
    }
}

/// The position to go on from after the host was lost.
#[derive(Debug)]
pub(super) struct Base<G: Game> {
    pub(super) snapshot: Box<Snapshot<G>>,
    /// The log as it was heard.
    pub(super) log: Chronicle<G>,
    /// The stand-ins at the former host.
    pub(super) stand_ins: Vec<(Seat, BotKind)>,
    /// True if the former host is this one, whose record is full.
    pub(super) is_own: bool,
}

/// The members that are left come together.
#[derive(Debug)]
pub(super) struct Gathering<G: Game> {
    /// A seat of the one who would host.
    pub(super) seat: Seat,
    /// The newest position that anybody has told; `None` before a game.
    pub(super) base: Option<Base<G>>,
    pub(super) electors: BTreeSet<DeviceId>,
    /// The heirs: connected devices with a seat that may host.
    pub(super) wanted: BTreeSet<DeviceId>,
    /// Those who are here and have told what they have seen.
    pub(super) standing: BTreeSet<DeviceId>,
    /// The highest epoch that was followed when this began.
    pub(super) known: Epoch,
    /// The table was handed over, or people here chose to go on.
    pub(super) agreed: bool,
    /// Time after which a quorum suffices, without the missing heirs.
    pub(super) deadline: Duration,
    /// After a sleep nobody is counted on before that.
    pub(super) in_doubt_until: Duration,
}

impl<G: Game> Gathering<G> {
    /// The time at which it is looked again who is here: often enough that a sleep is noticed.
    pub(super) fn wakes(&self, now: Duration) -> Duration {
        let soon = now.saturating_add(limits::IDLE / 2);
        let due = [self.deadline, self.in_doubt_until].into_iter().filter(|at| *at > now);
        due.fold(soon, Duration::min)
    }

    /// The number of devices with a seat that are here.
    pub(super) fn counted(&self) -> usize {
        self.electors.intersection(&self.standing).count()
    }
}

/// The table is about to go on at another machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handing {
    /// The device that gets it.
    pub(super) to: DeviceId,
    /// It goes on here after that.
    pub(super) until: Duration,
}

/// The open request of a running game, and who has to wait before asking again.
#[derive(Debug, Default)]
pub(super) struct Asking {
    pub(super) request: Option<Request>,
    /// Earliest time at which each seat may ask again.
    pub(super) again: PerSeat<Duration>,
}

#[derive(Debug)]
pub(super) struct Request {
    pub(super) seat: Seat,
    pub(super) revision: u32,
    pub(super) goal: Goal,
    pub(super) agreed: SeatSet,
    pub(super) waiting: SeatSet,
    pub(super) deadline: Duration,
}

impl Asking {
    /// Time at which the open request ends by itself.
    pub(super) fn deadline(&self) -> Option<Duration> {
        self.request.as_ref().map(|request| request.deadline)
    }
}
