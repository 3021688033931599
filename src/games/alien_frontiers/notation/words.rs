//! Names of seats, facilities, territories, cards, dice and ships, both ways.

use super::super::{Class, Dice, Facility, Field, Goods, SHIPS, Setup, Ship, Tech, Territory};
use crate::rules::{NotationError, Seat, words};

pub(super) use words::{list, word};

pub(super) const SEATS: [(&str, Seat); 4] = [
    ("A", Seat::wrapping(0)),
    ("B", Seat::wrapping(1)),
    ("C", Seat::wrapping(2)),
    ("D", Seat::wrapping(3)),
];
pub(super) const FACILITIES: [(&str, Facility); Facility::COUNT] = [
    ("SC", Facility::SolarConverter),
    ("LM", Facility::LunarMine),
    ("OM", Facility::OrbitalMarket),
    ("SY", Facility::Shipyard),
    ("CC", Facility::ColonyConstructor),
    ("TS", Facility::TerraformingStation),
    ("HUB", Facility::ColonistHub),
    ("ART", Facility::AlienArtifact),
    ("RO", Facility::RaidersOutpost),
];
pub(super) const TERRITORIES: [(&str, Territory); Territory::COUNT] = [
    ("asimov", Territory::AsimovCrater),
    ("bradbury", Territory::BradburyPlateau),
    ("burroughs", Territory::BurroughsDesert),
    ("heinlein", Territory::HeinleinPlains),
    ("herbert", Territory::HerbertValley),
    ("lem", Territory::LemBadlands),
    ("pohl", Territory::PohlFoothills),
    ("vanvogt", Territory::VanVogtMountains),
];
pub(super) const CARDS: [(&str, Tech); Tech::COUNT] = [
    ("city", Tech::AlienCity),
    ("monument", Tech::AlienMonument),
    ("booster", Tech::BoosterPod),
    ("crystal", Tech::DataCrystal),
    ("gravity", Tech::GravityManipulator),
    ("decoy", Tech::HolographicDecoy),
    ("teleporter", Tech::OrbitalTeleporter),
    ("plasma", Tech::PlasmaCannon),
    ("polarity", Tech::PolarityDevice),
    ("cache", Tech::ResourceCache),
    ("stasis", Tech::StasisBeam),
    ("warper", Tech::TemporalWarper),
];
pub(super) const FIELDS: [(&str, Field); Field::COUNT] = [
    ("isolation", Field::Isolation),
    ("positron", Field::Positron),
    ("repulsor", Field::Repulsor),
];
pub(super) const GOODS: [(&str, Goods); Goods::COUNT] = [("fuel", Goods::Fuel), ("ore", Goods::Ore)];

/// `A`
pub(super) fn seat(seat: Seat) -> &'static str {
    word(&SEATS, &seat)
}
/// `LM`
pub(super) fn facility(facility: Facility) -> &'static str {
    word(&FACILITIES, &facility)
}
/// `lem`
pub(super) fn territory(territory: Territory) -> &'static str {
    word(&TERRITORIES, &territory)
}
/// `plasma`
pub(super) fn card(card: Tech) -> &'static str {
    word(&CARDS, &card)
}
/// `isolation`
pub(super) fn field(field: Field) -> &'static str {
    word(&FIELDS, &field)
}
/// `fuel`
pub(super) fn goods(goods: Goods) -> &'static str {
    word(&GOODS, &goods)
}
/// `3`, `3r`, `3t` or `3rt`
pub(super) fn class(class: Class) -> String {
    let relic = if class.relic { "r" } else { "" };
    let teleported = if class.teleported { "t" } else { "" };
    format!("{}{relic}{teleported}", class.value)
}
/// `3 3r`
pub(super) fn dice(dice: Dice) -> String {
    list(dice.iter().map(class))
}
/// `A0` to `A5`, or `relic`
pub(super) fn ship(ship: Ship) -> String {
    match ship {
        Ship::Coloured(owner, number) => format!("{}{number}", seat(owner)),
        Ship::Relic => "relic".to_owned(),
    }
}
/// `A0 A1 relic`
pub(super) fn ships(ships: &[Ship]) -> String {
    list(ships.iter().map(|&s| ship(s)))
}

/// Words of one line.
pub(super) type Reader<'a> = words::Reader<'a, Setup>;

type Read<T> = Result<T, NotationError>;

impl Reader<'_> {
    /// A seat that takes part.
    pub(super) fn seat(&mut self) -> Read<Seat> {
        let taking_part = &SEATS[..self.setup.players.get().min(SEATS.len())];
        self.value(taking_part)
    }
    /// A facility.
    pub(super) fn facility(&mut self) -> Read<Facility> {
        self.value(&FACILITIES)
    }
    /// A territory.
    pub(super) fn territory(&mut self) -> Read<Territory> {
        self.value(&TERRITORIES)
    }
    /// A type of card.
    pub(super) fn card(&mut self) -> Read<Tech> {
        self.value(&CARDS)
    }
    /// A field.
    pub(super) fn field(&mut self) -> Read<Field> {
        self.value(&FIELDS)
    }
    /// Fuel or ore.
    pub(super) fn goods(&mut self) -> Read<Goods> {
        self.value(&GOODS)
    }
    /// What a die shows.
    pub(super) fn pips(&mut self) -> Read<u8> {
        let found = self.next().and_then(pips);
        found.ok_or_else(|| self.wrong("a value from 1 to 6"))
    }
    /// A class of dice.
    pub(super) fn class(&mut self) -> Read<Class> {
        let found = self.next().and_then(parse_class);
        found.ok_or_else(|| self.wrong("a die such as 3, 3r (Relic) or 3t (teleported)"))
    }
    /// One to three dice: the rest of the line.
    pub(super) fn dice(&mut self) -> Read<Dice> {
        let mut classes = vec![self.class()?];
        while !self.done() {
            classes.push(self.class()?);
        }
        Dice::of(&classes).ok_or_else(|| self.wrong("no more than three dice"))
    }
    /// A group from 1, if a number comes next: 0-based, and 0 if none does.
    pub(super) fn group(&mut self) -> Read<u8> {
        if !self
            .peek()
            .is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        {
            return Ok(0);
        }
        let group: u8 = self.number("a group from 1")?;
        group.checked_sub(1).ok_or_else(|| self.wrong("a group from 1"))
    }
    /// A ship.
    pub(super) fn ship(&mut self) -> Read<Ship> {
        let setup = self.setup;
        let found = self.next().and_then(|word| {
            if word == "relic" {
                return Some(Ship::Relic);
            }
            let (owner, number) = word.split_at_checked(1)?;
            let &(_, owner) = SEATS.iter().find(|(name, _)| *name == owner)?;
            let number = one_digit(number).filter(|&number| usize::from(number) < SHIPS)?;
            setup.players.contains(owner).then_some(Ship::Coloured(owner, number))
        });
        found.ok_or_else(|| self.wrong("a ship such as A0, or relic"))
    }
}

fn one_digit(word: &str) -> Option<u8> {
    match word.as_bytes() {
        &[digit] if digit.is_ascii_digit() => Some(digit - b'0'),
        _ => None,
    }
}

pub(super) fn pips(word: &str) -> Option<u8> {
    one_digit(word).filter(|value| (1..=6).contains(value))
}

fn parse_class(word: &str) -> Option<Class> {
    let (value, marks) = word.split_at_checked(1)?;
    let (relic, teleported) = match marks {
        "" => (false, false),
        "r" => (true, false),
        "t" => (false, true),
        "rt" => (true, true),
        _ => return None,
    };
    Some(Class {
        value: pips(value)?,
        relic,
        teleported,
    })
}
