//! Who is asked what.

use super::Seat;
use serde::{Deserialize, Serialize};

/// One open question. Its id belongs to the session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<P> {
    /// Who is asked.
    pub seat: Seat,
    /// Whether the seat may let it pass.
    pub obligation: Obligation,
    /// What is asked.
    pub prompt: P,
}

/// Whether a decision can be let pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Obligation {
    /// One of the listed commands has to be given.
    Must,
    /// A reaction window: `Pass` is among the listed commands and is given for the seat when its time is up.
    MayPass,
}
