//! Real QUIC and real mDNS on this machine.

use podbay::{
    games::any::AnyGame,
    net::{
        Access, Backend, ClientEnd, ClientHandle, ClientUpdate, HostError, HostHandle, HostOptions, JoinOptions,
        LinkError, NetError, Target,
        bots::{self, BotReport},
        discovery::MdnsOptions,
        endpoint, framing,
        identity::{Fingerprint, Identity},
        no_wake, tls,
    },
    protocol::{BotKind, Closing, Hello, HelloAction, HostMessage, RefusalCode, hello::HEAD},
    rules::{Config, SeatCount, Seed},
    session::Operator,
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);
const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn device(mdns_port: u16) -> Backend {
    let mdns = MdnsOptions {
        port: mdns_port,
        loopback_only: true,
    };
    Backend::new(Identity::generate().unwrap(), mdns).unwrap()
}

fn options(players: usize, port: u16, announce: bool) -> HostOptions {
    HostOptions {
        table: "Loopback".to_owned(),
        config: Config::new("argo", SeatCount::new(players).unwrap()),
        access: Access::Lan {
            ip: Some(HOME),
            port,
            announce,
        },
        seed: Some(Seed::from_number(7)),
        window: Duration::from_secs(20),
        auto_start: true,
        pace: Duration::ZERO,
        record: None,
    }
}

fn open(device: &Backend, players: usize) -> (HostHandle, SocketAddr) {
    let host = device.host(options(players, 0, false)).unwrap();
    let address = host.status().addresses[0];
    (host, address)
}

fn at(address: SocketAddr) -> Target {
    Target {
        table: None,
        addresses: vec![address],
        expected: None,
    }
}

fn come(device: &Backend, target: Target) -> ClientHandle {
    device.join(
        target,
        JoinOptions {
            bot: true,
            ..JoinOptions::new("Bot")
        },
        no_wake(),
    )
}

async fn play(client: &ClientHandle, seed: u64) -> BotReport {
    let game = bots::play(client, BotKind::Random, Seed::from_number(seed), Duration::ZERO, |_| {});
    tokio::time::timeout(DEADLINE, game).await.expect("the game ends")
}

/// Closes the table after one game and returns the final digest, as text.
async fn one_game(host: &HostHandle) -> String {
    let status = tokio::time::timeout(DEADLINE, host.wait_for(|s| s.games == 1))
        .await
        .expect("the game ends");
    host.close();
    host.closed().await;
    status.last.expect("a game ended").digest.to_string()
}

fn assert_in_order(report: &BotReport, digest: &str) {
    assert_eq!(report.end, ClientEnd::Closed(Closing::TableClosed));
    assert_eq!(report.digest.map(|d| d.to_string()).as_deref(), Some(digest));
    assert_eq!(report.games, 1);
}

#[test]
fn whole_games_end_the_same_for_everybody() {
    let table = device(0);
    let guests: Vec<Backend> = (0..4).map(|_| device(0)).collect();
    for players in 2..=4 {
        let (host, address) = open(&table, players);
        let clients: Vec<ClientHandle> = guests[..players].iter().map(|d| come(d, at(address))).collect();
        let (digest, reports) = table.runtime().block_on(async {
            let playing: Vec<_> = clients
                .into_iter()
                .enumerate()
                .map(|(i, client)| tokio::spawn(async move { play(&client, i as u64).await }))
                .collect();
            let digest = one_game(&host).await;
            let mut reports = Vec::new();
            for task in playing {
                reports.push(task.await.unwrap());
            }
            (digest, reports)
        });
        let mut seats: Vec<usize> = reports.iter().map(|r| r.seat.unwrap().index()).collect();
        seats.sort_unstable();
        assert_eq!(seats, (0..players).collect::<Vec<_>>());
        let commands: u64 = reports.iter().map(|r| r.commands).sum();
        assert!(
            commands > 10 && host.status().commands >= commands,
            "{commands} commands"
        );
        reports.iter().for_each(|report| assert_in_order(report, &digest));
    }
}

