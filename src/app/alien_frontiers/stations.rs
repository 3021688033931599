//! Paints the stations and the Colonist Hub: plates, rules, decks of ports.

use super::art::{self, Socket};
use super::table::{CHAMFER, HUB_HEAD, NAME, RULE, Table, stations};
use super::{facts, pictures};
use crate::app::board::{art::cells, row::RowLook};
use crate::app::look::{Pen, badges, fonts, sizes};
use crate::games::alien_frontiers::{Amount, Board, Components, Facility, Place};
use crate::rules::Seat;
use crate::text::{alien_frontiers::bay, id_of, name, say, t};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Paints all stations, and the strip of the hub: a track with its ports and the bay for each seat.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    for facility in stations() {
        station(pen, table, facility);
    }
    art::hull(pen, table.hub, table.pick(CHAMFER));
    if !table.tight {
        hub_head(pen, table);
    }
    for seat in table.setup.players.seats() {
        berth(pen, table, seat);
        decks(pen, table, Facility::ColonistHub, seat);
    }
}

fn station(pen: &mut Pen<'_>, table: &Table<'_>, facility: Facility) {
    let (rect, chamfer) = (table.station(facility), table.pick(CHAMFER));
    art::hull(pen, rect, chamfer);
    let (p, (color, dim)) = (pen.palette, art::on_hull(pen));
    let (glyph, font) = (pictures::of(&facility), fonts::bold(table.pick(NAME)));
    let inner = rect.with_min_x(rect.left() + chamfer).with_max_x(rect.right() - 6.0);
    let middle = inner.min + vec2(table.pick([6.0, 11.0]), table.pick([13.0, 19.0]));
    if table.tight {
        pen.glyph(glyph, middle, 16.0, color, p.hull);
    } else {
        art::well(pen, middle, 26.0, glyph, (p.hull_lo, p.key));
    }
    let row = inner.translate(vec2(0.0, middle.y - inner.center().y));
    let room = row.with_min_x(middle.x + table.pick([12.0, 20.0]));
    let whole = name(&facility);
    let fits = !table.tight && pen.width(&whole, font.clone()) <= room.width();
    let title = if fits { whole } else { pictures::short(&facility) };
    pen.label(room, Align2::LEFT_CENTER, &title, font, color);
    let at = pos2(inner.left(), rule_height(table, facility));
    let text = rule(table, table.tight, facility);
    let look = RowLook::plain(table.pick(RULE), dim, p.hull);
    pictures::line(pen, at, Align2::LEFT_CENTER, &text, look, inner.width());
    decks(pen, table, facility, table.board.active);
    foot(pen, table, facility);
}

/// The height of the rule of a station, where the chip of a preview lies.
pub(super) fn rule_height(table: &Table<'_>, facility: Facility) -> f32 {
    table.station(facility).top() + table.pick([29.0, 42.0])
}

/// The rule of a facility in glyphs and few words, with the price for the player who acts. Where there is no line at
/// the foot, the rule names the number that counts now.
fn rule(table: &Table<'_>, brief: bool, facility: Facility) -> String {
    let Components { hub, artifact, .. } = &table.setup.components;
    let (price, n) = match facility {
        Facility::ColonistHub => (hub.launch, hub.circles),
        _ => (table.board.dock_price(table.setup, facility), artifact.claim_at),
    };
    let (now, free) = (facts::number(table, facility).unwrap_or(0), price == Amount::NONE);
    let (id, price) = (if brief { "af-brief" } else { "af-line" }, pictures::amount(price, ""));
    say!(&(), &id_of(id, &facility), price, free, n, now)
}

/// The decks of a facility's ports, or of a seat's own.
fn decks(pen: &mut Pen<'_>, table: &Table<'_>, facility: Facility, seat: Seat) {
    let (setup, data) = (table.setup, table.setup.components.facility(facility));
    let docked = table.board.docked_at(facility);
    let docked = docked.filter(|docked| !data.own || docked.seat == seat);
    let taken: Vec<u8> = docked.map(|docked| setup.printed_port(facility, docked.port)).collect();
    let port = |printed| {
        let socket = match setup.covered_by(facility, printed) {
            Some(_) => Socket::Covered,
            None if taken.contains(&printed) => Socket::Taken,
            None => Socket::Free,
        };
        (table.port(facility, seat, printed).0, socket)
    };
    let sockets: Vec<(Pos2, Socket)> = (0..data.ports).map(port).collect();
    let side = table.port(facility, seat, 0).1 - 4.0;
    for deck in sockets.chunks(usize::from(data.group.max(1))) {
        art::deck(pen, deck, side);
    }
}

