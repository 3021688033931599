//! Every kind of question is on the screen in every language, and no text of it is cut.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use crate::languages::cut_texts;
use podbay::text::{Language, speaking};
use std::collections::BTreeSet;

fn walk<G: Boarded>(positions: &Positions<G>) -> usize {
    let mut all = 0;
    for language in Language::ALL {
        for size in [SMALL, LARGE] {
            let mut found = BTreeSet::new();
            speaking(language, || {
                let mut harness = window(Table::<G>::new(1, 4, &[]), size);
                for position in positions {
                    show(&mut harness, position);
                    found.extend(cut_texts(&harness));
                    press(&mut harness, Key::H);
                    found.extend(cut_texts(&harness));
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