#[test]
fn a_client_that_vanished_comes_back_to_its_own_seat() {
    let (table, other, loser) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    let stays = come(&other, at(address));
    let goes = come(&loser, at(address));
    let (digest, reports, before) = table.runtime().block_on(async {
        let stays = tokio::spawn(async move { play(&stays, 1).await });
        let before = play_until(&goes, 10).await;
        drop(goes);
        let back = come(&loser, at(address));
        let back = tokio::spawn(async move { play(&back, 2).await });
        let digest = one_game(&host).await;
        (digest, [stays.await.unwrap(), back.await.unwrap()], before)
    });
    reports.iter().for_each(|report| assert_in_order(report, &digest));
    assert_eq!(reports[1].seat.map(podbay::rules::Seat::index), before);
    assert_eq!(host.status().reconnects, 1);
}

/// Plays until so many positions were seen; returns the seat.
async fn play_until(client: &ClientHandle, positions: u32) -> Option<usize> {
    let (enough, mut reached) = tokio::sync::watch::channel((0, None));
    let mut member = None;
    let watch = |update: &ClientUpdate| match update {
        ClientUpdate::Message(HostMessage::Welcome { member: me, lobby, .. }) => {
            member = Some(*me);
            let seat = lobby.seats_of(*me).first().map(|s| s.index());
            enough.send_modify(|v| v.1 = seat);
        }
        ClientUpdate::Message(HostMessage::Lobby(lobby)) => {
            let seat = member.and_then(|me| lobby.seats_of(me).first().map(|s| s.index()));
            enough.send_modify(|v| v.1 = seat);
        }
        ClientUpdate::Message(HostMessage::Snapshot(_)) => enough.send_modify(|v| v.0 += 1),
        _ => {}
    };
    let playing = bots::play(client, BotKind::Random, Seed::from_number(3), Duration::ZERO, watch);
    let seen = async { reached.wait_for(|(seen, _)| *seen >= positions).await.map(|v| v.1) };
    tokio::select! {
        report = playing => panic!("the table ended first: {report:?}"),
        seat = tokio::time::timeout(DEADLINE, seen) => seat.expect("the game goes on").expect("watched"),
    }
}

/// Says hello as `hello`, then these bytes; returns the host's introduction and its last message.
async fn say(address: SocketAddr, hello: &[u8], then: &[u8]) -> (Result<Hello, LinkError>, Option<Closing>) {
    let endpoint = endpoint::client().unwrap();
    let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
    let connection = endpoint.connect_with(config, address, "podbay").unwrap().await.unwrap();
    let (mut send, mut recv) = connection.open_bi().await.unwrap();
    framing::write_bytes(&mut send, hello).await.unwrap();
    if then.is_empty() {
        // Nothing follows: the host should not wait for more.
        send.finish().unwrap();
    }
    let theirs = framing::read_hello(&mut recv).await;
    if !then.is_empty() && theirs.is_ok() && framing::write_bytes(&mut send, then).await.is_ok() {
        // The host may have closed the stream already.
        let _ = send.finish();
    }
    let mut why = None;
    while let Ok(message) = framing::read_message::<HostMessage<AnyGame>>(&mut recv).await {
        if let HostMessage::Closed { why: reason } = message {
            why = Some(reason);
        }
    }
    connection.close(0_u32.into(), b"");
    (theirs, why)
}

#[test]
fn bytes_that_are_no_messages_are_refused_and_the_others_notice_nothing() {
    let (table, a, b) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    let ours = Hello::ours(HelloAction::Proceed).to_bytes();
    let mut newer = Hello::ours(HelloAction::Proceed);
    newer.protocol += 1;
    let first = come(&a, at(address));
    table.runtime().block_on(async {
        let first = tokio::spawn(async move { play(&first, 1).await });
        let garbage: Vec<u8> = (0..4096_u32)
            .map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect();
        let within = |bytes: &[u8]| [&(bytes.len() as u32).to_le_bytes()[..], bytes].concat();
        let check = |(hello, why): (Result<Hello, LinkError>, _)| (hello.is_ok(), why);
        assert_eq!(
            check(say(address, &garbage, b"").await),
            (false, None),
            "no introduction"
        );
        assert_eq!(
            check(say(address, &ours[..HEAD], b"").await),
            (false, None),
            "half an introduction"
        );
        let malformed = (true, Some(Closing::Malformed));
        assert_eq!(
            check(say(address, &ours, &within(&garbage)).await),
            malformed,
            "no message"
        );
        assert_eq!(
            check(say(address, &ours, &u32::MAX.to_le_bytes()).await),
            malformed,
            "oversized"
        );
        assert_eq!(
            check(say(address, &ours, &within(&garbage)[..100]).await),
            malformed,
            "cut off"
        );
        assert_eq!(check(say(address, &ours, &within(&[])).await), malformed, "empty");
        let (theirs, why) = say(address, &newer.to_bytes(), b"").await;
        assert_eq!((theirs.unwrap().action, why), (HelloAction::VersionDiffers, None));
        let second = come(&b, at(address));
        let second = tokio::spawn(async move { play(&second, 2).await });
        let digest = one_game(&host).await;
        for report in [first.await.unwrap(), second.await.unwrap()] {
            assert_in_order(&report, &digest);
            assert_eq!(report.reconnects, 0);
        }
    });
}

