//! Helpers shared by the integration tests.

use podbay::{
    games::{
        any::{GameId, Listed},
        argo,
    },
    protocol::{DeviceId, Name, PROTOCOL_VERSION, TableId, codec, view_digest},
    record::{Action, Entry, FORMAT, Header, Record, RecordedSeat, Start, Versions},
    rules::{Config, GameRng, SeatCount, Seed, Viewer, legal},
    store::{Profile, StoreError},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    net::UdpSocket,
    path::Path,
    process,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// The value after it was written and read again.
pub fn codec_copy<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let bytes = codec::encode(value).expect("a value that fits a frame");
    codec::decode(&bytes).expect("the bytes of a value")
}

/// A configuration of a game with the given options, such as `("preset", "de")`.
pub fn config(game: &str, players: usize, options: &[(&str, &str)]) -> Config {
    Config::chosen(game, SeatCount::new(players).expect("two to four seats"), options)
}

/// A setup of a listed game with the given options.
pub fn setup<G: Listed>(players: usize, options: &[(&str, &str)]) -> G::Setup {
    G::setup(&config(G::ID.name(), players, options)).expect("a valid configuration")
}

/// A setup of Argo with the given options.
pub fn argo_setup(players: usize, options: &[(&str, &str)]) -> argo::Setup {
    setup::<argo::State>(players, options)
}

/// A configuration of a game, short where random play would hardly end.
pub fn short(game: GameId, players: usize) -> Config {
    match game {
        GameId::Argo | GameId::AquaSphere => config(game.name(), players, &[]),
        GameId::AlienFrontiers => config(game.name(), players, &[("round_limit", "20")]),
    }
}

/// The head of a record.
pub fn header<G: Listed>(setup: &G::Setup, start: Start<G>) -> Header<G> {
    let seat = |index: u8| RecordedSeat {
        device: DeviceId([index; 32]),
        name: Name::parse("Ada").unwrap(),
        bot: true,
    };
    Header {
        versions: Versions {
            format: FORMAT,
            protocol: PROTOCOL_VERSION,
            game: G::ID.name().to_owned(),
            rules: G::rules_version(setup),
            program: "test".to_owned(),
        },
        table: TableId([7; 16]),
        number: 1,
        setup: setup.clone(),
        seats: G::seats(setup).seats().map(|s| seat(s.index() as u8)).collect(),
        start,
        hosting: None,
    }
}

/// The record of a random game, and the states after each entry.
pub fn recorded<G: Listed>(setup: &G::Setup, seed: Seed, most: usize) -> (Record<G>, Vec<G>) {
    let mut game = G::new(setup, seed);
    let mut record = Record {
        header: header(setup, Start::Given(seed)),
        entries: Vec::new(),
    };
    let (mut rng, mut states) = (GameRng::new(Seed::from_number(1)), Vec::new());
    while let Some(decision) = game.decisions(setup).pop().filter(|_| states.len() < most) {
        let list = legal(&game, setup, decision.seat);
        let command = list[rng.below(list.len() as u32) as usize].clone();
        game.apply(setup, decision.seat, &command).unwrap();
        states.push(game.clone());
        record.entries.push(Entry {
            action: Action::Command {
                seat: decision.seat,
                command,
                timed_out: false,
            },
            digest: view_digest(&game.view(Viewer::Spectator)),
        });
    }
    (record, states)
}

/// A port that is free, and stays so until the caller opens it: not one of those that the system gives to whoever asks for
/// any, and no other test's.
pub fn port_of_its_own() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let tried = || process::id().wrapping_add(TRIED.fetch_add(1, Ordering::Relaxed));
    let mut ports = (0..2000).map(|_| 20_000 + (tried() % 10_000) as u16);
    let port = ports.find(|port| UdpSocket::bind(("0.0.0.0", *port)).is_ok());
    port.expect("a free port")
}

/// The profile in a folder whose window or program was closed just now. Its lock is let go of a moment later where some
/// other test starts a program right then: until that one runs, it has all that this process has.
pub fn profile_at(folder: &Path) -> Profile {
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        match Profile::open(Some(folder)) {
            Err(StoreError::Locked(_)) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
            opened => return opened.expect("a profile"),
        }
    }
}
