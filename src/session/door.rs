//! The devices that a table takes in, and those that it keeps out.

use super::io::Admission;
use crate::protocol::{DeviceId, RefusalCode, WhoMayJoin, limits};
use std::collections::{BTreeSet, VecDeque};

/// The answer to a device that wants to come to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DoorAnswer {
    /// The device may come.
    Open,
    /// The host is asked.
    Ask,
    /// The device may not come.
    Shut(RefusalCode),
}

/// The rule for coming in, and the decisions about single devices.
#[derive(Debug)]
pub(super) struct Door {
    rule: Admission,
    /// Devices that were let in.
    admitted: BTreeSet<DeviceId>,
    /// Devices that the host said no to.
    turned_away: BTreeSet<DeviceId>,
    /// Banned devices, the latest last.
    banned: VecDeque<DeviceId>,
}

impl Door {
    pub(super) const fn new(rule: Admission) -> Self {
        Self {
            rule,
            admitted: BTreeSet::new(),
            turned_away: BTreeSet::new(),
            banned: VecDeque::new(),
        }
    }

    /// The rule.
    pub(super) const fn who(&self) -> WhoMayJoin {
        self.rule.who
    }

    pub(super) const fn set_who(&mut self, who: WhoMayJoin) {
        self.rule.who = who;
    }

    /// Sets the devices that were at a table with the host before.
    pub(super) fn set_known(&mut self, known: BTreeSet<DeviceId>) {
        self.rule.known = known;
    }

    /// True for a device that was at a table with the host before.
    pub(super) fn knows(&self, device: DeviceId) -> bool {
        self.rule.known.contains(&device)
    }

    /// The answer to a device. It is `expected` if it is at this machine or has proved to know the join code.
    pub(super) fn answer(&self, device: DeviceId, expected: bool) -> DoorAnswer {
        match self.rule.who {
            _ if expected || self.admitted.contains(&device) => DoorAnswer::Open,
            WhoMayJoin::Anyone => DoorAnswer::Open,
            WhoMayJoin::Code => DoorAnswer::Shut(RefusalCode::NeedsCode),
            WhoMayJoin::Known if self.knows(device) => DoorAnswer::Open,
            WhoMayJoin::Known => DoorAnswer::Shut(RefusalCode::NotKnown),
            WhoMayJoin::Ask => DoorAnswer::Ask,
        }
    }

    /// Lets a device in, and back without a question to the host. Returns false if there is no room to remember that.
    pub(super) fn admit(&mut self, device: DeviceId) -> bool {
        self.turned_away.remove(&device);
        if self.admitted.len() < limits::ADMITTED_MAX {
            self.admitted.insert(device);
        }
        self.admitted.contains(&device)
    }

    /// Treats a device that was let in as a new one again.
    pub(super) fn forget(&mut self, device: DeviceId) {
        self.admitted.remove(&device);
    }

    /// Notes that the host said no to a device, while there is room.
    pub(super) fn turn_away(&mut self, device: DeviceId) {
        if self.turned_away.len() < limits::ADMITTED_MAX {
            self.turned_away.insert(device);
        }
    }

    /// True if the host said no to a device.
    pub(super) fn has_turned_away(&self, device: DeviceId) -> bool {
        self.turned_away.contains(&device)
    }

    /// Takes the host's no to a device back. Returns false if there was no such decision.
    pub(super) fn forgive(&mut self, device: DeviceId) -> bool {
        self.turned_away.remove(&device)
    }

    /// Bans a device. Returns false if the oldest ban was forgotten for that.
    pub(super) fn ban(&mut self, device: DeviceId) -> bool {
        let has_room = self.banned.len() < limits::BANNED_MAX;
        if !has_room {
            self.banned.pop_front();
        }
        self.banned.push_back(device);
        has_room
    }

    /// Lifts a ban. Returns false if there was none.
    pub(super) fn lift(&mut self, device: DeviceId) -> bool {
        let before = self.banned.len();
        self.banned.retain(|banned| *banned != device);
        self.banned.len() < before
    }

    /// True if a device is banned.
    pub(super) fn is_banned(&self, device: DeviceId) -> bool {
        self.banned.contains(&device)
    }

    /// The banned devices, the latest last.
    pub(super) fn banned(&self) -> impl Iterator<Item = DeviceId> + '_ {
        self.banned.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(number: usize) -> DeviceId {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&(number as u64).to_le_bytes());
        DeviceId(bytes)
    }

    #[test]
    fn the_oldest_ban_makes_way_and_nobody_who_was_let_in_does() {
        let mut door = Door::new(Admission::default());
        assert!((0..limits::BANNED_MAX).all(|number| door.ban(device(number))));
        assert!(door.is_banned(device(0)) && !door.ban(device(limits::BANNED_MAX)));
        assert!(!door.is_banned(device(0)) && door.is_banned(device(limits::BANNED_MAX)));
        assert_eq!(door.banned().count(), limits::BANNED_MAX);
        assert!((0..limits::ADMITTED_MAX).all(|number| door.admit(device(number))));
        assert!(!door.admit(device(limits::ADMITTED_MAX)), "there is no room");
        assert!(door.admit(device(0)), "it is known already");
        (0..=limits::ADMITTED_MAX).for_each(|number| door.turn_away(device(1000 + number)));
        assert!(!door.has_turned_away(device(1000 + limits::ADMITTED_MAX)));
    }
}
