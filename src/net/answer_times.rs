//! Times from a command to the position that follows it, as measured by its player.

use std::{collections::VecDeque, time::Duration};

/// Most times that are kept, the newest ones. No game has as many commands.
const KEPT: usize = 4096;

/// The newest answer times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerTimes(VecDeque<Duration>);

impl AnswerTimes {
    pub(super) fn note(&mut self, took: Duration) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(took);
    }

    /// The time within which `percent` of a hundred answers came; `None` if there was no answer.
    #[must_use]
    pub fn percentile(&self, percent: usize) -> Option<Duration> {
        let mut sorted: Vec<Duration> = self.0.iter().copied().collect();
        sorted.sort_unstable();
        let rank = (sorted.len() * percent.min(100)).div_ceil(100);
        sorted.get(rank.saturating_sub(1)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_newest_times() {
        let mut times = AnswerTimes::default();
        assert_eq!(times.percentile(50), None);
        for millis in 1..=200 {
            times.note(Duration::from_millis(millis));
        }
        let found = [0, 50, 99, 100].map(|percent| times.percentile(percent).unwrap().as_millis());
        assert_eq!(found, [1, 100, 198, 200]);
        (0..KEPT).for_each(|_| times.note(Duration::from_secs(9)));
        assert_eq!(times.percentile(0), Some(Duration::from_secs(9)));
        assert_eq!(times.0.len(), KEPT);
    }
}
