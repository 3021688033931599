//! The reasons why a client's message was refused.

use super::NameError;
use crate::rules::{Game, Illegal, SetupError};
use serde::{Deserialize, Serialize};

/// An answer to a message that changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Refusal<G: Game> {
    /// The kind of message that was refused.
    pub what: RequestKind,
    /// The reason for the refusal.
    pub code: RefusalCode,
    /// The rule of the game that forbids the command, if one does.
    pub reason: Option<G::Reason>,
}

/// The kind of a client message, without its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of ClientMessage")]
pub enum RequestKind {
    Join,
    TakeSeat,
    LeaveSeat,
    SetColour,
    SetReady,
    SetConfig,
    SetWindow,
    AddBot,
    RemoveBot,
    Start,
    SeedShare,
    Command,
    StepBack,
    Displayed,
    LogFrom,
    Rematch,
    Ping,
    Leave,
    RemoveMember,
    AskTakeBack,
    AnswerTakeBack,
    WithdrawTakeBack,
    GoForward,
}

/// The reason for a refusal. Each has a stable code for the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum RefusalCode {
    /// The first message has to be `Join`.
    #[error("join the table first")]
    NotJoined,
    /// `Join` was said before.
    #[error("you have joined already")]
    AlreadyJoined,
    /// The name cannot be used.
    #[error("{0}")]
    Name(NameError),
    /// No more people fit.
    #[error("the table is full; ask the host to make room")]
    TableFull,
    /// Every seat is taken.
    #[error("every seat is taken; you can look on")]
    NoFreeSeat,
    /// The seat belongs to somebody else.
    #[error("that seat is taken; choose another")]
    SeatTaken,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSuchSeat,
    /// The seat is not yours.
    #[error("that seat is not yours")]
    NotYourSeat,
    /// The colour belongs to another seat.
    #[error("that colour is taken; choose another")]
    ColourTaken,
    /// Nothing of the kind can be done at this stage.
    #[error("that cannot be done now")]
    WrongStage,
    /// Only the host member may.
    #[error("only the host can do that")]
    HostOnly,
    /// The member has no seat.
    #[error("take a seat first")]
    NotSeated,
    /// There is no bot in that seat.
    #[error("no bot of the host sits there")]
    NoBot,
    /// Not every seat is taken.
    #[error("every seat has to be taken first")]
    SeatsOpen,
    /// Not everybody is ready.
    #[error("everybody has to be ready first")]
    NotReady,
    /// The configuration cannot be played.
    #[error("{0}")]
    Setup(SetupError),
    /// A text or number in the request is longer than allowed.
    #[error("the request is larger than allowed")]
    TooLarge,
    /// The question was answered or withdrawn meanwhile.
    #[error("the table has moved on; look again")]
    Stale,
    /// The question is asked of another seat.
    #[error("another seat is asked that")]
    NotAsked,
    /// The game does not allow it.
    #[error("{0}")]
    Illegal(Illegal),
    /// Nothing was done that could be taken back.
    #[error("there is nothing to step back over")]
    NothingToStepBack,
    /// Something was revealed, drawn or made final.
    #[error("something was revealed or made final; it cannot be taken back")]
    Sealed,
    /// Another seat acted last.
    #[error("somebody else acted last")]
    OtherActed,
    /// More steps were taken than are kept.
    #[error("no earlier position is kept")]
    TooDeep,
    /// The share was given or is not asked for.
    #[error("no share of the seed is wanted now")]
    ShareNotWanted,
    /// Too many messages.
    #[error("too many messages; slow down")]
    TooFast,
    /// The record cannot be written, so nothing is done that could be lost.
    #[error("the host cannot save the game; it goes on as soon as the host's disk takes it")]
    NotSaved,
    /// Nobody of that id is at the table, or none who can be sent away.
    #[error("there is no such guest at the table")]
    NoSuchGuest,
    /// A take-back is asked for already.
    #[error("a take-back is being asked for; wait until it is answered")]
    TakeBackOpen,
    /// A seat can go back over its last command alone.
    #[error("step back instead; nobody has to agree to that")]
    StepBackInstead,
    /// The seat said yes already.
    #[error("you have answered already")]
    AnsweredAlready,
    /// The last request of the seat was not agreed to a moment ago.
    #[error("you asked a moment ago; wait a little before you ask again")]
    AskedJustNow,
    /// Nothing of this seat was taken back, or somebody has acted since.
    #[error("there is nothing to go forward to")]
    NothingToGoForward,
}

impl RefusalCode {
    /// Stable code, also the catalogue key.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotJoined => "not-joined",
            Self::AlreadyJoined => "already-joined",
            Self::Name(_) => "name",
            Self::TableFull => "table-full",
            Self::NoFreeSeat => "no-free-seat",
            Self::SeatTaken => "seat-taken",
            Self::NoSuchSeat => "no-such-seat",
            Self::NotYourSeat => "not-your-seat",
            Self::ColourTaken => "colour-taken",
            Self::WrongStage => "wrong-stage",
            Self::HostOnly => "host-only",
            Self::NotSeated => "not-seated",
            Self::NoBot => "no-bot",
            Self::SeatsOpen => "seats-open",
            Self::NotReady => "not-ready",
            Self::Setup(_) => "setup",
            Self::TooLarge => "too-large",
            Self::Stale => "stale",
            Self::NotAsked => "not-asked",
            Self::Illegal(_) => "illegal",
            Self::NothingToStepBack => "nothing-to-step-back",
            Self::Sealed => "sealed",
            Self::OtherActed => "other-acted",
            Self::TooDeep => "too-deep",
            Self::ShareNotWanted => "share-not-wanted",
            Self::TooFast => "too-fast",
            Self::NotSaved => "not-saved",
            Self::NoSuchGuest => "no-such-guest",
            Self::TakeBackOpen => "take-back-open",
            Self::StepBackInstead => "step-back-instead",
            Self::AnsweredAlready => "answered-already",
            Self::AskedJustNow => "asked-just-now",
            Self::NothingToGoForward => "nothing-to-go-forward",
        }
    }
}
