//! Proofs about hosts: a host signs positions, a member signs that it follows a host, and a host signs a hand-over.
//! Everybody who knows the electors can check these signatures later.

use super::{DeviceId, DeviceKey, Epoch, PositionMark, Seal, Snapshot, TableId, reign_of};
use crate::rules::{Game, MAX_SEATS};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Most promises of one mandate: those of the electors, and of electors whose seats went to others.
pub const PROMISES_MAX: usize = 2 * MAX_SEATS;
/// Most givers of one lineage. If the table was handed over more often in a row, the last ones are kept.
pub const GIVERS_MAX: usize = 4;
/// Most reigns that are remembered.
const FOLLOWED_MAX: usize = 16;

/// The text of a member's promise to follow a host, from that host's reign on.
fn promise_text(table: TableId, epoch: Epoch, host: DeviceId) -> Vec<u8> {
    text(b"podbay promise v1", table, epoch, host)
}

/// The text with which the host of a reign hands the table over to a device.
fn grant_text(table: TableId, epoch: Epoch, to: DeviceId) -> Vec<u8> {
    text(b"podbay hand-over v1", table, epoch, to)
}

fn text(purpose: &[u8], table: TableId, epoch: Epoch, device: DeviceId) -> Vec<u8> {
    [purpose, &table.0, &reign_of(epoch).to_le_bytes(), &device.0].concat()
}

/// Promises to follow `host` in the reign of `epoch`, and in no earlier one.
#[must_use]
pub fn promise(key: &DeviceKey, table: TableId, epoch: Epoch, host: DeviceId) -> Seal {
    key.seal(&promise_text(table, epoch, host))
}

/// The signature of a host that hands its table over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// The epoch of the host that handed the table over.
    pub epoch: Epoch,
    /// Its signature.
    pub seal: Seal,
}

impl Grant {
    /// Hands the table over to a device, as the host in `epoch`.
    #[must_use]
    pub fn new(key: &DeviceKey, table: TableId, epoch: Epoch, to: DeviceId) -> Self {
        Self {
            epoch,
            seal: key.seal(&grant_text(table, epoch, to)),
        }
    }

    /// The host that handed the table over to this device; `None` if the signature is invalid.
    #[must_use]
    pub fn giver(&self, table: TableId, to: DeviceId) -> Option<DeviceId> {
        self.seal.signer(&grant_text(table, self.epoch, to))
    }
}

/// The reason why a device may host the table in one reign: promises of electors to follow it, and the hand-over if there
/// was one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mandate {
    /// An epoch of that reign.
    pub epoch: Epoch,
    /// The host of that reign.
    pub host: DeviceId,
    /// The promises, at most one of each device.
    pub promises: Vec<Seal>,
    /// The hand-over.
    pub grant: Option<Grant>,
}

impl Mandate {
    /// The mandate of a host that has nobody's promise but its own.
    #[must_use]
    pub fn new(key: &DeviceKey, table: TableId, epoch: Epoch, grant: Option<Grant>) -> Self {
        Self {
            epoch,
            host: key.device(),
            promises: vec![promise(key, table, epoch, key.device())],
            grant,
        }
    }

    /// The mandate that a bug report shows: a signature would name its device.
    #[must_use]
    pub const fn without_signatures(epoch: Epoch, host: DeviceId) -> Self {
        Self {
            epoch,
            host,
            promises: Vec::new(),
            grant: None,
        }
    }

    /// Adds a promise. Returns false if it is invalid, known, or one too many.
    pub fn add(&mut self, table: TableId, seal: Seal) -> bool {
        let fits = self.is_new(table, &seal) && !self.is_full();
        if fits {
            self.promises.push(seal);
        }
        fits
    }

    /// True for a valid promise of a device that has none here.
    #[must_use]
    pub fn is_new(&self, table: TableId, seal: &Seal) -> bool {
        !self.claims(seal.claims()) && self.signed(table, seal).is_some()
    }

