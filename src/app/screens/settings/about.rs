//! The version of this program, its licence, and the licences of the libraries and fonts in it.

use super::rows::{ROW, Room};
use crate::{
    app::{
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::{NOTICES, t, t_args},
};
use egui::{
    Align2, EventFilter, Key, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, accesskit::Action,
    style::ScrollAnimation, vec2,
};
use std::collections::BTreeMap;

/// Height of a row of the notices.
const LINE: f32 = 16.0;
/// Room for the bar beside the notices.
const BAR: f32 = 12.0;
/// Gap between the notices and the button below them.
const GAP: f32 = 10.0;

/// The name and the version of this program.
pub(super) fn version() -> String {
    t_args("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())])
}

/// The memory of the tab.
#[derive(Clone, Debug, Default)]
pub(super) struct AboutTab {
    /// The notices, broken into rows. They have thousands of lines, so a frame lays out only the rows in sight.
    rows: Vec<&'static str>,
    /// The width that the rows were broken for.
    wide: f32,
}

impl AboutTab {
    /// Draws the tab.
    pub(super) fn ui(&mut self, room: &mut Room<'_>) {
        room.head(&version());
        room.note(&t("app-unofficial"));
        let licence = env!("CARGO_PKG_LICENSE");
        room.note(&t_args("settings-about-licence", &[("licence", licence.into())]));
        room.end();
        let head = t("settings-about-notices");
        room.head(&head);
        let place = room.take_all_but(GAP + ROW);
        self.notices(room.ui, place, &head);
        room.take(GAP);
        if room.button(Button::new(t("settings-about-copy")).glyph(&glyphs::COPY)) {
            room.ui.ctx().copy_text(NOTICES.to_owned());
        }
    }

    /// Draws the notices as a document of this name.
    fn notices(&mut self, ui: &mut Ui, rect: Rect, name: &str) {
        let id = ui.scope_id().with("notices");
        let document = ui.interact(rect, id, Sense::focusable_noninteractive());
        document.widget_info(|| WidgetInfo::labeled(Role::Document, true, name));
        // egui carries out these actions, but does not offer them to screen readers by itself.
        ui.ctx().accesskit_node_builder(id, |node| {
            node.add_action(Action::ScrollUp);
            node.add_action(Action::ScrollDown);
        });
        // Arrows scroll here and do not move the focus.
        let filter = EventFilter {
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        self.fit(ui, rect.width() - BAR);
        let whole = LINE * self.rows.len() as f32;
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("rows of notices"));
        inner.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical()
            .auto_shrink(false)
            .show_viewport(&mut inner, |ui, seen| {
                let by = scrolled(ui, document.has_focus(), seen, whole);
                ui.scroll_with_delta_animation(vec2(0.0, -by), ScrollAnimation::none());
                let (_, all) = ui.allocate_space(vec2(self.wide, whole));
                let first = (seen.top() / LINE).floor().max(0.0) as usize;
                let end = (seen.bottom() / LINE).ceil().max(0.0) as usize;
                for (index, words) in self.rows.iter().enumerate().take(end).skip(first) {
                    let min = all.min + vec2(0.0, LINE * index as f32);
                    row(ui, Rect::from_min_size(min, vec2(self.wide, LINE)), index, words);
                }
            });
        widgets::focus_ring(ui, rect, sizes::R_BUTTON, &document);
    }

    /// Breaks the notices into rows of this width, unless they are broken for it already.
    fn fit(&mut self, ui: &Ui, wide: f32) {
        if (self.wide - wide).abs() < 0.5 {
            return;
        }
        self.wide = wide;
        let font = fonts::regular(sizes::SMALL);
        let mut widths: BTreeMap<char, f32> = BTreeMap::new();
        self.rows = ui.ctx().fonts_mut(|view| {
            let mut width = |letter: char| *widths.entry(letter).or_insert_with(|| view.glyph_width(&font, letter));
            let mut rows: Vec<&'static str> = Vec::new();
            for line in NOTICES.lines() {
                rows.extend(broken(line, wide, &mut width));
            }
            rows
        });
    }
}

/// The distance by which a key scrolls the notices, of which this part is seen: pages from anywhere on the tab, lines only
/// while the notices have the focus.
fn scrolled(ui: &Ui, has_focus: bool, seen: Rect, whole: f32) -> f32 {
    // Two rows stay in sight.
    let page = seen.height() - 2.0 * LINE;
    let line = if has_focus { LINE } else { 0.0 };
    let ways = [
        (Key::ArrowUp, -line),
        (Key::ArrowDown, line),
        (Key::PageUp, -page),
        (Key::PageDown, page),
        (Key::Home, -whole),
        (Key::End, whole),
    ];
    let pressed = ways
        .into_iter()
        .find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    pressed.map_or(0.0, |(_, by)| by.min(whole - seen.bottom()).max(-seen.top()))
}

/// Draws a row of the notices.
fn row(ui: &Ui, place: Rect, index: usize, words: &str) {
    let p = palette(ui.ctx());
    if is_rule(words) {
        let line = Rect::from_center_size(place.center(), vec2(place.width(), 1.0));
        widgets::draw(ui, |pen| pen.rect(line, 0.0, p.line));
    } else if !words.is_empty() {
        let at = place.left_center();
        widgets::draw(ui, |pen| pen.text(at, Align2::LEFT_CENTER, words, sizes::SMALL, p.text));
        widgets::named(ui, place, ("notice", index), Role::Label, words.trim());
    }
}

/// True for a line of equals signs, such as stands between two licences.
fn is_rule(line: &str) -> bool {
    line.starts_with("====")
}

/// Breaks a line into rows of at most this width, between words where possible. A rule stays in one piece.
fn broken<'t>(line: &'t str, most: f32, width: &mut impl FnMut(char) -> f32) -> Vec<&'t str> {
    if is_rule(line) {
        return vec![line];
    }
    let mut rows: Vec<&'t str> = Vec::new();
    // Where the row begins, where its last word does, and how wide each of them is so far.
    let (mut row, mut word) = ((0, 0.0), (0, 0.0));
    for (at, letter) in line.char_indices() {
        let wide = width(letter);
        // Spaces at the end of a row are not drawn.
        if letter != ' ' && at > row.0 && row.1 + wide > most {
            let next = if word.0 > row.0 { word } else { (at, 0.0) };
            rows.extend(line.get(row.0..next.0).map(str::trim_end));
            row = next;
        }
        row.1 += wide;
        word.1 += wide;
        if letter == ' ' {
            word = (at + 1, 0.0);
        }
    }
    rows.extend(line.get(row.0..));
    rows
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_line_is_broken_between_words_and_a_word_only_where_it_fits_no_row() {
        let rule = "=".repeat(72);
        for (line, rows) in [
            ("", vec![""]),
            ("one two", vec!["one two"]),
            ("one two three", vec!["one two", "three"]),
            ("one two  three", vec!["one two", "three"]),
            ("    one two", vec!["    one", "two"]),
            ("a licence for all", vec!["a", "licence", "for all"]),
            ("one https://a.b", vec!["one", "https:/", "/a.b"]),
            ("Łącki Łącki", vec!["Łącki", "Łącki"]),
            (&*rule, vec![&*rule]),
        ] {
            assert_eq!(broken(line, 7.0, &mut |_| 1.0), rows, "{line:?}");
        }
    }
}
