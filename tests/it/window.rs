//! The lobby by accessible label, without a display, and the tables that other tests show in it.

use crate::languages::texts;
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        client::TableClient,
        frame::Wish,
        look,
        screens::{lobby::lobby_ui, menu::leaving},
    },
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{
        BotKind, Character, ClientMessage, Colour, DeviceId, HostMessage, Level, Lobby, MemberId, MemberInfo, Name,
        SeatInfo, Stage, TABLE_INFO_VERSION, TableId, TableInfo, WhoMayJoin,
    },
    rules::{Config, Game, Seat, SeatCount},
    text::{Language, speaking, t},
};

/// Runs one screen until nothing moves, with what it returned last.
pub fn screen<S: 'static, A: 'static>(
    state: S,
    ui: impl FnMut(&mut egui::Ui, &mut S) -> Option<A> + 'static,
) -> Harness<'static, (S, Option<A>)> {
    screen_of([1440.0, 900.0], state, ui)
}

/// The same in a window of this size.
pub fn screen_of<S: 'static, A: 'static>(
    size: [f32; 2],
    state: S,
    mut ui: impl FnMut(&mut egui::Ui, &mut S) -> Option<A> + 'static,
) -> Harness<'static, (S, Option<A>)> {
    let mut ready = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |root, (state, action): &mut (S, Option<A>)| {
            if ready {
                *action = ui(root, state).or(action.take());
            } else {
                // Fonts are there from the next frame on.
                look::install(root.ctx());
                root.ctx().request_repaint();
                ready = true;
            }
        },
        (state, None),
    );
    harness.run();
    harness
}

pub fn name(text: &str) -> Option<Name> {
    Some(Name::parse(text).unwrap())
}

fn seat_info(index: u8, member: Option<u32>, bot: Option<BotKind>) -> SeatInfo {
    SeatInfo {
        device: (member.is_some() || bot.is_some()).then_some(DeviceId([index; 32])),
        member: member.map(MemberId),
        name: member.and_then(|_| name("Bo")),
        colour: Colour::ALL[usize::from(index)],
        ready: bot.is_some(),
        bot,
        stand_in: None,
        lets_pass: None,
        reserve: 60,
    }
}

pub fn lobby(stage: Stage) -> Lobby {
    let bo = MemberInfo {
        id: MemberId(1),
        name: Name::parse("Bo").unwrap(),
        device: DeviceId([0; 32]),
        host: true,
        bot: false,
        connected: true,
        slow: false,
        may_host: true,
        addresses: Vec::new(),
    };
    let seats = vec![
        seat_info(0, Some(1), None),
        seat_info(1, None, Some(BotKind::STAND_IN)),
        seat_info(2, None, None),
    ];
    Lobby {
        stage,
        game: 0,
        seats,
        members: vec![bo],
        saved: true,
        handed_to: None,
        together: true,
        sure: 0,
        moves: Vec::new(),
    }
}

/// A table of Bo's for three, with the default options of a game.
pub fn table(game: GameId) -> TableInfo<AnyGame> {
    let config = Config::new(game.name(), SeatCount::new(3).unwrap());
    TableInfo {
        stretch: 0,
        version: TABLE_INFO_VERSION,
        table: TableId([7; 16]),
        name: Name::parse("Friday Argo").unwrap(),
        epoch: 0,
        setup: AnyGame::setup(&config).unwrap(),
        options: AnyGame::options(&config),
        config,
        window_seconds: 20,
        away_seconds: Some(120),
        hints: true,
        who: WhoMayJoin::Anyone,
        banned: Vec::new(),
        hosts: vec![DeviceId([1; 32])],
        revision: 1,
    }
}

pub fn client(stage: Stage) -> TableClient {
    let info = table(GameId::Argo);
    let mut client = TableClient::default();
    let welcome = HostMessage::Welcome {
        member: MemberId(1),
        host: true,
        table: Box::new(info),
        lobby: lobby(stage),
    };
    client.take(ClientUpdate::Message(welcome), 0.0);
    client
}

pub fn some(wishes: Vec<Wish>) -> Option<Vec<Wish>> {
    (!wishes.is_empty()).then_some(wishes)
}

pub fn said(wishes: &Option<Vec<Wish>>) -> Option<&ClientMessage<AnyGame>> {
    match wishes.as_deref() {
        Some([Wish::Say(message), ..]) => Some(message),
        _ => None,
    }
}

