//! Inputs and outputs of a session.

use crate::{
    diagnostics::Dropped,
    protocol::{
        BotKind, ClientMessage, Closing, DeviceId, DeviceKey, Digest, Epoch, Name, SharedMessage, Stage, TableId,
        WhoMayJoin,
    },
    record::{Action, Entry, Header},
    rules::{Config, Game, Outcome, Seat, Seed},
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

/// The program's number for a connection, never reused within a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// The origin of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The window of the host's own process: its member runs the table.
    Host,
    /// A bot of the host's process, asked for by `Output::SpawnBot`.
    Bot,
    /// Another machine, at this address.
    Network(SocketAddr),
}

/// The devices that a table takes in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admission {
    /// The rule.
    pub who: WhoMayJoin,
    /// Devices that were at a table with the host before.
    pub known: BTreeSet<DeviceId>,
}

/// The options that a table starts with.
#[derive(Clone, Debug)]
pub struct TableOptions {
    /// The key of this machine, which signs as the host.
    pub key: DeviceKey,
    /// The table's id, which the program draws.
    pub table: TableId,
    /// Name of the table.
    pub name: Name,
    /// The first configuration.
    pub config: Config,
    /// Seed of the first game, for tests and puzzles; the record says so. Later games derive theirs from it.
    pub seed: Option<Seed>,
    /// 32 fresh random bytes from which the secrets of all games of this table are derived.
    pub secret: [u8; 32],
    /// The devices that have hosted the table, the present one last. Their testimonies count.
    pub hosts: Vec<DeviceId>,
    /// Time to answer in a reaction window; zero for no limit.
    pub window: Duration,
    /// True to start a game once every seat is taken and ready, for a host without a person.
    pub auto_start: bool,
    /// The devices that may come.
    pub admission: Admission,
}

/// A wish of the process that runs the table. The host's own member sends its wishes as messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Changes the configuration in the lobby.
    SetConfig(Config),
    /// Puts a bot of this process into a seat, also in place of the bot that sits there. `None`: the first free seat, else
    /// the first of an absent person.
    AddBot {
        /// The seat to fill.
        seat: Option<Seat>,
        /// The bot's way of playing.
        kind: BotKind,
    },
    /// Removes a bot of this process.
    RemoveBot {
        /// The seat to free.
        seat: Seat,
    },
    /// Sets the seconds after which a stand-in comes for an absent owner, in the lobby; `None`: never by itself.
    SetAway(Option<u16>),
    /// Starts a stand-in for a seat whose owner is away, or ends it with `None`.
    StandIn {
        /// The seat of somebody who is away.
        seat: Seat,
        /// The bot's way of playing.
        kind: Option<BotKind>,
    },
    /// Starts the game.
    Start,
    /// Goes back to the lobby after a game, everybody still seated, for another game with the same or a new
    /// configuration.
    Rematch(Option<Config>),
    /// Goes on with the table of a lost host without those who are missing.
    GoOn,
    /// Stops gathering the members of a lost host, and closes the table here.
    GiveUp,
    /// Offers the table to the first heir. It closes here when the heir has begun.
    HandOver,
    /// Closes the table here, because it goes on elsewhere.
    MoveOn,
    /// Takes a later epoch than another host of this table, which the desk has found: see [`Output::Rival`].
    Overtake {
        /// The device of the other host.
        host: DeviceId,
        /// The epoch that the other host told.
        epoch: Epoch,
    },
    /// Closes the table for everybody.
    Close,
}

/// One thing that happened outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<G: Game> {
    /// A device connected and may now send `Join`.
    Connected {
        /// A new id.
        connection: ConnectionId,
        /// Proven by its certificate, or given by `Output::SpawnBot`.
        device: DeviceId,
        /// The origin of the connection.
        origin: Origin,
    },
    /// A message of a connection.
    Message {
        /// The connection that says it.
        connection: ConnectionId,
        /// The message that it sent.
        message: ClientMessage<G>,
    },
    /// A device has proved that it knows the join code, before it joins.
    Proved {
        /// The connection that it was proved on.
        connection: ConnectionId,
    },
    /// The connection is gone, or the desk gave it up.
    Disconnected {
        /// The connection that is gone.
        connection: ConnectionId,
    },
    /// A connection became slow, or fast again. The program decides that, and avoids frequent changes.
    Line {
        /// The connection on that line.
        connection: ConnectionId,
        /// True if it is slow.
        slow: bool,
    },
    /// The journal could not be written: see `Output::Journal`. The game stands still.
    JournalFailed,
    /// Everything that could not be written is written now; the outputs that waited for it were carried out before.
    JournalWorks,
    /// A wish of the process that runs the table.
    Operator(Operator),
    /// Time passed; see `Session::next_deadline`.
    Tick,
}

