//! The window is closed wherever it is: nothing fails, nothing is lost, and nobody's game ends without a question.

use crate::{
    replay_list::one_game,
    support::profile_at,
    visit::{Window, backend, host_of},
};
use egui::{Key, ViewportCommand, ViewportEvent, ViewportId, accesskit::Role};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{App, Screen},
    net::{Backend, discovery::MdnsOptions, identity::Identity},
    protocol::BotKind,
    rules::{Config, SeatCount},
    session::Operator,
    store::{Settings, Theme},
};
use std::{fs, net::UdpSocket, path::Path};

/// The window of a profile, always as the same device, with pieces that do not move.
fn open(folder: &Path) -> Window {
    let mut profile = profile_at(folder);
    let mut settings = Settings::load(&profile).unwrap();
    settings.reduced_motion = true;
    settings.save(&profile).unwrap();
    let mut backend = backend();
    match profile.device_key().unwrap() {
        Some(key) => {
            let mdns = MdnsOptions {
                port: 0,
                loopback_only: true,
                adapter: None,
            };
            backend = Backend::new(Identity::from_key_der(&key).unwrap(), mdns).unwrap();
        }
        None => profile.save_device_key(backend.identity().key_der()),
    }
    let mut window = Window::open_as(profile, backend);
    window.until("the program", |harness| harness.state().is_some());
    window
}

fn kept(folder: &Path) -> Settings {
    Settings::load(&profile_at(folder)).unwrap()
}

pub fn press(window: &mut Window, label: &str) {
    window.until(label, |harness| {
        harness.query_by_role_and_label(Role::Button, label).is_some()
    });
    window.harness.get_by_role_and_label(Role::Button, label).click();
    (0..4).for_each(|_| window.harness.step());
}

/// Wishes the window away as the system does; true if it goes at once, false if it asks.
pub fn closes(window: &mut Window) -> bool {
    let root = window.harness.input_mut().viewports.entry(ViewportId::ROOT);
    root.or_default().events.push(ViewportEvent::Close);
    window.harness.step();
    let commands = &window.harness.output().viewport_output[&ViewportId::ROOT].commands;
    !commands.contains(&ViewportCommand::CancelClose)
}

/// Closes a window that does not ask; the next one of the profile finds no trace of a crash.
fn gone(folder: &Path, mut window: Window) {
    assert!(closes(&mut window), "nobody minds");
    drop(window);
    assert_eq!(kept(folder).hosted, None);
    let mut next = open(folder);
    next.until_screen(Screen::Start);
    next.until_label("Play here");
}

#[test]
fn the_start_and_its_sheets_close_at_once_and_keep_what_was_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path());
    window.until_label("Play here");
    gone(folder.path(), window);
    for sheet in ["Settings", "Learn"] {
        let mut window = open(folder.path());
        press(&mut window, sheet);
        if sheet == "Settings" {
            window.harness.get_by_role_and_label(Role::RadioButton, "Light").click();
            (0..4).for_each(|_| window.harness.step());
        }
        gone(folder.path(), window);
    }
    assert_eq!(kept(folder.path()).theme, Theme::Light);
}

#[test]
fn a_lesson_and_a_replay_close_at_once() {
    let folder = tempfile::tempdir().unwrap();
    one_game(folder.path());
    let mut window = open(folder.path());
    press(&mut window, "Learn");
    press(&mut window, "Play the lesson");
    window.until_screen(Screen::Lesson);
    gone(folder.path(), window);
    let mut window = open(folder.path());
    window.until_label("Play here");
    window.harness.key_press(Key::Num4);
    window.until_screen(Screen::Replays);
    (0..3).for_each(|_| window.harness.step());
    window.harness.key_press(Key::Enter);
    window.until_screen(Screen::Replay);
    gone(folder.path(), window);
    let records = profile_at(folder.path()).dated_records().unwrap();
    assert_eq!(records.len(), 1);
}

#[test]
fn who_still_looks_for_a_host_closes_at_once() {
    let folder = tempfile::tempdir().unwrap();
    // Somebody is at that port who never answers.
    let deaf = UdpSocket::bind(("127.0.0.1", 0)).unwrap();
    let mut window = open(folder.path());
    window.join(deaf.local_addr().unwrap());
    window.until_screen(Screen::Connecting);
    gone(folder.path(), window);
}

/// Goes to a table on this machine alone, in its lobby.
fn at_home(folder: &Path) -> Window {
    let mut window = open(folder);
    press(&mut window, "Play here");
    window.until_screen(Screen::Lobby);
    window.until_label("Ready to start");
    window
}

#[test]
fn a_game_alone_is_closed_after_a_question_and_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let window = at_home(folder.path());
    gone(folder.path(), window);
    let mut window = at_home(folder.path());
    press(&mut window, "Start");
    window.until_screen(Screen::Table);
    // The profile is in use.
    let settings = fs::read_to_string(folder.path().join("settings.toml")).unwrap();
    assert!(
        settings.contains("hosted ="),
        "it would be known as a crash: {settings}"
    );
    // With and without a list over the board.
    for list in [false, true] {
        window.until_label("What can I do?");
        if list {
            window.harness.key_press(Key::H);
            window.until("the list", |harness| harness.query_by_role(Role::List).is_some());
        }
        assert!(!closes(&mut window));
        window.until_label("Leave the table?");
        press(&mut window, "Stay");
        assert!(window.harness.query_by_label("Leave the table?").is_none());
        assert_eq!(window.harness.state().as_ref().map(App::screen), Some(Screen::Table));
    }
    // Twice is not yes.
    assert!(!closes(&mut window) && !closes(&mut window));
    (0..4).for_each(|_| window.harness.step());
    window.harness.get_by_role_and_label(Role::Button, "Leave").click();
    window.until("the window closes", |harness| {
        let commands = &harness.output().viewport_output[&ViewportId::ROOT].commands;
        commands.contains(&ViewportCommand::Close)
    });
    assert!(closes(&mut window), "it was answered");
    drop(window);
    assert_eq!(kept(folder.path()).hosted, None, "no crash");
    let mut window = open(folder.path());
    press(&mut window, "Resume");
    window.until_screen(Screen::Table);
}

#[test]
fn a_guest_closes_the_lobby_and_the_result_at_once_and_a_game_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let two = SeatCount::new(2).unwrap();
    let config = Config::chosen("alien-frontiers", two, &[("round_limit", "2")]);
    let (host, address) = host_of(&kitchen, config);
    let mut window = open(folder.path());
    window.join(address);
    window.until_screen(Screen::Lobby);
    gone(folder.path(), window);
    let kind = BotKind::Random;
    host.operate(Operator::AddBot { seat: None, kind });
    let mut window = open(folder.path());
    window.join(address);
    window.until_screen(Screen::Lobby);
    press(&mut window, "Ready");
    window.until_screen(Screen::Table);
    assert!(!closes(&mut window));
    press(&mut window, "Stay");
    window.play_until(Screen::End);
    gone(folder.path(), window);
}
