//! The places at which a member looks for its table: the host that it follows, the heirs whose addresses that host told, and
//! former hosts and heirs that it was at. The window's client and the simulation look in the same places.

use crate::protocol::{DeviceId, Heir, TableId, limits};
use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
};

/// Addresses of a host that are kept. A host with more has moved often.
pub const ADDRESSES_MAX: usize = 16;

/// An address, with the device that is expected there; `None` if any device is trusted there.
pub type HostAddress = (Option<DeviceId>, SocketAddr);

/// A member's knowledge of the places of its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whereabouts {
    /// `None` until a host has said which table it is.
    table: Option<TableId>,
    /// The host that is looked for; `None` until its key was seen.
    host: Option<DeviceId>,
    /// The addresses of `host`, the best first.
    addresses: Vec<SocketAddr>,
    /// Other devices that may host the table.
    allowed: BTreeSet<DeviceId>,
    /// Any device that announces the table may host it.
    anybody: bool,
    /// Devices that are not followed for now, whatever they announce.
    shunned: BTreeSet<DeviceId>,
    /// The hosts that were followed before, and heirs that waited for the others: each may have the table by now.
    former: BTreeMap<DeviceId, Vec<SocketAddr>>,
    /// True once another host than the first one was followed.
    moved_on: bool,
}

impl Whereabouts {
    /// A table, as far as it is known, whose host is at these addresses, the best first.
    #[must_use]
    pub fn new(table: Option<TableId>, host: Option<DeviceId>, addresses: Vec<SocketAddr>) -> Self {
        Self {
            table,
            host,
            addresses,
            ..Self::default()
        }
    }

    /// The id by which the table is recognized; `None` before a host has told it.
    #[must_use]
    pub const fn table(&self) -> Option<TableId> {
        self.table
    }

    /// The host that is looked for.
    #[must_use]
    pub const fn host(&self) -> Option<DeviceId> {
        self.host
    }

    /// The addresses of that host.
    #[must_use]
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// Notes which table it is, so that it is recognized where another host announces it.
    pub const fn learn(&mut self, table: TableId) {
        self.table = Some(table);
    }

    /// Sets the other devices that may host the table.
    pub fn allow(&mut self, devices: BTreeSet<DeviceId>) {
        self.allowed = devices;
    }

    /// Says if any device that announces the table may host it, also one of which this member never heard.
    pub const fn allow_anybody(&mut self, anybody: bool) {
        self.anybody = anybody;
    }

    /// Sets the devices that are not followed for now.
    pub fn shun(&mut self, devices: BTreeSet<DeviceId>) {
        self.shunned = devices;
    }

    /// True if that device is not followed for now.
    #[must_use]
    pub fn shuns(&self, device: DeviceId) -> bool {
        self.shunned.contains(&device)
    }

    /// Follows a host, whose device may not be known yet. The host before is remembered.
    pub fn follow(&mut self, host: Option<DeviceId>, addresses: Vec<SocketAddr>) {
        if let Some(before) = self.host {
            self.former.insert(before, std::mem::take(&mut self.addresses));
            self.moved_on = true;
        }
        (self.host, self.addresses) = (host, addresses);
    }

    /// Notes that an heir which was not followed may have the table by now. It counts as a former host.
    pub fn may_have_it(&mut self, device: DeviceId, address: SocketAddr) {
        let is_new = self.former.contains_key(&device) || self.former.len() < limits::HOSTS_MAX;
        if Some(device) != self.host && is_new {
            let known = self.former.entry(device).or_default();
            known.retain(|old| *old != address);
            known.insert(0, address);
            known.truncate(ADDRESSES_MAX);
        }
    }

    /// True if another host than the first one was followed.
    #[must_use]
    pub const fn has_moved_on(&self) -> bool {
        self.moved_on
    }

    /// Adds addresses that were found for the host. They come before the others.
    pub fn prefer(&mut self, mut found: Vec<SocketAddr>) {
        found.extend(
            self.addresses
                .iter()
                .filter(|old| !found.contains(old))
                .copied()
                .collect::<Vec<_>>(),
        );
        found.truncate(ADDRESSES_MAX);
        self.addresses = found;
    }

    /// Notes that a device answered at an address. If the host's key is not known, this device counts as the host.
    pub fn answered(&mut self, device: DeviceId, address: SocketAddr) {
        if *self.host.get_or_insert(device) == device && !self.addresses.contains(&address) {
            self.prefer(vec![address]);
        }
    }

    /// The hosts that were followed before and heirs that may have the table by now, with their addresses.
    pub fn former(&self) -> impl Iterator<Item = (DeviceId, &[SocketAddr])> {
        let former = self.former.iter().filter(|(device, _)| Some(**device) != self.host);
        former.map(|(device, addresses)| (*device, addresses.as_slice()))
    }

    /// True if a device that announces a table may have the one that is looked for; `is_table` says if that table is
    /// announced. Before the table's id is known, the device's key is enough, because a host has one table.
    pub fn is_it(&self, device: DeviceId, is_table: impl FnOnce(TableId) -> bool) -> bool {
        if self.shuns(device) {
            return false;
        }
        let may_have = self.may_have(device);
        match self.table {
            Some(table) => (may_have || self.anybody || self.host.is_none()) && is_table(table),
            None => may_have,
        }
    }

    fn may_have(&self, device: DeviceId) -> bool {
        self.host == Some(device) || self.allowed.contains(&device) || self.former.contains_key(&device)
    }

