//! Badges: the shape and the letter of a player's colour.

use super::{
    colors::{SeatLook, SeatShape},
    pen::{Pen, chamfered},
};
use crate::rules::Seat;
use egui::{Align2, Color32, Pos2, Rect, Vec2};

/// Corners of a shape at radius `r`; `None` for the circle.
#[must_use]
fn outline(shape: SeatShape, center: Pos2, r: f32) -> Option<Vec<Pos2>> {
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * r;
    match shape {
        SeatShape::Circle => None,
        SeatShape::Square => Some(chamfered(
            Rect::from_center_size(center, Vec2::splat(1.8 * r)),
            0.16 * r,
        )),
        SeatShape::Diamond => {
            let (far, cut) = (1.07, 0.13);
            let corners = [
                (-cut, -far),
                (cut, -far),
                (far, -cut),
                (far, cut),
                (cut, far),
                (-cut, far),
                (-far, cut),
                (-far, -cut),
            ];
            Some(corners.map(|(x, y)| at(x, y)).to_vec())
        }
        SeatShape::Triangle => {
            let corners = [[0.0, -1.30], [1.30, 1.02], [-1.30, 1.02]];
            let mut points = Vec::with_capacity(6);
            for index in 0..3 {
                let [x, y] = corners[index];
                for other in [(index + 2) % 3, (index + 1) % 3] {
                    let [ox, oy] = corners[other];
                    points.push(at(x + (ox - x) * 0.14, y + (oy - y) * 0.14));
                }
            }
            Some(points)
        }
    }
}

/// Draws a seat's shape filled, with a line centred on its edge.
pub(crate) fn seat_shape(
    pen: &mut Pen<'_>,
    seat: Seat,
    center: Pos2,
    r: f32,
    fill: Color32,
    width: f32,
    line: Color32,
) {
    look_shape(pen, pen.seat(seat), center, r, fill, width, line);
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
        pen.disc(center, r, fill);
        pen.ring(center, r, width, line);
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

/// The letter of a colour.
pub(crate) fn letter(pen: &mut Pen<'_>, look: &SeatLook, at: Pos2, size: f32, color: Color32) {
    let mut buffer = [0; 4];
    pen.bold(
        at,
        Align2::CENTER_CENTER,
        look.letter.encode_utf8(&mut buffer),
        size,
        color,
    );
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
        letter(pen, look, center + Vec2::new(0.0, down * r), 0.98 * r, look.glyph);
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
