//! Files that a person names: records and box files.

use super::{StoreError, at};
use crate::{
    protocol::limits,
    record::{self, Loaded},
    rules::Game,
};
use std::{fs::File, io::Read, path::Path};

/// Reads a record file; a damaged tail is left out and reported, and so is what is beyond the longest record.
///
/// # Errors
/// The file cannot be read, or is no record that this build can play.
pub fn load_record<G: Game>(path: &Path) -> Result<Loaded<G>, StoreError> {
    let bytes = read_beginning(path, limits::RECORD_MAX)?;
    record::load(&bytes).map_err(|error| StoreError::Record {
        path: path.to_owned(),
        error: Box::new(error),
    })
}

/// Reads a record file, or the record in a bug report, as [`load_record`] does.
///
/// # Errors
/// The file cannot be read, or has no record that this build can play.
pub fn load_replay<G: Game>(path: &Path) -> Result<Loaded<G>, StoreError> {
    let bytes = read_beginning(path, limits::RECORD_MAX + limits::REPORT_TEXT_MAX)?;
    record::load_replay(&bytes).map_err(|error| StoreError::Record {
        path: path.to_owned(),
        error: Box::new(error),
    })
}

/// Reads the text of a box file.
///
/// # Errors
/// The file cannot be read, is larger than any box file, or is not text.
pub fn read_box_file(path: &Path) -> Result<String, StoreError> {
    let bytes = read_limited(path, limits::BOX_FILE_MAX)?;
    String::from_utf8(bytes).map_err(|_| StoreError::NotText(path.to_owned()))
}

/// The whole file if it is not larger than `max` bytes.
fn read_limited(path: &Path, max: usize) -> Result<Vec<u8>, StoreError> {
    let bytes = read_beginning(path, max)?;
    if bytes.len() > max {
        return Err(StoreError::TooLarge {
            path: path.to_owned(),
            max,
        });
    }
    Ok(bytes)
}

/// The first `max` bytes of a file, and one more of a longer one, which tells them apart.
fn read_beginning(path: &Path, max: usize) -> Result<Vec<u8>, StoreError> {
    let file = File::open(path).map_err(at(path))?;
    let mut bytes = Vec::new();
    file.take(max as u64 + 1).read_to_end(&mut bytes).map_err(at(path))?;
    Ok(bytes)
}
