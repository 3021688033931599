//! The language of the window, chosen in its settings.

use crate::{
    sheets::{press, program_at, until},
    window::{screen, screen_of, some, with_guest},
};
use egui::epaint::text::FontsView;
use egui::{
    Context, Galley, Key, Shape,
    accesskit::{Action, Role},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        App,
        client::TableClient,
        screens::{lobby::lobby_ui, settings::Tab, start::StartScreen},
        sound::Loudspeaker,
    },
    protocol::Colour,
    text::{Language, speaking, t, t_args},
};
use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        mpsc::{Receiver, sync_channel},
    },
};
use strum::VariantArray;

/// The texts in a shape.
pub fn texts<'a>(shape: &'a Shape, found: &mut Vec<&'a Galley>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) => found.push(&text.galley),
        _ => {}
    }
}

/// Characters of a text that its font does not have.
fn without_glyph(ctx: &Context, galley: &Galley) -> Vec<char> {
    let (text, sections) = (&galley.job.text, &galley.job.sections);
    ctx.fonts_mut(|fonts| {
        let has = |fonts: &mut FontsView<'_>, font, c: char| c.is_control() || fonts.has_glyph(font, c);
        let in_section = sections.iter().flat_map(|section| {
            let range = section.byte_range.start.0..section.byte_range.end.0;
            text[range].chars().map(|c| (&section.format.font_id, c))
        });
        in_section
            .filter(|(font, c)| !has(fonts, font, *c))
            .map(|(_, c)| c)
            .collect()
    })
}

/// What is wrong with a frame: texts that end in `…` because there was no room for them, characters without a glyph, and
/// what can be pressed and has no words for a screen reader.
pub fn flaws<S>(harness: &Harness<'static, S>) -> BTreeSet<String> {
    let mut galleys = Vec::new();
    for clipped in &harness.output().shapes {
        texts(&clipped.shape, &mut galleys);
    }
    let cut = galleys.iter().filter(|galley| galley.elided);
    let mut found: BTreeSet<String> = cut.map(|galley| galley.job.text.clone()).collect();
    for galley in galleys {
        let missing = without_glyph(&harness.ctx, galley);
        if !missing.is_empty() {
            found.insert(format!("no glyph for {missing:?} in {}", galley.job.text));
        }
    }
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        let pressed = node.data().supports_action(Action::Click) && node.role() != Role::ScrollBar;
        // Text that can be marked is its own name.
        let words = node.label().or_else(|| node.value());
        if pressed && words.is_none_or(|words| words.is_empty()) {
            found.insert(format!("{:?} without a name at {:?}", node.role(), node.raw_bounds()));
        }
    }
    found
}

/// What can be pressed and is smaller than a finger or an unsteady hand needs.
pub fn small<S>(harness: &Harness<'static, S>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        // Text is marked, not pressed.
        let pressed =
            node.data().supports_action(Action::Click) && !matches!(node.role(), Role::ScrollBar | Role::Label);
        let Some(rect) = node.raw_bounds().filter(|_| pressed) else {
            continue;
        };
        if rect.width().min(rect.height()) < 31.9 {
            found.insert(format!("{:?} {:?} is too small: {rect:?}", node.role(), node.label()));
        }
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
        let found = flaws(&self.harness).into_iter().chain(small(&self.harness));
        self.cut.push((language, found.collect()));
    }

    /// Looks at every tab of the settings, and goes back to the first.
    fn tabs(&mut self) {
        for tab in Tab::VARIANTS.iter().skip(1).chain(Tab::VARIANTS.first()) {
            let name = t(tab.name());
            self.harness.get_by_role_and_label(Role::Tab, &name).click();
            (0..4).for_each(|_| self.harness.step());
            self.look();
        }
    }

    /// Chooses a language in the settings, which are opened by these buttons, and closes them.
    fn choose(&mut self, language: Language, opened_by: &[&str]) {
        opened_by.iter().for_each(|id| self.press(id));
        self.harness.get_by_label(language.name()).click();
        (0..4).for_each(|_| self.harness.step());
        self.until("settings-ease");
        self.look();
        if opened_by.first() == Some(&"settings") {
            self.tabs();
        }
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
        let app = tour.harness.state_mut().as_mut().unwrap();
        app.hear_by(Loudspeaker::new(sync_channel(1).0, Arc::default()));
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
        let cut = speaking(language, || flaws(&screen(start, |ui, start| start.ui(ui, None))));
        assert_eq!(cut, BTreeSet::new(), "{language:?}");
    }
}

#[test]
fn the_lobby_of_a_host_is_whole_in_the_smallest_window_also_when_an_option_was_changed() {
    for language in Language::ALL {
        let flaws = speaking(language, || {
            let mut lobby = with_guest(true);
            lobby.options_before = vec![("difficulty".to_owned(), "hard".to_owned())];
            let harness = screen_of([960.0, 600.0], lobby, |ui, table: &mut TableClient| {
                some(lobby_ui(ui, table))
            });
            let changed = t_args("lobby-changed", &[("n", 1.into())]);
            assert!(harness.query_by_label(&changed).is_some(), "{language:?}");
            flaws(&harness)
        });
        assert_eq!(flaws, BTreeSet::new(), "{language:?}");
    }
}
