//! The list of records and a record that is looked at, in the window.

use super::{
    replays::{any_recorded, shelf_of_all},
    support::{config, profile_at},
    visit::{Window, backend},
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{App, Screen},
    games::{alien_frontiers, argo},
    protocol::{Colour, Name, WhoMayJoin},
    record::{HostedSeat, Hosting},
    store::Profile,
    text::{Language, game, speaking, t, t_args},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The window of a profile with records, on the list of them.
pub fn listed(folder: &Path) -> Window {
    let profile = profile_at(folder);
    let mut window = Window::open_as(profile, backend());
    window.until_label(&t("start-here"));
    press(&mut window, Key::Num4);
    window.until_screen(Screen::Replays);
    window
}

pub fn press(window: &mut Window, key: Key) {
    press_with(window, Modifiers::NONE, key);
}

fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.harness.key_press_modifiers(modifiers, key);
    (0..3).for_each(|_| window.harness.step());
}

pub fn click(window: &mut Window, role: Role, label: &str) {
    window.harness.get_by_role_and_label(role, label).click();
    (0..4).for_each(|_| window.harness.step());
}

pub fn shows(window: &Window, part: &str) -> bool {
    window.harness.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn the_window_lists_them_all_with_the_reason_and_exports_one() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, written) = shelf_of_all(folder.path());
    drop(profile);
    speaking(Language::En, || {
        let mut window = listed(folder.path());
        window.until_label("9 records, newest first");
        for (_, said) in &written {
            assert!(shows(&window, said), "{said}");
        }
        let newer = written[5].0.file_name().unwrap().to_str().unwrap();
        click(&mut window, Role::Button, &format!("Export {newer}"));
        window.until_label("The record was copied");
        let copies: Vec<PathBuf> = fs::read_dir(folder.path().join("exports"))
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        let [copy] = copies.as_slice() else {
            panic!("{copies:?}")
        };
        assert_eq!(fs::read(copy).unwrap(), fs::read(&written[5].0).unwrap());
        assert!(shows(&window, copy.to_str().unwrap()), "it is said where it went");
        press(&mut window, Key::Escape);
        // A file of somebody else's, by its name; one that is none is told.
        let (none, newer) = (Some(written[6].1), Some(written[5].1));
        for (path, why) in [(&written[6].0, none), (copy, newer), (&written[0].0, None)] {
            let times =
                |harness: &Harness<'static, Option<App>>, part| harness.query_all_by_label_contains(part).count();
            let before = why.map(|why| times(&window.harness, why));
            window
                .harness
                .get_by_role_and_label(Role::TextInput, "File of a record")
                .focus();
            window.harness.step();
            press_with(&mut window, Modifiers::COMMAND, Key::A);
            let field = window
                .harness
                .get_by_role_and_label(Role::TextInput, "File of a record");
            field.type_text(path.to_str().unwrap());
            window.harness.step();
            press(&mut window, Key::Enter);
            // The file is read beside the window.
            let Some((why, before)) = why.zip(before) else {
                window.until_screen(Screen::Replay);
                continue;
            };
            window.until(why, |harness| times(harness, why) > before);
            window.until_screen(Screen::Replays);
        }
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Replays);
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Start);
    });
}

#[test]
fn a_game_that_is_not_over_is_offered_beside_newer_ones_that_are_until_it_is_put_away() {
    let folder = tempfile::tempdir().unwrap();
    {
        let profile = profile_at(folder.path());
        let (open, _) = any_recorded::<argo::State>(2, 9, 60);
        let (over, _) = any_recorded::<argo::State>(2, 9, usize::MAX);
        for record in [&open, &over, &over] {
            fs::write(profile.record_path().unwrap().unwrap(), record.to_bytes().unwrap()).unwrap();
        }
    }
    speaking(Language::En, || {
        let mut window = Window::open_as(profile_at(folder.path()), backend());
        window.until_label(&t("start-resume-not"));
        click(&mut window, Role::Button, &t("start-resume-away"));
        assert!(!shows(&window, &t("start-resume-not")));
        drop(window);
        let mut window = Window::open_as(profile_at(folder.path()), backend());
        window.until_label(&t("start-here"));
        assert!(!shows(&window, &t("start-resume-not")), "for good");
    });
}

