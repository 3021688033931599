//! Everything on the board that can be pointed at, and everything that moves.

use super::{
    geometry::Geometry,
    labels,
    planet::{OnLand, inset, position},
    rail,
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

/// Places and pieces of a position.
pub(super) fn layout(table: &Table<'_>) -> BoardLayout<Spot, Piece> {
    let geometry = Geometry::new(table.board, table.breakpoint, table.about.setup);
    let mut shapes = stations(table, &geometry);
    shapes.extend(planet(table, &geometry));
    shapes.extend(in_tray(table, &geometry));
    let of_rail = rail::places(table);
    shapes.extend(of_rail.into_iter().map(|(spot, rect)| (spot, rect.into())));
    shapes.retain(|(_, shape)| !rail::is_covered(table, shape.bounds().center()));
    shapes.extend(in_sheet(table));
    let place = |(spot, shape)| SpotAt {
        spot,
        shape,
        label: labels::label(table, spot),
        rule: labels::rule(table, spot),
    };
    let mut pieces = pieces(table, &geometry);
    pieces.retain(|piece| !rail::is_covered(table, piece.at));
    BoardLayout {
        places: shapes.into_iter().map(place).collect(),
        pieces,
    }
}

/// The middle of the digit of a place: where it hides neither a name nor a number.
pub(super) fn digit_at(place: &SpotAt<Spot>) -> Pos2 {
    let bounds = place.shape.bounds();
    match place.spot {
        Spot::Station(_) | Spot::Berth(_) => bounds.right_top() + vec2(-18.0, 14.0),
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
        _ => bounds.right_top() + vec2(-10.0, 1.0),
    }
}

fn disc((at, r): (Pos2, f32)) -> Outline {
    Outline::Disc(at, r)
}

/// Stations, berths and docked ships.
fn stations(table: &Table<'_>, geometry: &Geometry) -> Vec<(Spot, Outline)> {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let plate = |facility: Facility| {
        let corners = chamfered(geometry.station(facility), geometry.measures.chamfer);
        (Spot::Station(facility), Outline::Poly(corners))
    };
    let mut list: Vec<(Spot, Outline)> = Facility::ALL.into_iter().map(plate).collect();
    let circles = setup.components.hub.circles;
    for seat in setup.players.seats() {
        list.push((Spot::Berth(seat), geometry.berth(seat).into()));
        list.push((
            Spot::Circle(seat),
            Outline::Disc(geometry.circle(seat, circles, circles), 9.0),
        ));
    }
    for facility in Facility::ALL {
        for docked in board.docked_at(facility) {
            let at = port(table, geometry, facility, &docked);
            list.push((Spot::Docked(docked.ship), disc(at)));
        }
    }
    list
}

/// The place of a docked ship.
fn port(table: &Table<'_>, geometry: &Geometry, facility: Facility, docked: &Docked) -> (Pos2, f32) {
    let setup = table.about.setup;
    let printed = setup.printed_port(facility, docked.port);
    let port = geometry.port(setup, facility, docked.seat, printed);
    (port.at, 0.36 * port.pitch)
}

/// Territories, colonies, fields and the Relic Ship at home.
fn planet(table: &Table<'_>, geometry: &Geometry) -> Vec<(Spot, Outline)> {
    // Within the band of who controls it.
    let band = if geometry.tight { 5.5 } else { 7.5 };
    let land = |territory| {
        let corners = inset(&geometry.planet.cell(territory), band);
        (Spot::Land(territory), Outline::Poly(corners))
    };
    let mut list: Vec<(Spot, Outline)> = Territory::ALL.into_iter().map(land).collect();
    for (territory, thing, at, r) in on_lands(table, geometry) {
        let spot = match thing {
            OnLand::Colonies(seat, _) => Spot::Colonies(seat, territory),
            OnLand::Field(field) => Spot::Field(field),
            OnLand::Relic => Spot::Relic,
        };
        list.push((spot, Outline::Disc(at, r)));
    }
    list
}

fn on_lands(table: &Table<'_>, geometry: &Geometry) -> Vec<(Territory, OnLand, Pos2, f32)> {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let of = |territory: Territory| {
        let row = geometry.planet.row(setup, board, territory, geometry.measures.colony);
        row.into_iter().map(move |(thing, at, r)| (territory, thing, at, r))
    };
    Territory::ALL.into_iter().flat_map(of).collect()
}

/// Ships in hand, cards, and what may be given back.
fn in_tray(table: &Table<'_>, geometry: &Geometry) -> Vec<(Spot, Outline)> {
    let board = &table.about.view.board;
    let in_hand = tray::slots(geometry, board)
        .into_iter()
        .filter(|(_, place, _)| matches!(place, Place::Hand { .. }));
    let mut list: Vec<(Spot, Outline)> = in_hand
        .map(|(ship, _, at)| (Spot::Die(ship), Outline::Disc(at, geometry.measures.ship)))
        .collect();
    let given = tray::returns(table, geometry);
    if given.is_empty() {
        let cards = tray::cards(table, geometry);
        list.extend(cards.into_iter().map(|(card, rect)| (Spot::OwnCard(card), rect.into())));
    }
    list.extend(
        given
            .into_iter()
            .map(|(fuel, rect)| (Spot::GiveBack(fuel), rect.into())),
    );
    list
}

fn in_sheet(table: &Table<'_>) -> Vec<(Spot, Outline)> {
    let click = |(part, rect): (rail::Part, Rect)| match part {
        rail::Part::Entry(spot) => Some((spot, rect.into())),
        rail::Part::Head(_) => None,
    };
    rail::sheet(table).into_iter().filter_map(click).collect()
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
    let mut in_bay = 0;
    let mut list = Vec::new();
    for (ship, place) in board.ships_of(seat) {
        let (at, r) = match place {
            Place::Stock => continue,
            Place::Bay => {
                in_bay += 1;
                geometry.bay(seat, ports, in_bay - 1)
            }
            Place::Hand { .. } => match slots.iter().find(|(of, ..)| *of == ship) {
                Some((_, _, at)) => (*at, geometry.measures.ship),
                None => continue,
            },
            Place::Docked {
                facility,
                port: number,
                value,
            } => {
                let docked = Docked {
                    ship,
                    seat,
                    port: number,
                    value,
                };
                port(table, geometry, facility, &docked)
            }
        };
        list.push((ship, at, r));
    }
    list
}
