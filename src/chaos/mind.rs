//! The mind of a player: its knowledge from the host's messages, and its answers to them.

use crate::{
    bot::{Bot, BotKind},
    games::any::{AnyCommand, AnyGame, AnySetup},
    protocol::{
        ClientMessage, DecisionId, Digest, Emote, Epoch, HostMessage, LetsPass, Lobby, LogEntry, MemberId, MoveBy,
        RefusalCode, SeatInfo, SeatMove, ShareHash, Snapshot, Stage, StepBackOffer, TableId, TakeBackNews,
        TakeBackRequest, Talk,
    },
    rules::{Game, GameRng, Obligation, Outcome, Seat, Seed},
};
use std::{collections::BTreeSet, sync::Arc, time::Duration};

/// Most acts of a mind besides commands: enough to try every kind, and few enough that the game ends.
const WHIMS: u32 = 24;
/// A player offers or asks for a seat at one in so many looks at the table.
const MOVES_ONE_IN: u32 = 250;
/// A player gives a standing answer at one in so many looks at the table.
const LETS_PASS_ONE_IN: u32 = 120;
/// One in so many players that run a table swaps two seats before the game.
const SWAPS_ONE_IN: u32 = 6;
/// Pause of somebody who waits for others before a game.
const WAITS: Duration = Duration::from_secs(2);
/// Looks at a lobby after which a player that runs the table puts a bot into a seat that is free or whose owner is
/// away.
const WAITS_MAX: u32 = 60;
/// Pause after a refusal or a whim.
const THINK_AGAIN: Duration = Duration::from_millis(500);

/// A player gives no answer to one in so many timed questions, so that the clock runs out.
const SILENT_ONE_IN: u32 = 4;

#[derive(Debug)]
pub(super) struct Mind {
    bot: Bot,
    /// True for a bot, which only answers questions.
    dutiful: bool,
    table: Option<TableId>,
    me: Option<MemberId>,
    runs_table: bool,
    setup: Option<AnySetup>,
    lobby: Option<Lobby>,
    pub(super) position: Option<Box<Snapshot<AnyGame>>>,
    request: Option<TakeBackRequest>,
    answered: BTreeSet<DecisionId>,
    shown: BTreeSet<DecisionId>,
    whims: u32,
    /// The generator for seat moves and standing answers; `None` for bots and spectators, who make none.
    mover: Option<GameRng>,
    /// Looks at the lobby, on this connection, in which a seat was free or its owner away.
    waited: u32,
    /// True if it still has to swap two seats in the lobby.
    swaps: bool,
    /// The epoch that the log is of, the number of its lines that are known without a hole, and whether more was asked
    /// for.
    pub(super) epoch: Epoch,
    lines: u32,
    asked_log: bool,
    /// The last end that was heard, with the number of the game.
    pub(super) ended: Option<(u32, Digest, Outcome)>,
}

/// The reaction to a message or to a look at the table.
#[derive(Debug, Default)]
pub(super) struct Reply {
    pub(super) say: Vec<ClientMessage<AnyGame>>,
    /// The time after which to look at the table again; `None` not to look.
    pub(super) look: Option<Duration>,
    /// The law that the host broke, if it broke one.
    pub(super) broke: Option<String>,
}

impl Mind {
    /// A mind that is `dutiful` for a bot. With a `mover` it moves seats and gives standing answers. It plays at random or
    /// greedily: a search at each question would make evenings long.
    pub(super) fn new(kind: BotKind, seed: Seed, dutiful: bool, mover: Option<GameRng>) -> Self {
        // Drawn from a copy, so that later seat moves do not depend on it.
        let swaps = mover.clone().is_some_and(|mut rng| rng.below(SWAPS_ONE_IN) == 0);
        let kind = match kind {
            BotKind::Random => kind,
            BotKind::Greedy | BotKind::Level(..) => BotKind::Greedy,
        };
        Self {
            mover,
            swaps,
            bot: Bot::new(kind, seed),
            dutiful,
            table: None,
            me: None,
            runs_table: false,
            setup: None,
            lobby: None,
            waited: 0,
            position: None,
            request: None,
            answered: BTreeSet::new(),
            shown: BTreeSet::new(),
            whims: WHIMS,
            epoch: 0,
            lines: 0,
            asked_log: false,
            ended: None,
        }
    }

