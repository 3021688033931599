//! Names: those that the program makes fit everywhere, and guests who were sent away come back from a list.

use crate::{
    settings::{kept, press, press_by_keyboard, steps},
    support::profile_at,
    visit::{Window, backend},
    window::{screen, with_guest},
};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{
        Screen,
        client::TableClient,
        screens::banned::{ban_ui, banned_ui, list_text},
    },
    net::ClientUpdate,
    protocol::{DeviceId, HostMessage, MemberId, Name, limits::NAME_MAX},
    store::Settings,
    text::{Language, speaking, t_args},
};

/// Names of every length in letters of one and of several characters.
fn of_all_lengths() -> Vec<Name> {
    let letters = ["x", "ễ", "김", "🙂", "e\u{325}", "x ", "ن"];
    let of = |letter: &&str| {
        let most = NAME_MAX / letter.chars().count();
        (1..=most)
            .map(|n| Name::parse(&letter.repeat(n)).unwrap())
            .collect::<Vec<_>>()
    };
    letters.iter().flat_map(of).collect()
}

#[test]
fn every_name_that_the_program_makes_fits_in_every_language() {
    for language in Language::ALL {
        speaking(language, || {
            for name in of_all_lengths() {
                let table = |name: &str| t_args("start-table-name", &[("name", name.into())]);
                let made = name.named_after(table);
                let made = made.unwrap_or_else(|error| panic!("{language:?} {name}: {error}"));
                assert!(made.as_str().chars().count() <= NAME_MAX);
                let whole = table(name.as_str());
                let is_cut = whole.chars().count() > NAME_MAX;
                assert_eq!(made.as_str().contains('…'), is_cut, "{made}");
                assert_eq!(made.as_str() == whole, !is_cut, "{made}");
                for number in [2, 255] {
                    let numbered = name.numbered(number);
                    assert_eq!(Name::parse(numbered.as_str()), Ok(numbered.clone()));
                }
            }
        });
    }
}

#[test]
fn a_table_opens_for_a_name_that_leaves_no_room_for_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let name = "Maximilian Alexander von und zu Podbay";
    let profile = profile_at(folder.path());
    let settings = Settings {
        name: Some(Name::parse(name).unwrap()),
        ..Settings::default()
    };
    settings.save(&profile).unwrap();
    speaking(Language::De, || {
        let mut window = Window::open_as(profile, backend());
        window.click("Hier spielen");
        window.until_screen(Screen::Lobby);
        window.until_label("Tisch von Maximilian Alexander von und…");
        assert!(
            window.harness.query_by_label(name).is_some(),
            "the seat has the whole name"
        );
    });
}

/// The table of a host who has just sent this guest away for good.
fn banned() -> (TableClient, DeviceId) {
    let mut client = with_guest(true);
    let device = DeviceId([8; 32]);
    client.lobby.as_mut().unwrap().members[1].device = device;
    let mut info = client.info.clone().unwrap();
    info.banned = vec![device];
    client.take(ClientUpdate::Message(HostMessage::Table(Box::new(info))), 0.0);
    (client, device)
}

#[test]
fn sending_away_for_good_is_asked_first() {
    for (label, expected) in [("Cancel", false), ("Send away for good", true)] {
        let mut window = screen(with_guest(true), |ui, client: &mut TableClient| {
            ban_ui(ui, client, MemberId(2))
        });
        window.get_by_label("Send Cleo away for good?");
        window.get_by_role_and_label(Role::Button, label).click();
        window.run();
        assert_eq!(window.state().1, Some(expected));
    }
    let window = screen(with_guest(true), |ui, client: &mut TableClient| {
        ban_ui(ui, client, MemberId(99))
    });
    assert_eq!(window.state().1, Some(false), "who has gone is not asked about");
}

#[test]
fn who_was_sent_away_for_good_stands_in_a_list_by_name_and_is_let_in_again() {
    let (client, device) = banned();
    assert_eq!(list_text(&client).as_deref(), Some("Sent away (1)"));
    let mut window = screen(client, |ui, client: &mut TableClient| banned_ui(ui, client).0);
    window.get_by_label("Cleo");
    window.get_by_role_and_label(Role::Button, "Let Cleo in again").click();
    window.run();
    assert_eq!(window.state().1, Some(device));
    // A guest has no list, and an empty one is not offered.
    let (mut guest, _) = banned();
    guest.is_host = false;
    assert_eq!(list_text(&guest), None);
    assert_eq!(list_text(&with_guest(true)), None);
}

#[test]
fn who_was_not_let_in_stands_in_the_list_until_that_is_taken_back() {
    let mut client = with_guest(true);
    let device = DeviceId([9; 32]);
    client.bans.refuse(device, Name::parse("Dora").unwrap());
    assert_eq!(list_text(&client).as_deref(), Some("Sent away (1)"));
    let window = screen(client, |ui, client: &mut TableClient| banned_ui(ui, client).0);
    window.get_by_role_and_label(Role::Button, "Let Dora in again");
    let mut client = with_guest(true);
    client.bans.refuse(device, Name::parse("Dora").unwrap());
    client.bans.lift(device);
    assert_eq!(list_text(&client), None);
}

#[test]
fn a_device_that_was_forgotten_is_known_again_by_one_press() {
    let folder = tempfile::tempdir().unwrap();
    let id = |number: u8| DeviceId([number; 32]);
    let line = |n: u8| format!("{} = {{ when = {n}, name = \"Guest {n}\" }}\n", id(n));
    std::fs::write(folder.path().join("known.toml"), line(1) + &line(2)).unwrap();
    speaking(Language::En, || {
        let mut window = Window::open(folder.path());
        press(&mut window, Role::Button, "Settings");
        press(&mut window, Role::Tab, "Devices");
        let forget = format!(
            "Forget Guest 1 ({})",
            podbay::net::identity::Fingerprint([1; 32]).words()
        );
        press(&mut window, Role::Button, &forget);
        window.until_label("Guest 1 is forgotten");
        press_by_keyboard(&mut window, Role::Button, "Remember Guest 1 again");
        window.until_label("Guest 1");
        assert!(window.harness.query_by_label("Guest 1 is forgotten").is_none());
        steps(&mut window);
        drop(window);
        let known = profile_at(folder.path()).known_devices().unwrap();
        assert_eq!(known, [id(1), id(2)].into());
        assert_eq!(kept(folder.path()).name, None);
    });
}
