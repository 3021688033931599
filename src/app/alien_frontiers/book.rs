//! The pages of the rules that places stand for, and their pictures.

use super::labels;
use super::spots::FrontierSpot as Spot;
use super::{art, pictures, table::Table};
use crate::app::look::{Pen, glyphs, glyphs::Glyph};
use crate::app::widgets;
use crate::games::alien_frontiers::{Facility, Place, Ship};
use crate::rules::Seat;
use crate::text::alien_frontiers::FrontierTopic as Topic;
use egui::{Rect, vec2};

/// The page about a place or what lies there.
pub(super) fn topic(table: &Table<'_>, spot: Spot) -> Option<Topic> {
    match spot {
        Spot::Station(facility) => Some(Topic::Facility(facility)),
        Spot::Docked(Ship::Relic) | Spot::Die(Ship::Relic) | Spot::Relic => Some(Topic::Relic),
        Spot::Docked(ship) => match table.board.place(ship) {
            Place::Docked { facility, .. } => Some(Topic::Facility(facility)),
            _ => Some(Topic::Ships),
        },
        Spot::Berth(_) | Spot::Circle(_) => Some(Topic::Facility(Facility::ColonistHub)),
        Spot::Die(_) => Some(Topic::Dock),
        Spot::OwnCard(card) | Spot::Discarded(card) | Spot::CardOf(_, card) => Some(Topic::Card(card)),
        Spot::Land(territory) => Some(Topic::Land(territory)),
        Spot::Colonies(..) => Some(Topic::Control),
        Spot::Field(field) => Some(Topic::Field(field)),
        Spot::Display(slot) => labels::shown(table.board, slot).map(Topic::Card),
        Spot::Deck | Spot::Pile => Some(Topic::Cards),
        Spot::RaidGoods | Spot::UnitOf(..) | Spot::Loot(_) | Spot::NoRaid => Some(Topic::Raid),
        Spot::Surplus(..) | Spot::GiveBack => Some(Topic::EndTurn),
    }
}

/// Draws the picture of a page.
pub(super) fn illustrate(pen: &mut Pen<'_>, topic: Topic, place: Rect) {
    let (middle, side) = (place.center(), place.width());
    let seat = Seat::wrapping(0);
    let glyph: &Glyph = match topic {
        Topic::Card(card) => return art::tech_well(pen, middle, side, card),
        Topic::Field(field) => return art::field(pen, field, middle, 0.36 * side),
        Topic::Colony => return art::colony(pen, seat, middle, 0.36 * side),
        Topic::Roll | Topic::Turn => {
            for (number, value) in [(0_u8, 5), (1, 2)] {
                let at = middle
                    + vec2(
                        if number == 0 { -0.2 } else { 0.22 },
                        if number == 0 { -0.18 } else { 0.2 },
                    ) * side;
                art::ship(pen, Ship::Coloured(seat, number), value, at, 0.25 * side);
            }
            return;
        }
        Topic::Facility(facility) => pictures::of(&facility),
        Topic::Land(territory) => pictures::of(&territory),
        Topic::Rest => pictures::named("CC"),
        Topic::Dock => pictures::named("any"),
        Topic::Raid => pictures::named("RO"),
        Topic::EndTurn => &glyphs::CHECK,
        Topic::End => &glyphs::TROPHY,
        Topic::Goods => pictures::named("fuel"),
        Topic::Ships => pictures::named("ship"),
        Topic::Bay => pictures::named("bay"),
        Topic::Control => pictures::named("control"),
        Topic::Cards => pictures::named("card"),
        Topic::Relic => pictures::named("relic"),
    };
    widgets::icon_well(pen, middle, side, glyph, false);
}
