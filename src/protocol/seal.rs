//! Signatures of devices. A seal carries the public key that made it, because a [`DeviceId`] is only the hash of that key.

use super::DeviceId;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};

/// The bytes before an ed25519 key in its SubjectPublicKeyInfo (RFC 8410).
const KEY_INFO: [u8; 12] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];

/// Bytes that are not a private key of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an ed25519 key in PKCS#8")]
pub struct KeyError;

/// The private key of a device, which signs. Cloning copies a reference. `Debug` shows the device only.
#[derive(Clone)]
pub struct DeviceKey {
    pair: Arc<Ed25519KeyPair>,
    device: DeviceId,
}

impl DeviceKey {
    /// Reads a private key in PKCS#8.
    ///
    /// # Errors
    /// The bytes are not an ed25519 key in PKCS#8.
    pub fn from_pkcs8(der: &[u8]) -> Result<Self, KeyError> {
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der).map_err(|_| KeyError)?;
        Ok(Self::of(pair))
    }

    /// A key for tests and for the simulator, the same for each number.
    ///
    /// # Errors
    /// The library refuses the bytes, which it never does for 32 of them.
    pub fn from_number(number: u64) -> Result<Self, KeyError> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let pair = Ed25519KeyPair::from_seed_unchecked(&seed).map_err(|_| KeyError)?;
        Ok(Self::of(pair))
    }

    fn of(pair: Ed25519KeyPair) -> Self {
        let device = device_of(pair.public_key().as_ref());
        Self {
            pair: Arc::new(pair),
            device,
        }
    }

    /// The device that has this key.
    #[must_use]
    pub const fn device(&self) -> DeviceId {
        self.device
    }

    /// Signs a text.
    #[must_use]
    pub fn seal(&self, text: &[u8]) -> Seal {
        let (mut key, mut signature) = ([0; 32], [0; 64]);
        key.copy_from_slice(self.pair.public_key().as_ref());
        signature.copy_from_slice(self.pair.sign(text).as_ref());
        Seal { key, signature }
    }
}

impl fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceKey({})", self.device)
    }
}

/// A signature with the key that made it: 96 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    key: [u8; 32],
    #[serde(with = "serde_big_array::BigArray")]
    signature: [u8; 64],
}

impl Seal {
    /// The seal that a bug report shows: a signature would name its device.
    pub(super) const BLANK: Self = Self {
        key: [0; 32],
        signature: [0; 64],
    };

    /// The device of the key, whether or not the signature is valid.
    #[must_use]
    pub fn claims(&self) -> DeviceId {
        device_of(&self.key)
    }

    /// The device that signed this text; `None` if the signature is invalid.
    #[must_use]
    pub fn signer(&self, text: &[u8]) -> Option<DeviceId> {
        let key = UnparsedPublicKey::new(&ED25519, &self.key);
        key.verify(text, &self.signature).ok()?;
        Some(self.claims())
    }
}

/// The id of the device with a public key, as [`DeviceId`] says.
fn device_of(key: &[u8]) -> DeviceId {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&KEY_INFO).update(key);
    DeviceId(*hasher.finalize().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::codec;

    #[test]
    fn a_seal_names_its_device_and_fits_one_text_only() {
        let keys = [1, 2].map(|number| DeviceKey::from_number(number).unwrap());
        assert_ne!(keys[0].device(), keys[1].device());
        let mut seal = keys[0].seal(b"one text");
        assert_eq!(seal.signer(b"one text"), Some(keys[0].device()));
        assert_eq!(seal.signer(b"another"), None);
        let bytes = codec::encode(&seal).unwrap();
        assert_eq!(bytes.len(), 96);
        assert_eq!(codec::decode::<Seal>(&bytes), Ok(seal));
        // Another key did not make that signature.
        seal.key = keys[1].seal(b"one text").key;
        assert_eq!((seal.claims(), seal.signer(b"one text")), (keys[1].device(), None));
    }

    #[test]
    fn the_same_number_is_the_same_key() {
        let [one, again] = [7, 7].map(|number| DeviceKey::from_number(number).unwrap());
        assert_eq!(one.seal(b"text"), again.seal(b"text"));
        assert_eq!(DeviceKey::from_pkcs8(b"nonsense").err(), Some(KeyError));
    }
}