    /// True if there is no room for another promise.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.promises.len() >= PROMISES_MAX
    }

    /// Drops the promises of all other devices, the host's own excepted.
    pub fn keep_only(&mut self, devices: &BTreeSet<DeviceId>) {
        let host = self.host;
        self.promises
            .retain(|seal| seal.claims() == host || devices.contains(&seal.claims()));
    }

    /// True if there is a promise of this device. Only [`Self::add`] has checked its signature.
    #[must_use]
    pub fn claims(&self, device: DeviceId) -> bool {
        self.promises.iter().any(|seal| seal.claims() == device)
    }

    /// True if this is about a device in the reign of an epoch.
    #[must_use]
    pub fn is_of(&self, epoch: Epoch, host: DeviceId) -> bool {
        reign_of(self.epoch) == reign_of(epoch) && self.host == host
    }

    /// True if the table was handed over before this reign.
    #[must_use]
    pub const fn is_after(&self, grant: &Grant) -> bool {
        self.epoch > grant.epoch
    }

    /// True if the host itself has signed that it hosts; a grant alone is known to everybody who was at the table.
    #[must_use]
    pub fn is_taken(&self, table: TableId) -> bool {
        let mut own = self.promises.iter().take(PROMISES_MAX);
        let own = own.find(|seal| seal.claims() == self.host);
        own.is_some_and(|seal| self.signed(table, seal) == Some(self.host))
    }

    fn signed(&self, table: TableId, seal: &Seal) -> Option<DeviceId> {
        seal.signer(&promise_text(table, self.epoch, self.host))
    }

    /// True if more than half of these devices have promised to follow the host; checks their signatures.
    #[must_use]
    pub fn has_most_of(&self, table: TableId, electors: &BTreeSet<DeviceId>) -> bool {
        self.has_most_besides(table, electors, |_| false)
    }

    /// As [`Self::has_most_of`], without the promises of devices that have `left` this host since.
    #[must_use]
    pub fn has_most_besides(
        &self,
        table: TableId,
        electors: &BTreeSet<DeviceId>,
        left: impl Fn(DeviceId) -> bool,
    ) -> bool {
        let mut checked = BTreeSet::new();
        let asked = self.promises.iter().take(PROMISES_MAX);
        // Checks one signature of each elector, and none unless most electors are named, so that forged lists cost little.
        let counts = |device| electors.contains(&device) && !left(device);
        let asked = asked.filter(|seal| counts(seal.claims()) && checked.insert(seal.claims()));
        let asked: Vec<_> = asked.collect();
        let is_most = |count: usize| 2 * count > electors.len();
        is_most(asked.len()) && is_most(asked.iter().filter(|seal| self.signed(table, seal).is_some()).count())
    }
}

/// The mandate of a host, and the mandates of the hosts that handed the table on to it in a row. A member that does not
/// know the last host may have promised to follow one of its givers, or may know the promises of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lineage {
    /// The mandate of the host.
    pub mandate: Mandate,
    /// The mandates of the givers, the last one first, at most [`GIVERS_MAX`].
    pub givers: Vec<Mandate>,
}

impl From<Mandate> for Lineage {
    fn from(mandate: Mandate) -> Self {
        let givers = Vec::new();
        Self { mandate, givers }
    }
}

