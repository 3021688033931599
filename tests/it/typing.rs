//! Whoever types fast loses no letter: text and what ends the typing in one frame, at every field of the window.

use crate::{
    replay_list::{click, listed},
    settings::{kept, press, steps},
    visit::Window,
    window::{client, name, screen, screen_of, with_guest},
};
use egui::{Event, Key, Modifiers, PointerButton, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        App, Screen,
        client::TableClient,
        frame::Wish,
        screens::{
            lobby::lobby_ui,
            start::{StartAction, StartScreen},
        },
    },
    protocol::{ClientMessage, Colour, Remark, SeatInfo, Stage, Talk},
    rules::Seat,
    text::{Language, speaking},
};

fn key(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// The keys of a word, as the system tells them.
fn word(text: &str) -> Vec<Event> {
    let letter = |letter: char| {
        let pressed = Key::from_name(&letter.to_uppercase().to_string()).map(key);
        pressed.into_iter().chain([Event::Text(letter.to_string())])
    };
    text.chars().flat_map(letter).collect()
}

/// A word and then Enter.
fn entered(text: &str) -> Vec<Event> {
    let mut events = word(text);
    events.push(key(Key::Enter));
    events
}

/// A press and a release of the pointer on something.
fn clicked<S>(harness: &Harness<'_, S>, role: Role, label: &str) -> Vec<Event> {
    let pos = harness.get_by_role_and_label(role, label).rect().center();
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    vec![Event::PointerMoved(pos), button(true), button(false)]
}

/// Shows all of these events in one frame, and then some frames without any.
fn at_once<S>(harness: &mut Harness<'_, S>, events: impl IntoIterator<Item = Event>) {
    harness.input_mut().events.extend(events);
    (0..6).for_each(|_| harness.step());
}

/// Gives a field the keyboard, with all of its text marked.
fn into_field<S>(harness: &mut Harness<'_, S>, label: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
}

fn value<S>(harness: &Harness<'_, S>, label: &str) -> (String, bool) {
    let field = harness.get_by_role_and_label(Role::TextInput, label);
    (field.value().unwrap_or_default(), field.is_focused())
}

fn start() -> Harness<'static, (StartScreen, Option<StartAction>)> {
    let start = StartScreen::new("Bo".to_owned(), Colour::Rose, "brave-otter-moon".to_owned());
    screen(start, |ui, s: &mut StartScreen| s.ui(ui, None))
}

#[test]
fn words_of_one_frame_are_said_to_their_last_letter() {
    let talk = |ui: &mut egui::Ui, client: &mut TableClient| lobby_ui(ui, client).into_iter().next();
    let mut harness = screen(with_guest(true), talk);
    harness.get_by_role_and_label(Role::Tab, "Talk").click();
    harness.run();
    into_field(&mut harness, "Say something");
    at_once(&mut harness, entered("def"));
    let said = |text| {
        Some(Wish::Say(ClientMessage::Talk(Talk::Remark(
            Remark::parse(text).unwrap(),
        ))))
    };
    assert_eq!(harness.state().1, said("def"));
    assert_eq!(value(&harness, "Say something"), (String::new(), true));
    at_once(&mut harness, word("de"));
    at_once(&mut harness, entered("f"));
    assert_eq!(harness.state().1, said("def"), "the last letter came with Enter");
}

#[test]
fn the_own_name_of_one_frame_has_its_last_letter() {
    let mut harness = start();
    harness.get_by_label("Change").click();
    harness.run();
    into_field(&mut harness, "Your name");
    at_once(&mut harness, entered("Ada1"));
    assert_eq!(harness.state().0.name, "Ada1");
    assert_eq!(harness.state().1, Some(StartAction::Profile), "and no shortcut");
    assert!(harness.query_by_role_and_label(Role::TextInput, "Your name").is_none());
}

#[test]
fn enter_on_a_wrong_name_leaves_the_keyboard_in_the_field() {
    let mut harness = start();
    harness.get_by_label("Change").click();
    harness.run();
    into_field(&mut harness, "Your name");
    at_once(&mut harness, entered(" "));
    assert_eq!(value(&harness, "Your name"), (" ".to_owned(), true));
    assert_eq!(harness.state().1, None);
}

