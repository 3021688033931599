//! From a place of the board to its page of the rules.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use podbay::{
    app::argo::spots::ArgoSpot,
    games::argo::{Kind, Role as Figure, State},
    text::{argo::ArgoTopic, book::page_of},
};
use std::collections::BTreeSet;

/// The page that the question mark asks for.
fn asked<G: Boarded>(harness: &mut Window<G>) -> Option<usize> {
    press(harness, Key::Questionmark);
    match harness.state().actions.last() {
        Some(Wish::Rules(page)) => *page,
        other => panic!("{other:?} instead of the rules"),
    }
}

/// Walks over all places that can be chosen in these positions; each has a page, and keeps the focus.
fn walk<G: Boarded>(positions: &Positions<G>) {
    let mut harness = window(Table::<G>::new(1, 4, &[]), LARGE);
    let mut seen = BTreeSet::new();
    for position in positions {
        show(&mut harness, position);
        press(&mut harness, Key::Home);
        while let Some(focus) = harness.state().screen.focus {
            let page = asked(&mut harness);
            assert!(page.is_some(), "{focus:?} has no page");
            assert_eq!(harness.state().screen.focus, Some(focus));
            seen.insert(page);
            press(&mut harness, Key::Tab);
        }
        // The board has the keyboard again.
        press(&mut harness, Key::Escape);
    }
    assert!(seen.len() > 5, "only {} pages were asked for", seen.len());
}

#[test]
fn every_place_of_argo_in_focus_leads_to_its_page() {
    walk(&STATION);
}

#[test]
fn every_place_of_alien_frontiers_in_focus_leads_to_its_page() {
    walk(&FRONTIERS);
}

#[test]
fn every_place_of_aqua_sphere_in_focus_leads_to_its_page() {
    walk(&SPHERE);
}

#[test]
fn what_is_pointed_at_is_asked_about_by_key_and_without_anything_the_first_page() {
    let mut harness = window(Table::<State>::new(1, 3, &[]), LARGE);
    assert_eq!(asked(&mut harness), None);
    let places = harness.state().screen.places();
    let corridor = |spot: ArgoSpot| matches!(spot, ArgoSpot::Tile(tile) if tile.index() != 0);
    let figure = |spot: ArgoSpot| matches!(spot, ArgoSpot::Figure(_));
    let at = |wanted: &dyn Fn(ArgoSpot) -> bool| {
        let place = places.iter().rfind(|place| wanted(place.spot)).expect("such a place");
        (place.spot, place.shape.bounds().center())
    };
    let (tile, who) = (at(&corridor), at(&figure));
    harness.hover_at(tile.1);
    harness.run_steps(2);
    assert_eq!(asked(&mut harness), page_of::<State>(ArgoTopic::Kind(Kind::Corridor)));
    harness.hover_at(who.1);
    harness.run_steps(2);
    let ArgoSpot::Figure(astronaut) = who.0 else {
        panic!("no figure")
    };
    assert!(Figure::ALL.contains(&astronaut.role()));
    assert_eq!(asked(&mut harness), page_of::<State>(ArgoTopic::Role(astronaut.role())));
}

#[test]
fn the_button_in_the_top_bar_opens_the_rules_in_every_size_of_window() {
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::<State>::new(1, 3, &[]), size);
        harness.get_by_role_and_label(Role::Button, "Rules").click();
        harness.run_steps(2);
        assert_eq!(harness.state().actions.last(), Some(&Wish::Rules(None)));
    }
}

#[test]
fn a_line_of_the_log_leads_to_its_page_of_the_rules() {
    let mut harness = past::played::<State>(LARGE).harness;
    let lines = harness.state().screen.lines.clone();
    let (index, line) = lines
        .iter()
        .enumerate()
        .rfind(|(index, line)| line.page.is_some() && lines[..*index].iter().all(|other| other.entry != line.entry))
        .expect("a line about something, the first of its entry");
    assert!(index > 0);
    let spoken = line.spoken(&NAMES.map(str::to_owned));
    let label = format!("{spoken}. Shows the board as it was then.");
    let place = |harness: &Window<State>| {
        let found = harness.query_all_by_role_and_label(Role::Link, &label).last();
        found.expect("the line").rect().center()
    };
    harness.hover_at(place(&harness));
    harness.run_steps(2);
    assert_eq!(asked(&mut harness), line.page);
    // At the position that it led to, nothing has to be pointed at.
    harness
        .get_all_by_role_and_label(Role::Link, &label)
        .last()
        .expect("the line")
        .click();
    wait(&mut harness);
    harness.hover_at(egui::pos2(LARGE.x / 2.0, 4.0));
    harness.run_steps(2);
    assert_eq!(asked(&mut harness), line.page);
    press(&mut harness, Key::Escape);
    assert_eq!(asked(&mut harness), None);
}
