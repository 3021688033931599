//! The data that the window and the commands without a window exchange with the network. Nothing here blocks, and a
//! wake call announces everything new.

use super::{
    error::{Loss, NetError},
    host_handle::HostHandle,
    identity::Fingerprint,
    thinking::Thinkers,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, Colour, DeviceId, HostMessage, Name, Refusal, SeedReport, TableId, limits},
    rules::{Config, Seed},
    session::Admission,
};
use std::{
    collections::BTreeSet,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    task::Poll,
    time::Duration,
};
use tokio::sync::mpsc;

/// Number of updates that may wait for a slow window. Beyond it the client task waits, and the host merges snapshots.
pub(super) const UPDATES_MAX: usize = 64;
/// Number of messages that may wait for the network. A person gives a few a second.
pub(super) const REQUESTS_MAX: usize = 64;

/// The people who can reach a hosted table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// Only this machine can reach the table, and the host opens no socket.
    Offline,
    /// Everybody on the network.
    Lan {
        /// The address to listen at; `None` for all.
        ip: Option<IpAddr>,
        /// UDP port; 0 takes any free one, `None` the first free one of [`super::code::PORTS`] or any free one.
        port: Option<u16>,
        /// True if beacon and mDNS announce the table.
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
    /// The devices that may come.
    pub admission: Admission,
    /// Pause before each command of the host's own bots.
    pub pace: Duration,
    /// The file for the record of the first game. Further games get a number in front of the ending, and so does the
    /// first if the file exists. `None` keeps no record.
    pub record: Option<std::path::PathBuf>,
}

/// A table to go on with.
#[derive(Clone, Debug)]
pub struct ResumeOptions {
    /// The record of its game, which is continued.
    pub record: std::path::PathBuf,
    /// The people who can come.
    pub access: Access,
    /// True to start the games after this one by itself, as in [`HostOptions`].
    pub auto_start: bool,
    /// Devices that were at a table with this one before; the record says who may join.
    pub known: BTreeSet<DeviceId>,
    /// True to open the table also if its game is over, for members who have not heard of the end.
    pub tells_end: bool,
    /// True to go on also where the record says that the table went on at another machine.
    pub although_moved: bool,
    /// Pause before each command of the host's own bots.
    pub pace: Duration,
}

/// A guest's name and wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinOptions {
    /// Name of the person or bot, as typed.
    pub name: String,
    /// The colour wished for.
    pub colour: Option<Colour>,
    /// True if a program plays.
    pub bot: bool,
    /// True for a spectator.
    pub spectator: bool,
    /// Longest time for which a lost host is looked for.
    pub patience: Duration,
    /// True if this machine may go on with the table of a lost host.
    pub may_host: bool,
    /// The file for the record if this machine goes on with the table of a lost host. It gets a number in front of the
    /// ending if the name is taken. `None` keeps no record.
    pub record: Option<std::path::PathBuf>,
    /// Devices that were at a table with this one before, and are known if this machine becomes the host.
    pub known: BTreeSet<DeviceId>,
    /// Pause before each command of the table's bots, if this machine becomes the host.
    pub pace: Duration,
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
            patience: limits::HOST_PATIENCE,
            may_host: true,
            record: None,
            known: BTreeSet::new(),
            pace: Duration::ZERO,
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
    /// The host that was lost came back with another table; it was not joined.
    #[error("the table is gone; at its place {name} is open, which is another one: join again to come to it")]
    OtherTable {
        /// The table that is there now.
        table: TableId,
        /// The name as that host shows it.
        name: Name,
    },
    /// The host does not know the code, or a man in the middle answered.
    #[error("the join code is not that of the table at {0}; look at the host's window again, it may be a new one")]
    WrongCode(SocketAddr),
    /// No table answers at any address that the code may mean.
    #[error(
        "no table answers for this code; check that both are on the same network, that the code is the one in the \
             host's window now, and the host's firewall"
    )]
    CodeSilent,
    /// The host sent invalid data again and again.
    #[error("{0}, again and again; ask the host to close the table and to install the same version of Podbay")]
    Nonsense(Loss),
    /// The host was lost, and the table was not found again within this time.
    #[error(
        "the host was lost, and the table did not come back within {} s; ask the host to open it again (Resume, or \
         podbay host --headless --resume), and join again",
        .0.as_secs()
    )]
    NotBack(Duration),
    /// Nobody answered.
    #[error("{0}")]
    Net(NetError),
    /// This machine cannot go on with the table of a lost host.
    #[error("this machine cannot go on with the table: {0}")]
    Succession(String),
    /// The host's task is gone (in-process clients).
    #[error("the table is gone")]
    Gone,
}

