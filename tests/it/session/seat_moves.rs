//! Seats that go to another member in a running game.

use super::{
    play::dig,
    succession::{gone_on, running, told},
    table::{Table, device, options, origin},
};
use podbay::{
    protocol::{BotKind, ClientMessage, DeviceId, LastSeen, LogKind, MemberId, MoveBy, RefusalCode, SeatMove, limits},
    record::{Action, verify},
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Guest, Operator, Origin},
};

const FIRST: Seat = Seat::wrapping(0);
const SECOND: Seat = Seat::wrapping(1);

/// A game of two with an onlooker, whose connection is the third.
fn watched() -> Table<Relics> {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.join(2, origin(2));
    table
}

fn member(table: &Table<Relics>, number: u64) -> MemberId {
    let members = table.session().lobby().members;
    members
        .iter()
        .find(|m| m.device == device(number))
        .expect("it is here")
        .id
}

fn owner(table: &Table<Relics>, seat: Seat) -> Option<DeviceId> {
    table.session().lobby().seats[seat.index()].device
}

fn moves(table: &Table<Relics>) -> Vec<SeatMove> {
    table.session().lobby().moves
}

/// Says something; returns the refusal, if it is refused.
fn say(table: &mut Table<Relics>, client: u64, message: ClientMessage<Relics>) -> Option<RefusalCode> {
    let before = table.clients[&client].refusals().len();
    table.say(client, message);
    table.clients[&client].refusals().split_off(before).pop()
}

fn answer(table: &mut Table<Relics>, client: u64, agree: bool) -> Option<RefusalCode> {
    let asked = moves(table)[0];
    say(table, client, ClientMessage::AnswerMove { asked, agree })
}

fn command_as(table: &mut Table<Relics>, client: u64, seat: Seat, command: Command) -> Option<RefusalCode> {
    let open = &table.newest(0).decisions;
    let decision = open
        .iter()
        .find(|open| open.decision.seat == seat)
        .expect("it is asked")
        .id;
    say(
        table,
        client,
        ClientMessage::Command {
            decision,
            seat,
            command,
        },
    )
}

