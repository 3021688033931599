//! The start screen and the lobby, in all their states.

use super::screens::Screen;
use crate::{
    start_screen::found,
    visit::backend,
    window::{client, table, with_guest},
};
use egui::{Ui, accesskit::Role};
use podbay::{
    app::{
        client::TableClient,
        screens::start::{Going, LastTable, Search, StartScreen, Unfinished},
    },
    games::any::GameId,
    net::{
        Access, Backend, HostHandle, HostOptions,
        discovery::TableState,
        identity::Fingerprint,
        no_wake,
        page::{PageOptions, PageStatus},
    },
    protocol::{Colour, Emote, HostMessage, MemberId, PROTOCOL_VERSION, Remark, Stage, Talk, WhoMayJoin},
    rules::{Config, SeatCount},
    session::Admission,
    text::{t, t_args},
};
use std::{path::PathBuf, sync::LazyLock, time::Duration};

/// The start screen of somebody whose key has the longest words there are.
pub fn start() -> StartScreen {
    let words = ["tangerine", "squirrel", "mountain", "sapphire", "cupboard", "squirrel"].join("-");
    StartScreen::new("Ada".to_owned(), Colour::Sun, words)
}

fn started(name: &str, change: impl Fn(&mut StartScreen) + 'static) -> Screen {
    Screen::alone(name, move || {
        let mut start = start();
        change(&mut start);
        move |ui: &mut Ui| {
            start.ui(ui, None);
        }
    })
}

fn unfinished(state: Going) -> Unfinished {
    Unfinished {
        record: PathBuf::from("argo.podbay"),
        state,
        age: Duration::from_secs(7200),
    }
}

fn ready() -> Going {
    let seats = ["Ada", "Bo", "Cleo", "Dex"].map(str::to_owned);
    Going::Ready {
        game: GameId::AlienFrontiers.name().to_owned(),
        turn: 12,
        over: false,
        seats: Colour::ALL.into_iter().zip(seats).collect(),
        alone: false,
    }
}

/// A list with rows of all kinds, and a table that another device opened in the place of the last one.
fn warned() -> Screen {
    Screen::alone("start-warned", || {
        let kitchen = found("Kitchen", TableState::Playing, PROTOCOL_VERSION);
        let mut impostor = kitchen.clone();
        impostor.announcement.fingerprint = Fingerprint([2; 32]);
        let last = LastTable {
            table: kitchen.announcement.id.clone(),
            host: Some(kitchen.key().to_string()),
        };
        let mut start = start();
        start.set_tables(vec![impostor, found("Attic", TableState::Full, PROTOCOL_VERSION)], 0.0);
        move |ui: &mut Ui| {
            start.ui(ui, Some(&last));
        }
    })
}

fn returning() -> Screen {
    Screen::alone("start-return", || {
        let kitchen = found("Kitchen", TableState::Playing, PROTOCOL_VERSION);
        let last = LastTable {
            table: kitchen.announcement.id.clone(),
            host: Some(kitchen.key().to_string()),
        };
        let mut start = start();
        start.set_tables(vec![kitchen], 0.0);
        move |ui: &mut Ui| {
            start.ui(ui, Some(&last));
        }
    })
}

fn rows(start: &mut StartScreen) {
    let states = [
        ("Kitchen", TableState::Open, PROTOCOL_VERSION),
        ("Attic", TableState::Full, PROTOCOL_VERSION),
        ("Garden", TableState::Playing, PROTOCOL_VERSION),
        ("Shed", TableState::Ended, PROTOCOL_VERSION),
        ("Old", TableState::Open, PROTOCOL_VERSION + 1),
    ];
    let tables = states.map(|(name, state, protocol)| found(name, state, protocol));
    start.set_tables(tables.to_vec(), 0.0);
    let silent = ["10.0.0.7:47200", "[fd00::5]:47200"].map(|address| address.parse().unwrap());
    start.set_silent(silent.to_vec());
}

pub fn starts() -> Vec<Screen> {
    let search = |name, search| started(name, move |start| start.set_search(search));
    let system = |name, system| started(name, move |start| start.set_system(system));
    let offered = |name, state: Going| started(name, move |start| start.unfinished = Some(unfinished(state.clone())));
    let typed = |name, text: &'static str| {
        started(name, |_| {}).then(move |gallery| {
            gallery.write(&t("start-address"), text);
            gallery.press(Role::Button, &t("start-address-join"));
        })
    };
    vec![
        started("start", |_| {}),
        started("start-profile", |_| {}).then(|gallery| gallery.press(Role::Button, &t("start-change"))),
        system("start-macos", "macos"),
        system("start-windows", "windows"),
        search("start-no-network", Search::NoNetwork),
        search("start-only-virtual", Search::OnlyVirtual),
        search("start-no-search", Search::Impossible),
        offered("start-resume", ready()),
        offered("start-resume-not", Going::NoTable),
        offered("start-resume-other", Going::OtherVersion("9.9.9".to_owned())),
        returning(),
        started("start-rows", rows),
        warned(),
        typed("start-typed-address", "kitchen"),
        typed("start-typed-code", "ABCD-2346"),
        typed("start-typed-port", "10.0.0.7:99999"),
        Screen::at_table("connecting", |_| TableClient::default()),
        Screen::at_table("connecting-asked", |_| {
            let mut table = TableClient::default();
            table.asked = true;
            table
        }),
    ]
}

static NETWORK: LazyLock<Backend> = LazyLock::new(backend);

