//! Going forward again over what was taken back: who may, who is asked, when it is gone, and that all is as it was.

use super::{
    play::{dig, play_out},
    table::{Table, device, options, origin},
};
use podbay::{
    protocol::{
        ClientMessage, ForwardOffer, HostMessage, LogKind, RefusalCode, SeedFault, SeedVerdict, StepBackOffer,
        TakeBackEnd, limits,
    },
    record::{Action, Difference, load, verify},
    rules::{
        Seat, SeatSet,
        relics::{Command, Relics},
    },
    session::{Origin, TableOptions},
};
use std::{sync::Arc, time::Duration};

fn seat(index: usize) -> Seat {
    Seat::wrapping(index)
}

fn set(seats: &[usize]) -> SeatSet {
    seats.iter().map(|&index| seat(index)).collect()
}

const NOTHING: ForwardOffer = ForwardOffer {
    seats: SeatSet::EMPTY,
    alone: false,
};

pub fn step_back(table: &mut Table<Relics>, client: u64) {
    let (seat, revision) = (seat(client as usize), table.newest(client).revision);
    table.say(client, ClientMessage::StepBack { seat, revision });
}

fn take_back(table: &mut Table<Relics>, client: u64) {
    let (seat, revision) = (seat(client as usize), table.newest(client).revision);
    table.say(client, ClientMessage::AskTakeBack { seat, revision });
}

pub fn forward(table: &mut Table<Relics>, client: u64) {
    let (seat, revision) = (seat(client as usize), table.newest(client).revision);
    table.say(client, ClientMessage::GoForward { seat, revision });
}

fn answer(table: &mut Table<Relics>, client: u64, agree: bool) {
    let request = table.clients[&client].request.expect("a request is open");
    let (seat, asker, revision) = (seat(client as usize), request.seat, request.revision);
    let answer = ClientMessage::AnswerTakeBack {
        seat,
        asker,
        revision,
        agree,
    };
    table.say(client, answer);
}

/// Seat 0 digs, and a die is rolled, as nobody objects.
fn rolled(table: &mut Table<Relics>, players: u64) {
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    (1..players).for_each(|client| table.answer(client, Command::Pass));
}

/// A table of people at which a roll was taken back, and its state before that.
pub fn taken_back(players: u64, options: TableOptions) -> (Table<Relics>, Relics) {
    let mut table = Table::started(options, players);
    rolled(&mut table, players);
    let before = table.session().state().unwrap().clone();
    take_back(&mut table, 0);
    (1..players).for_each(|client| answer(&mut table, client, true));
    assert_ne!(table.session().state(), Some(&before));
    (table, before)
}

#[test]
fn to_and_fro_is_slower_than_a_record_fills() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(2));
    for _ in 0..limits::WAYS.device.most / 2 {
        step_back(&mut table, 0);
        assert_eq!(table.last_refusal(0), None);
        forward(&mut table, 0);
        table.pass(Duration::from_millis(10));
    }
    let entries = table.records[0].entries.len();
    step_back(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::TooFast));
    assert_eq!(table.records[0].entries.len(), entries);
    table.pass(limits::WAYS.device.time);
    step_back(&mut table, 0);
    assert_eq!(table.records[0].entries.len(), entries + 1);
}

