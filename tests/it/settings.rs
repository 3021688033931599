//! The settings: each acts, by mouse and by keyboard, is kept in the profile, and holds after a restart.

use crate::{
    sheets::screen,
    support::{port_of_its_own, profile_at},
    visit::{Window, backend},
};
use egui::{
    Key, Rect, Shape,
    accesskit::{Role, Toggled},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        Screen,
        look::{self, colors, is_glyph},
        screens::settings::{self, Facts, Nearby, SettingsSheet, Tab},
        sound::{Cue, Loudspeaker, Note},
    },
    net::{
        identity::Fingerprint,
        interfaces::{OwnAddress, Reach},
    },
    protocol::{Colour, DeviceId, Name, WhoMayJoin},
    store::{Animation, Confirm, MetDevice, Reminder, Settings, Theme},
    text::{Language, speaking, t},
};
use std::{
    num::NonZero,
    path::Path,
    sync::{
        Arc,
        mpsc::{Receiver, sync_channel},
    },
};
use strum::VariantArray;

/// The window of a profile, and what it lets be heard.
pub fn window(folder: &Path) -> (Window, Receiver<Note>) {
    let mut window = Window::open(folder);
    let (to, notes) = sync_channel(64);
    window.until("the program", |harness| harness.state().is_some());
    let app = window.harness.state_mut().as_mut().unwrap();
    app.hear_by(Loudspeaker::new(to, Arc::default()));
    (window, notes)
}

pub fn kept(folder: &Path) -> Settings {
    Settings::load(&profile_at(folder)).unwrap()
}

pub fn steps(window: &mut Window) {
    (0..4).for_each(|_| window.harness.step());
}

pub fn press(window: &mut Window, role: Role, label: &str) {
    window.until_label(label);
    window.harness.get_by_role_and_label(role, label).click();
    steps(window);
}

/// Goes to something by the Tab key, and presses it by Enter.
pub fn press_by_keyboard(window: &mut Window, role: Role, label: &str) {
    for _ in 0..40 {
        window.harness.key_press(Key::Tab);
        steps(window);
        let is_there = {
            let mut nodes = window.harness.query_all_by_role_and_label(role, label);
            nodes.any(|node| node.accesskit_node().is_focused())
        };
        if is_there {
            window.harness.key_press(Key::Enter);
            return steps(window);
        }
    }
    panic!("the Tab key does not lead to {label:?}");
}

/// Puts a text in the place of that of a field.
pub fn write(window: &mut Window, field: &str, text: &str) {
    window.harness.get_by_role_and_label(Role::TextInput, field).focus();
    steps(window);
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window.harness.key_press(Key::Delete);
    steps(window);
    window
        .harness
        .get_by_role_and_label(Role::TextInput, field)
        .type_text(text);
    steps(window);
}

/// The number in the field of the port, and one more digit than a port has.
fn write_port(window: &mut Window) {
    write(window, "Port of your tables", "51000");
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, "Port of your tables");
    field.type_text("9");
    steps(window);
    window.until_label("A port from 1024 to 65535");
}

/// Changes a setting of each kind by mouse.
fn change_all(window: &mut Window, notes: &Receiver<Note>) {
    press(window, Role::Button, "Settings");
    press(window, Role::RadioButton, "Light");
    assert_eq!(look::palette(&window.harness.ctx), &colors::LIGHT);
    press(window, Role::CheckBox, "Strong contrast");
    assert_eq!(look::palette(&window.harness.ctx), &colors::LIGHT_STRONG);
    press(window, Role::Tab, "Sound");
    press(window, Role::Button, "Quieter");
    let heard: Vec<Note> = notes.try_iter().collect();
    assert!(heard.len() == 1 && (heard[0].gain - 0.36).abs() < 0.001, "{heard:?}");
    press(window, Role::CheckBox, "No sounds");
    press(window, Role::Button, "Louder");
    press(window, Role::Button, "Quieter");
    assert_eq!(notes.try_iter().count(), 0, "muted");
    press(window, Role::Tab, "Game");
    press(window, Role::RadioButton, "Fast");
    assert!((look::piece_time(&window.harness.ctx) - 0.5).abs() < 0.001);
    press(window, Role::RadioButton, "Every 30 s");
    press(window, Role::RadioButton, "Always");
    press(window, Role::Tab, "Profile");
    write(window, "Your name", "Zoe");
    write(window, "Your name", "");
    window.until_label("A name has 1 to 40 characters");
    press(window, Role::RadioButton, "Play as red");
    press(window, Role::Tab, "Network");
    write_port(window);
    press(window, Role::RadioButton, "Ask me");
}

