//! The only async code: QUIC with device certificates, discovery by mDNS, the host's and the client's task.

mod accept;
pub mod bots;
mod client;
mod dial;
pub mod discovery;
pub mod endpoint;
pub mod framing;
pub mod handle;
mod host;
pub mod identity;
mod journal;
mod life;
mod presence;
mod sink;
pub mod tls;

pub use handle::{
    Access, Backend, ClientEnd, ClientHandle, ClientUpdate, GameEnd, HostHandle, HostOptions, HostStatus, JoinOptions,
    SendError, Target,
};

use std::{net::SocketAddr, sync::Arc};

/// Called from the network's threads whenever something new can be polled; must return at once.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A wake-up call for those who poll or wait anyway.
#[must_use]
pub fn no_wake() -> Wake {
    Arc::new(|| {})
}

/// Codes with which a connection is closed; the reason text says the rest.
pub mod close {
    use quinn::VarInt;
    /// Closed in order: the table is over, or the member left.
    pub const DONE: VarInt = VarInt::from_u32(0);
    /// The peer broke the protocol.
    pub const PROTOCOL: VarInt = VarInt::from_u32(1);
    /// Somebody only looked whether the table is there.
    pub const PROBE: VarInt = VarInt::from_u32(2);
    /// The two versions do not fit.
    pub const VERSION: VarInt = VarInt::from_u32(3);
    /// The table takes no more connections.
    pub const BUSY: VarInt = VarInt::from_u32(4);
    /// The peer reads nothing of what it is sent.
    pub const BEHIND: VarInt = VarInt::from_u32(5);
}

/// Why the network could not do what was asked; each says what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// Another program has the UDP port.
    #[error("UDP port {0} is in use; choose another with --port, or leave it out to take any free one")]
    PortInUse(u16),
    /// No socket could be opened.
    #[error("no network: {0}; connect it to the network of the others")]
    NoNetwork(String),
    /// mDNS does not run here.
    #[error("tables cannot be found or announced by mDNS here ({0}); join by address with --at")]
    Discovery(String),
    /// The transport could not be set up.
    #[error("{0}")]
    Tls(String),
    /// Nobody answered at the address.
    #[error("nothing answers at {0}; check the address and the port, that the table is open, and the host's firewall")]
    NoAnswer(SocketAddr),
}

impl NetError {
    /// Nobody is found because this machine is on no network, which tells more than that nobody is found.
    #[must_use]
    pub fn offline() -> Option<Self> {
        (!endpoint::is_online()).then(|| Self::NoNetwork("this machine has no address".to_owned()))
    }
}

impl From<tls::TlsError> for NetError {
    fn from(error: tls::TlsError) -> Self {
        Self::Tls(error.to_string())
    }
}

/// Why a conversation with a peer ended.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The peer's introduction is none.
    #[error(transparent)]
    Hello(#[from] crate::protocol::hello::HelloError),
    /// The peer sent bytes that are no message, or too many.
    #[error(transparent)]
    Codec(#[from] crate::protocol::CodecError),
    /// The stream ended between two messages.
    #[error("the other side closed the stream")]
    Ended,
    /// The stream ended inside a message.
    #[error("the other side closed the stream inside a message")]
    CutOff,
    /// The connection is gone.
    #[error("{0}")]
    Lost(String),
}

/// Why a table could not be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    /// The name of the table cannot be used.
    #[error("the table's name cannot be used: {0}")]
    Name(crate::protocol::NameError),
    /// The configuration cannot be played.
    #[error("{0}")]
    Setup(crate::rules::SetupError),
    /// The network refuses.
    #[error("{0}")]
    Net(#[from] NetError),
}
