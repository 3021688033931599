//! What people say to each other, in the window.

use crate::{
    loopback::relay::Relay,
    settings::{press as press_there, write as write_there},
    visit::{self, backend, host_of},
    window::{said, screen, some, with_guest},
};
use egui::{Key, accesskit::Role, epaint::text::MissingGlyphPolicy};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{Screen, client::TableClient, frame::Wish, screens::lobby::lobby_ui, table_event::TableEvent},
    net::{Backend, ClientHandle, ClientUpdate, HostHandle, JoinOptions, Loss, Target, no_wake},
    protocol::{
        ClientMessage, DeviceId, Emote, HostMessage, MemberId, Name, Refusal, RefusalCode, Remark, RequestKind,
        SharedPlace, Talk, limits,
    },
    rules::{Config, SeatCount},
    text::{Language, speaking},
};
use std::net::SocketAddr;

type Window = Harness<'static, (TableClient, Option<Vec<Wish>>)>;

fn lobby(client: TableClient) -> Window {
    screen(client, |ui, c: &mut TableClient| some(lobby_ui(ui, c)))
}

fn hear(client: &mut TableClient, member: u32, talk: Talk, now: f64) -> Vec<TableEvent> {
    let member = MemberId(member);
    client.take(ClientUpdate::Message(HostMessage::Said { member, talk }), now)
}

fn words(text: &str) -> Talk {
    Talk::Remark(Remark::parse(text).unwrap())
}

/// Opens the talk, writes and presses Enter.
fn write(window: &mut Window, text: &str) {
    if window
        .query_by_role_and_label(Role::TextInput, "Say something")
        .is_none()
    {
        window.get_by_role_and_label(Role::Tab, "Talk").click();
        window.run();
    }
    window.get_by_role_and_label(Role::TextInput, "Say something").focus();
    window.run();
    window.event(egui::Event::Text(text.to_owned()));
    window.key_press(Key::Enter);
    window.run();
}

#[test]
fn words_are_written_and_sent_with_enter() {
    let mut window = lobby(with_guest(true));
    write(&mut window, " well  played ");
    assert_eq!(
        said(&window.state().1),
        Some(&ClientMessage::Talk(words("well played")))
    );
    let field = window.get_by_role_and_label(Role::TextInput, "Say something");
    assert!(
        field.is_focused() && field.value().unwrap_or_default().is_empty(),
        "one goes on writing"
    );
}

#[test]
fn words_that_are_too_long_are_kept_and_told() {
    let mut window = lobby(with_guest(true));
    write(&mut window, &"x\u{7}y\n".repeat(2500));
    assert_eq!(window.state().1, None);
    let told = window.query_by_label_contains("at most 200 fit");
    assert!(told.is_some());
    let field = window.get_by_role_and_label(Role::TextInput, "Say something");
    assert!(
        !field.value().unwrap_or_default().is_empty(),
        "nothing that was written is lost"
    );
}

#[test]
fn phrases_are_heard_in_the_own_language_and_a_muted_guest_is_not() {
    let mut client = with_guest(true);
    hear(&mut client, 2, Talk::Emote(Emote::WellDone), 0.0);
    hear(&mut client, 2, words("hello"), 0.0);
    assert_eq!(client.talk.count, 2);
    let mut window = lobby(client);
    window.get_by_role_and_label(Role::Tab, "Talk · 2").click();
    window.run();
    assert!(window.query_by_label("Well done!").is_some() && window.query_by_label("hello").is_some());
    speaking(Language::De, || {
        window.run();
        assert!(
            window.query_by_label("Gut gemacht!").is_some(),
            "everybody reads the own language"
        );
    });
    window.run();
    window
        .get_all_by_label("Hear nothing more of Cleo")
        .next()
        .unwrap()
        .click();
    window.run();
    let Some([Wish::Mute(device, true)]) = window.state().1.as_deref() else {
        panic!("{:?}", window.state().1);
    };
    let device: DeviceId = *device;
    let client = &mut window.state_mut().0;
    client.talk.set_muted(device, true);
    hear(client, 2, words("hello again"), 0.0);
    window.run();
    assert!(window.query_by_label("hello").is_none() && window.query_by_label("hello again").is_none());
    window.get_by_label("Hear Cleo again").click();
    window.run();
    assert_eq!(window.state().1, Some(vec![Wish::Mute(device, false)]));
}

