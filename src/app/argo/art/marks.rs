//! Marks over a cell: legal, hovered, open, illegal, last action, focus, ghost.

use super::square::Square;
use crate::app::look::{
    Pen, colors,
    glyphs::{self, Inks},
    pen::chamfered,
};
use egui::{Pos2, Rect, Vec2};

/// The meaning of a mark over a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
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
pub(crate) fn mark(pen: &mut Pen<'_>, frame: Square, mark: Mark) {
    mark_rect(pen, frame.rect(), frame.s, mark);
}

/// Opacity of the fill of a place that may be chosen, of one under the pointer, and of a cell for a tile.
const FILLS: (f32, f32, f32) = (0.16, 0.34, 0.10);

/// Opacity of a fill after so many pulses between .10 and .20, which start and end where it rests.
fn pulsed(rest: f32, pulses: f32) -> f32 {
    let (middle, half) = (0.15, 0.05);
    let start = ((rest - middle) / half).clamp(-1.0, 1.0).asin();
    middle + half * (start + std::f32::consts::TAU * pulses).sin()
}

/// Draws a mark around a rectangle of cells of side `s`.
pub(crate) fn mark_rect(pen: &mut Pen<'_>, rect: Rect, s: f32, mark: Mark) {
    mark_pulsing(pen, rect, s, mark, 0.0);
}

/// Draws a mark after so many pulses of its fill; only places that may be chosen pulse.
pub(crate) fn mark_pulsing(pen: &mut Pen<'_>, rect: Rect, s: f32, mark: Mark, pulses: f32) {
    let p = pen.palette;
    let inner = rect.shrink(0.04 * s);
    let shape = |rect: Rect| chamfered(rect, 0.10 * s);
    match mark {
        Mark::Legal | Mark::Hovered => {
            let (casing, line, fill) = if mark == Mark::Legal {
                (0.075, 0.04, pulsed(FILLS.0, pulses))
            } else {
                (0.11, 0.07, FILLS.1)
            };
            // A large room is not flooded: its floor tells whose bay is where.
            let fill = fill * (s / rect.width().max(1.0)).min(1.0);
            pen.poly(shape(inner), colors::faded(p.board_accent, fill));
            pen.outline(shape(inner), casing * s, p.ink);
            pen.outline(shape(inner), line * s, p.board_accent);
        }
        Mark::Open => {
            pen.poly(shape(inner), colors::faded(p.board_accent, pulsed(FILLS.2, pulses)));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pulse_starts_and_ends_at_rest_and_goes_from_a_tenth_to_a_fifth() {
        for rest in [FILLS.0, FILLS.2] {
            for whole in [0.0, 1.0, 3.0] {
                assert!((pulsed(rest, whole) - rest).abs() < 1e-5, "{rest} after {whole}");
            }
            let all: Vec<f32> = (0..=100_u8).map(|i| pulsed(rest, f32::from(i) / 100.0)).collect();
            let (least, most) = all.iter().fold((1.0_f32, 0.0_f32), |(a, b), &x| (a.min(x), b.max(x)));
            assert!(
                (least - 0.10).abs() < 1e-3 && (most - 0.20).abs() < 1e-3,
                "{least} to {most}"
            );
        }
    }
}
