//! What a member says that it has seen of its table, and the epochs in which the table goes on.

use super::{Snapshot, TableId};
use crate::rules::{Game, Seat};
use serde::{Deserialize, Serialize};

/// Hosts of one round: the first is the one that opened the table, the others sit on the seats in order.
const HOSTS: u32 = 8;
/// Chances of a host that takes a table over: a program that was started anew does not know in which epochs it has
/// hosted before, and must not come to one of them again.
const CHANCES: u32 = 1 << 10;
/// Epochs of one round.
const ROUND: u32 = HOSTS * CHANCES;

const fn next_round(known: u32) -> u32 {
    (known / ROUND).saturating_add(1).saturating_mul(ROUND)
}

/// The epoch at which the host of the epoch `own` goes on, from the highest epoch known: after its program had ended, or
/// when the others were about to go on without it. Whoever took a table over keeps to epochs of its own.
#[must_use]
pub const fn resumed_epoch(known: u32, own: u32) -> u32 {
    next_round(known).saturating_add(own % ROUND)
}

/// The epoch at which the member with this seat takes a table over, from the highest epoch known. No two members get
/// the same one, so no two hosts are of one epoch; `chance` is drawn for every taking over.
#[must_use]
pub const fn successor_epoch(known: u32, seat: Seat, chance: u32) -> u32 {
    // A seat's number is far below the number of hosts.
    let own = 1 + seat.index() as u32 + HOSTS * (chance % CHANCES);
    next_round(known).saturating_add(own)
}

/// What a member tells somebody who may host its table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct LastSeen<G: Game> {
    /// The table that it belongs to.
    pub table: TableId,
    /// The highest epoch that it has followed; it follows no host of a lower one.
    pub epoch: u32,
    /// The newest position that it has seen, with the newest entries of the log.
    pub snapshot: Option<Box<Snapshot<G>>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_seat_has_an_epoch_of_its_own_and_every_round_is_later() {
        let seats = || (0..4).filter_map(Seat::new);
        let mut seen = BTreeSet::from([resumed_epoch(0, 0)]);
        let chances = [0, 1, CHANCES - 1];
        for chance in chances {
            seen.extend(seats().map(|seat| successor_epoch(0, seat, chance)));
        }
        assert_eq!(seen.len(), 13);
        assert!(seen.iter().all(|&epoch| epoch > 0));
        for &known in &seen {
            let next = seats()
                .map(|seat| successor_epoch(known, seat, 5))
                .chain([resumed_epoch(known, 0)]);
            assert!(
                next.into_iter().all(|epoch| seen.iter().all(|&old| epoch > old)),
                "{known}"
            );
        }
        // Hosts of all kinds that are killed and go on, each by itself.
        let again: BTreeSet<u32> = seen.iter().map(|&own| resumed_epoch(own, own)).collect();
        assert_eq!(again.len(), 13, "{again:?}");
        assert!(successor_epoch(u32::MAX - ROUND, Seat::wrapping(3), 0) > u32::MAX - ROUND);
    }
}
