//! Marks over cells: a ghost and the doors of it that meet, numbers and links of a chain.

use super::square::Square;
use crate::app::look::{Pen, glyphs, pen::chamfered};
use crate::games::argo::Doors;
use egui::{Align2, Color32, Pos2};

/// Distance of the line around a ghost from its tile, in cells.
const GHOST: f32 = 0.045;

/// Draws the line around a tile that is not final: outside it, so that all of it is seen.
pub(crate) fn ghost(pen: &mut Pen<'_>, frame: Square) {
    let (p, s) = (pen.palette, frame.s);
    let around = chamfered(frame.rect().expand(GHOST * s), 0.14 * s);
    pen.outline(around.clone(), 0.07 * s, p.ink);
    pen.dashed_outline(&around, 0.04 * s, p.board_accent, 0.14 * s, 0.09 * s);
}

/// Draws a tick over the doors of a ghost that meet another door.
pub(crate) fn meeting(pen: &mut Pen<'_>, frame: Square, doors: Doors) {
    let p = pen.palette;
    for dir in doors {
        let at = frame.turned(dir, 0.5, -GHOST / 2.0);
        let r = (0.11 * frame.s).max(7.0);
        pen.disc(at, r, p.ink);
        pen.disc(at, 0.84 * r, p.board_accent);
        pen.glyph(&glyphs::CHECK, at, 1.3 * r, p.ink, p.board_accent);
    }
}

/// Width of an arrow's body at a cell size.
pub(crate) fn width(s: f32) -> f32 {
    (0.075 * s).max(5.0)
}

/// Radius of a number at a cell size.
pub(crate) fn number_radius(s: f32) -> f32 {
    (0.118 * s).max(9.5)
}

/// A number in an ink disc.
pub(crate) fn number(pen: &mut Pen<'_>, center: Pos2, r: f32, n: usize) {
    let p = pen.palette;
    pen.disc(center, r, p.ink);
    pen.ring(center, r, (0.17 * r).max(1.2), p.key);
    pen.bold(center, Align2::CENTER_CENTER, &n.to_string(), 1.15 * r, p.key);
}

/// A link between two portals.
pub(crate) fn teleport_link(pen: &mut Pen<'_>, from: Pos2, to: Pos2, color: Color32) {
    let ink = pen.palette.ink;
    let count = ((to - from).length() / 12.0).floor().max(1.0);
    for (r, color) in [(5.0, ink), (3.0, color)] {
        for index in 0..=count as usize {
            pen.disc(from + (to - from) * (index as f32 / count), r, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Context;

    #[test]
    fn the_line_around_a_ghost_lies_outside_its_tile_and_doors_that_meet_are_ticked() {
        let context = Context::default();
        crate::app::look::install(&context);
        let _ = context.run_ui(egui::RawInput::default(), |_| ());
        let frame = Square::new(Pos2::new(100.0, 100.0), 80.0);
        let shapes = |draw: &dyn Fn(&mut Pen<'_>)| {
            let mut pen = Pen::new(&context);
            draw(&mut pen);
            pen.shapes
        };
        let lines = shapes(&|pen| ghost(pen, frame));
        // The tile has cut corners.
        let inside = |point: Pos2| {
            let (way, half) = ((point - frame.center()).abs(), 0.488 * frame.s);
            way.max_elem() < half && way.x + way.y < 2.0 * half - 0.11 * frame.s
        };
        assert!(!lines.is_empty());
        for shape in lines.iter().filter(|shape| !matches!(shape, egui::Shape::Noop)) {
            let points = match shape {
                egui::Shape::Path(path) => path.points.clone(),
                egui::Shape::LineSegment { points, .. } => points.to_vec(),
                egui::Shape::Mesh(mesh) => mesh.vertices.iter().map(|corner| corner.pos).collect(),
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
}
