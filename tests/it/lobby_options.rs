//! The options in the lobby: what is folded, explained, changed and told.

use crate::window::{BOT, client, said, screen, some, table, with_guest};
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{client::TableClient, screens::lobby::lobby_ui},
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{ClientMessage, HostMessage, MemberId, Stage, WhoMayJoin},
    rules::{Config, Game, SeatCount},
};

#[test]
fn options_that_are_as_the_rulebook_has_them_stand_behind_one_button() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    let has = |harness: &Harness<'_, _>, label: &str| harness.query_by_label_contains(label).is_some();
    assert!(has(&harness, "Players: ") && has(&harness, "Rulebook: English edition"));
    assert!(!has(&harness, "Meaner teleporter: "));
    harness
        .get_by_label_contains("more rules, as the rulebook has them")
        .click();
    harness.run();
    assert!(has(&harness, "Meaner teleporter: No"));
    harness.get_by_label("Fewer").click();
    harness.run();
    assert!(!has(&harness, "Meaner teleporter: "));
    let client = &mut harness.state_mut().0;
    let mut info = client.info.clone().unwrap();
    info.config
        .options
        .insert("meaner_teleporter".to_owned(), "yes".to_owned());
    info.options = AnyGame::options(&info.config);
    client.take(ClientUpdate::Message(HostMessage::Table(Box::new(info))), 0.0);
    harness.run();
    assert!(has(&harness, "Meaner teleporter: Yes"), "what differs is seen at once");
}

#[test]
fn an_option_explains_itself_and_guests_cannot_change_it() {
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(MemberId(2)), false);
    let mut harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    let more = "How many squares of the alien track are covered. The more, the sooner the aliens win.";
    assert!(harness.query_by_label(more).is_none());
    harness.get_by_label("Aliens: Easy").hover();
    harness.run();
    assert!(harness.query_by_label(more).is_some());
    harness.get_by_label("Aliens: Easy").click();
    harness.run();
    assert!(harness.query_by_label("Hard").is_none());
}

#[test]
fn the_host_changes_an_option_and_everybody_sees_what_changed() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.get_by_label("Aliens: Easy").click();
    harness.run();
    harness.get_by_label("Hard").click();
    harness.run();
    let Some(ClientMessage::SetConfig { config }) = said(&harness.state().1).cloned() else {
        panic!("{:?}", harness.state().1)
    };
    assert_eq!(config.options.get("difficulty").map(String::as_str), Some("hard"));
    let mut config = config;
    config
        .options
        .insert("control_rotate_in_place".to_owned(), "no".to_owned());
    let mut table = harness.state().0.info.clone().unwrap();
    (table.options, table.config) = (AnyGame::options(&config), config);
    harness
        .state_mut()
        .0
        .take(ClientUpdate::Message(HostMessage::Table(Box::new(table))), 1.0);
    harness.run();
    assert!(harness.query_by_label("Aliens: Hard").is_some());
    // Another rulebook sets the rules that the rulebooks differ in, and nothing else.
    harness.get_by_label("Rulebook: English edition").click();
    harness.run();
    harness.get_by_label("Online edition").click();
    harness.run();
    let Some(ClientMessage::SetConfig { config }) = said(&harness.state().1).cloned() else {
        panic!("{:?}", harness.state().1)
    };
    let options: Vec<(&str, &str)> = config.options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    assert_eq!(options, [("difficulty", "hard"), ("preset", "yucata")]);
}

#[test]
fn another_answer_to_who_may_join_is_told_as_a_change() {
    for (me, changed) in [
        (1, "One option changed: the others have to agree"),
        (2, "One option changed: press Ready if you agree"),
        (9, "One option changed"),
    ] {
        let mut client = with_guest(true);
        (client.me, client.is_host) = (Some(MemberId(me)), me == 1);
        let mut harness = screen(client, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
        assert!(harness.query_by_label(changed).is_none());
        let mut table = harness.state().0.info.clone().unwrap();
        table.who = WhoMayJoin::Ask;
        let mut lobby = harness.state().0.lobby.clone().unwrap();
        lobby.seats[2].ready = false;
        for message in [HostMessage::Table(Box::new(table)), HostMessage::Lobby(lobby)] {
            harness.state_mut().0.take(ClientUpdate::Message(message), 1.0);
        }
        harness.run();
        assert!(harness.query_by_label(changed).is_some(), "{changed}");
    }
}

#[test]
fn alone_nothing_is_said_of_ready() {
    let alone = |guest: bool| {
        let mut client = client(Stage::Lobby);
        let lobby = client.lobby.as_mut().unwrap();
        lobby.seats.truncate(2);
        if guest {
            client = with_guest(false);
        }
        client
    };
    for guest in [false, true] {
        let mut harness = screen(alone(guest), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
        let mut table = harness.state().0.info.clone().unwrap();
        table.window_seconds = 60;
        let lobby = harness.state().0.lobby.clone().unwrap();
        for message in [HostMessage::Table(Box::new(table)), HostMessage::Lobby(lobby)] {
            harness.state_mut().0.take(ClientUpdate::Message(message), 1.0);
        }
        harness.run();
        assert!(harness.query_by_label("Ready to start").is_some() != guest);
        assert!(harness.query_by_label_contains("option changed").is_some() == guest);
        let buttons = harness.query_all_by_role_and_label(Role::Button, "Ready");
        assert_eq!(buttons.count(), 0, "the host has none: its Ready is the start");
        let hints = harness.query_all_by_label_contains("takes back everybody");
        assert_eq!(hints.count(), usize::from(guest));
    }
}

#[test]
fn host_and_guests_see_the_same_people_as_not_ready() {
    for ready in [false, true] {
        for (me, host) in [(1, true), (2, false), (9, false)] {
            let mut client = with_guest(ready);
            (client.me, client.is_host) = (Some(MemberId(me)), host);
            let harness = screen(client, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
            let expected = match (ready, me) {
                (false, 2) => "Only you are not ready yet: press Ready",
                (false, _) => "Not ready yet: Cleo",
                (true, 1) => "Ready to start",
                (true, _) => "Everybody is ready, waiting for Bo to start",
            };
            assert!(harness.query_by_label(expected).is_some(), "{me}: {expected}");
            // The sign of a seat says the same, and the host has none.
            let signs = harness.query_all_by_label("Not ready").count();
            assert_eq!(signs, usize::from(!ready && me != 2), "{me}");
        }
    }
}

#[test]
fn the_host_changes_the_game_and_the_seats_stay() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    assert!(harness.query_by_label("Time to answer: 20 seconds").is_some());
    // Where it says how long a game takes, a click still opens the choice.
    let minutes = harness.get_by_label("about 30–45 minutes").rect();
    assert!(harness.get_by_label("Game: Argo").rect().contains_rect(minutes));
    harness.drag_at(minutes.center());
    harness.drop_at(minutes.center());
    harness.run();
    harness.get_by_label("Alien Frontiers").click();
    harness.run();
    let Some(ClientMessage::SetConfig { config }) = said(&harness.state().1).cloned() else {
        panic!("{:?}", harness.state().1)
    };
    assert_eq!(config, Config::new("alien-frontiers", SeatCount::new(3).unwrap()));
    let next = HostMessage::Table(Box::new(table(GameId::AlienFrontiers)));
    harness.state_mut().0.take(ClientUpdate::Message(next), 1.0);
    harness.run();
    for label in ["Game: Alien Frontiers", "about 60 minutes", "Players: 3", BOT] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    for label in ["Aliens: Easy", "Time to answer: 20 seconds"] {
        assert!(harness.query_by_label(label).is_none(), "{label} is of the other game");
    }
}