    /// Its program was started anew.
    pub(super) fn forget(&mut self) {
        self.connected();
        (self.lobby, self.setup, self.me, self.table) = (None, None, None, None);
        (self.epoch, self.lines, self.ended) = (0, 0, None);
    }

    /// A new connection: what is known may be out of date.
    pub(super) fn connected(&mut self) {
        (self.position, self.request, self.asked_log, self.waited) = (None, None, false, 0);
        self.answered.clear();
        self.shown.clear();
    }

    /// Takes a message in.
    pub(super) fn hear(&mut self, message: HostMessage<AnyGame>) -> Reply {
        let mut reply = Reply::default();
        match message {
            HostMessage::Welcome {
                member,
                host,
                table,
                lobby,
            } => {
                if self.table.replace(table.table) != Some(table.table) {
                    (self.epoch, self.lines, self.ended) = (0, 0, None);
                }
                (self.me, self.runs_table, self.lobby) = (Some(member), host, Some(lobby));
                self.setup = Some(table.setup);
            }
            HostMessage::Table(table) => self.setup = Some(table.setup),
            HostMessage::Lobby(lobby) => self.lobby = Some(lobby),
            HostMessage::Started { .. } => self.position = None,
            HostMessage::Snapshot(snapshot) => self.take_position(snapshot, &mut reply),
            HostMessage::TakeBack(TakeBackNews::Open(request)) => self.request = Some(request),
            HostMessage::TakeBack(TakeBackNews::Closed(_)) => self.request = None,
            HostMessage::Log { entries, last } => self.take_page(&entries, last, &mut reply),
            HostMessage::Refused(refusal) => {
                self.answered.clear();
                let listed = matches!(refusal.code, RefusalCode::Illegal(_));
                reply.broke = listed.then(|| format!("a listed command was refused: {}", refusal.code));
                reply.look = Some(THINK_AGAIN);
                return reply;
            }
            HostMessage::Ended {
                game, outcome, digest, ..
            } => self.ended = Some((game, digest, outcome)),
            HostMessage::Commitment { .. }
            | HostMessage::ShareHashes { .. }
            | HostMessage::Clocks { .. }
            | HostMessage::Pong { .. }
            | HostMessage::Said { .. }
            | HostMessage::HandedOver { .. }
            | HostMessage::Mandate(_)
            | HostMessage::Footing(_)
            | HostMessage::CodeAnswer { .. }
            | HostMessage::Asked
            | HostMessage::Knocks(_)
            | HostMessage::Closed { .. } => return reply,
        }
        reply.look = Some(Duration::ZERO);
        reply
    }

    /// The seats that the newest position asks.
    pub(super) fn open_questions(&self) -> Vec<Seat> {
        let position = self.position.iter();
        position
            .flat_map(|seen| &seen.decisions)
            .map(|open| open.decision.seat)
            .collect()
    }

    fn take_position(&mut self, snapshot: Box<Snapshot<AnyGame>>, reply: &mut Reply) {
        let when = |s: &Snapshot<AnyGame>| (s.game, s.epoch, s.revision);
        if self.position.as_ref().is_some_and(|old| when(old) > when(&snapshot)) {
            reply.broke = Some("an older position came after a newer one".to_owned());
        }
        if self.epoch != snapshot.epoch {
            (self.epoch, self.lines) = (snapshot.epoch, 0);
        }
        let hole = self.note(&snapshot.events);
        if (hole || self.lines < snapshot.log_last) && !snapshot.gap && !self.asked_log {
            reply.broke = Some("lines of the log were left out without a word".to_owned());
        }
        if self.lines < snapshot.log_last && !self.asked_log {
            self.ask_log(reply);
        }
        self.position = Some(snapshot);
    }

