//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::{Components, Footprint, Kind, TileData},
    types::{Dir, Doors, MAX_MODULES, MAX_TILES},
};
use crate::{
    games::source::Source,
    rules::{BoxFile, SetupError},
};
use serde::Deserialize;
use std::collections::BTreeMap;
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
const DIFFICULTIES: [&str; 3] = ["easy", "medium", "hard"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(rename = "box")]
    about: RawBox,
    waking_room: RawWakingRoom,
    module: Vec<Spanned<RawModule>>,
    pod: Vec<Spanned<RawPod>>,
    track: BTreeMap<Spanned<String>, RawTrack>,
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
    footprint: Spanned<String>,
    #[serde(default)]
    certain: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawModule {
    id: Spanned<String>,
    kind: Spanned<String>,
    doors: Spanned<String>,
    capacity: Option<Spanned<u8>>,
    #[serde(default)]
    alien: Option<Spanned<bool>>,
    #[serde(default)]
    robot_forbidden: bool,
    activation_slots: Option<Spanned<u8>>,
    set: Spanned<String>,
    #[serde(default)]
    certain: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPod {
    id: Spanned<String>,
    seats: Spanned<Vec<u8>>,
    min_players: Spanned<u8>,
    doors: Spanned<String>,
    #[serde(default)]
    certain: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    printed: Option<Spanned<Vec<u8>>>,
    easy: Option<Spanned<Vec<u8>>>,
    medium: Option<Spanned<Vec<u8>>>,
    hard: Option<Spanned<Vec<u8>>>,
    #[serde(default)]
    certain: Vec<Spanned<String>>,
}

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME);
    source.components(&source.read::<RawFile>()?)
}

