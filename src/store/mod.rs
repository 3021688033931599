//! The only files on disk: one folder per identity ("profile") with the device key, the remembered hosts, the settings
//! and the records; and the journal that a host writes.

mod journal;
mod profile;

pub use journal::JournalFile;
pub use profile::{HostMemory, Profile};

use std::{io, path::PathBuf};

/// Why a file could not be used; each says which and what to do.
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
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}")]
    Io {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file of ours has been damaged.
    #[error("{path} cannot be read ({what}); restore it from a backup, or delete it")]
    Damaged {
        /// Which.
        path: PathBuf,
        /// Where and why.
        what: String,
    },
}

fn at(path: &std::path::Path) -> impl FnOnce(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| StoreError::Io { path, error }
}
