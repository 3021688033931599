//! Files in words: why one cannot be used, and what to do about it.

use super::{t, t_args};
use crate::{record::RecordError, store::StoreError};
use std::path::Path;

/// The reason why a file could not be read or written, with its path.
#[must_use]
pub fn trouble(error: &StoreError) -> String {
    let of = |id: &str, path: &Path| t_args(id, &[("path", path.display().to_string().into())]);
    let because = |path: &Path, why: String| {
        let path = path.display().to_string();
        t_args("file-trouble", &[("path", path.into()), ("why", why.into())])
    };
    match error {
        StoreError::Locked(path) => of("file-in-use", path),
        StoreError::NoHome => t("file-no-home"),
        StoreError::Unkept { folder, why } => {
            let folder = folder.display().to_string();
            t_args(
                "file-not-kept",
                &[("path", folder.into()), ("why", why.as_str().into())],
            )
        }
        StoreError::Io { path, error } => because(path, error.to_string()),
        StoreError::Unwritable(_) => t("file-unwritable"),
        StoreError::Damaged { path, what } => {
            let path = path.display().to_string();
            t_args("file-damaged", &[("path", path.into()), ("what", what.as_str().into())])
        }
        StoreError::DeviceKey { path, .. } => of("file-device-key", path),
        StoreError::SetAside { kept, what, .. } => {
            let file = kept.display().to_string();
            t_args(
                "settings-broken-kept",
                &[("what", what.as_str().into()), ("file", file.into())],
            )
        }
        StoreError::NoFile(path) => of("file-no-file", path),
        StoreError::Silent(path) => of("file-silent", path),
        StoreError::TooLarge { path, .. } => of("file-too-large", path),
        StoreError::NotText(path) => of("file-no-text", path),
        StoreError::Record { path, error } => because(path, record(error)),
    }
}

/// The reason why nothing of a record can be shown that is named beside it.
#[must_use]
pub fn unreadable(error: &StoreError) -> String {
    match error {
        StoreError::Record { error, .. } => record(error),
        other => t_args("replays-no-file", &[("why", trouble(other).into())]),
    }
}

fn record(error: &RecordError) -> String {
    match error {
        RecordError::NotARecord => t("replays-not-a-record"),
        RecordError::NoHeader => t("replays-empty-record"),
        RecordError::OtherFormat { program, .. }
        | RecordError::OtherRules { program, .. }
        | RecordError::Header { program, .. } => {
            let ours = env!("CARGO_PKG_VERSION");
            let versions = [("theirs", program.as_str().into()), ("ours", ours.into())];
            t_args("start-resume-other-version", &versions)
        }
        RecordError::OnlyText => t("replays-only-text"),
        RecordError::Report | RecordError::ReportHead | RecordError::TwoVersions => t("replays-made-up"),
        RecordError::Malformed { entry, .. } => t_args("replays-malformed", &[("n", (*entry).into())]),
    }
}
