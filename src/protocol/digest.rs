//! Digests of views, and the proof that nobody chose the seed of a game.

use super::{TableId, codec};
use crate::rules::Seed;
use serde::{Deserialize, Serialize};

/// blake3 over canonical bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of any value. A value that cannot be serialised has the digest of nothing; no value of this program
    /// is like that.
    #[must_use]
    pub fn of<T: Serialize>(value: &T) -> Self {
        let bytes = codec::canonical(value).unwrap_or_default();
        Self(*blake3::hash(&bytes).as_bytes())
    }
    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        super::ids::from_hex(text).map(Self)
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        super::ids::hex(f, &self.0)
    }
}

/// The digest of a view, which goes with each snapshot.
#[must_use]
pub fn view_digest<V: Serialize>(view: &V) -> Digest {
    Digest::of(view)
}

/// The part of the seed that a seated client contributes: 32 random bytes.
pub type Share = [u8; 32];

/// A hash of the host's secret, which the host tells before it sees any share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Commitment(pub [u8; 32]);

/// A hash of a share, which its client tells before anybody reveals a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShareHash(pub [u8; 32]);

impl ShareHash {
    /// The hash of a share for one deal. The commitment differs in each deal, so that no hash fits two of them.
    #[must_use]
    pub fn of(share: &Share, table: TableId, game: u32, promise: Commitment) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("podbay share hash v1");
        hasher.update(&table.0).update(&game.to_le_bytes());
        hasher.update(&promise.0).update(share);
        Self(*hasher.finalize().as_bytes())
    }
}

/// Everything needed to check the seed of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedProof {
    /// The host's secret.
    pub secret: [u8; 32],
    /// Hides the secret in the commitment.
    pub nonce: [u8; 32],
    /// The shares by seat; `None` for a seat whose client sent no hash in time.
    pub shares: Vec<Option<Share>>,
}

impl SeedProof {
    /// The commitment to this secret and nonce.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let mut hasher = blake3::Hasher::new_derive_key("podbay seed commitment v1");
        hasher.update(&self.secret).update(&self.nonce);
        Commitment(*hasher.finalize().as_bytes())
    }
    /// The seed of the game.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("podbay seed v1");
        hasher.update(&self.secret);
        for share in &self.shares {
            // A missing share and one of zeros must not be the same.
            hasher
                .update(&[u8::from(share.is_some())])
                .update(&share.unwrap_or_default());
        }
        Seed(*hasher.finalize().as_bytes())
    }
    /// The share of a seat, counted from 0, whose client runs on the host's machine. The host could choose any other
    /// share after it knows the others, so the commitment fixes this one.
    #[must_use]
    pub fn house_share(&self, seat: usize) -> Share {
        let mut hasher = blake3::Hasher::new_derive_key("podbay house share v1");
        hasher.update(&self.secret).update(&(seat as u64).to_le_bytes());
        *hasher.finalize().as_bytes()
    }
}
