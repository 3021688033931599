//! The ways in which a bot plays: its strength, and its character.

use serde::{Deserialize, Serialize};

/// The way in which a bot of the host's process plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BotKind {
    /// Any legal command.
    Random,
    /// The best-looking action.
    Greedy,
    /// A search as deep as its level, with the taste of its character.
    Level(Level, Character),
}

/// The strength of a bot that searches: a number of iterations, and not a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// For a first game.
    Easy,
    /// A fair opponent for most people.
    Normal,
    /// For people who know the game.
    Hard,
}

/// The taste of a bot that searches. It gives the bot a name and a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Character {
    /// An all-rounder.
    Even,
    /// Likes a fight.
    Hunter,
    /// Invests for later.
    Builder,
    /// Takes few risks.
    Guard,
}

impl BotKind {
    /// The bot that plays for an absent owner, and the one that waits at the table of a single person.
    pub const STAND_IN: Self = Self::Level(Level::Normal, Character::Even);

    /// All kinds of bots: those without a level first, then each character on each level.
    pub fn all() -> impl Iterator<Item = Self> {
        let of_level = |level| Character::ALL.map(|character| Self::Level(level, character));
        let levels = Level::ALL.into_iter().flat_map(of_level);
        [Self::Random, Self::Greedy].into_iter().chain(levels)
    }
    /// Stable name, for commands: `greedy`, `hard` for the even character of that level, and `hard:hunter`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::Greedy => "greedy".to_owned(),
            Self::Level(level, Character::Even) => level.name().to_owned(),
            Self::Level(level, character) => format!("{}:{}", level.name(), character.name()),
        }
    }
    /// The kind that a command calls by this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.name() == name)
    }
    /// The character of a bot that has a level.
    #[must_use]
    pub const fn character(self) -> Option<Character> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Level(_, character) => Some(character),
        }
    }
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }
}

impl Character {
    /// All of them, in the order in which bots get them.
    pub const ALL: [Self; 4] = [Self::Even, Self::Hunter, Self::Builder, Self::Guard];

    const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Hunter => "hunter",
            Self::Builder => "builder",
            Self::Guard => "guard",
        }
    }
    /// The name that the bot has at a table, the same in every language: that of a star.
    #[must_use]
    pub const fn star(self) -> &'static str {
        match self {
            Self::Even => "Vega",
            Self::Hunter => "Rigel",
            Self::Builder => "Lyra",
            Self::Guard => "Mira",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_a_name_of_its_own_that_leads_back_to_it() {
        let names: BTreeSet<String> = BotKind::all().map(BotKind::name).collect();
        assert_eq!(names.len(), 2 + Level::ALL.len() * Character::ALL.len());
        for kind in BotKind::all() {
            assert_eq!(BotKind::from_name(&kind.name()), Some(kind));
        }
        for (name, kind) in [
            ("random", BotKind::Random),
            ("greedy", BotKind::Greedy),
            ("normal", BotKind::STAND_IN),
            ("hard:hunter", BotKind::Level(Level::Hard, Character::Hunter)),
        ] {
            assert_eq!(BotKind::from_name(name), Some(kind));
        }
        for wrong in ["", "clever", "hard:", "hunter", "random:hunter", "Easy"] {
            assert_eq!(BotKind::from_name(wrong), None, "{wrong}");
        }
    }
}
