//! The voice of one connection in the log.

use super::Dropped;
use std::fmt::Display;
use tracing::Span;

/// Different reasons that are remembered of one connection; a peer that makes up more is only counted.
const REASONS: usize = 64;

/// Logs each reason of a connection once, and at the end how often the repeated ones came, so that no flood fills a
/// disk with lines.
#[derive(Debug)]
pub struct Speaker {
    /// The connection, in front of each line.
    peer: Span,
    /// The same with its seats or its table, once they are known.
    known: Span,
    quiet: bool,
    said: Vec<(Dropped, u64)>,
    uncounted: u64,
}

impl Speaker {
    /// Speaks of what belongs to no connection.
    #[must_use]
    pub fn new() -> Self {
        Self::within(Span::none())
    }

    /// Speaks of somebody at an address who has not shown a certificate yet.
    #[must_use]
    pub fn of_address(from: impl Display) -> Self {
        Self::within(tracing::error_span!("peer", %from))
    }

    /// Speaks of a device, named by its words.
    #[must_use]
    pub fn of_device(from: impl Display, device: impl Display) -> Self {
        Self::within(tracing::error_span!("peer", %from, %device))
    }

    /// Speaks of a host that a client has reached.
    #[must_use]
    pub fn of_host(at: impl Display, device: impl Display) -> Self {
        Self::within(tracing::error_span!("host", %at, %device))
    }

    fn within(peer: Span) -> Self {
        Self {
            known: peer.clone(),
            peer,
            quiet: false,
            said: Vec::new(),
            uncounted: 0,
        }
    }

    /// Says nothing from now on.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// The device at the address is known from now on.
    pub fn introduce(&mut self, from: impl Display, device: impl Display) {
        self.peer = tracing::error_span!("peer", %from, %device);
        self.known = self.peer.clone();
    }

    /// The peer has these seats now, such as `P0 P1`; empty for none.
    pub fn seated(&mut self, seats: &str) {
        self.known = if seats.is_empty() {
            self.peer.clone()
        } else {
            tracing::error_span!(parent: &self.peer, "seated", %seats)
        };
    }

    /// The connection, for the lines of a task that serves it.
    #[must_use]
    pub fn span(&self) -> Span {
        self.peer.clone()
    }

    /// The host has this table.
    pub fn at_table(&mut self, id: impl Display) {
        self.known = tracing::error_span!(parent: &self.peer, "table", %id);
    }

    /// Logs a reason the first time that it comes.
    pub fn note(&mut self, why: Dropped) {
        if let Some((_, times)) = self.said.iter_mut().find(|(said, _)| *said == why) {
            *times += 1;
        } else if self.said.len() == REASONS {
            self.uncounted += 1;
        } else {
            self.speak(|| why.tell());
            self.said.push((why, 1));
        }
    }

    fn speak(&self, tell: impl FnOnce()) {
        if !self.quiet {
            self.known.in_scope(tell);
        }
    }
}

impl Default for Speaker {
    fn default() -> Self {
        Self::new()
    }
}

/// The end of the connection.
impl Drop for Speaker {
    fn drop(&mut self) {
        for (why, times) in &self.said {
            if *times > 1 {
                self.speak(|| why.tell_times(*times));
            }
        }
        if self.uncounted > 0 {
            self.speak(|| Dropped::Others(self.uncounted).tell());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;

    fn lines(speak: impl FnOnce()) -> Vec<String> {
        let log = LogCatch::begin();
        speak();
        log.lines()
    }

    #[test]
    fn a_reason_is_told_once_and_counted_at_the_end() {
        let told = lines(|| {
            let mut speaker = Speaker::of_device("10.0.0.1:5", "oak-fish-red");
            for _ in 0..1000 {
                speaker.note(Dropped::Merged);
            }
            speaker.seated("P0");
            speaker.note(Dropped::ReadsNothing);
        });
        let peer = "peer{from=10.0.0.1:5 device=oak-fish-red}";
        assert_eq!(
            told,
            [
                format!("DEBUG {peer}: podbay: {}", Dropped::Merged),
                format!("INFO {peer}:seated{{seats=P0}}: podbay: {}", Dropped::ReadsNothing),
                format!(
                    "DEBUG {peer}:seated{{seats=P0}}: podbay: {} (1000 times in all)",
                    Dropped::Merged
                ),
            ]
        );
    }

    #[test]
    fn reasons_that_a_peer_makes_up_are_bounded() {
        let told = lines(|| {
            let mut speaker = Speaker::new();
            (0..100_000).for_each(|bytes| speaker.note(Dropped::TooLong { bytes }));
        });
        assert_eq!(told.len(), REASONS + 1);
        let others = Dropped::Others(100_000 - REASONS as u64).to_string();
        assert!(told[REASONS].ends_with(&others), "{}", told[REASONS]);
    }

    #[test]
    fn a_quiet_speaker_says_nothing() {
        assert!(lines(|| Speaker::new().quiet().note(Dropped::Merged)).is_empty());
    }
}