fn value(window: &Window, field: &str) -> String {
    let field = window.harness.get_by_role_and_label(Role::TextInput, field);
    field.value().unwrap_or_default()
}

fn is_chosen(window: &Window, label: &str) -> bool {
    let button = window.harness.get_by_role_and_label(Role::RadioButton, label);
    button.accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn every_setting_is_changed_by_mouse_and_holds_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    {
        let (mut window, notes) = window(folder.path());
        change_all(&mut window, &notes);
        press(&mut window, Role::Tab, "Diagnostics");
        window.until_label(&folder.path().display().to_string());
        press(&mut window, Role::Button, "Copy the path");
        window.harness.key_press(Key::Escape);
        steps(&mut window);
        window.until_label("Zoe");
    }
    let settings = kept(folder.path());
    let expected = Settings {
        name: Some(Name::parse("Zoe").unwrap()),
        colour: Some(Colour::Rose),
        theme: Theme::Light,
        strong_contrast: true,
        volume: Some(60),
        muted: true,
        animation: Animation::Fast,
        reminder: Reminder::HalfMinute,
        confirm: Confirm::Always,
        port: Some(51_000),
        who_may_join: WhoMayJoin::Ask,
        ..Settings::default()
    };
    assert_eq!(settings, expected);
    let (mut window, _notes) = window(folder.path());
    window.until_label("Zoe");
    press(&mut window, Role::Button, "Settings");
    assert_eq!(look::palette(&window.harness.ctx), &colors::LIGHT_STRONG);
    press(&mut window, Role::Tab, "Sound");
    window.until_label("60%");
    press(&mut window, Role::Tab, "Profile");
    assert_eq!(value(&window, "Your name"), "Zoe");
    assert!(is_chosen(&window, "Play as red") && !is_chosen(&window, "Play as yellow"));
    press(&mut window, Role::Tab, "Network");
    assert_eq!(value(&window, "Port of your tables"), "51000");
    assert!(is_chosen(&window, "Ask me") && !is_chosen(&window, "Anyone here"));
    press(&mut window, Role::Button, "Close");
    assert!((look::piece_time(&window.harness.ctx) - 0.5).abs() < 0.001);
}

#[test]
fn settings_are_changed_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    {
        let (mut window, notes) = window(folder.path());
        press_by_keyboard(&mut window, Role::Button, "Settings");
        press_by_keyboard(&mut window, Role::Tab, "Sound");
        press_by_keyboard(&mut window, Role::Button, "Louder");
        press_by_keyboard(&mut window, Role::Button, "Listen");
        let heard: Vec<Cue> = notes.try_iter().map(|note| note.cue).collect();
        assert_eq!(heard, [Cue::Turn, Cue::Turn], "louder, and once more");
        press_by_keyboard(&mut window, Role::CheckBox, "No sounds");
        press_by_keyboard(&mut window, Role::Tab, "Game");
        press_by_keyboard(&mut window, Role::RadioButton, "None");
        press_by_keyboard(&mut window, Role::RadioButton, "Every 60 s");
        press_by_keyboard(&mut window, Role::RadioButton, "Never");
        press_by_keyboard(&mut window, Role::Tab, "Profile");
        press_by_keyboard(&mut window, Role::RadioButton, "Play as red");
        press_by_keyboard(&mut window, Role::Tab, "Network");
        press_by_keyboard(&mut window, Role::RadioButton, "Known devices");
        window.harness.key_press(Key::Escape);
        steps(&mut window);
        assert!(window.harness.query_by_label("Port of your tables").is_none());
    }
    let settings = kept(folder.path());
    let of = |s: &Settings| {
        (
            s.volume(),
            s.muted,
            s.animation,
            s.reminder,
            s.confirm,
            s.colour,
            s.who_may_join,
        )
    };
    let expected = (
        80,
        true,
        Animation::Off,
        Reminder::Minute,
        Confirm::Never,
        Some(Colour::Rose),
        WhoMayJoin::Known,
    );
    assert_eq!(of(&settings), expected);
}

