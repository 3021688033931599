//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::{Components, Footprint, Kind, TileData},
    types::{Dir, Doors, MAX_MODULES, MAX_TILES},
};
use crate::{
    games::{
        marks::Marks,
        source::{Source, Within},
    },
    rules::{BoxFile, SetupError},
};
use serde::Deserialize;
use toml::Spanned;

/// The box that comes with the program.
const BUILT_IN: &str = include_str!("../../../assets/argo/box.toml");
/// Its name in messages.
const BUILT_IN_NAME: &str = "assets/argo/box.toml";
/// Start corridors round the Waking Room (SET-4).
const START_CORRIDORS: usize = 4;
/// Different players that may activate a room unless the file says otherwise (ACT-3).
const DEFAULT_SLOTS: u8 = 2;
/// Most figures there are, so more places mean nothing.
const MAX_CAPACITY: u8 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(rename = "box")]
    about: RawBox,
    waking_room: RawWakingRoom,
    module: Vec<Spanned<RawModule>>,
    pod: Vec<RawPod>,
    track: RawTracks,
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
struct RawModule {
    id: Spanned<Id>,
    kind: Spanned<Kind>,
    doors: Spanned<Letters>,
    capacity: Option<Spanned<Within<1, MAX_CAPACITY>>>,
    alien: Option<Spanned<bool>>,
    #[serde(default)]
    robot_forbidden: bool,
    activation_slots: Option<Spanned<u8>>,
    set: Spanned<Set>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Set {
    Base,
    Stretch,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPod {
    id: Spanned<Id>,
    seats: Spanned<Vec<u8>>,
    min_players: Within<2, 4>,
    doors: Letters,
}

/// By the number of players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTracks {
    #[serde(rename = "2")]
    two: Spanned<RawTrack>,
    #[serde(rename = "3")]
    three: Spanned<RawTrack>,
    #[serde(rename = "4")]
    four: Spanned<RawTrack>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    printed: Option<Spanned<Vec<u8>>>,
    easy: Option<Spanned<Vec<u8>>>,
    medium: Option<Spanned<Vec<u8>>>,
    hard: Option<Spanned<Vec<u8>>>,
}

/// The name of a tile.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Id(String);

impl TryFrom<String> for Id {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Self, Self::Error> {
        let fine = (1..=8).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        if fine {
            Ok(Self(id))
        } else {
            Err("1 to 8 capital letters and digits")
        }
    }
}

/// Connectors by their letters.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Letters(Doors);

impl TryFrom<String> for Letters {
    type Error = &'static str;

    fn try_from(letters: String) -> Result<Self, Self::Error> {
        let mut doors = Doors::default();
        for letter in letters.chars() {
            let dir = Dir::ALL
                .into_iter()
                .zip("NESW".chars())
                .find(|&(_, name)| name == letter);
            if !dir.is_some_and(|(dir, _)| doors.insert(dir)) {
                return Err("letters out of N, E, S and W, each at most once");
            }
        }
        if letters.is_empty() {
            return Err("at least one connector");
        }
        Ok(Self(doors))
    }
}

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME)?;
    let (raw, marks): (RawFile, Marks) = (source.read()?, source.marks()?);
    let mut tiles = Vec::new();
    for module in &raw.module {
        tiles.push(source.module(module.as_ref(), &marks)?);
    }
    source.check_modules(&raw.module)?;
    // The sort is stable: the Waking Room comes first, the others keep their order.
    tiles.sort_by_key(|tile| tile.kind != Kind::WakingRoom);
    let first_pod = tiles.len() as u8;
    for pod in &raw.pod {
        tiles.push(source.pod(pod, &marks)?);
    }
    source.check_tiles(&raw)?;
    let of_tile = |field: &String| field.starts_with("module.") || field.starts_with("pod.");
    Ok(Components {
        name: raw.about.name,
        text: source.text.to_owned(),
        hash: fnv1a(source.text),
        footprint: raw.waking_room.footprint,
        tiles,
        first_pod,
        tracks: [
            source.track(&raw.track.two)?,
            source.track(&raw.track.three)?,
            source.track(&raw.track.four)?,
        ],
        provisional: marks.provisional.into_iter().filter(|field| !of_tile(field)).collect(),
    })
}

