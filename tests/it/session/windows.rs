//! Reaction windows and their clocks.

use super::{
    play::dig,
    stubborn::Stubborn,
    succession::{gone_on, running},
    table::{Table, device, options, origin},
};
use podbay::{
    diagnostics::Dropped,
    protocol::{BotKind, ClientMessage, Clock, LogKind, RefusalCode, limits},
    record::Action,
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Operator, Origin},
};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const MS: Duration = Duration::from_millis(1);

/// A window in which all but the first client are asked.
fn open_window(players: u64, window: Duration) -> Table<Relics> {
    let mut options = options("relics", players as usize);
    options.window = window;
    let mut table = Table::started(options, players);
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    table
}

fn is_open(table: &Table<Relics>, client: u64) -> bool {
    table
        .newest(client)
        .decisions
        .iter()
        .any(|d| d.decision.seat == Seat::wrapping(client as usize))
        && !table.newest(client).legal.is_empty()
}

fn shown(table: &mut Table<Relics>, client: u64) {
    let decision = table.newest(client).decisions[0].id;
    table.say(client, ClientMessage::Displayed { decision });
}

fn timed_out(table: &Table<Relics>) -> usize {
    let late = |e: &&podbay::record::Entry<Relics>| matches!(e.action, Action::Command { timed_out: true, .. });
    table.records[0].entries.iter().filter(late).count()
}

/// The clock of the question that is open to the host member, who has the first seat.
fn clock_of_host(table: &Table<Relics>) -> Option<Clock> {
    let open = &table.newest(0).decisions;
    let asked = open.iter().find(|open| open.decision.seat == Seat::wrapping(0));
    asked.expect("the host is asked").clock
}

/// The whole time of the question that a seat is asked, in milliseconds.
fn total(table: &Table<Relics>, seat: usize) -> Option<u32> {
    let mut open = table.newest(0).decisions.iter();
    let asked = open.find(|open| open.decision.seat == Seat::wrapping(seat));
    asked.and_then(|open| open.clock).map(|clock| clock.total_ms)
}

fn announce(table: &mut Table<Relics>, client: u64) {
    table.answer(client, dig(1));
    table.answer(client, Command::Commit);
}

#[test]
fn nobody_is_timed_while_only_bots_wait() {
    for person in [false, true] {
        let mut table = Table::<Relics>::new(options("relics", 3));
        table.join(0, Origin::Host);
        let kind = BotKind::Random;
        let bot = |table: &mut Table<Relics>, number: usize| {
            table.operate(Operator::AddBot { seat: None, kind });
            let (device, _) = table.bots[number];
            table.join_as(number as u64 + 1, device, Origin::Bot, true);
        };
        bot(&mut table, 0);
        if person {
            table.join(2, origin(2));
            table.say(2, ClientMessage::SetReady { ready: true });
        } else {
            bot(&mut table, 1);
        }
        table.say(0, ClientMessage::SetReady { ready: true });
        table.say(0, ClientMessage::Start);
        table.answer(0, dig(1));
        table.answer(0, Command::Commit);
        (1..3).for_each(|client| table.answer(client, Command::Pass));
        // It is the bot's turn now, and the people are asked.
        table.answer(1, dig(1));
        table.answer(1, Command::Commit);
        assert_eq!(clock_of_host(&table).is_some(), person);
        table.pass(1000 * SECOND);
        let of_host = |action: &Action<Relics>| {
            let late = matches!(action, Action::Command { timed_out: true, .. });
            late && matches!(action, Action::Command { seat, .. } if seat.index() == 0)
        };
        assert_eq!(table.wrote(of_host), person);
    }
}

#[test]
fn the_clock_starts_when_the_question_is_shown() {
    let mut table = open_window(2, 20 * SECOND);
    table.pass(SECOND);
    shown(&mut table, 1);
    table.pass(20 * SECOND - MS);
    assert!(is_open(&table, 1));
    table.pass(MS);
    assert!(!is_open(&table, 1) || table.newest(1).legal[0].1.contains(&dig(1)));
    assert_eq!(timed_out(&table), 1);
    let late = |m: &std::sync::Arc<podbay::protocol::LogEntry<Relics>>| {
        matches!(&m.what, LogKind::Command { timed_out: true, .. })
    };
    assert!(table.newest(0).events.iter().any(late));
}

