//! The numbers printed on the components, in the shape of a box file. Behaviour is code; numbers are data.
//!
//! The bounds keep every count of a game within its type.

use super::types::{Card, Engineer, Expansion, Pool, Prize, RING, SLOTS, SUBMARINES, Sector, Space, Symbol};
use crate::{
    games::{
        marks::Marks,
        source::{Within, by_players},
    },
    rules::SeatCount,
};
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

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
    pub about: BoxName,
    /// The general supply before the setup.
    pub supply: Pool,
    /// The Sectors, by index.
    #[serde(rename = "sector")]
    pub sectors: [SectorData; Sector::COUNT],
    /// Prices of the submarine slots.
    pub slots: SlotData,
    /// The spaces of the headquarters.
    pub hq: HqData,
    /// The program cards: the tile on each space.
    #[serde(rename = "program_card")]
    pub programs: Vec<ProgramData>,
    /// The faces of the centre tiles that bring goods.
    pub centre: Vec<CentreData>,
    /// The setup for 2, 3 and 4 seats.
    #[serde(deserialize_with = "by_players")]
    pub setup: [DealData; 3],
    /// The base lab.
    pub lab: LabData,
    /// The kinds of lab expansions, by number.
    #[serde(rename = "expansion")]
    pub expansions: Vec<ExpansionData>,
    /// The kinds of research cards in the order of their ids; `card` finds one.
    pub(super) research: Vec<CardData>,
    /// The score track.
    pub score: ScoreData,
    /// Single numbers of the rules.
    #[serde(rename = "const")]
    pub numbers: NumberData,
}

impl Components {
    /// A Sector's data.
    #[must_use]
    pub const fn sector(&self, sector: Sector) -> &SectorData {
        &self.sectors[sector.index()]
    }
    /// The setup for this many players; a game has two to four.
    #[must_use]
    pub fn deal(&self, players: SeatCount) -> &DealData {
        &self.setup[players.get().clamp(2, 4) - 2]
    }
    /// The face of the centre tile that lies on top in a round, from 1; the last round's has none.
    #[must_use]
    pub fn restock(&self, players: SeatCount, round: u8) -> Option<&CentreData> {
        let fits = |face: &&CentreData| usize::from(face.players) == players.get() && face.value == round + 1;
        self.centre.iter().find(fits)
    }
    /// An expansion's data; an unknown one is empty.
    #[must_use]
    pub fn expansion(&self, expansion: Expansion) -> ExpansionData {
        self.expansions
            .get(usize::from(expansion.0))
            .copied()
            .unwrap_or_default()
    }
    /// A card's data; a kind that the box does not have has no copies.
    #[must_use]
    pub fn card(&self, card: Card) -> CardData {
        let known = self.research.get(card.index());
        known.copied().unwrap_or_else(|| CardData::absent(card))
    }
    /// The tile on a space with this program card.
    #[must_use]
    pub fn tile(&self, program: u8, space: Space) -> Symbol {
        let card = self.programs.get(usize::from(program));
        card.map_or(Symbol::White, |card| card.tiles[space.index()])
    }
}

/// The name of the box.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxName {
    /// Tells boxes apart for people.
    pub name: String,
}

/// A Sector as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorData {
    /// The letter, which is also its place among the Sectors.
    pub(super) id: Sector,
    /// Time for the lock on its clockwise edge.
    #[serde(deserialize_with = "Within::<0, 3>::number")]
    pub lock: u8,
    /// The symbol on its white area.
    #[serde(rename = "white_symbol")]
    pub white: Symbol,
}

/// Prices of the submarine slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotData {
    /// Time for each slot, in the order they are filled.
    pub costs: [u8; SLOTS],
}

/// The ways of the engineers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HqData {
    /// The arrows between the spaces.
    pub(super) arrows: Arrows,
    /// Neighbours that a `Sidestep` connects.
    pub(super) sideways: Vec<[Space; 2]>,
    /// Spaces from which an engineer passes.
    pub(super) exits: Vec<Space>,
}

