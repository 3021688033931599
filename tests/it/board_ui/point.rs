//! Fingers on the board: shown with the pointer and by keyboard, and seen.

use super::*;
use egui::Modifiers;
use podbay::{
    app::{argo::spots::ArgoSpot, talk::TableTalk},
    games::{
        alien_frontiers, aqua_sphere,
        argo::{State, Tile},
    },
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
    talk(harness.state().actions.last()?)
}

fn talk(action: &Wish) -> Option<Talk> {
    match action {
        Wish::Say(ClientMessage::Talk(talk)) => Some(talk.clone()),
        _ => None,
    }
}

/// A finger of somebody called Bo comes from the host.
fn hear<G: Boarded>(harness: &mut Window<G>, talk: Talk) {
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
}

/// Bytes that are no place of a game draw nothing, and what is drawn besides stays as it is.
fn nonsense<G: Boarded>() {
    let table = Table::<G> {
        talk: Some(TableTalk::default()),
        ..Table::new(1, 3, &[])
    };
    let mut harness = window(table, LARGE);
    let read = |harness: &Window<G>| labels(harness, Role::Label);
    let before = read(&harness);
    for bytes in [vec![], vec![255; 16], vec![255, 255]] {
        let at = SharedPlace::from_iter(bytes);
        let to = Some(at.clone());
        hear(&mut harness, Talk::Point { at, to });
        harness.run_steps(1);
        assert_eq!(read(&harness), before);
    }
}

#[test]
fn what_is_no_place_of_the_game_draws_no_finger() {
    nonsense::<State>();
    nonsense::<alien_frontiers::State>();
    nonsense::<aqua_sphere::State>();
}

#[test]
fn two_fingers_of_one_device_in_one_frame_are_two() {
    let mut harness = at_a_table();
    alt(&harness, true);
    for spot in [ROOM, ArgoSpot::Tile(tile(&harness, "C02"))] {
        let at = middle(&harness, spot);
        harness.hover_at(at);
        harness.run_steps(1);
        harness.drag_at(at);
        harness.run_steps(1);
        harness.drop_at(at);
        harness.run_steps(1);
    }
    alt(&harness, false);
    let shown: Vec<Talk> = harness.state().actions.iter().filter_map(talk).collect();
    assert_eq!(shown.len(), 2);
    shown.into_iter().for_each(|talk| hear(&mut harness, talk));
    harness.run_steps(2);
    assert_eq!(harness.query_all_by_label_contains("Bo points at this: ").count(), 2);
    let clash = harness.query_all_by_label_contains("use of widget ID").count();
    assert_eq!(clash, 0, "both have one id");
}

#[test]
fn where_nobody_else_is_alt_shows_nothing_and_holds_nothing_up() {
    let mut harness = window(Table::at("tile C01 0,-2 r0\ntile C02 2,0 r1"), LARGE);
    let at = middle(&harness, ROOM);
    alt(&harness, true);
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
    harness.run_steps(1);
    assert_eq!(harness.state().actions, []);
    let before = middle(&harness, ROOM);
    let corner = harness.get_by_role(Role::Canvas).rect().min + Vec2::splat(30.0);
    super::argo::drag(&mut harness, corner, corner + Vec2::new(60.0, 40.0));
    assert_ne!(middle(&harness, ROOM), before, "the station is still moved");
}

#[test]
fn a_finger_that_was_let_go_unseen_makes_no_arrow_of_the_next_click() {
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
    alt(&harness, false);
    // The board is not drawn meanwhile, as on the way to another screen.
    harness.state_mut().away = true;
    harness.drop_at(from);
    harness.run_steps(1);
    harness.state_mut().away = false;
    harness.hover_at(to);
    harness.run_steps(1);
    harness.drag_at(to);
    harness.run_steps(1);
    harness.drop_at(to);
    harness.run_steps(1);
    assert_eq!(sent(&harness), None);
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
    harness.get_by_role_and_label(Role::Tab, "Talk").click();
    harness.run_steps(1);
    harness.get_by_role_and_label(Role::TextInput, "Say something").focus();
    harness.run_steps(1);
    for key in [Key::H, Key::Num1, Key::P, Key::U, Key::V, Key::Y, Key::Space, Key::Tab] {
        press(&mut harness, key);
    }
    assert!(harness.state().screen.is_idle() && harness.state().screen.focus.is_none());
    assert_eq!(harness.state().actions, []);
}
