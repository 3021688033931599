//! Ends tasks in order. Each task holds a `Life`, and the owner waits until all are dropped.

use super::thinking::Thinkers;
use crate::diagnostics::Dropped;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// A sign of life that a task holds while it runs, with the backend's places for thoughts.
#[derive(Clone, Debug)]
pub(super) struct Life {
    ending: watch::Receiver<bool>,
    thinkers: Thinkers,
    _alive: mpsc::Sender<()>,
}

impl Life {
    pub(super) fn thinkers(&self) -> Thinkers {
        self.thinkers.clone()
    }
    /// Waits until everything should end.
    pub(super) async fn ending(&mut self) {
        // An owner that is gone ends everything too.
        let _ = self.ending.wait_for(|ending| *ending).await;
    }
}

/// Ends all tasks that hold its `Life`.
#[derive(Debug)]
pub(super) struct LifeOwner {
    ending: watch::Sender<bool>,
    life: Life,
    gone: mpsc::Receiver<()>,
}

impl LifeOwner {
    pub(super) fn new() -> Self {
        let (ending, receiver) = watch::channel(false);
        let (alive, gone) = mpsc::channel(1);
        Self {
            ending,
            life: Life {
                ending: receiver,
                thinkers: Thinkers::new(),
                _alive: alive,
            },
            gone,
        }
    }
    pub(super) fn life(&self) -> Life {
        self.life.clone()
    }
    /// Tells all tasks to end and waits for them, not longer than `limit`.
    pub(super) async fn end(self, limit: Duration) {
        let Self { ending, life, mut gone } = self;
        // No task may be left to hear of it.
        let _ = ending.send(true);
        drop(life);
        // Nothing is ever sent: `None` means that the last task dropped its end.
        if tokio::time::timeout(limit, gone.recv()).await.is_err() {
            Dropped::TasksLeft.tell();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;

    #[tokio::test]
    async fn tasks_that_do_not_end_in_time_are_told_and_others_are_not() {
        let log = LogCatch::begin();
        LifeOwner::new().end(Duration::from_secs(60)).await;
        assert!(!log.has(&Dropped::TasksLeft));
        let owner = LifeOwner::new();
        let _held = owner.life();
        owner.end(Duration::ZERO).await;
        assert!(log.has(&Dropped::TasksLeft));
    }
}
