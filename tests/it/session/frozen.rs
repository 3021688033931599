//! A journal that cannot be written: nobody sees what could be lost, and nothing is lost.

use super::{
    play::{dig, play_out},
    table::{Table, device, key, options, origin},
};
use podbay::{
    protocol::{ClientMessage, Closing, HostMessage, RefusalCode, Stage},
    record::verify,
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Origin, Session},
};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

fn told_saved(table: &Table<Relics>, client: u64) -> Option<bool> {
    let lobby = |m: &HostMessage<Relics>| match m {
        HostMessage::Lobby(lobby) | HostMessage::Welcome { lobby, .. } => Some(lobby.saved),
        _ => None,
    };
    table.clients[&client].heard.iter().rev().find_map(lobby)
}

#[test]
fn a_game_that_cannot_be_saved_stands_still_until_it_can() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = table.newest(1).clone();
    table.disk_full = true;
    table.answer(0, dig(2));
    assert_eq!(
        (told_saved(&table, 0), told_saved(&table, 1)),
        (Some(false), Some(false))
    );
    assert_eq!(table.newest(0).revision, before.revision);
    assert_eq!(
        table.newest(1).digest,
        before.digest,
        "what is not written is not shown"
    );
    table.answer(0, dig(1));
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotSaved));
    let seat = Seat::wrapping(0);
    let revision = before.revision + 1;
    table.say(0, ClientMessage::StepBack { seat, revision });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotSaved));
    table.say(1, ClientMessage::LogFrom { number: 1 });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotSaved));
    // Who comes back meanwhile is told that the game stands still, and nothing that is not written.
    table.drop_client(1);
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(
        (told_saved(&table, 11), table.clients[&11].newest.is_none()),
        (Some(false), true)
    );
    assert!(table.records[0].entries.is_empty());

    table.free_disk();
    assert_eq!(told_saved(&table, 11), Some(true));
    let after = table.newest(0).clone();
    assert_eq!(
        after.revision,
        before.revision + 1,
        "the command that waited is carried out"
    );
    assert_eq!(table.newest(11).digest, after.digest);
    assert_eq!(table.records[0].entries[0].digest, after.digest);
    table.answer(0, Command::Commit);
    assert_eq!(table.newest(11).digest, table.newest(0).digest);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn a_table_that_is_taken_over_on_a_full_disk_is_followed_by_its_own_window() {
    let old = Table::<Relics>::started(options("relics", 2), 2);
    let legacy = old.estate(1).legacy().expect("a game is on");
    let session = Session::succeed(legacy, &key(1), [6; 32], true).expect("it can be gone on with");
    let mut table = Table::around(session);
    (table.host, table.disk_full) = (1, true);
    table.join(1, Origin::Host);
    assert_eq!(told_saved(&table, 1), Some(false));
    let followed = old.estate(1).epoch();
    let told = table.clients[&1].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { table, .. } => Some(table.epoch),
        _ => None,
    });
    assert!(told > Some(followed), "{told:?}");
}

#[test]
fn clocks_stand_still_with_the_game() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    for client in [1, 2] {
        let seat = Seat::wrapping(client as usize);
        let open = table.newest(client).decisions.iter().find(|d| d.decision.seat == seat);
        let decision = open.unwrap().id;
        table.say(client, ClientMessage::Displayed { decision });
    }
    table.pass(15 * SECOND);
    table.disk_full = true;
    table.answer(1, Command::Pass);
    table.pass(1000 * SECOND);
    table.free_disk();
    let clock = |table: &Table<Relics>| {
        let last = table.clients[&2].heard.iter().rev();
        let mut clocks = last.filter_map(|m| match m {
            HostMessage::Clocks { clocks } => Some(clocks[0].1),
            _ => None,
        });
        clocks.next().unwrap()
    };
    assert_eq!(clock(&table).left_ms, 5000);
    let seen = table.newest(2).revision;
    table.pass(7 * SECOND - Duration::from_millis(1));
    assert_eq!(table.newest(2).revision, seen);
    table.pass(Duration::from_millis(1));
    assert_eq!(table.newest(2).revision, seen + 1, "time ran out on the record");
}

#[test]
fn an_end_that_is_not_written_is_not_told_and_no_game_begins() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    while table.session().stage() == Stage::Playing {
        table.disk_full = false;
        table.free_disk();
        table.disk_full = true;
        step(&mut table);
    }
    assert_eq!(table.clients[&1].ended, None);
    table.say(0, ClientMessage::Rematch);
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotSaved));
    table.free_disk();
    assert!(table.clients[&1].ended.is_some());
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Playing);
    play_out(&mut table, 2);
    assert_eq!(table.records.len(), 2);
}