#[test]
fn the_lobby_says_what_its_buttons_say() {
    let seat = Seat::new(2).unwrap();
    let cases: [(&str, ClientMessage<AnyGame>); 4] = [
        (
            "Swap seats 1 and 2",
            ClientMessage::SwapSeats {
                seats: [0, 1].map(|index| Seat::new(index).unwrap()),
            },
        ),
        ("One more here", ClientMessage::TakeSeat { seat: Some(seat) }),
        (
            "Remove the bot",
            ClientMessage::RemoveBot {
                seat: Seat::new(1).unwrap(),
            },
        ),
        (
            "Play as red",
            ClientMessage::SetColour {
                seat: Seat::new(0).unwrap(),
                colour: Colour::Rose,
            },
        ),
    ];
    for (label, expected) in cases {
        let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
        let role = if label.starts_with("Play as") {
            Role::RadioButton
        } else {
            Role::Button
        };
        harness.get_by_role_and_label(role, label).click();
        harness.run();
        assert_eq!(said(&harness.state().1), Some(&expected), "{label}");
    }
}

/// The lobby of a host, in which something is pressed.
fn pressed(labels: &[&str]) -> Harness<'static, (TableClient, Option<Vec<Wish>>)> {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    for label in labels {
        harness.get_by_role_and_label(Role::Button, label).click();
        harness.run();
    }
    harness
}

/// The button of the bot that sits in the lobby.
pub const BOT: &str = "Level and character of Vega: normal";

#[test]
fn a_free_seat_is_called_so_beside_its_buttons_in_every_language() {
    for language in Language::ALL {
        for size in [[960.0, 600.0], [1024.0, 768.0]] {
            speaking(language, || {
                let lobby = |ui: &mut egui::Ui, c: &mut TableClient| some(lobby_ui(ui, c));
                let harness = screen_of(size, client(Stage::Lobby), lobby);
                let mut drawn = Vec::new();
                for clipped in &harness.output().shapes {
                    texts(&clipped.shape, &mut drawn);
                }
                let free = t("lobby-free");
                let is_said = drawn.iter().any(|text| text.galley.job.text == free);
                assert!(is_said, "{language:?} at {size:?} has no {free:?}");
                assert!(harness.query_by_label(&t("lobby-add-bot")).is_some());
            });
        }
    }
}

#[test]
fn the_lobby_offers_bots_of_three_levels_and_each_has_the_next_character() {
    let seat = Seat::new(2).unwrap();
    let lines = [
        ("Easy: Makes mistakes. Good for a first game.", Level::Easy),
        ("Normal: Plays soundly. A fair opponent.", Level::Normal),
        ("Hard: Thinks ahead. For people who know the game.", Level::Hard),
    ];
    for (line, level) in lines {
        let harness = pressed(&["Add a bot", line]);
        let kind = BotKind::Level(level, Character::Hunter);
        let added = ClientMessage::AddBot { seat, kind };
        assert_eq!(said(&harness.state().1), Some(&added), "Vega sits there already");
    }
    let open = pressed(&["Add a bot"]);
    assert!(lines.iter().all(|(line, _)| open.query_by_label(line).is_some()));
    for gone in ["Random", "Greedy", "random", "greedy"] {
        assert_eq!(open.query_all_by_label_contains(gone).count(), 0, "{gone}");
    }
}

#[test]
fn the_host_chooses_level_and_character_of_a_bot_that_sits_by_mouse_and_keyboard() {
    let seat = Seat::new(1).unwrap();
    let changed = |level, character| -> ClientMessage<AnyGame> {
        let kind = BotKind::Level(level, character);
        ClientMessage::AddBot { seat, kind }
    };
    for (line, expected) in [
        (
            "Hard: Thinks ahead. For people who know the game.",
            changed(Level::Hard, Character::Even),
        ),
        ("Mira: Takes few risks.", changed(Level::Normal, Character::Guard)),
    ] {
        assert_eq!(said(&pressed(&[BOT, line]).state().1), Some(&expected), "{line}");
    }
    let shown = pressed(&[]);
    assert!(shown.query_by_label("bot").is_some() && shown.query_by_label(BOT).is_some());
    assert!(shown.query_by_label("normal bot").is_none(), "the level is said once");
    let own = pressed(&[BOT, "Vega: Plays a bit of everything."]);
    assert_eq!(own.state().1, None, "it is that character already");
    let mut harness = pressed(&[]);
    harness.get_by_role_and_label(Role::Button, BOT).focus();
    harness.run();
    for key in [egui::Key::Enter, egui::Key::ArrowDown, egui::Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    let easy = changed(Level::Easy, Character::Even);
    assert_eq!(said(&harness.state().1), Some(&easy), "the first line of its menu");
}

#[test]
fn a_guest_reads_how_a_bot_plays_and_cannot_change_it() {
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(MemberId(2)), false);
    let harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    for words in ["Vega", "normal bot"] {
        assert!(harness.query_by_label(words).is_some(), "{words}");
    }
    let face = harness.query_by_role_and_label(Role::Image, "Vega: Plays a bit of everything.");
    assert!(face.is_some());
    assert!(harness.query_by_label(BOT).is_none() && harness.query_by_label("Add a bot").is_none());
}

