//! What is printed on the components, as loaded from a box file.

use super::types::{Dir, Doors, Tile, TileSet};
use crate::games::{marks::Marks, source::Within};
use serde::{Deserialize, Deserializer, de::Error};

/// Most figures there are, so more places mean nothing.
pub(super) const MAX_CAPACITY: u8 = 20;

/// The kind of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Start of all astronauts; holds any number.
    WakingRoom,
    /// Holds one astronaut.
    Corridor,
    /// Sends those who enter to another teleporter or the Waking Room (TEL).
    Teleporter,
    /// Swaps an alien and an astronaut (ROOM-5).
    Lab,
    /// Moves a tile (ROOM-6).
    ControlRoom,
    /// Interrupts the turns of others (TM-1 to TM-8).
    TimeMachine,
    /// Gives further steps (ROOM-2).
    JumpRoom,
    /// Shoots an alien (ROOM-3).
    Laser,
    /// Revives a dead astronaut (ROOM-4).
    Infirmary,
    /// Gives points (ROOM-1).
    Warehouse,
    /// Launches a pod (ROOM-7).
    SecurityCenter,
    /// Kills by radiation whoever stays in it (ROOM-8).
    CoreRoom,
    /// Admits no aliens (ROOM-8).
    SafeRoom,
    /// Escape pod; the file has them in a list of their own.
    #[serde(skip_deserializing)]
    Pod,
}

impl Kind {
    /// True if rooms of this kind can be activated at all (ACT-2).
    #[must_use]
    pub const fn activatable(self) -> bool {
        !matches!(
            self,
            Self::WakingRoom | Self::Corridor | Self::Teleporter | Self::CoreRoom | Self::SafeRoom | Self::Pod
        )
    }
}

/// Cells covered by the Waking Room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Footprint {
    /// Only (0, 0).
    #[serde(rename = "1x1")]
    One,
    /// -1..=1 in both directions, doors at the middle of each side.
    #[serde(rename = "3x3")]
    Three,
}

/// One tile of the box. A module is read as one; what the file does not say about it is filled in by its kind.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileData {
    /// Short name, such as `LAB1`; unique, letters and digits.
    #[serde(deserialize_with = "id")]
    pub id: String,
    /// The kind, which decides its effect.
    pub kind: Kind,
    /// Connectors at rotation 0.
    #[serde(deserialize_with = "doors")]
    pub doors: Doors,
    /// Most astronauts on it (255 for the Waking Room; the number of seats for a pod).
    #[serde(default, deserialize_with = "Within::<1, MAX_CAPACITY>::number")]
    pub capacity: u8,
    /// An alien comes with it (BLD-6).
    #[serde(default)]
    pub alien: bool,
    /// A Robot may not activate it (ACT-4).
    #[serde(default)]
    pub robot_forbidden: bool,
    /// Different players that may activate it; 255 for any number.
    #[serde(default)]
    pub activation_slots: u8,
    /// It belongs to the three stretch rooms.
    #[serde(rename = "set", deserialize_with = "stretch")]
    pub stretch: bool,
    /// Pods: seat values, ascending.
    #[serde(skip)]
    pub seats: Vec<u8>,
    /// Pods: fewest players it is used with.
    #[serde(skip)]
    pub min_players: u8,
    /// Names of the fields that no source confirms.
    #[serde(skip)]
    pub provisional: Vec<String>,
}

/// Reads the name of a tile.
pub(super) fn id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let id = String::deserialize(deserializer)?;
    if (1..=8).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit()) {
        return Ok(id);
    }
    Err(D::Error::custom("1 to 8 capital letters and digits"))
}

/// Reads connectors by their letters.
pub(super) fn doors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Doors, D::Error> {
    let letters = String::deserialize(deserializer)?;
    let mut doors = Doors::default();
    for letter in letters.chars() {
        let dir = "NESW".find(letter).map(|index| Dir::ALL[index]);
        if !dir.is_some_and(|dir| doors.insert(dir)) {
            return Err(D::Error::custom("letters out of N, E, S and W, each at most once"));
        }
    }
    if doors.is_empty() {
        return Err(D::Error::custom("at least one connector"));
    }
    Ok(doors)
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Set {
    Base,
    Stretch,
}

fn stretch<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    Set::deserialize(deserializer).map(|set| set == Set::Stretch)
}

/// The box: all tiles and the alien tracks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Name of the data set.
    pub name: String,
    /// The whole file, so that a record is self-contained.
    pub text: String,
    /// 64-bit FNV-1a of the text: tells boxes apart in states and views.
    pub hash: u64,
    /// Size of the Waking Room.
    pub footprint: Footprint,
    /// Waking Room first, then the other modules, then pods; at most `MAX_TILES`.
    pub tiles: Vec<TileData>,
    /// Index of the first pod in `tiles`.
    pub first_pod: u8,
    /// Effective alien rows by player count (2, 3, 4) and difficulty (easy, medium, hard): score after 0, 1, … deaths.
    pub tracks: [[Vec<u8>; 3]; 3],
    /// Doubts about the fields of the file.
    pub marks: Marks,
}

impl Components {
    /// Data of a tile. Tiles of this box are in range; a number out of range, from another machine, counts as the
    /// Waking Room, which every box has.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> &TileData {
        self.tiles.get(tile.index()).unwrap_or(&self.tiles[0])
    }
    /// True if the tile is a pod.
    #[must_use]
    pub const fn is_pod(&self, tile: Tile) -> bool {
        tile.index() >= self.first_pod as usize
    }
    /// All tiles of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> TileSet {
        let tiles = self.tiles.iter().zip(Tile::all());
        tiles
            .filter(|(data, _)| data.kind == kind)
            .map(|(_, tile)| tile)
            .collect()
    }
}
