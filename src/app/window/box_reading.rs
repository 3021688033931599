//! Reads a box file beside the window, which never waits for a disk.

use crate::{
    net::Wake,
    protocol::TableId,
    store::{StoreError, read_box_file},
};
use std::{
    path::PathBuf,
    sync::mpsc::{Receiver, TryRecvError, sync_channel},
    thread,
};

/// The text of a file, or why it cannot be read.
type Read = Result<String, StoreError>;

/// What the window does about boxes at the moment.
#[derive(Default)]
pub(super) struct Boxes {
    reading: Option<(PathBuf, Receiver<Read>)>,
    /// The table and the game that the remembered file was read for last.
    pub(super) offered: Option<(TableId, String)>,
}

impl Boxes {
    /// Begins to read a file; one that was still being read is left.
    pub(super) fn begin(&mut self, path: PathBuf, wake: Wake) {
        let (sender, text) = sync_channel(1);
        let of = path.clone();
        thread::spawn(move || {
            // The receiver is gone if another file was chosen meanwhile.
            let _ = sender.send(read_box_file(&of));
            wake();
        });
        self.reading = Some((path, text));
    }

    /// Wants no file any more.
    pub(super) fn stop(&mut self) {
        self.reading = None;
    }

    /// The file that was read; `None` while there is none.
    pub(super) fn read(&mut self) -> Option<(PathBuf, Read)> {
        let (_, text) = self.reading.as_ref()?;
        let read = match text.try_recv() {
            Ok(read) => Some(read),
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
        };
        let (path, _) = self.reading.take()?;
        Some((path, read?))
    }
}
