//! The state: what lies open, the hidden deck and the generator.

use super::{
    event::Ending,
    prompt::Prompt,
    types::{Amount, CARDS, DISPLAY, Facility, Field, Place, SHIPS, Ship, Tech, TechSet, Territory},
};
use crate::rules::{GameRng, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// All that a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Fuel and ore.
    pub goods: Amount,
    /// Colonies that are not in play yet.
    pub supply: u8,
    /// Circle of the colony on the own track, 1 to 7; 0 without one.
    pub hub: u8,
    /// The cards before the seat.
    pub cards: TechSet,
    /// The coloured ships.
    pub ships: [Place; SHIPS],
    /// Points, recomputed after every change.
    pub points: Tally,
}

/// Points by source (END-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// One per colony on a territory.
    pub colonies: u8,
    /// One per territory controlled.
    pub territories: u8,
    /// The Positron Field on a controlled territory.
    pub positron: u8,
    /// The Alien City.
    pub city: u8,
    /// The Alien Monument.
    pub monument: u8,
}

impl Tally {
    /// The sum of all sources.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.colonies + self.territories + self.positron + self.city + self.monument
    }
    /// The sources as a result names them.
    #[must_use]
    pub const fn named(self) -> [(&'static str, u8); 5] {
        [
            ("colonies", self.colonies),
            ("territories", self.territories),
            ("positron", self.positron),
            ("city", self.city),
            ("monument", self.monument),
        ]
    }
}

/// The Relic Ship while somebody has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Relic {
    /// The seat that has it.
    pub holder: Seat,
    /// Bay, hand or docked; never the stock.
    pub place: Place,
}

/// Counts and marks of one turn; reset when the next one starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnFlags {
    /// Cards whose power was used.
    pub used: TechSet,
    /// A card was discarded for its effect (TECH-2).
    pub discard_used: bool,
    /// The bonus borrowed with the Data Crystal.
    pub borrowed: Option<Territory>,
    /// Sum of the ships docked at the Alien Artifact since the last claim.
    pub credit: u8,
    /// Cycles of the display that are left (ART-2).
    pub cycles: u8,
    /// Ships docked at the hub.
    pub hub_docked: u8,
    /// Asimov Crater has moved a colony on (R2).
    pub asimov_used: bool,
    /// An advance is left over for the next colony (R9).
    pub hub_excess: bool,
    /// A ship docked at the Lunar Mine (VANVOGT-1).
    pub mine_docked: bool,
}

/// The board that everybody may see (VIEW-1): all but the order of the deck and the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// The open question; `None` when the game is over.
    pub prompt: Option<Prompt>,
    /// Set as soon as a condition of the end is met; final with `prompt == None`.
    pub ending: Option<Ending>,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The seat that has the turn.
    pub active: Seat,
    /// The seat that began.
    pub first: Seat,
    /// All that each seat has.
    pub players: PerSeat<Player>,
    /// The Relic Ship; `None` at home.
    pub relic: Option<Relic>,
    /// The ship in hand that came back by the Orbital Teleporter, and the facility it left.
    pub teleported: Option<(Ship, Facility)>,
    /// Colonies by territory and seat.
    pub colonies: [PerSeat<u8>; Territory::COUNT],
    /// The territory of each field on the planet.
    pub fields: [Option<Territory>; Field::COUNT],
    /// Cards that can be claimed.
    pub display: [Option<Tech>; DISPLAY],
    /// The discard pile: how many of each type.
    pub discard: [u8; Tech::COUNT],
    /// Number of cards that are face down.
    pub deck_left: u8,
    /// Counted within this turn.
    pub flags: TurnFlags,
}

/// The truth of a game of Alien Frontiers. Randomness is used in `new`, at `Roll` and at `Commit`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The open part: all but the order of the deck and the dice to come.
    pub board: Board,
    /// Face-down cards; the next one to come up is the last of the first `deck_left`, the rest is `Tech::AlienCity`.
    pub deck: [Tech; CARDS],
    /// The dice and the shuffles to come.
    pub rng: GameRng,
}
