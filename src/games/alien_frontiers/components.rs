//! What is printed on the components, in the shape of a box file. Behaviour is code; numbers are data.
//!
//! The bounds keep every count of a game, goods and points above all, within a byte.

use super::types::{Amount, CARDS, DISPLAY, Facility, Field, SHIPS, Tech, Territory};
use crate::{
    games::{
        marks::Marks,
        source::{Within, by_players},
    },
    rules::{MAX_SEATS, SeatCount},
};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Fuel or ore of a price.
const MAX_PRICE: u8 = 9;
/// Colonies of a seat: four seats' on one territory, at `MAX_POWER` each, are still a price.
const MAX_COLONIES: u8 = 20;
/// Fuel for a power, once, per colony or per ship.
const MAX_POWER: u8 = 3;
/// Cards of one type.
const MAX_COPIES: u8 = CARDS as u8;
/// Coloured ships of a seat.
const ALL_SHIPS: u8 = SHIPS as u8;
/// Cards that lie face up.
const SHOWN: u8 = DISPLAY as u8;

/// Everything printed on the components.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The whole text of the box file, so that a record is self-contained.
    #[serde(skip)]
    pub text: String,
    /// Doubts about the fields of the file.
    #[serde(skip)]
    pub marks: Marks,
    /// The name of the box.
    #[serde(rename = "box")]
    pub about: BoxData,
    /// Numbers that depend on the number of seats, for 2, 3 and 4 seats.
    #[serde(deserialize_with = "by_players")]
    pub seats: [SeatData; 3],
    /// A seat's part at the start.
    pub start: StartData,
    /// The coloured ships.
    pub ships: ShipData,
    /// The Relic Ship.
    pub relic: RelicData,
    /// The printed numbers of each facility, by index.
    #[serde(rename = "facility")]
    pub facilities: [FacilityData; Facility::COUNT],
    /// The Colonist Hub.
    pub hub: HubData,
    /// The Alien Artifact.
    pub artifact: ArtifactData,
    /// The Raiders' Outpost.
    pub raid: RaidData,
    /// Limits of what may be kept.
    pub limits: LimitData,
    /// The numbers of each territory's bonus, by index.
    #[serde(rename = "territory")]
    pub territories: [TerritoryData; Territory::COUNT],
    /// The printed numbers of each type of card, by index.
    pub tech: [TechData; Tech::COUNT],
    #[serde(rename = "field")]
    _fields: [FieldData; Field::COUNT],
    /// Counts of tokens, shown to people.
    pub tokens: Tokens,
    /// The layout of the board.
    pub board: Layout,
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
    /// A territory's data.
    #[must_use]
    pub const fn territory(&self, territory: Territory) -> &TerritoryData {
        &self.territories[territory.index()]
    }
    /// A card's data.
    #[must_use]
    pub const fn card(&self, tech: Tech) -> &TechData {
        &self.tech[tech.index()]
    }
}

/// The name of the box.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxData {
    /// Tells boxes apart for people.
    pub id: String,
    /// Told to readers of the file only.
    #[serde(rename = "printing")]
    _printing: String,
    /// Version of this shape.
    #[serde(rename = "schema")]
    _schema: Within<1, 1>,
}

/// Numbers that change with the number of seats (SET-2, SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatData {
    /// Colonies of each seat.
    #[serde(deserialize_with = "Within::<1, MAX_COLONIES>::number")]
    pub colonies: u8,
    /// The same in the long variant; `None` where it is not offered.
    #[serde(default, deserialize_with = "Within::<1, MAX_COLONIES>::number")]
    pub colonies_long: Option<u8>,
    /// Ports that are blocked, by facility.
    #[serde(deserialize_with = "blocked")]
    pub blocked: [u8; Facility::COUNT],
    /// Target of the victory point variant. At the start two cards may be worth a point each.
    #[serde(deserialize_with = "Within::<3, 60>::number")]
    pub vp_target: u8,
    /// Its short target; `None` where it is not offered.
    #[serde(default, deserialize_with = "Within::<3, 60>::number")]
    pub vp_target_short: Option<u8>,
}

/// A seat's part at the start.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartData {
    /// Goods, by place in the turn order.
    #[serde(deserialize_with = "prices")]
    pub resources: [Amount; MAX_SEATS],
    /// Coloured ships of each seat.
    #[serde(deserialize_with = "Within::<3, ALL_SHIPS>::number")]
    pub ships: u8,
    /// Cards of each seat. Nobody may be dealt two of a type.
    #[serde(deserialize_with = "Within::<0, 1>::number")]
    pub cards: u8,
    #[serde(rename = "display")]
    _display: Within<SHOWN, SHOWN>,
}

/// The coloured ships.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipData {
    #[serde(rename = "per_seat")]
    _per_seat: Within<ALL_SHIPS, ALL_SHIPS>,
    /// Ships that every seat keeps.
    #[serde(deserialize_with = "Within::<3, ALL_SHIPS>::number")]
    pub minimum: u8,
    /// Prices of the fourth, fifth and sixth ship.
    #[serde(deserialize_with = "prices")]
    pub price: [Amount; 3],
}

/// The Relic Ship.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RelicData {
    #[serde(rename = "home")]
    _home: Home,
    /// Price of the ship.
    #[serde(deserialize_with = "price")]
    pub price: Amount,
}

/// The territory of the Relic Ship; it is no other.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Home {
    BurroughsDesert,
}

/// The Colonist Hub.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HubData {
    /// Circles of a track.
    #[serde(deserialize_with = "Within::<5, MAX_PRICE>::number")]
    pub circles: u8,
    /// Price of a launch.
    #[serde(deserialize_with = "price")]
    pub launch: Amount,
}

