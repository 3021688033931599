//! The attempts of a host to tell a former host that its table has gone on, in `net::host` and in the simulator.
//!
//! The machine of a former host may sleep, or be cut off. If its host answers that it closes its table, it is told a few
//! times more, because it may open a table to gather the others.

use std::time::Duration;

/// Pause between two attempts to tell a former host.
pub const TELL_AGAIN: Duration = Duration::from_secs(2);
/// Longest time for a former host to answer.
pub const TELL_ANSWER: Duration = Duration::from_secs(3);
/// Number of attempts. They take ten minutes at least, as long as anybody looks for a lost host.
const ATTEMPTS: u32 = 300;
/// Number of attempts after a former host has answered that it closes its table.
const AFTER: u32 = 5;

/// The attempts to tell one former host, or all others that announce the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TellAttempts {
    left: u32,
    has_moved_on: bool,
}

impl Default for TellAttempts {
    fn default() -> Self {
        Self {
            left: ATTEMPTS,
            has_moved_on: false,
        }
    }
}

impl TellAttempts {
    /// Counts an attempt. Returns false if none is left.
    pub const fn attempt(&mut self) -> bool {
        let is_left = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_left
    }

    /// True until the attempts are used up, or the former host has closed its table and is gone.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.left > 0
    }

    /// Ends the attempts if the host has said before that it closes its table, because nobody is there now.
    pub const fn found_nobody(&mut self) {
        if self.has_moved_on {
            self.left = 0;
        }
    }

    /// Leaves at most `AFTER` attempts: the host closes its table, perhaps for another host that told it before.
    pub fn moves_on(&mut self) {
        (self.has_moved_on, self.left) = (true, self.left.min(AFTER));
    }

    /// True once the former host has answered that it closes its table.
    #[must_use]
    pub const fn has_moved_on(&self) -> bool {
        self.has_moved_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_that_closes_its_table_is_told_a_few_times_more() {
        let count = |closes: bool, then: fn(&mut TellAttempts)| {
            let (mut tells, mut attempts) = (TellAttempts::default(), 0);
            while tells.attempt() {
                match attempts {
                    0 if closes => tells.moves_on(),
                    _ => then(&mut tells),
                }
                attempts += 1;
            }
            attempts
        };
        assert_eq!(count(false, |_| ()), ATTEMPTS);
        assert_eq!(count(false, TellAttempts::found_nobody), ATTEMPTS, "it may sleep");
        // It may have opened its table again meanwhile, to gather the others.
        assert_eq!(count(true, |_| ()), 1 + AFTER);
        assert_eq!(count(true, TellAttempts::found_nobody), 2, "it is gone");
    }
}
