//! The small drawings: programs, cards and modules in pictures, the letters of Sectors.

use super::sea::sea;
use crate::app::board::art::hexagon;
use crate::app::board::row::{Bit, RowLook, chip, read, row_in};
use crate::app::look::colors::{Tint, faded};
use crate::app::look::glyphs::{self, Glyph, Glyphs};
use crate::app::look::{Pen, SeatLook, pen::chamfered};
use crate::games::aqua_sphere::{Card, Components, Expansion, Prize, Sector, Setup, Symbol};
use crate::rules::{Seat, SeatCount};
use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};
use std::sync::LazyLock;

static GLYPHS: LazyLock<Glyphs> =
    LazyLock::new(|| Glyphs::read(include_str!("../../../assets/aqua_sphere/glyphs.txt")));

/// The picture and the colour of each program, in the order of the symbols.
const PROGRAMS: [(&str, Tint); Symbol::COUNT] = [
    ("expansion", Tint::GREEN),
    ("time", Tint::YELLOW),
    ("crystal", Tint::BLACK),
    ("octopod", Tint::PURPLE),
    ("submarine", Tint::BLUE),
    ("research", Tint::RED),
    ("program", Tint::WHITE),
];

/// The ground of research cards, of the centre tile, and that of modules.
pub(super) const CARD: Color32 = Color32::from_rgb(0xFC, 0xF8, 0xEA);
const MODULE: Color32 = Color32::from_rgb(0xEA, 0xF4, 0xE6);

/// The glyph of this name.
pub(super) fn glyph(name: &str) -> &'static Glyph {
    GLYPHS.named(name)
}

/// Words in which `:name` stands for a glyph: "−1 :time".
pub(super) fn bits(text: &str) -> Vec<Bit> {
    read(text, &GLYPHS)
}

/// The picture of a program.
pub(super) fn program_glyph(symbol: Symbol) -> &'static Glyph {
    glyph(PROGRAMS[symbol.index()].0)
}

/// The colour of a program.
pub(super) const fn program_tint(symbol: Symbol) -> Tint {
    PROGRAMS[symbol.index()].1
}

/// Corners of a hexagon that lies on a side.
pub(super) fn flat_hexagon(rect: Rect) -> Vec<Pos2> {
    let (y, cut) = (rect.center().y, vec2(rect.height() * 0.36, 0.0));
    let (left, right) = (pos2(rect.left(), y), pos2(rect.right(), y));
    let upper = [rect.left_top() + cut, rect.right_top() - cut, right];
    let lower = [rect.right_bottom() - cut, rect.left_bottom() + cut, left];
    [upper, lower].concat()
}

/// A program's hexagon with its picture; set back while no bot is programmed for it.
pub(super) fn program(pen: &mut Pen<'_>, symbol: Symbol, center: Pos2, r: f32, set: bool) {
    let (tint, p) = (program_tint(symbol), pen.palette);
    let (fill, wide, line, fore) = if set {
        (tint.fill, (0.07 * r).max(1.2), p.ink, tint.glyph)
    } else {
        (faded(tint.fill, 0.25), 1.2, p.line_hi, p.dim)
    };
    pen.poly_lined(hexagon(center, r), fill, wide, line);
    let behind = if set { tint.fill } else { p.card };
    pen.glyph(program_glyph(symbol), center, 1.06 * r, fore, behind);
}

/// The look of a seat's pieces: those of a seat that takes no part are grey, with an N.
pub(super) fn look(pen: &Pen<'_>, players: SeatCount, seat: Seat) -> SeatLook {
    let look = *pen.seat(seat);
    if players.contains(seat) {
        return look;
    }
    let (fill, glyph) = (sea(pen.palette).hull, pen.palette.key);
    SeatLook {
        fill,
        letter: 'N',
        glyph,
        ..look
    }
}

/// A dark pill with pictures and numbers about a place, within a rectangle.
pub(super) fn pill(pen: &mut Pen<'_>, at: Pos2, bits: &[Bit], (size, line): (f32, Color32), within: Rect) {
    chip(pen, at, Align2::CENTER_CENTER, [&[], bits], (size, line), within);
}

