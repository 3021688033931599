//! Bots that play on for who is away.

use super::{
    play::dig,
    table::{Table, device, options, origin},
};
use podbay::{
    protocol::{BotKind, Character, ClientMessage, Closing, Level, LogKind, RefusalCode, SeedVerdict, Stage, limits},
    record::{Action, verify},
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Operator, Origin, TableOptions},
};
use std::time::Duration;

/// The seat that is away in these tests, and its bot's connection.
const AWAY: Seat = Seat::wrapping(1);
const BOT: u64 = 20;

/// A game of two: it is the second seat's turn, and its player is away.
fn waiting(options: TableOptions) -> Table<Relics> {
    let mut table = Table::<Relics>::started(options, 2);
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    table.answer(1, Command::Pass);
    table.drop_client(1);
    table
}

fn stand_in(table: &Table<Relics>) -> Option<BotKind> {
    table.session().lobby().seats[AWAY.index()].stand_in
}

fn ask_bot(table: &mut Table<Relics>, kind: Option<BotKind>) -> Option<RefusalCode> {
    let before = table.clients[&0].refusals().len();
    table.say(0, ClientMessage::StandIn { seat: AWAY, kind });
    table.clients[&0].refusals().split_off(before).pop()
}

/// The bot that was asked for comes to the table.
fn bot_comes(table: &mut Table<Relics>) {
    let (device, kind) = *table.bots.last().expect("a bot was asked for");
    assert_eq!(kind, BotKind::STAND_IN);
    table.join_as(BOT, device, Origin::Bot, true);
}

/// A connection answers for the seat that is away.
fn answer_as(table: &mut Table<Relics>, connection: u64, command: Command) {
    let open = &table.newest(0).decisions;
    let decision = open
        .iter()
        .find(|open| open.decision.seat == AWAY)
        .expect("it is asked")
        .id;
    table.say(
        connection,
        ClientMessage::Command {
            decision,
            seat: AWAY,
            command,
        },
    );
}

fn may(table: &Table<Relics>, connection: u64) -> bool {
    table.newest(connection).legal.iter().any(|(seat, _)| *seat == AWAY)
}

