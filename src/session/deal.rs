//! Deals: the seed of a game or stretch is made here, and then the game begins or continues (`take_over`).

use super::{
    dealing::{DealStep, Dealing},
    io::{Journal, Output},
    lobby::FEWEST,
    log::Log,
    position::Position,
    seats::SeatState,
    table::{Asking, Base, Done, Running, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        Commitment, Digest, Footing, HostMessage, LogEntry, LogKind, MemberId, RefusalCode, SeedProof, Share,
        ShareHash, limits,
    },
    record::{Action, Entry, Header, HostedSeat, Hosting, RecordedSeat, Start, Taken, Versions},
    rules::{Config, Game, Seat, SeatCount, Seed},
};
use std::sync::Arc;

impl<G: Game> Session<G> {
    pub(super) fn start(&mut self) -> Result<(), RefusalCode> {
        self.can_start()?;
        self.game += 1;
        self.lobby_changed = true;
        if self.succession.begins_anew() {
            // The last game continued here from elsewhere. This one begins here, and is proven from its beginning.
            self.tell_table();
        }
        if let Some(seed) = self.options.seed {
            let seed = self.later_seed(seed);
            self.begin(Start::Given(seed), G::new(&self.setup, seed));
            return Ok(());
        }
        self.deal(None);
        Ok(())
    }

    /// Commits to a secret and asks for shares: for a new game, or for the hidden things of the position `base`.
    pub(super) fn deal(&mut self, base: Option<Box<Base<G>>>) {
        let proof = self.draw_secret();
        let game = (self.options.table, self.game);
        self.promise(Dealing::new(base, game, proof, self.now));
    }

    /// Deals the position that is dealt now once more, because the stretch begins in a later epoch.
    pub(super) fn deal_later(&mut self) {
        let proof = self.draw_secret();
        if let StageData::Dealing(dealing) = std::mem::replace(&mut self.stage, StageData::Lobby) {
            self.promise(dealing.in_later_epoch(proof, self.now));
        }
    }

    /// A secret that this host uses for one deal only, with the shares of the seats on its machine.
    fn draw_secret(&mut self) -> SeedProof {
        self.deals += 1;
        let mut proof = SeedProof {
            secret: self.derive_deal("podbay table secret v2"),
            nonce: self.derive_deal("podbay table nonce v2"),
            shares: vec![None; self.seats.len()],
        };
        for seat in self.seats.numbers().filter(|seat| self.is_house(*seat)) {
            proof.shares[seat.index()] = Some(proof.house_share(seat.index()));
        }
        proof
    }

    pub(super) fn promise(&mut self, dealing: Dealing<Base<G>>) {
        let promise = self.promise_message(&dealing);
        self.stage = StageData::Dealing(dealing);
        // Sends the lobby before the commitment, because a seat may change hands later.
        self.tell_lobby();
        self.broadcast(&promise);
    }

