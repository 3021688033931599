//! What is drawn over a cell: legal, hovered, open, illegal, last action, focus, ghost.

use super::Frame;
use crate::app::look::{
    Pen, colors,
    glyphs::{self, Inks},
    pen::chamfered,
};
use egui::{Pos2, Rect, Vec2};

/// What a mark over a place says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// May be chosen.
    Legal,
    /// May be chosen and is under the pointer.
    Hovered,
    /// A tile may be built here.
    Open,
    /// A tile may not be built here.
    Illegal,
    /// Part of the last action.
    Last,
    /// Has the keyboard focus.
    Focus,
    /// A tile that is not final lies here.
    Ghost,
}

/// Draws a mark around a cell; the Waking Room passes the rectangle of all its cells to `mark_rect`.
pub fn mark(pen: &mut Pen<'_>, frame: Frame, mark: Mark) {
    mark_rect(pen, frame.rect(), frame.s, mark);
}

/// Draws a mark around a rectangle of cells of side `s`.
pub fn mark_rect(pen: &mut Pen<'_>, rect: Rect, s: f32, mark: Mark) {
    let p = pen.palette;
    let inner = rect.shrink(0.04 * s);
    let shape = |rect: Rect| chamfered(rect, 0.10 * s);
    match mark {
        Mark::Legal | Mark::Hovered => {
            let (casing, line, fill) = if mark == Mark::Legal {
                (0.075, 0.04, 0.16)
            } else {
                (0.11, 0.07, 0.34)
            };
            // A large room is not flooded: its floor tells whose bay is where.
            let fill = fill * (s / rect.width().max(1.0)).min(1.0);
            pen.poly(shape(inner), colors::faded(p.board_accent, fill));
            pen.outline(shape(inner), casing * s, p.ink);
            pen.outline(shape(inner), line * s, p.board_accent);
        }
        Mark::Open => {
            pen.poly(shape(inner), colors::faded(p.board_accent, 0.10));
            pen.dashed_outline(&shape(inner), (0.03 * s).max(1.5), p.board_accent, 0.08 * s, 0.05 * s);
            let inks = Inks::new(p.board_accent, p.space_bottom);
            glyphs::draw(pen, &glyphs::PLUS, rect.center(), 0.28 * s, inks);
        }
        Mark::Illegal => {
            pen.outline(shape(inner), (0.06 * s).max(2.5), p.ink);
            pen.dashed_outline(&shape(inner), (0.03 * s).max(1.5), p.bad, 0.08 * s, 0.05 * s);
            glyphs::draw(
                pen,
                &glyphs::CLOSE,
                rect.center(),
                0.25 * s,
                Inks::new(p.bad, p.space_bottom),
            );
        }
        Mark::Ghost => {
            pen.outline(shape(inner), 0.09 * s, p.ink);
            pen.dashed_outline(&shape(inner), 0.05 * s, p.board_accent, 0.14 * s, 0.09 * s);
        }
        Mark::Last => last_corners(pen, inner, s),
        Mark::Focus => {
            let around = chamfered(rect.expand(5.0), 0.11 * s);
            pen.outline(around.clone(), 7.0, p.ink);
            pen.outline(around, 3.0, if p.dark { p.key } else { p.text });
        }
    }
}

fn last_corners(pen: &mut Pen<'_>, rect: Rect, s: f32) {
    let p = pen.palette;
    let (cut, long) = (0.07 * s, 0.15 * s);
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.right_bottom(), -1.0, -1.0),
        (rect.left_bottom(), 1.0, -1.0),
    ] {
        let at = |dx: f32, dy: f32| -> Pos2 { corner + Vec2::new(dx * x, dy * y) };
        let points = [at(0.0, long), at(0.0, cut), at(cut, 0.0), at(long, 0.0)];
        pen.line(&points, 4.2, p.ink);
        pen.line(&points, 2.0, p.key);
    }
}
