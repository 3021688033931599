//! Take-backs that everybody agrees to: who is asked, what ends a request, and that what came up does not come again.

use super::{
    play::{dig, play_out},
    table::{Table, device, options, origin},
};
use podbay::{
    protocol::{
        ClientMessage, HostMessage, LogKind, RefusalCode, SeedFault, SeedVerdict, Stage, StepBackOffer, TakeBackEnd,
        limits,
    },
    record::{Action, Difference, Record, load, verify},
    rules::{
        Game, Seat, SeatSet, Seed, Viewer,
        push_grid::{Direction, PushGrid, Step},
        relics::{Command, Event, Relics},
    },
    session::{Origin, TableOptions},
};
use std::{sync::Arc, time::Duration};

const SECOND: Duration = Duration::from_secs(1);

fn seat(index: usize) -> Seat {
    Seat::wrapping(index)
}

fn set(seats: &[usize]) -> SeatSet {
    seats.iter().map(|&index| seat(index)).collect()
}

/// A client asks for its own seat, at the position it sees.
fn ask<G: Game>(table: &mut Table<G>, client: u64) {
    ask_for(table, client, client as usize);
}

fn ask_for<G: Game>(table: &mut Table<G>, client: u64, of: usize) {
    let revision = table.newest(client).revision;
    table.say(
        client,
        ClientMessage::AskTakeBack {
            seat: seat(of),
            revision,
        },
    );
}

/// A client answers the request it sees, for a seat.
fn answer<G: Game>(table: &mut Table<G>, client: u64, of: usize, agree: bool) {
    let request = table.clients[&client].request.expect("a request is open");
    table.say(
        client,
        ClientMessage::AnswerTakeBack {
            seat: seat(of),
            asker: request.seat,
            revision: request.revision,
            agree,
        },
    );
}

/// Seat 0 digs, nobody objects, and a die is rolled.
fn rolled(table: &mut Table<Relics>, players: u64) {
    table.answer(0, dig(1));
    commit(table, players);
}

fn commit(table: &mut Table<Relics>, players: u64) {
    table.answer(0, Command::Commit);
    (1..players).for_each(|client| table.answer(client, Command::Pass));
}

/// A table of people at which a die was rolled; seat 0 dug.
fn table_with_roll(players: u64) -> Table<Relics> {
    let mut table = Table::started(options("relics", players as usize), players);
    rolled(&mut table, players);
    table
}

/// The last roll that everybody saw.
fn last_roll(table: &Table<Relics>) -> u8 {
    let entries = table.clients[&0]
        .heard
        .iter()
        .rev()
        .filter_map(|message| match message {
            HostMessage::Snapshot(snapshot) => Some(&snapshot.events),
            _ => None,
        });
    let rolls = entries.flatten().filter_map(|entry| match &entry.what {
        LogKind::Command { events, .. } => events.iter().find_map(|event| match event {
            Event::Rolled { roll } => Some(*roll),
            _ => None,
        }),
        _ => None,
    });
    rolls.into_iter().next().expect("something was rolled")
}

fn seeded(seed: u64, players: usize) -> TableOptions {
    TableOptions {
        seed: Some(Seed::from_number(seed)),
        ..options("relics", players)
    }
}

