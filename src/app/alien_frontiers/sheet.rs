//! The sheets over the right rail: whom and what to raid, and the discard pile.

use super::spots::FrontierSpot as Spot;
use super::table::Table;
use super::{art, pictures};
use crate::app::board::art::{counters, gap, titled};
use crate::app::board::drawn::BoardScene;
use crate::app::frame::keys::DIGITS;
use crate::app::look::{Pen, badges, chips, fonts, glyphs, sizes};
use crate::games::alien_frontiers::{Command, Goods, Prompt, State, Tech};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::{Align2, Rect, pos2, vec2};

/// Width of a sheet over the right of a compact board.
const WIDTH: f32 = 288.0;
/// Height of the head of a sheet.
const HEAD: f32 = 58.0;
/// Space between two parts.
const GAP: f32 = 5.0;
/// Width of a part that fills its row.
const ALL: f32 = f32::INFINITY;

/// A part of a sheet.
#[derive(Clone, Copy)]
enum Part {
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
    matches!(table.scene.prompt, Some(Prompt::ChooseRaid | Prompt::ChooseLoot { .. }))
}

/// The place of the open sheet: in a compact window over the right of the board, otherwise over the rail.
fn place(table: &Table<'_>) -> Option<Rect> {
    let scene = &table.scene;
    let recovers = scene.prompt == Some(&Prompt::ChooseRecovered);
    let is_open = is_raid(table) || recovers || scene.opened == Some(Spot::Pile);
    let over = if scene.is_compact() {
        scene.board.with_min_x(scene.board.right() - WIDTH)
    } else {
        scene.rail
    };
    is_open.then_some(over)
}

/// True for what lies under an open sheet, wholly or in part.
pub(super) fn covers(table: &Table<'_>, bounds: Rect) -> bool {
    place(table).is_some_and(|place| place.intersects(bounds))
}

/// True while a sheet lies over the right rail.
pub(super) fn covers_rail(table: &Table<'_>) -> bool {
    place(table).is_some() && !table.scene.is_compact()
}

/// The units that were taken in this raid so far, as the last commands tell.
pub(super) fn loot(scene: &BoardScene<'_, State>) -> Vec<(Seat, Goods)> {
    let last = scene.story.iter().rev();
    let units = last.map_while(|deed| match deed.command {
        Command::TakeResource { seat, goods } => Some((seat, goods)),
        _ => None,
    });
    let mut loot: Vec<(Seat, Goods)> = units.collect();
    loot.reverse();
    loot
}

/// The rows of the sheet: the height of each, the most width of its parts, and these.
fn rows(table: &Table<'_>, room: Rect) -> Vec<(f32, f32, Vec<Part>)> {
    let (board, prompt) = (table.board, table.scene.prompt);
    if !is_raid(table) {
        let there = Tech::ALL.into_iter().filter(|card| board.discard[card.index()] > 0);
        let row = |card| (36.0, ALL, vec![Part::Place(Spot::Discarded(card))]);
        return there.map(row).collect();
    }
    let half = (room.width() - GAP) / 2.0;
    let mut rows = Vec::new();
    for seat in table.setup.players.others(board.active) {
        rows.extend([(34.0, ALL, vec![Part::Head(seat)]), (30.0, 28.0, units(table, seat))]);
        // Once goods are taken, no card is.
        if prompt == Some(&Prompt::ChooseRaid) {
            // Those that are worth points have a chip with them, and a row of their own.
            let scores = |card: &Tech| table.setup.components.card(*card).points > 0;
            let place = |card| Part::Place(Spot::CardOf(seat, card));
            let (worth, plain): (Vec<Tech>, Vec<Tech>) = board.players[seat].cards.iter().partition(scores);
            rows.extend(worth.into_iter().map(|card| (36.0, ALL, vec![place(card)])));
            let plain: Vec<Part> = plain.into_iter().map(place).collect();
            rows.extend(plain.chunks(2).map(|pair| (36.0, half, pair.to_vec())));
        }
    }
    if let Some(&Prompt::ChooseLoot { left, .. }) = prompt {
        let taken = loot(&table.scene).len();
        let part = |index: usize| match table.scene.command {
            _ if index < taken => Part::Place(Spot::Loot(index as u8)),
            Some(Command::TakeResource { seat, goods }) if index == taken => Part::Coming(seat, goods),
            _ => Part::Gap,
        };
        let slots = (0..taken + usize::from(left)).map(part).collect();
        rows.extend([(40.0, ALL, vec![Part::LootHead]), (50.0, 50.0, slots)]);
    } else {
        rows.push((44.0, half, [Spot::RaidGoods, Spot::NoRaid].map(Part::Place).to_vec()));
    }
    if table.scene.is_compact() {
        rows.push((26.0, ALL, vec![Part::Own]));
    }
    rows
}

