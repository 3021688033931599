//! The strip above the table of somebody who learns: what is said, and buttons at the right end.

use crate::app::{
    look::{
        Pen, fonts, glyphs, palette,
        sizes::{self, Breakpoint},
    },
    widgets,
};
use egui::{
    Rect, Ui,
    accesskit::{Live, Role},
    pos2, vec2,
};

/// Room around the words.
pub(super) const MARGIN: f32 = 16.0;
/// Widest lines of words that are read with ease.
const MEASURE: f32 = 820.0;

/// Sizes of the strip.
struct Fit {
    /// Size of the words.
    words: f32,
    /// Height of the line above them, and of the room above and below all.
    head: f32,
    around: f32,
}

/// The sizes in this window: a small one needs its height for the board.
fn fit(ui: &Ui) -> Fit {
    match Breakpoint::of(ui.ctx().content_rect().size()) {
        Breakpoint::Compact => Fit {
            words: sizes::LABEL,
            head: 20.0,
            around: 14.0,
        },
        Breakpoint::Regular | Breakpoint::Wide => Fit {
            words: sizes::BODY,
            head: 24.0,
            around: 22.0,
        },
    }
}

/// The words of a strip.
pub(super) struct StripWords {
    /// The line above the words.
    pub(super) head: String,
    /// A remark beside that line that asks for attention.
    pub(super) warning: Option<String>,
    pub(super) words: String,
}

/// The size of the words in this window.
pub(super) fn size(ui: &Ui) -> f32 {
    fit(ui).words
}

/// Width of the words beside buttons that take so much with their distance.
pub(super) fn measure(rect: Rect, buttons: f32) -> f32 {
    (rect.width() - 2.0 * MARGIN - buttons).min(MEASURE)
}

/// The height that the highest of these words needs in so much room.
pub(super) fn height(ui: &Ui, words: impl Iterator<Item = String>, room: f32) -> f32 {
    let (pen, fit) = (Pen::new(ui.ctx()), fit(ui));
    let font = fonts::regular(fit.words);
    let high = words.map(|words| pen.height(&words, font.clone(), room));
    high.fold(0.0, f32::max) + fit.head + fit.around
}

/// Draws the strip without its buttons. A screen reader says the words when they come.
pub(super) fn strip(ui: &mut Ui, rect: Rect, StripWords { head, warning, words }: &StripWords, room: f32) {
    let (p, fit) = (palette(ui.ctx()), fit(ui));
    widgets::draw(ui, |pen| {
        pen.rect(rect, 0.0, p.card);
        pen.rect(rect.with_max_x(rect.left() + 5.0), 0.0, p.accent);
        pen.rect(rect.with_min_y(rect.bottom() - 1.0), 0.0, p.line_hi);
    });
    let line = pos2(
        rect.left() + MARGIN,
        rect.top() + 0.36 * fit.around - 1.0 + fit.head / 2.0,
    );
    let told = widgets::bold(ui, line, head, sizes::LABEL, p.dim, room);
    if let Some(warning) = warning {
        let at = pos2(told.right() + 20.0, line.y);
        widgets::draw(ui, |pen| pen.glyph(&glyphs::ALERT, at, 16.0, p.hazard_text, p.card));
        let left = at + vec2(14.0, 0.0);
        let wide = rect.left() + MARGIN + room - left.x;
        widgets::bold(ui, left, warning, sizes::LABEL, p.hazard_text, wide);
    }
    let at = pos2(rect.left() + MARGIN, rect.top() + 0.36 * fit.around + fit.head);
    let font = fonts::regular(fit.words);
    widgets::draw(ui, |pen| pen.paragraph(at, words, font, p.text, room));
    let spoken = match warning {
        Some(warning) => format!("{warning} {words}"),
        None => words.clone(),
    };
    let place = Rect::from_min_max(at, pos2(at.x + room, rect.bottom() - 6.0));
    let says = widgets::named(ui, place, "coach says", Role::Status, &spoken);
    widgets::said_of(&says, Live::Polite);
}
