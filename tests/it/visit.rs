//! The program with its window, and a real host on this machine.

use super::loopback::relay::Relay;
use egui::{Key, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::window::{App, Screen},
    bot::BotKind,
    net::{Access, Backend, HostHandle, HostOptions, discovery::MdnsOptions, identity::Identity},
    rules::{Config, SeatCount},
    session::Operator,
    store::{Profile, Settings},
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::mpsc,
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

fn backend() -> Backend {
    let mdns = MdnsOptions {
        port: 0,
        loopback_only: true,
    };
    Backend::new(Identity::generate().unwrap(), mdns).unwrap()
}

fn host(backend: &Backend) -> (HostHandle, SocketAddr) {
    host_of(backend, Config::new("argo", SeatCount::new(2).unwrap()))
}

/// A host that begins as soon as everybody is ready.
fn host_of(backend: &Backend, config: Config) -> (HostHandle, SocketAddr) {
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
        pace: Duration::ZERO,
        record: None,
    };
    let host = backend.host(options).unwrap();
    let address = host.status().addresses[0];
    (host, address)
}

/// A window on this profile, and what tells that something new can be shown.
struct Window {
    harness: Harness<'static, Option<App>>,
    news: mpsc::Receiver<()>,
}

impl Window {
    fn open(folder: &Path) -> Self {
        let mut parts = Some((Profile::open(Some(folder)).unwrap(), backend()));
        let (sender, news) = mpsc::sync_channel(1);
        let harness = Harness::builder().with_size([1440.0, 900.0]).build_ui_state(
            move |ui, app: &mut Option<App>| {
                let ctx = ui.ctx().clone();
                if let Some((profile, backend)) = parts.take() {
                    let sender = sender.clone();
                    ctx.set_request_repaint_callback(move |_| {
                        let _ = sender.try_send(());
                    });
                    *app = Some(App::new(&ctx, Some(profile), backend, Settings::default()));
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
    fn until(&mut self, what: &str, seen: impl Fn(&Harness<'static, Option<App>>) -> bool) {
        let end = Instant::now() + DEADLINE;
        while !seen(&self.harness) {
            assert!(Instant::now() < end, "not seen in time: {what}");
            let _ = self.news.recv_timeout(Duration::from_millis(50));
            self.harness.step();
        }
    }

    fn until_label(&mut self, label: &str) {
        self.until(label, |harness| harness.query_by_label(label).is_some());
    }

    fn click(&mut self, label: &str) {
        self.until_label(label);
        self.harness.get_by_label(label).click();
        self.harness.step();
    }

    fn join(&mut self, address: SocketAddr) {
        self.until_label("Address of the host");
        self.harness
            .get_by_role_and_label(Role::TextInput, "Address of the host")
            .focus();
        self.harness.step();
        self.harness
            .get_by_role_and_label(Role::TextInput, "Address of the host")
            .type_text(&address.to_string());
        self.harness.step();
        self.click("Join there");
    }

    /// Answers every question by the first digit or Enter, until that screen is shown.
    fn play_until(&mut self, screen: Screen) {
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

    fn until_screen(&mut self, screen: Screen) {
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
        let profile = Profile::open(Some(folder.path())).unwrap();
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
    let known = Profile::open(Some(folder.path())).unwrap().hosts().unwrap();
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
    relay.dark(false);
    window.until("the host is back", |harness| harness.query_by_label(why).is_none());
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
    let leave = window.harness.query_all_by_label("Leave").next();
    leave.expect("a way out").click();
    window.until_screen(Screen::Start);
}
