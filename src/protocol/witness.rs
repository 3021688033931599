//! A client's record of the making of a seed, which the client checks when the game is over.

use super::{
    Chronicle, Commitment, Digest, Epoch, Finding, HostMessage, LogEntry, LogKind, MemberId, PlayedGame, RequestKind,
    SeedFault, SeedProof, SeedReport, SeedVerdict, Share, Snapshot, TableId, TableInfo,
    deal::{Deal, DealNumber, Owners, Promised},
    limits, number_of_host, view_digest,
};
use crate::rules::{Game, Seed, Viewer};
use std::sync::Arc;

/// Follows a client's conversation with its host. It is kept over reconnections, because a client that forgot its share
/// could prove nothing.
#[derive(Debug)]
pub struct SeedWitness<G: Game> {
    table: Option<TableId>,
    me: Option<MemberId>,
    setup: Option<G::Setup>,
    round: Option<Round<G>>,
    /// The owners of the seats, as they were told last.
    owners: Owners,
    /// True if this client is on the host's own machine.
    house: bool,
    /// The number of the host that is followed, and the epoch in which it began with the game.
    stretch: (u32, Epoch),
    /// The epoch of the table.
    epoch: Epoch,
    /// The deals that other hosts abandoned since the last game began.
    abandoned: u32,
    /// The game of which another stretch begins, and the deals that were abandoned in it before.
    stretched: Option<(u32, u32)>,
}

/// The deal of one game, and the parts of the game that this client saw.
#[derive(Debug)]
struct Round<G: Game> {
    deal: Deal,
    setup: G::Setup,
    first: Option<Digest>,
    /// The first position of a stretch; what is hidden in it follows from the seed.
    view: Option<G::View>,
    /// The epoch in which the host began with the game; 0 if it began it.
    stretch: Epoch,
    /// True once the end of the game was heard.
    over: bool,
    last: Option<Digest>,
    log_last: u32,
    /// The epoch of the table that the log is of: the log of the next one is numbered anew.
    epoch: Epoch,
    /// Number of the last entry at the first position of that epoch, if one was seen. Later acts came after the deal.
    since: Option<u32>,
    log: Chronicle<G>,
}

impl<G: Game> Default for SeedWitness<G> {
    fn default() -> Self {
        Self {
            table: None,
            me: None,
            setup: None,
            round: None,
            owners: Owners::unknown(0),
            house: false,
            stretch: (0, 0),
            epoch: 0,
            abandoned: 0,
            stretched: None,
        }
    }
}

impl<G: Game> SeedWitness<G> {
    /// Takes a message in. `fresh` draws a share of 32 random bytes; it is called once a deal.
    pub fn hear(&mut self, message: &HostMessage<G>, fresh: impl FnOnce() -> Share) -> Option<Finding> {
        match message {
            HostMessage::Welcome {
                member,
                table,
                lobby,
                host,
            } => {
                self.house = *host;
                self.at_table(table);
                if let Some(round) = &mut self.round {
                    round.deal.line_broke();
                }
                self.me = Some(*member);
                self.owners = Owners::of(lobby, self.me);
            }
            HostMessage::Table(table) => self.at_table(table),
            HostMessage::Refused(refusal)
                if matches!(refusal.what, RequestKind::ShareHash | RequestKind::SeedShare) =>
            {
                self.round.iter_mut().for_each(|round| round.deal.refused());
            }
            HostMessage::Lobby(lobby) => self.owners = Owners::of(lobby, self.me),
            HostMessage::Commitment {
                game,
                attempt,
                commitment,
            } => return self.promised((*game, *attempt), *commitment, fresh),
            HostMessage::ShareHashes { game, attempt, hashes } => {
                let deal = &mut self.of(*game)?.deal;
                return deal.told((*game, *attempt), hashes).map(Finding::Share);
            }
            HostMessage::Started { game, commitment } => self.started(*game, *commitment, fresh),
            HostMessage::Snapshot(snapshot) => {
                if let Some(round) = self.of(snapshot.game) {
                    round.see(snapshot);
                }
            }
            HostMessage::Log { entries, .. } => {
                if let Some(round) = &mut self.round {
                    round.note(entries);
                }
            }
            HostMessage::Ended { game, proof, .. } => {
                let (game, report) = (*game, self.report(*game, proof.as_ref()));
                self.round.iter_mut().for_each(|round| round.over = true);
                return Some(Finding::Verdict { game, report });
            }
            _ => {}
        }
        None
    }

