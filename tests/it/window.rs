//! The screens before and after a game, by accessible label, without a display; colours by their numbers.

use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        client::{Ended, TableClient, Wire},
        look,
        screens::{
            end::{EndAction, end_ui},
            lobby::{LobbyAction, lobby_ui},
            menu::leaving,
            start::{Search, StartAction, StartScreen},
        },
    },
    games::any::{AnyGame, GameId},
    net::{
        ClientUpdate,
        browse::FoundTable,
        discovery::{Announcement, TableState},
        identity::Fingerprint,
    },
    protocol::{
        BotKind, ClientMessage, Colour, DeviceId, HostMessage, Lobby, LogEntry, LogKind, MemberId, MemberInfo, Name,
        PROTOCOL_VERSION, SeatInfo, SeedFault, SeedVerdict, Stage, TABLE_INFO_VERSION, TableId, TableInfo,
    },
    rules::{Config, Game, Neutral, Outcome, Points, Seat, SeatCount, Standing},
};

/// Runs one screen until nothing moves, with what it returned last.
fn screen<S: 'static, A: 'static>(
    state: S,
    mut ui: impl FnMut(&mut egui::Ui, &mut S) -> Option<A> + 'static,
) -> Harness<'static, (S, Option<A>)> {
    let mut ready = false;
    let mut harness = Harness::builder().with_size([1440.0, 900.0]).build_ui_state(
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

fn found(name: &str, state: TableState, protocol: u16) -> FoundTable {
    FoundTable {
        announcement: Announcement {
            id: TableId([7; 16]).to_string() + name,
            name: name.to_owned(),
            game: "argo".to_owned(),
            seats: 4,
            taken: 2,
            state,
            version: "9.9.9".to_owned(),
            protocol,
            fingerprint: Fingerprint([1; 32]),
        },
        addresses: Vec::new(),
        found_ms: 1,
    }
}

fn start() -> StartScreen {
    StartScreen::new("Bo".to_owned(), Colour::Rose, "brave-otter-moon".to_owned())
}

#[test]
fn the_start_offers_hosting_joining_and_playing_here() {
    for (label, expected) in [
        ("Host a table", StartAction::Host),
        ("Play here", StartAction::PlayHere),
    ] {
        let mut harness = screen(start(), |ui, s: &mut StartScreen| s.ui(ui));
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().1, Some(expected));
    }
}

#[test]
fn tables_are_listed_and_only_those_that_fit_can_be_joined() {
    let mut s = start();
    let kitchen = found("Kitchen", TableState::Open, PROTOCOL_VERSION);
    s.set_tables(
        vec![kitchen.clone(), found("Old", TableState::Open, PROTOCOL_VERSION + 1)],
        0.0,
    );
    let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui));
    assert!(harness.query_by_label("Old").is_some());
    assert!(harness.query_by_label("Join Old").is_none());
    harness.get_by_label("Join Kitchen").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Join(Box::new(kitchen))));
}

#[test]
fn a_table_without_a_free_seat_can_be_watched_and_one_of_another_version_explained() {
    let full = found("Attic", TableState::Full, PROTOCOL_VERSION);
    let old = found("Old", TableState::Open, PROTOCOL_VERSION + 1);
    for (label, expected) in [
        ("Watch Attic", StartAction::Watch(Box::new(full.clone()))),
        ("Why can Old not be joined?", StartAction::Why(Some("9.9.9".to_owned()))),
    ] {
        let mut s = start();
        s.set_tables(vec![full.clone(), old.clone()], 0.0);
        let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui));
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().1, Some(expected));
    }
}

#[test]
fn the_way_back_to_a_seat_stands_on_top() {
    let mut s = start();
    let kitchen = found("Kitchen", TableState::Playing, PROTOCOL_VERSION);
    s.last_table = Some(kitchen.announcement.id.clone());
    s.set_tables(vec![kitchen.clone()], 0.0);
    let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui));
    assert!(harness.query_by_label("Return to Kitchen").is_some());
    assert!(harness.query_by_label("Watch Kitchen").is_none());
    harness.get_by_label("Return").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Join(Box::new(kitchen))));
    harness.state_mut().0.last_table = None;
    harness.run();
    assert!(harness.query_by_label("Return to Kitchen").is_none());
}

