//! The right rail: alien tech that can be claimed, the fields, and the sheets of a raid and of the discard pile.

use super::{art, pictures, spots::FrontierSpot as Spot, table::Table};
use crate::{
    app::{
        board::art::{cell, counter, gap, section, titled},
        look::{Pen, badges, fonts, glyphs, glyphs::Inks, sizes},
    },
    games::alien_frontiers::{DISPLAY, Field, Goods, Prompt, Tech},
    rules::Seat,
    text::{Value, name, seat_name, t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Width of a sheet over the right of a compact board.
const SHEET: f32 = 288.0;
/// Height of the card of alien tech.
const TECH: f32 = 196.0;
/// Height of a field's row.
const FIELD_ROW: f32 = 24.0;

/// A part of a sheet: a player's name, or a place to click.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// The head of an opponent's part.
    Head(Seat),
    /// A place to click.
    Entry(Spot),
}

/// The height that the rail needs; a sheet takes all of it.
pub(super) fn height(table: &Table<'_>) -> f32 {
    match (table.is_compact(), sheet_of(table)) {
        (false, Some(_)) => 4000.0,
        (false, None) if fields_are_left(table) => TECH,
        (false, None) => TECH + sizes::GAP + field_card(table).height(),
        (true, _) => 26.0 + DISPLAY as f32 * 70.0 + 48.0 + Field::COUNT as f32 * 26.0,
    }
}

/// A sheet that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    Raid,
    Discards,
}

fn sheet_of(table: &Table<'_>) -> Option<Sheet> {
    match table.prompt {
        Some(Prompt::ChooseRaid | Prompt::ChooseLoot { .. }) => Some(Sheet::Raid),
        Some(Prompt::ChooseRecovered) => Some(Sheet::Discards),
        _ => None,
    }
}

/// The place of the open sheet.
fn sheet_rect(table: &Table<'_>) -> Rect {
    if table.is_compact() {
        let board = table.board;
        Rect::from_min_max(pos2(board.right() - SHEET, board.top()), board.max)
    } else {
        table.rail
    }
}

/// True for what lies under a sheet that is open over the board.
pub(super) fn is_covered(table: &Table<'_>, at: Pos2) -> bool {
    sheet_of(table).is_some() && sheet_rect(table).contains(at)
}

/// The parts of the open sheet with their places.
pub(super) fn sheet(table: &Table<'_>) -> Vec<(Part, Rect)> {
    let rows = match sheet_of(table) {
        Some(Sheet::Raid) => raid_rows(table),
        Some(Sheet::Discards) => discard_rows(table),
        None => return Vec::new(),
    };
    let inner = sheet_rect(table).shrink2(vec2(12.0, 10.0));
    let top = inner.top() + 54.0;
    let gap = 5.0;
    let pitch = ((inner.bottom() - top) / rows.len().max(1) as f32).clamp(22.0, 41.0);
    let mut out = Vec::new();
    for (index, row) in rows.into_iter().enumerate() {
        let wide = (inner.width() + gap) / row.len().max(1) as f32;
        for (column, part) in row.into_iter().enumerate() {
            let at = pos2(inner.left() + wide * column as f32, top + pitch * index as f32);
            out.push((part, Rect::from_min_size(at, vec2(wide - gap, pitch - gap))));
        }
    }
    out
}

/// Opponents from the raider's left: the name, the goods, the cards two by two; below them what raids no card.
fn raid_rows(table: &Table<'_>) -> Vec<Vec<Part>> {
    let board = &table.about.view.board;
    let mut rows = Vec::new();
    for seat in table.about.setup.players.others(board.active) {
        rows.push(vec![Part::Head(seat)]);
        rows.push(Goods::ALL.map(|goods| Part::Entry(Spot::GoodsOf(seat, goods))).to_vec());
        // Once goods are taken, no card is.
        let cards = board.players[seat].cards.iter();
        let cards: Vec<Tech> = cards.filter(|_| table.prompt == Some(&Prompt::ChooseRaid)).collect();
        let part = |card: &Tech| Part::Entry(Spot::CardOf(seat, *card));
        rows.extend(cards.chunks(2).map(|pair| pair.iter().map(part).collect()));
    }
    if table.prompt == Some(&Prompt::ChooseRaid) {
        rows.push(vec![Part::Entry(Spot::RaidGoods), Part::Entry(Spot::NoRaid)]);
    }
    rows
}