/// A task for the desk; the tasks are done in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output<G: Game> {
    /// Sends a message. Never waits: the desk queues it in the client's [`super::Outbox`].
    Send {
        /// The connection to send on.
        connection: ConnectionId,
        /// The message to send.
        message: SharedMessage<G>,
    },
    /// Ends a connection after the messages sent before; the last one was `Closed`.
    Close {
        /// The connection to end.
        connection: ConnectionId,
        /// The reason that the peer was told.
        why: Closing,
    },
    /// Writes to the journal *before* the outputs that follow are carried out. If that fails the desk keeps this
    /// output and the following ones of the same drain, hands in `Input::JournalFailed`, tries again from time to time,
    /// and when all is written carries out what it kept and hands in `Input::JournalWorks`.
    Journal(Journal<G>),
    /// Runs a bot in this process: connects it with this device and `Origin::Bot`, and joins with a name of its own.
    SpawnBot {
        /// The seat that it plays.
        seat: Seat,
        /// The bot's way of playing.
        kind: BotKind,
        /// The identity to connect with.
        device: DeviceId,
    },
    /// Ends the bot with this device.
    StopBot {
        /// The identity that the bot was given.
        device: DeviceId,
    },
    /// The device on this connection says that the table went on there. The desk looks whether the quorum epoch there
    /// is later than [`super::Session::followed_since`], and if so answers with [`Operator::MoveOn`]. It answers at
    /// once if the table has not begun here ([`super::Session::has_begun`]), because others know a newer game.
    Superseded {
        /// The connection on which it was said.
        connection: ConnectionId,
    },
    /// The device on this connection says that it hosts this table as well, in a later epoch. A word alone changes nothing
    /// here, so the desk looks whether it does, and if so answers with [`Operator::Overtake`].
    Rival {
        /// The connection on which it was said.
        connection: ConnectionId,
        /// The epoch that it tells.
        epoch: Epoch,
    },
    /// The public data about the table changed.
    Announce(TableNotice),
    /// A game ended.
    Ended {
        /// Its number at this table, from 1.
        game: u32,
        /// Ranks and points.
        outcome: Outcome,
        /// Digest of the last view.
        digest: Digest,
    },
    /// Something was ignored or left out without an answer to anybody; for the log of the program.
    Dropped {
        /// The connection that it is about, if it is about one.
        connection: Option<ConnectionId>,
        /// The reason for the log.
        why: Dropped,
    },
    /// An operator's wish could not be met.
    OperatorRefused {
        /// The wish that was refused.
        operator: Operator,
        /// The reason for the refusal.
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
    /// The game is over. Only the entry of the table's end may follow.
    Finish,
}

impl<G: Game> Journal<G> {
    /// True if the disk must have synced this part before anybody hears of it. Of other parts, a power cut loses the
    /// last tenth of a second. A lost epoch would be used twice, and a lost seat change leaves two owners.
    #[must_use]
    pub fn survives_power_cuts(&self) -> bool {
        match self {
            Self::Begin(_) | Self::Finish => true,
            Self::Append(entry) => {
                matches!(entry.action, Action::Resumed { .. } | Action::SeatChange { .. })
            }
        }
    }
}

/// The public data about a table, which anybody on the network may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNotice {
    /// Name of the game.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Number of seats that are taken.
    pub taken: u8,
    /// The stage that the table is in.
    pub stage: Stage,
    /// As [`super::Session::sure_epoch`], for another host of the table that looks at this one.
    pub sure: Epoch,
}
