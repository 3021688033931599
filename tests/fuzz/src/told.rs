//! What a client is told and what lies in a profile, read from bytes. The tests of the program read the corpora by the same
//! functions (`tests/it/fuzz_seeds.rs`).

use podbay::{
    app::{board::drawn::Drawn, client::TableClient, heard::recorded_bytes},
    games::{alien_frontiers, any::AnyGame, aqua_sphere, argo},
    net::{ClientUpdate, TypedAddress},
    protocol::{Chronicle, Finding, HostMessage, LogEntry, Talk, codec},
    record::{self, Header, load, verify},
    session::Guest,
    store::{Profile, Settings, typed_path},
};
use std::{fs, path::Path};

/// Messages or lines of one input.
const PARTS: usize = 256;

/// Parts with their lengths in front, in one byte or two.
fn parts(mut bytes: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    while let ([low, rest @ ..], true) = (bytes, parts.len() < PARTS) {
        let (high, rest) = match rest {
            [high, rest @ ..] if low & 0x80 != 0 => (*high, rest),
            _ => (0, rest),
        };
        let length = usize::from(low & 0x7f) | usize::from(high) << 7;
        let (part, after) = rest.split_at(length.min(rest.len()));
        parts.push(part);
        bytes = after;
    }
    parts
}

/// The beginning of a game, then the lines of its log. Returns the number of entries of the record that comes out, which
/// plays as it is written, or the reason why there is none.
pub fn heard(bytes: &[u8]) -> Result<usize, String> {
    let parts = parts(bytes);
    let (first, lines) = parts.split_first().ok_or("no beginning")?;
    let header: Header<AnyGame> = codec::decode(first).map_err(|error| error.to_string())?;
    let log: Chronicle<AnyGame> = lines
        .iter()
        .filter_map(|line| codec::decode::<LogEntry<AnyGame>>(line).ok())
        .collect();
    let record = record::heard(header, &log).map_err(|error| format!("{error}: {} lines", log.entries().len()))?;
    let end = verify(&record).expect("it was played while it was made").digest();
    let written = record.to_bytes().expect("a record can be written");
    let again = load::<AnyGame>(&written).expect("it was written").record;
    assert_eq!(verify(&again).map(|cursor| cursor.digest()), Ok(end));
    Ok(record.entries.len())
}

/// What a host says to a window, and places of fingers. Returns the number of messages that were taken in.
pub fn client(bytes: &[u8]) -> usize {
    let (mut guest, mut client) = (Guest::<AnyGame>::new(false), TableClient::default());
    let mut taken = 0;
    for (number, part) in parts(bytes).into_iter().enumerate() {
        fingers(part);
        let Ok(message) = codec::decode::<HostMessage<AnyGame>>(part) else {
            continue;
        };
        match guest.check(&message) {
            Ok(true) => {}
            Ok(false) => continue,
            Err(_) => break,
        }
        let now = number as f64;
        if let Some(Finding::Verdict { game, report }) = guest.bear_witness(&message, || [1; 32]) {
            client.take(ClientUpdate::Seed { game, report }, now);
        }
        client.take(ClientUpdate::Message(message), now);
        taken += 1;
        let _ = (client.game(), client.stage(), client.my_seats(), client.colours());
    }
    // Refused, or a record that the program reads.
    if let Ok(bytes) = recorded_bytes(&client) {
        load::<AnyGame>(&bytes).expect("it was written");
    }
    taken
}

fn fingers(bytes: &[u8]) {
    finger::<argo::State>(bytes);
    finger::<alien_frontiers::State>(bytes);
    finger::<aqua_sphere::State>(bytes);
    if let Ok(Talk::Point { at, to }) = codec::decode::<Talk>(bytes) {
        fingers(&at);
        to.iter().for_each(|to| fingers(to));
    }
}

fn finger<G: Drawn>(bytes: &[u8]) {
    if let Ok(spot) = codec::decode::<G::Spot>(bytes) {
        let _ = G::is_shared(spot);
        let again = codec::encode(&spot).expect("it was read");
        assert!(codec::decode::<G::Spot>(&again).is_ok_and(|read| read == spot));
    }
}

/// A file of a profile, or a text that somebody types, by the first byte. Returns true if all of it was read. Files lie in
/// `folder`, which belongs to this alone.
pub fn files(folder: &Path, bytes: &[u8]) -> bool {
    let Some((&which, rest)) = bytes.split_first() else {
        return false;
    };
    let text = String::from_utf8_lossy(rest);
    let profile = || Profile::open(Some(folder)).expect("nobody else has it");
    match which % 5 {
        0 => {
            let (settings, lost) = Settings::read(rest);
            let profile = profile();
            settings.save(&profile).expect("settings can be written");
            assert_eq!(Settings::load(&profile).ok(), Some(settings));
            lost.is_empty()
        }
        1 => {
            fs::write(folder.join("known.toml"), rest).expect("a file");
            let profile = profile();
            let Ok(met) = profile.met_devices() else { return false };
            profile.remember_devices([]).expect("what was read can be written");
            assert_eq!(profile.met_devices().ok(), Some(met.clone()));
            !met.is_empty()
        }
        2 => {
            fs::write(folder.join("hosts.toml"), rest).expect("a file");
            let profile = profile();
            let Ok(hosts) = profile.hosts() else { return false };
            profile.save_hosts(&hosts).expect("what was read can be written");
            assert_eq!(profile.hosts().ok(), Some(hosts.clone()));
            !hosts.is_empty()
        }
        3 => {
            let Ok(typed) = text.parse::<TypedAddress>() else {
                return false;
            };
            assert_eq!(typed.to_string().parse().as_ref(), Ok(&typed));
            true
        }
        _ => !typed_path(&text).as_os_str().is_empty(),
    }
}
