//! Dockings: which ships may dock where, and at which price (DOCK-1, DOCK-2).

use super::{
    board::Docked,
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
        let regular = || dice.rise_by(self.step());
        match self.pattern {
            Pattern::Any | Pattern::AtLeastMax => {
                let max = self.at_least;
                ensure(
                    dice.iter().all(|class| class.value >= max),
                    Reason::BelowMineLimit { max },
                )
            }
            Pattern::Equal => ensure(regular(), Reason::NotEqual),
            Pattern::Run => {
                let sum = self.above.min(255) as u8;
                ensure(regular(), Reason::NotARun)?;
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
    /// The lowest ship of a class in hand, other than `but`.
    pub(super) fn lowest(&self, class: Class, but: Option<Ship>) -> Option<Ship> {
        let fits = |(ship, of): &(Ship, Class)| *of == class && Some(*ship) != but;
        self.hand().find(fits).map(|(ship, _)| ship)
    }
}

/// The ships at one facility, as its gate asks for them.
#[derive(Clone, Copy, Debug, Default)]
struct Moored {
    /// Ports that are taken for the active seat, as bits.
    taken: u32,
    /// Sum of the values.
    sum: u16,
    /// The highest value; 0 without a ship.
    highest: u8,
}

/// The ships at all facilities. One walk over the ships serves every gate of a question: with a walk for each gate,
/// docking was a third of random play.
#[derive(Debug)]
pub struct Docks<'a> {
    setup: &'a Setup,
    board: &'a Board,
    moored: [Moored; Facility::COUNT],
}

impl<'a> Docks<'a> {
    /// The ships as they stand now.
    #[must_use]
    pub fn of(setup: &'a Setup, board: &'a Board) -> Self {
        let mut docks = Self::empty(setup, board);
        for seat in setup.players.seats() {
            board
                .docked_of(seat)
                .for_each(|(facility, docked)| docks.moor(facility, docked));
        }
        docks
    }
    /// The ships at this facility alone, for a single docking there. Its gate and port are the only ones to ask for.
    pub(super) fn only(setup: &'a Setup, board: &'a Board, facility: Facility) -> Self {
        let mut docks = Self::empty(setup, board);
        board
            .docked_at(facility)
            .for_each(|docked| docks.moor(facility, docked));
        docks
    }
    fn empty(setup: &'a Setup, board: &'a Board) -> Self {
        let moored = [Moored::default(); Facility::COUNT];
        Self { setup, board, moored }
    }
    /// Adds a ship to those at its facility.
    fn moor(&mut self, facility: Facility, docked: Docked) {
        let there = &mut self.moored[facility.index()];
        there.sum += u16::from(docked.value);
        there.highest = there.highest.max(docked.value);
        if docked.seat == self.board.active || !self.setup.components.facility(facility).own {
            there.taken |= 1 << (docked.port & 31);
        }
    }
    /// Port of the next docking: the lowest free one, or the first of the lowest empty group. In the Raiders' Outpost
    /// an occupied group is no obstacle, as its ships are bumped.
    pub(super) fn free_port(&self, facility: Facility) -> Option<u8> {
        let ports = self.setup.ports[facility.index()];
        if facility == Facility::RaidersOutpost && ports > 0 {
            return Some(0);
        }
        let size = self.setup.components.facility(facility).group.max(1);
        let group = (1_u32 << size) - 1;
        let mut first = 0_u8;
        while first + size <= ports {
            if self.moored[facility.index()].taken & (group << first) == 0 {
                return Some(first);
            }
            first += size;
        }
        None
    }
    /// The facility as it is open to dice of the active seat.
    ///
    /// # Errors
    /// The rule that forbids it whatever the dice show.
    pub fn gate(&self, facility: Facility) -> Result<Gate, Reason> {
        let (setup, board) = (self.setup, self.board);
        let (data, player) = (setup.components.facility(facility), board.actor());
        let full = if data.group > 1 {
            Reason::GroupNotEmpty
        } else {
            Reason::NoFreePort
        };
        let mut gate = Gate {
            facility,
            pattern: data.pattern,
            ships: data.group.max(1),
            price: board.dock_price(setup, facility),
            at_least: 1,
            above: 0,
            coloured: true,
        };
        ensure(self.free_port(facility).is_some(), full)?;
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
            Facility::RaidersOutpost => gate.above = self.moored[facility.index()].sum.into(),
            Facility::SolarConverter | Facility::OrbitalMarket | Facility::AlienArtifact => {}
        }
        board.pays(gate.price)?;
        Ok(gate)
    }
    /// Least value that the Lunar Mine takes from the active seat now: the highest there (LM-1), or any value for the
    /// first ship of the turn with Van Vogt Mountains.
    fn mine_limit(&self) -> u8 {
        if !self.board.flags.mine_docked && self.board.bonus(Territory::VanVogtMountains) {
            return 1;
        }
        self.moored[Facility::LunarMine.index()].highest.max(1)
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
        Docks::only(self.setup, self.board, facility)
            .gate(facility)?
            .takes(dice)
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
        docks: &Docks<'_>,
        facility: Facility,
        put: &mut impl FnMut(Dice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let ships = self.setup.components.facility(facility).group.max(1);
        if self.hand.len() < ships {
            return Continue(());
        }
        match docks.gate(facility) {
            Ok(gate) => self.choose_dice(&gate, Dice::default(), put),
            Err(_) => Continue(()),
        }
    }
    /// Adds dice to those chosen, never below the last one nor more of a class than there are, and passes on what fits.
    fn choose_dice(&self, gate: &Gate, chosen: Dice, put: &mut impl FnMut(Dice) -> ControlFlow<()>) -> ControlFlow<()> {
        for (class, count) in self.hand.following(chosen.iter().last(), gate.step()) {
            if chosen.count(class) >= count {
                continue;
            }
            let Some(dice) = chosen.with(class) else { break };
            if dice.len() < usize::from(gate.ships) {
                self.choose_dice(gate, dice, put)?;
            } else if self.not_back(gate.facility, dice).is_ok() && gate.takes(dice).is_ok() {
                put(dice)?;
            }
        }
        Continue(())
    }
    /// The facilities where something has to dock before the turn may end (R7): all where something can dock, or with
    /// `FreeOnly` all where it can dock for nothing.
    pub(super) fn binding(&self) -> impl Iterator<Item = Facility> {
        // Without dice nothing can dock: then no ship has to be looked at.
        let docks = (self.hand.len() > 0).then(|| Docks::of(self.setup, self.board));
        let binds = move |facility: &Facility| {
            let Some(docks) = &docks else { return false };
            let mut first = |_| ControlFlow::Break(());
            self.compels(*facility) && self.dockings(docks, *facility, &mut first).is_break()
        };
        Facility::ALL.into_iter().filter(binds)
    }
    /// True if a ship that can dock there has to (R7).
    pub(super) fn compels(&self, facility: Facility) -> bool {
        let strict = self.setup.options.docking == Docking::Strict;
        strict || self.board.dock_price(self.setup, facility).is_none()
    }
}
