//! The messages between host and clients, and their bytes.
//!
//! A conversation is one stream: a frozen [`Hello`] each way, then length-prefixed frames with one [`ClientMessage`] or
//! [`HostMessage`] each. Bytes from a peer never panic and never allocate more than [`limits::FRAME_MAX`].

mod bot_kind;
mod chronicle;
pub mod codec;
mod deal;
mod digest;
mod epoch;
mod estate;
mod footing;
mod heir;
pub mod hello;
mod ids;
mod last_seen;
pub mod limits;
mod lobby_state;
mod mandate;
mod message;
mod names;
mod refusal;
mod seal;
mod shared_message;
mod snapshot;
mod table;
mod take_back;
mod talk;
mod timeline;
mod verdict;
mod witness;

pub use bot_kind::{BotKind, Character, Level};
pub use chronicle::{Chronicle, LogReader, Unread};
pub use codec::CodecError;
pub use digest::{Commitment, Digest, SeedProof, Share, ShareHash, view_digest};
pub use epoch::{
    Epoch, end_of_reign, is_one_run, number_of_host, overtaking_epoch, reign_of, restarted_epoch, round_of,
    successor_epoch,
};
pub use estate::{Estate, Legacy};
pub use footing::Footing;
pub use heir::Heir;
pub use hello::{Hello, HelloAction, HelloError, PROTOCOL_VERSION};
pub use ids::{Colour, DecisionId, DeviceId, MemberId, TableId};
pub use last_seen::LastSeen;
pub use lobby_state::{LobbyState, Readiness};
pub use mandate::{Followed, GIVERS_MAX, Grant, Lineage, Mandate, PROMISES_MAX, promise};
pub use message::{ClientMessage, Closing, CodeElement, HostMessage, Join};
pub use names::{Looks, Name, NameError};
pub use refusal::{Refusal, RefusalCode, RequestKind};
pub use seal::{DeviceKey, KeyError, Seal};
pub use shared_message::SharedMessage;
pub use snapshot::{Clock, LogEntry, LogKind, OpenDecision, PositionMark, Snapshot, StepBackOffer};
pub use table::{
    Knock, LetsPass, Lobby, MemberInfo, MoveBy, SeatInfo, SeatMove, Stage, TABLE_INFO_VERSION, TableInfo, WhoMayJoin,
};
pub use take_back::{ForwardOffer, TakeBackEnd, TakeBackNews, TakeBackRequest};
pub use talk::{Emote, Remark, RemarkError, SharedPlace, Talk};
pub use timeline::{Back, PlayedGame, Timeline};
pub use verdict::{Finding, SeedFault, SeedReport, SeedVerdict};
pub use witness::SeedWitness;
