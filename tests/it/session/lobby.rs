//! Seats, names, colours, ready, options, bots.

use super::table::{Client, Table, device, options, origin};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        BotKind, Character, ClientMessage, Closing, Colour, HostMessage, Join, Level, NameError, RefusalCode, Stage,
        limits,
    },
    rules::{Config, Seat, SeatCount, relics::Relics},
    session::{ConnectionId, Input, Operator, Origin},
};

const SEAT: [Seat; 4] = [
    Seat::wrapping(0),
    Seat::wrapping(1),
    Seat::wrapping(2),
    Seat::wrapping(3),
];

fn lobby(players: usize) -> Table<Relics> {
    let mut table = Table::new(options("relics", players));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table
}

#[test]
fn who_joins_gets_a_seat_and_a_game_needs_all_of_them_ready() {
    let mut table = lobby(2);
    assert_eq!(table.session().lobby().taken(), 2);
    table.say(1, ClientMessage::Start);
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, ClientMessage::Start);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotReady));
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Playing);
    table.say(1, ClientMessage::LeaveSeat { seat: SEAT[1] });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::WrongStage));
}

#[test]
fn seats_and_colours_are_exclusive() {
    let mut table = lobby(3);
    table.say(1, ClientMessage::TakeSeat { seat: Some(SEAT[0]) });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::SeatTaken));
    table.say(1, ClientMessage::TakeSeat { seat: Some(SEAT[3]) });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NoSuchSeat));
    table.say(
        1,
        ClientMessage::SetColour {
            seat: SEAT[1],
            colour: Colour::Sun,
        },
    );
    assert_eq!(table.last_refusal(1), Some(RefusalCode::ColourTaken));
    table.say(
        1,
        ClientMessage::SetColour {
            seat: SEAT[0],
            colour: Colour::Violet,
        },
    );
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    table.say(
        1,
        ClientMessage::SetColour {
            seat: SEAT[1],
            colour: Colour::Rose,
        },
    );
    assert_eq!(
        table.colours(),
        [Colour::Sun, Colour::Rose, Colour::Ice],
        "the free seat gave its colour up"
    );
    table.say(0, ClientMessage::TakeSeat { seat: None });
    assert_eq!(
        table.session().lobby().seats_of(podbay::protocol::MemberId(1)),
        [SEAT[0], SEAT[2]]
    );
}

#[test]
fn a_wished_colour_that_somebody_has_is_not_given_and_that_is_told() {
    let mut table = lobby(4);
    for (guest, colour) in [(2, Colour::Violet), (3, Colour::Sun)] {
        assert!(table.dropped.is_empty());
        table.connect(guest, device(guest), origin(guest));
        let join = Join {
            name: format!("P{guest}"),
            colour: Some(colour),
            bot: false,
            spectator: false,
            may_host: true,
        };
        table.say(guest, ClientMessage::Join(join));
    }
    assert_eq!(table.dropped, [Dropped::ColourTaken("colour-taken")]);
    assert_eq!((table.colours()[0], table.colours()[2]), (Colour::Sun, Colour::Violet));
    assert_eq!(table.session().lobby().taken(), 4);
}

#[test]
fn a_change_of_options_takes_every_ready_back() {
    let mut table = lobby(2);
    table.say(1, ClientMessage::SetReady { ready: true });
    let config = Config::new("relics", SeatCount::new(3).unwrap());
    table.say(1, ClientMessage::SetConfig { config: config.clone() });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, ClientMessage::SetConfig { config });
    let lobby = table.session().lobby();
    assert_eq!((lobby.seats.len(), lobby.taken()), (3, 2));
    assert!(lobby.seats.iter().all(|s| !s.ready));
    let mut large = Config::new("relics", SeatCount::new(2).unwrap());
    large
        .options
        .insert("k".repeat(limits::OPTION_TEXT_MAX + 1), String::new());
    table.say(0, ClientMessage::SetConfig { config: large });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::TooLarge));
}