impl HqData {
    /// The spaces that the arrows lead to.
    #[must_use]
    pub fn after(&self, engineer: Engineer) -> &[Space] {
        let arrows = &self.arrows;
        match engineer {
            Engineer::Start => &arrows.start,
            Engineer::On(Space::A1) => &arrows.a1,
            Engineer::On(Space::A2) => &arrows.a2,
            Engineer::On(Space::B1) => &arrows.b1,
            Engineer::On(Space::B2) => &arrows.b2,
            Engineer::On(Space::B3) => &arrows.b3,
            Engineer::On(Space::C1) => &arrows.c1,
            Engineer::On(Space::C2) => &arrows.c2,
            Engineer::Passed => &[],
        }
    }
    /// True if the two are neighbours that a `Sidestep` connects.
    #[must_use]
    pub fn beside(&self, one: Space, other: Space) -> bool {
        self.sideways.contains(&[one, other]) || self.sideways.contains(&[other, one])
    }
    /// True if an engineer may pass from here.
    #[must_use]
    pub fn is_exit(&self, engineer: Engineer) -> bool {
        matches!(engineer, Engineer::On(space) if self.exits.contains(&space))
    }
}

/// The spaces that the arrows lead to, from each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Arrows {
    #[serde(rename = "S")]
    start: Vec<Space>,
    #[serde(rename = "A1")]
    a1: Vec<Space>,
    #[serde(rename = "A2")]
    a2: Vec<Space>,
    #[serde(rename = "B1")]
    b1: Vec<Space>,
    #[serde(rename = "B2")]
    b2: Vec<Space>,
    #[serde(rename = "B3")]
    b3: Vec<Space>,
    #[serde(rename = "C1")]
    c1: Vec<Space>,
    #[serde(rename = "C2")]
    c2: Vec<Space>,
}

/// A program card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramData {
    /// The place among the program cards.
    pub(super) id: u8,
    /// The tile on each space, in the order of the spaces.
    pub tiles: [Symbol; Space::COUNT],
}

/// A face of a centre tile: the goods that come after a round.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CentreData {
    /// The number of players it is for.
    #[serde(deserialize_with = "Within::<2, 4>::number")]
    pub players: u8,
    /// The bulb of the round after which it brings its goods.
    #[serde(deserialize_with = "Within::<2, 4>::number")]
    pub value: u8,
    /// Time, crystals and octopods of each edge.
    pub edges: [[u8; 3]; RING],
    /// Edges that bring a neutral submarine.
    #[serde(default)]
    pub neutral: Vec<u8>,
}

/// The setup with a number of players (SET-4 to SET-10).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealData {
    /// Goods of each start Sector.
    pub start: Pool,
    /// Octopods and crystals of the Sectors of the next two base labs.
    pub rows: [[u8; 2]; 2],
    /// The same of the Sectors of the base labs after these.
    pub leftover: [u8; 2],
    /// The number of these last Sectors that have a neutral submarine.
    pub neutral_submarines: u8,
    /// Neutral bots in the charging station of each Sector that is no start Sector.
    pub neutral_bots: u8,
}

/// The base lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabData {
    /// Research cards that it holds.
    #[serde(deserialize_with = "Within::<1, 9>::number")]
    pub research: u8,
    /// Crystals that it holds.
    #[serde(deserialize_with = "Within::<1, 9>::number")]
    pub crystals: u8,
    /// Octopods that one purple action may catch.
    #[serde(deserialize_with = "Within::<1, 9>::number")]
    pub octopods: u8,
    /// Time that it holds.
    #[serde(deserialize_with = "Within::<1, 9>::number")]
    pub time: u8,
    #[serde(rename = "max_expansions")]
    _max_expansions: Within<5, 5>,
}