#[test]
fn a_table_opens_as_the_settings_say() {
    let folder = tempfile::tempdir().unwrap();
    let port = port_of_its_own();
    let settings = Settings {
        port: Some(port),
        who_may_join: WhoMayJoin::Code,
        ..Settings::default()
    };
    settings.save(&profile_at(folder.path())).unwrap();
    let mut window = Window::open(folder.path());
    window.click("Host a table");
    window.until_screen(Screen::Lobby);
    window.until_label("Who may join: Who has the code");
    let port = port.to_string();
    window.until("the port", |harness| {
        harness.query_all_by_label_contains(&port).next().is_some()
    });
}

#[test]
fn devices_of_earlier_games_are_listed_and_forgotten_by_mouse_and_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let id = |number: u8| DeviceId([number; 32]);
    // Two lines as older versions wrote them, and five as they are now.
    let old = format!("{} = 1\n{} = 2\n", id(1), id(2));
    let new = (3..=7).map(|n| format!("{} = {{ when = {n}, name = \"Guest {n}\" }}\n", id(n)));
    std::fs::write(folder.path().join("known.toml"), old + &new.collect::<String>()).unwrap();
    let words = |number| Fingerprint(id(number).0).words();
    let forget = |number| format!("Forget Guest {number} ({})", words(number));
    {
        let (mut window, _notes) = window(folder.path());
        press(&mut window, Role::Button, "Settings");
        press(&mut window, Role::Tab, "Devices");
        for number in 3..=7 {
            window.until_label(&format!("Guest {number}"));
            window.until_label(&words(number));
        }
        window.until_label("and 2 more");
        window.until_label("This computer’s network");
        press(&mut window, Role::Button, &forget(6));
        assert!(window.harness.query_by_label("Guest 6").is_none());
        window.until_label("Without a name");
        window.until_label("and 1 more");
        press_by_keyboard(&mut window, Role::Button, &forget(7));
        assert!(window.harness.query_by_label("Guest 7").is_none());
        assert!(window.harness.query_by_label("and 1 more").is_none());
    }
    let known = profile_at(folder.path()).known_devices().unwrap();
    assert_eq!(known, (1..=5).map(id).collect());
    let (mut window, _notes) = window(folder.path());
    press(&mut window, Role::Button, "Settings");
    press(&mut window, Role::Tab, "Devices");
    window.until_label("Guest 5");
    assert!(window.harness.query_by_label("Guest 6").is_none());
}

#[test]
fn a_list_of_devices_that_cannot_be_read_says_so() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("known.toml"), "= nonsense").unwrap();
    let (mut window, _notes) = window(folder.path());
    press(&mut window, Role::Button, "Settings");
    press(&mut window, Role::Tab, "Devices");
    window.until("what is wrong", |harness| {
        harness
            .query_all_by_label_contains("known.toml is damaged")
            .next()
            .is_some()
    });
    assert!(window.harness.query_by_label_contains("None yet").is_none());
}

#[test]
fn a_program_without_sound_has_no_tab_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(folder.path());
    window.click("Settings");
    window.until_label("Network");
    assert!(window.harness.query_by_role_and_label(Role::Tab, "Sound").is_none());
}

/// The sheet alone with its settings.
pub type Sheet = Harness<'static, (Settings, SettingsSheet)>;

/// The texts of a frame with the places where they stand.
pub fn texts(shape: &Shape, found: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) if !text.galley.text().is_empty() && !is_glyph(text.galley.text()) => {
            found.push((text.galley.job.text.clone(), text.visual_bounding_rect()))
        }
        _ => {}
    }
}

