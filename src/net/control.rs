//! Requests of this process to the host task.

use super::error::LinkError;
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, DeviceId, SharedMessage},
    session::Operator,
};
use tokio::sync::mpsc;

/// The host's end of a conversation inside the process.
#[derive(Debug)]
pub(super) struct LocalLink {
    pub(super) from: mpsc::Receiver<ClientMessage<AnyGame>>,
    pub(super) to: mpsc::Sender<Result<SharedMessage<AnyGame>, LinkError>>,
    /// The identity of a bot of the table; `None` for the person at this machine.
    pub(super) bot: Option<DeviceId>,
}

/// A request of a handle to the host task.
#[derive(Debug)]
pub(super) enum HostControl {
    /// Takes in a client of this process.
    Attach(LocalLink),
    /// Carries out a command of the operator.
    Operate(Operator),
}
