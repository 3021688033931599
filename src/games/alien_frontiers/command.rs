//! Commands and the reasons that forbid them (CMD-7).

use super::types::{Class, Dice, Facility, Field, Goods, Tech, Territory};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// One answer. Ships are named by their class, never by number (CMD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Command {
    /// Begins the turn: a terraformed ship goes to the stock, the others are gathered and rolled.
    Roll,
    /// Docks `dice`, ascending, at the lowest free port or group of `facility`.
    Dock { facility: Facility, dice: Dice },
    /// Fuel for one ore, at the rate of one's best pair in the Orbital Market.
    Trade,
    /// Replaces the display, for one Artifact cycle.
    Cycle,
    /// Takes `card` from the display, for the credit.
    Claim { card: Tech },
    /// Launches the colony on circle 7 of the own track.
    Launch,
    /// Buys the Relic Ship.
    BuyRelic,
    /// Uses the power of an own card.
    UsePower { card: Tech },
    /// Discards an own card for its effect.
    DiscardCard { card: Tech },
    /// Ends the turn.
    EndTurn,
    /// Places the colony.
    PlaceColony { territory: Territory },
    /// Raids goods of opponents, unit by unit.
    RaidResources,
    /// Raids `card` of `seat`.
    RaidCard { seat: Seat, card: Tech },
    /// Forgoes the raid.
    DeclineRaid,
    /// Takes one unit of `goods` from `seat`.
    TakeResource { seat: Seat, goods: Goods },
    /// Chooses a die in hand for the power being used.
    ChooseDie { class: Class },
    /// Borrows the bonus of `territory`.
    BorrowBonus { territory: Territory },
    /// Takes back one of the own ships of `class` from `facility`.
    RecallShip { facility: Facility, class: Class },
    /// Chooses the one facility that is shot at.
    AimAt { facility: Facility },
    /// Shoots one ship of `class` of `seat` in group number `group`, 0-based; 0 where there are single ports.
    Shoot { group: u8, seat: Seat, class: Class },
    /// No further shot.
    CeaseFire,
    /// Sends one ship to its stock; as in `Shoot`.
    Sink {
        facility: Facility,
        group: u8,
        seat: Seat,
        class: Class,
    },
    /// Places or moves the field of the discarded card.
    PlaceField { territory: Territory },
    /// Takes a field from the planet.
    RemoveField { field: Field },
    /// Chooses a colony of `seat` on `territory`.
    PickColony { seat: Seat, territory: Territory },
    /// Moves the chosen colony there.
    MoveColonyTo { territory: Territory },
    /// Takes `card` from the discard pile.
    Recover { card: Tech },
    /// Gives back what is over the limit of 8.
    ReturnSurplus { fuel: u8, ore: u8 },
    /// Makes the open action final: it reveals cards, rolls dice or ends the game.
    Commit,
}

/// The rule that forbids a command (CMD-7). The name of a variant in small letters, such as `not-in-hand`, is its code
/// and names its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat is asked.
    NotYourTurn,
    /// The command does not answer what is asked now.
    OtherQuestion,
    /// The open action has to be finished first (CMD-6).
    OpenChoice,
    /// The choice has to be made final first (CMD-3).
    CommitFirst,
    /// The dice are not in ascending order (CMD-5).
    Unsorted,
    /// There are no such dice in hand.
    NotInHand,
    /// The facility wants another number of ships.
    WrongCount { wanted: u8 },
    /// No port is free (DOCK-1).
    NoFreePort,
    /// No group is completely empty (DOCK-2).
    GroupNotEmpty,
    /// The dice are not equal (OM-1, SY-1, CC-1).
    NotEqual,
    /// The dice are not three in a row (RO-1).
    NotARun,
    /// The die does not show a 6 (TS-1).
    NotASix,
    /// The Lunar Mine takes nothing below `max` now.
    BelowMineLimit { max: u8 },
    /// The run has to be higher than `sum` (R16).
    RunTooLow { sum: u8 },
    /// The seat cannot pay this price.
    CannotPay { fuel: u8, ore: u8 },
    /// Three coloured ships have to be left (TS-1, R18).
    FleetMinimum,
    /// No ship is left in the stock.
    StockEmpty,
    /// No colony is left, or none is there.
    NoColony,
    /// The colony on the track is on the last circle: it is launched first (R38).
    HubTrackDone,
    /// The colony on the track is not on the last circle.
    HubTrackOpen,
    /// A teleported ship does not go back to `facility` in this turn.
    JustTeleported { facility: Facility },
    /// The value of a teleported ship is fixed (R21).
    ValueFixed,
    /// The value would leave 1 to 6.
    OutOfRange,
    /// The power was used in this turn (TECH-1).
    CardUsed,
    /// A card was discarded for its effect in this turn (TECH-2).
    DiscardUsed,
    /// The card is not yours.
    NotOwned,
    /// The seat has a card of this type (ART-3).
    AlreadyOwned,
    /// The card does not lie there.
    NotThere,
    /// The card has no such power.
    NoPower,
    /// The artifact credit `have` is too low; 8 are needed.
    CreditTooLow { have: u8 },
    /// No cycle is left: dock at the Alien Artifact.
    NoCycle,
    /// Deck and discard pile are empty.
    PileEmpty,
    /// No own pair is whole in the Orbital Market (R22).
    NoPair,
    /// The Repulsor Field lies there (FIELD-4).
    Repulsor,
    /// The Isolation Field lies there (FIELD-2).
    Isolated,
    /// The bonus cannot be borrowed (CRYSTAL-1).
    NotBorrowable,
    /// The bonus is yours already (R24).
    BonusOwned,
    /// You do not control Burroughs Desert.
    NotInControl,
    /// The Relic Ship is not at home.
    RelicAway,
    /// The Holographic Decoy of `seat` shields it (DECOY-1).
    DecoyShields { seat: Seat },
    /// It would have no effect (R11).
    NoEffect,
    /// There is no such target.
    NoTarget,
    /// The choices have to be made in ascending order (CMD-5).
    OutOfOrder,
    /// Ships can still dock at these facilities, and have to (R7).
    MustDock { facilities: Vec<Facility> },
    /// The goods given back are not the surplus over the limit (TURN-6).
    NotTheSurplus { surplus: u8 },
}

/// The answer of a law to a command: nothing, or the rule against it.
pub(super) type Verdict = Result<(), Reason>;