/// As many devices and addresses as there can be, each as long as it can be.
pub fn long_nearby() -> Nearby {
    let met = |number: u8| MetDevice {
        id: DeviceId([number; 32]),
        when: 17,
        name: (number > 0).then(|| Name::parse(&format!("{number:03} Wilhelmina of the Southern Harbour")).unwrap()),
    };
    let own = |(number, reach)| OwnAddress {
        adapter: format!("enxf8e43b01234{number}"),
        index: Some(1),
        ip: format!("2001:db8:1234:5678:9abc:def0:1234:567{number}")
            .parse()
            .unwrap(),
        prefix: 64,
        reach,
    };
    let reaches = [
        Reach::Network,
        Reach::Link,
        Reach::Inside,
        Reach::Inside,
        Reach::Inside,
        Reach::Here,
    ];
    Nearby {
        devices: Ok((0..=255).map(met).collect()),
        addresses: (0..).zip(reaches).map(own).collect(),
    }
}

#[test]
fn one_of_several_adapters_is_chosen_and_one_that_is_gone_still_stands_there() {
    let own = |adapter: &str, ip: &str, reach| OwnAddress {
        adapter: adapter.to_owned(),
        index: Some(1),
        ip: ip.parse().unwrap(),
        prefix: 24,
        reach,
    };
    let wifi = own("wlan0", "192.168.1.5", Reach::Network);
    let second = own("wlan0", "fe80::5", Reach::Link);
    let cable = own("eth0", "10.0.0.5", Reach::Network);
    let inside = own("docker0", "172.17.0.1", Reach::Inside);
    let there = |addresses: Vec<OwnAddress>, chosen: Option<&str>| {
        let settings = Settings {
            adapter: chosen.map(str::to_owned),
            ..Settings::default()
        };
        let mut sheet = SettingsSheet::default();
        sheet.open(&settings, "");
        let devices = Ok(Vec::new());
        sheet.show_nearby(Nearby { devices, addresses });
        let mut harness = screen((settings, sheet), |ui, (settings, sheet)| {
            sheet.ui(ui, settings, &Facts::default());
        });
        harness.get_by_role_and_label(Role::Tab, "Network").click();
        harness.run();
        harness
    };
    let alone = there(vec![wifi.clone(), second.clone(), inside.clone()], None);
    assert!(
        alone.query_by_label("Network adapter").is_none(),
        "there is nothing to choose"
    );
    let mut two = there(vec![wifi.clone(), cable, second, inside], None);
    for (label, chosen) in [("eth0", Some("eth0")), ("wlan0", Some("wlan0")), ("Automatic", None)] {
        two.get_by_role_and_label(Role::RadioButton, label).click();
        two.run();
        assert_eq!(two.state().0.adapter.as_deref(), chosen);
    }
    assert!(two.query_by_label_contains("docker0").is_none());
    let many = (0..5).map(|n| own(&format!("eth{n}"), &format!("10.0.{n}.5"), Reach::Network));
    there(many.collect(), Some("eth4")).get_by_role_and_label(Role::RadioButton, "eth4");
    let mut gone = there(vec![wifi], Some("eth0"));
    gone.get_by_role_and_label(Role::RadioButton, "eth0 · not connected");
    gone.get_by_role_and_label(Role::RadioButton, "Automatic").click();
    gone.run();
    assert_eq!(gone.state().0.adapter, None);
}

