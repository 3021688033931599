//! One deal as a client sees it: the host's commitment, the hashes of all shares, its own share.

use super::{
    Commitment, Epoch, Lobby, MemberId, SeatInfo, SeedFault, SeedProof, SeedVerdict, Share, ShareHash, TableId,
    is_one_run,
};
use crate::rules::Seat;

/// The client that gives the share of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// The client that this witness belongs to.
    Own,
    /// A client on the host's machine.
    House,
    Other,
}

/// The clients that give the shares of a game.
#[derive(Clone, Debug)]
pub(super) struct Owners {
    game: u32,
    /// By seat; empty if no lobby of this game was heard.
    seats: Vec<Owner>,
    /// The verdict to give if everything fits.
    best: SeedVerdict,
}

impl Owners {
    pub(super) const fn unknown(game: u32) -> Self {
        Self {
            game,
            seats: Vec::new(),
            best: SeedVerdict::PromiseKept,
        }
    }

    /// The owners in a lobby, for the client that is member `me`.
    pub(super) fn of(lobby: &Lobby, me: Option<MemberId>) -> Self {
        let house = |member: Option<MemberId>| lobby.members.iter().any(|m| Some(m.id) == member && m.host);
        let owner = |seat: &SeatInfo| match seat.member {
            member if seat.bot.is_some() || house(member) => Owner::House,
            Some(member) if Some(member) == me => Owner::Own,
            _ => Owner::Other,
        };
        let seats: Vec<Owner> = lobby.seats.iter().map(owner).collect();
        let best = if house(me) {
            SeedVerdict::House
        } else if seats.contains(&Owner::Own) {
            SeedVerdict::Verified
        } else {
            SeedVerdict::PromiseKept
        };
        Self {
            game: lobby.game,
            seats,
            best,
        }
    }

    /// Returns these owners if they are of this game, and unknown ones otherwise.
    pub(super) fn for_game(&self, game: u32) -> Self {
        Some(self)
            .filter(|owners| owners.game == game)
            .cloned()
            .unwrap_or(Self::unknown(game))
    }

    fn has_own(&self) -> bool {
        self.seats.contains(&Owner::Own)
    }
}

/// The place of a deal among those of its table: the table, the game, the host's epoch, the number of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DealNumber {
    pub(super) table: TableId,
    pub(super) game: u32,
    pub(super) epoch: Epoch,
    pub(super) attempt: u32,
}

impl DealNumber {
    const fn order(self) -> (Epoch, u32) {
        (self.epoch, self.attempt)
    }
}

/// The consequence of another commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promised {
    /// The host repeats the commitment, or changes it although it must not.
    SameDeal,
    /// The host abandons the deal.
    NextDeal,
}

/// The commitment of a deal, the hashes of all shares, and the share of this client.
#[derive(Debug)]
pub(super) struct Deal {
    number: DealNumber,
    /// The commitment heard before the share was given; `None` if the seed was given by hand.
    promise: Option<Commitment>,
    /// True if another commitment was heard for this deal, or after the game had begun.
    changed: bool,
    share: Share,
    /// The hashes as they were told first.
    hashes: Option<Vec<Option<ShareHash>>>,
    hashes_changed: bool,
    /// True if the host may not have got the hash, or has refused the hash or the share.
    doubtful: bool,
    /// True once a command for this client's seat was heard, which came after the hash.
    settled: bool,
    /// The owners at the time of the commitment, because a seat may change hands during the game.
    owners: Owners,
    /// The deals that were abandoned before this one.
    abandoned: u32,
    /// True once the game has begun.
    begun: bool,
    /// True if the start of the game told the commitment once more, so that no later one was missed.
    confirmed: bool,
}

/// The shares of a proof as far as this client could check them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checked {
    /// True if all shares of the proof were checked against their hashes.
    pub(super) complete: bool,
    /// True if this client's share counts, or if this client has no share to give.
    pub(super) counted: bool,
}

