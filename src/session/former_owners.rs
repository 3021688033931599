//! The devices that had a seat and have it no more. They decide with the others where the table is, because they may have
//! gone on with it elsewhere before they heard that their seat went to somebody else.

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
    /// Devices that got such a seat and had none before.
    newcomers: BTreeSet<DeviceId>,
}

impl FormerOwners {
    /// The electors that were seen in the game that this machine takes over, apart from the present ones.
    pub(super) fn of_game(seated: &BTreeSet<DeviceId>, electors: &BTreeSet<DeviceId>) -> Self {
        let before = seated.difference(electors).copied();
        Self {
            had_seat: before.take(limits::MEMBERS_MAX).collect(),
            ..Self::default()
        }
    }

    /// A seat of the running game goes from this device to another one.
    pub(super) fn gives_away(&mut self, device: Option<DeviceId>) {
        if self.had_seat.len() < limits::MEMBERS_MAX {
            self.had_seat.extend(device);
        }
    }

    /// Somebody else gets the seat of a device that is away, in the lobby: a bot, or a device that may be new.
    pub(super) fn evict(&mut self, device: Option<DeviceId>, newcomer: Option<DeviceId>) {
        if self.evicted.len() < limits::MEMBERS_MAX && device.is_some() {
            self.evicted.extend(device);
            if self.newcomers.len() < limits::MEMBERS_MAX {
                self.newcomers.extend(newcomer);
            }
        }
    }

    /// The entry that keeps them in a record, if there are any.
    pub(super) fn entry<G: Game>(&self) -> Option<Action<G>> {
        // As many as are restored.
        let owners: Vec<_> = self
            .had_seat
            .union(&self.evicted)
            .copied()
            .take(limits::MEMBERS_MAX)
            .collect();
        let newcomers = self.newcomers.iter().copied().collect();
        (!owners.is_empty()).then_some(Action::FormerOwners { owners, newcomers })
    }

    /// Takes them from the entry of a record that is gone on with.
    pub(super) fn restore(&mut self, owners: &[DeviceId], newcomers: &[DeviceId]) {
        owners.iter().for_each(|device| self.gives_away(Some(*device)));
        self.newcomers.extend(newcomers.iter().take(limits::MEMBERS_MAX));
    }

    /// Another game begins, with the people that are there.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// True for a device that had a seat.
    pub(super) fn has(&self, device: DeviceId) -> bool {
        self.had_seat.contains(&device) || self.evicted.contains(&device)
    }

    /// The devices that decide where the table is: the electors and the former owners, without those that got the seats of
    /// evicted members.
    pub(super) fn with(&self, mut electors: BTreeSet<DeviceId>) -> BTreeSet<DeviceId> {
        electors.retain(|device| !self.newcomers.contains(device));
        electors.extend(self.had_seat.iter().chain(&self.evicted));
        electors
    }
}