#[test]
fn a_record_is_taken_off_the_list_and_put_back() {
    let folder = tempfile::tempdir().unwrap();
    {
        let profile = profile_at(folder.path());
        let (over, _) = any_recorded::<argo::State>(2, 9, usize::MAX);
        fs::write(profile.record_path().unwrap().unwrap(), over.to_bytes().unwrap()).unwrap();
    }
    let records = || profile_files(&folder.path().join("records"));
    speaking(Language::En, || {
        let mut window = listed(folder.path());
        window.until_label("One record, newest first");
        assert!(shows(&window, " win"), "who won is said");
        click(&mut window, Role::Button, "Remove Argo from the list");
        window.until_label(&t("replays-removed"));
        assert_eq!(records(), 0);
        click(&mut window, Role::Button, &t("replays-put-back"));
        window.until("the record again", |harness| {
            harness.query_by_label(&t("replays-removed")).is_none()
        });
        assert_eq!(records(), 1);
    });
}

fn profile_files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn esc_in_the_field_of_a_file_leaves_the_field_and_then_the_list() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = listed(folder.path());
        // Longer than anything but a path.
        let path = format!("/{}", "far/away/".repeat(300));
        let field = |window: &Window| {
            let field = window
                .harness
                .get_by_role_and_label(Role::TextInput, "File of a record");
            (field.is_focused(), field.value().unwrap_or_default())
        };
        window
            .harness
            .get_by_role_and_label(Role::TextInput, "File of a record")
            .focus();
        window.harness.step();
        window.harness.event(egui::Event::Text(path.clone()));
        window.harness.step();
        assert_eq!(field(&window), (true, path.clone()));
        press(&mut window, Key::Escape);
        assert_eq!(field(&window), (false, path), "only the field is left");
        assert_eq!(window.harness.state().as_ref().map(App::screen), Some(Screen::Replays));
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Start);
    });
}

#[test]
fn a_copy_that_cannot_be_written_says_so_and_where() {
    let folder = tempfile::tempdir().unwrap();
    one_game(folder.path());
    fs::write(folder.path().join("exports"), "a file in the place of the folder").unwrap();
    for (language, said) in [
        (Language::En, "The record could not be copied: "),
        (Language::De, "Die Aufzeichnung konnte nicht kopiert werden: "),
    ] {
        speaking(language, || {
            let mut window = listed(folder.path());
            window.until_label(&t_args("replays-count", &[("n", 1.into())]));
            let export = t_args("replays-export-of", &[("what", game("alien-frontiers").into())]);
            click(&mut window, Role::Button, &export);
            assert!(shows(&window, said), "{language:?}");
            assert!(shows(&window, folder.path().join("exports").to_str().unwrap()));
        });
    }
}

#[test]
fn the_line_of_the_game_is_walked_along_by_keys_and_by_readers() {
    let folder = tempfile::tempdir().unwrap();
    let last = one_game(folder.path());
    speaking(Language::En, || {
        let mut window = listed(folder.path());
        window.until_label("One record, newest first");
        press(&mut window, Key::Enter);
        window.until_screen(Screen::Replay);
        (0..2).for_each(|_| window.harness.step());
        let slider = |window: &Window| window.harness.get_by_role(Role::Slider).is_focused();
        window.harness.get_by_role(Role::Slider).focus();
        (0..2).for_each(|_| window.harness.step());
        for (key, at) in [
            (Key::ArrowRight, 1),
            (Key::ArrowUp, 0),
            (Key::ArrowDown, 1),
            (Key::ArrowRight, 2),
        ] {
            press(&mut window, key);
            is_at(&window, at, last);
            assert!(slider(&window), "{key:?} keeps the focus");
        }
        window.harness.get_by_role(Role::Slider).increment_accesskit();
        (0..2).for_each(|_| window.harness.step());
        is_at(&window, 3, last);
        window.harness.get_by_role(Role::Slider).decrement_accesskit();
        (0..2).for_each(|_| window.harness.step());
        is_at(&window, 2, last);
    });
}

/// A profile with one whole game of Alien Frontiers, and the number of its steps.
pub fn one_game(folder: &Path) -> usize {
    let profile = profile_at(folder);
    let (record, states) = any_recorded::<alien_frontiers::State>(2, 7, 120);
    fs::write(profile.record_path().unwrap().unwrap(), record.to_bytes().unwrap()).unwrap();
    states.len()
}

/// Where the replay is, as the line over the board says it.
fn place(window: &Window) -> String {
    let status = window.harness.get_by_role(Role::Status);
    status.accesskit_node().label().unwrap_or_default()
}

fn is_at(window: &Window, at: usize, last: usize) {
    let wanted = match at {
        0 => t("replay-beginning"),
        _ => t_args("replay-where", &[("at", at.into()), ("last", last.into())]),
    };
    let place = place(window);
    assert!(place.starts_with(&wanted), "{place} is not {wanted}");
}

