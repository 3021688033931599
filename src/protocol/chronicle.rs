//! The log of a table, as far as a machine knows it.

use super::{LogEntry, codec, limits};
use crate::rules::Game;
use std::{collections::VecDeque, sync::Arc};

/// The newest entries of a log as they were heard: at most [`limits::LOG_MAX`], and no more bytes than
/// [`limits::LOG_BYTES`]. Readers share each entry instead of copying it, and each has a place of its own.
#[derive(Clone, Debug)]
pub struct Chronicle<G: Game> {
    /// In the order of their numbers.
    kept: VecDeque<Kept<G>>,
    bytes: usize,
    /// Missing entries up to this number never come.
    lost: u32,
    /// The number of times that the log began anew.
    part: u32,
}

/// An entry with its length in bytes, as it is sent.
#[derive(Clone, Debug)]
struct Kept<G: Game> {
    entry: Arc<LogEntry<G>>,
    length: usize,
}

/// The place up to which somebody has read a chronicle.
#[derive(Clone, Copy, Debug, Default)]
pub struct LogReader {
    last: u32,
    part: u32,
}

/// Entries that follow each other, and that a reader has not read before.
#[derive(Clone, Debug)]
pub struct Unread<G: Game> {
    /// The entries in order.
    pub entries: Vec<Arc<LogEntry<G>>>,
    /// True if entries before them are missing and do not come any more.
    pub gap: bool,
    /// True if the log begins anew, so that entries that were read before do not belong to it.
    pub anew: bool,
}

impl<G: Game> Default for Unread<G> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            gap: false,
            anew: false,
        }
    }
}

impl<G: Game> Default for Chronicle<G> {
    fn default() -> Self {
        Self {
            kept: VecDeque::new(),
            bytes: 0,
            lost: 0,
            part: 0,
        }
    }
}

impl<G: Game> Chronicle<G> {
    /// Keeps an entry, unless one with its number is here. The oldest entries make way if there is no room.
    pub fn keep(&mut self, entry: Arc<LogEntry<G>>) {
        let place = self.place(entry.number);
        if self
            .kept
            .get(place)
            .is_some_and(|kept| kept.entry.number == entry.number)
        {
            return;
        }
        let length = entry.length();
        self.bytes += length;
        self.kept.insert(place, Kept { entry, length });
        while self.kept.len() > limits::LOG_MAX || self.bytes > limits::LOG_BYTES {
            let Some(oldest) = self.kept.pop_front() else { return };
            self.bytes -= oldest.length;
            self.lost = self.lost.max(oldest.entry.number);
        }
    }

    /// The place of the first entry that has this number or a later one.
    fn place(&self, number: u32) -> usize {
        if self.last() < number {
            return self.kept.len();
        }
        self.kept.partition_point(|kept| kept.entry.number < number)
    }

    /// Entries before this number do not come any more: the host has forgotten them.
    pub fn begins_at(&mut self, number: u32) {
        self.lost = self.lost.max(number.saturating_sub(1));
    }

    /// Forgets everything: another host numbers the log anew.
    pub fn begin_anew(&mut self) {
        *self = Self {
            part: self.part.wrapping_add(1),
            ..Self::default()
        };
    }

    /// The number of the newest entry; 0 if the chronicle is empty.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.kept.back().map_or(0, |kept| kept.entry.number)
    }

    /// Number of the newest entry that was forgotten, or that does not come any more; 0 if all of them are here or come.
    #[must_use]
    pub const fn lost(&self) -> u32 {
        self.lost
    }

    /// Number of the first entry that is not here and may come.
    #[must_use]
    pub fn first_missing(&self) -> u32 {
        let mut next = self.lost.saturating_add(1);
        for (entry, _) in self.from(next) {
            if entry.number != next {
                break;
            }
            next = next.saturating_add(1);
        }
        next
    }

    /// The entries in order.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &LogEntry<G>> + ExactSizeIterator + Clone {
        self.kept.iter().map(|kept| &*kept.entry)
    }

    /// The entries from a number on, each with its length in bytes, as it is sent.
    pub fn from(&self, number: u32) -> impl Iterator<Item = (&Arc<LogEntry<G>>, usize)> + Clone {
        let later = self.kept.range(self.place(number)..);
        later.map(|kept| (&kept.entry, kept.length))
    }

    /// Returns the next entries that follow each other, and moves the reader behind them. Returns `None` if nothing is new.
    pub fn read(&self, reader: &mut LogReader) -> Option<Unread<G>> {
        let mut unread = Unread {
            anew: reader.part != self.part,
            ..Unread::default()
        };
        if unread.anew {
            *reader = LogReader {
                last: 0,
                part: self.part,
            };
        }
        let before = reader.last;
        for (entry, _) in self.from(before).filter(|(entry, _)| entry.number > before) {
            if entry.number > reader.last.saturating_add(1) {
                if entry.number > self.lost.saturating_add(1) || !unread.entries.is_empty() {
                    break;
                }
                unread.gap = true;
            }
            unread.entries.push(Arc::clone(entry));
            reader.last = entry.number;
        }
        (unread.anew || !unread.entries.is_empty()).then_some(unread)
    }
}

impl<G: Game> FromIterator<LogEntry<G>> for Chronicle<G> {
    fn from_iter<I: IntoIterator<Item = LogEntry<G>>>(entries: I) -> Self {
        let mut chronicle = Self::default();
        entries.into_iter().for_each(|entry| chronicle.keep(Arc::new(entry)));
        chronicle
    }
}

