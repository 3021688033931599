//! The words of the rules: facilities, territories, cards, fields, ships and classes of dice.

use crate::{
    games::listed::listed,
    rules::{MAX_SEATS, Seat},
};
use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// Ships of one colour.
pub const SHIPS: usize = 6;
/// Alien tech cards in the box.
pub const CARDS: usize = 22;
/// Cards in the display.
pub const DISPLAY: usize = 3;
/// Most dice of one docking.
pub const MAX_DOCKED: usize = 3;

listed! {
    /// An orbital facility where ships dock. The Maintenance Bay is not one: nobody docks there.
    Facility:
    /// SC: brings fuel for any ship.
    SolarConverter,
    /// LM: ore, for a ship that is at least as high as those there.
    LunarMine,
    /// OM: a pair trades fuel for ore.
    OrbitalMarket,
    /// SY: a pair builds a ship.
    Shipyard,
    /// CC: three of a kind place a colony.
    ColonyConstructor,
    /// TS: a six places a colony and is lost.
    TerraformingStation,
    /// HUB: the own track with its colony.
    ColonistHub,
    /// ART: credit for alien tech.
    AlienArtifact,
    /// RO: a run of three raids.
    RaidersOutpost,
}

listed! {
    /// A territory of the planet, with the bonus it gives.
    Territory:
    /// A hub advance more for the second ship of the turn.
    AsimovCrater,
    /// A cheaper Colony Constructor.
    BradburyPlateau,
    /// Home of the Relic Ship.
    BurroughsDesert,
    /// The best rate at the Orbital Market.
    HeinleinPlains,
    /// A cheaper Shipyard.
    HerbertValley,
    /// More fuel at the Solar Converter.
    LemBadlands,
    /// Cheaper powers of cards.
    PohlFoothills,
    /// No limit for the first ship at the Lunar Mine.
    VanVogtMountains,
}

listed! {
    /// A type of alien tech card.
    #[derive(EnumSetType)]
    #[enumset(no_ops, no_super_impls, serialize_repr = "u16", serialize_deny_unknown)]
    Tech:
    /// One victory point.
    AlienCity,
    /// One victory point.
    AlienMonument,
    /// A die up by one; lifts a field.
    BoosterPod,
    /// Borrows a bonus; places the Positron Field.
    DataCrystal,
    /// One die down, another up; places the Repulsor Field.
    GravityManipulator,
    /// Shields against raids.
    HolographicDecoy,
    /// Recalls a docked ship; moves a colony.
    OrbitalTeleporter,
    /// Sends docked ships of others to the bay, or one to the stock.
    PlasmaCannon,
    /// Turns a die over; swaps two colonies.
    PolarityDevice,
    /// Pays at the roll.
    ResourceCache,
    /// A die down by one; places the Isolation Field.
    StasisBeam,
    /// Re-rolls dice; brings back a card.
    TemporalWarper,
}

listed! {
    /// A field generator (FIELD-1).
    Field:
    /// No bonus there.
    Isolation,
    /// A victory point for who controls it.
    Positron,
    /// No colony comes, goes or is swapped there.
    Repulsor,
}

listed! {
    /// One of the two resources.
    Goods:
    /// Fuel, written F.
    Fuel,
    /// Ore, written O.
    Ore,
}

/// A ship: a die of a seat, or the Relic Ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ship {
    /// Of a seat's colour, number 0 to 5.
    Coloured(Seat, u8),
    /// The colourless one.
    Relic,
}

/// One thing for each ship that a seat can have: those of its colour and the Relic Ship.
pub(super) type PerShip<T> = ArrayVec<T, { SHIPS + 1 }>;
/// One thing for each ship of the game.
pub(super) type AllShips<T> = ArrayVec<T, { MAX_SEATS * SHIPS + 1 }>;

/// Place of a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Not built, or lost.
    #[default]
    Stock,
    /// In the Maintenance Bay, without a value.
    Bay,
    /// Rolled and not placed yet.
    Hand {
        /// 1 to 6.
        value: u8,
    },
    /// At a facility.
    Docked {
        /// The facility it stands at.
        facility: Facility,
        /// Port, 0-based; the ports of a group follow one another. At the Colonist Hub: of the owner's track.
        port: u8,
        /// 1 to 6.
        value: u8,
    },
}

/// Dice that are interchangeable (glossary: class of a die). Ordered by value, coloured before Relic, plain before
/// teleported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Class {
    /// 1 to 6.
    pub value: u8,
    /// It is the Relic Ship.
    pub relic: bool,
    /// It came back by the Orbital Teleporter and has not docked since.
    pub teleported: bool,
}