#[test]
fn without_a_network_the_start_says_so() {
    let mut s = start();
    s.set_search(Search::NoNetwork);
    let harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui));
    assert!(harness.query_by_label("This computer has no network").is_some());
    assert!(harness.query_by_label("Play here").is_some());
}

#[test]
fn a_wrong_address_is_told_and_a_right_one_taken() {
    let mut harness = screen(start(), |ui, s: &mut StartScreen| s.ui(ui));
    for (text, expected) in [
        ("kitchen", None),
        (
            "10.0.0.7:4433",
            Some(StartAction::JoinAddress("10.0.0.7:4433".parse().unwrap())),
        ),
    ] {
        let field = harness.get_by_role_and_label(Role::TextInput, "Address of the host");
        field.focus();
        harness.run();
        let mut field_text = |t: &str| {
            harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
            harness
                .get_by_role_and_label(Role::TextInput, "Address of the host")
                .type_text(t);
            harness.run();
        };
        field_text(text);
        harness.get_by_label("Join there").click();
        harness.run();
        assert_eq!(harness.state().1, expected, "{text}");
    }
}

fn name(text: &str) -> Option<Name> {
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
    }
}

fn lobby(stage: Stage) -> Lobby {
    let bo = MemberInfo {
        id: MemberId(1),
        name: Name::parse("Bo").unwrap(),
        device: DeviceId([0; 32]),
        host: true,
        bot: false,
        connected: true,
        slow: false,
        addresses: Vec::new(),
    };
    let seats = vec![
        seat_info(0, Some(1), None),
        seat_info(1, None, Some(BotKind::Greedy)),
        seat_info(2, None, None),
    ];
    Lobby {
        stage,
        game: 0,
        seats,
        members: vec![bo],
        saved: true,
    }
}

/// A table of Bo's for three, with the default options of a game.
fn table(game: GameId) -> TableInfo<AnyGame> {
    let config = Config::new(game.name(), SeatCount::new(3).unwrap());
    TableInfo {
        version: TABLE_INFO_VERSION,
        table: TableId([7; 16]),
        name: Name::parse("Friday Argo").unwrap(),
        epoch: 0,
        setup: AnyGame::setup(&config).unwrap(),
        options: AnyGame::options(&config),
        config,
        window_seconds: 20,
        revision: 1,
    }
}

fn client(stage: Stage) -> TableClient {
    let info = table(GameId::Argo);
    let mut client = TableClient::new(Wire::Recorded(Vec::new()), None);
    let welcome = HostMessage::Welcome {
        member: MemberId(1),
        host: true,
        table: Box::new(info),
        lobby: lobby(stage),
    };
    client.take(ClientUpdate::Message(welcome), 0.0);
    client
}

fn said(action: &Option<LobbyAction>) -> Option<&ClientMessage<AnyGame>> {
    match action {
        Some(LobbyAction::Say(messages)) => messages.first(),
        _ => None,
    }
}

#[test]
fn the_lobby_says_what_its_buttons_say() {
    let seat = Seat::new(2).unwrap();
    let cases: [(&str, ClientMessage<AnyGame>); 6] = [
        ("Ready", ClientMessage::SetReady { ready: true }),
        ("Sit here", ClientMessage::TakeSeat { seat: Some(seat) }),
        (
            "Greedy bot",
            ClientMessage::AddBot {
                seat,
                kind: BotKind::Greedy,
            },
        ),
        (
            "Random bot",
            ClientMessage::AddBot {
                seat,
                kind: BotKind::Random,
            },
        ),
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
        let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| lobby_ui(ui, c));
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

/// The lobby with another person in the third seat.
fn with_guest(ready: bool) -> TableClient {
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
    let mut harness = screen(with_guest(false), |ui, c: &mut TableClient| lobby_ui(ui, c));
    assert!(harness.query_by_label("1 of 3 ready").is_some());
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().1, None);
    let mut harness = screen(with_guest(true), |ui, c: &mut TableClient| lobby_ui(ui, c));
    harness.key_press(egui::Key::Enter);
    harness.run();
    let expected = vec![ClientMessage::SetReady { ready: true }, ClientMessage::Start];
    assert_eq!(harness.state().1, Some(LobbyAction::Say(expected)));
}

