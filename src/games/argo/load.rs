//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::{Components, Footprint, Kind, MAX_CAPACITY, TileData, doors, id},
    types::{Doors, MAX_MODULES, MAX_TILES},
};
use crate::{
    games::source::{Source, Within, by_players},
    rules::{BoxFile, SetupError},
};
use serde::Deserialize;

/// The box that comes with the program.
pub(super) const BUILT_IN: &str = include_str!("../../../assets/argo/box.toml");
/// Its name in messages.
const BUILT_IN_NAME: &str = "assets/argo/box.toml";
/// Start corridors round the Waking Room (SET-4).
const START_CORRIDORS: usize = 4;
/// Different players that may activate a room unless the file says otherwise (ACT-3).
const DEFAULT_SLOTS: u8 = 2;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(rename = "box")]
    about: RawBox,
    waking_room: RawWakingRoom,
    module: Vec<TileData>,
    pod: Vec<RawPod>,
    #[serde(deserialize_with = "by_players")]
    track: [RawTrack; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBox {
    name: String,
    /// Told to readers of the file only.
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWakingRoom {
    footprint: Footprint,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPod {
    #[serde(deserialize_with = "id")]
    id: String,
    seats: Vec<u8>,
    min_players: Within<2, 4>,
    #[serde(deserialize_with = "doors")]
    doors: Doors,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    printed: Option<Vec<u8>>,
    easy: Option<Vec<u8>>,
    medium: Option<Vec<u8>>,
    hard: Option<Vec<u8>>,
}

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME)?;
    let (raw, marks): (RawFile, _) = (source.read()?, source.marks()?);
    let mut tiles = raw.module;
    for (index, module) in tiles.iter_mut().enumerate() {
        source.module(&format!("module.{index}"), module)?;
        module.provisional = marks.provisional_in(&format!("module.{}", module.id));
    }
    source.check_modules(&tiles)?;
    let first_pod = tiles.len();
    for (index, pod) in raw.pod.into_iter().enumerate() {
        let provisional = marks.provisional_in(&format!("pod.{}", pod.id));
        tiles.push(source.pod(&format!("pod.{index}.seats"), pod, provisional)?);
    }
    source.check_tiles(&tiles, first_pod)?;
    // The sort is stable: the Waking Room comes first, the others keep their order.
    tiles[..first_pod].sort_by_key(|tile| tile.kind != Kind::WakingRoom);
    let [two, three, four] = &raw.track;
    Ok(Components {
        name: raw.about.name,
        text: source.text.to_owned(),
        hash: fnv1a(source.text),
        footprint: raw.waking_room.footprint,
        tiles,
        first_pod: first_pod as u8,
        tracks: [source.track(2, two)?, source.track(3, three)?, source.track(4, four)?],
        marks,
    })
}

impl Source<'_> {
    /// Checks what a module says of itself, and fills in what it leaves to its kind.
    fn module(&self, path: &str, module: &mut TileData) -> Result<(), SetupError> {
        let wrong = |key: &str, expected: &str| Err(self.refuse(&format!("{path}.{key}"), expected));
        if module.alien && matches!(module.kind, Kind::WakingRoom | Kind::SafeRoom) {
            return wrong("alien", "false, no alien enters this tile");
        }
        match (module.kind, module.capacity) {
            (Kind::WakingRoom, 0) => module.capacity = u8::MAX,
            (Kind::WakingRoom, _) => return wrong("capacity", "no capacity, the Waking Room holds everybody"),
            (_, 0) => return wrong("capacity", &format!("a number from 1 to {MAX_CAPACITY}")),
            (Kind::Corridor, 2..) => return wrong("capacity", "1, as for every corridor"),
            _ => {}
        }
        if !module.kind.activatable() && module.activation_slots != 0 {
            return wrong("activation_slots", "0, this tile is not activated");
        }
        if module.kind.activatable() && self.find(&format!("{path}.activation_slots")).is_none() {
            module.activation_slots = DEFAULT_SLOTS;
        }
        Ok(())
    }

    fn pod(&self, path: &str, raw: RawPod, provisional: Vec<String>) -> Result<TileData, SetupError> {
        let seats = raw.seats;
        if seats.is_empty() || seats.len() > usize::from(MAX_CAPACITY) || !seats.is_sorted() {
            let expected = format!("1 to {MAX_CAPACITY} seat values, none below the one before it");
            return Err(self.refuse(path, expected));
        }
        // Points are kept as small numbers; a Chief counts double.
        if seats.iter().any(|&value| value > 50) {
            return Err(self.refuse(path, "seat values up to 50"));
        }
        Ok(TileData {
            id: raw.id,
            kind: Kind::Pod,
            doors: raw.doors,
            capacity: seats.len() as u8,
            alien: false,
            robot_forbidden: false,
            activation_slots: 0,
            stretch: false,
            seats,
            min_players: raw.min_players.0,
            provisional,
        })
    }

    fn check_modules(&self, modules: &[TileData]) -> Result<(), SetupError> {
        let wrong = |index, key, expected: &str| Err(self.refuse(&format!("module.{index}.{key}"), expected));
        let of_all = modules.iter().enumerate();
        let mut rooms = of_all.filter(|(_, module)| module.kind == Kind::WakingRoom);
        let Some((index, room)) = rooms.next() else {
            return Err(self.lacks("module", "exactly one module of kind waking_room"));
        };
        if let Some((second, _)) = rooms.next() {
            return wrong(second, "kind", "one waking_room only");
        }
        if room.stretch {
            return wrong(index, "set", "base, the Waking Room is always used");
        }
        if room.doors != Doors::all() {
            let expected = "N, E, S and W, a corridor lies at every side when a game starts";
            return wrong(index, "doors", expected);
        }
        let calm = |module: &&TileData| module.kind == Kind::Corridor && !module.stretch && !module.alien;
        if modules.iter().filter(calm).count() < START_CORRIDORS {
            let expected = format!("at least {START_CORRIDORS} corridors of the base set without an alien");
            return Err(self.lacks("module", expected));
        }
        if modules.len() > MAX_MODULES {
            let expected = format!("at most {MAX_MODULES} modules");
            return Err(self.refuse(&format!("module.{MAX_MODULES}"), expected));
        }
        Ok(())
    }

    fn check_tiles(&self, tiles: &[TileData], first_pod: usize) -> Result<(), SetupError> {
        let wrong = |index: usize, expected: &str| {
            let module = format!("module.{index}.id");
            let pod = || format!("pod.{}.id", index - first_pod);
            Err(self.refuse(&if index < first_pod { module } else { pod() }, expected))
        };
        for (index, tile) in tiles.iter().enumerate() {
            if tiles[..index].iter().any(|other| other.id == tile.id) {
                return wrong(index, "an id that no other tile has");
            }
        }
        if tiles.len() > MAX_TILES {
            return wrong(MAX_TILES, &format!("at most {MAX_TILES} modules and pods"));
        }
        if tiles[first_pod..].iter().all(|pod| pod.min_players > 2) {
            return Err(self.lacks("pod", "at least one pod with min_players = 2"));
        }
        Ok(())
    }

    /// The effective rows by difficulty: given, or the printed squares behind the token (TRK-1).
    fn track(&self, players: u8, track: &RawTrack) -> Result<[Vec<u8>; 3], SetupError> {
        let mut rows: [Vec<u8>; 3] = Default::default();
        let given = [("easy", &track.easy), ("medium", &track.medium), ("hard", &track.hard)];
        for (covered, (row, (difficulty, given))) in (1..).zip(rows.iter_mut().zip(given)) {
            let wrong = |key, expected| Err(self.refuse(&format!("track.{players}.{key}"), expected));
            let Some(squares) = given.as_ref().or(track.printed.as_ref()) else {
                return wrong(difficulty, "this row, or printed squares");
            };
            row.clone_from(squares);
            let mut starts = row.first() == Some(&0);
            if given.is_none() {
                row.splice(..covered.min(row.len()), [0]);
            } else if let Some(printed) = &track.printed {
                starts &= printed.first() == Some(&0);
            }
            if row.len() < 2 || row.len() > super::ASTRONAUTS || !starts || !row.is_sorted_by(|a, b| a < b) {
                let expected = "at least two squares, the first 0, each above the one before it, no more than figures";
                return wrong(if given.is_some() { difficulty } else { "printed" }, expected);
            }
        }
        Ok(rows)
    }
}

/// The 64-bit FNV-1a hash of a text.
fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
