//! Every kind of question is on the screen in every language, and no text of it is cut.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use crate::languages::flaws;
use podbay::app::argo::spots::ArgoSpot;
use podbay::games::argo::State;
use podbay::text::{Language, speaking, t};
use std::collections::BTreeSet;

fn walk<G: Boarded>(positions: &Positions<G>) -> usize {
    let mut all = 0;
    for language in Language::ALL {
        for size in [SMALL, LARGE] {
            let mut found = BTreeSet::new();
            speaking(language, || {
                let table = Table::<G> {
                    talk: Some(TableTalk::default()),
                    ..Table::new(1, 4, &[])
                };
                let mut harness = window(table, size);
                if size == SMALL {
                    harness.get_by_role_and_label(Role::Button, &t("log")).click();
                    harness.run_steps(1);
                }
                for tab in ["talk", "log"] {
                    harness.get_by_role_and_label(Role::RadioButton, &t(tab)).click();
                    harness.run_steps(1);
                    found.extend(flaws(&harness));
                }
                for position in positions {
                    show(&mut harness, position);
                    found.extend(flaws(&harness));
                    // A scoring is seen to its end.
                    press(&mut harness, Key::Space);
                    let (list, read) = (harness.state().legal(), labels(&harness, Role::Button));
                    for command in list.iter().filter(|command| harness.state().ways(command).is_empty()) {
                        let words = harness.state().words(command);
                        assert!(
                            read.contains(&words),
                            "{words} has no button in {language:?} at {size:?}"
                        );
                    }
                    press(&mut harness, Key::H);
                    found.extend(flaws(&harness));
                }
            });
            for text in &found {
                println!("CUT {language:?} {size:?} {text}");
            }
            all += found.len();
        }
    }
    all
}

#[test]
fn no_text_of_argo_is_cut_in_any_language() {
    assert_eq!(walk(&STATION), 0);
}

#[test]
fn no_text_of_alien_frontiers_is_cut_in_any_language() {
    assert_eq!(walk(&FRONTIERS), 0);
}

#[test]
fn no_text_of_aqua_sphere_is_cut_in_any_language() {
    assert_eq!(walk(&SPHERE), 0);
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
                for source in 0..3 {
                    press(&mut harness, Key::Tab);
                    harness.run_steps(1);
                    assert_eq!(harness.state().screen.focus, Some(ArgoSpot::Source(source)));
                    assert_eq!(flaws(&harness), BTreeSet::new(), "{language:?}");
                }
            });
        }
    }
}
