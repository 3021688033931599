//! Events at a table. The window reacts to each of them once.

use super::talk::Heard;
use crate::{
    games::any::AnyGame,
    protocol::{LogEntry, Refusal, Remark, TakeBackEnd},
    rules::Seat,
};
use std::sync::Arc;

/// Something that happened at a table, or to this client there.
#[derive(Clone, Debug, PartialEq)]
pub enum TableEvent {
    /// Entries of the log came with a new position. Entries that the client asked for are not among them.
    News(Vec<Arc<LogEntry<AnyGame>>>),
    /// This machine went on with the table.
    TookOver,
    /// The member of this seat went on with the table.
    WentOn(Seat),
    /// This person was to take the table over and has not: it stays here.
    StaysHere(String),
    /// A request for a take-back ended.
    TakeBackEnded(TakeBackEnd),
    /// The host refused something.
    Refused(Refusal<AnyGame>),
    /// Somebody else said something.
    Said(Heard),
    /// The words of this client that were lost on their way.
    Unheard(Remark),
}
