//! The language of the window, chosen in its settings.

use crate::sheets::{press, program_at, until};
use egui::{
    Key, Rect, Shape,
    accesskit::{Action, Role},
    epaint::TextShape,
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{App, look::is_glyph, screens::settings::Tab, sound::Loudspeaker},
    text::{Language, speaking, t},
};
use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        mpsc::{Receiver, sync_channel},
    },
};
use strum::VariantArray;

/// The texts in a shape; a glyph is none.
pub fn texts<'a>(shape: &'a Shape, found: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) if !is_glyph(text.galley.text()) => found.push(text),
        _ => {}
    }
}

/// The side on which a text leaves the room in which it is seen; `None` for one that is seen as a whole, or is not meant to
/// be. The window cuts nothing. A smaller room is that of a list that scrolls up and down, or of a field whose text runs on.
fn cut_off(text: &TextShape, room: Rect, window: Rect, typed: &BTreeSet<String>) -> Option<&'static str> {
    let (ink, words) = (text.visual_bounding_rect(), &text.galley.job.text);
    if words.trim().is_empty() || typed.contains(words) {
        return None;
    }
    // The ink of a letter reaches a little over its width.
    let whole = room.intersect(window).expand(2.0);
    let beside = ink.left() < whole.left() || ink.right() > whole.right();
    let scrolls = !room.expand(0.6).contains_rect(window);
    let outside = ink.top() < whole.top() || ink.bottom() > whole.bottom();
    match (beside, outside && !scrolls) {
        (true, _) => Some("beside"),
        (false, true) => Some("above or below"),
        (false, false) => None,
    }
}

/// What is wrong with a frame: texts that end in `…` because there was no room for them or leave the room where they are
/// seen, and what can be pressed and has no words for a screen reader. A letter that no font has and a text that no
/// catalogue has end a test at once, with a panic.
pub fn flaws<S>(harness: &Harness<'static, S>) -> BTreeSet<String> {
    let fields = harness.query_all_by_role(Role::TextInput);
    let typed = fields.filter_map(|field| field.value()).collect();
    let window = harness.ctx.content_rect();
    let mut found = BTreeSet::new();
    for clipped in &harness.output().shapes {
        let mut texts = Vec::new();
        self::texts(&clipped.shape, &mut texts);
        for text in texts {
            let words = &text.galley.job.text;
            if text.galley.elided {
                found.insert(words.clone());
            }
            if let Some(side) = cut_off(text, clipped.clip_rect, window, &typed) {
                found.insert(format!("{words:?} is cut off {side} of {:?}", clipped.clip_rect));
            }
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
        // Text is marked, not pressed; places at rest only say what they are, and are as small as a large board is seen.
        let rests = matches!(node.role(), Role::ScrollBar | Role::Label | Role::Group);
        let pressed = node.data().supports_action(Action::Click) && !rests;
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
