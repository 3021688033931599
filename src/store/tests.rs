//! Who may read what lies in a profile.

use crate::store::{JournalFile, Profile};
#[cfg(target_os = "linux")]
use crate::{diagnostics::Dropped, log_catch::LogCatch, store::access};
#[cfg(target_os = "linux")]
use std::io::ErrorKind;
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

/// Elsewhere no file is known whose rights its owner cannot change.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_stays_open_to_others_is_told() {
    let log = LogCatch::begin();
    access::mend(Path::new("/proc/self"), &["stat"], &[]);
    assert!(log.has(&Dropped::StaysOpen(ErrorKind::PermissionDenied)));
}
