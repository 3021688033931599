//! The tray below the hub: the ships of whoever acts, cards and goods of the viewer.

use super::{
    art,
    geometry::Geometry,
    glyphs as g,
    pictures::{self, LineLook},
    table::Table,
};
use crate::{
    app::look::{Pen, colors, fonts, glyphs, glyphs::Inks, sizes},
    games::alien_frontiers::{Amount, Board, Goods, Place, Prompt, Ship, Tech},
    rules::Seat,
    text::{alien_frontiers as words, name, seat_name, t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// The player whose cards and goods lie in the tray.
pub(super) fn owner(table: &Table<'_>) -> Seat {
    table.viewer.unwrap_or(table.about.view.board.active)
}

/// The places of the ships of whoever acts, in the order of their numbers: all that are built.
pub(super) fn slots(geometry: &Geometry, board: &Board) -> Vec<(Ship, Place, Pos2)> {
    let built: Vec<(Ship, Place)> = board
        .ships_of(board.active)
        .filter(|(_, place)| *place != Place::Stock)
        .collect();
    let (first, pitch) = geometry.dice(built.len());
    let at = |index: usize| first + vec2(pitch * index as f32, 0.0);
    built
        .into_iter()
        .enumerate()
        .map(|(index, (ship, place))| (ship, place, at(index)))
        .collect()
}

/// The places of the viewer's cards.
pub(super) fn cards(table: &Table<'_>, geometry: &Geometry) -> Vec<(Tech, Rect)> {
    let board = &table.about.view.board;
    let cards = board.players[owner(table)].cards;
    let rects = spread(geometry, board, cards.len());
    cards.iter().zip(rects).collect()
}

/// The places to say how much fuel of a surplus goes back.
pub(super) fn returns(table: &Table<'_>, geometry: &Geometry) -> Vec<(u8, Rect)> {
    let Some(Prompt::ChooseSurplus { surplus }) = table.prompt else {
        return Vec::new();
    };
    let rects = spread(geometry, &table.about.view.board, usize::from(*surplus) + 1);
    (0..=*surplus).rev().zip(rects).collect()
}

/// Room for so many things beside the ships, in two rows where they are many.
fn spread(geometry: &Geometry, board: &Board, count: usize) -> Vec<Rect> {
    let area = geometry.cards(slots(geometry, board).len());
    let rows = if count > 8 { 2 } else { 1 };
    let columns = count.div_ceil(rows).max(1);
    let gap = 5.0;
    let most = if geometry.tight {
        120.0
    } else {
        1.95 * geometry.tray.height()
    };
    let wide = ((area.width() + gap) / columns as f32 - gap).clamp(20.0, most);
    let high = (area.height() + gap) / rows as f32 - gap;
    (0..count)
        .map(|index| {
            let (row, column) = (index / columns, index % columns);
            let at = area.min + vec2((wide + gap) * column as f32, (high + gap) * row as f32);
            Rect::from_min_size(at, vec2(wide, high))
        })
        .collect()
}

/// Paints the tray without the dice.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    pen.rect_lined(geometry.tray, sizes::R_CARD, p.card, 1.0, p.line_hi);
    ships(pen, table, geometry);
    let given = returns(table, geometry);
    if given.is_empty() {
        for (card, rect) in cards(table, geometry) {
            own_card(pen, table, card, rect);
        }
    }
    for (fuel, rect) in given {
        give_back(pen, table, fuel, rect);
    }
    goods(pen, table, geometry);
}

fn ships(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let board = &table.about.view.board;
    if !geometry.tight {
        let text = if table.viewer == Some(board.active) {
            t("af-your-ships")
        } else {
            let name = seat_name(table.about.names, board.active);
            t_args("af-hand-of", &[("name", name.into())])
        };
        let at = geometry.tray.left_top() + vec2(14.0, 13.0);
        let room = geometry.cards(slots(geometry, board).len()).left() - 8.0 - at.x;
        let font = fonts::regular(sizes::SMALL);
        pen.text_within(at, Align2::LEFT_CENTER, &text, font, p.dim, room);
    }
    for (_, place, at) in slots(geometry, board) {
        let r = geometry.measures.ship;
        let glyph = match place {
            Place::Hand { .. } | Place::Stock => continue,
            Place::Docked { facility, .. } => pictures::facility(facility),
            Place::Bay => &g::MAINTENANCE_BAY,
        };
        pen.disc(at, r, p.card_hi);
        pen.ring(at, r, 1.2, p.line_hi);
        glyphs::draw(pen, glyph, at, 1.1 * r, Inks::new(p.dim, p.card_hi));
    }
}

fn own_card(pen: &mut Pen<'_>, table: &Table<'_>, card: Tech, rect: Rect) {
    let p = pen.palette;
    let board = &table.about.view.board;
    let used = owner(table) == board.active && board.flags.used.contains(card);
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
    let side = (rect.height() - 10.0).min(32.0);
    if rect.width() < 64.0 {
        let alpha = if used { 0.45 } else { 1.0 };
        pen.faded(alpha, |pen| {
            art::well(pen, rect.center(), side, pictures::card(card), true)
        });
        return;
    }
    let middle = pos2(rect.left() + 5.0 + side / 2.0, rect.center().y);
    pen.faded(if used { 0.45 } else { 1.0 }, |pen| {
        art::well(pen, middle, side, pictures::card(card), true)
    });
    let x = rect.left() + side + 11.0;
    let room = rect.right() - 4.0 - x;
    let short = pictures::short_card(card);
    let title = fonts::bold(sizes::LABEL);
    let whole = name(&card);
    let text = if pen.width(&whole, title.clone()) <= room {
        whole
    } else {
        short
    };
    let color = if used { p.dim } else { p.text };
    let note = if used { t("af-card-used") } else { price(table, card) };
    let up = if note.is_empty() { 0.0 } else { 9.0 };
    let at = pos2(x, rect.center().y - up);
    pen.text_within(at, Align2::LEFT_CENTER, &text, title, color, room);
    let look = LineLook {
        size: sizes::SMALL,
        bold: false,
        color: p.dim,
        behind: p.card_hi,
    };
    let at = pos2(x, rect.center().y + 9.0);
    pictures::line(pen, at, Align2::LEFT_CENTER, &note, look, room);
}

/// The price of a card's power, or the point that the card is worth.
fn price(table: &Table<'_>, card: Tech) -> String {
    let data = table.about.setup.components.card(card);
    match (data.price, data.points) {
        (0, 0) => String::new(),
        (0, points) => format!("+{points}"),
        (fuel, _) => pictures::amount(Amount::new(fuel, 0), ""),
    }
}

fn give_back(pen: &mut Pen<'_>, table: &Table<'_>, fuel: u8, rect: Rect) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
    let Some(Prompt::ChooseSurplus { surplus }) = table.prompt else {
        return;
    };
    let look = LineLook {
        size: sizes::LABEL,
        bold: true,
        color: p.text,
        behind: p.card_hi,
    };
    let rest = Amount::new(fuel, surplus.saturating_sub(fuel));
    let text = pictures::amount(rest, "−");
    let room = rect.width() - 4.0;
    if pictures::line_width(pen, &text, look) <= room {
        pictures::line(pen, rect.center(), Align2::CENTER_CENTER, &text, look, room);
        return;
    }
    for (goods, down) in [(Goods::Fuel, -9.0), (Goods::Ore, 9.0)] {
        let text = words::goods(goods, rest.of(goods));
        let at = rect.center() + vec2(0.0, down);
        let font = fonts::regular(sizes::SMALL);
        pen.text_within(at, Align2::CENTER_CENTER, &text, font, p.text, room);
    }
}

