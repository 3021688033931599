//! The data that the window and the commands without one exchange with the network. Nothing here blocks; everything new is
//! announced by a wake call.

use super::{
    error::{Loss, NetError},
    identity::Fingerprint,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, Colour, Digest, HostMessage, Refusal, RefusalCode, SeedVerdict, TableId},
    rules::{Config, Outcome, Seed},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    task::Poll,
    time::Duration,
};
use tokio::sync::mpsc;

/// Number of updates that may wait for a slow window. Then the client task waits too, and the host merges snapshots.
pub(super) const UPDATES_MAX: usize = 64;
/// Number of messages that may wait for the network. A person gives a few a second.
pub(super) const REQUESTS_MAX: usize = 64;

/// The reach of a hosted table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// By nobody else: no socket is opened.
    Offline,
    /// By everybody on the network.
    Lan {
        /// One address, or all of them.
        ip: Option<IpAddr>,
        /// UDP port; 0 takes any free one, `None` the usual one or any free one if that is taken.
        port: Option<u16>,
        /// True if mDNS announces it.
        announce: bool,
    },
}

/// A table to host.
#[derive(Clone, Debug)]
pub struct HostOptions {
    /// Name of the table, as typed.
    pub table: String,
    /// Game, players and options.
    pub config: Config,
    /// The people who can come.
    pub access: Access,
    /// Sets the seed instead of making it together (tests, puzzles); the record says so.
    pub seed: Option<Seed>,
    /// Time to answer in a reaction window; zero for no limit.
    pub window: Duration,
    /// True to start by itself when every seat is taken and ready, for a table that nobody runs.
    pub auto_start: bool,
    /// Pause before each command of the host's own bots.
    pub pace: Duration,
    /// The file for the record of the first game; further games get a number in front of the ending. `None`: no record.
    pub record: Option<std::path::PathBuf>,
}

/// A table to join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The table, if it was found by mDNS: it is looked for again when its host is lost.
    pub table: Option<TableId>,
    /// Addresses at which the host was seen, best first.
    pub addresses: Vec<SocketAddr>,
    /// The host's key, from mDNS or from an earlier visit. Without it the key found is trusted, and reported by
    /// `ClientUpdate::Connected`, to be remembered.
    pub expected: Option<Fingerprint>,
}

impl Target {
    /// The table at an address that somebody typed; the key that is found there is trusted.
    #[must_use]
    pub fn at(address: SocketAddr) -> Self {
        Self {
            table: None,
            addresses: vec![address],
            expected: None,
        }
    }
}

/// A visitor's name and wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinOptions {
    /// Name of the person or bot, as typed.
    pub name: String,
    /// The colour wished for.
    pub colour: Option<Colour>,
    /// True if a program plays.
    pub bot: bool,
    /// True for a visitor who takes no seat.
    pub spectator: bool,
    /// Longest time for which a lost host is looked for.
    pub patience: Duration,
}

impl JoinOptions {
    /// A person of that name who wants a seat, and waits ten minutes for a lost host.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            colour: None,
            bot: false,
            spectator: false,
            patience: Duration::from_secs(600),
        }
    }
}

/// The reason why a client is no longer at a table. Final: join again to come back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClientEnd {
    /// The host ended the connection.
    #[error("the host ended the connection ({})", .0.code())]
    Closed(Closing),
    /// The host did not take us in.
    #[error("{}", .0.code)]
    Refused(Box<Refusal<AnyGame>>),
    /// The two programs do not fit.
    #[error(
        "the host runs Podbay {theirs} (protocol {their_protocol}), this is {ours} (protocol {our_protocol}); \
             install the same version on both"
    )]
    Version {
        /// The host's version.
        theirs: String,
        /// The host's protocol.
        their_protocol: u16,
        /// The version of this program.
        ours: String,
        /// The protocol of this program.
        our_protocol: u16,
    },
    /// The host has another key than expected.
    #[error(
        "the host at {0} is not the device it was before or was announced as; ask the host, and if it is right, join \
             with --at {0} --forget"
    )]
    WrongKey(SocketAddr),
    /// Something else answers there.
    #[error("something other than Podbay answers at {0}")]
    NotPodbay(SocketAddr),
    /// The host takes nobody in now.
    #[error("the table has no room for another connection")]
    Busy,
    /// Nobody answered, or not again.
    #[error("{0}")]
    Net(NetError),
    /// The host's task is gone (in-process clients).
    #[error("the table is gone")]
    Gone,
}