/// Whoever is asked first gives the last listed command.
fn step(table: &mut Table<Relics>) {
    let asked = [0, 1]
        .into_iter()
        .find(|&client| !table.newest(client).legal.is_empty());
    let client = asked.unwrap();
    let (_, list) = &table.newest(client).legal[0];
    let command = list[list.len() - 1];
    table.answer(client, command);
}

/// The epoch that the newest welcome of a client names.
fn welcomed_in(table: &Table<Relics>, client: u64) -> Option<u64> {
    let epoch = |m: &HostMessage<Relics>| match m {
        HostMessage::Welcome { table, .. } => Some(table.epoch),
        _ => None,
    };
    table.clients[&client].heard.iter().rev().find_map(epoch)
}

#[test]
fn an_epoch_that_is_not_written_is_not_told() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.disk_full = true;
    table.killed_and_resumed();
    assert!(table.session().epoch() > 0 && table.records[0].entries.is_empty());
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(
        welcomed_in(&table, 11),
        Some(0),
        "a program that dies now goes on in the same epoch again"
    );
    table.free_disk();
    assert_eq!(table.newest(11).epoch, table.session().epoch());
    let host = table.estate(11).host();
    assert_eq!(
        host,
        Some((table.session().epoch(), device(0))),
        "who came meanwhile hears of it"
    );
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(welcomed_in(&table, 12), Some(table.session().epoch()));
}

#[test]
fn no_clock_runs_out_while_nothing_can_be_saved_and_nobody_is_woken_for_one() {
    let mut options = options("relics", 4);
    options.window = 20 * SECOND;
    let mut table = Table::<Relics>::started(options, 4);
    table.answer(0, dig(1));
    // Whoever says it first, the window of the others stays open, and what follows cannot be written.
    table.answer(0, Command::Commit);
    table.disk_full = true;
    table.answer(1, Command::Pass);
    table.drop_client(3);
    table.join(3, origin(3));
    for _ in 0..10 {
        table.pass(60 * SECOND);
        let next = table.session().next_deadline();
        assert!(
            next.is_none_or(|at| at > table.now),
            "it wants to be woken at once, again and again"
        );
    }
}

#[test]
fn a_table_that_cannot_be_written_is_handed_over_without_what_nobody_heard() {
    let stuck = || {
        let mut table = Table::<Relics>::started(options("relics", 2), 2);
        table.disk_full = true;
        let heard = table.newest(1).revision;
        table.answer(0, dig(1));
        assert_eq!(table.newest(1).revision, heard, "nobody has heard of it");
        table.say(0, ClientMessage::HandOver { to: None });
        assert_eq!(table.clients[&1].closed, Some(Closing::MovedOn));
        (table, heard)
    };
    let (mut table, heard) = stuck();
    let mut next = table.succeeded(1, true);
    next.join(1, Origin::Host);
    next.join(0, origin(0));
    assert_eq!(next.newest(0).revision, heard + 1, "from the position that was heard");
    let news = next.session().gone_on().unwrap();
    table.connect(11, device(1), origin(1));
    table.say(11, ClientMessage::LastSeen(Box::new(news)));
    assert!(table.session().is_closed());
    assert!(
        table.records[0].entries.is_empty(),
        "the record can still be gone on with"
    );
    // Where nobody takes it over the others look for each other.
    let (mut table, _) = stuck();
    table.pass(15 * SECOND);
    assert!(table.session().is_closed());
    assert_eq!(table.clients[&0].closed, Some(Closing::MovedOn));
}

#[test]
fn a_seat_that_changes_hands_while_nothing_can_be_written_is_told_to_nobody_before_it_is() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.join(7, origin(7));
    let members = table.session().lobby().members;
    let to = members.iter().find(|member| member.device == device(7)).unwrap().id;
    let seat = Seat::wrapping(1);
    table.say(1, ClientMessage::OfferSeat { seat, to });
    let asked = table.session().lobby().moves[0];
    table.disk_full = true;
    table.say(7, ClientMessage::AnswerMove { asked, agree: true });
    let owner = |table: &Table<Relics>| {
        let heard = table.clients[&0].heard.iter().rev();
        let lobby = heard.filter_map(|message| match message {
            HostMessage::Lobby(lobby) => Some((lobby.saved, lobby.seats[1].device)),
            _ => None,
        });
        lobby.take(1).next()
    };
    assert_eq!(owner(&table), Some((false, Some(device(1)))));
    table.free_disk();
    assert_eq!(owner(&table), Some((true, Some(device(7)))));
}

#[test]
fn a_host_that_comes_back_to_a_full_disk_tells_who_sits_where() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.disk_full = true;
    table.killed_and_resumed();
    let lobby = table.session().lobby();
    let owners: Vec<_> = lobby.seats.iter().map(|seat| seat.device).collect();
    assert_eq!((lobby.saved, owners), (false, [0, 1].map(|n| Some(device(n))).to_vec()));
}
