//! Join codes in the window: shown, copied and typed, and somebody who asks to be let in.

use super::visit::{Window, backend};
use egui::{OutputCommand, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::{
    app::window::Screen,
    net::{ClientEnd, ClientUpdate, JoinOptions, Target, code::Invitation, no_wake},
    protocol::RefusalCode,
    store::{Profile, Settings},
};
use std::net::SocketAddr;

/// A window of somebody new.
fn open(name: &str) -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().unwrap();
    let profile = Profile::open(Some(folder.path())).unwrap();
    let settings = Settings {
        name: podbay::protocol::Name::parse(name).ok(),
        ..Settings::default()
    };
    settings.save(&profile).unwrap();
    let window = Window::open_as(profile, backend());
    (folder, window)
}

/// A window that hosts a table for those whom this rule lets in; its address.
fn hosting(rule: &str) -> (tempfile::TempDir, Window, SocketAddr) {
    let (folder, mut window) = open("Ana");
    window.click("Host a table");
    window.until_screen(Screen::Lobby);
    window.click("Who may join: Anyone here");
    window.click(rule);
    window.until_label(&format!("Who may join: {rule}"));
    let node = window.harness.get_by_label_contains("Address: ");
    let shown = node.accesskit_node().label().or(node.accesskit_node().value());
    let address = shown
        .as_deref()
        .and_then(|text| text.strip_prefix("Address: ")?.parse().ok());
    (folder, window, address.expect("an address"))
}

/// Waits for a notice, which stands there for eyes and for readers.
fn until_told(window: &mut Window, text: &str) {
    window.until(text, |harness| harness.query_all_by_label(text).next().is_some());
}

fn copied(window: &mut Window) -> String {
    window.harness.get_by_label("Copy the code").click();
    for _ in 0..3 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        if let Some(OutputCommand::CopyText(text)) = commands.first() {
            return text.clone();
        }
    }
    panic!("nothing was copied");
}

#[test]
fn the_lobby_shows_the_code_and_who_types_it_comes_in() {
    let (_ana, mut ana, address) = hosting("Who has the code");
    ana.until_label("QR code with the join code and the address of this table");
    let code = copied(&mut ana);
    assert!(ana.harness.query_by_label(&code).is_some(), "{code} is shown");
    let stranger = backend();
    let client = stranger.join(Target::at(address), JoinOptions::new("Eve"), no_wake());
    let end = stranger.runtime().block_on(async {
        loop {
            if let Some(ClientUpdate::Ended(end)) = client.next().await {
                return end;
            }
        }
    });
    assert!(
        matches!(&end, ClientEnd::Refused(why) if why.code == RefusalCode::NeedsCode),
        "{end:?}"
    );
    let (_bo, mut bo) = open("Bo");
    let plain = code.replace('-', "").to_lowercase();
    bo.type_address(&plain);
    bo.click("Join there");
    bo.until_screen(Screen::Lobby);
    ana.until_label("Bo");
}

#[test]
fn a_code_that_is_mistyped_or_not_that_of_the_table_is_told() {
    let (_ana, mut ana, _) = hosting("Who has the code");
    let code: Invitation = copied(&mut ana).parse().unwrap();
    let (_bo, mut bo) = open("Bo");
    bo.type_address("ABCD-2346");
    bo.click("Join there");
    bo.until_label("A typing mistake. Compare the code with the host’s");
    let mut other = code;
    other.code.secret = podbay::net::code::CodeSecret::from_random(0x00ab_cdef, code.code.place.wide);
    for _ in 0..3 {
        bo.type_address(&other.to_string());
        bo.click("Join there");
        until_told(
            &mut bo,
            "That is not the code of this table. Look at the host’s window again; it may be a new one.",
        );
        bo.until_screen(Screen::Start);
    }
    // One computer that guesses spoils the code of nobody else.
    let now: Invitation = copied(&mut ana).parse().unwrap();
    assert_eq!(now.code.secret, code.code.secret);
}

#[test]
fn the_host_lets_in_who_knocks_or_does_not() {
    let (_ana, mut ana, address) = hosting("Ask me");
    let (_bo, mut bo) = open("Bo");
    bo.type_address(&address.to_string());
    bo.click("Join there");
    bo.until_label("The host is being asked whether you may come in.");
    ana.until_label("Bo asks to join");
    ana.click("Let in");
    bo.until_screen(Screen::Lobby);
    ana.until("nobody asks", |harness| harness.query_by_label("Let in").is_none());
    let (_eve, mut eve) = open("Eve");
    eve.type_address(&address.to_string());
    eve.click("Join there");
    ana.until_label("Eve asks to join");
    ana.click("Not now");
    until_told(
        &mut eve,
        "The host does not let you in. Talk to the host, or ask for the code.",
    );
    eve.until_screen(Screen::Start);
    assert!(
        eve.harness
            .query_by_role_and_label(Role::TextInput, "Code or address")
            .is_some()
    );
}
