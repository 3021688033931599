//! Paints the planet: its territories, who controls them, and the links to the stations that they help.

use super::planet::{LANDS, LandLine, inset};
use super::spots::FrontierSpot as Spot;
use super::table::{NAME, RULE, Table};
use super::{art, pictures};
use crate::app::board::{art::changed, row::RowLook};
use crate::app::look::{Pen, badges, colors, fonts};
use crate::games::alien_frontiers::{Facility, Field, Territory};
use crate::rules::Seat;
use crate::text::{id_of, name, say, t};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// The seat that a territory's bonus works for.
fn served(table: &Table<'_>, territory: Territory) -> Option<Seat> {
    let with_bonus = |seat: &Seat| table.board.has_bonus(*seat, territory);
    if table.board.flags.borrowed == Some(territory) {
        Some(table.board.active).filter(with_bonus)
    } else {
        table.setup.players.seats().find(with_bonus)
    }
}

/// The links of all territories, each with the seat that it works for and its ends: at the planet and at the station.
fn links(table: &Table<'_>) -> impl Iterator<Item = (Territory, Option<Seat>, [Pos2; 2])> {
    LANDS.into_iter().filter_map(|(territory, _, facility)| {
        let (station, rim) = (table.station(facility?), table.rim(territory));
        let ends = if facility == Some(Facility::ColonistHub) {
            let from = table.center + vec2(table.half.x / 2.0, table.half.y - 8.0);
            [from, pos2(from.x, station.top())]
        } else {
            let y = rim.y.clamp(station.top() + 14.0, station.bottom() - 14.0);
            let left = station.center().x < table.center.x;
            [rim.x, if left { station.right() } else { station.left() }].map(|x| pos2(x, y))
        };
        Some((territory, served(table, territory), ends))
    })
}

/// Paints faint orbits about the planet, and the links to the stations.
pub(super) fn below(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (p, center, area) = (pen.palette, table.center, table.scene.board);
    let most = (center.x - area.left()).min(center.y - area.top()) - 2.0;
    for share in [0.9, 0.97] {
        pen.ring(center, most * share, 1.2, colors::faded(p.star, 0.28));
    }
    let wide = table.pick([4.5, 6.0]);
    for (territory, served, ends) in links(table) {
        let Some(seat) = served else {
            pen.flat_line(ends.to_vec(), wide + 3.0, p.hull_lo);
            pen.dashed(&ends, wide, p.hull, 5.0, 7.0);
            continue;
        };
        for (more, color) in [(5.5, p.key), (3.0, p.ink), (0.0, pen.seat(seat).fill)] {
            pen.flat_line(ends.to_vec(), wide + more, color);
        }
        if table.board.flags.borrowed == Some(territory) {
            pen.dashed(&ends, 2.0, p.key, 5.0, 4.0);
        }
    }
}

/// Paints the planet with its territories, without what moves on them, and the couplings at the stations.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    let p = pen.palette;
    let outer = ([7.0, 15.0], p.shade([0x22_345F, 0xB7_C6DC]));
    let inner = ([5.0, 9.0], p.shade([0x2C_4A80, 0x9D_B2D0]));
    for (larger, color) in [outer, inner, ([3.0, 4.0], p.ink)] {
        pen.poly(table.outline(table.pick(larger)), color);
    }
    let light = table.rim_light(table.pick([6.0, 14.0]));
    pen.flat_line(light, 2.0, colors::faded(p.key, 0.45));
    for (territory, grounds, _) in LANDS {
        cell(pen, table, territory, p.shade(grounds));
    }
    let r = table.pick([6.5, 8.5]);
    for (_, served, [_, at]) in links(table) {
        if let Some(look) = served.map(|seat| pen.seat(seat)) {
            badges::look_shape(pen, look, at, r, p.key, 4.0, p.key);
            badges::look_shape(pen, look, at, r, look.fill, 1.4, p.ink);
        } else {
            pen.disc_lined(at, 0.6 * r, p.hull, 1.5, p.hull_lo);
        }
    }
}

fn cell(pen: &mut Pen<'_>, table: &Table<'_>, territory: Territory, plain: Color32) {
    let (p, cell) = (pen.palette, table.cell(territory));
    let control = table.board.control(territory).map(|seat| pen.seat(seat).fill);
    let share = if p.dark { 0.30 } else { 0.26 };
    let ground = control.map_or(plain, |color| plain.lerp_to_gamma(color, share));
    pen.poly(cell.clone(), ground);
    let (middle, room) = table.line(territory, LandLine::Colonies);
    // The glyph of the land, large and faint.
    let (size, side) = (table.pick([44.0, 76.0]), (middle.x - table.center.x).signum());
    let at = middle + vec2(side * (room / 2.0 - 0.4 * size), -0.12 * size);
    let color = ground.lerp_to_gamma(p.room_glyph, 0.16);
    pen.glyph(pictures::of(&territory), at, size, color, ground);
    if let Some(color) = control {
        let band = table.pick([4.0, 5.0]);
        for (width, color) in [(band + 2.4, p.ink), (band, color)] {
            pen.outline(inset(&cell, band / 2.0 + 0.5), width, color);
        }
    } else {
        pen.outline(inset(&cell, 4.0), 1.0, ground.lerp_to_gamma(p.room_glyph, 0.2));
    }
    if table.board.has_field(Field::Repulsor, territory) {
        let at = pos2(middle.x, Rect::from_points(&cell).bottom() - 5.0);
        let size = vec2(table.pick([56.0, 80.0]), table.pick([7.0, 9.0]));
        art::shutter(pen, Rect::from_center_size(at, size));
    }
    title(pen, table, territory, ground);
    bonus(pen, table, territory, ground);
    numbers(pen, table, territory);
}

