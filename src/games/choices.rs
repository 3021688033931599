//! The options of a game as one table. The typed options, what is read, offered and refused follow from it, and with
//! the box the setup of a match.

use crate::rules::{BoxFile, Config, OptionSpec, Seat, SeatCount, SetupError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The player with the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstPlayer {
    /// Drawn from the seed.
    Random,
    /// Agreed on before the game.
    Seat(Seat),
}

/// The components of the game with these options.
type Components<O> = <<O as Choices>::Setup as Assembled>::Components;

/// A condition on the number of players and the box.
type Condition<O> = fn(SeatCount, &Components<O>) -> bool;

/// A value of an option.
pub(super) struct Value<O: Choices> {
    pub(super) name: &'static str,
    /// It is offered if all of these hold.
    pub(super) conditions: &'static [Condition<O>],
    /// Sets the field of the option, and further fields that go with this value.
    pub(super) set: fn(&mut O),
    /// True if the field of the option has this value.
    pub(super) is: fn(&O) -> bool,
}

/// Numbers that are accepted besides the listed values.
pub(super) struct Numbers<O> {
    pub(super) range: RangeInclusive<u16>,
    pub(super) set: fn(&mut O, u16),
    pub(super) get: fn(&O) -> Option<u16>,
}

/// An option: its key and its values, in the order they are shown.
pub(super) struct Choice<O: Choices> {
    pub(super) key: &'static str,
    pub(super) values: &'static [Value<O>],
    pub(super) numbers: &'static [Numbers<O>],
}

impl<O> Numbers<O> {
    /// A number as it is written, without sign or leading zeros.
    fn read(&self, text: &str) -> Option<u16> {
        let plain = !text.starts_with(['0', '+']);
        text.parse().ok().filter(|number| plain && self.range.contains(number))
    }
}

impl<O: Choices> Choice<O> {
    fn offered(&self, players: SeatCount, components: &Components<O>) -> impl Iterator<Item = &Value<O>> {
        let holds = move |condition: &Condition<O>| condition(players, components);
        self.values
            .iter()
            .filter(move |value| value.conditions.iter().all(holds))
    }

    /// Sets the value that the configuration has for this key, if it has one.
    fn read(&self, config: &Config, components: &Components<O>, options: &mut O) -> Result<(), SetupError> {
        let Some(got) = config.options.get(self.key) else {
            return Ok(());
        };
        let mut numbers = self
            .numbers
            .iter()
            .filter_map(|numbers| Some((numbers.set, numbers.read(got)?)));
        if let Some(value) = self.offered(config.players, components).find(|value| value.name == got) {
            (value.set)(options);
        } else if let Some((set, number)) = numbers.next() {
            set(options, number);
        } else {
            return Err(SetupError::OptionValue {
                key: self.key.to_owned(),
                got: got.clone(),
                expected: self.expected(config.players, components),
            });
        }
        Ok(())
    }

    /// The name of the value in force, if it is one that is offered.
    fn name(&self, options: &O, players: SeatCount, components: &Components<O>) -> Option<String> {
        if let Some(value) = self.offered(players, components).find(|value| (value.is)(options)) {
            return Some(value.name.to_owned());
        }
        let number = |numbers: &Numbers<O>| (numbers.get)(options).filter(|number| numbers.range.contains(number));
        self.numbers.iter().find_map(number).map(|number| number.to_string())
    }

    fn expected(&self, players: SeatCount, components: &Components<O>) -> String {
        let names: Vec<_> = self.offered(players, components).map(|value| value.name).collect();
        let count = players.get();
        match (names.as_slice(), self.numbers) {
            ([first, ..], [numbers, ..]) => {
                format!(
                    "{first} or a number from {} to {}",
                    numbers.range.start(),
                    numbers.range.end()
                )
            }
            ([only], _) => format!("{only}, which is the only choice with {count} players"),
            (names, _) if names.len() < self.values.len() => {
                format!("one of {} with {count} players", names.join(", "))
            }
            (names, _) => format!("one of {}", names.join(", ")),
        }
    }
}

/// Typed options that a table of choices describes; [`options`] makes them.
pub(super) trait Choices: Default + 'static {
    /// The setup that the options are part of.
    type Setup: Assembled;
    /// One entry for each field, in the order they are read and shown.
    const TABLE: &'static [Choice<Self>];

    /// The chosen options; what is not chosen has its default.
    ///
    /// # Errors
    /// Names the key that no option has, or the option whose value is not offered, and what was expected.
    fn read(config: &Config, components: &Components<Self>) -> Result<Self, SetupError> {
        if let Some(key) = config
            .options
            .keys()
            .find(|key| Self::TABLE.iter().all(|choice| choice.key != *key))
        {
            let keys: Vec<_> = Self::TABLE.iter().map(|choice| choice.key).collect();
            return Err(SetupError::UnknownOption {
                key: key.clone(),
                expected: keys.join(", "),
            });
        }
        let mut options = Self::default();
        for choice in Self::TABLE {
            choice.read(config, components, &mut options)?;
        }
        Ok(options)
    }

    /// The options that this many players can choose, with the values in force. A wrong value counts as not chosen.
    fn specs(config: &Config, components: &Components<Self>) -> Vec<OptionSpec> {
        let mut options = Self::default();
        for choice in Self::TABLE {
            choice.read(config, components, &mut options).ok();
        }
        let spec = |choice: &Choice<Self>| {
            let value = choice.name(&options, config.players, components)?;
            let offered = choice.offered(config.players, components);
            let mut values: Vec<_> = offered.map(|value| value.name.to_owned()).collect();
            if !values.contains(&value) {
                values.push(value.clone());
            }
            let key = choice.key.to_owned();
            // With a single value there is nothing to choose.
            (values.len() > 1).then_some(OptionSpec { key, values, value })
        };
        Self::TABLE.iter().filter_map(spec).collect()
    }

    /// Refuses options that no configuration for this many players gives.
    ///
    /// # Errors
    /// Names the option and what was expected.
    fn check(&self, players: SeatCount, components: &Components<Self>) -> Result<(), String> {
        let wrong = Self::TABLE
            .iter()
            .find(|choice| choice.name(self, players, components).is_none());
        wrong.map_or(Ok(()), |choice| {
            Err(format!(
                "{} has to be {}",
                choice.key,
                choice.expected(players, components)
            ))
        })
    }
}

