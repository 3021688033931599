//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::{Bonuses, Components, FacilityData, SeatData, TechData, Tokens},
    raw::{MAX_PRICE, Owner, Price, RawFacility, RawFile, RawSeats, RawTech, RawTerritory},
    types::{Amount, CARDS, Facility, SHIPS, Tech, Territory},
};
use crate::{
    games::source::Source,
    rules::{BoxFile, MAX_SEATS, SetupError},
};
use serde::Serialize;
use std::{collections::BTreeMap, ops::RangeInclusive};
use toml::Spanned;

/// The box that comes with the program.
const BUILT_IN: &str = include_str!("../../../assets/alien_frontiers/box.toml");
/// Its name in messages.
const BUILT_IN_NAME: &str = "assets/alien_frontiers/box.toml";
/// Fuel more for a ship at the Solar Converter.
const MAX_LEM: u8 = 4;

/// Most ports: one ship at a time terraforms, one crew holds the outpost.
const fn most_ports(facility: Facility) -> u8 {
    match facility {
        Facility::TerraformingStation => 1,
        Facility::RaidersOutpost | Facility::ColonistHub => 3,
        _ => 24,
    }
}

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME)?;
    source.same_entries(&Source::new(None, BUILT_IN, BUILT_IN_NAME)?)?;
    source.box_data(source.read()?)
}

