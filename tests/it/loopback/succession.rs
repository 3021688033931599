//! A host that dies while a game is on: another member's machine goes on with it, and nobody does anything for that.

use super::{
    DEADLINE, at, device,
    hostile::raw_as,
    options,
    person::{Person, play_at},
};
use crate::processes::{Host, MDNS, podbay};
use podbay::{
    games::any::{AnyGame, GameId},
    net::{Backend, ClientEnd, ClientUpdate, JoinOptions, no_wake},
    protocol::{BotKind, ClientMessage, Closing, LastSeen, Lobby, SeedVerdict, Stage, successor_epoch},
    record::{Action, Start, load},
    rules::Seat,
    session::Operator,
};
use std::{fs::File, net::SocketAddr, time::Duration};

/// Three people at a table whose host is a program of its own, in a running game.
async fn three_at(host: &Host, guests: &[Backend]) -> Vec<Person> {
    let address = host.address().parse().unwrap();
    let mut people = Vec::new();
    for (guest, name) in guests.iter().zip(["Ada", "Bea", "Cleo"]) {
        let mut person = Person::come(guest, address, name, false);
        person.until("a seat", |p| p.seat().is_some()).await;
        people.push(person);
    }
    for person in &people {
        person.say(ClientMessage::SetReady { ready: true });
    }
    for person in &mut people {
        person.until("the game", |p| p.newest.is_some()).await;
    }
    people
}

/// Everybody plays until something holds of all.
async fn all_play(people: &mut [Person], enough: impl Fn(&Person) -> bool + Copy) {
    let [a, b, c] = people else { panic!("three people") };
    let all = async { tokio::join!(play_at(a, enough), play_at(b, enough), play_at(c, enough)) };
    tokio::time::timeout(DEADLINE, all).await.expect("the game goes on");
}

fn goes_on(game: GameId) {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--game", game.name(), "--players", "3"];
    let mut host = Host::start(&folder.path().join("host"), &arguments);
    let guests: Vec<Backend> = (0..3).map(device).collect();
    guests[0].runtime().block_on(async {
        let mut people = three_at(&host, &guests).await;
        let begun = people[0].revision();
        all_play(&mut people, |p| p.revision() > begun + 6).await;
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let seen = people.iter().map(Person::revision).max();
        let seats: Vec<_> = people.iter().map(Person::seat).collect();
        for person in &mut people {
            let went_on = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > 0);
            person.until("the table again", went_on).await;
        }
        assert!(
            people.iter().all(|p| Some(p.revision()) > seen),
            "nothing is lost that anybody saw"
        );
        assert_eq!(people.iter().map(Person::seat).collect::<Vec<_>>(), seats);
        all_play(&mut people, |p| !p.ended.is_empty()).await;
        for person in &mut people {
            person.until("the verdict", |p| p.verdict.is_some()).await;
        }
        assert!(people.iter().all(|p| p.ended == people[0].ended));
        let verified = people.iter().filter(|p| p.verdict == Some(SeedVerdict::Verified));
        assert_eq!(verified.count(), 2, "the third is at the host's own machine");
    });
}

#[test]
fn a_dead_host_is_followed_by_a_member_in_every_game() {
    GameId::ALL.iter().for_each(|game| goes_on(*game));
}

