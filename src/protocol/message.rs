//! The messages.

use super::{
    BotKind, Colour, Commitment, DecisionId, DeviceId, Digest, Footing, Grant, Knock, LastSeen, LetsPass, Lineage,
    Lobby, LogEntry, MemberId, Name, Refusal, RequestKind, Seal, SeatMove, SeedProof, Share, ShareHash, Snapshot,
    TableInfo, TakeBackNews, Talk, WhoMayJoin, snapshot::Clock,
};
use crate::rules::{Config, Game, Outcome, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A request to come to the table. The device is known from the connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Join {
    /// The name wished for, as typed; the session cleans it or refuses.
    pub name: String,
    /// The colour wished for, which the member gets if it is free.
    pub colour: Option<Colour>,
    /// True if a program plays. Bots are always ready.
    pub bot: bool,
    /// True for a spectator, who gets no seat.
    pub spectator: bool,
    /// True if this machine may go on with the table when its host is lost or leaves.
    pub may_host: bool,
}

/// A message from a client. The host answers each one, by its effect or by `HostMessage::Refused`, except a testimony or a
/// promise that it does not use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum ClientMessage<G: Game> {
    /// Asks to come to the table. Only `LastSeen`, the proof of the join code and `Ping` may come before it.
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
    /// Sets the time to answer in reaction windows (host member in the lobby).
    SetWindow {
        /// Seconds; 0 means no limit.
        seconds: u16,
    },
    /// Fills a free seat with a bot of the host's process, or replaces the bot that sits there (host member in the
    /// lobby).
    AddBot {
        /// The seat to fill.
        seat: Seat,
        /// The bot's way of playing.
        kind: BotKind,
    },
    /// Removes a bot of the host's process (host member in the lobby).
    RemoveBot {
        /// The seat to free.
        seat: Seat,
    },
    /// Starts the game (host member; all who have a seat are ready). Free seats are removed, if two or more have
    /// owners.
    Start,
    /// This client's part of the seed, in answer to `HostMessage::ShareHashes`.
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
    /// Undoes the last command of the game, if this seat gave it and it can be undone.
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
    /// The sender's testimony, before `Join`: from a member to a device that may host the table now, or from a host to
    /// a former host.
    LastSeen(Box<LastSeen<G>>),
    /// Offers the table to another member (host member in a running game). This table closes when the heir has begun, and
    /// continues here after a while otherwise.
    HandOver {
        /// The member that becomes the host; `None`: the first heir.
        to: Option<MemberId>,
    },
    /// Another game with the same seats (host member, when a game has ended); back to the lobby, all still seated.
    Rematch,
    /// Asks for an answer.
    Ping {
        /// Comes back in `Pong`.
        nonce: u64,
    },
    /// Leaves on purpose. In the lobby the seats become free.
    Leave,
    /// Sends a guest away (host member in the lobby). Seats become free; the guest may come again. `RemoveBot` removes
    /// bots of the host's process.
    RemoveMember {
        /// The guest to send away.
        member: MemberId,
    },
    /// Asks everybody to let one's own seat take back its last command and everything since.
    AskTakeBack {
        /// The seat that asks, one's own.
        seat: Seat,
        /// The revision the player sees.
        revision: u32,
    },
    /// Answers a request for a take-back or its redo, for one's own seat.
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
    /// Redoes the last undo: a step back at once, a take-back once everybody agrees again.
    GoForward {
        /// The seat that wants it, one's own.
        seat: Seat,
        /// The revision the player sees.
        revision: u32,
    },
    /// Sets the time after which a stand-in comes for an absent owner (host member in the lobby).
    SetAway {
        /// Seconds; `None` means never by itself.
        seconds: Option<u16>,
    },
    /// Starts a stand-in for a seat whose owner is away, or ends it (host member in a running game).
    StandIn {
        /// The seat of somebody who is away.
        seat: Seat,
        /// The bot's way of playing; `None` ends it, so that the seat waits for its owner.
        kind: Option<BotKind>,
    },
    /// Offers a seat of a running game to a member: its owner, or the host for a bot or somebody who is away.
    OfferSeat {
        /// The seat to give away.
        seat: Seat,
        /// The member who is to have it.
        to: MemberId,
    },
    /// Wishes for the seat of a bot or of somebody who is away; the host answers.
    AskSeat {
        /// The seat that is wished for.
        seat: Seat,
    },
    /// Answers an offer or a wish, or takes it back.
    AnswerMove {
        /// The offer or wish, as the lobby has it.
        asked: SeatMove,
        /// Yes or no.
        agree: bool,
    },
    /// Begins to prove that the join code is known; before `Join`. The host answers with `CodeAnswer`.
    CodeBegin {
        /// The guest's masked key.
        element: CodeElement,
    },
    /// Proves that the join code is known, in answer to `CodeAnswer`; `Join` follows.
    CodeConfirm {
        /// Derived from the key that both sides share now.
        confirm: [u8; 32],
    },
    /// Changes who may join (host member in the lobby).
    SetWho {
        /// The devices that may come from now on.
        who: WhoMayJoin,
    },
    /// Answers somebody who asks to be let in (host member).
    AnswerKnock {
        /// The device that asks.
        device: DeviceId,
        /// True to let it in.
        admit: bool,
    },
    /// Sends a guest away for as long as the table exists (host member); its device is not taken in again. In a running
    /// game its seats stay where they are.
    BanMember {
        /// The guest to send away.
        member: MemberId,
    },
    /// Says or shows something to everybody.
    Talk(Talk),
    /// Gives a standing answer for one's own seat, or ends it.
    LetPass {
        /// The seat, one's own.
        seat: Seat,
        /// The time of the standing answer; `None` ends it.
        time: Option<LetsPass>,
    },
    /// Asks for more time to answer a question, from the seat's reserve for the game.
    MoreTime {
        /// The question to one's own seat.
        decision: DecisionId,
    },
    /// Says who sits at one's own seat, where several people share a laptop (lobby only).
    NameSeat {
        /// The seat, one's own.
        seat: Seat,
        /// The person.
        name: Name,
    },
    /// Swaps two seats with their people, bots and colours, and takes everybody's ready back (host member in the
    /// lobby).
    SwapSeats {
        /// The two seats.
        seats: [Seat; 2],
    },
    /// Lifts the ban of a device, or takes back that it was not let in (host member).
    LiftBan {
        /// The machine that was kept out.
        device: DeviceId,
    },
    /// The hash of this client's part of the seed, in answer to `HostMessage::Commitment`.
    ShareHash {
        /// Number of the game at this table.
        game: u32,
        /// Number of the deal.
        attempt: u32,
        /// The hash of the share that follows.
        hash: ShareHash,
    },
    /// Promises to follow this host and no earlier one. A member sends it once it follows a host that took the table over,
    /// with or without a seat. See [`super::promise`].
    Promise(Seal),
    /// Allows people to ask their own program what to do, or forbids it (host member in the lobby).
    SetHints {
        /// True to allow it.
        allowed: bool,
    },
}

