//! Which dice can dock where (DOCK-1, DOCK-2).

use super::{
    command::Command,
    components::Pattern,
    options::{Docking, Setup},
    state::Table,
    types::{Amount, Class, Dice, Facility, SHIPS, Territory},
};
use crate::games::listing::{Any, Sink};
use std::ops::ControlFlow::{self, Continue};

/// The dice of the active seat by class, ascending. A hand holds at most eight classes: six plain values, a teleported
/// ship and the Relic Ship.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    classes: [Option<(Class, u8)>; SHIPS + 2],
}

impl Hand {
    /// What is in hand now.
    pub(super) fn of(table: &Table) -> Self {
        let mut plain = [0_u8; 6];
        // At most one coloured ship and the Relic Ship are not plain.
        let mut others: [Option<Class>; 2] = [None; 2];
        for (_, class) in table.hand() {
            if class.relic {
                others[1] = Some(class);
            } else if class.teleported {
                others[0] = Some(class);
            } else if let Some(count) = plain.get_mut(usize::from(class.value.wrapping_sub(1))) {
                *count += 1;
            }
        }
        let mut hand = Self::default();
        let mut places = hand.classes.iter_mut();
        for value in 1..=6 {
            let count = plain[usize::from(value) - 1];
            let of_value = others.iter().flatten().filter(|class| class.value == value);
            let found = (count > 0).then_some((Class::plain(value), count));
            for entry in found.into_iter().chain(of_value.map(|class| (*class, 1))) {
                if let Some(place) = places.next() {
                    *place = Some(entry);
                }
            }
        }
        hand
    }
    /// Classes with their counts, ascending.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Class, u8)> + Clone + '_ {
        self.classes.iter().flatten().copied()
    }
    /// Those that cards may change: not teleported (R21).
    pub(super) fn plain(&self) -> impl Iterator<Item = (Class, u8)> + Clone + '_ {
        self.classes().filter(|(class, _)| !class.teleported)
    }
    /// How many of a class.
    pub(super) fn count(&self, class: Class) -> u8 {
        self.classes()
            .find(|(of, _)| *of == class)
            .map_or(0, |(_, count)| count)
    }
}

/// What docking at a facility takes now, apart from the dice.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// Which.
    pub facility: Facility,
    /// What dice.
    pub pattern: Pattern,
    /// Ships of one docking.
    pub ships: u8,
    /// Price.
    pub price: Amount,
    /// Least value of a single die.
    pub at_least: u8,
    /// The sum has to be higher than this (R16).
    pub above: u32,
    /// Whether coloured ships may dock (Terraforming Station).
    pub coloured: bool,
}

/// Why no dice at all can dock at a facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Every port is taken.
    NoFreePort,
    /// No group is completely empty (R8).
    NoEmptyGroup,
    /// It cannot be paid.
    CannotPay(Amount),
    /// No ship in the stock.
    StockEmpty,
    /// No colony left.
    NoColony,
    /// The colony on the track has to be launched first (R38).
    HubTrackDone,
}

