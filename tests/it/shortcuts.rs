//! Keys that a player has changed: by mouse and by keyboard, kept in the profile, and the old ones do nothing.

use crate::{
    languages::texts,
    settings::{kept, press, press_by_keyboard, steps, window, write},
    support::profile_at,
    visit::{Window, backend, host_of},
    window::{screen, some, with_guest},
};
use egui::{Key, ViewportCommand, ViewportId, accesskit::Role};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{Screen, client::TableClient, screens::lobby::lobby_ui},
    rules::{Config, SeatCount},
    store::{Settings, Shortcut},
    text::{Language, speaking, t},
};
use std::{collections::BTreeSet, path::Path};
use strum::VariantArray;

const LIST: &str = "List of everything you can do";

fn open_controls(window: &mut Window) {
    press(window, Role::Button, "Settings");
    press(window, Role::Tab, "Controls");
}

fn strike(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    steps(window);
}

/// The label of the button that changes the key of an action.
fn change(action: &str, key: &str) -> String {
    format!("Change the key: {action} ({key})")
}

fn has_button(window: &Window, label: &str) -> bool {
    window.harness.query_by_role_and_label(Role::Button, label).is_some()
}

/// True if the list of commands lies over the board.
fn is_listed(window: &Window) -> bool {
    let mut lists = window.harness.query_all_by_role(Role::List);
    lists.any(|node| format!("{node:?}").contains("What can I do?"))
}

/// Starts a game on this computer, and waits for the first question.
pub fn play(window: &mut Window) {
    window.click("Play here");
    window.until_label("Ready to start");
    // Right after the lobby came up Enter starts nothing.
    (0..5).for_each(|_| window.harness.step());
    strike(window, Key::Enter);
    window.until_screen(Screen::Table);
    window.until("the first question", |harness| {
        harness
            .query_by_role_and_label(Role::Button, "What can I do?")
            .is_some()
    });
}

/// Presses a key; true if the window is to fill the screen in the same frame.
fn fills_by(window: &mut Window, key: Key) -> bool {
    window.harness.input_mut().events.push(egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    });
    window.harness.step();
    let commands = &window.harness.output().viewport_output[&ViewportId::ROOT].commands;
    commands
        .iter()
        .any(|command| matches!(command, ViewportCommand::Fullscreen(_)))
}

/// The keys of the settings that are kept, by action, where they are not the usual ones.
fn changed(folder: &Path) -> Vec<(Shortcut, &'static str)> {
    let keys = kept(folder).keys;
    let all = Shortcut::VARIANTS
        .iter()
        .map(|shortcut| (*shortcut, keys.of(*shortcut)));
    all.filter(|(shortcut, key)| *key != shortcut.usual_key()).collect()
}

#[test]
fn a_key_is_changed_by_mouse_and_the_old_one_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    {
        let (mut window, _notes) = window(folder.path());
        open_controls(&mut window);
        press(&mut window, Role::Button, &change(LIST, "H"));
        window.until_label("Press the new key: a letter, or F1 to F12. Esc cancels.");
        strike(&mut window, Key::L);
        assert!(has_button(&window, &change(LIST, "L")));
    }
    assert_eq!(changed(folder.path()), [(Shortcut::List, "L")]);
    {
        let (mut window, _notes) = window(folder.path());
        play(&mut window);
        window.until("the hint", |harness| {
            harness
                .query_all_by_label_contains("L lists everything")
                .next()
                .is_some()
        });
        strike(&mut window, Key::H);
        assert!(!is_listed(&window));
        strike(&mut window, Key::L);
        assert!(is_listed(&window));
    }
}

#[test]
fn a_key_is_changed_by_keyboard_and_esc_leaves_it() {
    let folder = tempfile::tempdir().unwrap();
    {
        let (mut window, _notes) = window(folder.path());
        press_by_keyboard(&mut window, Role::Button, "Settings");
        press_by_keyboard(&mut window, Role::Tab, "Controls");
        press_by_keyboard(&mut window, Role::Button, &change(LIST, "H"));
        strike(&mut window, Key::Escape);
        assert!(has_button(&window, &change(LIST, "H")), "the sheet is still there");
        press_by_keyboard(&mut window, Role::Button, &change(LIST, "H"));
        for fixed in [Key::Enter, Key::Num1, Key::Space] {
            strike(&mut window, fixed);
            window.until_label("This key cannot be chosen. Press a letter, or F1 to F12; Esc cancels.");
            assert!(has_button(&window, &format!("Keep the key: {LIST} (H)")));
        }
        strike(&mut window, Key::F2);
        assert!(has_button(&window, &change(LIST, "F2")));
        press_by_keyboard(&mut window, Role::Button, &change(LIST, "F2"));
        press_by_keyboard(&mut window, Role::Button, &format!("Keep the key: {LIST} (F2)"));
    }
    assert_eq!(changed(folder.path()), [(Shortcut::List, "F2")]);
    {
        let (mut window, _notes) = window(folder.path());
        open_controls(&mut window);
        press(&mut window, Role::Button, &format!("As it was: {LIST} (H)"));
        assert!(has_button(&window, &change(LIST, "H")));
    }
    assert_eq!(changed(folder.path()), []);
}

