//! The characters of a join code.

use super::place::CodePlace;
use std::{fmt, str::FromStr};

/// The characters in the order of their values.
const ALPHABET: &[u8; 29] = b"023456789ACDEFGHJKLMNPQRTVWXY";
/// Characters that are read as those they look like.
const LOOK_ALIKE: [(u8, u8); 7] = [
    (b'1', b'L'),
    (b'I', b'L'),
    (b'O', b'0'),
    (b'Z', b'2'),
    (b'S', b'5'),
    (b'B', b'8'),
    (b'U', b'V'),
];
const BASE: u64 = ALPHABET.len() as u64;

/// Bits that name one of the ports.
const PORT_BITS: u32 = 2;

/// One of the two lengths of a code.
struct Form {
    /// Characters without the one that checks the others.
    digits: usize,
    host_bits: u32,
    secret_bits: u32,
    /// Characters between two hyphens.
    group: usize,
}

const SHORT: Form = Form {
    digits: 7,
    host_bits: 8,
    secret_bits: 24,
    group: 4,
};
const LONG: Form = Form {
    digits: 8,
    host_bits: 16,
    secret_bits: 20,
    group: 3,
};

const fn form(wide: bool) -> &'static Form {
    if wide { &LONG } else { &SHORT }
}

/// The secret part of a join code. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CodeSecret(u32);

impl CodeSecret {
    /// The secret made of random bits, as many as fit a code of that length.
    #[must_use]
    pub const fn from_random(random: u32, wide: bool) -> Self {
        Self(random & ((1 << form(wide).secret_bits) - 1))
    }
    /// The bytes that both sides prove to know.
    pub(super) const fn bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

impl fmt::Debug for CodeSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeSecret(..)")
    }
}

/// A join code: a place on the network and a secret. Read in any case, with or without blanks and hyphens; shown with
/// hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinCode {
    /// The end of the host's address, and one of [`super::PORTS`].
    pub place: CodePlace,
    /// The part that guest and host have to know.
    pub secret: CodeSecret,
}

/// The reason why a text is not a join code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It has too few or too many characters.
    #[error("a join code has 8 or 9 letters and digits, and this has {got}; look at the host's window again")]
    Length {
        /// Letters and digits that were typed.
        got: usize,
    },
    /// It has a sign that no code has.
    #[error("a join code has letters and digits only")]
    Sign,
    /// The check character says that something was mistyped.
    #[error("there is a typing mistake in the join code; compare it with the host's window")]
    Mistyped,
    /// The address behind the code cannot be read.
    #[error("what stands behind the join code is no address such as 192.168.1.20:47200")]
    Address,
}

impl JoinCode {
    /// The characters without hyphens.
    fn characters(self) -> Vec<u8> {
        let form = form(self.place.wide);
        let host = u64::from(self.place.host) & ((1 << form.host_bits) - 1);
        let port = u64::from(self.place.port) & ((1 << PORT_BITS) - 1);
        let mut value = ((host << PORT_BITS | port) << form.secret_bits) | u64::from(self.secret.0);
        let mut digits = vec![0_u8; form.digits];
        for digit in digits.iter_mut().rev() {
            // The remainder is smaller than the base.
            *digit = (value % BASE) as u8;
            value /= BASE;
        }
        digits.push(check(&digits));
        digits.iter().map(|&digit| ALPHABET[usize::from(digit)]).collect()
    }
}

/// The digit that finds mistakes. Each place has a weight of its own, so that an exchange of two changes the sum.
fn check(digits: &[u8]) -> u8 {
    let sum: u64 = (1..)
        .zip(digits)
        .map(|(weight, &digit)| weight * u64::from(digit))
        .sum();
    (sum % BASE) as u8
}

/// The value of a typed character; `None` for a separator of groups.
fn digit(character: char) -> Result<Option<u8>, CodeError> {
    if matches!(character, '-' | ' ' | '\u{2010}'..='\u{2015}') {
        return Ok(None);
    }
    let typed = u8::try_from(character)
        .map_err(|_| CodeError::Sign)?
        .to_ascii_uppercase();
    let alike = LOOK_ALIKE.iter().find(|(from, _)| *from == typed);
    let meant = alike.map_or(typed, |&(_, to)| to);
    let value = ALPHABET.iter().position(|&one| one == meant).ok_or(CodeError::Sign)?;
    // The alphabet is shorter than 256.
    Ok(Some(value as u8))
}