/// A research card as it is printed: when it pays, then what.
pub(super) fn card_bits(components: &Components, card: Card) -> Vec<Bit> {
    let n = components.card(card).amount;
    let prize = |prize: Prize| match prize {
        Prize::Time => format!("+{n} :time"),
        Prize::Crystals => format!("+{n} :crystal"),
        Prize::Points => format!("+{n}"),
    };
    // The star stands for the hexagon of the symbol, the exclamation mark for "now".
    let (text, symbol) = match card {
        Card::Hq(symbol, kind) => (format!(":engineer * {}", prize(kind)), symbol),
        Card::Octopods(kind) => (format!(":octopod {}", prize(kind)), Symbol::Purple),
        Card::Opposite => (format!(":opposite {n} :time"), Symbol::Yellow),
        Card::Evict => (format!(":evict +{n}"), Symbol::White),
        Card::Lock => (format!(":hatch {n}›0"), Symbol::Yellow),
        Card::Submarine => (":submarine :half".to_owned(), Symbol::Blue),
        Card::Sidestep => (":engineer :sidestep".to_owned(), Symbol::White),
        Card::Interim(symbol) => (":sum *".to_owned(), symbol),
        Card::Now(symbol) => ("! *".to_owned(), symbol),
    };
    let picture = |bit| match bit {
        Bit::Text(word) if word == "*" => Bit::Hexagon(program_tint(symbol), program_glyph(symbol)),
        Bit::Text(word) if word == "!" => Bit::Glyph(&glyphs::BOLT),
        bit => bit,
    };
    bits(&text).into_iter().map(picture).collect()
}

/// Width below which a module says only its letters and what it makes room for.
pub(super) const BRIEF: f32 = 52.0;

/// The letters of a module, and what the lab holds more with it.
pub(super) fn module_bits(components: &Components, expansion: Expansion, brief: bool) -> Vec<Bit> {
    let data = components.expansion(expansion);
    let letters: String = data.letters.into_iter().flatten().map(<&str>::from).collect();
    let (time, crystals) = ((data.time, "time"), (data.crystals, "crystal"));
    let room = [time, crystals, (data.octopods, "octopod"), (data.research, "research")];
    let room: Vec<(u8, &str)> = room.into_iter().filter(|(n, _)| *n > 0).collect();
    let counts = |n: u8| !brief && (room.len() == 1 || n > 1);
    let number = |n: u8| if counts(n) { format!("+{n}") } else { String::new() };
    let parts = room
        .iter()
        .flat_map(|&(n, name)| bits(&format!("{} :{name}", number(n))));
    let letters = (!letters.is_empty()).then_some(Bit::Letters(letters));
    letters.into_iter().chain(parts).collect()
}

/// A light plate with a coloured edge and a row on it, for cards and modules.
pub(super) fn plate(pen: &mut Pen<'_>, rect: Rect, edge: Symbol, (bits, size): (&[Bit], f32)) {
    let p = pen.palette;
    let fill = if edge == Symbol::Green { MODULE } else { CARD };
    pen.poly_lined(chamfered(rect, 3.0), fill, 1.2, p.ink);
    let bar = Rect::from_min_size(rect.min + vec2(1.5, 3.0), vec2(3.0, rect.height() - 6.0));
    pen.rect(bar, 0.0, program_tint(edge).fill);
    let inner = Rect::from_min_max(rect.min + vec2(6.0, 1.0), rect.max - Vec2::splat(2.0));
    let look = RowLook::bold(size, p.ink, fill);
    let (above, below) = inner.split_top_bottom_at_fraction(0.5);
    match bits {
        [letters @ Bit::Letters(_), rest @ ..] if rect.height() > 40.0 => {
            row_in(pen, above, std::slice::from_ref(letters), look);
            row_in(pen, below, rest, look);
        }
        _ => row_in(pen, inner, bits, look),
    }
}

/// An octagon of the hull with the letter of a Sector.
pub(super) fn letter(pen: &mut Pen<'_>, sector: Sector, rect: Rect, size: f32) {
    let (p, sea) = (pen.palette, sea(pen.palette));
    pen.poly_lined(chamfered(rect, 0.29 * rect.height()), sea.hull, 1.4, sea.hull_lo);
    pen.bold(rect.center(), Align2::CENTER_CENTER, <&str>::from(sector), size, p.key);
}

/// Three dots left of a corner, if no source confirms values of this table of the box file.
pub(super) fn dots(pen: &mut Pen<'_>, setup: &Setup, table: &str, corner: Pos2) {
    let p = pen.palette;
    let mut unsure = setup.components.marks.provisional.iter();
    if unsure.any(|field| field.split('.').next() == Some(table)) {
        for step in [0.0, 1.0, 2.0] {
            pen.disc_lined(corner + vec2(-4.5 * step - 5.0, 5.0), 1.6, p.key, 1.0, p.ink);
        }
    }
}
