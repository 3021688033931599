//! A file that only grows. What `append` returned from survives a killed process; what is older than a moment survives a
//! power cut, because the file is synced in the background.

use super::{StoreError, at};
use std::{
    fs::File,
    io::Write,
    path::Path,
    sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    thread::JoinHandle,
};

/// A journal being written.
#[derive(Debug)]
pub struct JournalFile {
    path: std::path::PathBuf,
    file: File,
    /// Wakes the thread that syncs; dropped to end it.
    dirty: Option<SyncSender<()>>,
    syncing: Option<JoinHandle<std::io::Result<()>>>,
}

impl JournalFile {
    /// Creates the file with its first bytes. A file that is there already is never overwritten.
    ///
    /// # Errors
    /// The file exists or cannot be written.
    pub fn create(path: &Path, first: &[u8]) -> Result<Self, StoreError> {
        let mut file = File::options()
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(at(path))?;
        file.write_all(first).map_err(at(path))?;
        let second = file.try_clone().map_err(at(path))?;
        // One signal is enough: a sync covers everything written before it starts.
        let (dirty, signals) = sync_channel(1);
        let syncing = std::thread::Builder::new()
            .name("podbay-journal".to_owned())
            .spawn(move || sync(&second, &signals))
            .map_err(at(path))?;
        Ok(Self {
            path: path.to_owned(),
            file,
            dirty: Some(dirty),
            syncing: Some(syncing),
        })
    }

    /// Writes more bytes. When this returns a killed process loses nothing of them.
    ///
    /// # Errors
    /// The disk is full or gone; the file may then end in the middle of these bytes.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.file.write_all(bytes).map_err(at(&self.path))?;
        match self.dirty.as_ref().map(|dirty| dirty.try_send(())) {
            // Full: a sync that covers these bytes has yet to start.
            Some(Ok(()) | Err(TrySendError::Full(()))) => Ok(()),
            None | Some(Err(TrySendError::Disconnected(()))) => Err(at(&self.path)(std::io::Error::other(
                "the file could not be synced to the disk",
            ))),
        }
    }

    /// Waits until everything is on the disk.
    ///
    /// # Errors
    /// It could not be synced.
    pub fn finish(mut self) -> Result<(), StoreError> {
        self.end().map_err(at(&self.path))
    }

    fn end(&mut self) -> std::io::Result<()> {
        drop(self.dirty.take());
        let result = self.syncing.take().map_or(Ok(Ok(())), JoinHandle::join);
        result.unwrap_or_else(|_| Err(std::io::Error::other("the sync thread ended")))?;
        self.file.sync_data()
    }
}

impl Drop for JournalFile {
    fn drop(&mut self) {
        if self.syncing.is_some() {
            // There is nobody left to tell.
            let _ = self.end();
        }
    }
}

fn sync(file: &File, signals: &Receiver<()>) -> std::io::Result<()> {
    while signals.recv().is_ok() {
        file.sync_data()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }
}
