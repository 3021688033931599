//! The shape of a box file, with the bounds of its numbers.
//!
//! The bounds keep every count of a game, goods and points above all, within a byte.

use super::{
    components::{Pattern, Plate},
    types::{Amount, CARDS, DISPLAY, Facility, SHIPS, Tech, Territory},
};
use crate::games::source::Within;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Fuel or ore of a price.
pub(super) const MAX_PRICE: u8 = 9;
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

/// A price of the file: fuel and ore.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "[Within<0, MAX_PRICE>; 2]")]
pub(super) struct Price(pub(super) Amount);

impl From<[Within<0, MAX_PRICE>; 2]> for Price {
    fn from([fuel, ore]: [Within<0, MAX_PRICE>; 2]) -> Self {
        Self(Amount::new(fuel.0, ore.0))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFile {
    #[serde(rename = "box")]
    pub(super) about: RawBox,
    pub(super) seats: RawSeatCounts,
    pub(super) start: RawStart,
    pub(super) ships: RawShips,
    pub(super) relic: RawRelic,
    pub(super) facility: Vec<RawFacility>,
    pub(super) hub: RawHub,
    pub(super) artifact: RawArtifact,
    pub(super) raid: RawRaid,
    pub(super) limits: RawLimits,
    pub(super) territory: Vec<RawTerritory>,
    pub(super) tech: Vec<RawTech>,
    /// Behaviour, compared with the built-in file.
    #[serde(rename = "field")]
    _field: Vec<serde::de::IgnoredAny>,
    pub(super) tokens: RawTokens,
    pub(super) board: RawBoard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBox {
    pub(super) id: Spanned<String>,
    /// Told to readers of the file only.
    #[serde(rename = "printing")]
    _printing: String,
    /// Version of this shape.
    #[serde(rename = "schema")]
    _schema: Within<1, 1>,
}

/// By the number of players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeatCounts {
    #[serde(rename = "2")]
    pub(super) two: RawSeats,
    #[serde(rename = "3")]
    pub(super) three: RawSeats,
    #[serde(rename = "4")]
    pub(super) four: RawSeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeats {
    pub(super) colonies: Within<1, MAX_COLONIES>,
    pub(super) colonies_long: Option<Within<1, MAX_COLONIES>>,
    pub(super) blocked: BTreeMap<Facility, Spanned<u8>>,
    // At the start two cards may be worth a point each.
    pub(super) vp_target: Within<3, 60>,
    pub(super) vp_target_short: Option<Within<3, 60>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) resources: [Spanned<Price>; 4],
    pub(super) ships: Spanned<Within<3, ALL_SHIPS>>,
    // Nobody may be dealt two of a type.
    pub(super) cards: Within<0, 1>,
    #[serde(rename = "display")]
    _display: Within<SHOWN, SHOWN>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawShips {
    #[serde(rename = "per_seat")]
    _per_seat: Within<ALL_SHIPS, ALL_SHIPS>,
    pub(super) minimum: Within<3, ALL_SHIPS>,
    pub(super) price: [Spanned<Price>; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRelic {
    #[serde(rename = "home")]
    _home: Home,
    pub(super) price: Price,
}

/// The territory of the Relic Ship; it is no other.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Home {
    BurroughsDesert,
}

// The effect of a facility, a territory or a card is behaviour. `load_entries` compares its words and keys with the
// built-in file, so an entry may have other keys than these.

#[derive(Deserialize)]
pub(super) struct RawFacility {
    pub(super) id: Facility,
    pub(super) group: u8,
    pub(super) ports: Spanned<u8>,
    pub(super) cost: Price,
    pub(super) pattern: Pattern,
    pub(super) owner: Owner,
}

/// The seats that dock at the ports of a facility.
#[derive(PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Owner {
    /// All seats share them.
    Shared,
    /// Each seat at ports of its own.
    Seat,
}

#[derive(Deserialize)]
pub(super) struct RawTerritory {
    pub(super) id: Spanned<Territory>,
    pub(super) borrowable: Spanned<bool>,
    pub(super) min_ships: Option<Within<1, 3>>,
    // One advance in excess at most is kept (R9).
    pub(super) advance: Option<Within<1, 1>>,
    pub(super) ore: Option<Within<0, MAX_PRICE>>,
    pub(super) rate: Option<Within<1, 6>>,
    pub(super) less: Option<Price>,
    pub(super) fuel: Option<Spanned<Within<0, MAX_PRICE>>>,
}

#[derive(Deserialize)]
pub(super) struct RawTech {
    pub(super) id: Tech,
    pub(super) copies: Spanned<Within<0, MAX_COPIES>>,
    pub(super) points: Option<Spanned<Within<0, 1>>>,
    pub(super) price: Option<Within<0, MAX_POWER>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHub {
    pub(super) circles: Within<5, MAX_PRICE>,
    pub(super) launch: Price,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawArtifact {
    pub(super) claim_at: Within<1, 36>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRaid {
    pub(super) loot: Within<1, 8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) resources: Within<1, 40>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTokens {
    pub(super) ore: u8,
    pub(super) fuel: u8,
    pub(super) colonies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoard {
    pub(super) size: Spanned<[u16; 2]>,
    pub(super) planet: Spanned<[u16; 2]>,
    pub(super) radius: Spanned<u16>,
    pub(super) bay: Spanned<Plate>,
    pub(super) score_end: Within<1, 100>,
    pub(super) tracks: [Spanned<Plate>; 4],
    pub(super) territory: BTreeMap<Territory, Spanned<[u16; 2]>>,
    pub(super) facility: BTreeMap<Facility, RawPorts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPorts {
    pub(super) at: Spanned<Plate>,
    pub(super) pips: Spanned<Vec<u8>>,
}
