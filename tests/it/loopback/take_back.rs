//! Take-backs that three people agree to or not, over real QUIC, and what a killed host leaves behind.

use super::{
    person::{Person, play_at, play_until, together},
    *,
};
use crate::{
    processes::{Host, json, podbay},
    support::short,
};
use std::path::Path;

use podbay::{
    games::any::GameId,
    protocol::{Digest, SeedVerdict, StepBackOffer, TakeBackEnd},
    record::{Action, load, verify},
};

/// True if a person's seat cannot step back alone but may ask for a take-back.
fn may_ask(person: &Person) -> bool {
    let (Some(seat), Some(snapshot)) = (person.seat(), &person.newest) else {
        return false;
    };
    snapshot.step_back == StepBackOffer::Sealed && snapshot.take_back.contains(seat)
}

fn ask(person: &Person) {
    let (seat, revision) = (person.seat().expect("seated"), person.revision());
    person.say(ClientMessage::AskTakeBack { seat, revision });
}

async fn answer(person: &mut Person, agree: bool) {
    person.until("the question", |p| p.request.is_some()).await;
    let request = person.request.expect("just seen");
    person.say(ClientMessage::AnswerTakeBack {
        seat: person.seat().expect("seated"),
        asker: request.seat,
        revision: request.revision,
        agree,
    });
}

async fn seated(people: &mut [Person]) {
    for person in people.iter_mut() {
        person.until("a seat", |p| p.seat().is_some()).await;
        person.say(ClientMessage::SetReady { ready: true });
    }
    together(people, 1).await;
}

fn place(person: &Person) -> (u32, Option<Digest>) {
    (
        person.revision(),
        person.newest.as_ref().map(|snapshot| snapshot.digest),
    )
}

/// One says no: nothing changes.
async fn decline(people: &mut [Person]) {
    play_until(people, |people| may_ask(&people[0])).await;
    let before = place(&people[0]);
    ask(&people[0]);
    answer(&mut people[1], true).await;
    answer(&mut people[2], false).await;
    let seat = people[2].seat().expect("seated");
    for person in people {
        let declined = [TakeBackEnd::Declined { seat }];
        person.until("the end of the question", |p| p.ends == declined).await;
        person.settled(1).await;
        assert_eq!(place(person), before);
    }
}

/// All agree: the same earlier position for all. Somebody comes in between to look on, and the last of them was away.
async fn agree(people: &mut Vec<Person>, address: SocketAddr, [last, guest]: [&Backend; 2]) {
    play_until(people, |people| may_ask(&people[1])).await;
    let revision = people[1].revision();
    ask(&people[1]);
    people[2].until("the question", |p| p.request.is_some()).await;
    let mut guest = Person::come(guest, address, "Dot", true);
    guest.until("the question", |p| p.request.is_some()).await;
    people.truncate(2);
    answer(&mut people[0], true).await;
    let mut back = Person::come(last, address, "Cy", false);
    let alone = |p: &Person| p.request.is_some_and(|request| request.waiting.len() == 1);
    back.until("the seat and the question", |p| p.seat().is_some() && alone(p))
        .await;
    answer(&mut back, true).await;
    people.push(back);
    together(people, revision + 1).await;
    guest.until("the earlier position", |p| p.revision() > revision).await;
    assert_eq!(place(&guest), place(&people[0]));
    assert_eq!(guest.ends, [TakeBackEnd::Agreed]);
}

/// A host of a short game for so many people, which is written to a file.
fn recorded(table: &Backend, game: GameId, seats: usize, record: &Path) -> HostHandle {
    let options = HostOptions {
        config: short(game, seats),
        seed: None,
        record: Some(record.to_owned()),
        ..options(seats, 0, false)
    };
    table.host(options).unwrap()
}

#[test]
fn three_people_decline_agree_and_end_alike() {
    GameId::ALL.iter().for_each(|game| three_people(*game));
}

fn three_people(game: GameId) {
    let table = device(0);
    let devices: Vec<Backend> = (0..4).map(|_| device(0)).collect();
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.podbay");
    let host = recorded(&table, game, 3, &record);
    let address = host.status().addresses[0];
    let names = ["Ada", "Bo", "Cy"];
    let come = |index: usize| Person::come(&devices[index], address, names[index], false);
    table.runtime().block_on(async {
        let mut people: Vec<Person> = (0..3).map(come).collect();
        seated(&mut people).await;

        decline(&mut people).await;
        agree(&mut people, address, [&devices[2], &devices[3]]).await;
        // The game goes on to its end from there.
        play_until(&mut people, |_| false).await;
        let status = host.wait_for(|status| status.games == 1).await;
        let digest = status.last.expect("a game ended").digest;
        for person in &people {
            assert_eq!(person.ended, [(1, digest)]);
        }
        // Who came anew has a new memory; the others saw all of it and their shares were used.
        for person in &mut people[..2] {
            person.until("the verdict", |p| p.verdict.is_some()).await;
            assert_eq!(person.verdict, Some(SeedVerdict::Verified));
        }
        host.close();
        host.closed().await;
    });
    let record = load::<AnyGame>(&std::fs::read(record).unwrap()).unwrap().record;
    let end = verify(&record).unwrap();
    assert_eq!(end.take_backs(), 1);
    assert_eq!(Some(end.digest()), host.status().last.map(|last| last.digest));
}