#[test]
fn an_agreed_take_back_waits_until_the_journal_can_be_written() {
    let mut table = table_with_roll(3);
    let now = table.newest(0).clone();
    ask(&mut table, 0);
    answer(&mut table, 1, 1, true);
    table.disk_full = true;
    table.bans_a_stranger(0);
    assert!(!table.session().lobby().saved, "the game stands still");
    answer(&mut table, 2, 2, true);
    assert_eq!(table.newest(2).revision, now.revision);
    assert!(table.clients[&2].ends.is_empty());
    table.pass(2 * limits::TAKE_BACK_MAX);
    assert!(table.clients[&2].ends.is_empty(), "what all agreed to does not expire");
    table.free_disk();
    for client in 0..3 {
        assert_eq!(table.clients[&client].ends, [TakeBackEnd::Agreed]);
        assert!(table.newest(client).revision > now.revision);
    }
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn everybody_has_to_agree_and_then_the_earlier_position_stands_for_all() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    table.answer(0, dig(1));
    let earlier = table.newest(0).clone();
    commit(&mut table, 3);
    let now = table.newest(0).clone();
    assert_eq!(now.step_back, StepBackOffer::Sealed);
    assert_eq!(now.take_back, set(&[0, 1, 2]));
    ask(&mut table, 0);
    let request = table.clients[&2].request.expect("everybody hears of it");
    assert_eq!((request.seat, request.to), (seat(0), earlier.revision));
    assert_eq!((request.commands, request.of), (3, set(&[0, 1, 2])));
    assert_eq!((request.agreed, request.waiting), (set(&[]), set(&[1, 2])));
    answer(&mut table, 2, 2, true);
    let request = table.clients[&0].request.expect("one is still to answer");
    assert_eq!((request.agreed, request.waiting), (set(&[2]), set(&[1])));
    assert_eq!(table.newest(0).revision, now.revision, "nothing is done yet");
    answer(&mut table, 1, 1, true);
    for client in 0..3 {
        let newest = table.newest(client);
        assert_eq!((newest.digest, &newest.view), (earlier.digest, &earlier.view));
        assert!(newest.generation > now.generation && newest.revision > now.revision);
        assert_eq!(table.clients[&client].ends, [TakeBackEnd::Agreed]);
        let last = newest.events.last().map(|entry| entry.what.clone());
        assert_eq!(
            last,
            Some(LogKind::TakenBack {
                seat: seat(0),
                to: earlier.revision
            })
        );
    }
    assert_eq!(table.newest(0).legal, [(seat(0), vec![Command::Commit])]);
    let entry = table.records[0].entries.last().expect("it is on the record");
    assert_eq!(
        (&entry.action, entry.digest),
        (&Action::TakeBack { to: 1 }, earlier.digest)
    );
}

#[test]
fn a_roll_that_was_taken_back_does_not_return() {
    let (mut same, mut same_after_stepping) = (0, 0);
    for seed in 0..60 {
        let mut table = Table::<Relics>::started(seeded(seed, 2), 2);
        rolled(&mut table, 2);
        let first = last_roll(&table);
        let take_back = |table: &mut Table<Relics>| {
            ask(table, 0);
            answer(table, 1, 1, true);
        };
        take_back(&mut table);
        commit(&mut table, 2);
        let second = last_roll(&table);
        same += u32::from(first == second);
        // Once more, and back over the step before it as well: neither of the two is next again.
        take_back(&mut table);
        let offer = StepBackOffer::Available { seat: seat(0) };
        assert_eq!(table.newest(0).step_back, offer, "the step before it stays open");
        let revision = table.newest(0).revision;
        table.say(
            0,
            ClientMessage::StepBack {
                seat: seat(0),
                revision,
            },
        );
        rolled(&mut table, 2);
        same_after_stepping += u32::from(last_roll(&table) == first) + u32::from(last_roll(&table) == second);
        play_out(&mut table, 2);
        let end = verify(&table.records[0]).expect("the record tells the same");
        assert_eq!(end.digest(), table.newest(1).digest);
        assert_eq!(end.take_backs(), 2);
        assert_eq!(Some(end.state()), table.session().state());
    }
    // One in six by chance: ten and twenty are expected.
    assert!((3..=18).contains(&same), "{same} of 60 rolls returned");
    assert!((9..=33).contains(&same_after_stepping), "{same_after_stepping} of 120");
}

#[test]
fn one_no_changes_nothing_and_the_next_question_has_to_wait() {
    let mut table = table_with_roll(3);
    let (before, entries) = (table.session().state().cloned(), table.records[0].entries.len());
    ask(&mut table, 0);
    answer(&mut table, 1, 1, true);
    answer(&mut table, 2, 2, false);
    let declined = TakeBackEnd::Declined { seat: seat(2) };
    for client in 0..3 {
        assert_eq!(table.clients[&client].ends, [declined]);
        assert!(table.clients[&client].request.is_none());
    }
    assert_eq!(table.session().state().cloned(), before);
    assert_eq!(table.records[0].entries.len(), entries);
    ask(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::AskedJustNow));
    ask(&mut table, 1);
    assert!(table.clients[&0].request.is_some(), "somebody else may ask");
    table.say(1, ClientMessage::WithdrawTakeBack { seat: seat(1) });
    assert_eq!(table.clients[&2].ends, [declined, TakeBackEnd::Withdrawn]);
    table.pass(limits::TAKE_BACK_PAUSE);
    ask(&mut table, 0);
    assert!(table.clients[&1].request.is_some());
}

