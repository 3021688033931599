//! A file that only grows. What `append` returned from survives a killed process; what is older than a moment survives a
//! power cut, because the file is synced in the background.

use super::{StoreError, access, at};
use crate::diagnostics::Dropped;
use std::{
    fs::File,
    io::{self, Seek, SeekFrom, Write},
    path::Path,
    sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    thread::JoinHandle,
    time::Duration,
};

/// Time for which bytes gather before they are synced together, so that a fast game does not keep the disk busy: half of what a
/// power cut may cost.
const GATHER: Duration = Duration::from_millis(50);

/// A journal being written.
#[derive(Debug)]
pub struct JournalFile {
    path: std::path::PathBuf,
    file: File,
    /// Length in bytes of the part that was written completely.
    good: u64,
    /// The file may end in a part of what could not be written.
    torn: bool,
    sync: Option<Sync>,
}

/// The thread that syncs.
#[derive(Debug)]
struct Sync {
    /// Wakes it; dropped to end it.
    dirty: SyncSender<()>,
    thread: JoinHandle<io::Result<()>>,
}

impl JournalFile {
    /// Creates the file with its first bytes, which survive a power cut. A file that is there already is never overwritten.
    ///
    /// # Errors
    /// The file exists or cannot be written; then it is not there.
    pub fn create(path: &Path, first: &[u8]) -> Result<Self, StoreError> {
        let file = access::private().create_new(true).open(path).map_err(at(path))?;
        let mut journal = Self::over(path, file, 0);
        journal.append_to_disk(first).inspect_err(|_| {
            // Half a header is of no use to anybody, and would stand in the way of another attempt.
            if let Err(error) = std::fs::remove_file(path) {
                Dropped::JournalLeft(error.kind()).tell();
            }
        })?;
        Ok(journal)
    }

    /// Goes on with a file of which so many bytes are good; the rest is cut off with the first write.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn reopen(path: &Path, good: u64) -> Result<Self, StoreError> {
        let file = File::options().write(true).open(path).map_err(at(path))?;
        Ok(Self::over(path, file, good))
    }

    /// The file after so many good bytes.
    fn over(path: &Path, file: File, good: u64) -> Self {
        Self {
            path: path.to_owned(),
            file,
            good,
            torn: true,
            sync: None,
        }
    }

    /// Writes more bytes. When this returns a killed process loses nothing of them. After a failure the same bytes may
    /// be tried again: what was written of them is cut off first.
    ///
    /// # Errors
    /// The disk is full or gone; the file may then end in the middle of these bytes.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        let written = self.try_append(bytes);
        self.appended(bytes, written)
    }

    /// The same; when this returns a power cut costs nothing of them either.
    ///
    /// # Errors
    /// As [`Self::append`].
    pub fn append_to_disk(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        let written = self.try_append(bytes).and_then(|()| self.file.sync_data());
        self.appended(bytes, written)
    }

    fn appended(&mut self, bytes: &[u8], written: io::Result<()>) -> Result<(), StoreError> {
        self.torn = written.is_err();
        if written.is_ok() {
            self.good += bytes.len() as u64;
        }
        written.map_err(at(&self.path))
    }

    fn try_append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.torn {
            self.mend()?;
        }
        self.file.write_all(bytes)?;
        match self.sync.as_ref().map(|sync| sync.dirty.try_send(())) {
            // Full: a sync that covers these bytes has yet to start.
            Some(Ok(()) | Err(TrySendError::Full(()))) => Ok(()),
            None | Some(Err(TrySendError::Disconnected(()))) => {
                Err(io::Error::other("the file could not be synced to the disk"))
            }
        }
    }

    /// Cuts the file to its complete part, syncs it, and starts a new thread for further syncs.
    fn mend(&mut self) -> io::Result<()> {
        self.file.set_len(self.good)?;
        self.file.seek(SeekFrom::Start(self.good))?;
        // Why the last thread ended was told with the bytes that it did not sync.
        let _ = self.end_sync();
        self.file.sync_data()?;
        let file = self.file.try_clone()?;
        // One signal is enough: a sync covers everything written before it starts.
        let (dirty, signals) = sync_channel(1);
        let thread = std::thread::Builder::new()
            .name("podbay-journal".to_owned())
            .spawn(move || sync(&file, &signals))?;
        self.sync = Some(Sync { dirty, thread });
        Ok(())
    }

    fn end_sync(&mut self) -> io::Result<()> {
        let Some(Sync { dirty, thread }) = self.sync.take() else {
            return Ok(());
        };
        drop(dirty);
        thread.thread().unpark();
        thread
            .join()
            .unwrap_or_else(|_| Err(io::Error::other("the sync thread ended")))
    }

    /// Waits until everything that was written is on the disk.
    ///
    /// # Errors
    /// It could not be synced.
    pub fn sync(&mut self) -> Result<(), StoreError> {
        self.file.sync_data().map_err(at(&self.path))
    }

    /// Ends the file, and waits until everything is on the disk.
    ///
    /// # Errors
    /// It could not be synced.
    pub fn finish(mut self) -> Result<(), StoreError> {
        self.end().map_err(at(&self.path))
    }

    fn end(&mut self) -> io::Result<()> {
        self.end_sync()?;
        self.file.sync_data()
    }
}

