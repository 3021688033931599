//! Who is believed about what was seen of a table, and how much.

use super::{
    play::{dig, play_out},
    succession::{gone_on, running, running_with, told},
    table::{Table, device, key, options, origin, sworn},
};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        ClientMessage, Estate, HostMessage, LastSeen, Snapshot, TableId, limits, overtaking_epoch, round_of,
        successor_epoch,
    },
    record::Start,
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{ConnectionId, DeskTask, Guest, HostFault, Input, Operator, Origin, Output, Session, SuccessionError},
};
use std::time::Duration;

#[test]
fn what_is_no_position_of_the_game_and_who_was_not_there_count_for_nothing() {
    let mut old = running(3);
    let mut forged = old.estate(2).standing().unwrap();
    let snapshot = forged.snapshot.as_mut().unwrap();
    snapshot.revision += 5;
    snapshot.digest.0[0] ^= 1;
    let known = old.newest(1).digest;
    let mut table = old.succeeded(1, false);
    table.standings.insert(7, forged.clone());
    table.join(7, origin(7));
    assert!(table.session().is_gathering(), "a stranger has no say");
    table.standings.insert(2, forged);
    table.join(2, origin(2));
    assert!(
        table.session().is_gathering(),
        "nor does a member count that tells what never was"
    );
    assert_eq!(table.dropped.last(), Some(&Dropped::NotProven));
    told(&mut table, 2, &old.estate(2).standing().unwrap());
    table.join(1, Origin::Host);
    table.join(2, origin(2));
    assert_eq!(table.newest(2).digest, known);
    let looker = Session::succeed(old.estate(2).legacy().unwrap(), &key(9), [1; 32], false);
    assert_eq!(looker.err(), Some(SuccessionError::NoSeat));
    assert!(Estate::<Relics>::default().legacy().is_none());
}

#[test]
fn numbers_that_no_table_counts_are_not_gone_on_from() {
    let mut old = running(3);
    let honest = old.estate(2).standing().unwrap();
    let mut epoch = honest.clone();
    epoch.epoch = u64::MAX;
    let snapshot = |change: fn(&mut Snapshot<Relics>)| {
        let mut seen = honest.clone();
        change(seen.snapshot.as_mut().unwrap());
        seen
    };
    let lies = [
        epoch,
        snapshot(|seen| seen.revision = u32::MAX),
        snapshot(|seen| seen.revision = seen.counted() + limits::COUNTER_AHEAD + 1),
        snapshot(|seen| (seen.revision, seen.generation) = (seen.revision + 1, u32::MAX)),
        snapshot(|seen| (seen.revision, seen.log_last) = (seen.revision + 1, u32::MAX)),
    ];
    for lie in lies {
        // Told to somebody who gathers the others, and to a host who is still there.
        let mut table = old.succeeded(1, false);
        table.standings.insert(2, lie.clone());
        table.join(2, origin(2));
        assert_eq!(table.dropped.last(), Some(&Dropped::PositionImpossible));
        assert_eq!(round_of(table.session().epoch()), 1, "it is the next round");
        let mut table = running(3);
        table.standings.insert(12, lie);
        table.join_as(12, device(2), origin(2), false);
        assert_eq!((table.session().epoch(), table.session().is_closed()), (0, false));
    }
    let mut guest = Guest::<Relics>::new(false);
    let heard = &old.clients[&2].heard;
    for (number, message) in heard.iter().enumerate() {
        let mut changed = message.clone();
        match &mut changed {
            HostMessage::Welcome { table, .. } | HostMessage::Table(table) => table.epoch = u64::MAX,
            HostMessage::Lobby(lobby) => lobby.members[0].id.0 = u32::MAX,
            HostMessage::Snapshot(snapshot) => snapshot.revision = u32::MAX,
            HostMessage::Log { last, .. } => *last = u32::MAX,
            HostMessage::Started { game, .. } => *game = u32::MAX,
            _ => continue,
        }
        assert_eq!(guest.check(&changed), Err(HostFault::Damaged), "message {number}");
        assert_eq!(guest.check(message), Ok(true), "message {number}");
    }
}

/// What an onlooker may say: promises, a table that went on, a later game, a newer position.
fn lies(seen: &LastSeen<Relics>, epoch: u64) -> Vec<LastSeen<Relics>> {
    let lie = |change: fn(&mut Snapshot<Relics>)| {
        let mut lie = seen.clone();
        lie.epoch = epoch;
        change(lie.snapshot.as_mut().unwrap());
        lie
    };
    let promise = LastSeen {
        epoch,
        snapshot: None,
        mandate: None,
        ..seen.clone()
    };
    let mut went_on = lie(|_| {});
    let position = went_on.snapshot.as_mut().unwrap();
    (position.epoch, position.sure) = (epoch, epoch);
    went_on.sure = epoch;
    vec![
        promise,
        went_on,
        lie(|seen| seen.game += 1),
        lie(|seen| seen.revision += 5),
    ]
}

