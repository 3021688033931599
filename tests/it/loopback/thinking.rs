//! Bots that think for long: nobody waits for them, and a thought ends when its question is gone.

use super::{person::Person, relay::Relay, *};
use podbay::{
    bot::Stop,
    games::any::{AnyCommand, AnySetup, AnyView},
    protocol::StepBackOffer,
    rules::Seat,
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};
use tokio::{sync::mpsc, task::JoinHandle};

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

#[test]
fn a_long_thought_delays_nobody_and_ends_with_its_question() {
    let (table, guest) = (device(0), device(0));
    let host = table
        .host(HostOptions {
            // No clock answers for the bot.
            window: Duration::ZERO,
            ..options(2, 0, false)
        })
        .unwrap();
    let address = host.status().addresses[0];
    let member = JoinOptions {
        bot: true,
        ..JoinOptions::new("Bot")
    };
    let mut bot = Thinker::start(&table, host.client(member, no_wake()), false);
    table.runtime().block_on(async {
        let mut ada = Person::come(&guest, address, "Ada", false);
        ada.until("a seat", |p| p.seat().is_some()).await;
        ada.say(ClientMessage::SetReady { ready: true });
        ada.until("a question", Person::is_asked).await;
        bot.slow.store(true, Ordering::SeqCst);
        let first = play_until_it_thinks(&mut ada, &mut bot).await;
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
            bot: true,
            may_host: false,
            ..JoinOptions::new("Bot")
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
