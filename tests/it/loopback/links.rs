//! Bad lines: lost hosts, changed addresses, lost packets.

use super::{relay::Relay, *};
use podbay::net::{
    Loss,
    discovery::{Announcement, Announcer, TableState},
};
use std::time::Instant;
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
};

/// Slow enough that a game lasts through what happens to the line.
const PACE: Duration = Duration::from_millis(10);

/// A bot that plays, with what it has seen.
struct Watched {
    /// Positions seen so far.
    positions: watch::Receiver<u32>,
    /// Numbers of the attempts since the connection was last lost.
    attempts: watch::Receiver<Vec<u32>>,
    /// The reason for which it was lost last.
    lost: watch::Receiver<Option<Loss>>,
    /// True once it has waited for the others at its own socket.
    gathered: watch::Receiver<bool>,
    playing: JoinHandle<BotReport>,
}

fn watched(client: ClientHandle, seed: u64, pace: Duration) -> Watched {
    let (seen, positions) = watch::channel(0);
    let (tried, attempts) = watch::channel(Vec::new());
    let (why_lost, lost) = watch::channel(None);
    let (gathers, gathered) = watch::channel(false);
    let watch = move |update: &ClientUpdate| match update {
        ClientUpdate::Message(HostMessage::Snapshot(_)) => seen.send_modify(|n| *n += 1),
        ClientUpdate::Lost { why } => {
            tried.send_modify(Vec::clear);
            why_lost.send_replace(Some(why.clone()));
        }
        ClientUpdate::Connecting { attempt } => tried.send_modify(|list| list.push(*attempt)),
        ClientUpdate::Gathering => gathers.send_modify(|gathers| *gathers = true),
        _ => {}
    };
    let playing = tokio::spawn(async move {
        let game = bots::play(&client, BotKind::Random, Seed::from_number(seed), pace, watch);
        tokio::time::timeout(DEADLINE, game).await.expect("the game ends")
    });
    Watched {
        positions,
        attempts,
        lost,
        gathered,
        playing,
    }
}

impl Watched {
    /// Waits until this many more positions were seen.
    async fn goes_on(&mut self, positions: u32) {
        let from = *self.positions.borrow();
        let seen = self.positions.wait_for(|n| *n >= from + positions);
        tokio::time::timeout(DEADLINE, seen)
            .await
            .expect("positions come")
            .expect("the bot plays");
    }
    async fn tried(&mut self, attempts: u32) {
        let enough = self.attempts.wait_for(|list| list.last() >= Some(&attempts));
        tokio::time::timeout(DEADLINE, enough)
            .await
            .expect("attempts are made")
            .expect("the bot plays");
    }
    async fn gathers(&mut self) {
        let gathers = self.gathered.wait_for(|gathered| *gathered);
        tokio::time::timeout(DEADLINE, gathers)
            .await
            .expect("it waits for the others")
            .expect("the bot plays");
    }
}

/// A table with two bots: one on a good line, one behind a relay.
async fn behind_relay(good: &Backend, bad: &Backend, address: SocketAddr) -> (Relay, Watched, Watched) {
    let relay = Relay::to(address).await;
    let good = watched(come(good, at(address)), 1, PACE);
    let bad = watched(come(bad, at(relay.address)), 2, PACE);
    (relay, good, bad)
}

#[test]
fn a_client_that_loses_its_host_for_some_seconds_returns_by_itself() {
    let (table, good, bad) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let (relay, good, mut bad) = behind_relay(&good, &bad, address).await;
        bad.goes_on(10).await;
        relay.dark(true);
        bad.tried(2).await;
        relay.dark(false);
        bad.goes_on(5).await;
        assert_eq!(
            *bad.attempts.borrow().first().unwrap(),
            1,
            "counted anew after a good time"
        );
        let digest = one_game(&host).await;
        let (good, bad) = (good.playing.await.unwrap(), bad.playing.await.unwrap());
        assert_in_order(&good, &digest);
        assert_in_order(&bad, &digest);
        assert_eq!((good.reconnects, bad.reconnects), (0, 1));
        assert_eq!((good.refusals, bad.refusals), (0, 0));
        assert_eq!(host.status().reconnects, 1);
    });
}

#[test]
fn a_client_that_was_about_to_go_on_with_the_table_plays_on_at_the_old_host() {
    let (table, good, bad) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let (relay, good, mut bad) = behind_relay(&good, &bad, address).await;
        bad.goes_on(10).await;
        relay.dark(true);
        bad.gathers().await;
        relay.dark(false);
        let digest = one_game(&host).await;
        for report in [good.playing.await.unwrap(), bad.playing.await.unwrap()] {
            assert_in_order(&report, &digest);
        }
    });
}