/// A kind of lab expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpansionData {
    /// The letters in printed order.
    #[serde(default, deserialize_with = "letters")]
    pub letters: [Option<Sector>; 2],
    /// Research cards that the lab holds more.
    #[serde(default, deserialize_with = "Within::<0, 9>::number")]
    pub research: u8,
    /// Crystals that the lab holds more.
    #[serde(default, deserialize_with = "Within::<0, 9>::number")]
    pub crystals: u8,
    /// Octopods that one purple action may catch more.
    #[serde(default, deserialize_with = "Within::<0, 9>::number")]
    pub octopods: u8,
    /// Time that the lab holds more.
    #[serde(default, deserialize_with = "Within::<0, 9>::number")]
    pub time: u8,
    /// Tiles of this kind in the box.
    #[serde(deserialize_with = "Within::<1, 30>::number")]
    pub count: u8,
}

/// Reads up to two letters, such as `AB`.
fn letters<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Sector>; 2], D::Error> {
    let text = String::deserialize(deserializer)?;
    let mut found = [None; 2];
    let named = |letter: char| {
        Sector::ALL
            .into_iter()
            .find(|sector| <&str>::from(*sector).starts_with(letter))
    };
    let mut places = found.iter_mut();
    for letter in text.chars() {
        match (named(letter), places.next()) {
            (Some(sector), Some(place)) => *place = Some(sector),
            _ => return Err(Error::custom("at most two letters from A to F")),
        }
    }
    Ok(found)
}

/// A kind of research card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardData {
    /// The kind of card.
    pub card: Card,
    /// Cards of this kind in the box.
    pub copies: u8,
    /// The number on it: the prize, the points for a bot, the price in time, the value of the locks that cost nothing.
    pub amount: u8,
    /// Octopods of one catch for which it pays.
    pub least: u8,
    /// Time more of a `Now` card whose symbol is occupied.
    pub more: u8,
}

impl CardData {
    /// A kind of card that is not in the box.
    pub(super) const fn absent(card: Card) -> Self {
        Self {
            card,
            copies: 0,
            amount: 0,
            least: 1,
            more: 0,
        }
    }
}

/// A research card as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    kind: CardKind,
    colour: Option<Symbol>,
    reward: Option<Reward>,
    amount: Option<Within<0, 3>>,
    /// Of a card for octopods; 1 where a file says nothing.
    least: Option<Within<1, 9>>,
    more: Option<Within<0, 3>>,
    copies: Within<0, 3>,
}

/// The reward of a research card: one of these.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reward {
    Time(Within<1, 9>),
    Crystals(Within<1, 9>),
    Points(Within<1, 9>),
}

/// The kinds of cards by their word in a file.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CardKind {
    Hq,
    Octopods,
    Opposite,
    Evict,
    Lock,
    Submarine,
    Sidestep,
    Interim,
    Now,
}

impl<'de> Deserialize<'de> for CardData {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entry)
    }
}

/// Reads an entry within its table, so that a complaint about its keys has the place of the table.
struct Entry;

impl<'de> Visitor<'de> for Entry {
    type Value = CardData;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a research card")
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CardData, A::Error> {
        let entry = CardEntry::deserialize(MapAccessDeserializer::new(map))?;
        CardData::try_from(entry).map_err(Error::custom)
    }
}

impl TryFrom<CardEntry> for CardData {
    type Error = &'static str;

