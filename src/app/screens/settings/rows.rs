//! What the tabs are made of: heads, notes, choices side by side, and values that go up and down in steps.

use crate::{
    app::{
        board::split,
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::t,
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Height of a row of buttons.
pub(super) const ROW: f32 = 40.0;
/// Room below the head of a part.
const BELOW_HEAD: f32 = 30.0;
/// Gap before the next part, and before a note.
const GAP: f32 = 24.0;
const GAP_NOTE: f32 = 8.0;

/// The room of a tab that is not taken yet, from the top.
pub(super) struct Room<'u> {
    pub(super) ui: &'u mut Ui,
    rest: Rect,
}

impl<'u> Room<'u> {
    pub(super) const fn new(ui: &'u mut Ui, rest: Rect) -> Self {
        Self { ui, rest }
    }

    /// The next so many points.
    pub(super) fn take(&mut self, high: f32) -> Rect {
        let (part, rest) = self.rest.split_top_bottom_at_y(self.rest.top() + high);
        self.rest = rest;
        part
    }

    /// All that is left but so many points at the lower end.
    pub(super) fn take_all_but(&mut self, below: f32) -> Rect {
        self.take(self.rest.height() - below)
    }

    /// The head of a part.
    pub(super) fn head(&mut self, text: &str) {
        let (p, row) = (palette(self.ui.ctx()), self.take(BELOW_HEAD));
        let at = row.min + vec2(0.0, 10.0);
        widgets::bold(self.ui, at, text, sizes::BODY, p.text, row.width());
    }

    /// The end of a part.
    pub(super) fn end(&mut self) {
        self.take(GAP);
    }

    /// A note below what it explains.
    pub(super) fn note(&mut self, text: &str) {
        let p = palette(self.ui.ctx());
        let (at, wide) = (self.rest.min + vec2(0.0, GAP_NOTE), self.rest.width());
        let font = fonts::regular(sizes::LABEL);
        let shown = widgets::paragraph(self.ui, at, text, font, p.dim, wide);
        self.take(GAP_NOTE + shown.height());
    }

    /// What is wrong, with a sign before it.
    pub(super) fn warning(&mut self, text: &str) {
        let p = palette(self.ui.ctx());
        let sign = self.rest.min + vec2(9.0, GAP_NOTE + 8.0);
        widgets::draw(self.ui, |pen| {
            pen.glyph(&glyphs::ALERT, sign, 16.0, p.hazard_text, p.panel)
        });
        let (at, wide) = (self.rest.min + vec2(26.0, GAP_NOTE), self.rest.width() - 26.0);
        let font = fonts::regular(sizes::LABEL);
        let shown = widgets::paragraph(self.ui, at, text, font, p.hazard_text, wide);
        self.take(GAP_NOTE + shown.height());
    }

    /// Choices that exclude each other, so many side by side; returns the one that was pressed.
    pub(super) fn choices<T: Copy + PartialEq>(
        &mut self,
        choices: impl IntoIterator<Item = (T, String)>,
        chosen: T,
        across: usize,
    ) -> Option<T> {
        let (gap, choices) = (8.0, Vec::from_iter(choices));
        let rows = choices.len().div_ceil(across) as f32;
        let rect = self.take(rows * (ROW + gap) - gap);
        let mut pressed = None;
        for ((value, text), place) in choices.iter().zip(split::grid(rect, choices.len(), across, gap)) {
            if widgets::choice_button(self.ui, place, text, *value == chosen).clicked() {
                pressed = Some(*value);
            }
        }
        pressed
    }

    /// A value between a button for less and one for more, where there is less or more; returns whether more is wanted,
    /// and the room behind it.
    pub(super) fn steps(&mut self, text: &str, labels: [&str; 2], there: [bool; 2]) -> (Option<bool>, Rect) {
        let (row, p) = (self.take(ROW), palette(self.ui.ctx()));
        let mut pressed = None;
        let ways = [(0.0, &glyphs::MINUS, false), (136.0, &glyphs::PLUS, true)];
        for (((x, glyph, more), label), is_there) in ways.into_iter().zip(labels).zip(there) {
            let place = Rect::from_min_size(row.min + vec2(x, 0.0), vec2(48.0, row.height()));
            let button = Button::new("").glyph(glyph).label(t(label)).enabled(is_there);
            if button.show(self.ui, place).clicked() {
                pressed = Some(more);
            }
        }
        let (at, font) = (Pos2::new(row.left() + 92.0, row.center().y), fonts::bold(sizes::NAME));
        widgets::label(self.ui, at, Align2::CENTER_CENTER, text, font, p.text, 84.0);
        (pressed, row.with_min_x(row.left() + 200.0))
    }

    /// Switches side by side, each with what it turns on or off.
    pub(super) fn switches<const N: usize>(&mut self, switches: [(String, &mut bool); N]) {
        let places = split::grid(self.take(ROW), N, N, GAP_NOTE);
        for ((text, on), place) in switches.into_iter().zip(places) {
            *on ^= widgets::switch(self.ui, place, &text, *on).clicked();
        }
    }

    /// A button as wide as its text; returns whether it was pressed.
    pub(super) fn button(&mut self, button: Button) -> bool {
        let row = self.take(ROW);
        let wide = button.width(self.ui).min(row.width());
        button.show(self.ui, row.with_max_x(row.left() + wide)).clicked()
    }
}