impl Deal {
    pub(super) fn new(number: DealNumber, promise: Option<Commitment>, owners: Owners, share: Share) -> Self {
        Self {
            number,
            promise,
            changed: false,
            share,
            hashes: None,
            hashes_changed: false,
            doubtful: false,
            settled: false,
            owners,
            abandoned: number.attempt.saturating_sub(1),
            begun: promise.is_none(),
            confirmed: promise.is_none(),
        }
    }

    /// Adds deals that were abandoned before those that the host counts itself.
    pub(super) fn after(self, abandoned: u32) -> Self {
        Self {
            abandoned: self.abandoned.saturating_add(abandoned),
            ..self
        }
    }

    /// The deal that the host makes instead of this one.
    pub(super) fn followed_by(&self, next: Self) -> Self {
        // A host that was started again counts anew.
        let counts_on = next.number.attempt > self.number.attempt && is_one_run(self.number.epoch, next.number.epoch);
        let same = self.number.game == next.number.game && counts_on;
        // The host's own count has the deals before this one, and this one.
        let counted = if same { self.number.attempt } else { 0 };
        let abandoned = self.unplayed().saturating_sub(counted);
        let changed = self.changed && self.number.game == next.number.game;
        // The host may not have got the share, and leaves it out of the next deal.
        let doubtful = self.doubtful && self.number.game == next.number.game;
        Self {
            changed,
            doubtful,
            ..next.after(abandoned)
        }
    }

    /// Number of deals that are abandoned if this one is followed by another; 0 once the game has begun.
    const fn unplayed(&self) -> u32 {
        if self.begun {
            0
        } else {
            self.abandoned.saturating_add(1)
        }
    }

    /// Number of deals of this game that were abandoned before another stretch of it. A host that draws the hidden
    /// things of its own game anew abandons the present deal as well.
    pub(super) const fn before_stretch(&self, same_host: bool) -> u32 {
        let given_up = !self.begun || same_host;
        self.abandoned.saturating_add(given_up as u32)
    }

    pub(super) const fn is_begun(&self) -> bool {
        self.begun
    }

    pub(super) const fn game(&self) -> u32 {
        self.number.game
    }

    pub(super) const fn promise(&self) -> Option<Commitment> {
        self.promise
    }

    pub(super) const fn is_changed(&self) -> bool {
        self.changed
    }

    /// Compares another commitment for the same game. Until the game begins, one of a later epoch or with a higher
    /// number announces another deal. Any other one has to be the same.
    pub(super) fn promised_again(&mut self, number: DealNumber, promise: Commitment) -> Promised {
        let repeats = self.promise == Some(promise) && self.number.attempt == number.attempt;
        if !repeats && !self.begun && number.order() > self.number.order() {
            return Promised::NextDeal;
        }
        self.changed |= !repeats;
        Promised::SameDeal
    }

    /// The game begins with this commitment.
    pub(super) fn started(&mut self, promise: Option<Commitment>) {
        self.changed |= self.promise != promise;
        (self.begun, self.confirmed) = (true, true);
    }

    /// A position of the game was seen.
    pub(super) const fn has_begun(&mut self) {
        self.begun = true;
    }

    /// The hash to send, if this client has a share to give.
    pub(super) fn hash_to_send(&self) -> Option<(u32, u32, ShareHash)> {
        let wanted = self.owners.seats.is_empty() || self.owners.has_own();
        let hash = self.own_hash().filter(|_| wanted)?;
        Some((self.number.game, self.number.attempt, hash))
    }

    fn own_hash(&self) -> Option<ShareHash> {
        self.hash_of(&self.share)
    }

    fn hash_of(&self, share: &Share) -> Option<ShareHash> {
        let promise = self.promise?;
        Some(ShareHash::of(share, self.number.table, self.number.game, promise))
    }

    /// The hashes of all shares are told. Returns the share if it is to be revealed.
    pub(super) fn told(&mut self, (game, attempt): (u32, u32), hashes: &[Option<ShareHash>]) -> Option<Share> {
        if (game, attempt) != (self.number.game, self.number.attempt) {
            return None;
        }
        let first = self.hashes.get_or_insert_with(|| hashes.to_vec());
        self.hashes_changed |= first.as_slice() != hashes;
        let own = self.own_hash()?;
        let stands = hashes.contains(&Some(own)) && !self.hashes_changed;
        stands.then_some(self.share)
    }

