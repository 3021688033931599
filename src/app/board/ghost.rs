//! A choice that lies on the board as a ghost: turned, and made final.

use super::{
    drawn::{Drawn, Placing},
    state::BoardScreen,
    ways::Click,
};
use crate::{
    app::frame::{TableModel, Wish},
    store::Confirm,
};

impl<G: Drawn> BoardScreen<G> {
    /// The command that lies on the board as a ghost, by its number in the list.
    #[must_use]
    pub fn ghost(&self) -> Option<usize> {
        let staged = self.staged.as_ref()?;
        staged.commands.get(staged.turn).copied()
    }

    /// Turns the ghost on or back; one that is only looked at lies so when it is put down.
    pub(super) fn turn(&mut self, model: &TableModel<'_, G>, on: bool) {
        if let Some(staged) = &mut self.staged {
            let count = staged.commands.len();
            staged.turn = (staged.turn + if on { 1 } else { count - 1 }) % count;
        } else if let Some(count) = self.turns(model) {
            self.ahead = (self.ahead + if on { 1 } else { count - 1 }) % count;
        }
    }

    /// The number of ways in which what lies as a ghost, or would lie where the pointer is, can be turned.
    pub(super) fn turns(&self, model: &TableModel<'_, G>) -> Option<usize> {
        if let Some(staged) = &self.staged {
            return Some(staged.commands.len());
        }
        let (_, legal) = model.own()?;
        match self.ways.click(&self.chosen, self.hovered.or(self.focus)?)? {
            Click::Give(list) if self.stages(&list, legal) => Some(list.len()),
            _ => None,
        }
    }

    /// True for a command that is shown as a ghost before it is given.
    pub(super) fn is_staged(command: &G::Command) -> bool {
        matches!(G::placing(command), Placing::AsGhost | Placing::AsGhostForGood)
    }

    /// True if these commands are shown as a ghost before one of them is given: where they can be turned, always.
    pub(super) fn stages(&self, commands: &[usize], legal: &[G::Command]) -> bool {
        let first = commands.first().and_then(|&first| legal.get(first));
        first.is_some_and(Self::is_staged) && (commands.len() > 1 || self.confirm != Confirm::Never)
    }

    /// Makes final what was looked at as a ghost, once the engine asks for it.
    pub(super) fn settle(&mut self, model: &TableModel<'_, G>, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        // Until the answer to it comes the ghost itself is still asked.
        if !self.settled || legal.iter().any(Self::is_staged) {
            return None;
        }
        self.settled = false;
        // Where there is something to choose nothing follows by itself.
        let [on] = legal else { return None };
        if !G::goes_on(on) {
            return None;
        }
        self.settled = G::placing(on) == Placing::ForGood;
        self.asking.send(model, *on, now)
    }
}
