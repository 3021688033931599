//! Errors and refusals in words that say what to do.

use super::{capitalised, id_of_code, option, option_value, say, t, t_args};
use crate::{
    protocol::{NameError, RefusalCode, SeedFault},
    rules::{Illegal, SetupError},
};

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

/// The reason why a text cannot be a name.
#[must_use]
pub fn name(error: NameError) -> String {
    t(match error {
        NameError::Empty | NameError::TooLong { .. } => "start-name-bad",
        NameError::Control => "start-name-unshown",
    })
}

/// The words for a refused command where no rule is known that forbids it.
#[must_use]
pub fn illegal(illegal: Illegal) -> String {
    t(&id_of_code("illegal", illegal))
}

/// A refusal of the host.
#[must_use]
pub fn refusal(code: &RefusalCode) -> String {
    match code {
        // An option does not go with a change, such as another number of players.
        RefusalCode::Setup(SetupError::OptionValue { key, got, .. }) => {
            let (name, value) = (option(key), capitalised(&option_value(key, got)));
            t_args("refused-option", &[("name", name.into()), ("value", value.into())])
        }
        RefusalCode::Setup(error) => setup_error(error),
        RefusalCode::Illegal(reason) => illegal(*reason),
        RefusalCode::NotJoined | RefusalCode::AlreadyJoined | RefusalCode::ShareNotWanted => t("refused-other"),
        other => t(&id_of_code("refused", other)),
    }
}

/// The fault that was found in the seed of a game.
#[must_use]
pub fn seed_fault(fault: SeedFault) -> String {
    t(&id_of_code("end-fault", fault))
}
