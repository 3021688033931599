//! The proofs that this machine gives and asks for: it signs as a host, collects promises to follow it, and judges whether
//! a position or another host of the table is proven.

use crate::{
    protocol::{
        DeviceId, DeviceKey, Epoch, Followed, Grant, Lineage, Mandate, Seal, Snapshot, TableId, reign_of, round_of,
    },
    rules::Game,
};
use std::collections::BTreeSet;

/// The key of this machine, its mandate, and the hosts that it followed before it became one.
#[derive(Debug)]
pub(super) struct Proofs {
    key: DeviceKey,
    table: TableId,
    mandate: Option<Lineage>,
    /// Number of promises that the record of the game contains.
    recorded: usize,
    /// Number of promises that were taken, those included that have made way since.
    taken: u64,
    followed: Followed,
    /// The hand-over by which this machine got the table.
    grant: Option<Grant>,
    /// The mandates of the hosts that handed it on before.
    givers: Vec<Mandate>,
}

impl Proofs {
    pub(super) fn new(key: DeviceKey, table: TableId) -> Self {
        Self {
            key,
            table,
            mandate: None,
            recorded: 0,
            taken: 0,
            followed: Followed::default(),
            grant: None,
            givers: Vec::new(),
        }
    }

    /// Notes the hosts that this machine followed before it became the host.
    pub(super) fn succeed(&mut self, followed: Followed) {
        self.followed = followed;
    }

    /// The host followed last handed the table over. `givers` are that host's mandate and those of its givers.
    pub(super) fn is_given(&mut self, grant: Option<Grant>, givers: Vec<Mandate>) {
        (self.grant, self.givers) = (grant, givers);
    }

    /// The device of this machine, which hosts.
    pub(super) const fn device(&self) -> DeviceId {
        self.key.device()
    }

    /// Signs a position as its host.
    pub(super) fn seal<G: Game>(&self, position: Snapshot<G>) -> Snapshot<G> {
        position.sealed(&self.key)
    }

    /// Signs the hand-over of the table to a device, as its host in `epoch`.
    pub(super) fn hand_over(&self, epoch: Epoch, to: DeviceId) -> Grant {
        Grant::new(&self.key, self.table, epoch, to)
    }

    /// Notes the epoch in which this machine hosts. A new reign begins a new mandate; the first round has no mandate.
    pub(super) fn enter(&mut self, epoch: Epoch) {
        let device = self.device();
        if self
            .mandate
            .as_ref()
            .is_some_and(|known| known.mandate.is_of(epoch, device))
        {
            return;
        }
        self.recorded = 0;
        self.mandate = (round_of(epoch) > 0).then(|| Lineage {
            mandate: Mandate::new(&self.key, self.table, epoch, self.grant),
            givers: self.givers.clone(),
        });
    }

    /// Adds a device's promise to the mandate. Returns false if this host has no mandate, or if the promise is known,
    /// is invalid or finds no room. If the mandate is full, a voter's promise replaces all of non-voters, and an
    /// elector's all of non-electors.
    pub(super) fn take_promise(
        &mut self,
        device: DeviceId,
        seal: Seal,
        [electors, voters]: [&BTreeSet<DeviceId>; 2],
    ) -> bool {
        let table = self.table;
        let Some(lineage) = self.mandate.as_mut().filter(|_| seal.claims() == device) else {
            return false;
        };
        let mandate = &mut lineage.mandate;
        if !mandate.is_new(table, &seal) {
            return false;
        }
        for kept in [voters, electors] {
            if mandate.is_full() && kept.contains(&device) {
                mandate.keep_only(kept);
                // The record gets what is left together with the new promise.
                self.recorded = 0;
            }
        }
        let fits = mandate.add(table, seal);
        self.taken += u64::from(fits);
        fits
    }

    /// The number of promises that were taken so far.
    pub(super) const fn taken(&self) -> u64 {
        self.taken
    }

    /// True if a device has promised to follow this host. In the first round, without promises, true for every device.
    pub(super) fn is_followed_by(&self, device: DeviceId) -> bool {
        self.mandate.as_ref().is_none_or(|known| known.mandate.claims(device))
    }

    /// True if more than half of these devices have promised to follow this host.
    pub(super) fn has_most_of(&self, electors: &BTreeSet<DeviceId>) -> bool {
        let follows = electors.iter().filter(|device| self.is_followed_by(**device));
        2 * follows.count() > electors.len()
    }