impl Lineage {
    /// True if there are no more givers and promises than an honest host tells.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        let mut all = self.givers.iter().chain([&self.mandate]);
        self.givers.len() <= GIVERS_MAX && all.all(|mandate| mandate.promises.len() <= PROMISES_MAX)
    }

    /// Adds promises from another mandate of the same reign, if `counts` accepts their devices. The host may never have
    /// told these promises, so they find room before those that `counts` does not accept. Invalid ones are dropped.
    pub fn join(&mut self, table: TableId, other: &Self, counts: impl Fn(DeviceId) -> bool) {
        let (own, told) = (&mut self.mandate, &other.mandate);
        if !own.is_of(told.epoch, told.host) {
            return;
        }
        let new: Vec<_> = told.promises.iter().take(PROMISES_MAX).copied().collect();
        let new: Vec<_> = new.into_iter().filter(|seal| counts(seal.claims())).collect();
        if new.iter().all(|seal| own.promises.contains(seal)) {
            return;
        }
        let host = own.host;
        let (epoch, promises) = (own.epoch, std::mem::take(&mut own.promises));
        let valid = |seal: &Seal| seal.signer(&promise_text(table, epoch, host)).is_some();
        let kept = promises.into_iter().take(PROMISES_MAX).filter(valid);
        let (first, others): (Vec<_>, Vec<_>) = kept.partition(|seal| seal.claims() == host || counts(seal.claims()));
        own.promises = first;
        for seal in new.into_iter().chain(others) {
            own.add(table, seal);
        }
    }

    /// The givers in the lineage of an heir to whom the host of this lineage hands the table over.
    #[must_use]
    pub fn as_givers(&self) -> Vec<Mandate> {
        let givers = [&self.mandate].into_iter().chain(&self.givers);
        givers.take(GIVERS_MAX).cloned().collect()
    }

    /// True if `has_most` accepts the host's mandate or that of a proven giver that `is_later`, or if `given` accepts
    /// any of these mandates.
    #[must_use]
    pub fn is_proven(
        &self,
        table: TableId,
        has_most: impl Fn(&Mandate) -> bool,
        is_later: impl Fn(&Mandate) -> bool,
        given: impl Fn(&Mandate) -> bool,
    ) -> bool {
        let mut proven = self.proven(table).into_iter();
        proven.any(|mandate| {
            let counts = *mandate == self.mandate || is_later(mandate);
            counts && has_most(mandate) || given(mandate)
        })
    }

    /// The mandate, and those of the givers as far as each hand-over is signed by the giver in its reign.
    #[must_use]
    pub fn proven(&self, table: TableId) -> Vec<&Mandate> {
        let mut proven = vec![&self.mandate];
        let mut taker = &self.mandate;
        for giver in self.givers.iter().take(GIVERS_MAX) {
            let is_giver = |grant: &Grant| {
                let signed = grant.giver(table, taker.host) == Some(giver.host);
                signed && taker.is_after(grant) && giver.is_of(grant.epoch, giver.host)
            };
            if !taker.grant.as_ref().is_some_and(is_giver) {
                break;
            }
            proven.push(giver);
            taker = giver;
        }
        proven
    }
}

/// The hosts that a member has followed, each in its reign: at most the last 16.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    reigns: Vec<(Epoch, DeviceId)>,
}

impl Followed {
    /// Notes the host that is followed now.
    pub fn note(&mut self, epoch: Epoch, host: DeviceId) {
        let reign = (reign_of(epoch), host);
        if self.reigns.last() == Some(&reign) {
            return;
        }
        self.reigns.retain(|known| *known != reign);
        self.reigns.push(reign);
        if self.reigns.len() > FOLLOWED_MAX {
            self.reigns.remove(0);
        }
    }

    /// True if this host was followed in the reign of that epoch.
    #[must_use]
    pub fn has(&self, epoch: Epoch, host: DeviceId) -> bool {
        self.reigns.contains(&(reign_of(epoch), host))
    }

    /// True if the reign of that epoch is later than all that were followed.
    #[must_use]
    fn are_before(&self, epoch: Epoch) -> bool {
        self.reigns.iter().all(|(followed, _)| *followed < reign_of(epoch))
    }

    /// True if a position was signed by a host that this machine followed, or by one whose lineage is proven. In the quorum
    /// epoch of the position one of these is enough:
    ///
    /// 1. More than half of the electors have promised to follow that host.
    /// 2. They have promised to follow one of its givers, after the hosts that this machine followed.
    /// 3. The host that this machine followed last has handed the table over to it, or to one of its givers.
    #[must_use]
    pub fn trusts(
        &self,
        table: TableId,
        (position, host): (&PositionMark, DeviceId),
        lineage: Option<&Lineage>,
        electors: &BTreeSet<DeviceId>,
    ) -> bool {
        if [position.sure, position.epoch]
            .iter()
            .any(|epoch| self.has(*epoch, host))
        {
            return true;
        }
        let given = |taker: &Mandate| {
            taker.grant.as_ref().is_some_and(|grant| {
                let giver = grant.giver(table, taker.host);
                let is_last = giver.is_some_and(|giver| self.is_last(grant.epoch, giver));
                is_last && taker.is_after(grant) && taker.is_taken(table)
            })
        };
        let is_later = |giver: &Mandate| self.are_before(giver.epoch);
        let has_most = |mandate: &Mandate| mandate.has_most_of(table, electors);
        lineage
            .filter(|lineage| lineage.mandate.is_of(position.sure, host))
            .is_some_and(|lineage| lineage.is_proven(table, has_most, is_later, given))
    }

