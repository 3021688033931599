//! Files that are dropped onto the window.

use super::{
    replays::{one_game, press},
    support::profile_at,
    visit::{Window, backend},
};
use egui::{DroppedFile, Key};
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

fn drop_onto(window: &mut Window, path: &Path) {
    let file = Arc::new(File(path.to_owned()));
    window.harness.input_mut().dropped_files.push(file);
    window.harness.step();
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
        drop_onto(&mut window, &none);
        window.until_screen(Screen::Replays);
        drop_onto(&mut window, &record);
        window.until_screen(Screen::Replay);
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
        window.until_label("Play here");
        press(&mut window, Key::Num3);
        window.until_screen(Screen::Lobby);
        drop_onto(&mut window, &record);
        window.until_label("A replay cannot be looked at during a game");
        window.until_screen(Screen::Lobby);
    });
}
