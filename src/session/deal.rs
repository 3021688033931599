//! The seed of a game: the host's promise, everybody's share.

use super::{
    io::{Journal, Output},
    position::Position,
    table::{Asking, Dealing, Running, SeatState, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{Commitment, HostMessage, LogKind, MemberId, PROTOCOL_VERSION, RefusalCode, SeedProof, Share, limits},
    record::{FORMAT, Header, RecordedSeat, Start, Versions},
    rules::{Game, Seat, Seed},
};

impl<G: Game> Session<G> {
    pub(super) fn start(&mut self) -> Result<(), RefusalCode> {
        self.can_start()?;
        self.game += 1;
        self.lobby_changed = true;
        if let Some(seed) = self.options.seed {
            let seed = self.later_seed(seed);
            self.begin(seed, None);
            return Ok(());
        }
        let mut proof = SeedProof {
            secret: self.derive("podbay table secret v1"),
            nonce: self.derive("podbay table nonce v1"),
            shares: vec![None; self.seats.len()],
        };
        for index in 0..self.seats.len() {
            if self.is_house(index) {
                proof.shares[index] = Some(proof.house_share(index));
            }
        }
        let commitment = proof.commitment();
        self.stage = StageData::Dealing(Dealing {
            deadline: self.now + limits::SHARES_MAX,
            commitment,
            proof,
        });
        self.broadcast(&HostMessage::Commitment {
            game: self.game,
            commitment,
        });
        self.deal_if_due();
        Ok(())
    }

    /// True if the client of a seat runs in this process.
    fn is_house(&self, seat: usize) -> bool {
        let seat = &self.seats[seat];
        seat.bot.is_some() || self.members.iter().any(|m| m.host && Some(m.device) == seat.device)
    }

    /// 32 bytes for this game that nobody can tell from the ones of another game.
    fn derive(&self, context: &str) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&self.options.secret).update(&self.game.to_le_bytes());
        *hasher.finalize().as_bytes()
    }

    /// A seed given by hand is the first game's; the next ones follow from it.
    fn later_seed(&self, seed: Seed) -> Seed {
        if self.game == 1 {
            return seed;
        }
        let mut hasher = blake3::Hasher::new_derive_key("podbay later seed v1");
        hasher.update(&seed.0).update(&self.game.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    pub(super) fn seed_share(&mut self, member: MemberId, share: Share) -> Result<(), RefusalCode> {
        let seats = self.seats_of(member);
        let StageData::Dealing(dealing) = &mut self.stage else {
            return Err(RefusalCode::ShareNotWanted);
        };
        let mut wanted = false;
        for seat in seats {
            let slot = &mut dealing.proof.shares[seat.index()];
            wanted |= slot.is_none();
            // The first one stands: a second thought could depend on the others' shares.
            slot.get_or_insert(share);
        }
        if !wanted {
            return Err(RefusalCode::ShareNotWanted);
        }
        self.deal_if_due();
        Ok(())
    }

    /// Begins the game when everybody present gave a share or the time for it is up.
    pub(super) fn deal_if_due(&mut self) {
        let StageData::Dealing(dealing) = &self.stage else {
            return;
        };
        let missing = |(index, share): (usize, &Option<Share>)| {
            share.is_none() && Seat::new(index).is_some_and(|seat| self.is_present(seat))
        };
        let waiting = dealing.proof.shares.iter().enumerate().any(missing);
        if waiting && self.now < dealing.deadline {
            return;
        }
        let (commitment, proof) = (dealing.commitment, dealing.proof.clone());
        let late = proof.shares.iter().filter(|share| share.is_none()).count();
        if late > 0 {
            self.dropped(None, Dropped::SharesMissing(late));
        }
        self.begin(proof.seed(), Some((commitment, proof)));
    }

    fn begin(&mut self, seed: Seed, secret: Option<(Commitment, SeedProof)>) {
        let start = match &secret {
            Some((commitment, proof)) => Start::Shared {
                commitment: *commitment,
                proof: proof.clone(),
            },
            None => Start::Given(seed),
        };
        let header = self.header(start);
        self.outputs
            .push_back(Output::Journal(Journal::Begin(Box::new(header))));
        let commitment = secret.as_ref().map(|(commitment, _)| *commitment);
        self.broadcast(&HostMessage::Started {
            game: self.game,
            commitment,
        });
        self.log.push(LogKind::Started {
            game: self.game,
            commitment,
        });
        // Newer than the last position of the game before.
        self.counters.revision += 1;
        let position = Position::new(G::new(&self.setup, seed));
        let asking = Asking::default();
        self.stage = StageData::Playing(Box::new(Running {
            position,
            secret,
            asking,
        }));
        self.lobby_changed = true;
        self.position_changed();
    }

    fn header(&self, start: Start<G>) -> Header<G> {
        let recorded = |seat: &SeatState| {
            let member = self.members.iter().find(|m| Some(m.device) == seat.device)?;
            Some(RecordedSeat {
                device: member.device,
                name: member.name.clone(),
                bot: member.bot,
            })
        };
        Header {
            versions: Versions {
                format: FORMAT,
                protocol: PROTOCOL_VERSION,
                game: self.config.game.clone(),
                rules: G::rules_version(&self.setup),
                program: env!("CARGO_PKG_VERSION").to_owned(),
            },
            table: self.options.table,
            number: self.game,
            setup: self.setup.clone(),
            // Every seat is ready, and only members make it so: none is left out.
            seats: self.seats.iter().filter_map(recorded).collect(),
            start,
        }
    }
}
