//! Paints the planet: its territories, who controls them, and the links to the stations that they help.

use super::{
    art,
    geometry::Geometry,
    pictures,
    planet::{LandLine, OnLand, ROWS, inset},
    table::Table,
};
use crate::{
    app::{
        board::{art::changed, row::RowLook},
        look::{
            Pen, badges,
            colors::{self, rgb},
            fonts,
        },
    },
    games::alien_frontiers::{Board, Facility, Field, Setup, Territory},
    rules::Seat,
    text::{id_of, name, t, t_args},
};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// The ground of each territory in the dark and in the light theme, and the station that its bonus helps: that of
/// Burroughs Desert helps none, and that of Pohl Foothills all cards.
const fn land(territory: Territory) -> ([u32; 2], Option<Facility>) {
    match territory {
        Territory::AsimovCrater => ([0xDA_D5D0, 0xEB_E7E3], Some(Facility::ColonistHub)),
        Territory::BradburyPlateau => ([0xEA_D6BC, 0xF7_E7CF], Some(Facility::ColonyConstructor)),
        Territory::BurroughsDesert => ([0xEF_E0B8, 0xFB_F0CF], None),
        Territory::HeinleinPlains => ([0xD6_DFC4, 0xE7_EFD6], Some(Facility::OrbitalMarket)),
        Territory::HerbertValley => ([0xCB_DDD6, 0xDB_EDE6], Some(Facility::Shipyard)),
        Territory::LemBadlands => ([0xEB_CDBA, 0xF6_DCCB], Some(Facility::SolarConverter)),
        Territory::PohlFoothills => ([0xDE_DCC2, 0xEE_ECD4], Some(Facility::AlienArtifact)),
        Territory::VanVogtMountains => ([0xD3_D9E0, 0xE4_EAF1], Some(Facility::LunarMine)),
    }
}

/// The seat that a territory's bonus works for.
fn served(setup: &Setup, board: &Board, territory: Territory) -> Option<Seat> {
    let with_bonus = |seat: &Seat| board.has_bonus(*seat, territory);
    if board.flags.borrowed == Some(territory) {
        Some(board.active).filter(with_bonus)
    } else {
        setup.players.seats().find(with_bonus)
    }
}

/// The ends of the link of a territory: at the planet and at the station.
fn link_ends(geometry: &Geometry, territory: Territory) -> Option<(Pos2, Pos2)> {
    let (_, facility) = land(territory);
    let (facility, planet) = (facility?, geometry.planet);
    if facility == Facility::ColonistHub {
        let x = planet.center.x + planet.half.x / 2.0;
        let from = pos2(x, planet.center.y + planet.half.y - 8.0);
        return Some((from, pos2(x, geometry.hub.top())));
    }
    let (rim, station) = (planet.rim(territory), geometry.station(facility));
    let y = rim.y.clamp(station.top() + 14.0, station.bottom() - 14.0);
    let left = station.center().x < planet.center.x;
    let x = if left { station.right() } else { station.left() };
    Some((pos2(rim.x, y), pos2(x, y)))
}

/// Paints faint orbits about the planet.
pub(super) fn orbits(pen: &mut Pen<'_>, geometry: &Geometry, board: Rect) {
    let color = colors::faded(pen.palette.star, 0.28);
    let center = geometry.planet.center;
    let most = (center.x - board.left()).min(center.y - board.top()) - 2.0;
    for share in [0.9, 0.97] {
        pen.ring(center, most * share, 1.2, color);
    }
}

/// Paints the links of all territories.
pub(super) fn links(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let wide = if geometry.tight { 4.5 } else { 6.0 };
    for (territory, (from, to)) in all_links(geometry) {
        let Some(seat) = served(table.about.setup, &table.about.view.board, territory) else {
            pen.dashed(&[from, to], wide, p.hull, 5.0, 7.0);
            continue;
        };
        for (more, color) in [(5.5, p.key), (3.0, p.ink), (0.0, pen.seat(seat).fill)] {
            pen.flat_line(vec![from, to], wide + more, color);
        }
    }
}

