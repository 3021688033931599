//! What the host decided stays decided when its program ends, and when another member goes on with the table.

use super::{
    play::{dig, play_out},
    table::{Table, device, key, options, origin},
};
use podbay::{
    protocol::{BotKind, ClientMessage, Closing, HostMessage, MemberId, RefusalCode, SeedVerdict, Stage, WhoMayJoin},
    record::{Action, verify},
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Admission, Desk, Origin, ResumeError, Session, TableOptions},
};

fn ban(table: &mut Table<Relics>, number: u64) {
    let lobby = table.session().lobby();
    let member = lobby.members.iter().find(|m| m.device == device(number));
    let member = member.map_or(MemberId(0), |m| m.id);
    table.say(0, ClientMessage::BanMember { member });
    assert_eq!(table.clients[&number].closed, Some(Closing::Banned));
}

/// True if that device is sent away at once when it comes.
fn is_kept_out(table: &mut Table<Relics>, number: u64) -> bool {
    table.join_as(100 + number, device(number), origin(number), false);
    table.clients[&(100 + number)].closed == Some(Closing::Banned)
}

/// A game of three, from which the host has sent somebody away in the lobby and somebody in the game.
fn two_banned() -> Table<Relics> {
    let mut options = options("relics", 3);
    options.seed = None;
    let mut table = Table::new(options);
    for number in [0, 1, 2, 9] {
        table.join(number, if number == 0 { Origin::Host } else { origin(number) });
    }
    ban(&mut table, 9);
    (0..3).for_each(|number| table.say(number, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    table.answer(0, dig(2));
    ban(&mut table, 2);
    table.answer(0, Command::Commit);
    table
}

#[test]
fn who_was_sent_away_for_good_is_kept_out_by_a_host_that_goes_on() {
    let mut table = two_banned();
    for _ in 0..2 {
        table.killed_and_resumed();
        assert!(is_kept_out(&mut table, 9) && is_kept_out(&mut table, 2));
        table.join(0, Origin::Host);
        table.join(1, origin(1));
        assert_eq!(table.clients[&1].closed, None);
    }
    assert!(verify(&table.records[0]).is_ok());
    let banned = |n| Action::Banned { device: device(n) };
    assert!(table.wrote(|action| *action == banned(9)) && table.wrote(|action| *action == banned(2)));
}

#[test]
fn who_was_sent_away_for_good_is_kept_out_by_whoever_takes_the_table_over() {
    let mut table = two_banned();
    let mut table = table.succeeded(1, true);
    assert!(!table.session().is_gathering());
    assert!(is_kept_out(&mut table, 9) && is_kept_out(&mut table, 2));
    table.join(1, Origin::Host);
    table.join(0, origin(0));
    assert_eq!(table.clients[&0].closed, None, "the host before is no stranger");
    // The record of the new host keeps it as well.
    table.killed_and_resumed();
    assert!(is_kept_out(&mut table, 9) && is_kept_out(&mut table, 2));
}

#[test]
fn a_bot_that_plays_on_is_there_again_at_whoever_takes_the_table_over() {
    let seat = Seat::wrapping(2);
    let stand_in = |table: &Table<Relics>| table.session().lobby().seats[seat.index()].stand_in;
    let mut options = options("relics", 3);
    options.seed = None;
    let mut table = Table::<Relics>::started(options, 3);
    table.drop_client(2);
    let kind = Some(BotKind::Greedy);
    table.say(0, ClientMessage::StandIn { seat, kind });
    let before = table.bots[0].0;
    let mut next = table.succeeded(1, true);
    assert_eq!((stand_in(&next), next.bots.len()), (kind, 1));
    assert_ne!(next.bots[0].0, before, "it is a bot of another machine");
    // It is ended and asked for with one click, as before.
    next.join(1, Origin::Host);
    for kind in [None, kind] {
        next.say(1, ClientMessage::StandIn { seat, kind });
        assert_eq!((next.last_refusal(1), stand_in(&next)), (None, kind));
    }
    next.bots.clear();
    next.killed_and_resumed();
    assert_eq!((stand_in(&next), next.bots.len()), (kind, 1));
    next.join(2, origin(2));
    assert_eq!(stand_in(&next), None, "its owner is back");
    assert!(verify(&next.records[0]).is_ok());
    // One that comes to the new host before the game goes on needs no bot.
    let standing = table.estate(1).standing().unwrap();
    let mut third = table.succeeded(1, false);
    third.standings.insert(2, standing);
    third.join(2, origin(2));
    assert!(!third.session().is_gathering());
    assert_eq!(stand_in(&third), None);
}

#[test]
fn a_seat_that_went_to_somebody_else_stays_there() {
    let (first, second) = (Seat::wrapping(0), Seat::wrapping(1));
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.join(2, origin(2));
    let to = table
        .session()
        .lobby()
        .members
        .iter()
        .find(|m| m.device == device(2))
        .map(|m| m.id);
    table.say(
        1,
        ClientMessage::OfferSeat {
            seat: second,
            to: to.unwrap(),
        },
    );
    let asked = table.session().lobby().moves[0];
    table.say(2, ClientMessage::AnswerMove { asked, agree: true });
    let owners = |table: &Table<Relics>| [first, second].map(|s| table.session().lobby().seats[s.index()].device);
    let now = [Some(device(0)), Some(device(2))];
    assert_eq!(owners(&table), now);
    assert!(
        Session::succeed(table.estate(1).legacy().unwrap(), &key(1), [6; 32], true).is_err(),
        "no seat now"
    );
    let mut next = table.succeeded(2, true);
    assert_eq!(owners(&next), now);
    next.join(2, Origin::Host);
    assert!(!next.newest(2).legal.is_empty() || next.newest(2).decisions[0].decision.seat == first);
    next.killed_and_resumed();
    assert_eq!(owners(&next), now);
}

#[test]
fn the_new_host_lets_in_whom_the_old_one_did_and_whom_it_knows_itself() {
    let mut table = Table::<Relics>::started(
        TableOptions {
            admission: Admission {
                who: WhoMayJoin::Known,
                known: [device(1), device(8)].into(),
            },
            ..options("relics", 2)
        },
        2,
    );
    assert_eq!(table.session().lobby().members.len(), 2);
    let mut next = table.succeeded_knowing(1, true, &[device(7)]);
    for (number, refused) in [
        (0, None),
        (7, Some(RefusalCode::NoFreeSeat)),
        (8, Some(RefusalCode::NotKnown)),
        (6, Some(RefusalCode::NotKnown)),
    ] {
        next.join(number, origin(number));
        assert_eq!(next.last_refusal(number), refused, "{number}");
    }
    let info =
        |m: &HostMessage<Relics>| matches!(m, HostMessage::Welcome { table, .. } if table.who == WhoMayJoin::Known);
    assert!(next.clients[&0].heard.iter().any(info));
}

/// A game that has ended, of which the first guest has not heard the last position.
fn unheard() -> Table<Relics> {
    let mut options = options("relics", 3);
    options.seed = None;
    let mut table = Table::<Relics>::started(options, 3);
    play_out(&mut table, 3);
    assert_eq!(table.session().stage(), Stage::Ended);
    let heard = &mut table.clients.get_mut(&1).unwrap().heard;
    let last = heard.iter().rposition(|m| matches!(m, HostMessage::Snapshot(_)));
    heard.truncate(last.unwrap());
    table
}

#[test]
fn the_end_is_told_by_the_host_that_died_before_everybody_had_heard_it() {
    let mut table = unheard();
    let record = table.records[0].clone();
    let (end, digest) = (table.clients[&2].ended.clone().unwrap().0, table.newest(2).digest);
    assert_eq!(
        Session::resume(&record, &key(0), [4; 32], false).err(),
        Some(ResumeError::Over)
    );
    let session = Session::resume_ended(&record, &key(0), [4; 32], false).expect("its end can be told");
    table.desk = Desk::new(session);
    table.join(1, origin(1));
    let first = &table.clients[&1];
    assert_eq!(first.ended.as_ref().map(|(outcome, _)| outcome), Some(&end));
    assert_eq!(
        (table.newest(1).digest, first.verdict),
        (digest, Some(SeedVerdict::Verified))
    );
    assert_eq!(table.session().lobby().stage, Stage::Ended);
    assert_eq!(table.records[0], record, "nothing is added to the game");
    // The evening may go on.
    table.join(0, Origin::Host);
    table.join(2, origin(2));
    table.say(0, ClientMessage::Rematch);
    (0..3).for_each(|number| table.say(number, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    assert_eq!((table.records.len(), table.records[1].header.number), (2, 2));
    let on = Table::<Relics>::started(options("relics", 2), 2);
    let refused = Session::resume_ended(&on.records[0], &key(0), [4; 32], false).err();
    assert_eq!(refused, Some(ResumeError::NotOver));
}

#[test]
fn an_heir_of_a_game_that_is_over_can_be_started_again() {
    let mut table = unheard();
    // The note of a ban stands before the only position of the heir's record.
    table.bans_a_stranger(0);
    let standing = table.estate(2).standing().unwrap();
    let mut next = table.succeeded(1, false);
    next.standings.insert(2, standing);
    next.join(2, origin(2));
    let record = next.records[0].clone();
    let banned = Action::Banned { device: device(7) };
    assert_eq!(record.entries.first().map(|entry| &entry.action), Some(&banned));
    let over = Session::resume(&record, &key(1), [4; 32], false).err();
    assert_eq!(over, Some(ResumeError::Over));
    table.desk = Desk::new(Session::resume_ended(&record, &key(1), [4; 32], false).expect("its end can be told"));
    table.join(0, origin(0));
    assert!(table.clients[&0].ended.is_some());
}

#[test]
fn the_end_is_told_by_the_members_that_have_heard_it() {
    let mut table = unheard();
    let end = table.clients[&2].ended.clone().unwrap().0;
    // Who has heard the end may go on with the table as well, and tells what it has seen.
    assert!(table.estate(2).legacy().is_some());
    let standing = table.estate(2).standing().unwrap();
    let mut next = table.succeeded(1, false);
    next.standings.insert(2, standing);
    next.join(2, origin(2));
    next.join(1, Origin::Host);
    for number in [1, 2] {
        let told = next.clients[&number].ended.as_ref().map(|(outcome, _)| outcome);
        assert_eq!(told, Some(&end), "{number}");
    }
    assert_eq!(next.session().stage(), Stage::Ended);
}
