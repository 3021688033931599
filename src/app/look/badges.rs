//! Badges: the shape and the letter of a player's colour.

use super::{
    colors::{SeatLook, SeatShape},
    pen::Pen,
};
use crate::rules::Seat;
use egui::{Align2, Color32, Pos2, Vec2};

/// Corners of a shape at radius `r`, cut like its plates; `None` for the circle.
#[must_use]
fn outline(shape: SeatShape, center: Pos2, r: f32) -> Option<Vec<Pos2>> {
    let (corners, cut): (&[[f32; 2]], f32) = match shape {
        SeatShape::Circle => return None,
        SeatShape::Square => (&[[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]], 0.089),
        SeatShape::Diamond => (&[[0.0, -1.2], [1.2, 0.0], [0.0, 1.2], [-1.2, 0.0]], 0.108),
        SeatShape::Triangle => (&[[0.0, -1.30], [1.30, 1.02], [-1.30, 1.02]], 0.14),
    };
    let count = corners.len();
    let at = |index: usize| center + Vec2::from(corners[index % count]) * r;
    let both = |index: usize| [index + count - 1, index + 1].map(|other| at(index).lerp(at(other), cut));
    Some((0..count).flat_map(both).collect())
}

/// Draws the shape of a colour filled, with a line centred on its edge.
pub(crate) fn look_shape(
    pen: &mut Pen<'_>,
    look: &SeatLook,
    center: Pos2,
    r: f32,
    fill: Color32,
    width: f32,
    line: Color32,
) {
    if let Some(points) = outline(look.shape, center, r) {
        pen.poly_lined(points, fill, width, line);
    } else {
        pen.disc_lined(center, r, fill, width, line);
    }
}

/// A dashed circle of about sixteen dashes.
pub(crate) fn dashed_ring(pen: &mut Pen<'_>, center: Pos2, r: f32, width: f32, color: Color32) {
    let at = |angle: f32| center + Vec2::angled(angle) * r;
    let dashes = 15;
    let step = std::f32::consts::TAU / dashes as f32;
    for dash in 0..dashes {
        let from = step * dash as f32;
        let points: Vec<Pos2> = (0..=4_u8)
            .map(|i| at(from + step * 0.57 * f32::from(i) / 4.0))
            .collect();
        pen.flat_line(points, width, color);
    }
}

/// A player's badge: shape, colour and, from radius 7, the letter.
pub(crate) fn badge(pen: &mut Pen<'_>, seat: Seat, center: Pos2, r: f32) {
    look_badge(pen, pen.seat(seat), center, r);
}

/// The badge of a colour that need not be at this table.
pub(crate) fn look_badge(pen: &mut Pen<'_>, look: &SeatLook, center: Pos2, r: f32) {
    let p = pen.palette;
    look_shape(pen, look, center, r, look.fill, (0.12 * r).max(1.2), p.ink);
    if r >= 7.0 {
        let down = if look.shape == SeatShape::Triangle { 0.25 } else { 0.0 };
        let at = center + Vec2::new(0.0, down * r);
        pen.bold(at, Align2::CENTER_CENTER, look.letter, 0.98 * r, look.glyph);
    }
}

/// The dashed outline of a seat nobody has taken.
pub(crate) fn free_badge(pen: &mut Pen<'_>, seat: Seat, center: Pos2, r: f32) {
    let color = pen.palette.faint;
    if let Some(points) = outline(pen.seat(seat).shape, center, r) {
        pen.dashed_outline(&points, 2.0, color, 6.0, 5.0);
    } else {
        dashed_ring(pen, center, r, 2.0, color);
    }
}