#[test]
fn a_bot_plays_on_by_itself_and_the_owner_has_the_seat_back_by_coming() {
    let mut options = options("relics", 2);
    options.seed = None;
    let mut table = waiting(options);
    table.pass(Duration::from_secs(119));
    assert!(table.bots.is_empty());
    table.pass(Duration::from_secs(1));
    bot_comes(&mut table);
    let normal = BotKind::Level(Level::Normal, Character::Even);
    assert_eq!(stand_in(&table), Some(normal));
    assert!(may(&table, BOT));
    answer_as(&mut table, BOT, dig(1));
    assert_eq!(table.last_refusal(BOT), None);
    // In the middle of the bot's action its owner is back: what was begun is finished first.
    table.join_as(10, device(1), origin(1), false);
    assert!(stand_in(&table).is_some() && may(&table, BOT) && !may(&table, 10));
    answer_as(&mut table, 10, Command::Commit);
    assert_eq!(table.last_refusal(10), Some(RefusalCode::StandInPlays));
    answer_as(&mut table, BOT, Command::Commit);
    assert_eq!((stand_in(&table), table.bots.len()), (None, 0));
    assert_eq!(table.clients[&BOT].closed, Some(Closing::Left));
    table.answer(0, Command::Pass);
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    assert!(may(&table, 10), "the owner is asked again");
    answer_as(&mut table, 10, Command::Pass);
    while table.session().stage() == Stage::Playing {
        let client = if table.newest(0).legal.is_empty() { 10 } else { 0 };
        let (seat, list) = table.newest(client).legal[0].clone();
        let open = table
            .newest(client)
            .decisions
            .iter()
            .find(|open| open.decision.seat == seat);
        let decision = open.expect("it is asked").id;
        let command = list[list.len() - 1];
        table.say(
            client,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
    assert!(
        verify(&table.records[0]).is_ok(),
        "the record knows of it, and verifies"
    );
    assert!(table.wrote(|action| matches!(action, Action::StandIn { kind: None, .. })));
    assert_eq!(table.clients[&10].verdict, Some(SeedVerdict::Verified));
    let told = |on| {
        let entries = table.newest(10).events.iter().chain(&table.newest(0).events);
        entries
            .filter(|entry| entry.what == LogKind::StandIn { seat: AWAY, on })
            .count()
    };
    assert_eq!(
        (told(true), told(false)),
        (0, 0),
        "told once, with the positions of then"
    );
}

#[test]
fn the_host_has_a_bot_play_on_at_once_and_ends_it() {
    let mut table = waiting(options("relics", 2));
    assert_eq!(ask_bot(&mut table, Some(BotKind::STAND_IN)), None);
    bot_comes(&mut table);
    assert!(may(&table, BOT));
    assert_eq!(ask_bot(&mut table, Some(BotKind::STAND_IN)), Some(RefusalCode::NotAway));
    assert_eq!(ask_bot(&mut table, None), None);
    assert_eq!((stand_in(&table), table.bots.len()), (None, 0));
    assert_eq!(ask_bot(&mut table, None), Some(RefusalCode::NoBot));
    // The time to wait begins again.
    table.pass(Duration::from_secs(119));
    assert!(table.bots.is_empty());
    table.pass(Duration::from_secs(1));
    assert_eq!(table.bots.len(), 1);
}

#[test]
fn nobody_gets_a_bot_who_is_here_and_only_the_host_asks_for_one() {
    let mut table = Table::<Relics>::new(options("relics", 2));
    table.join(0, Origin::Host);
    assert_eq!(
        ask_bot(&mut table, Some(BotKind::STAND_IN)),
        Some(RefusalCode::WrongStage)
    );
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    assert_eq!(ask_bot(&mut table, Some(BotKind::STAND_IN)), Some(RefusalCode::NotAway));
    let kind = Some(BotKind::STAND_IN);
    table.say(1, ClientMessage::StandIn { seat: AWAY, kind });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.operate(Operator::StandIn {
        seat: Seat::wrapping(3),
        kind,
    });
    assert_eq!(table.operator_refusals, [RefusalCode::NoSuchSeat]);
}

#[test]
fn the_table_chooses_when_a_bot_plays_on() {
    for (seconds, after) in [(Some(0), Some(0)), (Some(30), Some(30)), (None, None)] {
        let mut table = Table::<Relics>::new(options("relics", 2));
        table.operate(Operator::SetAway(Some(3601)));
        assert_eq!(table.operator_refusals, [RefusalCode::TooLarge]);
        for number in 0..2 {
            table.join(number, if number == 0 { Origin::Host } else { origin(number) });
        }
        table.say(0, ClientMessage::SetAway { seconds });
        table.say(1, ClientMessage::SetReady { ready: true });
        table.say(0, ClientMessage::Start);
        table.drop_client(1);
        let Some(after) = after else {
            table.pass(Duration::from_secs(100_000));
            assert!(table.bots.is_empty(), "never");
            continue;
        };
        if after > 0 {
            table.pass(Duration::from_secs(after) - Duration::from_millis(1));
            assert!(table.bots.is_empty());
        }
        table.pass(Duration::from_millis(1));
        assert_eq!(table.bots.len(), 1, "{after}");
    }
}

#[test]
fn bots_do_not_play_a_game_that_everybody_has_left() {
    let mut table = waiting(options("relics", 2));
    table.drop_client(0);
    table.pass(Duration::from_secs(100_000));
    assert!(table.bots.is_empty());
    table.join_as(30, device(0), Origin::Host, false);
    table.pass(Duration::ZERO);
    assert_eq!(table.bots.len(), 1, "who comes back does not wait once more");
}

#[test]
fn a_host_that_goes_on_has_its_bots_again() {
    let mut table = waiting(options("relics", 2));
    assert_eq!(ask_bot(&mut table, Some(BotKind::STAND_IN)), None);
    bot_comes(&mut table);
    answer_as(&mut table, BOT, dig(1));
    table.bots.clear();
    table.killed_and_resumed();
    assert_eq!(stand_in(&table), Some(BotKind::STAND_IN));
    bot_comes(&mut table);
    table.join(0, Origin::Host);
    answer_as(&mut table, BOT, Command::Commit);
    assert_eq!(table.last_refusal(BOT), None);
    // Stepping back and stand-ins have their places in one record.
    table.answer(0, Command::Pass);
    table.answer(0, dig(1));
    assert_eq!(ask_bot(&mut table, None), None);
    let revision = table.newest(0).revision;
    let seat = Seat::wrapping(0);
    table.say(0, ClientMessage::StepBack { seat, revision });
    assert_eq!(table.last_refusal(0), None);
    assert!(verify(&table.records[0]).is_ok());
    table.killed_and_resumed();
    assert_eq!(stand_in(&table), None);
}

#[test]
fn no_bot_comes_by_itself_where_the_others_may_have_gone_on_elsewhere() {
    let mut table = Table::<Relics>::started(options("relics", 4), 4);
    table.drop_client(3);
    assert!(table.session().lobby().together);
    (1..3).for_each(|guest| table.drop_client(guest));
    assert!(
        !table.session().lobby().together,
        "three of four may go on by themselves"
    );
    table.pass(Duration::from_secs(10_000));
    assert!(table.bots.is_empty());
    // The host may choose it all the same.
    let (seat, kind) = (Seat::wrapping(3), Some(BotKind::STAND_IN));
    table.say(0, ClientMessage::StandIn { seat, kind });
    assert_eq!(table.bots.len(), 1);
    table.join(1, origin(1));
    assert!(table.session().lobby().together, "two of four may not");
    table.pass(Duration::ZERO);
    assert_eq!(table.bots.len(), 2);
}

#[test]
fn a_host_without_a_person_does_not_wait_for_ever_for_those_who_may_be_elsewhere() {
    let mut table = Table::<Relics>::started(options("relics", 4), 4);
    table.killed_and_resumed();
    table.join(1, origin(1));
    assert!(!table.session().lobby().together);
    table.pass(limits::STAND_IN_UNATTENDED - Duration::from_millis(1));
    assert!(table.bots.is_empty());
    table.pass(Duration::from_millis(1));
    assert_eq!(table.bots.len(), 3);
}

#[test]
fn who_has_left_is_not_thought_to_play_on_elsewhere() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    (1..3).for_each(|guest| table.say(guest, ClientMessage::Leave));
    assert!(table.session().lobby().together);
    table.pass(Duration::from_secs(120));
    assert_eq!(table.bots.len(), 2);
    // Nor is a host that has given the table away.
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    table.drop_client(2);
    table.say(0, ClientMessage::HandOver { to: None });
    let mut next = table.succeeded(1, true);
    next.join(1, Origin::Host);
    assert!(next.session().lobby().together);
}
