//! The devices that a table takes in: every rule, who comes back, and the host who is asked.

use super::table::{Table, device, options, origin};
use podbay::{
    diagnostics::Dropped,
    protocol::{ClientMessage, Closing, HostMessage, Knock, Name, RefusalCode, WhoMayJoin, limits},
    rules::relics::Relics,
    session::{Admission, ConnectionId, Input, Origin, TableOptions},
};
use std::time::Duration;

fn table(who: WhoMayJoin) -> Table<Relics> {
    let mut table = Table::new(TableOptions {
        admission: Admission {
            who,
            known: [device(8)].into(),
        },
        ..options("relics", 3)
    });
    table.join(0, Origin::Host);
    table
}

/// True if this client was taken in.
fn is_in(table: &Table<Relics>, client: u64) -> bool {
    table.clients[&client]
        .heard
        .iter()
        .any(|message| matches!(message, HostMessage::Welcome { .. }))
}

fn refused(table: &Table<Relics>, client: u64) -> Option<RefusalCode> {
    assert_eq!(is_in(table, client), table.clients[&client].closed.is_none());
    table.last_refusal(client)
}

/// Comes with a proof that the code is known.
fn join_with_code(table: &mut Table<Relics>, client: u64) {
    table.connect(client, device(client), origin(client));
    table.input(Input::Proved {
        connection: ConnectionId(client),
    });
    table.say_join(client, false);
}

fn knocks(table: &Table<Relics>) -> Vec<Knock> {
    let told = table.clients[&0].heard.iter().rev().find_map(|message| match message {
        HostMessage::Knocks(knocks) => Some(knocks.clone()),
        _ => None,
    });
    told.unwrap_or_default()
}

fn knock(client: u64) -> Knock {
    Knock {
        device: device(client),
        name: Name::parse(&format!("P{client}")).unwrap(),
    }
}

fn answer(table: &mut Table<Relics>, client: u64, admit: bool) {
    let device = device(client);
    table.say(0, ClientMessage::AnswerKnock { device, admit });
}

#[test]
fn each_rule_lets_in_whom_it_should() {
    for (who, stranger, friend) in [
        (WhoMayJoin::Anyone, None, None),
        (
            WhoMayJoin::Code,
            Some(RefusalCode::NeedsCode),
            Some(RefusalCode::NeedsCode),
        ),
        (WhoMayJoin::Known, Some(RefusalCode::NotKnown), None),
    ] {
        let mut table = table(who);
        table.join(1, origin(1));
        table.join(8, origin(8));
        assert_eq!((refused(&table, 1), refused(&table, 8)), (stranger, friend), "{who:?}");
        join_with_code(&mut table, 2);
        assert!(is_in(&table, 2), "{who:?}: the code opens every table");
    }
}

#[test]
fn who_belongs_to_the_table_comes_back_unasked() {
    let mut table = table(WhoMayJoin::Anyone);
    table.join(1, origin(1));
    table.say(0, ClientMessage::SetWho { who: WhoMayJoin::Code });
    // In the lobby somebody who is away leaves nothing behind but that.
    table.drop_client(1);
    table.join_as(11, device(1), origin(1), false);
    assert!(is_in(&table, 11));
    table.join(2, origin(2));
    assert_eq!(refused(&table, 2), Some(RefusalCode::NeedsCode));
    // Who is sent away is new again.
    let member = table
        .session()
        .lobby()
        .members
        .iter()
        .find(|m| m.device == device(1))
        .unwrap()
        .id;
    table.say(0, ClientMessage::RemoveMember { member });
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(refused(&table, 12), Some(RefusalCode::NeedsCode));
}

#[test]
fn a_device_that_is_let_in_beyond_those_that_are_remembered_is_told() {
    let mut table = table(WhoMayJoin::Anyone);
    for guest in 100..=100 + limits::ADMITTED_MAX as u64 {
        assert!(table.dropped.is_empty(), "there is room for {guest}");
        table.join(guest, origin(guest));
        table.say(guest, ClientMessage::Leave);
        table.pass(Duration::from_secs(1));
    }
    assert_eq!(table.dropped, [Dropped::AdmittedForgotten]);
    // The first one is remembered, the last one is not.
    table.say(0, ClientMessage::SetWho { who: WhoMayJoin::Code });
    let last = 100 + limits::ADMITTED_MAX as u64;
    table.join_as(500, device(100), origin(1), false);
    table.join_as(501, device(last), origin(2), false);
    assert!(is_in(&table, 500));
    assert_eq!(refused(&table, 501), Some(RefusalCode::NeedsCode));
}

#[test]
fn only_the_host_says_who_may_join() {
    let mut table = table(WhoMayJoin::Anyone);
    table.join(1, origin(1));
    let who = WhoMayJoin::Known;
    table.say(1, ClientMessage::SetWho { who });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    answer(&mut table, 5, true);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale), "nobody asks");
    table.say(
        1,
        ClientMessage::AnswerKnock {
            device: device(5),
            admit: true,
        },
    );
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
}

