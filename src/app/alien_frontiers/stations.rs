//! Paints the stations and the Colonist Hub: plates, rules, decks of ports.

use super::{
    art::{self, Socket},
    geometry::Geometry,
    pictures,
    table::{self, Table},
};
use crate::{
    app::{
        board::{art::right_of, row::RowLook},
        look::{Pen, badges, fonts, sizes},
    },
    games::alien_frontiers::{Amount, Board, Facility, Place},
    rules::Seat,
    text::{id_of, name, t, t_args, yes_no},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Paints all stations but the hub.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    for facility in Facility::ALL {
        if facility != Facility::ColonistHub {
            station(pen, table, geometry, facility);
        }
    }
}

fn station(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, facility: Facility) {
    let (rect, m) = (geometry.station(facility), geometry.measures);
    art::hull(pen, rect, m.chamfer);
    let ((color, dim), behind) = (art::on_hull(pen), pen.palette.hull);
    let (glyph, font) = (pictures::of(&facility), fonts::bold(m.name));
    let inner = Rect::from_min_max(rect.min + vec2(m.chamfer, 0.0), rect.max - vec2(6.0, 0.0));
    let (middle, text) = if geometry.tight {
        let middle = inner.min + vec2(6.0, 13.0);
        pen.glyph(glyph, middle, 16.0, color, behind);
        (middle, middle.x + 12.0)
    } else {
        let middle = inner.min + vec2(11.0, 19.0);
        art::well(pen, middle, 26.0, glyph);
        (middle, middle.x + 20.0)
    };
    let room = right_of(inner.translate(vec2(0.0, middle.y - inner.center().y)), text);
    let whole = name(&facility);
    let fits = !geometry.tight && pen.width(&whole, font.clone()) <= room.width();
    let title = if fits { whole } else { pictures::short(&facility) };
    pen.label(room, Align2::LEFT_CENTER, &title, font, color);
    let at = pos2(inner.left(), rule_height(geometry, facility));
    let text = rule(table, geometry.tight, facility);
    let look = RowLook::plain(m.rule, dim, behind);
    pictures::line(pen, at, Align2::LEFT_CENTER, &text, look, inner.width());
    decks(pen, table, geometry, facility);
    foot(pen, table, geometry, facility);
}

/// The height of the rule of a station, where the chip of a preview lies.
pub(super) fn rule_height(geometry: &Geometry, facility: Facility) -> f32 {
    let down = if geometry.tight { 29.0 } else { 42.0 };
    geometry.station(facility).top() + down
}

/// The rule of a facility in glyphs and few words, with the price for the player who acts. Where there is no line at
/// the foot, the rule names the number that counts now.
fn rule(table: &Table<'_>, tight: bool, facility: Facility) -> String {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let (price, n) = match facility {
        Facility::ColonistHub => (setup.components.hub.launch, setup.components.hub.circles),
        _ => (board.dock_price(setup, facility), setup.components.artifact.claim_at),
    };
    let now = table::number(setup, board, facility).unwrap_or(0);
    let args = [
        ("price", pictures::amount(price, "").into()),
        ("free", yes_no(price == Amount::NONE).into()),
        ("n", n.into()),
        ("now", now.into()),
    ];
    t_args(&id_of(if tight { "af-brief" } else { "af-line" }, &facility), &args)
}

/// The decks of a facility's ports, for each seat that has its own.
fn decks(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, facility: Facility) {
    let setup = table.about.setup;
    let data = setup.components.facility(facility);
    let seats: Vec<Seat> = if data.own {
        setup.players.seats().collect()
    } else {
        vec![table.about.view.board.active]
    };
    for seat in seats {
        let port = |printed| {
            let at = geometry.port(setup, facility, seat, printed).0;
            (at, socket(table, facility, seat, printed))
        };
        let sockets: Vec<(Pos2, Socket)> = (0..data.ports).map(port).collect();
        let side = geometry.port(setup, facility, seat, 0).1 - 4.0;
        for deck in sockets.chunks(usize::from(data.group.max(1))) {
            art::deck(pen, deck, side);
        }
    }
}

fn socket(table: &Table<'_>, facility: Facility, seat: Seat, printed: u8) -> Socket {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let own = setup.components.facility(facility).own;
    if setup.covered_by(facility, printed).is_some() {
        return Socket::Covered;
    }
    let mut docked = board.docked_at(facility).filter(|docked| !own || docked.seat == seat);
    if docked.any(|docked| setup.printed_port(facility, docked.port) == printed) {
        Socket::Taken
    } else {
        Socket::Free
    }
}

