//! A host that was killed goes on from its record; its people come back without a word.

use super::{
    DEADLINE, at, device,
    person::{Person, play_at},
};
use crate::{
    processes::{Host, failure, json, podbay},
    session::table::{Table, options as table_options},
};
use podbay::{
    games::any::{AnyGame, GameId},
    net::{Backend, ClientEnd, ClientUpdate, JoinOptions, no_wake},
    protocol::{ClientMessage, Digest, SeedVerdict, limits, view_digest},
    record::{Action, Entry, Start, load, verify},
    rules::{Game, GameRng, Seat, Seed, Viewer, legal},
};
use std::{
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

#[test]
fn a_killed_host_goes_on_and_nothing_is_lost_that_anybody_saw() {
    GameId::ALL.iter().for_each(|game| goes_on(*game));
}

fn goes_on(game: GameId) {
    let folder = tempfile::tempdir().unwrap();
    let (profile, file) = (folder.path().join("host"), folder.path().join("game.podbay"));
    let path = file.to_str().unwrap();
    let mut host = Host::start(
        &profile,
        &["--game", game.name(), "--bots", "1:greedy", "--record", path],
    );
    let (guest, port) = (device(0), host.port.clone());
    let address = host.address().parse().unwrap();
    let digest = guest.runtime().block_on(async {
        // Or the guest would go on with the table itself.
        let options = JoinOptions {
            may_host: false,
            ..JoinOptions::new("Ada")
        };
        let mut person = Person::at(guest.join(at(address), options, no_wake()));
        person.until("a seat", |p| p.seat().is_some()).await;
        person.say(ClientMessage::SetReady { ready: true });
        let seat = person.seat();
        let mut epoch = 0;
        for _ in 1..=2 {
            epoch = podbay::protocol::restarted_epoch(epoch);
            let revision = person.revision();
            play_at(&mut person, |p| p.revision() > revision + 4 && p.is_asked()).await;
            host.process.kill().unwrap();
            host.process.wait().unwrap();
            let seen = person.newest.as_ref().unwrap().digest;
            host = Host::start_without_port(&profile, &["--port", &port, "--resume", path]);
            let newest = |p: &Person| p.newest.as_ref().map(|newest| (newest.epoch, newest.digest));
            person
                .until("the table again", |p| newest(p).is_some_and(|(of, _)| of == epoch))
                .await;
            assert_eq!((newest(&person), person.seat()), (Some((epoch, seen)), seat));
        }
        play_at(&mut person, |p| !p.ended.is_empty()).await;
        person.until("the verdict", |p| p.verdict.is_some()).await;
        assert_eq!(person.verdict, Some(SeedVerdict::Verified));
        person.ended[0].1
    });
    assert!(host.end().0, "it closes its table in order");
    let record = load::<AnyGame>(&std::fs::read(&file).unwrap()).unwrap().record;
    let resumed = record
        .entries
        .iter()
        .filter(|entry| matches!(entry.action, Action::Resumed { .. }));
    assert_eq!((verify(&record).unwrap().digest(), resumed.count()), (digest, 2));
    let window = record.header.hosting.map(|hosting| hosting.window_seconds);
    assert_eq!(window.map(u64::from), Some(limits::WINDOW_DEFAULT.as_secs()));
    let (code, message) = failure(&profile, &["host", "--headless", "--resume", path]);
    assert!(code == "resume" && message.contains("is over"), "{message}");
    let (code, message) = failure(&profile, &["host", "--headless", "--resume"]);
    assert_eq!(code, "resume", "{message}");
}

#[test]
fn another_table_at_the_place_of_the_lost_one_is_not_taken_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("host");
    let mut host = Host::start(&profile, &["--players", "3"]);
    let (guest, other, port) = (device(0), device(0), host.port.clone());
    let address = host.address().parse().unwrap();
    guest.runtime().block_on(async {
        let client = guest.join(at(address), JoinOptions::new("Ada"), no_wake());
        let welcomed = async { while !matches!(client.next().await, Some(ClientUpdate::Message(_))) {} };
        tokio::time::timeout(DEADLINE, welcomed).await.expect("taken in");
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let again = ["--port", &port, "--players", "3", "--name", "Attic"];
        host = Host::start_without_port(&profile, &again);
        let end = async {
            loop {
                if let Some(ClientUpdate::Ended(end)) = client.next().await {
                    return end;
                }
            }
        };
        let end = tokio::time::timeout(DEADLINE, end).await.expect("the visit is over");
        assert!(
            matches!(&end, ClientEnd::OtherTable { name, .. } if name.as_str() == "Attic"),
            "{end:?}"
        );
        // It has left nothing behind there.
        let mut bo = Person::come(&other, address, "Bo", false);
        bo.until("alone", |p| p.lobby.as_ref().is_some_and(|lobby| lobby.taken() == 1))
            .await;
    });
}

/// A host with a bot, and the person who plays against it.
async fn playing(host: &Host, guest: &Backend) -> Person {
    let options = JoinOptions {
        may_host: false,
        ..JoinOptions::new("Ada")
    };
    let address = host.address().parse().unwrap();
    let mut person = Person::at(guest.join(at(address), options, no_wake()));
    person.until("a seat", |p| p.seat().is_some()).await;
    person.say(ClientMessage::SetReady { ready: true });
    person.until("the game", |p| p.newest.is_some()).await;
    person
}

