//! What goes into a session and what comes out.

use crate::{
    diagnostics::Dropped,
    protocol::{BotKind, ClientMessage, Closing, DeviceId, Digest, HostMessage, Name, Stage, TableId},
    record::{Entry, Header},
    rules::{Config, Game, Outcome, Seat, Seed},
};
use std::{net::SocketAddr, time::Duration};

/// A connection, named by the driver; never reused within a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The window of the host's own process: its member runs the table.
    Host,
    /// A bot of the host's process, asked for by `Output::SpawnBot`.
    Bot,
    /// The network.
    Network(SocketAddr),
}

/// What a table starts with.
#[derive(Clone, Debug)]
pub struct TableOptions {
    /// Its id, drawn by the driver.
    pub table: TableId,
    /// Its name.
    pub name: Name,
    /// The first configuration.
    pub config: Config,
    /// Seed of the first game, for tests and puzzles; the record says so. Later games derive theirs from it.
    pub seed: Option<Seed>,
    /// 32 fresh random bytes from which the secrets of all games of this table are derived.
    pub secret: [u8; 32],
    /// Time to answer in a reaction window; zero for no limit.
    pub window: Duration,
    /// Starts a game by itself as soon as every seat is taken and ready. For a table that nobody runs.
    pub auto_start: bool,
}

/// What the process that runs the table wants. The host member says the same by messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Changes the configuration in the lobby.
    SetConfig(Config),
    /// Puts a bot of this process into a seat; `None`: the first free one.
    AddBot {
        /// Which.
        seat: Option<Seat>,
        /// How it plays.
        kind: BotKind,
    },
    /// Removes it.
    RemoveBot {
        /// From where.
        seat: Seat,
    },
    /// Starts the game.
    Start,
    /// Goes back to the lobby after a game, everybody still seated, for another game with the same or a new
    /// configuration.
    Rematch(Option<Config>),
    /// Sends everybody home.
    Close,
}

/// One thing that happened outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<G: Game> {
    /// A device connected and may now send `Join`.
    Connected {
        /// New.
        connection: ConnectionId,
        /// Proven by its certificate, or given by `Output::SpawnBot`.
        device: DeviceId,
        /// Where it comes from.
        origin: Origin,
    },
    /// A message of a connection.
    Message {
        /// Whose.
        connection: ConnectionId,
        /// What.
        message: ClientMessage<G>,
    },
    /// The connection is gone, or the driver gave it up.
    Disconnected {
        /// Which.
        connection: ConnectionId,
    },
    /// The journal could not be written: see `Output::Journal`. The game stands still.
    JournalFailed,
    /// What could not be written is written now; the outputs that waited for it were carried out before.
    JournalWorks,
    /// The process wants something.
    Operator(Operator),
    /// Time passed; see `Session::next_deadline`.
    Tick,
}

/// What the driver has to do, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output<G: Game> {
    /// Sends a message. Never waits: a driver queues it, merging snapshots as [`super::Outbox`] does.
    Send {
        /// To whom.
        connection: ConnectionId,
        /// What.
        message: HostMessage<G>,
    },
    /// Ends a connection after what was sent before; the last `Send` was `Closed`.
    Close {
        /// Which.
        connection: ConnectionId,
        /// Why.
        why: Closing,
    },
    /// Writes to the journal *before* the outputs that follow are carried out. If that fails the driver keeps this
    /// output and the following ones of the same drain, hands in `Input::JournalFailed`, tries again from time to time,
    /// and when all is written carries out what it kept and hands in `Input::JournalWorks`.
    Journal(Journal<G>),
    /// Runs a bot in this process: connects it with this device and `Origin::Bot`, and joins with a name of its own.
    SpawnBot {
        /// Its seat.
        seat: Seat,
        /// How it plays.
        kind: BotKind,
        /// The identity to connect with.
        device: DeviceId,
    },
    /// Ends that bot.
    StopBot {
        /// The identity it was given.
        device: DeviceId,
    },
    /// What is announced about the table changed.
    Announce(Announcement),
    /// A game ended.
    Ended {
        /// Its number at this table, from 1.
        game: u32,
        /// The result.
        outcome: Outcome,
        /// Digest of the last view.
        digest: Digest,
    },
    /// Something was ignored or left out without an answer to anybody; for the log of the program.
    Dropped {
        /// Of whom, if it is about one connection.
        connection: Option<ConnectionId>,
        /// The reason.
        why: Dropped,
    },
    /// An operator's wish could not be met.
    OperatorRefused {
        /// Which.
        operator: Operator,
        /// Why.
        code: crate::protocol::RefusalCode,
    },
}

/// A part of the record, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Journal<G: Game> {
    /// A new record begins.
    Begin(Box<Header<G>>),
    /// The next entry.
    Append(Box<Entry<G>>),
    /// The game is over; nothing follows.
    Finish,
}

/// What anybody on the network may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Name of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// How many are taken.
    pub taken: u8,
    /// Where the table is.
    pub stage: Stage,
}
