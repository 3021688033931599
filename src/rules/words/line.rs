//! A line of words: written, and read from the left.

use crate::rules::notation_error::NotationError;
use std::{collections::BTreeSet, str::FromStr};

type Read<T = ()> = Result<T, NotationError>;

/// A value that is written as words of a line and read again, against what is fixed for the match.
pub trait Words<S>: Sized {
    /// Appends the words of the value.
    fn write(&self, line: &mut Writer<'_, S>);
    /// Takes the words of a value.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    fn read(line: &mut Reader<'_, S>) -> Read<Self>;
}

/// The value as one line.
pub fn text<S>(setup: &S, value: &impl Words<S>) -> String {
    let mut line = Writer::new(setup);
    value.write(&mut line);
    line.text
}

/// Reads what [`text`] writes.
///
/// # Errors
/// Names the word that is wrong and what was expected.
pub fn parse<S, T: Words<S>>(setup: &S, text: &str) -> Read<T> {
    let mut line = Reader::new(setup, 1, text);
    let value = line.read()?;
    line.end()?;
    Ok(value)
}

/// Checks that every word of a pattern fits a word that can stand in its place. `*` stands for any letters of a word, a
/// last word `**` for any further words.
///
/// # Errors
/// Names the word that nothing fits and what was expected.
pub fn parse_pattern<S, T: Words<S>>(setup: &S, pattern: &str) -> Read {
    let mut line = Reader::new(setup, 1, pattern);
    line.pattern = true;
    line.read::<T>()?;
    line.end()
}

/// Reads a position. A draft takes in its lines, and `finish` names the law that they break together. Empty lines are
/// skipped.
///
/// # Errors
/// The first complaint of `read`; that a line goes on after what it has read; or the broken law, with the line after
/// which the position breaks it for good.
pub fn position<'a, S, D, T>(
    setup: &'a S,
    text: &'a str,
    draft: impl Fn(&'a S) -> D,
    read: impl Fn(&mut D, &mut Reader<'a, S>) -> Read,
    finish: impl Fn(D, &'a S) -> Result<T, String>,
) -> Read<T> {
    let lines: Vec<&str> = text.lines().collect();
    let of_first = |count: usize| -> Read<Result<T, String>> {
        let mut draft = draft(setup);
        for (index, text) in lines[..count].iter().enumerate() {
            let mut line = Reader::new(setup, index + 1, text);
            if !line.done() {
                read(&mut draft, &mut line)?;
                line.end()?;
            }
        }
        Ok(finish(draft, setup))
    };
    let law = match of_first(lines.len())? {
        Ok(position) => return Ok(position),
        Err(law) => law,
    };
    let breaks = |&count: &usize| matches!(of_first(count), Ok(Err(found)) if found == law);
    let line = (1..=lines.len()).rev().take_while(breaks).last().unwrap_or(1);
    Err(NotationError { line, message: law })
}

/// The subjects that the lines of a position have told so far.
#[derive(Debug, Default)]
pub struct Told(BTreeSet<String>);

impl Told {
    /// Records the subject of a line.
    ///
    /// # Errors
    /// An earlier line has told it already.
    pub fn once<S>(&mut self, line: &Reader<'_, S>, subject: String) -> Read {
        if self.0.contains(&subject) {
            return Err(line.error(format!("{subject} is told twice")));
        }
        self.0.insert(subject);
        Ok(())
    }

    /// True if a line has told of it.
    #[must_use]
    pub fn has(&self, subject: &str) -> bool {
        self.0.contains(subject)
    }
}

/// Writes words, one behind the other.
pub struct Writer<'a, S> {
    /// The setup of the match, which gives the names.
    pub setup: &'a S,
    pub(super) text: String,
}

impl<'a, S> Writer<'a, S> {
    /// An empty line.
    pub(super) const fn new(setup: &'a S) -> Self {
        Self {
            setup,
            text: String::new(),
        }
    }

    /// True if there is no word yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Appends a word.
    pub fn word(&mut self, word: impl AsRef<str>) {
        if !self.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word.as_ref());
    }
}

/// Words of one line, read from the left.
///
/// The line may be a pattern. What is read from it then is some value that fits it, which shows that there is one.
pub struct Reader<'a, S> {
    /// The setup of the match, which gives the names.
    pub setup: &'a S,
    line: usize,
    words: Vec<&'a str>,
    at: usize,
    pattern: bool,
}

impl<'a, S> Reader<'a, S> {
    /// A reader of line number `line` (from 1); what follows `#` is left out.
    #[must_use]
    pub fn new(setup: &'a S, line: usize, text: &'a str) -> Self {
        let words = text.split('#').next().unwrap_or_default().split_whitespace().collect();
        Self {
            setup,
            line,
            words,
            at: 0,
            pattern: false,
        }
    }

    /// The complaint about the word read last.
    #[must_use]
    pub fn wrong(&self, expected: &str) -> NotationError {
        let got = match self.at.checked_sub(1).and_then(|last| self.words.get(last)) {
            Some(word) => format!("{word:?}"),
            None => "the line ends".to_owned(),
        };
        self.error(format!("{got}, expected {expected}"))
    }

