//! The program with its window, and a real host on this machine.

use super::{loopback::relay::Relay, processes::Host, support::profile_at};
use egui::{Key, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::window::{App, Screen},
    bot::BotKind,
    net::{
        Access, Backend, HostHandle, HostOptions, JoinOptions, Target, discovery::MdnsOptions, identity::Identity,
        no_wake,
    },
    protocol::DeviceId,
    rules::{Config, SeatCount},
    session::{Admission, Operator},
    store::{Profile, Settings},
    text::t,
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::mpsc,
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

pub fn backend() -> Backend {
    let mdns = MdnsOptions {
        port: 0,
        loopback_only: true,
        adapter: None,
    };
    Backend::new(Identity::generate().unwrap(), mdns).unwrap()
}

fn host(backend: &Backend) -> (HostHandle, SocketAddr) {
    host_of(backend, Config::new("argo", SeatCount::new(2).unwrap()))
}

/// A host that begins as soon as everybody is ready.
pub fn host_of(backend: &Backend, config: Config) -> (HostHandle, SocketAddr) {
    host_at(backend, config, Duration::ZERO)
}

/// The same with bots that take this long for an answer.
fn host_at(backend: &Backend, config: Config, pace: Duration) -> (HostHandle, SocketAddr) {
    let options = HostOptions {
        table: "Kitchen".to_owned(),
        config,
        access: Access::Lan {
            ip: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            port: Some(0),
            announce: false,
        },
        seed: None,
        window: Duration::from_secs(20),
        auto_start: true,
        admission: Admission::default(),
        pace,
        record: None,
    };
    let host = backend.host(options).unwrap();
    let address = host.status().addresses[0];
    (host, address)
}

/// What a window says, for whoever reads why a test failed.
fn labels(window: &Harness<'static, Option<App>>) -> Vec<String> {
    let nodes = window.root().children_recursive();
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

/// A window on this profile, and what tells that something new can be shown.
pub struct Window {
    pub harness: Harness<'static, Option<App>>,
    news: mpsc::Receiver<()>,
}

impl Window {
    pub fn open(folder: &Path) -> Self {
        Self::open_as(profile_at(folder), backend())
    }

    /// The window of a profile with its settings, as this device.
    pub fn open_as(profile: Profile, backend: Backend) -> Self {
        let settings = Settings::load(&profile).unwrap();
        let mut parts = Some((profile, backend, settings));
        let (sender, news) = mpsc::sync_channel(1);
        let harness = Harness::builder().with_size([1440.0, 900.0]).build_ui_state(
            move |ui, app: &mut Option<App>| {
                let ctx = ui.ctx().clone();
                if let Some((profile, backend, settings)) = parts.take() {
                    let sender = sender.clone();
                    ctx.set_request_repaint_callback(move |_| {
                        let _ = sender.try_send(());
                    });
                    *app = Some(App::new(&ctx, Some(profile), backend, settings));
                    ctx.request_repaint();
                } else if let Some(app) = app {
                    app.update(&ctx);
                    app.draw(ui);
                }
            },
            None,
        );
        Self { harness, news }
    }

    /// Shows frames until `seen` holds.
    pub fn until(&mut self, what: &str, seen: impl Fn(&Harness<'static, Option<App>>) -> bool) {
        let end = Instant::now() + DEADLINE;
        while !seen(&self.harness) {
            assert!(
                Instant::now() < end,
                "not seen in time: {what}, but {:?}",
                labels(&self.harness)
            );
            let _ = self.news.recv_timeout(Duration::from_millis(50));
            self.harness.step();
        }
    }

    pub fn until_label(&mut self, label: &str) {
        self.until(label, |harness| harness.query_by_label(label).is_some());
    }

    pub fn click(&mut self, label: &str) {
        self.until_label(label);
        self.harness.get_by_label(label).click();
        self.harness.step();
    }

    /// Types the way to a table, in the place of what was typed before.
    pub fn type_address(&mut self, text: &str) {
        let field = t("start-address");
        self.until_label(&field);
        self.harness.get_by_role_and_label(Role::TextInput, &field).focus();
        self.harness.step();
        self.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        self.harness
            .get_by_role_and_label(Role::TextInput, &field)
            .type_text(text);
        self.harness.step();
    }

    pub fn join(&mut self, address: SocketAddr) {
        self.type_address(&address.to_string());
        self.click(&t("start-address-join"));
    }

    /// Answers every question by the first digit or Enter, until that screen is shown.
    pub fn play_until(&mut self, screen: Screen) {
        let end = Instant::now() + DEADLINE;
        for key in [Key::Num1, Key::Enter].into_iter().cycle() {
            if self.harness.state().as_ref().map(App::screen) == Some(screen) {
                return;
            }
            assert!(Instant::now() < end, "not seen in time: {screen:?}");
            self.harness.key_press(key);
            self.harness.step();
            let _ = self.news.recv_timeout(Duration::from_millis(5));
        }
    }

    pub fn until_screen(&mut self, screen: Screen) {
        self.until(&format!("{screen:?}"), |harness| {
            harness.state().as_ref().map(App::screen) == Some(screen)
        });
    }
}

#[test]
fn another_device_at_a_known_address_is_joined_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let (_host, address) = host(&kitchen);
    {
        let profile = profile_at(folder.path());
        let before = Identity::generate().unwrap().fingerprint().to_string();
        profile.save_hosts(&[(address.to_string(), before)].into()).unwrap();
    }
    let mut window = Window::open(folder.path());
    window.join(address);
    window.click("Do not join");
    window.until_screen(Screen::Start);
    window.click("Join there");
    window.click("Trust it and join");
    window.until_screen(Screen::Lobby);
    drop(window);
    let known = profile_at(folder.path()).hosts().unwrap();
    let now = kitchen.identity().fingerprint().to_string();
    assert_eq!(
        known.get(&address.to_string()),
        Some(&now),
        "it is remembered from now on"
    );
}

#[test]
fn a_lost_host_is_shown_with_the_reason_until_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let (_host, address) = host(&kitchen);
    let relay = kitchen.runtime().block_on(Relay::to(address));
    let mut window = Window::open(folder.path());
    window.join(relay.address);
    window.until_screen(Screen::Lobby);
    relay.dark(true);
    let why = "Nothing is heard of the host. You can look around; the connection comes back by itself.";
    window.until_label(why);
    // What is done meanwhile is not lost without a word.
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    let not_done = "The host does not answer. As soon as it is back, you can go on.";
    window.until_label(not_done);
    // The window's clock runs faster than that of the wall here.
    window.until_label("The host is gone");
    window.until("the notice has gone", |harness| {
        harness.query_by_label(not_done).is_none()
    });
    // The same while the host is dialled again, not only in the pause before.
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    window.until_label(not_done);
    assert_eq!(
        window.harness.query_all_by_label("Leave").count(),
        2,
        "one more way out"
    );
    relay.dark(false);
    window.until("the host is back", |harness| {
        harness.query_by_label(why).is_none() && harness.query_by_label("The host is gone").is_none()
    });
}

#[test]
fn the_result_stays_on_the_screen_when_the_host_goes() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let two = SeatCount::new(2).unwrap();
    let (host, address) = host_of(
        &kitchen,
        Config::chosen("alien-frontiers", two, &[("round_limit", "2")]),
    );
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    let mut window = Window::open(folder.path());
    window.join(address);
    window.until_screen(Screen::Lobby);
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    window.until_screen(Screen::Table);
    window.play_until(Screen::End);
    host.close();
    window.until_label("The host has closed the table.");
    window.until_screen(Screen::End);
    // Nothing is pressed by accident in the first moments.
    (0..20).for_each(|_| window.harness.step());
    window.click("Look around");
    window.until_label("Back to the result");
    window.click("Menu");
    window.click("Leave the table");
    window.until_screen(Screen::Start);
    // The question mark is no longer the board's.
    window.harness.key_press(Key::Questionmark);
    window.until("the rules", |harness| harness.query_by_role(Role::Document).is_some());
}

