//! Nothing lies over what it is about: lists, banners and cards leave the board and all that can be clicked in view.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use crate::languages::texts;
use egui::Rect;
use podbay::{
    games::{alien_frontiers, aqua_sphere, argo},
    text::{Language, speaking},
};

fn list_of<G: Boarded>(harness: &Window<G>) -> Option<Rect> {
    harness.query_by_role(Role::List).map(|node| node.rect())
}

/// The list of everything in every question, beside the board and all that it lists.
fn leaves_the_board_in_view<G: Boarded>(positions: &Positions<G>) {
    // Larger windows have the same places with more room.
    for size in &SIZES[..4] {
        let size = *size;
        let mut harness = window(Table::<G>::new(1, 3, &[]), size);
        for position in positions {
            show(&mut harness, position);
            press(&mut harness, Key::H);
            harness.run_steps(2);
            let prompt = harness.state().prompt();
            let list = list_of(&harness).expect("the list is open");
            let board = harness.get_by_role(Role::Canvas).rect();
            assert!(
                !list.intersects(board.shrink(1.0)),
                "{prompt:?} at {size}: {list:?} over {board:?}"
            );
            assert!(
                board.width() > 480.0 && list.height() >= 80.0,
                "{prompt:?} at {size}: {board:?} {list:?}"
            );
            let ways = harness
                .state()
                .legal()
                .into_iter()
                .flat_map(|command| harness.state().ways(&command));
            let spots: Vec<G::Spot> = ways.flatten().collect();
            for place in harness
                .state()
                .screen
                .places()
                .iter()
                .filter(|place| spots.contains(&place.spot))
            {
                let bounds = place.shape.bounds().shrink(1.0);
                assert!(
                    !bounds.intersects(list),
                    "{prompt:?} at {size}: the list hides {}",
                    place.label
                );
            }
            press(&mut harness, Key::H);
        }
    }
}

#[test]
fn the_list_of_everything_leaves_the_board_of_argo_in_view() {
    leaves_the_board_in_view::<argo::State>(&STATION);
}

#[test]
fn the_list_of_everything_leaves_the_board_of_alien_frontiers_in_view() {
    leaves_the_board_in_view::<alien_frontiers::State>(&FRONTIERS);
}

#[test]
fn the_list_of_everything_leaves_the_board_of_aqua_sphere_in_view() {
    leaves_the_board_in_view::<aqua_sphere::State>(&SPHERE);
}

/// Each place that is lit is clicked: a list that opens then leaves the place itself in view.
fn stands_beside_its_place<G: Boarded>(positions: &Positions<G>) {
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::<G>::new(1, 3, &[]), size);
        for position in positions {
            show(&mut harness, position);
            let ways = harness
                .state()
                .legal()
                .into_iter()
                .flat_map(|command| harness.state().ways(&command));
            let all: Vec<G::Spot> = ways.filter_map(|mut way| way.pop()).collect();
            // Where one command is meant no list opens.
            let several = |target: &&G::Spot| all.iter().filter(|other| other == target).count() > 1;
            let mut targets: Vec<G::Spot> = all.iter().filter(several).copied().collect();
            targets.dedup();
            for target in targets {
                show(&mut harness, position);
                let places = harness.state().screen.places();
                let Some(place) = places.iter().find(|place| place.spot == target) else {
                    continue;
                };
                let bounds = place.shape.bounds();
                harness.hover_at(bounds.center());
                harness.drag_at(bounds.center());
                harness.drop_at(bounds.center());
                harness.run_steps(2);
                if let Some(list) = list_of(&harness) {
                    assert!(
                        !list.intersects(bounds.shrink(1.0)),
                        "{list:?} over {bounds:?} at {size}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_list_of_a_place_stands_beside_it() {
    stands_beside_its_place::<argo::State>(&STATION);
    stands_beside_its_place::<alien_frontiers::State>(&FRONTIERS);
    stands_beside_its_place::<aqua_sphere::State>(&SPHERE);
}

/// A long list is filed: heads stand between the lines.
#[test]
fn a_long_list_of_tiles_is_filed_by_tile_and_place() {
    let builds = |(setup, game): &&(_, argo::State)| {
        podbay::rules::Game::decisions(game, setup)[0].prompt == argo::Prompt::ChooseBuild
    };
    let position = STATION.iter().find(builds).expect("a build");
    let mut harness = window(Table::<argo::State>::of(position.0.clone(), position.1.clone()), LARGE);
    press(&mut harness, Key::H);
    harness.run_steps(2);
    let list = list_of(&harness).expect("the list is open");
    let mut found = Vec::new();
    let shapes = harness.output().shapes.iter();
    shapes.for_each(|clipped| texts(&clipped.shape, &mut found));
    let lines = found.iter().filter(|text| list.contains(text.pos));
    let lines: Vec<&str> = lines.map(|text| text.galley.job.text.as_str()).collect();
    let whole = harness
        .state()
        .legal()
        .iter()
        .map(|command| harness.state().words(command))
        .collect::<Vec<_>>();
    assert!(
        lines.iter().all(|line| !whole.iter().any(|words| words == line)),
        "{lines:?}"
    );
    assert!(lines.iter().any(|line| line.starts_with("Doors to the ")), "{lines:?}");
    assert_eq!(
        labels(&harness, Role::ListItem).len(),
        whole.len(),
        "each line is read whole"
    );
}

/// The rows of the status line while the points of a round are explained.
#[test]
fn the_banner_of_a_scoring_is_one_line() {
    for (language, size) in [(Language::En, LARGE), (Language::De, SMALL)] {
        speaking(language, || {
            let mut table = Table::<aqua_sphere::State>::new(3, 2, &[]);
            // Others score.
            table.mine = vec![Seat::wrapping(0)];
            let mut rng = GameRng::new(Seed::from_number(9));
            let mut harness = window(table, size);
            let mut scored = 0;
            for _ in 0..400 {
                if harness.state().is_over() || scored > 0 {
                    break;
                }
                let (seat, list) = (harness.state().seat(), harness.state().legal());
                let command = list[rng.below(list.len() as u32) as usize];
                harness.state_mut().command(seat, command);
                harness.run_steps(1);
                let next = podbay::text::t("account-next");
                if harness.query_by_label(&next).is_none() {
                    continue;
                }
                scored += 1;
                let banner = harness.get_by_role(Role::Status).rect();
                let mut found = Vec::new();
                let shapes = harness.output().shapes.iter();
                shapes.for_each(|clipped| texts(&clipped.shape, &mut found));
                for text in found.iter().filter(|text| banner.contains(text.pos)) {
                    assert_eq!(text.galley.rows.len(), 1, "{:?} at {size}", text.galley.job.text);
                }
            }
            assert!(scored > 0, "nothing was scored");
        });
    }
}
