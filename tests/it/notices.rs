//! The licences in the settings: each is named, keys and wheel lead to the last, and a button copies them.

use crate::{
    settings::{Sheet, texts},
    sheets::screen,
};
use egui::{Key, OutputCommand, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::{
    app::screens::settings::{Facts, SettingsSheet},
    store::Settings,
    text::{NOTICES, t},
};

fn press_key(harness: &mut Sheet, key: Key) {
    harness.key_press(key);
    harness.run_steps(4);
}

fn has_keyboard(harness: &Sheet, role: Role, label: &str) -> bool {
    let node = harness.get_by_role_and_label(role, label);
    node.accesskit_node().is_focused()
}

/// Goes to something by the Tab key.
fn walk_to(harness: &mut Sheet, role: Role, label: &str) {
    for _ in 0..20 {
        if has_keyboard(harness, role, label) {
            return;
        }
        press_key(harness, Key::Tab);
    }
    panic!("the Tab key does not lead to {label:?}");
}

/// The first library that the notices name.
const FIRST_NOTICE: &str = "The standard library of Rust (MIT OR Apache-2.0)";

/// The beginning of their last line.
fn last_notice() -> &'static str {
    let last = NOTICES.lines().next_back().unwrap();
    last.get(..40).unwrap_or(last)
}

/// The names of the heading and of the document below it.
const LICENCES: &str = "Licences of the libraries and fonts in Podbay";

/// The sheet on the tab about the program, which is chosen by keyboard.
fn about() -> Sheet {
    let state = (Settings::default(), SettingsSheet::default());
    let mut harness = screen(state, |ui, (settings, sheet)| {
        sheet.ui(ui, settings, &Facts::default());
    });
    walk_to(&mut harness, Role::Tab, "About");
    press_key(&mut harness, Key::Enter);
    harness
}

fn shows(harness: &Sheet, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn about_names_the_version_and_all_licences_and_keys_lead_to_the_last() {
    let mut harness = about();
    let version = format!("Podbay {}", env!("CARGO_PKG_VERSION"));
    let own = "Podbay is licensed under MIT OR Apache-2.0, at your choice.";
    for words in [&*version, &*t("app-unofficial"), own, FIRST_NOTICE] {
        assert!(shows(&harness, words), "{words}");
    }
    let last = last_notice();
    assert!(!shows(&harness, last));
    press_key(&mut harness, Key::End);
    assert!(shows(&harness, last) && !shows(&harness, FIRST_NOTICE));
    press_key(&mut harness, Key::Home);
    assert!(shows(&harness, FIRST_NOTICE) && !shows(&harness, last));
    walk_to(&mut harness, Role::Document, LICENCES);
    let top = |harness: &Sheet| harness.get_by_label(FIRST_NOTICE).rect().top();
    let before = top(&harness);
    press_key(&mut harness, Key::ArrowDown);
    assert!(top(&harness) < before, "an arrow does not scroll");
    assert!(has_keyboard(&harness, Role::Document, LICENCES));
    press_key(&mut harness, Key::ArrowUp);
    assert_eq!(top(&harness), before);
    press_key(&mut harness, Key::PageDown);
    assert!(!shows(&harness, FIRST_NOTICE));
    press_key(&mut harness, Key::PageUp);
    assert_eq!(top(&harness), before);
}

#[test]
fn a_screen_reader_and_a_wheel_scroll_the_notices_and_a_button_copies_them() {
    let mut harness = about();
    harness.get_by_role_and_label(Role::Document, LICENCES).scroll_down();
    harness.run_steps(4);
    assert!(!shows(&harness, FIRST_NOTICE));
    harness.get_by_role_and_label(Role::Document, LICENCES).scroll_up();
    harness.run_steps(4);
    assert!(shows(&harness, FIRST_NOTICE));
    let middle = harness.get_by_role_and_label(Role::Document, LICENCES).rect().center();
    harness.hover_at(middle);
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -300.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    harness.run_steps(30);
    assert!(!shows(&harness, FIRST_NOTICE), "the wheel does not scroll");
    harness
        .get_by_role_and_label(Role::Button, "Copy the licences")
        .click_accesskit();
    harness.step();
    let copied = |command: &OutputCommand| matches!(command, OutputCommand::CopyText(text) if text == NOTICES);
    assert!(harness.output().platform_output.commands.iter().any(copied));
}

/// Each text costs time in every frame, and the notices have thousands of lines.
#[test]
fn only_the_notices_in_sight_are_drawn() {
    let mut harness = about();
    press_key(&mut harness, Key::End);
    let mut found = Vec::new();
    harness
        .output()
        .shapes
        .iter()
        .for_each(|clipped| texts(&clipped.shape, &mut found));
    assert!(found.len() < 60, "{} texts", found.len());
}
