//! What a lobby chooses before a game starts, the same shape for every game.

use super::SeatCount;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{IntoStaticStr, VariantNames};

/// The choices made for a match. Plain text values, validated by `Game::setup`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// Stable name of the game, such as `argo`.
    pub game: String,
    /// Number of seats that take part.
    pub players: SeatCount,
    /// Option values by key; a missing key means the default. In Argo the key `preset` sets the default of some
    /// others.
    pub options: BTreeMap<String, String>,
    /// A file that replaces the built-in component data; without one that data is used.
    pub box_file: Option<BoxFile>,
}

/// A file that replaces the component data of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxFile {
    /// Its name, to be shown in errors.
    pub name: String,
    /// Its text, in the format of the game's own box file.
    pub text: String,
}

impl Config {
    /// The default configuration of a game.
    #[must_use]
    pub fn new(game: &str, players: SeatCount) -> Self {
        Self::chosen(game, players, &[])
    }

    /// The configuration of a game with these values of options, such as `("preset", "de")`; the last value of a key
    /// counts.
    #[must_use]
    pub fn chosen(game: &str, players: SeatCount, options: &[(&str, &str)]) -> Self {
        let owned = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        Self {
            game: game.to_owned(),
            players,
            options: options.iter().map(owned).collect(),
            box_file: None,
        }
    }
}

/// One option a game offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionSpec {
    /// Key, also in the text catalogue.
    pub key: String,
    /// Allowed values, in the order they are shown; catalogue keys too.
    pub values: Vec<String>,
    /// The value in force with the given configuration.
    pub value: String,
}

/// A configuration or box file that cannot be played. The name of a variant in small letters is its code and names its
/// text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum SetupError {
    /// No such game.
    UnknownGame(String),
    /// The game is not for this many players.
    Players { got: u8, expected: String },
    /// No such option.
    UnknownOption { key: String, expected: String },
    /// The option has no such value.
    OptionValue { key: String, got: String, expected: String },
    /// The box file is wrong at this place.
    BoxFile {
        file: String,
        line: usize,
        field: String,
        expected: String,
    },
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownGame(game) => write!(f, "there is no game called {game:?}"),
            Self::Players { got, expected } => write!(f, "{got} players, expected {expected}"),
            Self::UnknownOption { key, expected } => {
                write!(f, "there is no option {key:?}, expected one of {expected}")
            }
            Self::OptionValue { key, got, expected } => {
                write!(f, "option {key} cannot be {got:?}, expected {expected}")
            }
            Self::BoxFile {
                file,
                line,
                field,
                expected,
            } => write!(f, "{file}:{line}: {field}: expected {expected}"),
        }
    }
}
impl std::error::Error for SetupError {}