#[test]
fn a_lobby_whose_host_dies_is_open_again_at_a_member_with_the_same_people() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = Host::start(&folder.path().join("host"), &["--players", "4"]);
    let address = host.address().parse().unwrap();
    let guests: Vec<Backend> = (0..3).map(device).collect();
    guests[0].runtime().block_on(async {
        let mut people = Vec::new();
        for (guest, name) in guests.iter().zip(["Ada", "Bea", "Cleo"]) {
            let mut person = Person::come(guest, address, name, false);
            person.until("a seat", |p| p.seat().is_some()).await;
            people.push(person);
        }
        let taken = |p: &Person| p.lobby.as_ref().map_or(0, Lobby::taken);
        let names = |p: &Person| -> Vec<_> {
            p.lobby
                .iter()
                .flat_map(|lobby| lobby.seats.clone())
                .map(|seat| seat.name)
                .collect()
        };
        for person in &mut people {
            person.until("everybody", |p| taken(p) == 3).await;
        }
        let before: Vec<_> = people.iter().map(|p| (p.seat(), names(p))).collect();
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let connected = |p: &Person| {
            let lobby = p
                .lobby
                .as_ref()
                .filter(|lobby| lobby.together && lobby.stage == Stage::Lobby);
            lobby.map_or(0, |lobby| {
                lobby.members.iter().filter(|member| member.connected).count()
            })
        };
        for person in &mut people {
            let again = |p: &Person| p.table.as_ref().is_some_and(|table| table.epoch > 0) && connected(p) == 3;
            person.until("the lobby again", again).await;
        }
        let after: Vec<_> = people.iter().map(|p| (p.seat(), names(p))).collect();
        assert_eq!(after, before);
        for person in &people {
            person.say(ClientMessage::SetReady { ready: true });
        }
        let ready = |p: &Person| {
            p.lobby
                .iter()
                .flat_map(|lobby| &lobby.seats)
                .filter(|seat| seat.ready)
                .count()
                == 3
        };
        people[0].until("all are ready", ready).await;
        people[0].say(ClientMessage::Start);
        for person in &mut people {
            person.until("the game", |p| p.newest.is_some()).await;
        }
    });
}

#[test]
fn a_word_that_the_table_went_on_closes_nothing_where_it_did_not() {
    let folder = tempfile::tempdir().unwrap();
    let (file, log) = (folder.path().join("game.podbay"), folder.path().join("log"));
    let arguments = [
        "host",
        "--headless",
        "--players",
        "3",
        "--port",
        "0",
        "--record",
        file.to_str().unwrap(),
    ];
    let mut command = podbay(&folder.path().join("host"), &arguments);
    let command = command
        .env("PODBAY_LOG", "podbay=debug")
        .stderr(File::create(&log).unwrap());
    let host = Host::begin(command);
    let guests: Vec<Backend> = (0..3).map(device).collect();
    guests[0].runtime().block_on(async {
        let mut people = three_at(&host, &guests).await;
        let mut lie = people[2].newest.clone().unwrap();
        // Most are gone, and one of those who have a seat tells what never happened.
        people.truncate(1);
        let gone = |p: &Person| {
            p.lobby
                .as_ref()
                .is_some_and(|lobby| lobby.members.iter().filter(|m| m.connected).count() == 1)
        };
        people[0].until("the others are gone", gone).await;
        lie.epoch = successor_epoch(lie.epoch, Seat::wrapping(2), 7);
        lie.sure = lie.epoch;
        let word = LastSeen {
            table: lie.table,
            epoch: lie.epoch,
            sure: lie.epoch,
            snapshot: Some(Box::new(lie)),
            mandate: None,
        };
        let mut liar = raw_as(guests[2].identity(), host.address().parse().unwrap()).await;
        let word = ClientMessage::LastSeen(Box::new(word));
        liar.say(word).await.unwrap();
        let looked = async {
            while !std::fs::read_to_string(&log)
                .unwrap()
                .contains("the signatures that would prove it are missing")
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(DEADLINE, looked)
            .await
            .expect("nobody looks where nothing is proven");
        people[0].settled(5).await;
    });
    let record = load::<AnyGame>(&std::fs::read(&file).unwrap()).unwrap().record;
    assert!(record.entries.iter().all(|entry| entry.action != Action::MovedOn));
}

#[test]
fn a_table_is_handed_over_at_once_however_many_are_there() {
    for guests in 1..=3 {
        let mut devices: Vec<Backend> = (0..=guests).map(|_| device(0)).collect();
        // Whoever waits for the others looks for a host with a lower key.
        devices.sort_by_key(|device| device.identity().fingerprint());
        let (table, guests) = devices.split_first().expect("a host and guests");
        let host = table.host(options(guests.len().max(2), 0, false)).unwrap();
        if guests.len() == 1 {
            let (seat, kind) = (None, BotKind::Random);
            host.operate(Operator::AddBot { seat, kind });
        }
        let address = host.status().addresses[0];
        table.runtime().block_on(async {
            let mut people = Vec::new();
            for guest in guests {
                let mut person = Person::come(guest, address, "Ada", false);
                person.until("a seat", |p| p.seat().is_some()).await;
                person.say(ClientMessage::SetReady { ready: true });
                people.push(person);
            }
            for person in &mut people {
                person.until("the game", |p| p.newest.is_some()).await;
            }
            host.operate(Operator::HandOver);
            for person in &mut people {
                let there = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > 0);
                person.until("the table there", there).await;
                assert_eq!(person.losses.len(), 1, "{:?}", person.losses);
            }
            tokio::time::timeout(DEADLINE, host.closed())
                .await
                .expect("it is told, and closes");
        });
    }
}