fn all_links(geometry: &Geometry) -> impl Iterator<Item = (Territory, (Pos2, Pos2))> {
    let link = |territory| Some((territory, link_ends(geometry, territory)?));
    Territory::ALL.into_iter().filter_map(link)
}

/// Paints the couplings at the stations, over their plates.
pub(super) fn couplings(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let r = if geometry.tight { 6.5 } else { 8.5 };
    for (territory, (_, at)) in all_links(geometry) {
        if let Some(seat) = served(table.about.setup, &table.about.view.board, territory) {
            badges::look_shape(pen, pen.seat(seat), at, r, p.key, 4.0, p.key);
            badges::look_shape(pen, pen.seat(seat), at, r, pen.seat(seat).fill, 1.4, p.ink);
        } else {
            pen.disc_lined(at, 0.6 * r, p.hull, 1.5, p.hull_lo);
        }
    }
}

/// Paints the planet with its territories, without what moves on them.
pub(super) fn planet(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let (p, planet) = (pen.palette, geometry.planet);
    let far = if geometry.tight {
        [7.0, 5.0, 3.0]
    } else {
        [15.0, 9.0, 4.0]
    };
    let shells = if p.dark {
        [rgb(0x22_345F), rgb(0x2C_4A80), p.ink]
    } else {
        [rgb(0xB7_C6DC), rgb(0x9D_B2D0), p.ink]
    };
    for (larger, color) in far.into_iter().zip(shells) {
        pen.poly(planet.outline(larger), color);
    }
    pen.flat_line(planet.rim_light(far[0] - 1.0), 2.0, colors::faded(p.key, 0.45));
    for territory in ROWS.into_iter().flatten() {
        cell(pen, table, geometry, territory);
    }
}

fn cell(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory) {
    let (p, planet) = (pen.palette, geometry.planet);
    let board = &table.about.view.board;
    let cell = planet.cell(territory);
    let ([dark, light], _) = land(territory);
    let mut ground = rgb(if p.dark { dark } else { light });
    let control = board.control(territory);
    if let Some(seat) = control {
        let share = if p.dark { 0.30 } else { 0.26 };
        ground = ground.lerp_to_gamma(pen.seat(seat).fill, share);
    }
    pen.poly(cell.clone(), ground);
    decal(pen, geometry, territory, ground);
    if let Some(seat) = control {
        let band = if geometry.tight { 4.0 } else { 5.0 };
        pen.outline(inset(&cell, band / 2.0 + 0.5), band + 2.4, p.ink);
        pen.outline(inset(&cell, band / 2.0 + 0.5), band, pen.seat(seat).fill);
    }
    if board.has_field(Field::Repulsor, territory) {
        let wide = if geometry.tight {
            vec2(56.0, 7.0)
        } else {
            vec2(80.0, 9.0)
        };
        let (middle, _) = planet.line(territory, LandLine::Colonies);
        let bottom = Rect::from_points(&cell).bottom();
        art::shutter(pen, Rect::from_center_size(pos2(middle.x, bottom - 5.0), wide));
    }
    title(pen, table, geometry, territory, ground);
    bonus(pen, table, geometry, territory, ground);
    numbers(pen, table, geometry, territory);
}

/// The glyph of the land, large and faint.
fn decal(pen: &mut Pen<'_>, geometry: &Geometry, territory: Territory, ground: Color32) {
    let size = if geometry.tight { 44.0 } else { 76.0 };
    let (middle, room) = geometry.planet.line(territory, LandLine::Colonies);
    let side = (middle.x - geometry.planet.center.x).signum();
    let at = middle + vec2(side * (room / 2.0 - 0.4 * size), -0.12 * size);
    let color = ground.lerp_to_gamma(pen.palette.room_glyph, 0.16);
    pen.glyph(pictures::of(&territory), at, size, color, ground);
}

