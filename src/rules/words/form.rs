//! The forms of fields: as their types are written, or otherwise.

use super::line::{Reader, Words, Writer, text};
use crate::rules::notation_error::NotationError;

type Read<T> = Result<T, NotationError>;

/// A field's words, written and read against a setup.
pub trait Form<S, T> {
    /// Appends the words of the value.
    fn write(&self, value: T, line: &mut Writer<'_, S>);
    /// Takes the words of a value.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    fn read(&self, line: &mut Reader<'_, S>) -> Read<T>;
}

/// The words that the type has everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<S, T: Words<S>> Form<S, T> for Plain {
    fn write(&self, value: T, line: &mut Writer<'_, S>) {
        value.write(line);
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<T> {
        T::read(line)
    }
}

/// One of a few values, each with its word; any other value is written `?`.
#[derive(Clone, Copy, Debug)]
pub struct OneOf<T: 'static>(pub &'static [(&'static str, T)]);

impl<S, T: Copy + PartialEq> Form<S, T> for OneOf<T> {
    fn write(&self, value: T, line: &mut Writer<'_, S>) {
        let found = self.0.iter().find(|(_, listed)| *listed == value);
        line.word(found.map_or("?", |(word, _)| word));
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<T> {
        line.value(self.0)
    }
}

/// A word that stands there if the field is set.
#[derive(Clone, Copy, Debug)]
pub struct Flag(pub &'static str);

impl<S> Form<S, bool> for Flag {
    fn write(&self, value: bool, line: &mut Writer<'_, S>) {
        if value {
            line.word(self.0);
        }
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<bool> {
        Ok(line.take(self.0))
    }
}

/// An index that people count from 1.
#[derive(Clone, Copy, Debug)]
pub struct FromOne;

impl<S> Form<S, u8> for FromOne {
    fn write(&self, value: u8, line: &mut Writer<'_, S>) {
        line.word((u16::from(value) + 1).to_string());
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<u8> {
        let all = (0..=u8::MAX).map(|index| ((u16::from(index) + 1).to_string(), index));
        line.parsed(all, "a number from 1", |word| {
            let counted: u16 = word.parse().ok()?;
            counted.checked_sub(1)?.try_into().ok()
        })
    }
}

/// A value at the end of the line that may be missing.
#[derive(Clone, Copy, Debug)]
pub struct Tail;

impl<S, T: Words<S>> Form<S, Option<T>> for Tail {
    fn write(&self, value: Option<T>, line: &mut Writer<'_, S>) {
        if let Some(value) = value {
            value.write(line);
        }
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<Option<T>> {
        if line.done() || line.is_open() {
            return Ok(None);
        }
        T::read(line).map(Some)
    }
}

/// A list of pairs, each joined to one word by a colon.
#[derive(Clone, Copy, Debug)]
pub struct Colons;

impl<S, A: Words<S>, B: Words<S>> Form<S, Vec<(A, B)>> for Colons {
    fn write(&self, value: Vec<(A, B)>, line: &mut Writer<'_, S>) {
        if value.is_empty() {
            line.word("-");
        }
        for (first, second) in value {
            line.word(format!("{}:{}", text(line.setup, &first), text(line.setup, &second)));
        }
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<Vec<(A, B)>> {
        line.list(|line| line.joined())
    }
}

/// A value, or no words at all.
#[derive(Clone, Copy, Debug)]
pub struct Given;

impl<S, T: Words<S>> Form<S, Option<T>> for Given {
    fn write(&self, value: Option<T>, line: &mut Writer<'_, S>) {
        value.iter().for_each(|value| value.write(line));
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<Option<T>> {
        line.read().map(Some)
    }
}

/// A set, to the end of the line: the functions list its members, and make a set of them.
#[derive(Clone, Copy, Debug)]
pub struct Members<C: 'static, T: 'static>(pub fn(C) -> Vec<T>, pub fn(Vec<T>) -> C);

impl<S, C, T: Words<S> + PartialEq> Form<S, C> for Members<C, T> {
    fn write(&self, set: C, line: &mut Writer<'_, S>) {
        (self.0)(set).write(line);
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<C> {
        line.distinct().map(self.1)
    }
}

/// A value in its form, without words if it is what its type begins with.
#[derive(Clone, Copy, Debug)]
pub struct Filled<F>(pub F);

impl<S, T: Default + PartialEq, F: Form<S, T>> Form<S, T> for Filled<F> {
    fn write(&self, value: T, line: &mut Writer<'_, S>) {
        if value != T::default() {
            self.0.write(value, line);
        }
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<T> {
        self.0.read(line)
    }
}

/// Places in a row, to the end of the line: `-` for an empty one, which may be left out at the end.
#[derive(Clone, Copy, Debug)]
pub struct Places;

impl<S, T: Words<S> + Copy, const N: usize> Form<S, [Option<T>; N]> for Places {
    fn write(&self, row: [Option<T>; N], line: &mut Writer<'_, S>) {
        row.iter().for_each(|place| place.write(line));
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<[Option<T>; N]> {
        let mut row = [None; N];
        for place in &mut row {
            *place = if line.done() { None } else { line.read()? };
        }
        Ok(row)
    }
}

/// Things that lie face down, to the end of the line, the next one first: a row and their number. In the row the next one
/// is the last of them, and behind them every place holds the filler.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T>(pub T);

impl<S, T: Words<S> + Copy, const N: usize> Form<S, ([T; N], u8)> for Pile<T> {
    fn write(&self, (row, left): ([T; N], u8), line: &mut Writer<'_, S>) {
        let pile: Vec<T> = row.iter().take(left.into()).rev().copied().collect();
        pile.write(line);
    }
    fn read(&self, line: &mut Reader<'_, S>) -> Read<([T; N], u8)> {
        let pile: Vec<T> = line.read()?;
        if pile.len() > N {
            return Err(line.error(format!("at most {N} fit there")));
        }
        let mut row = [self.0; N];
        for (place, next) in row.iter_mut().zip(pile.iter().rev()) {
            *place = *next;
        }
        Ok((row, pile.len() as u8))
    }
}
