//! Events: what happened, enough to animate and to log every change.

use super::{
    state::Source,
    types::{Card, Expansion, Pool, Sector, Space, Symbol},
};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// The reason for which time, crystals or bots came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A programmed bot went back at will.
    Return,
    /// It was the third one.
    Third,
    /// The free program.
    FreeProgram,
    /// The way of the scientist.
    Way,
    /// The slot of a submarine.
    Slot,
    /// The action with this symbol.
    Action(Symbol),
    /// A research card.
    Card(Card),
    /// A red line.
    Line,
    /// The submarines, in the preparation.
    Submarines,
}

/// A change in the game. Points of the final scoring are told by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are what the sentences say")]
pub enum Event {
    /// A seat's turn began.
    TurnStarted { seat: Seat },
    /// The engineer went to a space; `sideways` if by the `Sidestep` card.
    EngineerMoved { seat: Seat, space: Space, sideways: bool },
    /// A bot was programmed.
    BotProgrammed { seat: Seat, symbol: Symbol },
    /// A programmed bot went back to the board.
    BotReturned { seat: Seat, symbol: Symbol, why: Cause },
    /// The seat got time.
    TimeGained { seat: Seat, amount: u8, why: Cause },
    /// The seat paid time.
    TimePaid { seat: Seat, amount: u8, why: Cause },
    /// The seat got crystals.
    CrystalsGained { seat: Seat, amount: u8, why: Cause },
    /// The seat paid a crystal at a red line.
    CrystalPaid { seat: Seat },
    /// The scientist went along these Sectors, the first of them left out.
    ScientistMoved { seat: Seat, way: Vec<Sector>, cost: u8 },
    /// A bot went onto the control field.
    BotDeployed { seat: Seat, sector: Sector, symbol: Symbol },
    /// A bot of `owner` went from the control field to the charging station.
    BotDisplaced { sector: Sector, owner: Seat },
    /// The charging station held too many: these went back to their boards.
    StationOverloaded { sector: Sector, back: Vec<(Seat, u8)> },
    /// The action had no effect.
    ActionWithoutEffect { seat: Seat, symbol: Symbol },
    /// The seat left the action undone.
    ActionSkipped { seat: Seat, symbol: Symbol },
    /// The seat took an expansion.
    ExpansionTaken { seat: Seat, expansion: Expansion },
    /// The seat put a bot on the control field of a letter.
    LetterBotPlaced { seat: Seat, sector: Sector },
    /// The seat put no bot there.
    LetterDeclined { seat: Seat, sector: Sector },
    /// The seat caught octopods.
    OctopodsCaught { seat: Seat, sector: Sector, count: u8 },
    /// The seat placed a submarine.
    SubmarinePlaced { seat: Seat, sector: Sector, slot: u8 },
    /// The seat took a research card.
    CardTaken { seat: Seat, card: Card },
    /// A card brings this many points.
    CardRewarded { seat: Seat, card: Card, points: u8 },
    /// The seat did without the points of a card.
    CardDeclined { seat: Seat, card: Card },
    /// The counter moved on.
    PointsGained { seat: Seat, source: Source, points: u16 },
    /// The counter entered a space behind a red line.
    LineCrossed { seat: Seat, space: u16 },
    /// The counter stopped before a red line; `lost` points are gone.
    StoppedAtLine { seat: Seat, space: u16, lost: u16 },
    /// The seat passed as number `place`, from 1.
    Passed { seat: Seat, place: u8 },
    /// The seat is prepared for the scoring.
    PreparationDone { seat: Seat },
    /// The parts of a seat's scoring.
    RoundScored {
        seat: Seat,
        majority: i16,
        bots: i16,
        crystals: i16,
        octopods: i16,
    },
    /// The counter moved back.
    PointsLost { seat: Seat, points: u16 },
    /// Goods and cards came to a Sector.
    Refilled {
        sector: Sector,
        goods: Pool,
        card: Option<Card>,
        expansion: Option<Expansion>,
    },
    /// A neutral submarine came to a Sector.
    SubmarineDrifted { sector: Sector, owner: Seat },
    /// A program card laid the tiles; the next one is seen.
    TilesLaid { program: u8, next: Option<u8> },
    /// The pass order became the turn order.
    TurnOrderSet { order: Vec<Seat> },
    /// A round began.
    RoundStarted { round: u8 },
    /// The turn is over.
    TurnEnded { seat: Seat },
    /// The round is done with.
    Committed { round: u8 },
    /// Points at the end of the game.
    FinalScored {
        seat: Seat,
        letters: i16,
        time: i16,
        submarines: i16,
        lab: i16,
    },
    /// The game is over; the seats with their ranks, best first.
    GameOver { ranking: Vec<(Seat, u8)> },
}
