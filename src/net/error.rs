//! Errors of the network.

use super::{close, tls::TlsError};
use crate::{
    diagnostics::{Dropped, LineEnd},
    protocol::{Closing, CodecError, HelloError, NameError},
    rules::{SetupError, ViewError},
    session::{HostFault, ResumeError},
};
use std::net::SocketAddr;

/// The reason why the network could not do what was asked. Each text says what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// Another program has the UDP port.
    #[error("UDP port {0} is in use; choose another with --port, or leave it out to take any free one")]
    PortInUse(u16),
    /// This machine has no address but its own loopback.
    #[error("no network: this machine has no address; connect it to the network of the others")]
    NoNetwork,
    /// All addresses belong to adapters of containers or virtual machines, which are named.
    #[error(
        "only adapters of containers or virtual machines are connected ({0}), and nobody else is there; connect this \
         machine to the network of the others"
    )]
    OnlyVirtual(String),
    /// The system refuses what the network needs; the first part says what, the second is the system's own text.
    #[error("the system refuses {0} ({1}); see what podbay doctor says, and restart the machine if it says nothing")]
    System(&'static str, String),
    /// mDNS does not run here.
    #[error("tables cannot be found or announced by mDNS here ({0}); join by address with --at")]
    Discovery(String),
    /// The transport could not be set up.
    #[error("{0}")]
    Tls(String),
    /// Nobody answered at the address.
    #[error("nothing answers at {0}; check the address and the port, that the table is open, and the host's firewall")]
    NoAnswer(SocketAddr),
    /// No address is known for a name: mDNS knows none if the name ends with `.local`, the system knows none otherwise.
    #[error(
        "no address is known for the name {0}; check it, or write the address that the host's window shows, such as \
         192.168.1.20"
    )]
    UnknownName(String),
}

impl From<TlsError> for NetError {
    fn from(error: TlsError) -> Self {
        Self::Tls(error.to_string())
    }
}

impl NetError {
    /// Stable name of the kind of failure, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::PortInUse(_) => "port-in-use",
            Self::NoNetwork => "no-network",
            Self::OnlyVirtual(_) => "only-virtual",
            Self::System(..) => "system",
            Self::Discovery(_) => "no-discovery",
            Self::Tls(_) => "tls",
            Self::NoAnswer(_) => "no-answer",
            Self::UnknownName(_) => "unknown-name",
        }
    }
}

/// The reason why a conversation with a peer ended.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The peer's first bytes are not an introduction.
    #[error(transparent)]
    Hello(#[from] HelloError),
    /// The peer sent bytes that are not a message, or too many.
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
    Line(LineEnd),
}

impl From<&quinn::ConnectionError> for LinkError {
    fn from(error: &quinn::ConnectionError) -> Self {
        Self::Line(line_end(error))
    }
}

impl From<quinn::ReadError> for LinkError {
    fn from(error: quinn::ReadError) -> Self {
        match error {
            quinn::ReadError::ConnectionLost(error) => Self::from(&error),
            quinn::ReadError::Reset(code) => Self::Line(LineEnd::Closed(code.into())),
            _ => Self::Line(LineEnd::Here),
        }
    }
}

impl From<quinn::WriteError> for LinkError {
    fn from(error: quinn::WriteError) -> Self {
        match error {
            quinn::WriteError::ConnectionLost(error) => Self::from(&error),
            quinn::WriteError::Stopped(_) => Self::Ended,
            _ => Self::Line(LineEnd::Here),
        }
    }
}

/// Translates a connection's error, without the text that the other side may put into it.
pub(super) fn line_end(error: &quinn::ConnectionError) -> LineEnd {
    use quinn::ConnectionError as E;
    match error {
        E::TimedOut => LineEnd::Silent,
        E::ApplicationClosed(close) => LineEnd::Closed(close.error_code.into()),
        E::ConnectionClosed(close) if close.error_code == quinn::TransportErrorCode::CONNECTION_REFUSED => {
            LineEnd::Refused
        }
        E::ConnectionClosed(close) => LineEnd::Transport(close.error_code.into()),
        E::TransportError(error) => LineEnd::Transport(error.code.into()),
        E::Reset => LineEnd::Forgotten,
        E::LocallyClosed => LineEnd::Here,
        E::VersionMismatch => LineEnd::Transport(0),
        E::CidsExhausted => LineEnd::Transport(1),
    }
}