    /// 32 bytes for this game, which nobody can derive from those of another game.
    pub(super) fn derive(&self, context: &str) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&self.options.secret).update(&self.game.to_le_bytes());
        *hasher.finalize().as_bytes()
    }

    /// 32 bytes for this deal, which nobody can derive from those of another deal, also one of the same game.
    fn derive_deal(&self, context: &str) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&self.options.secret).update(&self.game.to_le_bytes());
        hasher.update(&self.deals.to_le_bytes());
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

    pub(super) fn share_hash(
        &mut self,
        member: MemberId,
        deal: (u32, u32),
        hash: ShareHash,
    ) -> Result<(), RefusalCode> {
        let seats = self.seats_of(member);
        let StageData::Dealing(dealing) = &mut self.stage else {
            return Err(RefusalCode::ShareNotWanted);
        };
        dealing.promise_share(&seats, deal, hash)
    }

    pub(super) fn seed_share(&mut self, member: MemberId, share: Share) -> Result<(), RefusalCode> {
        let seats = self.seats_of(member);
        let StageData::Dealing(dealing) = &mut self.stage else {
            return Err(RefusalCode::ShareNotWanted);
        };
        dealing.reveal(&seats, share)
    }

    /// Tells the hashes once everybody present sent one, begins the game once all their shares are revealed, and deals
    /// anew if the time for that is up.
    pub(super) fn deal_if_due(&mut self) {
        while let StageData::Dealing(dealing) = &self.stage {
            match dealing.step(self.now, |seat| self.is_present(seat)) {
                DealStep::Wait => return,
                DealStep::TellHashes => self.tell_hashes(),
                DealStep::DealAnew => self.deal_anew(),
                DealStep::Begin => self.begin_dealt(),
            }
        }
    }

    fn tell_hashes(&mut self) {
        let StageData::Dealing(dealing) = &mut self.stage else {
            return;
        };
        let late = dealing.tell_hashes(self.now);
        if late > 0 {
            self.dropped(None, Dropped::SharesMissing(late));
        }
        if let StageData::Dealing(dealing) = &self.stage
            && let Some(hashes) = self.hashes_message(dealing)
        {
            self.broadcast(&hashes);
        }
    }

    /// Without the missing share the host would choose between two deals, so neither is played.
    fn deal_anew(&mut self) {
        let proof = self.draw_secret();
        if let StageData::Dealing(dealing) = std::mem::replace(&mut self.stage, StageData::Lobby) {
            self.dropped(None, Dropped::SharesWithheld(dealing.unrevealed().count()));
            self.promise(dealing.anew(proof, self.now));
        }
    }

    fn begin_dealt(&mut self) {
        let StageData::Dealing(dealing) = std::mem::replace(&mut self.stage, StageData::Lobby) else {
            return;
        };
        let (base, commitment, proof) = dealing.into_parts();
        if let Some(base) = base {
            return self.take_over(*base, commitment, proof);
        }
        let first = G::new(&self.setup, proof.seed());
        self.begin(Start::Shared { commitment, proof }, first);
    }

    /// Continues a lost host's game, or this host's own in its next record.
    fn take_over(&mut self, base: Base<G>, commitment: Commitment, proof: SeedProof) {
        let Base {
            snapshot,
            log,
            mandate,
            stand_ins,
            is_own,
        } = base;
        let Ok(first) = G::from_view(&self.setup, &snapshot.view, proof.seed()) else {
            // The view was checked when it came in.
            self.dropped(None, Dropped::PositionImpossible);
            return self.close_table();
        };
        self.succession.assembled();
        let own = self.people.host().map(|member| member.id);
        let seat = own.and_then(|id| self.seats_of(id).first().copied());
        let from = Box::new(Taken {
            epoch: self.counters.epoch,
            generation: snapshot.generation,
            revision: snapshot.revision,
            log_last: snapshot.log_last,
            seat: seat.unwrap_or(Seat::wrapping(0)),
            view: snapshot.view.clone(),
        });
        if is_own {
            self.end_full_record(snapshot.digest);
        }
        let footing = Footing::of(&snapshot, mandate.as_deref()).filter(|_| !is_own);
        if let Some(footing) = &footing {
            self.broadcast(&HostMessage::Footing(Box::new(footing.clone())));
        }
        self.begin(
            Start::Taken {
                from,
                commitment,
                proof,
            },
            first,
        );
        // The next record of this host's game keeps its footing.
        let before = self.succession.footing().filter(|_| is_own).cloned();
        if let Some(footing) = footing.or(before) {
            self.rest_on(footing);
        }
        for (entry, _) in log.from(1).take_while(|(entry, _)| entry.number <= snapshot.log_last) {
            self.told(Arc::clone(entry));
        }
        self.note_reserves();
        for (seat, kind) in stand_ins {
            // This is refused if the owner is here and plays, or if the game is over.
            drop(self.set_stand_in(seat, Some(kind)));
        }
    }

    /// Notes the footing from which this host continues another host's game. The record keeps it for a restart.
    pub(super) fn rest_on(&mut self, footing: Footing) {
        self.succession.rests_on(footing.clone());
        if let StageData::Playing(running) = &mut self.stage {
            let footing = Box::new(footing);
            running.position.noted();
            self.journal(Action::Footing { footing });
        }
    }

    /// Keeps an entry of the former host's log.
    pub(super) fn told(&mut self, entry: Arc<LogEntry<G>>) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
            self.log.recall(Arc::clone(&entry));
            self.journal(Action::Told { entry });
        }
    }

    /// Records the extra time of seats that have less than the whole reserve, when a game continues here.
    fn note_reserves(&mut self) {
        let reserves: Vec<_> = self.seats.iter().map(|(seat, state)| (seat, state.reserve)).collect();
        for (seat, reserve) in reserves.into_iter().filter(|(_, reserve)| *reserve < limits::RESERVE) {
            self.set_reserve(seat, reserve);
        }
    }

    /// Begins the game whose number is set, with its first state.
    pub(super) fn begin(&mut self, start: Start<G>, first: G) {
        self.lay_out(start, first);
        self.note_all_banned();
        self.note_former_owners();
        self.position_changed();
    }

    /// Begins the game without its notes and its first questions.
    pub(super) fn lay_out(&mut self, start: Start<G>, first: G) {
        let secret = match &start {
            Start::Shared { commitment, proof } | Start::Taken { commitment, proof, .. } => {
                Some((*commitment, proof.clone()))
            }
            Start::Given(_) | Start::View { .. } => None,
        };
        let taken = match &start {
            Start::Taken { from, .. } => Some(from.clone()),
            _ => None,
        };
        self.note_absent();
        if taken.is_none() {
            self.seats.renew_reserves();
        }
        let header = self.header(start);
        self.succession.proofs.begin_record();
        self.outputs
            .push_back(Output::Journal(Journal::Begin(Box::new(header))));
        let commitment = secret.as_ref().map(|(commitment, _)| *commitment);
        self.broadcast(&HostMessage::Started {
            game: self.game,
            commitment,
        });
        let position = if let Some(from) = taken {
            self.counters.go_on_from(&from);
            self.succession.goes_on_in(from.epoch);
            self.log = Log::after(from.log_last);
            let (seat, epoch) = (from.seat, from.epoch);
            self.log.push(LogKind::TakenOver { seat, epoch });
            Position::taken(first)
        } else {
            self.log.push(LogKind::Started {
                game: self.game,
                commitment,
            });
            Position::new(first)
        };
        // Newer than the last position of the game before.
        self.counters.revision += 1;
        let asking = Asking::default();
        self.stage = StageData::Playing(Box::new(Running {
            position,
            secret,
            asking,
        }));
        self.lobby_changed = true;
    }

    pub(super) fn header(&self, start: Start<G>) -> Header<G> {
        let recorded = |(_, seat): (Seat, &SeatState)| {
            let member = self.people.of(seat.device?)?;
            Some(RecordedSeat {
                device: member.device,
                name: seat.person.as_ref().unwrap_or(&member.name).clone(),
                bot: member.bot,
            })
        };
        Header {
            versions: Versions::of_this_build::<G>(&self.config.game, &self.setup),
            table: self.options.table,
            number: self.game,
            setup: self.setup.clone(),
            // Only a member makes a seat ready, and every seat is ready, so no seat is left out.
            seats: self.seats.iter().filter_map(recorded).collect(),
            start,
            hosting: Some(self.hosting()),
        }
    }

    pub(super) fn hosting(&self) -> Hosting {
        let hosted = |(_, seat): (Seat, &SeatState)| HostedSeat {
            colour: seat.colour,
            bot: seat.bot,
        };
        Hosting {
            name: self.options.name.clone(),
            config: self.config.clone(),
            window_seconds: self.window_seconds(),
            away_seconds: self.away_seconds(),
            who: self.door.who(),
            seats: self.seats.iter().map(hosted).collect(),
            next_bot: self.next_bot,
            epoch: self.counters.epoch,
            hosts: self.options.hosts.clone(),
            hints: self.hints,
        }
    }

    pub(super) fn auto_start(&mut self) {
        // Without a person at the host nobody decides to start early, so every seat has to be ready.
        if self.options.auto_start && self.seats.are_ready() && !self.is_closed() && self.can_start().is_ok() {
            // This was just checked, and there is nobody to tell of a refusal.
            let _ = self.start();
        }
    }

    /// Starts a game after removing the free seats. The members with a seat are ready, so they are not asked again.
    pub(super) fn start_with_who_is_there(&mut self) -> Done {
        if self.can_start() == Err(RefusalCode::SeatsOpen) {
            let players = SeatCount::new(self.seats.taken()).filter(|players| players.get() >= FEWEST);
            let players = players.ok_or(RefusalCode::SeatsOpen)?;
            self.all_agree()?;
            let config = Config {
                players,
                ..self.config.clone()
            };
            self.setup = G::setup(&config).map_err(RefusalCode::Setup)?;
            self.config = config;
            self.resize_seats();
            self.info_revision += 1;
            self.tell_table();
        }
        self.start()
    }

    /// Ends a full record with the entry that the game goes on elsewhere, so that nobody continues from that record.
    pub(super) fn end_full_record(&mut self, digest: Digest) {
        let action = Action::MovedOn;
        let entry = Box::new(Entry { action, digest });
        self.outputs.push_back(Output::Journal(Journal::Append(entry)));
    }
}
