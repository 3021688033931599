//! Every answer is on the screen in every language, and the rule of no tile is cut.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use crate::languages::flaws;
use podbay::app::argo::spots::ArgoSpot;
use podbay::games::argo::State;
use podbay::text::{Language, speaking};
use std::collections::BTreeSet;

/// An answer that no place on the board stands for has a button with its words.
fn buttons<G: Boarded>(positions: &Positions<G>) {
    for language in Language::ALL {
        speaking(language, || {
            let mut harness = window(Table::<G>::new(1, 4, &[]), SMALL);
            for position in positions {
                show(&mut harness, position);
                // A scoring is seen to its end.
                press(&mut harness, Key::Space);
                let (list, read) = (harness.state().legal(), labels(&harness, Role::Button));
                for command in list.iter().filter(|command| harness.state().ways(command).is_empty()) {
                    let words = harness.state().words(command);
                    assert!(read.contains(&words), "{words} has no button in {language:?}");
                }
            }
        });
    }
}

#[test]
fn what_no_place_stands_for_has_a_button_in_every_language() {
    buttons(&STATION);
    buttons(&FRONTIERS);
    buttons(&SPHERE);
}

/// In a window so narrow, the bar has as little room as beside its widest button.
const NARROW: Vec2 = Vec2::new(680.0, 600.0);

#[test]
fn the_rule_of_a_tile_that_is_pointed_at_is_never_cut() {
    let setup = setup::<State>(3, &[]);
    let ids: Vec<&str> = setup
        .modules
        .iter()
        .map(|tile| setup.components.tile(tile).id.as_str())
        .collect();
    let mut rest: Vec<&str> = ids.into_iter().filter(|id| !["WR", "C01"].contains(id)).collect();
    // Three are shown at a time: the last ones together with some of the first.
    rest.extend_from_within(..(3 - rest.len() % 3) % 3);
    let mut harness = window(Table::<State>::at("tile C01 0,-2 r0"), NARROW);
    for shown in rest.chunks_exact(3) {
        let Table { setup, game, .. } =
            Table::at(&format!("tile C01 0,-2 r0\ndisplay {}\nphase build", shown.join(" ")));
        for language in Language::ALL {
            speaking(language, || {
                show(&mut harness, &(setup.clone(), game.clone()));
                let mut sources = Vec::new();
                // The cells of the first tile are lit as well.
                while sources.len() < 3 {
                    press(&mut harness, Key::Tab);
                    harness.run_steps(1);
                    match harness.state().screen.focus {
                        Some(ArgoSpot::Source(source)) => sources.push(source),
                        Some(_) => continue,
                        None => break,
                    }
                    assert_eq!(flaws(&harness), BTreeSet::new(), "{language:?}");
                }
                assert_eq!(sources, [0, 1, 2]);
            });
        }
    }
}
