//! Bars: over a screen, what is the matter with the table and what can be done about it, never a modal; and those at the
//! head and foot of a screen.

use super::{
    controls::{Button, Weight, backdrop, bold, draw, icon_button, paragraph, regular, settings_button},
    said,
};
use crate::{
    app::look::{Pen, fonts, glyphs, glyphs::Glyph, palette, sizes},
    text::t,
};
use egui::{Align2, Color32, Rect, Ui, accesskit::Live, pos2, vec2};

/// Distance of the words from the left end, behind the glyph.
const WORDS: f32 = 46.0;
/// Distance between words and what stands beside them.
const GAP: f32 = 12.0;
/// Height of the head where the text stands below it.
const HEAD: f32 = 20.0;

/// A bar about something that is the matter.
pub(crate) fn table_bar(ui: &mut Ui, rect: Rect, glyph: &Glyph, head: &str, text: &str) {
    let fill = palette(ui.ctx()).hazard;
    let right = rect.right();
    let rect = grown(ui, rect, (head, text), right);
    bar(ui, rect, glyph, (head, text), (fill, fill), right);
}

/// A bone bar that says what is looked at, with a button that ends it; returns whether that was pressed.
pub(crate) fn notice_bar(ui: &mut Ui, rect: Rect, glyph: &Glyph, head: &str, text: &str, button: &str) -> bool {
    let fill = palette(ui.ctx()).key;
    buttons_bar(ui, rect, glyph, (head, text), fill, &[button]).is_some()
}

/// A bar with buttons at its right end, the first one outermost; returns which was pressed.
pub(crate) fn buttons_bar(
    ui: &mut Ui,
    rect: Rect,
    glyph: &Glyph,
    words: (&str, &str),
    fill: Color32,
    buttons: &[&str],
) -> Option<usize> {
    let buttons: Vec<_> = buttons
        .iter()
        .map(|text| Button::new(*text).weight(Weight::Ink))
        .collect();
    let wide: f32 = buttons.iter().map(|button| button.width(ui) + 6.0).sum();
    let rect = grown(ui, rect, words, rect.right() - 6.0 - wide);
    let border = palette(ui.ctx()).ink;
    bar(ui, rect, glyph, words, (fill, border), rect.right() - 6.0 - wide);
    let (mut right, mut pressed) = (rect.right() - 6.0, None);
    for (index, button) in buttons.into_iter().enumerate() {
        let at = pos2(right, rect.center().y);
        let place = Align2::RIGHT_CENTER.anchor_size(at, vec2(button.width(ui), 34.0));
        right = place.left() - 6.0;
        if button.show(ui, place).clicked() {
            pressed = Some(index);
        }
    }
    pressed
}

/// The room for words that end before `right`.
fn room(rect: Rect, right: f32) -> f32 {
    right - GAP - rect.left() - WORDS
}

/// True if head and text fit beside each other.
fn is_one_line(pen: &Pen<'_>, room: f32, (head, text): (&str, &str)) -> bool {
    let size = sizes::LABEL + 1.0;
    pen.width(head, fonts::bold(size)) + GAP + pen.width(text, fonts::regular(size)) <= room
}

/// The bar, high enough for words that end before `right`.
fn grown(ui: &Ui, rect: Rect, words: (&str, &str), right: f32) -> Rect {
    let (pen, room) = (Pen::new(ui.ctx()), room(rect, right));
    if is_one_line(&pen, room, words) {
        return rect;
    }
    let text = pen.height(words.1, fonts::regular(sizes::LABEL), room);
    let high = (HEAD + text + 14.0).max(rect.height());
    rect.with_max_y(rect.top() + high)
}

/// A glyph, a head, and a text beside it or, where there is no room for that, below it.
fn bar(ui: &mut Ui, rect: Rect, glyph: &Glyph, (head, text): (&str, &str), colors: (Color32, Color32), right: f32) {
    let p = palette(ui.ctx());
    let (fill, border) = colors;
    let at = rect.left_center() + vec2(24.0, 0.0);
    draw(ui, |pen| {
        pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, border);
        pen.glyph(glyph, at, 18.0, p.ink, fill);
    });
    let words = rect.with_max_x(right);
    said(ui, Live::Polite, |ui| bar_words(ui, words, (head, text), at.y));
}

/// The words of a bar.
fn bar_words(ui: &mut Ui, rect: Rect, (head, text): (&str, &str), y: f32) {
    let p = palette(ui.ctx());
    let (room, size) = (room(rect, rect.right()), sizes::LABEL + 1.0);
    let (pen, left) = (Pen::new(ui.ctx()), rect.left() + WORDS);
    if is_one_line(&pen, room, (head, text)) {
        let head = bold(ui, pos2(left, y), head, size, p.ink, room);
        let from = head.right() + GAP;
        regular(ui, pos2(from, y), text, size, p.ink, left + room - from);
        return;
    }
    let font = fonts::regular(sizes::LABEL);
    let text_high = pen.height(text, font.clone(), room);
    let top = rect.center().y - (HEAD + text_high) / 2.0;
    bold(ui, pos2(left, top + HEAD / 2.0 - 1.0), head, size, p.ink, room);
    paragraph(ui, pos2(left, top + HEAD), text, font, p.ink, room);
}

