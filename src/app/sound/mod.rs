//! Sounds that tell what happens at the table to somebody who looks elsewhere. Nothing is told by a sound alone.

mod cue;
#[cfg(feature = "sound")]
mod device;
mod loudspeaker;
#[cfg(any(feature = "sound", test))]
mod recipe;

pub use cue::Cue;
pub use loudspeaker::{Loudspeaker, Note};

/// A speaker at the sound device of this machine; `None` for a program that was built without sound.
#[must_use]
pub fn start() -> Option<Loudspeaker> {
    #[cfg(feature = "sound")]
    return device::start();
    #[cfg(not(feature = "sound"))]
    None
}
