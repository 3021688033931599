//! Those who are kept out of a table, by name: the host's process tells devices alone.

use crate::protocol::{DeviceId, Lobby, Name};
use std::collections::BTreeMap;

/// A change of the list of those who are not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BanChange {
    /// A device was sent away for good.
    Banned(DeviceId),
    /// It may come again.
    Lifted(DeviceId),
}

/// The names of those who were sent away for good while this client was there, and what has changed.
#[derive(Clone, Debug, Default)]
pub struct Bans {
    names: BTreeMap<DeviceId, Name>,
    /// Those to whom the host said no at the door.
    refused: Vec<DeviceId>,
    changes: Vec<BanChange>,
}

impl Bans {
    /// Takes in the list as it is told now; `lobby` still has those who have just been sent away.
    pub fn note(&mut self, before: &[DeviceId], now: &[DeviceId], lobby: Option<&Lobby>) {
        for device in now.iter().filter(|device| !before.contains(device)) {
            let mut members = lobby.into_iter().flat_map(|lobby| &lobby.members);
            if let Some(member) = members.find(|member| member.device == *device) {
                self.names.insert(*device, member.name.clone());
            }
            self.changes.push(BanChange::Banned(*device));
        }
        let lifted = before.iter().filter(|device| !now.contains(device));
        self.changes.extend(lifted.copied().map(BanChange::Lifted));
    }

    /// Takes in that the host says no at the door.
    pub fn refuse(&mut self, device: DeviceId, name: Name) {
        self.names.insert(device, name);
        self.refused.retain(|refused| *refused != device);
        self.refused.push(device);
    }

    /// Takes in that the host lets somebody in again.
    pub fn lift(&mut self, device: DeviceId) {
        let before = self.refused.len();
        self.refused.retain(|refused| *refused != device);
        if self.refused.len() < before {
            self.changes.push(BanChange::Lifted(device));
        }
    }

    /// All who are kept out, the newest first; `banned` are those whom the host's process names.
    #[must_use]
    pub fn all(&self, banned: &[DeviceId]) -> Vec<DeviceId> {
        let refused = self.refused.iter().filter(|device| !banned.contains(device));
        banned.iter().chain(refused).rev().copied().collect()
    }

    /// The name of somebody who was sent away for good while this client was there.
    #[must_use]
    pub fn name(&self, device: DeviceId) -> Option<&str> {
        self.names.get(&device).map(Name::as_str)
    }

    /// Takes the changes out that nobody was told of.
    pub fn take_changes(&mut self) -> Vec<BanChange> {
        std::mem::take(&mut self.changes)
    }
}