impl ClientEnd {
    /// Stable name of the kind of end, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Closed(why) => why.code(),
            Self::Refused(refusal) => refusal.code.code(),
            Self::Version { .. } => "version",
            Self::WrongKey(_) => "wrong-key",
            Self::NotPodbay(_) => "not-podbay",
            Self::Busy => "table-full",
            Self::Net(error) => error.code(),
            Self::Gone => "gone",
        }
    }
}

/// One piece of news for a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientUpdate {
    /// Looks for the host, the first time or again.
    Connecting {
        /// Number of the attempt, from 1.
        attempt: u32,
    },
    /// The host was reached; `Welcome` follows.
    Connected {
        /// Its key and address; `None` on the host's own machine.
        host: Option<(Fingerprint, SocketAddr)>,
    },
    /// The host says something. Snapshots are checked against their digests before.
    Message(HostMessage<AnyGame>),
    /// A game is over: what this client can say of its seed. The result follows.
    Seed {
        /// Number of the game at the table.
        game: u32,
        /// The verdict on its seed.
        verdict: SeedVerdict,
    },
    /// The connection was lost; it comes back by itself.
    Lost {
        /// For people who look for the fault.
        why: Loss,
    },
    /// The visit is over; nothing follows.
    Ended(ClientEnd),
}

/// One's place at a table. Clones share it; every update goes to one of them.
#[derive(Clone, Debug)]
pub struct ClientHandle {
    requests: mpsc::Sender<ClientMessage<AnyGame>>,
    updates: Arc<Mutex<mpsc::Receiver<ClientUpdate>>>,
}

/// The reason why a message was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// Too much waits already; try again.
    #[error("the connection is behind; try again")]
    Full,
    /// The client has ended.
    #[error("not at a table any more")]
    Ended,
}

impl ClientHandle {
    pub(super) fn new(requests: mpsc::Sender<ClientMessage<AnyGame>>, updates: mpsc::Receiver<ClientUpdate>) -> Self {
        Self {
            requests,
            updates: Arc::new(Mutex::new(updates)),
        }
    }

    /// Says something to the host; `Leave` ends the client. While the connection is lost it is dropped: what it
    /// answered may no longer be asked.
    ///
    /// # Errors
    /// Nothing was sent.
    pub fn send(&self, message: ClientMessage<AnyGame>) -> Result<(), SendError> {
        self.requests.try_send(message).map_err(|e| match e {
            mpsc::error::TrySendError::Full(_) => SendError::Full,
            mpsc::error::TrySendError::Closed(_) => SendError::Ended,
        })
    }

    /// The next update, if there is one. After `Ended` there is none.
    #[must_use]
    pub fn poll(&self) -> Option<ClientUpdate> {
        self.updates
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .try_recv()
            .ok()
    }

    /// Waits for the next update; `None` after `Ended`.
    pub async fn next(&self) -> Option<ClientUpdate> {
        std::future::poll_fn(|context| -> Poll<Option<ClientUpdate>> {
            self.updates
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .poll_recv(context)
        })
        .await
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// Ranks and points.
    pub outcome: Outcome,
    /// Digest of the last view.
    pub digest: Digest,
}

impl HostStatus {
    pub(super) const fn new(table: TableId, addresses: Vec<SocketAddr>) -> Self {
        Self {
            table,
            addresses,
            discovery: None,
            commands: 0,
            refusals: 0,
            reconnects: 0,
            games: 0,
            last: None,
            refused: None,
            journal: None,
            closed: false,
        }
    }
}

/// The state of a host, as it tells it at any moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostStatus {
    /// Id of the table.
    pub table: TableId,
    /// Addresses to read out to those who do not find it; empty offline.
    pub addresses: Vec<SocketAddr>,
    /// The fault that keeps mDNS from announcing the table; `None` if there is none.
    pub discovery: Option<NetError>,
    /// Commands accepted so far, of all seats.
    pub commands: u64,
    /// Messages refused so far.
    pub refusals: u64,
    /// Times a member came back.
    pub reconnects: u64,
    /// Games that ended.
    pub games: u32,
    /// The end of the last of them.
    pub last: Option<GameEnd>,
    /// The refusal of the last wish of `operate`; `None` if it was met.
    pub refused: Option<RefusalCode>,
    /// The fault that keeps the record from being written; the game stands still until it is gone.
    pub journal: Option<String>,
    /// The table is closed, everybody was told.
    pub closed: bool,
}