/// A host that is a program of its own, with a short game for two.
fn short_game(folder: &Path, more: &[&str]) -> Host {
    let game = ["--game", "alien-frontiers", "--option", "round_limit=4"];
    Host::start(&folder.join("host"), &[&game[..], more].concat())
}

fn kill(host: &mut Host) {
    host.process.kill().unwrap();
    host.process.wait().unwrap();
}

#[test]
fn the_game_goes_on_in_the_window_when_the_host_dies() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = short_game(folder.path(), &["--bots", "1:random"]);
    let mut window = Window::open(&folder.path().join("guest"));
    window.join(host.address().parse().unwrap());
    window.until_screen(Screen::Lobby);
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    window.until_screen(Screen::Table);
    kill(&mut host);
    window.until_label("The host is gone, the table goes on");
    window.play_until(Screen::End);
    // It is the host's end of the game: another one may follow here.
    window.until_label("Rematch");
}

#[test]
fn one_of_two_goes_on_only_when_the_player_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = short_game(folder.path(), &[]);
    let address: SocketAddr = host.address().parse().unwrap();
    let other = backend();
    let options = JoinOptions {
        may_host: false,
        bot: true,
        ..JoinOptions::new("Bea")
    };
    let target = Target::at(address);
    let bea = other.join(target, options, no_wake());
    let mut window = Window::open(&folder.path().join("guest"));
    window.join(address);
    window.until_screen(Screen::Lobby);
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    window.until_screen(Screen::Table);
    drop((bea, other));
    kill(&mut host);
    window.click("Go on here");
    window.until_label("The host is gone, the table goes on");
    window.until_screen(Screen::Table);
}