#[test]
fn the_clock_starts_by_itself_after_two_seconds() {
    let mut table = open_window(2, 20 * SECOND);
    table.pass(limits::ACK_MAX + 20 * SECOND - MS);
    assert_eq!(timed_out(&table), 0);
    table.pass(MS);
    assert_eq!(timed_out(&table), 1);
}

#[test]
fn the_clock_stands_still_while_the_asked_client_is_away() {
    let mut table = open_window(2, 20 * SECOND);
    shown(&mut table, 1);
    table.pass(15 * SECOND);
    table.drop_client(1);
    table.pass(50 * SECOND);
    assert_eq!(timed_out(&table), 0);
    table.join_as(11, device(1), origin(1), false);
    let clock = table.newest(11).decisions[0].clock.unwrap();
    assert_eq!(clock.left_ms, 5000);
    shown(&mut table, 11);
    table.pass(5 * SECOND - MS);
    assert_eq!(timed_out(&table), 0);
    table.pass(MS);
    assert_eq!(timed_out(&table), 1);
}

#[test]
fn nobody_is_waited_for_longer_than_a_minute() {
    let mut table = open_window(2, 20 * SECOND);
    table.drop_client(1);
    table.pass(limits::AWAY_MAX + 20 * SECOND - MS);
    assert_eq!(timed_out(&table), 0);
    table.pass(MS);
    assert_eq!(timed_out(&table), 1);
}

#[test]
fn who_let_a_window_run_out_gets_short_ones_until_it_acts() {
    let mut table = open_window(3, 20 * SECOND);
    assert_eq!(total(&table, 2), Some(20_000));
    table.answer(1, Command::Pass);
    table.pass(limits::ACK_MAX + 20 * SECOND);
    assert_eq!(timed_out(&table), 1);
    announce(&mut table, 1);
    assert_eq!((total(&table, 0), total(&table, 2)), (Some(20_000), Some(10_000)));
    table.pass(limits::ACK_MAX + 10 * SECOND);
    assert_eq!((timed_out(&table), total(&table, 0).is_some()), (2, true));
    table.answer(0, Command::Pass);
    // Its own turn has come: whoever plays is there.
    announce(&mut table, 2);
    [0, 1]
        .into_iter()
        .for_each(|client| table.answer(client, Command::Pass));
    announce(&mut table, 0);
    assert_eq!(total(&table, 2), Some(20_000));
}

#[test]
fn the_short_window_of_who_let_one_run_out_is_no_longer_than_the_tables_own() {
    for (window, short) in [(9_999_u32, 9_999), (10_000, 10_000), (10_001, 10_000)] {
        let mut table = open_window(3, window * MS);
        table.answer(1, Command::Pass);
        table.pass(limits::ACK_MAX + window * MS);
        announce(&mut table, 1);
        assert_eq!((timed_out(&table), total(&table, 2)), (1, Some(short)));
    }
}

#[test]
fn a_game_that_takes_no_pass_when_time_is_up_asks_on_without_a_clock_and_that_is_told_once() {
    let mut table = Table::<Stubborn>::started(options("relics", 2), 2);
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    table.pass(limits::ACK_MAX + 20 * SECOND - MS);
    assert!(table.dropped.is_empty());
    table.pass(1000 * SECOND);
    assert_eq!(table.dropped, [Dropped::PassRefused]);
    table.answer(1, Command::Pass);
    assert_eq!(table.last_refusal(1), None);
}

#[test]
fn a_table_may_wait_for_ever() {
    let mut table = open_window(2, Duration::ZERO);
    assert_eq!(table.newest(1).decisions[0].clock, None);
    table.pass(100_000 * SECOND);
    assert!(is_open(&table, 1));
}