/// The first message of a side that proves to know a join code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CodeElement(#[serde(with = "serde_big_array::BigArray")] pub [u8; 33]);

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
            Self::LastSeen(_) => RequestKind::LastSeen,
            Self::HandOver { .. } => RequestKind::HandOver,
            Self::Rematch => RequestKind::Rematch,
            Self::Ping { .. } => RequestKind::Ping,
            Self::Leave => RequestKind::Leave,
            Self::RemoveMember { .. } => RequestKind::RemoveMember,
            Self::AskTakeBack { .. } => RequestKind::AskTakeBack,
            Self::AnswerTakeBack { .. } => RequestKind::AnswerTakeBack,
            Self::WithdrawTakeBack { .. } => RequestKind::WithdrawTakeBack,
            Self::GoForward { .. } => RequestKind::GoForward,
            Self::SetAway { .. } => RequestKind::SetAway,
            Self::StandIn { .. } => RequestKind::StandIn,
            Self::OfferSeat { .. } => RequestKind::OfferSeat,
            Self::AskSeat { .. } => RequestKind::AskSeat,
            Self::AnswerMove { .. } => RequestKind::AnswerMove,
            Self::CodeBegin { .. } => RequestKind::CodeBegin,
            Self::CodeConfirm { .. } => RequestKind::CodeConfirm,
            Self::SetWho { .. } => RequestKind::SetWho,
            Self::AnswerKnock { .. } => RequestKind::AnswerKnock,
            Self::BanMember { .. } => RequestKind::BanMember,
            Self::Talk(_) => RequestKind::Talk,
            Self::LetPass { .. } => RequestKind::LetPass,
            Self::MoreTime { .. } => RequestKind::MoreTime,
            Self::NameSeat { .. } => RequestKind::NameSeat,
            Self::SwapSeats { .. } => RequestKind::SwapSeats,
            Self::LiftBan { .. } => RequestKind::LiftBan,
            Self::ShareHash { .. } => RequestKind::ShareHash,
            Self::Promise(_) => RequestKind::Promise,
            Self::SetHints { .. } => RequestKind::SetHints,
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
    /// The description of the table changed: configuration, rules of joining or epoch.
    Table(Box<TableInfo<G>>),
    /// People, seats or stage changed.
    Lobby(Lobby),
    /// A deal begins, for a new game or before this host continues another host's game. Seated clients send the hash of
    /// their share.
    Commitment {
        /// Number of the game at this table, from 1.
        game: u32,
        /// Number of the deal, from 1. A higher one says that the host abandons the deal before.
        attempt: u32,
        /// The commitment of the deal.
        commitment: Commitment,
    },
    /// A game begins, or another host's game continues here. The first snapshot follows.
    Started {
        /// Number of the game at this table, from 1.
        game: u32,
        /// `None` if the seed was given by hand.
        commitment: Option<Commitment>,
    },
    /// The newest position: after a change, and for a member that comes.
    Snapshot(Box<Snapshot<G>>),
    /// Clocks of open questions changed.
    Clocks {
        /// All open questions that have a clock.
        clocks: Vec<(DecisionId, Clock)>,
    },
    /// A page of the log; ask again from the next number until `last` is reached.
    Log {
        /// Entries in order. The first may be later than asked for if older ones are not kept.
        entries: Vec<Arc<LogEntry<G>>>,
        /// Number of the newest entry, 0 if there is none.
        last: u32,
    },
    /// A message of yours was refused.
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
    /// The host hands the table over; `Closed` follows.
    HandedOver {
        /// The device of the heir.
        to: DeviceId,
        /// The signed hand-over, which the heir shows to others.
        grant: Grant,
    },
    /// The last message of a connection.
    Closed {
        /// The reason for the end.
        why: Closing,
    },
    /// Somebody asks for a take-back, or no longer does. A client that comes meanwhile hears of it after the
    /// snapshot.
    TakeBack(TakeBackNews),
    /// Answer to `CodeBegin`: proves that the host knows the code.
    CodeAnswer {
        /// The host's masked key.
        element: CodeElement,
        /// Derived from the key that both sides share now.
        confirm: [u8; 32],
    },
    /// The person at the host is being asked whether you may come in; `Welcome` or a refusal follows.
    Asked,
    /// All who ask to be let in now; to the host member alone.
    Knocks(Vec<Knock>),
    /// Somebody says or shows something.
    Said {
        /// The member that says it.
        member: MemberId,
        /// The remark, the phrase, or the place that the member points at.
        talk: Talk,
    },
    /// No hash is accepted any more. Clients whose hash is in the list reveal their share.
    ShareHashes {
        /// Number of the game at this table.
        game: u32,
        /// Number of the deal.
        attempt: u32,
        /// The hashes by seat; `None` for a seat whose client sent none in time.
        hashes: Vec<Option<ShareHash>>,
    },
    /// The promises to follow this host so far: after the welcome, before a `Table` of a new epoch, and after each new promise.
    Mandate(Box<Lineage>),
    /// The position from which this host continues the game of a lost host: before the first position, and again to each
    /// member that comes later.
    Footing(Box<Footing>),
}