/// The number that counts at a station now: in the free line at its foot, or behind its last port.
fn foot(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, facility: Facility) {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    if geometry.tight && facility != Facility::AlienArtifact {
        return;
    }
    let note = match table::number(setup, board, facility) {
        Some(n) if geometry.tight => format!("{n}/{}", setup.components.artifact.claim_at),
        _ => table::note(setup, board, facility),
    };
    let rect = geometry.station(facility).shrink2(vec2(8.0, 0.0));
    let last = setup.components.facility(facility).ports.saturating_sub(1);
    let (port, pitch) = geometry.port(setup, facility, board.active, last);
    let below = port.y + pitch / 2.0;
    let font = fonts::bold(if geometry.tight { sizes::SMALL } else { sizes::LABEL });
    let (room, anchor) = if rect.bottom() - below >= 20.0 {
        let left = geometry.station(facility).left() + geometry.measures.chamfer;
        let room = Rect::from_min_max(pos2(left, below), rect.max - vec2(0.0, 2.0));
        (room, Align2::LEFT_CENTER)
    } else {
        let row = Rect::from_center_size(pos2(rect.center().x, port.y), vec2(rect.width(), pitch));
        (right_of(row, port.x + pitch / 2.0 + 4.0), Align2::RIGHT_CENTER)
    };
    let (color, _) = art::on_hull(pen);
    pen.label(room, anchor, &note, font, color);
}

/// Paints the strip of the hub: a track with its ports and the bay for each seat.
pub(super) fn hub(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    art::hull(pen, geometry.hub, geometry.measures.chamfer);
    if !geometry.tight {
        hub_head(pen, table, geometry);
    }
    for seat in table.about.setup.players.seats() {
        berth(pen, table, geometry, seat);
    }
    decks(pen, table, geometry, Facility::ColonistHub);
}

fn hub_head(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let (color, dim) = art::on_hull(pen);
    let (rect, m, behind) = (geometry.hub, geometry.measures, pen.palette.hull);
    let at = rect.left_top() + vec2(20.0, m.hub_head / 2.0);
    let hub = Facility::ColonistHub;
    pen.glyph(pictures::of(&hub), at, 17.0, color, behind);
    let title = at + vec2(15.0, 0.0);
    let title = pen.bold(title, Align2::LEFT_CENTER, &name(&hub), m.name, color);
    let look = RowLook::plain(m.rule, dim, behind);
    let bay = format!(":bay {}", crate::text::alien_frontiers::bay());
    let end = pos2(rect.right() - 14.0, at.y);
    let bay = pictures::line(pen, end, Align2::RIGHT_CENTER, &bay, look, rect.width() / 3.0);
    let at = pos2(title.right() + 16.0, at.y);
    let room = bay.left() - 16.0 - at.x;
    pictures::line(pen, at, Align2::LEFT_CENTER, &rule(table, false, hub), look, room);
}

fn berth(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, seat: Seat) {
    let p = pen.palette;
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let rect = geometry.berth(seat);
    let (fill, pale) = if p.dark { (p.card, p.dim) } else { (p.hull_lo, p.key) };
    let (width, line) = if board.active == seat {
        (2.0, pen.seat(seat).fill)
    } else {
        (1.0, p.hull_hi)
    };
    pen.rect_lined(rect, 8.0, fill, width, line);
    let circles = setup.components.hub.circles;
    let at = |circle: u8| geometry.circle(seat, circle, circles);
    let r = if geometry.tight { 6.5 } else { 9.0 };
    badges::badge(pen, seat, pos2(rect.left() + 16.0, at(1).y), r);
    pen.flat_line(vec![at(1), at(circles)], 2.0, p.decal);
    for circle in 1..circles {
        pen.disc_lined(at(circle), 5.0, p.floor_lo, 1.0, p.decal);
    }
    pen.disc_lined(at(circles), 8.6, p.floor, 2.4, p.hazard);
    let number = circles.to_string();
    pen.bold(at(circles), Align2::CENTER_CENTER, &number, sizes::SMALL, p.ink);
    let hub = board.players[seat].hub;
    let end = pos2(rect.right() - 8.0, at(1).y);
    if hub > 0 && end.x - at(circles).x > 36.0 {
        let text = format!("{hub}/{circles}");
        pen.text(end, Align2::RIGHT_CENTER, &text, sizes::SMALL, pale);
    }
    let wrench = geometry.wrench(seat, setup.ports[Facility::ColonistHub.index()]);
    pen.glyph(pictures::named("bay"), wrench, 13.0, pale, fill);
    let in_bay = |board: &Board| board.ships_of(seat).any(|(_, place)| place == Place::Bay);
    let (text, font) = (t("af-bay-empty"), fonts::regular(sizes::SMALL));
    let at = wrench + vec2(11.0, 0.0);
    let fits = at.x + pen.width(&text, font.clone()) <= rect.right() - 4.0;
    if fits && !in_bay(board) && !in_bay(&table.seen().board) {
        pen.text_at(at, Align2::LEFT_CENTER, &text, font, pale);
    }
}
