//! The position from which a host continues the game of a lost host. Its members check it before they follow that host.

use super::{DeviceId, Lineage, PositionMark, Seal, Snapshot, TableId, round_of};
use crate::rules::Game;
use serde::{Deserialize, Serialize};

/// The signed mark of the position from which a host continues, with the proof of the host that signed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Footing {
    /// The counters and the digest of that position.
    pub mark: PositionMark,
    /// The signature of the host that had this position.
    pub seal: Seal,
    /// The mandate of that host, for members that never followed it. `None` for the host that opened the table.
    pub mandate: Option<Lineage>,
}

impl Footing {
    /// The footing on a position, with the mandate that is known of its host. Returns `None` if the position is unsigned.
    #[must_use]
    pub fn of<G: Game>(position: &Snapshot<G>, mandate: Option<&Lineage>) -> Option<Self> {
        Some(Self {
            mark: position.mark(),
            seal: position.seal?,
            mandate: mandate.cloned(),
        })
    }

    /// The footing that a bug report shows, without signatures.
    #[must_use]
    pub fn without_signatures(&self) -> Self {
        Self {
            mark: self.mark,
            seal: Seal::BLANK,
            mandate: None,
        }
    }

    /// The host that signed the mark; `None` if the signature is invalid.
    #[must_use]
    pub fn signer(&self, table: TableId) -> Option<DeviceId> {
        self.seal.signer(&self.mark.text(table))
    }

    /// True if the first position of a continued game follows on this one: its revision is the next, and its view is
    /// the same.
    #[must_use]
    pub fn leads_to(&self, first: &PositionMark) -> bool {
        (first.game, first.revision, first.digest)
            == (self.mark.game, self.mark.revision.saturating_add(1), self.mark.digest)
    }

    /// True if there are no more promises and givers than an honest host tells.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        self.mandate.as_ref().is_none_or(Lineage::is_bounded)
    }

    /// The highest of its counters.
    #[must_use]
    pub fn counted(&self) -> u32 {
        let mark = &self.mark;
        let rounds = round_of(mark.epoch.max(mark.sure));
        let counters = [rounds, mark.game, mark.generation, mark.revision, mark.log_last];
        counters.into_iter().max().unwrap_or(0)
    }
}
