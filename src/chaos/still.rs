//! The time for which a game has stood still.

use std::time::Duration;

/// Longest time without a command or a fault: a fault may keep the last player away for one minute and then the host for
/// five, those who are back find each other in one, and a stand-in comes for an absent owner after five more.
const STILL_MAX: Duration = Duration::from_secs(720);
/// Longest time without a command or a fault while everybody is at the table and nothing is in their way.
const CALM_MAX: Duration = Duration::from_secs(120);
/// Time without a command or a fault after which the players at the table are checked.
const QUIET: Duration = Duration::from_secs(30);

/// The kind of a standstill that breaks a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Still {
    /// Too long, whatever is in the way.
    TooLong,
    /// Too long where everybody is at the table.
    WithAllThere,
}

/// The time for which a game has stood still.
#[derive(Debug, Default)]
pub(super) struct Standstill {
    /// Number of commands and faults so far.
    stirs: u64,
    since: Duration,
    /// The time since when everybody has been at the table with nothing in their way.
    calm: Option<Duration>,
}

impl Standstill {
    /// Checks the game after `stirs` commands and faults. Returns a standstill that is too long.
    pub(super) fn look(&mut self, now: Duration, stirs: u64, is_calm: impl FnOnce() -> bool) -> Option<Still> {
        if stirs != self.stirs {
            *self = Self {
                stirs,
                since: now,
                calm: None,
            };
        }
        let quiet = now.saturating_sub(self.since);
        if quiet <= QUIET {
            return None;
        }
        self.calm = if is_calm() { self.calm.or(Some(now)) } else { None };
        if self.calm.is_some_and(|calm| now.saturating_sub(calm) > CALM_MAX) {
            return Some(Still::WithAllThere);
        }
        (quiet > STILL_MAX).then_some(Still::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_game_with_everybody_there_may_stand_still_for_two_minutes() {
        let mut still = Standstill::default();
        assert_eq!(still.look(200 * SECOND, 0, || true), None, "calm only from here");
        assert_eq!(still.look(320 * SECOND, 0, || true), None);
        assert_eq!(still.look(321 * SECOND, 0, || true), Some(Still::WithAllThere));
        assert_eq!(still.look(322 * SECOND, 1, || true), None, "a command");
    }

    #[test]
    fn a_game_with_somebody_away_may_stand_still_for_longer() {
        let mut still = Standstill::default();
        assert_eq!(still.look(700 * SECOND, 0, || false), None);
        assert_eq!(still.look(721 * SECOND, 0, || false), Some(Still::TooLong));
    }
}
