//! Nothing of any screen is cut, lacks a letter or a name, in any language.

use super::{
    lobbies,
    screens::{Screen, all, screens},
    tables,
    wall::Gallery,
};
use egui::{Key, accesskit::Role};
use podbay::{
    store::Theme,
    text::{Language, speaking, t},
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

/// The same in some languages: small as every screen there is, large without the kinds of questions.
fn are_whole_in(languages: [Language; 2]) {
    for language in languages {
        are_whole(all(), language, SMALL);
        are_whole(screens(), language, LARGE);
    }
}

#[test]
fn every_screen_is_whole_in_english_and_german() {
    are_whole_in([Language::En, Language::De]);
}

#[test]
fn every_screen_is_whole_in_french_and_dutch() {
    are_whole_in([Language::Fr, Language::Nl]);
}

#[test]
fn every_screen_is_whole_in_italian_and_spanish() {
    are_whole_in([Language::It, Language::Es]);
}

#[test]
fn a_notice_in_the_lobby_covers_neither_the_code_nor_a_button() {
    let said = lobbies::said_beside_the_code();
    for size in [SMALL, [1100.0, 688.0], [1366.0, 704.0], LARGE] {
        speaking(Language::En, || {
            let mut gallery = Gallery::new(size, Theme::Dark);
            gallery.show(&said);
            gallery.wait();
            let below = gallery.below_the_notice();
            assert!(below.is_empty(), "{size:?}: {below:?}");
        });
    }
}

#[test]
fn a_moment_leads_to_the_board_and_from_there_back_to_the_result() {
    let ends = tables::ends();
    let moment = ends.iter().find(|screen| screen.name == "argo-end-moment");
    let moment = moment.expect("a moment");
    speaking(Language::En, || {
        let mut gallery = Gallery::new(LARGE, Theme::Dark);
        gallery.show(moment);
        assert!(gallery.has(Role::Label, &t("chances-head")));
        assert!(
            gallery.has(Role::Label, &t("past-hint-result")),
            "it says where Esc leads"
        );
        gallery.press(Role::Button, &t("end-looking-back"));
        assert!(!gallery.has(Role::Label, &t("chances-head")));
        assert!(gallery.has(Role::Button, &t("end-look-around")));
        // From the position before it, Esc leads to the result as well.
        gallery.show(moment);
        gallery.key(Key::ArrowLeft);
        assert!(!gallery.has(Role::Label, &t("chances-head")));
        assert!(gallery.has(Role::Label, &t("past-hint-result")));
        assert!(gallery.has(Role::Button, &t("end-looking-back")));
        gallery.key(Key::Escape);
        assert!(gallery.has(Role::Button, &t("end-look-around")));
    });
}

#[test]
fn what_a_result_says_below_a_name_has_room_in_its_row() {
    let ends = tables::ends();
    let end = ends.iter().find(|screen| screen.name == "alien-frontiers-end");
    let end = end.expect("an end with broken ties");
    for language in Language::ALL {
        for (size, most) in [(SMALL, 2), (LARGE, 3)] {
            speaking(language, || {
                let mut gallery = Gallery::new(size, Theme::Dark);
                gallery.show(end);
                let lines = gallery.lines("3 · ");
                assert!((1..=most).contains(&lines), "{lines} in {language:?} at {size:?}");
            });
        }
    }
}
