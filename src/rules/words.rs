//! A line of a notation, read word by word.

use super::NotationError;
use std::str::FromStr;

/// Words of one line, read from the left. Each game adds the reading of its own names.
pub struct Reader<'a, S> {
    /// What names are read against.
    pub setup: &'a S,
    line: usize,
    words: Vec<&'a str>,
    at: usize,
}

/// Reads a text line by line, each of them to its end; those without a word are passed over.
///
/// # Errors
/// The first complaint of `read`, or that a line goes on after what it has read.
pub fn each_line<'a, S>(
    setup: &'a S,
    text: &'a str,
    mut read: impl FnMut(&mut Reader<'a, S>) -> Result<(), NotationError>,
) -> Result<(), NotationError> {
    for (number, text) in text.lines().enumerate() {
        let mut line = Reader::new(setup, number + 1, text);
        if !line.done() {
            read(&mut line)?;
            line.end()?;
        }
    }
    Ok(())
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

    /// A complaint of its own.
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
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word
    }

    /// The next word without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn done(&self) -> bool {
        self.peek().is_none()
    }

    /// Takes the word if it comes next.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.at += 1;
        }
        found
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// Names the word that does.
    pub fn end(&mut self) -> Result<(), NotationError> {
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.wrong("nothing more on this line")),
        }
    }

    /// One of these words; its index.
    ///
    /// # Errors
    /// Names the word that is none of them.
    pub fn one_of(&mut self, words: &[&str]) -> Result<usize, NotationError> {
        let word = self.next();
        let found = words.iter().position(|&w| Some(w) == word);
        found.ok_or_else(|| self.wrong(&format!("one of {}", words.join(", "))))
    }

    /// The value that the next word stands for.
    ///
    /// # Errors
    /// Names the word that is none of them.
    pub fn value<T: Copy>(&mut self, words: &[(&'static str, T)]) -> Result<T, NotationError> {
        let names: Vec<_> = words.iter().map(|&(name, _)| name).collect();
        Ok(words[self.one_of(&names)?].1)
    }

    /// A number.
    ///
    /// # Errors
    /// Names the word that is none, with `what` was expected.
    pub fn number<T: FromStr>(&mut self, what: &str) -> Result<T, NotationError> {
        let word = self.next();
        word.and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong(what))
    }

    /// The rest of the line as a list; a lone `-` is empty.
    ///
    /// # Errors
    /// The first item that cannot be read.
    pub fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, NotationError> {
        if self.take("-") {
            self.end()?;
            return Ok(Vec::new());
        }
        let mut items = vec![item(self)?];
        while !self.done() {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// The rest of the line, blanks evened out.
    pub fn rest(&mut self) -> String {
        let rest = self.words.get(self.at..).unwrap_or_default().join(" ");
        self.at = self.words.len();
        rest
    }
}

/// The word of a value in a list of words and values; `?` if it is not in it.
#[must_use]
pub fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, v)| v == value).map_or("?", |&(word, _)| word)
}

/// A list, or `-` if it is empty.
#[must_use]
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<_> = items.into_iter().collect();
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(" ")
    }
}
