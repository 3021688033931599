//! The strip with the parts of a turn in the top bar.

use crate::{
    app::{
        look::{
            Pen, fonts,
            glyphs::{self, Glyph},
            sizes,
        },
        widgets,
    },
    text::t_args,
};
use egui::{Align2, Color32, Pos2, Rect, Ui, accesskit::Role, vec2};

/// A part of a turn.
#[derive(Clone, Debug)]
pub struct TurnPart {
    /// Its name.
    pub name: String,
    /// Its picture, if it has one.
    pub glyph: Option<&'static Glyph>,
    /// How far it is.
    pub step: PartState,
    /// Of so many that take part in it, those that are done.
    pub pips: Option<Pips>,
}

/// How many of several are done, shown as so many squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pips {
    /// Those that are done.
    pub done: usize,
    /// All of them.
    pub of: usize,
}

impl Pips {
    /// From one square to the next.
    const STEP: f32 = 12.0;

    const fn width(self) -> f32 {
        Self::STEP * self.of as f32 + 4.0
    }

    /// Draws them from the left end of the first one at half its height.
    fn draw(self, pen: &mut Pen<'_>, left: Pos2, color: Color32) {
        for index in 0..self.of {
            let at = left + vec2(Self::STEP * index as f32, 0.0);
            let square = Align2::LEFT_CENTER.anchor_size(at, vec2(8.0, 8.0));
            let fill = if index < self.done { color } else { Color32::TRANSPARENT };
            pen.rect_lined(square, 2.0, fill, 1.2, color);
        }
    }
}

/// The progress of a part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartState {
    /// It is over.
    Done,
    /// It goes on now.
    Now,
    /// It may be chosen now, as one of several.
    Possible,
    /// It comes later.
    Later,
    /// It does not come in this turn.
    Skipped,
}

/// Width that the picture of a part has.
const PICTURE: f32 = 20.0;

/// Draws the strip: in a compact window from the left, otherwise in the middle of the bar.
pub(crate) fn strip(ui: &Ui, bar: Rect, parts: &[TurnPart], compact: bool) {
    let pen = Pen::new(ui.ctx());
    // A part that is over has a picture even if it had none: nothing moves by that.
    let width = |part: &TurnPart| {
        let pips = part.pips.map_or(0.0, |pips| pips.width() + 6.0);
        pen.width(&part.name, fonts::bold(sizes::LABEL)) + 40.0 + PICTURE + pips
    };
    let mut x = if compact {
        bar.left() + 58.0
    } else {
        bar.center().x - parts.iter().map(width).sum::<f32>() / 2.0
    };
    for (index, part) in parts.iter().enumerate() {
        let rect = Rect::from_min_size(Pos2::new(x, bar.center().y - 18.0), vec2(width(part), 36.0));
        widgets::draw(ui, |pen| chevron(pen, rect, part, index == 0));
        let id = match part.step {
            PartState::Done => "phase-done",
            PartState::Now => "phase-now",
            PartState::Possible => "phase-possible",
            PartState::Later => "phase-later",
            PartState::Skipped => "phase-skipped",
        };
        let spoken = t_args(id, &[("phase", part.name.as_str().into())]);
        widgets::named(ui, rect, ("phase", &part.name), Role::Label, &spoken);
        x = rect.right();
    }
}

fn chevron(pen: &mut Pen<'_>, rect: Rect, part: &TurnPart, first: bool) {
    let p = pen.palette;
    let (how, word) = (part.step, part.name.as_str());
    let (fill, fore) = match how {
        PartState::Now => (p.accent, p.accent_ink),
        PartState::Done | PartState::Skipped => (p.card, p.faint),
        PartState::Possible => (p.card, p.text),
        PartState::Later => (p.card, p.dim),
    };
    let tip = 12.0;
    let (l, r, mid) = (rect.left(), rect.right() - 3.0, rect.center().y);
    let (top, bottom) = (rect.top(), rect.bottom());
    // The notch makes the shape concave: two halves, each convex.
    let at = Pos2::new;
    let notch = if first { at(l, mid) } else { at(l + tip, mid) };
    let upper = [at(l, top), at(r, top), at(r + tip, mid)];
    let lower = [at(r, bottom), at(l, bottom), notch];
    pen.poly([&upper[..], &[notch]].concat(), fill);
    pen.poly([&[notch, upper[2]], &lower[..2]].concat(), fill);
    let (width, line) = match how {
        PartState::Now => (1.0, fill),
        PartState::Possible => (2.0, p.accent),
        _ => (1.0, p.line),
    };
    // The tip of the one before lies over its notch.
    let inner = [
        upper.to_vec(),
        lower.to_vec(),
        if first { Vec::new() } else { vec![notch] },
    ]
    .concat();
    pen.outline(inner, width, line);
    let glyph = if how == PartState::Done {
        Some(*glyphs::CHECK)
    } else {
        part.glyph
    };
    let mut x = l + 22.0 + PICTURE / 2.0;
    if let Some(glyph) = glyph {
        pen.glyph(glyph, at(l + 28.0, mid), 15.0, fore, fill);
        x += PICTURE / 2.0;
    }
    let text = pen.bold(at(x, mid), Align2::LEFT_CENTER, word, sizes::LABEL, fore);
    if let Some(pips) = part.pips {
        pips.draw(pen, text.right_center() + vec2(10.0, 0.0), fore);
    }
    if how == PartState::Skipped {
        pen.line(&[text.left_center(), text.right_center()], 1.5, fore);
    }
}
