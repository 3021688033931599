//! The right rail: alien tech that can be claimed, and the fields.

use super::{art, pictures, sheet, spots::FrontierSpot as Spot, table::Table};
use crate::{
    app::{
        board::{
            art::{cell, gap, section},
            split,
        },
        look::{Pen, fonts, sizes},
    },
    games::alien_frontiers::{DISPLAY, Field},
    text::{name, t, t_args},
};
use egui::{Align2, Rect, pos2, vec2};

/// Height of the card of alien tech.
const TECH: f32 = 196.0;
/// Height of the card of the fields.
const FIELDS: f32 = 40.0 + 24.0 * Field::COUNT as f32;

/// The height that the rail needs; a sheet takes all of it.
pub(super) fn height(table: &Table<'_>) -> f32 {
    match (table.is_compact(), sheet::is_open(table)) {
        (false, true) => 4000.0,
        (false, false) if fields_are_left(table) => TECH,
        (false, false) => TECH + sizes::GAP + FIELDS,
        (true, _) => 26.0 + DISPLAY as f32 * 66.0 + 76.0 + Field::COUNT as f32 * 24.0,
    }
}

/// The cards of the display and the two piles. A sheet in the rail covers them.
pub(super) fn places(table: &Table<'_>) -> Vec<(Spot, Rect)> {
    if sheet::covers_rail(table) {
        return Vec::new();
    }
    let shown = (0_u8..).zip(display(table)).zip(table.about.view.board.display);
    let shown = shown.filter(|(_, card)| card.is_some());
    let cards = shown.map(|((slot, rect), _)| (Spot::Display(slot), rect));
    let [down, up] = piles(table);
    let pile = (table.opened != Some(Spot::Pile)).then_some((Spot::Pile, up));
    cards.chain([(Spot::Deck, down)]).chain(pile).collect()
}

fn display(table: &Table<'_>) -> Vec<Rect> {
    let rail = table.rail;
    if table.is_compact() {
        let size = vec2(rail.width(), 66.0 * DISPLAY as f32 - 6.0);
        let all = Rect::from_min_size(rail.min + vec2(0.0, 26.0), size);
        return split::rows(all, DISPLAY, 6.0).collect();
    }
    let all = Rect::from_min_size(rail.min + vec2(10.0, 38.0), vec2(rail.width() - 20.0, 106.0));
    split::columns(all, DISPLAY, 6.0).collect()
}

/// The cards that are face down, and those that are discarded.
fn piles(table: &Table<'_>) -> [Rect; 2] {
    let rail = table.rail;
    if table.is_compact() {
        let top = rail.top() + 26.0 + 66.0 * DISPLAY as f32;
        let row = |down: f32| Rect::from_min_size(pos2(rail.left(), top + down), vec2(rail.width(), 32.0));
        return [row(0.0), row(36.0)];
    }
    let row = Rect::from_min_size(rail.min + vec2(10.0, 152.0), vec2(rail.width() - 20.0, 34.0));
    let (down, up) = row.split_left_right_at_fraction(0.5);
    [down.with_max_x(down.right() - 3.0), up.with_min_x(up.left() + 3.0)]
}

/// The card of the fields: below the players where there is room, otherwise below alien tech.
fn field_card(table: &Table<'_>) -> Rect {
    if fields_are_left(table) {
        return table.left.with_min_y(table.left.bottom() - FIELDS);
    }
    let min = table.rail.min + vec2(0.0, TECH + sizes::GAP);
    Rect::from_min_size(min, vec2(table.rail.width(), FIELDS))
}

fn fields_are_left(table: &Table<'_>) -> bool {
    table.left.height() >= FIELDS
}

/// Paints what of the rail no sheet covers.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    let covered = sheet::covers_rail(table);
    if !covered {
        tech(pen, table);
    }
    if !covered || fields_are_left(table) {
        fields(pen, table);
    }
}

fn tech(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, rail) = (pen.palette, table.rail);
    if table.is_compact() {
        let head = rail.with_max_y(rail.top() + 24.0);
        let font = fonts::bold(sizes::LABEL);
        pen.label(head, Align2::CENTER_CENTER, &t("af-tech"), font, p.text);
    } else {
        section(pen, rail.with_max_y(rail.top() + TECH), &t("af-tech"));
    }
    for (slot, rect) in display(table).into_iter().enumerate() {
        shown(pen, table, slot, rect);
    }
    let board = &table.about.view.board;
    let [down, up] = piles(table);
    let down = ("af-face-down", u16::from(board.deck_left), down, p.card);
    for (id, n, rect, fill) in [down, ("af-discarded", board.pile(), up, p.card_hi)] {
        pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, p.line);
        let text = t_args(id, &[("n", n.into())]);
        let font = fonts::regular(sizes::SMALL);
        pen.label(rect.shrink(4.0), Align2::CENTER_CENTER, &text, font, p.dim);
    }
}

fn shown(pen: &mut Pen<'_>, table: &Table<'_>, slot: usize, rect: Rect) {
    let p = pen.palette;
    let Some(card) = table.about.view.board.display.get(slot).copied().flatten() else {
        return gap(pen, rect);
    };
    cell(pen, rect);
    let (side, high) = if table.is_compact() { (28.0, 19.0) } else { (38.0, 28.0) };
    art::tech_well(pen, rect.center_top() + vec2(0.0, high), side, pictures::of(&card));
    let room = rect.shrink2(vec2(3.0, 0.0));
    if table.is_compact() {
        let line = room.with_min_y(room.bottom() - 27.0);
        let font = fonts::bold(sizes::LABEL);
        pen.label(line, Align2::CENTER_CENTER, &pictures::short(&card), font, p.text);
        return;
    }
    let mut line = room.with_min_y(room.top() + 58.0).with_max_y(room.top() + 75.0);
    for word in name(&card).split_whitespace() {
        pen.label(line, Align2::CENTER_CENTER, word, fonts::bold(sizes::SMALL), p.text);
        line = line.translate(vec2(0.0, 17.0));
    }
}

fn fields(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, board) = (pen.palette, &table.about.view.board);
    let rows = if table.is_compact() {
        let [_, up] = piles(table);
        up.translate(vec2(0.0, up.height() + 6.0))
    } else {
        let card = field_card(table);
        section(pen, card, &t("af-fields"));
        card.shrink2(vec2(12.0, 0.0)).translate(vec2(0.0, 36.0))
    };
    let all = Rect::from_min_size(rows.min, vec2(rows.width(), 24.0 * Field::COUNT as f32));
    for (field, row) in Field::ALL.into_iter().zip(split::rows(all, Field::COUNT, 0.0)) {
        let at = row.left_center() + vec2(11.0, 0.0);
        art::field(pen, field, at, 9.5);
        let place = board.field(field);
        let place = place.map_or_else(|| t("af-field-nowhere"), pictures::short_land);
        let room = row.with_min_x(at.x + if table.is_compact() { 15.0 } else { 20.0 });
        let mut anchor = Align2::LEFT_CENTER;
        if !table.is_compact() {
            pen.label(room, anchor, &name(&field), fonts::bold(sizes::LABEL), p.text);
            anchor = Align2::RIGHT_CENTER;
        }
        pen.label(room, anchor, &place, fonts::regular(sizes::SMALL), p.dim);
    }
}
