//! From the session's journal to record files.

use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    protocol::CodecError,
    record::{RecordNames, encode_entry, encode_header},
    session::Journal,
    store::{JournalFile, StoreError},
};
use std::{io::ErrorKind, path::PathBuf};

/// The reason why a part of a record was not written.
#[derive(Debug, thiserror::Error)]
pub(super) enum JournalError {
    /// The disk refuses the bytes.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The part cannot be encoded.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// The header of the record was never written.
    #[error("the record was not begun")]
    NotBegun,
}

impl JournalError {
    /// The reason for the log, without the path, which may hold the name of a person.
    pub(super) fn dropped(&self) -> Dropped {
        match self {
            Self::Store(StoreError::Io { error, .. }) => Dropped::Journal(error.kind()),
            Self::Store(_) | Self::Codec(_) | Self::NotBegun => Dropped::JournalEntry,
        }
    }
}

/// Writes the record of each game into a file of its own.
pub(super) struct JournalWriter {
    /// `None` writes nothing.
    names: Option<RecordNames>,
    file: Option<JournalFile>,
    /// True if the resumed record is longer than is read. Nothing is added to it, and nothing of it is cut off.
    is_full: bool,
}

impl JournalWriter {
    /// A writer for a table's games. The first goes into `path`, or beside it if that exists. `None` writes nothing.
    pub(super) fn new(path: Option<PathBuf>) -> Self {
        Self {
            names: path.map(RecordNames::new),
            file: None,
            is_full: false,
        }
    }

    /// A writer for a game whose record is longer than is read. The session begins another one beside it at once.
    pub(super) fn after_full(path: PathBuf) -> Self {
        Self {
            names: Some(RecordNames::after(path)),
            file: None,
            is_full: true,
        }
    }

    /// Goes on with a record of which `good_bytes` are valid.
    pub(super) fn resume(path: PathBuf, good_bytes: usize) -> Result<Self, StoreError> {
        let file = JournalFile::reopen(&path, good_bytes as u64)?;
        Ok(Self {
            names: Some(RecordNames::after(path)),
            file: Some(file),
            is_full: false,
        })
    }

    /// The path of the first record, to which others add a number.
    pub(super) fn path(&self) -> Option<PathBuf> {
        Some(self.names.as_ref()?.first().to_owned())
    }

    /// Writes a part, which then survives the process. A part that could not be written may be tried again.
    pub(super) fn write(&mut self, part: &Journal<AnyGame>) -> Result<(), JournalError> {
        let Some(names) = &mut self.names else {
            return Ok(());
        };
        match part {
            Journal::Begin(header) => {
                let bytes = encode_header(header)?;
                self.file.take().map_or(Ok(()), JournalFile::finish)?;
                self.file = Some(names.make(|path| JournalFile::create(path, &bytes), is_there)?);
                self.is_full = false;
                Ok(())
            }
            Journal::Append(_) if self.is_full => Ok(()),
            Journal::Append(entry) => {
                let bytes = encode_entry(entry)?;
                let file = self.file.as_mut().ok_or(JournalError::NotBegun)?;
                if part.survives_power_cuts() {
                    Ok(file.append_to_disk(&bytes)?)
                } else {
                    Ok(file.append(&bytes)?)
                }
            }
            Journal::Finish => Ok(self.file.as_mut().map_or(Ok(()), JournalFile::sync)?),
        }
    }

    /// Ends the file of the game, and waits until everything is on the disk.
    pub(super) fn finish_game(&mut self) -> Result<(), JournalError> {
        Ok(self.file.take().map_or(Ok(()), JournalFile::finish)?)
    }
}

fn is_there(error: &StoreError) -> bool {
    matches!(error, StoreError::Io { error, .. } if error.kind() == ErrorKind::AlreadyExists)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        protocol::Digest,
        record::{Action, Entry},
    };

    #[test]
    fn an_entry_without_a_header_before_it_is_no_part_of_a_record() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.podbay");
        let mut writer = JournalWriter::new(Some(path.clone()));
        let (action, digest) = (Action::Assembled, Digest([0; 32]));
        let error = writer.write(&Journal::Append(Box::new(Entry { action, digest })));
        assert_eq!(error.unwrap_err().dropped(), Dropped::JournalEntry);
        assert!(!path.exists());
    }
}
