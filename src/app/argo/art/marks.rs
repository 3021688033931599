//! Marks over a cell: legal, hovered, open, illegal, last action, focus, ghost.

use super::square::Square;
use crate::{
    app::look::{
        Pen, colors,
        glyphs::{self, Inks},
        pen::chamfered,
    },
    games::argo::{Dir, Doors},
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

/// Distance of the line around a ghost from its tile, in cells.
pub(crate) const GHOST: f32 = 0.045;

/// Draws a tick over the doors of a ghost that meet another door.
pub(crate) fn meeting(pen: &mut Pen<'_>, frame: Square, doors: Doors) {
    let p = pen.palette;
    for dir in Dir::ALL.into_iter().filter(|&dir| doors.contains(dir)) {
        let at = frame.turned(dir, 0.5, -GHOST / 2.0);
        let r = (0.11 * frame.s).max(7.0);
        pen.disc(at, r, p.ink);
        pen.disc(at, 0.84 * r, p.board_accent);
        glyphs::draw(pen, &glyphs::CHECK, at, 1.3 * r, Inks::new(p.ink, p.board_accent));
    }
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
            // Around the tile, so that all of it is seen.
            let around = chamfered(rect.expand(GHOST * s), 0.14 * s);
            pen.outline(around.clone(), 0.07 * s, p.ink);
            pen.dashed_outline(&around, 0.04 * s, p.board_accent, 0.14 * s, 0.09 * s);
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
    use egui::Context;

    #[test]
    fn the_line_around_a_ghost_lies_outside_its_tile_and_doors_that_meet_are_ticked() {
        let context = Context::default();
        let frame = Square::new(Pos2::new(100.0, 100.0), 80.0);
        let shapes = |draw: &dyn Fn(&mut Pen<'_>)| {
            let mut pen = Pen::new(&context);
            draw(&mut pen);
            pen.shapes
        };
        let lines = shapes(&|pen| mark(pen, frame, Mark::Ghost));
        // The tile has cut corners.
        let inside = |point: Pos2| {
            let (way, half) = ((point - frame.center()).abs(), 0.488 * frame.s);
            way.max_elem() < half && way.x + way.y < 2.0 * half - 0.11 * frame.s
        };
        for shape in lines.iter().filter(|shape| !matches!(shape, egui::Shape::Noop)) {
            let points = match shape {
                egui::Shape::Path(path) => path.points.clone(),
                egui::Shape::LineSegment { points, .. } => points.to_vec(),
                other => panic!("{other:?}"),
            };
            assert!(points.iter().all(|&point| !inside(point)), "{points:?}");
        }
        let none = shapes(&|pen| meeting(pen, frame, Doors::empty()));
        assert!(none.is_empty());
        let ticks = |doors| shapes(&|pen| meeting(pen, frame, doors)).len();
        let north = ticks(Doors::from_repr_truncated(1));
        assert!(north > 0 && ticks(Doors::from_repr_truncated(5)) == 2 * north);
    }

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