/// A host whose table those may join who have its code.
pub fn host_with_code() -> HostHandle {
    let options = HostOptions {
        table: "Friday".to_owned(),
        config: Config::new(GameId::Argo.name(), SeatCount::new(3).unwrap()),
        access: Access::Lan {
            ip: None,
            port: Some(0),
            announce: false,
        },
        seed: None,
        window: Duration::from_secs(20),
        auto_start: false,
        admission: Admission {
            who: WhoMayJoin::Code,
            ..Admission::default()
        },
        pace: Duration::ZERO,
        record: None,
    };
    NETWORK.host(options).expect("a port that is free")
}

/// The state of the page of that host, with packages of all systems, and the folder in which they lie.
pub fn page_of(host: &HostHandle) -> (PageStatus, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [
        "podbay_0.1.0_amd64.deb",
        "podbay-0.1.0-setup.exe",
        "Podbay-0.1.0-macos-universal.zip",
    ] {
        std::fs::write(folder.path().join(name), name).expect("a file");
    }
    let options = PageOptions {
        folder: Some(folder.path().to_owned()),
        program: None,
        write: podbay::text::page,
    };
    let page = host.serve_page(options, no_wake());
    let waiting = page.wait_for(|now| now.address.is_some() && now.packages.len() == 3);
    (NETWORK.runtime().block_on(waiting), folder)
}

/// The lobby of a host with a bot and a guest, with another game on the table.
fn lobby_of(game: GameId) -> TableClient {
    let mut lobby = with_guest(true);
    lobby.link = podbay::app::client::LinkState::Up;
    lobby.info = Some(table(game));
    lobby
}

fn guest(me: u32) -> TableClient {
    let mut lobby = lobby_of(GameId::Argo);
    (lobby.me, lobby.is_host) = (Some(MemberId(me)), false);
    lobby
}

fn with_code(_: f64) -> TableClient {
    let mut lobby = lobby_of(GameId::Argo);
    lobby.info.as_mut().unwrap().who = WhoMayJoin::Code;
    lobby.host = Some(host_with_code());
    lobby
}

/// The lobby of a host with a bot and a free seat.
fn free_seat(_: f64) -> TableClient {
    let mut lobby = client(Stage::Lobby);
    lobby.link = podbay::app::client::LinkState::Up;
    lobby
}

/// The words on the button behind which options are hidden, without their number.
fn more_rules() -> String {
    let all = t_args("lobby-all", &[("n", 9.into())]);
    let (_, words) = all.split_once('9').expect("their number");
    words.trim().to_owned()
}

fn talked(now: f64) -> TableClient {
    let mut lobby = lobby_of(GameId::Argo);
    let words = |text| Talk::Remark(Remark::parse(text).unwrap());
    for (member, talk) in [
        (2, words("Are we all here?")),
        (1, words("Dex brings the pizza. Start in five minutes?")),
        (2, Talk::Emote(Emote::WellDone)),
    ] {
        let member = MemberId(member);
        let said = HostMessage::Said { member, talk };
        lobby.take(podbay::net::ClientUpdate::Message(said), now);
    }
    lobby
}

/// The lobby with the join code, as somebody says something there.
pub fn said_beside_the_code() -> Screen {
    Screen::at_table("lobby-said", |now| {
        let mut lobby = with_code(now);
        let talk = Talk::Remark(Remark::parse("Medium aliens tonight?").expect("words"));
        let member = MemberId(2);
        let said = HostMessage::Said { member, talk };
        lobby.updates.push_back(podbay::net::ClientUpdate::Message(said));
        lobby
    })
}

pub fn lobbies() -> Vec<Screen> {
    let of_game = |game: GameId| {
        let unfolded = format!("lobby-{}", game.name());
        Screen::at_table(unfolded, move |_| lobby_of(game)).then(|gallery| gallery.press_part(&more_rules()))
    };
    let changed = |_| {
        let mut lobby = lobby_of(GameId::Argo);
        lobby.options_before = vec![("difficulty".to_owned(), "hard".to_owned())];
        lobby
    };
    let choice = |name: &str, option: &'static str| {
        Screen::at_table(name, with_code).then(move |gallery| {
            let words = t_args("lobby-option", &[("name", t(option).into()), ("value", "".into())]);
            gallery.press_part(words.trim_end());
        })
    };
    let mut all = vec![
        Screen::at_table("lobby-host", |_| lobby_of(GameId::Argo)),
        Screen::at_table("lobby-guest", |_| guest(2)),
        Screen::at_table("lobby-onlooker", |_| guest(9)),
        Screen::at_table("lobby-changed", changed),
        Screen::at_table("lobby-code", with_code),
        choice("lobby-which", "lobby-which"),
        choice("lobby-who", "lobby-who"),
        choice("lobby-when-away", "lobby-when-away"),
        Screen::at_table("lobby-bot-added", free_seat).then(|gallery| {
            gallery.press(Role::Button, &t("lobby-add-bot"));
        }),
        Screen::at_table("lobby-bot-changed", |_| lobby_of(GameId::Argo)).then(|gallery| {
            let words = [("name", "Vega".into()), ("kind", t("bot-normal").into())];
            gallery.press(Role::Button, &t_args("lobby-bot-change", &words));
        }),
        Screen::at_table("lobby-talk", talked).then(|gallery| {
            // The own remark is read.
            let unread = t_args("talk-unread", &[("n", 2.into())]);
            gallery.press(Role::Tab, &unread);
        }),
    ];
    all.extend(GameId::ALL.iter().map(|&game| of_game(game)));
    all
}