#[test]
fn who_stepped_back_alone_goes_forward_alone() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let first = table.newest(0).clone();
    assert_eq!(first.forward, NOTHING);
    table.answer(0, dig(2));
    let (then, state) = (table.newest(0).clone(), table.session().state().cloned());
    step_back(&mut table, 0);
    let offer = ForwardOffer {
        seats: set(&[0]),
        alone: true,
    };
    for client in 0..2 {
        assert_eq!(table.newest(client).forward, offer);
    }
    forward(&mut table, 1);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NothingToGoForward));
    let (seat, revision) = (seat(0), table.newest(0).revision - 1);
    table.say(0, ClientMessage::GoForward { seat, revision });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale));
    table.say(1, ClientMessage::GoForward { seat, revision });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));

    forward(&mut table, 0);
    assert_eq!(table.session().state().cloned(), state);
    for client in 0..2 {
        let newest = table.newest(client);
        assert_eq!((newest.digest, &newest.view), (then.digest, &then.view));
        assert_eq!(
            (newest.forward, newest.step_back),
            (NOTHING, StepBackOffer::Available { seat })
        );
        assert!(newest.generation > then.generation && newest.revision > then.revision);
        let last = newest.events.last().map(|entry| entry.what.clone());
        let to = then.revision;
        assert_eq!(last, Some(LogKind::GoneForward { seat, to }));
    }
    let entries = &table.records[0].entries;
    assert_eq!(entries[2].action, Action::GoForward { to: 1 });
    assert_eq!((entries.len(), entries[2].digest), (3, then.digest));
    assert_eq!(table.newest(0).legal, then.legal);
    play_out(&mut table, 2);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn after_a_take_back_everybody_is_asked_and_the_roll_stands_as_it_was() {
    let (mut table, before) = taken_back(3, options("relics", 3));
    let offer = ForwardOffer {
        seats: set(&[0, 1, 2]),
        alone: false,
    };
    assert_eq!(table.newest(1).forward, offer);
    forward(&mut table, 1);
    let request = table.clients[&2].request.expect("everybody hears of it");
    assert!(request.forward);
    assert_eq!(
        (request.seat, request.commands, request.of),
        (seat(1), 3, set(&[0, 1, 2]))
    );
    assert_eq!((request.agreed, request.waiting), (set(&[]), set(&[0, 2])));
    answer(&mut table, 0, true);
    answer(&mut table, 2, false);
    let declined = TakeBackEnd::Declined { seat: seat(2) };
    assert_eq!(table.clients[&0].ends, [TakeBackEnd::Agreed, declined]);
    forward(&mut table, 1);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::AskedJustNow));
    table.pass(limits::TAKE_BACK_PAUSE);
    forward(&mut table, 1);
    forward(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::TakeBackOpen));
    assert_ne!(table.session().state(), Some(&before), "not before all have agreed");
    answer(&mut table, 2, true);
    answer(&mut table, 0, true);
    // The generator too: what comes next is what would have come.
    assert_eq!(table.session().state(), Some(&before));
    for client in 0..3 {
        assert_eq!(table.clients[&client].ends.last(), Some(&TakeBackEnd::AgreedForward));
        assert_eq!(table.newest(client).forward, NOTHING);
    }
    play_out(&mut table, 3);
    let record = &table.records[0];
    let end = verify(record).expect("the record tells the same");
    assert_eq!((end.take_backs(), Some(end.state())), (0, table.session().state()));
    assert_eq!(&load::<Relics>(&record.to_bytes().unwrap()).unwrap().record, record);
}

#[test]
fn it_is_gone_as_soon_as_anybody_acts() {
    let (mut table, _) = taken_back(2, options("relics", 2));
    forward(&mut table, 0);
    assert!(table.clients[&1].request.is_some());
    table.answer(0, Command::Commit);
    assert_eq!(table.clients[&1].ends.last(), Some(&TakeBackEnd::Overtaken));
    assert_eq!(table.newest(0).forward, NOTHING);
    forward(&mut table, 0);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NothingToGoForward));
    assert!(!table.wrote(|action| matches!(action, Action::GoForward { .. })));
}

#[test]
fn ways_back_are_gone_forward_over_one_by_one() {
    let (mut table, before) = taken_back(2, options("relics", 2));
    let between = table.session().state().cloned();
    step_back(&mut table, 0);
    assert!(table.newest(0).forward.alone, "the last one was gone alone");
    let offer = table.newest(0).forward;
    forward(&mut table, 0);
    assert_eq!(table.session().state().cloned(), between);
    step_back(&mut table, 0);
    assert_eq!(table.newest(0).forward, offer);
    forward(&mut table, 0);
    forward(&mut table, 0);
    assert!(table.clients[&1].request.is_some_and(|request| request.forward));
    answer(&mut table, 1, true);
    assert_eq!(table.session().state(), Some(&before));
    // And back again, to a roll that is another one.
    take_back(&mut table, 0);
    answer(&mut table, 1, true);
    assert_eq!(table.session().state().cloned(), between);
    play_out(&mut table, 2);
    assert_eq!(verify(&table.records[0]).expect("it verifies").take_backs(), 1);
}

