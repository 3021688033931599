//! The laws that `Laws` reports itself.

use super::{
    super::{host::Told, laws::Laws},
    BOOK, Case, FIRST, LIFE, TABLE, command, device, fires, game, header, lobby, outcome, owners, position, setup,
    start,
};
use crate::{
    games::{
        any::{AnyGame, GameId},
        trial,
    },
    protocol::{
        Digest, LastSeen, LogEntry, LogKind, SeedFault, SeedProof, SeedReport, SeedVerdict, Snapshot, limits,
        view_digest,
    },
    record::{Action, Entry, Loaded, Record, RecordError, Start, Taken},
    rules::{Config, Game, Outcome, SeatCount, Seed, Status, Viewer},
};
use std::{collections::BTreeSet, sync::Arc};

/// Shows the laws an observation with the fault or without it.
type Observe = fn(&mut Laws, bool);

/// A case for each sentence that `Laws` can report.
pub(super) const CASES: &[Case<Observe>] = &[
    (13, "the first position of a record is impossible", |laws, faulty| {
        let players = SeatCount::new(2).unwrap();
        let other = AnyGame::setup(&Config::new(GameId::Argo.name(), players)).unwrap();
        let seed = Seed::from_number(1);
        let game = if faulty { AnyGame::new(&other, seed) } else { game() };
        let view = Box::new(game.view(Viewer::Spectator));
        laws.begun(BOOK, &header(owners(), Start::View { view, seed }));
    }),
    (
        5,
        "a seat went to another device when the game went on",
        |laws, faulty| {
            let [one, other] = owners();
            laws.begun(BOOK, &header([one, other], start()));
            let other = if faulty { device(9) } else { other };
            laws.begun(2, &header([one, other], taken(1)));
        },
    ),
    (
        7,
        "the game went on from an older position than somebody there had seen",
        |laws, faulty| {
            laws.passed_on(&position(4));
            laws.passed_on(&position(5));
            laws.dealt(BOOK, &[seen(position(5))]);
            laws.begun(BOOK, &header(owners(), taken(5 - u32::from(faulty))));
        },
    ),
    (6, "{came} of {all} went on by themselves", |laws, faulty| {
        laws.gathered(false, (2 - usize::from(faulty), 2), 0);
    }),
    (
        9,
        "a table went on in its lobby while somebody there had seen a game begin",
        |laws, faulty| laws.lobby_again(1, &[seen(in_game(1 + u32::from(faulty)))]),
    ),
    (
        8,
        "a device played on in epoch {epoch} after it had played in {last}",
        |laws, faulty| {
            laws.commanded(TABLE, (device(1), LIFE), 5);
            laws.commanded(TABLE, (device(1), LIFE), 5 - u64::from(faulty));
        },
    ),
    (13, "an entry was written before any header", |laws, faulty| {
        laws.dealt(BOOK, &[]);
        if !faulty {
            begins(laws);
        }
        writes(laws, 1);
    }),
    (
        5,
        "a command for seat {} of another device was accepted",
        |laws, faulty| {
            begins(laws);
            laws.wrote(BOOK, &entry(1), [Some(owners()[usize::from(faulty)]), None]);
        },
    ),
    (
        1,
        "revision {} of epoch {} was told before it was written",
        |laws, faulty| {
            begins(laws);
            let told = position(1 + u32::from(faulty));
            laws.said(
                BOOK,
                Told {
                    game: told.game,
                    epoch: told.epoch,
                    revision: told.revision,
                    digest: told.digest,
                },
            );
        },
    ),
    (
        1,
        "revision {revision} of epoch {epoch} was heard and is not in the record",
        |laws, faulty| {
            begins(laws);
            laws.heard((BOOK, LIFE), device(1), &position(1 + u32::from(faulty)));
        },
    ),
    (
        3,
        "two clients were told different positions of revision {revision} of epoch {epoch}",
        |laws, faulty| {
            begins(laws);
            for (number, generation) in [(1, 0), (2, u32::from(faulty))] {
                let told = Snapshot {
                    generation,
                    ..position(1)
                };
                laws.heard((BOOK, LIFE), device(number), &told);
            }
        },
    ),
    (
        5,
        "the commands of seat {} were told to another device",
        |laws, faulty| {
            begins(laws);
            let told = Snapshot {
                legal: vec![(FIRST, Vec::new())],
                ..position(1)
            };
            laws.heard((BOOK, LIFE), owners()[usize::from(faulty)], &told);
        },
    ),
    (4, "two hosts spoke in epoch {epoch}", |laws, faulty| {
        laws.spoke((TABLE, 0), LIFE);
        laws.spoke((TABLE, 0), LIFE + u32::from(faulty));
    }),
    (
        3,
        "two clients were told different lines {} of the log",
        |laws, faulty| {
            laws.log_heard((TABLE, 0), &[line(1)]);
            laws.log_heard((TABLE, 0), &[line(1 + u32::from(faulty))]);
        },
    ),
    (16, "{members} members sit at the table", |laws, faulty| {
        let mut lobby = lobby(owners());
        let member = lobby.members[0].clone();
        lobby.members.resize(limits::MEMBERS_MAX + usize::from(faulty), member);
        laws.seats_heard(BOOK, &lobby);
    }),
    (5, "a seat went to another device", |laws, faulty| {
        begins(laws);
        let [one, other] = owners();
        laws.seats_heard(BOOK, &lobby([one, if faulty { device(9) } else { other }]));
    }),
    (14, "the proof of the seed does not hold: {fault}", |laws, faulty| {
        laws.verdict(SeedReport::of(match faulty {
            true => SeedVerdict::Failed(SeedFault::Secret),
            false => SeedVerdict::Verified,
        }));
    }),
    (3, "a client was told another end of game {game}", |laws, faulty| {
        for position in [1, 1 + u8::from(faulty)] {
            laws.end_heard((TABLE, BOOK), 1, (Digest([position; 32]), outcome()));
        }
    }),
    (
        13,
        "the record of a game that ended cannot be read: {error}",
        |laws, faulty| {
            let (record, end) = finished();
            let bytes = record.to_bytes().unwrap();
            laws.ended((TABLE, BOOK), end, Some(&bytes[usize::from(faulty)..]));
        },
    ),
    (13, "a game ended without a record", |laws, faulty| {
        let (record, end) = finished();
        let bytes = record.to_bytes().unwrap();
        laws.ended((TABLE, BOOK), end, Some(&bytes[..]).filter(|_| !faulty));
    }),
    (
        13,
        "the record of a game that ended is damaged: {damage}",
        |laws, faulty| {
            let (record, end) = finished();
            let mut bytes = record.to_bytes().unwrap();
            // The beginning of an entry.
            bytes.resize(bytes.len() + usize::from(faulty), 0);
            laws.ended((TABLE, BOOK), end, Some(&bytes));
        },
    ),
    (13, "the record does not verify: {difference}", |laws, faulty| {
        let (mut record, end) = finished();
        if faulty {
            let (action, digest) = (Action::GoForward { to: 0 }, end.0);
            record.entries.push(Entry { action, digest });
        }
        laws.ended((TABLE, BOOK), end, Some(&record.to_bytes().unwrap()));
    }),
    (13, "the record leads to another end than was told", |laws, faulty| {
        let (record, mut end) = finished();
        end.0.0[0] ^= u8::from(faulty);
        laws.ended((TABLE, BOOK), end, Some(&record.to_bytes().unwrap()));
    }),
    (2, "a power cut cost more than the last entries", |laws, faulty| {
        begins(laws);
        writes(laws, 1);
        writes(laws, 2);
        laws.lost_power(BOOK, 0);
        laws.found(BOOK, &Ok(there(&[1 + u8::from(faulty)])));
    }),
    (2, "the newest record is of another game", |laws, faulty| {
        begins(laws);
        writes(laws, 1);
        let mut loaded = there(&[1]);
        loaded.record.header.number += u32::from(faulty);
        laws.found(BOOK, &Ok(loaded));
    }),
    (2, "the host's record cannot be read again: {error}", |laws, faulty| {
        begins(laws);
        writes(laws, 1);
        let loaded = (!faulty).then(|| there(&[1])).ok_or(RecordError::NoHeader);
        laws.found(BOOK, &loaded);
    }),
    (
        2,
        "{whole} entries were written, {seen} were seen, {} are there again",
        |laws, faulty| {
            begins(laws);
            writes(laws, 1);
            let commands: &[u8] = if faulty { &[] } else { &[1] };
            laws.found(BOOK, &Ok(there(commands)));
        },
    ),
    (11, "{open} hosts have the table in the end", |laws, faulty| {
        laws.hosts_left(1 + usize::from(faulty), true);
    }),
];