#[test]
fn an_address_of_one_frame_is_gone_to() {
    let mut harness = start();
    into_field(&mut harness, "Code or address");
    at_once(&mut harness, entered("10.0.0.7"));
    let expected = StartAction::JoinAddress("10.0.0.7:47200".parse().unwrap());
    assert_eq!(harness.state().1, Some(expected));
}

#[test]
fn a_person_at_this_laptop_is_called_as_one_frame_says() {
    let lobby = |ui: &mut egui::Ui, client: &mut TableClient| lobby_ui(ui, client).into_iter().next();
    let mut two = client(Stage::Lobby);
    let seats = &mut two.lobby.as_mut().unwrap().seats;
    seats[2] = SeatInfo {
        name: name("Bo 2"),
        colour: seats[2].colour,
        ..seats[0].clone()
    };
    let mut harness = screen_of([1440.0, 900.0], two, lobby);
    for (events, expected) in [
        (entered("Mia"), Some("Mia")),
        ([word("Mia"), vec![key(Key::Escape)]].concat(), None),
        ([word("Mia"), entered(" ")].concat(), Some("Mia")),
    ] {
        harness.state_mut().1 = None;
        into_field(&mut harness, "Person at seat 3");
        at_once(&mut harness, events);
        let seat = Seat::wrapping(2);
        let expected = expected.and_then(name);
        let expected = expected.map(|name| Wish::Say(ClientMessage::NameSeat { seat, name }));
        assert_eq!(harness.state().1, expected);
    }
}

#[test]
fn a_path_of_one_frame_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = listed(folder.path());
        let path = folder.path().join("none.podbay");
        into_field(&mut window.harness, "File of a record");
        let events = vec![Event::Paste(path.to_str().unwrap().to_owned()), key(Key::Enter)];
        at_once(&mut window.harness, events);
        window.until("the path is tried", |harness| {
            harness.query_all_by_label_contains("none.podbay").next().is_some()
        });
    });
}

/// The program with its window on the start screen, where the name is being changed.
fn changing(folder: &std::path::Path) -> Window {
    let mut window = Window::open(folder);
    window.until_label("Change");
    click(&mut window, Role::Button, "Change");
    into_field(&mut window.harness, "Your name");
    window
}

#[test]
fn a_click_in_the_frame_of_the_last_letter_takes_nothing_from_the_field() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = changing(folder.path());
        let click = clicked(&window.harness, Role::Button, "Done");
        at_once(&mut window.harness, [word("ada"), click].concat());
        assert!(window.harness.query_by_label("Change").is_some());
        drop(window);
        assert_eq!(kept(folder.path()).name.unwrap().as_str(), "ada");
    });
}

#[test]
fn tab_in_the_frame_of_the_last_letter_takes_nothing_from_the_field() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = changing(folder.path());
        at_once(&mut window.harness, [word("ada"), vec![key(Key::Tab)]].concat());
        assert_eq!(value(&window.harness, "Your name"), ("ada".to_owned(), false));
    });
}

#[test]
fn what_follows_enter_in_its_frame_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = Window::open(folder.path());
        window.until_label("Play here");
        into_field(&mut window.harness, "Code or address");
        // A wrong address keeps the keyboard.
        at_once(&mut window.harness, [entered("a.b.c.d:x"), word("yz")].concat());
        let (typed, is_focused) = value(&window.harness, "Code or address");
        assert!(is_focused && typed.ends_with("yz"), "{typed}");
        let app = window.harness.state().as_ref().map(App::screen);
        assert_eq!(app, Some(Screen::Start));
    });
}

#[test]
fn settings_have_the_last_letter_although_they_are_closed_in_its_frame() {
    let folder = tempfile::tempdir().unwrap();
    speaking(Language::En, || {
        let mut window = Window::open(folder.path());
        press(&mut window, Role::Button, "Settings");
        for (tab, field, text) in [
            ("Profile", "Your name", "ada"),
            ("Network", "Port of your tables", "51234"),
        ] {
            press(&mut window, Role::Tab, tab);
            into_field(&mut window.harness, field);
            let to = if tab == "Profile" { "Network" } else { "Profile" };
            let click = clicked(&window.harness, Role::Tab, to);
            at_once(&mut window.harness, [word(text), click].concat());
            assert!(window.harness.query_by_role_and_label(Role::TextInput, field).is_none());
        }
        steps(&mut window);
        drop(window);
        let kept = kept(folder.path());
        assert_eq!((kept.name.unwrap().as_str(), kept.port), ("ada", Some(51234)));
    });
}