impl<G: Game> LogEntry<G> {
    /// Its length in bytes, as it is sent.
    #[must_use]
    pub fn length(&self) -> usize {
        codec::length(self).unwrap_or(limits::FRAME_MAX)
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

    fn entry(number: u32, events: usize) -> LogEntry<Relics> {
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

    fn keep(chronicle: &mut Chronicle<Relics>, numbers: impl IntoIterator<Item = u32>) {
        let entries = numbers.into_iter().map(|number| Arc::new(entry(number, 0)));
        entries.for_each(|entry| chronicle.keep(entry));
    }

    /// The numbers that a reader reads next, with the gap and the new beginning before them.
    fn read(chronicle: &Chronicle<Relics>, reader: &mut LogReader) -> Option<(Vec<u32>, bool, bool)> {
        let unread = chronicle.read(reader)?;
        let numbers = unread.entries.iter().map(|entry| entry.number);
        Some((numbers.collect(), unread.gap, unread.anew))
    }

    #[test]
    fn the_newest_entries_are_kept_as_many_and_as_long_as_there_is_room_for() {
        let mut chronicle = Chronicle::default();
        keep(&mut chronicle, 1..=limits::LOG_MAX as u32 + 9);
        assert_eq!((chronicle.entries().next().unwrap().number, chronicle.lost()), (10, 9));
        // A host that wants to fill the memory: each entry fills a frame.
        let long = |number| Arc::new(entry(number, limits::FRAME_MAX / 3));
        assert!(long(1).length() > limits::FRAME_MAX / 2);
        (1..=100).for_each(|more| chronicle.keep(long(limits::LOG_MAX as u32 + 9 + more)));
        let bytes: usize = chronicle.entries().map(LogEntry::length).sum();
        assert!(bytes <= limits::LOG_BYTES && bytes == chronicle.bytes);
        // The same entry again takes no more room.
        chronicle.keep(long(chronicle.last()));
        assert_eq!(chronicle.bytes, bytes);
        chronicle.begin_anew();
        assert_eq!((chronicle.bytes, chronicle.last(), chronicle.lost()), (0, 0, 0));
    }

    #[test]
    fn the_length_of_an_entry_is_that_of_its_bytes_and_at_most_a_frame() {
        for events in [0, 1, 200, 70_000] {
            let entry = entry(u32::MAX, events);
            assert_eq!(entry.length(), codec::encode(&entry).unwrap().len(), "{events} events");
        }
        let too_long = entry(1, limits::FRAME_MAX);
        assert!(codec::encode(&too_long).is_err());
        assert_eq!(too_long.length(), limits::FRAME_MAX);
    }

    #[test]
    fn each_reader_reads_every_entry_once_and_in_order() {
        let (mut chronicle, [mut one, mut other]) = (Chronicle::default(), [LogReader::default(); 2]);
        assert_eq!(read(&chronicle, &mut one), None);
        keep(&mut chronicle, [1, 2, 5, 2]);
        assert_eq!(chronicle.first_missing(), 3);
        assert_eq!(read(&chronicle, &mut one), Some((vec![1, 2], false, false)));
        assert_eq!(read(&chronicle, &mut one), None, "the hole is filled first");
        keep(&mut chronicle, [4, 3]);
        assert_eq!(chronicle.first_missing(), 6);
        assert_eq!(read(&chronicle, &mut one), Some((vec![3, 4, 5], false, false)));
        assert_eq!(read(&chronicle, &mut other), Some((vec![1, 2, 3, 4, 5], false, false)));
    }

    #[test]
    fn what_does_not_come_any_more_is_a_gap_at_its_place() {
        let (mut chronicle, mut reader) = (Chronicle::default(), LogReader::default());
        keep(&mut chronicle, [1, 2, 7]);
        chronicle.begins_at(7);
        assert_eq!(chronicle.first_missing(), 8);
        assert_eq!(read(&chronicle, &mut reader), Some((vec![1, 2], false, false)));
        assert_eq!(read(&chronicle, &mut reader), Some((vec![7], true, false)));
        assert_eq!(read(&chronicle, &mut reader), None);
    }

    #[test]
    fn the_highest_number_is_an_entry_like_any_other() {
        let (mut chronicle, mut reader) = (Chronicle::default(), LogReader::default());
        chronicle.begins_at(u32::MAX);
        keep(&mut chronicle, [u32::MAX]);
        assert_eq!(chronicle.first_missing(), u32::MAX);
        assert_eq!(read(&chronicle, &mut reader), Some((vec![u32::MAX], true, false)));
        assert_eq!(read(&chronicle, &mut reader), None);
    }

    #[test]
    fn a_log_that_begins_anew_is_read_from_its_beginning() {
        let (mut chronicle, mut reader) = (Chronicle::default(), LogReader::default());
        keep(&mut chronicle, 1..=9);
        assert!(read(&chronicle, &mut reader).is_some());
        chronicle.begin_anew();
        assert_eq!(read(&chronicle, &mut reader), Some((vec![], false, true)));
        keep(&mut chronicle, [1]);
        assert_eq!(read(&chronicle, &mut reader), Some((vec![1], false, false)));
        let mut later = LogReader::default();
        assert_eq!(read(&chronicle, &mut later), Some((vec![1], false, true)));
    }
}