#[test]
fn somebody_without_a_seat_decides_nothing() {
    let mut old = running(3);
    old.join(7, origin(7));
    let seen = old.estate(7).standing().unwrap();
    let lies = lies(&seen, successor_epoch(0, Seat::wrapping(1), 0));
    // To a host with most of its people, to one without them, and to somebody who gathers the others.
    for here in [&[1, 2][..], &[]] {
        // A friend of other evenings looks on.
        let mut table = running_with(3, &[device(7)]);
        [1, 2]
            .iter()
            .filter(|n| !here.contains(n))
            .for_each(|n| table.drop_client(*n));
        table.join(7, origin(7));
        let entries = table.records[0].entries.len();
        for lie in &lies {
            table.pass(limits::IDLE);
            told(&mut table, 7, lie);
            assert_eq!(table.dropped.last(), Some(&Dropped::StandingElsewhere));
        }
        assert_eq!((table.session().epoch(), table.superseded), (0, false));
        assert_eq!(table.records[0].entries.len(), entries);
    }
    let mut waiting = old.succeeded(1, false);
    let (epoch, known) = (waiting.session().epoch(), old.newest(1).digest);
    for lie in &lies {
        told(&mut waiting, 7, lie);
    }
    assert!(!waiting.superseded && waiting.session().is_gathering() && waiting.session().epoch() == epoch);
    waiting.standings.insert(2, old.estate(2).standing().unwrap());
    waiting.join(2, origin(2));
    waiting.join(1, Origin::Host);
    assert_eq!(waiting.newest(2).digest, known);
}

#[test]
fn who_looks_on_follows_a_table_wherever_it_is_and_who_plays_keeps_a_promise() {
    let mut old = running(3);
    old.join(7, origin(7));
    let mut waiting = old.succeeded(1, false);
    for member in [2, 7] {
        waiting.join(member, origin(member));
    }
    let welcome = |table: &Table<Relics>, member: u64| {
        let mut heard = table.clients[&member].heard.iter();
        heard
            .find(|m| matches!(m, HostMessage::Welcome { .. }))
            .unwrap()
            .clone()
    };
    for (member, follows) in [(2, Err(HostFault::Superseded)), (7, Ok(true))] {
        let mut guest = Guest::<Relics>::new(false);
        assert!(guest.check(&welcome(&waiting, member)).is_ok());
        assert_eq!(
            guest.check(&welcome(&old, member)),
            follows,
            "back to the host of before"
        );
    }
    // It follows that host, of whom it hears all.
    let mut onlooker = Guest::<Relics>::new(false);
    for (host, table) in [(1, &waiting), (0, &old)] {
        onlooker.meets(Some(device(host)));
        for message in &table.clients[&7].heard {
            assert_eq!(onlooker.check(message), Ok(true));
        }
    }
    assert!(onlooker.has_table_there() && !onlooker.waits());
}

#[test]
fn a_host_does_not_change_the_table_in_mid_conversation() {
    let table = running(2);
    let mut guest = Guest::<Relics>::new(false);
    guest.meets(Some(device(0)));
    for message in &table.clients[&1].heard {
        assert_eq!(guest.check(message), Ok(true));
    }
    let welcomes = table.clients[&1].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { table, .. } => Some(table.clone()),
        _ => None,
    });
    let mut info = welcomes.expect("it was taken in");
    assert_eq!(guest.check(&HostMessage::Table(info.clone())), Ok(true));
    info.table = TableId([9; 16]);
    assert_eq!(guest.check(&HostMessage::Table(info)), Err(HostFault::Damaged));
}

/// A promise of the first guest to follow so many rounds later only.
fn promise(table: &Table<Relics>, rounds: u32) -> LastSeen<Relics> {
    let own = table.session().epoch();
    LastSeen {
        table: table.session().table().0,
        epoch: (0..rounds).fold(own, |epoch, _| successor_epoch(epoch, Seat::wrapping(1), 0)),
        sure: 0,
        snapshot: None,
        mandate: None,
    }
}