fn by_keyboard_and_mouse(language: Language) {
    let folder = tempfile::tempdir().unwrap();
    let last = one_game(folder.path());
    speaking(language, || {
        let mut window = listed(folder.path());
        window.until_label(&t_args("replays-count", &[("n", 1.into())]));
        // The first record has the keyboard.
        (0..3).for_each(|_| window.harness.step());
        press(&mut window, Key::Enter);
        window.until_screen(Screen::Replay);
        (0..2).for_each(|_| window.harness.step());
        is_at(&window, 0, last);
        press(&mut window, Key::ArrowRight);
        press(&mut window, Key::ArrowRight);
        is_at(&window, 2, last);
        press(&mut window, Key::ArrowLeft);
        is_at(&window, 1, last);
        press(&mut window, Key::End);
        is_at(&window, last, last);
        press_with(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
        let turn = place(&window);
        click(&mut window, Role::Button, &t("replay-end"));
        is_at(&window, last, last);
        click(&mut window, Role::Button, &t("replay-turn-back"));
        assert_eq!(place(&window), turn);
        click(&mut window, Role::Button, &t("replay-start"));
        is_at(&window, 0, last);
        click(&mut window, Role::Button, &t("replay-on"));
        is_at(&window, 1, last);
        click(&mut window, Role::Button, &t("replay-back"));
        is_at(&window, 0, last);
        press(&mut window, Key::Space);
        assert!(shows(&window, &t("replay-pause")), "it plays");
        for _ in 0..40 {
            window.harness.step();
        }
        press(&mut window, Key::Space);
        assert!(shows(&window, &t("replay-play")), "it stands still");
        assert!(!place(&window).starts_with(&t("replay-beginning")));
        click(&mut window, Role::Button, &t_args("replay-speed", &[("n", 1.into())]));
        assert!(shows(&window, &t_args("replay-speed", &[("n", 2.into())])));
        click(&mut window, Role::Button, &t("replay-seen-by-nobody"));
        assert!(shows(&window, &t_args("replay-seen-by", &[("name", "Ada".into())])));
        // A line of the log leads to its position.
        press(&mut window, Key::Home);
        let links: Vec<_> = window.harness.query_all_by_role(Role::Link).collect();
        links[links.len() / 2].click();
        (0..4).for_each(|_| window.harness.step());
        assert!(!place(&window).starts_with(&t("replay-beginning")));
        // In the middle of the line of the game is its middle.
        click(&mut window, Role::Slider, &t("replay-slider"));
        is_at(&window, last.div_ceil(2), last);
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Replays);
    });
}

#[test]
fn a_record_is_looked_at_by_keyboard_and_by_mouse() {
    by_keyboard_and_mouse(Language::En);
    by_keyboard_and_mouse(Language::De);
}

#[test]
fn one_plays_from_there_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    one_game(folder.path());
    let profile = profile_at(folder.path());
    speaking(Language::En, || {
        let mut window = Window::open_as(profile, backend());
        window.until_label("Play here");
        press(&mut window, Key::Num4);
        window.until_label("One record, newest first");
        press(&mut window, Key::Enter);
        window.until_screen(Screen::Replay);
        for _ in 0..9 {
            press(&mut window, Key::ArrowRight);
        }
        click(&mut window, Role::Button, "Play from here");
        window.until_screen(Screen::Table);
        window.until("a turn", |harness| harness.query_by_role(Role::Status).is_some());
    });
    let profile = Profile::open(Some(folder.path()));
    assert!(
        profile.is_ok_and(|profile| profile.records().unwrap().len() == 2),
        "it is recorded as well"
    );
}

#[test]
fn a_table_that_cannot_be_opened_leaves_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let profile = profile_at(folder.path());
    let (mut record, _) = any_recorded::<argo::State>(2, 9, 30);
    let seat = |colour| HostedSeat { colour, bot: None };
    record.header.hosting = Some(Hosting {
        name: Name::parse("Attic").unwrap(),
        // Of a later version, or made up.
        config: config("argo", 2, &[("gravity", "none")]),
        window_seconds: 0,
        away_seconds: None,
        who: WhoMayJoin::Anyone,
        seats: vec![seat(Colour::Sun), seat(Colour::Rose)],
        next_bot: 2,
        epoch: 0,
        hosts: Vec::new(),
        hints: true,
    });
    let kept = profile.record_path().unwrap().unwrap();
    fs::write(&kept, record.to_bytes().unwrap()).unwrap();
    speaking(Language::En, || {
        let mut window = Window::open_as(profile, backend());
        window.until_label("Play here");
        press(&mut window, Key::Num4);
        window.until_label("One record, newest first");
        press(&mut window, Key::Enter);
        window.until_screen(Screen::Replay);
        click(&mut window, Role::Button, "Play from here");
        window.until_label("That did not work");
        window.until_screen(Screen::Replay);
    });
    assert_eq!(profile_at(folder.path()).records().unwrap(), [kept]);
}
