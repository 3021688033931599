//! Take-backs: undos that need everybody's yes, and their redos.

use crate::rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A seat asks to take back its last command, with everything that was done since.
///
/// Every other seat that a person holds has to agree, even if its client is away. Bots, and the other seats of the asking
/// client, are not asked. The game goes on meanwhile. The next accepted command, step back or redo of a step back ends the
/// request. So do a no, a withdrawal, the timeout and the beginning of another record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBackRequest {
    /// The seat that asks.
    pub seat: Seat,
    /// The revision it was asked at. Seat and revision name the request.
    pub revision: u32,
    /// The revision whose position would be restored.
    pub to: u32,
    /// Number of commands that would be undone, at least 1.
    pub commands: u32,
    /// The seats that gave these commands.
    pub of: SeatSet,
    /// The seats that said yes.
    pub agreed: SeatSet,
    /// The seats that have not answered yet.
    pub waiting: SeatSet,
    /// Time left for the answers, in milliseconds, when this was sent.
    pub left_ms: u32,
    /// True for a redo, by which `commands` of the seats in `of` would stand again.
    pub forward: bool,
}

/// The redo that is possible now. It is gone as soon as anybody acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForwardOffer {
    /// The seats whose commands would stand again. Any of them may redo; empty if there is nothing to redo.
    pub seats: SeatSet,
    /// True if nobody has to agree, because the undo was a step back.
    pub alone: bool,
}

/// The way in which a request ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TakeBackEnd {
    /// Everybody agreed: the position that follows is the earlier one.
    Agreed,
    /// Everybody agreed to go forward: the position that follows is the one that was taken back.
    AgreedForward,
    /// A seat said no.
    Declined {
        /// The seat that said no.
        seat: Seat,
    },
    /// The seat that asked withdrew it.
    Withdrawn,
    /// Somebody acted, stepped back or redid a step back meanwhile, or another record began.
    Overtaken,
    /// Not everybody answered in time.
    Expired,
}

/// The news of a request. At most one is open at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TakeBackNews {
    /// A request is open; this is its present state.
    Open(TakeBackRequest),
    /// The request is open no longer.
    Closed(TakeBackEnd),
}
