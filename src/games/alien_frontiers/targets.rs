//! Ships that the Plasma Cannon can hit (PLASMA-1, R17, R43).

use super::{
    board::Docked,
    options::Setup,
    prompt::ShotTarget,
    state::Board,
    types::{AllShips, Amount, Class, Facility, Ship, Tech},
};

/// Place of a target in the fixed order (CMD-5): group, owner clockwise from the active seat, value, Relic Ship last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TargetRank {
    group: u8,
    distance: usize,
    class: Class,
}

/// The target that a ship at a facility is. The tracks of the hub are single ports, told apart by their owners.
const fn aimed(setup: &Setup, facility: Facility, docked: &Docked) -> ShotTarget {
    ShotTarget {
        group: setup.group_of(facility, docked.port),
        seat: docked.seat,
        class: docked.class(),
    }
}

impl Board {
    /// True for each facility, by index, where ships of others are: one walk over the ships for all facilities.
    pub(super) fn enemies(&self, setup: &Setup) -> [bool; Facility::COUNT] {
        let mut enemies = [false; Facility::COUNT];
        for seat in setup.players.others(self.active) {
            self.docked_of(seat)
                .for_each(|(facility, _)| enemies[facility.index()] = true);
        }
        enemies
    }
    /// Ships of others at a facility.
    pub(super) fn enemies_at(&self, facility: Facility) -> impl Iterator<Item = Docked> + '_ {
        self.docked_at(facility).filter(|docked| docked.seat != self.active)
    }
    /// Place of a target in the fixed order.
    pub(super) fn target_rank(&self, setup: &Setup, target: ShotTarget) -> TargetRank {
        let distance = setup.players.others(self.active).position(|seat| seat == target.seat);
        TargetRank {
            group: target.group,
            distance: distance.unwrap_or(usize::MAX),
            class: target.class,
        }
    }
    /// The different targets at a facility, in order.
    pub(super) fn targets(&self, setup: &Setup, facility: Facility) -> AllShips<ShotTarget> {
        let rank = |target: &ShotTarget| self.target_rank(setup, *target);
        let mut found: AllShips<ShotTarget> = AllShips::new();
        for docked in self.enemies_at(facility) {
            let target = aimed(setup, facility, &docked);
            // Ships that are one target have one rank.
            if let Err(place) = found.binary_search_by_key(&rank(&target), rank) {
                found.insert(place, target);
            }
        }
        found
    }
    /// The ship that a target names: the lowest of its class there.
    pub(super) fn target(&self, setup: &Setup, facility: Facility, target: ShotTarget) -> Option<Ship> {
        self.enemies_at(facility)
            .find(|docked| aimed(setup, facility, docked) == target)
            .map(|docked| docked.ship)
    }
    /// Fuel for the next shot: the first is cheaper with Pohl Foothills (R44).
    pub(super) fn shot_price(&self, setup: &Setup, last: Option<ShotTarget>) -> Amount {
        let each = setup.components.card(Tech::PlasmaCannon).price;
        match last {
            None => self.power_price(setup, each),
            Some(_) => Amount::new(each, 0),
        }
    }
}
