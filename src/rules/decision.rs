//! Open questions: the seat that is asked, and what it is asked.

use super::Seat;
use serde::{Deserialize, Serialize};

/// One open question. Its id belongs to the session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<P> {
    /// The seat that has to answer.
    pub seat: Seat,
    /// Says if the seat may let it pass.
    pub obligation: Obligation,
    /// The question itself.
    pub prompt: P,
}

impl<P> Decision<P> {
    /// Asks the seat.
    #[must_use]
    pub const fn new(seat: Seat, obligation: Obligation, prompt: P) -> Self {
        Self {
            seat,
            obligation,
            prompt,
        }
    }
}

/// The two kinds of decision: one that must be answered, and one that may be let pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Obligation {
    /// One of the listed commands has to be given.
    Must,
    /// A reaction window: `Pass` is among the listed commands and is given for the seat when its time is up.
    MayPass,
}
