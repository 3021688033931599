//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::Components,
    types::{CARDS, Facility, SHIPS, Tech, Territory},
};
use crate::{
    games::source::Source,
    rules::{BoxFile, MAX_SEATS, SetupError},
};
use std::ops::RangeInclusive;

/// The box that comes with the program.
pub(super) const BUILT_IN: &str = include_str!("../../../assets/alien_frontiers/box.toml");
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
    let mut source = Source::new(file, BUILT_IN, BUILT_IN_NAME)?;
    source.same_entries(&Source::new(None, BUILT_IN, BUILT_IN_NAME)?)?;
    let mut found: Components = source.read()?;
    if !(1..=64).contains(&found.about.id.len()) {
        return Err(source.refuse("box.id", "1 to 64 letters"));
    }
    source.facilities(&found)?;
    source.start(&found)?;
    source.blocked(&found)?;
    source.territories(&found)?;
    source.tech(&found)?;
    source.board(&found)?;
    found.marks = source.marks()?;
    source.text.clone_into(&mut found.text);
    Ok(found)
}

impl Source<'_> {
    fn facilities(&self, found: &Components) -> Result<(), SetupError> {
        Facility::ALL.into_iter().try_for_each(|facility| {
            let data = found.facility(facility);
            let path = format!("facility.{}.ports", facility.index());
            self.ports(&path, data.ports, data.group..=most_ports(facility), data.group)
        })
    }

    /// Refuses a number of ports that is out of range, or not of whole groups.
    fn ports(&self, path: &str, ports: u8, range: RangeInclusive<u8>, group: u8) -> Result<(), SetupError> {
        self.within(path, ports, range)?;
        if ports.is_multiple_of(group) {
            return Ok(());
        }
        Err(self.refuse(path, format!("whole groups of {group}")))
    }

    fn start(&self, found: &Components) -> Result<(), SetupError> {
        let (start, ships, limit) = (&found.start, &found.ships, found.limits.resources);
        self.within("start.ships", start.ships, ships.minimum..=SHIPS as u8)?;
        if let Some(place) = start.resources.iter().position(|goods| goods.total() > limit.into()) {
            let expected = format!("no more than the {limit} that may be kept");
            return Err(self.refuse(&format!("start.resources.{place}"), expected));
        }
        match ships.price.windows(2).position(|pair| !pair[1].covers(pair[0])) {
            Some(before) => Err(self.refuse(&format!("ships.price.{}", before + 1), "prices that do not fall")),
            None => Ok(()),
        }
    }

    fn blocked(&self, found: &Components) -> Result<(), SetupError> {
        for (players, seats) in (2..).zip(&found.seats) {
            let mut dice = 0;
            for facility in Facility::ALL {
                let data = found.facility(facility);
                let ports = seats.blocked[facility.index()];
                let path = format!("seats.{players}.blocked.{}", <&str>::from(facility));
                self.ports(&path, ports, 0..=if data.own { 0 } else { data.ports }, data.group)?;
                dice += usize::from(ports);
                if dice > SHIPS * (MAX_SEATS - players) {
                    let expected = "no more ports than the colours that take no part have dice";
                    return Err(self.refuse(&path, expected));
                }
            }
        }
        Ok(())
    }

    fn territories(&self, found: &Components) -> Result<(), SetupError> {
        let path = |territory: Territory, key| format!("territory.{}.{key}", territory.index());
        let (relic, lem) = (Territory::BurroughsDesert, Territory::LemBadlands);
        if found.territory(relic).borrowable {
            return Err(self.refuse(&path(relic, "borrowable"), "false, the Relic Ship is not borrowed"));
        }
        self.within(&path(lem, "fuel"), found.territory(lem).fuel, 0..=MAX_LEM)
    }

    fn tech(&self, found: &Components) -> Result<(), SetupError> {
        let sum: usize = found.tech.iter().map(|data| usize::from(data.copies)).sum();
        if sum != CARDS {
            let last = format!("tech.{}.copies", Tech::COUNT - 1);
            return Err(self.refuse(&last, format!("{CARDS} cards in all, not {sum}")));
        }
        Tech::ALL.into_iter().try_for_each(|tech| {
            let path = format!("tech.{}.points", tech.index());
            let most = u8::from(matches!(tech, Tech::AlienCity | Tech::AlienMonument));
            self.within(&path, found.card(tech).points, 0..=most)
        })
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
