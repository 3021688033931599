//! The newest lines of the log, in memory.

use super::disguise::{CUT, Disguise};
use std::{
    collections::VecDeque,
    io,
    sync::{Mutex, PoisonError},
};
use tracing_subscriber::fmt::MakeWriter;

/// Lines that are kept: an evening's worth of what is told, and no more of a flood.
const LINES: usize = 500;
/// Longest line that is kept whole, in bytes.
const LINE_BYTES: usize = 400;

static RECENT: Mutex<Recent> = Mutex::new(Recent::new());

/// The newest lines, oldest first.
#[derive(Clone, Debug)]
pub struct Recent {
    lines: VecDeque<String>,
}

impl Recent {
    const fn new() -> Self {
        Self { lines: VecDeque::new() }
    }

    /// The same, with the lines of an earlier run before them.
    #[must_use]
    pub fn after(&self, earlier: &str) -> Self {
        let mut all = Self::new();
        earlier.lines().for_each(|line| all.push(line));
        self.lines.iter().for_each(|line| all.push(line));
        all
    }

    /// Keeps one line, and forgets the oldest one when there are too many.
    fn push(&mut self, line: &str) {
        let mut end = line.len().min(LINE_BYTES);
        while !line.is_char_boundary(end) {
            end -= 1;
        }
        let mut kept = line[..end].replace('\n', " ");
        if end < line.len() {
            kept.push(CUT);
        }
        if self.lines.len() == LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(kept);
    }

    /// True if nothing was logged yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Number of lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// All lines as one text, without anything by which people or their machines could be recognised.
    #[must_use]
    pub fn disguised(&self) -> String {
        let mut disguise = Disguise::default();
        self.lines.iter().map(|line| disguise.line(line) + "\n").collect()
    }

    /// All lines as one text, each with its line break.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

/// The newest lines of this process, for somebody who reports a fault.
#[must_use]
pub fn recent() -> Recent {
    RECENT.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Writes lines into memory. The log hands over each line with a single call.
pub(super) struct Lines;

impl MakeWriter<'_> for Lines {
    type Writer = Self;
    fn make_writer(&self) -> Self {
        Self
    }
}

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line = String::from_utf8_lossy(bytes);
        RECENT
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(line.trim_end());
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_lines_are_kept_and_long_ones_are_cut_at_a_character() {
        let mut recent = Recent::new();
        assert!(recent.is_empty());
        for number in 0..LINES + 3 {
            recent.push(&format!("line {number}\nof two"));
        }
        recent.push(&"ü".repeat(LINE_BYTES));
        let text = recent.text();
        assert_eq!(text.lines().count(), LINES);
        assert_eq!(text.lines().next(), Some("line 4 of two"));
        assert_eq!(
            text.lines().last(),
            Some(format!("{}…", "ü".repeat(LINE_BYTES / 2)).as_str())
        );
    }
}
