//! What lies over the screens, and the whole way of somebody new, by accessible label and without a display.

use crate::window::BOT;
use egui::accesskit::Role;
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        App, Screen, look,
        screens::{
            menu, problem,
            settings::{self, Facts, SettingsSheet},
        },
    },
    net::{Backend, discovery::MdnsOptions, identity::Identity},
    store::{Settings, Theme},
};
use std::{
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

/// Runs one screen in the smallest window until nothing moves.
pub fn screen<S: 'static>(state: S, mut ui: impl FnMut(&mut egui::Ui, &mut S) + 'static) -> Harness<'static, S> {
    let mut ready = false;
    let mut harness = Harness::builder().with_size([960.0, 600.0]).build_ui_state(
        move |root, state: &mut S| {
            if ready {
                ui(root, state);
            } else {
                // Fonts are there from the next frame on.
                look::install(root.ctx());
                root.ctx().request_repaint();
                ready = true;
            }
        },
        state,
    );
    harness.run();
    harness
}

/// The whole program, at a backend of its own, and a bell that rings when something new can be drawn.
fn program() -> (Harness<'static, Option<App>>, Receiver<()>) {
    program_at(16_391)
}

/// The same on a network of its own, where no other test opens a table.
pub fn program_at(port: u16) -> (Harness<'static, Option<App>>, Receiver<()>) {
    let (ring, bell) = channel();
    let mut harness = Harness::builder().with_size([1440.0, 900.0]).build_ui_state(
        move |root, app: &mut Option<App>| {
            if let Some(app) = app {
                app.update(root.ctx());
                app.draw(root);
                return;
            }
            let mdns = MdnsOptions {
                port,
                loopback_only: true,
                adapter: None,
            };
            let backend = Backend::new(Identity::generate().unwrap(), mdns).unwrap();
            *app = Some(App::new(root.ctx(), None, backend, Settings::default()));
            let ring = ring.clone();
            root.ctx().set_request_repaint_callback(move |_| {
                // Who no longer listens needs no bell.
                let _ = ring.send(());
            });
            root.ctx().request_repaint();
        },
        None,
    );
    harness.step();
    (harness, bell)
}

/// Draws whenever the bell rings, until the program shows what is wanted.
pub fn until(harness: &mut Harness<'static, Option<App>>, bell: &Receiver<()>, what: &str, label: &str) {
    for _ in 0..10_000 {
        harness.step();
        if harness.query_by_label(label).is_some() {
            harness.step();
            return;
        }
        // What comes in while a frame is drawn that wants another one rings no bell: egui knows that it draws again.
        if harness.output().viewport_output[&egui::ViewportId::ROOT]
            .repaint_delay
            .is_zero()
        {
            continue;
        }
        bell.recv_timeout(DEADLINE)
            .unwrap_or_else(|_| panic!("{what}: nothing is called {label:?}"));
    }
    panic!("{what}: nothing is called {label:?}");
}

pub fn press(harness: &mut Harness<'static, Option<App>>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    // Moved, pressed, released, and drawn.
    for _ in 0..4 {
        harness.step();
    }
}

#[test]
fn from_the_start_to_a_table_with_a_bot_and_back() {
    let (mut harness, bell) = program();
    until(&mut harness, &bell, "the start", "Play here");
    press(&mut harness, "Play here");
    until(&mut harness, &bell, "a bot takes the free seat", BOT);
    until(&mut harness, &bell, "nobody is missing", "Ready to start");
    press(&mut harness, "Start");
    until(&mut harness, &bell, "the table", "Table");
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Table));
    press(&mut harness, "Menu");
    press(&mut harness, "Leave the table");
    assert!(
        harness
            .query_by_label("The game is kept: go on with it from the start screen.")
            .is_some()
    );
    press(&mut harness, "Stay");
    assert!(
        harness
            .query_by_label("The game is kept: go on with it from the start screen.")
            .is_none()
    );
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Table));
    press(&mut harness, "Menu");
    press(&mut harness, "Leave the table");
    press(&mut harness, "Leave");
    until(&mut harness, &bell, "the start again", "Play here");
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Start));
}