fn end_of(device: &Backend, client: &ClientHandle) -> ClientEnd {
    device.runtime().block_on(async { play(client, 0).await.end })
}

#[test]
fn a_host_with_another_key_is_refused() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = open(&table, 2);
    let wrong = Target {
        expected: Some(Fingerprint([7; 32])),
        ..at(address)
    };
    assert_eq!(end_of(&guest, &come(&guest, wrong)), ClientEnd::WrongKey(address));
    assert_eq!(host.status().reconnects, 0);
}

#[test]
fn a_full_table_says_so() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = open(&table, 2);
    host.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    host.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    let end = table.runtime().block_on(async {
        tokio::time::timeout(DEADLINE, host.wait_for(|s| s.games == 1))
            .await
            .expect("bots play");
        play(&come(&guest, at(address)), 0).await.end
    });
    assert!(
        matches!(&end, ClientEnd::Refused(r) if r.code == RefusalCode::NoFreeSeat),
        "{end:?}"
    );
}

#[test]
fn a_port_in_use_and_a_dead_address_are_named() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = open(&table, 2);
    let second = guest.host(options(2, address.port(), false));
    assert_eq!(second.err(), Some(HostError::Net(NetError::PortInUse(address.port()))));
    table.runtime().block_on(async {
        host.close();
        host.closed().await;
    });
    let end = end_of(&guest, &come(&guest, at(address)));
    assert_eq!(end, ClientEnd::Net(NetError::NoAnswer(address)));
}

#[test]
fn tables_are_announced_found_joined_and_taken_back() {
    const PORT: u16 = 15_471;
    let (table, guest) = (device(PORT), device(PORT));
    let mut list = guest.browse(no_wake()).unwrap();
    let host = table
        .host(HostOptions {
            table: "Ünï 🙂".to_owned(),
            ..options(2, 0, true)
        })
        .unwrap();
    guest.runtime().block_on(async {
        let found = list.wait_for(DEADLINE, |t| !t.is_empty()).await.remove(0);
        let a = &found.announcement;
        assert_eq!((a.name.as_str(), a.seats, a.taken), ("Ünï 🙂", 2, 0));
        assert_eq!(a.fingerprint, table.identity().fingerprint());
        let target = Target {
            table: None,
            addresses: found.addresses,
            expected: Some(a.fingerprint),
        };
        let _client = come(&guest, target);
        let taken = list
            .wait_for(DEADLINE, |t| t.iter().any(|t| t.announcement.taken == 1))
            .await;
        assert_eq!(taken[0].announcement.taken, 1, "the announcement follows the table");
        host.close();
        host.closed().await;
        assert_eq!(list.wait_for(DEADLINE, <[_]>::is_empty).await, []);
    });
}

#[test]
fn the_host_at_its_own_machine_is_a_client_like_the_others() {
    let table = device(0);
    let host = table
        .host(HostOptions {
            access: Access::Offline,
            ..options(2, 0, false)
        })
        .unwrap();
    host.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Greedy,
    });
    let own = host.client(
        JoinOptions {
            bot: true,
            ..JoinOptions::new("Me")
        },
        no_wake(),
    );
    let (digest, report) = table.runtime().block_on(async {
        let playing = tokio::spawn(async move { play(&own, 5).await });
        (one_game(&host).await, playing.await.unwrap())
    });
    assert_in_order(&report, &digest);
    assert_eq!(host.status().addresses, []);
}