#[test]
fn bots_and_the_askers_own_seats_are_not_asked() {
    let mut table = Table::<Relics>::new(options("relics", 3));
    table.join(0, Origin::Host);
    table.say(0, ClientMessage::TakeSeat { seat: Some(seat(1)) });
    table.join_as(2, device(2), origin(2), true);
    table.say(0, ClientMessage::Start);
    for (of, command) in [(0, dig(1)), (0, Command::Commit)] {
        let decision = table.newest(0).decisions[0].id;
        let seat = seat(of);
        table.say(
            0,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
    let before = table.session().state().cloned();
    take_back(&mut table, 0);
    assert_ne!(table.session().state().cloned(), before);
    forward(&mut table, 0);
    assert_eq!(table.session().state().cloned(), before);
    let ends = [TakeBackEnd::Agreed, TakeBackEnd::AgreedForward];
    assert_eq!(table.clients[&2].ends, ends, "there was nobody to ask");
}

#[test]
fn nobody_goes_forward_while_nothing_can_be_written() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(1));
    let then = table.newest(0).digest;
    step_back(&mut table, 0);
    let newest = table.newest(1).revision;
    table.disk_full = true;
    forward(&mut table, 0);
    assert_eq!(table.newest(1).revision, newest, "it is not written");
    let seat = seat(0);
    table.say(
        0,
        ClientMessage::GoForward {
            seat,
            revision: newest + 1,
        },
    );
    assert!(table.last_refusal(0).is_some());
    table.free_disk();
    assert_eq!(table.newest(1).digest, then);
}

#[test]
fn a_record_that_goes_forward_from_nowhere_is_refused() {
    let (mut table, _) = taken_back(2, options("relics", 2));
    forward(&mut table, 1);
    answer(&mut table, 0, true);
    play_out(&mut table, 2);
    let good = table.records.remove(0);
    let is_forward = |entry: &podbay::record::Entry<Relics>| matches!(entry.action, Action::GoForward { .. });
    let place = good.entries.iter().position(is_forward).expect("it is on the record");
    let entry = place + 1;
    // To where nobody went back from, and after somebody has acted.
    for (at, to) in [(place, 1), (place, 99), (place + 2, 3)] {
        let mut bad = good.clone();
        bad.entries[at].action = Action::GoForward { to };
        let entry = entry + at - place;
        assert_eq!(verify(&bad).map(|_| ()), Err(Difference::NotGoneBack { entry, to }));
    }
    // As another take-back it would bring another roll.
    let mut other = good;
    other.entries[place].action = Action::TakeBack { to: 3 };
    assert!(verify(&other).is_err());
}

/// A guest's verdict on the seed of a game in which people went back and forward; `tamper` changes the log it hears.
fn witnessed(tamper: fn(&mut LogKind<Relics>)) -> Option<SeedVerdict> {
    let fair = TableOptions {
        seed: None,
        ..options("relics", 2)
    };
    let mut table = Table::<Relics>::started(fair, 2);
    table.tamper = Some(Box::new(move |_, mut message| {
        if let HostMessage::Snapshot(snapshot) = &mut message {
            snapshot
                .events
                .iter_mut()
                .for_each(|entry| tamper(&mut Arc::make_mut(entry).what));
        }
        vec![message]
    }));
    for goes_forward in [true, false, true] {
        rolled(&mut table, 2);
        take_back(&mut table, 0);
        answer(&mut table, 1, true);
        step_back(&mut table, 0);
        if goes_forward {
            forward(&mut table, 0);
            forward(&mut table, 1);
            answer(&mut table, 0, true);
            while !table.newest(0).legal.iter().any(|(_, list)| list.contains(&dig(1))) {
                let asked = (0..2).find(|client| !table.newest(*client).legal.is_empty()).unwrap();
                let command = *table.newest(asked).legal[0].1.last().unwrap();
                table.answer(asked, command);
            }
        }
    }
    play_out(&mut table, 2);
    assert!(verify(&table.records[0]).is_ok());
    table.clients[&1].verdict
}

#[test]
fn the_proof_of_the_seed_follows_the_way_forward() {
    assert_eq!(witnessed(|_| {}), Some(SeedVerdict::Verified));
    let untold = witnessed(|what| {
        if let LogKind::GoneForward { seat, .. } = *what {
            *what = LogKind::Back { seat };
        }
    });
    assert_eq!(untold, Some(SeedVerdict::Failed(SeedFault::Course)));
}