impl Source<'_> {
    fn module(&self, raw: &RawModule, marks: &Marks) -> Result<TileData, SetupError> {
        let (kind, id) = (*raw.kind.as_ref(), &raw.id.as_ref().0);
        let alien = raw.alien.as_ref().filter(|alien| *alien.as_ref());
        if let Some(place) = alien.filter(|_| matches!(kind, Kind::WakingRoom | Kind::SafeRoom)) {
            return Err(self.wrong(place.span(), "false, no alien enters this tile"));
        }
        Ok(TileData {
            id: id.clone(),
            kind,
            doors: raw.doors.as_ref().0,
            capacity: self.capacity(raw, kind)?,
            alien: alien.is_some(),
            robot_forbidden: raw.robot_forbidden,
            activation_slots: self.slots(raw, kind)?,
            stretch: *raw.set.as_ref() == Set::Stretch,
            seats: Vec::new(),
            min_players: 0,
            provisional: marks.provisional_in(&format!("module.{id}")),
        })
    }

    fn capacity(&self, raw: &RawModule, kind: Kind) -> Result<u8, SetupError> {
        let Some(capacity) = &raw.capacity else {
            if kind == Kind::WakingRoom {
                return Ok(u8::MAX);
            }
            return Err(self.lacks_in(raw.id.span(), "capacity", format!("a number from 1 to {MAX_CAPACITY}")));
        };
        match (kind, capacity.as_ref().0) {
            (Kind::WakingRoom, _) => Err(self.wrong(capacity.span(), "no capacity, the Waking Room holds everybody")),
            (Kind::Corridor, 2..) => Err(self.wrong(capacity.span(), "1, as for every corridor")),
            (_, figures) => Ok(figures),
        }
    }

    fn slots(&self, raw: &RawModule, kind: Kind) -> Result<u8, SetupError> {
        match &raw.activation_slots {
            Some(slots) if !kind.activatable() && *slots.as_ref() != 0 => {
                Err(self.wrong(slots.span(), "0, this tile is not activated"))
            }
            Some(slots) => Ok(*slots.as_ref()),
            None if kind.activatable() => Ok(DEFAULT_SLOTS),
            None => Ok(0),
        }
    }

    fn pod(&self, raw: &RawPod, marks: &Marks) -> Result<TileData, SetupError> {
        let (id, seats) = (&raw.id.as_ref().0, raw.seats.as_ref());
        if seats.is_empty() || seats.len() > usize::from(MAX_CAPACITY) || !seats.is_sorted() {
            let expected = format!("1 to {MAX_CAPACITY} seat values, none below the one before it");
            return Err(self.wrong(raw.seats.span(), expected));
        }
        // Points are kept as small numbers; a Chief counts double.
        if seats.iter().any(|&value| value > 50) {
            return Err(self.wrong(raw.seats.span(), "seat values up to 50"));
        }
        Ok(TileData {
            id: id.clone(),
            kind: Kind::Pod,
            doors: raw.doors.0,
            capacity: seats.len() as u8,
            alien: false,
            robot_forbidden: false,
            activation_slots: 0,
            stretch: false,
            seats: seats.clone(),
            min_players: raw.min_players.0,
            provisional: marks.provisional_in(&format!("pod.{id}")),
        })
    }

    fn check_modules(&self, modules: &[Spanned<RawModule>]) -> Result<(), SetupError> {
        let all = || modules.iter().map(Spanned::as_ref);
        let mut rooms = all().filter(|module| *module.kind.as_ref() == Kind::WakingRoom);
        let Some(room) = rooms.next() else {
            return Err(self.lacks("module", "exactly one module of kind waking_room"));
        };
        if let Some(second) = rooms.next() {
            return Err(self.wrong(second.kind.span(), "one waking_room only"));
        }
        if *room.set.as_ref() == Set::Stretch {
            return Err(self.wrong(room.set.span(), "base, the Waking Room is always used"));
        }
        if room.doors.as_ref().0 != Doors::all() {
            let expected = "N, E, S and W, a corridor lies at every side when a game starts";
            return Err(self.wrong(room.doors.span(), expected));
        }
        let calm = |module: &&RawModule| {
            let alien = module.alien.as_ref().is_some_and(|alien| *alien.as_ref());
            *module.kind.as_ref() == Kind::Corridor && *module.set.as_ref() == Set::Base && !alien
        };
        if all().filter(calm).count() < START_CORRIDORS {
            let expected = format!("at least {START_CORRIDORS} corridors of the base set without an alien");
            return Err(self.lacks("module", expected));
        }
        if let Some(module) = modules.get(MAX_MODULES) {
            return Err(self.wrong(module.span(), format!("at most {MAX_MODULES} modules")));
        }
        Ok(())
    }

    fn check_tiles(&self, raw: &RawFile) -> Result<(), SetupError> {
        let ids = raw.module.iter().map(|module| &module.as_ref().id);
        let ids: Vec<_> = ids.chain(raw.pod.iter().map(|pod| &pod.id)).collect();
        for (index, id) in ids.iter().enumerate() {
            if ids[..index].iter().any(|other| other.as_ref().0 == id.as_ref().0) {
                return Err(self.wrong(id.span(), "an id that no other tile has"));
            }
        }
        if let Some(id) = ids.get(MAX_TILES) {
            return Err(self.wrong(id.span(), format!("at most {MAX_TILES} modules and pods")));
        }
        if raw.pod.iter().all(|pod| pod.min_players.0 > 2) {
            return Err(self.lacks("pod", "at least one pod with min_players = 2"));
        }
        Ok(())
    }

    /// The effective rows by difficulty: given, or the printed squares behind the token (TRK-1).
    fn track(&self, raw: &Spanned<RawTrack>) -> Result<[Vec<u8>; 3], SetupError> {
        let track = raw.as_ref();
        let mut rows: [Vec<u8>; 3] = Default::default();
        let given = [("easy", &track.easy), ("medium", &track.medium), ("hard", &track.hard)];
        for (covered, (row, (difficulty, given))) in (1..).zip(rows.iter_mut().zip(given)) {
            let Some(squares) = given.as_ref().or(track.printed.as_ref()) else {
                return Err(self.lacks_in(raw.span(), difficulty, "this row, or printed squares"));
            };
            *row = squares.as_ref().clone();
            let mut starts = row.first() == Some(&0);
            if given.is_none() {
                row.splice(..covered.min(row.len()), [0]);
            } else if let Some(printed) = &track.printed {
                starts &= printed.as_ref().first() == Some(&0);
            }
            if row.len() < 2 || row.len() > super::ASTRONAUTS || !starts || !row.is_sorted_by(|a, b| a < b) {
                let expected = "at least two squares, the first 0, each above the one before it, no more than figures";
                return Err(self.wrong(squares.span(), expected));
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
