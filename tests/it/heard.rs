//! Games that were played at another machine: their records are those of the host.

use crate::{
    ends::{fair, play, window_of},
    replay_list::{click, press, shows},
    session::table::Table,
    support::profile_at,
    visit::{Window, backend, host_of},
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{
        Screen,
        heard::{can_be_recorded, recorded, recorded_bytes},
    },
    bot::BotKind,
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{ClientMessage, HostMessage, Stage, StepBackOffer},
    record::{Action, HeardError, verify},
    rules::{Config, SeatCount, Status},
    session::Operator,
    store,
    text::{Language, speaking},
};
use std::fs;

/// Steps back or asks for a take-back now and then, and goes forward again over every second way back.
fn wander(table: &mut Table<AnyGame>) {
    let mut ways = 0;
    for round in 0..60 {
        play(table, 2, BotKind::Random, 3);
        if table.session().stage() != Stage::Playing {
            return;
        }
        let newest = table.newest(0).clone();
        let (revision, everybody) = (newest.revision, [0, 1]);
        if let (StepBackOffer::Available { seat }, 0..8) = (newest.step_back, round) {
            table.say(seat.index() as u64, ClientMessage::StepBack { seat, revision });
        } else if let Some(seat) = newest.take_back.iter().next().filter(|_| ways < 9) {
            table.say(seat.index() as u64, ClientMessage::AskTakeBack { seat, revision });
            for client in everybody.into_iter().filter(|&client| client != seat.index() as u64) {
                let of = podbay::rules::Seat::wrapping(client as usize);
                let answer = ClientMessage::AnswerTakeBack {
                    seat: of,
                    asker: seat,
                    revision,
                    agree: true,
                };
                table.say(client, answer);
            }
        }
        let newest = table.newest(0).clone();
        if newest.revision == revision {
            continue;
        }
        ways += 1;
        if ways % 2 == 0
            && newest.forward.alone
            && let Some(seat) = newest.forward.seats.iter().next()
        {
            let revision = newest.revision;
            table.say(seat.index() as u64, ClientMessage::GoForward { seat, revision });
        }
    }
}

#[test]
fn a_guest_records_the_same_game_as_its_host() {
    let (mut back, mut taken, mut forward) = (0, 0, 0);
    for &game in GameId::ALL {
        let mut table = fair(game, 2);
        wander(&mut table);
        play(&mut table, 2, BotKind::Random, usize::MAX);
        let window = window_of(&table, 1);
        assert!(can_be_recorded(&window), "{game:?}");
        let (heard, hosted) = (recorded(&window).unwrap(), &table.records[0]);
        for entry in &heard.entries {
            match entry.action {
                Action::StepBack { .. } => back += 1,
                Action::TakeBack { .. } => taken += 1,
                Action::GoForward { .. } => forward += 1,
                _ => {}
            }
        }
        assert_eq!(heard.entries, hosted.entries, "{game:?}");
        assert_eq!(heard.header.start, hosted.header.start, "{game:?}");
        assert_eq!(heard.header.seats, hosted.header.seats, "{game:?}");
        let end = verify(&heard).unwrap();
        assert!(matches!(end.status(), Status::Finished(_)));
    }
    assert!(back > 3 && taken > 3 && forward > 1, "{back} {taken} {forward}");
}

#[test]
fn what_was_not_heard_as_a_whole_is_not_recorded() {
    let mut table = fair(GameId::Argo, 2);
    play(&mut table, 2, BotKind::Random, usize::MAX);
    let whole = window_of(&table, 1);
    let mut hole = window_of(&table, 1);
    let lines = whole.chronicle.entries().enumerate().filter(|(place, _)| *place != 20);
    hole.chronicle = lines.map(|(_, entry)| entry.clone()).collect();
    assert!(!can_be_recorded(&hole));
    assert_eq!(recorded(&hole).unwrap_err(), HeardError::NotWhole);
    let mut other = window_of(&table, 1);
    let proof = other.ended.as_mut().unwrap().proof.as_mut().unwrap();
    proof.secret[0] ^= 1;
    assert!(recorded_bytes(&other).is_err(), "another seed leads elsewhere");
    let mut given = whole;
    let Some(HostMessage::Ended {
        game, outcome, digest, ..
    }) = table.clients[&1]
        .heard
        .iter()
        .rev()
        .find(|message| matches!(message, HostMessage::Ended { .. }))
        .cloned()
    else {
        panic!("no end")
    };
    given.ended = None;
    given.take(
        ClientUpdate::Message(HostMessage::Ended {
            game,
            outcome,
            digest,
            proof: None,
        }),
        1.0,
    );
    assert!(!can_be_recorded(&given), "the seed was given by hand");
}

#[test]
fn a_guest_saves_the_replay_and_finds_it_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let two = SeatCount::new(2).unwrap();
    let config = Config::chosen("alien-frontiers", two, &[("round_limit", "2")]);
    let (host, address) = host_of(&kitchen, config);
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    speaking(Language::En, || {
        let mut window = Window::open_as(profile_at(folder.path()), backend());
        window.join(address);
        window.until_screen(Screen::Lobby);
        window.harness.get_by_role_and_label(Role::Button, "Ready").click();
        window.until_screen(Screen::Table);
        window.play_until(Screen::End);
        // Nothing is pressed by accident in the first moments.
        (0..20).for_each(|_| window.harness.step());
        click(&mut window, Role::Button, "Save the replay");
        window.until_label("The record was copied");
        press(&mut window, Key::Escape);
        let leave = window.harness.query_all_by_label("Leave").next();
        leave.expect("a way out").click();
        window.until_label("Play here");
        click(&mut window, Role::Button, "Replays");
        window.until_screen(Screen::Replays);
        window.until_label("One record, newest first");
        assert!(shows(&window, "Kitchen") && shows(&window, " win"), "who won is said");
        (0..4).for_each(|_| window.harness.step());
        press(&mut window, Key::Enter);
        window.until_screen(Screen::Replay);
    });
    let files = |name: &str| {
        let files = fs::read_dir(folder.path().join(name)).unwrap();
        files
            .map(|file| fs::read(file.unwrap().path()).unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(files("heard"), files("exports"));
    let profile = profile_at(folder.path());
    assert!(profile.records().unwrap().is_empty(), "nobody goes on with it");
    let path = profile.dated_replays().unwrap().remove(0).1;
    let loaded = store::load_replay::<AnyGame>(&path).unwrap();
    assert!(matches!(verify(&loaded.record).unwrap().status(), Status::Finished(_)));
}
