//! The words of the rules: symbols, Sectors, spaces of the headquarters, research cards, expansions and goods.

use crate::{games::listed::listed, rules::MAX_SEATS};
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// Edges of the ring: positions that a Sector can have.
pub const RING: usize = Sector::COUNT;
/// Rounds of a game.
pub const ROUNDS: usize = 4;
/// Submarines of one colour, and places of a player board.
pub const SUBMARINES: usize = 6;
/// Submarine slots of a Sector: one for each colour.
pub const SLOTS: usize = MAX_SEATS;
/// Numbers on a player board that bots cover.
pub const BOT_SLOTS: u8 = 14;
/// Bots that circulate: all of a colour but the one that marks the turn order.
pub const BOTS: u8 = 15;
/// Most program cards in a box: both sides of one for each symbol.
pub(super) const PROGRAMS: usize = 2 * Symbol::COUNT;
/// Research cards in the box.
pub const CARDS: usize = 41;
/// Lab expansions in the box.
pub const EXPANSIONS: usize = 30;
/// Most expansions of a lab.
pub const LAB: usize = 5;
/// Most research cards of a lab: more than any box file lets it hold.
pub const HAND: usize = 9;
/// Programmed bots that a player may keep.
pub const PROGRAMMED: usize = 2;

listed! {
    /// A program symbol with its action, named by its colour.
    #[derive(EnumSetType)]
    #[enumset(no_ops, no_super_impls, serialize_repr = "u8", serialize_deny_unknown)]
    Symbol:
    /// Expands the lab.
    Green,
    /// Takes the time of a Sector.
    Yellow,
    /// Takes the crystals of a Sector.
    Black,
    /// Catches octopods for points.
    Purple,
    /// Places a submarine.
    Blue,
    /// Takes a research card.
    Red,
    /// Programs another bot.
    White,
}

/// A set of symbols.
pub type Symbols = EnumSet<Symbol>;

listed! {
    /// A Sector of the Station; a letter of a base lab or an expansion names one.
    #[derive(EnumSetType)]
    #[enumset(no_ops, no_super_impls, serialize_repr = "u8", serialize_deny_unknown)]
    Sector:
    /// The Sector with the letter A.
    #[serde(rename = "A")]
    #[strum(serialize = "A")]
    A,
    /// The Sector with the letter B.
    #[serde(rename = "B")]
    #[strum(serialize = "B")]
    B,
    /// The Sector with the letter C.
    #[serde(rename = "C")]
    #[strum(serialize = "C")]
    C,
    /// The Sector with the letter D.
    #[serde(rename = "D")]
    #[strum(serialize = "D")]
    D,
    /// The Sector with the letter E.
    #[serde(rename = "E")]
    #[strum(serialize = "E")]
    E,
    /// The Sector with the letter F.
    #[serde(rename = "F")]
    #[strum(serialize = "F")]
    F,
}

listed! {
    /// A space of the headquarters that a programming tile lies on.
    Space:
    /// First tier, left.
    #[serde(rename = "A1")]
    #[strum(serialize = "A1")]
    A1,
    /// First tier, right.
    #[serde(rename = "A2")]
    #[strum(serialize = "A2")]
    A2,
    /// Second tier, left.
    #[serde(rename = "B1")]
    #[strum(serialize = "B1")]
    B1,
    /// Second tier, middle.
    #[serde(rename = "B2")]
    #[strum(serialize = "B2")]
    B2,
    /// Second tier, right.
    #[serde(rename = "B3")]
    #[strum(serialize = "B3")]
    B3,
    /// Third tier, left.
    #[serde(rename = "C1")]
    #[strum(serialize = "C1")]
    C1,
    /// Third tier, right.
    #[serde(rename = "C2")]
    #[strum(serialize = "C2")]
    C2,
}

/// The place of an engineer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Engineer {
    /// Above the first tier.
    #[default]
    Start,
    /// On a space.
    On(Space),
    /// On the pass-order track.
    Passed,
}

/// The reward of a research card that pays again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// Time for the lab.
    Time,
    /// Crystals for the lab.
    Crystals,
    /// Points on the score track.
    Points,
}

impl Prize {
    /// All of them, in the order in which they are paid (RES-1).
    pub const ALL: [Self; 3] = [Self::Time, Self::Crystals, Self::Points];
}

/// A kind of research card. The order is that of the cards' ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// Pays when the own engineer enters the space with this tile.
    Hq(Symbol, Prize),
    /// Pays when a purple action catches an octopod.
    Octopods(Prize),
    /// The scientist may jump to the opposite Sector.
    #[default]
    Opposite,
    /// Points for bots of others that leave a charging station because of its owner.
    Evict,
    /// Locks of one value cost nothing.
    Lock,
    /// Submarines cost half.
    Submarine,
    /// Once, the engineer goes sideways.
    Sidestep,
    /// In the preparation, a bot for time onto this symbol.
    Interim(Symbol),
    /// At once, time and a bot onto this symbol.
    Now(Symbol),
}

impl Card {
    /// Number of kinds.
    pub const COUNT: usize = 43;

    /// All kinds in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        let hq = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| Prize::ALL.map(|prize| Self::Hq(symbol, prize)));
        let single = [Self::Opposite, Self::Evict, Self::Lock, Self::Submarine, Self::Sidestep];
        hq.chain(Prize::ALL.map(Self::Octopods))
            .chain(single)
            .chain(Symbol::ALL.map(Self::Interim))
            .chain(Symbol::ALL.map(Self::Now))
    }
    /// Place in the order of ids.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Hq(symbol, prize) => symbol.index() * 3 + prize as usize,
            Self::Octopods(prize) => 21 + prize as usize,
            Self::Opposite => 24,
            Self::Evict => 25,
            Self::Lock => 26,
            Self::Submarine => 27,
            Self::Sidestep => 28,
            Self::Interim(symbol) => 29 + symbol.index(),
            Self::Now(symbol) => 36 + symbol.index(),
        }
    }
}

/// A kind of lab expansion: its place among the entries of the box file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Expansion(pub u8);

/// Time, crystals and octopods together: a supply, a capacity, what lies in a Sector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// Markers of time.
    pub time: u8,
    /// Pieces of crystal.
    pub crystals: u8,
    /// Octopods to catch.
    pub octopods: u8,
}
