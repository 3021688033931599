//! Events: what happened, enough to animate and to log every change.

use super::types::{Amount, Facility, Field, Goods, Place, Ship, Tech, Territory};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// The reason for which goods came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// Docked at, or traded at, a facility.
    At(Facility),
    /// The power of a card.
    Power(Tech),
    /// The launch of the hub colony.
    Launch,
    /// The purchase of the Relic Ship.
    Relic,
}

/// The reason for which the Relic Ship went home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RelicLoss {
    /// It stood on the Terraforming Station.
    Terraformed,
    /// Its holder does not control Burroughs Desert any more.
    Control,
    /// The Isolation Field lies on Burroughs Desert.
    Isolation,
    /// A Plasma Cannon.
    Plasma,
}

/// The reason for which the colony on a track moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HubStep {
    /// A docked ship.
    Ship,
    /// The bonus of Asimov Crater.
    Asimov,
    /// The advance left over from the colony before (R9).
    Excess,
}

/// The condition that ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A player placed his last colony.
    Colonies,
    /// A player reached the target.
    VpTarget,
    /// Nobody has a colony left to place (R12).
    NoColonies,
    /// The agreed number of rounds is played.
    Rounds,
}

/// One event. All are public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Event {
    /// A new game; `first` begins.
    GameStarted { first: Seat },
    /// A card of the start.
    CardDealt { seat: Seat, card: Tech },
    /// `card` lies in the display now.
    DisplayDealt { slot: u8, card: Tech },
    /// The turn of `seat` began.
    TurnStarted { seat: Seat, turn: u16 },
    /// A terraformed ship went to the stock.
    ShipSpent { ship: Ship },
    /// The Relic Ship went home.
    RelicReturned { from: Place, why: RelicLoss },
    /// All ships of the seat are in hand.
    Gathered { seat: Seat, ships: Vec<Ship> },
    /// The values of the gathered dice.
    Rolled { dice: Vec<(Ship, u8)> },
    /// The Resource Cache paid for this many odd and even dice.
    CachePaid { odd: u8, even: u8, gain: Amount },
    /// The Resource Cache is used up.
    CacheLost,
    /// `ships` docked at `facility`, from `port` on, showing `values`.
    Docked {
        facility: Facility,
        port: u8,
        ships: Vec<Ship>,
        values: Vec<u8>,
    },
    /// These ships were pushed out of the Raiders' Outpost.
    Bumped { ships: Vec<Ship> },
    /// The seat got fuel or ore.
    Gained { seat: Seat, gain: Amount, why: Cause },
    /// The seat paid a price.
    Paid { seat: Seat, price: Amount, why: Cause },
    /// `fuel` became one ore.
    Traded { seat: Seat, fuel: u8 },
    /// A new ship waits in the Maintenance Bay.
    ShipBuilt { ship: Ship },
    /// The seat bought the Relic Ship.
    RelicBought { seat: Seat },
    /// The colony on the seat's track moved, counted from 1; 0 is no colony.
    HubAdvanced { seat: Seat, from: u8, to: u8, why: HubStep },
    /// The advance in excess is lost (R9).
    HubExcessLost { seat: Seat },
    /// The colony left the track to be placed.
    Launched { seat: Seat },
    /// A colony was placed; `hub` if it stood on the track.
    ColonyPlaced {
        seat: Seat,
        territory: Territory,
        hub: bool,
    },
    /// A colony of `seat` was moved.
    ColonyMoved { seat: Seat, from: Territory, to: Territory },
    /// Two colonies changed places.
    ColoniesSwapped {
        first: (Seat, Territory),
        second: (Seat, Territory),
    },
    /// Control of the territory passed to another seat, or to nobody.
    ControlChanged {
        territory: Territory,
        from: Option<Seat>,
        to: Option<Seat>,
    },
    /// `by` took one unit.
    Looted { by: Seat, from: Seat, goods: Goods },
    /// `by` took a card; it went to the discard pile if `discarded`.
    CardStolen {
        by: Seat,
        from: Seat,
        card: Tech,
        discarded: bool,
    },
    /// Nothing was raided.
    RaidDeclined { seat: Seat },
    /// The display went to the discard pile.
    Cycled { cards: Vec<Tech> },
    /// The discard pile, with this many cards, became the deck.
    Reshuffled { count: u8 },
    /// The seat claimed a card.
    Claimed { seat: Seat, card: Tech },
    /// The seat used the power of a card.
    PowerUsed { seat: Seat, card: Tech },
    /// A die was changed.
    DieChanged { ship: Ship, from: u8, to: u8, why: Tech },
    /// Dice were rolled anew.
    Rerolled { dice: Vec<(Ship, u8)> },
    /// A ship came back to the hand.
    Recalled { ship: Ship, from: Facility },
    /// A ship was shot.
    ShipShot {
        ship: Ship,
        from: Facility,
        to: Place,
        by: Seat,
    },
    /// The bonus is the seat's until the end of the turn.
    BonusBorrowed { seat: Seat, territory: Territory },
    /// The seat discarded a card for its effect.
    CardDiscarded { seat: Seat, card: Tech },
    /// A field was placed or moved.
    FieldPlaced {
        field: Field,
        from: Option<Territory>,
        to: Territory,
    },
    /// A field left the planet.
    FieldRemoved { field: Field, from: Territory },
    /// A card came back from the discard pile.
    CardRecovered { seat: Seat, card: Tech },
    /// Ships that did not dock went to the Maintenance Bay.
    Parked { ships: Vec<Ship> },
    /// The surplus over the limit was given back.
    Returned { seat: Seat, fuel: u8, ore: u8 },
    /// The turn is over.
    TurnEnded { seat: Seat },
    /// A seat's score changed.
    ScoreChanged { seat: Seat, from: u8, to: u8 },
    /// The game ends for this reason.
    EndReached { why: Ending },
    /// The game is over; the seats with their ranks, best first.
    GameOver { ranking: Vec<(Seat, u8)> },
}
