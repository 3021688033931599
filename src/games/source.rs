//! The text of a box file, and how to say where it is wrong.

use crate::rules::{BoxFile, SetupError};
use serde::de::DeserializeOwned;
use std::ops::Range;

/// A box file of more bytes is no box file; it would also be sent to every client.
const MAX_FILE: usize = 64 * 1024;

/// A text with a name, to say where something is wrong.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    name: &'a str,
}

impl<'a> Source<'a> {
    /// The given file, or the built-in text under its name.
    pub(super) fn new(file: Option<&'a BoxFile>, built_in: &'a str, name: &'a str) -> Self {
        let (text, name) = file.map_or((built_in, name), |file| (&file.text, &file.name));
        Self { text, name }
    }

    /// What the text says, in the shape of `T`.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, SetupError> {
        if self.text.len() > MAX_FILE {
            return Err(self.wrong(0..0, "file", format!("at most {MAX_FILE} bytes")));
        }
        toml::from_str(self.text).map_err(|error| self.syntax(&error))
    }

    /// The complaint that `field` at this place is not what is expected.
    pub(super) fn wrong(&self, at: Range<usize>, field: &str, expected: impl Into<String>) -> SetupError {
        SetupError::BoxFile {
            file: self.name.to_owned(),
            line: self.line(at.start),
            field: field.to_owned(),
            expected: expected.into(),
        }
    }

    /// The last byte, for what is missing altogether.
    pub(super) const fn end(&self) -> Range<usize> {
        let end = self.text.len().saturating_sub(1);
        end..end
    }

    fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|&b| b == b'\n').count()
    }

    /// What the TOML reader complains about; the field is the key, or the header, of that line.
    fn syntax(&self, error: &toml::de::Error) -> SetupError {
        let span = error.span().unwrap_or(0..0);
        let line = self.text.lines().nth(self.line(span.start) - 1).unwrap_or_default();
        let key = line.split('=').next().unwrap_or_default().trim();
        let field = if key.is_empty() || key.starts_with('#') {
            "file"
        } else {
            key
        };
        self.wrong(span, field, wanted(error.message()))
    }
}

/// What the TOML reader wants, worded to follow "expected": it says what it got first, and what it wants last.
fn wanted(complaint: &str) -> String {
    let complaint = complaint.replace('\n', " ");
    let got = ["invalid type: ", "invalid value: "]
        .iter()
        .find_map(|what| complaint.strip_prefix(what));
    match got.and_then(|rest| rest.split_once(", expected ")) {
        Some((got, "u8")) => format!("a whole number from 0 to 255, not {got}"),
        Some((got, want)) => format!("{want}, not {got}"),
        None => format!("a box file in TOML; {complaint}"),
    }
}