    /// Counts lines of the log. Returns true if some are missing before them.
    fn note(&mut self, entries: &[Arc<LogEntry<AnyGame>>]) -> bool {
        let mut hole = false;
        for entry in entries {
            hole |= entry.number > self.lines + 1;
            if entry.number == self.lines + 1 {
                self.lines += 1;
            }
        }
        hole
    }

    fn ask_log(&mut self, reply: &mut Reply) {
        self.asked_log = true;
        let number = self.lines + 1;
        reply.say.push(ClientMessage::LogFrom { number });
    }

    fn take_page(&mut self, entries: &[Arc<LogEntry<AnyGame>>], last: u32, reply: &mut Reply) {
        self.asked_log = false;
        if let Some(first) = entries.first() {
            // The host does not keep older lines.
            self.lines = self.lines.max(first.number - 1);
        }
        self.note(entries);
        if self.lines < last {
            self.ask_log(reply);
        }
    }

    fn seats(&self) -> Vec<Seat> {
        let (Some(lobby), Some(me)) = (&self.lobby, self.me) else {
            return Vec::new();
        };
        lobby.seats_of(me)
    }

    /// Looks at the table, and returns the messages to send.
    pub(super) fn think(&mut self, rng: &mut GameRng) -> Reply {
        let mut reply = Reply::default();
        match self.lobby.as_ref().map(|lobby| lobby.stage) {
            Some(Stage::Lobby) => self.in_lobby(rng, &mut reply),
            Some(Stage::Playing) => self.play(rng, &mut reply),
            _ => {}
        }
        reply
    }

    fn in_lobby(&mut self, rng: &mut GameRng, reply: &mut Reply) {
        let (Some(lobby), seats) = (&self.lobby, self.seats()) else {
            return;
        };
        if seats.iter().any(|seat| !lobby.seats[seat.index()].ready) {
            reply.say.push(ClientMessage::SetReady { ready: true });
        } else if self.runs_table && lobby.seats.iter().all(|seat| seat.ready) {
            let last = Seat::wrapping(lobby.seats.len() - 1);
            let swap = ClientMessage::SwapSeats {
                seats: [Seat::wrapping(0), last],
            };
            let swaps = std::mem::take(&mut self.swaps);
            reply.say.push(if swaps { swap } else { ClientMessage::Start });
        } else if self.runs_table
            && let Some((seat, free)) = seat_of_nobody(lobby)
        {
            self.waited += 1;
            // After a random while for an absent owner, and in the end for a free seat.
            if (!free && rng.below(30) == 0) || self.waited > WAITS_MAX {
                let kind = BotKind::Greedy;
                reply.say.push(ClientMessage::AddBot { seat, kind });
            }
            reply.look = Some(WAITS);
        }
    }

    fn play(&mut self, rng: &mut GameRng, reply: &mut Reply) {
        // A bot may play on for somebody else.
        let asked = self.position.as_ref().and_then(|position| position.legal.first());
        let asked = asked.map(|(seat, _)| *seat).filter(|_| self.dutiful);
        if self.lets_all_pass(reply) || self.moves_a_seat(reply) {
            return;
        }
        let Some(seat) = asked.or_else(|| self.own_seat()) else {
            return;
        };
        if !self.dutiful && self.about_a_take_back(rng, seat, reply) {
            return;
        }
        if self.dutiful && self.request.is_some() {
            return;
        }
        if !self.dutiful && self.whims > 0 && rng.below(14) == 0 {
            self.whims -= 1;
            self.whim(rng, seat, reply);
            reply.look = Some(THINK_AGAIN);
            return;
        }
        self.answer(rng, seat, reply);
    }

    /// The own seat that is asked and has not answered, or the first one.
    fn own_seat(&self) -> Option<Seat> {
        let own = self.seats();
        let open = self.position.iter().flat_map(|position| &position.decisions);
        let asked = open.filter(|open| !self.answered.contains(&open.id));
        let mut asked = asked.map(|open| open.decision.seat);
        asked.find(|seat| own.contains(seat)).or(own.first().copied())
    }

