//! Hints in the program: the host's permission in the lobby, and a hint in a game against a bot.

use crate::{
    settings::window as open,
    shortcuts::play,
    window::{client, said, screen, some, with_guest},
};
use egui::Key;
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{client::TableClient, screens::lobby::lobby_ui},
    net::ClientUpdate,
    protocol::{ClientMessage, HostMessage, MemberId, Stage},
};

#[test]
fn the_host_forbids_hints_in_the_lobby() {
    let mut harness = screen(client(Stage::Lobby), |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    harness.get_by_label("Hints: Yes").click();
    harness.run();
    harness.get_by_label("No").click();
    harness.run();
    let allowed = false;
    assert_eq!(said(&harness.state().1), Some(&ClientMessage::SetHints { allowed }));
}

#[test]
fn guests_read_that_hints_are_forbidden() {
    let mut guest = with_guest(true);
    (guest.me, guest.is_host) = (Some(MemberId(2)), false);
    let mut harness = screen(guest, |ui, c: &mut TableClient| some(lobby_ui(ui, c)));
    assert!(harness.query_by_label("Hints: Yes").is_some());
    assert!(harness.query_by_label_contains("option changed").is_none());
    let mut table = harness.state().0.info.clone().unwrap();
    table.hints = false;
    let news = ClientUpdate::Message(HostMessage::Table(Box::new(table)));
    harness.state_mut().0.take(news, 1.0);
    harness.run();
    assert!(harness.query_by_label("Hints: No").is_some());
    assert!(harness.query_by_label_contains("option changed").is_some());
    harness.get_by_label("Hints: No").click();
    harness.run();
    assert!(harness.query_by_label("Yes").is_none(), "only the host chooses");
}

#[test]
fn a_player_alone_gets_a_hint_beside_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _notes) = open(folder.path());
    play(&mut window);
    window.harness.key_press(Key::T);
    window.until("the hint", |harness| {
        harness.query_all_by_label_contains("Best: ").next().is_some()
    });
    window.harness.key_press(Key::Escape);
    window.until("the board without it", |harness| {
        harness.query_all_by_label_contains("Best: ").next().is_none()
    });
}