#[test]
fn the_host_sends_a_guest_away() {
    let mut harness = screen(with_guest(true), |ui, c: &mut TableClient| lobby_ui(ui, c));
    harness.get_by_label("Send Cleo away").click();
    harness.run();
    let member = MemberId(2);
    assert_eq!(said(&harness.state().1), Some(&ClientMessage::RemoveMember { member }));
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(member), false);
    let harness = screen(guest, |ui, c: &mut TableClient| lobby_ui(ui, c));
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
        let harness = screen(guest, |ui, c: &mut TableClient| lobby_ui(ui, c));
        for label in expected {
            assert!(harness.query_by_label(label).is_some(), "{label}");
        }
    }
}

#[test]
fn an_option_explains_itself_and_guests_cannot_change_it() {
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(MemberId(2)), false);
    let mut harness = screen(guest, |ui, c: &mut TableClient| lobby_ui(ui, c));
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

#[test]
fn the_host_changes_an_option_and_everybody_sees_what_changed() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| lobby_ui(ui, c));
    harness.get_by_label("Aliens: Easy").click();
    harness.run();
    harness.get_by_label("Hard").click();
    harness.run();
    let Some(ClientMessage::SetConfig { config }) = said(&harness.state().1).cloned() else {
        panic!("{:?}", harness.state().1)
    };
    assert_eq!(config.options.get("difficulty").map(String::as_str), Some("hard"));
    let mut table = harness.state().0.info.clone().unwrap();
    table.options = AnyGame::options(&config);
    harness
        .state_mut()
        .0
        .take(ClientUpdate::Message(HostMessage::Table(Box::new(table))), 1.0);
    harness.run();
    assert!(harness.query_by_label("Aliens: Hard").is_some());
    assert!(
        harness
            .query_by_label("One option changed, please press Ready again")
            .is_some()
    );
}

#[test]
fn the_host_changes_the_game_and_the_seats_stay() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| lobby_ui(ui, c));
    assert!(harness.query_by_label("Time to answer: 20 seconds").is_some());
    harness.get_by_label("Game: Argo").click();
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
    for label in ["Game: Alien Frontiers", "Players: 3", "Longer game: No", "greedy bot"] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    for label in ["Aliens: Easy", "Time to answer: 20 seconds"] {
        assert!(harness.query_by_label(label).is_none(), "{label} is of the other game");
    }
}

/// A seat's result with points by source, in the order in which Alien Frontiers names them.
fn colonist(seat: usize, rank: u8, points: [i32; 3], ties: [i32; 3]) -> Standing {
    let named = |names: [&str; 3], values: [i32; 3]| {
        let pair = |(source, value): (&str, i32)| Points {
            source: source.to_owned(),
            value,
        };
        names.into_iter().zip(values).map(pair).collect::<Vec<_>>()
    };
    Standing {
        seat: Seat::new(seat).unwrap(),
        rank,
        score: points.iter().sum(),
        points: named(["colonies", "territories", "positron"], points),
        tie_breaks: named(["cards", "ore", "fuel"], ties),
    }
}

