//! A table's card, the host's description for machines that only look.
//!
//! ```text
//! u8       version of the card, 3
//! 16 bytes id of the table
//! u64      the quorum epoch (little endian)
//! 16 bytes hash of the number that the host says in its farewell
//! u8       seats
//! u8       taken seats
//! u8       state: 0 open, 1 full, 2 playing, 3 ended
//! u8       length of the game's name, and the name
//! u8       length of the table's name, and the name
//! ```
//! The card follows the host's introduction, on a connection that has proved the host's key, so nobody can forge it.

use super::{
    discovery::{Announcement, TableState},
    identity::Fingerprint,
};
use crate::protocol::{Epoch, Hello, Name, TableId};

const VERSION: u8 = 3;
/// Longest name of a game, in bytes.
const GAME_MAX: usize = 32;
const STATES: [TableState; 4] = [
    TableState::Open,
    TableState::Full,
    TableState::Playing,
    TableState::Ended,
];

/// A table as its host shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    pub(super) about: Announcement,
    /// See [`crate::session::Session::sure_epoch`].
    pub(super) sure: Epoch,
    pub(super) seal: Seal,
}

/// The hash of a number that the host keeps secret until its farewell, which the number proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seal(pub(super) [u8; 16]);

impl Seal {
    pub(super) fn of(secret: u64) -> Self {
        let mut seal = [0; 16];
        let mut hasher = blake3::Hasher::new_derive_key("podbay farewell v1");
        hasher.update(&secret.to_le_bytes());
        hasher.finalize_xof().fill(&mut seal);
        Self(seal)
    }
}

/// The bytes of a table's card; empty if a name is too long, which a checked name never is.
pub(super) fn bytes(table: TableId, Card { about, sure, seal }: &Card) -> Vec<u8> {
    let state = STATES.iter().position(|&state| state == about.state).unwrap_or(0);
    let mut bytes = vec![VERSION];
    bytes.extend(table.0);
    bytes.extend(sure.to_le_bytes());
    bytes.extend(seal.0);
    bytes.extend([about.seats, about.taken, state as u8]);
    for text in [&about.game, &about.name] {
        let Ok(length) = u8::try_from(text.len()) else {
            return Vec::new();
        };
        bytes.push(length);
        bytes.extend(text.bytes());
    }
    bytes
}

/// Reads the card of a host that has proved its key and introduced itself. Returns `None` for a missing or invalid
/// card, such as that of another version.
pub(super) fn read(card: &[u8], hello: Hello, fingerprint: Fingerprint) -> Option<Card> {
    let ([VERSION, id @ ..], rest) = card.split_first_chunk::<17>()? else {
        return None;
    };
    let (sure, rest) = rest.split_first_chunk()?;
    let (&seal, rest) = rest.split_first_chunk()?;
    let ([seats, taken, state], rest) = rest.split_first_chunk::<3>()?;
    let (game, rest) = text(rest)?;
    let (name, rest) = text(rest)?;
    let letters = |game: &str| game.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    if !rest.is_empty() || game.is_empty() || game.len() > GAME_MAX || !letters(game) || taken > seats {
        return None;
    }
    let about = Announcement {
        id: TableId(*id).to_string(),
        name: Name::parse(name).ok().filter(|n| n.as_str() == name)?.to_string(),
        game: game.to_owned(),
        seats: *seats,
        taken: *taken,
        state: *STATES.get(usize::from(*state))?,
        version: hello.version,
        protocol: hello.protocol,
        fingerprint,
    };
    let sure = Epoch::from_le_bytes(*sure);
    let seal = Seal(seal);
    Some(Card { about, sure, seal })
}

fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, rest) = bytes.split_first()?;
    let (text, rest) = rest.split_at_checked(usize::from(*length))?;
    Some((std::str::from_utf8(text).ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{HelloAction, limits::NAME_MAX};

    const KEY: Fingerprint = Fingerprint([9; 32]);

    fn about(name: &str) -> Card {
        let hello = Hello::ours(HelloAction::Look);
        let about = Announcement {
            id: TableId([6; 16]).to_string(),
            name: name.to_owned(),
            game: "alien-frontiers".to_owned(),
            seats: 4,
            taken: 3,
            state: TableState::Playing,
            version: hello.version,
            protocol: hello.protocol,
            fingerprint: KEY,
        };
        Card {
            about,
            sure: 1 << 40,
            seal: Seal::of(5),
        }
    }

    fn read_back(bytes: &[u8]) -> Option<Card> {
        read(bytes, Hello::ours(HelloAction::Look), KEY)
    }

    #[test]
    fn a_card_is_read_as_it_was_written() {
        for name in ["Friday", &"🧑".repeat(NAME_MAX)] {
            let card = bytes(TableId([6; 16]), &about(name));
            assert_eq!(read_back(&card), Some(about(name)));
            let hello = Hello::ours(HelloAction::Look);
            assert!(
                hello.to_bytes_with(&card).len() > card.len(),
                "it fits behind an introduction"
            );
        }
    }

    #[test]
    fn a_card_that_is_not_one_is_none() {
        let good = bytes(TableId([6; 16]), &about("Friday"));
        for end in 0..good.len() {
            assert_eq!(read_back(&good[..end]), None, "{end} bytes");
        }
        assert_eq!(read_back(&[&good[..], b"x"].concat()), None);
        // Another version, more seats taken than there are, an unknown state, an unknown game.
        for (at, byte) in [(0, 2), (42, 5), (43, 4), (45, b'/')] {
            let mut bad = good.clone();
            bad[at] = byte;
            assert_eq!(read_back(&bad), None, "byte {at}");
        }
        for name in ["", " Friday", "Fri\u{202E}day"] {
            assert_eq!(read_back(&bytes(TableId([6; 16]), &about(name))), None, "{name:?}");
        }
    }
}
