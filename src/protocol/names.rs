//! Names of people and tables, and the rules by which two of them look alike.

use super::{Character, limits::NAME_MAX};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark, char::is_public_assigned};
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// A name that can be shown anywhere: 1 to [`NAME_MAX`] characters, no control or direction characters, no blanks at
/// the ends, single blanks inside.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// The reason why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NameError {
    /// It shows nothing: it has only blanks, marks without a letter, or characters that no font draws.
    #[error("the name is empty; type at least one letter")]
    Empty,
    /// More characters than fit.
    #[error("the name has {got} characters; at most {NAME_MAX} fit")]
    TooLong {
        /// Its length in characters, without needless blanks.
        got: u32,
    },
    /// It has a control character, or one that no font can have, that is invisible, or that changes the direction of
    /// the text.
    #[error("the name has a character that cannot be shown; use letters, digits, signs and blanks")]
    Control,
}

/// The looks of a name: names that people would take for each other are alike.
#[derive(Clone, Debug)]
pub struct Looks {
    /// The shapes of its letters: `l`, `I` and `1` are alike.
    seen: String,
    /// The shapes of its letters in lower case: `ADA` is like `Ada`.
    small: String,
}

impl Looks {
    /// True if people would take one name for the other.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.seen == other.seen || self.small == other.small
    }
}

