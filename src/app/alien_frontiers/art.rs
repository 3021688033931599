//! The pieces and plates: ships, colonies, fields, decks of ports, wells.

use super::{glyphs as g, pictures};
use crate::{
    app::look::{
        Pen, SeatShape, badges, colors, fonts,
        glyphs::{self, Glyph, Inks},
        pen::chamfered,
        sizes,
    },
    games::alien_frontiers::{Field, Ship},
    rules::Seat,
};
use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

fn line_width(r: f32) -> f32 {
    (0.13 * r).max(1.2)
}

/// A plate in the shape of a seat.
fn plate(pen: &mut Pen<'_>, seat: Seat, at: Pos2, r: f32) {
    let (p, w) = (pen.palette, line_width(r));
    badges::seat_shape(pen, seat, at, r, p.key, 2.8 * w, p.key);
    badges::seat_shape(pen, seat, at, r, pen.seat(seat).fill, w, p.ink);
}

/// The corners of the Relic Ship.
fn hexagon(at: Pos2, r: f32) -> Vec<Pos2> {
    (0_u8..6)
        .map(|i| at + Vec2::angled(std::f32::consts::TAU * (f32::from(i) + 0.5) / 6.0) * r * 1.12)
        .collect()
}

/// A ship that shows a value; 0 shows none.
pub(super) fn ship(pen: &mut Pen<'_>, ship: Ship, value: u8, at: Pos2, r: f32) {
    let p = pen.palette;
    let (size, down, color) = match ship {
        Ship::Coloured(seat, _) => {
            plate(pen, seat, at, r);
            let look = pen.seat(seat);
            match look.shape {
                SeatShape::Triangle => (1.12, 0.24, look.glyph),
                _ => (1.22, 0.0, look.glyph),
            }
        }
        Ship::Relic => {
            let w = line_width(r);
            pen.poly_lined(hexagon(at, r), p.key, 2.8 * w, p.key);
            pen.poly_lined(hexagon(at, r), p.floor_lo, w, p.ink);
            (1.22, 0.0, p.ink)
        }
    };
    if value > 0 {
        let at = at + vec2(0.0, down * r);
        let size = (size * r).max(sizes::SMALL);
        pen.bold(at, Align2::CENTER_CENTER, &value.to_string(), size, color);
    } else if ship == Ship::Relic && r > 7.0 {
        glyphs::draw(pen, &g::RELIC_SHIP, at, 1.3 * r, Inks::new(p.ink, p.floor_lo));
    }
}

/// The mark of a ship that came back by the Orbital Teleporter.
pub(super) fn recalled(pen: &mut Pen<'_>, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc(at, r + 1.2, p.key);
    pen.disc(at, r, p.ink);
    glyphs::draw(pen, &g::ORBITAL_TELEPORTER, at, 1.5 * r, Inks::new(p.alien_eye, p.ink));
}

/// A colony, or several of one player in one place.
pub(super) fn colony(pen: &mut Pen<'_>, seat: Seat, at: Pos2, r: f32) {
    plate(pen, seat, at, r);
    let look = pen.seat(seat);
    let down = if look.shape == SeatShape::Triangle { 0.22 } else { 0.0 };
    let size = if look.shape == SeatShape::Triangle { 1.1 } else { 1.3 };
    let at = at + vec2(0.0, down * r);
    glyphs::draw(pen, &g::COLONY, at, size * r, Inks::new(look.glyph, look.fill));
}

/// A field: its glyph on ink within a bone ring.
pub(super) fn field(pen: &mut Pen<'_>, field: Field, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc(at, r, p.key);
    pen.disc(at, r - 1.6, p.ink);
    glyphs::draw(pen, pictures::field(field), at, 1.25 * r, Inks::new(p.key, p.ink));
}

/// A bone deck with sockets: ports that dock together. A covered one has a striped shutter, a taken one no socket.
pub(super) fn deck(pen: &mut Pen<'_>, ports: &[(Pos2, Socket)], side: f32) {
    let p = pen.palette;
    let (Some(first), Some(last)) = (ports.first(), ports.last()) else {
        return;
    };
    let half = Vec2::splat(side / 2.0);
    let rect = Rect::from_min_max(first.0 - half, last.0 + half);
    pen.poly_lined(chamfered(rect, 0.2 * side), p.floor, 1.4, p.hull_lo);
    pen.flat_line(vec![first.0, last.0], 2.0, p.decal);
    for &(at, socket) in ports {
        match socket {
            Socket::Free => {
                pen.disc(at, 0.36 * side, p.floor_lo);
                pen.ring(at, 0.36 * side, 1.2, p.decal);
            }
            Socket::Covered => shutter(pen, Rect::from_center_size(at, vec2(0.86 * side, 0.42 * side))),
            Socket::Taken => {}
        }
    }
}

