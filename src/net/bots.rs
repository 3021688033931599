//! A bot at a table: reads the same messages as a window and answers with the same commands. It thinks on a thread of
//! its own, and goes on listening meanwhile.

use super::{
    answer_times::AnswerTimes,
    handle::{ClientEnd, ClientHandle, ClientUpdate},
};
use crate::{
    bot::{Bot, Stop},
    diagnostics::{Dropped, Speaker},
    games::any::{AnyCommand, AnyGame, AnySetup, AnyView},
    protocol::{
        BotKind, ClientMessage, DecisionId, Digest, HostMessage, MemberId, RefusalCode, RequestKind, SeedReport,
        Snapshot, TableInfo, TakeBackNews,
    },
    rules::{Seat, Seed},
};
use std::{
    collections::BTreeSet,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::Mutex;

/// Pause before a refused command is reconsidered. A newer position usually arrives sooner.
const THINK_AGAIN: Duration = Duration::from_millis(100);

/// Shortest time between two answers. A host refuses more than 256 messages a second as a flood.
const BREATH: Duration = Duration::from_millis(5);

/// Longest thought of the bots of [`play`].
const THOUGHT: Duration = Duration::from_secs(1);

/// The figures of a bot's visit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotReport {
    /// Name of the table.
    pub table: Option<String>,
    /// The seat it has, if any.
    pub seat: Option<Seat>,
    /// Games played to the end.
    pub games: u32,
    /// Commands given and not refused.
    pub commands: u64,
    /// Messages that the host refused.
    pub refusals: u64,
    /// Reconnections to the table.
    pub reconnects: u64,
    /// Digest of the last final view.
    pub digest: Option<Digest>,
    /// The verdict on the seed of the last game, and the deals that were abandoned before it.
    pub seed: Option<SeedReport>,
    /// Times from its commands to the positions that followed.
    pub answers: AnswerTimes,
    /// The end of the visit.
    pub end: ClientEnd,
}

/// A question that the bot thinks about. Dropping it stops the thought.
struct OpenThought {
    question: (DecisionId, Seat),
    answer: Pin<Box<dyn Future<Output = Option<AnyCommand>> + Send>>,
}

struct Player<'a, C> {
    client: &'a ClientHandle,
    /// Locked by one thought at a time. The next one takes no place before an earlier one, which was stopped, has ended.
    choose: Arc<Mutex<C>>,
    /// Longest time for one thought.
    limit: Duration,
    thought: Option<OpenThought>,
    report: BotReport,
    member: Option<MemberId>,
    table: Option<Arc<TableInfo<AnyGame>>>,
    position: Option<Arc<Snapshot<AnyGame>>>,
    /// Questions answered in this game.
    answered: BTreeSet<DecisionId>,
    /// True while people are asked for a take-back. The next command would end that request, so the bot waits.
    people_asked: bool,
    /// Earliest time for the next thought.
    due: Option<Instant>,
    sent_at: Option<Instant>,
    /// The last answered question with the time of the answer, until a position without that question comes.
    unheard: Option<(DecisionId, Instant)>,
    pace: Duration,
    connections: u64,
    /// The end of a visit without a free seat. A bot does not stay as a spectator.
    unseated: Option<ClientEnd>,
    speaker: Speaker,
}

/// Plays until the visit ends, with a pause of `pace` before each command. Shows every update to `watch` first.
pub async fn play(
    client: &ClientHandle,
    kind: BotKind,
    seed: Seed,
    pace: Duration,
    watch: impl FnMut(&ClientUpdate) + Send,
) -> BotReport {
    let mut bot = Bot::new(kind, seed);
    let choose = move |setup: &AnySetup, seat: Seat, view: &AnyView, legal: &[AnyCommand], stop: &Stop| {
        bot.choose_any(setup, seat, view, legal, || stop.is_due())
    };
    play_with(client, choose, THOUGHT, pace, watch).await
}

/// Plays like [`play`], with the caller's function `choose`. It gets the setup, its seat, the seat's view and the legal
/// commands, and returns one of these commands. It runs beside the network's threads. The last argument tells it to end
/// after `limit`, or as soon as its question is gone. Nothing else ends it. While it ignores that, it keeps one of the
/// places that all bots of the backend share.
pub async fn play_with(
    client: &ClientHandle,
    choose: impl FnMut(&AnySetup, Seat, &AnyView, &[AnyCommand], &Stop) -> Option<AnyCommand> + Send + 'static,
    limit: Duration,
    pace: Duration,
    mut watch: impl FnMut(&ClientUpdate) + Send,
) -> BotReport {
    let mut player = Player {
        client,
        choose: Arc::new(Mutex::new(choose)),
        limit,
        thought: None,
        report: BotReport {
            table: None,
            seat: None,
            games: 0,
            commands: 0,
            refusals: 0,
            reconnects: 0,
            digest: None,
            seed: None,
            answers: AnswerTimes::default(),
            end: ClientEnd::Gone,
        },
        member: None,
        table: None,
        position: None,
        answered: BTreeSet::new(),
        people_asked: false,
        due: None,
        sent_at: None,
        unheard: None,
        pace,
        connections: 0,
        unseated: None,
        speaker: Speaker::new(),
    };
    loop {
        let due = player.due();
        let update = tokio::select! {
            // News may say that the question is gone, so it comes before the answer.
            biased;
            update = client.next() => update,
            command = player.next_answer() => {
                player.answer(command);
                continue;
            }
            () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now).into()), if due.is_some() => {
                player.think();
                continue;
            }
        };
        if let Some(update) = &update {
            watch(update);
        }
        match update {
            Some(ClientUpdate::Ended(end)) => {
                player.report.end = player.unseated.take().unwrap_or(end);
                break;
            }
            None => break,
            Some(update) => {
                player.learn(update);
                player.stop_if_gone();
            }
        }
    }
    player.report
}

