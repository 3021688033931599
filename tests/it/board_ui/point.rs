//! Fingers on the board: shown with the pointer and by keyboard, and seen.

use super::*;
use egui::Modifiers;
use podbay::{
    app::{argo::spots::ArgoSpot, talk::TableTalk},
    games::argo::{State, Tile},
    protocol::{MemberId, SharedPlace, Stage, Talk},
};

const ROOM: ArgoSpot = ArgoSpot::Tile(Tile::WAKING_ROOM);

fn at_a_table() -> Window<State> {
    let table = Table::<State> {
        talk: Some(TableTalk::default()),
        ..Table::at("tile C01 0,-2 r0\ntile C02 2,0 r1")
    };
    window(table, LARGE)
}

/// Holds Alt, and lets it go.
fn alt(harness: &Window<State>, held: bool) {
    harness.event(egui::Event::ModifiersChanged(if held {
        Modifiers::ALT
    } else {
        Modifiers::NONE
    }));
}

/// What was shown last, as it was sent.
fn sent(harness: &Window<State>) -> Option<Talk> {
    match harness.state().actions.last()? {
        Wish::Say(ClientMessage::Talk(talk)) => Some(talk.clone()),
        _ => None,
    }
}

/// A finger of somebody called Bo comes from the host.
fn hear(harness: &mut Window<State>, talk: Talk) {
    let lobby = crate::window::lobby(Stage::Playing);
    let now = harness.ctx.input(|input| input.time);
    let table = harness.state_mut();
    let heard = table.talk.as_mut().expect("others are there");
    heard.take(&lobby, (MemberId(1), talk), Some(MemberId(0)), now);
}

fn tile(harness: &Window<State>, id: &str) -> Tile {
    let setup = &harness.state().setup;
    let mut all = setup.modules.iter();
    all.find(|tile| setup.components.tile(*tile).id == id)
        .expect("it is in the box")
}

fn middle(harness: &Window<State>, spot: ArgoSpot) -> egui::Pos2 {
    super::argo::middle_of(harness, spot)
}

#[test]
fn with_alt_a_click_points_and_a_drag_draws_an_arrow_and_nothing_else_happens() {
    let mut harness = at_a_table();
    let (from, to) = (
        middle(&harness, ROOM),
        middle(&harness, ArgoSpot::Tile(tile(&harness, "C02"))),
    );
    alt(&harness, true);
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.drop_at(from);
    harness.run_steps(1);
    let Some(Talk::Point { at, to: None }) = sent(&harness) else {
        panic!("{:?}", harness.state().actions);
    };
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(to);
    harness.run_steps(1);
    harness.drop_at(to);
    harness.run_steps(1);
    let Some(Talk::Point {
        at: again,
        to: Some(other),
    }) = sent(&harness)
    else {
        panic!("{:?}", harness.state().actions);
    };
    assert!(at == again && at != other);
    assert_eq!(harness.state().actions.len(), 2, "a finger moves nothing");
}

#[test]
fn a_finger_of_another_is_seen_with_the_name_and_goes_again() {
    let mut harness = at_a_table();
    alt(&harness, true);
    let from = middle(&harness, ROOM);
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.drop_at(from);
    harness.run_steps(1);
    alt(&harness, false);
    let shown = sent(&harness).expect("it was shown");
    hear(&mut harness, shown);
    harness.run_steps(1);
    assert!(
        harness
            .query_by_label_contains("Bo points at this: Waking Room")
            .is_some()
    );
    harness.run_steps((4.5 / STEP) as usize);
    assert!(harness.query_by_label_contains("Bo points at this").is_none());
    for nonsense in [vec![], vec![255; 16], vec![0, 0]] {
        let place = SharedPlace::from_iter(nonsense);
        hear(
            &mut harness,
            Talk::Point {
                at: place.clone(),
                to: Some(place),
            },
        );
        harness.run_steps(1);
    }
}

#[test]
fn by_keyboard_the_place_in_focus_is_shown() {
    let mut harness = at_a_table();
    press(&mut harness, Key::Tab);
    let first = harness.state().screen.focus.expect("a place is in focus");
    harness.key_press_modifiers(Modifiers::ALT, Key::Enter);
    harness.run_steps(1);
    assert!(
        matches!(sent(&harness), Some(Talk::Point { to: None, .. })),
        "{:?}",
        harness.state().actions
    );
    press(&mut harness, Key::Tab);
    assert_ne!(harness.state().screen.focus, Some(first));
    harness.key_press_modifiers(Modifiers::ALT | Modifiers::SHIFT, Key::Enter);
    harness.run_steps(1);
    assert!(matches!(sent(&harness), Some(Talk::Point { to: Some(_), .. })));
    assert_eq!(harness.state().commands(), [], "nothing was given");
}

#[test]
fn what_is_typed_to_the_others_gives_no_command() {
    let mut harness = at_a_table();
    harness.get_by_role_and_label(Role::RadioButton, "Talk").click();
    harness.run_steps(1);
    harness.get_by_role_and_label(Role::TextInput, "Say something").focus();
    harness.run_steps(1);
    for key in [Key::H, Key::Num1, Key::P, Key::U, Key::V, Key::Y, Key::Space, Key::Tab] {
        press(&mut harness, key);
    }
    assert!(harness.state().screen.is_idle() && harness.state().screen.focus.is_none());
    assert_eq!(harness.state().actions, []);
}
