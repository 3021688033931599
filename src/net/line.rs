//! Judges whether the line to a client is good or slow.

use std::time::{Duration, Instant};

/// Time between two looks at all lines.
pub(super) const LOOK_EVERY: Duration = Duration::from_secs(1);
/// An answer that takes this long is late, and people at the table notice.
const LATE: Duration = Duration::from_millis(400);
/// An answer within this time is prompt. Times in between are neither, so that a line at the edge does not flicker.
const PROMPT: Duration = Duration::from_millis(200);
/// A client that says nothing for this long does not answer keep-alives as it should.
const SILENT: Duration = Duration::from_millis(1500);
/// Looks in a row that make a line slow, and that make it good again.
const LATE_LOOKS: u8 = 2;
const PROMPT_LOOKS: u8 = 3;

/// One look at a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The time that answers take.
    pub(super) delay: Duration,
    /// Number of packets that have come so far.
    pub(super) heard: u64,
    /// True if messages wait that the line does not take.
    pub(super) waits: bool,
}

/// The line to a client, as the looks at it tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    slow: bool,
    /// Looks in a row that say the opposite.
    against: u8,
    /// Packets by the last look, and when the newest of them were seen.
    heard: (u64, Instant),
}

impl Line {
    pub(super) const fn new(now: Instant) -> Self {
        Self {
            slow: false,
            against: 0,
            heard: (0, now),
        }
    }

    /// Time of the last look that saw new packets.
    pub(super) const fn heard_at(&self) -> Instant {
        self.heard.1
    }

    /// Takes in a look; returns whether the line is slow, if that has changed.
    pub(super) fn look(&mut self, sight: Sight, now: Instant) -> Option<bool> {
        if sight.heard != self.heard.0 {
            self.heard = (sight.heard, now);
        }
        let silent = now.saturating_duration_since(self.heard.1) >= SILENT;
        let late = silent || sight.waits || sight.delay >= LATE;
        let prompt = !late && sight.delay <= PROMPT;
        let (says_so, enough) = if self.slow {
            (prompt, PROMPT_LOOKS)
        } else {
            (late, LATE_LOOKS)
        };
        self.against = if says_so { self.against + 1 } else { 0 };
        if self.against < enough {
            return None;
        }
        (self.slow, self.against) = (!self.slow, 0);
        Some(self.slow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The changes that looks tell, one a second.
    fn changes(looks: &[(u64, u64, bool)]) -> Vec<(usize, bool)> {
        let start = Instant::now();
        let mut line = Line::new(start);
        let looks = looks.iter().enumerate();
        looks
            .filter_map(|(index, &(delay, heard, waits))| {
                let sight = Sight {
                    delay: Duration::from_millis(delay),
                    heard,
                    waits,
                };
                let now = start + LOOK_EVERY * index as u32;
                Some((index, line.look(sight, now)?))
            })
            .collect()
    }

    fn delays(delays: &[u64]) -> Vec<(usize, bool)> {
        let looks: Vec<_> = (1..).zip(delays).map(|(heard, &delay)| (delay, heard, false)).collect();
        changes(&looks)
    }

    #[test]
    fn a_line_is_slow_after_some_late_answers_and_good_after_more_prompt_ones() {
        assert_eq!(delays(&[5, 900, 5, 900, 5]), [], "one late answer is none");
        assert_eq!(delays(&[5, 900, 900, 900]), [(2, true)]);
        assert_eq!(delays(&[900, 900, 5, 5, 900, 5, 5, 5]), [(1, true), (7, false)]);
    }

    #[test]
    fn a_line_at_the_edge_does_not_flicker() {
        assert_eq!(delays(&[390, 300, 390, 210, 390]), []);
        assert_eq!(delays(&[410, 410, 390, 300, 390, 210, 390]), [(1, true)]);
    }

    #[test]
    fn silence_and_a_queue_that_does_not_move_are_slow_too() {
        let silent = [(5, 1, false); 6];
        assert_eq!(changes(&silent), [(3, true)]);
        let waits = [(5, 1, true), (5, 2, true), (5, 3, false), (5, 4, false), (5, 5, false)];
        assert_eq!(changes(&waits), [(1, true), (4, false)]);
    }
}