#[test]
fn another_seats_pass_leaves_an_answer_on_its_way_valid() {
    let mut table = open_window(3, 20 * SECOND);
    let open = table
        .newest(2)
        .decisions
        .iter()
        .find(|d| d.decision.seat == Seat::wrapping(2))
        .unwrap()
        .id;
    table.answer(1, Command::Pass);
    table.say(
        2,
        ClientMessage::Command {
            decision: open,
            seat: Seat::wrapping(2),
            command: Command::Pass,
        },
    );
    assert_eq!(table.last_refusal(2), None);
}

#[test]
fn an_interrupt_raises_the_generation_and_makes_late_answers_stale() {
    let mut table = open_window(3, 20 * SECOND);
    let generation = table.newest(0).generation;
    let open = table
        .newest(2)
        .decisions
        .iter()
        .find(|d| d.decision.seat == Seat::wrapping(2))
        .unwrap()
        .id;
    table.answer(1, Command::Interrupt);
    assert_eq!(table.newest(0).generation, generation + 1);
    table.say(
        2,
        ClientMessage::Command {
            decision: open,
            seat: Seat::wrapping(2),
            command: Command::Interrupt,
        },
    );
    assert_eq!(table.last_refusal(2), Some(RefusalCode::Stale));
}

#[test]
fn only_the_asked_client_starts_its_clock() {
    let mut table = open_window(2, 20 * SECOND);
    let decision = table.newest(0).decisions[0].id;
    table.say(0, ClientMessage::Displayed { decision });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotYourSeat));
}

#[test]
fn a_question_that_is_shown_too_late_is_told_to_the_log_alone() {
    let mut table = open_window(2, 20 * SECOND);
    let decision = table.newest(1).decisions[0].id;
    table.answer(1, Command::Pass);
    table.say(1, ClientMessage::Displayed { decision });
    assert_eq!(table.dropped, [Dropped::ShownTooLate]);
    assert_eq!(table.last_refusal(1), None);
}

#[test]
fn more_time_comes_out_of_a_reserve_and_is_seen_by_all() {
    let mut table = open_window(3, 20 * SECOND);
    shown(&mut table, 1);
    let decision = table.newest(1).decisions[0].id;
    table.say(2, ClientMessage::MoreTime { decision });
    assert_eq!(table.last_refusal(2), Some(RefusalCode::NotYourSeat));
    let reserve = |table: &Table<Relics>| table.session().lobby().seats[1].reserve;
    assert_eq!(reserve(&table), 60);
    for left in [40, 20, 0] {
        table.say(1, ClientMessage::MoreTime { decision });
        assert_eq!(reserve(&table), left);
    }
    table.say(1, ClientMessage::MoreTime { decision });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NoTimeLeft));
    table.answer(2, Command::Pass);
    table.pass(80 * SECOND - MS);
    assert_eq!(timed_out(&table), 0);
    table.pass(MS);
    assert_eq!(timed_out(&table), 1);
}

#[test]
fn what_was_asked_for_of_the_reserve_is_gone_after_a_crash_and_at_the_next_host() {
    let mut table = running(3);
    let reserves = |table: &Table<Relics>| {
        table
            .session()
            .lobby()
            .seats
            .iter()
            .map(|s| s.reserve)
            .collect::<Vec<_>>()
    };
    let decision = table.newest(1).decisions[0].id;
    table.say(1, ClientMessage::MoreTime { decision });
    assert_eq!(reserves(&table), [60, 40, 60]);
    let mut next = gone_on(&mut table, &[2]);
    assert_eq!(reserves(&next), [60, 40, 60], "at the next host");
    let question = |table: &Table<Relics>| {
        let mut asked = table.newest(2).decisions.iter();
        asked.find(|open| open.decision.seat == Seat::wrapping(2)).unwrap().id
    };
    let decision = question(&next);
    next.say(2, ClientMessage::MoreTime { decision });
    for table in [&mut table, &mut next] {
        let before = reserves(table);
        table.killed_and_resumed();
        assert_eq!(reserves(table), before, "after a crash");
    }
    assert_eq!(reserves(&next), [60, 40, 40]);
}
