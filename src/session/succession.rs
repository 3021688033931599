//! The facts that decide which machine hosts a table: this host's own reign, its proofs, and the former owners of seats.

use super::{former_owners::FormerOwners, proofs::Proofs};
use crate::protocol::{DeviceId, DeviceKey, Epoch, Footing, TableId, limits, reign_of};
use std::time::Duration;

/// This host's claim to the table.
#[derive(Debug)]
pub(super) struct Succession {
    /// The signatures of this host and of those who follow it.
    pub(super) proofs: Proofs,
    pub(super) former_owners: FormerOwners,
    /// The epoch in which this host began with the running game; 0 if it began it.
    stretch: Epoch,
    /// The epoch before this host set itself above others that had left it and may have gone on; `None` once most were
    /// here again.
    unsure_since: Option<Epoch>,
    /// Time at which this host was told that the table had gone on elsewhere, and did not decide yet.
    doubted: Option<Duration>,
    /// The device to which this host handed the table over in vain, until that device comes.
    taken_back: Option<DeviceId>,
    /// The position from which it continued the running game of another host.
    footing: Option<Footing>,
}

impl Succession {
    pub(super) fn new(key: DeviceKey, table: TableId) -> Self {
        Self {
            proofs: Proofs::new(key, table),
            former_owners: FormerOwners::default(),
            stretch: 0,
            unsure_since: None,
            doubted: None,
            taken_back: None,
            footing: None,
        }
    }

    /// Notes that this host continues the table itself, because the heir `from` did not report.
    pub(super) const fn takes_back(&mut self, from: DeviceId) {
        self.taken_back = Some(from);
    }

    /// Notes that a device has joined, so that it does not host the table itself.
    pub(super) fn has_come(&mut self, device: DeviceId) {
        self.taken_back = self.taken_back.filter(|from| *from != device);
    }

    /// True if a hand-over to `to` in `epoch` still counts: in the reign of `own`, or if this host continued the table
    /// itself and, by `sure`, neither `to` nor a quorum has come since.
    pub(super) fn still_given(&self, to: DeviceId, epoch: Epoch, (own, sure): (Epoch, Epoch)) -> bool {
        let taken_back = self.taken_back == Some(to) && reign_of(epoch) >= reign_of(sure);
        taken_back || reign_of(epoch) == reign_of(own)
    }

    /// The epoch in which this host began with the running game; 0 if the game began here.
    pub(super) const fn stretch(&self) -> Epoch {
        self.stretch
    }

    /// This host goes on, in this epoch, with a game that began elsewhere or in another record.
    pub(super) const fn goes_on_in(&mut self, epoch: Epoch) {
        self.stretch = epoch;
    }

    /// Notes the position from which this host continues another host's game.
    pub(super) fn rests_on(&mut self, footing: Footing) {
        self.footing = Some(footing);
    }

    /// The position from which this host continued the running game of another host.
    pub(super) const fn footing(&self) -> Option<&Footing> {
        self.footing.as_ref()
    }

    /// Notes that a game begins here. Returns true if the last game had begun elsewhere or in another record.
    pub(super) fn begins_anew(&mut self) -> bool {
        (self.unsure_since, self.footing) = (None, None);
        std::mem::replace(&mut self.stretch, 0) > 0
    }

    /// The quorum epoch, if this host is in the epoch `own`.
    pub(super) fn sure_epoch(&self, own: Epoch) -> Epoch {
        self.unsure_since.unwrap_or(own)
    }

    /// True if the present epoch is the quorum epoch.
    pub(super) const fn is_sure(&self) -> bool {
        self.unsure_since.is_none()
    }

    /// This host sets itself above others that may have gone on. Its quorum epoch is `sure`, or an earlier one that is
    /// already noted.
    pub(super) fn doubts_since(&mut self, sure: Epoch) {
        self.unsure_since.get_or_insert(sure);
    }

    /// Makes the present epoch the quorum epoch.
    pub(super) const fn assembled(&mut self) {
        self.unsure_since = None;
    }

    /// Returns true for `limits::IDLE` after this host was first told that the table went on elsewhere. A suspended
    /// host does not know yet which connections have timed out, and a restarted one waits for its members.
    pub(super) fn is_in_doubt(&mut self, now: Duration) -> bool {
        let recent = |since: &Duration| now.saturating_sub(*since) < 10 * limits::IDLE;
        let since = *self.doubted.filter(recent).get_or_insert(now);
        self.doubted = Some(since);
        now.saturating_sub(since) < limits::IDLE
    }
}
