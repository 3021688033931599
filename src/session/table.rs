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
    /// The number of deals that this host has promised.
    pub(super) deals: u64,
    pub(super) counters: Counters,
    pub(super) saved: Saved,
    pub(super) log: Log<G>,
    /// Time after which a stand-in comes for an absent owner; `None`: never by itself.
    pub(super) away: Option<Duration>,
    pub(super) succession: Succession,
    /// The acts of everybody, counted against the rations.
    pub(super) ledger: Ledger,
    /// The journal failed: the game stands still, so that nobody sees what is not saved.
    pub(super) frozen: bool,
    /// Time at which the next game was proposed, as long as nothing about it was changed since.
    pub(super) proposed: Option<Duration>,
    /// The table is being handed over: the game stands still until it is known whether it goes on there.
    pub(super) handing: Option<Handing>,
    /// Why the table is closed: whoever still comes is told the same.
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

/// The position to go on from after the host was lost.
#[derive(Debug)]
pub(super) struct Base<G: Game> {
    pub(super) snapshot: Box<Snapshot<G>>,
    /// The log as it was heard.
    pub(super) log: Chronicle<G>,
    /// The mandate of the host that told the position, as far as it is known.
    pub(super) mandate: Option<Box<Lineage>>,
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
    /// Time at which the open request ends by itself. One that all agreed to waits until the game goes on.
    pub(super) fn deadline(&self) -> Option<Duration> {
        let asks = |request: &&Request| !request.waiting.is_empty();
        self.request.as_ref().filter(asks).map(|request| request.deadline)
    }
}