fn discard_rows(table: &Table<'_>) -> Vec<Vec<Part>> {
    let board = &table.about.view.board;
    let there = |card: &Tech| board.discard[card.index()] > 0;
    let cards: Vec<Tech> = Tech::ALL.into_iter().filter(there).collect();
    let part = |card: &Tech| Part::Entry(Spot::Discarded(*card));
    cards.iter().map(|card| vec![part(card)]).collect()
}

/// The places of the rail: cards of the display, the piles. A sheet in the rail covers them.
pub(super) fn places(table: &Table<'_>) -> Vec<(Spot, Rect)> {
    if !table.is_compact() && sheet_of(table).is_some() {
        return Vec::new();
    }
    let board = &table.about.view.board;
    let shown = (0_u8..).zip(board.display).filter(|(_, card)| card.is_some());
    let mut list: Vec<(Spot, Rect)> = shown
        .map(|(slot, _)| (Spot::Display(slot), display(table, slot)))
        .collect();
    list.push((Spot::Deck, piles(table)));
    list
}

fn display(table: &Table<'_>, slot: u8) -> Rect {
    let rail = table.rail;
    if table.is_compact() {
        let at = rail.left_top() + vec2(0.0, 26.0 + 70.0 * f32::from(slot));
        return Rect::from_min_size(at, vec2(rail.width(), 64.0));
    }
    let wide = (rail.width() - 2.0 * 10.0 + 6.0) / DISPLAY as f32;
    let at = rail.left_top() + vec2(10.0 + wide * f32::from(slot), 38.0);
    Rect::from_min_size(at, vec2(wide - 6.0, 106.0))
}

fn piles(table: &Table<'_>) -> Rect {
    let rail = table.rail;
    if table.is_compact() {
        let at = rail.left_top() + vec2(0.0, 26.0 + 70.0 * DISPLAY as f32);
        return Rect::from_min_size(at, vec2(rail.width(), 40.0));
    }
    let at = rail.left_top() + vec2(10.0, 152.0);
    Rect::from_min_size(at, vec2(rail.width() - 20.0, 34.0))
}

/// The card of the fields: below the players where there is room, otherwise below alien tech.
fn field_card(table: &Table<'_>) -> Rect {
    let high = 40.0 + FIELD_ROW * Field::COUNT as f32;
    if fields_are_left(table) {
        let min = pos2(table.left.left(), table.left.bottom() - high);
        return Rect::from_min_max(min, table.left.max);
    }
    let min = table.rail.left_top() + vec2(0.0, TECH + sizes::GAP);
    Rect::from_min_size(min, vec2(table.rail.width(), high))
}

fn fields_are_left(table: &Table<'_>) -> bool {
    table.left.height() >= 40.0 + FIELD_ROW * Field::COUNT as f32
}

fn field_row(table: &Table<'_>, field: Field) -> Rect {
    let index = field.index() as f32;
    if table.is_compact() {
        let at = piles(table).left_bottom() + vec2(0.0, 8.0 + 26.0 * index);
        return Rect::from_min_size(at, vec2(table.rail.width(), 24.0));
    }
    let card = field_card(table);
    let at = card.left_top() + vec2(12.0, 36.0 + FIELD_ROW * index);
    Rect::from_min_size(at, vec2(card.width() - 24.0, FIELD_ROW))
}

/// Paints the rail, and a sheet where one is open.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    let covered = !table.is_compact() && sheet_of(table).is_some();
    if !covered {
        tech(pen, table);
    }
    if !covered || fields_are_left(table) {
        fields(pen, table);
    }
}

fn tech(pen: &mut Pen<'_>, table: &Table<'_>) {
    let p = pen.palette;
    let rail = table.rail;
    if table.is_compact() {
        let at = rail.center_top() + vec2(0.0, 12.0);
        let font = fonts::regular(sizes::LABEL);
        pen.text_within(
            at,
            Align2::CENTER_CENTER,
            &t("af-tech"),
            font,
            p.text,
            rail.width() - 8.0,
        );
    } else {
        section(
            pen,
            Rect::from_min_size(rail.min, vec2(rail.width(), TECH)),
            &t("af-tech"),
        );
    }
    for slot in 0..DISPLAY as u8 {
        shown(pen, table, slot, display(table, slot));
    }
    deck(pen, table, piles(table));
}

