//! The end of a thought, when nobody waits for its answer or its time is over.

use std::{
    sync::{Arc, Weak},
    time::{Duration, Instant},
};

/// Tells a thought when to end. A long thought asks at least once a millisecond.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Dead as soon as the asker is gone.
    asker: Weak<()>,
    /// `None` for a limit that the clock never reaches.
    due: Option<Instant>,
}

impl Stop {
    /// The sign for a thought of at most `limit` from now on, which ends sooner if the asker drops `asker`.
    #[must_use]
    pub fn new(asker: &Arc<()>, limit: Duration) -> Self {
        Self {
            asker: Arc::downgrade(asker),
            due: Instant::now().checked_add(limit),
        }
    }
    /// True once the thought has to answer with the best that it has found.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.asker.strong_count() == 0 || self.due.is_some_and(|due| Instant::now() >= due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_ends_after_its_limit_or_when_nobody_waits() {
        let asker = Arc::new(());
        assert!(Stop::new(&asker, Duration::ZERO).is_due());
        let stop = Stop::new(&asker, Duration::MAX);
        assert!(!stop.is_due());
        drop(asker);
        assert!(stop.is_due());
    }
}