    /// A complaint about this line in other words.
    #[must_use]
    pub fn error(&self, message: impl Into<String>) -> NotationError {
        NotationError {
            line: self.line,
            message: message.into(),
        }
    }

    /// The next word, if there is one.
    #[allow(clippy::should_implement_trait, reason = "reading past the end counts, for `wrong`")]
    pub fn next(&mut self) -> Option<&'a str> {
        let word = self.peek();
        self.at += 1;
        word
    }

    /// The next word without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    /// The next words, as many as there are, without taking them.
    #[must_use]
    pub fn ahead(&self, count: usize) -> String {
        let left = self.words.get(self.at..).unwrap_or_default();
        left[..count.min(left.len())].join(" ")
    }

    /// The number of words that are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.words.len().saturating_sub(self.at)
    }

    /// True if no word is left.
    #[must_use]
    pub fn done(&self) -> bool {
        self.left() == 0
    }

    /// True if the line is a pattern and leaves open all that follows.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.pattern && self.peek() == Some("**")
    }

    /// The next word of which a value is read; `**` stays for the values after it.
    fn word(&mut self) -> Option<&'a str> {
        if self.is_open() { self.peek() } else { self.next() }
    }

    fn fits(&self, word: &str, name: &str) -> bool {
        if self.pattern {
            word_fits(word, name)
        } else {
            word == name
        }
    }

    /// Takes the word if it comes next.
    pub fn take(&mut self, word: &str) -> bool {
        let found = !self.is_open() && self.peek().is_some_and(|next| self.fits(next, word));
        if found {
            self.at += 1;
        }
        found
    }

    /// Takes the end of the line.
    ///
    /// # Errors
    /// Names the word that does.
    pub fn end(&mut self) -> Read {
        while self.is_open() {
            self.at += 1;
        }
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.wrong("nothing more on this line")),
        }
    }

    /// A value of the type that is wanted.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    pub fn read<T: Words<S>>(&mut self) -> Read<T> {
        T::read(self)
    }

    /// The value that comes next; the words stay if they stand for none.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let start = self.at;
        let value = read(self).ok();
        if value.is_none() {
            self.at = start;
        }
        value
    }

    /// The row of a table whose name comes next, and what `read` makes of the rest of the line. A pattern may name
    /// several rows: one has to go well.
    ///
    /// # Errors
    /// Names the word that is in no name, or the first complaint of `read`.
    pub fn row<T>(
        &mut self,
        names: &[&'static str],
        expected: &str,
        read: impl Fn(&mut Self, &'static str) -> Read<T>,
    ) -> Read<T> {
        let start = self.at;
        let mut furthest = start;
        let mut wrong = None;
        for name in names {
            self.at = start;
            let named = name.split(' ').all(|part| {
                let word = self.word();
                word.is_some_and(|word| self.fits(word, part))
            });
            if !named {
                furthest = furthest.max(self.at);
                continue;
            }
            match read(self, name).and_then(|value| self.end().map(|()| value)) {
                Ok(value) => return Ok(value),
                Err(error) => wrong = wrong.or(Some(error)),
            }
        }
        self.at = furthest;
        Err(wrong.unwrap_or_else(|| self.wrong(expected)))
    }

    /// One of these words; its index.
    ///
    /// # Errors
    /// Names the word if it is not one of them.
    pub fn one_of(&mut self, words: &[&str]) -> Read<usize> {
        let word = self.word();
        let found = words
            .iter()
            .position(|name| word.is_some_and(|word| self.fits(word, name)));
        found.ok_or_else(|| self.wrong(&format!("one of {}", words.join(", "))))
    }

    /// The value that the next word stands for.
    ///
    /// # Errors
    /// Names the word if it is not one of them.
    pub fn value<T: Copy>(&mut self, words: &[(&'static str, T)]) -> Read<T> {
        let names: Vec<_> = words.iter().map(|&(name, _)| name).collect();
        Ok(words[self.one_of(&names)?].1)
    }

    /// The one of all values that the next word stands for.
    ///
    /// # Errors
    /// Names the word that stands for none, with what was expected.
    pub fn one<T: Words<S>>(&mut self, all: impl IntoIterator<Item = T>, expected: &str) -> Read<T> {
        let setup = self.setup;
        self.named(all.into_iter().map(|value| (text(setup, &value), value)), expected)
    }

    /// As `one`, of values with their names.
    fn named<T>(&mut self, all: impl IntoIterator<Item = (String, T)>, expected: &str) -> Read<T> {
        let word = self.word();
        let stands = |(name, _): &(String, T)| word.is_some_and(|word| self.fits(word, name));
        let found = all.into_iter().find(stands);
        found.map(|(_, value)| value).ok_or_else(|| self.wrong(expected))
    }

    /// The value of the next word, where `parse` reads one. In a pattern it is sought among all values by their names.
    ///
    /// # Errors
    /// Names the word that stands for none, with what was expected.
    pub fn parsed<T>(
        &mut self,
        all: impl IntoIterator<Item = (String, T)>,
        expected: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Read<T> {
        if self.pattern && self.peek().is_some_and(|word| word.contains('*')) {
            return self.named(all, expected);
        }
        let found = self.next().and_then(parse);
        found.ok_or_else(|| self.wrong(expected))
    }

    /// Values in one word, with a mark between them.
    ///
    /// # Errors
    /// Names the part that is wrong and what was expected.
    pub fn parts<T: Words<S>>(&mut self, mark: char) -> Read<Vec<T>> {
        match self.word() {
            Some(word) => word.split(mark).map(|part| self.part(part)).collect(),
            None => Err(self.wrong(&format!("values with {mark} between them"))),
        }
    }

    /// Two values in one word, joined by a colon.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    pub fn joined<A: Words<S>, B: Words<S>>(&mut self) -> Read<(A, B)> {
        let word = self.word();
        let parts = match word {
            Some("*" | "**") if self.pattern => Some(("*", "*")),
            word => word.and_then(|word| word.split_once(':')),
        };
        let Some((first, second)) = parts else {
            return Err(self.wrong("two words joined by a colon"));
        };
        Ok((self.part(first)?, self.part(second)?))
    }

    /// The value of a part of a word.
    fn part<T: Words<S>>(&self, part: &'a str) -> Read<T> {
        let mut line = Reader::new(self.setup, self.line, part);
        line.pattern = self.pattern;
        line.read()
    }

    /// Reads the next word as a number.
    ///
    /// # Errors
    /// Names the word if it is no number; `what` was expected.
    pub fn number<T: FromStr>(&mut self, what: &str) -> Read<T> {
        let word = self.next();
        word.and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong(what))
    }

    /// The rest of the line as a list; a lone `-` is empty.
    ///
    /// # Errors
    /// The first item that cannot be read.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        if self.peek() == Some("-") {
            self.at += 1;
            self.end()?;
            return Ok(Vec::new());
        }
        let mut items = Vec::new();
        while items.is_empty() || !(self.done() || self.is_open()) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// The rest of the line as a list in which nothing stands twice.
    ///
    /// # Errors
    /// The first item that cannot be read, or that stands there already.
    pub fn distinct<T: Words<S> + PartialEq>(&mut self) -> Read<Vec<T>> {
        let mut seen = Vec::new();
        self.list(|line| {
            let item = line.read()?;
            if seen.contains(&item) {
                return Err(line.wrong("each only once"));
            }
            seen.push(item);
            Ok(())
        })?;
        Ok(seen)
    }

    /// The rest of the line, blanks evened out.
    pub fn rest(&mut self) -> String {
        let rest = self.words.get(self.at..).unwrap_or_default().join(" ");
        self.at = self.words.len();
        rest
    }
}

/// True if a word fits one with `*` in it, each of which stands for any letters.
pub(in crate::rules) fn word_fits(pattern: &str, word: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == word,
        Some((head, tail)) => word.strip_prefix(head).is_some_and(|rest| {
            // What the star takes up may be of any length.
            (0..=rest.len())
                .filter(|&at| rest.is_char_boundary(at))
                .any(|at| word_fits(tail, &rest[at..]))
        }),
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl<S> Words<S> for $number {
            fn write(&self, line: &mut Writer<'_, S>) {
                line.word(self.to_string());
            }
            fn read(line: &mut Reader<'_, S>) -> Read<Self> {
                let expected = format!("a number from {} to {}", Self::MIN, Self::MAX);
                let all = (Self::MIN..=Self::MAX).map(|number| (number.to_string(), number));
                line.parsed(all, &expected, |word| word.parse().ok())
            }
        }
    )+};
}
numbers!(u8, u16, i8, i16);

