//! Errors and refusals in words that say what to do.

use super::{Value, t_code};
use crate::rules::{Illegal, SetupError};

/// A configuration or box file that cannot be played.
#[must_use]
pub fn setup_error(error: &SetupError) -> String {
    let args: &[(&str, Value<'_>)] = match error {
        SetupError::UnknownGame(game) => &[("game", game.as_str().into())],
        SetupError::Players { got, expected } => &[("got", (*got).into()), ("expected", expected.as_str().into())],
        SetupError::UnknownOption { key, expected } => {
            &[("key", key.as_str().into()), ("expected", expected.as_str().into())]
        }
        SetupError::OptionValue { key, got, expected } => &[
            ("key", key.as_str().into()),
            ("got", got.as_str().into()),
            ("expected", expected.as_str().into()),
        ],
        SetupError::BoxFile {
            file,
            line,
            field,
            expected,
        } => &[
            ("file", file.as_str().into()),
            ("line", (*line).into()),
            ("field", field.as_str().into()),
            ("expected", expected.as_str().into()),
        ],
    };
    t_code("setup", error, args)
}

/// The words for a refused command where no rule is known that forbids it.
#[must_use]
pub fn illegal(illegal: Illegal) -> String {
    t_code("illegal", illegal, &[])
}