/// The last wish of the window to fill the screen or to give it back.
fn fills(harness: &Harness<'static, Option<App>>) -> Option<bool> {
    let mut commands = harness.output().viewport_output[&egui::ViewportId::ROOT]
        .commands
        .iter();
    commands.find_map(|command| match command {
        egui::ViewportCommand::Fullscreen(fills) => Some(*fills),
        _ => None,
    })
}

#[test]
fn who_only_watches_is_told_so_and_fills_a_big_screen_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let two = Config::new("argo", SeatCount::new(2).unwrap());
    let (host, address) = host_at(&kitchen, two, Duration::from_secs(1));
    for _ in 0..2 {
        let kind = BotKind::Random;
        host.operate(Operator::AddBot { seat: None, kind });
    }
    let mut window = Window::open(folder.path());
    window.join(address);
    window.until_screen(Screen::Table);
    window.until_label("You are watching.");
    assert!(window.harness.query_by_label_contains("Undo").is_none());
    window
        .harness
        .get_by_role_and_label(Role::Button, "Full screen")
        .click();
    window.until("the wish to fill the screen", |harness| fills(harness) == Some(true));
    let root = window.harness.input_mut().viewports.entry(egui::ViewportId::ROOT);
    root.or_default().fullscreen = Some(true);
    window.until_label("F11 goes back to the window.");
    window.until("the large table", |harness| {
        (harness.ctx.zoom_factor() - 1.125).abs() < 0.01 && harness.query_by_label("You are watching.").is_none()
    });
    assert!(
        window.harness.query_by_label("Show the whole station").is_none(),
        "nothing to press"
    );
    window.harness.input_mut().events.push(egui::Event::Key {
        key: Key::F11,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    });
    window.harness.step();
    assert_eq!(fills(&window.harness), Some(false));
}

#[test]
fn a_host_is_known_to_those_who_played_there_and_not_for_a_look_at_its_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let known = folder.path().join("known.toml");
    let kitchen = backend();
    let (host, address) = host(&kitchen);
    let mut window = Window::open(folder.path());
    window.join(address);
    window.until_screen(Screen::Lobby);
    window.harness.step();
    assert!(!known.exists(), "no game has begun");
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    window.harness.get_by_role_and_label(Role::Button, "Ready").click();
    window.until_screen(Screen::Table);
    window.until("the host is known", |_| known.exists());
    drop(window);
    let device = DeviceId(kitchen.identity().fingerprint().0);
    assert_eq!(profile_at(folder.path()).known_devices().unwrap(), [device].into());
}
