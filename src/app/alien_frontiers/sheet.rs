//! The sheets over the right rail: whom and what to raid, and the discard pile.

use super::{
    art,
    pictures::{self, named},
    spots::FrontierSpot as Spot,
    table::Table,
};
use crate::{
    app::{
        board::{
            art::{cell, counter, gap, titled},
            drawn::Deed,
            split,
        },
        look::{Pen, badges, fonts, glyphs, glyphs::Inks, sizes},
    },
    games::alien_frontiers::{Command, Goods, Prompt, State, Tech},
    rules::Seat,
    text::{seat_name, t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Width of a sheet over the right of a compact board.
const WIDTH: f32 = 288.0;
/// Height of the head of a sheet.
const HEAD: f32 = 58.0;
/// Space between two rows.
const GAP: f32 = 5.0;

/// A row of a sheet.
enum Row {
    /// An opponent's badge, name and points.
    Head(Seat),
    /// An opponent's units.
    Units(Seat),
    /// One or two cards, or the answers that take none.
    Spots(Vec<Spot>),
    /// The loot so far, with room for what is still to come.
    Loot,
    /// One's own goods, where the sheet covers them.
    Own,
}

/// A part of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// The head of an opponent's part.
    Head(Seat),
    /// A place to look at or to click.
    Place(Spot),
    /// A unit that was there, or one that is still to come.
    Gap,
    /// The unit that a preview would take.
    Coming(Seat, Goods),
    /// One's own goods.
    Own,
}

/// True if the sheet shows a raid, false for the discard pile.
fn is_raid(table: &Table<'_>) -> bool {
    matches!(table.prompt, Some(Prompt::ChooseRaid | Prompt::ChooseLoot { .. }))
}

/// True while a sheet is open.
pub(super) fn is_open(table: &Table<'_>) -> bool {
    let recovers = table.prompt == Some(&Prompt::ChooseRecovered);
    is_raid(table) || recovers || table.opened == Some(Spot::Pile)
}

/// True while a sheet lies over the right rail.
pub(super) fn covers_rail(table: &Table<'_>) -> bool {
    is_open(table) && !table.is_compact()
}

/// The place of a sheet: in a compact window over the right of the board, otherwise over the rail.
fn place(table: &Table<'_>) -> Rect {
    if table.is_compact() {
        table.board.with_min_x(table.board.right() - WIDTH)
    } else {
        table.rail
    }
}

/// True for what lies under an open sheet.
pub(super) fn is_covered(table: &Table<'_>, at: Pos2) -> bool {
    is_open(table) && place(table).contains(at)
}

/// The units that were taken in this raid so far, as the last commands tell.
pub(super) fn loot(table: &Table<'_>) -> Vec<(Seat, Goods)> {
    let unit = |deed: &Deed<State>| match deed.command {
        Command::TakeResource { seat, goods } => Some((seat, goods)),
        _ => None,
    };
    let mut loot: Vec<(Seat, Goods)> = table.story.iter().rev().map_while(unit).collect();
    loot.reverse();
    loot
}

/// The number of units that a click on the loot puts back: the one that is clicked and those after it.
pub(super) fn takes_back(table: &Table<'_>, spot: Spot) -> usize {
    match spot {
        Spot::Loot(index) if table.steps_back => loot(table).len().saturating_sub(index.into()),
        _ => 0,
    }
}

/// The rows of the open sheet with their heights.
fn rows(table: &Table<'_>) -> Vec<(Row, f32)> {
    let board = &table.about.view.board;
    if !is_raid(table) {
        let there = Tech::ALL.into_iter().filter(|card| board.discard[card.index()] > 0);
        return there
            .map(|card| (Row::Spots(vec![Spot::Discarded(card)]), 36.0))
            .collect();
    }
    let begins = table.prompt == Some(&Prompt::ChooseRaid);
    let mut rows = Vec::new();
    for seat in table.about.setup.players.others(board.active) {
        rows.extend([(Row::Head(seat), 26.0), (Row::Units(seat), 27.0)]);
        // Once goods are taken, no card is.
        let cards = board.players[seat].cards.iter().filter(|_| begins);
        let cards: Vec<Spot> = cards.map(|card| Spot::CardOf(seat, card)).collect();
        rows.extend(cards.chunks(2).map(|pair| (Row::Spots(pair.to_vec()), 34.0)));
    }
    if begins {
        rows.push((Row::Spots(vec![Spot::RaidGoods, Spot::NoRaid]), 40.0));
    } else {
        rows.push((Row::Loot, 48.0));
    }
    if table.is_compact() {
        rows.push((Row::Own, 26.0));
    }
    rows
}

/// The parts of the open sheet with their places; nothing without one.
pub(super) fn parts(table: &Table<'_>) -> Vec<(Part, Rect)> {
    if !is_open(table) {
        return Vec::new();
    }
    let inner = place(table).shrink2(vec2(12.0, 8.0));
    let room = inner.with_min_y(inner.top() + HEAD - 8.0);
    let rows = rows(table);
    let gaps = GAP * rows.len() as f32;
    let wanted: f32 = rows.iter().map(|(_, high)| high).sum();
    let scale = ((room.height() - gaps) / wanted).min(1.0);
    let mut top = room.top();
    let mut list = Vec::new();
    for (row, high) in rows {
        let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), high * scale));
        list.extend(parts_of(table, &row, rect));
        top = rect.bottom() + GAP;
    }
    list
}