impl Source<'_> {
    fn components(&self, raw: &RawFile) -> Result<Components, SetupError> {
        let mut tiles = Vec::new();
        for module in &raw.module {
            tiles.push(self.module(module.as_ref())?);
        }
        self.check_modules(raw, &tiles)?;
        // The sort is stable: the Waking Room comes first, the others keep their order.
        tiles.sort_by_key(|tile| tile.kind != Kind::WakingRoom);
        let first_pod = tiles.len() as u8;
        for pod in &raw.pod {
            tiles.push(self.pod(pod.as_ref())?);
        }
        self.check_tiles(raw, &tiles)?;
        let mut provisional = Vec::new();
        let footprint = self.footprint(&raw.waking_room, &mut provisional)?;
        let tracks = self.tracks(raw, &mut provisional)?;
        Ok(Components {
            name: raw.about.name.clone(),
            text: self.text.to_owned(),
            hash: fnv1a(self.text),
            footprint,
            tiles,
            first_pod,
            tracks,
            provisional,
        })
    }

    fn module(&self, raw: &RawModule) -> Result<TileData, SetupError> {
        let kind = self.kind(&raw.kind)?;
        let mut fields = vec!["kind", "doors", "capacity", "alien", "set"];
        if kind.activatable() {
            fields.extend(["robot_forbidden", "activation_slots"]);
        }
        let alien = raw.alien.as_ref().is_some_and(|alien| *alien.as_ref());
        if let Some(place) = raw
            .alien
            .as_ref()
            .filter(|_| alien && matches!(kind, Kind::WakingRoom | Kind::SafeRoom))
        {
            return Err(self.wrong(place.span(), "alien", "false, no alien enters this tile"));
        }
        Ok(TileData {
            id: self.id(&raw.id)?,
            kind,
            doors: self.doors(&raw.doors)?,
            capacity: self.capacity(raw, kind)?,
            alien,
            robot_forbidden: raw.robot_forbidden,
            activation_slots: self.slots(raw, kind)?,
            stretch: self.stretch(&raw.set)?,
            seats: Vec::new(),
            min_players: 0,
            provisional: self.provisional(&fields, &raw.certain)?,
        })
    }

    fn kind(&self, raw: &Spanned<String>) -> Result<Kind, SetupError> {
        let found = KINDS.iter().find(|(name, _)| name == raw.as_ref());
        found.map(|&(_, kind)| kind).ok_or_else(|| {
            let names: Vec<_> = KINDS.iter().map(|&(name, _)| name).collect();
            self.wrong(raw.span(), "kind", format!("one of {}", names.join(", ")))
        })
    }

    fn id(&self, raw: &Spanned<String>) -> Result<String, SetupError> {
        let id = raw.as_ref();
        let fine = (1..=8).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        if fine {
            Ok(id.clone())
        } else {
            Err(self.wrong(raw.span(), "id", "1 to 8 capital letters and digits"))
        }
    }

    fn doors(&self, raw: &Spanned<String>) -> Result<Doors, SetupError> {
        let mut doors = Doors::default();
        for letter in raw.as_ref().chars() {
            let dir = Dir::ALL
                .into_iter()
                .find(|&dir| "NESW".chars().nth(dir as usize) == Some(letter));
            match dir {
                Some(dir) if !doors.contains(dir) => doors.0 |= 1 << dir as u8,
                _ => return Err(self.wrong(raw.span(), "doors", "letters out of N, E, S and W, each at most once")),
            }
        }
        if doors.0 == 0 {
            return Err(self.wrong(raw.span(), "doors", "at least one connector"));
        }
        Ok(doors)
    }

    fn capacity(&self, raw: &RawModule, kind: Kind) -> Result<u8, SetupError> {
        match (kind, &raw.capacity) {
            (Kind::WakingRoom, None) => Ok(u8::MAX),
            (Kind::WakingRoom, Some(place)) => {
                Err(self.wrong(place.span(), "capacity", "no capacity, the Waking Room holds everybody"))
            }
            (_, None) => Err(self.wrong(raw.id.span(), "capacity", format!("a number from 1 to {MAX_CAPACITY}"))),
            (Kind::Corridor, Some(place)) if *place.as_ref() != 1 => {
                Err(self.wrong(place.span(), "capacity", "1, as for every corridor"))
            }
            (_, Some(place)) if (1..=MAX_CAPACITY).contains(place.as_ref()) => Ok(*place.as_ref()),
            (_, Some(place)) => Err(self.wrong(place.span(), "capacity", format!("a number from 1 to {MAX_CAPACITY}"))),
        }
    }

    fn slots(&self, raw: &RawModule, kind: Kind) -> Result<u8, SetupError> {
        match &raw.activation_slots {
            Some(place) if !kind.activatable() && *place.as_ref() != 0 => {
                Err(self.wrong(place.span(), "activation_slots", "0, this tile is not activated"))
            }
            Some(place) => Ok(*place.as_ref()),
            None if kind.activatable() => Ok(DEFAULT_SLOTS),
            None => Ok(0),
        }
    }

    fn stretch(&self, raw: &Spanned<String>) -> Result<bool, SetupError> {
        match raw.as_ref().as_str() {
            "base" => Ok(false),
            "stretch" => Ok(true),
            _ => Err(self.wrong(raw.span(), "set", "base or stretch")),
        }
    }

    /// The fields that are not certain; a certain field must be one of this entry.
    fn provisional(&self, fields: &[&str], certain: &[Spanned<String>]) -> Result<Vec<String>, SetupError> {
        for name in certain {
            if !fields.contains(&name.as_ref().as_str()) {
                return Err(self.wrong(name.span(), "certain", format!("names out of {}", fields.join(", "))));
            }
        }
        let unsure = fields
            .iter()
            .filter(|&&field| !certain.iter().any(|name| name.as_ref() == field));
        Ok(unsure.map(|&field| field.to_owned()).collect())
    }

    fn pod(&self, raw: &RawPod) -> Result<TileData, SetupError> {
        let seats = raw.seats.as_ref();
        if seats.is_empty() || seats.len() > usize::from(MAX_CAPACITY) || !seats.is_sorted() {
            let expected = format!("1 to {MAX_CAPACITY} seat values, none below the one before it");
            return Err(self.wrong(raw.seats.span(), "seats", expected));
        }
        // Points are kept as small numbers; a Chief counts double.
        if seats.iter().any(|&value| value > 50) {
            return Err(self.wrong(raw.seats.span(), "seats", "seat values up to 50"));
        }
        if !(2..=4).contains(raw.min_players.as_ref()) {
            return Err(self.wrong(raw.min_players.span(), "min_players", "2, 3 or 4"));
        }
        Ok(TileData {
            id: self.id(&raw.id)?,
            kind: Kind::Pod,
            doors: self.doors(&raw.doors)?,
            capacity: seats.len() as u8,
            alien: false,
            robot_forbidden: false,
            activation_slots: 0,
            stretch: false,
            seats: seats.clone(),
            min_players: *raw.min_players.as_ref(),
            provisional: self.provisional(&["seats", "min_players", "doors"], &raw.certain)?,
        })
    }

    fn check_modules(&self, raw: &RawFile, tiles: &[TileData]) -> Result<(), SetupError> {
        let mut rooms = tiles
            .iter()
            .zip(&raw.module)
            .filter(|(tile, _)| tile.kind == Kind::WakingRoom);
        let first = rooms.next();
        if let Some((_, place)) = rooms.next() {
            return Err(self.wrong(place.as_ref().kind.span(), "kind", "one waking_room only"));
        }
        let Some((waking_room, place)) = first else {
            return Err(self.wrong(self.end(), "module", "exactly one module of kind waking_room"));
        };
        if waking_room.stretch {
            return Err(self.wrong(place.as_ref().set.span(), "set", "base, the Waking Room is always used"));
        }
        if waking_room.doors != Doors(15) {
            let expected = "N, E, S and W, a corridor lies at every side when a game starts";
            return Err(self.wrong(place.as_ref().doors.span(), "doors", expected));
        }
        let corridors = tiles
            .iter()
            .filter(|tile| tile.kind == Kind::Corridor && !tile.alien && !tile.stretch);
        if corridors.count() < START_CORRIDORS {
            let expected = format!("at least {START_CORRIDORS} corridors of the base set without an alien");
            return Err(self.wrong(self.end(), "module", expected));
        }
        if let Some(place) = raw.module.get(MAX_MODULES) {
            return Err(self.wrong(place.span(), "module", format!("at most {MAX_MODULES} modules")));
        }
        Ok(())
    }

    fn check_tiles(&self, raw: &RawFile, tiles: &[TileData]) -> Result<(), SetupError> {
        let ids = raw.module.iter().map(|m| &m.as_ref().id);
        let ids: Vec<_> = ids.chain(raw.pod.iter().map(|p| &p.as_ref().id)).collect();
        for (index, id) in ids.iter().enumerate() {
            if ids[..index].iter().any(|other| other.as_ref() == id.as_ref()) {
                return Err(self.wrong(id.span(), "id", "an id that no other tile has"));
            }
        }
        if let Some(id) = ids.get(MAX_TILES) {
            return Err(self.wrong(id.span(), "id", format!("at most {MAX_TILES} modules and pods")));
        }
        if !tiles.iter().any(|tile| tile.kind == Kind::Pod && tile.min_players == 2) {
            return Err(self.wrong(self.end(), "pod", "at least one pod with min_players = 2"));
        }
        Ok(())
    }

    fn footprint(&self, raw: &RawWakingRoom, provisional: &mut Vec<String>) -> Result<Footprint, SetupError> {
        let unsure = self.provisional(&["footprint"], &raw.certain)?;
        provisional.extend(unsure.iter().map(|field| format!("waking_room.{field}")));
        match raw.footprint.as_ref().as_str() {
            "1x1" => Ok(Footprint::One),
            "3x3" => Ok(Footprint::Three),
            _ => Err(self.wrong(raw.footprint.span(), "footprint", "3x3 or 1x1")),
        }
    }

    fn tracks(&self, raw: &RawFile, provisional: &mut Vec<String>) -> Result<[[Vec<u8>; 3]; 3], SetupError> {
        let mut tracks: [[Vec<u8>; 3]; 3] = Default::default();
        if let Some(key) = raw
            .track
            .keys()
            .find(|key| !["2", "3", "4"].contains(&key.as_ref().as_str()))
        {
            return Err(self.wrong(key.span(), "track", "track.2, track.3 and track.4"));
        }
        for (players, rows) in tracks.iter_mut().enumerate() {
            let name = format!("track.{}", players + 2);
            let entry = raw.track.iter().find(|(key, _)| name.ends_with(key.as_ref().as_str()));
            let Some((key, track)) = entry else {
                return Err(self.wrong(self.end(), &name, "a track for every number of players"));
            };
            if self
                .provisional(&["printed", "easy", "medium", "hard"], &track.certain)?
                .len()
                == 4
            {
                provisional.push(name.clone());
            }
            for (difficulty, row) in rows.iter_mut().enumerate() {
                *row = self.row(track, difficulty, key, &name)?;
            }
        }
        Ok(tracks)
    }

    /// The effective row of a difficulty: given, or the printed squares behind the token (TRK-1).
    fn row(
        &self,
        track: &RawTrack,
        difficulty: usize,
        key: &Spanned<String>,
        name: &str,
    ) -> Result<Vec<u8>, SetupError> {
        let explicit = [&track.easy, &track.medium, &track.hard][difficulty];
        let (row, span, field) = match (explicit, &track.printed) {
            (Some(row), _) => (row.as_ref().clone(), row.span(), DIFFICULTIES[difficulty]),
            (None, Some(row)) => {
                let rest = row.as_ref().iter().copied().skip(difficulty + 1);
                (std::iter::once(0).chain(rest).collect(), row.span(), "printed")
            }
            (None, None) => {
                let expected = format!("printed squares, or the row {}", DIFFICULTIES[difficulty]);
                return Err(self.wrong(key.span(), name, expected));
            }
        };
        let starts = row.first() == Some(&0) && track.printed.as_ref().is_none_or(|p| p.as_ref().first() == Some(&0));
        if row.len() < 2 || row.len() > super::ASTRONAUTS || !starts || !row.is_sorted_by(|a, b| a < b) {
            let expected = "at least two squares, the first 0, each above the one before it, no more than figures";
            return Err(self.wrong(span, &format!("{name}.{field}"), expected));
        }
        Ok(row)
    }
}

/// Kinds of modules by their name in the file.
const KINDS: [(&str, Kind); 13] = [
    ("waking_room", Kind::WakingRoom),
    ("corridor", Kind::Corridor),
    ("teleporter", Kind::Teleporter),
    ("lab", Kind::Lab),
    ("control_room", Kind::ControlRoom),
    ("time_machine", Kind::TimeMachine),
    ("jump_room", Kind::JumpRoom),
    ("laser", Kind::Laser),
    ("infirmary", Kind::Infirmary),
    ("warehouse", Kind::Warehouse),
    ("security_center", Kind::SecurityCenter),
    ("core_room", Kind::CoreRoom),
    ("safe_room", Kind::SafeRoom),
];

/// 64-bit FNV-1a.
fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
