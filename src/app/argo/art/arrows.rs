//! Sizes of arrows, their numbers, and the links of teleporters.

use crate::app::look::Pen;
use egui::{Align2, Color32, Pos2};

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