#[test]
fn who_says_much_at_once_is_asked_to_wait() {
    let mut client = with_guest(true);
    let me = client.me.unwrap();
    (0..limits::TALK_BURST).for_each(|_| drop(hear(&mut client, me.0, words("and"), 0.0)));
    let mut window = lobby(client);
    write(&mut window, "more");
    assert_eq!(window.state().1, None);
    assert!(window.query_by_label_contains("wait a moment").is_some());
    let field = window.get_by_role_and_label(Role::TextInput, "Say something");
    assert_eq!(field.value().as_deref(), Some("more"));
}

#[test]
fn the_way_to_the_talk_keeps_the_keyboard_and_a_click_while_something_is_said() {
    for by_key in [true, false] {
        let mut window = lobby(with_guest(true));
        let tab = window.get_by_role_and_label(Role::Tab, "Talk");
        let at = tab.rect().center();
        if by_key {
            tab.focus();
        } else {
            window.drag_at(at);
        }
        // A press that lasts is no click.
        window.run_steps(1);
        hear(&mut window.state_mut().0, 2, words("hello"), 0.0);
        window.run_steps(1);
        if by_key {
            window.key_press(Key::Enter);
        } else {
            window.drop_at(at);
        }
        window.run();
        assert!(window.query_by_label("hello").is_some(), "by key: {by_key}");
    }
}

/// Letters that no font of the window has are shown as boxes, and read aloud as what they are.
#[test]
fn letters_that_the_fonts_lack_are_said_and_heard() {
    let strange = "\u{65e5}\u{672c} \u{5e9}\u{5dc} \u{1f0a1}\u{1f469}\u{1f680} \u{e000}\u{2a700}";
    let mut window = lobby(with_guest(true));
    // As in the program: a harness would rather fail.
    window.ctx.set_missing_glyph_policy(MissingGlyphPolicy::default());
    let client = &mut window.state_mut().0;
    let guest = &mut client.lobby.as_mut().unwrap().members[1];
    guest.name = Name::parse("\u{65e5}\u{672c}").unwrap();
    hear(client, 2, words(strange), 0.0);
    window.run();
    let tab = window.get_by_role_and_label(Role::Tab, "Talk · 1");
    tab.click();
    window.run();
    for heard in [strange, "\u{65e5}\u{672c}"] {
        assert!(window.query_all_by_label(heard).next().is_some(), "{heard}");
    }
    write(&mut window, strange);
    assert_eq!(said(&window.state().1), Some(&ClientMessage::Talk(words(strange))));
}

#[test]
fn fingers_on_the_board_push_nothing_away_that_was_said() {
    let mut client = with_guest(true);
    hear(&mut client, 2, words("hello"), 0.0);
    for number in 0..500 {
        let at = SharedPlace::from_iter([number as u8]);
        hear(&mut client, 2, Talk::Point { at, to: None }, f64::from(number));
    }
    assert_eq!(client.talk.said().count(), 1);
    let shown: Vec<f64> = client.talk.shown_after(495.5).map(|heard| heard.at).collect();
    assert_eq!(shown, [499.0, 498.0, 497.0, 496.0]);
}

#[test]
fn words_that_the_host_refuses_or_never_heard_come_back() {
    let mut client = with_guest(true);
    let me = client.me.unwrap();
    let talk = |client: &mut TableClient, text| client.talk.sent(words(text), 1.0);
    for text in ["one", "two", "three", "four"] {
        talk(&mut client, text);
    }
    // What was said before what is heard was left out on the way.
    hear(&mut client, me.0, words("two"), 1.0);
    let refusal = Refusal {
        what: RequestKind::Talk,
        code: RefusalCode::TooFast,
        reason: None,
    };
    let unheard = |events: Vec<TableEvent>| {
        let words = events.into_iter().filter_map(|event| match event {
            TableEvent::Unheard(words) => Some(words.as_str().to_owned()),
            _ => None,
        });
        words.collect::<Vec<_>>()
    };
    let refused = client.take(ClientUpdate::Message(HostMessage::Refused(refusal)), 1.0);
    assert_eq!(unheard(refused), ["three"]);
    let lost = client.take(ClientUpdate::Lost { why: Loss::Silent }, 1.0);
    assert_eq!(unheard(lost), ["four"]);
    // What is on its way counts as said.
    (0..limits::TALK_BURST - 1).for_each(|_| talk(&mut client, "and"));
    assert!(!client.talk.may_speak(1.0));
    assert!(client.talk.may_speak(20.0));
}

