//! The start screen by accessible label, without a display: tables in the neighbourhood, and addresses that are typed.

use crate::window::screen;
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::screens::start::{LastTable, Search, StartAction, StartScreen},
    net::{
        browse::FoundTable,
        discovery::{Announcement, TableState},
        identity::Fingerprint,
    },
    protocol::{Colour, PROTOCOL_VERSION, TableId},
};

pub fn found(name: &str, state: TableState, protocol: u16) -> FoundTable {
    FoundTable {
        announcement: Announcement {
            id: TableId([7; 16]).to_string() + name,
            name: name.to_owned(),
            game: "argo".to_owned(),
            seats: 4,
            taken: 2,
            state,
            version: "9.9.9".to_owned(),
            protocol,
            fingerprint: Fingerprint([name.len() as u8; 32]),
        },
        addresses: Vec::new(),
        found_ms: 1,
    }
}

fn start() -> StartScreen {
    StartScreen::new("Bo".to_owned(), Colour::Rose, "brave-otter-moon".to_owned())
}

#[test]
fn the_start_offers_hosting_joining_and_playing_here() {
    for (label, expected) in [
        ("Host a table", StartAction::Host),
        ("Play here", StartAction::PlayHere),
    ] {
        let mut harness = screen(start(), |ui, s: &mut StartScreen| s.ui(ui, None));
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().1, Some(expected));
    }
}

#[test]
fn tables_are_listed_and_only_those_that_fit_can_be_joined() {
    let mut s = start();
    let kitchen = found("Kitchen", TableState::Open, PROTOCOL_VERSION);
    s.set_tables(
        vec![kitchen.clone(), found("Old", TableState::Open, PROTOCOL_VERSION + 1)],
        0.0,
    );
    let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
    assert!(harness.query_by_label("Old").is_some());
    assert!(harness.query_by_label("Join Old").is_none());
    harness.get_by_label("Join Kitchen").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Join(Box::new(kitchen.clone()))));
    // A big screen takes no seat.
    harness.get_by_label("Only watch Kitchen").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Watch(Box::new(kitchen))));
}

#[test]
fn tables_with_a_free_seat_come_first() {
    let mut s = start();
    let tables = [
        ("Attic", TableState::Full),
        ("Garden", TableState::Playing),
        ("Shed", TableState::Open),
    ];
    s.set_tables(
        tables
            .map(|(name, state)| found(name, state, PROTOCOL_VERSION))
            .to_vec(),
        0.0,
    );
    let harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
    let top = |label| harness.get_by_label(label).rect().top();
    assert!(top("Join Shed") < top("Watch Attic") && top("Watch Attic") < top("Watch Garden"));
}

#[test]
fn a_table_without_a_free_seat_can_be_watched_and_one_of_another_version_explained() {
    let full = found("Attic", TableState::Full, PROTOCOL_VERSION);
    let old = found("Old", TableState::Open, PROTOCOL_VERSION + 1);
    for (label, expected) in [
        ("Watch Attic", StartAction::Watch(Box::new(full.clone()))),
        ("Why can Old not be joined?", StartAction::Why(Some("9.9.9".to_owned()))),
    ] {
        let mut s = start();
        s.set_tables(vec![full.clone(), old.clone()], 0.0);
        let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().1, Some(expected));
    }
}

#[test]
fn what_is_announced_and_does_not_answer_is_named_and_the_cause_can_be_sought() {
    let mut s = start();
    let mut kitchen = found("Kitchen", TableState::Open, PROTOCOL_VERSION);
    kitchen.addresses = vec!["10.0.0.5:47200".parse().unwrap()];
    s.set_tables(vec![kitchen], 0.0);
    let silent = ["10.0.0.7:47200", "[fd00::5]:47200"].map(|address| address.parse().unwrap());
    s.set_silent(silent.to_vec());
    let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
    assert!(harness.query_by_label("Join Kitchen").is_some());
    assert!(
        harness
            .query_by_label("A table is announced and does not answer")
            .is_some()
    );
    // The other address may well be Kitchen's.
    assert!(harness.query_by_label("At 10.0.0.7:47200").is_some());
    harness.get_by_label("Find out why").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Doctor(Some(silent[0]))));
    harness.state_mut().0.set_silent(vec![silent[1]]);
    harness.run();
    assert!(harness.query_by_label("Find out why").is_none());
}

#[test]
fn the_way_back_to_a_seat_stands_on_top() {
    let mut s = start();
    let kitchen = found("Kitchen", TableState::Playing, PROTOCOL_VERSION);
    s.set_tables(vec![kitchen.clone()], 0.0);
    let last = Some(LastTable {
        table: kitchen.announcement.id.clone(),
        host: Some(kitchen.key().to_string()),
    });
    let mut harness = screen((s, last), |ui, (s, last): &mut (StartScreen, Option<LastTable>)| {
        s.ui(ui, last.as_ref())
    });
    assert!(harness.query_by_label("Return to Kitchen").is_some());
    assert!(harness.query_by_label("Watch Kitchen").is_none());
    harness.get_by_label("Return").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Join(Box::new(kitchen))));
    harness.state_mut().0.1 = None;
    harness.run();
    assert!(harness.query_by_label("Return to Kitchen").is_none());
}

