//! The proofs that this machine gives and asks for: it signs as a host, collects promises to follow it, and judges whether
//! a position or another host of the table is proven.

use crate::{
    protocol::{DeviceId, DeviceKey, Epoch, Followed, Grant, Mandate, Seal, Snapshot, TableId, reign_of, round_of},
    rules::Game,
};
use std::collections::BTreeSet;

/// The key of this machine, its mandate, and the hosts that it followed before it became one.
#[derive(Debug)]
pub(super) struct Proofs {
    key: DeviceKey,
    table: TableId,
    mandate: Option<Mandate>,
    /// Number of promises that the record of the game contains.
    recorded: usize,
    followed: Followed,
    /// The hand-over by which this machine got the table.
    grant: Option<Grant>,
}

impl Proofs {
    pub(super) fn new(key: DeviceKey, table: TableId) -> Self {
        Self {
            key,
            table,
            mandate: None,
            recorded: 0,
            followed: Followed::default(),
            grant: None,
        }
    }

    /// This machine takes the table over from the hosts that it followed, the last of which may have handed it over.
    pub(super) fn succeed(&mut self, followed: Followed, grant: Option<Grant>) {
        (self.followed, self.grant) = (followed, grant);
    }

    /// This machine.
    pub(super) const fn device(&self) -> DeviceId {
        self.key.device()
    }

    /// Signs a position as its host.
    pub(super) fn seal<G: Game>(&self, position: Snapshot<G>) -> Snapshot<G> {
        position.sealed(&self.key)
    }

    /// Hands the table over.
    pub(super) fn hand_over(&self, epoch: Epoch, to: DeviceId) -> Grant {
        Grant::new(&self.key, self.table, epoch, to)
    }

    /// This machine hosts in this epoch: in a new reign nobody has promised anything yet.
    pub(super) fn enter(&mut self, epoch: Epoch) {
        let device = self.device();
        if self.mandate.as_ref().is_some_and(|known| known.is_of(epoch, device)) {
            return;
        }
        self.recorded = 0;
        self.mandate = (round_of(epoch) > 0).then(|| Mandate::new(&self.key, self.table, epoch, self.grant));
    }

    /// Takes a device's promise to follow this host. Returns false if it is known, invalid or one too many. An elector's
    /// promise finds room: those of former owners make way.
    pub(super) fn take_promise(&mut self, device: DeviceId, seal: Seal, electors: &BTreeSet<DeviceId>) -> bool {
        let table = self.table;
        let Some(mandate) = self.mandate.as_mut().filter(|_| seal.claims() == device) else {
            return false;
        };
        if electors.contains(&device) && mandate.is_full() {
            mandate.keep_only(electors);
            // The record gets what is left together with the new promise.
            self.recorded = 0;
        }
        mandate.add(table, seal)
    }

    /// True if a device has promised to follow this host. Nobody promises anything in the first round.
    pub(super) fn is_followed_by(&self, device: DeviceId) -> bool {
        self.mandate.as_ref().is_none_or(|mandate| mandate.claims(device))
    }

    /// True if more than half of these devices have promised to follow this host.
    pub(super) fn has_most_of(&self, electors: &BTreeSet<DeviceId>) -> bool {
        let follows = electors.iter().filter(|device| self.is_followed_by(**device));
        2 * follows.count() > electors.len()
    }

    /// The mandate of this host.
    pub(super) const fn mandate(&self) -> Option<&Mandate> {
        self.mandate.as_ref()
    }

    /// True if the table was handed over to this machine.
    pub(super) fn has_grant(&self) -> bool {
        self.mandate.as_ref().is_some_and(|mandate| mandate.grant.is_some())
    }

    /// The mandate if the record lacks one of its promises; the record has them all from now on.
    pub(super) fn take_unrecorded(&mut self) -> Option<Mandate> {
        let mandate = self.mandate.as_ref()?;
        let count = mandate.promises.len();
        (std::mem::replace(&mut self.recorded, count) < count).then(|| mandate.clone())
    }

    /// Another record begins, which contains no promise.
    pub(super) const fn begin_record(&mut self) {
        self.recorded = 0;
    }

    /// The record contains this mandate. That of another machine proves nothing about this one.
    pub(super) fn restore(&mut self, mandate: &Mandate) {
        if mandate.host == self.device() {
            self.grant = mandate.grant;
            self.recorded = mandate.promises.len();
            self.mandate = Some(mandate.clone());
        }
    }

    /// True if the host of this mandate may have the table since the epoch `sure`: more than half of the electors have
    /// promised to follow it, or the host of the epoch `own`, this one, has handed the table over to it.
    pub(super) fn yields_to(
        &self,
        (mandate, sure): (&Mandate, Epoch),
        electors: &BTreeSet<DeviceId>,
        own: Epoch,
    ) -> bool {
        let given = |grant: &Grant| {
            let giver = grant.giver(self.table, mandate.host);
            giver == Some(self.device()) && mandate.is_after(grant) && same_reign(grant.epoch, own)
        };
        let is_it = mandate.is_of(sure, mandate.host);
        is_it && (mandate.has_most_of(self.table, electors) || mandate.grant.as_ref().is_some_and(given))
    }

    /// True if a position was signed by a host that this machine followed, or that more than half of the electors
    /// followed since the quorum epoch of the position, or to whom the host that this machine followed last handed the
    /// table over.
    pub(super) fn trusts<G: Game>(
        &self,
        position: &Snapshot<G>,
        mandate: Option<&Mandate>,
        electors: &BTreeSet<DeviceId>,
    ) -> bool {
        let Some(host) = position.signer().filter(|_| position.table == self.table) else {
            return false;
        };
        let followed = [position.sure, position.epoch];
        if followed.iter().any(|epoch| self.followed.has(*epoch, host)) {
            return true;
        }
        let given = |grant: &Grant, mandate: &Mandate| {
            let giver = grant.giver(self.table, host);
            mandate.is_after(grant) && giver.is_some_and(|giver| self.followed.is_last(grant.epoch, giver))
        };
        mandate
            .filter(|mandate| mandate.is_of(position.sure, host))
            .is_some_and(|mandate| {
                mandate.has_most_of(self.table, electors)
                    || mandate.grant.as_ref().is_some_and(|grant| given(grant, mandate))
            })
    }
}

fn same_reign(one: Epoch, other: Epoch) -> bool {
    reign_of(one) == reign_of(other)
}