fn parts_of(table: &Table<'_>, row: &Row, rect: Rect) -> Vec<(Part, Rect)> {
    match row {
        Row::Head(seat) => vec![(Part::Head(*seat), rect)],
        Row::Own => vec![(Part::Own, rect)],
        Row::Spots(spots) => {
            let places = split::columns(rect, spots.len().max(2 - usize::from(!is_raid(table))), GAP);
            spots.iter().map(|spot| Part::Place(*spot)).zip(places).collect()
        }
        Row::Units(seat) => units(table, *seat, rect),
        Row::Loot => {
            let taken = loot(table).len();
            let left = match table.prompt {
                Some(Prompt::ChooseLoot { left, .. }) => usize::from(*left),
                _ => 0,
            };
            let row = rect.with_max_x(rect.left() + 54.0 * (taken + left) as f32);
            let slots = split::columns(row, taken + left, 8.0);
            let part = |index: usize| match table.command {
                _ if index < taken => Part::Place(Spot::Loot(index as u8)),
                Some(Command::TakeResource { seat, goods }) if index == taken => Part::Coming(seat, goods),
                _ => Part::Gap,
            };
            slots.enumerate().map(|(index, slot)| (part(index), slot)).collect()
        }
    }
}

/// The units of an opponent: fuel, then ore, each kind with gaps where units were taken, and room for a digit behind.
fn units(table: &Table<'_>, seat: Seat, rect: Rect) -> Vec<(Part, Rect)> {
    let (goods, loot) = (table.about.view.board.players[seat].goods, loot(table));
    let taken = |kind: Goods| loot.iter().filter(|unit| **unit == (seat, kind)).count() as u8;
    let count = Goods::ALL
        .map(|kind| goods.of(kind) + taken(kind))
        .iter()
        .sum::<u8>()
        .max(1);
    let wide = rect.height().min((rect.width() - 60.0) / f32::from(count) - 3.0);
    let mut at = rect.min;
    let mut list = Vec::new();
    for kind in Goods::ALL {
        let there = goods.of(kind);
        for index in 0..there + taken(kind) {
            let cell = Rect::from_min_size(at, vec2(wide, rect.height()));
            let unit = Part::Place(Spot::UnitOf(seat, kind, index));
            list.push((if index < there { unit } else { Part::Gap }, cell));
            at.x = cell.right() + 3.0;
        }
        at.x += 24.0;
    }
    list
}

/// Paints the open sheet over everything else.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    if !is_open(table) {
        return;
    }
    let (p, rect) = (pen.palette, place(table));
    pen.rect(rect, 0.0, p.panel);
    pen.rect(rect.with_max_x(rect.left() + 4.0), 0.0, p.accent);
    let (title, glyph) = if is_raid(table) {
        (t("af-phase-raid"), named("RO"))
    } else {
        (t("af-section-pile"), named("deck"))
    };
    let at = rect.min + vec2(32.0, 28.0);
    art::well(pen, at, 34.0, glyph);
    let room = Rect::from_min_max(at + vec2(27.0, -20.0), pos2(rect.right() - 8.0, at.y + 20.0));
    titled(pen, room, &title, &note(table));
    for (part, rect) in parts(table) {
        match part {
            Part::Head(seat) => head(pen, table, seat, rect),
            Part::Place(spot) => spot_at(pen, table, spot, rect),
            Part::Gap => gap(pen, rect),
            Part::Coming(seat, goods) => {
                pen.faded(0.5, |pen| unit(pen, seat, goods, rect));
                gap(pen, rect);
            }
            Part::Own => own(pen, table, rect),
        }
    }
}