#[test]
fn the_game_is_changed_in_the_lobby_played_and_left() {
    let (mut harness, bell) = program();
    until(&mut harness, &bell, "the start", "Play here");
    press(&mut harness, "Play here");
    until(&mut harness, &bell, "nobody is missing", "Ready to start");
    harness.get_by_label("Game: Argo").click();
    (0..4).for_each(|_| harness.step());
    harness.get_by_label("Alien Frontiers").click();
    until(&mut harness, &bell, "the other game", "Game: Alien Frontiers");
    until(&mut harness, &bell, "everybody is still here", BOT);
    show_all_options(&mut harness);
    harness.get_by_label("First player: Drawn by lot").click();
    (0..4).for_each(|_| harness.step());
    harness.get_by_label("First seat").click();
    until(&mut harness, &bell, "an option of it", "First player: First seat");
    until(&mut harness, &bell, "nobody is missing", "Ready to start");
    press(&mut harness, "Start");
    until(&mut harness, &bell, "the table", "Table");
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Table));
    until(&mut harness, &bell, "the question", "Your turn. Roll your ships.");
    press(&mut harness, "Roll your ships");
    until(&mut harness, &bell, "the dice", "Roll, done");
    // Esc opens the menu as at any table.
    harness.key_press(egui::Key::Escape);
    until(&mut harness, &bell, "the menu", "Leave the table");
    press(&mut harness, "Leave the table");
    press(&mut harness, "Leave");
    until(&mut harness, &bell, "the start again", "Play here");
}

/// Shows the options that are as the rulebook has them.
fn show_all_options(harness: &mut Harness<'static, Option<App>>) {
    harness.get_by_label_contains("more rules, as the rulebook").click();
    (0..4).for_each(|_| harness.step());
}

#[test]
fn an_option_that_does_not_fit_the_players_is_named() {
    let (mut harness, bell) = program();
    until(&mut harness, &bell, "the start", "Host a table");
    press(&mut harness, "Host a table");
    until(&mut harness, &bell, "the lobby", "Game: Argo");
    for (field, value, then) in [
        ("Game: Argo", "Alien Frontiers", "Game: Alien Frontiers"),
        ("Longer game: No", "Yes", "Longer game: Yes"),
        (
            "Players: 4",
            "2",
            "“Longer game: Yes” does not go with that. Choose another value there first.",
        ),
    ] {
        if harness.query_by_label(field).is_none() {
            show_all_options(&mut harness);
        }
        harness.get_by_label(field).click();
        (0..4).for_each(|_| harness.step());
        harness.get_by_label(value).click();
        until(&mut harness, &bell, "the answer of the host", then);
    }
    assert!(harness.query_by_label("Players: 4").is_some(), "nothing has changed");
}

#[test]
fn escape_opens_the_menu_and_the_keyboard_stays_in_it() {
    let (mut harness, bell) = program();
    until(&mut harness, &bell, "the start", "Play here");
    harness.key_press(egui::Key::Num3);
    until(&mut harness, &bell, "the lobby", "Ready to start");
    // Right after the lobby came up Enter starts nothing.
    (0..5).for_each(|_| harness.step());
    harness.key_press(egui::Key::Enter);
    until(&mut harness, &bell, "the table", "Table");
    // It closes a list that is open, and nothing else.
    press(&mut harness, "What the log shows");
    until(&mut harness, &bell, "its list", "Copy the log");
    harness.key_press(egui::Key::Escape);
    (0..4).for_each(|_| harness.step());
    for closed in ["Copy the log", "Back to the game"] {
        assert!(harness.query_by_label(closed).is_none(), "{closed}");
    }
    harness.key_press(egui::Key::Escape);
    until(&mut harness, &bell, "the menu", "Back to the game");
    for label in [
        "Back to the game",
        "Seats",
        "Settings",
        "Full screen",
        "Report a fault",
        "Leave the table",
        "Close",
        "Back to the game",
    ] {
        harness.key_press(egui::Key::Tab);
        harness.step();
        harness.step();
        let button = harness.get_by_role_and_label(Role::Button, label);
        assert!(button.accesskit_node().is_focused(), "{label}");
    }
    harness.key_press(egui::Key::Escape);
    harness.step();
    harness.step();
    assert!(harness.query_by_label("Back to the game").is_none());
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Table));
}

