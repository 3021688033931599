//! The screens before and after a game, by accessible label, without a display; colours by their numbers.

use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        end::{EndAction, end_ui},
        lobby::{LobbyAction, lobby_ui},
        look::{self, colors},
        model::{Ended, TableClient, Wire},
        start::{StartAction, StartScreen},
    },
    games::any::{AnyGame, GameId},
    net::{
        ClientUpdate,
        discovery::{Announcement, FoundTable, TableState},
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

fn client(stage: Stage) -> TableClient {
    let config = Config::new(GameId::Argo.name(), SeatCount::new(3).unwrap());
    let info = TableInfo::<AnyGame> {
        version: TABLE_INFO_VERSION,
        table: TableId([7; 16]),
        name: Name::parse("Friday Argo").unwrap(),
        epoch: 0,
        setup: AnyGame::setup(&config).unwrap(),
        options: AnyGame::options(&config),
        config,
        window_seconds: 20,
        revision: 1,
    };
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
}

/// Red, green, blue of a colour as linear light.
fn linear(color: egui::Color32) -> [f64; 3] {
    [color.r(), color.g(), color.b()].map(|c| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    })
}

type Matrix = [[f64; 3]; 3];

/// What people with each kind of colour vision see (Machado, Oliveira and Fernandes 2009, severity 1).
const VISIONS: [Matrix; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn times(m: &Matrix, v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|i| m[row][i] * v[i]).sum())
}

/// CIELAB of linear light, white point D65.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    let to_xyz: Matrix = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let xyz = times(&to_xyz, rgb.map(|c| c.clamp(0.0, 1.0)));
    let f = |t: f64| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    let [x, y, z] = [f(xyz[0] / 0.950_47), f(xyz[1]), f(xyz[2] / 1.088_83)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance CIEDE2000.
fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    let pow7 = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let chroma = (a[1].hypot(a[2]) + b[1].hypot(b[2])) / 2.0;
    let g = 0.5 * (1.0 - pow7(chroma));
    let polar = |v: [f64; 3]| {
        let x = v[1] * (1.0 + g);
        (x.hypot(v[2]), v[2].atan2(x).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(a), polar(b));
    let turn = if c1 * c2 == 0.0 {
        0.0
    } else {
        (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0
    };
    let (l, c) = ((a[0] + b[0]) / 2.0, (c1 + c2) / 2.0);
    let h = if c1 * c2 == 0.0 {
        h1 + h2
    } else {
        (h1 + turn / 2.0).rem_euclid(360.0)
    };
    let cos = |d: f64| d.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rt = -2.0 * pow7(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let dl = (b[0] - a[0]) / sl;
    let dc = (c2 - c1) / sc;
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / sh;
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

#[test]
fn the_distance_is_the_published_one() {
    // A pair of the test data of Sharma, Wu and Dalal (2005).
    let d = distance([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]);
    assert!((d - 2.0425).abs() < 1e-4, "{d}");
}

#[test]
fn seat_colours_differ_for_everybody() {
    let mut least = f64::MAX;
    for (i, a) in colors::SEATS.iter().enumerate() {
        for b in &colors::SEATS[..i] {
            for vision in &VISIONS {
                let seen = |c| lab(times(vision, linear(c)));
                least = least.min(distance(seen(a.fill), seen(b.fill)));
            }
        }
    }
    assert!(least > 25.0, "{least}");
}

fn contrast(a: egui::Color32, b: egui::Color32) -> f64 {
    let light = |c| {
        let [r, g, b] = linear(c);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

#[test]
fn text_can_be_read_on_everything_it_stands_on() {
    for p in [colors::DARK, colors::LIGHT] {
        for behind in [p.panel, p.card, p.card_hi, p.space_top, p.space_bottom] {
            assert!(contrast(p.text, behind) >= 7.0);
            assert!(contrast(p.dim, behind) >= 4.5, "{}", contrast(p.dim, behind));
        }
        for (fore, behind, least) in [
            (p.faint, p.card, 4.5),
            (p.accent_ink, p.accent, 4.5),
            (p.bad, p.card, 4.5),
            (p.hazard_text, p.card, 4.5),
            (p.ink, p.hazard, 4.5),
            (p.room_glyph, p.floor, 4.5),
            (p.key, p.ink, 7.0),
            (p.line_hi, p.card, 3.0),
        ] {
            let got = contrast(fore, behind);
            assert!(got >= least, "{fore:?} on {behind:?}: {got}");
        }
    }
    for seat in colors::SEATS {
        assert!(contrast(seat.glyph, seat.fill) >= 3.9, "{}", seat.letter);
    }
}