#[test]
fn promises_of_one_device_raise_the_epoch_once_in_a_while_and_a_little() {
    let mut table = running(3);
    let entries = table.records[0].entries.len();
    for _ in 0..20 {
        let promise = promise(&table, 1);
        told(&mut table, 1, &promise);
    }
    assert_eq!(
        round_of(table.session().epoch()),
        2,
        "the round after the one that was promised"
    );
    let not_met = table.dropped.iter().filter(|why| **why == Dropped::PromiseNotMet);
    assert_eq!(not_met.count(), 19);
    assert_eq!(
        table.records[0].entries.len(),
        entries + 4,
        "that all is asked anew, two promises and a third one, and that most are here"
    );
    // Others are heard meanwhile, and the same one later.
    let next = promise(&table, 1);
    told(&mut table, 2, &next);
    assert_eq!(round_of(table.session().epoch()), 4);
    table.pass(limits::PROMISE_PAUSE);
    let next = promise(&table, limits::ROUNDS_AHEAD + 1);
    told(&mut table, 1, &next);
    assert_eq!(table.dropped.last(), Some(&Dropped::PositionImpossible));
    let next = promise(&table, 3);
    told(&mut table, 1, &next);
    assert_eq!(round_of(table.session().epoch()), 8);
    let mut waiting = running(4).succeeded(1, false);
    for _ in 0..20 {
        let promise = promise(&waiting, 1);
        waiting.standings.insert(2, promise);
        waiting.join(2, origin(2));
    }
    assert_eq!(round_of(waiting.session().epoch()), 3);
}

/// The desk's tasks after a device tells of its host on a new connection. Nobody looks there.
fn tasks_after(
    table: &mut Table<Relics>,
    (connection, number): (u64, u64),
    word: &LastSeen<Relics>,
) -> Vec<DeskTask<Relics>> {
    table.connect(connection, device(number), origin(number));
    let message = ClientMessage::LastSeen(Box::new(word.clone()));
    let connection = ConnectionId(connection);
    table.desk.input(table.now, Input::Message { connection, message });
    std::iter::from_fn(|| table.desk.poll()).collect()
}

#[test]
fn each_device_is_looked_at_once_at_a_time_and_so_many_at_once_and_all_else_is_told() {
    let hosts = 20..20 + limits::HOSTS_MAX as u64;
    let mut options = options("relics", 3);
    options.hosts = hosts.clone().map(device).collect();
    let mut table = Table::<Relics>::started(options, 3);
    let word = promise(&table, 1);
    let looks = |tasks: &[DeskTask<Relics>]| matches!(tasks, [DeskTask::Look { .. }]);
    let reason = |tasks: &[DeskTask<Relics>]| match tasks {
        [DeskTask::Do(Output::Dropped { why, .. })] => Some(why.clone()),
        _ => None,
    };
    let twice = Some(Dropped::LookedTwice);
    assert!(looks(&tasks_after(&mut table, (101, 1), &word)));
    assert_eq!(reason(&tasks_after(&mut table, (102, 1), &word)), twice);
    let last = hosts.end - 1;
    assert!((hosts.start..last).all(|host| looks(&tasks_after(&mut table, (host, host), &word))));
    assert_eq!(reason(&tasks_after(&mut table, (103, last), &word)), twice);
    // One look is over: nobody was there.
    assert!(!table.desk.looked(table.now, device(1), None, Some(word.epoch)));
    let tasks: Vec<_> = std::iter::from_fn(|| table.desk.poll()).collect();
    assert_eq!(reason(&tasks), Some(Dropped::NotThere));
    assert!(looks(&tasks_after(&mut table, (104, last), &word)));
}

#[test]
fn nothing_is_promised_while_the_record_cannot_be_written() {
    let mut table = running(3);
    let next = promise(&table, 1);
    table.disk_full = true;
    let clients: Vec<u64> = (0..3).filter(|n| !table.newest(*n).legal.is_empty()).collect();
    let (_, list) = table.newest(clients[0]).legal[0].clone();
    table.answer(clients[0], list[0]);
    assert!(!table.session().lobby().saved);
    told(&mut table, 1, &next);
    assert_eq!(
        (table.session().epoch(), table.dropped.last()),
        (0, Some(&Dropped::PromiseNotMet))
    );
    table.free_disk();
    told(&mut table, 1, &next);
    assert!(table.session().epoch() > next.epoch);
}

#[test]
fn a_later_epoch_gives_nobody_more_time() {
    let mut options = options("relics", 3);
    options.window = Duration::from_secs(20);
    let mut table = Table::<Relics>::started(options, 3);
    table.answer(0, dig(2));
    table.answer(0, Command::Commit);
    let left = |table: &Table<Relics>| {
        let clocks = table.clients[&0].heard.iter().rev().find_map(|message| match message {
            HostMessage::Clocks { clocks } => Some(clocks.clone()),
            _ => None,
        });
        clocks.unwrap()[0].1.left_ms
    };
    let asked = table.newest(1).decisions[0].id;
    table.say(1, ClientMessage::Displayed { decision: asked });
    table.pass(Duration::from_secs(12));
    let next = promise(&table, 1);
    told(&mut table, 2, &next);
    assert!(table.session().epoch() > next.epoch);
    assert!(table.newest(1).decisions[0].id != asked, "it is asked anew");
    assert!(left(&table) <= 8000, "{} ms", left(&table));
}

