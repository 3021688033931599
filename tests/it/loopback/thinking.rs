//! Bots that think for long: nobody waits for them, and a thought ends when its question is gone.

use super::{
    hostile::{Raw, looking_on, raw_as},
    person::Person,
    relay::Relay,
    *,
};
use podbay::{
    bot::Stop,
    games::any::{AnyCommand, AnySetup, AnyView},
    protocol::{StepBackOffer, limits::MEMBERS_MAX},
    rules::Seat,
};
use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::channel,
    },
    thread,
};
use tokio::{
    sync::mpsc,
    task::{JoinHandle, JoinSet},
};

/// More thoughts than a bot begins here.
const THOUGHTS: usize = 16;

/// A bot that gives its first command at once while it is quick, and thinks until it is told to stop while it is slow.
struct Thinker {
    slow: Arc<AtomicBool>,
    /// Number of its quick answers.
    quick: Arc<AtomicU64>,
    /// The stop of each slow thought that begins.
    begun: mpsc::Receiver<Stop>,
    /// Tells of each slow thought that ends.
    ended: mpsc::Receiver<()>,
    playing: JoinHandle<BotReport>,
}

impl Thinker {
    /// Plays on the network's thread of that device, with all else that runs there.
    fn start(device: &Backend, client: ClientHandle, slow: bool) -> Self {
        let (begins, begun) = mpsc::channel(THOUGHTS);
        let (ends, ended) = mpsc::channel(THOUGHTS);
        let (slow, quick) = (Arc::new(AtomicBool::new(slow)), Arc::new(AtomicU64::new(0)));
        let (is_slow, answers) = (Arc::clone(&slow), Arc::clone(&quick));
        let choose = move |_: &AnySetup, _: Seat, _: &AnyView, legal: &[AnyCommand], stop: &Stop| {
            if is_slow.load(Ordering::SeqCst) {
                // The test may be over.
                let _ = begins.try_send(stop.clone());
                while !stop.is_due() {
                    thread::sleep(Duration::from_millis(1));
                }
                let _ = ends.try_send(());
            } else {
                answers.fetch_add(1, Ordering::SeqCst);
            }
            legal.first().cloned()
        };
        // No thought ends by its limit.
        let limit = Duration::MAX;
        let playing = device
            .runtime()
            .spawn(async move { bots::play_with(&client, choose, limit, Duration::ZERO, |_| {}).await });
        Self {
            slow,
            quick,
            begun,
            ended,
            playing,
        }
    }

    async fn begins(&mut self) -> Stop {
        let begun = tokio::time::timeout(DEADLINE, self.begun.recv()).await;
        begun.expect("a thought begins").expect("the bot plays")
    }

    async fn ends(&mut self) {
        let ended = tokio::time::timeout(DEADLINE, self.ended.recv()).await;
        ended.expect("the thought ends").expect("the bot plays");
    }
}

/// Gives commands until only the bot is asked; returns the stop of its thought.
async fn play_until_it_thinks(person: &mut Person, bot: &mut Thinker) -> Stop {
    while person.is_asked() {
        let revision = person.revision();
        person.play();
        person.until("what it did", |p| p.revision() > revision).await;
    }
    bot.begins().await
}

/// Takes back this person's last command; a bot agrees at once.
fn take_back(person: &Person) {
    let (seat, revision) = (person.seat().expect("seated"), person.revision());
    let offer = person.newest.as_ref().expect("a game is on").step_back;
    person.say(if offer == (StepBackOffer::Available { seat }) {
        ClientMessage::StepBack { seat, revision }
    } else {
        ClientMessage::AskTakeBack { seat, revision }
    });
}

/// A member whose commands a program gives.
fn bot() -> JoinOptions {
    JoinOptions {
        bot: true,
        ..JoinOptions::new("Bot")
    }
}

/// A table for two at which no clock answers for a bot.
fn unhurried() -> HostOptions {
    HostOptions {
        window: Duration::ZERO,
        ..options(2, 0, false)
    }
}

/// A table with a bot in the same process, which is quick at first.
fn with_thinker(table: &Backend) -> (HostHandle, Thinker) {
    let host = table.host(unhurried()).unwrap();
    let bot = Thinker::start(table, host.client(bot(), no_wake()), false);
    (host, bot)
}

/// Ada, who has come to the table of a bot, and the stop of the thought that the bot has begun since her first commands.
async fn against(host: &HostHandle, bot: &mut Thinker, guest: &Backend) -> (Person, Stop) {
    let mut ada = Person::come(guest, host.status().addresses[0], "Ada", false);
    ada.until("a seat", |p| p.seat().is_some()).await;
    ada.say(ClientMessage::SetReady { ready: true });
    ada.until("a question", Person::is_asked).await;
    bot.slow.store(true, Ordering::SeqCst);
    let thought = play_until_it_thinks(&mut ada, bot).await;
    (ada, thought)
}