impl ClientEnd {
    /// Stable name of the kind of end, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Closed(why) => why.code(),
            Self::Refused(refusal) => refusal.code.code(),
            Self::Version { .. } => "version",
            Self::WrongKey(_) => "wrong-key",
            Self::NotPodbay(_) => "not-podbay",
            Self::Busy => "table-full",
            Self::OtherTable { .. } => "other-table",
            Self::WrongCode(_) => "wrong-code",
            Self::CodeSilent => "code-silent",
            Self::Nonsense(_) => "nonsense",
            Self::NotBack(_) => "not-back",
            Self::Net(error) => error.code(),
            Self::Succession(_) | Self::Gone => "gone",
        }
    }
}

/// One piece of news for a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientUpdate {
    /// The client tries to reach a host, the first time or again.
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
    /// This client's verdict on the seed of a game that is over. The result follows.
    Seed {
        /// Number of the game at the table.
        game: u32,
        /// The result for its seed.
        report: SeedReport,
    },
    /// The host is lost, and this machine waits for the others, to go on with the table.
    Gathering,
    /// The members have gathered at this machine. It hosts the table now, or deals before it does; `Welcome` follows.
    Hosting(HostHandle),
    /// The connection was lost; the client comes back by itself.
    Lost {
        /// The reason, for people who look for the fault.
        why: Loss,
    },
    /// The visit is over; nothing follows.
    Ended(ClientEnd),
}

/// A request of a handle to its client task.
#[derive(Debug)]
pub(super) enum Request {
    /// Says something to the host.
    Say(ClientMessage<AnyGame>),
    /// Goes on without a host.
    GoOn,
}

/// A handle of a client at a table. Clones share the client, and each update goes to one of them.
#[derive(Clone, Debug)]
pub struct ClientHandle {
    requests: mpsc::Sender<Request>,
    updates: Arc<Mutex<mpsc::Receiver<ClientUpdate>>>,
    thinkers: Thinkers,
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
    pub(super) fn new(
        requests: mpsc::Sender<Request>,
        updates: mpsc::Receiver<ClientUpdate>,
        thinkers: Thinkers,
    ) -> Self {
        Self {
            requests,
            updates: Arc::new(Mutex::new(updates)),
            thinkers,
        }
    }

    /// The places for thoughts of the client's backend.
    pub(super) fn thinkers(&self) -> Thinkers {
        self.thinkers.clone()
    }

    /// Sends a message to the host; `Leave` ends the client. While the connection is lost other messages are dropped,
    /// because the questions that they answer may be gone.
    ///
    /// # Errors
    /// Nothing was sent.
    pub fn send(&self, message: ClientMessage<AnyGame>) -> Result<(), SendError> {
        self.request(Request::Say(message))
    }

    /// Goes on with the table of a lost host on this machine, with the members who come, however few. Does nothing
    /// while there is a host.
    ///
    /// # Errors
    /// As [`Self::send`].
    pub fn go_on(&self) -> Result<(), SendError> {
        self.request(Request::GoOn)
    }

    fn request(&self, request: Request) -> Result<(), SendError> {
        self.requests.try_send(request).map_err(|e| match e {
            mpsc::error::TrySendError::Full(_) => SendError::Full,
            mpsc::error::TrySendError::Closed(_) => SendError::Ended,
        })
    }

    /// Returns the next update; `None` without news, and always after `Ended`.
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
