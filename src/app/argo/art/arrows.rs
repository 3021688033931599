//! Numbered arrows, path dots and the links of teleporters.

use crate::app::look::Pen;
use egui::{Align2, Color32, Pos2, Vec2};

/// Width of an arrow's body at a cell size.
#[must_use]
pub(crate) fn width(s: f32) -> f32 {
    (0.075 * s).max(5.0)
}

/// Radius of a number at a cell size.
#[must_use]
pub(crate) fn number_radius(s: f32) -> f32 {
    (0.118 * s).max(9.5)
}

/// An arrow along `points`, cased in ink; `dashed` for a choice not taken.
pub(crate) fn arrow(pen: &mut Pen<'_>, points: &[Pos2], w: f32, color: Color32, dashed: bool) {
    let &[.., before, tip] = points else { return };
    let ink = pen.palette.ink;
    let along = (tip - before).normalized();
    let side = Vec2::new(-along.y, along.x);
    let head = (2.5 * w).min((tip - before).length());
    let mut body = points.to_vec();
    if let Some(last) = body.last_mut() {
        *last = tip - along * (head - 0.3 * w);
    }
    let triangle = |grow: f32| {
        let back = tip - along * head - along * grow * 0.6;
        let half = 1.55 * w + grow * 0.75;
        vec![tip + along * grow, back + side * half, back - side * half]
    };
    if dashed {
        let w = 0.6 * w;
        pen.dashed(&body, w + 5.0, ink, 2.6 * w, 2.4 * w);
        pen.poly(triangle(3.6), ink);
        pen.dashed(&body, w, color, 2.6 * w, 2.4 * w);
    } else {
        pen.line(&body, w + 5.0, ink);
        pen.poly(triangle(3.6), ink);
        pen.line(&body, w, color);
    }
    pen.poly(triangle(0.0), color);
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
