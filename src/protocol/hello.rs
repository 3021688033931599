//! The first bytes each way. Their layout is frozen, so that any two versions can learn that they differ.
//!
//! ```text
//! 8 bytes  magic "PODBAY\0\x01"
//! u16      number of bytes that follow (little endian, at most 512)
//! u16      protocol version
//! u8       action, see HelloAction
//! u8       length of the version text
//! n bytes  version text, UTF-8
//! rest     what the action adds, such as the card of a table; readers that do not know it ignore it
//! ```

use super::names::is_invisible;

/// Raised by every change of the messages. Only equal versions play together.
pub const PROTOCOL_VERSION: u16 = 14;
/// The first eight bytes.
pub const MAGIC: [u8; 8] = *b"PODBAY\0\x01";
/// Magic and length: read this many bytes, then [`Hello::rest_length`].
pub const HEAD: usize = 10;
/// Most bytes after the head.
pub const REST_MAX: usize = 512;
/// Longest version text.
pub const VERSION_TEXT_MAX: usize = 64;

/// The sender's request to the other side: go on or stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelloAction {
    /// Go on with messages.
    Proceed,
    /// Stop: the versions differ. The older side should be updated.
    VersionDiffers,
    /// Stop: the host takes nobody in now.
    Busy,
    /// Send the card of the table, and stop.
    Look,
    /// Of a later version; treat as stop.
    Unknown(u8),
}

/// Introduction of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Protocol version of the sender.
    pub protocol: u16,
    /// The sender's request to the receiver: go on or stop.
    pub action: HelloAction,
    /// Program version of the sender, to be shown; at most [`VERSION_TEXT_MAX`] bytes.
    pub version: String,
}

/// The reason why bytes are not an introduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HelloError {
    /// Another program speaks there.
    #[error("something other than Podbay answers at that address")]
    NotPodbay,
    /// The bytes end too early or announce too much.
    #[error("the other side's introduction is broken")]
    Malformed,
}

impl HelloAction {
    const fn code(self) -> u8 {
        match self {
            Self::Proceed => 0,
            Self::VersionDiffers => 1,
            Self::Busy => 2,
            Self::Look => 3,
            Self::Unknown(code) => code,
        }
    }
    const fn from_code(code: u8) -> Self {
        match code {
            0 => Self::Proceed,
            1 => Self::VersionDiffers,
            2 => Self::Busy,
            3 => Self::Look,
            other => Self::Unknown(other),
        }
    }
}

