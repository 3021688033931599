//! Guest and host prove to each other that they know the secret of a code. Their connection is part of the proof.
//!
//! They use SPAKE2: the guest sends a masked key, the host answers with its own and its confirmation, the guest
//! confirms. The identities in it are made of both fingerprints and of a key that only the two ends of this TLS
//! connection have. A man in the middle has two connections, and so two proofs that do not fit. A recorded conversation
//! is worth nothing in another.

use super::form::CodeSecret;
use crate::net::identity::Fingerprint;
use quinn::Connection;
use spake2::{Ed25519Group, Identity, Password, Spake2};

/// The first message of each side: a letter for the side and a point of the curve.
pub(in crate::net) const ELEMENT: usize = 33;

/// A hash of all that a proof is bound to, the connection and both devices.
#[derive(Clone, Copy)]
pub(in crate::net) struct Binding([u8; 32]);

impl Binding {
    /// The binding of a connection between two devices; `None` if the transport gives no key for it.
    pub(in crate::net) fn of(connection: &Connection, guest: Fingerprint, host: Fingerprint) -> Option<Self> {
        let mut channel = [0; 32];
        connection
            .export_keying_material(&mut channel, b"podbay join code v1", b"")
            .ok()?;
        Some(Self::new(channel, guest, host))
    }

    pub(in crate::net) fn new(channel: [u8; 32], guest: Fingerprint, host: Fingerprint) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("podbay join code binding v1");
        hasher.update(&channel).update(&guest.0).update(&host.0);
        Self(*hasher.finalize().as_bytes())
    }

    fn names(&self) -> (Identity, Identity) {
        let name = |side: &[u8]| Identity::new(&[side, &self.0].concat());
        (name(b"guest"), name(b"host"))
    }
}

/// Proves that the other side derived the same key. A comparison takes constant time, and `Debug` shows nothing.
#[derive(Clone, Copy)]
pub(in crate::net) struct Confirmation(pub(in crate::net) [u8; 32]);

impl PartialEq for Confirmation {
    fn eq(&self, other: &Self) -> bool {
        blake3::Hash::from_bytes(self.0) == blake3::Hash::from_bytes(other.0)
    }
}

impl Eq for Confirmation {}

impl std::fmt::Debug for Confirmation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Confirmation(..)")
    }
}

/// The bytes in a field of fixed length, which every message of this curve has. The other side refuses any other.
fn fixed(element: &[u8]) -> [u8; ELEMENT] {
    element.try_into().unwrap_or([0; ELEMENT])
}

fn password(secret: CodeSecret) -> Password {
    Password::new(secret.bytes())
}

/// The two confirmations that follow from a shared key.
struct Shared {
    of_host: Confirmation,
    of_guest: Confirmation,
}

impl Shared {
    fn new(key: &[u8]) -> Self {
        Self {
            of_host: Confirmation(blake3::derive_key("podbay join code, the host confirms v1", key)),
            of_guest: Confirmation(blake3::derive_key("podbay join code, the guest confirms v1", key)),
        }
    }
}

/// The guest's side, which begins.
pub(in crate::net) struct GuestProof(Spake2<Ed25519Group>);

impl GuestProof {
    /// Begins a proof, with the bytes for the host.
    pub(in crate::net) fn start(secret: CodeSecret, binding: Binding) -> (Self, [u8; ELEMENT]) {
        let (guest, host) = binding.names();
        let (state, element) = Spake2::start_a(&password(secret), &guest, &host);
        (Self(state), fixed(&element))
    }

    /// Checks the host's answer; returns the guest's confirmation if the host knows the secret.
    pub(in crate::net) fn finish(self, element: &[u8], confirmed: Confirmation) -> Option<Confirmation> {
        let shared = Shared::new(&self.0.finish(element).ok()?);
        (shared.of_host == confirmed).then_some(shared.of_guest)
    }
}

/// The host's answer to a guest that begins.
pub(in crate::net) struct HostProof {
    /// The host's masked key, for the guest.
    pub(in crate::net) element: [u8; ELEMENT],
    /// Proves to the guest that the host knows the secret.
    pub(in crate::net) confirm: Confirmation,
    /// The confirmation of a guest that knows the secret.
    pub(in crate::net) expected: Confirmation,
}

impl HostProof {
    /// Answers a guest that begins; `None` if its bytes are invalid.
    pub(in crate::net) fn answer(secret: CodeSecret, binding: Binding, theirs: &[u8]) -> Option<Self> {
        let (guest, host) = binding.names();
        let (state, element) = Spake2::<Ed25519Group>::start_b(&password(secret), &guest, &host);
        let shared = Shared::new(&state.finish(theirs).ok()?);
        Some(Self {
            element: fixed(&element),
            confirm: shared.of_host,
            expected: shared.of_guest,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: Fingerprint = Fingerprint([1; 32]);
    const HOST: Fingerprint = Fingerprint([2; 32]);

    fn secret(number: u32) -> CodeSecret {
        CodeSecret::from_random(number, false)
    }

    /// True if both are content.
    fn agree(guest: (CodeSecret, Binding), host: (CodeSecret, Binding)) -> (bool, bool) {
        let (state, element) = GuestProof::start(guest.0, guest.1);
        let answer = HostProof::answer(host.0, host.1, &element).expect("a beginning");
        let confirmed = state.finish(&answer.element, answer.confirm);
        (confirmed.is_some(), confirmed == Some(answer.expected))
    }

    #[test]
    fn only_the_same_secret_on_the_same_channel_between_the_same_devices_agrees() {
        let right = Binding::new([3; 32], GUEST, HOST);
        assert_eq!(agree((secret(7), right), (secret(7), right)), (true, true));
        assert_eq!(agree((secret(7), right), (secret(8), right)), (false, false));
        for wrong in [
            Binding::new([4; 32], GUEST, HOST),
            Binding::new([3; 32], HOST, HOST),
            Binding::new([3; 32], GUEST, GUEST),
            Binding::new([3; 32], HOST, GUEST),
        ] {
            assert_eq!(agree((secret(7), right), (secret(7), wrong)), (false, false));
        }
    }

    #[test]
    fn what_was_heard_once_is_worth_nothing_a_second_time() {
        let binding = Binding::new([3; 32], GUEST, HOST);
        let (state, element) = GuestProof::start(secret(7), binding);
        let first = HostProof::answer(secret(7), binding, &element).unwrap();
        let confirmed = state.finish(&first.element, first.confirm).unwrap();
        assert!(confirmed == first.expected);
        let again = HostProof::answer(secret(7), binding, &element).unwrap();
        assert!(confirmed != again.expected, "the host's key is a new one");
    }

    #[test]
    fn bytes_that_are_no_point_are_refused() {
        let binding = Binding::new([3; 32], GUEST, HOST);
        let (_, element) = GuestProof::start(secret(7), binding);
        for wrong in [
            vec![],
            vec![0x41; 5],
            vec![0xff; ELEMENT],
            [&[0x42], &element[1..]].concat(),
        ] {
            assert!(HostProof::answer(secret(7), binding, &wrong).is_none());
        }
        // Its own words come back.
        let (state, element) = GuestProof::start(secret(7), binding);
        assert!(state.finish(&element, Confirmation([0; 32])).is_none());
    }
}
