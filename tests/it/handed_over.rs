//! A window that took a table over: it goes on with it after a crash, hands it over, and closes when it has gone on there.

use super::{
    closing::{closes, press},
    loopback::{
        device,
        person::{Person, play_at},
    },
    processes::{Host, MDNS},
    resumed::{hosted, open},
    support::{port_of_its_own, profile_at},
    visit::{Window, backend, host_of},
};
use egui::{ViewportCommand, ViewportId};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::window::Screen,
    protocol::ClientMessage,
    rules::{Config, SeatCount},
    store::Settings,
};
use std::net::Ipv4Addr;

#[test]
fn a_table_that_was_taken_over_goes_on_after_a_crash_and_is_handed_over_before_the_window_closes() {
    let folder = tempfile::tempdir().unwrap();
    let (kitchen, me) = (folder.path().join("kitchen"), folder.path().join("me"));
    let port = port_of_its_own();
    let mut profile = profile_at(&me);
    profile.save_device_key(device(0).identity().key_der());
    let settings = Settings {
        port: Some(port),
        ..Settings::default()
    };
    settings.save(&profile).unwrap();
    drop(profile);
    let mut host = Host::start(&kitchen, &[]);
    let address = host.address().parse().unwrap();
    let mut window = open(&me);
    // The first seat: the table goes on here.
    window.join(address);
    window.until_screen(Screen::Lobby);
    let guest = device(MDNS.parse().unwrap());
    let later = |epoch| move |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > epoch);
    let mut ada = guest.runtime().block_on(async {
        let mut ada = Person::come(&guest, address, "Ada", false);
        ada.until("a seat", |p| p.seat().is_some()).await;
        ada.say(ClientMessage::SetReady { ready: true });
        ada
    });
    press(&mut window, "Ready");
    window.until_screen(Screen::Table);
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    window.until_label("The host is gone, the table goes on");
    guest.runtime().block_on(ada.until("the table there", later(0)));
    let epoch = ada.newest.as_ref().unwrap().epoch;
    drop(ada);
    // Gone without closing the table: as far as the profile knows, a crash.
    drop(window);
    assert!(hosted(&me).is_some());
    let mut window = open(&me);
    window.until_screen(Screen::Table);
    let mut ada = Person::come(&guest, (Ipv4Addr::LOCALHOST, port).into(), "Ada", false);
    guest.runtime().block_on(ada.until("the table again", later(epoch)));
    let epoch = ada.newest.as_ref().unwrap().epoch;
    assert!(!closes(&mut window));
    press(&mut window, "Leave, Ada goes on as host");
    window.until("the window closes", |harness| {
        let commands = &harness.output().viewport_output[&ViewportId::ROOT].commands;
        commands.contains(&ViewportCommand::Close)
    });
    assert!(closes(&mut window), "it was answered");
    drop(window);
    assert_eq!(hosted(&me), None);
    guest.runtime().block_on(async {
        ada.until("the table at her own machine", later(epoch)).await;
        let revision = ada.revision();
        ada.say(ClientMessage::Ping { nonce: 3 });
        play_at(&mut ada, |p| p.revision() >= revision).await;
    });
}

#[test]
fn a_table_that_most_have_lost_says_that_they_may_have_gone_on_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let kitchen = backend();
    let (_host, address) = host_of(&kitchen, Config::new("argo", SeatCount::new(3).unwrap()));
    let guests = [device(0), device(0)];
    let mut window = Window::open(folder.path());
    window.join(address);
    window.until_screen(Screen::Lobby);
    let mut people = Vec::new();
    for (guest, name) in guests.iter().zip(["Ada", "Bea"]) {
        let mut person = Person::come(guest, address, name, false);
        guest.runtime().block_on(async {
            person.until("a seat", |p| p.seat().is_some()).await;
            person.say(ClientMessage::SetReady { ready: true });
        });
        people.push(person);
    }
    press(&mut window, "Ready");
    window.until_screen(Screen::Table);
    let said = "The others may be elsewhere";
    assert!(window.harness.query_by_label(said).is_none());
    drop((people, guests));
    window.until_label(said);
}
