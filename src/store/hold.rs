//! The lock of a profile: one process at a time has it.

use super::{StoreError, access};
use std::{
    fs::{self, File, TryLockError},
    path::Path,
    time::{Duration, Instant},
};

/// The file that is locked.
pub(super) const LOCK: &str = "lock";
/// Time for another holder of the lock to end.
const ENDING: Duration = Duration::from_millis(200);

/// Makes a folder, locks it, and makes sure that files can be made there.
pub(super) fn hold(folder: &Path) -> Result<File, TryLockError> {
    access::make_folder(folder).map_err(TryLockError::Error)?;
    let open = |name| access::private().create(true).truncate(false).open(folder.join(name));
    let lock = open(LOCK).map_err(TryLockError::Error)?;
    lock_soon(&lock)?;
    // An old lock may be writable where nothing new is.
    let trial = format!("{LOCK}.new");
    open(&trial)
        .and_then(|_| fs::remove_file(folder.join(&trial)))
        .map_err(TryLockError::Error)?;
    Ok(lock)
}

/// Locks a file. Another holder may be gone in a moment: a program that ends just now, or a process that was made with the
/// files of this one and has not closed them yet.
fn lock_soon(file: &File) -> Result<(), TryLockError> {
    let until = Instant::now() + ENDING;
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if Instant::now() < until => std::thread::sleep(ENDING / 20),
            locked => return locked,
        }
    }
}

/// Locks a folder that cannot be written, if it has a lock.
pub(super) fn hold_read_only(folder: &Path) -> Result<Option<File>, StoreError> {
    let Ok(lock) = File::open(folder.join(LOCK)) else {
        return Ok(None);
    };
    match lock_soon(&lock) {
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(folder.to_owned())),
        // A file system without locks: nobody else can have it either.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(lock)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_goes_away_in_a_moment_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let ending = hold(folder.path()).unwrap();
        // As a child process has it until it runs its own program.
        let inherited = ending.try_clone().unwrap();
        drop(ending);
        let child = std::thread::spawn(move || {
            std::thread::sleep(ENDING / 10);
            drop(inherited);
        });
        assert!(hold(folder.path()).is_ok());
        child.join().unwrap();
    }
}