/// The state of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Socket {
    /// A ship can dock there.
    Free,
    /// Closed for the whole game.
    Covered,
    /// A ship stands there.
    Taken,
}

/// A striped shutter: closed here.
pub(super) fn shutter(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    pen.rect(rect, 1.0, p.ink);
    let inner = rect.shrink(1.4);
    let step = inner.height().max(4.0) * 1.3;
    let mut x = inner.left();
    while x + step * 0.9 <= inner.right() + 0.5 {
        let (slant, wide) = (step * 0.45, step * 0.45);
        pen.poly(
            vec![
                pos2(x + slant, inner.top()),
                pos2(x + slant + wide, inner.top()),
                pos2(x + wide, inner.bottom()),
                pos2(x, inner.bottom()),
            ],
            p.hazard,
        );
        x += step * 0.9;
    }
}

/// A hull plate: shadow, plate, border, light upper edge.
pub(super) fn hull(pen: &mut Pen<'_>, rect: Rect, chamfer: f32) {
    let p = pen.palette;
    let shadow = chamfered(rect.translate(vec2(0.0, 3.0)), chamfer);
    pen.poly(shadow, colors::faded(p.ink, 0.55));
    pen.poly_lined(chamfered(rect, chamfer), p.hull, 1.5, p.hull_lo);
    let light = [
        rect.left_top() + vec2(1.5, chamfer + 1.0),
        rect.left_top() + vec2(chamfer + 0.5, 1.5),
        rect.right_top() + vec2(-chamfer - 0.5, 1.5),
    ];
    pen.flat_line(light.to_vec(), 1.6, p.hull_hi);
}

/// The colours of names and of rules on a hull plate.
pub(super) fn on_hull(pen: &Pen<'_>) -> (Color32, Color32) {
    let p = pen.palette;
    if p.dark { (p.text, p.dim) } else { (p.ink, p.ink) }
}

/// A recess with a glyph. Wells of alien tech are dark and glow lime.
pub(super) fn well(pen: &mut Pen<'_>, at: Pos2, side: f32, glyph: &Glyph, tech: bool) {
    let p = pen.palette;
    let rect = Rect::from_center_size(at, Vec2::splat(side));
    let (fill, fore) = if tech {
        (p.alien_body, p.alien_eye)
    } else {
        (p.ink, p.key)
    };
    pen.poly_lined(chamfered(rect, 0.2 * side), fill, 1.0, p.line_hi);
    glyphs::draw(pen, glyph, at, 0.7 * side, Inks::new(fore, fill));
}

/// Two numbers, before and after, or one where they are equal. Returns where they stand.
pub(super) fn change(pen: &mut Pen<'_>, at: Pos2, before: u8, after: u8, size: f32, color: Color32) -> Rect {
    let text = if before == after {
        before.to_string()
    } else {
        format!("{before}›{after}")
    };
    pen.bold(at, Align2::LEFT_CENTER, &text, size, color)
}

/// A glyph with a number behind it; returns where it ends.
pub(super) fn count(pen: &mut Pen<'_>, at: Pos2, glyph: &Glyph, [before, after]: [u8; 2], size: f32) -> f32 {
    let p = pen.palette;
    glyphs::draw(
        pen,
        glyph,
        at + vec2(size * 0.55, 0.0),
        1.1 * size,
        Inks::new(p.text, p.card),
    );
    change(pen, at + vec2(size * 1.35, 0.0), before, after, size, p.text).right()
}

/// A button-like card on a panel, with a glyph and a name beside it.
pub(super) fn entry(pen: &mut Pen<'_>, rect: Rect, glyph: &Glyph, text: &str) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
    let side = (rect.height() - 8.0).min(25.0);
    let middle = pos2(rect.left() + 6.0 + side / 2.0, rect.center().y);
    well(pen, middle, side, glyph, true);
    let at = pos2(rect.left() + side + 11.0, rect.center().y);
    let font = fonts::bold(sizes::LABEL);
    pen.text_within(at, Align2::LEFT_CENTER, text, font, p.text, rect.right() - 3.0 - at.x);
}
