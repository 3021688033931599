//! Dice: pips on a plate in the colour of their player, with the player's shape at the corner.

use crate::{
    app::look::{Pen, badges, pen::chamfered},
    rules::Seat,
};
use egui::{Pos2, Rect, Vec2};

/// The owner of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A player's, in the player's colour.
    Seat(Seat),
    /// Nobody's colour: cut corners, bone; with the shape of the player who has it.
    Colourless(Option<Seat>),
}

/// Draws a die of the given side; a value outside 1 to 6 leaves it blank.
pub(crate) fn die(pen: &mut Pen<'_>, owner: Owner, value: u8, center: Pos2, side: f32) {
    let p = pen.palette;
    let rect = Rect::from_center_size(center, Vec2::splat(side));
    let line = (0.06 * side).max(1.2);
    let (pips, holder) = match owner {
        Owner::Seat(seat) => {
            let look = pen.seat(seat);
            pen.rect(rect.expand(line), 0.26 * side, p.key);
            pen.rect_lined(rect, 0.22 * side, look.fill, line, p.ink);
            (look.glyph, Some(seat))
        }
        Owner::Colourless(holder) => {
            pen.poly(chamfered(rect.expand(line), 0.27 * side), p.ink);
            pen.poly(chamfered(rect, 0.25 * side), p.key);
            if value == 0 {
                pen.outline(chamfered(rect.shrink(2.2 * line), 0.2 * side), line * 0.7, p.hazard);
            }
            (p.ink, holder)
        }
    };
    for &(x, y) in places(value) {
        pen.disc(center + Vec2::new(x, y) * side * 0.24, side * 0.09, pips);
    }
    if let Some(seat) = holder {
        mark(pen, seat, rect.max + Vec2::splat(0.02 * side), 0.17 * side);
    }
}

/// The shape of a player, small, at the corner of something.
fn mark(pen: &mut Pen<'_>, seat: Seat, at: Pos2, r: f32) {
    let p = pen.palette;
    let w = (0.2 * r).max(1.0);
    badges::seat_shape(pen, seat, at, r, p.key, 3.2 * w, p.key);
    badges::seat_shape(pen, seat, at, r, pen.seat(seat).fill, w, p.ink);
}

/// A place for a die, empty or closed for good.
pub(crate) fn port(pen: &mut Pen<'_>, center: Pos2, side: f32, closed: bool) {
    let p = pen.palette;
    let rect = Rect::from_center_size(center, Vec2::splat(side));
    if closed {
        pen.rect_lined(rect, 0.22 * side, p.card_hi, 1.0, p.line);
        let far = side * 0.2;
        for sign in [-1.0, 1.0] {
            let end = Vec2::new(far, sign * far);
            pen.line(&[center - end, center + end], 1.6, p.faint);
        }
    } else {
        pen.rect_lined(rect, 0.22 * side, p.panel, 1.5, p.line_hi);
    }
}

/// The places of the pips, in quarters of the side from the middle.
const fn places(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn a_die_has_as_many_pips_as_it_shows() {
        for value in 1..=6 {
            assert_eq!(places(value).len(), usize::from(value));
        }
        assert_eq!(places(0).len() + places(7).len(), 0);
    }
}