    /// The connection was lost, with the messages in flight.
    pub(super) const fn line_broke(&mut self) {
        self.doubtful |= !self.settled;
    }

    pub(super) const fn refused(&mut self) {
        self.doubtful = true;
    }

    /// The owner of this seat has acted in the game.
    pub(super) fn acted(&mut self, seat: Seat) {
        self.settled |= self.owners.seats.get(seat.index()) == Some(&Owner::Own);
    }

    /// True if this client was away when the host may have made another commitment.
    pub(super) fn missed_a_promise(&self, proof: &SeedProof) -> bool {
        !self.confirmed && self.doubtful && self.promise != Some(proof.commitment())
    }

    /// The deals that were abandoned before the game with this proof began.
    pub(super) fn abandoned(&self, proof: Option<&SeedProof>) -> u32 {
        let missed = proof.is_some_and(|proof| self.missed_a_promise(proof));
        self.abandoned.saturating_add(u32::from(missed))
    }

    /// The verdict to give if everything else fits, in a game with this many seats.
    pub(super) fn verdict(&self, checked: Checked, seats: usize) -> SeedVerdict {
        match checked {
            Checked { complete: true, .. } if self.owners.seats.len() != seats => SeedVerdict::Incomplete,
            Checked { counted: false, .. } => SeedVerdict::ShareLost,
            Checked { complete: false, .. } => SeedVerdict::Incomplete,
            Checked { .. } => self.owners.best,
        }
    }

    /// Checks the shares of a proof against the hashes that were told.
    pub(super) fn check(&self, proof: &SeedProof) -> Result<Checked, SeedFault> {
        let hashes = match &self.hashes {
            _ if self.hashes_changed => return Err(SeedFault::HashesChanged),
            // The list was told while this client was away.
            None if self.doubtful => {
                return Ok(Checked {
                    complete: false,
                    counted: !self.owners.has_own(),
                });
            }
            None => return Err(SeedFault::HashesUntold),
            Some(hashes) if hashes.len() != proof.shares.len() => return Err(SeedFault::ShareCount),
            Some(hashes) => hashes,
        };
        let mut counted = true;
        for (index, (hash, share)) in hashes.iter().zip(&proof.shares).enumerate() {
            let owner = self.owners.seats.get(index).copied().unwrap_or(Owner::Other);
            if owner == Owner::House && *share != Some(proof.house_share(index)) {
                return Err(SeedFault::HouseShare);
            }
            if owner == Owner::Own {
                counted &= self.is_own_listed(*hash)?;
            }
            self.check_share(owner, *hash, share.as_ref())?;
        }
        Ok(Checked {
            complete: true,
            counted,
        })
    }

    /// Returns whether the hash told for a seat of this client is its own.
    fn is_own_listed(&self, hash: Option<ShareHash>) -> Result<bool, SeedFault> {
        match hash {
            hash if hash == self.own_hash() => Ok(true),
            _ if self.doubtful => Ok(false),
            // The game may be over before the host says that the hash came too late.
            None if !self.settled => Ok(false),
            None => Err(SeedFault::ShareOmitted),
            Some(_) => Err(SeedFault::ShareReplaced),
        }
    }

    fn check_share(&self, owner: Owner, hash: Option<ShareHash>, share: Option<&Share>) -> Result<(), SeedFault> {
        let own = owner == Owner::Own;
        match (hash, share) {
            (None, None) => Ok(()),
            (Some(_), None) if own => Err(SeedFault::ShareOmitted),
            (Some(_), None) => Err(SeedFault::PromisedShareOmitted),
            (Some(hash), Some(share)) if self.hash_of(share) == Some(hash) => Ok(()),
            (_, Some(_)) if own => Err(SeedFault::ShareReplaced),
            (_, Some(_)) => Err(SeedFault::UnpromisedShare),
        }
    }
}
