//! Bytes from outside, and the bytes that are pinned.

use super::table::{Table, options, origin};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        ClientMessage, CodecError, Commitment, DecisionId, Digest, Hello, HostMessage, LogEntry, LogKind,
        SharedMessage, codec, limits,
    },
    record::load,
    rules::{
        GameRng, List, Seat, Seed,
        relics::{Command, Relics},
    },
    session::{ConnectionId, DeskTask, Input, Outbox, Output},
};
use std::sync::Arc;

fn command() -> ClientMessage<Relics> {
    let decision = DecisionId {
        epoch: 0,
        generation: 300,
        index: 5,
    };
    ClientMessage::Command {
        decision,
        seat: Seat::wrapping(1),
        command: Command::Dig { depth: 2 },
    }
}

#[test]
fn the_wire_and_the_digests_are_pinned() {
    assert_eq!(codec::encode(&command()).unwrap(), [11, 0, 251, 44, 1, 5, 1, 0, 2]);
    assert_eq!(codec::encode_frame(&command()).unwrap()[..5], [9, 0, 0, 0, 11]);
    let canonical = codec::canonical(&(300u16, true, "ab", Some(7u32))).unwrap();
    assert_eq!(
        canonical,
        [1, 44, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, b'a', b'b', 1, 7, 0, 0, 0]
    );
    let digest = Digest::of(&1u8).to_string();
    assert_eq!(Digest::parse(&digest), Some(Digest::of(&1u8)));
}

#[test]
fn a_list_has_the_bytes_of_a_vector() {
    let seats = [2, 0, 1].map(Seat::wrapping).to_vec();
    let list: List<Seat, 3> = seats.iter().copied().collect();
    let bytes = codec::encode(&list).unwrap();
    assert_eq!(bytes, [3, 2, 0, 1]);
    assert_eq!(bytes, codec::encode(&seats).unwrap());
    assert_eq!(codec::canonical(&list), codec::canonical(&seats));
    assert_eq!(codec::decode::<List<Seat, 3>>(&bytes), Ok(list));
    assert!(
        codec::decode::<List<Seat, 2>>(&bytes).is_err(),
        "more than there is room for"
    );
}

#[test]
fn no_bytes_from_outside_do_harm() {
    let mut rng = GameRng::new(Seed::from_number(1));
    let table = Table::<Relics>::started(options("relics", 2), 2);
    let mut samples: Vec<Vec<u8>> = table.clients[&0]
        .heard
        .iter()
        .map(|m| codec::encode(m).unwrap())
        .collect();
    samples.push(codec::encode(&command()).unwrap());
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut bytes = samples[rng.below(samples.len() as u32) as usize].clone();
        match rng.below(3) {
            0 => bytes.truncate(rng.below(bytes.len() as u32) as usize),
            1 => bytes.iter_mut().for_each(|b| *b = rng.below(256) as u8),
            _ => {
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = rng.below(256) as u8;
            }
        }
        accepted += usize::from(codec::decode::<ClientMessage<Relics>>(&bytes).is_ok());
        accepted += usize::from(codec::decode::<HostMessage<Relics>>(&bytes).is_ok());
        accepted += usize::from(load::<Relics>(&bytes).is_ok());
        accepted += usize::from(Hello::parse(&bytes).is_ok());
    }
    assert!(accepted < 40_000, "some of it has to be refused");
}

#[test]
fn too_much_and_too_little_are_named() {
    let bytes = codec::encode(&command()).unwrap();
    let decode = codec::decode::<ClientMessage<Relics>>;
    assert_eq!(decode(&bytes[..4]), Err(CodecError::Truncated));
    let mut longer = bytes.clone();
    longer.push(0);
    assert_eq!(decode(&longer), Err(CodecError::Trailing { left: 1 }));
    let large = vec![0; limits::FRAME_MAX + 1];
    assert_eq!(decode(&large), Err(CodecError::TooLong { got: large.len() }));
    assert!(codec::frame_length([255; 4]).is_err());
    // A length that claims four billion elements.
    assert!(codec::decode::<Vec<u64>>(&[252, 255, 255, 255, 255]).is_err());
    assert!(codec::decode::<Seat>(&[4]).is_err(), "a seat that does not exist");
}

