//! Errors and refusals in words that say what to do.

use super::{id_of_code, say, t};
use crate::rules::{Illegal, SetupError};

/// A configuration or box file that cannot be played.
#[must_use]
pub fn setup_error(error: &SetupError) -> String {
    let id = &id_of_code("setup", error);
    match error.clone() {
        SetupError::UnknownGame(game) => say!(&(), id, game),
        SetupError::Players { got, expected } => say!(&(), id, got, expected),
        SetupError::UnknownOption { key, expected } => say!(&(), id, key, expected),
        SetupError::OptionValue { key, got, expected } => say!(&(), id, key, got, expected),
        SetupError::BoxFile {
            file,
            line,
            field,
            expected,
        } => say!(&(), id, file, line, field, expected),
    }
}

/// The words for a refused command where no rule is known that forbids it.
#[must_use]
pub fn illegal(illegal: Illegal) -> String {
    t(&id_of_code("illegal", illegal))
}
