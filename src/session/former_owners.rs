//! The devices that had a seat and lost it or gave it away. They still have a say in where the table is, because they
//! may have continued it elsewhere before they heard that their seat went to another device.

use crate::{
    protocol::{DeviceId, limits},
    record::Action,
    rules::Game,
};
use std::collections::BTreeSet;

/// Former owners of seats. At most `MEMBERS_MAX` of each kind are kept.
#[derive(Debug, Default)]
pub(super) struct FormerOwners {
    /// Devices that had a seat in this game and gave it away, or whose seat was given away.
    had_seat: BTreeSet<DeviceId>,
    /// Devices that lost their seat in the lobby, now or before this game, while they were away.
    evicted: BTreeSet<DeviceId>,
    /// Devices that got the seat of an evicted member and had none before.
    newcomers: BTreeSet<DeviceId>,
}

impl FormerOwners {
    /// The devices that were `seated` in the game that this machine continues, without the present electors.
    pub(super) fn of_game(seated: &BTreeSet<DeviceId>, electors: &BTreeSet<DeviceId>) -> Self {
        let before = seated.difference(electors).copied();
        Self {
            had_seat: before.take(limits::MEMBERS_MAX).collect(),
            ..Self::default()
        }
    }

    /// Notes a device whose seat in the running game goes to another one.
    pub(super) fn gives_away(&mut self, device: Option<DeviceId>) {
        if self.had_seat.len() < limits::MEMBERS_MAX {
            self.had_seat.extend(device);
        }
    }

    /// Notes a device that loses its seat in the lobby while it is away. `newcomer` got that seat and had none before.
    pub(super) fn evict(&mut self, device: Option<DeviceId>, newcomer: Option<DeviceId>) {
        if self.evicted.len() < limits::MEMBERS_MAX && device.is_some() {
            self.evicted.extend(device);
            if self.newcomers.len() < limits::MEMBERS_MAX {
                self.newcomers.extend(newcomer);
            }
        }
    }

    /// The record's entry with the former owners and newcomers; `None` without former owners.
    pub(super) fn entry<G: Game>(&self) -> Option<Action<G>> {
        // A reader restores no more than this.
        let owners: Vec<_> = self
            .had_seat
            .union(&self.evicted)
            .copied()
            .take(limits::MEMBERS_MAX)
            .collect();
        let newcomers = self.newcomers.iter().copied().collect();
        (!owners.is_empty()).then_some(Action::FormerOwners { owners, newcomers })
    }

    /// Restores former owners and newcomers from a record's entry. Evicted members count as former owners from then on.
    pub(super) fn restore(&mut self, owners: &[DeviceId], newcomers: &[DeviceId]) {
        owners.iter().for_each(|device| self.gives_away(Some(*device)));
        self.newcomers.extend(newcomers.iter().take(limits::MEMBERS_MAX));
    }

    /// Forgets all former owners, when the table goes back to its lobby after a game.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// True for a former owner or an evicted member.
    pub(super) fn has(&self, device: DeviceId) -> bool {
        self.had_seat.contains(&device) || self.evicted.contains(&device)
    }

    /// The devices that decide where the table is: the electors without the newcomers that got seats of evicted
    /// members, and all former owners and evicted members.
    pub(super) fn with(&self, mut electors: BTreeSet<DeviceId>) -> BTreeSet<DeviceId> {
        electors.retain(|device| !self.newcomers.contains(device));
        electors.extend(self.had_seat.iter().chain(&self.evicted));
        electors
    }
}
