//! The shape of a box file.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A number with its place.
pub(super) type Number = Spanned<u8>;
/// Fuel and ore with their place.
pub(super) type Price = Spanned<[u8; 2]>;
/// A word with its place.
pub(super) type Word = Spanned<String>;
/// Values by name.
pub(super) type Named<T> = BTreeMap<Word, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFile {
    #[serde(rename = "box")]
    pub(super) about: RawBox,
    pub(super) seats: Named<RawSeats>,
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
    pub(super) field: Vec<RawField>,
    pub(super) tokens: RawTokens,
    pub(super) board: RawBoard,
}

/// How sure the fields of a table are.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMarks {
    #[serde(default)]
    pub(super) provisional: Vec<Word>,
    #[serde(default)]
    pub(super) single_source: Vec<Word>,
    /// With the other reading.
    #[serde(default)]
    pub(super) disputed: Named<Spanned<toml::Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBox {
    pub(super) id: Word,
    /// Told to readers of the file only.
    #[serde(rename = "printing")]
    _printing: String,
    pub(super) schema: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeats {
    pub(super) colonies: Number,
    pub(super) colonies_long: Option<Number>,
    pub(super) blocked: Named<Number>,
    pub(super) vp_target: Number,
    pub(super) vp_target_short: Option<Number>,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) resources: [Price; 4],
    pub(super) ships: Number,
    pub(super) cards: Number,
    pub(super) display: Number,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawShips {
    pub(super) per_seat: Number,
    pub(super) minimum: Number,
    pub(super) price: [Price; 3],
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRelic {
    pub(super) home: Word,
    pub(super) price: Price,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFacility {
    pub(super) id: Word,
    pub(super) group: Number,
    pub(super) ports: Number,
    pub(super) cost: Price,
    pub(super) pattern: Word,
    pub(super) owner: Word,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHub {
    pub(super) circles: Number,
    pub(super) launch: Price,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawArtifact {
    pub(super) claim_at: Number,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRaid {
    pub(super) loot: Number,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) resources: Number,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

/// The numbers of all bonuses; each belongs to one kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerritory {
    pub(super) id: Word,
    pub(super) bonus: Word,
    pub(super) borrowable: Spanned<bool>,
    pub(super) min_ships: Option<Number>,
    pub(super) advance: Option<Number>,
    pub(super) ore: Option<Number>,
    pub(super) rate: Option<Number>,
    pub(super) less: Option<Price>,
    pub(super) fuel: Option<Number>,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTech {
    pub(super) id: Word,
    pub(super) copies: Number,
    pub(super) points: Option<Number>,
    pub(super) power: Option<Word>,
    pub(super) price: Option<Number>,
    pub(super) per: Option<Word>,
    pub(super) discard: Option<Word>,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawField {
    pub(super) id: Word,
    pub(super) placed_by: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTokens {
    pub(super) ore: Number,
    pub(super) fuel: Number,
    pub(super) colonies: Number,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoard {
    pub(super) size: Spanned<[u16; 2]>,
    pub(super) planet: Spanned<[u16; 2]>,
    pub(super) radius: Spanned<u16>,
    pub(super) bay: Spanned<[u16; 4]>,
    pub(super) score_end: Number,
    pub(super) tracks: [Spanned<[u16; 4]>; 4],
    pub(super) territory: Named<Spanned<[u16; 2]>>,
    pub(super) facility: Named<RawPorts>,
    #[serde(default)]
    pub(super) marks: RawMarks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPorts {
    pub(super) at: Spanned<[u16; 4]>,
    pub(super) pips: Spanned<Vec<u8>>,
}
