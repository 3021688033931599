//! Paints the planet: its territories, who controls them, and the links to the stations that they help.

use super::{
    art,
    geometry::Geometry,
    pictures::{self, LineLook},
    planet::{LandLine, OnLand, ROWS, inset},
    table::Table,
};
use crate::{
    app::look::{Pen, badges, colors, fonts, glyphs, glyphs::Inks},
    games::alien_frontiers::{Board, Facility, Field, Setup, Territory},
    rules::Seat,
    text::{name, t, t_args},
};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// The station that a territory's bonus helps; that of Burroughs Desert helps none, and of Pohl Foothills all cards.
const fn helped(territory: Territory) -> Option<Facility> {
    match territory {
        Territory::LemBadlands => Some(Facility::SolarConverter),
        Territory::VanVogtMountains => Some(Facility::LunarMine),
        Territory::HeinleinPlains => Some(Facility::OrbitalMarket),
        Territory::HerbertValley => Some(Facility::Shipyard),
        Territory::BradburyPlateau => Some(Facility::ColonyConstructor),
        Territory::PohlFoothills => Some(Facility::AlienArtifact),
        Territory::AsimovCrater => Some(Facility::ColonistHub),
        Territory::BurroughsDesert => None,
    }
}

/// The seat that a territory's bonus works for.
fn served(setup: &Setup, board: &Board, territory: Territory) -> Option<Seat> {
    let borrows = board.flags.borrowed == Some(territory);
    let mut seats = setup.players.seats();
    let with_bonus = |seat: &Seat| board.has_bonus(*seat, territory);
    if borrows {
        Some(board.active).filter(with_bonus)
    } else {
        seats.find(with_bonus)
    }
}

/// The ends of the link of a territory: at the planet and at the station.
fn link_ends(geometry: &Geometry, territory: Territory) -> Option<(Pos2, Pos2)> {
    let facility = helped(territory)?;
    let rim = geometry.planet.rim(territory);
    if facility == Facility::ColonistHub {
        let planet = geometry.planet;
        let x = planet.center.x + planet.half.x / 2.0;
        let from = pos2(x, planet.center.y + planet.half.y - 8.0);
        return Some((from, pos2(x, geometry.hub.top())));
    }
    let station = geometry.station(facility);
    let y = rim.y.clamp(station.top() + 14.0, station.bottom() - 14.0);
    let x = if geometry.is_left(facility) {
        station.right()
    } else {
        station.left()
    };
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
    for territory in Territory::ALL {
        let Some((from, to)) = link_ends(geometry, territory) else {
            continue;
        };
        match served(table.about.setup, &table.about.view.board, territory) {
            Some(seat) => {
                let fill = pen.seat(seat).fill;
                for (more, color) in [(5.5, p.key), (3.0, p.ink), (0.0, fill)] {
                    pen.flat_line(vec![from, to], wide + more, color);
                }
            }
            None => pen.dashed(&[from, to], wide, p.hull, 5.0, 7.0),
        }
    }
}