impl Name {
    /// Composes letters with their marks, removes needless blanks, and checks the rest.
    ///
    /// # Errors
    /// Names what is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        let name = Self::cleaned(&text.nfc().collect::<String>())?;
        if name.0.chars().any(|c| !is_public_assigned(c)) {
            return Err(NameError::Control);
        }
        let shows = |c: char| !c.is_whitespace() && !is_combining_mark(c) && !is_selector(c);
        if name.0.chars().any(shows) {
            Ok(name)
        } else {
            Err(NameError::Empty)
        }
    }
    /// Applies the rules of all names, also of those in old records and messages.
    fn cleaned(text: &str) -> Result<Self, NameError> {
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
    /// The name of a bot: that of its character, or `Bot 2` for one without a character at the second seat.
    #[must_use]
    pub fn bot(character: Option<Character>, seat: Seat) -> Self {
        Self(match character {
            Some(character) => character.star().to_owned(),
            None => format!("Bot {}", seat.index() + 1),
        })
    }
    /// A placeholder for the name of a person: `Person 1`.
    #[must_use]
    pub fn person(number: u8) -> Self {
        Self(format!("Person {number}"))
    }
    /// This name with a number after it, shortened if both have no room: `Bo 2`.
    #[must_use]
    pub fn numbered(&self, number: u8) -> Self {
        let suffix = format!(" {number}");
        Self(start(&self.0, NAME_MAX - suffix.len()) + &suffix)
    }
    /// The name of something that belongs to this person, such as `Ada's table`. If the person's name is too long for
    /// that, it is shortened: `Maximilian…'s table`.
    ///
    /// # Errors
    /// The text is not a name, even with one letter of this name.
    pub fn named_after(&self, make: impl Fn(&str) -> String) -> Result<Self, NameError> {
        let whole = Self::parse(&make(&self.0));
        let Err(NameError::TooLong { .. }) = whole else {
            return whole;
        };
        let letters = self.0.graphemes(true).count();
        let mut shorter = (1..letters).rev().map(|most| make(&start_of(&self.0, most)));
        shorter.find_map(|text| Self::parse(&text).ok()).map_or(whole, Ok)
    }
    /// The looks of the name, to compare it with others.
    #[must_use]
    pub fn looks(&self) -> Looks {
        let seen = |text: &str| skeleton(text).collect::<String>();
        let compatible: String = self.0.nfkc().collect();
        Looks {
            seen: seen(&compatible),
            small: seen(&compatible.to_lowercase()),
        }
    }
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The first letters of a text with their marks, at most `most` characters in all.
fn start(text: &str, most: usize) -> String {
    let mut room = most;
    let fits = |letter: &&str| {
        let long = letter.chars().count();
        let fits = long <= room;
        room -= long.min(room);
        fits
    };
    let kept: String = text.graphemes(true).take_while(fits).collect();
    kept.trim_end().to_owned()
}

/// The first `letters` letters of a text, and an ellipsis.
fn start_of(text: &str, letters: usize) -> String {
    let kept: String = text.graphemes(true).take(letters).collect();
    kept.trim_end().to_owned() + "…"
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

/// True for a character that only changes how the one before it is drawn, or that no font draws. A name of such
/// characters shows nothing.
const fn is_selector(c: char) -> bool {
    matches!(
        c,
        '\u{FE00}'..='\u{FE0F}' | '\u{FFFC}' | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D159}'
            | '\u{1D173}'..='\u{1D17A}'
    )
}

impl TryFrom<String> for Name {
    type Error = NameError;
    fn try_from(text: String) -> Result<Self, NameError> {
        Self::cleaned(&text)
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
    fn a_numbered_name_is_a_name() {
        let name = |text: &str| Name::parse(text).unwrap();
        assert_eq!(name("Bo").numbered(2).as_str(), "Bo 2");
        for long in ["x".repeat(NAME_MAX), format!("{} y", "x".repeat(NAME_MAX - 2))] {
            let numbered = name(&long).numbered(255);
            assert_eq!(Name::parse(numbered.as_str()), Ok(numbered.clone()));
            assert!(numbered.as_str().ends_with(" 255"), "{numbered}");
        }
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        let looks = |text: &str| Name::parse(text).unwrap().looks();
        for (one, other) in [
            ("ADA", "Ada"),
            ("Ada", "Ada\u{FE0E}"),
            ("Ada", "A\u{FE00}da"),
            ("Ada", "Аdа"),
            ("Ada", "Ａｄａ"),
            ("Nguyễn", "Nguye\u{302}\u{303}n"),
            ("Bill", "BiIl"),
            ("Bill", "Bi11"),
            ("Ana \u{2764}\u{FE0F}", "Ana \u{2764}"),
            ("Max", "Мах"),
        ] {
            assert!(looks(one).is_like(&looks(other)), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Ada 2"),
            ("Ana", "Anna"),
            ("김철수", "김철호"),
            ("Ada 🙂", "Ada 🙁"),
        ] {
            assert!(!looks(one).is_like(&looks(other)), "{one} {other}");
        }
    }

    #[test]
    fn a_name_shows_something_and_nothing_that_no_font_has() {
        for nothing in [
            "\u{FE0E}",
            " \u{FE0F} \u{FE00}",
            "\u{301}",
            "\u{20E3}\u{FE0F}",
            "\u{1D159}",
            "\u{FFFC}",
        ] {
            assert_eq!(Name::parse(nothing), Err(NameError::Empty), "{nothing:?}");
        }
        for nowhere in ["Ada\u{E000}", "Ada\u{FFFF}", "Ada\u{378}", "\u{10FFFD}"] {
            assert_eq!(Name::parse(nowhere), Err(NameError::Control), "{nowhere:?}");
        }
        for name in ["Nguyễn", "김철수", "שרה", "عمر", "🦀", "山", "?", "Ø"] {
            assert_eq!(Name::parse(name).map(String::from), Ok(name.to_owned()));
        }
    }

    #[test]
    fn a_name_of_an_old_record_is_read_as_it_stands_there() {
        for old in ["\u{FE0E}", "Ada\u{E000}", "Nguye\u{302}\u{303}n"] {
            assert_eq!(Name::try_from(old.to_owned()).map(String::from), Ok(old.to_owned()));
        }
    }

    #[test]
    fn a_name_after_a_name_fits_and_is_cut_between_letters() {
        let of = |name: &str| format!("Tisch von {name}");
        let after = |text: &str| Name::parse(text).unwrap().named_after(of).unwrap().as_str().to_owned();
        assert_eq!(after("Ada"), "Tisch von Ada");
        assert_eq!(after(&"x".repeat(30)), of(&"x".repeat(30)));
        assert_eq!(after(&"x".repeat(34)), of(&("x".repeat(29) + "…")));
        // Each of these is one letter of two characters.
        let letters = "e\u{325}".repeat(20);
        assert_eq!(after(&letters), of(&("e\u{325}".repeat(14) + "…")));
        let numbered = Name::parse(&letters).unwrap().numbered(12);
        assert_eq!(numbered.as_str(), "e\u{325}".repeat(18) + " 12");
    }
}