impl<C> Player<'_, C>
where
    C: FnMut(&AnySetup, Seat, &AnyView, &[AnyCommand], &Stop) -> Option<AnyCommand> + Send + 'static,
{
    fn learn(&mut self, update: ClientUpdate) {
        match update {
            ClientUpdate::Connected { .. } => {
                self.report.reconnects = self.connections;
                self.connections += 1;
                self.position = None;
                self.unheard = None;
                self.answered.clear();
                self.people_asked = false;
            }
            ClientUpdate::Message(message) => self.hear(message),
            ClientUpdate::Seed { report, .. } => self.report.seed = Some(report),
            // The position may be out of date when the host is back.
            ClientUpdate::Lost { .. } => self.position = None,
            ClientUpdate::Connecting { .. }
            | ClientUpdate::Gathering
            | ClientUpdate::Hosting(_)
            | ClientUpdate::Ended(_) => {}
        }
    }

    fn hear(&mut self, message: HostMessage<AnyGame>) {
        match message {
            HostMessage::Welcome {
                member, table, lobby, ..
            } => {
                self.member = Some(member);
                self.report.seat = lobby.seats_of(member).first().copied();
                self.report.table = Some(table.name.to_string());
                self.table = Some(table.into());
            }
            HostMessage::Table(table) => self.table = Some(table.into()),
            HostMessage::Lobby(lobby) => {
                if let Some(member) = self.member {
                    self.report.seat = lobby.seats_of(member).first().copied();
                }
            }
            HostMessage::Started { .. } => self.answered.clear(),
            HostMessage::Snapshot(snapshot) => self.see(snapshot),
            HostMessage::TakeBack(news) => self.people_asked = matches!(news, TakeBackNews::Open(_)),
            HostMessage::Refused(refusal) => {
                if !matches!(refusal.what, RequestKind::ShareHash | RequestKind::SeedShare) {
                    self.report.refusals += 1;
                }
                if refusal.code == RefusalCode::NoFreeSeat {
                    self.unseated = Some(ClientEnd::Refused(Box::new(refusal)));
                    if self.client.send(ClientMessage::Leave).is_err() {
                        self.speaker.note(Dropped::NotTaken);
                    }
                } else if refusal.what == RequestKind::Command {
                    self.report.commands = self.report.commands.saturating_sub(1);
                    self.answered.clear();
                    self.sent_at = Some(Instant::now() + THINK_AGAIN);
                }
            }
            HostMessage::Ended { digest, .. } => {
                self.report.games += 1;
                self.report.digest = Some(digest);
            }
            _ => {}
        }
    }

    fn see(&mut self, snapshot: Box<Snapshot<AnyGame>>) {
        if let Some((question, since)) = self.unheard
            && snapshot.decisions.iter().all(|open| open.id != question)
        {
            self.report.answers.note(since.elapsed());
            self.unheard = None;
        }
        self.position = Some(snapshot.into());
    }

    /// The first question to one of our seats that is not answered yet.
    fn question(&self) -> Option<(DecisionId, Seat)> {
        let position = self.position.as_ref()?;
        let asked = |seat: Seat| position.legal.iter().any(|(s, legal)| *s == seat && !legal.is_empty());
        position
            .decisions
            .iter()
            .map(|d| (d.id, d.decision.seat))
            .find(|(id, seat)| !self.answered.contains(id) && asked(*seat))
    }

    /// Returns the time of the next thought: `pace` after its question was first seen, but not too soon after the last
    /// answer.
    fn due(&mut self) -> Option<Instant> {
        if self.thought.is_some() || self.people_asked || self.question().is_none() {
            self.due = None;
            return None;
        }
        let due = *self.due.get_or_insert_with(|| Instant::now() + self.pace);
        Some(self.sent_at.map_or(due, |at| due.max(at + BREATH)))
    }

    /// Begins to think about the question.
    fn think(&mut self) {
        let (Some((decision, seat)), Some(table), Some(position)) = (self.question(), &self.table, &self.position)
        else {
            return;
        };
        let (choose, table, position) = (Arc::clone(&self.choose), Arc::clone(table), Arc::clone(position));
        let (thinkers, limit) = (self.client.thinkers(), self.limit);
        let answer = async move {
            // A thought that panics unlocks it too, so the bot can be asked again.
            let mut choose = choose.lock_owned().await;
            let thought = move |stop: &Stop| {
                let legal = position.legal.iter().find(|(s, _)| *s == seat);
                let legal = legal.map_or(&[][..], |(_, legal)| legal);
                (*choose)(&table.setup, seat, &position.view, legal, stop)
            };
            thinkers.think(limit, thought).await.flatten()
        };
        self.thought = Some(OpenThought {
            question: (decision, seat),
            answer: Box::pin(answer),
        });
    }

    /// Waits for the answer of the thought, for ever without a thought.
    async fn next_answer(&mut self) -> Option<AnyCommand> {
        match &mut self.thought {
            Some(thought) => thought.answer.as_mut().await,
            None => std::future::pending().await,
        }
    }

    /// Stops a thought whose question is gone, or is perhaps taken back.
    fn stop_if_gone(&mut self) {
        let question = self.question().filter(|_| !self.people_asked);
        self.thought = self.thought.take().filter(|thought| Some(thought.question) == question);
    }

    fn answer(&mut self, command: Option<AnyCommand>) {
        let Some((decision, seat)) = self.thought.take().map(|thought| thought.question) else {
            return;
        };
        let Some(command) = command else {
            // It is asked again, but not at once.
            self.due = Some(Instant::now() + self.pace.max(THINK_AGAIN));
            return self.speaker.note(Dropped::BotSilent);
        };
        if self
            .client
            .send(ClientMessage::Command {
                decision,
                seat,
                command,
            })
            .is_ok()
        {
            self.report.commands += 1;
            self.answered.insert(decision);
            let now = Instant::now();
            (self.sent_at, self.unheard) = (Some(now), Some((decision, now)));
        } else {
            self.due = Some(Instant::now() + self.pace.max(BREATH));
            self.speaker.note(Dropped::NotTaken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log_catch::LogCatch,
        net::{
            Access, Backend, HostOptions, JoinOptions, discovery::MdnsOptions, handle::UPDATES_MAX, identity::Identity,
            no_wake, thinking::Thinkers,
        },
        rules::{Config, SeatCount},
        session::{Admission, Operator},
    };
    use tokio::sync::mpsc;

    /// Nothing here takes longer; a test that waits for it has failed.
    const DEADLINE: Duration = Duration::from_secs(60);

    fn device() -> Backend {
        let mdns = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        Backend::new(Identity::generate().unwrap(), mdns).unwrap()
    }

    fn options() -> HostOptions {
        HostOptions {
            table: "Bots".to_owned(),
            config: Config::new("argo", SeatCount::new(2).unwrap()),
            access: Access::Offline,
            seed: Some(Seed::from_number(7)),
            window: Duration::ZERO,
            auto_start: true,
            admission: Admission::default(),
            pace: Duration::ZERO,
            record: None,
        }
    }

    #[test]
    fn a_bot_without_an_answer_and_an_answer_that_is_not_taken_are_told() {
        let log = LogCatch::begin();
        let backend = device();
        let host = backend.host(options()).unwrap();
        let kind = BotKind::Greedy;
        host.operate(Operator::AddBot { seat: None, kind });
        let member = JoinOptions {
            bot: true,
            ..JoinOptions::new("Me")
        };
        let client = host.client(member, no_wake());
        // A handle with the news of that client which takes no message.
        let (updates, news) = mpsc::channel(UPDATES_MAX);
        let mute = ClientHandle::new(mpsc::channel(1).0, news, Thinkers::new());
        backend.runtime().spawn(async move {
            while let Some(update) = client.next().await {
                updates.send(update).await.unwrap();
            }
        });
        let (tell, times) = std::sync::mpsc::channel();
        let mut asked = 0;
        let choose = move |_: &AnySetup, _: Seat, _: &AnyView, legal: &[AnyCommand], _: &Stop| {
            // The test may be over.
            let _ = tell.send(Instant::now());
            asked += 1;
            if asked == 3 {
                host.close();
            }
            legal.first().filter(|_| asked == 2).cloned()
        };
        let playing = play_with(&mute, choose, DEADLINE, Duration::ZERO, |_| {});
        let playing = async { tokio::time::timeout(DEADLINE, playing).await };
        backend.runtime().block_on(playing).expect("the table is closed");
        let times: Vec<Instant> = times.try_iter().collect();
        assert!(times.len() >= 3, "asked {} times", times.len());
        let paused = times.windows(2).all(|pair| pair[1] - pair[0] >= BREATH);
        assert!(paused, "a bot is not asked again at once");
        assert!(log.has(&Dropped::BotSilent));
        assert!(log.has(&Dropped::NotTaken));
    }
}