/// The units or the card still to be taken.
fn note(table: &Table<'_>) -> String {
    match table.prompt {
        Some(Prompt::ChooseRaid) => t_args("af-raid-note", &[("n", table.about.setup.components.raid.loot.into())]),
        Some(Prompt::ChooseLoot { left, .. }) => t_args("af-raid-left", &[("n", (*left).into())]),
        _ => t_args("af-face-down", &[("n", table.about.view.board.deck_left.into())]),
    }
}

fn head(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, row: Rect) {
    let (p, player) = (pen.palette, &table.about.view.board.players[seat]);
    badges::badge(pen, seat, row.left_center() + vec2(10.0, 0.0), 9.0);
    let text = seat_name(table.about.names, seat);
    let room = row.with_min_x(row.left() + 26.0).with_max_x(row.right() - 90.0);
    pen.label(room, Align2::LEFT_CENTER, &text, fonts::bold(sizes::BODY), p.text);
    let points = if player.cards.contains(Tech::HolographicDecoy) {
        t("af-raid-safe")
    } else {
        t_args("af-points", &[("n", player.points.total().into())])
    };
    pen.label(row, Align2::RIGHT_CENTER, &points, fonts::regular(sizes::LABEL), p.dim);
}

/// One's own goods, as they are and as they will be.
fn own(pen: &mut Pen<'_>, table: &Table<'_>, row: Rect) {
    let boards = [&table.about.view.board, &table.seen().board];
    let mut at = row.left_center();
    for goods in Goods::ALL {
        let numbers = boards.map(|board| board.players[board.active].goods.of(goods));
        at.x = counter(pen, at, pictures::of(&goods), numbers, 15.0) + 16.0;
    }
}

fn spot_at(pen: &mut Pen<'_>, table: &Table<'_>, spot: Spot, rect: Rect) {
    let (p, board) = (pen.palette, &table.about.view.board);
    match spot {
        Spot::UnitOf(seat, goods, _) => {
            unit_alone(pen, goods, rect);
            if board.loot_of(seat).of(goods) == 0 {
                art::shutter(
                    pen,
                    Rect::from_center_size(rect.center(), vec2(rect.width() + 3.0, 9.0)),
                );
            }
        }
        Spot::Loot(index) => {
            if let Some((seat, goods)) = loot(table).get(usize::from(index)) {
                unit(pen, *seat, *goods, rect);
            }
        }
        Spot::CardOf(seat, card) => {
            art::entry(pen, rect, pictures::of(&card), &pictures::short(&card));
            let safe = board.players[seat].cards.contains(Tech::HolographicDecoy) && card != Tech::HolographicDecoy;
            if safe {
                pen.rect(rect, sizes::R_BUTTON, p.panel.gamma_multiply(0.6));
                let line = rect.shrink2(vec2(8.0, 0.0));
                pen.flat_line(vec![line.left_center(), line.right_center()], 1.6, p.dim);
            }
        }
        Spot::Discarded(card) => {
            let text = format!("{} ×{}", pictures::short(&card), board.discard[card.index()]);
            art::entry(pen, rect, pictures::of(&card), &text);
        }
        _ => {
            cell(pen, rect);
            let id = if spot == Spot::NoRaid {
                "af-raid-nothing"
            } else {
                "af-raid-goods"
            };
            let font = fonts::bold(sizes::LABEL);
            pen.label(rect.shrink(4.0), Align2::CENTER_CENTER, &t(id), font, p.text);
        }
    }
}

/// A unit with the badge of the player it comes from.
fn unit(pen: &mut Pen<'_>, seat: Seat, goods: Goods, rect: Rect) {
    unit_alone(pen, goods, rect);
    badges::badge(pen, seat, rect.right_bottom() - vec2(7.0, 7.0), 8.0);
}

fn unit_alone(pen: &mut Pen<'_>, goods: Goods, rect: Rect) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_KEY, p.card_hi, 1.0, p.line_hi);
    let size = (0.62 * rect.height()).min(0.8 * rect.width());
    glyphs::draw(
        pen,
        pictures::of(&goods),
        rect.center(),
        size,
        Inks::new(p.text, p.card_hi),
    );
}