impl Class {
    /// A plain coloured die.
    #[must_use]
    pub const fn plain(value: u8) -> Self {
        Self {
            value,
            relic: false,
            teleported: false,
        }
    }
}

/// The dice of a docking: one to three classes in ascending order, then `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Dice(pub [Option<Class>; MAX_DOCKED]);

impl Dice {
    /// The given classes, as they come; `None` if they are more than three.
    #[must_use]
    pub fn of(classes: &[Class]) -> Option<Self> {
        classes
            .iter()
            .try_fold(Self::default(), |dice, class| dice.with(*class))
    }
    /// One more behind the others; `None` if there are three.
    pub(super) fn with(mut self, class: Class) -> Option<Self> {
        *self.0.iter_mut().find(|place| place.is_none())? = Some(class);
        Some(self)
    }
    /// The classes in their order.
    pub fn iter(&self) -> impl Iterator<Item = Class> {
        self.0.iter().flatten().copied()
    }
    /// Number of dice.
    #[must_use]
    pub fn len(self) -> usize {
        self.iter().count()
    }
    /// Number of dice of a class.
    pub(super) fn count(self, wanted: Class) -> u8 {
        self.iter().filter(|class| *class == wanted).count() as u8
    }
    /// True if each die is higher than the one before it by this many pips.
    pub(super) fn rise_by(self, step: u8) -> bool {
        self.0.windows(2).all(|pair| match pair {
            [Some(one), Some(next)] => one.value + step == next.value,
            _ => true,
        })
    }
    /// True if the dice are sorted and there is no gap between them.
    pub(super) fn is_ascending(self) -> bool {
        self.0
            .is_sorted_by(|one, next| next.is_none() || one.is_some() && one <= next)
    }
    /// True without a die.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
    /// Sum of the values.
    #[must_use]
    pub fn sum(self) -> u32 {
        self.iter().map(|class| u32::from(class.value)).sum()
    }
}

/// Fuel and ore together: a price, a gain, a stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// Units of fuel.
    pub fuel: u8,
    /// Units of ore.
    pub ore: u8,
}

impl Amount {
    /// Neither fuel nor ore.
    pub const NONE: Self = Self::new(0, 0);
    /// This much fuel and ore.
    #[must_use]
    pub const fn new(fuel: u8, ore: u8) -> Self {
        Self { fuel, ore }
    }
    /// The rest after taking away this much of each, never below 0.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self::new(self.fuel.saturating_sub(other.fuel), self.ore.saturating_sub(other.ore))
    }
    /// True if this is enough to pay `price`.
    #[must_use]
    pub const fn covers(self, price: Self) -> bool {
        self.fuel >= price.fuel && self.ore >= price.ore
    }
    /// True if it is neither fuel nor ore.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.fuel == 0 && self.ore == 0
    }
    /// Units of both.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.fuel as u16 + self.ore as u16
    }
    /// Units of one of the two.
    #[must_use]
    pub const fn of(self, goods: Goods) -> u8 {
        match goods {
            Goods::Fuel => self.fuel,
            Goods::Ore => self.ore,
        }
    }
}

/// A set of card types.
pub type TechSet = EnumSet<Tech>;

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets of cards are read from bytes of others: two of them, and no bit beyond the twelve types.
    #[test]
    fn a_card_that_does_not_exist_is_not_read() {
        let read = |bits: u16| serde_json::from_str::<TechSet>(&bits.to_string());
        assert_eq!(read(0xFFF).unwrap(), TechSet::all());
        assert_eq!(read(1).unwrap(), TechSet::only(Tech::AlienCity));
        assert_eq!(read(1 << 11).unwrap(), TechSet::only(Tech::TemporalWarper));
        assert!(read(1 << 12).is_err() && read(0xFFFF).is_err());
    }

    /// Nothing is cut off in silence: a fourth die is refused.
    #[test]
    fn three_dice_are_the_most() {
        let dice = [3, 1, 2, 2].map(Class::plain);
        let three = Dice::of(&dice[..3]).unwrap();
        assert!((three.len(), three.sum(), three.is_ascending()) == (3, 6, false));
        assert_eq!(Dice::of(&dice), None);
        assert!(Dice::of(&dice[1..]).unwrap().is_ascending());
        assert!(!Dice([None, Some(dice[0]), None]).is_ascending());
    }
}
