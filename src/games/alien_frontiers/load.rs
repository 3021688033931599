//! Reads the box file: what it says, and that the rules can work with it.
//!
//! The kinds (which dice a facility takes, what a territory or a card does) are behaviour: the file has to name them as
//! they are. The bounds on numbers keep every count of a game, goods and points above all, within a byte.

use super::{
    components::{Bonuses, Components, FacilityData, Pattern, SeatData, TechData, Tokens},
    raw::{Named, Number, Price, RawFacility, RawFile, RawSeats, RawTech, RawTerritory, Word},
    types::{Amount, CARDS, DISPLAY, Facility, Field, SHIPS, Tech, Territory},
};
use crate::{
    games::source::Source,
    rules::{BoxFile, MAX_SEATS, SetupError},
};
use std::ops::RangeInclusive;
use toml::Spanned;

/// The box that comes with the program.
const BUILT_IN: &str = include_str!("../../../assets/alien_frontiers/box.toml");
/// Its name in messages.
const BUILT_IN_NAME: &str = "assets/alien_frontiers/box.toml";
/// Version of the file's shape.
const SCHEMA: u8 = 1;
/// Colonies of a seat: four seats' on one territory, at `MAX_POWER` each, are still a price.
const MAX_COLONIES: u8 = 20;
/// Fuel or ore of a price.
const MAX_PRICE: u8 = 9;
/// Fuel for a power, once, per colony or per ship.
const MAX_POWER: u8 = 3;
/// Ports of a facility.
const MAX_PORTS: u8 = 24;
/// Goods that may be kept.
const MAX_LIMIT: u8 = 40;
/// Goods of one raid.
const MAX_LOOT: u8 = 8;
/// Fuel more for a ship at the Solar Converter.
const MAX_LEM: u8 = 4;

/// Ids, in the canonical order.
pub(super) const FACILITIES: [&str; Facility::COUNT] = [
    "solar_converter",
    "lunar_mine",
    "orbital_market",
    "shipyard",
    "colony_constructor",
    "terraforming_station",
    "colonist_hub",
    "alien_artifact",
    "raiders_outpost",
];
/// Ids, in the canonical order.
pub(super) const TERRITORIES: [&str; Territory::COUNT] = [
    "asimov_crater",
    "bradbury_plateau",
    "burroughs_desert",
    "heinlein_plains",
    "herbert_valley",
    "lem_badlands",
    "pohl_foothills",
    "van_vogt_mountains",
];
/// Ids, in the canonical order.
pub(super) const TECHS: [&str; Tech::COUNT] = [
    "alien_city",
    "alien_monument",
    "booster_pod",
    "data_crystal",
    "gravity_manipulator",
    "holographic_decoy",
    "orbital_teleporter",
    "plasma_cannon",
    "polarity_device",
    "resource_cache",
    "stasis_beam",
    "temporal_warper",
];
/// Ids, in the canonical order.
const FIELDS: [&str; Field::COUNT] = ["isolation", "positron", "repulsor"];
/// The card whose discard places the field.
const PLACED_BY: [Tech; Field::COUNT] = [Tech::StasisBeam, Tech::DataCrystal, Tech::GravityManipulator];
/// What dice a facility takes: name, value, and ports of a group.
const PATTERNS: [(&str, Pattern); 5] = [
    ("any", Pattern::Any),
    ("at_least_max", Pattern::AtLeastMax),
    ("equal", Pattern::Equal),
    ("run", Pattern::Run),
    ("six", Pattern::Six),
];
/// What a territory does, in the canonical order.
const BONUSES: [&str; Territory::COUNT] = [
    "hub_advance",
    "cheaper_colony",
    "relic",
    "market_rate",
    "cheaper_ship",
    "more_fuel",
    "cheaper_power",
    "no_mine_limit",
];
/// What a card does for fuel, what its price counts, and what it does when discarded, in the canonical order.
const POWERS: [(Option<&str>, Option<&str>, Option<&str>); Tech::COUNT] = [
    (None, None, None),
    (None, None, None),
    (Some("raise"), Some("use"), Some("lift_field")),
    (Some("borrow"), Some("colony"), Some("place_field")),
    (Some("shift"), Some("use"), Some("place_field")),
    (Some("shield"), None, None),
    (Some("recall"), Some("use"), Some("move_colony")),
    (Some("shoot"), Some("ship"), Some("sink")),
    (Some("flip"), Some("use"), Some("swap_colonies")),
    (Some("yield"), None, None),
    (Some("lower"), Some("use"), Some("place_field")),
    (Some("reroll"), Some("use"), Some("recover")),
];

