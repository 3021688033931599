//! A player's card: goods, colonies left, the fleet, cards of alien tech.

use super::{
    art, glyphs as g,
    pictures::{self, LineLook},
    table::Table,
};
use crate::{
    app::look::{
        Pen, badges, fonts,
        glyphs::{self, Glyph, Inks},
        pen::chamfered,
        sizes,
    },
    games::alien_frontiers::{Place, Ship, Tally, Tech},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};

/// Paints the card below its head.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, body: Rect) {
    if table.is_compact() || body.width() < 160.0 {
        narrow(pen, table, seat, body);
        return;
    }
    let left = body.left() + sizes::PAD;
    let mut at = pos2(left, body.top() + 10.0);
    for (glyph, numbers) in numbers(table, seat) {
        art::count(pen, at, glyph, numbers, 15.0);
        at.x += (body.width() - 2.0 * sizes::PAD) / 4.0;
    }
    let mut y = body.top() + 24.0;
    if body.height() >= 84.0 {
        fleet(pen, table, seat, pos2(left, y + 12.0));
        y += 26.0;
    }
    let room = Rect::from_min_max(pos2(left, y), body.max - vec2(sizes::PAD, 20.0));
    chips(pen, table, seat, room);
    let text = sources(table.about.view.board.players[seat].points);
    let look = LineLook {
        size: sizes::SMALL,
        bold: false,
        color: pen.palette.dim,
        behind: pen.palette.card,
    };
    let at = pos2(left, body.bottom() - 12.0);
    pictures::line(pen, at, Align2::LEFT_CENTER, &text, look, room.width());
}

/// The sources of a player's points in few words.
fn sources(points: Tally) -> String {
    let said = |id: &str, n: u8| t_args(id, &[("n", n.into())]);
    let parts = [
        (points.colonies, said("af-from-colonies", points.colonies)),
        (points.territories, said("af-from-control", points.territories)),
        (points.positron, said("af-from-positron", points.positron)),
        (points.city, said("af-from-city", points.city)),
        (points.monument, said("af-from-monument", points.monument)),
    ];
    let some = parts.into_iter().filter(|(n, _)| *n > 0);
    some.map(|(_, text)| text).collect::<Vec<String>>().join(" ")
}

/// Fuel, ore, colonies left and ships, each as it is and as it will be.
fn numbers(table: &Table<'_>, seat: Seat) -> [(&'static Glyph, [u8; 2]); 4] {
    let [before, after] = [&table.about.view.board, &table.seen().board].map(|board| &board.players[seat]);
    [
        (&g::FUEL, [before.goods.fuel, after.goods.fuel]),
        (&g::ORE, [before.goods.ore, after.goods.ore]),
        (&g::COLONY, [before.supply, after.supply]),
        (&g::SHIP, [before.fleet(), after.fleet()]),
    ]
}

/// Two by two numbers, and wells for the first cards.
fn narrow(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, body: Rect) {
    let p = pen.palette;
    for (index, (glyph, numbers)) in numbers(table, seat).into_iter().enumerate() {
        let (row, column) = ((index / 2) as f32, (index % 2) as f32);
        let at = body.min + vec2(4.0 + column * (body.width() / 2.0 - 1.0), 8.0 + 18.0 * row);
        let [_, after] = numbers;
        art::count(pen, at, glyph, [after, after], 13.0);
    }
    let cards = table.about.view.board.players[seat].cards;
    let y = body.top() + 48.0;
    if y + 10.0 > body.bottom() {
        return;
    }
    for (index, card) in cards.iter().take(3).enumerate() {
        let at = pos2(body.left() + 15.0 + 22.0 * index as f32, y);
        pen.faded(alpha(table, seat, card), |pen| {
            art::well(pen, at, 19.0, pictures::card(card), true)
        });
    }
    let at = pos2(body.center().x, y + 20.0);
    if at.y + 7.0 <= body.bottom() {
        let text = if cards.is_empty() {
            t("af-no-cards")
        } else {
            t_args("af-cards", &[("n", cards.len().into())])
        };
        let font = fonts::regular(sizes::SMALL);
        pen.text_within(at, Align2::CENTER_CENTER, &text, font, p.dim, body.width() - 4.0);
    }
}

fn alpha(table: &Table<'_>, seat: Seat, card: Tech) -> f32 {
    let board = &table.about.view.board;
    if seat == board.active && board.flags.used.contains(card) {
        0.45
    } else {
        1.0
    }
}

/// A plate for each ship: with a dot in hand, faint in the bay, a dashed ring in the stock.
fn fleet(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, first: Pos2) {
    let p = pen.palette;
    let board = &table.about.view.board;
    let r = 8.0;
    let mut at = first + vec2(r, 0.0);
    for (ship, place) in board.ships_of(seat) {
        match place {
            Place::Stock => badges::dashed_ring(pen, at, r - 1.0, 1.4, p.faint),
            Place::Bay => pen.faded(0.42, |pen| art::ship(pen, ship, 0, at, r)),
            Place::Docked { .. } => art::ship(pen, ship, 0, at, r),
            Place::Hand { .. } => {
                art::ship(pen, ship, 0, at, r);
                let dot = if let Ship::Coloured(..) = ship {
                    pen.seat(seat).glyph
                } else {
                    p.ink
                };
                pen.disc(at + vec2(0.0, 0.12 * r), 2.6, dot);
            }
        }
        at.x += 2.0 * r + 8.0;
    }
}

/// Cards with glyph and short name, as many as there is room for; the number of the others behind them.
fn chips(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, room: Rect) {
    let p = pen.palette;
    let high = 23.0;
    let cards: Vec<Tech> = table.about.view.board.players[seat].cards.iter().collect();
    let font = fonts::regular(sizes::SMALL);
    let mut at = room.min;
    let mut left = cards.len();
    for card in cards {
        let text = pictures::short_card(card);
        let wide = pen.width(&text, font.clone()) + 32.0;
        let more = if left > 1 { 30.0 } else { 0.0 };
        let last_row = at.y + 2.0 * high + 3.0 > room.bottom();
        if at.x + wide + (if last_row { more } else { 0.0 }) > room.right() {
            if last_row {
                break;
            }
            at = pos2(room.left(), at.y + high + 3.0);
        }
        let rect = Rect::from_min_size(at, vec2(wide, high));
        pen.faded(alpha(table, seat, card), |pen| {
            pen.poly_lined(chamfered(rect, 4.0), p.alien_body, 1.0, p.line_hi);
            let inks = Inks::new(p.alien_eye, p.alien_body);
            let middle = pos2(rect.left() + 14.0, rect.center().y);
            glyphs::draw(pen, pictures::card(card), middle, 15.0, inks);
            let at = pos2(rect.left() + 25.0, rect.center().y);
            pen.text_within(at, Align2::LEFT_CENTER, &text, font.clone(), p.key, wide - 28.0);
        });
        at.x = rect.right() + 5.0;
        left -= 1;
    }
    if left > 0 {
        let at = at + Vec2::new(3.0, high / 2.0);
        let text = t_args("af-more-cards", &[("n", left.into())]);
        pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    } else if table.about.view.board.players[seat].cards.is_empty() {
        let at = room.left_top() + vec2(0.0, high / 2.0);
        pen.text(at, Align2::LEFT_CENTER, &t("af-no-cards"), sizes::SMALL, p.faint);
    }
}
