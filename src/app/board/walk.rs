//! The walk through an account: one step after the other, by itself or by hand.

use super::drawn::Drawn;
use crate::app::frame::{Question, TableModel};
use std::rc::Rc;

/// Seconds for which a step is shown.
const STEP: f64 = 1.6;

/// The walk through the account of a position.
#[derive(Debug)]
pub(super) struct Walk<G: Drawn> {
    revision: Option<u32>,
    steps: usize,
    since: f64,
    /// The step that was chosen by hand: there the walk waits.
    by_hand: Option<usize>,
    kept: Option<Rc<Kept<G>>>,
    /// The game has gone on from it.
    is_behind: bool,
}

/// The position that is explained: it stays on the screen until the walk is over, even if the game has gone on.
#[derive(Debug)]
pub(super) struct Kept<G: Drawn> {
    /// The number of the position, and that of the entry that led to it.
    numbers: (u32, u32),
    view: G::View,
    questions: Vec<Question<G::Prompt>>,
}

impl<G: Drawn> Kept<G> {
    /// The table as it was then. Nothing can be answered in it.
    pub(super) fn model<'a>(&'a self, now: &TableModel<'a, G>) -> TableModel<'a, G> {
        TableModel {
            questions: self.questions.clone(),
            ..now.in_the_past(&self.view, self.numbers)
        }
    }
}

impl<G: Drawn> Default for Walk<G> {
    fn default() -> Self {
        Self {
            revision: None,
            steps: 0,
            since: 0.0,
            by_hand: None,
            kept: None,
            is_behind: false,
        }
    }
}

impl<G: Drawn> Walk<G> {
    /// Begins anew with another position, whose account has so many steps.
    pub(super) fn sync(&mut self, model: &TableModel<'_, G>, steps: usize, now: f64) {
        if self.revision == Some(model.revision) {
            return;
        }
        (self.revision, self.steps) = (Some(model.revision), steps);
        (self.since, self.by_hand) = (now, None);
        let kept = || Kept {
            numbers: (model.revision, model.entry),
            view: model.view.clone(),
            questions: model.questions.clone(),
        };
        self.kept = (steps > 0).then(|| Rc::new(kept()));
    }

    /// The position that is explained still, if the game has gone on from it.
    pub(super) fn kept(&mut self, revision: u32, now: f64) -> Option<Rc<Kept<G>>> {
        let older = self
            .kept
            .clone()
            .filter(|kept| kept.numbers.0 != revision && !self.is_over(now));
        self.is_behind = older.is_some();
        older
    }

    /// The step that is shown, from 0.
    pub(super) fn step(&self, now: f64) -> usize {
        let passed = ((now - self.since) / STEP).max(0.0) as usize;
        self.by_hand.unwrap_or(passed).min(self.steps.saturating_sub(1))
    }

    /// True until the last step is shown.
    fn has_next(&self, now: f64) -> bool {
        self.step(now) + 1 < self.steps
    }

    /// True while Enter and the large button go on with the walk: before the last step, and in a position that the game
    /// has gone on from.
    pub(super) fn goes_on(&self, now: f64) -> bool {
        self.has_next(now) || self.is_behind
    }

    /// True once each step was shown.
    pub(super) fn is_over(&self, now: f64) -> bool {
        self.by_hand.is_none() && now - self.since >= STEP * self.steps as f64
    }

    /// Seconds until the next step, if it comes by itself.
    pub(super) fn due(&self, now: f64) -> Option<f64> {
        let waits = self.by_hand.is_some() || self.is_over(now);
        (!waits).then(|| STEP - (now - self.since).max(0.0) % STEP)
    }

    /// Shows a step, and stays there.
    pub(super) const fn go(&mut self, step: usize) {
        self.by_hand = Some(step);
    }

    /// The next step; after the last one the walk is over.
    pub(super) fn go_on(&mut self, now: f64) {
        if self.has_next(now) {
            self.go(self.step(now) + 1);
        } else {
            self.skip(now);
        }
    }

    /// The end of the walk.
    pub(super) fn skip(&mut self, now: f64) {
        (self.since, self.by_hand) = (now - STEP * self.steps as f64, None);
    }
}
