//! Records that their owner took off the list: they lie in a folder of their own until they are put back.

use super::{
    StoreError, at,
    profile::{Profile, REMOVED},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

impl Profile {
    /// Takes a record off the list; returns where it lies from now on.
    ///
    /// # Errors
    /// It cannot be moved, or a removed record of this name is there already.
    pub fn take_off_list(&self, record: &Path) -> Result<PathBuf, StoreError> {
        let place = self.made(REMOVED)?.join(record.file_name().unwrap_or_default());
        move_to(record, &place)?;
        Ok(place)
    }

    /// Puts a removed record back to where it was.
    ///
    /// # Errors
    /// It cannot be moved, or another record has its place.
    pub fn put_back(&self, removed: &Path, record: &Path) -> Result<(), StoreError> {
        move_to(removed, record)
    }
}

/// Moves a file to a place where none is.
fn move_to(from: &Path, to: &Path) -> Result<(), StoreError> {
    // A file that came there in between belongs to this program, and no two records have one name.
    if to.exists() {
        let taken = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(at(to)(taken));
    }
    fs::rename(from, to).map_err(at(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_removed_record_leaves_the_list_and_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let record = profile.record_path().unwrap().unwrap();
        fs::write(&record, b"a game").unwrap();
        let listed = || profile.dated_replays().unwrap().into_iter().map(|(_, path)| path);
        assert_eq!(listed().collect::<Vec<_>>(), std::slice::from_ref(&record));
        let place = profile.take_off_list(&record).unwrap();
        assert_eq!(listed().count(), 0);
        assert_eq!(fs::read(&place).unwrap(), b"a game");
        fs::write(&record, b"another").unwrap();
        assert!(profile.put_back(&place, &record).is_err(), "nothing is written over");
        fs::remove_file(&record).unwrap();
        profile.put_back(&place, &record).unwrap();
        assert_eq!(fs::read(&record).unwrap(), b"a game");
    }
}