#[test]
fn an_owner_gives_a_seat_away_when_the_other_agrees() {
    let mut table = watched();
    let to = member(&table, 2);
    assert_eq!(say(&mut table, 0, ClientMessage::OfferSeat { seat: FIRST, to }), None);
    let offer = SeatMove {
        seat: FIRST,
        to,
        by: MoveBy::Owner,
    };
    assert_eq!(moves(&table), [offer]);
    assert_eq!(
        answer(&mut table, 0, true),
        Some(RefusalCode::NotAsked),
        "the other side has to agree"
    );
    assert_eq!(
        answer(&mut table, 1, false),
        Some(RefusalCode::NotAsked),
        "nobody else is asked"
    );
    assert_eq!(answer(&mut table, 2, false), None);
    assert_eq!(moves(&table), []);
    let late = ClientMessage::AnswerMove {
        asked: offer,
        agree: true,
    };
    assert_eq!(say(&mut table, 2, late), Some(RefusalCode::Stale));
    assert_eq!(say(&mut table, 0, ClientMessage::OfferSeat { seat: FIRST, to }), None);
    assert!(table.newest(2).legal.is_empty());
    assert_eq!(answer(&mut table, 2, true), None);
    assert_eq!((owner(&table, FIRST), moves(&table)), (Some(device(2)), vec![]));
    assert!(!table.newest(2).legal.is_empty(), "the question is there at once");
    assert_eq!(command_as(&mut table, 0, FIRST, dig(1)), Some(RefusalCode::NotYourSeat));
    assert_eq!(command_as(&mut table, 2, FIRST, dig(1)), None);
    assert!(
        table
            .newest(1)
            .events
            .iter()
            .any(|e| e.what == LogKind::SeatMoved { seat: FIRST })
    );
    assert!(verify(&table.records[0]).is_ok());
    // The record knows whose it is now.
    table.killed_and_resumed();
    assert_eq!(owner(&table, FIRST), Some(device(2)));
    table.join(0, Origin::Host);
    table.join(2, origin(2));
    assert_eq!(command_as(&mut table, 2, FIRST, Command::Commit), None);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn the_host_gives_the_seat_of_somebody_who_is_away() {
    let mut table = watched();
    let to = member(&table, 2);
    let offer = ClientMessage::OfferSeat { seat: SECOND, to };
    assert_eq!(
        say(&mut table, 0, offer.clone()),
        Some(RefusalCode::SeatTaken),
        "its owner is here"
    );
    assert_eq!(say(&mut table, 2, offer.clone()), Some(RefusalCode::HostOnly));
    table.drop_client(1);
    assert_eq!(say(&mut table, 0, offer.clone()), None);
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(moves(&table), [], "its owner is back");
    table.drop_client(11);
    assert_eq!(say(&mut table, 0, offer), None);
    assert_eq!(answer(&mut table, 2, true), None);
    assert_eq!(owner(&table, SECOND), Some(device(2)));
    // Who was away looks on.
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(owner(&table, SECOND), Some(device(2)));
    assert!(table.newest(12).legal.is_empty());
    assert!(table.wrote(|action| matches!(action, Action::SeatChange { seat: SECOND, .. })));
}

#[test]
fn an_onlooker_has_a_bots_seat_if_the_host_allows() {
    let mut table = Table::<Relics>::new(options("relics", 2));
    table.join(0, Origin::Host);
    let kind = BotKind::Random;
    table.say(0, ClientMessage::AddBot { seat: SECOND, kind });
    let bot = table.bots[0].0;
    table.join_as(9, bot, Origin::Bot, true);
    table.say(0, ClientMessage::Start);
    table.join(2, origin(2));
    let wish = ClientMessage::AskSeat { seat: SECOND };
    assert_eq!(
        say(&mut table, 2, ClientMessage::AskSeat { seat: FIRST }),
        Some(RefusalCode::SeatTaken)
    );
    assert_eq!(say(&mut table, 2, wish.clone()), None);
    assert_eq!(say(&mut table, 2, wish.clone()), None);
    assert_eq!(moves(&table).len(), 1, "a wish takes the place of the one before");
    assert_eq!(answer(&mut table, 2, true), Some(RefusalCode::NotAsked));
    assert_eq!(answer(&mut table, 0, false), None);
    assert_eq!((owner(&table, SECOND), moves(&table)), (Some(bot), vec![]));
    assert_eq!(say(&mut table, 2, wish), None);
    assert_eq!(answer(&mut table, 0, true), None);
    assert_eq!(owner(&table, SECOND), Some(device(2)));
    assert!(table.bots.is_empty() && table.clients[&9].closed.is_some());
    assert_eq!(table.session().lobby().seats[1].bot, None);
    // Not the bot comes again after a crash.
    table.killed_and_resumed();
    assert!(table.bots.is_empty());
    assert_eq!(owner(&table, SECOND), Some(device(2)));
}

#[test]
fn a_host_who_looks_on_takes_a_vacant_seat_at_once() {
    let mut table = watched();
    table.drop_client(1);
    let to = member(&table, 0);
    assert_eq!(say(&mut table, 0, ClientMessage::OfferSeat { seat: SECOND, to }), None);
    assert_eq!((owner(&table, SECOND), moves(&table)), (Some(device(0)), vec![]));
}

#[test]
fn what_nobody_can_agree_to_is_refused() {
    let mut table = watched();
    let (host, to) = (member(&table, 0), member(&table, 2));
    let offer = |seat, to| ClientMessage::OfferSeat { seat, to };
    assert_eq!(say(&mut table, 0, offer(FIRST, host)), Some(RefusalCode::SeatTaken));
    assert_eq!(
        say(&mut table, 0, offer(FIRST, MemberId(99))),
        Some(RefusalCode::NoSuchGuest)
    );
    assert_eq!(
        say(&mut table, 0, offer(Seat::wrapping(3), to)),
        Some(RefusalCode::NoSuchSeat)
    );
    assert_eq!(say(&mut table, 1, offer(FIRST, to)), Some(RefusalCode::HostOnly));
    assert_eq!(say(&mut table, 0, offer(FIRST, to)), None);
    table.drop_client(2);
    assert_eq!(moves(&table), [], "who is gone cannot agree");
    let mut table = Table::<Relics>::new(options("relics", 2));
    for number in 0..2 {
        table.join(number, origin(number));
        table.say(number, ClientMessage::SetReady { ready: true });
    }
    assert_eq!(
        say(&mut table, 1, ClientMessage::AskSeat { seat: FIRST }),
        Some(RefusalCode::WrongStage)
    );
    table.operate(Operator::Start);
    table.join(2, origin(2));
    table.drop_client(0);
    assert_eq!(
        say(&mut table, 2, ClientMessage::AskSeat { seat: FIRST }),
        Some(RefusalCode::NobodyAllows)
    );
}

#[test]
fn who_had_a_seat_is_still_heard_of_where_the_table_went_on() {
    let mut old = running(4);
    // A seat goes to an onlooker, of which those who go on elsewhere have not heard.
    let went_on = gone_on(&mut old, &[2, 3]).estate(2).standing().unwrap();
    old.join(7, origin(7));
    let to = member(&old, 7);
    assert_eq!(say(&mut old, 1, ClientMessage::OfferSeat { seat: SECOND, to }), None);
    assert_eq!(answer(&mut old, 7, true), None);
    assert_eq!(owner(&old, SECOND), Some(device(7)));
    [1, 2, 3, 7].iter().for_each(|guest| old.drop_client(*guest));
    told(&mut old, 1, &went_on);
    old.pass(limits::IDLE);
    told(&mut old, 1, &went_on);
    assert!(old.superseded);
    // Of a later epoch that came to nothing: who keeps that promise is followed, as if the seat were still there.
    let promise = LastSeen {
        sure: 0,
        snapshot: None,
        ..went_on
    };
    told(&mut old, 1, &promise);
    assert!(old.session().epoch() > promise.epoch);
}

#[test]
fn former_owners_decide_with_the_others_also_when_the_next_hosts_program_has_restarted() {
    let mut old = running(4);
    for (seat, taker) in [(2, 5), (3, 6)] {
        old.join(taker, origin(taker));
        old.drop_client(seat);
        let (seat, to) = (Seat::wrapping(seat as usize), member(&old, taker));
        assert_eq!(say(&mut old, 0, ClientMessage::OfferSeat { seat, to }), None);
        assert_eq!(answer(&mut old, taker, true), None);
    }
    let mut guest = Guest::<Relics>::new(false);
    for message in &old.clients[&1].heard {
        assert_eq!(guest.check(message), Ok(true));
    }
    assert!(
        guest.possible_hosts().is_superset(&[2, 3, 5, 6].map(device).into()),
        "a former owner may not have heard of it, and host the table next"
    );
    let mut next = gone_on(&mut old, &[5, 6]);
    let owners = |action: &Action<Relics>| matches!(action, Action::FormerOwners { owners, .. } if *owners == [2, 3].map(device));
    assert!(next.wrote(owners));
    assert!(verify(&next.records[0]).is_ok());
    next.killed_and_resumed();
    next.join(1, Origin::Host);
    next.join(5, origin(5));
    next.join(6, origin(6));
    assert!(
        !next.session().has_most_of_all(),
        "three of six are not the most, though they have three of four seats"
    );
    next.join(2, origin(2));
    assert!(next.session().has_most_of_all());
    let report = next.records[0].without_people();
    let blank = |action: &Action<Relics>| {
        let Action::FormerOwners { owners, .. } = action else {
            return false;
        };
        owners.iter().all(|device| device.0[0] == device.0[31])
    };
    assert!(
        report.entries.iter().any(|entry| blank(&entry.action)),
        "a report names nobody"
    );
}

#[test]
fn a_record_with_more_newcomers_than_members_is_gone_on_with() {
    let mut table = Table::<Relics>::new(options("relics", 2));
    table.join(0, Origin::Host);
    for number in 0..40 {
        // The owner is away, and somebody else gets the seat and leaves it again.
        let (owner, other) = (100 + number, 200 + number);
        table.join_as(owner, device(1), origin(1), false);
        table.drop_client(owner);
        table.join_as(other, device(50 + number), origin(50 + number), false);
        table.say(other, ClientMessage::Leave);
        table.pass(2 * limits::IDLE);
    }
    table.join_as(300, device(49), origin(49), false);
    for number in [0, 300] {
        table.say(number, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    let newcomers = table.records[0].entries.iter().find_map(|entry| match &entry.action {
        Action::FormerOwners { newcomers, .. } => Some(newcomers.len()),
        _ => None,
    });
    assert_eq!(newcomers, Some(limits::MEMBERS_MAX));
    table.killed_and_resumed();
    assert_eq!(table.session().lobby().stage, podbay::protocol::Stage::Playing);
}
