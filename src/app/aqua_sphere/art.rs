//! The small drawings: programs, pawns, cards and modules, and rows of pictures and numbers.

use super::{glyphs, sea::sea};
use crate::{
    app::look::{
        Pen, SeatLook, SeatShape, badges,
        colors::{Tint, faded},
        fonts,
        glyphs::{self as shared, Glyph, Inks},
        pen::chamfered,
        sizes,
    },
    games::aqua_sphere::{Card, Components, Expansion, Prize, Sector, Symbol},
    rules::{Seat, SeatCount},
};
use egui::{Align2, Color32, Pos2, Rect, Vec2, vec2};

/// The picture of a program.
pub(super) const fn program_glyph(symbol: Symbol) -> &'static Glyph {
    match symbol {
        Symbol::Green => &glyphs::EXPANSION,
        Symbol::Yellow => &glyphs::TIME,
        Symbol::Black => &glyphs::CRYSTAL,
        Symbol::Purple => &glyphs::OCTOPOD,
        Symbol::Blue => &glyphs::SUBMARINE,
        Symbol::Red => &glyphs::RESEARCH,
        Symbol::White => &glyphs::PROGRAM,
    }
}

/// The colour of a program.
pub(super) const fn program_tint(symbol: Symbol) -> Tint {
    match symbol {
        Symbol::Green => Tint::GREEN,
        Symbol::Yellow => Tint::YELLOW,
        Symbol::Black => Tint::BLACK,
        Symbol::Purple => Tint::PURPLE,
        Symbol::Blue => Tint::BLUE,
        Symbol::Red => Tint::RED,
        Symbol::White => Tint::WHITE,
    }
}

/// Corners of a hexagon that stands on a point.
pub(super) fn hexagon(center: Pos2, r: f32) -> Vec<Pos2> {
    let corners = [
        (0.0, -1.0),
        (0.866, -0.5),
        (0.866, 0.5),
        (0.0, 1.0),
        (-0.866, 0.5),
        (-0.866, -0.5),
    ];
    corners.map(|(x, y)| center + vec2(x, y) * r).to_vec()
}

/// Corners of a hexagon that lies on a side.
pub(super) fn flat_hexagon(rect: Rect) -> Vec<Pos2> {
    let (l, r, t, b) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    let (y, cut) = (rect.center().y, rect.height() * 0.36);
    [(l + cut, t), (r - cut, t), (r, y), (r - cut, b), (l + cut, b), (l, y)]
        .map(|(x, y)| Pos2::new(x, y))
        .to_vec()
}

/// A program's hexagon with its picture; set back while no bot is programmed for it.
pub(super) fn program(pen: &mut Pen<'_>, symbol: Symbol, center: Pos2, r: f32, set: bool) {
    let (tint, p) = (program_tint(symbol), pen.palette);
    if set {
        pen.poly_lined(hexagon(center, r), tint.fill, (0.07 * r).max(1.2), p.ink);
        shared::draw(
            pen,
            program_glyph(symbol),
            center,
            1.06 * r,
            Inks::new(tint.glyph, tint.fill),
        );
        return;
    }
    pen.poly_lined(hexagon(center, r), faded(tint.fill, 0.25), 1.2, p.line_hi);
    shared::draw(pen, program_glyph(symbol), center, 1.06 * r, Inks::new(p.dim, p.card));
}

/// The look of a seat's pieces: those of a seat that takes no part are grey, with an N.
pub(super) fn look(pen: &Pen<'_>, players: SeatCount, seat: Seat) -> SeatLook {
    let look = *pen.seat(seat);
    if players.contains(seat) {
        return look;
    }
    SeatLook {
        fill: sea(pen.palette).hull,
        letter: 'N',
        glyph: pen.palette.key,
        ..look
    }
}

/// A pawn or a bot: a plate in the shape and colour of its player with its silhouette.
pub(super) fn figure(pen: &mut Pen<'_>, look: &SeatLook, glyph: &Glyph, center: Pos2, r: f32) {
    let (p, w) = (pen.palette, (0.13 * r).max(1.2));
    badges::look_shape(pen, look, center, r, p.key, 2.8 * w, p.key);
    badges::look_shape(pen, look, center, r, look.fill, w, p.ink);
    let (size, down) = match look.shape {
        SeatShape::Circle => (1.4, 0.0),
        SeatShape::Triangle => (1.22, 0.2),
        SeatShape::Square => (1.48, 0.0),
        SeatShape::Diamond => (1.3, 0.0),
    };
    let at = center + vec2(0.0, down * r);
    shared::draw(pen, glyph, at, size * r, Inks::new(look.glyph, look.fill));
}

