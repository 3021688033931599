//! Options and presets (OPT-1, OPT-2).

use super::{
    components::Components,
    types::{Tile, TileSet},
};
use crate::rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// Named sets of options, one per printed or online rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preset {
    /// English rulebook, the default.
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// German.
    De,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// The online edition.
    Yucata,
}

/// How far the difficulty token shifts the alien track (TRK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    /// Hides one square.
    Easy,
    /// Hides two.
    Medium,
    /// Hides three.
    Hard,
}

/// Who gets one more turn after the last tile (END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastTileExtra {
    /// Everybody.
    All,
    /// Everybody but the player who built it.
    Others,
}

/// Which tiles count as the last one (END-2, BLD-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastTileCounts {
    /// Modules and pods.
    Any,
    /// Modules only.
    Modules,
}

/// What happens when a player has no mobile astronaut (END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stranded {
    /// The game ends at the start of that player's turn.
    Immediate,
    /// Everybody else gets one more turn.
    OthersOnceMore,
}

/// When an alien launches an occupied pod (POD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LaunchOn {
    /// Only when it enters a connected module.
    Enter,
    /// Whenever one is connected.
    Any,
}

/// Activations of the Security Center.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SecuritySlots {
    /// As the box file says (2 by default).
    Two,
    /// One player.
    One,
    /// Every player.
    Unlimited,
}

/// Who begins (SET-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartPlayer {
    /// Drawn from the seed.
    Random,
    /// Given.
    Seat(Seat),
}

/// All choices (OPT-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The preset the others started from.
    pub preset: Preset,
    /// Alien track shift.
    pub difficulty: Difficulty,
    /// `true`: the first turn's action may be of any kind (TURN-2).
    pub first_turn_any_action: bool,
    /// Who has one more turn after the last tile (END-2).
    pub last_tile_extra: LastTileExtra,
    /// Which tiles count as the last one (END-2).
    pub last_tile_counts: LastTileCounts,
    /// What a player without a mobile astronaut means (END-3).
    pub stranded: Stranded,
    /// Whether the three stretch rooms are used.
    pub stretch_rooms: bool,
    /// Whether the Time Machines are used.
    pub time_machine: bool,
    /// Whether the Control Room may turn a tile on its cell (ROOM-6).
    pub control_rotate_in_place: bool,
    /// The seat that begins (SET-3).
    pub start_player: StartPlayer,
    /// Whether teleporters do not lead to the Waking Room (TEL-6).
    pub meaner_teleporter: bool,
    /// When an alien launches a loaded pod (POD-5).
    pub launch_on_alien_adjacency: LaunchOn,
    /// Points for an alien shot by the Laser, 0 or 1 (KILL-8).
    pub laser_points: u8,
    /// Whether an action may be given up (TURN-1).
    pub allow_voluntary_pass: bool,
    /// Whether the turn ends without a confirmation (CMD-5).
    pub auto_end_turn: bool,
    /// How many may activate the Security Center.
    pub security_center_slots: SecuritySlots,
}

/// Everything fixed for a match. Read from bytes it is checked: it is one that a configuration can give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "super::received::Received")]
pub struct Setup {
    /// 2 to 4.
    pub players: SeatCount,
    /// The chosen rules.
    pub options: Options,
    /// The box.
    pub components: Components,
    /// Modules used with these options, the Waking Room included.
    pub modules: TileSet,
    /// Pods used with this player count, cheapest first (SET-5).
    pub pods: Vec<Tile>,
    /// Alien score after 0, 1, … deaths; one more death than its last index fills the track (TRK-1).
    pub track: Vec<u8>,
    /// Activation places per tile after the options.
    pub slots: Vec<u8>,
}
