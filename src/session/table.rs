//! All that a table consists of: its people, seats and stage. The other files say how it changes.

use super::{
    io::{ConnectionId, Origin, Output, TableNotice, TableOptions},
    log::Log,
    position::{Counters, Goal, Position},
    rate::Rate,
};
use crate::{
    protocol::{BotKind, Colour, Commitment, DeviceId, MemberId, MemberInfo, Name, SeedProof},
    rules::{Config, Game, Outcome, PerSeat, Seat, SeatSet},
};
use std::{
    collections::{BTreeMap, VecDeque},
    net::SocketAddr,
    time::Duration,
};

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
    pub(super) counters: Counters,
    pub(super) log: Log<G>,
    /// The journal failed: the game stands still, so that nobody sees what is not saved.
    pub(super) frozen: bool,
    /// Connections that came meanwhile and have not got the position.
    pub(super) withheld: Vec<ConnectionId>,
    pub(super) closed: bool,
    pub(super) lobby_changed: bool,
    pub(super) announced: Option<TableNotice>,
    pub(super) outputs: VecDeque<Output<G>>,
    pub(super) now: Duration,
}

#[derive(Debug)]
pub(super) enum StageData<G: Game> {
    Lobby,
    Dealing(Dealing),
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
    /// The member behind it, after `Join`.
    pub(super) member: Option<MemberId>,
    pub(super) rate: Rate,
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
}

impl Member {
    pub(super) fn info(&self, slow: bool) -> MemberInfo {
        MemberInfo {
            id: self.id,
            name: self.name.clone(),
            device: self.device,
            host: self.host,
            bot: self.bot,
            connected: self.connection.is_some(),
            slow,
            addresses: self.address.into_iter().collect(),
        }
    }
}

/// A place at the table.
#[derive(Debug)]
pub(super) struct SeatState {
    /// The device that owns the seat.
    pub(super) device: Option<DeviceId>,
    pub(super) colour: Colour,
    pub(super) ready: bool,
    /// Set for a bot of this process.
    pub(super) bot: Option<BotKind>,
}

/// Shares are coming in.
#[derive(Debug)]
pub(super) struct Dealing {
    pub(super) deadline: Duration,
    pub(super) commitment: Commitment,
    pub(super) proof: SeedProof,
}

impl Dealing {
    /// The promise that was given.
    pub(super) const fn commitment(&self) -> Commitment {
        self.commitment
    }
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
