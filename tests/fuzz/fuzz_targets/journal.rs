//! Records and reports as they may come from a disk or another person: cut, damaged, or made up with checksums that fit.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::AnyGame,
    record::{Record, load, load_replay, peek_versions, verify},
    session::Session,
};
use podbay_fuzz::{Table, key};

/// Where the frames of a record begin.
const MAGIC: usize = 8;
/// Length and checksum in front of a frame.
const PREFIX: usize = 8;

fuzz_target!(|bytes: &[u8]| {
    let _ = peek_versions(bytes);
    look(bytes);
    // What is damaged ends at its checksum; who makes up a record makes those fit.
    let mut fitting = bytes.to_vec();
    fit(&mut fitting);
    look(&fitting);
});

/// Reads, plays, goes on with a record, and writes a report's part of it.
fn look(bytes: &[u8]) {
    let _ = load::<AnyGame>(bytes);
    let Ok(loaded) = load_replay::<AnyGame>(bytes) else {
        return;
    };
    assert!(loaded.good_bytes <= bytes.len());
    let end = verify(&loaded.record).map(|cursor| cursor.digest());
    if let Ok(session) = Session::resume(&loaded.record, &key(0), [7; 32], false) {
        assert!(end.is_ok(), "gone on with what does not play");
        Table::around(session).go_on(loaded.record.header.seats.iter().map(|seat| seat.device));
    }
    let report = loaded.record.without_people();
    let bytes = report.to_bytes().expect("it was read");
    let again: Record<AnyGame> = load(&bytes).expect("it was written").record;
    assert_eq!(verify(&again).map(|cursor| cursor.digest()), end);
}

/// Sets the checksum of each frame of a record, or of the record in a report.
fn fit(bytes: &mut [u8]) {
    let mut at = bytes.windows(6).position(|part| part == b"PODREC").unwrap_or(0) + MAGIC;
    while let Some(head) = bytes.get(at..at + PREFIX) {
        let length = u32::from_le_bytes([head[0], head[1], head[2], head[3]]);
        let end = (at + PREFIX).saturating_add(usize::try_from(length).unwrap_or(usize::MAX));
        let Some(payload) = bytes.get(at + PREFIX..end) else {
            return;
        };
        let sum = *blake3::hash(payload).as_bytes();
        bytes[at + 4..at + PREFIX].copy_from_slice(&sum[..4]);
        at = end;
    }
}
