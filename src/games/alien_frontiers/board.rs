//! Control, bonuses, fleets, docked ships: all that is read off the board.

use super::{
    options::Setup,
    state::{Board, Player, Tally},
    types::{Class, Facility, Field, Place, Ship, Tech, Territory},
};
use crate::rules::{MAX_SEATS, Seat};

/// A ship at a facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Docked {
    /// The ship that stands there.
    pub ship: Ship,
    /// Its owner; the Relic Ship's is its holder.
    pub seat: Seat,
    /// The port that it stands in, from 0.
    pub port: u8,
    /// 1 to 6.
    pub value: u8,
}

impl Docked {
    /// Its class: at a facility nothing counts as teleported.
    #[must_use]
    pub const fn class(&self) -> Class {
        Class {
            value: self.value,
            relic: matches!(self.ship, Ship::Relic),
            teleported: false,
        }
    }
}

impl Player {
    /// Coloured ships that are not in the stock (glossary: fleet).
    #[must_use]
    pub fn fleet(&self) -> u8 {
        self.ships.iter().filter(|place| **place != Place::Stock).count() as u8
    }
    /// Coloured ships neither in the stock nor on the Terraforming Station: at least three (INV-1).
    #[must_use]
    pub fn safe_fleet(&self) -> u8 {
        let safe = |place: &&Place| !matches!(place, Place::Stock) && !at(place, Facility::TerraformingStation);
        self.ships.iter().filter(safe).count() as u8
    }
}

/// True if a ship in this place is docked there.
pub(super) fn at(place: &Place, wanted: Facility) -> bool {
    matches!(place, Place::Docked { facility, .. } if *facility == wanted)
}

