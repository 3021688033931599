//! Whole games, joining and refusals over real QUIC.

use super::*;
use podbay::protocol::{Character, Level};

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

#[test]
fn a_bot_of_a_level_plays_a_whole_game_under_the_name_of_its_character() {
    let table = device(0);
    let host = table
        .host(HostOptions {
            access: Access::Offline,
            ..options(2, 0, false)
        })
        .unwrap();
    host.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Level(Level::Easy, Character::Hunter),
    });
    let member = JoinOptions {
        bot: true,
        ..JoinOptions::new("Me")
    };
    let own = host.client(member, no_wake());
    let (digest, report, came) = table.runtime().block_on(async {
        let playing = tokio::spawn(async move {
            let mut came = false;
            let watch = |update: &ClientUpdate| {
                let seats = match update {
                    ClientUpdate::Message(HostMessage::Welcome { lobby, .. } | HostMessage::Lobby(lobby)) => {
                        &lobby.seats
                    }
                    _ => return,
                };
                let mut names = seats.iter().filter_map(|seat| seat.name.as_ref());
                came |= names.any(|name| name.as_str() == "Rigel");
            };
            let game = bots::play(&own, BotKind::Random, Seed::from_number(5), Duration::ZERO, watch);
            let report = tokio::time::timeout(DEADLINE, game).await.expect("the game ends");
            (report, came)
        });
        let digest = one_game(&host).await;
        let (report, came) = playing.await.unwrap();
        (digest, report, came)
    });
    assert_in_order(&report, &digest);
    assert!(came && host.status().commands > report.commands, "the bot answered");
}

#[test]
fn nobody_hears_of_a_game_that_cannot_be_recorded() {
    let table = device(0);
    let folder = tempfile::tempdir().unwrap();
    let host = table
        .host(HostOptions {
            access: Access::Offline,
            record: Some(folder.path().join("no such folder").join("game.podbay")),
            ..options(2, 0, false)
        })
        .unwrap();
    let own = host.client(JoinOptions::new("Me"), no_wake());
    host.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    table.runtime().block_on(async {
        own.send(ClientMessage::SetReady { ready: true }).unwrap();
        let status = tokio::time::timeout(DEADLINE, host.wait_for(|s| s.journal.is_some())).await;
        assert!(status.expect("the game starts").journal.is_some());
        own.send(ClientMessage::Ping { nonce: 1 }).unwrap();
        loop {
            match own.next().await {
                Some(ClientUpdate::Message(HostMessage::Pong { .. })) => break,
                Some(ClientUpdate::Message(told @ (HostMessage::Started { .. } | HostMessage::Snapshot(_)))) => {
                    panic!("{told:?}");
                }
                Some(_) => {}
                None => panic!("the table is gone"),
            }
        }
    });
}
