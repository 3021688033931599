//! Corrected boxes: chosen in the lobby, remembered, told to guests, and named on the command line.

use super::{
    processes::{failure, podbay},
    support::profile_at,
    visit::{Window, backend},
    window::{client, screen, some, table, with_guest},
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{
        client::TableClient,
        frame::Wish,
        screens::lobby::{BoxSheet, box_ui, lobby_ui},
        window::Screen,
    },
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{HostMessage, MemberId, Name, Stage, TableInfo},
    rules::{BoxFile, Game},
    store::Settings,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A corrected copy of the built-in box of AquaSphere.
fn corrected(folder: &Path, name: &str, majority: &str) -> PathBuf {
    let text = GameId::AquaSphere.built_in_box();
    let text = text.replacen("majority = 6", &format!("majority = {majority}"), 1);
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

/// The line of the built-in box on which the majority stands.
fn line() -> usize {
    let text = GameId::AquaSphere.built_in_box();
    1 + text.lines().position(|line| line == "majority = 6").unwrap()
}

fn type_path(window: &mut Window, path: &Path) {
    let field = "Box file";
    window.until_label(field);
    let typed = path.display().to_string();
    window.harness.get_by_role_and_label(Role::TextInput, field).focus();
    window.harness.step();
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window
        .harness
        .get_by_role_and_label(Role::TextInput, field)
        .type_text(&typed);
    window.harness.step();
    window.click("Play with this file");
}

fn until_said(window: &mut Window, words: &str) {
    window.until(words, |harness| harness.query_by_label_contains(words).is_some());
}

#[test]
fn the_host_chooses_a_box_in_the_lobby_and_it_is_remembered_for_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let settings = Settings {
        name: Some(Name::parse("Ada").unwrap()),
        last_game: Some("aqua-sphere".to_owned()),
        ..Settings::default()
    };
    settings.save(&profile_at(&home)).unwrap();
    let mut window = Window::open_as(profile_at(&home), backend());
    window.click("Play here");
    window.until_screen(Screen::Lobby);
    until_said(&mut window, "as the rulebook has them");
    window.harness.get_by_label_contains("as the rulebook has them").click();
    window.harness.step();
    window.click("Box: The built-in box");
    until_said(&mut window, "All numbers are those that come with the program.");
    // What is wrong is told with its line, and the built-in box stays.
    type_path(&mut window, &corrected(folder.path(), "wrong.toml", "700"));
    until_said(&mut window, &format!("wrong.toml, line {}: const.majority", line()));
    type_path(&mut window, &folder.path().join("absent.toml"));
    until_said(&mut window, "absent.toml");
    let mine = corrected(folder.path(), "mine.toml", "7");
    type_path(&mut window, &mine);
    until_said(&mut window, "It changes one value:");
    until_said(&mut window, "const.majority: 6 becomes 7");
    window.click("Close");
    window.until_label("Box: mine.toml");
    drop(window);
    let remembered = Settings::load(&profile_at(&home)).unwrap().boxes;
    assert_eq!(remembered.get("aqua-sphere"), Some(&mine.display().to_string()));
    // The next table begins with it, until it is given up.
    let mut window = Window::open_as(profile_at(&home), backend());
    window.click("Play here");
    window.until_screen(Screen::Lobby);
    window.click("Box: mine.toml");
    window.click("Use the built-in box");
    until_said(&mut window, "All numbers are those that come with the program.");
    drop(window);
    assert!(Settings::load(&profile_at(&home)).unwrap().boxes.is_empty());
}

/// A table of AquaSphere with a box of somebody's own.
fn with_box(name: &str, from: &str, to: &str) -> TableInfo<AnyGame> {
    let mut info = table(GameId::AquaSphere);
    let built_in = GameId::AquaSphere.built_in_box();
    assert!(built_in.contains(from), "{from}");
    info.config.box_file = Some(BoxFile {
        name: name.to_owned(),
        text: built_in.replacen(from, to, 1),
    });
    info.setup = AnyGame::setup(&info.config).unwrap();
    info.options = AnyGame::options(&info.config);
    info
}

#[test]
fn guests_see_the_name_of_a_box_and_what_it_changes() {
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(MemberId(2)), false);
    let mut harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    assert!(
        harness.query_by_label_contains("Box: ").is_none(),
        "the built-in one is no news"
    );
    let info = with_box("printed\n2015.toml", "costs = [1, 2, 3, 4]", "costs = [1, 1, 2, 3]");
    let told = ClientUpdate::Message(HostMessage::Table(Box::new(info)));
    harness.state_mut().0.take(told, 1.0);
    harness.run();
    harness.get_by_label("Box: printed2015.toml").click();
    harness.run();
    assert_eq!(harness.state().1, Some(vec![Wish::Box]));
    let client = std::mem::take(&mut harness.state_mut().0);
    let sheet = BoxSheet {
        path: String::new(),
        trouble: String::new(),
    };
    let mut harness = screen((client, sheet), |ui, (client, sheet): &mut (TableClient, BoxSheet)| {
        box_ui(ui, sheet, client).0
    });
    harness.run();
    assert!(harness.query_by_label("printed2015.toml").is_some());
    assert!(
        harness
            .query_by_label("slots.costs: [1, 2, 3, 4] becomes [1, 1, 2, 3]")
            .is_some()
    );
    assert!(harness.query_by_label("Box file").is_none(), "the host chooses it");
}

#[test]
fn the_host_finds_the_box_among_the_options_that_are_as_usual() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.get_by_label_contains("as the rulebook has them").click();
    harness.run();
    harness.get_by_label("Box: The built-in box").scroll_to_me();
    harness.run();
    harness.get_by_label("Box: The built-in box").click();
    harness.run();
    assert_eq!(harness.state().1, Some(vec![Wish::Box]));
}

#[test]
fn a_box_file_on_the_command_line_opens_the_window_or_says_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let (wrong, good) = (
        corrected(folder.path(), "wrong.toml", "700"),
        corrected(folder.path(), "good.toml", "7"),
    );
    let text = |path: &Path| path.display().to_string();
    let (wrong, good) = (text(&wrong), text(&good));
    let place = format!("wrong.toml:{}: const.majority", line());
    for arguments in [
        vec!["--box", wrong.as_str()],
        vec!["host", "--box", wrong.as_str()],
        vec!["host", "--headless", "--game", "aqua-sphere", "--box", wrong.as_str()],
    ] {
        let (code, message) = failure(&home, &arguments);
        assert_eq!(code, "setup", "{arguments:?}: {message}");
        assert!(message.contains(&place), "{arguments:?}: {message}");
    }
    for arguments in [
        vec!["--box", good.as_str(), "perft"],
        vec!["host", "--box", good.as_str(), "--seed", "1"],
        vec!["host", "--box", good.as_str(), "--option", "auto_end_turn=yes"],
    ] {
        let (code, message) = failure(&home, &arguments);
        assert_eq!(code, "usage", "{arguments:?}: {message}");
    }
    let (code, message) = failure(&home, &["--box", "/no/such.toml"]);
    assert!(message.contains("such.toml"), "{code}: {message}");
    // Without a display nothing but the window is missing.
    for arguments in [vec!["--box", good.as_str()], vec!["host", "--box", good.as_str()]] {
        let mut command = podbay(&home, &arguments);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains("no-display"), "{arguments:?}: {output:?}");
    }
}
