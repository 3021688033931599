//! Why a command is not legal.

use super::{
    command::{Command, Reason},
    legal::Find,
    options::Setup,
    state::State,
};
use crate::rules::Seat;

impl State {
    /// The rule that forbids the command; `None` if it is listed.
    pub(super) fn reason(&self, setup: &Setup, seat: Seat, command: Command) -> Option<Reason> {
        if self.list(setup, seat, &mut Find(command)).is_break() {
            return None;
        }
        if self.over.is_some() {
            return Some(Reason::GameOver);
        }
        if !self.is_asked(seat) {
            return Some(Reason::NotYourTurn);
        }
        Some(Reason::OtherQuestion)
    }
}
