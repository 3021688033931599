//! Paints the stations and the Colonist Hub: plates, rules, decks of ports.

use super::{
    art::{self, Socket},
    facilities,
    geometry::Geometry,
    glyphs as g,
    pictures::{self, LineLook},
    table::Table,
};
use crate::{
    app::look::{Pen, badges, fonts, glyphs, glyphs::Inks, sizes},
    games::alien_frontiers::{Amount, Board, Facility, Place},
    rules::Seat,
    text::{name, t, t_args},
};
use egui::{Align2, Pos2, pos2, vec2};

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
    let (color, dim) = art::on_hull(pen);
    let glyph = pictures::facility(facility);
    let title = fonts::bold(m.name);
    let left = rect.left() + m.chamfer;
    let behind = pen.palette.hull;
    let at = if geometry.tight {
        let middle = pos2(left + 6.0, rect.top() + 13.0);
        glyphs::draw(pen, glyph, middle, 16.0, Inks::new(color, behind));
        middle + vec2(12.0, 0.0)
    } else {
        let middle = pos2(left + 11.0, rect.top() + 19.0);
        art::well(pen, middle, 26.0, glyph, false);
        middle + vec2(20.0, 0.0)
    };
    let room = rect.right() - 8.0 - at.x;
    let mut text = name(&facility);
    if geometry.tight || pen.width(&text, title.clone()) > room {
        text = pictures::short_facility(facility);
    }
    pen.text_within(at, Align2::LEFT_CENTER, &text, title, color, room);
    let at = pos2(left, rule_height(geometry, facility));
    let look = LineLook {
        size: m.rule,
        bold: false,
        color: dim,
        behind,
    };
    let room = rect.right() - 6.0 - at.x;
    pictures::line(
        pen,
        at,
        Align2::LEFT_CENTER,
        &rule(table, geometry.tight, facility),
        look,
        room,
    );
    decks(pen, table, geometry, facility);
    foot(pen, table, geometry, facility);
}

/// The height of the rule of a station, where the chip of a preview lies.
pub(super) fn rule_height(geometry: &Geometry, facility: Facility) -> f32 {
    let down = if geometry.tight { 29.0 } else { 42.0 };
    geometry.station(facility).top() + down
}

/// The rule of a facility in glyphs and few words, with the price for the player who acts.
pub(super) fn rule(table: &Table<'_>, tight: bool, facility: Facility) -> String {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let price = |facility| match board.dock_price(setup, facility) {
        Amount::NONE => String::new(),
        price => pictures::amount(price, ""),
    };
    let paid = |short: &str, long: &str| {
        let price = price(facility);
        let free = if price.is_empty() { "yes" } else { "no" };
        t_args(
            if tight { short } else { long },
            &[("price", price.into()), ("free", free.into())],
        )
    };
    let plain = |short: &str, long: &str| t(if tight { short } else { long });
    // Where there is no line at the foot, the rule names the number that counts now.
    let now = |id: &str| {
        let n = facilities::number(setup, board, facility).filter(|_| tight)?;
        Some(t_args(id, &[("n", n.into())]))
    };
    match facility {
        Facility::SolarConverter => plain("af-brief-solar", "af-line-solar"),
        Facility::LunarMine => now("af-now-mine").unwrap_or_else(|| t("af-line-mine")),
        Facility::OrbitalMarket => now("af-now-market").unwrap_or_else(|| plain("af-brief-market", "af-line-market")),
        Facility::Shipyard => paid("af-brief-shipyard", "af-line-shipyard"),
        Facility::ColonyConstructor => paid("af-brief-constructor", "af-line-constructor"),
        Facility::TerraformingStation => paid("af-brief-terraforming", "af-line-terraforming"),
        Facility::ColonistHub => {
            let hub = &setup.components.hub;
            let launch = pictures::amount(hub.launch, "");
            t_args("af-line-hub", &[("n", hub.circles.into()), ("price", launch.into())])
        }
        Facility::AlienArtifact => {
            let n = setup.components.artifact.claim_at;
            t_args(
                if tight { "af-brief-artifact" } else { "af-line-artifact" },
                &[("n", n.into())],
            )
        }
        Facility::RaidersOutpost => {
            now("af-now-raiders").unwrap_or_else(|| plain("af-brief-raiders", "af-line-raiders"))
        }
    }
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
        let sockets: Vec<(Pos2, Socket)> = (0..data.ports)
            .map(|printed| {
                let place = geometry.port(setup, facility, seat, printed);
                (place.at, socket(table, facility, seat, printed))
            })
            .collect();
        let side = geometry.port(setup, facility, seat, 0).pitch - 4.0;
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

