//! Records: replay, damage, differences.

use super::{
    play::{dig, play_out},
    table::{Table, options},
};
use podbay::{
    protocol::ClientMessage,
    record::{Action, Damage, Difference, Record, RecordError, load, verify},
    rules::{Seat, Status, relics::Relics},
};

fn record() -> Record<Relics> {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(2));
    let revision = table.newest(0).revision;
    table.say(
        0,
        ClientMessage::StepBack {
            seat: Seat::wrapping(0),
            revision,
        },
    );
    play_out(&mut table, 2);
    table.records.remove(0)
}

#[test]
fn a_replay_reproduces_every_digest() {
    let record = record();
    assert!(matches!(record.entries[1].action, Action::StepBack { to: 0 }));
    let mut end = verify(&record).unwrap();
    assert_eq!(end.at(), record.entries.len());
    assert!(matches!(end.status(), Status::Finished(_)));
    assert!(end.back());
    assert_eq!(end.digest(), record.entries[record.entries.len() - 2].digest);
    let loaded = load::<Relics>(&record.to_bytes().unwrap()).unwrap();
    assert_eq!((loaded.record, loaded.damage), (record, None));
}

#[test]
fn the_first_entry_that_differs_is_named() {
    let good = record();
    let mut changed = good.clone();
    changed.entries[2].digest.0[0] ^= 1;
    assert!(matches!(
        verify(&changed).map(|_| ()),
        Err(Difference::Digest { entry: 3, .. })
    ));
    let mut changed = good.clone();
    changed.entries[0].action = Action::Command {
        seat: Seat::wrapping(1),
        command: dig(1),
        timed_out: false,
    };
    assert_eq!(verify(&changed).map(|_| ()).unwrap_err().entry(), 1);
    let mut changed = good;
    changed.entries[1].action = Action::StepBack { to: 7 };
    assert_eq!(
        verify(&changed).map(|_| ()),
        Err(Difference::NoSuchState { entry: 2, to: 7 })
    );
}

#[test]
fn a_record_cut_anywhere_gives_its_good_part() {
    let record = record();
    let bytes = record.to_bytes().unwrap();
    let header = podbay::record::encode_header(&record.header).unwrap().len();
    for end in 0..bytes.len() {
        match load::<Relics>(&bytes[..end]) {
            Ok(loaded) => {
                assert!(end >= header);
                let whole = loaded.record.entries.len();
                assert_eq!(loaded.record.entries[..], record.entries[..whole]);
                assert_eq!(loaded.damage.map(Damage::entry).unwrap_or(whole + 1), whole + 1);
                assert_eq!(loaded.damage.is_none(), loaded.good_bytes == end);
            }
            Err(error) => {
                assert!(end < header, "{end}: {error}");
                assert!(
                    matches!(error, RecordError::NotARecord | RecordError::NoHeader),
                    "{error}"
                );
            }
        }
    }
}

#[test]
fn a_changed_byte_is_found() {
    let record = record();
    let good = record.to_bytes().unwrap();
    for at in 0..good.len() {
        let mut bytes = good.clone();
        bytes[at] ^= 0x40;
        match load::<Relics>(&bytes) {
            Ok(loaded) => assert!(loaded.damage.is_some(), "byte {at} was changed unnoticed"),
            Err(_) => assert!(at < good.len() - 1),
        }
    }
}

#[test]
fn records_of_other_builds_are_refused_by_name() {
    let mut other = record();
    other.header.versions.rules = 99;
    let error = load::<Relics>(&other.to_bytes().unwrap()).unwrap_err();
    assert!(
        matches!(error, RecordError::OtherRules { got: 99, ours: 1, .. }),
        "{error}"
    );
    let mut other = record();
    other.header.versions.format = 9;
    let error = load::<Relics>(&other.to_bytes().unwrap()).unwrap_err();
    assert!(matches!(error, RecordError::OtherFormat { got: 9, .. }), "{error}");
    assert_eq!(load::<Relics>(b"hello").map(|_| ()), Err(RecordError::NotARecord));
}