impl Hello {
    /// The introduction that this build sends.
    #[must_use]
    pub fn ours(action: HelloAction) -> Self {
        Self {
            protocol: PROTOCOL_VERSION,
            action,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
    /// True if the sender speaks this build's protocol version; only then can both play together.
    #[must_use]
    pub const fn is_compatible(&self) -> bool {
        self.protocol == PROTOCOL_VERSION
    }
    /// The bytes; a version text that is too long is cut at a character.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.to_bytes_with(&[])
    }
    /// The bytes with more behind them, which is left out if it does not fit.
    #[must_use]
    pub fn to_bytes_with(&self, more: &[u8]) -> Vec<u8> {
        let mut end = self.version.len().min(VERSION_TEXT_MAX);
        while !self.version.is_char_boundary(end) {
            end -= 1;
        }
        let text = &self.version.as_bytes()[..end];
        let mut bytes = MAGIC.to_vec();
        let more = if 4 + text.len() + more.len() <= REST_MAX {
            more
        } else {
            &[]
        };
        // At most 512 bytes follow.
        bytes.extend(((4 + text.len() + more.len()) as u16).to_le_bytes());
        bytes.extend(self.protocol.to_le_bytes());
        bytes.push(self.action.code());
        bytes.push(text.len() as u8);
        bytes.extend(text);
        bytes.extend(more);
        bytes
    }
    /// Number of bytes that follow the head.
    ///
    /// # Errors
    /// The head is not one of this program, or announces too much.
    pub fn rest_length(head: [u8; HEAD]) -> Result<usize, HelloError> {
        if head[..MAGIC.len()] != MAGIC {
            return Err(HelloError::NotPodbay);
        }
        let length = usize::from(u16::from_le_bytes([head[8], head[9]]));
        if !(4..=REST_MAX).contains(&length) {
            return Err(HelloError::Malformed);
        }
        Ok(length)
    }
    /// Reads what follows the head, and returns what stands behind it.
    ///
    /// # Errors
    /// The bytes end too early, or the version is not text.
    pub fn parse_rest(rest: &[u8]) -> Result<(Self, &[u8]), HelloError> {
        let [low, high, action, length, tail @ ..] = rest else {
            return Err(HelloError::Malformed);
        };
        let (text, more) = tail
            .split_at_checked(usize::from(*length))
            .ok_or(HelloError::Malformed)?;
        let version = std::str::from_utf8(text).map_err(|_| HelloError::Malformed)?;
        if version.len() > VERSION_TEXT_MAX || version.chars().any(|c| c.is_control() || is_invisible(c)) {
            return Err(HelloError::Malformed);
        }
        let hello = Self {
            protocol: u16::from_le_bytes([*low, *high]),
            action: HelloAction::from_code(*action),
            version: version.to_owned(),
        };
        Ok((hello, more))
    }
    /// Reads head and rest at once.
    ///
    /// # Errors
    /// As `rest_length` and `parse_rest`.
    pub fn parse(bytes: &[u8]) -> Result<Self, HelloError> {
        Self::parse_with(bytes).map(|(hello, _)| hello)
    }
    /// Reads head and rest at once, and returns what stands behind the version text as well.
    ///
    /// # Errors
    /// As `parse`.
    pub fn parse_with(bytes: &[u8]) -> Result<(Self, &[u8]), HelloError> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>().ok_or(HelloError::Malformed)?;
        let length = Self::rest_length(*head)?;
        Self::parse_rest(rest.get(..length).ok_or(HelloError::Malformed)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_frozen() {
        let hello = Hello {
            protocol: 0x0102,
            action: HelloAction::VersionDiffers,
            version: "9.8".to_owned(),
        };
        let bytes = hello.to_bytes();
        assert_eq!(bytes, b"PODBAY\0\x01\x07\x00\x02\x01\x01\x039.8");
        assert_eq!(Hello::parse(&bytes), Ok(hello));
    }

    #[test]
    fn a_later_version_may_say_more() {
        let hello = Hello::parse(b"PODBAY\0\x01\x09\x00\x63\x00\x09\x033.0??").unwrap();
        assert_eq!(hello.protocol, 99);
        assert_eq!(hello.action, HelloAction::Unknown(9));
        assert!(!hello.is_compatible());
    }

    #[test]
    fn what_an_action_adds_stands_behind_the_version() {
        let hello = Hello::ours(HelloAction::Look);
        let bytes = hello.to_bytes_with(b"card");
        assert_eq!(Hello::parse_with(&bytes), Ok((hello.clone(), &b"card"[..])));
        assert_eq!(Hello::parse(&bytes), Ok(hello.clone()));
        assert_eq!(hello.to_bytes_with(&[7; REST_MAX]), hello.to_bytes(), "too long to fit");
    }

    #[test]
    fn a_version_that_cannot_be_shown_as_it_is_is_refused() {
        let mut hello = Hello::ours(HelloAction::Proceed);
        hello.version = "1.0\u{202E}9.9".to_owned();
        assert_eq!(Hello::parse(&hello.to_bytes()), Err(HelloError::Malformed));
    }

    #[test]
    fn broken_introductions_are_refused() {
        assert_eq!(Hello::parse(b"HTTP/1.1 400 Bad Request"), Err(HelloError::NotPodbay));
        let good = Hello::ours(HelloAction::Proceed).to_bytes();
        for end in 0..good.len() {
            assert!(Hello::parse(&good[..end]).is_err(), "{end}");
        }
        assert_eq!(Hello::parse(b"PODBAY\0\x01\xff\xff"), Err(HelloError::Malformed));
        assert_eq!(
            Hello::parse(b"PODBAY\0\x01\x05\x00\x01\x00\x00\x01\xff"),
            Err(HelloError::Malformed)
        );
    }
}