    /// Now and then gives a standing answer until its own turn, in a game with reaction windows. Returns true if it
    /// did.
    fn lets_all_pass(&mut self, reply: &mut Reply) -> bool {
        let (seat, has_pass) = (self.own_seat(), self.setup.as_ref().and_then(AnyGame::pass).is_some());
        let wants = |rng: &mut GameRng| has_pass && rng.below(LETS_PASS_ONE_IN) == 0;
        let Some(seat) = seat.filter(|_| self.mover.as_mut().is_some_and(wants)) else {
            return false;
        };
        let time = Some(LetsPass::UntilOwnTurn);
        reply.say.push(ClientMessage::LetPass { seat, time });
        true
    }

    /// Answers an offer of a seat or a wish for one, or now and then makes one. Returns true if it did either.
    fn moves_a_seat(&mut self, reply: &mut Reply) -> bool {
        let (Some(rng), Some(lobby), Some(me)) = (&mut self.mover, &self.lobby, self.me) else {
            return false;
        };
        let waits_for_me = |one: &&SeatMove| match one.by {
            MoveBy::Newcomer => self.runs_table,
            MoveBy::Owner | MoveBy::Host => one.to == me,
        };
        if let Some(asked) = lobby.moves.iter().find(waits_for_me).copied() {
            let agree = rng.below(4) > 0;
            reply.say.push(ClientMessage::AnswerMove { asked, agree });
            return true;
        }
        if rng.below(MOVES_ONE_IN) > 0 {
            return false;
        }
        let others = lobby
            .members
            .iter()
            .filter(|other| other.id != me && !other.bot && other.connected);
        let others: Vec<MemberId> = others.map(|other| other.id).collect();
        let own = lobby.seats_of(me);
        let seat = Seat::wrapping(rng.below(lobby.seats.len() as u32) as usize);
        reply.say.push(match (own.first(), others.is_empty()) {
            (Some(&seat), false) if rng.below(2) == 0 => {
                let to = others[rng.below(others.len() as u32) as usize];
                ClientMessage::OfferSeat { seat, to }
            }
            // The host refuses a wish for the seat of a person who is here.
            _ => ClientMessage::AskSeat { seat },
        });
        true
    }

    fn answer(&mut self, rng: &mut GameRng, seat: Seat, reply: &mut Reply) {
        let (Some(position), Some(setup)) = (&self.position, &self.setup) else {
            return;
        };
        let open = position.decisions.iter().find(|open| open.decision.seat == seat);
        let legal = position
            .legal
            .iter()
            .find(|(of, _)| *of == seat)
            .map(|(_, legal)| legal);
        let (Some(open), Some(legal)) = (open.filter(|open| !self.answered.contains(&open.id)), legal) else {
            return;
        };
        let decision = open.id;
        if open.clock.is_some() && !self.dutiful {
            if rng.below(3) > 0 && self.shown.insert(decision) {
                reply.say.push(ClientMessage::Displayed { decision });
                reply.look = Some(Duration::ZERO);
                return;
            }
            if rng.below(SILENT_ONE_IN) == 0 {
                self.answered.insert(decision);
                return;
            }
        }
        let choice: Option<AnyCommand> = self.bot.choose_any(setup, seat, &position.view, legal, || false);
        if let Some(command) = choice {
            self.answered.insert(decision);
            let answer = ClientMessage::Command {
                decision,
                seat,
                command,
            };
            if !self.dutiful && rng.below(60) == 0 {
                reply.say.push(answer.clone());
            }
            reply.say.push(answer);
        }
    }

    /// Answers a request of others, or withdraws the player's own. Returns true if it did either.
    fn about_a_take_back(&mut self, rng: &mut GameRng, seat: Seat, reply: &mut Reply) -> bool {
        let Some(request) = self.request else {
            return false;
        };
        if request.seat == seat {
            if rng.below(12) == 0 {
                reply.say.push(ClientMessage::WithdrawTakeBack { seat });
                return true;
            }
            return false;
        }
        let asked = request.waiting.contains(seat);
        if !asked || rng.below(5) == 0 {
            return false;
        }
        reply.say.push(ClientMessage::AnswerTakeBack {
            seat,
            asker: request.seat,
            revision: request.revision,
            agree: rng.below(6) > 0,
        });
        true
    }

