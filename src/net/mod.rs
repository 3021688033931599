//! The only async code: QUIC with device certificates, discovery by mDNS, the host's and the client's task.

mod accept;
mod backend;
pub mod bots;
pub mod browse;
mod client;
pub mod close;
mod control;
mod dial;
pub mod discovery;
pub mod endpoint;
mod error;
mod events;
pub mod framing;
mod handle;
mod host;
mod host_handle;
pub mod identity;
mod journal;
mod life;
mod line;
mod presence;
pub mod tls;
mod wake;

pub use backend::Backend;
pub use error::{HostError, LinkError, Loss, NetError};
pub use handle::{
    Access, ClientEnd, ClientHandle, ClientUpdate, GameEnd, HostOptions, HostStatus, JoinOptions, SendError, Target,
};
pub use host_handle::HostHandle;
pub use wake::{Wake, no_wake};
