//! The only files on disk: one folder per identity ("profile") with the device key, the remembered hosts, the settings
//! and the records; and the journal that a host writes.

mod access;
mod files;
mod hold;
mod journal;
mod keys;
mod lenient;
mod met;
mod profile;
mod removed;
mod report;
mod settings;
#[cfg(test)]
#[cfg(unix)]
mod tests;

pub use files::{
    load_record, load_replay, load_replay_file, read_box_file, read_output, read_text, typed_path, write_output,
};
pub use journal::JournalFile;
pub use keys::{KeyRefusal, Keys, Shortcut};
pub use met::MetDevice;
pub use profile::{HostMemory, Profile, report_name};
pub use report::{Reported, write_report};
pub use settings::{Animation, Confirm, Reminder, Settings, Theme};

use crate::record::RecordError;
use std::{io, path::PathBuf};

/// The reason why a file could not be used. Each text names the file and says what to do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the profile.
    #[error(
        "the profile {0} is in use by another running Podbay; close that one, or start this one with --profile DIR and \
         another folder"
    )]
    Locked(PathBuf),
    /// The system names no folder for program data.
    #[error("this system names no folder for program data; choose one with --profile DIR")]
    NoHome,
    /// A profile cannot be written.
    #[error(
        "{folder} cannot be written ({why}); nothing is kept: no record, no settings, no remembered device. To keep them, \
         make the folder writable, or choose another one with --profile DIR"
    )]
    Unkept {
        /// The folder of the profile.
        folder: PathBuf,
        /// The error of the system.
        why: String,
    },
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A game cannot be written as bytes.
    #[error("the game cannot be written into a file ({0}); please send a bug report")]
    Unwritable(crate::protocol::CodecError),
    /// A file of ours has been damaged.
    #[error("{path} cannot be read ({what}); restore it from a backup, or delete it")]
    Damaged {
        /// The damaged file.
        path: PathBuf,
        /// The place and the fault.
        what: String,
    },
    /// The key of this device has been damaged.
    #[error("{path} is no device key ({what}); restore it from a backup, or delete it to become a new device")]
    DeviceKey {
        /// The damaged file.
        path: PathBuf,
        /// The fault.
        what: String,
    },
    /// Settings have values that cannot be read, and the file got another name.
    #[error("{path}: these could not be read and are back at their defaults: {what}; the file was kept as {kept}")]
    SetAside {
        /// The file.
        path: PathBuf,
        /// The values that are lost.
        what: String,
        /// Its name now.
        kept: PathBuf,
    },
    /// A file is larger than any of its kind.
    #[error("{path} is larger than the {max} bytes such a file may have; choose another one")]
    TooLarge {
        /// The file that is too large.
        path: PathBuf,
        /// The limit in bytes.
        max: usize,
    },
    /// Something with this name is no file: a folder, a pipe or a device.
    #[error("{0} is not a file; choose another one")]
    NoFile(PathBuf),
    /// A file cannot be read in time.
    #[error("{0} does not answer; copy it to this computer first")]
    Silent(PathBuf),
    /// A file is not text.
    #[error("{0} is not a text file; choose another one")]
    NotText(PathBuf),
    /// A file is no record that can be played.
    #[error("{path}: {error}")]
    Record {
        /// The file that is no record.
        path: PathBuf,
        /// The reason for that.
        error: Box<RecordError>,
    },
}

impl StoreError {
    /// True for a record file that ends before its game begins: nothing was played that is in it.
    #[must_use]
    pub fn is_empty_record(&self) -> bool {
        let Self::Record { error, .. } = self else {
            return false;
        };
        matches!(**error, RecordError::NoHeader | RecordError::NotARecord)
    }

    /// Stable code, also the catalogue key.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Locked(_) => "profile-in-use",
            Self::NoHome => "no-home",
            Self::Unkept { .. } => "profile-not-kept",
            Self::DeviceKey { .. } => "identity",
            Self::Io { .. } | Self::NoFile(_) | Self::Silent(_) => "file",
            Self::Damaged { .. } | Self::SetAside { .. } => "file-damaged",
            Self::TooLarge { .. } => "file-too-large",
            Self::NotText(_) => "not-text",
            Self::Record { .. } | Self::Unwritable(_) => "record",
        }
    }
}

fn at(path: &std::path::Path) -> impl FnOnce(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| StoreError::Io { path, error }
}
