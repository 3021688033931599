//! The host task.
use super::LinkError;
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, HostMessage},
};
use tokio::sync::mpsc;
/// The host's end of a conversation inside the process.
#[derive(Debug)]
pub(super) struct LocalLink {
    pub(super) from: mpsc::Receiver<ClientMessage<AnyGame>>,
    pub(super) to: mpsc::Sender<Result<HostMessage<AnyGame>, LinkError>>,
    pub(super) bot: Option<u32>,
}
pub(super) fn start(
    _: super::life::Life,
    _: &super::identity::Identity,
    _: super::discovery::MdnsOptions,
    _: super::HostOptions,
) -> Result<super::HostHandle, super::HostError> {
    Err(super::NetError::NoNetwork("hosting is not built in yet".to_owned()).into())
}