/// `-` for none.
impl<S, T: Words<S>> Words<S> for Option<T> {
    fn write(&self, line: &mut Writer<'_, S>) {
        match self {
            None => line.word("-"),
            Some(value) => value.write(line),
        }
    }
    fn read(line: &mut Reader<'_, S>) -> Read<Self> {
        if line.take("-") {
            return Ok(None);
        }
        line.read().map(Some)
    }
}

/// The rest of the line, `-` for an empty list.
impl<S, T: Words<S>> Words<S> for Vec<T> {
    fn write(&self, line: &mut Writer<'_, S>) {
        if self.is_empty() {
            line.word("-");
        }
        self.iter().for_each(|item| item.write(line));
    }
    fn read(line: &mut Reader<'_, S>) -> Read<Self> {
        line.list(Reader::read)
    }
}

impl<S, T: Words<S> + Copy + Default, const N: usize> Words<S> for [T; N] {
    fn write(&self, line: &mut Writer<'_, S>) {
        self.iter().for_each(|item| item.write(line));
    }
    fn read(line: &mut Reader<'_, S>) -> Read<Self> {
        let mut items = [T::default(); N];
        for item in &mut items {
            *item = line.read()?;
        }
        Ok(items)
    }
}

impl<S, A: Words<S>, B: Words<S>> Words<S> for (A, B) {
    fn write(&self, line: &mut Writer<'_, S>) {
        self.0.write(line);
        self.1.write(line);
    }
    fn read(line: &mut Reader<'_, S>) -> Read<Self> {
        Ok((line.read()?, line.read()?))
    }
}