    /// The host that was followed last, with its reign.
    #[must_use]
    pub fn last(&self) -> Option<(Epoch, DeviceId)> {
        self.reigns.last().copied()
    }

    /// True if this host was followed last, in the reign of that epoch.
    #[must_use]
    fn is_last(&self, epoch: Epoch, host: DeviceId) -> bool {
        self.last() == Some((reign_of(epoch), host))
    }
}

impl<G: Game> Snapshot<G> {
    /// This position, signed by its host.
    #[must_use]
    pub fn sealed(self, key: &DeviceKey) -> Self {
        let seal = Some(key.seal(&self.mark().text(self.table)));
        Self { seal, ..self }
    }

    /// The host that signed this position; `None` if it is unsigned or was changed since.
    #[must_use]
    pub fn signer(&self) -> Option<DeviceId> {
        self.seal?.signer(&self.mark().text(self.table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Config, SeatCount, Seed, Viewer, relics::Relics};

    const TABLE: TableId = TableId([3; 16]);
    const EPOCH: Epoch = 1 << 40;

    fn key(number: u64) -> DeviceKey {
        DeviceKey::from_number(number).unwrap()
    }

    fn devices(numbers: &[u64]) -> BTreeSet<DeviceId> {
        numbers.iter().map(|number| key(*number).device()).collect()
    }

    #[test]
    fn a_full_mandate_makes_room_for_electors() {
        let mut mandate = Mandate::new(&key(1), TABLE, EPOCH, None);
        let sworn = |number| promise(&key(number), TABLE, EPOCH, key(1).device());
        for former in 10..10 + PROMISES_MAX as u64 {
            mandate.add(TABLE, sworn(former));
        }
        assert!(mandate.is_full() && !mandate.add(TABLE, sworn(2)));
        mandate.keep_only(&devices(&[2, 3]));
        assert!(mandate.add(TABLE, sworn(2)) && mandate.promises.len() == 2);
        assert!(mandate.has_most_of(TABLE, &devices(&[1, 2, 3])));
    }

    #[test]
    fn a_mandate_takes_more_than_half_of_the_electors() {
        let mut mandate = Mandate::new(&key(1), TABLE, EPOCH, None);
        assert!(!mandate.has_most_of(TABLE, &devices(&[1, 2])), "both of two");
        assert!(!mandate.has_most_of(TABLE, &devices(&[1, 2, 3])));
        let host = key(1).device();
        assert!(
            mandate.add(TABLE, promise(&key(2), TABLE, EPOCH + 1, host)),
            "a restart is no other reign"
        );
        assert!(
            !mandate.add(TABLE, promise(&key(2), TABLE, EPOCH, host)),
            "one promise of each"
        );
        assert!(mandate.has_most_of(TABLE, &devices(&[1, 2])));
        assert!(mandate.has_most_of(TABLE, &devices(&[1, 2, 3])));
        assert!(!mandate.has_most_of(TABLE, &devices(&[1, 2, 3, 4])));
        assert!(!mandate.has_most_of(TABLE, &devices(&[])));
        assert!(
            !mandate.has_most_of(TableId([4; 16]), &devices(&[1, 2])),
            "of another table"
        );
        mandate.host = key(2).device();
        assert!(!mandate.has_most_of(TABLE, &devices(&[1, 2])), "for another host");
    }

    #[test]
    fn promises_for_another_host_or_reign_do_not_count() {
        let mut mandate = Mandate::new(&key(1), TABLE, EPOCH, None);
        let host = key(1).device();
        let later = crate::protocol::overtaking_epoch(EPOCH, EPOCH);
        assert!(!mandate.add(TABLE, promise(&key(2), TABLE, EPOCH, key(3).device())));
        assert!(!mandate.add(TABLE, promise(&key(2), TABLE, later, host)));
        assert!(!mandate.add(TableId([4; 16]), promise(&key(2), TABLE, EPOCH, host)));
        let all = (2..100).filter(|n| mandate.add(TABLE, promise(&key(*n), TABLE, EPOCH, host)));
        assert_eq!(all.count(), PROMISES_MAX - 1);
        // Promises that somebody repeats count once.
        mandate.promises = vec![promise(&key(1), TABLE, EPOCH, host); 3];
        assert!(!mandate.has_most_of(TABLE, &devices(&[1, 2])));
    }

    #[test]
    fn a_lineage_is_proven_as_far_as_each_giver_signed() {
        let epochs: Vec<Epoch> = (1..8).map(|n| n << 40).collect();
        let device = |n: usize| key(n as u64).device();
        // Each host hands the table over to the next one.
        let mandate = |n: usize| {
            let giver = n.checked_sub(1);
            let grant = giver.map(|giver| Grant::new(&key(giver as u64), TABLE, epochs[giver], device(n)));
            Mandate::new(&key(n as u64), TABLE, epochs[n], grant)
        };
        let mut lineage = Lineage::from(mandate(0));
        for n in 1..=5 {
            let givers = lineage.as_givers();
            lineage = Lineage {
                mandate: mandate(n),
                givers,
            };
        }
        assert_eq!(lineage.givers.len(), GIVERS_MAX);
        let hosts =
            |lineage: &Lineage| -> Vec<DeviceId> { lineage.proven(TABLE).iter().map(|mandate| mandate.host).collect() };
        assert_eq!(hosts(&lineage), [5, 4, 3, 2, 1].map(device));
        assert_eq!(lineage.proven(TableId([4; 16])).len(), 1, "of another table");
        let mut changed = lineage.clone();
        changed.givers[1].grant = Some(Grant::new(&key(9), TABLE, epochs[2], device(3)));
        assert_eq!(hosts(&changed), [5, 4, 3].map(device), "somebody else gave it");
        let mut changed = lineage.clone();
        changed.givers[1].epoch = epochs[6];
        assert_eq!(hosts(&changed), [5, 4].map(device), "of another reign");
        let mut changed = lineage;
        changed.givers.remove(0);
        assert_eq!(hosts(&changed), [device(5)], "one is left out");
    }

    #[test]
    fn a_grant_names_the_host_that_gave() {
        let grant = Grant::new(&key(1), TABLE, EPOCH, key(2).device());
        assert_eq!(grant.giver(TABLE, key(2).device()), Some(key(1).device()));
        assert_eq!(grant.giver(TABLE, key(3).device()), None);
    }

    #[test]
    fn the_last_reigns_are_remembered() {
        let mut followed = Followed::default();
        let host = key(1).device();
        let reigns: Vec<Epoch> = (0..20).map(|n| n << 32).collect();
        reigns.iter().for_each(|epoch| followed.note(*epoch, host));
        assert!(followed.has(reigns[19] + 3, host) && followed.is_last(reigns[19], host));
        assert!(!followed.has(reigns[0], host) && !followed.has(reigns[19], key(2).device()));
        followed.note(reigns[10], host);
        assert!(followed.is_last(reigns[10], host));
    }

    #[test]
    fn a_signed_position_cannot_be_changed() {
        let setup = Relics::setup(&Config::new("relics", SeatCount::new(2).unwrap())).unwrap();
        let view = Relics::new(&setup, Seed([1; 32])).view(Viewer::Spectator);
        let position = Snapshot::<Relics>::at_rest(TABLE, 1, view);
        assert_eq!(position.signer(), None);
        let position = position.sealed(&key(1));
        assert_eq!(position.signer(), Some(key(1).device()));
        let changes: [fn(&mut Snapshot<Relics>); 8] = [
            |p| p.table.0[0] ^= 1,
            |p| p.epoch += 1,
            |p| p.sure += 1,
            |p| p.game += 1,
            |p| p.generation += 1,
            |p| p.revision += 1,
            |p| p.log_last += 1,
            |p| p.digest.0[0] ^= 1,
        ];
        for change in changes {
            let mut changed = position.clone();
            change(&mut changed);
            assert_eq!(changed.signer(), None);
        }
    }
}