#[test]
fn with_fewer_seats_people_stay_before_bots_and_keep_order_and_colour() {
    let mut table = Table::<Relics>::new(options("relics", 4));
    table.join(0, Origin::Host);
    let kind = BotKind::Random;
    table.say(0, ClientMessage::AddBot { seat: SEAT[1], kind });
    let (bot, _) = table.bots[0];
    table.join_as(10, bot, Origin::Bot, true);
    table.join(2, origin(2));
    table.join(3, origin(3));
    let colours = table.colours();
    let resize = |table: &mut Table<Relics>, players| {
        let config = Config::new("relics", SeatCount::new(players).unwrap());
        table.say(0, ClientMessage::SetConfig { config });
        let seats = table.session().lobby().seats;
        let devices: Vec<_> = seats.iter().map(|s| s.device).collect();
        (devices, table.colours())
    };
    // The bot goes first, then the last person, who looks on from now.
    let people = [0, 2, 3].map(|number| Some(device(number)));
    assert_eq!(
        resize(&mut table, 3),
        (people.to_vec(), vec![colours[0], colours[2], colours[3]])
    );
    assert!(table.bots.is_empty() && table.dropped.is_empty());
    assert_eq!(table.clients[&10].closed, Some(Closing::Left));
    assert_eq!(
        resize(&mut table, 2),
        (people[..2].to_vec(), vec![colours[0], colours[2]])
    );
    assert_eq!(table.clients[&3].closed, None);
    // A free seat goes before a taken one, then that of somebody who is away.
    resize(&mut table, 4);
    table.say(3, ClientMessage::TakeSeat { seat: Some(SEAT[3]) });
    assert_eq!(resize(&mut table, 3).0, people);
    assert_eq!(table.dropped, [Dropped::SeatTakenAway]);
    table.drop_client(2);
    assert_eq!(resize(&mut table, 2).0, [people[0], people[2]]);
    assert_eq!(table.dropped, vec![Dropped::SeatTakenAway; 2]);
}

#[test]
fn the_host_swaps_seats_with_all_that_belongs_to_them_and_everybody_agrees_anew() {
    let mut table = Table::<Relics>::new(options("relics", 3));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table.say(
        0,
        ClientMessage::AddBot {
            seat: SEAT[2],
            kind: BotKind::Greedy,
        },
    );
    let (bot, _) = table.bots[0];
    table.join_as(10, bot, Origin::Bot, true);
    table.say(0, ClientMessage::SetReady { ready: true });
    let before = table.session().lobby().seats;
    let swap = |seats| ClientMessage::SwapSeats { seats };
    table.say(1, swap([SEAT[0], SEAT[2]]));
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, swap([SEAT[0], SEAT[3]]));
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NoSuchSeat));
    assert_eq!(table.session().lobby().seats, before);
    table.say(0, swap([SEAT[0], SEAT[2]]));
    let after = table.session().lobby().seats;
    assert_eq!(after[0], before[2], "the bot is ready for anything");
    assert_eq!(after[1], before[1]);
    assert!(before[0].ready && !after[2].ready);
    assert_eq!((after[2].device, after[2].colour), (before[0].device, before[0].colour));
    table.say(0, ClientMessage::SetReady { ready: true });
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    let (seats, stage) = (table.session().lobby().seats, table.session().lobby().stage);
    assert_eq!((seats[0].device, stage), (Some(bot), Stage::Playing));
    table.say(0, swap([SEAT[0], SEAT[1]]));
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
}

#[test]
fn bots_sit_where_they_are_put_and_are_always_ready() {
    let mut table = Table::<Relics>::new(options("relics", 3));
    table.join(0, Origin::Host);
    table.say(
        0,
        ClientMessage::AddBot {
            seat: SEAT[2],
            kind: BotKind::Greedy,
        },
    );
    table.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    assert_eq!(table.bots.len(), 2);
    for (number, (device, _)) in table.bots.clone().into_iter().enumerate() {
        table.join_as(10 + number as u64, device, Origin::Bot, true);
    }
    let lobby = table.session().lobby();
    assert!(lobby.seats[1].ready && lobby.seats[2].ready, "{lobby:?}");
    table.say(0, ClientMessage::RemoveBot { seat: SEAT[0] });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NoBot));
    table.say(0, ClientMessage::RemoveBot { seat: SEAT[2] });
    assert_eq!(table.bots.len(), 1);
    assert_eq!(table.clients[&10].closed, Some(Closing::Left));
    assert_eq!(table.session().lobby().taken(), 2);
    table.operate(Operator::Start);
    assert_eq!(table.operator_refusals, [RefusalCode::SeatsOpen]);
}

