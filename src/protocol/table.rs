//! A table as its members know it.

use super::{BotKind, Colour, DeviceId, Epoch, MemberId, Name, TableId, round_of};
use crate::rules::{Config, Game, OptionSpec, Seat};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// Raised when `TableInfo` changes.
pub const TABLE_INFO_VERSION: u16 = 5;

/// The devices that a table takes in. A device that proves its join code always comes in, and a device that belongs to
/// the table comes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WhoMayJoin {
    /// Anyone on the network.
    #[default]
    Anyone,
    /// Nobody without the code.
    Code,
    /// Devices that the host lets in when they ask.
    Ask,
    /// Devices that were at a table with the host before.
    Known,
}

impl WhoMayJoin {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 4] = [Self::Anyone, Self::Code, Self::Ask, Self::Known];
    /// Stable name, also the catalogue key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Anyone => "anyone",
            Self::Code => "code",
            Self::Ask => "ask",
            Self::Known => "known",
        }
    }
    /// The value that the command line calls by this word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.name() == name)
    }
}

/// Somebody who asks to be let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knock {
    /// The device that asks.
    pub device: DeviceId,
    /// The name that it gives itself.
    pub name: Name,
}

/// The description of a table. Setup and options stay fixed while a game lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct TableInfo<G: Game> {
    /// Version of this layout, [`TABLE_INFO_VERSION`].
    pub version: u16,
    /// The same at each host that continues the table.
    pub table: TableId,
    /// Name of the table.
    pub name: Name,
    /// The epoch of the host, see [`Epoch`].
    pub epoch: Epoch,
    /// The epoch in which this host began with the running game; 0 for the host that began it.
    pub stretch: Epoch,
    /// The chosen game, players and options.
    pub config: Config,
    /// The options on offer with their present values.
    pub options: Vec<OptionSpec>,
    /// The validated configuration with the box data.
    pub setup: G::Setup,
    /// Seconds to answer in a reaction window, 0 for no limit.
    pub window_seconds: u16,
    /// Seconds after which a stand-in comes for an absent owner; `None` for never by itself.
    pub away_seconds: Option<u16>,
    /// True if people may ask their own program what to do, while other people play too.
    pub hints: bool,
    /// The devices that may come.
    pub who: WhoMayJoin,
    /// Banned devices, for the next host.
    pub banned: Vec<DeviceId>,
    /// Machines that have hosted the table, the present one last: each may come back to it as its host.
    pub hosts: Vec<DeviceId>,
    /// Raised by every change of configuration, times or rules of joining.
    pub revision: u32,
}

/// The stage of a table, from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The seed is being made.
    Dealing,
    /// A game is on.
    Playing,
    /// A game is over, its result is shown.
    Ended,
}

impl Stage {
    /// Stable name, as announcements have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Dealing => "dealing",
            Self::Playing => "playing",
            Self::Ended => "ended",
        }
    }
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The device it belongs to; `None` if it is free.
    pub device: Option<DeviceId>,
    /// The member of that device, if the host knows one.
    pub member: Option<MemberId>,
    /// The name of the person who sits there: that of its member, who may be away, or of another one at the same laptop.
    pub name: Option<Name>,
    /// Its colour; free seats have one too.
    pub colour: Colour,
    /// True if its member is ready to start.
    pub ready: bool,
    /// A bot of the host's process.
    pub bot: Option<BotKind>,
    /// A bot of the host's process that plays on while the owner is away.
    pub stand_in: Option<BotKind>,
    /// The time of its standing answer; `None` if it is asked each time.
    pub lets_pass: Option<LetsPass>,
    /// Seconds that are left of the time it may ask for in this game.
    pub reserve: u16,
}

/// The time of a standing answer, which lets reaction windows pass. It ends sooner when the seat has to act, when
/// something is done to what belongs to the seat, at every undo and redo, and when the owner comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LetsPass {
    /// Until the turn that is on now is over.
    ThisTurn,
    /// Until the seat has to act itself.
    UntilOwnTurn,
}

/// A seat that goes to another member as soon as the other side agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMove {
    /// The seat that changes hands.
    pub seat: Seat,
    /// The member who is to have it.
    pub to: MemberId,
    /// The side that has agreed already.
    pub by: MoveBy,
}

/// The side that proposed to move a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveBy {
    /// The owner of the seat offers it; the newcomer answers.
    Owner,
    /// The host offers it for a bot or somebody who is away; the newcomer answers.
    Host,
    /// The newcomer wishes for it; the host answers.
    Newcomer,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberInfo {
    /// Id at this table.
    pub id: MemberId,
    /// Name, as shown to everybody.
    pub name: Name,
    /// The device that it plays on.
    pub device: DeviceId,
    /// True if it runs the table.
    pub host: bool,
    /// True if a program plays.
    pub bot: bool,
    /// True if it is connected.
    pub connected: bool,
    /// True if it is connected and its line has answered late for some time.
    pub slow: bool,
    /// True if its machine may go on with a table that loses its host.
    pub may_host: bool,
    /// Addresses to reach it at, for a table that loses its host.
    pub addresses: Vec<SocketAddr>,
}

/// People, seats and stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// The stage that the table is in.
    pub stage: Stage,
    /// Number of the running or last game, 0 before the first.
    pub game: u32,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Everybody, spectators included.
    pub members: Vec<MemberInfo>,
    /// False while the host cannot write its record. The game stands still meanwhile.
    pub saved: bool,
    /// The member that the table is being handed over to. The game stands still until that heir or this host continues
    /// it.
    pub handed_to: Option<MemberId>,
    /// False in a game while more than half of the electors are lost or the quorum epoch is an earlier one, and while
    /// an heir gathers for a lobby. An elector that left on purpose is not lost.
    pub together: bool,
    /// The quorum epoch of this host.
    pub sure: Epoch,
    /// Seats that are offered or wished for.
    pub moves: Vec<SeatMove>,
}

impl<G: Game> TableInfo<G> {
    /// The highest of its counters.
    #[must_use]
    pub fn counted(&self) -> u32 {
        round_of(self.epoch.max(self.stretch)).max(self.revision)
    }
}

impl Lobby {
    /// The highest of its counters.
    #[must_use]
    pub fn counted(&self) -> u32 {
        let members = self.members.iter().map(|member| member.id.0);
        members.chain([self.game]).max().unwrap_or(0)
    }
    /// True if another person is connected, who hears what this member says.
    #[must_use]
    pub fn has_listeners(&self, member: MemberId) -> bool {
        self.members.iter().any(|m| m.id != member && !m.bot && m.connected)
    }
    /// True if no other person has a seat, so that nobody minds a hint to this member.
    #[must_use]
    pub fn plays_alone(&self, member: MemberId) -> bool {
        let is_bot = |seat: &SeatInfo| {
            let mut members = self.members.iter();
            seat.bot.is_some() || members.any(|m| Some(m.id) == seat.member && m.bot)
        };
        let mut others = self.seats.iter().filter(|seat| seat.member != Some(member));
        others.all(|seat| seat.device.is_none() || is_bot(seat))
    }
    /// Number of seats that are taken.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.seats.iter().filter(|s| s.device.is_some()).count()
    }
    /// Seats in order that belong to the member; empty for a spectator.
    #[must_use]
    pub fn seats_of(&self, member: MemberId) -> Vec<Seat> {
        let mine = |(_, info): &(usize, &SeatInfo)| info.member == Some(member);
        self.seats
            .iter()
            .enumerate()
            .filter(mine)
            .filter_map(|(i, _)| Seat::new(i))
            .collect()
    }
}
