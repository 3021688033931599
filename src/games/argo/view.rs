//! What everybody may see: all but the order of the stack.

use super::{
    check::{self, unseen},
    options::Setup,
    prompt::{Phase, Prompt},
    state::{Countdown, Ending, State, Task, Window},
    station::Links,
    table::Table,
    types::{MAX_MODULES, Tile},
};
use crate::rules::{GameRng, PerSeat, Seat, Seed, ViewError};
use serde::{Deserialize, Serialize};

/// The same for every viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Hash of the box data.
    pub box_hash: u64,
    /// What lies open.
    pub table: Table,
    /// The table as it was when the open action began.
    pub before: Option<Table>,
    /// How many modules are left face down.
    pub stack_left: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Turn number from 1.
    pub turn: u16,
    /// Turns begun before the present one, per seat.
    pub turns_taken: PerSeat<u8>,
    /// Where in the turn the game is.
    pub phase: Phase,
    /// What is asked.
    pub task: Task,
    /// The open window.
    pub window: Option<Window>,
    /// Windows of this turn that are used, start and mid.
    pub windows_used: [bool; 2],
    /// Who acts by Time Machine now.
    pub interrupter: Option<Seat>,
    /// Own figures on a Core Room at the start of the turn.
    pub core_snapshot: u32,
    /// Consecutive BUILD phases without a legal spot.
    pub skips: u8,
    /// The last round.
    pub countdown: Option<Countdown>,
    /// Final.
    pub over: Option<Ending>,
}

impl View {
    /// The open prompt.
    #[must_use]
    pub const fn prompt(&self) -> Option<Prompt> {
        self.task.prompt
    }
}

impl State {
    /// A state with this view; the unseen modules are shuffled. Views come from other machines: nothing is believed.
    pub(super) fn imagine(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        let mut hidden: Vec<Tile> = unseen(setup, &view.table).iter().collect();
        if hidden.len() != usize::from(view.stack_left) || hidden.len() > MAX_MODULES {
            return Err(ViewError(
                "the height of the stack is not what is left of the box".to_owned(),
            ));
        }
        GameRng::new(seed).shuffle(&mut hidden);
        let mut stack = [Tile::WAKING_ROOM; MAX_MODULES];
        stack[..hidden.len()].copy_from_slice(&hidden);
        let mut state = Self {
            open: view.clone(),
            stack,
            links: Links::default(),
        };
        check::state(setup, &state).map_err(ViewError)?;
        state.links = Links::of(setup, &state.open.table);
        Ok(state)
    }
}
