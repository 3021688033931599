//! A player's card: goods, colonies left, the fleet, cards of alien tech.

use super::table::Table;
use super::{art, pictures};
use crate::app::board::art::counters;
use crate::app::board::row::{Bit, RowLook, row, width};
use crate::app::board::split::flow;
use crate::app::look::{Pen, badges, glyphs::Glyph, pen::chamfered, sizes};
use crate::games::alien_frontiers::{Place, Ship, Tally, Tech};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Paints the card below its head.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, body: Rect) {
    if table.scene.is_compact() || body.width() < 160.0 {
        return narrow(pen, table, seat, body);
    }
    let inner = body.shrink2(vec2(sizes::PAD, 0.0));
    let row = inner.with_max_y(body.top() + 20.0);
    counters(pen, row, 4, &numbers(table, seat), 15.0);
    let mut y = body.top() + 24.0;
    if body.height() >= 84.0 {
        fleet(pen, table, seat, pos2(inner.left(), y + 12.0));
        y += 26.0;
    }
    chips(pen, table, seat, inner.with_min_y(y).with_max_y(inner.bottom() - 20.0));
    let text = sources(table.board.players[seat].points);
    let look = RowLook::plain(sizes::SMALL, pen.palette.dim, pen.palette.card);
    let at = pos2(inner.left(), body.bottom() - 12.0);
    pictures::line(pen, at, Align2::LEFT_CENTER, &text, look, inner.width());
}

/// The sources of a player's points in few words.
fn sources(points: Tally) -> String {
    let ids = [
        "af-from-colonies",
        "af-from-control",
        "af-from-positron",
        "af-from-city",
        "af-from-monument",
    ];
    let parts = ids.into_iter().zip(points.named()).filter(|(_, (_, n))| *n > 0);
    let said = parts.map(|(id, (_, n))| say!(&(), id, n));
    said.collect::<Vec<String>>().join(" ")
}

/// Fuel, ore, colonies left and ships, each as it is and as it will be.
fn numbers(table: &Table<'_>, seat: Seat) -> [(&'static Glyph, [u8; 2]); 4] {
    let players = [table.board, table.then].map(|board| &board.players[seat]);
    let [fuel, ore] = pictures::goods(table, seat);
    let colonies = (pictures::named("colony"), players.map(|player| player.supply));
    let ships = (pictures::named("ship"), players.map(|player| player.fleet()));
    [fuel, ore, colonies, ships]
}

/// Two by two numbers, and wells for the first cards.
fn narrow(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, body: Rect) {
    let rows = Rect::from_min_size(body.min + vec2(4.0, -1.0), vec2(body.width() - 4.0, 36.0));
    let after = numbers(table, seat).map(|(glyph, [_, after])| (glyph, [after, after]));
    counters(pen, rows, 2, &after, 13.0);
    let cards = table.board.players[seat].cards;
    let y = body.top() + 48.0;
    if y + 10.0 > body.bottom() {
        return;
    }
    for (index, card) in cards.iter().take(3).enumerate() {
        let at = pos2(body.left() + 15.0 + 22.0 * index as f32, y);
        pen.faded(alpha(table, seat, card), |pen| art::tech_well(pen, at, 19.0, card));
    }
    if y + 27.0 <= body.bottom() {
        let text = match cards.len() {
            0 => t("af-no-cards"),
            n => say!(&(), "af-cards", n),
        };
        let at = pos2(body.center().x, y + 20.0);
        pen.text(at, Align2::CENTER_CENTER, &text, sizes::SMALL, pen.palette.dim);
    }
}

/// Opacity of a card: one that was used is set back.
pub(super) fn alpha(table: &Table<'_>, seat: Seat, card: Tech) -> f32 {
    let used = seat == table.board.active && table.board.flags.used.contains(card);
    if used { 0.45 } else { 1.0 }
}

/// A plate for each ship: with a dot in hand, faint in the bay, a dashed ring in the stock. One that a preview sinks
/// stands back in a ring of the preview.
fn fleet(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, first: Pos2) {
    let (p, r) = (pen.palette, 8.0);
    let mut at = first + vec2(r, 0.0);
    for (ship, place) in table.board.ships_of(seat) {
        match place {
            Place::Hand { .. } | Place::Docked { .. } | Place::Bay if table.then.place(ship) == Place::Stock => {
                pen.faded(0.35, |pen| art::ship(pen, ship, 0, at, r));
                badges::dashed_ring(pen, at, r + 1.0, 2.4, p.board_accent);
            }
            Place::Stock => badges::dashed_ring(pen, at, r - 1.0, 1.4, p.faint),
            Place::Bay => pen.faded(0.42, |pen| art::ship(pen, ship, 0, at, r)),
            Place::Docked { .. } | Place::Hand { .. } => art::ship(pen, ship, 0, at, r),
        }
        if let (Place::Hand { .. }, Ship::Coloured(..)) = (place, ship) {
            pen.disc(at + vec2(0.0, 0.12 * r), 2.6, pen.seat(seat).glyph);
        }
        at.x += 2.0 * r + 8.0;
    }
}

/// Cards with glyph and short name, as many as there is room for; the number of the others behind them.
fn chips(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, room: Rect) {
    let (p, high) = (pen.palette, 23.0);
    let look = RowLook::plain(sizes::SMALL, p.key, p.alien_body);
    let cards = table.board.players[seat].cards.iter();
    let cards: Vec<(Tech, [Bit; 1])> = cards.map(|card| (card, [Bit::Text(pictures::short(&card))])).collect();
    let widths = cards.iter().map(|(_, text)| width(pen, text, look) + 31.0);
    let widths: Vec<f32> = widths.collect();
    let places = flow(room, high, 4.0, &widths, 30.0);
    for ((card, text), &rect) in cards.iter().zip(&places) {
        pen.faded(alpha(table, seat, *card), |pen| {
            pen.poly_lined(chamfered(rect, 4.0), p.alien_body, 1.0, p.line_hi);
            let left = rect.left_center();
            let at = left + vec2(14.0, 0.0);
            pen.glyph(pictures::of(card), at, 15.0, p.alien_eye, p.alien_body);
            row(pen, left + vec2(25.0, 0.0), Align2::LEFT_CENTER, text, look);
        });
    }
    let (text, color) = match cards.len() - places.len() {
        0 if cards.is_empty() => (t("af-no-cards"), p.faint),
        0 => return,
        left => (format!("+{left}"), p.dim),
    };
    let behind = places.last().map(|last| last.right_top() + vec2(6.0, 0.0));
    let at = behind.unwrap_or(room.left_top()) + vec2(0.0, high / 2.0);
    pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, color);
}
