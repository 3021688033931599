//! Fingers on the board: shown with the pointer and by keyboard, and seen.

use super::*;
use egui::Modifiers;
use podbay::{
    app::{argo::spots::ArgoSpot, screens::settings::apply, talk::TableTalk},
    games::{
        alien_frontiers, aqua_sphere,
        argo::{State, Tile},
    },
    protocol::{MemberId, SharedPlace, Stage, Talk},
    store::{Settings, Shortcut},
};

const ROOM: ArgoSpot = ArgoSpot::Tile(Tile::WAKING_ROOM);

fn at_a_table() -> Window<State> {
    let table = Table::<State> {
        talk: Some(TableTalk::default()),
        ..Table::at("tile C01 0,-2 r0\ntile C02 2,0 r1")
    };
    window(table, LARGE)
}

/// Holds a key, or lets it go.
fn hold<G: Boarded>(harness: &Window<G>, key: Key, pressed: bool) {
    harness.event(egui::Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
}

/// Presses the pointer at a point and lets it go there.
fn click_at<G: Boarded>(harness: &mut Window<G>, at: egui::Pos2) {
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
    harness.run_steps(1);
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
fn with_the_key_held_a_click_points_and_a_drag_draws_an_arrow_and_nothing_else_happens() {
    let mut harness = at_a_table();
    let (from, to) = (
        middle(&harness, ROOM),
        middle(&harness, ArgoSpot::Tile(tile(&harness, "C02"))),
    );
    hold(&harness, Key::G, true);
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
    hold(&harness, Key::G, true);
    let from = middle(&harness, ROOM);
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.drop_at(from);
    harness.run_steps(1);
    hold(&harness, Key::G, false);
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
    hold(&harness, Key::G, true);
    for spot in [ROOM, ArgoSpot::Tile(tile(&harness, "C02"))] {
        let at = middle(&harness, spot);
        harness.hover_at(at);
        harness.run_steps(1);
        harness.drag_at(at);
        harness.run_steps(1);
        harness.drop_at(at);
        harness.run_steps(1);
    }
    hold(&harness, Key::G, false);
    let shown: Vec<Talk> = harness.state().actions.iter().filter_map(talk).collect();
    assert_eq!(shown.len(), 2);
    shown.into_iter().for_each(|talk| hear(&mut harness, talk));
    harness.run_steps(2);
    assert_eq!(harness.query_all_by_label_contains("Bo points at this: ").count(), 2);
    let clash = harness.query_all_by_label_contains("use of widget ID").count();
    assert_eq!(clash, 0, "both have one id");
}

#[test]
fn where_nobody_else_is_the_key_shows_nothing_and_holds_nothing_up() {
    let mut harness = window(Table::at("tile C01 0,-2 r0\ntile C02 2,0 r1"), LARGE);
    let at = middle(&harness, ROOM);
    hold(&harness, Key::G, true);
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
    hold(&harness, Key::G, true);
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    hold(&harness, Key::G, false);
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
    hold(&harness, Key::G, true);
    harness.run_steps(1);
    press(&mut harness, Key::Enter);
    harness.run_steps(1);
    assert!(
        matches!(sent(&harness), Some(Talk::Point { to: None, .. })),
        "{:?}",
        harness.state().actions
    );
    press(&mut harness, Key::Tab);
    assert_ne!(harness.state().screen.focus, Some(first));
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
    harness.run_steps(1);
    assert!(matches!(sent(&harness), Some(Talk::Point { to: Some(_), .. })));
    assert_eq!(harness.state().commands(), [], "nothing was given");
}

/// The window manager of most desktops takes a drag with Alt for itself.
#[test]
fn alt_is_not_needed_and_another_key_can_be_chosen() {
    let mut harness = at_a_table();
    let at = middle(&harness, ROOM);
    let mut settings = Settings::default();
    settings.keys.bind(Shortcut::Point, "K").expect("a free key");
    apply(&harness.ctx, &settings, false);
    for (key, shows) in [(Key::G, 0), (Key::AltLeft, 0), (Key::K, 1)] {
        hold(&harness, key, true);
        click_at(&mut harness, at);
        hold(&harness, key, false);
        harness.run_steps(1);
        let shown = harness.state().actions.iter().filter_map(talk).count();
        assert_eq!(shown, shows, "{key:?}");
    }
}

/// The hand is pressed, then a place: it is shown once, and the next click means what it always means.
fn by_the_hand<G: Boarded>() {
    for size in [SMALL, LARGE] {
        let table = Table::<G> {
            talk: Some(TableTalk::default()),
            ..Table::new(1, 3, &[])
        };
        let mut harness = window(table, size);
        let places = harness.state().screen.places();
        let board = harness.get_by_role(Role::Canvas).rect();
        let shared = |spot: &G::Spot| G::is_shared(*spot);
        let place = places
            .iter()
            .find(|place| shared(&place.spot) && board.contains_rect(place.shape.bounds()));
        let at = place.expect("a place on the board").shape.bounds().center();
        let hand = podbay::text::t("point-tool");
        for (pressed, shown) in [(1, 1), (2, 1), (1, 2)] {
            for _ in 0..pressed {
                let button = harness.get_by_role_and_label(Role::Button, &hand).rect();
                click_at(&mut harness, button.center());
            }
            if pressed == 1 {
                assert!(!harness.state().screen.is_idle(), "Esc is to put the hand down");
                click_at(&mut harness, at);
            }
            let talk = harness.state().actions.iter().filter_map(talk);
            assert_eq!(talk.count(), shown, "{size:?}");
            assert_eq!(harness.state().commands(), [], "a finger gives no command");
            assert!(harness.state().screen.chosen.is_empty());
        }
        // Esc puts the hand down as well.
        let button = harness.get_by_role_and_label(Role::Button, &hand).rect();
        click_at(&mut harness, button.center());
        press(&mut harness, Key::Escape);
        assert!(harness.state().screen.is_idle());
    }
}

#[test]
fn the_button_of_the_hand_shows_one_place_in_every_game() {
    by_the_hand::<State>();
    by_the_hand::<alien_frontiers::State>();
    by_the_hand::<aqua_sphere::State>();
}

#[test]
fn what_is_typed_to_the_others_gives_no_command() {
    let mut harness = at_a_table();
    harness.get_by_role_and_label(Role::Tab, "Talk").click();
    harness.run_steps(1);
    harness.get_by_role_and_label(Role::TextInput, "Say something").focus();
    harness.run_steps(1);
    for key in [
        Key::H,
        Key::Num1,
        Key::G,
        Key::P,
        Key::U,
        Key::V,
        Key::Y,
        Key::Space,
        Key::Tab,
    ] {
        press(&mut harness, key);
    }
    assert!(harness.state().screen.is_idle() && harness.state().screen.focus.is_none());
    assert_eq!(harness.state().actions, []);
}
