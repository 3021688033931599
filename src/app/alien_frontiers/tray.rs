//! The tray below the hub: the ships of whoever acts, cards and goods of the viewer.

use super::player::alpha;
use super::spots::FrontierSpot as Spot;
use super::table::{SHIP, Table};
use super::{art, pictures};
use crate::app::board::art::{cell, cells, counters};
use crate::app::board::{row::RowLook, split};
use crate::app::look::{Pen, fonts, sizes};
use crate::games::alien_frontiers::{Amount, Goods, Place, Prompt, Ship, Tech};
use crate::text::{name, say, t};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// The places of the ships of whoever acts, in the order of their numbers: all that are built.
pub(super) fn slots(table: &Table<'_>) -> Vec<(Ship, Place, Pos2)> {
    let ships = table.board.ships_of(table.board.active);
    let built: Vec<(Ship, Place)> = ships.filter(|(_, place)| *place != Place::Stock).collect();
    let (first, pitch) = table.dice(built.len());
    let slot = |(index, (ship, place))| (ship, place, first + vec2(pitch * index as f32, 0.0));
    built.into_iter().enumerate().map(slot).collect()
}

/// The part of the tray for cards, behind the ships.
fn room(table: &Table<'_>) -> Rect {
    let ships = slots(table).len();
    let (first, pitch) = table.dice(ships);
    let left = first.x + pitch * (ships as f32 - 0.5) + 10.0;
    let right = table.goods().left() - 8.0;
    table.tray.shrink2(vec2(0.0, 4.0)).with_min_x(left).with_max_x(right)
}

/// The things beside the ships with their places: the viewer's cards; instead of them the units of a surplus that may go
/// back, and behind these the place that gives back what is chosen.
pub(super) fn lying(table: &Table<'_>) -> Vec<(Spot, Rect)> {
    let (player, room) = (&table.board.players[table.owner], room(table));
    let Some(&Prompt::ChooseSurplus { surplus }) = table.scene.prompt else {
        // In two rows where they are many.
        let (cards, count) = (player.cards.iter().map(Spot::OwnCard), player.cards.len());
        let across = if count > 8 { count.div_ceil(2) } else { count };
        let wide = (table.pick([125.0, 150.0]) + 5.0) * across as f32 - 5.0;
        let cells = split::grid(narrowed(room, wide), count, across, 5.0);
        return cards.zip(cells).collect();
    };
    let of = |kind: Goods| (0..player.goods.of(kind).min(surplus)).map(move |index| Spot::Surplus(kind, index));
    let units: Vec<Spot> = Goods::ALL.into_iter().flat_map(of).collect();
    let (left, give) = room.split_left_right_at_x(room.right() - 110.0);
    let one_row = left.width() >= 40.0 * units.len() as f32;
    let across = if one_row { units.len() } else { units.len().div_ceil(2) };
    let cells = split::grid(narrowed(left, 40.0 * across as f32), units.len(), across, 4.0);
    units.into_iter().zip(cells).chain([(Spot::GiveBack, give)]).collect()
}

/// The left part of a room, at most so wide.
fn narrowed(room: Rect, wide: f32) -> Rect {
    room.with_max_x(room.right().min(room.left() + wide))
}

/// Paints the tray without the dice.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    let p = pen.palette;
    pen.rect_lined(table.tray, sizes::R_CARD, p.card, 1.0, p.line_hi);
    ships(pen, table);
    for (spot, rect) in lying(table) {
        match spot {
            Spot::OwnCard(card) => own_card(pen, table, card, rect),
            Spot::Surplus(goods, _) => art::unit(pen, goods, rect),
            _ => art::answer(pen, rect, &t("af-give-back")),
        }
    }
    goods(pen, table);
}

fn ships(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, active, r) = (pen.palette, table.board.active, table.pick(SHIP));
    if !table.tight {
        let text = if table.scene.viewer == Some(active) {
            t("af-your-ships")
        } else {
            say!(&table.scene.about, "af-hand-of", name = active)
        };
        let end = pos2(room(table).left() - 8.0, table.tray.top() + 22.0);
        let head = Rect::from_min_max(table.tray.min + vec2(14.0, 4.0), end);
        pen.label(head, Align2::LEFT_CENTER, &text, fonts::regular(sizes::SMALL), p.dim);
    }
    for (_, place, at) in slots(table) {
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
    let (p, alpha) = (pen.palette, alpha(table, table.owner, card));
    cell(pen, rect);
    let (short, font) = (pictures::short(&card), fonts::bold(sizes::LABEL));
    let side = (rect.height() - 10.0).min(32.0);
    let room = rect.shrink2(vec2(4.0, 0.0)).with_min_x(rect.left() + side + 11.0);
    if pen.width(&short, font.clone()) > room.width() {
        // The word lies below the well.
        let (above, below) = rect.shrink(3.0).split_top_bottom_at_y(rect.bottom() - 18.0);
        let side = above.height().min(32.0);
        pen.faded(alpha, |pen| art::tech_well(pen, above.center(), side, card));
        pen.label(below, Align2::CENTER_CENTER, &short, fonts::bold(sizes::SMALL), p.text);
        return;
    }
    let middle = rect.left_center() + vec2(5.0 + side / 2.0, 0.0);
    pen.faded(alpha, |pen| art::tech_well(pen, middle, side, card));
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
    let data = table.setup.components.card(card);
    match (data.price, data.points) {
        (0, 0) => String::new(),
        (0, points) => format!("+{points}"),
        (fuel, _) => pictures::amount(Amount::new(fuel, 0), ""),
    }
}

/// Fuel and ore of the viewer, before and after what is previewed, and a cell for each unit that may be kept at the end
/// of a turn; those over it in hazard.
fn goods(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, rect) = (pen.palette, table.goods());
    let line = rect.shrink2(vec2(0.0, 8.0));
    pen.flat_line(vec![line.left_top(), line.left_bottom()], 1.0, p.line);
    let numbers = pictures::goods(table, table.owner);
    let limit = table.setup.components.limits.resources;
    let total = table.then.players[table.owner].goods.total();
    let over = total.saturating_sub(limit.into());
    let color = if over > 0 { p.hazard_text } else { p.dim };
    if table.tight {
        counters(pen, rect.shrink2(vec2(10.0, 4.0)), 1, &numbers, 14.0);
        let at = rect.right_center() - vec2(8.0, 0.0);
        let text = format!("{total}/{limit}");
        pen.text(at, Align2::RIGHT_CENTER, &text, sizes::SMALL, color);
        return;
    }
    let room = rect.shrink2(vec2(12.0, 8.0)).with_max_y(rect.top() + 34.0);
    counters(pen, room, 2, &numbers, 17.0);
    let row = Rect::from_min_size(rect.min + vec2(12.0, 38.0), vec2(rect.width() - 22.0, 8.0));
    cells(pen, row, total.into(), limit.into(), [p.dim, p.hazard]);
    let text = if over > 0 {
        say!(&(), "af-goods-over", n = over, of = limit)
    } else {
        say!(&(), "af-credit", n = total, of = limit)
    };
    let at = row.left_top() + vec2(0.0, 20.0);
    pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, color);
}
