//! What is printed on the components, as loaded from a box file.

use super::types::{Doors, Tile, TileSet};
use serde::{Deserialize, Serialize};

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Start of all astronauts; holds any number.
    WakingRoom,
    /// Holds one.
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
    /// Revives (ROOM-4).
    Infirmary,
    /// Gives points (ROOM-1).
    Warehouse,
    /// Launches a pod (ROOM-7).
    SecurityCenter,
    /// Kills by radiation who stays in it (ROOM-8).
    CoreRoom,
    /// Admits no aliens (ROOM-8).
    SafeRoom,
    /// Escape pod.
    Pod,
}

impl Kind {
    /// Whether the rooms of this kind can be activated at all (ACT-2).
    #[must_use]
    pub const fn activatable(self) -> bool {
        !matches!(
            self,
            Self::WakingRoom | Self::Corridor | Self::Teleporter | Self::CoreRoom | Self::SafeRoom | Self::Pod
        )
    }
}

/// Cells covered by the Waking Room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Footprint {
    /// Only (0, 0).
    One,
    /// -1..=1 in both directions, doors at the middle of each side.
    Three,
}

/// One tile of the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileData {
    /// Short name, such as `LAB1`; unique, letters and digits.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// Connectors at rotation 0.
    pub doors: Doors,
    /// How many astronauts it holds (255 for the Waking Room; the number of seats for a pod).
    pub capacity: u8,
    /// Whether an alien comes with it (BLD-6).
    pub alien: bool,
    /// Whether a Robot may not activate it (ACT-4).
    pub robot_forbidden: bool,
    /// How many different players may activate it; 255 for any number.
    pub activation_slots: u8,
    /// Whether it belongs to the three stretch rooms.
    pub stretch: bool,
    /// Pods: seat values, ascending.
    pub seats: Vec<u8>,
    /// Pods: fewest players it is used with.
    pub min_players: u8,
    /// Names of the fields that no source confirms.
    pub provisional: Vec<String>,
}

/// The box: all tiles and the alien tracks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// Name of the data set.
    pub name: String,
    /// blake3 of the file's text is too dear for the rules layer; this is the text itself, so a record is complete.
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
    /// Names of track and Waking Room fields that no source confirms, such as `track.2`.
    pub provisional: Vec<String>,
}

impl Components {
    /// Data of a tile. Tiles of this box are in range; one that another machine made up counts as the Waking Room, which
    /// every box has.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> &TileData {
        self.tiles.get(tile.index()).unwrap_or(&self.tiles[0])
    }
    /// Whether the tile is a pod.
    #[must_use]
    pub const fn is_pod(&self, tile: Tile) -> bool {
        tile.index() >= self.first_pod as usize
    }
    /// All tiles of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> TileSet {
        let mut set = TileSet::default();
        for (index, data) in self.tiles.iter().enumerate() {
            if data.kind == kind
                && let Some(tile) = Tile::from_index(index)
            {
                set.insert(tile);
            }
        }
        set
    }
}