/// The end of a visit that is refused for good.
async fn refused(guest: &Backend, address: SocketAddr) -> ClientEnd {
    let client = guest.join(at(address), JoinOptions::new("Cleo"), no_wake());
    let end = async {
        loop {
            if let Some(ClientUpdate::Ended(end)) = client.next().await {
                return end;
            }
        }
    };
    tokio::time::timeout(DEADLINE, end).await.expect("an answer")
}

#[test]
fn who_was_sent_away_and_the_bots_of_those_who_are_away_stay_so_at_another_members_table() {
    let (table, [first, second, third]) = (device(0), [0, 0, 0].map(device));
    let host = table.host(options(3, 0, false)).unwrap();
    host.operate(Operator::SetAway(Some(0)));
    let address = host.status().addresses[0];
    table.runtime().block_on(async {
        let mut hanna = Person::at(host.client(JoinOptions::new("Hanna"), no_wake()));
        let cleo = Person::come(&third, address, "Cleo", false);
        let members = |p: &Person| p.lobby.as_ref().map_or(0, |lobby| lobby.members.len());
        hanna.until("Cleo", |p| members(p) == 2).await;
        let member = hanna.lobby.as_ref().unwrap().members[1].id;
        hanna.say(ClientMessage::BanMember { member });
        hanna.until("Cleo is gone", |p| members(p) == 1).await;
        drop(cleo);
        let mut ada = Person::come(&first, address, "Ada", false);
        let mut bea = Person::come(&second, address, "Bea", false);
        for person in [&mut hanna, &mut ada, &mut bea] {
            person.until("a seat", |p| p.seat().is_some()).await;
            person.say(ClientMessage::SetReady { ready: true });
        }
        for person in [&mut hanna, &mut ada, &mut bea] {
            person.until("the game", |p| p.newest.is_some()).await;
        }
        let seat = bea.seat().unwrap();
        drop(bea);
        let bot = |p: &Person| p.lobby.as_ref().unwrap().seats[seat.index()].stand_in.is_some();
        ada.until("a bot for Bea", bot).await;
        let lobby = ada.lobby.clone().unwrap();
        let own = lobby.members.iter().find(|m| m.name.as_str() == "Ada").unwrap();
        let next = own.addresses[0];
        host.operate(Operator::HandOver);
        ada.until("the table here", |p| {
            p.newest.as_ref().is_some_and(|newest| newest.epoch > 0) && bot(p)
        })
        .await;
        assert_eq!(refused(&third, next).await, ClientEnd::Closed(Closing::Banned));
        let revision = ada.revision();
        play_at(&mut ada, |p| p.revision() > revision + 6).await;
        let mut bea = Person::come(&second, next, "Bea", false);
        bea.until("her seat again", |p| p.seat() == Some(seat) && !bot(p)).await;
    });
}

