//! The tray below the hub: the ships of whoever acts, cards and goods of the viewer.

use super::{art, geometry::Geometry, pictures, player::alpha, spots::FrontierSpot as Spot, table::Table};
use crate::{
    app::{
        board::{
            art::{cell, cells, counters, right_of},
            row::RowLook,
            split,
        },
        look::{Pen, fonts, sizes},
    },
    games::alien_frontiers::{Amount, Board, Goods, Place, Prompt, Ship, Tech},
    rules::Seat,
    text::{name, seat_name, t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// The player whose cards and goods lie in the tray.
pub(super) fn owner(table: &Table<'_>) -> Seat {
    table.viewer.unwrap_or(table.about.view.board.active)
}

/// The places of the ships of whoever acts, in the order of their numbers: all that are built.
pub(super) fn slots(geometry: &Geometry, board: &Board) -> Vec<(Ship, Place, Pos2)> {
    let built = board.ships_of(board.active).filter(|(_, place)| *place != Place::Stock);
    let built: Vec<(Ship, Place)> = built.collect();
    let (first, pitch) = geometry.dice(built.len());
    let slot = |(index, (ship, place))| (ship, place, first + vec2(pitch * index as f32, 0.0));
    built.into_iter().enumerate().map(slot).collect()
}

/// The places of the viewer's cards.
pub(super) fn cards(table: &Table<'_>, geometry: &Geometry) -> Vec<(Tech, Rect)> {
    let board = &table.about.view.board;
    let cards = board.players[owner(table)].cards;
    cards.iter().zip(spread(geometry, board, cards.len())).collect()
}

/// The units of a surplus that may go back, and behind them the place that gives back what is chosen.
pub(super) fn returns(table: &Table<'_>, geometry: &Geometry) -> Vec<(Spot, Rect)> {
    let (Some(&Prompt::ChooseSurplus { surplus }), board) = (table.prompt, &table.about.view.board) else {
        return Vec::new();
    };
    let goods = board.players[owner(table)].goods;
    let of = |kind: Goods| (0..goods.of(kind).min(surplus)).map(move |index| Spot::Surplus(kind, index));
    let units: Vec<Spot> = Goods::ALL.into_iter().flat_map(of).collect();
    let area = geometry.cards(slots(geometry, board).len());
    let (left, give) = area.split_left_right_at_x(area.right() - 110.0);
    let one_row = left.width() >= 40.0 * units.len() as f32;
    let across = if one_row { units.len() } else { units.len().div_ceil(2) };
    let wide = left.width().min(40.0 * across as f32);
    let cells = split::grid(left.with_max_x(left.left() + wide), units.len(), across, 4.0);
    units.into_iter().zip(cells).chain([(Spot::GiveBack, give)]).collect()
}

/// Room for so many things beside the ships, in two rows where they are many.
fn spread(geometry: &Geometry, board: &Board, count: usize) -> impl Iterator<Item = Rect> {
    let area = geometry.cards(slots(geometry, board).len());
    let across = if count > 8 { count.div_ceil(2) } else { count };
    let most = if geometry.tight { 125.0 } else { 150.0 };
    let wide = area.width().min((most + 5.0) * across as f32 - 5.0);
    split::grid(area.with_max_x(area.left() + wide), count, across, 5.0)
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
    for (spot, rect) in given {
        match spot {
            Spot::Surplus(goods, _) => art::unit(pen, goods, rect),
            _ => art::answer(pen, rect, &t("af-give-back")),
        }
    }
    goods(pen, table, geometry);
}

fn ships(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let (p, board) = (pen.palette, &table.about.view.board);
    let slots = slots(geometry, board);
    if !geometry.tight {
        let text = if table.viewer == Some(board.active) {
            t("af-your-ships")
        } else {
            let name = seat_name(table.about.names, board.active);
            t_args("af-hand-of", &[("name", name.into())])
        };
        let end = geometry.cards(slots.len()).left() - 8.0;
        let (min, max) = (
            geometry.tray.min + vec2(14.0, 4.0),
            pos2(end, geometry.tray.top() + 22.0),
        );
        let room = Rect::from_min_max(min, max);
        pen.label(room, Align2::LEFT_CENTER, &text, fonts::regular(sizes::SMALL), p.dim);
    }
    for (_, place, at) in slots {
        let r = geometry.measures.ship;
        let glyph = match place {
            Place::Hand { .. } | Place::Stock => continue,
            Place::Docked { facility, .. } => pictures::of(&facility),
            Place::Bay => pictures::named("bay"),
        };
        pen.disc_lined(at, r, p.card_hi, 1.2, p.line_hi);
        pen.glyph(glyph, at, 1.1 * r, p.dim, p.card_hi);
    }
}

fn own_card(pen: &mut Pen<'_>, table: &Table<'_>, card: Tech, rect: Rect) {
    let p = pen.palette;
    let alpha = alpha(table, owner(table), card);
    cell(pen, rect);
    let (glyph, short, font) = (pictures::of(&card), pictures::short(&card), fonts::bold(sizes::LABEL));
    let side = (rect.height() - 10.0).min(32.0);
    let room = right_of(rect.shrink2(vec2(4.0, 0.0)), rect.left() + side + 11.0);
    if pen.width(&short, font.clone()) > room.width() {
        // The word lies below the well.
        let (above, below) = rect.shrink(3.0).split_top_bottom_at_y(rect.bottom() - 18.0);
        let side = above.height().min(32.0);
        pen.faded(alpha, |pen| art::tech_well(pen, above.center(), side, glyph));
        pen.label(below, Align2::CENTER_CENTER, &short, fonts::bold(sizes::SMALL), p.text);
        return;
    }
    let middle = pos2(rect.left() + 5.0 + side / 2.0, rect.center().y);
    pen.faded(alpha, |pen| art::tech_well(pen, middle, side, glyph));
    let (color, note) = match alpha {
        1.0 => (p.text, price(table, card)),
        _ => (p.dim, t("af-card-used")),
    };
    let whole = name(&card);
    let fits = pen.width(&whole, font.clone()) <= room.width();
    let text = if fits { whole } else { short };
    let up = if note.is_empty() { 0.0 } else { 9.0 };
    pen.label(room.translate(vec2(0.0, -up)), Align2::LEFT_CENTER, &text, font, color);
    let look = RowLook::plain(sizes::SMALL, p.dim, p.card_hi);
    let at = room.left_center() + vec2(0.0, 9.0);
    pictures::line(pen, at, Align2::LEFT_CENTER, &note, look, room.width());
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

/// Fuel and ore of the viewer, before and after what is previewed, and how many may be kept.
fn goods(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let rect = geometry.goods();
    let seat = owner(table);
    let goods = [&table.about.view.board, &table.seen().board].map(|board| board.players[seat].goods);
    let line = rect.shrink2(vec2(0.0, 8.0));
    pen.flat_line(vec![line.left_top(), line.left_bottom()], 1.0, p.line);
    let list = Goods::ALL.map(|kind| (pictures::of(&kind), goods.map(|goods| goods.of(kind))));
    let (room, across, size) = if geometry.tight {
        (rect.shrink2(vec2(10.0, 4.0)), 1, 14.0)
    } else {
        (rect.shrink2(vec2(12.0, 8.0)).with_max_y(rect.top() + 34.0), 2, 17.0)
    };
    counters(pen, room, across, &list, size);
    stock(pen, table, rect, geometry.tight, goods[1]);
}

/// A cell for each unit that may be kept at the end of a turn; those over it in hazard.
fn stock(pen: &mut Pen<'_>, table: &Table<'_>, rect: Rect, tight: bool, goods: Amount) {
    let p = pen.palette;
    let limit = table.about.setup.components.limits.resources;
    let total = goods.total();
    let over = total.saturating_sub(limit.into());
    let color = if over > 0 { p.hazard_text } else { p.dim };
    if tight {
        let at = rect.right_center() - vec2(8.0, 0.0);
        let text = format!("{total}/{limit}");
        pen.text(at, Align2::RIGHT_CENTER, &text, sizes::SMALL, color);
        return;
    }
    let (id, n) = if over > 0 {
        ("af-goods-over", over)
    } else {
        ("af-credit", total)
    };
    let text = t_args(id, &[("n", n.into()), ("of", limit.into())]);
    let row = Rect::from_min_size(rect.min + vec2(12.0, 38.0), vec2(rect.width() - 22.0, 8.0));
    cells(pen, row, total.into(), limit.into(), [p.dim, p.hazard]);
    let at = row.left_top() + vec2(0.0, 20.0);
    pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, color);
}