impl Table {
    /// Fuel for a ship of this value at the Solar Converter: half of it rounded up, and more with Lem Badlands.
    #[must_use]
    pub fn solar_gain(&self, setup: &Setup, value: u8) -> Amount {
        let lem = if self.bonus(Territory::LemBadlands) {
            setup.components.bonuses.lem_fuel
        } else {
            0
        };
        Amount::new(value.div_ceil(2).saturating_add(lem), 0)
    }
    /// What a docking of the active seat costs now.
    #[must_use]
    pub fn dock_price(&self, setup: &Setup, facility: Facility) -> Amount {
        let (box_, player) = (&setup.components, self.actor());
        match facility {
            Facility::Shipyard => {
                let last = box_.ship_prices.len() - 1;
                // The last price is that of the sixth ship.
                let built = (usize::from(player.fleet()) + last + 1).saturating_sub(SHIPS);
                let price = box_.ship_prices[built.min(last)];
                if self.bonus(Territory::HerbertValley) {
                    price.less(box_.bonuses.herbert)
                } else {
                    price
                }
            }
            Facility::ColonyConstructor if self.bonus(Territory::BradburyPlateau) => box_
                .facility(facility)
                .cost
                .less(Amount::new(0, box_.bonuses.bradbury_ore)),
            _ => box_.facility(facility).cost,
        }
    }
    /// Port of the next docking: the lowest free one, or the first of the lowest empty group. In the Raiders' Outpost an
    /// occupied group is no obstacle: its ships are bumped.
    pub(super) fn free_port(&self, setup: &Setup, facility: Facility) -> Option<u8> {
        let data = setup.components.facility(facility);
        let mut taken = 0_u32;
        for docked in self.docked_at(facility) {
            if !data.own || docked.seat == self.active {
                taken |= 1 << (docked.port & 31);
            }
        }
        let ports = setup.ports[facility.index()];
        if facility == Facility::RaidersOutpost && ports > 0 {
            return Some(0);
        }
        let size = data.group.max(1);
        let group = (1_u32 << size) - 1;
        (0..ports / size)
            .map(|number| number * size)
            .find(|first| taken & (group << first) == 0)
    }
    /// Whether dice of the active seat may dock there at all, and which.
    ///
    /// # Errors
    /// Why no dice can.
    pub fn gate(&self, setup: &Setup, facility: Facility) -> Result<Gate, Closed> {
        let (data, player) = (setup.components.facility(facility), self.actor());
        let price = self.dock_price(setup, facility);
        let mut gate = Gate {
            facility,
            pattern: data.pattern,
            ships: data.group.max(1),
            price,
            at_least: 1,
            above: 0,
            coloured: true,
        };
        if self.free_port(setup, facility).is_none() {
            return Err(if data.group > 1 {
                Closed::NoEmptyGroup
            } else {
                Closed::NoFreePort
            });
        }
        match facility {
            Facility::LunarMine => gate.at_least = self.mine_limit(),
            Facility::Shipyard if usize::from(player.fleet()) >= SHIPS => return Err(Closed::StockEmpty),
            Facility::ColonyConstructor | Facility::TerraformingStation if player.supply == 0 && player.hub == 0 => {
                return Err(Closed::NoColony);
            }
            Facility::TerraformingStation => gate.coloured = player.fleet() > setup.components.minimum_fleet,
            Facility::ColonistHub if player.hub >= setup.components.circles => return Err(Closed::HubTrackDone),
            Facility::ColonistHub if player.hub == 0 && player.supply == 0 => return Err(Closed::NoColony),
            Facility::RaidersOutpost => {
                gate.above = self.docked_at(facility).map(|docked| u32::from(docked.value)).sum();
            }
            _ => {}
        }
        if !player.goods.covers(price) {
            return Err(Closed::CannotPay(price));
        }
        Ok(gate)
    }
    /// Least value that the Lunar Mine takes from the active seat now: the highest there, or anything with Van Vogt
    /// Mountains and the first ship of the turn.
    pub(super) fn mine_limit(&self) -> u8 {
        if !self.flags.mine_docked && self.bonus(Territory::VanVogtMountains) {
            return 1;
        }
        let there = self.docked_at(Facility::LunarMine).map(|docked| docked.value);
        there.max().unwrap_or(1)
    }
    /// Lists every docking, by facility and then by dice; goes on with whether one of them binds (R7).
    pub(super) fn list_docks(&self, setup: &Setup, hand: &Hand, out: &mut impl Sink<Command>) -> ControlFlow<(), bool> {
        let mut binding = false;
        if hand.classes().next().is_none() {
            return Continue(binding);
        }
        for facility in Facility::ALL {
            if let Ok(gate) = self.gate(setup, facility) {
                let mut watched = Watched { out, any: false };
                self.list_dock(&gate, hand, &mut watched)?;
                binding |= watched.any && may_bind(setup, &gate);
            }
        }
        Continue(binding)
    }
    /// Lists the dockings at one facility.
    pub(super) fn list_dock(&self, gate: &Gate, hand: &Hand, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let barred = self.teleported.is_some_and(|(_, left)| left == gate.facility);
        let mut usable = [None; SHIPS + 2];
        let able = |class: Class| !(barred && class.teleported) && (gate.coloured || class.relic);
        for (place, entry) in usable.iter_mut().zip(hand.classes().filter(|(class, _)| able(*class))) {
            *place = Some(entry);
        }
        let facility = gate.facility;
        let mut put = |dice: Dice| out.put(Command::Dock { facility, dice });
        match gate.pattern {
            Pattern::Any | Pattern::AtLeastMax | Pattern::Six => {
                let least = if gate.pattern == Pattern::Six { 6 } else { gate.at_least };
                for (class, _) in usable.iter().flatten().filter(|(class, _)| class.value >= least) {
                    put(Dice::of(&[*class]))?;
                }
                Continue(())
            }
            Pattern::Equal => sets(&usable, Dice::default(), gate.ships, &mut put),
            Pattern::Run => runs(&usable, Dice::default(), gate, &mut put),
        }
    }
    /// Whether something has to dock there before the turn may end (R7).
    pub(super) fn binds(&self, setup: &Setup, facility: Facility) -> bool {
        let any = |gate: &Gate| self.list_dock(gate, &Hand::of(self), &mut Any).is_break();
        self.gate(setup, facility)
            .is_ok_and(|gate| may_bind(setup, &gate) && any(&gate))
    }
    /// The lowest ship of a class in hand, other than `but`.
    pub(super) fn lowest(&self, class: Class, but: Option<super::Ship>) -> Option<super::Ship> {
        let fits = |(ship, of): &(super::Ship, Class)| *of == class && Some(*ship) != but;
        self.hand().find(fits).map(|(ship, _)| ship)
    }
}

