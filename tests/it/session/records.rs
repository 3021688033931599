//! Records: replay, damage, differences.

use super::{
    play::{dig, play_out},
    stubborn::Stubborn,
    table::{Table, options},
};
use podbay::{
    games::any::AnyGame,
    protocol::{ClientMessage, Digest, LogEntry, LogKind, limits},
    record::{
        Action, Damage, Difference, Entry, FORMAT, Record, RecordError, Start, encode_entry, encode_header, load,
        verify,
    },
    rules::{Game, GameRng, Seat, Seed, Status, Viewer, relics::Relics},
};
use std::sync::Arc;

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
    let header = encode_header(&record.header).unwrap().len();
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

/// The record with one bit of one part changed, and a checksum that hides it: what a crafted file could hold.
fn crafted<G: Game>(record: &Record<G>, rng: &mut GameRng) -> Vec<u8> {
    let mut bytes = record.to_bytes().unwrap();
    let mut parts = Vec::new();
    let mut at = 8;
    while at < bytes.len() {
        let length = u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        parts.push((at, length));
        at += 8 + length;
    }
    let (at, length) = parts[rng.below(parts.len() as u32) as usize];
    let place = at + 8 + rng.below(length as u32) as usize;
    bytes[place] ^= 1 << rng.below(8);
    let sum = *blake3::hash(&bytes[at + 8..at + 8 + length]).as_bytes();
    bytes[at + 4..at + 8].copy_from_slice(&sum[..4]);
    bytes
}

/// Loads and plays crafted records; returns how many were refused when read and how many when played.
fn play_crafted<G: Game>(record: &Record<G>, times: u32) -> (u32, u32) {
    let mut rng = GameRng::new(Seed::from_number(times.into()));
    let (mut unread, mut differ) = (0, 0);
    for _ in 0..times {
        match load::<G>(&crafted(record, &mut rng)) {
            Err(error) => {
                assert!(!error.to_string().is_empty());
                unread += 1;
            }
            Ok(loaded) => differ += u32::from(verify(&loaded.record).is_err()),
        }
    }
    (unread, differ)
}

#[test]
fn crafted_records_are_refused_by_type_and_never_panic() {
    let (unread, differ) = play_crafted(&record(), 5000);
    assert!(unread > 500 && differ > 500, "{unread} {differ}");
    let mut argo = argo_record(40);
    let (unread, differ) = play_crafted(&argo, 150);
    assert!(unread > 10 && differ > 10, "{unread} {differ}");
    // The same from a position instead of a seed.
    let middle = verify(&argo).unwrap();
    let view = Box::new(middle.state().view(Viewer::Spectator));
    let seed = Seed::from_number(1);
    argo.header.start = Start::View { view, seed };
    argo.entries.clear();
    assert!(verify(&argo).is_ok());
    let (unread, differ) = play_crafted(&argo, 150);
    assert!(unread + differ > 30, "{unread} {differ}");
}

/// The first so many commands of a game of Argo.
fn argo_record(entries: usize) -> Record<AnyGame> {
    let mut rng = GameRng::new(Seed::from_number(8));
    let mut table = Table::<AnyGame>::started(options("argo", 2), 2);
    while table.records[0].entries.len() < entries {
        for client in [0, 1] {
            let Some((_, list)) = table.newest(client).legal.first().cloned() else {
                continue;
            };
            let command = list[rng.below(list.len() as u32) as usize].clone();
            table.answer(client, command);
        }
    }
    table.records.remove(0)
}

#[test]
fn a_record_without_end_is_read_up_to_the_limit() {
    let mut long = record();
    let entry = long.entries[0].clone();
    let most = limits::RECORD_ENTRIES_MAX;
    long.entries = vec![entry; most + 1];
    let loaded = load::<Relics>(&long.to_bytes().unwrap()).unwrap();
    assert_eq!(loaded.damage, Some(Damage::TooLong { entry: most + 1 }));
    assert_eq!(loaded.record.entries.len(), most);
    long.entries.pop();
    assert_eq!(load::<Relics>(&long.to_bytes().unwrap()).unwrap().damage, None);
}

/// A line of the log with so many letters.
fn told(letters: usize) -> Entry<Stubborn> {
    let what = LogKind::Command {
        seat: Seat::wrapping(0),
        command: dig(1),
        events: vec!["x".repeat(letters)],
        timed_out: false,
        revision: 1,
    };
    let entry = Arc::new(LogEntry { number: 1, what });
    Entry {
        action: Action::Told { entry },
        digest: Digest([0; 32]),
    }
}

#[test]
fn a_record_is_read_up_to_the_most_bytes_and_what_is_beyond_them_is_no_damage() {
    let mut record = Table::<Stubborn>::started(options("relics", 2), 2).records.remove(0);
    let room = limits::RECORD_MAX - encode_header(&record.header).unwrap().len();
    let letters = limits::FRAME_MAX / 4;
    let length = encode_entry(&told(letters)).unwrap().len();
    let (entries, rest) = (room / length, room % length);
    record.entries = vec![told(letters); entries];
    for (more, damage) in [(0, None), (1, Some(Damage::TooLong { entry: entries }))] {
        record.entries[entries - 1] = told(letters + rest + more);
        let bytes = record.to_bytes().unwrap();
        assert_eq!(bytes.len(), limits::RECORD_MAX + more);
        assert_eq!(load::<Stubborn>(&bytes).unwrap().damage, damage);
    }
}

#[test]
fn a_record_that_tells_of_two_versions_is_refused() {
    let record = record();
    let mut other = record.header.clone();
    other.versions.program = "7.8.9".to_owned();
    let [first, second] = [&other, &record.header].map(|header| encode_header(header).unwrap());
    // Each begins with the versions, behind the magic number.
    let versions_end = |bytes: &[u8]| 16 + u32::from_le_bytes(bytes[8..12].try_into().unwrap()) as usize;
    let made_up = [&first[..versions_end(&first)], &second[versions_end(&second)..]].concat();
    assert_eq!(load::<Relics>(&made_up).map(|_| ()), Err(RecordError::TwoVersions));
    assert!(load::<Relics>(&second).is_ok());
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
    other.header.versions.format = FORMAT + 1;
    let error = load::<Relics>(&other.to_bytes().unwrap()).unwrap_err();
    assert!(
        matches!(error, RecordError::OtherFormat { got, .. } if got == FORMAT + 1),
        "{error}"
    );
    let mut other = record();
    other.header.versions.game = "moonlight".to_owned();
    other.header.versions.program = "7.8.9".to_owned();
    let error = load::<AnyGame>(&other.to_bytes().unwrap()).unwrap_err();
    assert!(matches!(error, RecordError::Header { .. }), "{error}");
    assert!(
        error.to_string().contains("moonlight") && error.to_string().contains("7.8.9"),
        "{error}"
    );
    assert_eq!(load::<Relics>(b"hello").map(|_| ()), Err(RecordError::NotARecord));
}