/// Fuel and ore of the viewer, before and after what is previewed, and how many may be kept.
fn goods(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let rect = geometry.goods();
    let seat = owner(table);
    let [before, after] = [&table.about.view.board, &table.seen().board].map(|board| board.players[seat].goods);
    pen.flat_line(
        vec![rect.left_top() + vec2(0.0, 8.0), rect.left_bottom() - vec2(0.0, 8.0)],
        1.0,
        p.line,
    );
    let (fuel, ore) = ([before.fuel, after.fuel], [before.ore, after.ore]);
    if geometry.tight {
        let at = rect.left_top() + vec2(10.0, 15.0);
        art::count(pen, at, &g::FUEL, fuel, 14.0);
        art::count(pen, at + vec2(0.0, 21.0), &g::ORE, ore, 14.0);
    } else {
        let at = rect.left_top() + vec2(12.0, 21.0);
        let end = art::count(pen, at, &g::FUEL, fuel, 17.0);
        art::count(pen, pos2(end.max(at.x + 44.0) + 10.0, at.y), &g::ORE, ore, 17.0);
    }
    stock(pen, table, rect, geometry.tight, after);
}

/// A cell for each unit that may be kept at the end of a turn; those over it in hazard.
fn stock(pen: &mut Pen<'_>, table: &Table<'_>, rect: Rect, tight: bool, goods: Amount) {
    let p = pen.palette;
    let limit = table.about.setup.components.limits.resources;
    let total = goods.total();
    let over = total.saturating_sub(limit.into());
    let (text, color) = if tight {
        let args = [("n", total.into()), ("of", limit.into())];
        let color = if over > 0 { p.hazard_text } else { p.dim };
        (t_args("af-short-credit", &args), color)
    } else if over > 0 {
        let args = [("n", over.into()), ("of", limit.into())];
        (t_args("af-goods-over", &args), p.hazard_text)
    } else {
        let args = [("n", total.into()), ("of", limit.into())];
        (t_args("af-credit", &args), p.dim)
    };
    if tight {
        let at = rect.right_center() - vec2(8.0, 0.0);
        pen.text_within(
            at,
            Align2::RIGHT_CENTER,
            &text,
            fonts::regular(sizes::SMALL),
            color,
            44.0,
        );
        return;
    }
    let left = rect.left_top() + vec2(12.0, 38.0);
    let pitch = (rect.width() - 22.0) / f32::from(limit.max(1));
    for cell in 0..limit {
        let at = left + vec2(pitch * f32::from(cell), 0.0);
        let filled = u16::from(cell) < total;
        let fill = match (filled, over > 0) {
            (true, true) => p.hazard,
            (true, false) => p.dim,
            (false, _) => colors::faded(p.dim, 0.15),
        };
        pen.rect_lined(
            Rect::from_min_size(at, vec2(pitch - 2.0, 8.0)),
            2.0,
            fill,
            1.0,
            p.line_hi,
        );
    }
    let at = left + vec2(0.0, 20.0);
    pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, color);
}