#[test]
fn a_slow_client_gets_one_snapshot_with_all_that_happened() {
    let table = Table::<Relics>::started(options("relics", 2), 2);
    let first = table.newest(0).clone();
    let mut outbox = Outbox::<Relics>::default();
    let mut told = Vec::new();
    for number in 1..=400 {
        let mut snapshot = first.clone();
        snapshot.revision += number;
        snapshot.gap = false;
        let seat = Seat::wrapping(0);
        let what = LogKind::Away { seat };
        snapshot.events = vec![Arc::new(LogEntry { number, what })];
        assert!(outbox.push(HostMessage::Snapshot(Box::new(snapshot)), |why| told.push(why)));
    }
    let Some(HostMessage::Snapshot(merged)) = outbox.pop().map(SharedMessage::into_message) else {
        panic!("no snapshot")
    };
    assert!(outbox.is_empty());
    assert_eq!(told.iter().filter(|why| **why == Dropped::Merged).count(), 399);
    assert_eq!(told.iter().filter(|why| **why == Dropped::EventsLeftOut).count(), 1);
    assert_eq!(merged.revision, first.revision + 400);
    assert_eq!(merged.events.len(), limits::SNAPSHOT_EVENTS_MAX);
    assert!(merged.gap);
    let numbers: Vec<_> = merged.events.iter().map(|e| e.number).collect();
    assert_eq!((numbers[0], numbers[255]), (145, 400));
}

#[test]
fn what_a_table_became_never_overtakes_a_position_of_what_it_was() {
    let table = Table::<Relics>::started(options("relics", 2), 2);
    let described = |m: &HostMessage<Relics>| matches!(m, HostMessage::Welcome { .. });
    let heard = &table.clients[&0].heard;
    let Some(HostMessage::Welcome { table: info, .. }) = heard.iter().find(|m| described(m)) else {
        panic!("no welcome")
    };
    let mut outbox = Outbox::<Relics>::default();
    let became = |revision: u32| {
        let mut info = info.clone();
        info.revision = revision;
        HostMessage::Table(info)
    };
    let position = HostMessage::Snapshot(Box::new(table.newest(0).clone()));
    let mut notes = Vec::new();
    for message in [became(1), became(2), position, became(3), became(4)] {
        assert!(outbox.push(message, |why| notes.push(why)));
    }
    assert_eq!(notes, vec![Dropped::Superseded; 2]);
    let told: Vec<Option<u32>> = std::iter::from_fn(|| outbox.pop())
        .map(|message| match &*message {
            HostMessage::Table(info) => Some(info.revision),
            _ => None,
        })
        .collect();
    assert_eq!(told, [Some(2), None, Some(4)]);
}

#[test]
fn who_sits_where_after_a_promise_never_overtakes_who_sat_there_before() {
    let table = Table::<Relics>::started(options("relics", 2), 2);
    let lobby = |game| {
        let mut lobby = table.session().lobby();
        lobby.game = game;
        HostMessage::Lobby(lobby)
    };
    let promise = HostMessage::Commitment {
        game: 2,
        attempt: 1,
        commitment: Commitment([1; 32]),
    };
    let mut outbox = Outbox::<Relics>::default();
    for message in [lobby(1), lobby(2), promise, lobby(3), lobby(4)] {
        assert!(outbox.push(message, |_| {}));
    }
    let told = std::iter::from_fn(|| outbox.pop()).map(|message| match &*message {
        HostMessage::Lobby(lobby) => Some(lobby.game),
        _ => None,
    });
    assert_eq!(Vec::from_iter(told), [Some(2), None, Some(4)]);
}

#[test]
fn a_client_that_reads_nothing_is_given_up() {
    let mut outbox = Outbox::<Relics>::default();
    let pushed = (0..1000)
        .filter(|&nonce| outbox.push(HostMessage::Pong { nonce }, |_| {}))
        .count();
    assert_eq!(pushed, limits::OUTBOX_MAX);
}

#[test]
fn members_who_are_not_asked_share_one_frame() {
    let mut table = Table::<Relics>::started(options("relics", 3), 3);
    table.join(3, origin(3));
    let open = &table.newest(0).decisions[0];
    let (decision, seat) = (open.id, open.decision.seat);
    let message = ClientMessage::Command {
        decision,
        seat,
        command: Command::Dig { depth: 1 },
    };
    let connection = ConnectionId(seat.index() as u64);
    table.desk.input(table.now, Input::Message { connection, message });
    let mut frames = Vec::new();
    while let Some(task) = table.desk.poll() {
        match task {
            DeskTask::Write => table.desk.wrote(table.now, true),
            DeskTask::Do(Output::Send { message, .. }) => {
                if let HostMessage::Snapshot(snapshot) = &*message
                    && snapshot.legal.is_empty()
                {
                    frames.push(message.frame().unwrap());
                }
            }
            _ => {}
        }
    }
    assert_eq!(frames.len(), 3, "two players, and one who looks on");
    assert!(frames.iter().all(|frame| Arc::ptr_eq(frame, &frames[0])));
}
