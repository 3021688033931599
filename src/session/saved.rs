//! The part of a table that its journal surely has. It is told while the journal cannot be written: nobody may see what a
//! crash would take back.

use crate::protocol::{Epoch, SeatInfo};

/// The state of the table when everything before was written.
#[derive(Debug, Default)]
pub(super) struct Saved {
    epoch: Epoch,
    sure: Epoch,
    seats: Vec<SeatInfo>,
}

impl Saved {
    /// All that came before is carried out, and written.
    pub(super) fn note(&mut self, epoch: Epoch, sure: Epoch, seats: Vec<SeatInfo>) {
        *self = Self { epoch, sure, seats };
    }

    pub(super) const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The quorum epoch.
    pub(super) const fn sure(&self) -> Epoch {
        self.sure
    }

    pub(super) fn seats(&self) -> &[SeatInfo] {
        &self.seats
    }
}