/// The number that counts at a station now, in the free line at its foot.
fn foot(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, facility: Facility) {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    if geometry.tight && facility != Facility::AlienArtifact {
        return;
    }
    let note = match facilities::number(setup, board, facility) {
        Some(n) if geometry.tight => {
            let of = setup.components.artifact.claim_at;
            t_args("af-short-credit", &[("n", n.into()), ("of", of.into())])
        }
        _ => facilities::note(setup, board, facility),
    };
    let rect = geometry.station(facility);
    let (color, _) = art::on_hull(pen);
    let last = setup.components.facility(facility).ports.saturating_sub(1);
    let port = geometry.port(setup, facility, board.active, last);
    let below = port.at.y + port.pitch / 2.0;
    let size = if geometry.tight { sizes::SMALL } else { sizes::LABEL };
    let font = fonts::bold(size);
    if rect.bottom() - below >= 20.0 {
        let at = pos2(
            rect.left() + geometry.measures.chamfer,
            f32::midpoint(below, rect.bottom()) - 1.0,
        );
        pen.text_within(at, Align2::LEFT_CENTER, &note, font, color, rect.right() - 8.0 - at.x);
    } else {
        let at = pos2(rect.right() - 8.0, port.at.y);
        let left = port.at.x + port.pitch / 2.0 + 4.0;
        pen.text_within(at, Align2::RIGHT_CENTER, &note, font, color, at.x - left);
    }
}

/// Paints the strip of the hub: a track with its ports and the bay for each seat.
pub(super) fn hub(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let rect = geometry.hub;
    art::hull(pen, rect, geometry.measures.chamfer);
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
    let (rect, m) = (geometry.hub, geometry.measures);
    let behind = pen.palette.hull;
    let at = rect.left_top() + vec2(20.0, m.hub_head / 2.0);
    let glyph = pictures::facility(Facility::ColonistHub);
    glyphs::draw(pen, glyph, at, 17.0, Inks::new(color, behind));
    let title = pen.bold(
        at + vec2(15.0, 0.0),
        Align2::LEFT_CENTER,
        &name(&Facility::ColonistHub),
        m.name,
        color,
    );
    let look = LineLook {
        size: m.rule,
        bold: false,
        color: dim,
        behind,
    };
    let bay = crate::text::alien_frontiers::bay();
    let end = pos2(rect.right() - 14.0, at.y);
    let end = pen.text(end, Align2::RIGHT_CENTER, &bay, m.rule, dim).left() - 12.0;
    glyphs::draw(pen, &g::MAINTENANCE_BAY, pos2(end, at.y), 15.0, Inks::new(dim, behind));
    let at = pos2(title.right() + 16.0, at.y);
    let rule = rule(table, false, Facility::ColonistHub);
    pictures::line(pen, at, Align2::LEFT_CENTER, &rule, look, end - 16.0 - at.x);
}

fn berth(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, seat: Seat) {
    let p = pen.palette;
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let rect = geometry.berth(seat);
    let acts = board.active == seat;
    let (width, line) = if acts {
        (2.0, pen.seat(seat).fill)
    } else {
        (1.0, p.hull_hi)
    };
    pen.rect_lined(rect, 8.0, if p.dark { p.card } else { p.hull_lo }, width, line);
    let circles = setup.components.hub.circles;
    let at = |circle: u8| geometry.circle(seat, circle, circles);
    badges::badge(
        pen,
        seat,
        pos2(rect.left() + 16.0, at(1).y),
        if geometry.tight { 6.5 } else { 9.0 },
    );
    pen.flat_line(vec![at(1), at(circles)], 2.0, p.decal);
    for circle in 1..circles {
        pen.disc(at(circle), 5.0, p.floor_lo);
        pen.ring(at(circle), 5.0, 1.0, p.decal);
    }
    pen.disc(at(circles), 8.6, p.floor);
    pen.ring(at(circles), 8.6, 2.4, p.hazard);
    let number = circles.to_string();
    pen.bold(at(circles), Align2::CENTER_CENTER, &number, sizes::SMALL, p.ink);
    let hub = board.players[seat].hub;
    let pale = if p.dark { p.dim } else { p.key };
    let rest = rect.right() - 8.0 - (at(circles).x + 12.0);
    if hub > 0 && rest > 24.0 {
        let text = format!("{hub}/{circles}");
        let end = pos2(rect.right() - 8.0, at(1).y);
        pen.text(end, Align2::RIGHT_CENTER, &text, sizes::SMALL, pale);
    }
    let ports = setup.ports[Facility::ColonistHub.index()];
    let wrench = geometry.wrench(seat, ports);
    let behind = if p.dark { p.card } else { p.hull_lo };
    glyphs::draw(pen, &g::MAINTENANCE_BAY, wrench, 13.0, Inks::new(pale, behind));
    let in_bay = |board: &Board| board.ships_of(seat).any(|(_, place)| place == Place::Bay);
    if !in_bay(board) && !in_bay(&table.seen().board) {
        let at = wrench + vec2(11.0, 0.0);
        let font = fonts::regular(sizes::SMALL);
        let text = t("af-bay-empty");
        if pen.width(&text, font.clone()) <= rect.right() - 4.0 - at.x {
            pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, pale);
        }
    }
}
