//! The sheets over the right rail: whom and what to raid, and the discard pile.

use super::{
    art,
    pictures::{self, named},
    spots::FrontierSpot as Spot,
    table::Table,
};
use crate::{
    app::{
        board::art::{counters, gap, titled},
        look::{Pen, badges, fonts, glyphs, sizes},
    },
    games::alien_frontiers::{Command, Goods, Prompt, Tech},
    rules::Seat,
    text::{seat_name, t, t_args},
};
use egui::{Align2, Rect, pos2, vec2};

/// Width of a sheet over the right of a compact board.
const WIDTH: f32 = 288.0;
/// Height of the head of a sheet.
const HEAD: f32 = 58.0;
/// Space between two parts.
const GAP: f32 = 5.0;

/// A part of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// An opponent's badge, name and points.
    Head(Seat),
    /// A place to look at or to click.
    Place(Spot),
    /// A unit that was there, or one that is still to come.
    Gap,
    /// The unit that a preview would take.
    Coming(Seat, Goods),
    /// Room for a digit.
    Space,
    /// The words over the loot.
    LootHead,
    /// One's own goods, where the sheet covers them.
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

/// True for what lies under an open sheet, wholly or in part.
pub(super) fn is_covered(table: &Table<'_>, bounds: Rect) -> bool {
    is_open(table) && place(table).intersects(bounds)
}

