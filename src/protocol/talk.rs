//! Remarks and pointing across the table. They change no game, and no record keeps them.

use super::{
    limits::{REMARK_MAX, SHARED_PLACE_MAX},
    names::is_invisible,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Something said or shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Talk {
    /// Written words.
    Remark(Remark),
    /// One of a few phrases, which everybody reads in the own language.
    Emote(Emote),
    /// A finger on the board.
    Point {
        /// The place that is meant.
        at: SharedPlace,
        /// An arrow leads from there to this place.
        to: Option<SharedPlace>,
    },
}

impl Talk {
    /// The written words, if it has any.
    #[must_use]
    pub fn into_remark(self) -> Option<Remark> {
        match self {
            Self::Remark(words) => Some(words),
            Self::Emote(_) | Self::Point { .. } => None,
        }
    }
}

/// Words that can be shown on one line: 1 to [`REMARK_MAX`] characters, none of them invisible, single blanks inside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Remark(String);

/// The reason why a text cannot be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RemarkError {
    /// Nothing is left of the text.
    #[error("there is nothing to say; type a word")]
    Empty,
    /// More characters than fit.
    #[error("the text has {got} characters; at most {REMARK_MAX} fit")]
    TooLong {
        /// Its length in characters, without needless blanks.
        got: usize,
    },
}

impl Remark {
    /// Takes control characters, invisible ones and needless blanks out, and checks the rest.
    ///
    /// # Errors
    /// Says whether the text is empty or too long.
    pub fn parse(text: &str) -> Result<Self, RemarkError> {
        let seen = |c: char| if c.is_control() { ' ' } else { c };
        let seen: String = text.chars().filter(|&c| !is_invisible(c)).map(seen).collect();
        let words = seen.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.chars().count() {
            0 => Err(RemarkError::Empty),
            1..=REMARK_MAX => Ok(Self(words)),
            got => Err(RemarkError::TooLong { got }),
        }
    }
    /// The words as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Remark {
    type Error = RemarkError;
    fn try_from(text: String) -> Result<Self, RemarkError> {
        Self::parse(&text)
    }
}
impl From<Remark> for String {
    fn from(words: Remark) -> Self {
        words.0
    }
}

/// A phrase for which nobody has to type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Emote {
    /// A greeting.
    Hello,
    /// Said after help.
    Thanks,
    /// Praise for a move.
    WellDone,
    /// For something funny.
    Laugh,
    /// Surprise.
    Wow,
    /// A mistake of one's own.
    Oops,
    /// More time is needed.
    Thinking,
    /// A short break.
    SoonBack,
}

/// A place on the board, in bytes that only the drawing of the game reads: the same on every screen.
pub type SharedPlace = ArrayVec<u8, SHARED_PLACE_MAX>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cleaned_or_refused() {
        let parse = |text: &str| Remark::parse(text).map(String::from);
        let said = |text: &str| Ok(text.to_owned());
        assert_eq!(parse("  well\nplayed,\u{7} Bo  "), said("well played, Bo"));
        assert_eq!(
            parse("na\u{202E}me\u{200B}"),
            said("name"),
            "no text changes the direction of another"
        );
        assert_eq!(parse("\u{3164} \n"), Err(RemarkError::Empty));
        assert_eq!(parse(&"x".repeat(REMARK_MAX)), said(&"x".repeat(REMARK_MAX)));
        let long = "x\u{1}".repeat(5000);
        assert_eq!(parse(&long), Err(RemarkError::TooLong { got: 9999 }));
    }
}
