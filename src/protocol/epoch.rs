//! Epochs: their parts, and the epochs of hosts that restart, overtake others, or take a table over.

use crate::rules::Seat;

/// A number that a host sends with each position. Nobody follows a host of a lower epoch than before.
///
/// An epoch has three parts, the highest first:
///
/// 1. the round, which rises when another machine takes the table over or a host sets itself above others;
/// 2. the host's own number in that round, so that no two hosts have one epoch;
/// 3. the number of times that the host's program was started again. However high that is, an heir's epoch is higher.
pub type Epoch = u64;

/// Most starts of a host's program in one round.
const STARTS: Epoch = 1 << 8;
/// Room for the hosts of one round: number 0 opened the table, and the others have the number of their seat, counted
/// from 1.
const HOSTS: Epoch = 8;
/// Number of random values in an heir's epoch. They keep a program that was started anew, and does not know its former
/// epochs, from coming to one of them again.
const CHANCES: Epoch = 1 << 22;
/// Number of epochs that share their round.
const ROUND: Epoch = STARTS * HOSTS * CHANCES;

const fn next_round(known: Epoch) -> Epoch {
    (known / ROUND).saturating_add(1).saturating_mul(ROUND)
}

/// The host's own number within a round.
const fn own_number(epoch: Epoch) -> Epoch {
    epoch % ROUND / STARTS * STARTS
}

/// The number of the round, at most `u32::MAX`.
#[must_use]
pub fn round_of(epoch: Epoch) -> u32 {
    u32::try_from(epoch / ROUND).unwrap_or(u32::MAX)
}

/// A number that hardly any other host of a table has, below 2^25; 0 for the one that opened it.
#[must_use]
pub const fn number_of_host(epoch: Epoch) -> u32 {
    // The host and its chance.
    (own_number(epoch) / STARTS) as u32
}

/// The first epoch of a host's reign. A reign is all that one host does in one round, however often its program is started
/// again.
#[must_use]
pub const fn reign_of(epoch: Epoch) -> Epoch {
    epoch - epoch % STARTS
}

/// True if one run of a host's program may have had both epochs. In a run the epoch changes only when the host sets
/// itself above others, to the first one of a later round.
#[must_use]
pub const fn is_one_run(before: Epoch, after: Epoch) -> bool {
    let overtook = after / ROUND > before / ROUND && after.is_multiple_of(STARTS);
    own_number(before) == own_number(after) && (before == after || overtook)
}

/// The last epoch that a host's reign may have.
#[must_use]
pub const fn end_of_reign(epoch: Epoch) -> Epoch {
    reign_of(epoch).saturating_add(STARTS - 1)
}

/// The epoch at which the host of the epoch `own` goes on after its program had ended.
#[must_use]
pub const fn restarted_epoch(own: Epoch) -> Epoch {
    match own % STARTS == STARTS - 1 {
        true => overtaking_epoch(own, own),
        false => own.saturating_add(1),
    }
}

/// The epoch at which the host of the epoch `own` goes on when others were about to go on without it, in the highest epoch
/// known. It keeps to its own number.
#[must_use]
pub const fn overtaking_epoch(known: Epoch, own: Epoch) -> Epoch {
    next_round(known).saturating_add(own_number(own))
}

/// The epoch at which the member with this seat takes a table over, from the highest epoch known. No two members get
/// the same one; `chance` is drawn for every succession.
#[must_use]
pub const fn successor_epoch(known: Epoch, seat: Seat, chance: u32) -> Epoch {
    // A seat's number is far below the number of hosts.
    let own = 1 + seat.index() as Epoch + HOSTS * (chance as Epoch % CHANCES);
    next_round(known).saturating_add(own * STARTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The first host, and others that take the table over from there.
    fn hosts() -> BTreeSet<Epoch> {
        let seats = || (0..4).filter_map(Seat::new);
        let chances = [0, 1, (CHANCES - 1) as u32];
        let taken = |chance| seats().map(move |seat| successor_epoch(0, seat, chance));
        chances.into_iter().flat_map(taken).chain([0]).collect()
    }

    #[test]
    fn an_epoch_of_another_start_is_of_another_run() {
        let own = 5 * ROUND + 3 * STARTS;
        let overtakes = overtaking_epoch(7 * ROUND, own);
        assert!(is_one_run(own, own) && is_one_run(own, overtakes));
        assert!(!is_one_run(own, restarted_epoch(own)));
        assert!(!is_one_run(own, restarted_epoch(overtakes)) && !is_one_run(overtakes, own));
        assert!(!is_one_run(own, own + STARTS), "another host");
    }

    #[test]
    fn every_seat_has_an_epoch_of_its_own_and_every_round_is_later() {
        let seen = hosts();
        assert_eq!(seen.len(), 13);
        for &known in &seen {
            for seat in (0..4).filter_map(Seat::new) {
                let next = successor_epoch(known, seat, 5);
                assert!(round_of(next) > round_of(known), "{known}");
            }
        }
        assert!(successor_epoch(Epoch::MAX - ROUND, Seat::wrapping(3), 0) > Epoch::MAX - ROUND);
        assert_eq!(round_of(Epoch::MAX / ROUND * ROUND), (Epoch::MAX / ROUND) as u32);
    }

    #[test]
    fn a_host_that_starts_often_is_never_later_than_one_that_took_over() {
        for &own in &hosts() {
            let mut epoch = own;
            for _ in 1..STARTS {
                let next = restarted_epoch(epoch);
                assert!(next > epoch && round_of(next) == round_of(own), "{own}");
                assert_eq!(reign_of(next), reign_of(own));
                epoch = next;
            }
            assert!(successor_epoch(own, Seat::wrapping(0), 0) > epoch);
            assert!(round_of(restarted_epoch(epoch)) > round_of(own), "{own}");
        }
    }

    #[test]
    fn hosts_that_overtake_the_others_do_not_meet() {
        let seen = hosts();
        let again: BTreeSet<Epoch> = seen
            .iter()
            .map(|&own| overtaking_epoch(ROUND + 7, restarted_epoch(own)))
            .collect();
        assert_eq!(again.len(), seen.len());
        assert!(again.iter().all(|&epoch| round_of(epoch) == 2));
    }
}