/// The host begins the first game.
fn begins(laws: &mut Laws) {
    laws.begun(BOOK, &header(owners(), start()));
}

/// The host writes a command of the first seat, which its owner gave.
fn writes(laws: &mut Laws, number: u8) {
    laws.wrote(BOOK, &entry(number), [Some(owners()[0]), None]);
}

/// A command of the first seat. Its digest is made up from a number.
fn entry(number: u8) -> Entry<AnyGame> {
    let action = Action::Command {
        seat: FIRST,
        command: command(),
        timed_out: false,
    };
    let digest = Digest([number; 32]);
    Entry { action, digest }
}

/// The record of the first game with these commands.
fn there(commands: &[u8]) -> Loaded<AnyGame> {
    let header = header(owners(), start());
    let entries = commands.iter().map(|number| entry(*number)).collect();
    Loaded {
        record: Record { header, entries },
        damage: None,
        good_bytes: 0,
    }
}

/// A game that went on from the first position, told with this revision.
fn taken(revision: u32) -> Start<AnyGame> {
    let proof = SeedProof {
        secret: [1; 32],
        nonce: [2; 32],
        shares: Vec::new(),
    };
    Start::Taken {
        from: Box::new(Taken {
            epoch: 0,
            generation: 0,
            revision,
            log_last: 0,
            seat: FIRST,
            view: game().view(Viewer::Spectator),
        }),
        commitment: proof.commitment(),
        proof,
    }
}

