//! The right rail: alien tech that can be claimed, and the fields.

use super::spots::FrontierSpot as Spot;
use super::table::Table;
use super::{art, labels, pictures, sheet};
use crate::app::board::art::{cell, gap, section};
use crate::app::board::split;
use crate::app::look::{Pen, fonts, sizes};
use crate::games::alien_frontiers::{DISPLAY, Field};
use crate::text::{name, say, t};
use egui::{Align2, Rect, pos2, vec2};

/// Height of the card of alien tech.
const TECH: f32 = 196.0;
/// Height of the card of the fields.
const FIELDS: f32 = 40.0 + 24.0 * Field::COUNT as f32;

/// The height that the rail needs; a sheet takes all of it.
pub(super) fn height(table: &Table<'_>) -> f32 {
    if table.scene.is_compact() {
        26.0 + DISPLAY as f32 * 66.0 + 76.0 + Field::COUNT as f32 * 24.0
    } else if sheet::covers_rail(table) {
        4000.0
    } else if fields_are_left(table) {
        TECH
    } else {
        TECH + sizes::GAP + FIELDS
    }
}

/// The cards of the display and the two piles. A sheet in the rail covers them.
pub(super) fn places(table: &Table<'_>) -> Vec<(Spot, Rect)> {
    if sheet::covers_rail(table) {
        return Vec::new();
    }
    let shown = (0_u8..).zip(display(table)).zip(table.board.display);
    let shown = shown.filter(|(_, card)| card.is_some());
    let cards = shown.map(|((slot, rect), _)| (Spot::Display(slot), rect));
    let [down, up] = piles(table);
    let pile = (table.scene.opened != Some(Spot::Pile)).then_some((Spot::Pile, up));
    cards.chain([(Spot::Deck, down)]).chain(pile).collect()
}

fn display(table: &Table<'_>) -> Vec<Rect> {
    let rail = table.scene.rail;
    if table.scene.is_compact() {
        let size = vec2(rail.width(), 66.0 * DISPLAY as f32 - 6.0);
        let all = Rect::from_min_size(rail.min + vec2(0.0, 26.0), size);
        return split::rows(all, DISPLAY, 6.0).collect();
    }
    let all = Rect::from_min_size(rail.min + vec2(10.0, 38.0), vec2(rail.width() - 20.0, 106.0));
    split::columns(all, DISPLAY, 6.0).collect()
}

/// The cards that are face down, and those that are discarded.
fn piles(table: &Table<'_>) -> [Rect; 2] {
    let rail = table.scene.rail;
    if table.scene.is_compact() {
        let top = rail.top() + 26.0 + 66.0 * DISPLAY as f32;
        let down = Rect::from_min_size(pos2(rail.left(), top), vec2(rail.width(), 32.0));
        return [down, down.translate(vec2(0.0, 36.0))];
    }
    let row = Rect::from_min_size(rail.min + vec2(10.0, 152.0), vec2(rail.width() - 20.0, 34.0));
    let (down, up) = row.split_left_right_at_fraction(0.5);
    [down.with_max_x(down.right() - 3.0), up.with_min_x(up.left() + 3.0)]
}

fn fields_are_left(table: &Table<'_>) -> bool {
    table.scene.left.height() >= FIELDS
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
    let (p, rail) = (pen.palette, table.scene.rail);
    if table.scene.is_compact() {
        let head = rail.with_max_y(rail.top() + 24.0);
        let font = fonts::bold(sizes::LABEL);
        pen.label(head, Align2::CENTER_CENTER, &t("af-tech"), font, p.text);
    } else {
        section(pen, rail.with_max_y(rail.top() + TECH), &t("af-tech"));
    }
    for (slot, rect) in display(table).into_iter().enumerate() {
        shown(pen, table, slot, rect);
    }
    let [down, up] = piles(table);
    let down = (say!(&(), "af-face-down", n = table.board.deck_left), down, p.card);
    let up = (say!(&(), "af-discarded", n = table.board.pile()), up, p.card_hi);
    for (text, rect, fill) in [down, up] {
        pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, p.line);
        let font = fonts::regular(sizes::SMALL);
        pen.label(rect.shrink(4.0), Align2::CENTER_CENTER, &text, font, p.dim);
    }
}

fn shown(pen: &mut Pen<'_>, table: &Table<'_>, slot: usize, rect: Rect) {
    let p = pen.palette;
    let Some(card) = table.board.display.get(slot).copied().flatten() else {
        return gap(pen, rect);
    };
    cell(pen, rect);
    let (side, high) = if table.scene.is_compact() {
        (28.0, 19.0)
    } else {
        (38.0, 28.0)
    };
    art::tech_well(pen, rect.center_top() + vec2(0.0, high), side, card);
    let room = rect.shrink2(vec2(3.0, 0.0));
    if table.scene.is_compact() {
        let line = room.with_min_y(room.bottom() - 27.0);
        let font = fonts::bold(sizes::LABEL);
        pen.label(line, Align2::CENTER_CENTER, &pictures::short(&card), font, p.text);
        return;
    }
    let mut line = room.with_min_y(room.top() + 58.0).with_max_y(room.top() + 75.0);
    let (mut text, font) = (name(&card), fonts::bold(sizes::SMALL));
    let fits = |word: &str| pen.width(word, font.clone()) <= room.width();
    if text.split_whitespace().count() > 2 || !text.split_whitespace().all(fits) {
        text = pictures::short(&card);
    }
    for word in text.split_whitespace() {
        pen.label(line, Align2::CENTER_CENTER, word, font.clone(), p.text);
        line = line.translate(vec2(0.0, 17.0));
    }
}

/// The fields: below the players where there is room, otherwise below alien tech.
fn fields(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, compact, left) = (pen.palette, table.scene.is_compact(), table.scene.left);
    let rows = if compact {
        let [_, up] = piles(table);
        up.translate(vec2(0.0, up.height() + 6.0))
    } else {
        let card = if fields_are_left(table) {
            left.with_min_y(left.bottom() - FIELDS)
        } else {
            let top = table.scene.rail.top() + TECH + sizes::GAP;
            table.scene.rail.with_min_y(top).with_max_y(top + FIELDS)
        };
        section(pen, card, &t("af-fields"));
        card.shrink2(vec2(12.0, 0.0)).translate(vec2(0.0, 36.0))
    };
    let all = rows.with_max_y(rows.top() + 24.0 * Field::COUNT as f32);
    for (field, row) in Field::ALL.into_iter().zip(split::rows(all, Field::COUNT, 0.0)) {
        let at = row.left_center() + vec2(11.0, 0.0);
        art::field(pen, field, at, 9.5);
        let place = labels::place_of(table.board, field, pictures::short_land);
        let room = row.with_min_x(at.x + if compact { 15.0 } else { 20.0 });
        let mut anchor = Align2::LEFT_CENTER;
        if !compact {
            pen.label(room, anchor, &name(&field), fonts::bold(sizes::LABEL), p.text);
            anchor = Align2::RIGHT_CENTER;
        }
        pen.label(room, anchor, &place, fonts::regular(sizes::SMALL), p.dim);
    }
}