impl Source<'_> {
    fn box_data(&self, mut raw: RawFile) -> Result<Components, SetupError> {
        if !(1..=64).contains(&raw.about.id.as_ref().len()) {
            return Err(self.wrong(raw.about.id.span(), "1 to 64 letters"));
        }
        let facilities = self.facilities(&mut raw.facility)?;
        let minimum_fleet = raw.ships.minimum.0;
        if raw.start.ships.as_ref().0 < minimum_fleet {
            let expected = format!("a number from {minimum_fleet} to {SHIPS}");
            return Err(self.wrong(raw.start.ships.span(), expected));
        }
        let limit = raw.limits.resources.0;
        Ok(Components {
            marks: self.marks()?,
            text: self.text.to_owned(),
            seats: [
                self.seats(2, &raw.seats.two, &facilities)?,
                self.seats(3, &raw.seats.three, &facilities)?,
                self.seats(4, &raw.seats.four, &facilities)?,
            ],
            start: self.start(&raw, limit)?,
            start_ships: raw.start.ships.as_ref().0,
            start_cards: raw.start.cards.0,
            minimum_fleet,
            ship_prices: self.ship_prices(&raw)?,
            relic_price: raw.relic.price.0,
            circles: raw.hub.circles.0,
            launch_price: raw.hub.launch.0,
            claim_at: raw.artifact.claim_at.0,
            loot: raw.raid.loot.0,
            limit,
            bonuses: self.bonuses(&mut raw.territory)?,
            borrowable: self.borrowable(&raw.territory)?,
            tech: self.tech(&mut raw.tech)?,
            tokens: Tokens {
                fuel: raw.tokens.fuel,
                ore: raw.tokens.ore,
                colonies: raw.tokens.colonies,
            },
            board: self.board(
                raw.board,
                [&raw.seats.two, &raw.seats.three, &raw.seats.four],
                &facilities,
            )?,
            facilities,
            name: raw.about.id.into_inner(),
        })
    }

    fn start(&self, raw: &RawFile, limit: u8) -> Result<[Amount; MAX_SEATS], SetupError> {
        let most = |price: &&Spanned<Price>| price.as_ref().0.total() > u16::from(limit);
        if let Some(price) = raw.start.resources.iter().find(most) {
            return Err(self.wrong(price.span(), format!("no more than the {limit} that may be kept")));
        }
        Ok(raw.start.resources.each_ref().map(|price| price.as_ref().0))
    }

    fn ship_prices(&self, raw: &RawFile) -> Result<[Amount; 3], SetupError> {
        let prices = raw.ships.price.each_ref().map(|price| price.as_ref().0);
        for (pair, raw) in prices.windows(2).zip(&raw.ships.price[1..]) {
            if !pair[1].covers(pair[0]) {
                return Err(self.wrong(raw.span(), "prices that do not fall"));
            }
        }
        Ok(prices)
    }

    fn facilities(&self, raw: &mut [RawFacility]) -> Result<[FacilityData; Facility::COUNT], SetupError> {
        raw.sort_by_key(|raw| raw.id);
        for raw in &*raw {
            let ports = self.within(&raw.ports, raw.group..=most_ports(raw.id))?;
            self.whole_groups(&raw.ports, ports, raw.group)?;
        }
        self.exactly(
            "facility",
            raw.iter().map(|raw| FacilityData {
                group: raw.group,
                ports: *raw.ports.as_ref(),
                cost: raw.cost.0,
                pattern: raw.pattern,
                own: raw.owner == Owner::Seat,
            }),
        )
    }

    fn whole_groups(&self, raw: &Spanned<u8>, ports: u8, group: u8) -> Result<(), SetupError> {
        if ports.is_multiple_of(group) {
            return Ok(());
        }
        Err(self.wrong(raw.span(), format!("whole groups of {group}")))
    }

    fn seats(
        &self,
        players: usize,
        raw: &RawSeats,
        facilities: &[FacilityData; Facility::COUNT],
    ) -> Result<SeatData, SetupError> {
        let mut blocked = [0; Facility::COUNT];
        let mut dice = 0;
        for (facility, number) in &raw.blocked {
            let data = facilities[facility.index()];
            let ports = self.within(number, 0..=if data.own { 0 } else { data.ports })?;
            self.whole_groups(number, ports, data.group)?;
            blocked[facility.index()] = ports;
            dice += usize::from(ports);
            if dice > SHIPS * (MAX_SEATS - players) {
                let expected = "no more ports than the colours that take no part have dice";
                return Err(self.wrong(number.span(), expected));
            }
        }
        Ok(SeatData {
            colonies: raw.colonies.0,
            colonies_long: raw.colonies_long.map(|colonies| colonies.0),
            blocked,
            vp_target: raw.vp_target.0,
            vp_target_short: raw.vp_target_short.map(|target| target.0),
        })
    }

    fn bonuses(&self, raw: &mut [RawTerritory]) -> Result<Bonuses, SetupError> {
        raw.sort_by_key(|raw| *raw.id.as_ref());
        let [asimov, bradbury, _, heinlein, herbert, lem, pohl, _] = self.exactly("territory", raw.iter())?;
        let lacks = |raw: &RawTerritory, key| self.lacks_in(raw.id.span(), key, "a number");
        let fuel = |raw: &RawTerritory, most| {
            let fuel = raw.fuel.as_ref().ok_or_else(|| lacks(raw, "fuel"))?;
            self.within(&Spanned::new(fuel.span(), fuel.as_ref().0), 0..=most)
        };
        Ok(Bonuses {
            asimov_ships: asimov.min_ships.ok_or_else(|| lacks(asimov, "min_ships"))?.0,
            asimov_advance: asimov.advance.ok_or_else(|| lacks(asimov, "advance"))?.0,
            bradbury_ore: bradbury.ore.ok_or_else(|| lacks(bradbury, "ore"))?.0,
            heinlein_rate: heinlein.rate.ok_or_else(|| lacks(heinlein, "rate"))?.0,
            herbert: herbert.less.ok_or_else(|| lacks(herbert, "less"))?.0,
            lem_fuel: fuel(lem, MAX_LEM)?,
            pohl_fuel: fuel(pohl, MAX_PRICE)?,
        })
    }

    fn borrowable(&self, raw: &[RawTerritory]) -> Result<[bool; Territory::COUNT], SetupError> {
        let relic = |raw: &&RawTerritory| *raw.id.as_ref() == Territory::BurroughsDesert && *raw.borrowable.as_ref();
        if let Some(burroughs) = raw.iter().find(relic) {
            return Err(self.wrong(burroughs.borrowable.span(), "false, the Relic Ship is not borrowed"));
        }
        self.exactly("territory", raw.iter().map(|raw| *raw.borrowable.as_ref()))
    }

    fn tech(&self, raw: &mut [RawTech]) -> Result<[TechData; Tech::COUNT], SetupError> {
        raw.sort_by_key(|raw| raw.id);
        let sum: usize = raw.iter().map(|raw| usize::from(raw.copies.as_ref().0)).sum();
        if let Some(last) = raw.last().filter(|_| sum != CARDS) {
            return Err(self.wrong(last.copies.span(), format!("{CARDS} cards in all, not {sum}")));
        }
        let points = |raw: &RawTech| raw.points.as_ref().map_or(0, |points| points.as_ref().0);
        let worthless = raw
            .iter()
            .filter(|raw| !matches!(raw.id, Tech::AlienCity | Tech::AlienMonument));
        if let Some(place) = worthless
            .filter(|raw| points(raw) > 0)
            .find_map(|raw| raw.points.as_ref())
        {
            return Err(self.wrong(place.span(), "0"));
        }
        self.exactly(
            "tech",
            raw.iter().map(|raw| TechData {
                copies: raw.copies.as_ref().0,
                price: raw.price.map_or(0, |price| price.0),
                points: points(raw),
            }),
        )
    }

    /// A number in a range.
    fn within(&self, raw: &Spanned<u8>, range: RangeInclusive<u8>) -> Result<u8, SetupError> {
        let (least, most) = (*range.start(), *range.end());
        if range.contains(raw.as_ref()) {
            return Ok(*raw.as_ref());
        }
        let expected = if least == most {
            format!("{least}")
        } else {
            format!("a number from {least} to {most}")
        };
        Err(self.wrong(raw.span(), expected))
    }

    /// As many entries as there have to be.
    fn exactly<T, const N: usize>(&self, table: &str, entries: impl Iterator<Item = T>) -> Result<[T; N], SetupError> {
        let entries: Vec<T> = entries.collect();
        entries
            .try_into()
            .map_err(|_| self.lacks(table, format!("{N} entries")))
    }

    /// The values in the canonical order, each exactly once.
    pub(super) fn each<K: Copy + Ord + Serialize, T, const N: usize>(
        &self,
        table: &str,
        all: [K; N],
        mut values: BTreeMap<K, T>,
    ) -> Result<[T; N], SetupError> {
        if let Some(absent) = all.iter().find(|key| !values.contains_key(key)) {
            let name = toml::Value::try_from(absent).map_or_else(|_| String::new(), |name| name.to_string());
            return Err(self.lacks(table, format!("a value for {name}")));
        }
        self.exactly(table, all.iter().filter_map(|key| values.remove(key)))
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
