//! A host whose program ends, and goes on with the game from its record.

use super::{
    forward::{forward, step_back, taken_back},
    play::{dig, play_out},
    table::{Table, key, options, origin},
};
use podbay::{
    protocol::{ClientMessage, Colour, RefusalCode, SeedVerdict, Stage, restarted_epoch},
    record::{Action, Entry, OLDEST_FORMAT, Record, load, verify},
    rules::relics::{Command, Relics},
    session::{Origin, ResumeError, Session},
};

fn come_again(table: &mut Table<Relics>, people: u64) {
    table.join(0, Origin::Host);
    (1..people).for_each(|number| table.join(number, origin(number)));
    // As every client does: the log is numbered anew.
    (0..people).for_each(|number| table.say(number, ClientMessage::LogFrom { number: 1 }));
}

/// Kills the host; all that people see and may do is as it was, but for the questions.
fn goes_on(table: &mut Table<Relics>) {
    let (before, colours) = (table.newest(0).clone(), table.colours());
    let log = |table: &Table<Relics>| table.newest(0).log_last;
    let entries = table.records[0].entries.len();
    table.killed_and_resumed();
    assert_eq!(table.colours(), colours);
    assert!(log(table) > 0);
    come_again(table, 2);
    let after = table.newest(0).clone();
    assert_eq!(after.epoch, restarted_epoch(before.epoch));
    assert_eq!(
        (after.table, after.game, after.digest),
        (before.table, before.game, before.digest)
    );
    assert_eq!(
        (after.step_back, after.take_back, after.forward),
        (before.step_back, before.take_back, before.forward)
    );
    assert_eq!(after.legal, before.legal);
    assert_ne!(after.decisions[0].id, before.decisions[0].id);
    assert_eq!(table.records[0].entries.len(), entries + 1);
    assert!(table.wrote(|action| *action == Action::Resumed { epoch: after.epoch }));
}

#[test]
fn everything_is_as_it_was_and_the_game_goes_on_to_its_end() {
    let mut options = options("relics", 2);
    options.seed = None;
    let (mut table, _) = taken_back(2, options);
    goes_on(&mut table);
    // There is a way forward still, and after it a way back.
    forward(&mut table, 0);
    goes_on(&mut table);
    table.answer(0, Command::Commit);
    goes_on(&mut table);
    step_back(&mut table, 0);
    goes_on(&mut table);
    play_out(&mut table, 2);
    let record = &table.records[0];
    assert_eq!(verify(record).expect("it verifies").digest(), table.newest(1).digest);
    assert_eq!(
        table.clients[&1].verdict,
        Some(SeedVerdict::Verified),
        "the seed is the one that was promised"
    );
    assert_eq!(resumed(record).err(), Some(ResumeError::Over));
}

#[test]
fn no_epoch_comes_again_in_a_later_game_of_the_table() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let mut epochs = vec![table.newest(0).epoch];
    let mut die = |table: &mut Table<Relics>| {
        table.killed_and_resumed();
        come_again(table, 2);
        epochs.push(table.newest(0).epoch);
    };
    die(&mut table);
    play_out(&mut table, 2);
    table.say(0, ClientMessage::Rematch);
    (0..2).for_each(|number| table.say(number, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    assert_eq!(table.records.len(), 2, "another game has begun");
    die(&mut table);
    die(&mut table);
    assert!(
        epochs.is_sorted_by(|before, after| before < after),
        "the record of a game begins in the epoch of its table: {epochs:?}"
    );
}

#[test]
fn an_answer_to_a_question_from_before_is_refused() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let decision = table.newest(0).decisions[0].id;
    table.killed_and_resumed();
    come_again(&mut table, 2);
    let seat = table.newest(0).decisions[0].decision.seat;
    table.say(
        0,
        ClientMessage::Command {
            decision,
            seat,
            command: dig(1),
        },
    );
    assert_eq!(table.last_refusal(0), Some(RefusalCode::Stale));
    table.answer(0, dig(1));
    assert!(verify(&table.records[0]).is_ok());
}

fn resumed(record: &Record<Relics>) -> Result<Session<Relics>, ResumeError> {
    Session::resume(record, &key(0), [4; 32], false)
}

#[test]
fn what_cannot_be_gone_on_with_is_refused_with_its_reason() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(1));
    let good = table.records[0].clone();
    assert!(resumed(&good).is_ok_and(|session| session.stage() == Stage::Playing));
    let changed = |change: fn(&mut Record<Relics>)| {
        let mut record = good.clone();
        change(&mut record);
        resumed(&record).err()
    };
    assert_eq!(
        changed(|record| record.header.hosting = None),
        Some(ResumeError::NotHosted)
    );
    assert_eq!(
        changed(|record| drop(record.header.seats.pop())),
        Some(ResumeError::Seats)
    );
    let differs = Some(ResumeError::Differs { entry: 1 });
    assert_eq!(changed(|record| record.entries[0].digest.0[0] ^= 1), differs);
    assert_eq!(
        changed(|record| record.entries[0].action = Action::TakeBack { to: 0 }),
        differs
    );
    assert_eq!(
        changed(|record| record.entries[0].action = Action::GoForward { to: 0 }),
        differs
    );
    assert_eq!(
        changed(|record| record.entries[0].action = Action::Resumed { epoch: 2 }),
        differs
    );
}

#[test]
fn a_record_of_the_oldest_format_is_read_but_not_gone_on_with() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(1));
    let mut record = table.records[0].clone();
    assert_eq!(
        record.header.hosting.as_ref().map(|hosting| hosting.seats[1].colour),
        Some(Colour::ALL[1])
    );
    (record.header.hosting, record.header.versions.format) = (None, OLDEST_FORMAT);
    let mut old = record.to_bytes().unwrap();
    // There the header ended before it.
    let (versions, header) = (frame(&old, 8), frame(&old, 8 + frame(&old, 8).len()));
    let at = 8 + versions.len();
    let payload = header[8..header.len() - 1].to_vec();
    let mut shorter = (payload.len() as u32).to_le_bytes().to_vec();
    shorter.extend(&blake3::hash(&payload).as_bytes()[..4]);
    shorter.extend(payload);
    old.splice(at..at + header.len(), shorter);
    let loaded = load::<Relics>(&old).expect("it is read");
    assert_eq!((&loaded.record, loaded.damage), (&record, None));
    assert!(verify(&loaded.record).is_ok());
    assert_eq!(resumed(&loaded.record).err(), Some(ResumeError::NotHosted));
}

/// The frame at a place of a record.
fn frame(bytes: &[u8], at: usize) -> Vec<u8> {
    let length = u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    bytes[at..at + 8 + length as usize].to_vec()
}

#[test]
fn a_record_that_counts_too_high_is_not_gone_on_with() {
    let mut options = options("relics", 2);
    options.seed = None;
    let (table, _) = taken_back(2, options);
    let record = &table.records[0];
    assert!(Session::resume(record, &key(0), [4; 32], false).is_ok());
    let changes: [fn(&mut Record<Relics>); 3] = [
        |record| record.header.number = u32::MAX,
        |record| record.header.hosting.as_mut().unwrap().epoch = u64::MAX,
        |record| {
            let digest = record.entries.last().unwrap().digest;
            let action = Action::Resumed { epoch: u64::MAX };
            record.entries.push(Entry { action, digest });
        },
    ];
    for change in changes {
        let mut changed = record.clone();
        change(&mut changed);
        assert_eq!(
            Session::resume(&changed, &key(0), [4; 32], false).err(),
            Some(ResumeError::Counters)
        );
    }
}
