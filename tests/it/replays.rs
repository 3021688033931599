//! Records that are looked at again: in the list whatever their files hold, and step by step on the board.

use super::support::{header, profile_at, recorded, setup};
use podbay::{
    app::{playback::ReplayWish, replay::Replay, shelf::Shelf},
    games::{
        alien_frontiers,
        any::{AnyGame, Listed},
        aqua_sphere, argo,
    },
    protocol::{DeviceId, DeviceKey, Name, TableId, view_digest},
    record::{Action, Cursor, Damage, Difference, Entry, FORMAT, Loaded, Record, RecordedSeat, Start, load},
    rules::{Game, GameRng, Seat, Seed, Viewer, legal},
    session::Session,
    store::{Profile, StoreError},
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

/// A random game as one of any game, and its states after each entry.
pub fn any_recorded<G: Listed>(players: usize, seed: u64, most: usize) -> (Record<AnyGame>, Vec<AnyGame>) {
    let setup = setup::<G>(players, &[]);
    let (record, states) = recorded::<G>(&setup, Seed::from_number(seed), most);
    let Record { header: head, entries } = record;
    let setup = G::any_setup(setup);
    let mut any = header_of_any(&setup, Start::Given(Seed::from_number(seed)));
    (any.versions, any.seats) = (head.versions, head.seats);
    let entry = |entry: Entry<G>| Entry {
        digest: entry.digest,
        action: match entry.action {
            Action::Command {
                seat,
                command,
                timed_out,
            } => Action::Command {
                seat,
                command: G::any_command(command),
                timed_out,
            },
            other => panic!("{other:?}"),
        },
    };
    let states: Vec<AnyGame> = states.into_iter().map(G::any_game).collect();
    let mut entries: Vec<Entry<AnyGame>> = entries.into_iter().map(entry).collect();
    for (entry, state) in entries.iter_mut().zip(&states) {
        entry.digest = view_digest(&state.view(Viewer::Spectator));
    }
    (Record { header: any, entries }, states)
}

fn header_of_any(setup: &podbay::games::any::AnySetup, start: Start<AnyGame>) -> podbay::record::Header<AnyGame> {
    let argo = setup_of_two();
    let argo = header::<argo::State>(&argo, Start::Given(Seed::from_number(0)));
    podbay::record::Header {
        versions: argo.versions,
        table: argo.table,
        number: 1,
        setup: setup.clone(),
        seats: argo.seats,
        start,
        hosting: None,
    }
}

fn setup_of_two() -> argo::Setup {
    setup::<argo::State>(2, &[])
}

pub fn whole(record: Record<AnyGame>) -> Loaded<AnyGame> {
    Loaded {
        record,
        damage: None,
        good_bytes: 0,
    }
}

/// A record of Argo with steps back, take-backs and ways forward again, and the states after each entry.
pub fn wandering(seed: u64, entries: usize) -> (Record<AnyGame>, Vec<AnyGame>) {
    let (mut record, _) = any_recorded::<argo::State>(2, seed, 0);
    let setup = record.header.setup.clone();
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut states = vec![(AnyGame::new(&setup, Seed::from_number(seed)), 0_u32)];
    // The entries before each act that stands, and what each way back undid.
    let mut acts: Vec<usize> = Vec::new();
    let mut gone_back: Vec<(usize, Vec<usize>)> = Vec::new();
    while record.entries.len() < entries {
        let at = record.entries.len();
        let (mut state, mut take_backs) = states[at].clone();
        let action = match rng.below(12) {
            0 if !acts.is_empty() && gone_back.len() < 60 => {
                let place = acts.len() - 1 - rng.below(acts.len().min(90) as u32) as usize;
                let to = acts[place];
                let (earlier, keyed) = states[to].clone();
                state = earlier;
                if keyed < take_backs {
                    state.rekey(take_backs);
                }
                gone_back.push((at, acts.split_off(place)));
                Action::StepBack { to: to as u32 }
            }
            1 if !acts.is_empty() && gone_back.len() < 60 => {
                let place = acts.len() - 1 - rng.below(acts.len().min(90) as u32) as usize;
                let to = acts[place];
                take_backs += 1;
                state = states[to].0.clone();
                state.rekey(take_backs);
                gone_back.push((at, acts.split_off(place)));
                Action::TakeBack { to: to as u32 }
            }
            2 if !gone_back.is_empty() => {
                let (to, undone) = gone_back.pop().unwrap();
                acts.extend(undone);
                (state, take_backs) = states[to].clone();
                Action::GoForward { to: to as u32 }
            }
            3 => Action::Assembled,
            _ => {
                let Some(open) = state.decisions(&setup).pop() else {
                    break;
                };
                let list = legal(&state, &setup, open.seat);
                let command = list[rng.below(list.len() as u32) as usize].clone();
                state.apply(&setup, open.seat, &command).unwrap();
                gone_back.clear();
                acts.push(at);
                Action::Command {
                    seat: open.seat,
                    command,
                    timed_out: false,
                }
            }
        };
        let digest = view_digest(&state.view(Viewer::Spectator));
        record.entries.push(Entry { action, digest });
        states.push((state, take_backs));
    }
    (record, states.into_iter().map(|(state, _)| state).collect())
}

#[test]
fn every_place_of_a_record_has_the_state_that_it_had() {
    for seed in 0..4 {
        let (record, states) = wandering(seed, 700);
        let mut cursor = Cursor::new(&record).unwrap();
        while cursor.step().unwrap() {
            assert_eq!(cursor.state(), &states[cursor.at()], "on to {}", cursor.at());
        }
        assert_eq!(cursor.at() + 1, states.len());
        while cursor.back() {
            assert_eq!(cursor.state(), &states[cursor.at()], "back to {}", cursor.at());
        }
        let mut rng = GameRng::new(Seed::from_number(seed));
        for _ in 0..200 {
            let place = rng.below(states.len() as u32) as usize;
            cursor.go_to(place);
            assert_eq!((cursor.at(), cursor.state()), (place, &states[place]));
            if cursor.step().unwrap() {
                assert_eq!(cursor.state(), &states[place + 1]);
            }
        }
        cursor.go_to(usize::MAX);
        assert_eq!(cursor.at() + 1, states.len(), "no further than was played");
    }
}

fn at(replay: &Replay) -> usize {
    replay.playback().unwrap().at
}

fn steps_like_the_engine<G: Listed>() {
    let (record, states) = any_recorded::<G>(3, 5, 160);
    let last = states.len();
    let first = record.header.first_state().unwrap();
    let states: Vec<AnyGame> = std::iter::once(first).chain(states).collect();
    let mut replay = Replay::new(whole(record)).unwrap();
    for state in &states {
        assert_eq!(replay.state(), state);
        replay.seek(ReplayWish::On);
    }
    assert_eq!(at(&replay), last, "there is nothing after the end");
    for state in states.iter().rev() {
        assert_eq!(replay.state(), state);
        replay.seek(ReplayWish::Back);
    }
    let turn = |replay: &Replay| replay.state().turn();
    replay.seek(ReplayWish::End);
    let (end, mut turns) = (turn(&replay), 0);
    replay.seek(ReplayWish::Start);
    while at(&replay) < last {
        let (before, place) = (turn(&replay), at(&replay));
        replay.seek(ReplayWish::TurnOn);
        turns += 1;
        if at(&replay) == last {
            break;
        }
        assert_ne!(turn(&replay), before);
        assert_eq!(states[at(&replay) - 1].turn(), before, "a turn was passed over");
        replay.seek(ReplayWish::TurnBack);
        assert_eq!(at(&replay), place);
        replay.seek(ReplayWish::TurnOn);
    }
    assert!(turns > 1 && end > 1, "{turns} {end}");
    replay.seek(ReplayWish::To(7));
    assert_eq!(replay.state(), &states[7]);
    // The log counts the beginning too.
    replay.seek(ReplayWish::Entry(10));
    assert_eq!(replay.state(), &states[9]);
    replay.seek(ReplayWish::SeenBy(Seat::new(1)));
    assert_eq!(replay.state(), &states[9], "another one looks at the same position");
}

#[test]
fn steps_of_a_replay_are_those_of_the_engine() {
    steps_like_the_engine::<argo::State>();
    steps_like_the_engine::<alien_frontiers::State>();
    steps_like_the_engine::<aqua_sphere::State>();
}

#[test]
fn a_replay_plays_by_itself_at_its_speed_until_the_end() {
    let (record, _) = any_recorded::<aqua_sphere::State>(2, 3, 12);
    let mut replay = Replay::new(whole(record)).unwrap();
    assert_eq!(replay.play_on(1.0), None, "it stands still until it is told to play");
    let time = |replay: &mut Replay| {
        let (mut now, mut frames) = (10.0, 0);
        while let Some(wait) = replay.play_on(now) {
            now += wait + 0.001;
            frames += 1;
            assert!(frames < 100);
        }
        now - 10.0
    };
    replay.seek(ReplayWish::Play);
    let usual = time(&mut replay);
    assert_eq!(at(&replay), 12);
    replay.seek(ReplayWish::Speed);
    replay.seek(ReplayWish::Speed);
    replay.seek(ReplayWish::Play);
    assert_eq!(at(&replay), 0, "from the end it plays from the beginning");
    let fast = time(&mut replay);
    assert!((3.8..4.2).contains(&(usual / fast)), "{usual} {fast}");
    replay.seek(ReplayWish::Start);
    replay.seek(ReplayWish::Play);
    replay.seek(ReplayWish::On);
    assert_eq!(replay.play_on(100.0), None, "a step by hand ends it");
}

#[test]
fn a_record_that_differs_is_shown_up_to_there() {
    let (mut record, states) = any_recorded::<argo::State>(2, 1, 40);
    record.entries[29].digest = record.entries[3].digest;
    let mut replay = Replay::new(whole(record)).unwrap();
    replay.seek(ReplayWish::End);
    assert_eq!(replay.state(), &states[28]);
    assert!(
        replay.trouble().is_some_and(|trouble| trouble.contains("Entry 30")),
        "{:?}",
        replay.trouble()
    );
}

/// A profile with records in every state, by what the list says of each.
pub fn shelf_of_all(folder: &Path) -> (Profile, Vec<(PathBuf, &'static str)>) {
    let profile = profile_at(folder);
    let (record, _) = any_recorded::<argo::State>(2, 9, 60);
    let bytes = record.to_bytes().unwrap();
    let (over, _) = any_recorded::<aqua_sphere::State>(2, 4, usize::MAX);
    let mut newer = record.clone();
    (newer.header.versions.format, newer.header.versions.program) = (FORMAT + 1, "9.9.9".to_owned());
    let mut flipped = bytes.clone();
    let middle = flipped.len() - 200;
    flipped[middle] ^= 1;
    let mut differs = record.clone();
    differs.entries[10].digest = differs.entries[0].digest;
    let files = [
        (over.to_bytes().unwrap(), " win"),
        (bytes.clone(), "not finished"),
        (bytes[..bytes.len() - 5].to_vec(), "The file was cut off in entry 60."),
        (flipped, "was damaged or changed."),
        (differs.to_bytes().unwrap(), "Entry 11 does not lead to the position"),
        (newer.to_bytes().unwrap(), "Podbay 9.9.9 saved it"),
        (b"hello".to_vec(), "This is no record of Podbay."),
        (Vec::new(), "This is no record of Podbay."),
        (bytes[..12].to_vec(), "It ends or is damaged before its game begins."),
    ];
    let mut written = Vec::new();
    for (bytes, said) in files {
        let path = profile.record_path().unwrap().unwrap();
        fs::write(&path, bytes).unwrap();
        written.push((path, said));
    }
    (profile, written)
}

#[test]
fn files_in_every_state_are_listed_with_what_is_the_matter() {
    let folder = tempfile::tempdir().unwrap();
    let profile = profile_at(folder.path());
    let empty = Shelf::new(&profile);
    assert!(empty.waiting() == 0 && empty.failed.is_none());
    drop(profile);
    let (profile, written) = shelf_of_all(folder.path());
    let mut shelf = Shelf::new(&profile);
    assert_eq!(shelf.waiting(), written.len());
    shelf.look(Duration::ZERO);
    assert_eq!(shelf.files.len(), 1, "one at a time where there is no time");
    shelf.look(Duration::MAX);
    assert_eq!((shelf.waiting(), shelf.files.len()), (0, written.len()));
    assert!(shelf.files.is_sorted_by(|a, b| a.changed >= b.changed), "newest first");
    let content = |index: usize| {
        let file = shelf.files.iter().find(|file| file.path == written[index].0);
        &file.unwrap().content
    };
    let good = |index: usize| content(index).as_ref().unwrap();
    assert!(good(0).outcome.is_some() && good(1).outcome.is_none());
    assert_eq!((good(1).actions, good(1).players.len()), (60, 2));
    assert_eq!(good(2).damage, Some(Damage::Truncated { entry: 60 }));
    assert!(matches!(good(3).damage, Some(Damage::Checksum { .. })));
    assert!(matches!(good(4).difference, Some(Difference::Digest { entry: 11, .. })));
    for index in 5..written.len() {
        assert!(matches!(content(index), Err(StoreError::Record { .. })), "{index}");
    }
}

fn me() -> RecordedSeat {
    RecordedSeat {
        device: DeviceId([9; 32]),
        name: Name::parse("Bo").unwrap(),
        bot: false,
    }
}

#[test]
fn a_table_begins_in_the_position_that_is_looked_at() {
    let (record, states) = any_recorded::<argo::State>(3, 2, 50);
    let mut replay = Replay::new(whole(record)).unwrap();
    replay.seek(ReplayWish::To(31));
    replay.seek(ReplayWish::SeenBy(Seat::new(2)));
    let begun = replay.from_here(me(), TableId([3; 16]), Seed::from_number(8));
    // As it is written and read again.
    let read = load::<AnyGame>(&begun.to_bytes().unwrap()).unwrap();
    assert_eq!((&read.record, read.damage), (&begun, None));
    let first = begun.header.first_state().unwrap();
    assert_eq!(first.view(Viewer::Spectator), states[30].view(Viewer::Spectator));
    assert_eq!(begun.header.seats[2], me());
    assert!(begun.header.seats[..2].iter().all(|seat| seat.bot));
    assert!(Session::resume(&begun, &DeviceKey::from_number(0).unwrap(), [1; 32], false).is_ok());
}