    /// Takes in the table. A host that continues another host's game makes a seed of its own for the hidden things. So
    /// does a host that begins a game of the same number, because two continued one lobby apart.
    fn at_table(&mut self, table: &TableInfo<G>) {
        // A host that was started anew has another table, whose games count from one again.
        if self.table.replace(table.table) != Some(table.table) {
            (self.round, self.abandoned, self.stretched) = (None, 0, None);
        }
        let from = (number_of_host(table.epoch), table.stretch);
        let before = std::mem::replace(&mut self.stretch, from);
        if before != from
            && let Some(round) = self.round.take()
        {
            let (game, same_host) = (round.deal.game(), before.0 == from.0);
            let count = round.deal.before_stretch(same_host);
            if round.deal.is_begun() {
                // This count matters only if the same game goes on.
                (self.abandoned, self.stretched) = (0, Some((game, count)).filter(|_| !round.over));
            } else {
                self.abandoned = count;
            }
        }
        self.epoch = table.epoch;
        self.setup = Some(table.setup.clone());
    }

    fn of(&mut self, game: u32) -> Option<&mut Round<G>> {
        self.round.as_mut().filter(|round| round.deal.game() == game)
    }

    /// The host commits to a secret, or repeats its commitment to a client that was away.
    fn promised(
        &mut self,
        (game, attempt): (u32, u32),
        promise: Commitment,
        fresh: impl FnOnce() -> Share,
    ) -> Option<Finding> {
        let number = self.number(game, attempt)?;
        let again = self.of(game).map(|round| round.deal.promised_again(number, promise));
        if again != Some(Promised::SameDeal) {
            self.deal(number, Some(promise), fresh);
        }
        let (game, attempt, hash) = self.of(game)?.deal.hash_to_send()?;
        Some(Finding::ShareHash { game, attempt, hash })
    }

    /// The game begins. A client that has heard no commitment before came too late, or the seed was given by hand.
    fn started(&mut self, game: u32, promise: Option<Commitment>, fresh: impl FnOnce() -> Share) {
        if let Some(round) = self.of(game) {
            round.deal.started(promise);
        } else if promise.is_none()
            && let Some(number) = self.number(game, 1)
        {
            self.deal(number, None, fresh);
        }
    }

    fn number(&self, game: u32, attempt: u32) -> Option<DealNumber> {
        Some(DealNumber {
            table: self.table?,
            game,
            epoch: self.epoch,
            attempt,
        })
    }

    /// Follows another deal from now on.
    fn deal(&mut self, number: DealNumber, promise: Option<Commitment>, fresh: impl FnOnce() -> Share) {
        let Some(setup) = self.setup.clone() else { return };
        let (_, stretch) = self.stretch;
        let deal = Deal::new(number, promise, self.owners.for_game(number.game), fresh());
        let same_game = |(game, _): &(u32, u32)| *game == number.game;
        let stretched = self.stretched.take().filter(same_game).map_or(0, |(_, count)| count);
        let deal = deal.after(std::mem::take(&mut self.abandoned)).after(stretched);
        let before = self.round.take().map(|round| round.deal);
        self.round = Some(Round {
            deal: match before {
                Some(before) => before.followed_by(deal),
                None => deal,
            },
            setup,
            first: None,
            view: None,
            stretch,
            over: false,
            last: None,
            log_last: 0,
            epoch: 0,
            since: None,
            log: Chronicle::default(),
        });
    }

    fn report(&self, game: u32, proof: Option<&SeedProof>) -> SeedReport {
        let round = self.round.as_ref().filter(|round| round.deal.game() == game);
        let verdict = match (round, proof) {
            (None, None) => SeedVerdict::Given,
            (None, Some(_)) if self.house => SeedVerdict::House,
            (None, Some(_)) => SeedVerdict::CameLater,
            (Some(round), proof) => round.verdict(proof).unwrap_or_else(SeedVerdict::Failed),
        };
        let stretched = self
            .stretched
            .filter(|(of, _)| *of == game)
            .map_or(0, |(_, count)| count);
        let missed = self.abandoned.saturating_add(stretched);
        let abandoned = round.map_or(missed, |round| round.deal.abandoned(proof));
        SeedReport { verdict, abandoned }
    }
}

/// True if these events start game `of` and nobody has acted in it yet.
fn is_first<G: Game>(events: &[Arc<LogEntry<G>>], of: u32) -> bool {
    let start = events.iter().rposition(|e| match e.what {
        LogKind::Started { game, .. } => game == of,
        LogKind::TakenOver { .. } => true,
        _ => false,
    });
    let acts = |e: &Arc<LogEntry<G>>| {
        matches!(
            e.what,
            LogKind::Command { .. }
                | LogKind::SteppedBack { .. }
                | LogKind::TakenBack { .. }
                | LogKind::GoneForward { .. }
        )
    };
    start.is_some_and(|start| !events[start..].iter().any(acts))
}

impl<G: Game> Round<G> {
    fn see(&mut self, snapshot: &Snapshot<G>) {
        self.deal.has_begun();
        if std::mem::replace(&mut self.epoch, snapshot.epoch) != snapshot.epoch {
            self.log.begin_anew();
            self.since = None;
        }
        self.since.get_or_insert(snapshot.log_last);
        self.note(&snapshot.events);
        self.last = Some(snapshot.digest);
        self.log_last = snapshot.log_last;
        if is_first(&snapshot.events, snapshot.game) {
            self.first = Some(snapshot.digest);
            self.view = Some(snapshot.view.clone());
        }
    }

