//! The language of the window, chosen in its settings.

use crate::{
    sheets::{press, program_at, until},
    window::screen,
};
use egui::{Key, Shape};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{App, screens::start::StartScreen},
    protocol::Colour,
    text::{Language, speaking, t},
};
use std::{collections::BTreeSet, sync::mpsc::Receiver};

/// The texts in a shape that end in `…` because there was no room for them.
fn cut(shape: &Shape, found: &mut BTreeSet<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| cut(shape, found)),
        Shape::Text(text) if text.galley.elided => {
            found.insert(text.galley.job.text.clone());
        }
        _ => {}
    }
}

/// The texts of a frame that end in `…` because there was no room for them.
pub fn cut_texts<S>(harness: &Harness<'static, S>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for clipped in &harness.output().shapes {
        cut(&clipped.shape, &mut found);
    }
    found
}

/// A window with the settings open is told to speak every language in turn; nothing on the way is cut.
struct Tour {
    harness: Harness<'static, Option<App>>,
    bell: Receiver<()>,
    cut: Vec<(Language, BTreeSet<String>)>,
}

impl Tour {
    fn until(&mut self, id: &str) {
        until(&mut self.harness, &self.bell, id, &t(id));
    }

    fn press(&mut self, id: &str) {
        press(&mut self.harness, &t(id));
        self.look();
    }

    fn look(&mut self) {
        let language = podbay::text::spoken_language();
        self.cut.push((language, cut_texts(&self.harness)));
    }

    /// Chooses a language in the settings, which are opened by these buttons, and closes them.
    fn choose(&mut self, language: Language, opened_by: &[&str]) {
        opened_by.iter().for_each(|id| self.press(id));
        self.harness.get_by_label(language.name()).click();
        (0..4).for_each(|_| self.harness.step());
        self.until("settings-motion");
        self.look();
        self.harness.key_press(Key::Escape);
        (0..4).for_each(|_| self.harness.step());
    }
}

#[test]
fn the_language_is_changed_on_every_screen_and_nothing_is_cut() {
    speaking(Language::En, || {
        let (harness, bell) = program_at(16_393);
        let cut = Vec::new();
        let mut tour = Tour { harness, bell, cut };
        tour.until("start-here");
        for language in Language::ALL.into_iter().rev() {
            tour.choose(language, &["settings"]);
            tour.until("start-here");
            tour.look();
        }
        tour.press("start-here");
        tour.until("lobby-can-start");
        for language in Language::ALL.into_iter().rev() {
            tour.choose(language, &["settings"]);
            tour.until("lobby-can-start");
            tour.look();
        }
        tour.press("lobby-start");
        tour.until("menu");
        for language in Language::ALL.into_iter().rev() {
            tour.choose(language, &["menu", "settings"]);
            tour.until("board-table");
            tour.look();
            tour.press("menu");
            tour.press("seats-title");
            tour.harness.key_press(Key::Escape);
            (0..4).for_each(|_| tour.harness.step());
            tour.press("menu");
            tour.press("lobby-back");
            tour.press("leave-no");
        }
        let cut: Vec<_> = tour.cut.into_iter().filter(|(_, texts)| !texts.is_empty()).collect();
        assert!(cut.is_empty(), "{cut:#?}");
    });
}

#[test]
fn the_words_of_any_key_stand_whole_on_the_start_screen() {
    let longest = ["tangerine", "squirrel", "mountain", "sapphire", "cupboard", "squirrel"].join("-");
    for language in Language::ALL {
        let start = StartScreen::new("Bo".to_owned(), Colour::Rose, longest.clone());
        let cut = speaking(language, || cut_texts(&screen(start, |ui, start| start.ui(ui, None))));
        assert_eq!(cut, BTreeSet::new(), "{language:?}");
    }
}
