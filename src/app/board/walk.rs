//! The walk through an account: one step after the other, by itself or by hand.

/// Seconds for which a step is shown.
const STEP: f64 = 1.6;

/// The walk through the account of a position. It is not left before the walk is over.
#[derive(Debug, Default)]
pub(super) struct Walk {
    revision: Option<u32>,
    steps: usize,
    since: f64,
    /// The step that was chosen by hand: there the walk waits.
    by_hand: Option<usize>,
}

impl Walk {
    /// Begins anew with another position, whose account has so many steps.
    pub(super) fn sync(&mut self, revision: u32, steps: usize, now: f64) {
        if self.revision != Some(revision) {
            (self.revision, self.steps) = (Some(revision), steps);
            (self.since, self.by_hand) = (now, None);
        }
    }

    /// The step that is shown, from 0.
    pub(super) fn step(&self, now: f64) -> usize {
        let passed = ((now - self.since) / STEP).max(0.0) as usize;
        self.by_hand.unwrap_or(passed).min(self.steps.saturating_sub(1))
    }

    /// True until the last step is shown.
    pub(super) fn has_next(&self, now: f64) -> bool {
        self.step(now) + 1 < self.steps
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
