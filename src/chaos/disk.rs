//! The host's disk: record files that may be cut anywhere, and a disk that may be full.

use crate::record::RecordNames;
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// Time after which a write is on the disk itself: `store::JournalFile` gathers for half of it, and then waits for the disk.
const SYNC: Duration = Duration::from_millis(100);

/// A record file, written as `store::JournalFile` writes it.
#[derive(Clone, Debug, Default)]
struct RecordFile {
    name: PathBuf,
    bytes: Vec<u8>,
    /// Length of the part that was written completely.
    good: usize,
    /// Length of the part that a power cut leaves.
    synced: usize,
    /// The times of writes that may not be synced yet, each with the length after it.
    unsynced: Vec<(Duration, usize)>,
    /// It may end in a part of what could not be written.
    torn: bool,
    /// The table that it is of, as [`super::laws`] count them.
    book: u32,
}

/// The disk does not take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskFault {
    Full,
    /// There is a file of that name.
    IsThere,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Disk {
    files: Vec<RecordFile>,
    /// Bytes that still fit; `None` for any number.
    pub(super) room: Option<usize>,
}

impl Disk {
    fn push(&mut self, name: &Path, book: u32) -> Result<(), DiskFault> {
        if self.files.iter().any(|file| file.name == name) {
            return Err(DiskFault::IsThere);
        }
        self.files.push(RecordFile {
            name: name.to_owned(),
            book,
            ..RecordFile::default()
        });
        Ok(())
    }

    /// Begins a file with the next of these names.
    pub(super) fn create(
        &mut self,
        names: &mut RecordNames,
        (now, first): (Duration, &[u8]),
        book: u32,
    ) -> Result<(), DiskFault> {
        let create = |name: &Path| {
            self.push(name, book)?;
            self.append(now, first).inspect_err(|_| {
                // Half a header is of no use to anybody.
                self.files.pop();
            })
        };
        names.make(create, |fault| *fault == DiskFault::IsThere)
    }

    /// Writes on in the newest file. A failure leaves a part there, which is cut off before the next attempt.
    pub(super) fn append(&mut self, now: Duration, bytes: &[u8]) -> Result<(), DiskFault> {
        let Some(file) = self.files.last_mut() else {
            return Err(DiskFault::Full);
        };
        if file.torn {
            file.bytes.truncate(file.good);
        }
        let fits = self.room.map_or(bytes.len(), |room| room.min(bytes.len()));
        self.room = self.room.map(|room| room - fits);
        file.bytes.extend_from_slice(&bytes[..fits]);
        file.torn = fits < bytes.len();
        if file.torn {
            return Err(DiskFault::Full);
        }
        file.good = file.bytes.len();
        let done = file.unsynced.iter().take_while(|(at, _)| *at + SYNC <= now).count();
        file.synced = file
            .unsynced
            .drain(..done)
            .next_back()
            .map_or(file.synced, |(_, length)| length);
        file.unsynced.push((now, file.good));
        Ok(())
    }

    /// Waits until all that was written is on the disk itself.
    pub(super) fn sync(&mut self) {
        if let Some(file) = self.files.last_mut() {
            file.synced = file.good;
            file.unsynced.clear();
        }
    }

    /// The machine has no power any more: of what was written in the last moments, a part is left, up to all of `of`.
    pub(super) fn lose_power(&mut self, now: Duration, (part, of): (usize, usize)) {
        if let Some(file) = self.files.last_mut() {
            let done = file.unsynced.iter().filter(|(at, _)| *at + SYNC <= now);
            let synced = done.map(|(_, length)| *length).max().unwrap_or(0).max(file.synced);
            let more = file.bytes.len().saturating_sub(synced);
            file.bytes.truncate(synced + more * part / of.max(1));
        }
    }

    /// The program dies while it writes: so many bytes get through, of a new file or of the newest.
    pub(super) fn tear(&mut self, bytes: &[u8], through: usize, new: Option<(&mut RecordNames, u32)>) {
        if let Some((names, book)) = new {
            // Only a taken name can fail here, and `make` tries the next one.
            let _ = names.make(|name| self.push(name, book), |fault| *fault == DiskFault::IsThere);
        }
        if let Some(file) = self.files.last_mut() {
            if file.torn {
                file.bytes.truncate(file.good);
            }
            file.bytes.extend_from_slice(&bytes[..through.min(bytes.len())]);
        }
    }

    /// The bytes of the newest file; `None` if there is none.
    pub(super) fn newest(&self) -> Option<&[u8]> {
        self.files.last().map(|file| file.bytes.as_slice())
    }

    /// The table that the newest file is of.
    pub(super) fn newest_book(&self) -> Option<u32> {
        self.files.last().map(|file| file.book)
    }

    /// The names of the files after the newest one.
    pub(super) fn names_after_newest(&self) -> RecordNames {
        RecordNames::after(self.files.last().map(|file| file.name.clone()).unwrap_or_default())
    }

    /// The newest file is of no use.
    pub(super) fn forget_newest(&mut self) {
        self.files.pop();
    }

    /// Goes on with the newest file, of which so many bytes are good; the rest is cut off with the first write.
    pub(super) fn reopen(&mut self, good: usize) {
        if let Some(file) = self.files.last_mut() {
            (file.good, file.torn, file.synced) = (good, true, good);
            file.unsynced.clear();
        }
    }
}