/// Pattern, ports of a group, and whether each seat has its own.
const fn kind(facility: Facility) -> (Pattern, u8, bool) {
    match facility {
        Facility::SolarConverter | Facility::AlienArtifact => (Pattern::Any, 1, false),
        Facility::LunarMine => (Pattern::AtLeastMax, 1, false),
        Facility::OrbitalMarket | Facility::Shipyard => (Pattern::Equal, 2, false),
        Facility::ColonyConstructor => (Pattern::Equal, 3, false),
        Facility::TerraformingStation => (Pattern::Six, 1, false),
        Facility::ColonistHub => (Pattern::Any, 1, true),
        Facility::RaidersOutpost => (Pattern::Run, 3, false),
    }
}

/// Most ports: one ship at a time terraforms, one crew holds the outpost.
const fn most_ports(facility: Facility) -> u8 {
    match facility {
        Facility::TerraformingStation => 1,
        Facility::RaidersOutpost | Facility::ColonistHub => 3,
        _ => MAX_PORTS,
    }
}

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME);
    source.box_data(&source.read::<RawFile>()?)
}

impl Source<'_> {
    fn box_data(&self, raw: &RawFile) -> Result<Components, SetupError> {
        self.about(raw)?;
        let facilities = self.facilities(raw)?;
        let minimum_fleet = self.within(&raw.ships.minimum, "ships.minimum", 3..=SHIPS as u8)?;
        let limit = self.within(&raw.limits.resources, "limits.resources", 1..=MAX_LIMIT)?;
        let marks = self.marks(raw)?;
        Ok(Components {
            name: raw.about.id.as_ref().clone(),
            text: self.text.to_owned(),
            provisional: marks.provisional,
            single_source: marks.single_source,
            disputed: marks.disputed,
            seats: self.all_seats(raw, &facilities)?,
            start: self.start(raw, limit)?,
            start_ships: self.within(&raw.start.ships, "start.ships", minimum_fleet..=SHIPS as u8)?,
            // Nobody may be dealt two of a type.
            start_cards: self.within(&raw.start.cards, "start.cards", 0..=1)?,
            minimum_fleet,
            ship_prices: self.ship_prices(&raw.ships.price)?,
            relic_price: self.amount(&raw.relic.price, "relic.price")?,
            circles: self.within(&raw.hub.circles, "hub.circles", 5..=MAX_PRICE)?,
            launch_price: self.amount(&raw.hub.launch, "hub.launch")?,
            claim_at: self.within(&raw.artifact.claim_at, "artifact.claim_at", 1..=36)?,
            loot: self.within(&raw.raid.loot, "raid.loot", 1..=MAX_LOOT)?,
            limit,
            bonuses: self.bonuses(raw)?,
            borrowable: self.borrowable(raw)?,
            tech: self.all_tech(raw)?,
            tokens: Tokens {
                fuel: *raw.tokens.fuel.as_ref(),
                ore: *raw.tokens.ore.as_ref(),
                colonies: *raw.tokens.colonies.as_ref(),
            },
            board: self.board(&raw.board, &raw.seats, &facilities)?,
            facilities,
        })
    }

    /// Numbers and names that are the same in every box, and the fields.
    fn about(&self, raw: &RawFile) -> Result<(), SetupError> {
        self.within(&raw.about.schema, "box.schema", SCHEMA..=SCHEMA)?;
        if !(1..=64).contains(&raw.about.id.as_ref().len()) {
            return Err(self.wrong(raw.about.id.span(), "box.id", "1 to 64 letters"));
        }
        self.within(&raw.ships.per_seat, "ships.per_seat", SHIPS as u8..=SHIPS as u8)?;
        self.within(&raw.start.display, "start.display", DISPLAY as u8..=DISPLAY as u8)?;
        self.same(
            &raw.relic.home,
            "relic.home",
            TERRITORIES[Territory::BurroughsDesert.index()],
        )?;
        let fields = self.once("field", FIELDS, &raw.field, |field| &field.id)?;
        for (field, card) in fields.into_iter().zip(PLACED_BY) {
            self.same(&field.placed_by, "field.placed_by", TECHS[card.index()])?;
        }
        Ok(())
    }

    fn start(&self, raw: &RawFile, limit: u8) -> Result<[Amount; MAX_SEATS], SetupError> {
        let mut start = [Amount::NONE; MAX_SEATS];
        for (place, price) in start.iter_mut().zip(&raw.start.resources) {
            *place = self.amount(price, "start.resources")?;
            if place.total() > u16::from(limit) {
                let expected = format!("no more than the {limit} that may be kept");
                return Err(self.wrong(price.span(), "start.resources", expected));
            }
        }
        Ok(start)
    }

    fn ship_prices(&self, raw: &[Price; 3]) -> Result<[Amount; 3], SetupError> {
        let mut prices = [Amount::NONE; 3];
        let mut last = Amount::NONE;
        for (place, price) in prices.iter_mut().zip(raw) {
            *place = self.amount(price, "ships.price")?;
            if !place.covers(last) {
                return Err(self.wrong(price.span(), "ships.price", "prices that do not fall"));
            }
            last = *place;
        }
        Ok(prices)
    }

    fn facilities(&self, raw: &RawFile) -> Result<[FacilityData; Facility::COUNT], SetupError> {
        let found = self.once("facility", FACILITIES, &raw.facility, |facility| &facility.id)?;
        let mut all = [None; Facility::COUNT];
        for (facility, raw) in Facility::ALL.into_iter().zip(found) {
            all[facility.index()] = Some(self.facility(facility, raw)?);
        }
        Ok(all.map(|data| data.expect("one for each facility was put there")))
    }

    fn facility(&self, facility: Facility, raw: &RawFacility) -> Result<FacilityData, SetupError> {
        let (pattern, group, own) = kind(facility);
        let name = |field: &str| format!("facility.{}.{field}", FACILITIES[facility.index()]);
        let word = PATTERNS
            .iter()
            .find(|&&(_, other)| other == pattern)
            .map_or("", |&(word, _)| word);
        self.same(&raw.pattern, &name("pattern"), word)?;
        self.same(&raw.owner, &name("owner"), if own { "seat" } else { "shared" })?;
        self.within(&raw.group, &name("group"), group..=group)?;
        let ports = self.within(&raw.ports, &name("ports"), group..=most_ports(facility))?;
        if ports % group != 0 {
            return Err(self.wrong(raw.ports.span(), &name("ports"), format!("whole groups of {group}")));
        }
        Ok(FacilityData {
            group,
            ports,
            cost: self.amount(&raw.cost, &name("cost"))?,
            pattern,
            own,
        })
    }

    fn all_seats(
        &self,
        raw: &RawFile,
        facilities: &[FacilityData; Facility::COUNT],
    ) -> Result<[SeatData; 3], SetupError> {
        let found = self.named("seats", ["2", "3", "4"], &raw.seats)?;
        let [two, three, four] = found;
        Ok([
            self.seats(2, two, facilities)?,
            self.seats(3, three, facilities)?,
            self.seats(4, four, facilities)?,
        ])
    }

    fn seats(
        &self,
        players: usize,
        raw: &RawSeats,
        facilities: &[FacilityData; Facility::COUNT],
    ) -> Result<SeatData, SetupError> {
        let name = |field: &str| format!("seats.{players}.{field}");
        let colonies = |number: &Number, field| self.within(number, &name(field), 1..=MAX_COLONIES);
        // At the start two cards may be worth a point each.
        let target = |number: &Number, field| self.within(number, &name(field), 3..=60);
        let mut blocked = [0; Facility::COUNT];
        let mut dice = 0;
        for (key, number) in &raw.blocked {
            let facility = Facility::ALL[self.index(key, "blocked", &FACILITIES)?];
            let data = facilities[facility.index()];
            let most = if data.own { 0 } else { data.ports };
            let ports = self.within(number, &name("blocked"), 0..=most)?;
            if ports % data.group != 0 {
                let expected = format!("whole groups of {}", data.group);
                return Err(self.wrong(number.span(), &name("blocked"), expected));
            }
            blocked[facility.index()] = ports;
            dice += usize::from(ports);
            if dice > SHIPS * (MAX_SEATS - players) {
                let expected = "no more ports than the colours that take no part have dice";
                return Err(self.wrong(number.span(), &name("blocked"), expected));
            }
        }
        Ok(SeatData {
            colonies: colonies(&raw.colonies, "colonies")?,
            colonies_long: raw
                .colonies_long
                .as_ref()
                .map(|n| colonies(n, "colonies_long"))
                .transpose()?,
            blocked,
            vp_target: target(&raw.vp_target, "vp_target")?,
            vp_target_short: raw
                .vp_target_short
                .as_ref()
                .map(|n| target(n, "vp_target_short"))
                .transpose()?,
        })
    }

    fn bonuses(&self, raw: &RawFile) -> Result<Bonuses, SetupError> {
        let found = self.once("territory", TERRITORIES, &raw.territory, |territory| &territory.id)?;
        for (territory, raw) in Territory::ALL.into_iter().zip(found) {
            self.same(&raw.bonus, "territory.bonus", BONUSES[territory.index()])?;
            self.only_own_numbers(territory, raw)?;
        }
        let of = |territory: Territory| found[territory.index()];
        let number = |territory, value: &Option<Number>, field: &str, range| {
            let name = format!("territory.{}.{field}", TERRITORIES[territory as usize]);
            let raw = value
                .as_ref()
                .ok_or_else(|| self.missing(&found[territory as usize].id, &name))?;
            self.within(raw, &name, range)
        };
        let asimov = of(Territory::AsimovCrater);
        let herbert = of(Territory::HerbertValley);
        let less = herbert
            .less
            .as_ref()
            .ok_or_else(|| self.missing(&herbert.id, "territory.herbert_valley.less"))?;
        use Territory::{AsimovCrater, BradburyPlateau, HeinleinPlains, LemBadlands, PohlFoothills};
        Ok(Bonuses {
            asimov_ships: number(AsimovCrater, &asimov.min_ships, "min_ships", 1..=3)?,
            // One advance in excess at most is kept (R9).
            asimov_advance: number(AsimovCrater, &asimov.advance, "advance", 1..=1)?,
            bradbury_ore: number(BradburyPlateau, &of(BradburyPlateau).ore, "ore", 0..=MAX_PRICE)?,
            heinlein_rate: number(HeinleinPlains, &of(HeinleinPlains).rate, "rate", 1..=6)?,
            herbert: self.amount(less, "territory.herbert_valley.less")?,
            lem_fuel: number(LemBadlands, &of(LemBadlands).fuel, "fuel", 0..=MAX_LEM)?,
            pohl_fuel: number(PohlFoothills, &of(PohlFoothills).fuel, "fuel", 0..=MAX_PRICE)?,
        })
    }

    /// A number that belongs to another bonus would be believed to do something.
    fn only_own_numbers(&self, territory: Territory, raw: &RawTerritory) -> Result<(), SetupError> {
        use Territory::{AsimovCrater, BradburyPlateau, HeinleinPlains, HerbertValley, LemBadlands, PohlFoothills};
        let (plain, price) = (Spanned::<u8>::span, Spanned::<[u8; 2]>::span);
        let numbers = [
            ("min_ships", raw.min_ships.as_ref().map(plain), [AsimovCrater; 2]),
            ("advance", raw.advance.as_ref().map(plain), [AsimovCrater; 2]),
            ("ore", raw.ore.as_ref().map(plain), [BradburyPlateau; 2]),
            ("rate", raw.rate.as_ref().map(plain), [HeinleinPlains; 2]),
            ("less", raw.less.as_ref().map(price), [HerbertValley; 2]),
            ("fuel", raw.fuel.as_ref().map(plain), [LemBadlands, PohlFoothills]),
        ];
        for (field, place, owners) in numbers {
            if let Some(place) = place.filter(|_| !owners.contains(&territory)) {
                return Err(self.wrong(place, &format!("territory.{field}"), "no such number with this bonus"));
            }
        }
        Ok(())
    }

    fn borrowable(&self, raw: &RawFile) -> Result<[bool; Territory::COUNT], SetupError> {
        let found = self.once("territory", TERRITORIES, &raw.territory, |territory| &territory.id)?;
        let burroughs = found[Territory::BurroughsDesert.index()];
        if *burroughs.borrowable.as_ref() {
            let expected = "false, the Relic Ship is not borrowed";
            return Err(self.wrong(burroughs.borrowable.span(), "territory.borrowable", expected));
        }
        Ok(found.map(|territory| *territory.borrowable.as_ref()))
    }

    fn all_tech(&self, raw: &RawFile) -> Result<[TechData; Tech::COUNT], SetupError> {
        let found = self.once("tech", TECHS, &raw.tech, |tech| &tech.id)?;
        let mut all = [None; Tech::COUNT];
        for (tech, raw) in Tech::ALL.into_iter().zip(found) {
            all[tech.index()] = Some(self.tech(tech, raw)?);
        }
        let all = all.map(|data| data.expect("one for each card was put there"));
        let sum: usize = all.iter().map(|data| usize::from(data.copies)).sum();
        if sum != CARDS {
            let last = found[Tech::COUNT - 1].copies.span();
            return Err(self.wrong(last, "tech.copies", format!("{CARDS} cards in all, not {sum}")));
        }
        Ok(all)
    }

    fn tech(&self, tech: Tech, raw: &RawTech) -> Result<TechData, SetupError> {
        let name = |field: &str| format!("tech.{}.{field}", TECHS[tech.index()]);
        let (power, per, discard) = POWERS[tech.index()];
        for (got, wanted, field) in [
            (&raw.power, power, "power"),
            (&raw.per, per, "per"),
            (&raw.discard, discard, "discard"),
        ] {
            match (got, wanted) {
                (Some(got), Some(wanted)) => self.same(got, &name(field), wanted)?,
                (Some(got), None) => return Err(self.wrong(got.span(), &name(field), "nothing, the card has none")),
                (None, Some(_)) => return Err(self.missing(&raw.id, &name(field))),
                (None, None) => {}
            }
        }
        let price = match (&raw.price, per) {
            (Some(price), Some(_)) => self.within(price, &name("price"), 0..=MAX_POWER)?,
            (Some(price), None) => return Err(self.wrong(price.span(), &name("price"), "no price, nothing is bought")),
            (None, Some(_)) => return Err(self.missing(&raw.id, &name("price"))),
            (None, None) => 0,
        };
        let most = u8::from(matches!(tech, Tech::AlienCity | Tech::AlienMonument));
        let points = raw
            .points
            .as_ref()
            .map(|points| self.within(points, &name("points"), 0..=most))
            .transpose()?;
        Ok(TechData {
            copies: self.within(&raw.copies, &name("copies"), 0..=CARDS as u8)?,
            price,
            points: points.unwrap_or(0),
        })
    }

    /// A number in a range.
    pub(super) fn within(&self, raw: &Number, field: &str, range: RangeInclusive<u8>) -> Result<u8, SetupError> {
        let (least, most) = (*range.start(), *range.end());
        if range.contains(raw.as_ref()) {
            return Ok(*raw.as_ref());
        }
        let expected = if least == most {
            format!("{least}")
        } else {
            format!("a number from {least} to {most}")
        };
        Err(self.wrong(raw.span(), field, expected))
    }

    /// A price.
    fn amount(&self, raw: &Price, field: &str) -> Result<Amount, SetupError> {
        let [fuel, ore] = *raw.as_ref();
        if fuel > MAX_PRICE || ore > MAX_PRICE {
            return Err(self.wrong(raw.span(), field, format!("fuel and ore from 0 to {MAX_PRICE}")));
        }
        Ok(Amount::new(fuel, ore))
    }

    /// A word that has to be there.
    fn same(&self, raw: &Word, field: &str, wanted: &str) -> Result<(), SetupError> {
        if raw.as_ref() == wanted {
            return Ok(());
        }
        Err(self.wrong(raw.span(), field, wanted))
    }

    /// The complaint that a field is not there, at the entry's id.
    fn missing(&self, id: &Word, field: &str) -> SetupError {
        let word = field.rsplit('.').next().unwrap_or(field);
        self.wrong(id.span(), field, format!("a line {word} = … beside this id"))
    }

    /// Which of the ids it is.
    fn index(&self, raw: &Word, field: &str, ids: &[&str]) -> Result<usize, SetupError> {
        let found = ids.iter().position(|id| id == raw.as_ref());
        found.ok_or_else(|| self.wrong(raw.span(), field, format!("one of {}", ids.join(", "))))
    }

    /// The entries in the order of the ids, each exactly once.
    fn once<'r, T, const N: usize>(
        &self,
        table: &str,
        ids: [&str; N],
        entries: &'r [T],
        id: impl Fn(&T) -> &Word,
    ) -> Result<[&'r T; N], SetupError> {
        let field = format!("{table}.id");
        let mut found = [None; N];
        for entry in entries {
            let place = &mut found[self.index(id(entry), &field, &ids)?];
            if place.is_some() {
                return Err(self.wrong(id(entry).span(), &field, "an id that no other entry has"));
            }
            *place = Some(entry);
        }
        if let Some(absent) = found.iter().position(Option::is_none) {
            return Err(self.wrong(self.end(), table, format!("an entry with id {}", ids[absent])));
        }
        Ok(found.map(|entry| entry.expect("none is absent")))
    }

    /// The values in the order of the names, each exactly once.
    pub(super) fn named<'r, T, const N: usize>(
        &self,
        table: &str,
        names: [&str; N],
        values: &'r Named<T>,
    ) -> Result<[&'r T; N], SetupError> {
        for key in values.keys() {
            self.index(key, table, &names)?;
        }
        let found = names.map(|name| {
            values
                .iter()
                .find(|(key, _)| key.as_ref() == name)
                .map(|(_, value)| value)
        });
        if let Some(absent) = found.iter().position(Option::is_none) {
            return Err(self.wrong(self.end(), table, format!("a value for {}", names[absent])));
        }
        Ok(found.map(|value| value.expect("none is absent")))
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
