//! The state: the open part, the hidden stack, and the open question as plain data.

use super::{
    board::{Board, Ending},
    prompt::{Phase, Prompt, WindowKind},
    station::Links,
    types::{Astronaut, MAX_MODULES, Tile, TileSet},
};
use crate::rules::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The last round (END-2, END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Countdown {
    /// The end it leads to.
    pub why: Ending,
    /// The seats that still have a turn after the present one.
    pub waiting: SeatSet,
    /// The seat that set it off by being stranded: it gets no further turn.
    pub stranded: Option<Seat>,
}

/// The figure whose Move, Jump or interrupt move is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mover {
    /// The figure that walks.
    pub astronaut: Astronaut,
    /// Further steps at most, after the present one.
    pub left: u8,
    /// True if it is a Jump (no Move action).
    pub jump: bool,
}

/// The question that the game waits for, and the chain under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Task {
    /// The open prompt; `None` when the game is over.
    pub prompt: Option<Prompt>,
    /// Walker, if one is under way.
    pub mover: Option<Mover>,
    /// Figures already moved in this chain, bit per index (PUSH-1).
    pub chain: u32,
    /// The pushing figure's origin: the tile the next victim may not go to (PUSH-2).
    pub ban: Option<Tile>,
    /// Tiles on which aliens of this chain stand that may not be moved again (ALM-2).
    pub alien_chain: TileSet,
    /// Tiles whose alien has killed in this phase already.
    pub killed: TileSet,
    /// True if the open `ChooseVictim` belongs to the Lab instead of the alien phase.
    pub lab: bool,
}

/// An announced action and who was asked about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// The first or the second window of the turn.
    pub kind: WindowKind,
    /// Seats that have not answered.
    pub undecided: SeatSet,
    /// Claims of seats that answered, by seat: Time Machine and activator (TM-3).
    pub claims: PerSeat<Option<(Tile, Astronaut)>>,
}

/// The truth of a game of Argo. Randomness is used in `new` only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The part that everybody may see.
    pub open: View,
    /// Face-down modules; the next one to come up is the last of the first `open.stack_left`. Hidden.
    pub stack: [Tile; MAX_MODULES],
    /// Cache of the connections between tiles; `Links::default()` where a state is put together by hand.
    #[serde(skip)]
    pub links: Links,
}

/// The open part of the state, the same for every viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Hash of the box data, which tells boxes apart.
    pub box_hash: u64,
    /// All that lies on the board: station, display, alien track and scores.
    pub board: Board,
    /// The board as it was when the open action began.
    pub before: Option<Board>,
    /// Number of modules left face down.
    pub stack_left: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Turns begun before the present one, per seat.
    pub turns_taken: PerSeat<u8>,
    /// The phase of the turn.
    pub phase: Phase,
    /// The open question and the chain under way.
    pub task: Task,
    /// The open window, if others may interrupt now.
    pub window: Option<Window>,
    /// Windows of this turn that are used, start and mid.
    pub windows_used: [bool; 2],
    /// The seat that acts by Time Machine now.
    pub interrupter: Option<Seat>,
    /// The active seat's figures that were on a Core Room at the start of the turn, a bit each.
    pub core_snapshot: u32,
    /// Consecutive BUILD phases without a legal spot.
    pub skips: u8,
    /// The last round, once it was set off.
    pub countdown: Option<Countdown>,
    /// The end of the game, once it is final.
    pub over: Option<Ending>,
}
