//! Dockings: which ships may dock where, and at which price (DOCK-1, DOCK-2).

use super::{
    command::{Reason, Verdict},
    components::Pattern,
    laws::Question,
    options::{Docking, Setup},
    state::Board,
    types::{Amount, Class, Dice, Facility, SHIPS, Ship, Territory},
};
use crate::games::listing::ensure;
use std::ops::ControlFlow::{self, Continue};

/// An open facility: the dice that it takes from the active seat now.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// The facility that is open.
    pub facility: Facility,
    /// The pattern that the dice have to show.
    pub pattern: Pattern,
    /// Ships of one docking.
    pub ships: u8,
    /// Fuel and ore of one docking.
    pub price: Amount,
    /// Least value of a single die.
    pub at_least: u8,
    /// The sum has to be higher than this (R16).
    pub above: u32,
    /// Coloured ships may dock (TS-1).
    pub coloured: bool,
}

impl Gate {
    /// Pips by which each die is higher than the one before it.
    const fn step(&self) -> u8 {
        match self.pattern {
            Pattern::Run => 1,
            Pattern::Any | Pattern::AtLeastMax | Pattern::Equal | Pattern::Six => 0,
        }
    }
    /// The rule against dice that are ascending and of the right number.
    fn takes(&self, dice: Dice) -> Verdict {
        let mut pairs = dice.iter().zip(dice.iter().skip(1));
        let regular = pairs.all(|(one, next)| one.value + self.step() == next.value);
        match self.pattern {
            Pattern::Any | Pattern::AtLeastMax => {
                let max = self.at_least;
                ensure(
                    dice.iter().all(|class| class.value >= max),
                    Reason::BelowMineLimit { max },
                )
            }
            Pattern::Equal => ensure(regular, Reason::NotEqual),
            Pattern::Run => {
                let sum = self.above.min(255) as u8;
                ensure(regular, Reason::NotARun)?;
                ensure(dice.sum() > self.above, Reason::RunTooLow { sum })
            }
            Pattern::Six => {
                ensure(dice.iter().all(|class| class.value == 6), Reason::NotASix)?;
                let fits = self.coloured || dice.iter().all(|class| class.relic);
                ensure(fits, Reason::FleetMinimum)
            }
        }
    }
}

impl Board {
    /// Fuel for a ship of this value at the Solar Converter: half of it rounded up, and more with Lem Badlands.
    #[must_use]
    pub fn solar_gain(&self, setup: &Setup, value: u8) -> Amount {
        let lem = if self.bonus(Territory::LemBadlands) {
            setup.components.territory(Territory::LemBadlands).fuel
        } else {
            0
        };
        Amount::new(value.div_ceil(2).saturating_add(lem), 0)
    }
    /// Price of a docking of the active seat as bonuses are now (DOCK-4).
    #[must_use]
    pub fn dock_price(&self, setup: &Setup, facility: Facility) -> Amount {
        let (box_, player) = (&setup.components, self.actor());
        match facility {
            Facility::Shipyard => {
                let last = box_.ships.price.len() - 1;
                // The last price is that of the sixth ship.
                let built = (usize::from(player.fleet()) + last + 1).saturating_sub(SHIPS);
                let price = box_.ships.price[built.min(last)];
                if self.bonus(Territory::HerbertValley) {
                    price.less(box_.territory(Territory::HerbertValley).less)
                } else {
                    price
                }
            }
            Facility::ColonyConstructor if self.bonus(Territory::BradburyPlateau) => box_
                .facility(facility)
                .cost
                .less(Amount::new(0, box_.territory(Territory::BradburyPlateau).ore)),
            _ => box_.facility(facility).cost,
        }
    }
    /// Port of the next docking: the lowest free one, or the first of the lowest empty group. In the Raiders' Outpost
    /// an occupied group is no obstacle, as its ships are bumped.
    pub(super) fn free_port(&self, setup: &Setup, facility: Facility) -> Option<u8> {
        let data = setup.components.facility(facility);
        let ports = setup.ports[facility.index()];
        if facility == Facility::RaidersOutpost && ports > 0 {
            return Some(0);
        }
        let mut taken = 0_u32;
        for docked in self.docked_at(facility) {
            if !data.own || docked.seat == self.active {
                taken |= 1 << (docked.port & 31);
            }
        }
        let size = data.group.max(1);
        let group = (1_u32 << size) - 1;
        (0..ports / size)
            .map(|number| number * size)
            .find(|first| taken & (group << first) == 0)
    }
    /// The facility as it is open to dice of the active seat.
    ///
    /// # Errors
    /// The rule that forbids it whatever the dice show.
    pub fn gate(&self, setup: &Setup, facility: Facility) -> Result<Gate, Reason> {
        let (data, player) = (setup.components.facility(facility), self.actor());
        let full = if data.group > 1 {
            Reason::GroupNotEmpty
        } else {
            Reason::NoFreePort
        };
        let mut gate = Gate {
            facility,
            pattern: data.pattern,
            ships: data.group.max(1),
            price: self.dock_price(setup, facility),
            at_least: 1,
            above: 0,
            coloured: true,
        };
        ensure(self.free_port(setup, facility).is_some(), full)?;
        let colony = player.supply > 0 || player.hub > 0;
        match facility {
            Facility::LunarMine => gate.at_least = self.mine_limit(),
            Facility::Shipyard => ensure(usize::from(player.fleet()) < SHIPS, Reason::StockEmpty)?,
            Facility::ColonyConstructor => ensure(colony, Reason::NoColony)?,
            Facility::TerraformingStation => {
                ensure(colony, Reason::NoColony)?;
                gate.coloured = player.fleet() > setup.components.ships.minimum;
            }
            Facility::ColonistHub => {
                ensure(player.hub < setup.components.hub.circles, Reason::HubTrackDone)?;
                ensure(colony, Reason::NoColony)?;
            }
            Facility::RaidersOutpost => {
                gate.above = self.docked_at(facility).map(|docked| u32::from(docked.value)).sum();
            }
            Facility::SolarConverter | Facility::OrbitalMarket | Facility::AlienArtifact => {}
        }
        self.pays(gate.price)?;
        Ok(gate)
    }
    /// Least value that the Lunar Mine takes from the active seat now: the highest there (LM-1), or any value for the
    /// first ship of the turn with Van Vogt Mountains.
    fn mine_limit(&self) -> u8 {
        if !self.flags.mine_docked && self.bonus(Territory::VanVogtMountains) {
            return 1;
        }
        let there = self.docked_at(Facility::LunarMine).map(|docked| docked.value);
        there.max().unwrap_or(1)
    }
    /// The lowest ship of a class in hand, other than `but`.
    pub(super) fn lowest(&self, class: Class, but: Option<Ship>) -> Option<Ship> {
        let fits = |(ship, of): &(Ship, Class)| *of == class && Some(*ship) != but;
        self.hand().find(fits).map(|(ship, _)| ship)
    }
}

