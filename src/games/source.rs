//! A box file: its text, and how to say where it is wrong.

use crate::rules::{BoxFile, SetupError};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, Unexpected, Visitor},
};
use std::{
    borrow::Cow,
    fmt,
    ops::{Range, RangeInclusive},
};
use toml::{
    Spanned,
    de::{DeTable, DeValue, Deserializer as Reader},
};

/// Most bytes of a box file. It is sent to every client, so it must not be larger.
const MAX_FILE: usize = 64 * 1024;
/// Keys of a table that say how sure its fields are.
pub(super) const MARKS: [&str; 2] = ["certain", "marks"];

/// A box file as a tree whose values know their places.
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    name: &'a str,
    pub(super) tree: DeTable<'a>,
}

impl<'a> Source<'a> {
    /// The given file, or the built-in text under its name.
    ///
    /// # Errors
    /// The file is too long, or it is not TOML.
    pub(super) fn new(file: Option<&'a BoxFile>, built_in: &'a str, name: &'a str) -> Result<Self, SetupError> {
        let (text, name) = file.map_or((built_in, name), |file| (&file.text, &file.name));
        let tree = DeTable::new();
        let mut source = Self { text, name, tree };
        if text.len() > MAX_FILE {
            return Err(source.complaint(0..0, "file", format!("at most {MAX_FILE} bytes")));
        }
        let parsed = DeTable::parse(text).map_err(|error| {
            let expected = format!("a box file in TOML; {}", error.message());
            source.complaint(error.span().unwrap_or(0..0), "file", expected)
        })?;
        source.tree = parsed.into_inner();
        Ok(source)
    }

    /// Reads the file in the shape of `T`, without its marks.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, SetupError> {
        let mut tree = self.tree.clone();
        unmark(&mut tree);
        self.shaped(Reader::from(Spanned::new(0..0, tree)))
    }

    /// A value in the shape of `T`.
    pub(super) fn shaped<'de, T: Deserialize<'de>>(
        &self,
        value: impl Deserializer<'de, Error = toml::de::Error>,
    ) -> Result<T, SetupError> {
        T::deserialize(value).map_err(|error| {
            let at = error.span().unwrap_or(0..0);
            match error.message().strip_prefix("missing field `") {
                Some(key) => self.lacks_in(at, key.trim_end_matches('`'), "a value"),
                None => self.wrong(at, wanted(error.message())),
            }
        })
    }

    /// The value that these keys lead to, such as `tech.3.copies`: a number stands for an entry of a list, from 0.
    pub(super) fn find(&self, path: &str) -> Option<&Spanned<DeValue<'a>>> {
        let mut keys = path.split('.');
        let first = self.tree.get(keys.next()?)?;
        keys.try_fold(first, |value, key| match value.get_ref() {
            DeValue::Array(entries) => entries.get(key.parse::<usize>().ok()?),
            other => other.get(key),
        })
    }

    /// The complaint that something else is expected of the value at a path, or that it is absent.
    pub(super) fn refuse(&self, path: &str, expected: impl Into<String>) -> SetupError {
        if let Some(value) = self.find(path) {
            return self.wrong(value.span(), expected);
        }
        let (table, key) = path.rsplit_once('.').unwrap_or_default();
        let head = self.find(&format!("{table}.id")).or_else(|| self.find(table));
        self.lacks_in(head.map_or(0..0, Spanned::span), key, expected)
    }

    /// Refuses a number at a path that is out of range.
    pub(super) fn within(&self, path: &str, number: u8, range: RangeInclusive<u8>) -> Result<(), SetupError> {
        if range.contains(&number) {
            return Ok(());
        }
        Err(self.refuse(path, in_words(&range)))
    }

    /// The complaint that something else is expected at this place.
    pub(super) fn wrong(&self, at: Range<usize>, expected: impl Into<String>) -> SetupError {
        let mut path = path(&self.tree, at.start);
        if path.len() > 2 && path.last().is_some_and(|key| key == "id") {
            path.remove(path.len() - 2); // the id that is wrong itself
        }
        self.complaint(at, &path.join("."), expected)
    }

    /// The complaint that the table or entry lacks a line; `at` is the place of its header or its id.
    pub(super) fn lacks_in(&self, at: Range<usize>, key: &str, expected: impl Into<String>) -> SetupError {
        let mut path = path(&self.tree, at.start);
        path.pop_if(|last| last == "id");
        path.push(key.to_owned());
        self.complaint(at, &path.join("."), expected)
    }

    /// The complaint that the file lacks something altogether.
    pub(super) fn lacks(&self, field: &str, expected: impl Into<String>) -> SetupError {
        let end = self.text.len().saturating_sub(1);
        self.complaint(end..end, field, expected)
    }

    fn complaint(&self, at: Range<usize>, field: &str, expected: impl Into<String>) -> SetupError {
        SetupError::BoxFile {
            file: self.name.to_owned(),
            line: 1 + self.text.bytes().take(at.start).filter(|&b| b == b'\n').count(),
            field: if field.is_empty() { "file" } else { field }.to_owned(),
            expected: expected.into(),
        }
    }
}