impl Drop for JournalFile {
    fn drop(&mut self) {
        if self.sync.is_some() {
            // There is nobody left to tell but the log.
            if let Err(error) = self.end() {
                Dropped::JournalUnsynced(error.kind()).tell();
            }
        }
    }
}

fn sync(file: &File, signals: &Receiver<()>) -> io::Result<()> {
    while signals.recv().is_ok() {
        // Ends early when the journal ends; a pause that ends for no reason does no harm.
        std::thread::park_timeout(GATHER);
        // What was written until now is covered; one more signal may wait for that reason alone.
        let _ = signals.try_recv();
        file.sync_data()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;

    #[test]
    fn what_was_appended_is_there_at_once_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.podbay");
        let mut journal = JournalFile::create(&path, b"head").unwrap();
        journal.append(b" one").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"head one");
        journal.append(b" two").unwrap();
        journal.finish().unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"head one two");
        assert!(JournalFile::create(&path, b"").is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"head one two");
    }

    #[test]
    fn what_could_not_be_written_can_be_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.podbay");
        let mut journal = JournalFile::create(&path, b"head").unwrap();
        // A handle that cannot write stands for a full disk.
        let good = std::mem::replace(&mut journal.file, File::open(&path).unwrap());
        assert!(journal.append(b" one").is_err());
        assert!(journal.append(b" one").is_err());
        journal.file = good;
        // Half of it got through.
        std::fs::write(&path, b"head o").unwrap();
        journal.append(b" one").unwrap();
        journal.append_to_disk(b" two").unwrap();
        let good = std::mem::replace(&mut journal.file, File::open(&path).unwrap());
        assert!(journal.append_to_disk(b" three").is_err());
        journal.file = good;
        // All of it got through, and was not synced.
        std::fs::write(&path, b"head one two three").unwrap();
        journal.append_to_disk(b" three").unwrap();
        journal.finish().unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"head one two three");
    }

    #[test]
    fn an_end_that_does_not_reach_the_disk_is_told() {
        let log = LogCatch::begin();
        let folder = tempfile::tempdir().unwrap();
        let mut journal = JournalFile::create(&folder.path().join("a.podbay"), b"head").unwrap();
        // A thread that failed stands for a broken disk.
        let full = io::ErrorKind::StorageFull;
        let thread = std::thread::spawn(move || Err(full.into()));
        let (dirty, _) = sync_channel(1);
        journal.sync = Some(Sync { dirty, thread });
        drop(journal);
        assert!(log.has(&Dropped::JournalUnsynced(full)));
    }
}