/// The lobby with another person in the third seat.
pub fn with_guest(ready: bool) -> TableClient {
    let mut client = client(Stage::Lobby);
    let mut lobby = lobby(Stage::Lobby);
    lobby.members.push(MemberInfo {
        id: MemberId(2),
        name: Name::parse("Cleo").unwrap(),
        host: false,
        ..lobby.members[0].clone()
    });
    lobby.seats[2] = SeatInfo {
        ready,
        name: name("Cleo"),
        ..seat_info(2, Some(2), None)
    };
    client.take(ClientUpdate::Message(HostMessage::Lobby(lobby)), 0.0);
    client
}

#[test]
fn the_host_starts_when_all_others_are_ready() {
    let mut harness = screen(with_guest(false), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    assert!(harness.query_by_label("Not ready yet: Cleo").is_some());
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().1, None);
    let mut harness = screen(with_guest(true), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    // A key of the first moment was meant for what was there before.
    harness.run_steps(8);
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().1, some(vec![Wish::Say(ClientMessage::Start)]));
}

#[test]
fn the_host_starts_with_those_who_are_there_by_a_click_only() {
    let mut client = with_guest(true);
    let mut lobby = client.lobby.clone().unwrap();
    lobby.seats[1] = SeatInfo {
        device: None,
        bot: None,
        ready: false,
        ..lobby.seats[1].clone()
    };
    client.take(ClientUpdate::Message(HostMessage::Lobby(lobby)), 0.0);
    let mut harness = screen(client, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().1, None, "somebody may be about to sit down");
    harness.get_by_label("Start with 2").click();
    harness.run();
    assert_eq!(harness.state().1, some(vec![Wish::Say(ClientMessage::Start)]));
}

#[test]
fn the_host_sends_a_guest_away() {
    let mut harness = screen(with_guest(true), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.get_by_label("Send Cleo away").click();
    harness.run();
    let member = MemberId(2);
    assert_eq!(said(&harness.state().1), Some(&ClientMessage::RemoveMember { member }));
    let mut harness = screen(with_guest(true), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.get_by_label("Send Cleo away for good").click();
    harness.run();
    assert_eq!(harness.state().1, some(vec![Wish::Ban(member)]), "which asks first");
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(member), false);
    let harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    assert!(harness.query_by_label("Send Bo away").is_none());
}

#[test]
fn the_lobby_names_the_host_and_does_without_a_name_where_there_is_none() {
    for (host, expected) in [
        (
            true,
            ["lobby, hosted by Bo", "Everybody is ready, waiting for Bo to start"],
        ),
        (
            false,
            [
                "lobby, the host takes no seat",
                "Everybody is ready, the game starts by itself",
            ],
        ),
    ] {
        let mut guest = with_guest(true);
        (guest.me, guest.is_host) = (Some(MemberId(2)), false);
        let lobby = guest.lobby.as_mut().unwrap();
        lobby.members[0].host = host;
        lobby.seats[0].ready = true;
        let harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
        for label in expected {
            assert!(harness.query_by_label(label).is_some(), "{label}");
        }
    }
}

#[test]
fn leaving_asks_only_where_somebody_minds() {
    let with_stage = |stage, host: bool| {
        let mut client = with_guest(true);
        if let Some(lobby) = &mut client.lobby {
            lobby.stage = stage;
        }
        if !host {
            (client.me, client.is_host) = (Some(MemberId(2)), false);
        }
        client
    };
    assert_eq!(leaving(&with_stage(Stage::Lobby, false)), None);
    assert_eq!(leaving(&with_stage(Stage::Ended, false)), None);
    assert_eq!(leaving(&with_stage(Stage::Playing, false)), Some("leave-seat"));
    let mut onlooker = with_stage(Stage::Playing, false);
    onlooker.me = Some(MemberId(9));
    assert_eq!(leaving(&onlooker), None);
}
