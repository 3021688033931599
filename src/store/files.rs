//! Files that a person names: records and box files.

use super::{StoreError, at};
use crate::{
    protocol::limits,
    record::{self, Loaded},
    rules::Game,
};
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    string::FromUtf8Error,
};

/// U+FEFF in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Most bytes of a file that a command writes. Thirty positions of a game have far fewer.
const OUTPUT_MAX: usize = 2 * 1024 * 1024;

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

/// The path that a person typed or pasted: as it is, in the quotes in which terminals and file managers copy it, from the
/// home on (`~/`), or as an address (`file://`).
#[must_use]
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim();
    let within = |mark: char| text.strip_prefix(mark)?.strip_suffix(mark);
    let text = within('"').or_else(|| within('\'')).unwrap_or(text).trim();
    if let Some(path) = address_path(text) {
        return path;
    }
    let below_home = text.strip_prefix("~/").zip(directories::UserDirs::new());
    below_home.map_or_else(|| text.into(), |(path, user)| user.home_dir().join(path))
}

/// The path in an address of a file; `None` if it is no such address.
fn address_path(text: &str) -> Option<PathBuf> {
    const SCHEME: &str = "file:";
    let scheme = text.get(..SCHEME.len())?;
    if !scheme.eq_ignore_ascii_case(SCHEME) {
        return None;
    }
    let rest = &text[SCHEME.len()..];
    let path = rest.strip_prefix("//").unwrap_or(rest);
    let path = path.strip_prefix("localhost").unwrap_or(path);
    Some(system_path(unescaped(path)))
}

/// The bytes of a part of an address, in which `%20` stands for a space.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digits = (*first == b'%').then(|| after.get(..2)).flatten();
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    bytes
}

#[cfg(unix)]
fn system_path(bytes: Vec<u8>) -> PathBuf {
    <std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(bytes).into()
}

/// Addresses name a drive behind a slash, and another machine before the first one.
#[cfg(not(unix))]
fn system_path(bytes: Vec<u8>) -> PathBuf {
    let text = String::from_utf8_lossy(&bytes).into_owned();
    match text.strip_prefix('/') {
        Some(path) if path.as_bytes().get(1) == Some(&b':') => path.into(),
        Some(_) => text.into(),
        None => format!("//{text}").into(),
    }
}

/// Reads the text of a box file.
///
/// # Errors
/// The file cannot be read, is larger than any box file, or is not text.
pub fn read_box_file(path: &Path) -> Result<String, StoreError> {
    read_text(path, limits::BOX_FILE_MAX)
}

/// Reads a file of weights or puzzles, which a command writes; `None` if there is no such file.
///
/// # Errors
/// The file cannot be read, is larger than any such file, or is not text.
pub fn read_output(path: &Path) -> Result<Option<String>, StoreError> {
    match read_text(path, OUTPUT_MAX) {
        Ok(text) => Ok(Some(text)),
        Err(StoreError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file of weights or puzzles in place of the one before.
///
/// # Errors
/// The file cannot be written. The one before is still there then.
pub fn write_output(path: &Path, text: &str) -> Result<(), StoreError> {
    // A program that ends halfway leaves the old file.
    let new = path.with_added_extension("new");
    fs::write(&new, text).map_err(at(&new))?;
    fs::rename(&new, path).map_err(at(path))
}

/// Reads a text file of at most `max` bytes.
///
/// # Errors
/// The file cannot be read, is larger, or is not text.
pub fn read_text(path: &Path, max: usize) -> Result<String, StoreError> {
    plain_text(read_limited(path, max)?).map_err(|_| StoreError::NotText(path.to_owned()))
}

/// The text in the bytes of a file. Some editors write a byte-order mark before it, which belongs to no text.
pub(super) fn plain_text(mut bytes: Vec<u8>) -> Result<String, FromUtf8Error> {
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes)
}

/// Reads a record file, or the record in a bug report, if it is a file: a pipe or a device may keep whoever reads it for
/// ever.
///
/// # Errors
/// As [`load_replay`], or it is no file.
pub fn load_replay_file<G: Game>(path: &Path) -> Result<Loaded<G>, StoreError> {
    regular(path)?;
    load_replay(path)
}

fn regular(path: &Path) -> Result<(), StoreError> {
    let about = fs::metadata(path).map_err(at(path))?;
    if about.is_file() {
        Ok(())
    } else {
        Err(StoreError::NoFile(path.to_owned()))
    }
}

/// The same as [`read_limited`] for what is a file and no pipe, device or folder: those may keep whoever reads them for
/// ever.
pub(super) fn read_regular(path: &Path, max: usize) -> Result<Vec<u8>, StoreError> {
    regular(path)?;
    read_limited(path, max)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_taken_as_it_was_typed_pasted_or_copied() {
        let home = directories::UserDirs::new().unwrap().home_dir().to_owned();
        let cases = [
            (" a b.podbay ", "a b.podbay"),
            ("\"/tmp/a b.podbay\"", "/tmp/a b.podbay"),
            ("'/tmp/it is.podbay' ", "/tmp/it is.podbay"),
            ("\"", "\""),
            ("file:///tmp/a%20b%C3%A9.podbay", "/tmp/a bé.podbay"),
            ("FILE://localhost/tmp/a", "/tmp/a"),
            ("file:/tmp/100%", "/tmp/100%"),
            ("'file:///tmp/%41%4'", "/tmp/A%4"),
            ("file%20name", "file%20name"),
            ("é", "é"),
        ];
        for (typed, path) in cases {
            assert_eq!(typed_path(typed), Path::new(path), "{typed}");
        }
        assert_eq!(typed_path("~/a"), home.join("a"));
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStrExt;
            assert_eq!(typed_path("file:///%FF").as_os_str().as_bytes(), b"/\xff");
        }
    }

    #[test]
    fn a_byte_order_mark_belongs_to_no_text() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("box.toml");
        fs::write(&path, "\u{feff}format = 1").unwrap();
        assert_eq!(read_box_file(&path).unwrap(), "format = 1");
        fs::write(&path, "no\u{feff}mark").unwrap();
        assert_eq!(read_box_file(&path).unwrap(), "no\u{feff}mark");
    }
}