#[test]
fn a_long_thought_delays_nobody_and_ends_with_its_question() {
    let (table, guest) = (device(0), device(0));
    let (host, mut bot) = with_thinker(&table);
    table.runtime().block_on(async {
        let (mut ada, first) = against(&host, &mut bot, &guest).await;
        ada.settled(1).await;
        assert!(!first.is_due(), "its question is still open");
        // Her command is carried out while the bot thinks, and its question is gone by that.
        let revision = ada.revision();
        take_back(&ada);
        ada.until("the earlier position", |p| p.revision() > revision && p.is_asked())
            .await;
        bot.ends().await;
        let second = play_until_it_thinks(&mut ada, &mut bot).await;
        assert!(!second.is_due(), "the table is open");
        host.close();
        bot.ends().await;
        let report = tokio::time::timeout(DEADLINE, &mut bot.playing).await;
        let report = report.expect("it leaves").unwrap();
        assert_eq!(report.end, ClientEnd::Closed(Closing::TableClosed));
        let quick = bot.quick.load(Ordering::SeqCst);
        assert_eq!(
            (report.commands, report.refusals),
            (quick, 0),
            "no slow thought was sent"
        );
        host.closed().await;
    });
}

#[test]
fn a_thought_ends_when_its_host_is_lost() {
    let (table, far) = (device(0), device(0));
    let (host, address) = open(&table, 2);
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    table.runtime().block_on(async {
        let relay = Relay::to(address).await;
        let member = JoinOptions {
            may_host: false,
            ..bot()
        };
        let client = far.join(at(relay.address), member, no_wake());
        let mut bot = Thinker::start(&far, client, true);
        let stop = bot.begins().await;
        assert!(!stop.is_due(), "its host is there");
        relay.dark(true);
        bot.ends().await;
        host.close();
        host.closed().await;
    });
}

#[test]
fn a_thought_ends_with_the_program_of_its_host() {
    let (table, guest) = (device(0), device(0));
    let (host, mut bot) = with_thinker(&table);
    let (_ada, thought) = table.runtime().block_on(against(&host, &mut bot, &guest));
    assert!(!thought.is_due(), "the table is open");
    let (tell, ended) = channel();
    thread::spawn(move || {
        drop((host, table));
        // The test may be over.
        let _ = tell.send(());
    });
    ended.recv_timeout(DEADLINE).expect("the program ends");
    guest.runtime().block_on(async {
        bot.ends().await;
        let rest = tokio::time::timeout(DEADLINE, bot.ended.recv()).await;
        assert_eq!(rest, Ok(None), "its thread has let go of the bot");
    });
    assert!(thought.is_due());
}

/// Spectators who come at once, more than find room.
const CROWD: usize = 30;

/// Comes to look on. Returns `None` if the table is full.
async fn looks_on(address: SocketAddr) -> Option<Raw> {
    let mut raw = raw_as(&Identity::generate().unwrap(), address).await;
    raw.say(looking_on("Guest")).await.unwrap();
    loop {
        match raw.hear().await.expect("an answer") {
            HostMessage::Welcome { .. } => return Some(raw),
            HostMessage::Refused(refusal) => {
                assert_eq!(refusal.code, RefusalCode::TableFull);
                return None;
            }
            _ => {}
        }
    }
}

fn present(person: &Person) -> usize {
    let members = person.lobby.iter().flat_map(|lobby| &lobby.members);
    members.filter(|member| member.connected).count()
}

#[test]
fn thirty_spectators_who_come_and_leave_at_once_disturb_neither_a_thought_nor_the_table() {
    let (table, guest) = (device(0), device(0));
    let (host, mut bot) = with_thinker(&table);
    let address = host.status().addresses[0];
    table.runtime().block_on(async {
        let (mut ada, thought) = against(&host, &mut bot, &guest).await;
        let mut coming = JoinSet::new();
        (0..CROWD).for_each(|_| {
            coming.spawn(looks_on(address));
        });
        let all = tokio::time::timeout(DEADLINE, coming.join_all()).await;
        let came: Vec<Raw> = all.expect("everybody is answered").into_iter().flatten().collect();
        assert_eq!(came.len(), MEMBERS_MAX - 2, "there is room for so many");
        ada.until("the crowd", |p| present(p) == MEMBERS_MAX).await;
        ada.settled(1).await;
        came.iter().for_each(|raw| raw.connection.close(0_u32.into(), b""));
        ada.until("the crowd to leave", |p| present(p) == 2).await;
        ada.settled(2).await;
        assert!(!thought.is_due(), "its question is still open");
        let revision = ada.revision();
        take_back(&ada);
        ada.until("the earlier position", |p| p.revision() > revision && p.is_asked())
            .await;
        bot.ends().await;
        host.close();
        host.closed().await;
    });
}

/// A table of a bot that is slow from the beginning, and a random bot.
fn alone(table: &Backend) -> (HostHandle, Thinker) {
    let host = table.host(HostOptions {
        access: Access::Offline,
        ..unhurried()
    });
    let host = host.unwrap();
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    let bot = Thinker::start(table, host.client(bot(), no_wake()), true);
    (host, bot)
}

#[test]
fn all_bots_of_a_program_think_on_as_many_cores_as_they_may() {
    let table = device(0);
    table.use_cores(NonZero::new(1));
    let mut tables = [alone(&table), alone(&table)];
    table.runtime().block_on(async {
        let [(_, one), (_, other)] = &mut tables;
        let (first, second) = tokio::select! {
            stop = one.begins() => (stop, other),
            stop = other.begins() => (stop, one),
        };
        assert!(second.begun.try_recv().is_err(), "there is one core");
        table.use_cores(NonZero::new(2));
        second.begins().await;
        assert!(!first.is_due(), "both think");
        for (host, bot) in &mut tables {
            host.close();
            bot.ends().await;
            host.closed().await;
        }
    });
}
