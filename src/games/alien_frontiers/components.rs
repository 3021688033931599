//! The numbers of the box, as loaded from a box file. Behaviour is code; numbers are data.

use super::types::{Amount, Facility, Tech, Territory};
use crate::{
    games::marks::Marks,
    rules::{MAX_SEATS, SeatCount},
};
use serde::Deserialize;

/// The dice that a facility takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    /// One of any value.
    Any,
    /// One, at least as high as the highest there.
    AtLeastMax,
    /// A whole group of one value.
    Equal,
    /// A whole group of consecutive values.
    Run,
    /// One die that shows a 6.
    Six,
}

/// The printed numbers of a facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacilityData {
    /// Ports of a group; 1 where ports are single.
    pub group: u8,
    /// Ports in all, with four seats; on each seat's own track if `own`.
    pub ports: u8,
    /// Price of a docking. The Shipyard's is in `ship_prices`.
    pub cost: Amount,
    /// The dice it takes.
    pub pattern: Pattern,
    /// Each seat has ports of its own.
    pub own: bool,
}

/// Numbers that change with the number of seats (SET-2, SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatData {
    /// Colonies of each seat.
    pub colonies: u8,
    /// The same in the long variant; `None` where it is not offered.
    pub colonies_long: Option<u8>,
    /// Ports that are blocked, by facility.
    pub blocked: [u8; Facility::COUNT],
    /// Target of the victory point variant.
    pub vp_target: u8,
    /// Its short target; `None` where it is not offered.
    pub vp_target_short: Option<u8>,
}

/// A type of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TechData {
    /// Cards of this type in the box.
    pub copies: u8,
    /// Fuel for its power: once, per colony (Data Crystal) or per ship (Plasma Cannon); 0 without a power.
    pub price: u8,
    /// Victory points while it is held: 0 or 1.
    pub points: u8,
}

/// The numbers of the territories' bonuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonuses {
    /// Asimov Crater: the ship of the turn that earns it, from 1.
    pub asimov_ships: u8,
    /// Asimov Crater: circles that the hub colony advances, 1.
    pub asimov_advance: u8,
    /// Bradbury Plateau: ore saved at the Colony Constructor.
    pub bradbury_ore: u8,
    /// Heinlein Plains: fuel that buys one ore.
    pub heinlein_rate: u8,
    /// Herbert Valley: fuel and ore saved at the Shipyard.
    pub herbert: Amount,
    /// Lem Badlands: extra fuel at the Solar Converter.
    pub lem_fuel: u8,
    /// Pohl Foothills: fuel saved on a power.
    pub pohl_fuel: u8,
}

/// Printed counts, shown to people: they limit nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// Fuel tokens in the box.
    pub fuel: u8,
    /// Ore tokens in the box.
    pub ore: u8,
    /// Colonies of all colours, the markers on the score track among them.
    pub colonies: u8,
}

/// A plate on the board, in thousandths of the board's width, from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "[u16; 4]")]
#[allow(missing_docs, reason = "the names say it")]
pub struct Plate {
    pub x: u16,
    pub y: u16,
    pub width: u16,
    pub height: u16,
}

impl From<[u16; 4]> for Plate {
    fn from([x, y, width, height]: [u16; 4]) -> Self {
        Self { x, y, width, height }
    }
}

/// The layout of the board, and the pips on the ports. Positions are in thousandths of the board's width, 0 to 1000.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Width and height.
    pub size: [u16; 2],
    /// Middle of the planet.
    pub planet: [u16; 2],
    /// Radius of the planet, in thousandths of the board's width.
    pub radius: u16,
    /// The Maintenance Bay.
    pub bay: Plate,
    /// The plate of each facility, by index.
    pub facilities: [Plate; Facility::COUNT],
    /// Middles of the territories.
    pub territories: [[u16; 2]; Territory::COUNT],
    /// The hub track of each seat.
    pub tracks: [Plate; MAX_SEATS],
    /// Pips of each port: 3 is covered with two and three seats, 1 and 2 with two, 0 never.
    pub pips: [Vec<u8>; Facility::COUNT],
    /// Last number of the printed score track; scores go beyond it.
    pub score_end: u8,
}

/// Everything printed on the components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Name of the box data, shown where it matters which is played.
    pub name: String,
    /// The whole text of the box file, so that a record is self-contained.
    pub text: String,
    /// Doubts about the fields of the file.
    pub marks: Marks,
    /// Numbers that depend on the number of seats, for 2, 3 and 4 seats.
    pub seats: [SeatData; 3],
    /// Goods at the start, by place in the turn order.
    pub start: [Amount; 4],
    /// Ships at the start.
    pub start_ships: u8,
    /// Cards of each seat at the start.
    pub start_cards: u8,
    /// Coloured ships that every seat keeps, at least 3.
    pub minimum_fleet: u8,
    /// Prices of the fourth, fifth and sixth ship.
    pub ship_prices: [Amount; 3],
    /// Price of the Relic Ship.
    pub relic_price: Amount,
    /// The printed numbers of each facility, by index.
    pub facilities: [FacilityData; Facility::COUNT],
    /// Circles of a hub track.
    pub circles: u8,
    /// Price of a launch.
    pub launch_price: Amount,
    /// Artifact credit for a card.
    pub claim_at: u8,
    /// Goods of a raid.
    pub loot: u8,
    /// Goods that may be kept at the end of a turn.
    pub limit: u8,
    /// Numbers of the territories' bonuses.
    pub bonuses: Bonuses,
    /// True for each bonus that can be borrowed.
    pub borrowable: [bool; Territory::COUNT],
    /// The printed numbers of each type of card, by index.
    pub tech: [TechData; Tech::COUNT],
    /// Counts of tokens, shown to people.
    pub tokens: Tokens,
    /// The layout of the board.
    pub board: Board,
}

impl Components {
    /// The numbers for this many players; a game has two to four.
    #[must_use]
    pub fn seats(&self, players: SeatCount) -> &SeatData {
        &self.seats[players.get().clamp(2, 4) - 2]
    }
    /// A facility's data.
    #[must_use]
    pub const fn facility(&self, facility: Facility) -> &FacilityData {
        &self.facilities[facility.index()]
    }
    /// A card's data.
    #[must_use]
    pub const fn card(&self, tech: Tech) -> &TechData {
        &self.tech[tech.index()]
    }
}
