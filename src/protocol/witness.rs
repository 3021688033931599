//! What a client sees of the making of a seed, and what it can prove of it when the game is over.

use super::{
    Chronicle, Commitment, Digest, Epoch, HostMessage, Lobby, LogEntry, LogKind, MemberId, PlayedGame, RequestKind,
    SeedProof, Share, TableId, TableInfo, limits, number_of_host, view_digest,
};
use crate::rules::{Game, Seed, Viewer};
use std::sync::Arc;
use strum::{IntoStaticStr, VariantNames};

/// A client's verdict on the seed of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedVerdict {
    /// The promise given before this client's share fits the secret, the share was used, and the game that this client
    /// saw is the one that the seed gives.
    Verified,
    /// The same without a share: this client had no seat.
    PromiseKept,
    /// The same without this client's share: its line broke while the share was on its way, or it came too late. Without
    /// it, the host alone made the seed.
    ShareLost,
    /// The same on the host's own machine, which knew the secret all along.
    House,
    /// The host set the seed by hand; nothing can be proven.
    Given,
    /// This client came when the seed had already been made.
    CameLater,
    /// All fits, but this client has seen neither the first position nor the whole log.
    Incomplete,
    /// Something does not fit.
    Failed(SeedFault),
}

/// The fault that a client found in the seed or in the game played with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum SeedFault {
    /// There was a promise, but no secret at the end.
    #[error("the host did not reveal the secret that it promised")]
    NotRevealed,
    /// More than one promise was given for the same game.
    #[error("the host changed its promise after it had the shares")]
    PromiseChanged,
    /// The secret is not the promised one.
    #[error("the secret is not the one that the host promised")]
    Secret,
    /// The seat of this client counts as one that gave no share.
    #[error("this player's share was left out")]
    ShareOmitted,
    /// Another share stands for the seat of this client.
    #[error("this player's share was replaced")]
    ShareReplaced,
    /// A seat of the host's own machine has a share that the host chose freely.
    #[error("a seat of the host's machine has a share that the promise does not fix")]
    HouseShare,
    /// There are more or fewer shares than seats.
    #[error("there are more or fewer shares than seats")]
    ShareCount,
    /// The seed gives another first position.
    #[error("the game did not begin with the position that the seed gives")]
    FirstPosition,
    /// With this seed the commands lead elsewhere.
    #[error("the game did not go on as the seed demands")]
    Course,
}

impl SeedVerdict {
    /// Stable code of the verdict.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::PromiseKept => "promise-kept",
            Self::ShareLost => "share-lost",
            Self::House => "house",
            Self::Given => "given",
            Self::CameLater => "came-later",
            Self::Incomplete => "incomplete",
            Self::Failed(_) => "failed",
        }
    }
}

/// The consequence of a message for the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The host wants this client's share.
    Share(Share),
    /// A game is over.
    Verdict {
        /// Its number at the table.
        game: u32,
        /// The verdict on its seed.
        verdict: SeedVerdict,
    },
}

/// Follows a conversation. Kept over reconnections: a client that forgot its share could prove nothing.
#[derive(Debug)]
pub struct SeedWitness<G: Game> {
    table: Option<TableId>,
    me: Option<MemberId>,
    setup: Option<G::Setup>,
    round: Option<Round<G>>,
    /// Who sits where as it was said last.
    seats: Seats,
    /// This client is on the host's own machine.
    house: bool,
    /// The number of the host that is followed, and the epoch in which it began with the game.
    stretch: (u32, Epoch),
}

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
struct Seats {
    game: u32,
    /// By seat; empty if nobody said.
    owners: Vec<Owner>,
    /// The verdict to give if everything fits.
    best: SeedVerdict,
}

impl Seats {
    const fn unknown(game: u32) -> Self {
        Self {
            game,
            owners: Vec::new(),
            best: SeedVerdict::PromiseKept,
        }
    }
}