/// Badge and name. A tie has a sign of its own, a territory without colonies none.
fn title(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory, ground: Color32) {
    let (p, board) = (pen.palette, &table.about.view.board);
    let (middle, room) = geometry.planet.line(territory, LandLine::Name);
    let (r, slack) = if geometry.tight { (7.0, 8.0) } else { (10.0, 0.0) };
    let control = board.control(territory);
    let tied = control.is_none() && board.colonies_on(territory) > 0;
    let mark = if control.is_some() || tied { 2.3 * r + 4.0 } else { 0.0 };
    let (mut text, font) = (name(&territory), fonts::bold(geometry.measures.name));
    if pen.width(&text, font.clone()) + mark > room - slack {
        text = pictures::short_land(territory);
    }
    let wide = pen.width(&text, font.clone()).min(room - mark);
    let left = middle - vec2((wide + mark) / 2.0, 0.0);
    let at = left + vec2(1.15 * r, 0.0);
    if let Some(seat) = control {
        badges::badge(pen, seat, at, r.min(if geometry.tight { 6.9 } else { r }));
    } else if tied {
        pen.ring(at, r - 1.0, 1.4, p.room_glyph);
        pen.glyph(pictures::named("tie"), at, 1.3 * r, p.room_glyph, ground);
    }
    let at = left + vec2(mark, 0.0);
    pen.text_within(at, Align2::LEFT_CENTER, &text, font, p.ink, wide + 1.0);
}

/// The bonus in glyphs, numbers and few words; struck out where the Isolation Field lies. The chip of a preview lies in
/// its place.
fn bonus(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory, ground: Color32) {
    let color = pen.palette.room_glyph;
    let (middle, room) = geometry.planet.line(territory, LandLine::Bonus);
    let colonies = |board: &Board| board.colonies[territory.index()];
    if colonies(&table.about.view.board) != colonies(&table.seen().board) {
        return;
    }
    let isolated = table.about.view.board.has_field(Field::Isolation, territory);
    let look = RowLook::plain(geometry.measures.rule, color, ground);
    let text = bonus_line(table.about.setup, territory);
    pen.faded(if isolated { 0.75 } else { 1.0 }, |pen| {
        let rect = pictures::line(pen, middle, Align2::CENTER_CENTER, &text, look, room);
        if isolated {
            pen.flat_line(vec![rect.left_center(), rect.right_center()], 1.6, color);
        }
    });
}

fn bonus_line(setup: &Setup, territory: Territory) -> String {
    let data = setup.components.territory(territory);
    let (goods, sign) = match territory {
        Territory::BurroughsDesert => (setup.components.relic.price, ""),
        _ => (data.less, "−"),
    };
    // Each territory has one of these numbers, or none.
    let n = data.advance + data.ore + data.rate + data.fuel;
    let args = [("n", n.into()), ("goods", pictures::amount(goods, sign).into())];
    t_args(&id_of("af-line", &territory), &args)
}

/// The numbers of colonies beside their plates, or that there is none.
fn numbers(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory) {
    let p = pen.palette;
    let (setup, [before, after]) = (table.about.setup, [&table.about.view.board, &table.seen().board]);
    let row = geometry.planet.row(setup, after, territory, geometry.measures.colony);
    if row.is_empty() && before.colonies_on(territory) == 0 {
        let (middle, _) = geometry.planet.line(territory, LandLine::Colonies);
        let size = geometry.measures.rule;
        pen.text(middle, Align2::CENTER_CENTER, &t("af-no-colony"), size, p.room_glyph);
    }
    let last = row.len().saturating_sub(1);
    for (index, (thing, at, r)) in row.into_iter().enumerate() {
        if let OnLand::Colonies(seat, count) = thing {
            let (at, size) = (at + vec2(1.6 * r, 0.0), (1.35 * r).max(12.0));
            // Both numbers have room only at the end of the row.
            let only = geometry.tight || index < last;
            let was = if only {
                count
            } else {
                before.colonies[territory.index()][seat]
            };
            pen.bold(at, Align2::LEFT_CENTER, &changed([was, count]), size, p.ink);
        }
    }
}