    /// The places to try, the best first: where the table is announced, where the host was, and where an heir is said
    /// to be. Announcements of unknown devices come last, so that they crowd nobody out.
    #[must_use]
    pub fn spots(&self, announced: Vec<HostAddress>, heir: Option<&Heir>) -> Vec<HostAddress> {
        let known = self.addresses.iter().map(|address| (self.host, *address));
        let is_known = |(device, _): &HostAddress| device.is_none_or(|device| self.may_have(device));
        let (announced, strangers): (Vec<_>, Vec<_>) = announced.into_iter().partition(is_known);
        announced
            .into_iter()
            .chain(known)
            .chain(heir.into_iter().flat_map(|heir| self.spots_of(heir)))
            .chain(strangers)
            .filter(|(device, _)| device.is_none_or(|device| !self.shuns(device)))
            .collect()
    }

    /// The places of the last host alone: where it announces the table, and where it was.
    #[must_use]
    pub fn spots_of_host(&self, announced: Vec<HostAddress>) -> Vec<HostAddress> {
        let mut spots = self.spots(announced, None);
        spots.retain(|(device, _)| *device == self.host);
        spots
    }

    /// The places of one heir alone: where it announces the table, where it is said to be, and where it has hosted before.
    #[must_use]
    pub fn spots_of_heir(&self, announced: Vec<HostAddress>, heir: &Heir) -> Vec<HostAddress> {
        let announced = announced.into_iter().filter(|(device, _)| *device == Some(heir.device));
        announced.chain(self.spots_of(heir)).collect()
    }

    fn spots_of<'a>(&'a self, heir: &'a Heir) -> impl Iterator<Item = HostAddress> + 'a {
        let before = self.former.get(&heir.device).into_iter().flatten();
        let new = before.filter(|address| !heir.addresses.contains(address));
        heir.addresses
            .iter()
            .chain(new)
            .map(|address| (Some(heir.device), *address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn device(number: u8) -> DeviceId {
        DeviceId([number; 32])
    }

    fn at(number: u8) -> SocketAddr {
        SocketAddr::from(([192, 0, 2, number], 4000))
    }

    #[test]
    fn the_first_key_that_answers_is_the_hosts() {
        let mut known = Whereabouts::new(None, None, vec![at(1)]);
        assert!(!known.is_it(device(1), |_| true), "no key is known, and no table");
        known.answered(device(1), at(1));
        known.answered(device(2), at(2));
        assert_eq!((known.host(), known.addresses()), (Some(device(1)), &[at(1)][..]));
        known.answered(device(1), at(3));
        assert_eq!(known.addresses(), [at(3), at(1)]);
    }

    #[test]
    fn a_table_is_recognized_at_hosts_that_may_have_it() {
        let table = TableId([1; 16]);
        let mut known = Whereabouts::new(None, Some(device(1)), vec![at(1)]);
        assert!(known.is_it(device(1), |_| false), "the key tells enough");
        known.learn(table);
        assert!(known.is_it(device(1), |id| id == table) && !known.is_it(device(1), |_| false));
        assert!(!known.is_it(device(2), |_| true));
        known.allow([device(2)].into());
        assert!(known.is_it(device(2), |_| true));
        known.follow(Some(device(2)), vec![at(2)]);
        known.allow(BTreeSet::new());
        assert!(known.is_it(device(1), |_| true), "it was followed before");
        assert_eq!(known.former().collect::<Vec<_>>(), [(device(1), &[at(1)][..])]);
    }

    #[test]
    fn an_heir_that_has_hosted_is_looked_for_where_it_was() {
        let mut known = Whereabouts::new(None, Some(device(3)), vec![at(3), at(5)]);
        known.follow(Some(device(1)), vec![at(1)]);
        let heir = Heir {
            device: device(3),
            seat: Seat::wrapping(1),
            addresses: vec![at(3)],
        };
        let alone = known.spots_of_heir(Vec::new(), &heir);
        assert_eq!(alone, [(Some(device(3)), at(3)), (Some(device(3)), at(5))]);
    }

    #[test]
    fn no_more_heirs_are_remembered_than_a_table_has_hosts() {
        let mut known = Whereabouts::new(None, Some(device(0)), vec![at(0)]);
        for number in 1..=u8::MAX {
            known.may_have_it(device(number), at(number));
            known.may_have_it(device(1), at(number));
        }
        let former: Vec<_> = known.former().collect();
        assert_eq!((former.len(), former[0].1.len()), (limits::HOSTS_MAX, ADDRESSES_MAX));
        assert_eq!(former[0].1[0], at(u8::MAX), "the last address is the best");
    }

    #[test]
    fn an_heir_is_looked_for_where_the_host_said() {
        let heir = Heir {
            device: device(3),
            seat: Seat::wrapping(1),
            addresses: vec![at(3)],
        };
        let mut known = Whereabouts::new(None, Some(device(1)), vec![at(1)]);
        known.allow([device(2), device(3)].into());
        let stranger = (Some(device(9)), at(9));
        let announced = vec![stranger, (Some(device(2)), at(2)), (Some(device(3)), at(4))];
        let first = [(Some(device(2)), at(2)), (Some(device(3)), at(4))];
        let spots = known.spots(announced.clone(), Some(&heir));
        assert_eq!(spots[..2], first);
        assert_eq!(
            spots[2..],
            [(Some(device(1)), at(1)), (Some(device(3)), at(3)), stranger]
        );
        let alone = known.spots_of_heir(announced, &heir);
        assert_eq!(alone, [(Some(device(3)), at(4)), (Some(device(3)), at(3))]);
    }
}
