//! Everything on the board that can be pointed at, and everything that moves.

use super::{
    geometry::Geometry,
    labels,
    planet::{OnLand, inset, position},
    rail,
    sheet::{self, Part},
    spots::{FrontierPiece as Piece, FrontierSpot as Spot},
    table::Table,
    tray,
};
use crate::{
    app::{
        board::drawn::{BoardLayout, Outline, PieceAt, SpotAt},
        look::pen::chamfered,
    },
    games::alien_frontiers::{Docked, Facility, Place, Ship, Territory},
    rules::Seat,
};
use egui::{Pos2, Rect, vec2};

type Places = Vec<(Spot, Outline)>;

/// Places and pieces of a position.
pub(super) fn layout(table: &Table<'_>, geometry: &Geometry) -> BoardLayout<Spot, Piece> {
    let mut shapes = stations(table, geometry);
    shapes.extend(planet(table, geometry));
    shapes.extend(in_tray(table, geometry));
    shapes.extend(outlines(rail::places(table)));
    shapes.retain(|(_, shape)| !sheet::is_covered(table, shape.bounds()));
    let parts = sheet::parts(table).into_iter();
    shapes.extend(outlines(parts.filter_map(|(part, rect)| match part {
        Part::Place(spot) => Some((spot, rect)),
        _ => None,
    })));
    let place = |(spot, shape)| SpotAt {
        spot,
        shape,
        label: labels::label(table, spot),
        rule: labels::rule(table, spot),
    };
    let mut pieces = pieces(table, geometry);
    pieces.retain(|piece| !sheet::is_covered(table, Rect::from_center_size(piece.at, vec2(2.0, 2.0) * piece.r)));
    BoardLayout {
        places: shapes.into_iter().map(place).collect(),
        pieces,
    }
}

fn outlines(rects: impl IntoIterator<Item = (Spot, Rect)>) -> impl Iterator<Item = (Spot, Outline)> {
    rects.into_iter().map(|(spot, rect)| (spot, rect.into()))
}

/// The middle of the digit of a place: where it hides neither a name nor a number.
pub(super) fn digit_at(place: &SpotAt<Spot>) -> Pos2 {
    let bounds = place.shape.bounds();
    match place.spot {
        Spot::Station(_) => bounds.right_top() + vec2(-18.0, 14.0),
        Spot::Berth(_) => bounds.right_bottom() - vec2(14.0, 14.0),
        Spot::Land(territory) => {
            let (row, side) = position(territory);
            // The lowest row is round at the rim.
            if (side < 0.0) == (row < 3) {
                bounds.left_bottom() + vec2(16.0, -15.0)
            } else {
                bounds.right_bottom() - vec2(16.0, 15.0)
            }
        }
        Spot::Colonies(..) | Spot::Docked(_) | Spot::Field(_) | Spot::Relic | Spot::Die(_) | Spot::Circle(_) => {
            bounds.left_top() + vec2(-2.0, 1.0)
        }
        Spot::UnitOf(..) => bounds.right_center() + vec2(17.0, 0.0),
        Spot::CardOf(..) | Spot::Discarded(_) | Spot::RaidGoods | Spot::NoRaid | Spot::GiveBack => {
            bounds.right_center() - vec2(14.0, 0.0)
        }
        _ => bounds.right_top() + vec2(-10.0, 1.0),
    }
}

/// Stations, berths and docked ships.
fn stations(table: &Table<'_>, geometry: &Geometry) -> Places {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let plate = |facility: Facility| {
        let corners = chamfered(geometry.station(facility), geometry.measures.chamfer);
        (Spot::Station(facility), Outline::Poly(corners))
    };
    let mut list: Places = Facility::ALL.into_iter().map(plate).collect();
    let circles = setup.components.hub.circles;
    for seat in setup.players.seats() {
        list.push((Spot::Berth(seat), geometry.berth(seat).into()));
        let at = geometry.circle(seat, circles, circles);
        list.push((Spot::Circle(seat), Outline::Disc(at, 9.0)));
    }
    for facility in Facility::ALL {
        for docked in board.docked_at(facility) {
            let (at, r) = port(table, geometry, facility, &docked);
            list.push((Spot::Docked(docked.ship), Outline::Disc(at, r)));
        }
    }
    list
}

