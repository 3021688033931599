//! What everybody may see: all but the order of the stack.

use super::{
    prompt::{Phase, Prompt},
    state::{Countdown, Ending, Task, Window},
    table::Table,
};
use crate::rules::{PerSeat, Seat};
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