impl LinkError {
    /// The reason for the log; `None` for a conversation that ended in order.
    pub(super) fn dropped(&self) -> Option<Dropped> {
        Some(match self {
            Self::Hello(error) => Dropped::from(*error),
            Self::Codec(error) => Dropped::from(error),
            Self::CutOff => Dropped::CutOff,
            Self::Line(end) => Dropped::LineLost(*end),
            Self::Ended => return None,
        })
    }
}

/// The reason why a client has lost its host for now. The client looks for the host again by itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// Nothing was heard of the host for [`crate::protocol::limits::IDLE`].
    #[error("nothing was heard of the host for too long")]
    Silent,
    /// The host has fallen silent where it was, and answers at another address.
    #[error("the host has another address now")]
    Moved,
    /// The host disconnected this client, because it read nothing.
    #[error("the host gave up because nothing was read of what it sent")]
    Behind,
    /// The host does not know the connection. It was restarted, or the packet that ended the connection was lost.
    #[error("the host no longer knows the connection")]
    Forgotten,
    /// The host ended the conversation without saying why.
    #[error("the host ended the connection")]
    Ended,
    /// The transport failed.
    #[error("{0}")]
    Line(LineEnd),
    /// The host sent bytes that are not a message.
    #[error("the host sent what is no message: {0}")]
    Nonsense(LinkError),
    /// A position did not fit its digest, or the host sent more of something than any table has.
    #[error("a position did not fit its digest; asking for it again")]
    Damaged,
    /// The table has gone on at another host.
    #[error("the table has gone on at another host")]
    Superseded,
    /// The host took the table over, but not from the newest position that a member told it.
    #[error("the table was taken over with an older game")]
    WentBack,
    /// The host only waits for the others, and did not continue the table in time.
    #[error("the host only waits for the others")]
    NeverBegan,
    /// A host that might have this table has another one.
    #[error("the host has another table")]
    OtherTable,
    /// The host sent a position that is impossible at this table.
    #[error("the host sent a position that cannot be: {0}")]
    Impossible(ViewError),
    /// The host sent this client away, and it may come back.
    #[error("the host ended the connection ({})", .0.code())]
    SentAway(Closing),
    /// The host's task in this process is gone.
    #[error("the host is gone")]
    Gone,
}

impl Loss {
    /// True if the host sent something invalid. Coming again mends that only if it was an accident.
    pub(super) const fn is_hosts_fault(&self) -> bool {
        matches!(self, Self::Nonsense(_) | Self::Damaged | Self::Impossible(_))
    }
}

impl From<HostFault> for Loss {
    fn from(fault: HostFault) -> Self {
        match fault {
            HostFault::Superseded => Self::Superseded,
            HostFault::Damaged => Self::Damaged,
            HostFault::Impossible(error) => Self::Impossible(error),
            HostFault::WentBack => Self::WentBack,
            HostFault::NeverBegan => Self::NeverBegan,
        }
    }
}

impl From<LinkError> for Loss {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Line(LineEnd::Silent) => Self::Silent,
            LinkError::Line(LineEnd::Forgotten) => Self::Forgotten,
            LinkError::Line(LineEnd::Closed(code)) if code == close::BEHIND.into_inner() => Self::Behind,
            LinkError::Line(LineEnd::Closed(_)) | LinkError::Ended => Self::Ended,
            LinkError::Line(end) => Self::Line(end),
            LinkError::Hello(_) | LinkError::Codec(_) | LinkError::CutOff => Self::Nonsense(error),
        }
    }
}

/// The reason why a table could not be opened.
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
    /// The record cannot be read or written.
    #[error("{0}")]
    Record(String),
    /// The file ends before its game begins, because the program ended in the middle of its first bytes.
    #[error("{0}")]
    NoRecord(String),
    /// The record can be read, but its table cannot be continued.
    #[error("{0}")]
    Resume(#[from] ResumeError),
}