/// The seed of one game.
#[derive(Debug)]
struct Round<G: Game> {
    game: u32,
    setup: G::Setup,
    /// The promise heard before the share was given; `None` if the seed was given by hand.
    promise: Option<Commitment>,
    changed: bool,
    share: Share,
    /// The host may not have got the share, or got another one before.
    doubtful: bool,
    /// The host has heard what this client said after it gave the share.
    settled: bool,
    /// Who sat where as the promise was given: a seat may change hands while the game is on.
    seats: Seats,
    first: Option<Digest>,
    /// The first position of a stretch; what is hidden in it follows from the seed.
    view: Option<G::View>,
    /// The epoch in which the host began with the game; 0 if it began it.
    stretch: Epoch,
    last: Option<Digest>,
    log_last: u32,
    /// The epoch of the table that the log is of: the log of the next one is numbered anew.
    epoch: Epoch,
    log: Chronicle<G>,
}

impl<G: Game> Default for SeedWitness<G> {
    fn default() -> Self {
        Self {
            table: None,
            me: None,
            setup: None,
            round: None,
            seats: Seats::unknown(0),
            house: false,
            stretch: (0, 0),
        }
    }
}

impl<G: Game> SeedWitness<G> {
    /// Takes a message in. `fresh` draws a share of 32 random bytes; it is called once a game.
    pub fn hear(&mut self, message: &HostMessage<G>, fresh: impl FnOnce() -> Share) -> Option<Finding> {
        match message {
            HostMessage::Welcome {
                member,
                table,
                lobby,
                host,
            } => {
                self.house = *host;
                // A host that was started anew has another table, whose games count from one again.
                if self.table.replace(table.table) != Some(table.table) {
                    self.round = None;
                }
                self.stretches(table);
                if let Some(round) = &mut self.round {
                    // The line before this one broke, with what was on its way.
                    round.doubtful |= !round.settled;
                }
                self.me = Some(*member);
                self.setup = Some(table.setup.clone());
                self.seated(lobby);
            }
            HostMessage::Table(table) => {
                self.stretches(table);
                self.setup = Some(table.setup.clone());
            }
            HostMessage::Refused(refusal) if refusal.what == RequestKind::SeedShare => {
                self.round.iter_mut().for_each(|round| round.doubtful = true);
            }
            HostMessage::Lobby(lobby) => self.seated(lobby),
            HostMessage::Commitment { game, commitment } => {
                self.promised(*game, Some(*commitment), fresh);
                return self.of(*game).map(|round| Finding::Share(round.share));
            }
            // Without a promise before, its time is over: this client came later.
            HostMessage::Started { game, commitment } if commitment.is_none() || self.of(*game).is_some() => {
                self.promised(*game, *commitment, fresh);
            }
            HostMessage::Snapshot(snapshot) => {
                if let Some(round) = self.of(snapshot.game) {
                    if std::mem::replace(&mut round.epoch, snapshot.epoch) != snapshot.epoch {
                        round.log.begin_anew();
                    }
                    round.note(&snapshot.events);
                    round.last = Some(snapshot.digest);
                    round.log_last = snapshot.log_last;
                    if is_first(&snapshot.events, snapshot.game) {
                        round.first = Some(snapshot.digest);
                        round.view = Some(snapshot.view.clone());
                    }
                }
            }
            HostMessage::Log { entries, .. } => {
                if let Some(round) = &mut self.round {
                    round.note(entries);
                }
            }
            HostMessage::Ended { game, proof, .. } => {
                let (game, verdict) = (*game, self.verdict(*game, proof.as_ref()));
                return Some(Finding::Verdict { game, verdict });
            }
            _ => {}
        }
        None
    }

    /// Another machine that goes on with a game makes a seed of its own for what is hidden. So does one that begins a game
    /// of the same number, where two go on with a lobby apart.
    fn stretches(&mut self, table: &TableInfo<G>) {
        let from = (number_of_host(table.epoch), table.stretch);
        if std::mem::replace(&mut self.stretch, from) != from {
            self.round = None;
        }
    }

    fn of(&mut self, game: u32) -> Option<&mut Round<G>> {
        self.round.as_mut().filter(|round| round.game == game)
    }

    /// The first promise for a game counts; a second one, if it differs, is a breach.
    fn promised(&mut self, game: u32, promise: Option<Commitment>, fresh: impl FnOnce() -> Share) {
        if let Some(round) = self.of(game) {
            round.changed |= round.promise != promise;
            return;
        }
        let (_, stretch) = self.stretch;
        let told = Some(&self.seats).filter(|seats| seats.game == game);
        let seats = told.cloned().unwrap_or(Seats::unknown(game));
        self.round = self.setup.clone().map(|setup| Round {
            game,
            setup,
            promise,
            changed: false,
            share: fresh(),
            doubtful: false,
            settled: false,
            seats,
            first: None,
            view: None,
            stretch,
            last: None,
            log_last: 0,
            epoch: 0,
            log: Chronicle::default(),
        });
    }

