//! Entrances for the fuzzers to what other machines send before a table is joined. Built for them alone.

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

/// Bytes of the beacon, of a table's card or of a proof: refused, or read as what they are written as.
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
