//! From the session's journal to record files.

use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    protocol::CodecError,
    record::{encode_entry, encode_header},
    session::Journal,
    store::{JournalFile, StoreError},
};
use std::path::{Path, PathBuf};

/// The reason why a part of a record was not written.
#[derive(Debug, thiserror::Error)]
pub(super) enum JournalError {
    /// The disk does not take it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be written as bytes.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// It follows on a header that was never written.
    #[error("the record was not begun")]
    NotBegun,
}

impl JournalError {
    /// The reason for the log, without the path: that may hold somebody's name.
    pub(super) fn dropped(&self) -> Dropped {
        match self {
            Self::Store(StoreError::Io { error, .. }) => Dropped::Journal(error.kind()),
            Self::Store(_) | Self::Codec(_) | Self::NotBegun => Dropped::JournalEntry,
        }
    }
}

/// Writes the record of each game into a file of its own.
pub(super) struct JournalWriter {
    path: Option<PathBuf>,
    games: u32,
    file: Option<JournalFile>,
}

impl JournalWriter {
    /// For games at this table: the first one goes into `path`, the later ones beside it. `None` writes nothing.
    pub(super) const fn new(path: Option<PathBuf>) -> Self {
        Self {
            path,
            games: 0,
            file: None,
        }
    }

    /// Goes on with a record of which so many bytes are good.
    pub(super) fn resume(path: PathBuf, good_bytes: usize) -> Result<Self, StoreError> {
        let file = JournalFile::reopen(&path, good_bytes as u64)?;
        Ok(Self {
            path: Some(path),
            games: 1,
            file: Some(file),
        })
    }

    /// Writes a part; when this returns it survives the process. What could not be written may be tried again.
    pub(super) fn write(&mut self, part: &Journal<AnyGame>) -> Result<(), JournalError> {
        let Some(path) = self.path.clone() else {
            return Ok(());
        };
        match part {
            Journal::Begin(header) => {
                self.finish_game()?;
                let bytes = encode_header(header)?;
                let path = numbered(&path, self.games + 1);
                self.file = Some(JournalFile::create(&path, &bytes)?);
                self.games += 1;
                Ok(())
            }
            Journal::Append(entry) => {
                let bytes = encode_entry(entry)?;
                let file = self.file.as_mut().ok_or(JournalError::NotBegun)?;
                Ok(file.append(&bytes)?)
            }
            Journal::Finish => Ok(self.file.as_mut().map_or(Ok(()), JournalFile::sync)?),
        }
    }

    /// Puts everything on the disk.
    pub(super) fn finish_game(&mut self) -> Result<(), JournalError> {
        Ok(self.file.take().map_or(Ok(()), JournalFile::finish)?)
    }
}

/// `name.podbay`, `name-2.podbay`, `name-3.podbay`.
fn numbered(path: &Path, game: u32) -> PathBuf {
    if game <= 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(ending) => format!("{stem}-{game}.{}", ending.to_string_lossy()),
        None => format!("{stem}-{game}"),
    };
    path.with_file_name(name)
}