/// A part of a row of pictures and numbers.
#[derive(Clone, Debug)]
pub(super) enum Bit {
    /// A picture of one colour.
    Glyph(&'static Glyph),
    /// A number or a word, bold.
    Text(String),
    /// The badge of a player.
    Badge(Seat),
    /// A program's hexagon.
    Program(Symbol),
    /// Letters of Sectors on a dark plate.
    Letters(String),
    /// Space between two groups.
    Space,
}

/// A number and a picture.
pub(super) fn amount(text: impl Into<String>, glyph: &'static Glyph) -> [Bit; 2] {
    [Bit::Text(text.into()), Bit::Glyph(glyph)]
}

impl Bit {
    fn width(&self, pen: &Pen<'_>, size: f32) -> f32 {
        let text = |text: &str| pen.width(text, fonts::bold(size.max(sizes::SMALL)));
        match self {
            Self::Glyph(_) => 1.2 * size,
            Self::Text(words) => text(words),
            Self::Badge(_) => 1.5 * size,
            Self::Program(_) => 1.4 * size,
            Self::Letters(words) => text(words) + 0.7 * size,
            Self::Space => 0.05 * size,
        }
    }
    fn draw(&self, pen: &mut Pen<'_>, at: Pos2, size: f32, inks: Inks) {
        let p = pen.palette;
        let text = size.max(sizes::SMALL);
        match self {
            Self::Glyph(glyph) => shared::draw(pen, glyph, at, 1.2 * size, inks),
            Self::Text(words) => {
                pen.bold(at, Align2::CENTER_CENTER, words, text, inks.fore);
            }
            Self::Badge(seat) => badges::badge(pen, *seat, at, 0.62 * size),
            Self::Program(symbol) => program(pen, *symbol, at, 0.78 * size, true),
            Self::Letters(words) => {
                let plate = Rect::from_center_size(at, vec2(self.width(pen, size), 1.4 * size));
                pen.poly(chamfered(plate, 0.35 * size), p.ink);
                pen.bold(at, Align2::CENTER_CENTER, words, text, p.key);
            }
            Self::Space => {}
        }
    }
}

/// Space between two parts of a row as a share of the size.
const GAP: f32 = 0.24;

/// Width of a row of bits.
pub(super) fn width(pen: &Pen<'_>, bits: &[Bit], size: f32) -> f32 {
    let parts: f32 = bits.iter().map(|bit| bit.width(pen, size)).sum();
    parts + GAP * size * bits.len().saturating_sub(1) as f32
}

/// Draws bits side by side; `left` is the middle of the left end. Returns the right end.
pub(super) fn row(pen: &mut Pen<'_>, left: Pos2, bits: &[Bit], size: f32, inks: Inks) -> f32 {
    let mut x = left.x;
    for bit in bits {
        let wide = bit.width(pen, size);
        bit.draw(pen, Pos2::new(x + wide / 2.0, left.y), size, inks);
        x += wide + GAP * size;
    }
    x - GAP * size
}

/// Draws bits in the middle of a rectangle, smaller if it is too narrow.
pub(super) fn row_in(pen: &mut Pen<'_>, rect: Rect, bits: &[Bit], size: f32, inks: Inks) {
    let full = width(pen, bits, size);
    let size = if full > rect.width() {
        size * rect.width() / full
    } else {
        size
    };
    let wide = width(pen, bits, size);
    row(pen, rect.center() - vec2(wide / 2.0, 0.0), bits, size, inks);
}

/// A dark pill with bits about a place; returns where it stands.
pub(super) fn pill(pen: &mut Pen<'_>, center: Pos2, bits: &[Bit], size: f32, line: Color32) -> Rect {
    let p = pen.palette;
    let rect = Rect::from_center_size(center, vec2(width(pen, bits, size) + 1.1 * size, 1.6 * size));
    pen.rect_lined(rect, rect.height() / 2.0, p.ink, 1.2, line);
    row_in(pen, rect, bits, size, Inks::new(p.key, p.ink));
    rect
}

/// A research card as it is printed: when it pays, then what.
pub(super) fn card_bits(components: &Components, card: Card) -> Vec<Bit> {
    let n = components.card(card).amount;
    let prize = |prize: Prize| match prize {
        Prize::Time => amount(format!("+{n}"), &glyphs::TIME).to_vec(),
        Prize::Crystals => amount(format!("+{n}"), &glyphs::CRYSTAL).to_vec(),
        Prize::Points => vec![Bit::Text(format!("+{n}"))],
    };
    let with = |first: &[Bit], rest: Vec<Bit>| first.iter().cloned().chain(rest).collect();
    match card {
        Card::Hq(symbol, kind) => with(&[Bit::Glyph(&glyphs::ENGINEER), Bit::Program(symbol)], prize(kind)),
        Card::Octopods(kind) => with(&[Bit::Glyph(&glyphs::OCTOPOD)], prize(kind)),
        Card::Opposite => with(
            &[Bit::Glyph(&glyphs::OPPOSITE)],
            amount(n.to_string(), &glyphs::TIME).to_vec(),
        ),
        Card::Evict => vec![Bit::Glyph(&glyphs::EVICT), Bit::Text(format!("+{n}"))],
        Card::Lock => vec![Bit::Glyph(&glyphs::HATCH), Bit::Text(format!("{n} › 0"))],
        Card::Submarine => vec![Bit::Glyph(&glyphs::SUBMARINE), Bit::Glyph(&glyphs::HALF)],
        Card::Sidestep => vec![Bit::Glyph(&glyphs::ENGINEER), Bit::Glyph(&glyphs::SIDESTEP)],
        Card::Interim(symbol) => vec![Bit::Glyph(&glyphs::SUM), Bit::Program(symbol)],
        Card::Now(symbol) => vec![Bit::Glyph(&shared::BOLT), Bit::Program(symbol)],
    }
}

/// The letters of a module, and what the lab holds more with it.
pub(super) fn module_bits(components: &Components, expansion: Expansion) -> (String, Vec<Bit>) {
    let data = components.expansion(expansion);
    let letters: String = data.letters.into_iter().flatten().map(<&str>::from).collect();
    let room = [
        (data.time, &glyphs::TIME),
        (data.crystals, &glyphs::CRYSTAL),
        (data.octopods, &glyphs::OCTOPOD),
        (data.research, &glyphs::RESEARCH),
    ];
    let room: Vec<(u8, &Glyph)> = room.into_iter().filter(|(n, _)| *n > 0).collect();
    let alone = room.len() == 1;
    let bits = room.iter().flat_map(|&(n, glyph)| {
        let number = (alone || n > 1).then(|| Bit::Text(format!("+{n}")));
        number.into_iter().chain([Bit::Glyph(glyph)])
    });
    (letters, bits.collect())
}

/// A plate of cream with a coloured edge, for cards and modules.
pub(super) fn plate(pen: &mut Pen<'_>, rect: Rect, edge: Symbol) {
    let p = pen.palette;
    let fill = if edge == Symbol::Green { MODULE } else { CARD };
    pen.poly_lined(chamfered(rect, 3.0), fill, 1.2, p.ink);
    let bar = Rect::from_min_max(
        rect.min + vec2(1.5, 3.0),
        Pos2::new(rect.left() + 4.5, rect.bottom() - 3.0),
    );
    pen.rect(bar, 0.0, program_tint(edge).fill);
}

/// The ground of research cards.
const CARD: Color32 = Color32::from_rgb(0xFC, 0xF8, 0xEA);
/// The ground of modules.
const MODULE: Color32 = Color32::from_rgb(0xEA, 0xF4, 0xE6);

/// The room on a plate for a row of bits, and the colours on it.
pub(super) fn on_plate(pen: &Pen<'_>, rect: Rect) -> (Rect, Inks) {
    let inner = Rect::from_min_max(rect.min + vec2(6.0, 1.0), rect.max - Vec2::splat(2.0));
    (inner, Inks::new(pen.palette.ink, CARD))
}

/// An octagon of the hull with the letter of a Sector.
pub(super) fn letter(pen: &mut Pen<'_>, sector: Sector, center: Pos2, r: f32, size: f32) {
    let (p, sea) = (pen.palette, sea(pen.palette));
    let rect = Rect::from_center_size(center, Vec2::splat(2.0 * r));
    pen.poly_lined(chamfered(rect, 0.58 * r), sea.hull, 1.4, sea.hull_lo);
    pen.bold(center, Align2::CENTER_CENTER, <&str>::from(sector), size, p.key);
}