/// Writes the rest of a game into its record, as a host does that dies before it tells anybody.
pub fn play_in_secret(file: &Path) -> Digest {
    play_at_random(file, 3)
}

fn play_at_random(file: &Path, seed: u64) -> Digest {
    let mut record = load::<AnyGame>(&std::fs::read(file).unwrap()).unwrap().record;
    let mut state = verify(&record).unwrap().state().clone();
    let (setup, mut rng) = (record.header.setup.clone(), GameRng::new(Seed::from_number(seed)));
    let digest = |state: &AnyGame| view_digest(&state.view(Viewer::Spectator));
    while let Some(seat) = state.decisions(&setup).first().map(|open| open.seat) {
        let commands = legal(&state, &setup, seat);
        let command = commands[rng.below(commands.len() as u32) as usize].clone();
        state.apply(&setup, seat, &command).unwrap();
        let action = Action::Command {
            seat,
            command,
            timed_out: false,
        };
        let digest = digest(&state);
        record.entries.push(Entry { action, digest });
    }
    std::fs::write(file, record.to_bytes().unwrap()).unwrap();
    digest(&state)
}

#[test]
fn the_end_of_a_game_is_told_by_the_host_that_died_before_anybody_heard_it() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("host");
    let mut host = Host::start(&profile, &["--bots", "1:greedy"]);
    let (guest, port) = (device(0), host.port.clone());
    let end = guest.runtime().block_on(async {
        let mut person = playing(&host, &guest).await;
        play_at(&mut person, |p| p.revision() > 4 && p.is_asked()).await;
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let records = profile.join("records");
        let file = std::fs::read_dir(&records).unwrap().next().unwrap().unwrap().path();
        let end = play_in_secret(&file);
        // A program that ends while it begins a game leaves a part of a header.
        let torn = records.join("torn.podbay");
        std::fs::write(&torn, &std::fs::read(&file).unwrap()[..60]).unwrap();
        let arguments = ["host", "--headless", "--port", &port, "--resume"];
        let mut again = Host::begin(podbay(&profile, &arguments).stderr(Stdio::piped()));
        person
            .until("the end", |p| !p.ended.is_empty() && p.verdict.is_some())
            .await;
        assert_eq!(person.ended, [(1, end)]);
        assert_eq!(person.verdict, Some(SeedVerdict::Verified));
        let said = std::io::read_to_string(again.process.stderr.take().unwrap()).unwrap();
        assert!(said.contains("torn.podbay") && said.contains("left out"), "{said}");
        let (success, figures) = again.end();
        assert!(success && figures["digest"] == end.to_string().as_str(), "{figures}");
        end
    });
    // Nobody is left who has not heard it: an older game would come next, and there is none.
    let started = Instant::now();
    let status = podbay(&profile, &["host", "--headless", "--resume"]).output().unwrap();
    assert!(
        !status.status.success() && started.elapsed() < Duration::from_secs(40),
        "{status:?} {end}"
    );
}

/// Writes the rest of a game into its record, but for its last command, which the other seat has to give and has no choice
/// about.
fn play_but_for_the_end(file: &Path, own: Option<Seat>) -> Digest {
    let original = std::fs::read(file).unwrap();
    let mut ends = (0..).map(|seed| {
        std::fs::write(file, &original).unwrap();
        (
            play_at_random(file, seed),
            load::<AnyGame>(&std::fs::read(file).unwrap()).unwrap().record,
        )
    });
    let found = ends.find_map(|(end, mut record)| {
        let Action::Command { seat, .. } = record.entries.pop()?.action else {
            return None;
        };
        let before = verify(&record).unwrap().state().clone();
        let forced = Some(seat) != own && legal(&before, &record.header.setup, seat).len() == 1;
        forced.then_some((end, record))
    });
    let (end, record) = found.unwrap();
    std::fs::write(file, record.to_bytes().unwrap()).unwrap();
    end
}

#[test]
fn a_game_that_bots_end_before_its_people_are_back_is_told_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, file) = (folder.path().join("host"), folder.path().join("game.podbay"));
    let path = file.to_str().unwrap();
    let mut host = Host::start(&profile, &["--bots", "1:greedy", "--record", path]);
    let (guest, port) = (device(0), host.port.clone());
    guest.runtime().block_on(async {
        let mut person = playing(&host, &guest).await;
        play_at(&mut person, |p| p.revision() > 4 && p.is_asked()).await;
        host.process.kill().unwrap();
        host.process.wait().unwrap();
        let seat = person.seat();
        drop(person);
        let end = play_but_for_the_end(&file, seat);
        let host = Host::start_without_port(&profile, &["--port", &port, "--resume", path]);
        let address = host.address().parse().unwrap();
        // The game is over before the person is back.
        let deadline = Instant::now() + DEADLINE;
        while load::<AnyGame>(&std::fs::read(&file).unwrap())
            .unwrap()
            .record
            .entries
            .last()
            .unwrap()
            .digest
            != end
        {
            assert!(Instant::now() < deadline, "the bot ends the game");
            tokio::task::yield_now().await;
        }
        let mut person = Person::come(&guest, address, "Ada", false);
        person.until("the end", |p| !p.ended.is_empty()).await;
        assert_eq!(person.ended, [(1, end)]);
        assert!(host.end().0, "it closes its table in order");
    });
}

