//! Whether people may ask their own program what to do: the host of a table decides.

use super::table::{Table, device, options, origin};
use podbay::{
    protocol::{BotKind, ClientMessage, HostMessage, MemberId, RefusalCode},
    rules::{Seat, relics::Relics},
    session::{Operator, Origin, TableOptions},
};

/// A table of a host and a guest, in the lobby.
fn lobby() -> Table<Relics> {
    let mut table = Table::new(TableOptions {
        seed: None,
        ..options("relics", 2)
    });
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table
}

/// The permission that a client heard of last.
fn told(table: &Table<Relics>, client: u64) -> bool {
    let hints = |message: &HostMessage<Relics>| match message {
        HostMessage::Welcome { table, .. } | HostMessage::Table(table) => Some(table.hints),
        _ => None,
    };
    let mut heard = table.clients[&client].heard.iter().rev();
    heard.find_map(hints).expect("it was taken in")
}

fn start(table: &mut Table<Relics>) {
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
}

#[test]
fn hints_are_allowed_until_the_host_forbids_them_and_a_guest_cannot() {
    let mut table = lobby();
    assert!(told(&table, 0) && told(&table, 1));
    table.say(1, ClientMessage::SetHints { allowed: false });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    assert!(told(&table, 1));
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::SetHints { allowed: false });
    assert_eq!((told(&table, 0), told(&table, 1)), (false, false));
    let ready = table.session().lobby().seats[1].ready;
    assert!(!ready, "nobody has agreed to that yet");
    start(&mut table);
    table.say(0, ClientMessage::SetHints { allowed: true });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
    assert!(!told(&table, 1));
}

/// A game at a table whose host has forbidden hints.
fn without_hints() -> Table<Relics> {
    let mut table = lobby();
    table.say(0, ClientMessage::SetHints { allowed: false });
    start(&mut table);
    table
}

#[test]
fn a_host_that_restarts_forbids_hints_as_before() {
    let mut table = without_hints();
    let hosting = table.records[0].header.hosting.as_ref().expect("a hosted game");
    assert!(!hosting.hints);
    table.killed_and_resumed();
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    assert!(!told(&table, 0) && !told(&table, 1));
}

#[test]
fn another_host_of_the_table_forbids_hints_as_well() {
    let mut next = without_hints().succeeded(1, true);
    next.join(1, Origin::Host);
    assert!(!told(&next, 1));
}

#[test]
fn only_other_people_with_a_seat_mind_hints() {
    let alone = |table: &Table<Relics>, member: MemberId| table.session().lobby().plays_alone(member);
    let first = |table: &Table<Relics>| table.session().lobby().members[0].id;
    let mut table = Table::<Relics>::new(options("relics", 3));
    table.join(0, Origin::Host);
    let me = first(&table);
    assert!(alone(&table, me), "free seats mind nothing");
    let (seat, kind) = (Some(Seat::wrapping(2)), BotKind::Greedy);
    table.operate(Operator::AddBot { seat, kind });
    table.join_as(8, device(8), origin(8), true);
    assert!(table.session().lobby().seats.iter().all(|seat| seat.device.is_some()));
    assert!(alone(&table, me), "bots mind nothing");
    let mut table = lobby();
    let me = first(&table);
    assert!(!alone(&table, me));
    let seat = Seat::wrapping(1);
    table.say(1, ClientMessage::LeaveSeat { seat });
    assert!(alone(&table, me), "a spectator minds nothing");
}