#[test]
fn the_end_of_alien_frontiers_has_its_own_columns_and_says_what_broke_the_tie() {
    let mut c = client(Stage::Ended);
    c.info = Some(table(GameId::AlienFrontiers));
    c.lobby.as_mut().unwrap().seats[2].name = name("Cleo");
    let outcome = Outcome {
        standings: vec![
            colonist(0, 1, [5, 3, 1], [2, 4, 0]),
            colonist(2, 2, [6, 2, 1], [2, 1, 7]),
            colonist(1, 3, [3, 0, 0], [0, 0, 0]),
        ],
        neutral: None,
        ended_by: "colonies".to_owned(),
    };
    let ended = Ended {
        game: 2,
        outcome,
        seed: SeedVerdict::Verified,
    };
    let harness = screen((c, ended), |ui, (c, e): &mut (TableClient, Ended)| end_ui(ui, c, e));
    for label in [
        "Bo wins",
        "9 points. A player has placed the last colony.",
        "As many points as the second; decided by: Ore.",
        "1. Bo 9",
        "2. Cleo 9",
        "Cards 2 · Ore 4 · Fuel 0",
        "Cards 2 · Ore 1 · Fuel 7",
    ] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    assert!(harness.query_by_label_contains("Aliens").is_none(), "nobody else plays");
}

fn standing(seat: usize, rank: u8, score: i32) -> Standing {
    let points = vec![Points {
        source: "pods".to_owned(),
        value: score,
    }];
    Standing {
        seat: Seat::new(seat).unwrap(),
        rank,
        score,
        points,
        tie_breaks: Vec::new(),
    }
}

fn ended(aliens: i32, won: bool, seed: SeedVerdict) -> Ended {
    let standings = vec![standing(0, 1, 12), standing(1, 2, 7)];
    let neutral = Some(Neutral { score: aliens, won });
    Ended {
        game: 1,
        outcome: Outcome {
            standings,
            neutral,
            ended_by: "pods".to_owned(),
        },
        seed,
    }
}

#[test]
fn the_end_ranks_the_aliens_among_the_players_and_checks_the_shuffle() {
    let good = ended(9, false, SeedVerdict::Verified);
    let c = client(Stage::Ended);
    let mut harness = screen((c, good), |ui, (c, e): &mut (TableClient, Ended)| end_ui(ui, c, e));
    for label in ["Bo wins", "1. Bo 12", "2. Aliens 9", "Shuffle verified"] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    harness.get_by_label("Rematch").click();
    harness.run();
    assert_eq!(harness.state().1, Some(EndAction::Rematch));
    harness.state_mut().0.1 = ended(30, true, SeedVerdict::Failed(SeedFault::ShareReplaced));
    harness.run();
    for label in [
        "The aliens win",
        "1. Aliens 30",
        "Shuffle not verified",
        "your share was replaced",
    ] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    harness.state_mut().0.1 = ended(9, false, SeedVerdict::Given);
    harness.run();
    assert!(harness.query_by_label("not verifiable, the host gave a seed").is_some());
}

#[test]
fn the_log_is_asked_for_page_by_page() {
    let mut c = client(Stage::Playing);
    let page = |numbers: std::ops::RangeInclusive<u32>| {
        let what = LogKind::Ended { game: 1 };
        let entry = |number| LogEntry {
            number,
            what: what.clone(),
        };
        HostMessage::Log {
            entries: numbers.map(entry).collect(),
            last: 7,
        }
    };
    for (numbers, expected) in [(1..=3, 1), (4..=6, 2), (7..=7, 2)] {
        c.take(ClientUpdate::Message(page(numbers)), 0.0);
        assert_eq!(c.recorded().len(), expected);
    }
    assert_eq!(c.recorded(), [4, 7].map(|number| ClientMessage::LogFrom { number }));
    assert_eq!(c.log.len(), 7);
    // The host was started anew: another table, whose log and games begin again.
    let mut info = c.info.clone().unwrap();
    let welcome = |info: &TableInfo<AnyGame>| {
        ClientUpdate::Message(HostMessage::Welcome {
            member: MemberId(1),
            host: false,
            table: Box::new(info.clone()),
            lobby: lobby(Stage::Playing),
        })
    };
    c.take(welcome(&info), 0.0);
    assert_eq!(c.log.len(), 7, "the same table");
    info.table = TableId([8; 16]);
    c.take(welcome(&info), 0.0);
    assert_eq!((c.log.len(), c.snapshot.is_none(), c.ended.is_none()), (0, true, true));
}
