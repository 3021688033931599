//! Commands, steps back, dropping out and coming back, the end and the next game.

use super::table::{Table, device, options, origin};
use podbay::{
    protocol::{ClientMessage, Closing, HostMessage, LogKind, RefusalCode, Stage, StepBackOffer, limits},
    rules::{
        Illegal, Seat,
        relics::{Command, Reason, Relics},
    },
    session::{Operator, Origin},
};
use std::time::Duration;

pub fn dig(depth: u8) -> Command {
    Command::Dig { depth }
}

/// Plays on until the game is over; whoever is asked first gives the last listed command.
pub fn play_out(table: &mut Table<Relics>, clients: u64) {
    while table.session().stage() == Stage::Playing {
        let before = table.session().state().cloned();
        for client in 0..clients {
            let Some((_, list)) = table.newest(client).legal.first().cloned() else {
                continue;
            };
            table.answer(client, list[list.len() - 1]);
            break;
        }
        assert_ne!(table.session().state().cloned(), before, "nobody could play on");
    }
}

#[test]
fn every_accepted_command_brings_everybody_the_same_position() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    let first = table.newest(0).revision;
    table.answer(0, dig(2));
    let all: Vec<_> = (0..3).map(|c| table.newest(c)).collect();
    assert!(
        all.iter()
            .all(|s| s.revision > first && s.digest == all[0].digest && s.events == all[0].events)
    );
    assert_eq!(all[0].legal.len(), 1);
    assert!(all[1].legal.is_empty() && all[2].legal.is_empty());
    assert_eq!(all[0].digest, table.records[0].entries[0].digest);
}

#[test]
fn what_is_not_legal_is_refused_with_its_rule_and_changes_nothing() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = table.session().state().cloned();
    table.answer(0, dig(9));
    let Some(HostMessage::Refused(refusal)) = table.clients[&0].heard.last() else {
        panic!("no refusal")
    };
    assert_eq!(refusal.code, RefusalCode::Illegal(Illegal::NotListed));
    assert_eq!(refusal.reason, Some(Reason::Depth));
    let decision = table.newest(0).decisions[0].id;
    let seat = [Seat::wrapping(0), Seat::wrapping(1)];
    table.say(
        1,
        ClientMessage::Command {
            decision,
            seat: seat[0],
            command: dig(1),
        },
    );
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    table.say(
        1,
        ClientMessage::Command {
            decision,
            seat: seat[1],
            command: dig(1),
        },
    );
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotAsked));
    assert_eq!(table.session().state().cloned(), before);
    table.answer(0, dig(1));
    table.say(
        0,
        ClientMessage::Command {
            decision,
            seat: seat[0],
            command: dig(1),
        },
    );
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale));
}

#[test]
fn a_step_back_restores_exactly_the_state_before() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = table.session().state().cloned();
    let stale = table.newest(0).decisions[0].id;
    let seat = Seat::wrapping(0);
    let back = |table: &Table<Relics>| ClientMessage::StepBack {
        seat,
        revision: table.newest(0).revision,
    };
    let message = back(&table);
    table.say(0, message);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NothingToStepBack));
    table.answer(0, dig(2));
    assert_eq!(table.newest(1).step_back, StepBackOffer::Available { seat });
    let message = ClientMessage::StepBack {
        seat: Seat::wrapping(1),
        revision: table.newest(1).revision,
    };
    table.say(1, message);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::OtherActed));
    let (message, generation) = (back(&table), table.newest(0).generation);
    table.say(0, message.clone());
    assert_eq!(table.session().state().cloned(), before);
    assert_eq!(table.newest(1).generation, generation + 1);
    table.say(0, message);
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::Stale),
        "a second press in flight"
    );
    table.say(
        0,
        ClientMessage::Command {
            decision: stale,
            seat,
            command: dig(1),
        },
    );
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::Stale),
        "an answer to the old question"
    );
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    let message = back(&table);
    table.say(0, message);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Sealed));
}

