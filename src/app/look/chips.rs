//! Chips: a number in a pill.

use super::{badges, fonts, pen::Pen, sizes};
use crate::rules::Seat;
use egui::{Align2, Pos2, Rect, Vec2};

/// Height of a chip.
const HEIGHT: f32 = 26.0;

/// Width of a chip with one picture and a text.
#[must_use]
pub(crate) fn width(pen: &Pen<'_>, text: &str) -> f32 {
    pen.width(text, fonts::bold(sizes::LABEL)) + 38.0
}

/// Draws a player's points, `+2`; `left` is the middle of the left end. Returns the place taken.
pub(crate) fn score(pen: &mut Pen<'_>, left: Pos2, seat: Seat, text: &str) -> Rect {
    let p = pen.palette;
    let rect = Align2::LEFT_CENTER.anchor_size(left, Vec2::new(width(pen, text), HEIGHT));
    pen.rect_lined(rect, HEIGHT / 2.0, p.ink, 1.5, pen.seat(seat).fill);
    badges::badge(pen, seat, left + Vec2::new(14.0, 0.0), 8.3);
    pen.bold(
        left + Vec2::new(26.0, 0.0),
        Align2::LEFT_CENTER,
        text,
        sizes::LABEL,
        p.key,
    );
    rect
}