#[test]
fn a_host_that_nobody_knows_is_heard_if_most_have_promised_to_follow_it() {
    // A program without a window, which only its guests have a seat at, had the table first.
    let mut options = options("relics", 3);
    (options.seed, options.hosts) = (None, vec![device(9)]);
    let mut first = Table::<Relics>::started(options, 3);
    first.answer(0, dig(2));
    first.answer(0, Command::Commit);
    let mut next = gone_on(&mut first, &[2]);
    // It has gone on with most of them since; the next host was started again meanwhile.
    let mut word = next.estate(2).standing().unwrap();
    let later = overtaking_epoch(next.session().epoch(), 0);
    word.epoch = later;
    let position = word.snapshot.as_mut().unwrap();
    (position.epoch, position.sure) = (later, later);
    word.sure = later;
    next.killed_and_resumed();
    for (host, by, believed) in [
        (9, &[][..], false),
        (9, &[2, 2, 7][..], false),
        (8, &[2][..], false),
        (8, &[0, 2][..], true),
        (9, &[0, 2][..], true),
    ] {
        next.superseded = false;
        word.mandate = Some(Box::new(sworn(later, host, by).into()));
        next.connect(host, device(host), origin(host));
        next.say(host, ClientMessage::LastSeen(Box::new(word.clone())));
        assert_eq!(next.superseded, believed, "host {host}, followed by {by:?}");
        next.drop_client(host);
        next.pass(limits::IDLE);
    }
}

#[test]
fn who_has_slept_while_others_were_waited_for_counts_on_nobody_at_once() {
    let mut old = running(4);
    let mut next = old.succeeded(1, false);
    let comes = |next: &mut Table<Relics>, guest: u64| {
        next.standings.insert(guest, old.estate(guest).standing().unwrap());
        next.join(guest, origin(guest));
    };
    comes(&mut next, 2);
    next.pass(Duration::from_secs(10));
    next.now += Duration::from_secs(30);
    comes(&mut next, 3);
    assert!(next.session().is_gathering(), "the line to the other one may be dead");
    next.drop_client(2);
    next.pass(Duration::from_secs(10));
    assert!(next.session().is_gathering(), "two of four");
    comes(&mut next, 2);
    assert!(!next.session().is_gathering());
}

#[test]
fn a_newer_position_is_taken_until_the_record_begins() {
    let mut old = running(3);
    let seen = old.newest(2).clone();
    for client in [0, 1] {
        let heard = &mut old.clients.get_mut(&client).unwrap().heard;
        let last = heard
            .iter()
            .rposition(|m| matches!(m, HostMessage::Snapshot(_)))
            .unwrap();
        heard.remove(last);
    }
    let [late, on_time] = [2, 0].map(|client| old.estate(client).standing().unwrap());
    let mut table = old.succeeded(1, false);
    table.standings.insert(0, on_time);
    table.join(0, origin(0));
    table.clients.get_mut(&0).unwrap().shares = false;
    table.pass(Duration::from_millis(1500));
    assert!(
        !table.session().is_gathering() && table.records.is_empty(),
        "a share is waited for"
    );
    table.standings.insert(2, late);
    table.join(2, origin(2));
    table.pass(limits::SHARES_MAX);
    let Start::Taken { from, .. } = &table.records[0].header.start else {
        panic!("the table was taken over");
    };
    assert_eq!(from.revision, seen.revision);
}

#[test]
fn what_a_dishonest_host_told_of_its_table_is_not_gone_on_with() {
    let mut old = running(3);
    let legacy = || old.estate(1).legacy().unwrap();
    for seats in [0, 2, 4] {
        let mut legacy = legacy();
        let seat = legacy.lobby.seats[1].clone();
        legacy.lobby.seats.resize(seats, seat);
        let refused = Session::succeed(legacy, &key(1), [6; 32], true);
        assert_eq!(refused.err(), Some(SuccessionError::Seats), "{seats} seats");
    }
    let mut crowd = legacy();
    let somebody = crowd.lobby.members[0].clone();
    crowd.lobby.members = (0..1000)
        .map(|n| {
            let mut member = somebody.clone();
            (member.id.0, member.device) = (100 + n, device(100 + u64::from(n)));
            member
        })
        .chain(crowd.lobby.members)
        .collect();
    crowd.info.hosts = (0..1000).map(device).collect();
    let session = Session::succeed(crowd, &key(1), [6; 32], false).unwrap();
    let members = session.lobby().members;
    assert_eq!(members.len(), limits::MEMBERS_MAX);
    for player in 0..3 {
        assert!(members.iter().any(|member| member.device == device(player)), "{player}");
    }
    let mut table = old.succeeded(1, false);
    table.operate(Operator::GoOn);
    table.pass(Duration::from_secs(2));
    table.join(1, Origin::Host);
    [0, 2].into_iter().for_each(|guest| table.join(guest, origin(guest)));
    play_out(&mut table, 3);
}