#[test]
fn who_drops_keeps_the_seat_and_gets_what_was_missed() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(1));
    let seen = table.newest(1).log_last;
    table.drop_client(1);
    table.answer(0, Command::Commit);
    table.join_as(11, device(1), origin(1), false);
    let snapshot = table.newest(11).clone();
    assert_eq!(snapshot.digest, table.newest(0).digest);
    assert!(snapshot.gap && snapshot.legal.len() == 1, "it is asked again");
    table.say(11, ClientMessage::LogFrom { number: seen + 1 });
    let Some(HostMessage::Log { entries, last }) = table.clients[&11].heard.last() else {
        panic!("no log")
    };
    assert_eq!(entries[0].number, seen + 1);
    assert_eq!(entries.last().map(|e| e.number), Some(*last));
    let away = |e: &&std::sync::Arc<podbay::protocol::LogEntry<Relics>>| {
        matches!(e.what, LogKind::Away { .. } | LogKind::Back { .. })
    };
    assert_eq!(entries.iter().filter(away).count(), 2);
    // The same device once more: the old connection goes.
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(table.clients[&11].closed, Some(Closing::Replaced));
    let decision = snapshot.decisions[0].id;
    table.say(
        12,
        ClientMessage::Command {
            decision,
            seat: Seat::wrapping(1),
            command: Command::Pass,
        },
    );
    assert!(table.newest(12).revision > snapshot.revision);
}

#[test]
fn after_the_end_everybody_plays_again_in_the_same_seats() {
    let mut options = options("relics", 2);
    options.seed = None;
    let mut table = Table::<Relics>::started(options, 2);
    play_out(&mut table, 2);
    let (outcome, _) = table.clients[&1].ended.clone().unwrap();
    assert_eq!(outcome.standings.len(), 2);
    let seats = table.session().lobby().seats;
    table.say(1, ClientMessage::Rematch);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, ClientMessage::Rematch);
    let again = table.session().lobby();
    let devices = |seats: &[podbay::protocol::SeatInfo]| seats.iter().map(|s| (s.device, s.colour)).collect::<Vec<_>>();
    assert_eq!(devices(&again.seats), devices(&seats));
    assert!(again.seats.iter().all(|s| !s.ready));
    let revision = table.newest(0).revision;
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    assert_eq!((table.newest(0).game, table.records.len()), (2, 2));
    assert!(table.newest(1).revision > revision);
    assert_ne!(table.records[0].header.start, table.records[1].header.start);
}

#[test]
fn a_rematch_waits_a_while_for_who_is_here_and_not_ready_and_does_not_begin_while_one_is_away() {
    for here in [true, false] {
        let mut table = Table::<Relics>::started(options("relics", 2), 2);
        play_out(&mut table, 2);
        table.say(0, ClientMessage::Rematch);
        if !here {
            table.drop_client(1);
        }
        table.pass(limits::REMATCH_WAITS - Duration::from_millis(1));
        table.say(0, ClientMessage::Start);
        assert_eq!(table.last_refusal(0), Some(RefusalCode::NotReady));
        table.pass(Duration::from_millis(1));
        table.say(0, ClientMessage::Start);
        assert_eq!(table.session().stage() == Stage::Playing, here);
    }
}

#[test]
fn a_missing_share_does_not_hold_the_table_up() {
    let mut options = options("relics", 2);
    options.seed = None;
    let mut table = Table::<Relics>::new(options);
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table.clients.get_mut(&1).unwrap().shares = false;
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Dealing);
    table.say(0, ClientMessage::SeedShare { share: [9; 32] });
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::ShareNotWanted),
        "the first one stands"
    );
    table.pass(limits::SHARES_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
}

#[test]
fn a_table_that_nobody_runs_starts_by_itself() {
    let mut options = options("relics", 2);
    options.auto_start = true;
    let mut table = Table::<Relics>::new(options);
    table.join_as(0, device(0), origin(0), true);
    assert_eq!(table.session().stage(), Stage::Lobby);
    table.join_as(1, device(1), origin(1), true);
    assert_eq!(table.session().stage(), Stage::Playing);
    play_out(&mut table, 2);
    table.operate(Operator::Rematch(None));
    assert_eq!(table.session().stage(), Stage::Playing);
}