    fn try_from(entry: CardEntry) -> Result<Self, Self::Error> {
        let (amount, more) = (entry.amount.map(|amount| amount.0), entry.more.map(|more| more.0));
        if entry.least.is_some() && !matches!(entry.kind, CardKind::Octopods) {
            return Err("no key least on a card that octopods do not concern");
        }
        let prize = entry.reward.map(|reward| match reward {
            Reward::Time(amount) => (Prize::Time, amount.0),
            Reward::Crystals(amount) => (Prize::Crystals, amount.0),
            Reward::Points(amount) => (Prize::Points, amount.0),
        });
        let (card, amount) = match (entry.kind, entry.colour, prize, amount, more) {
            (CardKind::Hq, Some(symbol), Some((prize, amount)), None, None) => (Card::Hq(symbol, prize), amount),
            (CardKind::Octopods, None, Some((prize, amount)), None, None) => (Card::Octopods(prize), amount),
            (CardKind::Opposite, None, None, Some(amount), None) => (Card::Opposite, amount),
            (CardKind::Evict, None, None, Some(amount), None) => (Card::Evict, amount),
            (CardKind::Lock, None, None, Some(amount), None) => (Card::Lock, amount),
            (CardKind::Submarine, None, None, None, None) => (Card::Submarine, 0),
            (CardKind::Sidestep, None, None, None, None) => (Card::Sidestep, 0),
            (CardKind::Interim, Some(symbol), None, Some(amount), None) => (Card::Interim(symbol), amount),
            (CardKind::Now, Some(symbol), None, Some(amount), Some(_)) => (Card::Now(symbol), amount),
            _ => return Err("the keys of this kind of card, out of colour, reward, amount and more"),
        };
        Ok(Self {
            card,
            copies: entry.copies.0,
            amount,
            least: entry.least.map_or(1, |least| least.0),
            more: more.unwrap_or(0),
        })
    }
}

/// The score track and the tables of points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreData {
    /// Spaces of a lap.
    #[serde(deserialize_with = "Within::<2, 200>::number")]
    pub lap: u16,
    /// Spaces of a lap that have a red line before them; 0 stands last, for the first space of the next lap.
    pub lines: Vec<u16>,
    /// Points for 0, 1, 2 and so on things; the last number stands for any more as well.
    pub tri: [u8; 7],
    /// The largest number of bots that counts with 1 to 6 submarines out.
    pub bot_columns: [u8; SUBMARINES],
}

impl ScoreData {
    /// True if a red line lies before a space of the track, counted over all laps.
    #[must_use]
    pub fn is_line(&self, space: u16) -> bool {
        space > 0 && self.lines.contains(&(space % self.lap.max(1)))
    }
    /// Points for this many octopods, crystals or letters.
    #[must_use]
    pub fn tri(&self, count: u8) -> i16 {
        self.tri[usize::from(count).min(self.tri.len() - 1)].into()
    }
}

/// Single numbers of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberData {
    #[serde(rename = "programmed")]
    _programmed: Within<2, 2>,
    /// Time for a programmed bot that goes back to the board.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub returned_bot: u8,
    /// Time for a free program.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub free_program: u8,
    /// Bots that a charging station holds with 2, 3 and 4 players.
    #[serde(deserialize_with = "by_players")]
    pub charging_limit: [u8; 3],
    /// Time that a yellow action brings at least.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub yellow_minimum: u8,
    /// Time for a white action on an occupied symbol.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub white_bonus: u8,
    /// Points for the majority alone.
    #[serde(deserialize_with = "Within::<0, 99>::number")]
    pub majority: u8,
    /// Points for the majority of each that is tied.
    #[serde(deserialize_with = "Within::<0, 99>::number")]
    pub majority_tied: u8,
    /// Time for each submarine in the preparation.
    #[serde(deserialize_with = "Within::<0, 4>::number")]
    pub submarine_time: u8,
    /// Points for having placed all submarines.
    #[serde(deserialize_with = "Within::<0, 99>::number")]
    pub all_submarines: u8,
    /// Points for a complete lab.
    #[serde(deserialize_with = "Within::<0, 99>::number")]
    pub complete_lab: u8,
    /// Points for each time marker at the end.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub time_left: u8,
    /// Time at the start.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub start_time: u8,
    /// The same where the start Sector touches a lock of 0.
    #[serde(deserialize_with = "Within::<0, 9>::number")]
    pub start_time_open: u8,
    #[serde(rename = "line_price")]
    _line_price: Within<1, 1>,
    #[serde(rename = "engineer_moves")]
    _engineer_moves: Within<3, 3>,
}

impl NumberData {
    /// Bots that a charging station holds.
    #[must_use]
    pub fn limit(&self, players: SeatCount) -> u8 {
        self.charging_limit[players.get().clamp(2, 4) - 2]
    }
}
