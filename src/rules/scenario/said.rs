//! Verdicts on what a scenario says.

use super::{Verdict, pattern::number_fits};
use crate::rules::{
    notation_error::NotationError,
    words::{self, PositionFields, Reader, Words, text},
};

type Read<T> = Result<T, NotationError>;

impl Verdict {
    /// Holds or not, with the fact that was found.
    pub fn new(holds: bool, got: impl ToString) -> Self {
        let got = got.to_string();
        Self { holds, got }
    }

    /// Holds if both are the same.
    pub fn equal(wanted: impl AsRef<str>, got: impl ToString) -> Self {
        let got = got.to_string();
        Self::new(wanted.as_ref() == got, got)
    }

    /// Holds if the value that comes next is written as this one.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    pub fn same<S, T: Words<S>>(line: &mut Reader<'_, S>, got: &T) -> Read<Self> {
        let wanted: T = line.read()?;
        Ok(Self::equal(text(line.setup, &wanted), text(line.setup, got)))
    }

    /// The value that comes next, or the word for none.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    pub fn value<S, T: Words<S>>(line: &mut Reader<'_, S>, none: &str, got: Option<T>) -> Read<Self> {
        let setup = line.setup;
        let named = |value: Option<T>| value.map_or(none.to_owned(), |value| text(setup, &value));
        let wanted = if line.take(none) { None } else { Some(line.read()?) };
        Ok(Self::equal(named(wanted), named(got)))
    }

    /// A number that fits `3`, `<=3` or `>=3`.
    ///
    /// # Errors
    /// What comes next is no such condition.
    pub fn number<S>(line: &mut Reader<'_, S>, got: usize) -> Read<Self> {
        let holds = line.next().and_then(|condition| number_fits(condition, got));
        let holds = holds.ok_or_else(|| line.wrong("a number such as 3 or <=3"))?;
        Ok(Self::new(holds, got))
    }

    /// A field of a position: what comes next is read as a position's line is, into `blank`, and compared with the
    /// position `now`. The word for none stands for no line, a number may be a condition, and `yes` or `no` follows a
    /// mark. `Ok(None)` if what comes next is the key of no field.
    ///
    /// # Errors
    /// Names the word that is wrong and what was expected.
    pub fn field<S, T>(
        fields: PositionFields<S, T>,
        line: &mut Reader<'_, S>,
        none: &str,
        now: &T,
        blank: T,
    ) -> Read<Option<Self>> {
        let Some((field, subject)) = words::next(fields, line)? else {
            return Ok(None);
        };
        let got = field.value(line.setup, now, subject);
        let number = got.as_ref().filter(|_| line.left() == 1);
        if let Some(number) = number.and_then(|got| got.parse().ok()) {
            return Self::number(line, number).map(Some);
        }
        let wanted = if line.take(none) {
            None
        } else {
            field.said(blank, subject, line)?
        };
        if wanted.as_deref() == Some("") {
            let set = |set: bool| if set { "yes" } else { "no" };
            let yes = line.one_of(&["no", "yes"])? == 1;
            return Ok(Some(Self::equal(set(yes), set(got.is_some()))));
        }
        let or_none = |value: Option<String>| value.unwrap_or_else(|| none.to_owned());
        Ok(Some(Self::equal(or_none(wanted), or_none(got))))
    }
}
