//! The pieces and plates: ships, colonies, fields, decks of ports, wells.

use super::pictures;
use crate::app::board::art::{self, edge, hexagon};
use crate::app::look::glyphs::Glyph;
use crate::app::look::{Pen, colors, fonts, pen::chamfered, sizes};
use crate::games::alien_frontiers::{Field, Goods, Ship, Tech};
use crate::rules::Seat;
use egui::{Align2, Color32, Pos2, Rect, Vec2, vec2};

/// A ship that shows a value; 0 shows none.
pub(super) fn ship(pen: &mut Pen<'_>, ship: Ship, value: u8, at: Pos2, r: f32) {
    let p = pen.palette;
    let (middle, size, color) = match ship {
        Ship::Coloured(seat, _) => {
            let look = pen.seat(seat);
            let (middle, size) = art::plate(pen, look, at, r);
            (middle, 0.88 * size, look.glyph)
        }
        Ship::Relic => {
            let (corners, wide) = (hexagon(at, 1.12 * r), edge(r));
            pen.poly_lined(corners.clone(), p.key, 2.8 * wide, p.key);
            pen.poly_lined(corners, p.floor_lo, wide, p.ink);
            (at, 1.22 * r, p.ink)
        }
    };
    if value > 0 {
        let size = size.max(sizes::SMALL);
        pen.bold(middle, Align2::CENTER_CENTER, &value.to_string(), size, color);
    } else if ship == Ship::Relic && r > 7.0 {
        pen.glyph(pictures::named("relic"), at, 1.3 * r, p.ink, p.floor_lo);
    }
}

/// The mark of a ship that came back by the Orbital Teleporter.
pub(super) fn recalled(pen: &mut Pen<'_>, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc_lined(at, r, p.ink, 1.2, p.key);
    pen.glyph(pictures::named("teleporter"), at, 1.5 * r, p.alien_eye, p.ink);
}

/// A colony, or several of one player in one place.
pub(super) fn colony(pen: &mut Pen<'_>, seat: Seat, at: Pos2, r: f32) {
    art::figure(pen, pen.seat(seat), pictures::named("colony"), at, r);
}

/// A field: its glyph on ink within a bone ring.
pub(super) fn field(pen: &mut Pen<'_>, field: Field, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc_lined(at, r - 0.8, p.ink, 1.6, p.key);
    pen.glyph(pictures::of(&field), at, 1.25 * r, p.key, p.ink);
}

/// The state of a port.
#[derive(Clone, Copy)]
pub(super) enum Socket {
    /// A ship can dock there.
    Free,
    /// Closed for the whole game.
    Covered,
    /// A ship stands there.
    Taken,
}

/// A bone deck with sockets: ports that dock together. A covered one has a striped shutter, a taken one no socket.
pub(super) fn deck(pen: &mut Pen<'_>, ports: &[(Pos2, Socket)], side: f32) {
    let p = pen.palette;
    let (Some(first), Some(last)) = (ports.first(), ports.last()) else {
        return;
    };
    let rect = Rect::from_two_pos(first.0, last.0).expand(side / 2.0);
    pen.poly_lined(chamfered(rect, 0.2 * side), p.floor, 1.4, p.hull_lo);
    pen.flat_line(vec![first.0, last.0], 2.0, p.decal);
    for &(at, socket) in ports {
        match socket {
            Socket::Free => pen.disc_lined(at, 0.36 * side, p.floor_lo, 1.2, p.decal),
            Socket::Covered => shutter(pen, Rect::from_center_size(at, vec2(0.86, 0.42) * side)),
            Socket::Taken => {}
        }
    }
}

/// A striped shutter: closed here.
pub(super) fn shutter(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    pen.rect(rect, 1.0, p.ink);
    let inner = rect.shrink(1.4);
    let wide = inner.height().max(4.0) * 0.585;
    let mut x = inner.left();
    while x + 2.0 * wide <= inner.right() + 0.5 {
        let (top, bottom) = (inner.top(), inner.bottom());
        let stripe = [(x + wide, top), (x + 2.0 * wide, top), (x + wide, bottom), (x, bottom)];
        pen.poly(stripe.map(Pos2::from).to_vec(), p.hazard);
        x += 2.0 * wide;
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

/// A recess with a glyph, in the colours of both.
pub(super) fn well(pen: &mut Pen<'_>, at: Pos2, side: f32, glyph: &Glyph, (fill, fore): (Color32, Color32)) {
    let rect = Rect::from_center_size(at, Vec2::splat(side));
    pen.poly_lined(chamfered(rect, 0.2 * side), fill, 1.0, pen.palette.line_hi);
    pen.glyph(glyph, at, 0.7 * side, fore, fill);
}

/// A recess with a card of alien tech: dark, and it glows.
pub(super) fn tech_well(pen: &mut Pen<'_>, at: Pos2, side: f32, card: Tech) {
    let p = pen.palette;
    well(pen, at, side, pictures::of(&card), (p.alien_body, p.alien_eye));
}

/// A unit of goods.
pub(super) fn unit(pen: &mut Pen<'_>, goods: Goods, rect: Rect) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_KEY, p.card_hi, 1.0, p.line_hi);
    let size = (0.8 * rect.width()).min(0.62 * rect.height());
    pen.glyph(pictures::of(&goods), rect.center(), size, p.text, p.card_hi);
}

/// A cell that can be clicked, with words in its middle.
pub(super) fn answer(pen: &mut Pen<'_>, rect: Rect, text: &str) {
    let color = pen.palette.text;
    art::cell(pen, rect);
    let room = rect.shrink2(vec2(4.0, 0.0)).with_max_x(rect.right() - 26.0);
    pen.label(room, Align2::CENTER_CENTER, text, fonts::bold(sizes::LABEL), color);
}

/// A cell that can be clicked, with a card and a name beside it.
pub(super) fn entry(pen: &mut Pen<'_>, rect: Rect, card: Tech, text: &str) {
    let color = pen.palette.text;
    art::cell(pen, rect);
    let side = (rect.height() - 8.0).min(25.0);
    tech_well(pen, rect.left_center() + vec2(6.0 + side / 2.0, 0.0), side, card);
    let room = rect.shrink2(vec2(3.0, 0.0)).with_min_x(rect.left() + side + 11.0);
    pen.label(room, Align2::LEFT_CENTER, text, fonts::bold(sizes::LABEL), color);
}