#[test]
fn the_host_is_asked_and_its_answer_holds() {
    let mut table = table(WhoMayJoin::Ask);
    for guest in [1, 2] {
        table.join(guest, origin(guest));
        assert_eq!(table.clients[&guest].heard, [HostMessage::Asked]);
    }
    assert_eq!(knocks(&table), [knock(1), knock(2)]);
    answer(&mut table, 1, true);
    answer(&mut table, 2, false);
    assert!(is_in(&table, 1) && knocks(&table).is_empty());
    assert_eq!(refused(&table, 2), Some(RefusalCode::NotAdmitted));
    // Nobody can ask again and again.
    table.join_as(12, device(2), origin(2), false);
    assert_eq!(refused(&table, 12), Some(RefusalCode::NotAdmitted));
    assert!(knocks(&table).is_empty());
    table.drop_client(1);
    table.join_as(11, device(1), origin(1), false);
    assert!(is_in(&table, 11), "asked once");
}

#[test]
fn a_host_that_does_not_answer_keeps_nobody_for_ever() {
    let mut table = table(WhoMayJoin::Ask);
    table.join(1, origin(1));
    table.pass(limits::KNOCK_MAX - Duration::from_secs(1));
    assert_eq!(table.clients[&1].closed, None);
    table.pass(Duration::from_secs(1));
    assert_eq!(refused(&table, 1), Some(RefusalCode::NobodyAnswers));
    assert_eq!(table.clients[&1].closed, Some(Closing::Refused));
    assert!(knocks(&table).is_empty());
    // Who goes away meanwhile is not shown any longer.
    table.join(2, origin(2));
    assert_eq!(knocks(&table), [knock(2)]);
    table.drop_client(2);
    assert!(knocks(&table).is_empty());
}

#[test]
fn those_who_wait_are_few_and_a_new_rule_answers_them() {
    let mut table = table(WhoMayJoin::Ask);
    let most = limits::KNOCKS_MAX as u64;
    for guest in 1..=most {
        table.join(guest, origin(guest));
    }
    table.join(20, origin(20));
    assert_eq!(refused(&table, 20), Some(RefusalCode::TooManyAsk));
    table.say_join(1, false);
    assert_eq!(
        table.last_refusal(1),
        Some(RefusalCode::AlreadyJoined),
        "it asks already"
    );
    let who = WhoMayJoin::Anyone;
    table.say(0, ClientMessage::SetWho { who });
    assert!((1..=most).all(|guest| is_in(&table, guest)));
    assert!(knocks(&table).is_empty());
}

#[test]
fn one_machine_asks_once_at_a_time_and_a_friend_finds_room() {
    let mut table = table(WhoMayJoin::Ask);
    // Four keys of one machine, which then also comes again with the first one.
    for (number, key) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        table.join_as(number, device(key), origin(1), false);
    }
    for number in 2..=4 {
        assert_eq!(refused(&table, number), Some(RefusalCode::TooManyAsk));
    }
    table.join_as(5, device(1), origin(1), false);
    assert_eq!(table.clients[&1].closed, Some(Closing::Replaced));
    assert_eq!(
        knocks(&table).iter().map(|knock| knock.device).collect::<Vec<_>>(),
        [device(1)]
    );
    table.join(6, origin(6));
    assert_eq!(knocks(&table).len(), 2, "others are heard");
    for guest in 10..10 + limits::KNOCKS_MAX as u64 {
        table.join(guest, origin(guest));
    }
    assert_eq!(knocks(&table).len(), limits::KNOCKS_MAX);
    table.join(8, origin(8));
    let asking: Vec<_> = knocks(&table).iter().map(|knock| knock.device).collect();
    assert!(asking.contains(&device(8)) && asking.len() == limits::KNOCKS_MAX);
}

#[test]
fn without_somebody_at_the_host_nobody_is_asked() {
    let mut table: Table<Relics> = Table::new(TableOptions {
        admission: Admission {
            who: WhoMayJoin::Ask,
            ..Admission::default()
        },
        ..options("relics", 2)
    });
    table.join(1, origin(1));
    assert_eq!(refused(&table, 1), Some(RefusalCode::NobodyAnswers));
}

#[test]
fn a_table_that_goes_on_after_a_crash_keeps_its_rule() {
    let mut table: Table<Relics> = Table::new(TableOptions {
        admission: Admission {
            who: WhoMayJoin::Code,
            ..Admission::default()
        },
        ..options("relics", 2)
    });
    table.join(0, Origin::Host);
    join_with_code(&mut table, 1);
    for player in 0..2 {
        table.say(player, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    let who = WhoMayJoin::Anyone;
    table.say(0, ClientMessage::SetWho { who });
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::WrongStage),
        "the record would not know it"
    );
    table.killed_and_resumed();
    table.join_as(11, device(1), origin(1), false);
    assert!(is_in(&table, 11), "its seat is its own");
    table.join(2, origin(2));
    assert_eq!(refused(&table, 2), Some(RefusalCode::NeedsCode));
}
