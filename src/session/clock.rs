//! The clock of one open question.

use crate::protocol::{Clock, limits};
use std::time::Duration;

/// Counts down while the asked client shows the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Timer {
    total: Duration,
    /// Time left when the present run began.
    left: Duration,
    /// Time for which the clock may still be stopped because the client is away.
    away_left: Duration,
    run: Run,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    /// The question was sent. The clock starts when the client shows it, at the latest at this time.
    Unshown { until: Duration },
    /// The clock has run since that time.
    Running { since: Duration },
    /// The client has been away since that time.
    Away { since: Duration },
    /// The whole game stands still.
    Held,
}

impl Timer {
    /// A clock for a question sent now.
    pub(super) fn new(now: Duration, total: Duration, away: bool) -> Self {
        let mut timer = Self {
            total,
            left: total,
            away_left: limits::AWAY_MAX,
            run: Run::Unshown {
                until: now + limits::ACK_MAX,
            },
        };
        if away {
            timer.run = Run::Away { since: now };
        }
        timer
    }
    /// The client shows the question. True if that changed anything.
    pub(super) fn shown(&mut self, now: Duration) -> bool {
        let unshown = matches!(self.run, Run::Unshown { .. });
        if unshown {
            self.run = Run::Running { since: now };
        }
        unshown
    }
    /// The client went away.
    pub(super) fn away(&mut self, now: Duration) {
        if let Run::Running { since } = self.run {
            self.left = self.left.saturating_sub(now.saturating_sub(since));
        }
        if !matches!(self.run, Run::Away { .. } | Run::Held) {
            self.run = Run::Away { since: now };
        }
    }
    /// The client is back and was sent the question again.
    pub(super) fn back(&mut self, now: Duration) {
        if let Run::Away { since } = self.run {
            self.away_left = self.away_left.saturating_sub(now.saturating_sub(since));
            self.run = Run::Unshown {
                until: now + limits::ACK_MAX,
            };
        }
    }
    /// Adds time.
    pub(super) fn extend(&mut self, by: Duration) {
        self.total += by;
        self.left += by;
    }
    /// The game stands still.
    pub(super) fn hold(&mut self, now: Duration) {
        match self.run {
            Run::Running { since } => self.left = self.left.saturating_sub(now.saturating_sub(since)),
            Run::Away { since } => self.away_left = self.away_left.saturating_sub(now.saturating_sub(since)),
            Run::Unshown { .. } | Run::Held => {}
        }
        self.run = Run::Held;
    }
    /// The game goes on: the clock waits until the client shows the question, or is back.
    pub(super) fn release(&mut self, now: Duration, away: bool) {
        self.run = if away {
            Run::Away { since: now }
        } else {
            Run::Unshown {
                until: now + limits::ACK_MAX,
            }
        };
    }
    /// Starts the clock if it has to run by now. True if that changed anything.
    pub(super) fn advance(&mut self, now: Duration) -> bool {
        let start = match self.run {
            Run::Unshown { until } => until,
            Run::Away { since } => since + self.away_left,
            Run::Running { .. } | Run::Held => return false,
        };
        let due = start <= now;
        if due {
            if matches!(self.run, Run::Away { .. }) {
                self.away_left = Duration::ZERO;
            }
            self.run = Run::Running { since: start };
        }
        due
    }
    /// True if time is up.
    pub(super) fn is_over(&self, now: Duration) -> bool {
        matches!(self.run, Run::Running { since } if since + self.left <= now)
    }
    /// Time of the next change that comes by itself; `None` while the game stands still.
    pub(super) fn next(&self) -> Option<Duration> {
        match self.run {
            Run::Unshown { until } => Some(until),
            Run::Away { since } => Some(since + self.away_left),
            Run::Running { since } => Some(since + self.left),
            Run::Held => None,
        }
    }
    /// The clock as it is sent to clients.
    pub(super) fn reading(&self, now: Duration) -> Clock {
        let (left, running) = match self.run {
            Run::Running { since } => (self.left.saturating_sub(now.saturating_sub(since)), true),
            Run::Unshown { .. } | Run::Away { .. } | Run::Held => (self.left, false),
        };
        let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        Clock {
            total_ms: ms(self.total),
            left_ms: ms(left),
            running,
        }
    }
}
