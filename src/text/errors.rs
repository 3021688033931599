//! Errors and refusals in words that say what to do.

use super::t_args;
use crate::rules::{Illegal, SetupError};

/// A configuration or box file that cannot be played.
#[must_use]
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(game) => t_args("setup-unknown-game", &[("game", game.as_str().into())]),
        SetupError::Players { got, expected } => t_args(
            "setup-players",
            &[("got", (*got).into()), ("expected", expected.as_str().into())],
        ),
        SetupError::UnknownOption { key, expected } => t_args(
            "setup-unknown-option",
            &[("key", key.as_str().into()), ("expected", expected.as_str().into())],
        ),
        SetupError::OptionValue { key, got, expected } => t_args(
            "setup-option-value",
            &[
                ("key", key.as_str().into()),
                ("got", got.as_str().into()),
                ("expected", expected.as_str().into()),
            ],
        ),
        SetupError::BoxFile {
            file,
            line,
            field,
            expected,
        } => t_args(
            "setup-box-file",
            &[
                ("file", file.as_str().into()),
                ("line", (*line).into()),
                ("field", field.as_str().into()),
                ("expected", expected.as_str().into()),
            ],
        ),
    }
}

/// Why a game did not take a command, where no rule is known to name.
#[must_use]
pub fn illegal(illegal: Illegal) -> String {
    super::t(match illegal {
        Illegal::GameOver => "illegal-game-over",
        Illegal::NotAsked => "illegal-not-asked",
        Illegal::NotListed => "illegal-not-listed",
        Illegal::WrongGame => "illegal-wrong-game",
    })
}