#[test]
fn whatever_happens_meanwhile_ends_the_request_and_so_does_time() {
    let mut table = table_with_roll(2);
    ask(&mut table, 0);
    table.answer(1, dig(1));
    assert_eq!(table.clients[&0].ends, [TakeBackEnd::Overtaken]);
    ask(&mut table, 0);
    let request = table.clients[&1].request.expect("it may be asked again at once");
    assert_eq!((request.commands, request.of), (3, set(&[0, 1])));
    let revision = table.newest(1).revision;
    table.say(
        1,
        ClientMessage::StepBack {
            seat: seat(1),
            revision,
        },
    );
    assert_eq!(table.clients[&0].ends, [TakeBackEnd::Overtaken; 2]);
    ask(&mut table, 0);
    let left = table.clients[&1].request.map(|request| request.left_ms);
    assert_eq!(left.map(u128::from), Some(limits::TAKE_BACK_MAX.as_millis()));
    table.pass(limits::TAKE_BACK_MAX - SECOND);
    assert_eq!(table.clients[&0].ends.len(), 2);
    table.pass(SECOND);
    assert_eq!(table.clients[&0].ends.last(), Some(&TakeBackEnd::Expired));
    assert!(table.session().next_deadline().is_none());
    assert!(!table.wrote(|action| matches!(action, Action::TakeBack { .. })));
}

#[test]
fn foreign_doubled_and_late_answers_are_refused() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    ask(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NothingToStepBack));
    table.answer(0, dig(1));
    ask(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::StepBackInstead));
    commit(&mut table, 3);
    let revision = table.newest(0).revision;
    let stale = ClientMessage::AskTakeBack {
        seat: seat(0),
        revision: revision - 1,
    };
    table.say(0, stale);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale));
    ask_for(&mut table, 1, 0);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    table.join(7, origin(7));
    ask_for(&mut table, 7, 3);
    assert_eq!(table.last_refusal(7), Some(RefusalCode::NoSuchSeat));

    ask(&mut table, 0);
    let before = table.session().state().cloned();
    ask(&mut table, 1);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::TakeBackOpen));
    answer(&mut table, 1, 2, true);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    answer(&mut table, 0, 0, true);
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::NotAsked),
        "who asks does not answer"
    );
    table.say(1, ClientMessage::WithdrawTakeBack { seat: seat(1) });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::Stale), "it is another seat's");
    for (asker, revision) in [(seat(2), revision), (seat(0), revision - 1)] {
        let agree = true;
        let other = ClientMessage::AnswerTakeBack {
            seat: seat(1),
            asker,
            revision,
            agree,
        };
        table.say(1, other);
        assert_eq!(table.last_refusal(1), Some(RefusalCode::Stale), "another request");
    }
    answer(&mut table, 1, 1, true);
    for agree in [true, false] {
        answer(&mut table, 1, 1, agree);
        assert_eq!(table.last_refusal(1), Some(RefusalCode::AnsweredAlready));
    }
    assert_eq!(table.session().state().cloned(), before);
    let late = table.clients[&2].request.expect("it is open");
    answer(&mut table, 2, 2, true);
    assert_ne!(table.session().state().cloned(), before);
    let late = ClientMessage::AnswerTakeBack {
        seat: seat(2),
        asker: late.seat,
        revision: late.revision,
        agree: true,
    };
    table.say(2, late);
    assert_eq!(table.last_refusal(2), Some(RefusalCode::Stale));
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    play_out(&mut table, 2);
    assert_eq!(table.newest(0).take_back, set(&[]));
    ask(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
    assert_eq!(table.session().stage(), Stage::Ended);
}

#[test]
fn bots_and_the_askers_own_seats_are_not_asked() {
    let mut table = Table::<Relics>::new(options("relics", 3));
    table.join(0, Origin::Host);
    table.say(0, ClientMessage::TakeSeat { seat: Some(seat(1)) });
    table.join_as(2, device(2), origin(2), true);
    table.say(0, ClientMessage::Start);
    for (of, command) in [(0, dig(1)), (0, Command::Commit), (1, Command::Pass)] {
        let decision = table.newest(0).decisions.iter().find(|d| d.decision.seat == seat(of));
        let decision = decision.expect("asked").id;
        table.say(
            0,
            ClientMessage::Command {
                decision,
                seat: seat(of),
                command,
            },
        );
    }
    table.answer(2, Command::Pass);
    let commands = table.records[0].entries.len();
    ask(&mut table, 0);
    assert_eq!(table.clients[&2].ends, [TakeBackEnd::Agreed], "there was nobody to ask");
    assert_eq!(table.records[0].entries.len(), commands + 1);
    ask_for(&mut table, 0, 1);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NothingToStepBack));
}