/// Badge and name. A tie has a sign of its own, a territory without colonies none.
fn title(pen: &mut Pen<'_>, table: &Table<'_>, territory: Territory, ground: Color32) {
    let p = pen.palette;
    let (middle, room) = table.line(territory, LandLine::Name);
    let (r, slack) = (table.pick([7.0, 10.0]), table.pick([8.0, 0.0]));
    let control = table.board.control(territory);
    let tied = control.is_none() && table.board.colonies_on(territory) > 0;
    let mark = if control.is_some() || tied { 2.3 * r + 4.0 } else { 0.0 };
    let (mut text, font) = (name(&territory), fonts::bold(table.pick(NAME)));
    if pen.width(&text, font.clone()) + mark > room - slack {
        text = pictures::short_land(&territory);
    }
    let wide = pen.width(&text, font.clone()).min(room - mark);
    let left = middle - vec2((wide + mark) / 2.0, 0.0);
    let at = left + vec2(1.15 * r, 0.0);
    if let Some(seat) = control {
        badges::badge(pen, seat, at, table.pick([6.9, 10.0]));
    } else if tied {
        pen.ring(at, r - 1.0, 1.4, p.room_glyph);
        pen.glyph(pictures::named("tie"), at, 1.3 * r, p.room_glyph, ground);
    }
    let at = left + vec2(mark, 0.0);
    pen.text_within(at, Align2::LEFT_CENTER, &text, font, p.ink, wide + 1.0);
}

/// The bonus in glyphs, numbers and few words; struck out where the Isolation Field lies. The chip of a preview lies in
/// its place.
fn bonus(pen: &mut Pen<'_>, table: &Table<'_>, territory: Territory, ground: Color32) {
    let [now, then] = [table.board, table.then].map(|board| board.colonies[territory.index()]);
    if now != then {
        return;
    }
    let color = pen.palette.room_glyph;
    let (middle, room) = table.line(territory, LandLine::Bonus);
    let isolated = table.board.has_field(Field::Isolation, territory);
    let look = RowLook::plain(table.pick(RULE), color, ground);
    pen.faded(if isolated { 0.75 } else { 1.0 }, |pen| {
        let text = bonus_line(table, territory);
        let rect = pictures::line(pen, middle, Align2::CENTER_CENTER, &text, look, room);
        if isolated {
            pen.flat_line(vec![rect.left_center(), rect.right_center()], 1.6, color);
        }
    });
}

fn bonus_line(table: &Table<'_>, territory: Territory) -> String {
    let components = &table.setup.components;
    let data = components.territory(territory);
    let goods = match territory {
        Territory::BurroughsDesert => pictures::amount(components.relic.price, ""),
        _ => pictures::amount(data.less, "−"),
    };
    // Each territory has one of these numbers, or none.
    let n = data.advance + data.ore + data.rate + data.fuel;
    say!(&(), &id_of("af-line", &territory), n, goods)
}

/// The numbers of colonies beside their plates, or that there is none.
fn numbers(pen: &mut Pen<'_>, table: &Table<'_>, territory: Territory) {
    let p = pen.palette;
    let row = table.row(table.then, territory);
    if row.is_empty() && table.board.colonies_on(territory) == 0 {
        let (middle, _) = table.line(territory, LandLine::Colonies);
        let (text, size) = (t("af-no-colony"), table.pick(RULE));
        pen.text(middle, Align2::CENTER_CENTER, &text, size, p.room_glyph);
    }
    let last = row.len().saturating_sub(1);
    for (index, (thing, at, r)) in row.into_iter().enumerate() {
        if let Spot::Colonies(seat, _) = thing {
            let [was, count] = [table.board, table.then].map(|board| board.colonies[territory.index()][seat]);
            // Both numbers have room only at the end of the row.
            let both = !table.tight && index == last;
            let text = changed([if both { was } else { count }, count]);
            let (at, size) = (at + vec2(1.6 * r, 0.0), (1.35 * r).max(12.0));
            pen.bold(at, Align2::LEFT_CENTER, &text, size, p.ink);
        }
    }
}
