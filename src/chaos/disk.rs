//! The disk of a machine: record files that may be cut at any byte, and room that may run out.

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
    /// True if the file may end in a part of a failed write.
    torn: bool,
    /// The number of its book in [`super::laws`].
    book: u32,
}

/// The reason why a write failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskFault {
    Full,
    /// A file of that name exists.
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

    /// Creates a file with the content `first` under the next free name.
    pub(super) fn create(
        &mut self,
        names: &mut RecordNames,
        (now, first): (Duration, &[u8]),
        book: u32,
    ) -> Result<(), DiskFault> {
        let create = |name: &Path| {
            self.push(name, book)?;
            self.append(now, first).inspect_err(|_| {
                // A partial header is useless.
                self.files.pop();
            })
        };
        names.make(create, |fault| *fault == DiskFault::IsThere)
    }

    /// Appends to the newest file. A failed write leaves a part behind, which the next write cuts off first.
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

    /// Cuts the power. Of the bytes that are not synced by now, the fraction `part` / `of` is left.
    pub(super) fn lose_power(&mut self, now: Duration, (part, of): (usize, usize)) {
        if let Some(file) = self.files.last_mut() {
            let done = file.unsynced.iter().filter(|(at, _)| *at + SYNC <= now);
            let synced = done.map(|(_, length)| *length).max().unwrap_or(0).max(file.synced);
            let more = file.bytes.len().saturating_sub(synced);
            file.bytes.truncate(synced + more * part / of.max(1));
        }
    }

    /// The program dies during a write: only the first `through` bytes reach the file, which is a `new` one or the
    /// newest.
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

    /// The number of the newest file's book.
    pub(super) fn newest_book(&self) -> Option<u32> {
        self.files.last().map(|file| file.book)
    }

    /// The names of the files after the newest one.
    pub(super) fn names_after_newest(&self) -> RecordNames {
        RecordNames::after(self.files.last().map(|file| file.name.clone()).unwrap_or_default())
    }

    /// Removes the newest file.
    pub(super) fn forget_newest(&mut self) {
        self.files.pop();
    }

    /// Continues the newest file after its first `good` bytes. The next write cuts off the rest.
    pub(super) fn reopen(&mut self, good: usize) {
        if let Some(file) = self.files.last_mut() {
            (file.good, file.torn, file.synced) = (good, true, good);
            file.unsynced.clear();
        }
    }
}