impl Board {
    /// All that the active seat has.
    #[must_use]
    pub const fn actor(&self) -> &Player {
        &self.players.0[self.active.index()]
    }
    pub(super) const fn actor_mut(&mut self) -> &mut Player {
        &mut self.players.0[self.active.index()]
    }
    /// The seat that controls a territory: more colonies than each other (CTRL-1).
    #[must_use]
    pub fn control(&self, territory: Territory) -> Option<Seat> {
        control(&self.colonies[territory.index()].0)
    }
    /// The territory that a field lies on.
    #[must_use]
    pub const fn field(&self, field: Field) -> Option<Territory> {
        self.fields[field.index()]
    }
    /// True if the field lies there.
    #[must_use]
    pub fn has_field(&self, field: Field, territory: Territory) -> bool {
        self.field(field) == Some(territory)
    }
    /// True if the seat has the territory's bonus (CTRL-1, CRYSTAL-1, FIELD-2).
    #[must_use]
    pub fn has_bonus(&self, seat: Seat, territory: Territory) -> bool {
        let borrowed = seat == self.active && self.flags.borrowed == Some(territory);
        !self.has_field(Field::Isolation, territory) && (borrowed || self.control(territory) == Some(seat))
    }
    /// True if the active seat has the territory's bonus.
    #[must_use]
    pub fn bonus(&self, territory: Territory) -> bool {
        self.has_bonus(self.active, territory)
    }
    /// Colonies there, of all seats.
    #[must_use]
    pub fn colonies_on(&self, territory: Territory) -> u8 {
        self.colonies[territory.index()].0.iter().sum()
    }
    /// Place of a ship; the Relic Ship at home counts as in the stock.
    #[must_use]
    pub fn place(&self, ship: Ship) -> Place {
        match ship {
            Ship::Coloured(seat, number) => self.players[seat]
                .ships
                .get(usize::from(number))
                .copied()
                .unwrap_or_default(),
            Ship::Relic => self.relic.map_or(Place::Stock, |relic| relic.place),
        }
    }
    /// The ships of one seat, the Relic Ship last if it holds it.
    pub fn ships_of(&self, seat: Seat) -> impl Iterator<Item = (Ship, Place)> + '_ {
        let coloured = self.players[seat].ships.iter().enumerate();
        let relic = self.relic.filter(|relic| relic.holder == seat);
        coloured
            .map(move |(number, place)| (Ship::Coloured(seat, number as u8), *place))
            .chain(relic.map(|relic| (Ship::Relic, relic.place)))
    }
    /// The docked ships of one seat with their facilities, in the order of `ships_of`.
    pub(super) fn docked_of(&self, seat: Seat) -> impl Iterator<Item = (Facility, Docked)> + '_ {
        self.ships_of(seat).filter_map(move |(ship, place)| match place {
            Place::Docked { facility, port, value } => {
                let docked = Docked {
                    ship,
                    seat,
                    port,
                    value,
                };
                Some((facility, docked))
            }
            Place::Stock | Place::Bay | Place::Hand { .. } => None,
        })
    }
    /// The ships at a facility by seat and number, the Relic Ship last.
    pub fn docked_at(&self, wanted: Facility) -> impl Iterator<Item = Docked> + '_ {
        let there = move |seat, ship, place| match place {
            Place::Docked { facility, port, value } if facility == wanted => Some(Docked {
                ship,
                seat,
                port,
                value,
            }),
            _ => None,
        };
        let coloured = self.players.0.iter().enumerate().flat_map(move |(index, player)| {
            let seat = Seat::wrapping(index);
            let places = player.ships.iter().enumerate();
            places.filter_map(move |(number, place)| there(seat, Ship::Coloured(seat, number as u8), *place))
        });
        coloured.chain(
            self.relic
                .and_then(|relic| there(relic.holder, Ship::Relic, relic.place)),
        )
    }
    /// The class of a ship in hand.
    #[must_use]
    pub fn class_in_hand(&self, ship: Ship) -> Option<Class> {
        self.class_of(ship, self.place(ship))
    }
    /// The class of a ship whose place is known; `None` outside the hand.
    fn class_of(&self, ship: Ship, place: Place) -> Option<Class> {
        match place {
            Place::Hand { value } => Some(Class {
                value,
                relic: ship == Ship::Relic,
                teleported: self.teleported.is_some_and(|(back, _)| back == ship),
            }),
            _ => None,
        }
    }
    /// The ships in the active seat's hand with their classes.
    pub fn hand(&self) -> impl Iterator<Item = (Ship, Class)> + '_ {
        self.ships_of(self.active)
            .filter_map(|(ship, place)| self.class_of(ship, place).map(|class| (ship, class)))
    }
    /// True for a ship in the active seat's hand.
    pub(super) fn is_in_hand(&self, wanted: Ship) -> bool {
        self.hand().any(|(ship, _)| ship == wanted)
    }
    /// Fuel for one ore with the active seat's pairs in the Orbital Market; `None` without a whole pair (R22).
    #[must_use]
    pub fn market_rate(&self, setup: &Setup) -> Option<u8> {
        let market = Facility::OrbitalMarket;
        let own = || self.docked_of(self.active).filter(|(facility, _)| *facility == market);
        let group = |docked: &Docked| setup.group_of(market, docked.port);
        let ships = usize::from(setup.components.facility(market).group);
        let whole =
            |(_, ship): &(Facility, Docked)| own().filter(|(_, other)| group(other) == group(ship)).count() == ships;
        let best = own().filter(whole).map(|(_, docked)| docked.value).min();
        best.map(|rate| {
            if self.bonus(Territory::HeinleinPlains) {
                setup.components.territory(Territory::HeinleinPlains).rate
            } else {
                rate
            }
        })
    }
    /// Cards in the discard pile.
    #[must_use]
    pub fn pile(&self) -> u16 {
        self.discard.iter().map(|&count| u16::from(count)).sum()
    }
    /// Points of a seat by source (END-4); the board's `points` are this after every command.
    #[must_use]
    pub fn points(&self, setup: &Setup, seat: Seat) -> Tally {
        let mut points = Tally::default();
        for territory in Territory::ALL {
            let colonies = &self.colonies[territory.index()];
            points.colonies = points.colonies.saturating_add(colonies[seat]);
            if control(&colonies.0) == Some(seat) {
                points.territories += 1;
                points.positron += u8::from(self.has_field(Field::Positron, territory));
            }
        }
        let card = |tech: Tech| {
            let held = self.players[seat].cards.contains(tech);
            if held { setup.components.card(tech).points } else { 0 }
        };
        points.city = card(Tech::AlienCity);
        points.monument = card(Tech::AlienMonument);
        points
    }
}

/// The one index with strictly more than each other.
pub(super) fn control(colonies: &[u8; MAX_SEATS]) -> Option<Seat> {
    let (mut leader, mut most) = (None, 0);
    for (index, &count) in colonies.iter().enumerate() {
        if count > most {
            (leader, most) = (Some(Seat::wrapping(index)), count);
        } else if count == most {
            leader = None;
        }
    }
    leader
}
