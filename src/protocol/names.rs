//! Names of people and tables.

use super::limits::NAME_MAX;
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// A name that can be shown anywhere: 1 to [`NAME_MAX`] characters, no control or direction characters, no blanks at
/// the ends, single blanks inside.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// The reason why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NameError {
    /// Nothing but blanks.
    #[error("the name is empty; type at least one letter")]
    Empty,
    /// More characters than fit.
    #[error("the name has {got} characters; at most {NAME_MAX} fit")]
    TooLong {
        /// Its length after removing blanks.
        got: u32,
    },
    /// A control character, or one that changes the direction of the text around it.
    #[error("the name has a character that cannot be shown; use letters, digits, signs and blanks")]
    Control,
}

impl Name {
    /// Removes needless blanks and checks the rest.
    ///
    /// # Errors
    /// Names what is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        if text.chars().any(|c| c.is_control() || is_invisible(c)) {
            return Err(NameError::Control);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(NameError::Empty),
            1..=NAME_MAX => Ok(Self(name)),
            got => Err(NameError::TooLong {
                got: u32::try_from(got).unwrap_or(u32::MAX),
            }),
        }
    }
    /// The name of a bot by its seat: `Bot 2` for the second one.
    #[must_use]
    pub fn bot(seat: Seat) -> Self {
        Self(format!("Bot {}", seat.index() + 1))
    }
    /// A stand-in for the name of a person: `Person 1`.
    #[must_use]
    pub fn person(number: u8) -> Self {
        Self(format!("Person {number}"))
    }
    /// This name with a number after it, shortened if both have no room: `Bo 2`.
    #[must_use]
    pub fn numbered(&self, number: u8) -> Self {
        let suffix = format!(" {number}");
        let room = NAME_MAX - suffix.len();
        let start: String = self.0.chars().take(room).collect();
        Self(start.trim_end().to_owned() + &suffix)
    }
    /// True if people would take one for the other: the same but for capital letters.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Zero-width, blank, direction and line-separating characters, fillers and tags: they would let one text look like
/// another. Variation selectors stay: pictures are written with them.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}'
    )
}

impl TryFrom<String> for Name {
    type Error = NameError;
    fn try_from(text: String) -> Result<Self, NameError> {
        Self::parse(&text)
    }
}
impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}
impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        let check = |text: &str, expected: Result<&str, NameError>| {
            assert_eq!(
                Name::parse(text).as_ref().map(Name::as_str).map_err(|e| *e),
                expected,
                "{text:?}"
            );
        };
        check("  Ana   Lu ", Ok("Ana Lu"));
        check("Łukasz 🙂", Ok("Łukasz 🙂"));
        check("", Err(NameError::Empty));
        check("   ", Err(NameError::Empty));
        check("a\nb", Err(NameError::Control));
        for hidden in [
            "a\u{202E}b",
            "\u{3164}",
            "\u{2800}",
            "\u{115F}",
            "\u{FFA0}",
            "Ana\u{E0041}",
            "A\u{AD}na",
        ] {
            check(hidden, Err(NameError::Control));
        }
        check("Ana \u{2764}\u{FE0F}", Ok("Ana \u{2764}\u{FE0F}"));
        check(&"x".repeat(40), Ok(&"x".repeat(40)));
        check(&"x".repeat(300), Err(NameError::TooLong { got: 300 }));
    }

    #[test]
    fn a_numbered_name_is_a_name_and_looks_like_no_other() {
        let name = |text: &str| Name::parse(text).unwrap();
        assert_eq!(name("Bo").numbered(2).as_str(), "Bo 2");
        for long in ["x".repeat(NAME_MAX), format!("{} y", "x".repeat(NAME_MAX - 2))] {
            let numbered = name(&long).numbered(255);
            assert_eq!(Name::parse(numbered.as_str()), Ok(numbered.clone()));
            assert!(numbered.as_str().ends_with(" 255"), "{numbered}");
        }
        assert!(name("ADA").looks_like(&name("Ada")));
        assert!(!name("Ada").looks_like(&name("Ada 2")));
    }
}
