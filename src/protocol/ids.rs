//! Identifiers.

use super::Epoch;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A table, for as long as it lives, whoever hosts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// A device: the blake3 hash of the `SubjectPublicKeyInfo` of its public key. Seats belong to devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DeviceId(pub [u8; 32]);

impl DeviceId {
    /// An identity of a bot that runs inside the host process. It is the hash of a label, so that no public key of a
    /// real device can have it.
    #[must_use]
    pub fn of_bot(table: TableId, number: u32) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("podbay in-process bot device v1");
        hasher.update(&table.0).update(&number.to_le_bytes());
        Self(*hasher.finalize().as_bytes())
    }
}

/// A person or bot at a table; kept when its device comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MemberId(pub u32);

/// One question of one game. A command names the id it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionId {
    /// The epoch of the host, see [`Epoch`].
    pub epoch: Epoch,
    /// Raised by every undo, redo, interrupt, later epoch and succession.
    pub generation: u32,
    /// Counts the questions of a host, from game to game.
    pub index: u32,
}

/// Colour of a seat; unique at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Shown as yellow.
    Sun,
    /// Shown as blue.
    Ice,
    /// Shown as pink.
    Rose,
    /// Shown as purple.
    Violet,
}

impl Colour {
    /// All colours, in the order seats take them by default.
    pub const ALL: [Self; 4] = [Self::Sun, Self::Ice, Self::Rose, Self::Violet];
    /// Stable name, also the catalogue key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sun => "sun",
            Self::Ice => "ice",
            Self::Rose => "rose",
            Self::Violet => "violet",
        }
    }
    /// The colour of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.name() == name)
    }
}

pub(super) fn hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
}

/// Reads what `Display` of the ids writes.
pub(super) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut out = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (byte, pair) in out.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(out)
}

impl TableId {
    /// Reads 32 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}
impl DeviceId {
    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}
impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(f, &self.0)
    }
}
impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(f, &self.0)
    }
}
impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.epoch, self.generation, self.index)
    }
}
