//! The strip with the parts of a turn in the top bar.

use crate::{
    app::look::{
        Pen, fonts,
        glyphs::{self, Glyph},
        sizes,
    },
    text::t_args,
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// A part of a turn.
#[derive(Clone, Debug)]
pub struct TurnPart {
    /// Its name.
    pub name: String,
    /// Its picture, if it has one.
    pub glyph: Option<&'static Glyph>,
    /// How far it is.
    pub step: PartState,
}

/// The progress of a part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartState {
    /// It is over.
    Done,
    /// It goes on now, or may be chosen now.
    Now,
    /// It comes later.
    Later,
    /// It does not come in this turn.
    Skipped,
}

/// Width that the picture of a part has.
const PICTURE: f32 = 20.0;

/// Draws the strip: in a compact window from the left, otherwise in the middle of the bar.
pub(crate) fn strip(ui: &mut Ui, bar: Rect, parts: &[TurnPart], compact: bool) {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    // A part that is over has a picture even if it had none: nothing moves by that.
    let width = |part: &TurnPart| pen.width(&part.name, fonts::bold(sizes::LABEL)) + 40.0 + PICTURE;
    let widths: Vec<f32> = parts.iter().map(width).collect();
    let total: f32 = widths.iter().sum();
    let mut x = if compact {
        bar.left() + 58.0
    } else {
        bar.center().x - total / 2.0
    };
    for (index, (part, width)) in parts.iter().zip(widths).enumerate() {
        let rect = Rect::from_min_size(Pos2::new(x, bar.center().y - 18.0), vec2(width, 36.0));
        chevron(&mut pen, rect, part, index == 0);
        spoken_part(ui, rect, part);
        x += width;
    }
    pen.paint(ui.painter());
}

fn chevron(pen: &mut Pen<'_>, rect: Rect, part: &TurnPart, first: bool) {
    let p = pen.palette;
    let (how, word) = (part.step, part.name.as_str());
    let (fill, fore) = match how {
        PartState::Now => (p.accent, p.accent_ink),
        PartState::Done | PartState::Skipped => (p.card, p.faint),
        PartState::Later => (p.card, p.dim),
    };
    let tip = 12.0;
    let (l, r, mid) = (rect.left(), rect.right() - 3.0, rect.center().y);
    let (top, bottom) = (rect.top(), rect.bottom());
    // The notch makes the shape concave: two halves, each convex.
    let at = Pos2::new;
    let notch = if first { at(l, mid) } else { at(l + tip, mid) };
    pen.poly(vec![at(l, top), at(r, top), at(r + tip, mid), notch], fill);
    pen.poly(vec![notch, at(r + tip, mid), at(r, bottom), at(l, bottom)], fill);
    let edge = vec![
        at(l, top),
        at(r, top),
        at(r + tip, mid),
        at(r, bottom),
        at(l, bottom),
        notch,
    ];
    pen.outline(edge, 1.0, if how == PartState::Now { fill } else { p.line });
    let glyph = if how == PartState::Done {
        Some(*glyphs::CHECK)
    } else {
        part.glyph
    };
    let mut x = l + 22.0;
    if let Some(glyph) = glyph {
        pen.glyph(glyph, at(x + 6.0, mid), 15.0, fore, fill);
        x += PICTURE;
    } else {
        x += PICTURE / 2.0;
    }
    let text = pen.bold(at(x, mid), Align2::LEFT_CENTER, word, sizes::LABEL, fore);
    if how == PartState::Skipped {
        pen.line(&[text.left_center(), text.right_center()], 1.5, fore);
    }
}

fn spoken_part(ui: &Ui, rect: Rect, part: &TurnPart) {
    let id = match part.step {
        PartState::Done => "phase-done",
        PartState::Now => "phase-now",
        PartState::Later => "phase-later",
        PartState::Skipped => "phase-skipped",
    };
    let spoken = t_args(id, &[("phase", part.name.as_str().into())]);
    let response = ui.interact(rect, ui.scope_id().with(("phase", &part.name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}
