//! The small drawings: programs, cards and modules in pictures, the letters of Sectors.

use super::sea;
use crate::app::board::art::hexagon;
use crate::app::board::row::{Bit, RowLook, chip, read, row_in};
use crate::app::look::glyphs::{self, Glyph, Glyphs};
use crate::app::look::{Pen, SeatLook, colors::Tint, colors::faded, pen::chamfered};
use crate::games::aqua_sphere::{Card, Components, Expansion, Pool, Prize, Sector, Setup, Symbol};
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

/// The kinds of goods by the symbols whose areas they lie in, with their numbers.
pub(super) fn kinds(goods: Pool) -> impl Iterator<Item = (Symbol, u8)> {
    let kinds = [Symbol::Yellow, Symbol::Black, Symbol::Purple];
    kinds.into_iter().zip([goods.time, goods.crystals, goods.octopods])
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
pub(super) fn program(pen: &mut Pen<'_>, symbol: Symbol, (center, r): (Pos2, f32), set: bool) {
    let (tint, p) = (program_tint(symbol), pen.palette);
    let [fill, line, fore, behind] = if set {
        [tint.fill, p.ink, tint.glyph, tint.fill]
    } else {
        [faded(tint.fill, 0.25), p.line_hi, p.dim, p.card]
    };
    let wide = if set { (0.07 * r).max(1.2) } else { 1.2 };
    pen.poly_lined(hexagon(center, r), fill, wide, line);
    pen.glyph(program_glyph(symbol), center, 1.06 * r, fore, behind);
}

/// The look of a seat's pieces: those of a seat that takes no part are grey, with an N.
pub(super) fn look(pen: &Pen<'_>, players: SeatCount, seat: Seat) -> SeatLook {
    let (look, p) = (*pen.seat(seat), pen.palette);
    if players.contains(seat) {
        return look;
    }
    SeatLook {
        fill: p.shade(sea::HULL),
        letter: "N",
        glyph: p.key,
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
    let tile = |symbol| Bit::Hexagon(program_tint(symbol), program_glyph(symbol));
    match card {
        Card::Hq(symbol, kind) => [bits(":engineer"), vec![tile(symbol)], bits(&prize(kind))].concat(),
        Card::Octopods(kind) => bits(&format!(":octopod {}", prize(kind))),
        Card::Opposite => bits(&format!(":opposite {n} :time")),
        Card::Evict => bits(&format!(":evict +{n}")),
        Card::Lock => bits(&format!(":hatch {n}›0")),
        Card::Submarine => bits(":submarine :half"),
        Card::Sidestep => bits(":engineer :sidestep"),
        Card::Interim(symbol) => vec![Bit::Glyph(glyph("sum")), tile(symbol)],
        Card::Now(symbol) => vec![Bit::Glyph(&glyphs::BOLT), tile(symbol)],
    }
}

/// Width below which a module says only its letters and what it makes room for.
pub(super) const BRIEF: f32 = 52.0;

/// The letters of a module, and what the lab holds more with it.
pub(super) fn module_bits(components: &Components, expansion: Expansion, brief: bool) -> Vec<Bit> {
    let data = components.expansion(expansion);
    let letters: String = data.letters.into_iter().flatten().map(<&str>::from).collect();
    let letters = (!letters.is_empty()).then_some(Bit::Letters(letters));
    let room = [data.time, data.crystals, data.octopods, data.research];
    let room = room.into_iter().zip(["time", "crystal", "octopod", "research"]);
    let room: Vec<(u8, &str)> = room.filter(|(n, _)| *n > 0).collect();
    let part = |&(n, name): &(u8, &str)| match room.len() {
        _ if brief => bits(&format!(":{name}")),
        2.. if n == 1 => bits(&format!(":{name}")),
        _ => bits(&format!("+{n} :{name}")),
    };
    letters.into_iter().chain(room.iter().flat_map(part)).collect()
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
    let p = pen.palette;
    let corners = chamfered(rect, 0.29 * rect.height());
    pen.poly_lined(corners, p.shade(sea::HULL), 1.4, p.shade(sea::HULL_LO));
    pen.bold(rect.center(), Align2::CENTER_CENTER, <&str>::from(sector), size, p.key);
}

/// Three dots left of a corner, if no source confirms this value of the box file, or one in this table.
pub(super) fn dots(pen: &mut Pen<'_>, setup: &Setup, path: &str, corner: Pos2) {
    let p = pen.palette;
    let below = |field: &str, path: &str| field.strip_prefix(path).is_some_and(|rest| rest.starts_with('.'));
    let mut unsure = setup.components.marks.provisional.iter();
    if unsure.any(|field| field == path || below(field, path) || below(path, field)) {
        for step in [0.0, 1.0, 2.0] {
            pen.disc_lined(corner + vec2(-4.5 * step - 5.0, 5.0), 1.6, p.key, 1.0, p.ink);
        }
    }
}
