//! Who may read what lies in a profile: its owner alone.
//!
//! A folder has the mode 700 and a file 600, because a record holds the secret of its seed. On Windows nothing is set: the
//! usual folder lies in the user's own profile, which only this user, administrators and the system may read, and a folder
//! that `--profile` names elsewhere has the rights of the folder in which it was made.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::Path,
};

/// Options for a file that only its owner may read.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder, and those above it, that only its owner may read. One that is there stays as it is.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Closes a profile of an earlier version to other users. A folder that holds anything else, such as a home that was named
/// with `--profile`, stays open: only what belongs to the profile is closed there. A link is left alone.
pub(super) fn mend(folder: &Path, files: &[&str], folders: &[&str]) {
    let is_ours = |name: &str| folders.contains(&name) || files.iter().any(|file| name.starts_with(file));
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut all_ours = true;
    for entry in entries.flatten() {
        let name = entry.file_name();
        if !name.to_str().is_some_and(is_ours) {
            all_ours = false;
            continue;
        }
        close(&entry.path());
        if entry.file_type().is_ok_and(|kind| kind.is_dir())
            && let Ok(inner) = fs::read_dir(entry.path())
        {
            inner.flatten().for_each(|file| close(&file.path()));
        }
    }
    if all_ours {
        close(folder);
    }
}

/// Takes all rights on a file or folder from everybody but its owner.
#[cfg(unix)]
fn close(path: &Path) {
    use crate::diagnostics::Dropped;
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = fs::symlink_metadata(path) else { return };
    let mode = about.permissions().mode();
    if about.is_symlink() || mode & 0o077 == 0 {
        return;
    }
    if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)) {
        Dropped::StaysOpen(error.kind()).tell();
    }
}

#[cfg(not(unix))]
fn close(_: &Path) {}