impl FromStr for JoinCode {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let digits: Result<Vec<Option<u8>>, CodeError> = text.trim().chars().map(digit).collect();
        let digits: Vec<u8> = digits?.into_iter().flatten().collect();
        let wide = digits.len() == LONG.digits + 1;
        let form = form(wide);
        if digits.len() != form.digits + 1 {
            return Err(CodeError::Length { got: digits.len() });
        }
        let (last, digits) = digits.split_last().ok_or(CodeError::Mistyped)?;
        let value = digits.iter().fold(0, |value, &digit| value * BASE + u64::from(digit));
        let (place, secret) = (value >> form.secret_bits, value & ((1 << form.secret_bits) - 1));
        let host = u16::try_from(place >> PORT_BITS).map_err(|_| CodeError::Mistyped)?;
        if check(digits) != *last || place >> PORT_BITS >> form.host_bits != 0 {
            return Err(CodeError::Mistyped);
        }
        let place = CodePlace {
            wide,
            host,
            // Two bits.
            port: (place & ((1 << PORT_BITS) - 1)) as u8,
        };
        // As many bits as the form has, at most 24.
        let secret = CodeSecret(secret as u32);
        Ok(Self { place, secret })
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group = form(self.place.wide).group;
        for (index, character) in self.characters().into_iter().enumerate() {
            if index > 0 && index % group == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(character))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_code() -> impl Strategy<Value = JoinCode> {
        (any::<bool>(), any::<u16>(), 0..4_u8, any::<u32>()).prop_map(|(wide, host, port, random)| JoinCode {
            place: CodePlace {
                wide,
                host: if wide { host } else { host & 0xff },
                port,
            },
            secret: CodeSecret::from_random(random, wide),
        })
    }

    #[test]
    fn every_letter_and_digit_is_read_as_one_of_the_alphabet() {
        for typed in ('0'..='9').chain('A'..='Z').chain('a'..='z') {
            assert!(matches!(digit(typed), Ok(Some(_))), "{typed}");
        }
        for (from, to) in LOOK_ALIKE {
            assert!(ALPHABET.contains(&to) && !ALPHABET.contains(&from));
        }
        assert!(BASE.pow(7) >= 1 << 34 && BASE.pow(8) >= 1 << 38, "all bits fit");
    }

    #[test]
    fn texts_that_are_no_code_say_why() {
        for (text, expected) in [
            ("", CodeError::Length { got: 0 }),
            ("ABCD", CodeError::Length { got: 4 }),
            ("AAAA-AAAA-AA", CodeError::Length { got: 10 }),
            ("192.168.0.5", CodeError::Sign),
            ("ÄBCD-2345", CodeError::Sign),
            ("AAAA-AAAC", CodeError::Mistyped),
            // More than 34 bits, with the right check character.
            ("YYYY-YYY2", CodeError::Mistyped),
        ] {
            assert_eq!(text.parse::<JoinCode>(), Err(expected), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_code_is_read_back_however_it_is_typed(code in any_code()) {
            let shown = code.to_string();
            prop_assert_eq!(shown.len(), if code.place.wide { 11 } else { 9 });
            let plain = shown.replace('-', "");
            let alike: String = plain
                .chars()
                .map(|c| LOOK_ALIKE.iter().find(|(_, to)| char::from(*to) == c).map_or(c, |(from, _)| char::from(*from)))
                .collect();
            for typed in [&shown, &plain, &plain.to_lowercase(), &shown.replace('-', " "), &format!(" {shown} "), &alike] {
                prop_assert_eq!(typed.parse::<JoinCode>(), Ok(code), "{}", typed);
            }
        }

        #[test]
        fn one_wrong_character_or_two_exchanged_ones_are_found(code in any_code(), at in 0..8_usize, other in 0..8_usize, by in 1..29_u8) {
            let right: Vec<u8> = code.characters();
            let mut wrong = right.clone();
            let value = ALPHABET.iter().position(|&c| c == right[at]).unwrap();
            wrong[at] = ALPHABET[(value + usize::from(by)) % 29];
            let text = String::from_utf8(wrong).unwrap();
            prop_assert_eq!(text.parse::<JoinCode>(), Err(CodeError::Mistyped));
            let mut exchanged = right.clone();
            exchanged.swap(at, other);
            if exchanged != right {
                let text = String::from_utf8(exchanged).unwrap();
                prop_assert_eq!(text.parse::<JoinCode>(), Err(CodeError::Mistyped));
            }
        }

        #[test]
        fn no_text_panics(text in "\\PC{0,16}") {
            let _ = text.parse::<JoinCode>();
        }
    }
}
