//! The only async code: QUIC with device certificates, discovery by beacon and mDNS, the host's and
//! the client's task.

#![doc = include_str!("README.md")]

mod accept;
mod announce;
mod answer_times;
mod backend;
mod beacon;
pub mod bots;
pub mod browse;
mod card;
mod client;
pub mod close;
pub mod code;
mod control;
mod dial;
pub mod discovery;
pub mod doctor;
pub mod endpoint;
mod error;
mod events;
pub mod framing;
#[cfg(fuzzing)]
pub mod fuzzing;
mod gate;
mod handle;
mod host;
mod host_handle;
pub mod identity;
pub mod interfaces;
mod journal;
mod life;
mod line;
mod links;
mod look;
mod mdns_name;
mod mdns_search;
pub mod page;
mod places;
mod plain_socket;
mod porch;
mod presence;
mod ration;
mod rows;
mod scope;
mod stop;
mod thinking;
pub mod tls;
mod typed;
mod wake;

pub use answer_times::AnswerTimes;
pub use backend::Backend;
pub use error::{HostError, LinkError, Loss, NetError};
pub use handle::{Access, ClientEnd, ClientHandle, ClientUpdate, HostOptions, JoinOptions, ResumeOptions, SendError};
pub use host_handle::{GameEnd, HostHandle, HostStatus, TableCode, Target};
pub use stop::{StopSign, asked};
pub use thinking::{cores_for_bots, processors};
pub use typed::{AddressError, TypedAddress};
pub use wake::{Wake, no_wake};