    fn note(&mut self, entries: &[Arc<LogEntry<G>>]) {
        for entry in entries {
            if let LogKind::Command {
                seat, timed_out: false, ..
            } = entry.what
                && self.since.is_some_and(|since| entry.number > since)
            {
                self.deal.acted(seat);
            }
            self.log.keep(Arc::clone(entry));
        }
    }

    fn verdict(&self, proof: Option<&SeedProof>) -> Result<SeedVerdict, SeedFault> {
        let (promise, proof) = match (self.deal.promise(), proof) {
            _ if self.deal.is_changed() => return Err(SeedFault::PromiseChanged),
            (None, None) => return Ok(SeedVerdict::Given),
            (None, Some(_)) => return Err(SeedFault::PromiseChanged),
            (Some(_), None) => return Err(SeedFault::NotRevealed),
            (Some(promise), Some(proof)) => (promise, proof),
        };
        if self.deal.missed_a_promise(proof) {
            return Ok(SeedVerdict::CameLater);
        }
        if proof.commitment() != promise {
            return Err(SeedFault::Secret);
        }
        if proof.shares.len() != G::seats(&self.setup).get() {
            return Err(SeedFault::ShareCount);
        }
        let checked = self.deal.check(proof)?;
        let Some(first) = self.first_state(proof.seed())? else {
            return Ok(SeedVerdict::Incomplete);
        };
        if !self.check_game(first)? {
            return Ok(SeedVerdict::Incomplete);
        }
        Ok(self.deal.verdict(checked, proof.shares.len()))
    }

    /// The state that the seed gives; `None` if this client has not seen where the stretch began.
    fn first_state(&self, seed: Seed) -> Result<Option<G>, SeedFault> {
        match (self.stretch, &self.view) {
            (0, _) => Ok(Some(G::new(&self.setup, seed))),
            (_, None) => Ok(None),
            (_, Some(view)) => G::from_view(&self.setup, view, seed)
                .map(Some)
                .map_err(|_| SeedFault::FirstPosition),
        }
    }

    /// Checks what this client saw of the game against the seed. True if it saw enough to tell.
    fn check_game(&self, first: G) -> Result<bool, SeedFault> {
        let digest = |state: &G| view_digest(&state.view(Viewer::Spectator));
        if self.first.is_some_and(|seen| seen != digest(&first)) {
            return Err(SeedFault::FirstPosition);
        }
        let Some(log) = self.whole_log() else {
            return Ok(self.first.is_some());
        };
        let end = self.replay(first, log).ok_or(SeedFault::Course)?;
        if self.last == Some(digest(&end)) {
            Ok(true)
        } else {
            Err(SeedFault::Course)
        }
    }

    /// The log of this game, if nothing of it is missing.
    fn whole_log(&self) -> Option<impl Iterator<Item = &LogKind<G>>> {
        let is_start = |entry: &&LogEntry<G>| match &entry.what {
            LogKind::Started { game, .. } => self.stretch == 0 && *game == self.deal.game(),
            LogKind::TakenOver { epoch, .. } => self.stretch == *epoch,
            _ => false,
        };
        let start = self.log.entries().rfind(is_start)?.number;
        let expected = self.log_last.saturating_add(1).checked_sub(start)?;
        let until_last = |entry: &&LogEntry<G>| entry.number <= self.log_last;
        let log = self.log.from(start).map(|(entry, _)| &**entry).take_while(until_last);
        let whole = log.clone().count() == usize::try_from(expected).ok()?;
        whole.then(|| log.map(|entry| &entry.what))
    }

    /// The state after the log; `None` if a command is not legal there, or an undo or redo leads nowhere.
    fn replay<'a>(&self, first: G, log: impl Iterator<Item = &'a LogKind<G>>) -> Option<G> {
        // Each act keeps the revision that it led from. Revisions count on from game to game.
        let mut played = PlayedGame::<G, u32>::new(first);
        for step in log {
            match step {
                LogKind::Command {
                    seat,
                    command,
                    revision,
                    ..
                } => {
                    let mut state = played.state().clone();
                    state.apply(&self.setup, *seat, command).ok()?;
                    played.act(state, revision.checked_sub(1)?, limits::UNDO_DEPTH);
                }
                LogKind::SteppedBack { to, .. } => go_back(&mut played, *to, false)?,
                LogKind::TakenBack { to, .. } => go_back(&mut played, *to, true)?,
                LogKind::GoneForward { .. } => played.go_forward()?,
                _ => {}
            }
        }
        Some(played.state().clone())
    }
}

/// Goes back to a revision; `None` if no act that stands led from it.
fn go_back<G: Game>(played: &mut PlayedGame<G, u32>, to: u32, agreed: bool) -> Option<()> {
    let place = played.acts().position(|from| *from == to)?;
    played.go_back(place, agreed, ()).map(|_| ())
}
