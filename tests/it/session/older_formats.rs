//! Records of this format and of those before it, as they lie on people's disks: read, played again and gone on with.

use super::table::{key, sworn};
use podbay::{
    protocol::{BotKind, DeviceId, Digest, Footing, Lineage, Mandate, PositionMark},
    record::{Action, FORMAT, OLDEST_FORMAT, load, verify},
    rules::{Seat, relics::Relics},
    session::{ResumeError, Session},
};

/// The device of this number, as it was when those records were written.
fn device(number: u8) -> DeviceId {
    let mut bytes = [0; 32];
    bytes[0] = number;
    DeviceId(bytes)
}

fn mandate() -> Box<Mandate> {
    Box::new(sworn(1, 0, &[0, 1]))
}

fn lineage() -> Box<Lineage> {
    let givers = vec![sworn(1, 1, &[0, 1])];
    let mandate = *mandate();
    Box::new(Lineage { mandate, givers })
}

fn footing() -> Box<Footing> {
    let digest = Digest([7; 32]);
    let mark = PositionMark {
        epoch: 1,
        sure: 1,
        game: 1,
        generation: 1,
        revision: 3,
        log_last: 4,
        digest,
    };
    let seal = mandate().promises[0];
    Box::new(Footing {
        mark,
        seal,
        mandate: None,
    })
}

fn former_owners() -> Action<Relics> {
    Action::FormerOwners {
        owners: vec![device(8)],
        newcomers: vec![device(1)],
    }
}

/// A bot with a level. Earlier formats have no such kind.
fn stand_in() -> Action<Relics> {
    Action::StandIn {
        seat: Seat::wrapping(1),
        kind: Some(BotKind::STAND_IN),
    }
}

fn file(format: u16) -> String {
    format!("tests/data/records/relics-{format}.podbay")
}

/// The format in which each of these entries first came up.
fn added() -> Vec<(u16, Action<Relics>)> {
    let seat = Seat::wrapping(1);
    vec![
        (OLDEST_FORMAT, Action::Resumed { epoch: 1 }),
        (5, Action::Banned { device: device(9) }),
        (6, Action::Assembled),
        (8, Action::Reserve { seat, seconds: 20 }),
        (9, Action::Mandate { mandate: mandate() }),
        (10, Action::Lineage { lineage: lineage() }),
        (10, Action::Footing { footing: footing() }),
        (10, former_owners()),
        (11, stand_in()),
    ]
}

#[test]
fn records_of_every_format_are_read_and_gone_on_with() {
    let mut ends: Vec<Digest> = Vec::new();
    for format in OLDEST_FORMAT..=FORMAT {
        let bytes = std::fs::read(file(format)).unwrap();
        let loaded = load::<Relics>(&bytes).unwrap_or_else(|error| panic!("format {format}: {error}"));
        let record = &loaded.record;
        assert_eq!((loaded.damage, record.header.versions.format), (None, format));
        let actions: Vec<_> = record.entries.iter().map(|entry| entry.action.clone()).collect();
        for (since, action) in added() {
            assert_eq!(
                actions.contains(&action),
                since <= format,
                "format {format}: {action:?}"
            );
        }
        ends.push(verify(record).expect("it was played").digest());
        let hosts = record.header.hosting.as_ref().map(|hosting| hosting.hosts.clone());
        let known = (format > OLDEST_FORMAT).then(|| if format < 7 { vec![] } else { vec![device(0)] });
        assert_eq!(hosts, known, "format {format}");
        // The host of the newest one had forbidden hints.
        let hints = record.header.hosting.as_ref().map(|hosting| hosting.hints);
        let allowed = (format > OLDEST_FORMAT).then_some(format < 11);
        assert_eq!(hints, allowed, "format {format}");
        match Session::resume(record, &key(0), [4; 32], false) {
            Ok(session) => assert!(session.epoch() > 1 && format > OLDEST_FORMAT),
            Err(error) => assert_eq!((error, format), (ResumeError::NotHosted, OLDEST_FORMAT)),
        }
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "the same game");
}