/// Paints the couplings at the stations, over their plates.
pub(super) fn couplings(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let p = pen.palette;
    let r = if geometry.tight { 6.5 } else { 8.5 };
    for territory in Territory::ALL {
        let Some((_, at)) = link_ends(geometry, territory) else {
            continue;
        };
        match served(table.about.setup, &table.about.view.board, territory) {
            Some(seat) => {
                badges::seat_shape(pen, seat, at, r, p.key, 4.0, p.key);
                badges::seat_shape(pen, seat, at, r, pen.seat(seat).fill, 1.4, p.ink);
            }
            None => {
                pen.disc(at, 0.6 * r, p.hull);
                pen.ring(at, 0.6 * r, 1.5, p.hull_lo);
            }
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
    let tone = |hex: u32| Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8);
    let shells = if p.dark {
        [tone(0x22_345F), tone(0x2C_4A80), p.ink]
    } else {
        [tone(0xB7_C6DC), tone(0x9D_B2D0), p.ink]
    };
    for (larger, color) in far.into_iter().zip(shells) {
        pen.poly(planet.outline(larger), color);
    }
    pen.flat_line(planet.rim_light(far[0] - 1.0), 2.0, colors::faded(p.key, 0.45));
    for territory in ROWS.into_iter().flatten() {
        land(pen, table, geometry, territory);
    }
}

fn land(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory) {
    let (p, planet) = (pen.palette, geometry.planet);
    let board = &table.about.view.board;
    let cell = planet.cell(territory);
    let (glyph, dark, light) = pictures::land(territory);
    let mut ground = if p.dark { dark } else { light };
    let control = board.control(territory);
    if let Some(seat) = control {
        let share = if p.dark { 0.30 } else { 0.26 };
        ground = blend(ground, pen.seat(seat).fill, share);
    }
    pen.poly(cell.clone(), ground);
    decal(pen, geometry, territory, glyph, ground);
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

fn blend(under: Color32, over: Color32, share: f32) -> Color32 {
    under.lerp_to_gamma(over, share)
}

/// The glyph of the land, large and faint.
fn decal(pen: &mut Pen<'_>, geometry: &Geometry, territory: Territory, glyph: &glyphs::Glyph, ground: Color32) {
    let size = if geometry.tight { 44.0 } else { 76.0 };
    let (middle, room) = geometry.planet.line(territory, LandLine::Colonies);
    let side = (middle.x - geometry.planet.center.x).signum();
    let at = middle + vec2(side * (room / 2.0 - 0.4 * size), -0.12 * size);
    let color = blend(ground, pen.palette.room_glyph, 0.16);
    glyphs::draw(pen, glyph, at, size, Inks::new(color, ground));
}

/// Badge and name. A tie has a sign of its own, a territory without colonies none.
fn title(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory, ground: Color32) {
    let p = pen.palette;
    let board = &table.about.view.board;
    let (middle, room) = geometry.planet.line(territory, LandLine::Name);
    let size = geometry.measures.name;
    let r = if geometry.tight { 7.0 } else { 10.0 };
    let control = board.control(territory);
    let tied = control.is_none() && board.colonies_on(territory) > 0;
    let mark = if control.is_some() || tied { 2.3 * r + 4.0 } else { 0.0 };
    let mut text = name(&territory);
    if pen.width(&text, fonts::bold(size)) + mark > room - if geometry.tight { 8.0 } else { 0.0 } {
        text = pictures::short_land(territory);
    }
    let wide = pen.width(&text, fonts::bold(size)).min(room - mark);
    let left = middle.x - (wide + mark) / 2.0;
    let at = pos2(left + 1.15 * r, middle.y);
    if let Some(seat) = control {
        let letter = if geometry.tight { 6.9 } else { r };
        badges::badge(pen, seat, at, letter);
    } else if tied {
        pen.ring(at, r - 1.0, 1.4, p.room_glyph);
        let inks = Inks::new(p.room_glyph, ground);
        glyphs::draw(pen, &super::glyphs::TIE, at, 1.3 * r, inks);
    }
    let (font, at) = (fonts::bold(size), pos2(left + mark, middle.y));
    pen.text_within(at, Align2::LEFT_CENTER, &text, font, p.ink, wide + 1.0);
}

/// The bonus in glyphs, numbers and few words; struck out where the Isolation Field lies.
fn bonus(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory, ground: Color32) {
    let p = pen.palette;
    let (middle, room) = geometry.planet.line(territory, LandLine::Bonus);
    let colonies = |board: &Board| board.colonies[territory.index()];
    if colonies(&table.about.view.board) != colonies(&table.seen().board) {
        // The chip of the preview lies there.
        return;
    }
    let isolated = table.about.view.board.has_field(Field::Isolation, territory);
    let look = LineLook {
        size: geometry.measures.rule,
        bold: false,
        color: p.room_glyph,
        behind: ground,
    };
    let text = bonus_line(table.about.setup, territory);
    pen.faded(if isolated { 0.75 } else { 1.0 }, |pen| {
        let rect = pictures::line(pen, middle, Align2::CENTER_CENTER, &text, look, room);
        if isolated {
            pen.flat_line(vec![rect.left_center(), rect.right_center()], 1.6, p.room_glyph);
        }
    });
}

fn bonus_line(setup: &Setup, territory: Territory) -> String {
    let data = setup.components.territory(territory);
    let text = |id: &str, n: u8| t_args(id, &[("n", n.into())]);
    let goods = |id: &str, goods: String| t_args(id, &[("goods", goods.into())]);
    match territory {
        Territory::AsimovCrater => text("af-line-asimov", data.advance),
        Territory::BradburyPlateau => text("af-line-bradbury", data.ore),
        Territory::BurroughsDesert => {
            let price = pictures::amount(setup.components.relic.price, "");
            goods("af-line-burroughs", price)
        }
        Territory::HeinleinPlains => text("af-line-heinlein", data.rate),
        Territory::HerbertValley => goods("af-line-herbert", pictures::amount(data.less, "−")),
        Territory::LemBadlands => text("af-line-lem", data.fuel),
        Territory::PohlFoothills => text("af-line-pohl", data.fuel),
        Territory::VanVogtMountains => t("af-line-vanvogt"),
    }
}

/// The numbers of colonies beside their plates, or that there is none.
fn numbers(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, territory: Territory) {
    let p = pen.palette;
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let row = geometry.planet.row(setup, board, territory, geometry.measures.colony);
    if row.is_empty() && table.seen().board.colonies_on(territory) == 0 {
        let (middle, _) = geometry.planet.line(territory, LandLine::Colonies);
        let size = geometry.measures.rule;
        pen.text(middle, Align2::CENTER_CENTER, &t("af-no-colony"), size, p.room_glyph);
    }
    for (thing, at, r) in row {
        if let OnLand::Colonies(seat, count) = thing {
            let (at, size) = (at + vec2(1.6 * r, 0.0), 1.35 * r);
            let after = table.seen().board.colonies[territory.index()][seat];
            let before = if geometry.tight { after } else { count };
            art::change(pen, at, before, after, size.max(12.0), p.ink);
        }
    }
}
