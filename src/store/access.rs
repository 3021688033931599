//! Who may read what lies in a profile: its owner alone.
//!
//! A folder has the mode 700 and a file 600, because a record holds the secret of its seed. On Windows nothing is set: the
//! usual folder lies in the user's own profile, which only this user, administrators and the system may read, and a folder
//! that `--profile` names elsewhere has the rights of the folder in which it was made.

use crate::diagnostics::Dropped;
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

#[cfg(all(test, unix))]
mod tests {
    use crate::store::{JournalFile, Profile};
    use std::{fs, os::unix::fs::PermissionsExt, path::Path};

    fn mode(path: &Path) -> u32 {
        fs::symlink_metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn open_to_all(path: &Path) {
        let all = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, fs::Permissions::from_mode(all)).unwrap();
    }

    #[test]
    fn nobody_else_reads_what_a_profile_keeps() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join("above/profile");
        let mut profile = Profile::open(Some(&at)).unwrap();
        profile.save_device_key(b"key");
        profile.save_settings("").unwrap();
        let record = profile.record_path().unwrap().unwrap();
        JournalFile::create(&record, b"seed").unwrap();
        profile.keep_heard("game", b"seed").unwrap();
        let copy = profile.export(&record, "copy").unwrap();
        profile.report_path().unwrap();
        let folders = [
            at.clone(),
            at.join("records"),
            at.join("heard"),
            at.join("exports"),
            at.join("reports"),
        ];
        let files = [
            at.join("lock"),
            at.join("device.key"),
            at.join("settings.toml"),
            record,
            at.join("heard/game.podbay"),
        ];
        let check = || {
            folders
                .iter()
                .for_each(|path| assert_eq!(mode(path), 0o700, "{path:?}"));
            files.iter().for_each(|path| assert_eq!(mode(path), 0o600, "{path:?}"));
        };
        check();
        // As an earlier version left it.
        drop(profile);
        folders.iter().chain(&files).for_each(|path| open_to_all(path));
        open_to_all(&copy);
        let _open = Profile::open(Some(&at)).unwrap();
        check();
        assert_eq!(mode(&copy), 0o600);
    }

    #[test]
    fn a_folder_with_other_things_stays_as_it_is_and_no_link_is_followed() {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path().join("home");
        let elsewhere = folder.path().join("elsewhere");
        fs::create_dir(&home).unwrap();
        for (path, text) in [
            (&elsewhere, "a"),
            (&home.join("letter.txt"), "b"),
            (&home.join("known.toml"), ""),
        ] {
            fs::write(path, text).unwrap();
            open_to_all(path);
        }
        std::os::unix::fs::symlink(&elsewhere, home.join("newest.log")).unwrap();
        open_to_all(&home);
        let _open = Profile::open(Some(&home)).unwrap();
        let modes = [&home, &home.join("letter.txt"), &elsewhere, &home.join("known.toml")].map(|path| mode(path));
        assert_eq!(modes, [0o755, 0o644, 0o644, 0o600]);
    }
}