#[test]
fn a_cap_has_the_name_of_its_key_in_every_language() {
    use Language::{De, En, Es, Fr, It, Nl};
    for (language, name) in [
        (En, "Enter"),
        (De, "Enter"),
        (Nl, "Enter"),
        (Fr, "Entrée"),
        (It, "Invio"),
        (Es, "Intro"),
    ] {
        speaking(language, || {
            let lobby = screen(with_guest(true), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
            let mut found = Vec::new();
            let shapes = lobby.output().shapes.iter();
            shapes.for_each(|clipped| texts(&clipped.shape, &mut found));
            let is_there = found.iter().any(|text| text.galley.job.text == name);
            assert!(is_there, "{language:?}");
        });
    }
}

#[test]
fn a_key_that_another_action_has_is_refused_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    {
        let (mut window, _notes) = window(folder.path());
        open_controls(&mut window);
        press(&mut window, Role::Button, &change(LIST, "H"));
        strike(&mut window, Key::V);
        let taken =
            |key, action| format!("{key} is taken by “{action}”. Choose another key, or give that one another first.");
        let others = "Show again what the others did";
        window.until_label(&taken("V", others));
        // The key of the full screen means nothing else meanwhile.
        assert!(!fills_by(&mut window, Key::F11));
        window.until_label(&taken("F11", "Fill the screen, and back"));
        strike(&mut window, Key::B);
        // The old one is free now, until it is wanted back.
        press(&mut window, Role::Button, &change(others, "V"));
        strike(&mut window, Key::H);
        press(&mut window, Role::Button, &format!("As it was: {LIST} (H)"));
        window.until_label(&taken("H", others));
        assert!(has_button(&window, &change(LIST, "B")));
        // In the lobby no tile is turned: there it may be the same key.
        press(&mut window, Role::Button, &change("Lobby: ready, or not any more", "R"));
        strike(&mut window, Key::B);
    }
    let expected = [
        (Shortcut::List, "B"),
        (Shortcut::ShowAgain, "H"),
        (Shortcut::Ready, "B"),
    ];
    assert_eq!(changed(folder.path()), expected);
}

#[test]
fn keys_of_the_lobby_and_of_the_whole_window_act_as_they_are_set() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[keys]\nready = \"B\"\nfull-screen = \"K\"\nnonsense = \"L\"\nlist = 7\n";
    {
        let profile = profile_at(folder.path());
        profile.save_settings(text).unwrap();
    }
    let (mut window, _notes) = window(folder.path());
    write(&mut window, "Code or address", "");
    assert!(
        !fills_by(&mut window, Key::K),
        "a letter that is written fills no screen"
    );
    // At a table of one's own there is no Ready, only the start.
    let three = Config::new("argo", SeatCount::new(3).unwrap());
    let kitchen = backend();
    let (_host, address) = host_of(&kitchen, three);
    window.join(address);
    window.until_screen(Screen::Lobby);
    let again = |window: &Window| window.harness.query_by_label(&t("lobby-ready-again")).is_some();
    let was = again(&window);
    strike(&mut window, Key::R);
    assert_eq!(again(&window), was);
    window.harness.key_press(Key::B);
    window.until("the other answer", |harness| {
        harness.query_by_label(&t("lobby-ready-again")).is_some() != was
    });
    assert!(!fills_by(&mut window, Key::F11));
    assert!(fills_by(&mut window, Key::K));
}

#[test]
fn a_sheet_that_is_closed_waits_for_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _notes) = window(folder.path());
    open_controls(&mut window);
    press(&mut window, Role::Button, &change(LIST, "H"));
    assert!(!fills_by(&mut window, Key::F11), "the key is taken for the action");
    press(&mut window, Role::Button, "Close");
    assert!(fills_by(&mut window, Key::F11));
}

#[test]
fn every_action_has_words_of_its_own_in_every_language() {
    for language in Language::ALL {
        speaking(language, || {
            let words = Shortcut::VARIANTS
                .iter()
                .map(|s| t(&format!("settings-key-{}", s.name())));
            let words: BTreeSet<String> = words.collect();
            assert_eq!(words.len(), Shortcut::VARIANTS.len(), "{language:?}");
        });
    }
    assert!(Settings::default().keys.is_usual());
}
