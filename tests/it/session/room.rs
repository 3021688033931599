//! Room at the table: who makes way for whom, and who may not come again.

use super::table::{Client, Table, device, options, origin};
use podbay::{
    diagnostics::Dropped,
    protocol::{ClientMessage, Closing, Join, MemberId, RefusalCode, limits},
    rules::{Seat, relics::Relics},
    session::{ConnectionId, Input, Origin},
};
use std::time::Duration;

fn lobby(players: usize) -> Table<Relics> {
    let mut table = Table::new(options("relics", players));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table
}

/// Comes to look on, from the machine of this number.
fn look_on(table: &mut Table<Relics>, client: u64, machine: u64) {
    table.clients.insert(client, Client::default());
    table.input(Input::Connected {
        connection: ConnectionId(client),
        device: device(client),
        origin: origin(machine),
    });
    let join = Join {
        name: format!("P{client}"),
        colour: None,
        bot: false,
        spectator: true,
        may_host: true,
    };
    table.say(client, ClientMessage::Join(join));
}

fn id(table: &Table<Relics>, client: u64) -> MemberId {
    let lobby = table.session().lobby();
    let member = lobby.members.iter().find(|m| m.device == device(client));
    member.expect("at the table").id
}

/// The devices that own the seats, by number.
fn owners(table: &Table<Relics>) -> Vec<Option<u64>> {
    let number = |seat: &podbay::protocol::SeatInfo| (0..200).find(|&n| seat.device == Some(device(n)));
    table.session().lobby().seats.iter().map(number).collect()
}

fn closed(table: &Table<Relics>, client: u64) -> Option<Closing> {
    table.clients[&client].closed
}

/// The host, a guest, and as many who look on from one machine as there is room for.
fn crowded(players: usize) -> (Table<Relics>, u64) {
    let mut table = lobby(players);
    let last = 100 + limits::MEMBERS_MAX as u64 - 3;
    (100..=last).for_each(|client| look_on(&mut table, client, 50));
    assert_eq!(table.session().lobby().members.len(), limits::MEMBERS_MAX);
    (table, last)
}

#[test]
fn who_looks_on_makes_way_for_who_plays() {
    let (mut table, last) = crowded(4);
    // Those of one machine have all there is of them; the newest goes.
    table.join(2, origin(50));
    assert_eq!(
        (closed(&table, last), closed(&table, 2)),
        (Some(Closing::MadeWay), None)
    );
    assert_eq!(owners(&table), [Some(0), Some(1), Some(2), None]);
    assert!(!Closing::MadeWay.may_return(), "they would take turns for ever");
}

#[test]
fn the_owner_of_a_seat_finds_room_in_a_running_game() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.drop_client(1);
    for client in 100..100 + limits::MEMBERS_MAX as u64 - 2 {
        look_on(&mut table, client, 50);
    }
    table.join_as(10, device(1), origin(1), false);
    assert_eq!(closed(&table, 10), None);
    assert!(table.session().lobby().members.iter().all(|member| member.connected));
}

#[test]
fn who_looked_on_and_is_away_is_forgotten_before_anybody_makes_way_and_that_is_told() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let last = 100 + limits::MEMBERS_MAX as u64 - 3;
    (100..=last).for_each(|client| look_on(&mut table, client, 50));
    table.drop_client(100);
    assert!(table.dropped.is_empty());
    look_on(&mut table, 200, 50);
    assert_eq!(table.dropped, [Dropped::AbsentForgotten]);
    assert!(
        (101..=last)
            .chain([0, 1, 200])
            .all(|client| closed(&table, client).is_none())
    );
}

#[test]
fn one_machine_does_not_take_all_the_room_to_look_on() {
    let (mut table, last) = crowded(2);
    look_on(&mut table, 200, 60);
    assert_eq!(
        (closed(&table, last), closed(&table, 200)),
        (Some(Closing::MadeWay), None)
    );
    look_on(&mut table, 201, 50);
    assert_eq!(table.last_refusal(201), Some(RefusalCode::TableFull));
    assert_eq!(closed(&table, 201), Some(Closing::Refused));
}

#[test]
fn a_friend_finds_room_where_strangers_look_on_and_makes_way_for_none() {
    let mut options = options("relics", 2);
    options.admission.known = [200, 201].map(device).into();
    let mut table = Table::<Relics>::started(options, 2);
    // As many addresses as there are strangers: no crowd stands out.
    let strangers = || 100..100 + limits::MEMBERS_MAX as u64 - 2;
    strangers().for_each(|client| look_on(&mut table, client, client));
    look_on(&mut table, 150, 50);
    assert_eq!(
        table.last_refusal(150),
        Some(RefusalCode::TableFull),
        "one more stranger"
    );
    for friend in [200, 201] {
        look_on(&mut table, friend, 50);
        assert_eq!(closed(&table, friend), None, "a friend looks on");
    }
    let gone = strangers().filter(|&client| closed(&table, client) == Some(Closing::MadeWay));
    assert_eq!(gone.count(), 2);
    // Two of one address are no crowd that strangers may break up.
    look_on(&mut table, 151, 51);
    assert_eq!(table.last_refusal(151), Some(RefusalCode::TableFull));
    assert_eq!((closed(&table, 200), closed(&table, 201)), (None, None));
}

