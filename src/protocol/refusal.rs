//! The reasons why a client's message was refused.

use super::NameError;
use crate::rules::{Game, Illegal, SetupError};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
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
    LastSeen,
    HandOver,
    Rematch,
    Ping,
    Leave,
    RemoveMember,
    AskTakeBack,
    AnswerTakeBack,
    WithdrawTakeBack,
    GoForward,
    SetAway,
    StandIn,
    OfferSeat,
    AskSeat,
    AnswerMove,
    CodeBegin,
    CodeConfirm,
    SetWho,
    AnswerKnock,
    BanMember,
    Talk,
    LetPass,
    MoreTime,
    NameSeat,
    SwapSeats,
    LiftBan,
    ShareHash,
    Promise,
    SetHints,
}

impl RequestKind {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;
}

/// The reason for a refusal. Each has a stable code for the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RefusalCode {
    /// The client has to join first.
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
    #[error("every seat is taken; you can watch")]
    NoFreeSeat,
    /// The seat belongs to somebody else.
    #[error("that seat is taken; choose another")]
    SeatTaken,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSuchSeat,
    /// The seat is free, or belongs to another device.
    #[error("that seat is not yours")]
    NotYourSeat,
    /// The colour belongs to another seat.
    #[error("that colour is taken; choose another")]
    ColourTaken,
    /// Nothing of the kind can be done at this stage.
    #[error("that cannot be done now")]
    WrongStage,
    /// Only the host member may do that.
    #[error("only the host can do that")]
    HostOnly,
    /// The member has no seat.
    #[error("take a seat first")]
    NotSeated,
    /// The seat has no bot of the host, or no stand-in.
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
    /// All of the time that may be asked for is used up.
    #[error("there is no more time to ask for in this game")]
    NoTimeLeft,
    /// Nothing was done that could be taken back.
    #[error("there is nothing to step back over")]
    NothingToStepBack,
    /// Something was revealed, drawn or made final.
    #[error("something was revealed or made final; it cannot be taken back")]
    Sealed,
    /// Another seat acted last.
    #[error("somebody else acted last")]
    OtherActed,
    /// The position to go back to is not kept.
    #[error("no earlier position is kept")]
    TooDeep,
    /// The share or its hash was given, does not fit, or is not asked for.
    #[error("no share of the seed is wanted now")]
    ShareNotWanted,
    /// There were too many messages, or a ration is used up.
    #[error("too many messages; slow down")]
    TooFast,
    /// The record cannot be written, so nothing is done that could be lost.
    #[error("the host cannot save the game; it goes on as soon as the host's disk takes it")]
    NotSaved,
    /// No member has that id, or that member cannot be chosen here.
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
    /// The last request of the seat failed a moment ago.
    #[error("you asked a moment ago; wait a little before you ask again")]
    AskedJustNow,
    /// No other member can host the table.
    #[error("nobody else at the table can host it")]
    NoHeir,
    /// Nothing of this seat was taken back, or somebody has acted since.
    #[error("there is nothing to go forward to")]
    NothingToGoForward,
    /// A stand-in comes only for an absent owner.
    #[error("its player is here; a bot plays on only for who is away")]
    NotAway,
    /// A bot answers for the seat until its action is done.
    #[error("a bot finishes its action for you; then you play again")]
    StandInPlays,
    /// The table is run by a program that nobody sits at.
    #[error("this table is run without a person, so nobody can allow that")]
    NobodyAllows,
    /// New devices need the join code.
    #[error("this table takes in only who has its code; ask the host for it, then join with --code")]
    NeedsCode,
    /// The device was at no table with the host before.
    #[error("this table takes in only devices that the host has played with; ask the host for the code")]
    NotKnown,
    /// The host was asked and said no.
    #[error("the host does not let you in; talk to the host, or join with the table's code")]
    NotAdmitted,
    /// No host member is connected, or the host did not answer in time.
    #[error("nobody at the host's has answered; ask the host for the code, then join with --code")]
    NobodyAnswers,
    /// Too many ask to be let in, or another device asks from the same address.
    #[error("too many ask to be let in; ask the host for the code, then join with --code")]
    TooManyAsk,
    /// The code is not the present one of this table.
    #[error("that is not the code of this table; look at the host's window again, it may be a new one")]
    WrongCode,
    /// No try of a join code is granted now.
    #[error("too many codes were tried; wait half a minute and look at the host's window again")]
    CodeTooFast,
    /// A further seat has to wait while somebody has none.
    #[error("somebody waits for a seat; take one more when everybody has one")]
    OthersWait,
    /// The host hands the table over.
    #[error("the table is being handed over; it goes on in a moment")]
    HandingOver,
}

impl RefusalCode {
    /// Stable code, also the catalogue key.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }
}
