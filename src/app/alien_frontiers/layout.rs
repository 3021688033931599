//! Everything on the board that can be pointed at, and everything that moves.

use super::planet::inset;
use super::spots::{FrontierPiece as Piece, FrontierSpot as Spot};
use super::table::{CHAMFER, SHIP, Table};
use super::{labels, rail, sheet, tray};
use crate::app::board::drawn::{BoardLayout, Outline, PieceAt};
use crate::app::look::pen::chamfered;
use crate::games::alien_frontiers::{Facility, Place, Ship, Territory};
use egui::{Pos2, Rect, Vec2};

type Places = Vec<(Spot, Outline)>;

/// Places and pieces of a position.
pub(super) fn layout(table: &Table<'_>) -> BoardLayout<Spot, Piece> {
    let mut shapes = stations(table);
    shapes.extend(planet(table));
    shapes.extend(dice(table));
    shapes.extend(outlines(tray::lying(table)));
    shapes.extend(outlines(rail::places(table)));
    shapes.retain(|(_, shape)| !sheet::covers(table, shape.bounds()));
    shapes.extend(outlines(sheet::places(table)));
    let pieces = pieces(table, &shapes);
    let words = |spot| [labels::label(table, spot), labels::rule(table, spot), String::new()];
    BoardLayout::new(with_room(shapes), words, pieces)
}

/// Radius of the place around a piece, in radii of the piece: a ring there leaves the shape of its plate to be seen.
const AROUND: f32 = 1.3;

/// The same places with room around each piece; those that lie close together share the room between them.
fn with_room(mut places: Places) -> Places {
    let middle = |(_, shape): &(Spot, Outline)| match shape {
        Outline::Disc(at, _) => Some(*at),
        Outline::Poly(_) => None,
    };
    let middles: Vec<Pos2> = places.iter().filter_map(middle).collect();
    for (_, shape) in &mut places {
        if let Outline::Disc(at, r) = shape {
            let others = middles.iter().map(|other| other.distance(*at));
            let apart = others.filter(|&apart| apart > 1.0).fold(f32::INFINITY, f32::min);
            *r = (AROUND * *r).min(apart / 2.0).max(*r);
        }
    }
    places
}

fn outlines(rects: impl IntoIterator<Item = (Spot, Rect)>) -> impl Iterator<Item = (Spot, Outline)> {
    rects.into_iter().map(|(spot, rect)| (spot, Outline::rounded(rect)))
}

/// Stations, berths and docked ships.
fn stations(table: &Table<'_>) -> Places {
    let plate = |facility: Facility| {
        let corners = chamfered(table.station(facility), table.pick(CHAMFER));
        (Spot::Station(facility), Outline::Poly(corners))
    };
    let mut list: Places = Facility::ALL.into_iter().map(plate).collect();
    for seat in table.setup.players.seats() {
        list.push((Spot::Berth(seat), Outline::rounded(table.berth(seat))));
        let last = table.circle(seat, table.setup.components.hub.circles);
        list.push((Spot::Circle(seat), Outline::Disc(last, 9.0)));
    }
    for facility in Facility::ALL {
        list.extend(table.board.docked_at(facility).map(|docked| {
            let (at, r) = table.docked(facility, &docked);
            (Spot::Docked(docked.ship), Outline::Disc(at, r))
        }));
    }
    list
}

/// Territories, and what lies on them.
fn planet(table: &Table<'_>) -> impl Iterator<Item = (Spot, Outline)> {
    let land = |territory| {
        // Within the band of who controls it.
        let corners = inset(&table.cell(territory), table.pick([5.5, 7.5]));
        (Spot::Land(territory), Outline::Poly(corners))
    };
    let things = Territory::ALL.into_iter().flat_map(|land| table.row(table.board, land));
    let things = things.map(|(spot, at, r)| (spot, Outline::Disc(at, r)));
    Territory::ALL.into_iter().map(land).chain(things)
}

/// The ships in hand.
fn dice(table: &Table<'_>) -> impl Iterator<Item = (Spot, Outline)> {
    let in_hand = |(ship, place, at)| match place {
        Place::Hand { .. } => Some((Spot::Die(ship), Outline::Disc(at, table.pick(SHIP)))),
        _ => None,
    };
    tray::slots(table).into_iter().filter_map(in_hand)
}

/// The pieces: those in bays and on tracks, and those that lie in a place of their own.
fn pieces(table: &Table<'_>, places: &[(Spot, Outline)]) -> Vec<PieceAt<Piece>> {
    let mut list = Vec::new();
    for seat in table.setup.players.seats() {
        let in_bay = table.board.ships_of(seat).filter(|(_, place)| *place == Place::Bay);
        list.extend(in_bay.enumerate().map(|(index, (ship, _))| {
            let (at, r) = table.bay(seat, index);
            (Piece::Ship(ship), at, r)
        }));
        let circle = table.board.players[seat].hub;
        list.extend((circle > 0).then(|| (Piece::OnTrack(seat), table.circle(seat, circle), 7.8)));
    }
    list.retain(|&(_, at, r)| !sheet::covers(table, Rect::from_center_size(at, Vec2::splat(2.0 * r))));
    for (spot, shape) in places {
        let &Outline::Disc(at, r) = shape else { continue };
        match *spot {
            Spot::Docked(ship) | Spot::Die(ship) => list.push((Piece::Ship(ship), at, r)),
            Spot::Colonies(seat, land) => {
                let colonies = 0..table.board.colonies[land.index()][seat];
                list.extend(colonies.map(|number| (Piece::Colony(seat, land, number), at, r)));
            }
            Spot::Field(field) => list.push((Piece::Field(field), at, r)),
            Spot::Relic => list.push((Piece::Ship(Ship::Relic), at, r)),
            _ => {}
        }
    }
    let piece = |(piece, at, r)| PieceAt { piece, at, r };
    list.into_iter().map(piece).collect()
}
