//! Codes of tiles in Argo: where somebody points, at the tile of a line, and always if switched on; the rules card; the
//! mark of who is chosen.

use super::{argo::*, overlaps::texts, pictures::Painted, *};
use egui::{Rect, Theme};
use podbay::{
    app::{argo::spots::ArgoSpot, screens::settings::apply},
    games::argo::{Command, State, Tile},
    store::Settings,
};

/// Corridors, and an alien on one of them: several of a kind lie open.
const STATION: &str = "tile C01 0,-2 r0
tile C02 2,0 r1
tile C03 0,2 r0
tile C06 0,-3 r1
alien C06
at C01 P1.pilot
display C04 C05 C07
phase alien";

/// The codes of tiles that are printed in a frame.
fn codes(harness: &Window<State>) -> Vec<String> {
    let mut found = Vec::new();
    for clipped in &harness.output().shapes {
        texts(&clipped.shape, clipped.clip_rect, &mut found);
    }
    let setup = &harness.state().setup;
    let is_code = |text: &String| setup.modules.iter().any(|tile| setup.components.tile(tile).id == *text);
    let mut codes: Vec<String> = found.into_iter().map(|(text, _)| text).filter(is_code).collect();
    codes.sort();
    codes
}

fn tile(harness: &Window<State>, id: &str) -> Tile {
    let setup = &harness.state().setup;
    let mut all = setup.modules.iter();
    all.find(|tile| setup.components.tile(*tile).id == id).expect("a tile")
}

#[test]
fn a_code_stands_where_one_points_and_everywhere_if_that_is_wanted() {
    let mut harness = window(Table::at(STATION), LARGE);
    assert_eq!(codes(&harness), [""; 0], "codes hide doors and glyphs");
    let corridor = ArgoSpot::Tile(tile(&harness, "C02"));
    let at = middle_of(&harness, corridor);
    harness.hover_at(at);
    harness.run_steps(2);
    assert_eq!(codes(&harness), ["C02"]);
    let source = middle_of(&harness, ArgoSpot::Source(1));
    harness.hover_at(source);
    harness.run_steps(2);
    assert_eq!(codes(&harness), ["C05"]);
    let all = Settings {
        tile_codes: true,
        ..Settings::default()
    };
    apply(&harness.ctx, &all, false);
    harness.run_steps(2);
    assert_eq!(codes(&harness), ["C01", "C02", "C03", "C04", "C05", "C06", "C07"]);
}

#[test]
fn a_line_of_the_log_shows_the_code_of_its_tile() {
    let table = Table::at(&STATION.replace("phase alien", "phase build"));
    let mut harness = window(table, LARGE);
    let command = harness
        .state()
        .find(|command| matches!(command, Command::Build { source: 0, .. }));
    let seat = harness.state().seat();
    harness.state_mut().command(seat, command);
    harness.run_steps(6);
    let line = harness.query_all_by_label_contains("builds the corridor C04").last();
    let at = line.expect("a line of the log").rect().center();
    harness.hover_at(at);
    harness.run_steps(3);
    assert_eq!(codes(&harness), ["C04"]);
}

#[test]
fn the_list_says_where_a_tile_with_a_code_lies() {
    let table = Table::at(&STATION.replace("phase alien", "phase build"));
    let mut words = table
        .legal()
        .iter()
        .map(|command| table.words(command))
        .collect::<Vec<_>>();
    words.retain(|words| words.contains("C02"));
    assert!(!words.is_empty());
    for words in words {
        assert!(words.contains("C02 (east of the Waking Room)"), "{words}");
    }
}

/// The texts below a line of the left rail, and those of the action bar, with their ink.
fn told_twice(harness: &Window<State>, size: Vec2) -> [Vec<(String, Rect)>; 2] {
    let mut found = Vec::new();
    for clipped in &harness.output().shapes {
        texts(&clipped.shape, clipped.clip_rect, &mut found);
    }
    let (bar, rail) = found
        .into_iter()
        .partition(|(_, rect)| rect.top() > size.y - 68.0 && rect.left() > 264.0);
    let rail: Vec<(String, Rect)> = rail;
    [rail.into_iter().filter(|(_, rect)| rect.right() < 264.0).collect(), bar]
}

#[test]
fn the_rules_card_stays_in_its_frame_and_nothing_is_said_twice() {
    for players in [2, 3] {
        for size in [SIZES[2], LARGE, Vec2::new(1440.0, 1000.0)] {
            let mut harness = window(Table::<State>::new(3, players, &[]), size);
            let places = harness.state().screen.places().to_vec();
            let mut cards = 0;
            for place in places.iter().filter(|place| !place.rule.is_empty()) {
                harness.hover_at(place.shape.bounds().center());
                harness.run_steps(2);
                let [card, bar] = told_twice(&harness, size);
                let said = card.iter().find(|(text, _)| text.starts_with(&place.rule));
                let Some((_, rect)) = said else { continue };
                cards += 1;
                let frame = Rect::from_min_max(egui::pos2(10.0, 52.0), egui::pos2(254.0, size.y - 10.0));
                assert!(
                    frame.contains_rect(*rect),
                    "{:?} runs out at {size}: {rect:?}",
                    place.rule
                );
                let twice = bar.iter().find(|(text, _)| text.contains(&place.rule));
                assert!(twice.is_none(), "{twice:?} is on the card too");
                let crowd = card.iter().find(|(text, _)| text.contains("Pilot, "));
                assert!(crowd.is_none(), "a title lists everybody: {crowd:?}");
            }
            // Beside more cards of players there is no room for one.
            let has_room = size.y > 900.0 || (players == 2 && size.y > 800.0);
            assert!(cards > 0 || !has_room, "there is no card at {size}");
        }
    }
}

/// By its form alone: only the chosen one has a pointer above it.
#[test]
fn who_is_chosen_is_marked_apart_from_who_may_be() {
    let chosen = |number: usize| {
        let position = Table::at("tile C01 0,-2 r0\ntile C02 2,0 r1\ntile C03 0,2 r0\nphase action1");
        let mut painted = Painted::new(position, LARGE, Theme::Dark);
        let own = |spot: &ArgoSpot| matches!(spot, ArgoSpot::Figure(who) if who.seat() == Seat::wrapping(0));
        let places = painted.harness.state().screen.places().iter();
        let places = places.filter(|place| own(&place.spot));
        let figures: Vec<(ArgoSpot, Rect)> = places.map(|place| (place.spot, place.shape.bounds())).collect();
        point_at(&mut painted.harness, figures[number].0);
        assert_eq!(painted.harness.state().screen.chosen, [figures[number].0]);
        painted.harness.hover_at(egui::pos2(700.0, 110.0));
        painted.harness.run_steps(12);
        (figures, painted.picture())
    };
    let ((figures, first), (_, second)) = (chosen(0), chosen(1));
    assert_eq!(figures.len(), 5);
    for (spot, rect) in &figures[..2] {
        let above = Rect::from_center_size(rect.center_top() - egui::vec2(0.0, 9.0), egui::vec2(12.0, 8.0));
        let differs = first.part(above).differs(&second.part(above));
        assert!(differs > 20, "{spot:?} looks alike, chosen or not: {differs}");
    }
}