    fn seated(&mut self, lobby: &Lobby) {
        let me = self.me;
        let house = |member: Option<MemberId>| lobby.members.iter().any(|m| Some(m.id) == member && m.host);
        let owner = |seat: &super::SeatInfo| match seat.member {
            member if seat.bot.is_some() || house(member) => Owner::House,
            Some(member) if Some(member) == me => Owner::Own,
            _ => Owner::Other,
        };
        let owners: Vec<Owner> = lobby.seats.iter().map(owner).collect();
        let best = if house(me) {
            SeedVerdict::House
        } else if owners.contains(&Owner::Own) {
            SeedVerdict::Verified
        } else {
            SeedVerdict::PromiseKept
        };
        self.seats = Seats {
            game: lobby.game,
            owners,
            best,
        };
    }

    fn verdict(&self, game: u32, proof: Option<&SeedProof>) -> SeedVerdict {
        let round = self.round.as_ref().filter(|round| round.game == game);
        match (round, proof) {
            (None, None) => SeedVerdict::Given,
            (None, Some(_)) if self.house => SeedVerdict::House,
            (None, Some(_)) => SeedVerdict::CameLater,
            (Some(round), proof) => round.verdict(proof).unwrap_or_else(SeedVerdict::Failed),
        }
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
    fn note(&mut self, entries: &[Arc<LogEntry<G>>]) {
        for entry in entries {
            if let LogKind::Command {
                seat, timed_out: false, ..
            } = entry.what
            {
                self.settled |= self.seats.owners.get(seat.index()) == Some(&Owner::Own);
            }
            self.log.keep(Arc::clone(entry));
        }
    }

    fn verdict(&self, proof: Option<&SeedProof>) -> Result<SeedVerdict, SeedFault> {
        let (promise, proof) = match (self.promise, proof) {
            _ if self.changed => return Err(SeedFault::PromiseChanged),
            (None, None) => return Ok(SeedVerdict::Given),
            (None, Some(_)) => return Err(SeedFault::PromiseChanged),
            (Some(_), None) => return Err(SeedFault::NotRevealed),
            (Some(promise), Some(proof)) => (promise, proof),
        };
        if proof.commitment() != promise {
            return Err(SeedFault::Secret);
        }
        if proof.shares.len() != G::seats(&self.setup).get() {
            return Err(SeedFault::ShareCount);
        }
        let counted = self.check_shares(proof)?;
        let Some(first) = self.first_state(proof.seed())? else {
            return Ok(SeedVerdict::Incomplete);
        };
        let seen = self.check_game(first)?;
        let enough = seen && self.seats.owners.len() == proof.shares.len();
        Ok(match (enough, counted) {
            (false, _) => SeedVerdict::Incomplete,
            (true, false) => SeedVerdict::ShareLost,
            (true, true) => self.seats.best,
        })
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

    /// True if this client's share counts, or it has none to give.
    fn check_shares(&self, proof: &SeedProof) -> Result<bool, SeedFault> {
        let mut counted = true;
        for (index, (owner, share)) in self.seats.owners.iter().zip(&proof.shares).enumerate() {
            match (owner, share) {
                (Owner::Own, share) if self.doubtful => counted &= *share == Some(self.share),
                (Owner::Own, None) => return Err(SeedFault::ShareOmitted),
                (Owner::Own, Some(share)) if *share != self.share => return Err(SeedFault::ShareReplaced),
                (Owner::House, share) if *share != Some(proof.house_share(index)) => return Err(SeedFault::HouseShare),
                _ => {}
            }
        }
        Ok(counted)
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
            LogKind::Started { game, .. } => self.stretch == 0 && *game == self.game,
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

    /// The state after the log; `None` if a command is not legal there or a way back or forward leads nowhere.
    fn replay<'a>(&self, first: G, log: impl Iterator<Item = &'a LogKind<G>>) -> Option<G> {
        // Of each act the revision that it led from is kept. Revisions count on from game to game.
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