impl<G: Game> HostMessage<G> {
    /// The highest of the counters in it that a client goes on from.
    #[must_use]
    pub fn counted(&self) -> u32 {
        match self {
            Self::Welcome { table, lobby, .. } => table.counted().max(lobby.counted()),
            Self::Table(table) => table.counted(),
            Self::Lobby(lobby) => lobby.counted(),
            Self::Snapshot(snapshot) => snapshot.counted(),
            Self::Log { entries, last } => entries
                .iter()
                .map(|entry| entry.number)
                .chain([*last])
                .max()
                .unwrap_or(0),
            Self::Commitment { game, attempt, .. } | Self::ShareHashes { game, attempt, .. } => *game.max(attempt),
            Self::Started { game, .. } | Self::Ended { game, .. } => *game,
            Self::Footing(footing) => footing.counted(),
            _ => 0,
        }
    }
}

/// The reason why the host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Closing {
    /// The table is closed in order.
    TableClosed,
    /// The same device came in on another connection.
    Replaced,
    /// The member left on purpose, or is a bot that the host no longer needs.
    Left,
    /// The client did not join in time.
    NotJoined,
    /// The client could not be taken in; a refusal says why.
    Refused,
    /// The client sent far too much, or joined too often.
    Flooding,
    /// The client sent bytes that are not a message.
    Malformed,
    /// The host sent this member away.
    Removed,
    /// Another machine hosts the table, or is about to.
    MovedOn,
    /// The heir that gathered the members has given up.
    NoQuorum,
    /// The host banned this device.
    Banned,
    /// This spectator made way for another member.
    MadeWay,
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
            Self::MovedOn => "moved-on",
            Self::NoQuorum => "no-quorum",
            Self::Banned => "banned",
            Self::MadeWay => "made-way",
        }
    }
    /// True if the client should try to come back.
    #[must_use]
    pub const fn may_return(self) -> bool {
        matches!(self, Self::NotJoined | Self::Flooding | Self::MovedOn | Self::NoQuorum)
    }
}
