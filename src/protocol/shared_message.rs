//! A message of the host to several members.

use super::{HostMessage, codec};
use crate::rules::Game;
use std::sync::{Arc, OnceLock};

/// A message that all its receivers share: it is kept once and encoded once.
#[derive(Clone, Debug)]
pub struct SharedMessage<G: Game>(Arc<Shared<G>>);

#[derive(Debug)]
struct Shared<G: Game> {
    message: HostMessage<G>,
    frame: OnceLock<Arc<[u8]>>,
}

impl<G: Game> From<HostMessage<G>> for SharedMessage<G> {
    fn from(message: HostMessage<G>) -> Self {
        let frame = OnceLock::new();
        Self(Arc::new(Shared { message, frame }))
    }
}

impl<G: Game> std::ops::Deref for SharedMessage<G> {
    type Target = HostMessage<G>;
    fn deref(&self) -> &HostMessage<G> {
        &self.0.message
    }
}

impl<G: Game> PartialEq for SharedMessage<G> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<G: Game> Eq for SharedMessage<G> {}

impl<G: Game> SharedMessage<G> {
    /// The message itself. It is copied only if another receiver still has it.
    #[must_use]
    pub fn into_message(self) -> HostMessage<G> {
        Arc::try_unwrap(self.0).map_or_else(|shared| shared.message.clone(), |shared| shared.message)
    }

    /// The message as a frame, which the first call makes.
    ///
    /// # Errors
    /// The message is longer than a frame may be.
    pub fn frame(&self) -> Result<Arc<[u8]>, codec::CodecError> {
        if let Some(frame) = self.0.frame.get() {
            return Ok(Arc::clone(frame));
        }
        let frame: Arc<[u8]> = codec::encode_frame(&self.0.message)?.into();
        Ok(Arc::clone(self.0.frame.get_or_init(|| frame)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::relics::Relics;

    #[test]
    fn all_receivers_share_one_frame_and_the_last_one_gets_the_message_itself() {
        let message = HostMessage::<Relics>::Pong { nonce: 7 };
        let first = SharedMessage::from(message.clone());
        let second = first.clone();
        let [one, other] = [&first, &second].map(|shared| shared.frame().unwrap());
        assert!(Arc::ptr_eq(&one, &other) && *one == *codec::encode_frame(&message).unwrap());
        assert_eq!(first, second);
        assert_eq!(
            (first.into_message(), second.into_message()),
            (message.clone(), message)
        );
    }
}
