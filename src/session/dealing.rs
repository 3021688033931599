//! One deal at the host: the commitment, then the hashes of the shares, then the shares.

use crate::{
    protocol::{Commitment, RefusalCode, SeedProof, Share, ShareHash, TableId, limits},
    rules::{Seat, SeatSet},
};
use std::time::Duration;

/// A game that is about to begin, or to continue from a position of type `B`.
#[derive(Debug)]
pub(super) struct Dealing<B> {
    /// The position to go on from; `None` for a new game.
    base: Option<Box<B>>,
    table: TableId,
    game: u32,
    /// The number of this deal of the game, from 1.
    attempt: u32,
    /// Seats that withheld a share in an earlier deal of this game. No share is asked of them any more.
    withheld: SeatSet,
    deadline: Duration,
    commitment: Commitment,
    proof: SeedProof,
    hashes: Vec<Option<ShareHash>>,
    /// True once the hashes are told, after which none can change.
    revealing: bool,
}

/// Shortest time for clients to answer a new commitment after the epoch changed.
const ANSWER: Duration = Duration::from_secs(1);

/// The next step of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DealStep {
    Wait,
    /// The host waits for no more hashes, and can tell them.
    TellHashes,
    /// A promised share has not come.
    DealAnew,
    /// All promised shares are here.
    Begin,
}

impl<B> Dealing<B> {
    /// The first deal of a game. The proof has the secret, and the shares of the seats on the host's machine.
    pub(super) fn new(base: Option<Box<B>>, (table, game): (TableId, u32), proof: SeedProof, now: Duration) -> Self {
        let commitment = proof.commitment();
        let hash = |share: &Option<Share>| Some(ShareHash::of(share.as_ref()?, table, game, commitment));
        Self {
            base,
            table,
            game,
            attempt: 1,
            withheld: SeatSet::EMPTY,
            deadline: now + limits::SHARES_MAX,
            commitment,
            hashes: proof.shares.iter().map(hash).collect(),
            proof,
            revealing: false,
        }
    }

    /// Abandons this deal for the next one, in which no share is asked of the seats that have withheld theirs.
    pub(super) fn anew(self, proof: SeedProof, now: Duration) -> Self {
        let withheld = self.withheld.iter().chain(self.unrevealed()).collect();
        Self {
            attempt: self.attempt.saturating_add(1),
            withheld,
            ..Self::new(self.base, (self.table, self.game), proof, now)
        }
    }

    /// Deals the same position in a later epoch. The deadline stays if it leaves `ANSWER`, so epochs do not delay a
    /// deal.
    pub(super) fn in_later_epoch(self, proof: SeedProof, now: Duration) -> Self {
        let next = Self::new(self.base, (self.table, self.game), proof, now);
        Self {
            withheld: self.withheld,
            deadline: self.deadline.max(now + ANSWER).min(next.deadline),
            ..next
        }
    }

    /// True once the hashes are told and shares are revealed.
    pub(super) const fn is_revealing(&self) -> bool {
        self.revealing
    }

    /// The number of the deal, and its commitment.
    pub(super) const fn promise(&self) -> (u32, Commitment) {
        (self.attempt, self.commitment)
    }

    /// The hashes by seat, once they are told.
    pub(super) fn told_hashes(&self) -> Option<&[Option<ShareHash>]> {
        self.revealing.then_some(&self.hashes)
    }

    pub(super) const fn deadline(&self) -> Duration {
        self.deadline
    }

    /// True if a game that had begun continues after this deal.
    pub(super) const fn goes_on(&self) -> bool {
        self.base.is_some()
    }

    pub(super) fn base(&self) -> Option<&B> {
        self.base.as_deref()
    }

    pub(super) fn base_mut(&mut self) -> Option<&mut B> {
        self.base.as_deref_mut()
    }

    /// The position to go on from, the commitment and the proof of the seed.
    pub(super) fn into_parts(self) -> (Option<Box<B>>, Commitment, SeedProof) {
        (self.base, self.commitment, self.proof)
    }

    /// Takes a client's hash for the share of its seats. Until the hashes are told, another one may replace it: a
    /// program that was started anew has another share.
    pub(super) fn promise_share(
        &mut self,
        seats: &[Seat],
        (game, attempt): (u32, u32),
        hash: ShareHash,
    ) -> Result<(), RefusalCode> {
        let mut wanted = false;
        for seat in seats.iter().filter(|_| (game, attempt) == (self.game, self.attempt)) {
            let is_house = self.hashes[seat.index()].is_some() && self.proof.shares[seat.index()].is_some();
            let open = !self.revealing && !is_house && !self.withheld.contains(*seat);
            if open {
                self.hashes[seat.index()] = Some(hash);
            }
            // A client that comes back sends its hash again.
            wanted |= self.hashes[seat.index()] == Some(hash);
        }
        if wanted {
            Ok(())
        } else {
            Err(RefusalCode::ShareNotWanted)
        }
    }

    /// Takes the share that a client reveals for its seats.
    pub(super) fn reveal(&mut self, seats: &[Seat], share: Share) -> Result<(), RefusalCode> {
        let hash = ShareHash::of(&share, self.table, self.game, self.commitment);
        let mut fits = false;
        for seat in seats.iter().filter(|_| self.revealing) {
            if self.hashes[seat.index()] == Some(hash) {
                self.proof.shares[seat.index()] = Some(share);
                fits = true;
            }
        }
        if fits { Ok(()) } else { Err(RefusalCode::ShareNotWanted) }
    }

    /// The next step, where `is_present` tells for which seats somebody can still send a hash.
    pub(super) fn step(&self, now: Duration, is_present: impl Fn(Seat) -> bool) -> DealStep {
        let late = now >= self.deadline;
        if self.revealing {
            return match (self.unrevealed().next(), late) {
                (None, _) => DealStep::Begin,
                (Some(_), true) => DealStep::DealAnew,
                (Some(_), false) => DealStep::Wait,
            };
        }
        let comes = |seat: &Seat| is_present(*seat) && !self.withheld.contains(*seat);
        match self.seats_without_hash().find(comes) {
            Some(_) if !late => DealStep::Wait,
            _ => DealStep::TellHashes,
        }
    }

    /// Accepts no more hashes. Returns the number of seats without one.
    pub(super) fn tell_hashes(&mut self, now: Duration) -> usize {
        self.revealing = true;
        self.deadline = now + limits::REVEAL_MAX;
        self.seats_without_hash().count()
    }

    fn seats_without_hash(&self) -> impl Iterator<Item = Seat> {
        let without = self.hashes.iter().enumerate().filter(|(_, hash)| hash.is_none());
        without.filter_map(|(index, _)| Seat::new(index))
    }

    /// The seats that have promised a share and not revealed it.
    pub(super) fn unrevealed(&self) -> impl Iterator<Item = Seat> {
        let pairs = self.hashes.iter().zip(&self.proof.shares).enumerate();
        let unrevealed = pairs.filter(|(_, (hash, share))| hash.is_some() && share.is_none());
        unrevealed.filter_map(|(index, _)| Seat::new(index))
    }
}