/// Kills the hosts of one game at any moment until it is over; returns the number of kills, and adds the times from the
/// start of the program until the game was there again.
fn killed_at_any_moment(game: GameId, kills: usize, rng: &mut GameRng, back: &mut Vec<Duration>) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let (profile, file) = (folder.path().join("host"), folder.path().join("game.podbay"));
    let path = file.to_str().unwrap();
    let bots = ["--bots", "1:greedy", "--pace", "5", "--record", path];
    let mut host = Host::start(&profile, &[&["--game", game.name()], &bots[..]].concat());
    let (guest, port) = (device(1), host.port.clone());
    guest.runtime().block_on(async {
        let mut person = playing(&host, &guest).await;
        for done in 0..kills {
            let moment = Duration::from_millis(rng.below(250).into());
            // The person is in the middle of anything when the time is up.
            let _ = tokio::time::timeout(moment, play_at(&mut person, |p| !p.ended.is_empty())).await;
            if !person.ended.is_empty() {
                return done;
            }
            host.process.kill().unwrap();
            host.process.wait().unwrap();
            person.until_lost().await;
            let (epoch, seen) = person.newest.as_ref().map(|n| (n.epoch, n.digest)).unwrap();
            if !person.ended.is_empty() {
                return done + 1;
            }
            let record = load::<AnyGame>(&std::fs::read(&file).unwrap()).unwrap().record;
            let first = view_digest(&record.header.first_state().unwrap().view(Viewer::Spectator));
            let written = record.entries.iter().any(|entry| entry.digest == seen) || first == seen;
            assert!(written, "what the person saw is in the record");
            let start = Instant::now();
            host = Host::start_without_port(&profile, &["--port", &port, "--pace", "5", "--resume", path]);
            // If it died as the game ended, that is told.
            let later = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > epoch);
            person
                .until("the table again", |p| later(p) || !p.ended.is_empty())
                .await;
            back.push(start.elapsed());
        }
        kills
    })
}

#[test]
fn a_host_killed_at_any_moment_has_what_anybody_saw() {
    let kills = std::env::var("PODBAY_KILLS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(6);
    let (mut rng, mut back, mut done) = (GameRng::new(Seed::from_number(11)), Vec::new(), 0);
    for game in GameId::ALL.iter().cycle() {
        if done >= kills {
            break;
        }
        done += killed_at_any_moment(*game, (kills - done).min(12), &mut rng, &mut back).max(1);
    }
    back.sort_unstable();
    println!(
        "{done} kills; back after a median of {:?}, at most {:?}",
        back[back.len() / 2],
        back.last()
    );
}

#[test]
fn a_record_beyond_the_limit_is_replayed_up_to_it_and_goes_on_in_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let (file, next) = (folder.path().join("long.podbay"), folder.path().join("long-2.podbay"));
    let path = file.to_str().unwrap();
    let table = Table::<AnyGame>::started(table_options("argo", 2), 2);
    let mut record = table.records[0].clone();
    let begun = view_digest(&record.header.first_state().unwrap().view(Viewer::Spectator));
    // This entry changes nothing, so it may stand there any number of times.
    let entry = Entry {
        action: Action::Assembled,
        digest: begun,
    };
    let most = limits::RECORD_ENTRIES_MAX;
    record.entries = vec![entry; most + 1];
    let bytes = record.to_bytes().unwrap();
    std::fs::write(&file, &bytes).unwrap();
    let profile = folder.path().join("host");
    let told = format!("its first {most} entries");
    let (code, message) = failure(&profile, &["replay", path, "--verify"]);
    assert!(code == "record-damaged" && message.contains(&told), "{code}: {message}");
    let output = podbay(&profile, &["replay", path]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let replayed = json(&output);
    assert_eq!(
        (&replayed["entries"], &replayed["verified"]),
        (&most.into(), &false.into()),
        "{replayed}"
    );
    assert!(
        replayed["difference"].as_str().is_some_and(|why| why.contains(&told)),
        "{replayed}"
    );
    // The host begins the next record before it says where the table is.
    let mut host = Host::start_without_port(&profile, &["--port", "0", "--resume", path]);
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    let said = std::io::read_to_string(host.process.stderr.take().unwrap()).unwrap();
    assert!(said.contains(&told), "{said}");
    assert!(
        std::fs::read(&file).unwrap() == bytes,
        "the long record stays as it was"
    );
    let loaded = load::<AnyGame>(&std::fs::read(&next).unwrap()).unwrap();
    let Start::Taken { from, .. } = &loaded.record.header.start else {
        panic!("the next record begins with the position");
    };
    assert_eq!((loaded.damage, view_digest(&from.view)), (None, begun));
    assert!(verify(&loaded.record).is_ok());
}