#[test]
fn a_host_that_comes_back_where_nobody_knows_it_is_told_that_its_table_has_gone_on() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, file) = (folder.path().join("host"), folder.path().join("game.podbay"));
    let path = file.to_str().unwrap();
    let mut host = Host::start(&profile, &["--bots", "1:greedy", "--record", path]);
    let guest = device(MDNS.parse().unwrap());
    guest.runtime().block_on(async {
        let mut ada = Person::come(&guest, host.address().parse().unwrap(), "Ada", false);
        ada.until("a seat", |p| p.seat().is_some()).await;
        ada.say(ClientMessage::SetReady { ready: true });
        play_at(&mut ada, |p| p.revision() > 4 && p.is_asked()).await;
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let went_on = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > 0);
        ada.until("the table at her own machine", went_on).await;
        // At another port, of which she knows nothing.
        let mut former = Host::start(&profile, &["--resume", path]);
        let told = tokio::task::spawn_blocking(move || former.process.wait().unwrap());
        let told = tokio::time::timeout(DEADLINE, told).await.expect("it is told").unwrap();
        assert!(told.success(), "it ends in order");
    });
    let record = load::<AnyGame>(&std::fs::read(&file).unwrap()).unwrap().record;
    assert_eq!(record.entries.last().map(|entry| &entry.action), Some(&Action::MovedOn));
}

#[test]
fn a_host_that_wakes_after_the_table_was_closed_elsewhere_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = Host::start(&folder.path().join("host"), &["--bots", "1:greedy"]);
    let process = host.process.id().to_string();
    let signal = |name: &str| {
        let done = std::process::Command::new("kill").args([name, &process]).status();
        assert!(done.unwrap().success());
    };
    let guest = device(0);
    guest.runtime().block_on(async {
        let mut ada = Person::come(&guest, host.address().parse().unwrap(), "Ada", false);
        ada.until("a seat", |p| p.seat().is_some()).await;
        ada.say(ClientMessage::SetReady { ready: true });
        play_at(&mut ada, |p| p.revision() > 4 && p.is_asked()).await;
        signal("-STOP");
        let went_on = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > 0);
        ada.until("the table at her own machine", went_on).await;
        // She closes it: nobody hosts it any more.
        drop(ada);
        signal("-CONT");
        let told = tokio::task::spawn_blocking(move || host.process.wait().unwrap());
        let told = tokio::time::timeout(DEADLINE, told).await.expect("it is told").unwrap();
        assert!(told.success(), "it ends in order");
    });
}

#[test]
fn each_time_that_a_machine_takes_a_table_over_has_a_record_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let name = |name: &str| folder.path().join(name);
    // Both times with the same options, as within one visit.
    let visit = JoinOptions {
        record: Some(name("visit.podbay")),
        ..JoinOptions::new("Ada")
    };
    for record in ["visit.podbay", "visit-2.podbay"] {
        let (table, ada) = (device(0), device(0));
        let host = table.host(options(2, 0, false)).unwrap();
        let address = host.status().addresses[0];
        table.runtime().block_on(async {
            let mut hanna = Person::at(host.client(JoinOptions::new("Hanna"), no_wake()));
            let mut ada = Person::at(ada.join(at(address), visit.clone(), no_wake()));
            for person in [&mut hanna, &mut ada] {
                person.until("a seat", |p| p.seat().is_some()).await;
                person.say(ClientMessage::SetReady { ready: true });
            }
            ada.until("the game", |p| p.newest.is_some()).await;
            host.operate(Operator::HandOver);
            ada.until("the table here", |p| {
                p.newest.as_ref().is_some_and(|newest| newest.epoch > 0)
            })
            .await;
        });
        let loaded = load::<AnyGame>(&std::fs::read(name(record)).unwrap()).unwrap();
        assert!(matches!(loaded.record.header.start, Start::Taken { .. }));
    }
}