/// The Alien Artifact.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactData {
    /// Credit for a card.
    #[serde(deserialize_with = "Within::<1, 36>::number")]
    pub claim_at: u8,
}

/// The Raiders' Outpost.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaidData {
    /// Goods of a raid.
    #[serde(deserialize_with = "Within::<1, 8>::number")]
    pub loot: u8,
}

/// Limits of what may be kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitData {
    /// Goods at the end of a turn.
    #[serde(deserialize_with = "Within::<1, 40>::number")]
    pub resources: u8,
}

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

// The effect of a facility, a territory or a card is behaviour. `load_entries` compares its words and keys with the
// built-in file, so an entry has keys that these types do not have, and every key that its effect needs.

/// The printed numbers of a facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct FacilityData {
    /// Ports of a group; 1 where ports are single.
    pub group: u8,
    /// Ports in all, with four seats; on each seat's own track if `own`.
    pub ports: u8,
    /// Price of a docking. The Shipyard's is in `ships`.
    #[serde(deserialize_with = "price")]
    pub cost: Amount,
    /// The dice it takes.
    pub pattern: Pattern,
    /// Each seat has ports of its own.
    #[serde(rename = "owner", deserialize_with = "of_a_seat")]
    pub own: bool,
}

/// The numbers of a territory's bonus; those that do not belong to it are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct TerritoryData {
    /// The bonus can be borrowed.
    pub borrowable: bool,
    /// Asimov Crater: the ship of the turn that earns it, from 1.
    #[serde(default, deserialize_with = "Within::<1, 3>::number")]
    pub min_ships: u8,
    /// Asimov Crater: circles that the hub colony advances. One advance in excess at most is kept (R9).
    #[serde(default, deserialize_with = "Within::<1, 1>::number")]
    pub advance: u8,
    /// Bradbury Plateau: ore saved at the Colony Constructor.
    #[serde(default, deserialize_with = "Within::<0, MAX_PRICE>::number")]
    pub ore: u8,
    /// Heinlein Plains: fuel that buys one ore.
    #[serde(default, deserialize_with = "Within::<1, 6>::number")]
    pub rate: u8,
    /// Herbert Valley: fuel and ore saved at the Shipyard.
    #[serde(default, deserialize_with = "price")]
    pub less: Amount,
    /// Lem Badlands: extra fuel at the Solar Converter. Pohl Foothills: fuel saved on a power.
    #[serde(default, deserialize_with = "Within::<0, MAX_PRICE>::number")]
    pub fuel: u8,
}

/// A type of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct TechData {
    /// Cards of this type in the box.
    #[serde(deserialize_with = "Within::<0, MAX_COPIES>::number")]
    pub copies: u8,
    /// Fuel for its power: once, per colony (Data Crystal) or per ship (Plasma Cannon); 0 without a power.
    #[serde(default, deserialize_with = "Within::<0, MAX_POWER>::number")]
    pub price: u8,
    /// Victory points while it is held: 0 or 1.
    #[serde(default, deserialize_with = "Within::<0, 1>::number")]
    pub points: u8,
}

/// A field generator. All that the file says about it is behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
struct FieldData {}

/// Printed counts, shown to people: they limit nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Ore tokens in the box.
    pub ore: u8,
    /// Fuel tokens in the box.
    pub fuel: u8,
    /// Colonies of all colours, the markers on the score track among them.
    pub colonies: u8,
}

/// The layout of the board, in thousandths of its width. A plate is its left and top side, width and height.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Width and height.
    pub(super) size: [u16; 2],
    /// Middle of the planet.
    pub(super) planet: [u16; 2],
    /// Radius of the planet.
    pub(super) radius: u16,
    /// The Maintenance Bay's plate.
    pub(super) bay: [u16; 4],
    /// Last number of the printed score track; scores go beyond it.
    #[serde(rename = "score_end")]
    _score_end: Within<1, 100>,
    /// The plate of each seat's hub track.
    pub(super) tracks: [[u16; 4]; MAX_SEATS],
    /// Middles of the territories.
    pub(super) territory: BTreeMap<Territory, [u16; 2]>,
    /// The plates of the facilities.
    pub(super) facility: BTreeMap<Facility, PortData>,
}

impl Layout {
    /// Pips of each port: 3 is covered with two and three seats, 1 and 2 with two, 0 never.
    #[must_use]
    pub fn pips(&self, facility: Facility) -> &[u8] {
        self.facility.get(&facility).map_or(&[], |ports| &ports.pips)
    }
}

/// The plate of a facility.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PortData {
    /// The plate itself.
    pub(super) at: [u16; 4],
    /// Pips of each port.
    pub(super) pips: Vec<u8>,
}

/// A price as a file has it: fuel and ore.
type Price = [Within<0, MAX_PRICE>; 2];

fn amount([fuel, ore]: Price) -> Amount {
    Amount::new(fuel.0, ore.0)
}

fn price<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
    Price::deserialize(deserializer).map(amount)
}

fn prices<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[Amount; N], D::Error>
where
    [Price; N]: Deserialize<'de>,
{
    <[Price; N]>::deserialize(deserializer).map(|prices| prices.map(amount))
}

/// Reads numbers of ports; a facility that is not named has none.
fn blocked<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; Facility::COUNT], D::Error> {
    let ports = BTreeMap::<Facility, u8>::deserialize(deserializer)?;
    Ok(Facility::ALL.map(|facility| ports.get(&facility).copied().unwrap_or(0)))
}

/// Reads the owner of ports: one seat, or all seats share them. The built-in file knows no other word.
fn of_a_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    String::deserialize(deserializer).map(|owner| owner == "seat")
}
