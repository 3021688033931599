//! What can be done about seats, by accessible label: the sheet of a running game, and the option in the lobby.

use super::window::{client, screen};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{
        client::TableClient,
        frame::Wish,
        screens::{
            lobby::lobby_ui,
            seats::{SeatChoice, give_ui, seats_ui},
        },
    },
    protocol::{BotKind, ClientMessage, MemberId, SeatInfo, Stage},
    rules::Seat,
};

/// A running game that Bo hosts: a bot in the second seat, and in the third Cleo, who is here or not.
fn playing(cleo_is_here: bool) -> TableClient {
    let mut client = super::window::with_guest(true);
    let lobby = client.lobby.as_mut().unwrap();
    lobby.stage = Stage::Playing;
    lobby.members[1].connected = cleo_is_here;
    client
}

fn shown(client: TableClient) -> egui_kittest::Harness<'static, (TableClient, Option<SeatChoice>)> {
    screen(client, |ui, client: &mut TableClient| seats_ui(ui, client).0)
}

#[test]
fn the_host_has_a_bot_play_on_and_ends_it() {
    let seat = Seat::wrapping(2);
    assert!(
        shown(playing(true)).query_by_label("A bot plays on").is_none(),
        "Cleo is here"
    );
    let mut harness = shown(playing(false));
    harness.get_by_label("A bot plays on").click();
    harness.run();
    let kind = Some(BotKind::STAND_IN);
    let wanted = |kind| Some(SeatChoice::Say(ClientMessage::StandIn { seat, kind }));
    assert_eq!(harness.state().1, wanted(kind));
    let mut client = playing(false);
    client.lobby.as_mut().unwrap().seats[2].stand_in = kind;
    let mut harness = shown(client);
    assert!(harness.query_by_label("away, a bot plays on").is_some());
    harness.get_by_label("End the bot").click();
    harness.run();
    assert_eq!(harness.state().1, wanted(None));
}

#[test]
fn a_seat_is_given_to_somebody_and_an_onlooker_asks_for_one() {
    let harness = shown(playing(true));
    assert_eq!(
        harness.query_all_by_label("Give the seat to …").count(),
        2,
        "one's own and the bot's"
    );
    let seat = Seat::wrapping(0);
    let give = |ui: &mut egui::Ui, client: &mut TableClient| give_ui(ui, client, Seat::wrapping(0)).0;
    let mut harness = screen(playing(true), give);
    harness.get_by_label("Cleo").click();
    harness.run();
    let to = MemberId(2);
    assert_eq!(harness.state().1, Some(ClientMessage::OfferSeat { seat, to }));
    let mut client = playing(true);
    (client.me, client.is_host) = (Some(MemberId(7)), false);
    let mut harness = shown(client);
    assert!(harness.query_by_label("Give the seat to …").is_none());
    harness.get_by_label("Ask for the seat").click();
    harness.run();
    let seat = Seat::wrapping(1);
    assert_eq!(
        harness.state().1,
        Some(SeatChoice::Say(ClientMessage::AskSeat { seat }))
    );
}

#[test]
fn the_lobby_says_when_a_bot_plays_on_and_the_host_chooses() {
    let lobby = |ui: &mut egui::Ui, client: &mut TableClient| lobby_ui(ui, client).into_iter().next();
    let mut harness = screen(client(Stage::Lobby), lobby);
    harness.get_by_label("When somebody is away: After 2 minutes").click();
    harness.run();
    harness.get_by_label("Never").click();
    harness.run();
    let seconds = None;
    assert_eq!(harness.state().1, Some(Wish::Say(ClientMessage::SetAway { seconds })));
}

#[test]
fn people_at_one_laptop_have_a_seat_and_a_name_each() {
    let lobby = |ui: &mut egui::Ui, client: &mut TableClient| lobby_ui(ui, client).into_iter().next();
    let mut harness = screen(client(Stage::Lobby), lobby);
    assert!(
        harness.query_by_label("Person at seat 1").is_none(),
        "nobody shares it yet"
    );
    harness.get_by_label("One more here").click();
    harness.run();
    let seat = Seat::wrapping(2);
    let takes = ClientMessage::TakeSeat { seat: Some(seat) };
    assert_eq!(harness.state().1, Some(Wish::Say(takes)));
    let mut two = client(Stage::Lobby);
    let seats = &mut two.lobby.as_mut().unwrap().seats;
    let name = super::window::name("Bo 2");
    seats[2] = SeatInfo {
        name,
        colour: seats[2].colour,
        ..seats[0].clone()
    };
    let mut harness = screen(two, lobby);
    let type_name = |harness: &mut egui_kittest::Harness<'_, (TableClient, Option<Wish>)>, text: &str| {
        harness
            .get_by_role_and_label(Role::TextInput, "Person at seat 3")
            .focus();
        harness.run();
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        let field = harness.get_by_role_and_label(Role::TextInput, "Person at seat 3");
        field.type_text(text);
        harness.run();
    };
    for (text, key, expected) in [
        ("Mia", egui::Key::Escape, None),
        (" ", egui::Key::Enter, None),
        ("Mia", egui::Key::Enter, super::window::name("Mia")),
    ] {
        type_name(&mut harness, text);
        let bad = harness.query_by_label("A name has 1 to 40 characters").is_some();
        assert_eq!(bad, text == " ");
        harness.key_press(key);
        harness.run();
        let expected = expected.map(|name| Wish::Say(ClientMessage::NameSeat { seat, name }));
        assert_eq!(harness.state().1, expected, "{text} {key:?}");
    }
}