#[test]
fn who_is_away_is_waited_for_and_who_comes_hears_of_it() {
    let mut table = table_with_roll(3);
    table.drop_client(2);
    ask(&mut table, 0);
    answer(&mut table, 1, 1, true);
    assert!(table.clients[&0].request.is_some(), "nothing behind anybody's back");
    table.pass(5 * SECOND);
    table.join_as(12, device(2), origin(2), false);
    table.join(7, origin(7));
    for client in [12, 7] {
        let heard = &table.clients[&client].heard;
        let snapshot = heard.iter().position(|m| matches!(m, HostMessage::Snapshot(_)));
        let news = heard.iter().position(|m| matches!(m, HostMessage::TakeBack(_)));
        assert!(snapshot.is_some() && snapshot < news, "after the position it is about");
        let request = table.clients[&client].request.expect("it is open");
        assert_eq!((request.agreed, request.waiting), (set(&[1]), set(&[2])));
        assert_eq!(request.left_ms, 15_000);
    }
    answer(&mut table, 12, 2, true);
    assert_eq!(table.clients[&0].ends, [TakeBackEnd::Agreed]);
    assert_eq!(table.newest(12).digest, table.newest(0).digest);
}

#[test]
fn nobody_hears_of_a_take_back_that_is_not_written() {
    let mut table = table_with_roll(2);
    let before = table.newest(1).clone();
    ask(&mut table, 0);
    table.disk_full = true;
    answer(&mut table, 1, 1, true);
    assert_eq!(table.newest(0).revision, before.revision);
    assert!(table.clients[&0].ends.is_empty());
    let seat = seat(1);
    for message in [
        ClientMessage::AskTakeBack {
            seat,
            revision: before.revision + 1,
        },
        ClientMessage::StepBack {
            seat,
            revision: before.revision + 1,
        },
    ] {
        table.say(1, message);
        assert_eq!(table.last_refusal(1), Some(RefusalCode::NotSaved));
    }
    table.free_disk();
    assert_eq!(table.clients[&0].ends, [TakeBackEnd::Agreed]);
    assert!(table.newest(0).revision > before.revision);
    play_out(&mut table, 2);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn positions_that_are_no_longer_kept_cannot_be_taken_back() {
    let mut table = Table::<PushGrid>::new(options("pushgrid", 2));
    table.join(0, Origin::Host);
    table.say(0, ClientMessage::TakeSeat { seat: Some(seat(1)) });
    table.say(0, ClientMessage::Start);
    let steps = limits::UNDO_DEPTH + 6;
    for step in 0..steps {
        let newest = table.newest(0);
        let (decision, seat) = (newest.decisions[0].id, newest.decisions[0].decision.seat);
        // Each seat's first pawn goes to and fro.
        let to = if step % 4 < 2 {
            Direction::South
        } else {
            Direction::North
        };
        let command = Step { pawn: 0, to };
        table.say(
            0,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
    assert_eq!(table.records[0].entries.len(), steps);
    let mut times = 0;
    while table.newest(0).take_back.contains(seat(0)) {
        ask(&mut table, 0);
        table.pass(limits::TAKE_BACKS.device.each());
        times += 1;
    }
    assert_eq!(times, limits::UNDO_DEPTH / 2, "a move and its answer each time");
    ask(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::TooDeep));
    assert_eq!(table.records[0].entries.len(), steps + times);
    assert!(verify(&table.records[0]).is_ok());
}

/// A game in which two rolls were taken back.
fn record() -> Record<Relics> {
    let mut table = table_with_roll(2);
    for _ in 0..2 {
        ask(&mut table, 0);
        answer(&mut table, 1, 1, true);
        commit(&mut table, 2);
    }
    play_out(&mut table, 2);
    table.records.remove(0)
}

fn take_backs(record: &Record<Relics>) -> Vec<usize> {
    let entries = record.entries.iter().enumerate();
    let found = entries.filter(|(_, e)| matches!(e.action, Action::TakeBack { .. }));
    found.map(|(index, _)| index).collect()
}

#[test]
fn a_record_with_another_count_or_place_is_refused() {
    let good = record();
    assert!(verify(&good).is_ok());
    let loaded = load::<Relics>(&good.to_bytes().unwrap()).unwrap();
    assert_eq!(loaded.record, good);
    let [first, second] = take_backs(&good)[..] else {
        panic!("two take-backs")
    };
    // As a step back the old roll would come again, as one more take-back yet another one.
    let mut fewer = good.clone();
    fewer.entries[first].action = Action::StepBack { to: 1 };
    assert!(matches!(verify(&fewer), Err(Difference::Digest { entry, .. }) if entry > first));
    let mut more = good.clone();
    let again = more.entries[second].clone();
    more.entries.insert(second, again);
    // Nobody has acted there since the first of the two.
    let twice =
        |difference: &Difference| matches!(difference, Difference::NoSuchState { entry, .. } if *entry == second + 2);
    assert!(verify(&more).err().is_some_and(|difference| twice(&difference)));
    let mut elsewhere = good.clone();
    elsewhere.entries[second].action = Action::TakeBack { to: 0 };
    let entry = second + 1;
    assert!(matches!(verify(&elsewhere), Err(Difference::Digest { entry: at, .. }) if at == entry));
    let mut nowhere = good;
    nowhere.entries[second].action = Action::TakeBack { to: 99 };
    let missing = Difference::NoSuchState { entry, to: 99 };
    assert_eq!(verify(&nowhere).map(|_| ()), Err(missing));
}

#[test]
fn who_reads_a_cut_journal_knows_which_take_back_comes_next() {
    let whole = record();
    let [_, second] = take_backs(&whole)[..] else {
        panic!("two take-backs")
    };
    let mut cut = whole.clone();
    cut.entries.truncate(second);
    let bytes = cut.to_bytes().unwrap();
    let loaded = load::<Relics>(&bytes).unwrap().record;
    let mut end = verify(&loaded).unwrap();
    assert_eq!(end.take_backs(), 1);
    let Action::TakeBack { to } = whole.entries[second].action else {
        panic!("a take-back")
    };
    let count = end.take_backs() + 1;
    while end.at() > to as usize {
        end.back();
    }
    let mut state = end.state().clone();
    state.rekey(count);
    for entry in &whole.entries[second + 1..] {
        if let Action::Command { seat, command, .. } = &entry.action {
            state.apply(&whole.header.setup, *seat, command).unwrap();
            let view = state.view(Viewer::Spectator);
            assert_eq!(podbay::protocol::view_digest(&view), entry.digest);
        }
    }
}

/// A guest's verdict on the seed after a roll was taken back; `tamper` changes the log that it hears.
fn witnessed(secret: u8, tamper: fn(&mut LogKind<Relics>)) -> Option<SeedVerdict> {
    let mut table = Table::<Relics>::started(
        TableOptions {
            seed: None,
            secret: [secret; 32],
            ..options("relics", 2)
        },
        2,
    );
    table.tamper = Some(Box::new(move |_, mut message| {
        if let HostMessage::Snapshot(snapshot) = &mut message {
            snapshot
                .events
                .iter_mut()
                .for_each(|entry| tamper(&mut Arc::make_mut(entry).what));
        }
        vec![message]
    }));
    rolled(&mut table, 2);
    for _ in 0..3 {
        ask(&mut table, 0);
        answer(&mut table, 1, 1, true);
        let revision = table.newest(0).revision;
        table.say(
            0,
            ClientMessage::StepBack {
                seat: seat(0),
                revision,
            },
        );
        rolled(&mut table, 2);
    }
    play_out(&mut table, 2);
    table.clients[&1].verdict
}

#[test]
fn the_proof_of_the_seed_goes_over_take_backs() {
    assert_eq!(witnessed(3, |_| {}), Some(SeedVerdict::Verified));
    // The same roll may come by chance, though not with each secret.
    let unkeyed = |secret| {
        witnessed(secret, |what| {
            if let LogKind::TakenBack { seat, to } = *what {
                *what = LogKind::SteppedBack { seat, to };
            }
        })
    };
    let failed = Some(SeedVerdict::Failed(SeedFault::Course));
    assert!((3..8).any(|secret| unkeyed(secret) == failed));
}