/// The first position of another game at the table.
fn in_game(game: u32) -> Snapshot<AnyGame> {
    Snapshot { game, ..position(1) }
}

/// The testimony of a member about its newest position.
fn seen(position: Snapshot<AnyGame>) -> LastSeen<AnyGame> {
    LastSeen {
        table: TABLE,
        epoch: 0,
        sure: 0,
        snapshot: Some(Box::new(position)),
        mandate: None,
    }
}

/// The first line of the log, which tells of a game's end.
fn line(game: u32) -> Arc<LogEntry<AnyGame>> {
    let what = LogKind::Ended { game };
    Arc::new(LogEntry { number: 1, what })
}

/// The record of a game that is over in its first position, and its end.
fn finished() -> (Record<AnyGame>, (Digest, Outcome)) {
    let setup = setup();
    let over = trial::play_from(&setup, game(), 1, trial::any, |_| ());
    let Status::Finished(outcome) = over.status(&setup) else {
        panic!("the game goes on");
    };
    let (view, seed) = (Box::new(over.view(Viewer::Spectator)), Seed::from_number(1));
    let end = (view_digest(&view), outcome);
    let header = header(owners(), Start::View { view, seed });
    let entries = Vec::new();
    (Record { header, entries }, end)
}

#[test]
fn each_law_reports_its_fault_and_nothing_else() {
    for (_, sentence, observe) in CASES {
        fires(sentence, |faulty| {
            let mut laws = Laws::default();
            observe(&mut laws, faulty);
            laws.broken
        });
    }
}

#[test]
fn every_sentence_of_the_laws_has_a_case() {
    let code = include_str!("../laws.rs").lines().map(str::trim_start);
    let code = code.filter(|line| !line.starts_with("//"));
    let sentences: BTreeSet<&str> = code.filter_map(|line| line.split('"').nth(1)).collect();
    let cases: BTreeSet<&str> = CASES.iter().map(|(_, sentence, _)| *sentence).collect();
    assert_eq!(cases, sentences);
}
