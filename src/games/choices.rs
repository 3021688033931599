//! What the readers of options have in common.

use crate::rules::{Config, Seat, SetupError};

/// Keys of options in the order they are shown, each with all its values.
pub(super) type Choices = [(&'static str, &'static [&'static str])];

/// Refuses other numbers of seats than two to four.
pub(super) fn check_players(config: &Config) -> Result<(), SetupError> {
    let players = config.players.get();
    if (2..=4).contains(&players) {
        return Ok(());
    }
    Err(SetupError::Players {
        got: players as u8,
        expected: "2, 3 or 4".to_owned(),
    })
}

/// Refuses a key that no option has.
pub(super) fn check_key(choices: &Choices, key: &str) -> Result<(), SetupError> {
    if choices.iter().any(|&(name, _)| name == key) {
        return Ok(());
    }
    let keys: Vec<_> = choices.iter().map(|&(name, _)| name).collect();
    Err(SetupError::UnknownOption {
        key: key.to_owned(),
        expected: keys.join(", "),
    })
}

/// All values of a key; empty if there is no such option.
pub(super) fn values_of(choices: &Choices, key: &str) -> &'static [&'static str] {
    let found = choices.iter().find(|&&(name, _)| name == key);
    found.map_or(&[], |&(_, values)| values)
}

/// The seat that is written like this, `P0` to `P3` as in the notation; none for any other text.
pub(super) fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.strip_prefix('P')?.parse().ok()?)
}