/// The units of an opponent: fuel, then ore, each kind with gaps where units were taken, and room for a digit behind.
fn units(table: &Table<'_>, seat: Seat) -> Vec<Part> {
    let (goods, loot) = (table.board.players[seat].goods, loot(&table.scene));
    let of = |kind: Goods| {
        let there = (0..goods.of(kind)).map(move |index| Part::Place(Spot::UnitOf(seat, kind, index)));
        let taken = loot.iter().filter(move |unit| **unit == (seat, kind));
        there.chain(taken.map(|_| Part::Gap)).chain([Part::Space])
    };
    Goods::ALL.into_iter().flat_map(of).collect()
}

/// The parts of the open sheet with their places; nothing without one.
fn parts(table: &Table<'_>) -> Vec<(Part, Rect)> {
    let Some(place) = place(table) else {
        return Vec::new();
    };
    let inner = place.shrink2(vec2(12.0, 8.0));
    let room = inner.with_min_y(place.top() + HEAD);
    let rows = rows(table, room);
    let wanted: f32 = rows.iter().map(|(high, ..)| high + GAP).sum();
    let scale = (room.height() / wanted).min(1.0);
    let mut at = room.min;
    let mut list = Vec::new();
    if table.scene.opened == Some(Spot::Pile) {
        // A click on the head closes the pile.
        list.push((Part::Place(Spot::Pile), inner.with_max_y(room.top() - GAP)));
    }
    for (high, wide, parts) in rows {
        let step = (wide + GAP).min((room.width() + GAP) / parts.len().max(1) as f32);
        let size = vec2(step - GAP, (high + GAP) * scale - GAP);
        let cell = |index: usize| Rect::from_min_size(at + vec2(step * index as f32, 0.0), size);
        list.extend(parts.into_iter().enumerate().map(|(index, part)| (part, cell(index))));
        at.y += size.y + GAP;
    }
    list
}

/// The places on the open sheet.
pub(super) fn places(table: &Table<'_>) -> impl Iterator<Item = (Spot, Rect)> {
    parts(table).into_iter().filter_map(|(part, rect)| match part {
        Part::Place(spot) => Some((spot, rect)),
        _ => None,
    })
}

/// The digit of a kind of an opponent's goods, or of a card, as they stand on the sheet of a raid; 0 to raid nothing.
pub(super) fn digit(scene: &BoardScene<'_, State>, spot: Spot) -> Option<usize> {
    let last = |seat: Seat, goods: Goods| scene.about.view.board.players[seat].goods.of(goods).checked_sub(1);
    let counts = |spot: &Spot| match *spot {
        Spot::UnitOf(seat, goods, index) => last(seat, goods) == Some(index),
        Spot::CardOf(..) => true,
        _ => false,
    };
    if spot == Spot::NoRaid {
        return Some(0);
    }
    if !counts(&spot) || !scene.lit.contains(&spot) {
        return None;
    }
    let table = Table::new(scene);
    let all = places(&table).map(|(spot, _)| spot);
    let mut digits = all.filter(|spot| counts(spot) && scene.lit.contains(spot)).take(DIGITS);
    digits.position(|other| other == spot).map(|at| at + 1)
}

