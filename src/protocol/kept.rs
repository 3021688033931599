//! The part of a table's log that a machine keeps of what another one told.

use super::{LogEntry, codec, limits};
use crate::rules::Game;
use std::collections::BTreeMap;

/// The newest lines of a log as it was heard: at most [`limits::LOG_MAX`], and no more bytes than [`limits::LOG_BYTES`].
#[derive(Clone, Debug)]
pub struct KeptLog<G: Game> {
    /// Each line by its number, with its length in bytes.
    lines: BTreeMap<u32, (LogEntry<G>, usize)>,
    bytes: usize,
}

impl<G: Game> Default for KeptLog<G> {
    fn default() -> Self {
        Self {
            lines: BTreeMap::new(),
            bytes: 0,
        }
    }
}

impl<G: Game> KeptLog<G> {
    /// Keeps a line; the oldest ones make way for it.
    pub fn keep(&mut self, line: LogEntry<G>) {
        let length = line.length();
        self.bytes += length;
        if let Some((_, before)) = self.lines.insert(line.number, (line, length)) {
            self.bytes -= before;
        }
        while self.lines.len() > limits::LOG_MAX || self.bytes > limits::LOG_BYTES {
            let Some((_, (_, length))) = self.lines.pop_first() else {
                return;
            };
            self.bytes -= length;
        }
    }
    /// Forgets all lines.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
    /// Number of the newest line; 0 if there is none.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.lines.last_key_value().map_or(0, |(&last, _)| last)
    }
    /// The lines in order.
    pub fn into_lines(self) -> impl Iterator<Item = LogEntry<G>> {
        self.lines.into_values().map(|(line, _)| line)
    }
}

impl<G: Game> LogEntry<G> {
    /// Its length in bytes, as it is sent.
    #[must_use]
    pub fn length(&self) -> usize {
        codec::encode(self).map_or(limits::FRAME_MAX, |bytes| bytes.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        protocol::LogKind,
        rules::{
            Seat,
            relics::{Command, Event, Relics},
        },
    };

    fn line(number: u32, events: usize) -> LogEntry<Relics> {
        let seat = Seat::wrapping(0);
        let what = LogKind::Command {
            seat,
            command: Command::Commit,
            events: vec![Event::Passed { seat }; events],
            timed_out: false,
            revision: 1,
        };
        LogEntry { number, what }
    }

    #[test]
    fn the_newest_lines_are_kept_as_many_and_as_long_as_there_is_room_for() {
        let mut log = KeptLog::default();
        (1..=limits::LOG_MAX as u32 + 9).for_each(|number| log.keep(line(number, 0)));
        assert_eq!(log.clone().into_lines().next().unwrap().number, 10);
        // A host that wants to fill the memory: each line fills a frame.
        let long = |number| line(number, limits::FRAME_MAX / 3);
        assert!(long(1).length() > limits::FRAME_MAX / 2);
        (1..=100).for_each(|more| log.keep(long(limits::LOG_MAX as u32 + 9 + more)));
        let kept: Vec<_> = log.clone().into_lines().collect();
        let bytes: usize = kept.iter().map(LogEntry::length).sum();
        assert!(bytes <= limits::LOG_BYTES && bytes == log.bytes);
        assert_eq!(kept.last().unwrap().number, log.last());
        // The same line again takes no more room.
        log.keep(long(log.last()));
        assert_eq!(log.bytes, bytes);
        log.clear();
        assert_eq!((log.bytes, log.last()), (0, 0));
    }
}