#[test]
fn settings_hold_at_once() {
    let mut sheet = SettingsSheet::default();
    let mut harness = screen((Settings::default(), false), move |ui, (settings, closed)| {
        settings::apply(ui.ctx(), settings, false);
        *closed |= sheet.ui(ui, settings, &Facts::default()).closed;
    });
    harness.get_by_role_and_label(Role::RadioButton, "Light").click();
    harness.run();
    assert_eq!(harness.state().0.theme, Theme::Light);
    assert_eq!(harness.ctx.theme(), egui::Theme::Light);
    harness.get_by_label("Smaller").click();
    harness.run();
    assert_eq!(harness.state().0.scale, Some(90));
    assert!((harness.ctx.zoom_factor() - 0.9).abs() < 0.01);
    harness.get_by_role_and_label(Role::RadioButton, "Automatic").click();
    harness.run();
    assert_eq!(harness.state().0.scale, None);
    harness.get_by_label("Reduce motion").click();
    harness.run();
    assert!(harness.state().0.reduced_motion && look::reduced_motion(&harness.ctx));
    assert!(!harness.state().1);
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(harness.state().1);
}

#[test]
fn no_scale_makes_a_screen_too_large_for_its_window() {
    for (chosen, window, expected) in [
        (None, (1440.0, 900.0), 1.0),
        (None, (1920.0, 1080.0), 1.0),
        (None, (2560.0, 1440.0), 1.3),
        (None, (3840.0, 2160.0), 2.0),
        (Some(110), (3840.0, 2160.0), 2.2),
        (None, (1366.0, 768.0), 1.0),
        (Some(150), (1440.0, 900.0), 1.5),
        (Some(200), (1440.0, 900.0), 1.5),
        (Some(200), (960.0, 600.0), 1.0),
        (Some(75), (960.0, 600.0), 0.75),
        (Some(250), (2560.0, 1600.0), 2.667),
        // In a smaller window everything is smaller: 1920x1080 at scale 2, and less.
        (None, (960.0, 540.0), 0.9),
        (Some(150), (800.0, 480.0), 0.8),
        (None, (640.0, 400.0), 0.667),
    ] {
        let zoom = settings::zoom(chosen, egui::Vec2::from(window));
        assert!((zoom - expected).abs() < 0.01, "{chosen:?} {window:?}");
    }
}

#[test]
fn steps_of_the_scale_end_at_the_ends() {
    for (now, up, next) in [
        (100, true, 110),
        (133, true, 150),
        (133, false, 125),
        (75, false, 75),
        (250, true, 250),
    ] {
        assert_eq!(settings::next_scale(now, up), next, "{now}");
    }
}

#[test]
fn another_version_is_explained() {
    let mut harness = screen(false, |ui, closed| *closed |= menu::help_ui(ui, Some("9.9.9")).1);
    let text = format!(
        "That table runs Podbay 9.9.9, this is Podbay {}. The two cannot play together.",
        env!("CARGO_PKG_VERSION")
    );
    assert!(harness.query_by_label(&text).is_some());
    harness.get_by_label("Close").click();
    harness.run();
    assert!(*harness.state());
}

#[test]
fn what_keeps_the_program_from_starting_is_said_in_its_window() {
    let mut harness = screen(false, |ui, closed| {
        *closed |= problem::problem_ui(ui, "The profile is in use.")
    });
    assert!(harness.query_by_label("The profile is in use.").is_some());
    harness.get_by_role_and_label(Role::Button, "Close").click();
    harness.run();
    assert!(*harness.state());
}

#[test]
fn the_network_is_checked_from_the_start_screen_and_from_help() {
    let (mut harness, bell) = program_at(16_392);
    until(&mut harness, &bell, "the empty list", "Find out why");
    press(&mut harness, "Find out why");
    until(&mut harness, &bell, "the findings", "Check again");
    assert!(harness.query_by_label("Sockets of the system: ok").is_some());
    press(&mut harness, "Close");
    press(&mut harness, "A table is missing?");
    press(&mut harness, "Check the network");
    until(&mut harness, &bell, "the findings once more", "Check again");
}