/// Paints the open sheet over everything else.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, Some(rect)) = (pen.palette, place(table)) else {
        return;
    };
    pen.rect(rect, 0.0, p.panel);
    pen.rect(rect.with_max_x(rect.left() + 4.0), 0.0, p.accent);
    let (title, glyph) = if is_raid(table) {
        ("af-phase-raid", "RO")
    } else {
        ("af-section-pile", "deck")
    };
    let at = rect.min + vec2(32.0, 28.0);
    art::well(pen, at, 34.0, pictures::named(glyph), (p.ink, p.key));
    let room = Rect::from_min_max(at + vec2(27.0, -20.0), pos2(rect.right() - 8.0, at.y + 20.0));
    titled(pen, room, &t(title), &note(table));
    if rows(table, rect).is_empty() {
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
            Part::Own => counters(pen, rect, 3, &pictures::goods(table, table.board.active), 15.0),
            Part::Space => {}
        }
    }
}

/// The units or the card still to be taken; how many cards are face down.
fn note(table: &Table<'_>) -> String {
    let (id, n) = match table.scene.prompt {
        Some(Prompt::ChooseRaid) => ("af-raid-note", table.setup.components.raid.loot),
        Some(Prompt::ChooseLoot { left, .. }) => ("af-raid-left", *left),
        _ => ("af-face-down", table.board.deck_left),
    };
    say!(&(), id, n)
}

/// An opponent: the points, or that no goods and no other card can be taken.
fn head(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat, row: Rect) {
    let (p, player) = (pen.palette, &table.board.players[seat]);
    let row = row.with_min_y(row.top() + 0.2 * row.height());
    badges::badge(pen, seat, row.left_center() + vec2(10.0, 0.0), 9.0);
    let (text, font) = (table.scene.about.seat(seat), fonts::bold(sizes::BODY));
    let room = row.with_min_x(row.left() + 26.0).with_max_x(row.right() - 90.0);
    pen.label(room, Align2::LEFT_CENTER, &text, font, p.text);
    let points = if player.cards.contains(Tech::HolographicDecoy) {
        t("af-raid-safe")
    } else {
        say!(&(), "af-points", n = player.points.total())
    };
    pen.label(row, Align2::RIGHT_CENTER, &points, fonts::regular(sizes::LABEL), p.dim);
}

fn spot_at(pen: &mut Pen<'_>, table: &Table<'_>, spot: Spot, rect: Rect) {
    let (p, board) = (pen.palette, table.board);
    match spot {
        Spot::UnitOf(seat, goods, _) => {
            art::unit(pen, goods, rect);
            if board.loot_of(seat).of(goods) == 0 {
                let across = vec2(rect.width() + GAP, 9.0);
                art::shutter(pen, Rect::from_center_size(rect.center(), across));
            }
        }
        Spot::Loot(index) => {
            if let Some(unit) = loot(&table.scene).get(usize::from(index)) {
                taken(pen, *unit, rect);
            }
        }
        Spot::CardOf(seat, card) => {
            art::entry(pen, rect, card, &pictures::short(&card));
            let points = table.setup.components.card(card).points;
            if points > 0 {
                let text = format!("+{points}");
                let right = rect.right_center() - vec2(32.0 + chips::width(pen, &text), 0.0);
                chips::score(pen, right, board.active, &text);
            }
            let decoy = board.players[seat].cards.contains(Tech::HolographicDecoy);
            if decoy && card != Tech::HolographicDecoy {
                pen.rect(rect, sizes::R_BUTTON, p.panel.gamma_multiply(0.6));
                let line = rect.shrink2(vec2(8.0, 0.0));
                pen.flat_line(vec![line.left_center(), line.right_center()], 1.6, p.dim);
            }
        }
        Spot::Discarded(card) => {
            let text = format!("{} ×{}", pictures::short(&card), board.discard[card.index()]);
            art::entry(pen, rect, card, &text);
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
