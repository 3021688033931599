//! Files that are dropped onto the window.

use super::{
    replay_list::{click, one_game, press, shows},
    replays::shelf_of_all,
    support::profile_at,
    visit::{Window, backend},
};
use egui::{DroppedFile, Key, accesskit::Role};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::Screen,
    text::{Language, speaking},
};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

#[derive(Debug)]
struct File(PathBuf);

impl DroppedFile for File {
    fn path(&self) -> &Path {
        &self.0
    }
    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Waits until something on the screen says this: a file is read beside the window.
fn until_shown(window: &mut Window, part: &str) {
    window.until(part, |harness| {
        harness.query_all_by_label_contains(part).next().is_some()
    });
}

fn drop_onto(window: &mut Window, paths: &[&Path]) {
    for path in paths {
        let file = Arc::new(File(path.to_path_buf()));
        window.harness.input_mut().dropped_files.push(file);
    }
    (0..4).for_each(|_| window.harness.step());
}

#[test]
fn a_dropped_record_opens_and_at_a_table_it_is_said_that_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    one_game(folder.path());
    let profile = profile_at(folder.path());
    let record = profile.records().unwrap().remove(0);
    speaking(Language::En, || {
        let mut window = Window::open_as(profile, backend());
        window.until_label("Play here");
        let none = folder.path().join("holiday.jpg");
        drop_onto(&mut window, &[&none]);
        until_shown(&mut window, "holiday.jpg");
        window.until_screen(Screen::Start);
        drop_onto(&mut window, &[&record]);
        window.until_screen(Screen::Replay);
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
        window.until_label("Play here");
        press(&mut window, Key::Num3);
        window.until_screen(Screen::Lobby);
        drop_onto(&mut window, &[&record]);
        window.until_label("A replay cannot be looked at during a game");
        window.until_screen(Screen::Lobby);
    });
}

#[test]
fn what_is_no_record_changes_nothing_and_one_of_several_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, written) = shelf_of_all(folder.path());
    let (good, bad) = (written[0].0.as_path(), written[6].0.as_path());
    speaking(Language::En, || {
        let mut window = Window::open_as(profile, backend());
        window.click("Learn");
        (0..4).for_each(|_| window.harness.step());
        click(&mut window, Role::Button, "Play the lesson");
        window.until_screen(Screen::Lesson);
        press(&mut window, Key::Questionmark);
        let has_rules = |window: &Window| window.harness.query_by_role(Role::Document).is_some();
        assert!(has_rules(&window));
        drop_onto(&mut window, &[bad]);
        until_shown(&mut window, "This is no record of Podbay.");
        assert!(has_rules(&window));
        window.until_screen(Screen::Lesson);
        drop_onto(&mut window, &[good, bad]);
        window.until_screen(Screen::Replay);
        assert!(!has_rules(&window));
        assert!(shows(&window, "One record is shown at a time"));
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Replays);
    });
}