/// The number that counts at a station now: in the free line at its foot, or behind its last port.
fn foot(pen: &mut Pen<'_>, table: &Table<'_>, facility: Facility) {
    if table.tight && facility != Facility::AlienArtifact {
        return;
    }
    let note = match facts::number(table, facility) {
        Some(n) if table.tight => format!("{n}/{}", table.setup.components.artifact.claim_at),
        _ => facts::note(table, facility),
    };
    let rect = table.station(facility).shrink2(vec2(8.0, 0.0));
    let last = table.setup.components.facility(facility).ports.saturating_sub(1);
    let (port, pitch) = table.port(facility, table.board.active, last);
    let below = port.y + pitch / 2.0;
    let font = fonts::bold(table.pick([sizes::SMALL, sizes::LABEL]));
    let (room, anchor) = if rect.bottom() - below >= 20.0 {
        let min = pos2(rect.left() - 8.0 + table.pick(CHAMFER), below);
        (Rect::from_min_max(min, rect.max - vec2(0.0, 2.0)), Align2::LEFT_CENTER)
    } else {
        let row = Rect::from_center_size(pos2(rect.center().x, port.y), vec2(rect.width(), pitch));
        (row.with_min_x(port.x + pitch / 2.0 + 4.0), Align2::RIGHT_CENTER)
    };
    let (color, _) = art::on_hull(pen);
    if facility != Facility::AlienArtifact || table.tight {
        pen.label(room, anchor, &note, font, color);
        return;
    }
    let (credit, of) = (table.then.flags.credit, table.setup.components.artifact.claim_at);
    let wide = 11.0 * f32::from(of.min(10));
    let row = Rect::from_center_size(room.center(), vec2(room.width(), 9.0));
    cells(
        pen,
        row.with_max_x(row.left() + wide),
        credit.into(),
        of.into(),
        [color, color],
    );
    let text = say!(&(), "af-credit", n = credit, of);
    pen.label(
        room.with_min_x(row.left() + wide + 8.0),
        Align2::LEFT_CENTER,
        &text,
        font,
        color,
    );
}

fn hub_head(pen: &mut Pen<'_>, table: &Table<'_>) {
    let (color, dim) = art::on_hull(pen);
    let (rect, behind, hub) = (table.hub, pen.palette.hull, Facility::ColonistHub);
    let at = rect.left_top() + vec2(20.0, table.pick(HUB_HEAD) / 2.0);
    pen.glyph(pictures::of(&hub), at, 17.0, color, behind);
    let title = at + vec2(15.0, 0.0);
    let title = pen.bold(title, Align2::LEFT_CENTER, &name(&hub), table.pick(NAME), color);
    let look = RowLook::plain(table.pick(RULE), dim, behind);
    let (bay, end) = (format!(":bay {}", bay()), pos2(rect.right() - 14.0, at.y));
    let bay = pictures::line(pen, end, Align2::RIGHT_CENTER, &bay, look, rect.width() / 3.0);
    let at = pos2(title.right() + 16.0, at.y);
    let room = bay.left() - 16.0 - at.x;
    pictures::line(pen, at, Align2::LEFT_CENTER, &rule(table, false, hub), look, room);
}

fn berth(pen: &mut Pen<'_>, table: &Table<'_>, seat: Seat) {
    let p = pen.palette;
    let rect = table.berth(seat);
    let (fill, pale) = if p.dark { (p.card, p.dim) } else { (p.hull_lo, p.key) };
    let (width, line) = if table.board.active == seat {
        (2.0, pen.seat(seat).fill)
    } else {
        (1.0, p.hull_hi)
    };
    pen.rect_lined(rect, 8.0, fill, width, line);
    let circles = table.setup.components.hub.circles;
    let (first, last) = (table.circle(seat, 1), table.circle(seat, circles));
    badges::badge(pen, seat, pos2(rect.left() + 16.0, first.y), table.pick([6.5, 9.0]));
    pen.flat_line(vec![first, last], 2.0, p.decal);
    for circle in 1..circles {
        pen.disc_lined(table.circle(seat, circle), 5.0, p.floor_lo, 1.0, p.decal);
    }
    pen.disc_lined(last, 8.6, p.floor, 2.4, p.hazard);
    pen.bold(last, Align2::CENTER_CENTER, &circles.to_string(), sizes::SMALL, p.ink);
    let hub = table.board.players[seat].hub;
    let end = pos2(rect.right() - 8.0, first.y);
    if hub > 0 && end.x - last.x > 36.0 {
        let text = format!("{hub}/{circles}");
        pen.text(end, Align2::RIGHT_CENTER, &text, sizes::SMALL, pale);
    }
    let wrench = table.wrench(seat);
    pen.glyph(pictures::named("bay"), wrench, 13.0, pale, fill);
    let in_bay = |board: &Board| board.ships_of(seat).any(|(_, place)| place == Place::Bay);
    let (text, font) = (t("af-bay-empty"), fonts::regular(sizes::SMALL));
    let at = wrench + vec2(11.0, 0.0);
    let fits = at.x + pen.width(&text, font.clone()) <= rect.right() - 4.0;
    if fits && !in_bay(table.board) && !in_bay(table.then) {
        pen.text_at(at, Align2::LEFT_CENTER, &text, font, pale);
    }
}