#[test]
fn the_way_back_leads_to_no_other_device_which_is_told_with_all_words_of_its_key() {
    let mut s = start();
    let kitchen = found("Kitchen", TableState::Playing, PROTOCOL_VERSION);
    let mut impostor = kitchen.clone();
    impostor.announcement.fingerprint = Fingerprint([2; 32]);
    let last = LastTable {
        table: kitchen.announcement.id.clone(),
        host: Some(kitchen.key().to_string()),
    };
    s.set_tables(vec![impostor.clone()], 0.0);
    let mut harness = screen(s, move |ui, s: &mut StartScreen| s.ui(ui, Some(&last)));
    assert!(harness.query_by_label("Return to Kitchen").is_none());
    let warning = format!("Another device: {}", impostor.key().words());
    assert!(harness.query_by_label(&warning).is_some());
    // The real one stands beside it, and is the one that the way back leads to.
    harness.state_mut().0.set_tables(vec![impostor, kitchen.clone()], 0.0);
    harness.run();
    assert!(harness.query_by_label(&warning).is_some());
    assert!(harness.query_by_label(&kitchen.key().words()).is_some());
    harness.get_by_label("Return").click();
    harness.run();
    assert_eq!(harness.state().1, Some(StartAction::Join(Box::new(kitchen))));
}

#[test]
fn without_a_network_the_start_says_so() {
    let mut s = start();
    s.set_search(Search::NoNetwork);
    let harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
    assert!(harness.query_by_label("This computer has no network").is_some());
    assert!(harness.query_by_label("Play here").is_some());
}

#[test]
fn the_start_says_what_to_choose_where_the_system_asks_about_the_network() {
    let mut s = start();
    s.set_system("linux");
    let mut harness = screen(s, |ui, s: &mut StartScreen| s.ui(ui, None));
    let shows = |harness: &Harness<'_, _>, words: &str| harness.query_by_label_contains(words).is_some();
    assert!(shows(&harness, "appear here by themselves"));
    for (system, words) in [("macos", "choose “Allow”"), ("windows", "tick private networks")] {
        harness.state_mut().0.set_system(system);
        harness.run();
        assert!(shows(&harness, words), "{system}");
    }
    harness.state_mut().0.set_search(Search::NoNetwork);
    harness.run();
    assert!(!shows(&harness, "tick"), "nobody is asked without a network");
}

#[test]
fn no_digit_of_an_address_is_taken_for_a_shortcut() {
    let mut harness = screen(start(), |ui, s: &mut StartScreen| s.ui(ui, None));
    let field = |harness: &Harness<'_, _>| {
        let field = harness.get_by_role_and_label(Role::TextInput, "Code or address");
        (field.value().unwrap_or_default(), field.is_focused())
    };
    harness
        .get_by_role_and_label(Role::TextInput, "Code or address")
        .focus();
    harness.run();
    harness.event(egui::Event::Text("10.0.0.".to_owned()));
    for by_key in [true, false] {
        if by_key {
            harness.key_press(egui::Key::Enter);
        } else {
            harness.get_by_label("Join there").click();
        }
        harness.run();
        assert_eq!(
            field(&harness),
            ("10.0.0.".to_owned(), true),
            "it stays where one goes on typing"
        );
    }
    harness.event(egui::Event::PointerGone);
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(!field(&harness).1);
    for key in [egui::Key::Num1, egui::Key::Num3] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state().1, None, "a table was opened by a digit");
}

#[test]
fn a_wrong_address_is_told_and_a_right_one_taken_as_people_type_it() {
    let mut harness = screen(start(), |ui, s: &mut StartScreen| s.ui(ui, None));
    for (text, expected) in [
        ("kitchen", None),
        ("10.0.0.7:4433", Some("10.0.0.7:4433")),
        (" 10.0.0.7:4433 ", Some("10.0.0.7:4433")),
        ("10.0.0.7", Some("10.0.0.7:47200")),
        ("[fe80::1]:9", Some("[fe80::1]:9")),
        ("[fe80::1]", Some("[fe80::1]:47200")),
        ("fe80::1", Some("[fe80::1]:47200")),
        ("fe80::1%eth0", Some("[fe80::1%eth0]:47200")),
        ("localhost", Some("localhost:47200")),
        ("Laptop.local", Some("laptop.local:47200")),
        ("laptop:4000", Some("laptop:4000")),
        (" ", None),
        ("10.0.0.7:99999", None),
        ("10.0.0.777", None),
    ] {
        harness.state_mut().1 = None;
        let field = harness.get_by_role_and_label(Role::TextInput, "Code or address");
        field.focus();
        harness.run();
        let mut field_text = |t: &str| {
            harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
            harness
                .get_by_role_and_label(Role::TextInput, "Code or address")
                .type_text(t);
            harness.run();
        };
        field_text(text);
        harness.get_by_label("Join there").click();
        harness.run();
        let expected = expected.map(|address| StartAction::JoinAddress(address.parse().unwrap()));
        assert_eq!(harness.state().1, expected, "{text}");
    }
}
