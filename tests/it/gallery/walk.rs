//! Nothing of any screen is cut, lacks a letter or a name, in any language.

use super::{
    screens::{Screen, all, screens},
    wall::Gallery,
};
use podbay::{
    store::Theme,
    text::{Language, speaking},
};

/// The smallest window, and one of a usual laptop.
pub const SMALL: [f32; 2] = [960.0, 600.0];
pub const LARGE: [f32; 2] = [1440.0, 900.0];

/// Shows screens in a language at a size, and asserts that nothing is wrong with any of them.
fn are_whole(screens: Vec<Screen>, language: Language, size: [f32; 2]) {
    let found: Vec<String> = speaking(language, || {
        let mut gallery = Gallery::new(size, Theme::Dark);
        let flaws = screens.iter().flat_map(|screen| {
            gallery.show(screen);
            let flaws = gallery.found.iter();
            let told = flaws.map(|flaw| format!("{}: {flaw}", screen.name));
            told.collect::<Vec<_>>()
        });
        flaws.collect()
    });
    assert!(found.is_empty(), "{language:?} at {size:?}: {found:#?}");
}

#[test]
fn every_screen_is_whole_in_english() {
    are_whole(all(), Language::En, SMALL);
    are_whole(screens(), Language::En, LARGE);
}

#[test]
fn every_screen_is_whole_in_german() {
    are_whole(all(), Language::De, SMALL);
    are_whole(screens(), Language::De, LARGE);
}

#[test]
fn every_screen_is_whole_in_french_dutch_italian_and_spanish() {
    for language in [Language::Fr, Language::Nl, Language::It, Language::Es] {
        are_whole(all(), language, SMALL);
    }
}
