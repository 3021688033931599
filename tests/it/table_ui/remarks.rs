//! What the table says beside the question: why not, who is away, what an undo takes back.

use super::*;
use egui::accesskit::Role;

fn status(harness: &Harness<'static, Table>) -> String {
    let node = harness.get_by_role(Role::Status);
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_pod_that_cannot_be_built_says_why() {
    let mut harness = harness(Table::played_until(1, is_build), LARGE);
    let why = "A pod needs three tiles between it and the Waking Room";
    assert!(harness.query_by_label(why).is_none());
    harness.key_press(Key::Num4);
    wait(&mut harness);
    harness.get_by_label(why);
    harness.key_press(Key::Num1);
    wait(&mut harness);
    assert!(harness.query_by_label(why).is_none(), "it goes with the next choice");
    let pod = harness
        .state()
        .say(|about| about.tile_bare(about.source_tile(3).expect("a pod is left")));
    click(&mut harness, &pod);
    harness.get_by_label(why);
}

#[test]
fn the_banner_announces_the_last_round_and_who_is_away() {
    let table = Table::at("tile C01 0,-2 r0\nphase action1");
    assert!(!status(&harness(table, SMALL)).contains("Last round."));
    let mut table = Table::at("tile C01 0,-2 r0\nphase action1\ncountdown last-tile waiting P1");
    let seen = status(&harness(table.clone(), SMALL));
    assert!(seen.contains("Last round."), "{seen}");
    table.mine = vec![Seat::wrapping(1)];
    table.links[0] = Link::Away;
    let seen = status(&harness(table.clone(), SMALL));
    assert!(seen.contains("Waiting for Ada, who is away."), "{seen}");
    table.links[0] = Link::Slow;
    let seen = status(&harness(table, SMALL));
    assert!(seen.contains("Ada") && seen.ends_with(" (slow connection)"), "{seen}");
}

#[test]
fn bots_and_who_is_away_are_named_on_their_cards() {
    let mut table = Table::played_until(1, is_build);
    (table.links[1], table.links[2]) = (Link::Bot, Link::Away);
    for size in [LARGE, SMALL] {
        let harness = harness(table.clone(), size);
        harness.get_by_label("Bo, 0 points, bot");
        harness.get_by_label("Cleo, 0 points, away");
    }
}

#[test]
fn an_undo_says_before_whose_actions_it_takes_back() {
    let mut table = Table::played_until(1, is_build);
    table.undoes = vec![(Seat::wrapping(0), 1), (Seat::wrapping(1), 3)];
    let mut harness = harness(table, SMALL);
    let asked = |harness: &Harness<'static, Table>| {
        let asks = |action: &&ArgoAction| matches!(action, TableAction::AskTakeBack { .. });
        harness.state().actions.iter().filter(asks).count()
    };
    let words = "Takes back 4 actions: 1 of Ada, 3 of Bo. Press again to ask for it.";
    click(&mut harness, words);
    assert_eq!(asked(&harness), 0, "the first press only says it");
    click(&mut harness, words);
    assert_eq!(asked(&harness), 1);
    harness.state_mut().undoes = vec![(Seat::wrapping(0), 1)];
    wait(&mut harness);
    let own = "Ask everybody whether you may take back your last step and all that was done since";
    click(&mut harness, own);
    assert_eq!(asked(&harness), 2, "one's own action alone is asked for at once");
}

#[test]
fn a_figure_is_large_enough_to_be_hit_also_where_the_station_is_small() {
    let mut table = Table::at("tile C01 0,-2 r0\nat C01 P0.chief\nphase action1");
    table.state.camera = podbay::app::argo::camera::Camera {
        fitted: false,
        s: 42.0,
        ..Default::default()
    };
    let harness = harness(table, SMALL);
    let size = harness.get_by_label("Choose your Chief").rect().size();
    assert!(size.min_elem() >= 32.0, "{size}");
}