#[test]
fn what_was_taken_back_stands_again_as_it_was() {
    GameId::ALL.iter().for_each(|game| back_and_forward(*game));
}

fn back_and_forward(game: GameId) {
    let table = device(0);
    let devices: Vec<Backend> = (0..2).map(|_| device(0)).collect();
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.podbay");
    let host = recorded(&table, game, 2, &record);
    let address = host.status().addresses[0];
    table.runtime().block_on(async {
        let come = |index: usize| Person::come(&devices[index], address, ["Ada", "Bo"][index], false);
        let mut people: Vec<Person> = (0..2).map(come).collect();
        seated(&mut people).await;
        play_until(&mut people, |people| may_ask(&people[0])).await;
        let (revision, digest) = place(&people[0]);
        ask(&people[0]);
        answer(&mut people[1], true).await;
        together(&mut people, revision + 1).await;
        let forward = people[1].newest.as_ref().unwrap().forward;
        assert!(!forward.alone && forward.seats.contains(people[0].seat().unwrap()));
        people[0].say(ClientMessage::GoForward {
            seat: people[0].seat().unwrap(),
            revision: people[0].revision(),
        });
        answer(&mut people[1], true).await;
        together(&mut people, revision + 2).await;
        assert_eq!(place(&people[1]), (revision + 2, digest));
        let agreed = [TakeBackEnd::Agreed, TakeBackEnd::AgreedForward];
        for person in &mut people {
            person.until("the end of the question", |p| p.ends == agreed).await;
        }
        play_until(&mut people, |_| false).await;
        for person in &mut people {
            person.until("the verdict", |p| p.verdict.is_some()).await;
            assert_eq!(person.verdict, Some(SeedVerdict::Verified));
        }
        host.close();
        host.closed().await;
    });
    let record = load::<AnyGame>(&std::fs::read(record).unwrap()).unwrap().record;
    let end = verify(&record).unwrap();
    assert_eq!(end.take_backs(), 0, "none stands");
    assert_eq!(Some(end.digest()), host.status().last.map(|last| last.digest));
}

#[test]
fn a_killed_host_leaves_a_record_with_the_take_backs_that_were_seen() {
    GameId::ALL.iter().for_each(|game| killed(*game));
}

fn killed(game: GameId) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.podbay");
    let path = file.to_str().unwrap();
    let flags = [
        "--game",
        game.name(),
        "--bots",
        "1:random",
        "--seed",
        "3",
        "--record",
        path,
    ];
    let mut host = Host::start(&folder.path().join("host"), &flags);
    let guest = device(0);
    let address = host.address().parse().unwrap();
    let seen = guest.runtime().block_on(async {
        let mut person = Person::come(&guest, address, "Ada", false);
        person.until("a seat", |p| p.seat().is_some()).await;
        person.say(ClientMessage::SetReady { ready: true });
        for times in 1..=2 {
            // Only a bot plays along, and bots agree; it may act first, then it is asked again.
            while person.ends.iter().filter(|end| **end == TakeBackEnd::Agreed).count() < times {
                play_at(&mut person, |p| may_ask(p) && p.is_asked()).await;
                ask(&person);
                person.settled(times as u64).await;
            }
        }
        let revision = person.revision();
        play_at(&mut person, |p| p.revision() > revision + 5 && p.is_asked()).await;
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        person.newest.as_ref().unwrap().digest
    });
    let replay = json(
        &podbay(&folder.path().join("guest"), &["replay", path, "--verify"])
            .output()
            .unwrap(),
    );
    assert_eq!(replay["verified"], true, "{replay}");
    assert_eq!(replay["digest"], seen.to_string(), "nothing is lost that anybody saw");
    let record = load::<AnyGame>(&std::fs::read(file).unwrap()).unwrap().record;
    let mut end = verify(&record).unwrap();
    assert_eq!(end.take_backs(), 2, "whoever goes on from here counts from there");
    let is_take_back = |entry: &podbay::record::Entry<AnyGame>| matches!(entry.action, Action::TakeBack { .. });
    while end.at() > 0 && !is_take_back(&record.entries[end.at() - 1]) {
        end.back();
    }
    end.back();
    assert_eq!(end.take_backs(), 1);
}
