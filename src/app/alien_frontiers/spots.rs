//! The places and pieces of the drawn board.

use crate::games::alien_frontiers::{Facility, Field, Goods, Ship, Tech, Territory};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// A place on the board or in the rail that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FrontierSpot {
    /// An orbital facility; the Colonist Hub is the whole strip.
    Station(Facility),
    /// The port with this docked ship.
    Docked(Ship),
    /// A player's part of the Colonist Hub.
    Berth(Seat),
    /// The last circle of a player's track.
    Circle(Seat),
    /// A ship in hand.
    Die(Ship),
    /// A card of the player that the tray belongs to.
    OwnCard(Tech),
    /// A territory of the planet.
    Land(Territory),
    /// The colonies of a player on a territory.
    Colonies(Seat, Territory),
    /// A field on the planet.
    Field(Field),
    /// The Relic Ship at home.
    Relic,
    /// A card of the display, by its place.
    Display(u8),
    /// The face-down cards.
    Deck,
    /// The discard pile.
    Pile,
    /// Cards of a type in the discard pile.
    Discarded(Tech),
    /// The plan to raid goods and no card.
    RaidGoods,
    /// A unit of another player's goods, by its number from 0.
    UnitOf(Seat, Goods, u8),
    /// A unit that was taken in this raid, by its number from 0.
    Loot(u8),
    /// A card of another player.
    CardOf(Seat, Tech),
    /// The plan to raid nothing.
    NoRaid,
    /// A unit that may be given back of a surplus, by its number from 0.
    Surplus(Goods, u8),
    /// Giving back the units that are chosen.
    GiveBack,
}

/// A thing that lies on the board and moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontierPiece {
    /// A ship that is built, or the Relic Ship.
    Ship(Ship),
    /// A ship whose die is rolled, with what it shows meanwhile.
    Face(Ship, u8),
    /// A colony of a player on a territory, by its number there from 0.
    Colony(Seat, Territory, u8),
    /// The colony on a player's track.
    OnTrack(Seat),
    /// A field on the planet.
    Field(Field),
}

impl FrontierPiece {
    /// The player whose colony it is, if it is one.
    pub(super) const fn colonist(self) -> Option<Seat> {
        match self {
            Self::Colony(seat, ..) | Self::OnTrack(seat) => Some(seat),
            Self::Ship(_) | Self::Face(..) | Self::Field(_) => None,
        }
    }
}
