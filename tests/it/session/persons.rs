//! Several people at one laptop: each has a seat and a name of their own.

use super::table::{Table, device, options, origin};
use podbay::{
    protocol::{ClientMessage, Name, NameError, RefusalCode, Stage},
    record::verify,
    rules::{Seat, relics::Relics},
    session::Origin,
};

fn name_seat(seat: usize, name: &str) -> ClientMessage<Relics> {
    ClientMessage::NameSeat {
        seat: Seat::wrapping(seat),
        name: Name::parse(name).unwrap(),
    }
}

fn names(table: &Table<Relics>) -> Vec<String> {
    let seats = table.session().lobby().seats;
    let name = |name: Option<Name>| name.map(String::from).unwrap_or_default();
    seats.into_iter().map(|seat| name(seat.name)).collect()
}

/// A host with two seats and a guest with one, in the lobby.
fn shared() -> Table<Relics> {
    let mut table = Table::new(options("relics", 3));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table.say(0, ClientMessage::TakeSeat { seat: None });
    table
}

#[test]
fn people_at_one_laptop_are_told_apart_and_say_who_they_are() {
    let mut table = shared();
    let [host, guest, second] = names(&table).try_into().unwrap();
    assert_eq!(second, format!("{host} 2"), "a name of its own from the start");
    table.say(0, name_seat(2, "Mia"));
    assert_eq!(names(&table), [&*host, &guest, "Mia"]);
    table.say(0, name_seat(2, &guest.to_uppercase()));
    assert_eq!(
        names(&table)[2],
        format!("{} 2", guest.to_uppercase()),
        "somebody else has it"
    );
    table.say(0, name_seat(0, "Mia"));
    table.say(0, name_seat(2, &host));
    assert_eq!(names(&table), ["Mia", &*guest, &host], "they change places");
    table.say(1, name_seat(0, "Nobody"));
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    table.say(
        0,
        ClientMessage::LeaveSeat {
            seat: Seat::wrapping(2),
        },
    );
    table.say(1, ClientMessage::TakeSeat { seat: None });
    assert_eq!(names(&table)[2], format!("{guest} 2"), "the name went with the person");
}

#[test]
fn who_gives_one_of_two_seats_up_is_called_there_as_before_unless_a_name_was_typed() {
    let mut table = shared();
    let [host, guest, second] = names(&table).try_into().unwrap();
    assert_eq!(second, format!("{host} 2"));
    let leave = |seat| ClientMessage::LeaveSeat {
        seat: Seat::wrapping(seat),
    };
    table.say(0, leave(0));
    assert_eq!(names(&table), ["", &*guest, &*host]);
    table.say(0, ClientMessage::TakeSeat { seat: None });
    table.say(0, name_seat(2, "Mia"));
    table.say(0, leave(0));
    assert_eq!(names(&table), ["", &*guest, "Mia"]);
}

#[test]
fn their_names_are_in_the_record_and_outlive_the_host() {
    let mut table = shared();
    table.say(0, name_seat(2, "Mia"));
    for client in [0, 1] {
        table.say(client, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Playing);
    table.say(0, name_seat(2, "Zoe"));
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
    let told = names(&table);
    assert_eq!(told[2], "Mia");
    let record = &table.records[0];
    let recorded: Vec<&str> = record.header.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(recorded, told);
    assert!(verify(record).is_ok());
    assert_eq!(record.header.seats[2].device, device(0));
    let gone_on = table.succeeded(1, true);
    assert_eq!(names(&gone_on), told, "another host goes on");
    table.killed_and_resumed();
    assert_eq!(names(&table), told, "the host goes on from its record");
}

#[test]
fn people_whose_names_look_alike_are_told_apart() {
    let mut table = Table::<Relics>::new(options("relics", 4));
    let alike = ["Ada", "Ada\u{FE0E}", "\u{410}\u{64}a", "ADA"];
    for (number, name) in alike.into_iter().enumerate() {
        let client = number as u64;
        let origin = if number == 0 { Origin::Host } else { origin(client) };
        table.connect(client, device(client), origin);
        table.say_join_named(client, name, false);
    }
    let seen: Vec<String> = names(&table);
    assert_eq!(seen.len(), 4);
    for (index, name) in seen.iter().enumerate().skip(1) {
        assert!(name.ends_with(&format!(" {}", index + 1)), "{seen:?}");
    }
}

#[test]
fn a_name_that_shows_nothing_is_refused_at_the_door_and_at_a_seat() {
    let mut table = shared();
    table.connect(5, device(5), origin(5));
    table.say_join_named(5, "\u{FE0F}", false);
    assert_eq!(table.last_refusal(5), Some(RefusalCode::Name(NameError::Empty)));
    let before = names(&table);
    for (nothing, error) in [("\u{FE0E}", NameError::Empty), ("\u{E000}", NameError::Control)] {
        let seat = Seat::wrapping(2);
        let name = Name::try_from(nothing.to_owned()).unwrap();
        table.say(0, ClientMessage::NameSeat { seat, name });
        assert_eq!(table.last_refusal(0), Some(RefusalCode::Name(error)));
    }
    assert_eq!(names(&table), before);
}
