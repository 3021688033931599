//! A device's identity: an ed25519 key with a self-signed certificate, and the fingerprint that others know it by.

use crate::protocol::DeviceKey;
use rcgen::{CertificateParams, KeyPair, PKCS_ED25519};
use rustls::{
    pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer},
    server::ParsedCertificate,
};
use std::{fmt, str::FromStr};

/// Name in every certificate; carries no meaning.
pub(super) const SERVER_NAME: &str = "podbay";
/// 256 short words, one for each value of a byte.
const WORDS: &str = include_str!("words.txt");
/// Number of words that people compare.
const SHOWN: usize = 8;

/// blake3 of a device's public key (its SubjectPublicKeyInfo). Stays the same when the certificate is made anew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    /// The fingerprint of the key in a certificate; `None` if it is not a certificate.
    #[must_use]
    pub fn of_certificate(certificate: &CertificateDer<'_>) -> Option<Self> {
        let parsed = ParsedCertificate::try_from(certificate).ok()?;
        Some(Self(
            *blake3::hash(parsed.subject_public_key_info().as_ref()).as_bytes(),
        ))
    }

    /// Eight words for people to compare, of the first 64 bits. A graphics card finds a key with six given words in two
    /// days, and one with eight in centuries. Versions that showed six words showed the first six of these.
    #[must_use]
    pub fn words(&self) -> String {
        words(&self.0)
    }
}

/// Eight words for the first 64 bits of a digest.
pub(super) fn words(digest: &[u8; 32]) -> String {
    let all: Vec<&str> = WORDS.lines().collect();
    let word = |&byte: &u8| all.get(usize::from(byte)).copied().unwrap_or("?");
    let words: Vec<&str> = digest.iter().take(SHOWN).map(word).collect();
    words.join("-")
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

impl FromStr for Fingerprint {
    type Err = IdentityError;
    fn from_str(text: &str) -> Result<Self, IdentityError> {
        let bytes = text.as_bytes();
        if bytes.len() != 64 || !bytes.iter().all(u8::is_ascii_hexdigit) {
            return Err(IdentityError::Fingerprint);
        }
        let mut out = [0; 32];
        for (slot, pair) in out.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(pair).map_err(|_| IdentityError::Fingerprint)?;
            *slot = u8::from_str_radix(digits, 16).map_err(|_| IdentityError::Fingerprint)?;
        }
        Ok(Self(out))
    }
}

/// The reason why an identity could not be made or read.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The operating system gave no key or certificate.
    #[error("no device key could be made: {0}")]
    Generate(String),
    /// Bytes that are not a key of ours.
    #[error("{0}")]
    Key(String),
    /// A text that is not a fingerprint.
    #[error("a fingerprint is 64 hexadecimal digits")]
    Fingerprint,
}

/// A device's key and certificate. The key never leaves the device; `Debug` shows the fingerprint only.
pub struct Identity {
    key: Vec<u8>,
    signing: DeviceKey,
    certificate: CertificateDer<'static>,
    fingerprint: Fingerprint,
}

impl Clone for Identity {
    fn clone(&self) -> Self {
        Self {
            key: self.key.clone(),
            signing: self.signing.clone(),
            certificate: self.certificate.clone(),
            fingerprint: self.fingerprint,
        }
    }
}
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({})", self.fingerprint)
    }
}

impl Identity {
    /// Makes the identity of a new device.
    ///
    /// # Errors
    /// `Generate` if the system has no randomness to give.
    pub fn generate() -> Result<Self, IdentityError> {
        let pair = KeyPair::generate_for(&PKCS_ED25519).map_err(|e| IdentityError::Generate(e.to_string()))?;
        Self::from_pair(&pair)
    }

    /// The device whose key `key_der` returned earlier.
    ///
    /// # Errors
    /// `Key` if the bytes are not an ed25519 key in PKCS#8.
    pub fn from_key_der(der: &[u8]) -> Result<Self, IdentityError> {
        let der = PrivatePkcs8KeyDer::from(der.to_vec());
        let pair = KeyPair::from_pkcs8_der_and_sign_algo(&der, &PKCS_ED25519)
            .map_err(|e| IdentityError::Key(e.to_string()))?;
        Self::from_pair(&pair)
    }

    fn from_pair(pair: &KeyPair) -> Result<Self, IdentityError> {
        let failed = |e: rcgen::Error| IdentityError::Generate(e.to_string());
        // Everybody has the same name, so that a certificate tells nothing but the key.
        let certificate = CertificateParams::new(vec![SERVER_NAME.to_owned()])
            .and_then(|params| params.self_signed(pair))
            .map_err(failed)?;
        let certificate = certificate.der().clone();
        let fingerprint = Fingerprint::of_certificate(&certificate)
            .ok_or_else(|| IdentityError::Generate("the certificate cannot be read back".to_owned()))?;
        let key = pair.serialize_der();
        let signing = DeviceKey::from_pkcs8(&key).map_err(|e| IdentityError::Key(e.to_string()))?;
        Ok(Self {
            key,
            signing,
            certificate,
            fingerprint,
        })
    }

    /// The private key in PKCS#8, for the store alone.
    #[must_use]
    pub fn key_der(&self) -> &[u8] {
        &self.key
    }
    /// The private key for signatures of this device.
    #[must_use]
    pub const fn device_key(&self) -> &DeviceKey {
        &self.signing
    }
    /// The value that others know this device by.
    #[must_use]
    pub const fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
    pub(super) fn certificate(&self) -> CertificateDer<'static> {
        self.certificate.clone()
    }
    pub(super) fn private_key(&self) -> PrivateKeyDer<'static> {
        PrivatePkcs8KeyDer::from(self.key.clone()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_its_own_word() {
        let words: std::collections::BTreeSet<&str> = WORDS.lines().collect();
        assert_eq!((words.len(), WORDS.lines().count()), (256, 256));
    }

    #[test]
    fn enough_words_are_shown_that_no_other_key_has_them() {
        let mut key = Fingerprint([0; 32]);
        let before = key.words();
        assert_eq!(before.split('-').count(), SHOWN);
        key.0[SHOWN - 1] = 1;
        assert_ne!(key.words(), before, "each of them counts");
    }

    #[test]
    fn a_key_that_is_read_back_is_the_same_device() {
        let first = Identity::generate().unwrap();
        let again = Identity::from_key_der(first.key_der()).unwrap();
        assert_eq!(first.fingerprint(), again.fingerprint());
        assert_ne!(first.fingerprint(), Identity::generate().unwrap().fingerprint());
        assert_eq!(
            first.device_key().device().0,
            first.fingerprint().0,
            "what it signs names it"
        );
        assert_eq!(
            first.fingerprint().to_string().parse::<Fingerprint>().unwrap(),
            first.fingerprint()
        );
    }

    #[test]
    fn a_key_that_is_not_one_is_refused() {
        for bytes in [&b""[..], b"nonsense", &[0x30; 80]] {
            assert!(matches!(Identity::from_key_der(bytes), Err(IdentityError::Key(_))));
        }
        for text in ["", "12", &"g".repeat(64), &"é".repeat(32)] {
            assert!(text.parse::<Fingerprint>().is_err(), "{text}");
        }
    }
}
