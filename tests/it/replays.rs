//! Records that are looked at again: in the list whatever their files hold, and step by step on the board.

use super::{
    languages::flaws,
    support::{config, header, profile_at, recorded, setup},
    visit::{Window, backend},
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::{
    app::{App, Screen, playback::ReplayWish, replay::Replay, shelf::Shelf},
    games::{
        alien_frontiers,
        any::{AnyGame, Listed},
        aqua_sphere, argo,
    },
    protocol::{Colour, DeviceId, Name, TableId, WhoMayJoin, view_digest},
    record::{
        Action, Cursor, Damage, Difference, Entry, FORMAT, HostedSeat, Hosting, Loaded, Record, RecordedSeat, Start,
        load,
    },
    rules::{Game, GameRng, Seat, Seed, Viewer, legal},
    session::Session,
    store::{Profile, StoreError},
    text::{Language, game, speaking, t, t_args},
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

/// A random game as one of any game, and its states after each entry.
fn any_recorded<G: Listed>(players: usize, seed: u64, most: usize) -> (Record<AnyGame>, Vec<AnyGame>) {
    let setup = setup::<G>(players, &[]);
    let (record, states) = recorded::<G>(&setup, Seed::from_number(seed), most);
    let Record { header: head, entries } = record;
    let setup = G::any_setup(setup);
    let mut any = header_of_any(&setup, Start::Given(Seed::from_number(seed)));
    (any.versions, any.seats) = (head.versions, head.seats);
    let entry = |entry: Entry<G>| Entry {
        digest: entry.digest,
        action: match entry.action {
            Action::Command {
                seat,
                command,
                timed_out,
            } => Action::Command {
                seat,
                command: G::any_command(command),
                timed_out,
            },
            other => panic!("{other:?}"),
        },
    };
    let states: Vec<AnyGame> = states.into_iter().map(G::any_game).collect();
    let mut entries: Vec<Entry<AnyGame>> = entries.into_iter().map(entry).collect();
    for (entry, state) in entries.iter_mut().zip(&states) {
        entry.digest = view_digest(&state.view(Viewer::Spectator));
    }
    (Record { header: any, entries }, states)
}

fn header_of_any(setup: &podbay::games::any::AnySetup, start: Start<AnyGame>) -> podbay::record::Header<AnyGame> {
    let argo = setup_of_two();
    let argo = header::<argo::State>(&argo, Start::Given(Seed::from_number(0)));
    podbay::record::Header {
        versions: argo.versions,
        table: argo.table,
        number: 1,
        setup: setup.clone(),
        seats: argo.seats,
        start,
        hosting: None,
    }
}

fn setup_of_two() -> argo::Setup {
    setup::<argo::State>(2, &[])
}

fn whole(record: Record<AnyGame>) -> Loaded<AnyGame> {
    Loaded {
        record,
        damage: None,
        good_bytes: 0,
    }
}

/// A record of Argo with steps back, take-backs and ways forward again, and the states after each entry.
fn wandering(seed: u64, entries: usize) -> (Record<AnyGame>, Vec<AnyGame>) {
    let (mut record, _) = any_recorded::<argo::State>(2, seed, 0);
    let setup = record.header.setup.clone();
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut states = vec![(AnyGame::new(&setup, Seed::from_number(seed)), 0_u32)];
    let mut gone_back: Vec<usize> = Vec::new();
    while record.entries.len() < entries {
        let at = record.entries.len();
        let (mut state, mut take_backs) = states[at].clone();
        let action = match rng.below(12) {
            0 if at > 0 => {
                let to = at - 1 - rng.below(at.min(90) as u32) as usize;
                let (earlier, keyed) = states[to].clone();
                state = earlier;
                if keyed < take_backs {
                    state.rekey(take_backs);
                }
                gone_back.push(at);
                Action::StepBack { to: to as u32 }
            }
            1 if at > 0 => {
                let to = at - 1 - rng.below(at.min(90) as u32) as usize;
                take_backs += 1;
                state = states[to].0.clone();
                state.rekey(take_backs);
                gone_back.push(at);
                Action::TakeBack { to: to as u32 }
            }
            2 if !gone_back.is_empty() => {
                let to = gone_back.pop().unwrap();
                (state, take_backs) = states[to].clone();
                Action::GoForward { to: to as u32 }
            }
            3 => Action::Assembled,
            _ => {
                let Some(open) = state.decisions(&setup).pop() else {
                    break;
                };
                let list = legal(&state, &setup, open.seat);
                let command = list[rng.below(list.len() as u32) as usize].clone();
                state.apply(&setup, open.seat, &command).unwrap();
                gone_back.clear();
                Action::Command {
                    seat: open.seat,
                    command,
                    timed_out: false,
                }
            }
        };
        let digest = view_digest(&state.view(Viewer::Spectator));
        record.entries.push(Entry { action, digest });
        states.push((state, take_backs));
    }
    (record, states.into_iter().map(|(state, _)| state).collect())
}

#[test]
fn every_place_of_a_record_has_the_state_that_it_had() {
    for seed in 0..4 {
        let (record, states) = wandering(seed, 700);
        let mut cursor = Cursor::new(&record).unwrap();
        while cursor.step().unwrap() {
            assert_eq!(cursor.state(), &states[cursor.at()], "on to {}", cursor.at());
        }
        assert_eq!(cursor.at() + 1, states.len());
        while cursor.back() {
            assert_eq!(cursor.state(), &states[cursor.at()], "back to {}", cursor.at());
        }
        let mut rng = GameRng::new(Seed::from_number(seed));
        for _ in 0..200 {
            let place = rng.below(states.len() as u32) as usize;
            cursor.go_to(place);
            assert_eq!((cursor.at(), cursor.state()), (place, &states[place]));
            if cursor.step().unwrap() {
                assert_eq!(cursor.state(), &states[place + 1]);
            }
        }
        cursor.go_to(usize::MAX);
        assert_eq!(cursor.at() + 1, states.len(), "no further than was played");
    }
}

fn at(replay: &Replay) -> usize {
    replay.playback().unwrap().at
}

fn steps_like_the_engine<G: Listed>() {
    let (record, states) = any_recorded::<G>(3, 5, 160);
    let last = states.len();
    let first = record.header.first_state().unwrap();
    let states: Vec<AnyGame> = std::iter::once(first).chain(states).collect();
    let mut replay = Replay::new(whole(record)).unwrap();
    for state in &states {
        assert_eq!(replay.state(), state);
        replay.seek(ReplayWish::On);
    }
    assert_eq!(at(&replay), last, "there is nothing after the end");
    for state in states.iter().rev() {
        assert_eq!(replay.state(), state);
        replay.seek(ReplayWish::Back);
    }
    let turn = |replay: &Replay| replay.state().turn();
    replay.seek(ReplayWish::End);
    let (end, mut turns) = (turn(&replay), 0);
    replay.seek(ReplayWish::Start);
    while at(&replay) < last {
        let (before, place) = (turn(&replay), at(&replay));
        replay.seek(ReplayWish::TurnOn);
        turns += 1;
        if at(&replay) == last {
            break;
        }
        assert_ne!(turn(&replay), before);
        assert_eq!(states[at(&replay) - 1].turn(), before, "a turn was passed over");
        replay.seek(ReplayWish::TurnBack);
        assert_eq!(at(&replay), place);
        replay.seek(ReplayWish::TurnOn);
    }
    assert!(turns > 1 && end > 1, "{turns} {end}");
    replay.seek(ReplayWish::To(7));
    assert_eq!(replay.state(), &states[7]);
    // The log counts the beginning too.
    replay.seek(ReplayWish::Entry(10));
    assert_eq!(replay.state(), &states[9]);
    replay.seek(ReplayWish::SeenBy(Seat::new(1)));
    assert_eq!(replay.state(), &states[9], "another one looks at the same position");
}

#[test]
fn steps_of_a_replay_are_those_of_the_engine() {
    steps_like_the_engine::<argo::State>();
    steps_like_the_engine::<alien_frontiers::State>();
    steps_like_the_engine::<aqua_sphere::State>();
}

#[test]
fn a_replay_plays_by_itself_at_its_speed_until_the_end() {
    let (record, _) = any_recorded::<aqua_sphere::State>(2, 3, 12);
    let mut replay = Replay::new(whole(record)).unwrap();
    assert_eq!(replay.play_on(1.0), None, "it stands still until it is told to play");
    let time = |replay: &mut Replay| {
        let (mut now, mut frames) = (10.0, 0);
        while let Some(wait) = replay.play_on(now) {
            now += wait + 0.001;
            frames += 1;
            assert!(frames < 100);
        }
        now - 10.0
    };
    replay.seek(ReplayWish::Play);
    let usual = time(&mut replay);
    assert_eq!(at(&replay), 12);
    replay.seek(ReplayWish::Speed);
    replay.seek(ReplayWish::Speed);
    replay.seek(ReplayWish::Play);
    assert_eq!(at(&replay), 0, "from the end it plays from the beginning");
    let fast = time(&mut replay);
    assert!((3.8..4.2).contains(&(usual / fast)), "{usual} {fast}");
    replay.seek(ReplayWish::Start);
    replay.seek(ReplayWish::Play);
    replay.seek(ReplayWish::On);
    assert_eq!(replay.play_on(100.0), None, "a step by hand ends it");
}

#[test]
fn a_record_that_differs_is_shown_up_to_there() {
    let (mut record, states) = any_recorded::<argo::State>(2, 1, 40);
    record.entries[29].digest = record.entries[3].digest;
    let mut replay = Replay::new(whole(record)).unwrap();
    replay.seek(ReplayWish::End);
    assert_eq!(replay.state(), &states[28]);
    assert!(
        replay.trouble().is_some_and(|trouble| trouble.contains("Entry 30")),
        "{:?}",
        replay.trouble()
    );
}

/// A profile with records in every state, by what the list says of each.
pub fn shelf_of_all(folder: &Path) -> (Profile, Vec<(PathBuf, &'static str)>) {
    let profile = profile_at(folder);
    let (record, _) = any_recorded::<argo::State>(2, 9, 60);
    let bytes = record.to_bytes().unwrap();
    let (over, _) = any_recorded::<aqua_sphere::State>(2, 4, usize::MAX);
    let mut newer = record.clone();
    (newer.header.versions.format, newer.header.versions.program) = (FORMAT + 1, "9.9.9".to_owned());
    let mut flipped = bytes.clone();
    let middle = flipped.len() - 200;
    flipped[middle] ^= 1;
    let mut differs = record.clone();
    differs.entries[10].digest = differs.entries[0].digest;
    let files = [
        (over.to_bytes().unwrap(), "finished"),
        (bytes.clone(), "not finished"),
        (bytes[..bytes.len() - 5].to_vec(), "The file was cut off in entry 60."),
        (flipped, "was damaged or changed."),
        (differs.to_bytes().unwrap(), "Entry 11 does not lead to the position"),
        (newer.to_bytes().unwrap(), "Podbay 9.9.9 saved it"),
        (b"hello".to_vec(), "This is no record of Podbay."),
        (Vec::new(), "This is no record of Podbay."),
        (bytes[..12].to_vec(), "It ends or is damaged before its game begins."),
    ];
    let mut written = Vec::new();
    for (bytes, said) in files {
        let path = profile.record_path().unwrap();
        fs::write(&path, bytes).unwrap();
        written.push((path, said));
    }
    (profile, written)
}

#[test]
fn files_in_every_state_are_listed_with_what_is_the_matter() {
    let folder = tempfile::tempdir().unwrap();
    let profile = profile_at(folder.path());
    let empty = Shelf::new(&profile);
    assert!(empty.waiting() == 0 && empty.failed.is_none());
    drop(profile);
    let (profile, written) = shelf_of_all(folder.path());
    let mut shelf = Shelf::new(&profile);
    assert_eq!(shelf.waiting(), written.len());
    shelf.look(Duration::ZERO);
    assert_eq!(shelf.files.len(), 1, "one at a time where there is no time");
    shelf.look(Duration::MAX);
    assert_eq!((shelf.waiting(), shelf.files.len()), (0, written.len()));
    assert!(shelf.files.is_sorted_by(|a, b| a.changed >= b.changed), "newest first");
    let content = |index: usize| {
        let file = shelf.files.iter().find(|file| file.path == written[index].0);
        &file.unwrap().content
    };
    let good = |index: usize| content(index).as_ref().unwrap();
    assert!(good(0).over && !good(1).over);
    assert_eq!((good(1).actions, good(1).players.len()), (60, 2));
    assert_eq!(good(2).damage, Some(Damage::Truncated { entry: 60 }));
    assert!(matches!(good(3).damage, Some(Damage::Checksum { .. })));
    assert!(matches!(good(4).difference, Some(Difference::Digest { entry: 11, .. })));
    for index in 5..written.len() {
        assert!(matches!(content(index), Err(StoreError::Record { .. })), "{index}");
    }
}

/// The window of a profile with records, on the list of them.
fn listed(folder: &Path) -> Window {
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
        for (path, screen) in [
            (&written[6].0, Screen::Replays),
            (copy, Screen::Replays),
            (&written[0].0, Screen::Replay),
        ] {
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
            assert_eq!(window.harness.state().as_ref().map(App::screen), Some(screen));
        }
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Replays);
        press(&mut window, Key::Escape);
        window.until_screen(Screen::Start);
    });
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
    fs::write(profile.record_path().unwrap(), record.to_bytes().unwrap()).unwrap();
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
fn nothing_of_the_list_and_of_a_replay_is_cut_in_any_language() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, written) = shelf_of_all(folder.path());
    drop(profile);
    for language in Language::ALL {
        speaking(language, || {
            let mut window = listed(folder.path());
            window.until_label(&t_args("replays-count", &[("n", written.len().into())]));
            for size in [[960.0, 600.0], [1440.0, 900.0]] {
                window.harness.set_size(size.into());
                (0..3).for_each(|_| window.harness.step());
                let names = |text: &String| !text.ends_with(".podbay");
                let cut: Vec<_> = flaws(&window.harness).into_iter().filter(names).collect();
                assert_eq!(cut, [""; 0], "{language:?} {size:?}");
            }
            (0..3).for_each(|_| window.harness.step());
            press(&mut window, Key::Enter);
            window.until_screen(Screen::Replay);
            for size in [[960.0, 600.0], [1440.0, 900.0]] {
                window.harness.set_size(size.into());
                for key in [Key::End, Key::Home, Key::ArrowRight] {
                    press(&mut window, key);
                    let cut = flaws(&window.harness);
                    assert!(cut.is_empty(), "{language:?} {size:?} {cut:?}");
                }
            }
        });
    }
}

fn me() -> RecordedSeat {
    RecordedSeat {
        device: DeviceId([9; 32]),
        name: Name::parse("Bo").unwrap(),
        bot: false,
    }
}

#[test]
fn a_table_begins_in_the_position_that_is_looked_at() {
    let (record, states) = any_recorded::<argo::State>(3, 2, 50);
    let mut replay = Replay::new(whole(record)).unwrap();
    replay.seek(ReplayWish::To(31));
    replay.seek(ReplayWish::SeenBy(Seat::new(2)));
    let begun = replay.from_here(me(), TableId([3; 16]), Seed::from_number(8));
    // As it is written and read again.
    let read = load::<AnyGame>(&begun.to_bytes().unwrap()).unwrap();
    assert_eq!((&read.record, read.damage), (&begun, None));
    let first = begun.header.first_state().unwrap();
    assert_eq!(first.view(Viewer::Spectator), states[30].view(Viewer::Spectator));
    assert_eq!(begun.header.seats[2], me());
    assert!(begun.header.seats[..2].iter().all(|seat| seat.bot));
    assert!(Session::resume(&begun, [1; 32], false).is_ok());
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
    });
    let kept = profile.record_path().unwrap();
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