/// A table with somebody of this name at it, where a window comes as the second one.
struct Place {
    host: Backend,
    _handle: HostHandle,
    other: Backend,
    client: ClientHandle,
    address: SocketAddr,
}

impl Place {
    fn with(name: &str) -> Self {
        let (host, other) = (backend(), backend());
        let (handle, address) = host_of(&host, Config::new("argo", SeatCount::new(2).unwrap()));
        let client = other.join(Target::at(address), JoinOptions::new(name), no_wake());
        Self {
            host,
            _handle: handle,
            other,
            client,
            address,
        }
    }

    /// Says something once the other one has come in.
    fn say(&self, text: &str) {
        let heard = async {
            while let Some(update) = self.client.next().await {
                if matches!(&update, ClientUpdate::Message(HostMessage::Lobby(lobby)) if lobby.taken() == 2) {
                    return;
                }
            }
            panic!("the visit has ended");
        };
        self.other.runtime().block_on(heard);
        self.client.send(ClientMessage::Talk(words(text))).unwrap();
    }
}

fn field(window: &visit::Window) -> Option<String> {
    let field = window.harness.get_by_role_and_label(Role::TextInput, "Say something");
    field.value()
}

#[test]
fn what_is_unread_or_half_written_stays_at_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = visit::Window::open(folder.path());
    for name in ["Cleo", "Dora"] {
        let place = Place::with(name);
        window.join(place.address);
        window.until_screen(Screen::Lobby);
        place.say(name);
        // Nothing of the table before is counted.
        window.until_label("Talk · 1");
        press_there(&mut window, Role::Tab, "Talk · 1");
        assert_eq!(field(&window).unwrap_or_default(), "");
        write_there(&mut window, "Say something", "half");
        assert_eq!(field(&window).as_deref(), Some("half"));
        press_there(&mut window, Role::Tab, "Options");
        window.click("Leave");
        window.until_screen(Screen::Start);
    }
}

#[test]
fn what_stands_in_the_open_talk_is_not_told_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let (place, mut window) = (Place::with("Cleo"), visit::Window::open(folder.path()));
    window.join(place.address);
    window.until_screen(Screen::Lobby);
    place.say("hello");
    window.until_label("Close this message");
    let told = |window: &visit::Window| window.harness.query_by_label("Close this message").is_some();
    press_there(&mut window, Role::Tab, "Talk · 1");
    assert!(!told(&window), "it is read in the talk");
    place.client.send(ClientMessage::Talk(words("again"))).unwrap();
    window.until_label("again");
    assert!(!told(&window));
    press_there(&mut window, Role::Tab, "Options");
    place.client.send(ClientMessage::Talk(words("and again"))).unwrap();
    window.until_label("Close this message");
}

#[test]
fn words_that_nobody_hears_stay_in_their_field() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with("Cleo");
    let relay = place.host.runtime().block_on(Relay::to(place.address));
    let mut window = visit::Window::open(folder.path());
    window.join(relay.address);
    window.until_screen(Screen::Lobby);
    window.until_label("Talk");
    press_there(&mut window, Role::Tab, "Talk");
    write_there(&mut window, "Say something", "are you there?");
    relay.dark(true);
    window.until_label("Nothing is heard of the host. You can look around; the connection comes back by itself.");
    window.harness.key_press(Key::Enter);
    window.until_label("The host does not answer. As soon as it is back, you can go on.");
    window.until("the words", |harness| {
        let field = harness.query_by_role_and_label(Role::TextInput, "Say something");
        field.and_then(|field| field.value()).as_deref() == Some("are you there?")
    });
}