/// The id of an entry: a word or a number.
pub(super) fn id<'t>(entry: &'t DeTable<'_>) -> Option<&'t str> {
    match entry.get("id")?.get_ref() {
        DeValue::String(word) => Some(word),
        DeValue::Integer(number) => Some(number.as_str()),
        _ => None,
    }
}

/// A key without its place.
pub(super) fn name<'t>(key: &'t Spanned<Cow<'_, str>>) -> &'t str {
    key.get_ref()
}

/// Takes the marks out of a tree.
fn unmark(table: &mut DeTable<'_>) {
    for mark in MARKS {
        table.remove(mark);
    }
    for (_, value) in table.iter_mut() {
        match value.get_mut() {
            DeValue::Table(table) => unmark(table),
            DeValue::Array(items) => {
                for item in items.iter_mut() {
                    if let DeValue::Table(entry) = item.get_mut() {
                        unmark(entry);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The keys that lead to a place, and the ids of entries on the way; none for a place outside of all values.
fn path(table: &DeTable<'_>, at: usize) -> Vec<String> {
    for (key, value) in table {
        let below = path_in(value, at).or_else(|| key.span().contains(&at).then(Vec::new));
        if let Some(mut path) = below {
            path.insert(0, name(key).to_owned());
            return path;
        }
    }
    Vec::new()
}

/// The keys below a value that lead to the place, if it is in this value.
fn path_in(value: &Spanned<DeValue<'_>>, at: usize) -> Option<Vec<String>> {
    let below = match value.get_ref() {
        DeValue::Table(table) => Some(path(table, at)).filter(|path| !path.is_empty()),
        DeValue::Array(items) => items.iter().find_map(|item| {
            let mut path = path_in(item, at)?;
            if let Some(id) = item.get_ref().as_table().and_then(id) {
                path.insert(0, id.to_owned());
            }
            Some(path)
        }),
        _ => None,
    };
    below.or_else(|| value.span().contains(&at).then(Vec::new))
}

/// Turns a complaint of the TOML reader into words that follow "expected": first the wanted value, then the one found.
fn wanted(complaint: &str) -> String {
    let complaint = complaint.replace('\n', " ").replace('`', "");
    let starts = [
        ("invalid type: ", ""),
        ("invalid value: ", ""),
        ("invalid length ", ""),
        ("unknown variant ", ""),
        ("unknown field ", "the unknown field "),
    ];
    let parts = starts.into_iter().find_map(|(start, called)| {
        let (got, want) = complaint.strip_prefix(start)?.split_once(", expected ")?;
        let want = if want == "u8" {
            "a whole number from 0 to 255"
        } else {
            want
        };
        Some(format!("{want}, not {called}{got}"))
    });
    parts.unwrap_or(complaint)
}

/// A table for each number of players, from two to four, in this order.
pub(super) fn by_players<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<[T; 3], D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Tables<T> {
        #[serde(rename = "2")]
        two: T,
        #[serde(rename = "3")]
        three: T,
        #[serde(rename = "4")]
        four: T,
    }
    let Tables { two, three, four } = Tables::deserialize(deserializer)?;
    Ok([two, three, four])
}

/// The numbers of a range, for people.
fn in_words(range: &RangeInclusive<u8>) -> String {
    let (least, most) = (range.start(), range.end());
    if least == most {
        return least.to_string();
    }
    format!("a number from {least} to {most}")
}

/// A number of a file from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Within<const LEAST: u8, const MOST: u8>(pub(super) u8);

impl<const LEAST: u8, const MOST: u8> Within<LEAST, MOST> {
    /// Reads the number alone: `#[serde(deserialize_with = "Within::<1, 9>::number")]`.
    pub(super) fn number<'de, D: Deserializer<'de>, T: From<u8>>(deserializer: D) -> Result<T, D::Error> {
        Self::deserialize(deserializer).map(|number| number.0.into())
    }
}

impl<'de, const LEAST: u8, const MOST: u8> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u8(Bounds::<LEAST, MOST>).map(Self)
    }
}

struct Bounds<const LEAST: u8, const MOST: u8>;

impl<const LEAST: u8, const MOST: u8> Visitor<'_> for Bounds<LEAST, MOST> {
    type Value = u8;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_words(&(LEAST..=MOST)))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<u8, E> {
        let fits = u8::try_from(number)
            .ok()
            .filter(|number| (LEAST..=MOST).contains(number));
        fits.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
}