/// The place of a docked ship.
fn port(table: &Table<'_>, geometry: &Geometry, facility: Facility, docked: &Docked) -> (Pos2, f32) {
    let setup = table.about.setup;
    let printed = setup.printed_port(facility, docked.port);
    let (at, pitch) = geometry.port(setup, facility, docked.seat, printed);
    (at, 0.36 * pitch)
}

/// Territories, colonies, fields and the Relic Ship at home.
fn planet(table: &Table<'_>, geometry: &Geometry) -> Places {
    // Within the band of who controls it.
    let band = if geometry.tight { 5.5 } else { 7.5 };
    let land = |territory| {
        let corners = inset(&geometry.planet.cell(territory), band);
        (Spot::Land(territory), Outline::Poly(corners))
    };
    let on_land = on_lands(table, geometry).map(|(territory, thing, at, r)| {
        let spot = match thing {
            OnLand::Colonies(seat, _) => Spot::Colonies(seat, territory),
            OnLand::Field(field) => Spot::Field(field),
            OnLand::Relic => Spot::Relic,
        };
        (spot, Outline::Disc(at, r))
    });
    Territory::ALL.into_iter().map(land).chain(on_land).collect()
}

fn on_lands(table: &Table<'_>, geometry: &Geometry) -> impl Iterator<Item = (Territory, OnLand, Pos2, f32)> {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    Territory::ALL.into_iter().flat_map(move |territory| {
        let row = geometry.planet.row(setup, board, territory, geometry.measures.colony);
        row.into_iter().map(move |(thing, at, r)| (territory, thing, at, r))
    })
}

/// Ships in hand, cards, and what may be given back.
fn in_tray(table: &Table<'_>, geometry: &Geometry) -> Places {
    let slots = tray::slots(geometry, &table.about.view.board).into_iter();
    let in_hand = slots.filter(|(_, place, _)| matches!(place, Place::Hand { .. }));
    let die = |(ship, _, at)| (Spot::Die(ship), Outline::Disc(at, geometry.measures.ship));
    let mut list: Places = in_hand.map(die).collect();
    let given = tray::returns(table, geometry);
    if given.is_empty() {
        let cards = tray::cards(table, geometry).into_iter();
        list.extend(outlines(cards.map(|(card, rect)| (Spot::OwnCard(card), rect))));
    }
    list.extend(outlines(given));
    list
}

/// Ships, colonies and fields.
fn pieces(table: &Table<'_>, geometry: &Geometry) -> Vec<PieceAt<Piece>> {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let mut list = Vec::new();
    let mut put = |piece, at, r| list.push(PieceAt { piece, at, r });
    for seat in setup.players.seats() {
        for (ship, at, r) in ships(table, geometry, seat) {
            put(Piece::Ship(ship), at, r);
        }
        let hub = board.players[seat].hub;
        if hub > 0 {
            let at = geometry.circle(seat, hub, setup.components.hub.circles);
            put(Piece::OnTrack(seat), at, 7.8);
        }
    }
    for (territory, thing, at, r) in on_lands(table, geometry) {
        match thing {
            OnLand::Colonies(seat, count) => {
                (0..count).for_each(|number| put(Piece::Colony(seat, territory, number), at, r));
            }
            OnLand::Field(field) => put(Piece::Field(field), at, r),
            OnLand::Relic => put(Piece::Ship(Ship::Relic), at, r),
        }
    }
    list
}

/// A player's ships outside the stock.
fn ships(table: &Table<'_>, geometry: &Geometry, seat: Seat) -> Vec<(Ship, Pos2, f32)> {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let slots = tray::slots(geometry, board);
    let ports = setup.ports[Facility::ColonistHub.index()];
    let in_bay = board.ships_of(seat).filter(|(_, place)| *place == Place::Bay);
    let in_bay = in_bay.enumerate().map(|(index, (ship, _))| {
        let (at, r) = geometry.bay(seat, ports, index);
        (ship, at, r)
    });
    let in_hand = slots.into_iter().filter(|(ship, place, _)| {
        matches!(place, Place::Hand { .. }) && board.ships_of(seat).any(|(own, _)| own == *ship)
    });
    let in_hand = in_hand.map(|(ship, _, at)| (ship, at, geometry.measures.ship));
    let docked = Facility::ALL.into_iter().flat_map(|facility| {
        let own = board.docked_at(facility).filter(move |docked| docked.seat == seat);
        own.map(move |docked| {
            let (at, r) = port(table, geometry, facility, &docked);
            (docked.ship, at, r)
        })
    });
    in_bay.chain(in_hand).chain(docked).collect()
}
