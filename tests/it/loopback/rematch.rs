//! From one game to another with the same people, over real QUIC and with real mDNS.

use super::{
    person::{Person, play_until, together},
    *,
};
use crate::support::short;
use podbay::{
    games::any::GameId,
    net::browse::FoundTable,
    protocol::{Digest, SeedVerdict, Stage},
    record::{load, verify},
};

/// Starts a game and plays at random to its end; returns the digest that all agree on.
async fn one_game_of(people: &mut [Person], game: GameId, number: u32) -> Digest {
    for person in people.iter_mut() {
        let told = |p: &Person| p.table.as_ref().is_some_and(|info| info.setup.id() == game);
        person.until("the game", told).await;
        person.until("a seat", |p| p.seat().is_some()).await;
        person.say(ClientMessage::SetReady { ready: true });
    }
    let ready = |p: &Person| {
        p.lobby
            .as_ref()
            .is_some_and(|lobby| lobby.seats.iter().all(|seat| seat.ready))
    };
    people[0].until("all are ready", ready).await;
    people[0].say(ClientMessage::Start);
    let first = |p: &Person| p.newest.as_ref().is_some_and(|snapshot| snapshot.game == number);
    people[0].until("the first position", first).await;
    let revision = people[0].revision();
    together(people, revision).await;
    play_until(people, |_| false).await;
    let (of, digest) = people[0].ended[number as usize - 1];
    assert_eq!(of, number);
    for person in people.iter_mut() {
        assert_eq!(person.ended.last(), Some(&(number, digest)));
        person.until("the verdict", |p| p.verdict.is_some()).await;
    }
    let verdicts: Vec<_> = people.iter_mut().map(|person| person.verdict.take()).collect();
    let expected = [SeedVerdict::House, SeedVerdict::Verified, SeedVerdict::Verified];
    assert_eq!(verdicts, expected.map(Some));
    digest
}

#[test]
fn a_rematch_that_changes_the_game_keeps_everybody() {
    const PORT: u16 = 15_483;
    let (table, guests) = (device(PORT), [device(PORT), device(0)]);
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let mut list = guests[0].browse(no_wake()).unwrap();
    let host = table
        .host(HostOptions {
            seed: None,
            auto_start: false,
            record: Some(file("evening.podbay")),
            ..options(3, 0, true)
        })
        .unwrap();
    let address = host.status().addresses[0];
    let digests = table.runtime().block_on(async {
        let mut people = vec![Person::at(host.client(JoinOptions::new("Ada"), no_wake()))];
        people[0].until("a seat", |p| p.seat().is_some()).await;
        for (device, name) in guests.iter().zip(["Bo", "Cy"]) {
            let mut person = Person::come(device, address, name, false);
            person.until("a seat", |p| p.seat().is_some()).await;
            people.push(person);
        }
        let mut digests = Vec::new();
        let games = [GameId::Argo, GameId::AlienFrontiers, GameId::Argo];
        for (number, game) in (1..).zip(games) {
            if number > 1 {
                people[0].say(ClientMessage::Rematch);
                let config = short(game, 3);
                people[0].say(ClientMessage::SetConfig { config });
            }
            let listed = |tables: &[FoundTable]| tables.iter().any(|t| t.announcement.game == game.name());
            let found = list.wait_for(DEADLINE, listed).await;
            assert!(
                listed(&found),
                "the list does not name {game:?}, game {number}: {found:?}"
            );
            digests.push(one_game_of(&mut people, game, number).await);
            let seats: Vec<_> = people.iter().map(|p| p.seat().map(|seat| seat.index())).collect();
            assert_eq!(seats, [Some(0), Some(1), Some(2)]);
            let stage = |p: &Person| p.lobby.as_ref().is_some_and(|lobby| lobby.stage == Stage::Ended);
            people[0].until("the end", stage).await;
        }
        host.close();
        host.closed().await;
        digests
    });
    assert_eq!(host.status().reconnects, 0, "nobody had to come again");
    let names = ["evening.podbay", "evening-2.podbay", "evening-3.podbay"];
    for (name, digest) in names.into_iter().zip(digests) {
        let record = load::<AnyGame>(&std::fs::read(file(name)).unwrap()).unwrap().record;
        assert_eq!(verify(&record).unwrap().digest(), digest, "{name}");
    }
}