#[test]
fn who_holds_more_than_half_of_the_seats_shares_them() {
    let mut table = lobby(4);
    table.say(1, ClientMessage::TakeSeat { seat: None });
    table.say(1, ClientMessage::TakeSeat { seat: None });
    assert_eq!(owners(&table), [Some(0), Some(1), Some(1), Some(1)]);
    table.join(2, origin(2));
    assert_eq!(owners(&table), [Some(0), Some(1), Some(1), Some(2)]);
    // Two of four are not too many: they may be two people at one laptop.
    table.join(3, origin(3));
    assert_eq!(table.last_refusal(3), Some(RefusalCode::NoFreeSeat));
    assert_eq!(closed(&table, 3), None, "taken in to look on");
    assert_eq!(table.dropped, [Dropped::SeatShared]);
    // While somebody waits nobody takes one more.
    let seat = Seat::wrapping(2);
    table.say(1, ClientMessage::LeaveSeat { seat });
    table.say(1, ClientMessage::TakeSeat { seat: Some(seat) });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::OthersWait));
    table.say(3, ClientMessage::TakeSeat { seat: None });
    assert_eq!(owners(&table), [Some(0), Some(1), Some(3), Some(2)]);
}

#[test]
fn the_host_shares_no_seats() {
    let mut table = lobby(4);
    table.say(0, ClientMessage::TakeSeat { seat: None });
    table.say(0, ClientMessage::TakeSeat { seat: None });
    table.join(2, origin(2));
    assert_eq!(table.last_refusal(2), Some(RefusalCode::NoFreeSeat));
}

#[test]
fn who_was_sent_away_for_good_does_not_come_again() {
    let mut table = lobby(3);
    let (host, guest) = (id(&table, 0), id(&table, 1));
    table.say(1, ClientMessage::BanMember { member: host });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, ClientMessage::BanMember { member: host });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NoSuchGuest));
    table.say(0, ClientMessage::BanMember { member: guest });
    assert_eq!(closed(&table, 1), Some(Closing::Banned));
    assert_eq!(owners(&table), [Some(0), None, None]);
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(closed(&table, 11), Some(Closing::Banned));
    assert!(!Closing::Banned.may_return());
    assert_eq!(table.session().lobby().members.len(), 1);
}

#[test]
fn who_was_sent_away_for_good_from_a_running_game_leaves_the_seat_behind() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let guest = id(&table, 1);
    table.say(0, ClientMessage::BanMember { member: guest });
    assert_eq!(closed(&table, 1), Some(Closing::Banned));
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(closed(&table, 11), Some(Closing::Banned));
    assert_eq!(owners(&table), [Some(0), Some(1)]);
}

#[test]
fn who_was_sent_away_for_good_comes_again_once_that_is_taken_back() {
    let mut table = lobby(3);
    let guest = id(&table, 1);
    let lift = || ClientMessage::LiftBan { device: device(1) };
    table.join(2, origin(2));
    table.say(0, lift());
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale), "nobody was sent away");
    table.say(0, ClientMessage::BanMember { member: guest });
    table.say(2, lift());
    assert_eq!(table.last_refusal(2), Some(RefusalCode::HostOnly));
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(closed(&table, 11), Some(Closing::Banned));
    table.say(0, lift());
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(closed(&table, 12), None);
    assert_eq!(table.session().lobby().members.len(), 3);
}

#[test]
fn the_first_one_of_too_many_who_were_sent_away_for_good_may_come_again_and_that_is_told() {
    let mut table = lobby(3);
    for guest in 100..=100 + limits::BANNED_MAX as u64 {
        assert!(table.dropped.is_empty(), "there is room for {guest}");
        table.join(guest, origin(guest));
        let member = id(&table, guest);
        table.say(0, ClientMessage::BanMember { member });
        table.pass(Duration::from_secs(1));
    }
    assert_eq!(table.dropped, [Dropped::BanForgotten]);
    for (client, guest, expected) in [(200, 100, None), (201, 101, Some(Closing::Banned))] {
        table.join_as(client, device(guest), origin(guest), false);
        assert_eq!(closed(&table, client), expected);
    }
}