/// Passes on what is listed and notes whether there was anything.
struct Watched<'a, S> {
    out: &'a mut S,
    any: bool,
}

impl<S: Sink<Command>> Sink<Command> for Watched<'_, S> {
    fn put(&mut self, command: Command) -> ControlFlow<()> {
        self.any = true;
        self.out.put(command)
    }
}

/// Whether a docking there is compulsory: all are, or with `FreeOnly` those that cost nothing now (R7).
fn may_bind(setup: &Setup, gate: &Gate) -> bool {
    setup.options.docking == Docking::Strict || gate.price.is_none()
}

type Usable = [Option<(Class, u8)>];

/// Dice of one value, `more` further ones, never below the last chosen class nor more of a class than there are.
fn sets(usable: &Usable, chosen: Dice, more: u8, put: &mut impl FnMut(Dice) -> ControlFlow<()>) -> ControlFlow<()> {
    if more == 0 {
        return put(chosen);
    }
    let last = chosen.iter().last();
    for (class, count) in usable.iter().flatten() {
        let taken = chosen.iter().filter(|of| of == class).count();
        let fits = last.is_none_or(|last| last <= *class && last.value == class.value);
        if fits && taken < usize::from(*count) {
            sets(usable, with(chosen, *class), more - 1, put)?;
        }
    }
    Continue(())
}

/// Three dice in a row whose sum is high enough.
fn runs(usable: &Usable, chosen: Dice, gate: &Gate, put: &mut impl FnMut(Dice) -> ControlFlow<()>) -> ControlFlow<()> {
    if chosen.len() == usize::from(gate.ships) {
        return if chosen.sum() > gate.above {
            put(chosen)
        } else {
            Continue(())
        };
    }
    let last = chosen.iter().last();
    for (class, _) in usable.iter().flatten() {
        if last.is_none_or(|last| last.value + 1 == class.value) {
            runs(usable, with(chosen, *class), gate, put)?;
        }
    }
    Continue(())
}

fn with(mut dice: Dice, class: Class) -> Dice {
    if let Some(place) = dice.0.iter_mut().find(|place| place.is_none()) {
        *place = Some(class);
    }
    dice
}
