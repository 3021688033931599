//! The window goes on with a game that its profile hosted, and guests come back by themselves.

use super::{
    loopback::{
        at, device,
        person::{Person, play_at},
        resume::play_in_secret,
    },
    processes::{Host, MDNS},
    support::profile_at,
    visit::Window,
};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{App, window::Screen},
    games::any::AnyGame,
    net::{Backend, JoinOptions, discovery::MdnsOptions, identity::Identity, no_wake},
    protocol::ClientMessage,
    record::{Action, Entry, FORMAT, Record, load},
    store::Settings,
};
use std::path::{Path, PathBuf};

/// The window of the same profile, device included.
pub fn open(folder: &Path) -> Window {
    let profile = profile_at(folder);
    let key = profile.device_key().unwrap().unwrap();
    let mdns = MdnsOptions {
        port: MDNS.parse().unwrap(),
        loopback_only: true,
        adapter: None,
    };
    let backend = Backend::new(Identity::from_key_der(&key).unwrap(), mdns).unwrap();
    Window::open_as(profile, backend)
}

pub fn hosted(folder: &Path) -> Option<String> {
    let profile = profile_at(folder);
    Settings::load(&profile).unwrap().hosted
}

fn shows(window: &Window, part: &str) -> bool {
    window.harness.query_by_label_contains(part).is_some()
}

/// A game of a killed host, with the guest who played there.
async fn killed(profile: &Path, guest: &Backend) -> Person {
    let mut host = Host::start(profile, &["--bots", "1:greedy"]);
    // Or she would go on with the table herself.
    let options = JoinOptions {
        may_host: false,
        ..JoinOptions::new("Ada")
    };
    let target = at(host.address().parse().unwrap());
    let mut ada = Person::at(guest.join(target, options, no_wake()));
    ada.until("a seat", |p| p.seat().is_some()).await;
    ada.say(ClientMessage::SetReady { ready: true });
    play_at(&mut ada, |p| p.revision() > 4 && p.is_asked()).await;
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    ada
}

#[test]
fn a_game_is_offered_and_goes_on_and_after_a_crash_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let guest = device(MDNS.parse().unwrap());
    let mut ada = guest.runtime().block_on(killed(folder.path(), &guest));
    let seat = ada.seat();
    let (epoch, seen) = ada.newest.as_ref().map(|newest| (newest.epoch, newest.digest)).unwrap();
    let mut window = open(folder.path());
    window.until_label("Resume");
    assert!(shows(&window, "Go on with Argo, turn "));
    assert!(shows(&window, "Ada") && shows(&window, "a moment ago"));
    window.click("Resume");
    window.until_screen(Screen::Table);
    guest.runtime().block_on(async {
        let resumed = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > epoch);
        ada.until("the table again", resumed).await;
        assert_eq!(ada.newest.as_ref().unwrap().digest, seen);
        assert_eq!(ada.seat(), seat);
        let revision = ada.revision();
        play_at(&mut ada, |p| p.revision() > revision + 4 && p.is_asked()).await;
    });
    drop(ada);
    // Gone without closing the table: as far as the profile knows, a crash.
    drop(window);
    assert!(hosted(folder.path()).is_some());
    let mut window = open(folder.path());
    window.until_screen(Screen::Table);
    window.click("Close the table");
    window.click("Leave");
    window.until_screen(Screen::Start);
    window.click("Put away");
    window.until("no offer", |harness| harness.query_by_label("Resume").is_none());
    drop(window);
    assert_eq!(hosted(folder.path()), None);
    let mut window = open(folder.path());
    window.until_label("Host a table");
    assert!(!shows(&window, "Resume"));
}

fn change(record: &Path, change: impl Fn(&mut Record<AnyGame>)) {
    let mut changed = load::<AnyGame>(&std::fs::read(record).unwrap()).unwrap().record;
    change(&mut changed);
    std::fs::write(record, changed.to_bytes().unwrap()).unwrap();
}

#[test]
fn a_record_that_cannot_be_gone_on_with_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let guest = device(0);
    drop(guest.runtime().block_on(killed(folder.path(), &guest)));
    let records: Vec<PathBuf> = profile_at(folder.path()).records().unwrap();
    let [record] = records.as_slice() else {
        panic!("{records:?}")
    };
    change(record, |record| {
        let digest = record.entries.last().unwrap().digest;
        let action = Action::MovedOn;
        record.entries.push(Entry { action, digest });
    });
    let mut window = open(folder.path());
    window.until_label("Host a table");
    assert!(!shows(&window, "Go on with"), "it went on elsewhere");
    drop(window);
    change(record, |record| drop(record.entries.pop()));
    for (text, edit) in [
        (
            "An earlier version saved it without its table.",
            (|record| record.header.hosting = None) as fn(&mut Record<AnyGame>),
        ),
        ("Podbay 9.9.9 saved it, this is ", |record| {
            (record.header.versions.format, record.header.versions.program) = (FORMAT + 1, "9.9.9".to_owned());
        }),
    ] {
        change(record, edit);
        let mut window = open(folder.path());
        window.until_label("Your last game cannot go on here");
        assert!(shows(&window, text) && !shows(&window, "Resume"), "{text}");
    }
}

#[test]
fn a_new_table_at_the_place_of_the_lost_one_is_joined_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let (kitchen, me) = (folder.path().join("host"), folder.path().join("me"));
    let mut host = Host::start(&kitchen, &[]);
    let profile = profile_at(&me);
    let mut window = Window::open_as(profile, device(0));
    window.join(host.address().parse().unwrap());
    window.until_screen(Screen::Lobby);
    let port = host.port.clone();
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    let _again = Host::start_without_port(&kitchen, &["--port", &port, "--name", "Attic"]);
    window.until_label("Another table is open");
    assert_eq!(window.harness.state().as_ref().map(App::screen), Some(Screen::Start));
    window.click("Join the new table");
    window.until_screen(Screen::Lobby);
    assert!(shows(&window, "Attic"));
}

#[test]
fn a_window_that_died_as_the_game_ended_shows_the_end_and_so_does_its_guest() {
    let folder = tempfile::tempdir().unwrap();
    let guest = device(MDNS.parse().unwrap());
    let mut ada = guest.runtime().block_on(killed(folder.path(), &guest));
    let profile = profile_at(folder.path());
    let record = profile.records().unwrap().remove(0);
    let end = play_in_secret(&record);
    let mut settings = Settings::load(&profile).unwrap();
    settings.hosted = Some(record.file_stem().unwrap().to_str().unwrap().to_owned());
    settings.save(&profile).unwrap();
    drop(profile);
    let mut window = open(folder.path());
    window.until_screen(Screen::End);
    guest.runtime().block_on(ada.until("the end", |p| !p.ended.is_empty()));
    assert_eq!(ada.ended, [(1, end)]);
    drop(window);
    // Nothing is left to go on with.
    let mut settings = Settings::load(&profile_at(folder.path())).unwrap();
    settings.hosted = None;
    settings.save(&profile_at(folder.path())).unwrap();
    let mut window = open(folder.path());
    window.until_label("Host a table");
    assert!(!shows(&window, "Resume"));
}