    /// Does something that no question asks for: an undo, a redo, a take-back, talk, more time or a standing answer.
    fn whim(&mut self, rng: &mut GameRng, seat: Seat, reply: &mut Reply) {
        let Some(position) = &self.position else {
            return;
        };
        let revision = position.revision;
        let steps_back = position.step_back == (StepBackOffer::Available { seat });
        let asked = position.decisions.iter().find(|open| open.decision.seat == seat);
        reply.say.push(match (rng.below(8), asked) {
            (0 | 1, _) if steps_back => ClientMessage::StepBack { seat, revision },
            (2, _) if position.forward.seats.contains(seat) => ClientMessage::GoForward { seat, revision },
            (3, _) if position.take_back.contains(seat) => ClientMessage::AskTakeBack { seat, revision },
            (4, _) => ClientMessage::Talk(Talk::Emote(Emote::Oops)),
            (5, Some(open)) if open.clock.is_some() => ClientMessage::MoreTime { decision: open.id },
            (6, asked) if asked.is_none_or(|open| open.decision.obligation == Obligation::MayPass) => {
                ClientMessage::LetPass {
                    seat,
                    time: [None, Some(LetsPass::ThisTurn), Some(LetsPass::UntilOwnTurn)][rng.below(3) as usize],
                }
            }
            _ if position.forward.seats.contains(seat) => ClientMessage::GoForward { seat, revision },
            _ if steps_back => ClientMessage::StepBack { seat, revision },
            _ if position.take_back.contains(seat) => ClientMessage::AskTakeBack { seat, revision },
            _ => ClientMessage::Ping { nonce: 7 },
        });
    }

    /// Messages that this player has no right to send: for the seats of others, with the rights of the host, or too
    /// late.
    pub(super) fn noise(&self, rng: &mut GameRng) -> Vec<ClientMessage<AnyGame>> {
        let others = Seat::wrapping(rng.below(4) as usize);
        let mut noise = vec![
            ClientMessage::Start,
            ClientMessage::LogFrom { number: 0 },
            ClientMessage::SeedShare { share: [9; 32] },
            ClientMessage::ShareHash {
                game: 1,
                attempt: 0,
                hash: ShareHash([9; 32]),
            },
            ClientMessage::Talk(Talk::Emote(Emote::Wow)),
            ClientMessage::LetPass {
                seat: others,
                time: None,
            },
            ClientMessage::RemoveMember { member: MemberId(1) },
            ClientMessage::SetHints { allowed: false },
        ];
        if let Some(position) = &self.position {
            let revision = position.revision;
            noise.push(ClientMessage::StepBack { seat: others, revision });
            noise.push(ClientMessage::AnswerTakeBack {
                seat: others,
                asker: others,
                revision,
                agree: true,
            });
            let theirs = position
                .decisions
                .iter()
                .find(|open| !self.seats().contains(&open.decision.seat));
            let command = position.legal.first().and_then(|(_, legal)| legal.first());
            if let (Some(open), Some(command)) = (theirs, command) {
                noise.push(ClientMessage::Command {
                    decision: open.id,
                    seat: open.decision.seat,
                    command: command.clone(),
                });
            }
        }
        // Sometimes so often that it is sent away.
        let times = [1, 1, 40][rng.below(3) as usize];
        let count = noise.len() * times;
        noise.into_iter().cycle().take(count).collect()
    }
}

/// A seat whose owner is away, or else a free seat. The flag is true for a free seat.
pub(super) fn seat_of_nobody(lobby: &Lobby) -> Option<(Seat, bool)> {
    let is_away = |seat: &SeatInfo| {
        let mut members = lobby.members.iter();
        let here = members.any(|member| Some(member.id) == seat.member && member.connected);
        seat.device.is_some() && seat.bot.is_none() && !here
    };
    let away = lobby.seats.iter().position(is_away);
    let free = lobby.seats.iter().position(|seat| seat.device.is_none());
    let seat = away.or(free).and_then(Seat::new)?;
    Some((seat, away.is_none()))
}