/// Makes the typed options of a game, and the types of their values, from a table.
///
/// An entry is a field with its values by name, in the order they are shown. `enum` makes a type for the values; the
/// first of them is the default. The values of another type are given one by one after `=>`, its default before. A
/// condition after `if` says with how many players and which box a value is offered. After `;` stand further fields
/// that a value sets; the entries below can set them again. `_ in RANGE` accepts numbers besides the listed values.
/// The setup of the game, named after `for`, is read and written as what was chosen.
macro_rules! options {
    (
        $(#[$doc:meta])*
        $options:ident for $setup:ty;
        $(
            $(#[$about:meta])*
            $field:ident:
            $(enum $enum:ident {
                $(
                    $(#[$meaning:meta])*
                    $variant:ident = $word:literal $(if $when:expr)? $(; $other:ident = $also:expr)*,
                )+
            })?
            $($type:ty = $default:expr => {
                $($name:literal $(if $condition:expr)? => $value:expr,)+
                $(_ in $range:expr,)?
            })?,
        )+
    ) => {
        $($(
            #[doc = concat!("A value of [`", stringify!($options), "::", stringify!($field), "`].")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
            pub enum $enum {
                $($(#[$meaning])* $variant,)+
            }
        )?)+

        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $options {
            $($(#[$about])* pub $field: $($enum)? $($type)?,)+
        }

        impl Default for $options {
            fn default() -> Self {
                Self { $($field: $([$($enum::$variant),+][0])? $($default)?,)+ }
            }
        }

        impl $crate::games::choices::Choices for $options {
            type Setup = $setup;
            const TABLE: &'static [$crate::games::choices::Choice<Self>] = &[$(
                $crate::games::choices::Choice {
                    key: stringify!($field),
                    values: &[
                        $($($crate::games::choices::Value {
                            name: $word,
                            conditions: &[$($when)?],
                            set: |options| {
                                options.$field = $enum::$variant;
                                $(options.$other = $also;)*
                            },
                            is: |options| options.$field == $enum::$variant,
                        },)+)?
                        $($($crate::games::choices::Value {
                            name: $name,
                            conditions: &[$($condition)?],
                            set: |options| options.$field = $value,
                            is: |options| options.$field == $value,
                        },)+)?
                    ],
                    numbers: &[$($($crate::games::choices::Numbers {
                        range: $range,
                        set: |options, number| options.$field = Some(number),
                        get: |options| options.$field,
                    },)?)?],
                },
            )+];
        }

        impl From<$setup> for $crate::games::choices::Chosen<$options> {
            fn from(setup: $setup) -> Self {
                Self { players: setup.players, options: setup.options, text: setup.components.text }
            }
        }

        impl TryFrom<$crate::games::choices::Chosen<$options>> for $setup {
            type Error = String;
            fn try_from(chosen: $crate::games::choices::Chosen<$options>) -> Result<Self, String> {
                $crate::games::choices::Assembled::checked(chosen)
            }
        }
    };
}
pub(super) use options;

/// A setup as it is saved and sent: only what was chosen. The reader works out what follows from that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chosen<O> {
    pub(super) players: SeatCount,
    pub(super) options: O,
    /// The whole box file, so that a record needs nothing else.
    pub(super) text: String,
}

/// The fixed data of a match with two to four players, options and a box; all of it follows from these.
pub(super) trait Assembled: Sized {
    /// The options of the game.
    type Options: Choices<Setup = Self>;
    /// The contents of a box file.
    type Components: Clone + 'static;
    /// The text of the built-in box file.
    const BUILT_IN: &'static str;

    /// Reads a box file, or the built-in one.
    ///
    /// # Errors
    /// Names the field that is wrong, and what was expected.
    fn load(file: Option<&BoxFile>) -> Result<Self::Components, SetupError>;
    /// The built-in box, which is read once: every message that tells a setup needs it.
    fn built_in() -> &'static Result<Self::Components, SetupError>;
    /// The contents of a box file, or of the built-in one.
    ///
    /// # Errors
    /// As [`Self::load`].
    fn components(file: Option<&BoxFile>) -> Result<Self::Components, SetupError> {
        match file {
            Some(file) if file.text != Self::BUILT_IN => Self::load(Some(file)),
            _ => Self::built_in().clone(),
        }
    }
    /// The text of the box that is played with.
    fn box_text(&self) -> &str;
    /// Works out what follows from players, options and box.
    fn assemble(players: SeatCount, options: Self::Options, components: Self::Components) -> Self;

    /// Reads a configuration.
    ///
    /// # Errors
    /// Names the option, the player count or the box field that is wrong, and what was expected.
    fn read(config: &Config) -> Result<Self, SetupError> {
        check_players(config.players)?;
        let components = Self::components(config.box_file.as_ref())?;
        let options = Self::Options::read(config, &components)?;
        Ok(Self::assemble(config.players, options, components))
    }
    /// The options that this many players can choose, with the values in force.
    fn specs(config: &Config) -> Vec<OptionSpec> {
        // `read` refuses a box that cannot be read; until then the lobby offers what the built-in one does.
        let components = Self::components(config.box_file.as_ref()).or_else(|_| Self::components(None));
        components.map_or_else(|_| Vec::new(), |components| Self::Options::specs(config, &components))
    }
    /// Works out a setup again. Nothing that another machine chose is believed: the rules count and index by it.
    ///
    /// # Errors
    /// Says what cannot be chosen, and what was expected.
    fn checked(chosen: Chosen<Self::Options>) -> Result<Self, String> {
        check_players(chosen.players).map_err(|error| error.to_string())?;
        let (name, text) = ("box.toml".to_owned(), chosen.text);
        let components = Self::components(Some(&BoxFile { name, text })).map_err(|error| error.to_string())?;
        chosen.options.check(chosen.players, &components)?;
        Ok(Self::assemble(chosen.players, chosen.options, components))
    }
}

/// Refuses other numbers of seats than two to four.
fn check_players(players: SeatCount) -> Result<(), SetupError> {
    let got = players.get();
    if (2..=4).contains(&got) {
        return Ok(());
    }
    Err(SetupError::Players {
        got: got as u8,
        expected: "2, 3 or 4".to_owned(),
    })
}