impl Question<'_> {
    /// The rule against a docking. It checks the dice first, then the facility, then how they fit.
    pub(super) fn docking(&self, facility: Facility, dice: Dice) -> Verdict {
        let held = |class: Class| dice.count(class) <= self.hand.count(class);
        ensure(dice.iter().all(held), Reason::NotInHand)?;
        ensure(dice.is_ascending(), Reason::Unsorted)?;
        let wanted = self.setup.components.facility(facility).group.max(1);
        ensure(dice.len() == usize::from(wanted), Reason::WrongCount { wanted })?;
        self.not_back(facility, dice)?;
        self.board.gate(self.setup, facility)?.takes(dice)
    }
    /// A recalled die does not go back to the facility that it left (TELEPORTER-1).
    fn not_back(&self, facility: Facility, dice: Dice) -> Verdict {
        let left = self.board.teleported.is_some_and(|(_, left)| left == facility);
        let back = left && dice.iter().any(|class| class.teleported);
        ensure(!back, Reason::JustTeleported { facility })
    }
    /// Goes through the legal dockings at a facility by their dice.
    pub(super) fn dockings(
        &self,
        facility: Facility,
        put: &mut impl FnMut(Dice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let ships = self.setup.components.facility(facility).group.max(1);
        if self.hand.len() < ships {
            return Continue(());
        }
        match self.board.gate(self.setup, facility) {
            Ok(gate) => self.choose_dice(&gate, Dice::default(), put),
            Err(_) => Continue(()),
        }
    }
    /// Adds dice to those chosen, never below the last one nor more of a class than there are, and passes on what fits.
    fn choose_dice(&self, gate: &Gate, chosen: Dice, put: &mut impl FnMut(Dice) -> ControlFlow<()>) -> ControlFlow<()> {
        if chosen.len() == usize::from(gate.ships) {
            let fits = self.not_back(gate.facility, chosen).and_then(|()| gate.takes(chosen));
            return if fits.is_ok() { put(chosen) } else { Continue(()) };
        }
        let last = chosen.iter().last();
        for (class, count) in self.hand.classes() {
            let follows = last.is_none_or(|last| last <= class && last.value + gate.step() == class.value);
            if follows
                && chosen.count(class) < count
                && let Some(more) = chosen.with(class)
            {
                self.choose_dice(gate, more, put)?;
            }
        }
        Continue(())
    }
    /// The facilities where something has to dock before the turn may end (R7): all where something can dock, or with
    /// `FreeOnly` all where it can dock for nothing.
    pub(super) fn binding(&self) -> impl Iterator<Item = Facility> {
        let strict = self.setup.options.docking == Docking::Strict;
        let binds = move |facility: &Facility| {
            let compulsory = strict || self.board.dock_price(self.setup, *facility).is_none();
            compulsory && self.dockings(*facility, &mut |_| ControlFlow::Break(())).is_break()
        };
        Facility::ALL.into_iter().filter(binds)
    }
}