/// The units that were taken in this raid so far, as the last commands tell.
pub(super) fn loot(table: &Table<'_>) -> Vec<(Seat, Goods)> {
    let last = table.story.iter().rev();
    let units = last.map_while(|deed| match deed.command {
        Command::TakeResource { seat, goods } => Some((seat, goods)),
        _ => None,
    });
    let mut loot: Vec<(Seat, Goods)> = units.collect();
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

/// The rows of the open sheet: the height of each, the width of its parts, or how many share the row, and its parts.
fn rows(table: &Table<'_>) -> Vec<(f32, f32, Vec<Part>)> {
    let board = &table.about.view.board;
    if !is_raid(table) {
        let there = Tech::ALL.into_iter().filter(|card| board.discard[card.index()] > 0);
        return there
            .map(|card| (36.0, 1.0, vec![Part::Place(Spot::Discarded(card))]))
            .collect();
    }
    let mut rows = Vec::new();
    for seat in table.about.setup.players.others(board.active) {
        rows.extend([(34.0, 1.0, vec![Part::Head(seat)]), (30.0, 28.0, units(table, seat))]);
        // Once goods are taken, no card is.
        let cards = board.players[seat]
            .cards
            .iter()
            .filter(|_| table.prompt == Some(&Prompt::ChooseRaid));
        let cards: Vec<Part> = cards.map(|card| Part::Place(Spot::CardOf(seat, card))).collect();
        rows.extend(cards.chunks(2).map(|pair| (36.0, 2.0, pair.to_vec())));
    }
    if let Some(&Prompt::ChooseLoot { left, .. }) = table.prompt {
        let taken = loot(table).len();
        let part = |index: usize| match table.command {
            _ if index < taken => Part::Place(Spot::Loot(index as u8)),
            Some(Command::TakeResource { seat, goods }) if index == taken => Part::Coming(seat, goods),
            _ => Part::Gap,
        };
        let slots = (0..taken + usize::from(left)).map(part).collect();
        rows.extend([(40.0, 1.0, vec![Part::LootHead]), (50.0, 50.0, slots)]);
    } else {
        rows.push((44.0, 2.0, vec![Part::Place(Spot::RaidGoods), Part::Place(Spot::NoRaid)]));
    }
    if table.is_compact() {
        rows.push((26.0, 1.0, vec![Part::Own]));
    }
    rows
}

/// The units of an opponent: fuel, then ore, each kind with gaps where units were taken, and room for a digit behind.
fn units(table: &Table<'_>, seat: Seat) -> Vec<Part> {
    let (goods, loot) = (table.about.view.board.players[seat].goods, loot(table));
    let of = |kind: Goods| {
        let there = (0..goods.of(kind)).map(move |index| Part::Place(Spot::UnitOf(seat, kind, index)));
        let taken = loot
            .iter()
            .filter(move |unit| **unit == (seat, kind))
            .map(|_| Part::Gap);
        there.chain(taken).chain([Part::Space])
    };
    Goods::ALL.into_iter().flat_map(of).collect()
}

/// The parts of the open sheet with their places; nothing without one.
pub(super) fn parts(table: &Table<'_>) -> Vec<(Part, Rect)> {
    if !is_open(table) {
        return Vec::new();
    }
    let inner = place(table).shrink2(vec2(12.0, 8.0));
    let room = inner.with_min_y(inner.top() + HEAD - 8.0);
    let rows = rows(table);
    let wanted: f32 = rows.iter().map(|(high, ..)| high + GAP).sum();
    let scale = (room.height() / wanted).min(1.0);
    let mut at = room.min;
    let mut list = Vec::new();
    if table.opened == Some(Spot::Pile) {
        // A click on the head closes the pile.
        list.push((Part::Place(Spot::Pile), inner.with_max_y(room.top() - GAP)));
    }
    for (high, wide, parts) in rows {
        let most = (room.width() + GAP) / parts.len().max(1) as f32;
        let step = match wide {
            share if share < 9.0 => (room.width() + GAP) / share,
            side => (side + GAP).min(most),
        };
        let size = vec2(step - GAP, (high + GAP) * scale - GAP);
        let cell = |index: usize| Rect::from_min_size(at + vec2(step * index as f32, 0.0), size);
        list.extend(parts.into_iter().enumerate().map(|(index, part)| (part, cell(index))));
        at.y += size.y + GAP;
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
    if rows(table).is_empty() {
        let at = rect.min + vec2(14.0, HEAD + 20.0);
        pen.text(at, Align2::LEFT_CENTER, &t("af-no-cards"), sizes::LABEL, p.dim);
    }
    for (part, rect) in parts(table) {
        match part {
            Part::Head(seat) => head(pen, table, seat, rect),
            Part::Place(spot) => spot_at(pen, table, spot, rect),
            Part::Gap => gap(pen, rect),
            Part::Coming(seat, goods) => {
                pen.faded(0.5, |pen| taken(pen, (seat, goods), rect));
                gap(pen, rect);
            }
            Part::LootHead => {
                let low = rect.with_min_y(rect.center().y);
                let font = fonts::bold(sizes::BODY);
                pen.label(low, Align2::LEFT_CENTER, &t("af-loot"), font, p.text);
            }
            Part::Own => own(pen, table, rect),
            Part::Space => {}
        }
    }
}

/// The units or the card still to be taken; how many cards are face down.
fn note(table: &Table<'_>) -> String {
    let (id, n) = match table.prompt {
        Some(Prompt::ChooseRaid) => ("af-raid-note", table.about.setup.components.raid.loot),
        Some(Prompt::ChooseLoot { left, .. }) => ("af-raid-left", *left),
        _ => ("af-face-down", table.about.view.board.deck_left),
    };
    t_args(id, &[("n", n.into())])
}

/// An opponent: the points, or that no goods and no other card can be taken.
fn head(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, row: Rect) {
    let (p, player) = (pen.palette, &table.about.view.board.players[seat]);
    let row = row.with_min_y(row.top() + 0.2 * row.height());
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
    let goods = boards.map(|board| board.players[board.active].goods);
    let list = Goods::ALL.map(|kind| (pictures::of(&kind), goods.map(|goods| goods.of(kind))));
    counters(pen, row, 3, &list, 15.0);
}

fn spot_at(pen: &mut Pen<'_>, table: &Table<'_>, spot: Spot, rect: Rect) {
    let (p, board) = (pen.palette, &table.about.view.board);
    match spot {
        Spot::UnitOf(seat, goods, _) => {
            art::unit(pen, goods, rect);
            if board.loot_of(seat).of(goods) == 0 {
                let across = vec2(rect.width() + GAP, 9.0);
                art::shutter(pen, Rect::from_center_size(rect.center(), across));
            }
        }
        Spot::Loot(index) => {
            if let Some(unit) = loot(table).get(usize::from(index)) {
                taken(pen, *unit, rect);
            }
        }
        Spot::CardOf(seat, card) => {
            art::entry(pen, rect, pictures::of(&card), &pictures::short(&card));
            let decoy = board.players[seat].cards.contains(Tech::HolographicDecoy);
            if decoy && card != Tech::HolographicDecoy {
                pen.rect(rect, sizes::R_BUTTON, p.panel.gamma_multiply(0.6));
                let line = rect.shrink2(vec2(8.0, 0.0));
                pen.flat_line(vec![line.left_center(), line.right_center()], 1.6, p.dim);
            }
        }
        Spot::Discarded(card) => {
            let text = format!("{} ×{}", pictures::short(&card), board.discard[card.index()]);
            art::entry(pen, rect, pictures::of(&card), &text);
        }
        Spot::Pile => {
            let at = rect.right_center() - vec2(12.0, 0.0);
            pen.glyph(&glyphs::CLOSE, at, 14.0, p.dim, p.panel);
        }
        Spot::NoRaid => art::answer(pen, rect, &t("af-raid-nothing")),
        _ => art::answer(pen, rect, &t("af-raid-goods")),
    }
}

/// A unit with the badge of the player it was taken from.
fn taken(pen: &mut Pen<'_>, (seat, goods): (Seat, Goods), rect: Rect) {
    art::unit(pen, goods, rect);
    badges::badge(pen, seat, rect.right_bottom() - vec2(7.0, 7.0), 8.0);
}
