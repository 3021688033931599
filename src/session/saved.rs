//! The part of a table that its journal surely has. Members are told this part while the journal cannot be written,
//! because nobody may see what a crash would take back.

use crate::protocol::{Epoch, SeatInfo};

/// The state of the table when everything before was written.
#[derive(Debug, Default)]
pub(super) struct Saved {
    epoch: Epoch,
    sure: Epoch,
    seats: Vec<SeatInfo>,
}

impl Saved {
    /// Notes the present state, when all earlier outputs are carried out and written.
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
