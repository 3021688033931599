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
    text::{t, t_args},
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
    /// How it follows the part before.
    pub joint: Joint,
}

/// How a part follows the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// After it.
    Next,
    /// In its place: between them stands a word.
    Or,
    /// Not in each turn: there is a gap before it.
    Apart,
}

impl Joint {
    /// Room between the tip of the part before and this one, beside a word.
    const GAP: f32 = 6.0;

    fn width(self, pen: &Pen<'_>) -> f32 {
        match self {
            Self::Next => 0.0,
            Self::Or => TIP + 2.0 * Self::GAP + pen.width(&t("phase-or"), fonts::regular(sizes::LABEL)),
            Self::Apart => TIP + 2.0 * Self::GAP,
        }
    }
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
/// Length of the tip at the right end of a part.
const TIP: f32 = 12.0;

/// The parts of a strip that have their name, and not a picture alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worded {
    /// All of them.
    All,
    /// The one that goes on and those before it.
    UntilNow,
    /// The one that goes on.
    Now,
}

/// The width of the strip.
fn width(pen: &Pen<'_>, parts: &[TurnPart], worded: Worded) -> f32 {
    let widths = parts.iter().map(|part| part.joint.width(pen) + part.width(pen, worded));
    widths.sum::<f32>() + TIP
}

/// The least width that the strip needs.
pub(crate) fn least_width(pen: &Pen<'_>, parts: &[TurnPart]) -> f32 {
    width(pen, parts, Worded::Now)
}

/// Draws the strip: from the left of its room, or about a middle if the room has one. Where it is too wide, pictures
/// stand for what does not go on now: first for what is to come, then also for what is done.
pub(crate) fn strip(ui: &Ui, room: Rect, middle: Option<f32>, parts: &[TurnPart]) {
    let pen = Pen::new(ui.ctx());
    let fits = |worded: &Worded| width(&pen, parts, *worded) <= room.width();
    let worded = [Worded::All, Worded::UntilNow].into_iter().find(fits);
    let worded = worded.unwrap_or(Worded::Now);
    let mut x = middle.map_or(room.left(), |middle| {
        let wide = width(&pen, parts, worded);
        let most = (room.right() - wide).max(room.left());
        (middle - wide / 2.0).clamp(room.left(), most)
    });
    for (index, part) in parts.iter().enumerate() {
        if part.joint == Joint::Or {
            let at = Pos2::new(x + TIP + Joint::GAP - 3.0, room.center().y);
            widgets::draw(ui, |pen| {
                let color = pen.palette.dim;
                pen.text(at, Align2::LEFT_CENTER, &t("phase-or"), sizes::LABEL, color);
            });
        }
        x += part.joint.width(&pen);
        let size = vec2(part.width(&pen, worded), 36.0);
        let rect = Rect::from_min_size(Pos2::new(x, room.center().y - size.y / 2.0), size);
        let begins = index == 0 || part.joint != Joint::Next;
        widgets::draw(ui, |pen| chevron(pen, rect, part, (begins, part.word(worded))));
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

impl TurnPart {
    /// Its name, or nothing where its picture has to do.
    fn word(&self, worded: Worded) -> &str {
        let shows = match self.step {
            PartState::Now => true,
            // It has a check mark.
            PartState::Done => worded != Worded::Now,
            PartState::Possible | PartState::Later | PartState::Skipped => {
                worded == Worded::All || self.glyph.is_none()
            }
        };
        if shows { &self.name } else { "" }
    }

    fn width(&self, pen: &Pen<'_>, worded: Worded) -> f32 {
        let pips = self.pips.map_or(0.0, |pips| pips.width() + 6.0);
        // A part that is over has a picture even if it had none: nothing moves by that.
        pen.width(self.word(worded), fonts::bold(sizes::LABEL)) + 40.0 + PICTURE + pips
    }
}

/// Draws a part with this word; one that begins a row has no notch.
fn chevron(pen: &mut Pen<'_>, rect: Rect, part: &TurnPart, (begins, word): (bool, &str)) {
    let p = pen.palette;
    let how = part.step;
    let (fill, fore) = match how {
        PartState::Now => (p.accent, p.accent_ink),
        PartState::Done | PartState::Skipped => (p.card, p.faint),
        PartState::Possible => (p.card, p.text),
        PartState::Later => (p.card, p.dim),
    };
    let (l, r, mid) = (rect.left(), rect.right() - 3.0, rect.center().y);
    let (top, bottom) = (rect.top(), rect.bottom());
    // The notch makes the shape concave: two halves, each convex.
    let at = Pos2::new;
    let notch = if begins { at(l, mid) } else { at(l + TIP, mid) };
    let upper = [at(l, top), at(r, top), at(r + TIP, mid)];
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
        if begins { Vec::new() } else { vec![notch] },
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
    let told = if word.is_empty() {
        Rect::from_center_size(at(l + 28.0, mid), vec2(20.0, 0.0))
    } else {
        pen.bold(at(x, mid), Align2::LEFT_CENTER, word, sizes::LABEL, fore)
    };
    if let Some(pips) = part.pips {
        pips.draw(pen, told.right_center() + vec2(10.0, 0.0), fore);
    }
    if how == PartState::Skipped {
        pen.line(&[told.left_center(), told.right_center()], 1.5, fore);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::is_glyph;
    use egui::{Context, RawInput, Shape, pos2};

    #[test]
    fn a_strip_stays_in_its_room_and_says_where_there_is_a_choice() {
        let context = Context::default();
        crate::app::look::install(&context);
        let part = |name: &str, step, joint| TurnPart {
            name: name.to_owned(),
            glyph: Some(*glyphs::PLUS),
            step,
            pips: None,
            joint,
        };
        let parts = [
            part("Programming", PartState::Now, Joint::Next),
            part("Deploying", PartState::Possible, Joint::Or),
            part("Scoring", PartState::Later, Joint::Apart),
        ];
        let later = [
            part("Programming", PartState::Done, Joint::Next),
            part("Deploying", PartState::Skipped, Joint::Or),
            part("Scoring", PartState::Now, Joint::Apart),
        ];
        for (parts, wide, words) in [
            (&parts, 900.0, &["Programming", "or", "Deploying", "Scoring"][..]),
            (&parts, 360.0, &["Programming", "or"]),
            (&later, 410.0, &["Programming", "or", "Scoring"]),
            (&later, 320.0, &["or", "Scoring"]),
        ] {
            let room = Rect::from_min_size(pos2(100.0, 0.0), vec2(wide, 52.0));
            // Not in the middle of its room.
            let output = context.run_ui(RawInput::default(), |ui| strip(ui, room, Some(300.0), parts));
            let mut seen = Vec::new();
            for shape in &output.shapes {
                let drawn = shape.shape.visual_bounding_rect();
                assert!(room.expand(1.0).contains_rect(drawn), "{:?}", shape.shape);
                if let Shape::Text(text) = &shape.shape
                    && !is_glyph(text.galley.text())
                {
                    seen.push(text.galley.text().to_owned());
                }
            }
            assert_eq!(seen, words, "{wide}");
        }
    }
}