#[test]
fn the_host_changes_the_kind_of_a_bot_that_sits_and_of_nobody_else() {
    let mut table = lobby(3);
    let add = |seat, kind| ClientMessage::AddBot { seat, kind };
    table.say(0, add(SEAT[2], BotKind::STAND_IN));
    let (first, _) = table.bots[0];
    table.connect(10, first, Origin::Bot);
    table.say_join_named(10, "Vega", true);
    let before = table.session().lobby().seats[2].clone();
    let hard = BotKind::Level(Level::Hard, Character::Even);
    table.say(1, add(SEAT[2], hard));
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    for person in [SEAT[0], SEAT[1]] {
        table.say(0, add(person, hard));
        assert_eq!(table.last_refusal(0), Some(RefusalCode::SeatTaken));
    }
    assert_eq!((&table.session().lobby().seats[2], table.bots.len()), (&before, 1));
    table.say(0, add(SEAT[2], hard));
    assert_eq!(table.clients[&10].closed, Some(Closing::Left));
    let (second, kind) = table.bots[0];
    assert_eq!((kind, table.bots.len()), (hard, 1));
    assert_ne!(second, first);
    let coming = table.session().lobby().seats[2].clone();
    assert_eq!(
        (coming.bot, coming.colour, coming.ready),
        (Some(hard), before.colour, false)
    );
    table.connect(11, second, Origin::Bot);
    table.say_join_named(11, "Vega", true);
    let after = table.session().lobby().seats[2].clone();
    assert!(after.ready && after.name == before.name, "{after:?}");
    for number in 0..2 {
        table.say(number, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    table.say(0, add(SEAT[2], BotKind::STAND_IN));
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
}

#[test]
fn people_of_one_name_are_told_apart() {
    let mut table = lobby(4);
    let come = |table: &mut Table<Relics>, client: u64, person: u64, name: &str| {
        table.connect(client, device(person), origin(person));
        table.say_join_named(client, name, false);
        let lobby = table.session().lobby();
        let member = lobby.members.iter().find(|m| m.device == device(person)).unwrap();
        member.name.to_string()
    };
    assert_eq!(come(&mut table, 2, 2, "p1"), "p1 2", "it looks like P1");
    assert_eq!(come(&mut table, 3, 3, "P1"), "P1 3");
    table.drop_client(2);
    assert_eq!(
        come(&mut table, 4, 2, "p1"),
        "p1 2",
        "who comes back is called as before"
    );
    assert_eq!(come(&mut table, 5, 3, "Cleo"), "Cleo");
    table.drop_client(4);
    assert_eq!(come(&mut table, 6, 2, "P1"), "P1 2");
}

#[test]
fn the_host_starts_with_those_who_are_there_and_ready() {
    let mut table = Table::<Relics>::new(options("relics", 4));
    table.join(0, Origin::Host);
    table.say(0, ClientMessage::Start);
    assert_eq!(
        table.last_refusal(0),
        Some(RefusalCode::SeatsOpen),
        "nobody else is there"
    );
    (1..3).for_each(|guest| table.join(guest, origin(guest)));
    table.say(1, ClientMessage::LeaveSeat { seat: SEAT[1] });
    table.say(0, ClientMessage::Start);
    assert_eq!(table.last_refusal(0), Some(RefusalCode::NotReady));
    assert_eq!(table.session().lobby().seats.len(), 4, "nothing has changed");
    table.say(2, ClientMessage::SetReady { ready: true });
    let colours = table.colours();
    table.say(0, ClientMessage::Start);
    let lobby = table.session().lobby();
    assert_ne!(lobby.stage, Stage::Lobby);
    let devices: Vec<_> = lobby.seats.iter().map(|seat| seat.device).collect();
    assert_eq!(devices, [0, 2].map(|person| Some(device(person))));
    assert_eq!(
        table.colours(),
        [colours[0], colours[2]],
        "everybody keeps order and colour"
    );
    let heard = table.clients[&2].heard.iter().rev();
    let mut tables = heard.filter_map(|message| match message {
        HostMessage::Table(info) => Some(info.config.players.get()),
        _ => None,
    });
    assert_eq!(tables.next(), Some(2), "all are told");
}

#[test]
fn bad_names_are_refused_and_nobody_else_notices() {
    let mut table = lobby(2);
    let heard = table.clients[&1].heard.len();
    let names = ["x".repeat(300), "a\u{7}b".to_owned(), " ".to_owned()];
    let expected = [NameError::TooLong { got: 300 }, NameError::Control, NameError::Empty];
    for (number, (name, error)) in (20..).zip(names.into_iter().zip(expected)) {
        table.clients.insert(number, Client::default());
        table.input(Input::Connected {
            connection: ConnectionId(number),
            device: device(number),
            origin: origin(9),
        });
        let join = Join {
            name,
            colour: None,
            bot: false,
            spectator: false,
            may_host: true,
        };
        table.say(number, ClientMessage::Join(join));
        assert_eq!(table.last_refusal(number), Some(RefusalCode::Name(error)));
        assert_eq!(table.clients[&number].closed, Some(Closing::Refused));
    }
    assert_eq!(table.clients[&1].heard.len(), heard);
}

#[test]
fn a_connection_that_does_not_join_is_ended() {
    let mut table = lobby(2);
    table.clients.insert(5, Client::default());
    table.input(Input::Connected {
        connection: ConnectionId(5),
        device: device(5),
        origin: origin(5),
    });
    table.say(5, ClientMessage::TakeSeat { seat: None });
    assert_eq!(table.last_refusal(5), Some(RefusalCode::NotJoined));
    table.pass(limits::JOIN_MAX);
    assert_eq!(table.clients[&5].closed, Some(Closing::NotJoined));
}

#[test]
fn a_flood_is_refused_then_ended() {
    let mut table = lobby(2);
    for _ in 0..limits::RATE_BURST + limits::RATE_STRIKES {
        table.say(1, ClientMessage::Ping { nonce: 1 });
    }
    assert!(table.clients[&1].refusals().contains(&RefusalCode::TooFast));
    for _ in 0..10 {
        table.say(1, ClientMessage::Ping { nonce: 1 });
    }
    assert_eq!(table.clients[&1].closed, Some(Closing::Flooding));
    assert_eq!(table.session().lobby().taken(), 2, "its seat is kept");
}

#[test]
fn the_host_sends_a_guest_away() {
    let mut table = lobby(3);
    table.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    let (bot, _) = table.bots[0];
    table.join_as(10, bot, Origin::Bot, true);
    let id = |table: &Table<Relics>, device| {
        let lobby = table.session().lobby();
        lobby.members.iter().find(|m| m.device == device).unwrap().id
    };
    let (host, guest, bot) = (id(&table, device(0)), id(&table, device(1)), id(&table, bot));
    table.say(1, ClientMessage::RemoveMember { member: host });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    for nobody in [host, bot, podbay::protocol::MemberId(99)] {
        table.say(0, ClientMessage::RemoveMember { member: nobody });
        assert_eq!(table.last_refusal(0), Some(RefusalCode::NoSuchGuest));
    }
    table.say(0, ClientMessage::RemoveMember { member: guest });
    assert_eq!(table.clients[&1].closed, Some(Closing::Removed));
    assert!(!Closing::Removed.may_return());
    let lobby = table.session().lobby();
    assert_eq!((lobby.taken(), lobby.members.len()), (2, 2));
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(table.session().lobby().taken(), 3, "it may come again");
}

#[test]
fn nobody_is_sent_away_from_a_running_game() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let guest = table.session().lobby().members[1].id;
    table.say(0, ClientMessage::RemoveMember { member: guest });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
}

#[test]
fn a_closed_table_sends_everybody_home() {
    let mut table = lobby(2);
    table.operate(Operator::Close);
    assert!(table.clients.values().all(|c| c.closed == Some(Closing::TableClosed)));
    assert!(matches!(
        table.clients[&1].heard.last(),
        Some(HostMessage::Closed { .. })
    ));
    table.join(7, origin(7));
    assert_eq!(table.clients[&7].closed, Some(Closing::TableClosed));
}

#[test]
fn what_somebody_says_who_is_being_sent_away_is_told_and_no_longer_once_the_connection_is_gone() {
    let mut table = lobby(2);
    let guest = ConnectionId(1);
    table.desk.input(table.now, Input::Operator(Operator::Close));
    // Nobody takes the reason yet, so the connection waits for that.
    while table.desk.poll().is_some() {}
    assert!(table.desk.has(guest) && !table.desk.is_open(guest));
    table.say(1, ClientMessage::Ping { nonce: 1 });
    assert_eq!(table.dropped, [Dropped::AfterClosing]);
    while table.desk.take(guest).is_some() {}
    table.say(1, ClientMessage::Ping { nonce: 2 });
    assert_eq!((table.dropped.len(), table.desk.has(guest)), (1, false));
}

#[test]
fn a_bot_of_a_machine_that_slept_before_it_joined_is_not_sent_away() {
    let mut table = Table::<Relics>::new(options("relics", 2));
    let (connection, device) = (ConnectionId(5), device(5));
    table.input(Input::Connected {
        connection,
        device,
        origin: Origin::Bot,
    });
    table.pass(limits::JOIN_MAX * 3);
    let join = Join {
        name: "Bot".to_owned(),
        colour: None,
        bot: true,
        spectator: false,
        may_host: true,
    };
    table.say(5, ClientMessage::Join(join));
    assert_eq!(
        table.session().lobby().members.len(),
        1,
        "it is taken in when there is time for it"
    );
}