#[test]
fn a_client_whose_address_changes_plays_on() {
    let (table, good, bad) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let (relay, good, mut bad) = behind_relay(&good, &bad, address).await;
        for _ in 0..3 {
            bad.goes_on(8).await;
            relay.change_address();
        }
        let digest = one_game(&host).await;
        for report in [good.playing.await.unwrap(), bad.playing.await.unwrap()] {
            assert_in_order(&report, &digest);
            assert_eq!(report.reconnects, 0);
        }
    });
}

#[test]
fn a_game_on_a_line_that_loses_packets_ends_the_same() {
    let (table, good, bad) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let relay = Relay::to(address).await;
        let good = watched(come(&good, at(address)), 1, Duration::ZERO);
        let mut bad = watched(come(&bad, at(relay.address)), 2, Duration::ZERO);
        bad.goes_on(3).await;
        relay.lose(8);
        let digest = one_game(&host).await;
        for report in [good.playing.await.unwrap(), bad.playing.await.unwrap()] {
            assert_in_order(&report, &digest);
        }
    });
}

#[test]
fn a_host_that_moved_is_found_again_by_its_table() {
    const PORT: u16 = 15_477;
    let (table, good, bad) = (device(0), device(0), device(PORT));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let (relay, good, mut bad) = behind_relay(&good, &bad, address).await;
        bad.goes_on(10).await;
        // The old address is dead for good; the table is announced at another one.
        drop(relay);
        let moved = Relay::to(address).await;
        let announcement = Announcement {
            id: host.status().table.to_string(),
            name: "Loopback".to_owned(),
            game: "argo".to_owned(),
            seats: 2,
            taken: 2,
            state: TableState::Playing,
            version: "1".to_owned(),
            protocol: podbay::protocol::PROTOCOL_VERSION,
            fingerprint: table.identity().fingerprint(),
        };
        let mdns = MdnsOptions {
            port: PORT,
            loopback_only: true,
            adapter: None,
        };
        let announcer = Announcer::start(mdns, moved.address.port(), announcement).unwrap();
        bad.goes_on(5).await;
        // It was looked for there as soon as it was silent, before it was given up.
        assert_eq!(*bad.lost.borrow(), Some(Loss::Moved));
        let digest = one_game(&host).await;
        let (good, bad) = (good.playing.await.unwrap(), bad.playing.await.unwrap());
        assert_in_order(&good, &digest);
        assert_in_order(&bad, &digest);
        assert_eq!(bad.reconnects, 1);
        announcer.stop().await;
    });
}

/// A host that takes everybody in and sends everybody away at once, until the endpoint is closed. It tells the time from
/// each farewell to the next who comes.
async fn moody(endpoint: quinn::Endpoint, pauses: mpsc::Sender<Duration>) {
    let mut farewell: Option<Instant> = None;
    while let Some(incoming) = endpoint.accept().await {
        if let Some(farewell) = farewell.take() {
            // Nobody listens any more when there were enough.
            let _ = pauses.try_send(farewell.elapsed());
        }
        // The endpoint may be closed at any moment.
        let Ok(connection) = incoming.await else { continue };
        let Ok((mut send, mut recv)) = connection.accept_bi().await else {
            continue;
        };
        let hello = Hello::ours(HelloAction::Proceed);
        let conversation = async {
            framing::read_hello(&mut recv).await?;
            framing::write_hello(&mut send, &hello).await?;
            framing::read_message::<ClientMessage<AnyGame>>(&mut recv).await
        };
        if conversation.await.is_err() {
            continue;
        }
        farewell = Some(Instant::now());
        connection.close(1_u32.into(), b"go away");
    }
}

#[test]
fn a_host_that_loses_us_at_once_is_asked_with_growing_pauses() {
    let guest = device(0);
    let identity = Identity::generate().unwrap();
    guest.runtime().block_on(async {
        let endpoint = endpoint::server(&identity, Some(HOME), Some(0)).unwrap().endpoint;
        let (tells, mut told) = mpsc::channel(8);
        let hosting = tokio::spawn(moody(endpoint.clone(), tells));
        let client = come(&guest, at(endpoint.local_addr().unwrap()));
        let attempts = async {
            let mut pauses = Vec::new();
            while pauses.len() < 4 {
                tokio::select! {
                    pause = told.recv() => pauses.extend(pause),
                    update = client.next() => if let Some(ClientUpdate::Ended(end)) = update { panic!("{end}") },
                }
            }
            pauses
        };
        let pauses: Vec<Duration> = tokio::time::timeout(DEADLINE, attempts).await.expect("it tries again");
        let least = [100, 250, 500, 1000].map(Duration::from_millis);
        assert!(
            pauses.iter().zip(least).all(|(pause, least)| *pause >= least),
            "{pauses:?}"
        );
        endpoint.close(0_u32.into(), b"");
        hosting.await.unwrap();
    });
}