/// The ground of a top bar with a button at its left; returns whether that was pressed.
pub(crate) fn bar_start(ui: &mut Ui, rect: Rect, glyph: &'static Glyph, text: &str) -> bool {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect(rect, 0.0, p.panel);
    pen.rect(rect.with_min_y(rect.bottom() - 1.0), 0.0, p.line);
    pen.paint(ui.painter());
    icon_button(ui, rect.left_center() + vec2(28.0, 0.0), glyph, text).clicked()
}

/// The title behind the button of a top bar and a line below it, no wider than `width`; returns where they end.
pub(crate) fn bar_title(ui: &mut Ui, rect: Rect, title: &str, line: &str, width: f32) -> f32 {
    let (p, at) = (palette(ui.ctx()), rect.left_center() + vec2(58.0, 0.0));
    let title = bold(ui, at - vec2(0.0, 9.0), title, sizes::NAME, p.text, width);
    let line = regular(ui, at + vec2(0.0, 11.0), line, sizes::LABEL, p.dim, width);
    title.right().max(line.right())
}

/// The page of lobby and end, with bars at its head and foot. The one at the head has a way back, rules and settings.
/// Returns what is left between the bars, the one at the foot, and what was pressed.
pub(crate) fn page<A>(
    ui: &mut Ui,
    (title, subtitle): (&str, &str),
    (back, leave): (&str, A),
    [rules, settings]: [A; 2],
) -> (Rect, Rect, Option<A>) {
    let p = palette(ui.ctx());
    let screen = backdrop(ui);
    let small = screen.height() < sizes::REGULAR_WINDOW.y;
    let (head, rest) = screen.split_top_bottom_at_y(screen.top() + sizes::TOP_BAR);
    let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - if small { 64.0 } else { 84.0 });
    let mut pressed = bar_start(ui, head, &glyphs::LEFT, back).then_some(leave);
    bar_title(ui, head, title, subtitle, head.width() * 0.6);
    draw(ui, |pen| {
        pen.rect(foot, 0.0, p.panel);
        pen.rect(foot.with_max_y(foot.top() + 1.0), 0.0, p.line);
    });
    if settings_button(ui, head.right_center() - vec2(28.0, 0.0)) {
        pressed = Some(settings);
    }
    if icon_button(ui, head.right_center() - vec2(72.0, 0.0), &glyphs::HELP, &t("rules")).clicked() {
        pressed = Some(rules);
    }
    (body, foot, pressed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::look, text::t};
    use egui_kittest::{
        Harness,
        kittest::{NodeT, Queryable},
    };

    #[test]
    fn what_is_the_matter_is_said_by_itself() {
        let mut ready = false;
        let mut harness = Harness::new_ui(move |ui| {
            if !std::mem::replace(&mut ready, true) {
                look::install(ui.ctx());
                return ui.ctx().request_repaint();
            }
            let rect = Rect::from_min_size(ui.max_rect().min, vec2(600.0, 44.0));
            table_bar(ui, rect, &look::glyphs::ALERT, "The host is gone.", "It is looked for.");
        });
        harness.run_steps(3);
        for label in ["The host is gone.", "It is looked for."] {
            assert_eq!(harness.get_by_label(label).accesskit_node().live(), Live::Polite);
        }
    }

    #[test]
    fn the_narrowest_bar_has_room_for_all_that_is_said_of_a_lost_host() {
        let ctx = egui::Context::default();
        look::install(&ctx);
        // Beside the sheet of an interrupt, in the smallest window.
        let narrow = Rect::from_min_size(pos2(84.0, 50.0), vec2(588.0, sizes::BANNER));
        let mut seen = 0;
        let _ = ctx.run_ui(egui::RawInput::default(), |ui| {
            let pen = Pen::new(ui.ctx());
            for (head, text, buttons) in [
                (
                    "link-lost",
                    format!("{} {}", t("lost-forgotten"), t("link-lost-more")),
                    0.0,
                ),
                ("link-gone", t("link-gone-go-on-more"), 190.0),
                ("link-not-saved", t("link-not-saved-more"), 0.0),
                ("resumed", t("resumed-more"), 190.0),
            ] {
                let (head, right) = (t(head), narrow.right() - buttons);
                let high = grown(ui, narrow, (&head, &text), right).height();
                let room = room(narrow, right);
                let below = pen.height(&text, fonts::regular(sizes::LABEL), room);
                let one = is_one_line(&pen, room, (&head, &text));
                assert!(one || high >= HEAD + below + 8.0, "{head}: {high} for {below}");
                assert!(pen.width(&head, fonts::bold(sizes::LABEL + 1.0)) <= room, "{head}");
                assert!(high <= 2.0 * sizes::BANNER, "{head} covers the board: {high}");
                seen += 1;
            }
        });
        assert!(seen >= 4);
    }
}