/// The numbers of cards that are face down and discarded.
fn deck(pen: &mut Pen<'_>, table: &Table<'_>, rect: Rect) {
    let (p, board) = (pen.palette, &table.about.view.board);
    let down = t_args("af-face-down", &[("n", board.deck_left.into())]);
    let discarded = t_args("af-discarded", &[("n", board.pile().into())]);
    pen.rect_lined(rect, sizes::R_BUTTON, p.card, 1.0, p.line);
    let font = fonts::regular(sizes::SMALL);
    if table.is_compact() {
        for (text, down) in [(down, -8.0), (discarded, 8.0)] {
            let at = rect.center() + vec2(0.0, down);
            pen.text_within(
                at,
                Align2::CENTER_CENTER,
                &text,
                font.clone(),
                p.dim,
                rect.width() - 4.0,
            );
        }
    } else {
        let at = rect.left_center() + vec2(12.0, 0.0);
        glyphs::draw(pen, pictures::named("deck"), at, 15.0, Inks::new(p.dim, p.card));
        let left = at + vec2(12.0, 0.0);
        pen.text_within(
            left,
            Align2::LEFT_CENTER,
            &down,
            font.clone(),
            p.dim,
            rect.width() / 2.0 - 24.0,
        );
        let right = rect.right_center() - vec2(8.0, 0.0);
        pen.text_within(
            right,
            Align2::RIGHT_CENTER,
            &discarded,
            font,
            p.dim,
            rect.width() / 2.0 - 8.0,
        );
    }
}

fn shown(pen: &mut Pen<'_>, table: &Table<'_>, slot: u8, rect: Rect) {
    let p = pen.palette;
    let Some(card) = table.about.view.board.display.get(usize::from(slot)).copied().flatten() else {
        gap(pen, rect);
        return;
    };
    cell(pen, rect);
    let (side, high) = if table.is_compact() { (30.0, 20.0) } else { (38.0, 28.0) };
    art::tech_well(pen, rect.center_top() + vec2(0.0, high), side, pictures::of(&card));
    let font = fonts::bold(sizes::LABEL);
    let room = rect.width() - 6.0;
    if table.is_compact() {
        let at = rect.center_bottom() - vec2(0.0, 14.0);
        pen.text_within(at, Align2::CENTER_CENTER, &pictures::short(&card), font, p.text, room);
        return;
    }
    let font = fonts::bold(sizes::SMALL);
    let mut at = rect.center_top() + vec2(0.0, 66.0);
    for word in name(&card).split_whitespace() {
        pen.text_within(at, Align2::CENTER_CENTER, word, font.clone(), p.text, room);
        at.y += 17.0;
    }
}

fn fields(pen: &mut Pen<'_>, table: &Table<'_>) {
    let p = pen.palette;
    let board = &table.about.view.board;
    if !table.is_compact() {
        section(pen, field_card(table), &t("af-fields"));
    }
    for field in Field::ALL {
        let row = field_row(table, field);
        let at = row.left_center() + vec2(11.0, 0.0);
        art::field(pen, field, at, 9.5);
        let place = board
            .field(field)
            .map_or_else(|| t("af-field-nowhere"), pictures::short_land);
        if !table.is_compact() {
            let at = at + vec2(20.0, 0.0);
            let font = fonts::bold(sizes::LABEL);
            pen.text_within(
                at,
                Align2::LEFT_CENTER,
                &name(&field),
                font,
                p.text,
                row.width() / 2.0 + 8.0,
            );
        }
        let font = fonts::regular(sizes::SMALL);
        let (at, anchor, room) = if table.is_compact() {
            (at + vec2(15.0, 0.0), Align2::LEFT_CENTER, row.width() - 28.0)
        } else {
            (row.right_center(), Align2::RIGHT_CENTER, row.width() / 2.0 - 40.0)
        };
        pen.text_within(at, anchor, &place, font, p.dim, room);
    }
}

