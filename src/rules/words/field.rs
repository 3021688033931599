//! The fields of a position: a row of a table for each, from which its lines are written and read.

use super::line::{Reader, Told, Writer};
use crate::rules::notation_error::NotationError;
use std::ops::Range;

type Read<T = ()> = Result<T, NotationError>;

/// The words behind a key that tell like fields apart, as the tile in `token C05 P0`.
pub struct Subject<S: 'static> {
    /// Numbers of the subjects that a position tells of.
    pub rows: fn(&S) -> Range<usize>,
    /// Appends the words of a subject.
    pub write: fn(usize, &mut Writer<'_, S>),
    /// Takes the words of a subject.
    pub read: fn(&mut Reader<'_, S>) -> Read<usize>,
    /// True if several lines may tell of one subject.
    pub again: bool,
}

impl<S> Subject<S> {
    /// The only field of its kind: no words.
    pub const ONE: Self = Self {
        rows: |_| 0..1,
        write: |_, _| {},
        read: |_| Ok(0),
        again: false,
    };
}

/// A field of a position, or one for each subject; `T` is what it is a field of. `field!` writes the
/// usual ones.
pub struct PositionField<S: 'static, T: 'static> {
    key: &'static str,
    of: Subject<S>,
    write: WriteField<S, T>,
    read: fn(&mut T, usize, &mut Reader<'_, S>) -> Read,
}

/// Appends the value that a subject has. False if the position needs no line for it.
pub type WriteField<S, T> = fn(&T, usize, &mut Writer<'_, S>) -> bool;

impl<S, T> PositionField<S, T> {
    /// A field by the words that its lines begin with, its subjects, and how a value is written and read.
    pub const fn new(
        key: &'static str,
        of: Subject<S>,
        write: WriteField<S, T>,
        read: fn(&mut T, usize, &mut Reader<'_, S>) -> Read,
    ) -> Self {
        Self { key, of, write, read }
    }

    /// The value of a subject as words; `None` if the position needs no line for it.
    pub(in crate::rules) fn value(&self, setup: &S, of: &T, subject: usize) -> Option<String> {
        let mut line = Writer::new(setup);
        (self.write)(of, subject, &mut line).then_some(line.text)
    }

    /// As [`value`](Self::value), of what the line says.
    pub(in crate::rules) fn said(
        &self,
        mut blank: T,
        subject: usize,
        line: &mut Reader<'_, S>,
    ) -> Read<Option<String>> {
        (self.read)(&mut blank, subject, line)?;
        Ok(self.value(line.setup, &blank, subject))
    }

    /// Key and subject.
    fn name(&self, setup: &S, subject: usize) -> String {
        let mut line = Writer::new(setup);
        line.word(self.key);
        (self.of.write)(subject, &mut line);
        line.text
    }
}

/// PositionFields in the order in which they are written: group by group, and the fields of a group subject by subject.
pub type PositionFields<S, T> = &'static [&'static [PositionField<S, T>]];

/// The lines of all fields, each behind the prefix.
pub fn lines<S, T>(fields: PositionFields<S, T>, setup: &S, of: &T, prefix: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for group in fields {
        let rows = group.first().map_or(0..0, |field| (field.of.rows)(setup));
        for (subject, field) in rows.flat_map(|subject| group.iter().map(move |field| (subject, field))) {
            if let Some(value) = field.value(setup, of, subject) {
                let line = format!("{prefix}{} {value}", field.name(setup, subject));
                lines.push(line.trim_end().to_owned());
            }
        }
    }
    lines
}

/// The field that comes next, with the number of its subject; both are taken.
pub(in crate::rules) fn next<S, T>(
    fields: PositionFields<S, T>,
    line: &mut Reader<'_, S>,
) -> Read<Option<(&'static PositionField<S, T>, usize)>> {
    for field in fields.iter().copied().flatten() {
        let words = field.key.split(' ').count();
        if line.ahead(words) == field.key {
            (0..words).for_each(|_| _ = line.next());
            return Ok(Some((field, (field.of.read)(line)?)));
        }
    }
    Ok(None)
}

/// Takes a field up into `of`. False if what comes next is the key of none.
///
/// # Errors
/// Names the word that is wrong, or what was told before.
pub fn take<S, T>(
    fields: PositionFields<S, T>,
    of: &mut T,
    line: &mut Reader<'_, S>,
    told: &mut Told,
    prefix: &str,
) -> Read<bool> {
    let Some((field, subject)) = next(fields, line)? else {
        return Ok(false);
    };
    if !field.of.again {
        told.once(line, format!("{prefix}{}", field.name(line.setup, subject)))?;
    }
    (field.read)(of, subject, line)?;
    Ok(true)
}

/// A row of a table of fields.
///
/// * `field!("turn", |state| state.turn)`: a key and where the value stands, written as its type is.
/// * `field!("display", |state| state.display, Row)`: written as a [`Form`](super::Form). A value without words has no
///   line.
/// * `field!("token" TILES, |state, tile| state.tokens[tile], Filled(SEAT_SET))`: a field for each subject.
/// * `field!("tile" TILES, |state, tile| state.spots[tile], Given, read_tile)`: written as a form, read otherwise.
macro_rules! field {
    (@of) => { $crate::rules::words::Subject::ONE };
    (@of $subject:ident) => { $subject };
    (@number) => { _ };
    (@number $number:ident) => { $number };
    ($key:literal $($subject:ident)?, |$of:ident $(, $number:ident)?| $value:expr, $form:expr, $read:expr) => {
        $crate::rules::words::PositionField::new(
            $key,
            $crate::rules::words::field!(@of $($subject)?),
            |$of, $crate::rules::words::field!(@number $($number)?), line| {
                $crate::rules::words::Form::write(&$form, Clone::clone(&$value), line);
                !line.is_empty()
            },
            $read,
        )
    };
    ($key:literal $($subject:ident)?, |$of:ident $(, $number:ident)?| $place:expr $(, $form:expr)?) => {
        $crate::rules::words::field!(
            $key $($subject)?,
            |$of $(, $number)?| $place,
            $crate::rules::words::lexicon!(@form $($form)?),
            |$of, $crate::rules::words::field!(@number $($number)?), line| {
                $place = $crate::rules::words::Form::read(&$crate::rules::words::lexicon!(@form $($form)?), line)?;
                Ok(())
            }
        )
    };
}
pub(crate) use field;

/// A row for a mark, `mark!("lab", |state| state.lab)`: the key alone, if it is set.
macro_rules! mark {
    ($key:literal, |$of:ident| $place:expr) => {
        $crate::rules::words::PositionField::new(
            $key,
            $crate::rules::words::Subject::ONE,
            |$of, _, _| $place,
            |$of, _, _| {
                $place = true;
                Ok(())
            },
        )
    };
}
pub(crate) use mark;