#[test]
fn cores_for_bots_are_counted_up_to_those_of_the_machine_and_chosen_by_the_program_again() {
    // As if the settings came from a larger machine.
    let settings = Settings {
        cores: NonZero::new(64),
        ..Settings::default()
    };
    let mut harness = screen((settings, SettingsSheet::default()), |ui, (settings, sheet)| {
        let facts = Facts {
            processors: NonZero::new(4).expect("four"),
            ..Facts::default()
        };
        sheet.ui(ui, settings, &facts);
    });
    harness.get_by_role_and_label(Role::Tab, "Game").click();
    harness.run();
    let is_shut = |harness: &Sheet, label: &str| {
        let button = harness.get_by_role_and_label(Role::Button, label);
        button.accesskit_node().is_disabled()
    };
    harness.get_by_label("4");
    assert!(is_shut(&harness, "More cores"));
    for cores in [3, 2, 1] {
        harness.get_by_role_and_label(Role::Button, "Fewer cores").click();
        harness.run();
        assert_eq!(harness.state().0.cores, NonZero::new(cores));
    }
    assert!(is_shut(&harness, "Fewer cores"));
    harness.get_by_role_and_label(Role::Button, "More cores").click();
    harness.run();
    assert_eq!(harness.state().0.cores, NonZero::new(2));
    harness.get_by_role_and_label(Role::RadioButton, "Automatic").click();
    harness.run();
    assert_eq!(harness.state().0.cores, None);
    // One is left to the window and the network.
    harness.get_by_label("3");
}

#[test]
fn every_tab_fits_the_smallest_window_in_every_language() {
    let folder = Path::new("/home/somebody/with/a/long/way/to/the/folder/of/the/profile/share/podbay/profile");
    for language in Language::ALL {
        speaking(language, || {
            let settings = Settings {
                reduced_motion: true,
                adapter: Some("enxf8e43b01234f".to_owned()),
                ..Settings::default()
            };
            let mut sheet = SettingsSheet::default();
            sheet.open(&settings, "");
            sheet.show_nearby(long_nearby());
            let mut harness = screen((settings, sheet), move |ui, (settings, sheet)| {
                settings::apply(ui.ctx(), settings, false);
                let facts = Facts {
                    silent: Some(true),
                    folder: Some(folder),
                    ..Facts::default()
                };
                sheet.ui(ui, settings, &facts);
            });
            for tab in Tab::VARIANTS {
                harness.get_by_role_and_label(Role::Tab, &t(tab.name())).click();
                harness.run();
                if *tab == Tab::Network {
                    let port = t("settings-port");
                    harness.get_by_role_and_label(Role::TextInput, &port).focus();
                    harness.run();
                    harness.get_by_role_and_label(Role::TextInput, &port).type_text("7");
                    harness.run();
                }
                let sheet_rect = settings::place(harness.ctx.content_rect());
                let mut found = Vec::new();
                harness
                    .output()
                    .shapes
                    .iter()
                    .for_each(|clipped| texts(&clipped.shape, &mut found));
                let out: Vec<_> = found.iter().filter(|(_, at)| !sheet_rect.contains_rect(*at)).collect();
                assert!(found.len() > 6 && out.is_empty(), "{language:?} {tab:?}: {out:?}");
            }
        });
    }
}

#[test]
fn broken_settings_are_told_kept_aside_and_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let files = [
        "theme = \"light\"\nvolume = [",
        "volume = \"loud\"",
        "theme = \"plaid\"",
        "\u{0}\u{1}\u{fffd}",
    ];
    for (number, text) in files.into_iter().enumerate() {
        let path = folder.path().join("settings.toml");
        std::fs::write(&path, text).unwrap();
        let profile = profile_at(folder.path());
        let (settings, error) = Settings::load_or_default(&profile);
        // Whatever else stands in a file is read.
        let light = if number == 0 { Theme::Light } else { Theme::System };
        assert_eq!((settings.theme, settings.volume), (light, None), "{text:?}");
        let error = error.expect("it is told");
        let mut window = Window::open_as(profile, backend());
        window.until("the program", |harness| harness.state().is_some());
        window.harness.state_mut().as_mut().unwrap().tell_profile(&error);
        window.until_label("Some of your settings could not be read");
        let kept = match number {
            0 => "settings.toml.broken".to_owned(),
            n => format!("settings.toml.broken-{}", n + 1),
        };
        window.until("the file that is kept", |harness| {
            harness.query_by_label_contains(&kept).is_some()
        });
        press(&mut window, Role::Button, "Settings");
        press(&mut window, Role::RadioButton, "Dark");
        drop(window);
        assert_eq!(self::kept(folder.path()).theme, Theme::Dark);
        let aside = std::fs::read_to_string(folder.path().join(kept)).unwrap();
        assert_eq!(aside, text, "as it was");
    }
}
