//! Another language is chosen wherever one is, and what is on the screen is said again in it.

use crate::{
    log_catch::LogCatch,
    replay_list::one_game,
    settings::{press, steps, window},
    support::profile_at,
    visit::{Window, backend},
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::{
    app::{Screen, coach::coach_words},
    diagnostics::Dropped,
    store::{Keys, Settings},
    text::{Language, spoken_language, t, t_args},
};
use std::net::UdpSocket;

/// Chooses German in the settings that are open, and closes them.
fn german(window: &mut Window) {
    press(window, Role::RadioButton, "Deutsch");
    window.until("German", |_| spoken_language() == Language::De);
    press(window, Role::Button, &t("sheet-close"));
    assert!(window.harness.query_by_label("Deutsch").is_none(), "they are closed");
}

/// All that is read aloud of the screen.
fn words(window: &Window) -> Vec<String> {
    let nodes = window.harness.root().children_recursive();
    let words = nodes.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()));
    words.collect()
}

fn reads(window: &Window, part: &str) -> bool {
    words(window).iter().any(|words| words.contains(part))
}

#[test]
fn a_lesson_goes_on_in_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _notes) = window(folder.path());
    press(&mut window, Role::Button, "Learn");
    press(&mut window, Role::Button, "Play the lesson");
    window.until_screen(Screen::Lesson);
    for _ in 0..6 {
        window.harness.key_press(Key::PageDown);
        steps(&mut window);
    }
    let coach = |window: &Window| {
        let app = window.harness.state().as_ref().unwrap();
        let coach = app.lesson().unwrap().client().coach.clone().unwrap();
        (coach.page, coach_words(&coach.text, Keys::default()))
    };
    let (page, english) = coach(&window);
    assert!(page > 3 && reads(&window, &english), "{page}");
    assert!(reads(&window, "killed by an alien"), "a line of the log");
    press(&mut window, Role::Button, "Settings");
    german(&mut window);
    window.until_screen(Screen::Lesson);
    let (same, german) = coach(&window);
    assert_eq!(same, page);
    assert!(german != english && reads(&window, &german));
    assert!(
        !reads(&window, &english) && !reads(&window, "killed by an alien"),
        "{:?}",
        words(&window)
    );
}

#[test]
fn a_replay_is_told_again_in_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let last = one_game(folder.path());
    let (mut window, _notes) = window(folder.path());
    press(&mut window, Role::Button, "Replays");
    window.until_label("One record, newest first");
    steps(&mut window);
    window.harness.key_press(Key::Enter);
    steps(&mut window);
    window.until_screen(Screen::Replay);
    window.harness.key_press(Key::ArrowRight);
    steps(&mut window);
    assert!(reads(&window, "The game begins."));
    press(&mut window, Role::Button, "Settings");
    german(&mut window);
    window.until_screen(Screen::Replay);
    assert!(reads(
        &window,
        &t_args("replay-where", &[("at", 1.into()), ("last", last.into())])
    ));
    assert!(reads(&window, "Das Spiel beginnt."));
    assert!(!reads(&window, "The game begins."));
}

#[test]
fn who_waits_for_a_host_and_who_reads_the_rules_choose_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _notes) = window(folder.path());
    // Somebody who never answers.
    let silent = UdpSocket::bind("127.0.0.1:0").unwrap();
    window.join(silent.local_addr().unwrap());
    window.until_screen(Screen::Connecting);
    steps(&mut window);
    press(&mut window, Role::Button, "Settings");
    assert!(reads(&window, "Deutsch"));
    window.harness.key_press(Key::Escape);
    steps(&mut window);
    assert!(!reads(&window, "Deutsch"));
    window.until_screen(Screen::Connecting);
    press(&mut window, Role::Button, "Cancel");
    window.until_screen(Screen::Start);
    press(&mut window, Role::Button, "Learn");
    window.harness.get_by_role_and_label(Role::ListItem, "Build").click();
    steps(&mut window);
    // Ctrl and the comma open them wherever one is.
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    steps(&mut window);
    german(&mut window);
    let page = window.harness.get_by_role(Role::Document);
    assert_eq!(page.accesskit_node().label().as_deref(), Some("Bauen"), "the same page");
    assert!(
        window
            .harness
            .query_by_role_and_label(Role::ListItem, "Build")
            .is_none()
    );
}

#[test]
fn a_language_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let profile = profile_at(folder.path());
    let settings = Settings {
        language: Some("tlh".to_owned()),
        ..Settings::default()
    };
    settings.save(&profile).unwrap();
    let log = LogCatch::begin();
    let mut window = Window::open_as(profile, backend());
    window.until_label("Your language is not here");
    assert!(log.has(&Dropped::LanguageUnknown));
    assert!(reads(&window, "\u{201c}tlh\u{201d}"));
}