    /// The mandate of this host, with those of its givers.
    pub(super) const fn mandate(&self) -> Option<&Lineage> {
        self.mandate.as_ref()
    }

    /// True if the table was handed over to this machine.
    pub(super) fn has_grant(&self) -> bool {
        self.mandate.as_ref().is_some_and(|known| known.mandate.grant.is_some())
    }

    /// The epoch in which the table was handed over to this machine, if its quorum epoch `sure` rests on that.
    pub(super) fn given_in(&self, sure: Epoch) -> Option<Epoch> {
        let mandate = &self.mandate.as_ref()?.mandate;
        let grant = mandate.grant.as_ref().filter(|_| mandate.is_of(sure, self.device()));
        grant.map(|grant| grant.epoch)
    }

    /// The mandate if the record lacks one of its promises; the record has them all from now on.
    pub(super) fn take_unrecorded(&mut self) -> Option<Lineage> {
        let mandate = self.mandate.as_ref()?;
        let count = mandate.mandate.promises.len();
        (std::mem::replace(&mut self.recorded, count) < count).then(|| mandate.clone())
    }

    /// Another record begins, which contains no promise.
    pub(super) const fn begin_record(&mut self) {
        self.recorded = 0;
    }

    /// Restores a mandate from the record. Another machine's mandate is ignored: it proves nothing about this one.
    pub(super) fn restore(&mut self, known: &Lineage) {
        if known.mandate.host == self.device() {
            self.is_given(known.mandate.grant, known.givers.clone());
            self.recorded = known.mandate.promises.len();
            self.mandate = Some(known.clone());
        }
    }

    /// True if the host of this lineage may have the table since the epoch `sure`. In the epoch `own` of this host one of
    /// these is enough:
    ///
    /// 1. More than half of the electors have promised to follow that host. Those who are `here` and have promised to follow
    ///    this host in a later reign do not count: they have come back.
    /// 2. They have promised, after `own`, to follow one of its givers.
    /// 3. This host has handed the table over to it, or to one of its givers. `counts` says if a hand-over in that
    ///    epoch to that device still counts.
    pub(super) fn yields_to(
        &self,
        (lineage, sure): (&Lineage, Epoch),
        electors: &BTreeSet<DeviceId>,
        own: Epoch,
        counts: impl Fn(Epoch, DeviceId) -> bool,
        here: impl Fn(DeviceId) -> bool,
    ) -> bool {
        let given = |taker: &Mandate| {
            taker.grant.as_ref().is_some_and(|grant| {
                let giver = grant.giver(self.table, taker.host);
                giver == Some(self.device())
                    && taker.is_after(grant)
                    && counts(grant.epoch, taker.host)
                    && taker.is_taken(self.table)
            })
        };
        let is_later = |giver: &Mandate| reign_of(giver.epoch) > reign_of(own);
        let is_it = lineage.mandate.is_of(sure, lineage.mandate.host);
        let came_back = |device| {
            let follows = |known: &Lineage| known.mandate.claims(device);
            device != self.device() && here(device) && self.mandate.as_ref().is_some_and(follows)
        };
        let has_most = |taker: &Mandate| {
            let earlier = reign_of(taker.epoch) < reign_of(own);
            taker.has_most_besides(self.table, electors, |device| earlier && came_back(device))
        };
        is_it && lineage.is_proven(self.table, has_most, is_later, given)
    }

    /// True if this machine itself has promised to follow that host, in a later reign than that of `own`. A program that
    /// was started again may have forgotten it.
    pub(super) fn has_promised(&self, lineage: &Lineage, own: Epoch) -> bool {
        let mandate = &lineage.mandate;
        let itself = BTreeSet::from([self.device()]);
        reign_of(mandate.epoch) > reign_of(own) && mandate.has_most_of(self.table, &itself)
    }

    /// True if a position is signed and its host is proven; see [`Followed::trusts`].
    pub(super) fn trusts<G: Game>(
        &self,
        position: &Snapshot<G>,
        lineage: Option<&Lineage>,
        electors: &BTreeSet<DeviceId>,
    ) -> bool {
        let host = position.signer().filter(|_| position.table == self.table);
        let trusts = |host| {
            self.followed
                .trusts(self.table, (&position.mark(), host), lineage, electors)
        };
        host.is_some_and(trusts)
    }
}
