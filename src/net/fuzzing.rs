//! Entry points for the fuzzers, to bytes that other machines send before a table is joined. Only for fuzzing builds.

use super::{
    beacon::Packet,
    card,
    code::{
        CodeSecret,
        proof::{Binding, Confirmation, GuestProof, HostProof},
    },
    identity::Fingerprint,
};
use crate::protocol::{Hello, HelloAction, TableId};

/// Reads bytes as a packet of the beacon, a card and a proof. A packet or card that is read is the same when written.
pub fn packet(bytes: &[u8]) {
    if let Some(packet) = Packet::parse(bytes) {
        assert_eq!(packet.to_bytes().as_slice(), bytes);
    }
    let hello = Hello::ours(HelloAction::Look);
    let key = Fingerprint([1; 32]);
    if let Some(card) = card::read(bytes, hello.clone(), key) {
        let id = TableId::parse(&card.about.id).unwrap_or(TableId([0; 16]));
        assert_eq!(card::read(&card::bytes(id, &card), hello, key), Some(card));
    }
    let binding = Binding::new([3; 32], key, Fingerprint([2; 32]));
    let secret = CodeSecret::from_random(7, false);
    let _ = HostProof::answer(secret, binding, bytes);
    let (guest, _) = GuestProof::start(secret, binding);
    let _ = guest.finish(bytes, Confirmation([4; 32]));
}
