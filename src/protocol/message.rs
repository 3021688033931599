//! The messages.

use super::{
    Colour, Commitment, DecisionId, Digest, Lobby, LogEntry, MemberId, Refusal, RequestKind, SeedProof, Share,
    Snapshot, TableInfo, TakeBackNews, snapshot::Clock, table::BotKind,
};
use crate::rules::{Config, Game, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A request to come to the table. The device is known from the connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Join {
    /// The name wished for, as typed; the session cleans it or refuses.
    pub name: String,
    /// The colour wished for; given if it is free.
    pub colour: Option<Colour>,
    /// True if a program plays. Bots are always ready.
    pub bot: bool,
    /// True for somebody who only looks on: no seat is taken.
    pub spectator: bool,
}

/// A message from a client. The host answers each one, by its effect or by `HostMessage::Refused`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum ClientMessage<G: Game> {
    /// The first message of a connection.
    Join(Join),
    /// Sits down (lobby only). One client may hold several seats. `None`: the first free one.
    TakeSeat {
        /// The seat to take.
        seat: Option<Seat>,
    },
    /// Stands up (lobby only).
    LeaveSeat {
        /// The seat to leave, one's own.
        seat: Seat,
    },
    /// Changes the colour of one's own seat (lobby only).
    SetColour {
        /// The seat to change, one's own.
        seat: Seat,
        /// The new colour, a free one.
        colour: Colour,
    },
    /// All seats of this client are ready, or not yet (lobby only).
    SetReady {
        /// True for ready, false for not yet.
        ready: bool,
    },
    /// Changes game, players or options (host member in the lobby); takes everybody's ready back.
    SetConfig {
        /// The whole new configuration.
        config: Config,
    },
    /// Time to answer in reaction windows (host member in the lobby).
    SetWindow {
        /// Seconds; 0 means no limit.
        seconds: u16,
    },
    /// Fills a free seat with a bot of the host's process (host member in the lobby).
    AddBot {
        /// The seat to fill.
        seat: Seat,
        /// The bot's way of playing.
        kind: BotKind,
    },
    /// Removes such a bot (host member in the lobby).
    RemoveBot {
        /// The seat to free.
        seat: Seat,
    },
    /// Starts the game (host member; every seat taken and ready).
    Start,
    /// This client's part of the seed, in answer to `HostMessage::Commitment`.
    SeedShare {
        /// 32 random bytes.
        share: Share,
    },
    /// Answers a question.
    Command {
        /// The question that is answered.
        decision: DecisionId,
        /// The seat that answers, one's own.
        seat: Seat,
        /// The answer, a command of the game.
        command: G::Command,
    },
    /// Takes back the last reversible command of one's own seat.
    StepBack {
        /// The seat that steps back, one's own.
        seat: Seat,
        /// The revision the player sees, so that a second press in flight does not go one step too far.
        revision: u32,
    },
    /// The question is on the screen: its clock may start.
    Displayed {
        /// The question that is shown.
        decision: DecisionId,
    },
    /// Asks for log entries from this number on.
    LogFrom {
        /// The first one wanted.
        number: u32,
    },
    /// Another game with the same seats (host member, when a game has ended); back to the lobby, all still seated.
    Rematch,
    /// Asks for an answer.
    Ping {
        /// Comes back in `Pong`.
        nonce: u64,
    },
    /// Leaves for good: in the lobby the seats become free.
    Leave,
    /// Sends a guest away (host member in the lobby). Seats become free; the guest may come again. Bots of the host's
    /// process go with `RemoveBot`.
    RemoveMember {
        /// The guest to send away.
        member: MemberId,
    },
    /// Asks everybody to let one's own seat take back its last command, and with it all that was done since.
    AskTakeBack {
        /// The seat that asks, one's own.
        seat: Seat,
        /// The revision the player sees.
        revision: u32,
    },
    /// Answers such a request for one's own seat.
    AnswerTakeBack {
        /// The seat that answers, one's own.
        seat: Seat,
        /// The seat that asked.
        asker: Seat,
        /// The revision it was asked at, so that an answer does not count for a later request.
        revision: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Withdraws the open request of one's own seat.
    WithdrawTakeBack {
        /// The seat that asked, one's own.
        seat: Seat,
    },
    /// Goes forward again over what was taken back last: at once if one stepped back alone, otherwise everybody is asked
    /// as for the take-back.
    GoForward {
        /// The seat that wants it, one's own.
        seat: Seat,
        /// The revision the player sees.
        revision: u32,
    },
}

impl<G: Game> ClientMessage<G> {
    /// The kind of the message.
    #[must_use]
    pub const fn kind(&self) -> RequestKind {
        match self {
            Self::Join(_) => RequestKind::Join,
            Self::TakeSeat { .. } => RequestKind::TakeSeat,
            Self::LeaveSeat { .. } => RequestKind::LeaveSeat,
            Self::SetColour { .. } => RequestKind::SetColour,
            Self::SetReady { .. } => RequestKind::SetReady,
            Self::SetConfig { .. } => RequestKind::SetConfig,
            Self::SetWindow { .. } => RequestKind::SetWindow,
            Self::AddBot { .. } => RequestKind::AddBot,
            Self::RemoveBot { .. } => RequestKind::RemoveBot,
            Self::Start => RequestKind::Start,
            Self::SeedShare { .. } => RequestKind::SeedShare,
            Self::Command { .. } => RequestKind::Command,
            Self::StepBack { .. } => RequestKind::StepBack,
            Self::Displayed { .. } => RequestKind::Displayed,
            Self::LogFrom { .. } => RequestKind::LogFrom,
            Self::Rematch => RequestKind::Rematch,
            Self::Ping { .. } => RequestKind::Ping,
            Self::Leave => RequestKind::Leave,
            Self::RemoveMember { .. } => RequestKind::RemoveMember,
            Self::AskTakeBack { .. } => RequestKind::AskTakeBack,
            Self::AnswerTakeBack { .. } => RequestKind::AnswerTakeBack,
            Self::WithdrawTakeBack { .. } => RequestKind::WithdrawTakeBack,
            Self::GoForward { .. } => RequestKind::GoForward,
        }
    }
}

/// A message from the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum HostMessage<G: Game> {
    /// You are at the table. In a running game the newest snapshot follows.
    Welcome {
        /// Your id at the table.
        member: MemberId,
        /// True if you run the table.
        host: bool,
        /// The table with its configuration.
        table: Box<TableInfo<G>>,
        /// People and seats.
        lobby: Lobby,
    },
    /// The configuration changed.
    Table(Box<TableInfo<G>>),
    /// People, seats or stage changed.
    Lobby(Lobby),
    /// The game is about to start: seated clients send their share.
    Commitment {
        /// Number of the game at this table, from 1.
        game: u32,
        /// The host's promise.
        commitment: Commitment,
    },
    /// The game starts; the first snapshot follows.
    Started {
        /// Number of the game at this table, from 1.
        game: u32,
        /// `None` if the seed was given by hand.
        commitment: Option<Commitment>,
    },
    /// The position after a change.
    Snapshot(Box<Snapshot<G>>),
    /// Clocks of open questions changed.
    Clocks {
        /// All open questions that have a clock.
        clocks: Vec<(DecisionId, Clock)>,
    },
    /// A page of the log; ask again from the next number until `last` is reached.
    Log {
        /// Entries in order. The first may be later than asked for if older ones are not kept.
        entries: Vec<LogEntry<G>>,
        /// Number of the newest entry, 0 if there is none.
        last: u32,
    },
    /// Something you said was refused.
    Refused(Refusal<G>),
    /// The game is over.
    Ended {
        /// Number of the game at this table.
        game: u32,
        /// Ranks and points.
        outcome: Outcome,
        /// Digest of the last view.
        digest: Digest,
        /// Everything needed to check the seed; `None` if it was given by hand.
        proof: Option<SeedProof>,
    },
    /// Answer to `Ping`.
    Pong {
        /// The number from the `Ping`.
        nonce: u64,
    },
    /// The last message of a connection.
    Closed {
        /// The reason for the end.
        why: Closing,
    },
    /// Somebody asks for a take-back, or no longer does. A client that comes meanwhile hears of it after the
    /// snapshot.
    TakeBack(TakeBackNews),
}

/// The reason why the host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Closing {
    /// The table is closed in order.
    TableClosed,
    /// The same device came in on another connection.
    Replaced,
    /// It was asked to leave, or left.
    Left,
    /// It did not join in time.
    NotJoined,
    /// It could not be taken in; a refusal says why.
    Refused,
    /// It sent far too much.
    Flooding,
    /// It sent bytes that are no message.
    Malformed,
    /// The host sent this member away.
    Removed,
}

impl Closing {
    /// Stable code, also the catalogue key.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TableClosed => "table-closed",
            Self::Replaced => "replaced",
            Self::Left => "left",
            Self::NotJoined => "not-joined",
            Self::Refused => "refused",
            Self::Flooding => "flooding",
            Self::Malformed => "malformed",
            Self::Removed => "removed",
        }
    }
    /// True if the client should try to come back.
    #[must_use]
    pub const fn may_return(self) -> bool {
        matches!(self, Self::NotJoined | Self::Flooding)
    }
}
