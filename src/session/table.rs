//! All that a table consists of: its people, seats and stage. The other files say how it changes.

use super::{
    dealing::Dealing,
    door::Door,
    io::{Output, TableNotice, TableOptions},
    links::Links,
    log::Log,
    people::People,
    position::{Counters, Goal, Position},
    rate::Ledger,
    saved::Saved,
    seats::Seats,
    succession::Succession,
};
use crate::{
    protocol::{
        BotKind, Chronicle, Closing, Commitment, DeviceId, Epoch, Lineage, RefusalCode, SeedProof, Snapshot, limits,
    },
    rules::{Config, Game, Outcome, PerSeat, Seat, SeatSet},
};
use std::{
    collections::{BTreeSet, VecDeque},
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
    pub(super) links: Links,
    pub(super) people: People,
    pub(super) seats: Seats,
    pub(super) next_bot: u32,
    pub(super) stage: StageData<G>,
    /// Number of the running or last game.
    pub(super) game: u32,
    /// The number of commitments that this host has made.
    pub(super) deals: u64,
    pub(super) counters: Counters,
    pub(super) saved: Saved,
    pub(super) log: Log<G>,
    /// Time after which a stand-in comes for an absent owner; `None`: never by itself.
    pub(super) away: Option<Duration>,
    /// True if people may ask their own program what to do.
    pub(super) hints: bool,
    pub(super) succession: Succession,
    /// The acts of everybody, counted against the rations.
    pub(super) ledger: Ledger,
    /// True while the journal cannot be written: the game stands still, so that nobody sees what is not saved.
    pub(super) frozen: bool,
    /// Time at which the next game was proposed; `None` after a change that members have not agreed to.
    pub(super) proposed: Option<Duration>,
    /// The hand-over in progress: the game stands still until the heir has continued it or the time is up.
    pub(super) handing: Option<Handing>,
    /// The reason why the table was closed, which later connections are told too; `None` while it is open.
    pub(super) closed: Option<Closing>,
    pub(super) lobby_changed: bool,
    pub(super) door: Door,
    pub(super) announced: Option<TableNotice>,
    pub(super) outputs: VecDeque<Output<G>>,
    pub(super) now: Duration,
}

#[derive(Debug)]
pub(super) enum StageData<G: Game> {
    Lobby,
    /// The host was lost, and this heir waits for the other members.
    Gathering(Box<Gathering<G>>),
    Dealing(Dealing<Base<G>>),
    Playing(Box<Running<G>>),
    Ended(Box<Running<G>>, Box<Outcome>),
}

/// A game, the commitment and proof of its seed, and the open request.
#[derive(Debug)]
pub(super) struct Running<G: Game> {
    pub(super) position: Position<G>,
    pub(super) secret: Option<(Commitment, SeedProof)>,
    pub(super) asking: Asking,
}

/// The position from which a game continues: a lost host's, or this host's own if its record is full.
#[derive(Debug)]
pub(super) struct Base<G: Game> {
    pub(super) snapshot: Box<Snapshot<G>>,
    /// The part of the log that this machine knows.
    pub(super) log: Chronicle<G>,
    /// The mandate of the host that told the position, as far as it is known.
    pub(super) mandate: Option<Box<Lineage>>,
    /// The stand-ins at the former host.
    pub(super) stand_ins: Vec<(Seat, BotKind)>,
    /// True if the former host is this one, whose record is full.
    pub(super) is_own: bool,
}

/// The wait of this heir for the other members.
#[derive(Debug)]
pub(super) struct Gathering<G: Game> {
    /// The first seat of this heir, which is a part of its epoch.
    pub(super) seat: Seat,
    /// The newest position that is known and believed; `None` if the lobby continues.
    pub(super) base: Option<Base<G>>,
    pub(super) electors: BTreeSet<DeviceId>,
    /// The heirs: connected devices with a seat that may host.
    pub(super) wanted: BTreeSet<DeviceId>,
    /// The devices that have told their testimony and joined, and this machine's own.
    pub(super) standing: BTreeSet<DeviceId>,
    /// The highest epoch that a host had told this machine when the gathering began.
    pub(super) known: Epoch,
    /// True if no quorum is needed: the table was handed over, or the people here chose to go on.
    pub(super) agreed: bool,
    /// Time after which a quorum suffices, without the missing heirs.
    pub(super) deadline: Duration,
    /// Time before which an heir that was suspended does not continue, because connections may have timed out
    /// unnoticed.
    pub(super) in_doubt_until: Duration,
}

impl<G: Game> Gathering<G> {
    /// The time of the next check who is here. The checks are frequent enough to notice a suspension.
    pub(super) fn wakes(&self, now: Duration) -> Duration {
        let soon = now.saturating_add(limits::IDLE / 2);
        let due = [self.deadline, self.in_doubt_until].into_iter().filter(|at| *at > now);
        due.fold(soon, Duration::min)
    }

    /// The number of electors that count as here.
    pub(super) fn counted(&self) -> usize {
        self.electors.intersection(&self.standing).count()
    }
}

/// A hand-over in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handing {
    /// The device that gets it.
    pub(super) to: DeviceId,
    /// Time after which the table continues here.
    pub(super) until: Duration,
}

/// The open request of a running game, and the pauses of seats whose requests failed.
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
    /// Time at which the open request expires; `None` without one, and for one that all agreed to, which waits until
    /// the game goes on.
    pub(super) fn deadline(&self) -> Option<Duration> {
        let asks = |request: &&Request| !request.waiting.is_empty();
        self.request.as_ref().filter(asks).map(|request| request.deadline)
    }
}