/// Paints the open sheet over everything else.
pub(super) fn paint_sheet(pen: &mut Pen<'_>, table: &Table<'_>) {
    let Some(kind) = sheet_of(table) else {
        return;
    };
    let p = pen.palette;
    let rect = sheet_rect(table);
    pen.rect(rect, 0.0, p.panel);
    pen.rect(Rect::from_min_size(rect.min, vec2(4.0, rect.height())), 0.0, p.accent);
    let (title, glyph) = match kind {
        Sheet::Raid => (t("af-phase-raid"), pictures::named("RO")),
        Sheet::Discards => (t("af-section-pile"), pictures::named("deck")),
    };
    let at = rect.left_top() + vec2(34.0, 34.0);
    art::well(pen, at, 36.0, glyph);
    let room = Rect::from_min_max(at + vec2(28.0, -20.0), pos2(rect.right() - 8.0, at.y + 20.0));
    titled(pen, room, &title, &note(table));
    for (part, rect) in sheet(table) {
        match part {
            Part::Head(seat) => head(pen, table, seat, rect.left_center(), rect.width()),
            Part::Entry(spot) => entry(pen, table, spot, rect),
        }
    }
}

/// The units or the card still to be taken.
fn note(table: &Table<'_>) -> String {
    let n = |n: u8| [("n", Value::from(n))];
    match table.prompt {
        Some(Prompt::ChooseRaid) => t_args("af-raid-note", &n(table.about.setup.components.raid.loot)),
        Some(Prompt::ChooseLoot { left, .. }) => t_args("af-raid-left", &n(*left)),
        _ => String::new(),
    }
}

fn head(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, at: Pos2, room: f32) {
    let p = pen.palette;
    badges::badge(pen, seat, at + vec2(10.0, 0.0), 9.0);
    let font = fonts::bold(sizes::BODY);
    let board = &table.about.view.board;
    let shield = board.players[seat].cards.contains(Tech::HolographicDecoy);
    let text = seat_name(table.about.names, seat);
    let (name, _) = pen.text_within(
        at + vec2(26.0, 0.0),
        Align2::LEFT_CENTER,
        &text,
        font,
        p.text,
        room - 120.0,
    );
    if shield {
        let at = pos2(name.right() + 16.0, at.y);
        art::tech_well(pen, at, 20.0, pictures::of(&Tech::HolographicDecoy));
    }
    let points = t_args("af-points", &[("n", board.players[seat].points.total().into())]);
    let end = pos2(at.x + room - 4.0, at.y);
    pen.text(end, Align2::RIGHT_CENTER, &points, sizes::LABEL, p.dim);
}

fn entry(pen: &mut Pen<'_>, table: &Table<'_>, spot: Spot, rect: Rect) {
    let p = pen.palette;
    match spot {
        Spot::GoodsOf(seat, goods) => {
            cell(pen, rect);
            let [before, after] =
                [&table.about.view.board, &table.seen().board].map(|board| board.players[seat].goods.of(goods));
            let at = rect.left_center() + vec2(10.0, 0.0);
            counter(pen, at, pictures::of(&goods), [before, after], 15.0);
            let safe = table.about.view.board.loot_of(seat).of(goods) < before;
            if safe {
                let wide = vec2(rect.width() * 0.45, (0.3 * rect.height()).min(10.0));
                let middle = pos2(rect.right() - 10.0 - wide.x / 2.0, rect.center().y);
                art::shutter(pen, Rect::from_center_size(middle, wide));
            }
        }
        Spot::CardOf(_, card) => art::entry(pen, rect, pictures::of(&card), &pictures::short(&card)),
        Spot::Discarded(card) => {
            let count = table.about.view.board.discard[card.index()];
            let text = format!("{} ×{count}", pictures::short(&card));
            art::entry(pen, rect, pictures::of(&card), &text);
        }
        _ => {
            let text = t(if spot == Spot::NoRaid {
                "af-raid-nothing"
            } else {
                "af-raid-goods"
            });
            cell(pen, rect);
            let font = fonts::bold(sizes::LABEL);
            pen.text_within(
                rect.center(),
                Align2::CENTER_CENTER,
                &text,
                font,
                p.text,
                rect.width() - 8.0,
            );
        }
    }
}
