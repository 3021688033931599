//! The files of a profile, and what somebody types: refused, or written back as read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay_fuzz::told;
use std::{path::PathBuf, sync::LazyLock};

/// The folder of the profile.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("podbay-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder of its own");
    folder
});

fuzz_target!(|bytes: &[u8]| {
    let _ = told::files(&FOLDER, bytes);
});
