//! Why something on the network did not work.

use super::tls::TlsError;
use crate::{
    protocol::{CodecError, HelloError, NameError},
    rules::SetupError,
};
use std::net::SocketAddr;

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

impl From<TlsError> for NetError {
    fn from(error: TlsError) -> Self {
        Self::Tls(error.to_string())
    }
}

/// Why a conversation with a peer ended.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The peer's introduction is none.
    #[error(transparent)]
    Hello(#[from] HelloError),
    /// The peer sent bytes that are no message, or too many.
    #[error(transparent)]
    Codec(#[from] CodecError),
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
    Name(NameError),
    /// The configuration cannot be played.
    #[error("{0}")]
    Setup(SetupError),
    /// The network refuses.
    #[error("{0}")]
    Net(#[from] NetError),
}
