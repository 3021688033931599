//! Places that nothing can be done with now: clicked, or walked to by keyboard, they say what they are.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use egui::Modifiers;
use podbay::{
    app::board::drawn::SpotAt,
    games::{alien_frontiers, aqua_sphere, argo},
};

/// A place at rest that is the topmost one in its middle, and that point.
fn at_rest<G: Boarded>(harness: &Window<G>) -> (SpotAt<G::Spot>, egui::Pos2) {
    let table = harness.state();
    let list = table.legal();
    let open: Vec<G::Spot> = list.iter().flat_map(|command| table.ways(command)).flatten().collect();
    let canvas = harness.get_by_role(Role::Canvas).rect().shrink(60.0);
    let places = table.screen.places();
    let is_top = |index: usize| {
        let middle = places[index].shape.bounds().center();
        let over = |other: &SpotAt<G::Spot>| other.shape.bounds().expand(20.0).contains(middle);
        canvas.contains(middle) && !open.contains(&places[index].spot) && !places[index + 1..].iter().any(over)
    };
    let index = (0..places.len())
        .rev()
        .find(|index| is_top(*index))
        .expect("something rests");
    (places[index].clone(), places[index].shape.bounds().center())
}

/// Clicks at a point of the screen.
fn click_at<G: Boarded>(harness: &mut Window<G>, at: egui::Pos2) {
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(2);
}

/// Opens the page of a place at rest with the mouse alone, whoever's turn it is.
fn read<G: Boarded>(mut table: Table<G>, size: Vec2, own_turn: bool) {
    if !own_turn {
        let asked = table.seat();
        table.mine.retain(|seat| *seat != asked);
    }
    let mut harness = window(table, size);
    let (place, at) = at_rest(&harness);
    click_at(&mut harness, at);
    let rules = |harness: &Window<G>| {
        let label = format!("Rules about: {}", place.label);
        harness
            .query_by_role_and_label(Role::Button, &label)
            .map(|node| node.rect().center())
    };
    let button = rules(&harness).unwrap_or_else(|| panic!("{:?} leads nowhere", place.spot));
    // The way there may lead over other places.
    harness.hover_at(at.lerp(button, 0.5));
    harness.run_steps(2);
    click_at(&mut harness, button);
    let wish = harness.state().actions.last();
    assert!(matches!(wish, Some(Wish::Rules(Some(_)))), "{wish:?}");
    press(&mut harness, Key::Escape);
    assert!(rules(&harness).is_none() && harness.state().commands().is_empty());
}

#[test]
fn a_click_on_a_place_at_rest_leads_to_its_page_also_in_the_turn_of_another() {
    for (size, own_turn) in [(SMALL, true), (LARGE, true), (SMALL, false), (LARGE, false)] {
        read(Table::<argo::State>::new(1, 3, &[]), size, own_turn);
        read(Table::<alien_frontiers::State>::new(1, 3, &[]), size, own_turn);
        read(Table::<aqua_sphere::State>::new(1, 3, &[]), size, own_turn);
    }
}

/// Walks over all places with the keyboard; each tells what it is in the action bar.
fn walk<G: Boarded>(mut table: Table<G>, own_turn: bool) {
    if !own_turn {
        let asked = table.seat();
        table.mine.retain(|seat| *seat != asked);
    }
    let mut harness = window(table, LARGE);
    let count = harness.state().screen.places().len();
    let mut met = Vec::new();
    for _ in 0..count {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
        harness.run_steps(1);
        let focus = harness.state().screen.focus.expect("it goes round");
        assert!(!met.contains(&focus), "{focus:?} twice");
        met.push(focus);
    }
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
    harness.run_steps(2);
    assert_eq!(harness.state().screen.focus, Some(met[count - 2]));
    let places = harness.state().screen.places();
    let place = places
        .iter()
        .find(|place| place.spot == met[count - 2])
        .expect("it is there");
    let told = labels(&harness, Role::Label);
    assert!(
        told.iter().any(|text| text.starts_with(&place.label)),
        "{:?} in {told:?}",
        place.label
    );
}

#[test]
fn the_keyboard_walks_over_every_place_also_in_the_turn_of_another() {
    for own_turn in [true, false] {
        walk(Table::<argo::State>::new(1, 3, &[]), own_turn);
        walk(Table::<alien_frontiers::State>::new(1, 3, &[]), own_turn);
        walk(Table::<aqua_sphere::State>::new(1, 3, &[]), own_turn);
    }
}

/// Arrows go where they point to, from every lit place of a question.
fn arrows<G: Boarded>(positions: &Positions<G>) -> usize {
    let mut harness = window(Table::<G>::new(1, 4, &[]), LARGE);
    let mut steps = 0;
    for position in positions {
        show(&mut harness, position);
        press(&mut harness, Key::Home);
        for (key, to) in [
            (Key::ArrowRight, Vec2::new(1.0, 0.0)),
            (Key::ArrowDown, Vec2::new(0.0, 1.0)),
            (Key::ArrowLeft, Vec2::new(-1.0, 0.0)),
            (Key::ArrowUp, Vec2::new(0.0, -1.0)),
        ] {
            let at = |harness: &Window<G>| {
                let focus = harness.state().screen.focus?;
                let places = harness.state().screen.places();
                Some(places.iter().find(|place| place.spot == focus)?.shape.bounds().center())
            };
            let before = at(&harness);
            press(&mut harness, key);
            if let (Some(from), Some(end)) = (before, at(&harness)) {
                assert!((end - from).dot(to) >= 0.0, "{key:?} from {from} to {end}");
                steps += usize::from(from != end);
            }
        }
    }
    steps
}

#[test]
fn arrows_go_where_they_point_to() {
    let steps = [arrows(&STATION), arrows(&FRONTIERS), arrows(&SPHERE)];
    assert!(steps.iter().all(|steps| *steps > 8), "{steps:?}");
}

#[test]
fn what_is_read_about_goes_with_the_next_question() {
    let mut harness = window(Table::<argo::State>::new(1, 3, &[]), LARGE);
    let (_, at) = at_rest(&harness);
    click_at(&mut harness, at);
    assert!(harness.query_by_label_contains("Rules about: ").is_some());
    let command = harness.state().legal()[0];
    let seat = harness.state().seat();
    harness.state_mut().command(seat, command);
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Rules about: ").is_none());
}
