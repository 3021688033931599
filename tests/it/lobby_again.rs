//! What a window knows when the lobby of its lost host is open again at another member's machine.

use crate::session::table::{Table, device, options, origin};
use podbay::{
    app::{client::TableClient, table_event::TableEvent},
    games::any::AnyGame,
    net::{ClientUpdate, Loss},
    protocol::{ClientMessage, Emote, Name, Stage, Talk},
    rules::Seat,
    session::Origin,
};

/// Hands a window what its client was told. Returns the events of that.
fn hear(table: &Table<AnyGame>, client: u64, window: &mut TableClient) -> Vec<TableEvent> {
    let heard = table.clients[&client].heard.clone().into_iter();
    let events = heard.flat_map(|message| window.take(ClientUpdate::Message(message), 1.0));
    events.collect()
}

fn new_hosts(events: &[TableEvent]) -> Vec<Seat> {
    let seats = events.iter().filter_map(|event| match event {
        TableEvent::WentOn(seat) => Some(*seat),
        _ => None,
    });
    seats.collect()
}

fn names(window: &TableClient) -> Vec<Option<Name>> {
    let seats = &window.lobby.as_ref().unwrap().seats;
    seats.iter().map(|seat| seat.name.clone()).collect()
}

#[test]
fn a_window_names_who_has_the_lobby_now_and_keeps_what_was_said() {
    let mut options = options("argo", 3);
    options.seed = None;
    let mut old = Table::<AnyGame>::new(options);
    old.join(0, Origin::Host);
    (1..3).for_each(|guest| old.join(guest, origin(guest)));
    old.say(1, ClientMessage::Talk(Talk::Emote(Emote::Wow)));
    let mut window = TableClient::default();
    let events = hear(&old, 2, &mut window);
    let (before, said) = (names(&window), window.talk.count);
    assert_eq!(
        (new_hosts(&events), said),
        (vec![], 1),
        "who comes hears nothing of that"
    );
    window.take(ClientUpdate::Lost { why: Loss::Silent }, 1.0);
    let standing = old.estate(2).standing().unwrap();
    let mut next = old.succeeded(1, false);
    next.standings.insert(2, standing);
    next.join(2, origin(2));
    next.join(1, Origin::Host);
    let events = hear(&next, 2, &mut window);
    assert_eq!(new_hosts(&events), [Seat::wrapping(1)]);
    let lobby = window.lobby.as_ref().unwrap();
    assert_eq!((lobby.stage, lobby.seats[0].device), (Stage::Lobby, Some(device(0))));
    assert_eq!((names(&window), window.talk.count), (before, said));
}
