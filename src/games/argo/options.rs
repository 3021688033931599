//! Options and presets (OPT-1, OPT-2), and what is fixed for a match.

use super::{
    components::Components,
    types::{Tile, TileSet},
};
use crate::games::choices::{Chosen, FirstPlayer, options};
use crate::rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

options! {
    /// The chosen rules (OPT-2). The default is the English rulebook.
    Options for Setup;

    /// The rulebook or edition that gives the options which are not chosen one by one.
    preset: enum Preset {
        /// The English rulebook, which is the default.
        En = "en",
        /// The French rulebook.
        Fr = "fr"; last_tile_extra = LastTileExtra::Others; last_tile_counts = LastTileCounts::Modules,
        /// The Dutch rulebook.
        Nl = "nl"; last_tile_extra = LastTileExtra::Others; stranded = Stranded::OthersOnceMore,
        /// The German rulebook.
        De = "de"; first_turn = FirstTurn::AnyAction; last_tile_counts = LastTileCounts::Modules;
            stranded = Stranded::OthersOnceMore; control_rotate_in_place = false,
        /// The Italian rulebook.
        It = "it"; last_tile_counts = LastTileCounts::Modules; stranded = Stranded::OthersOnceMore;
            stretch_rooms = false,
        /// The Spanish rulebook.
        Es = "es"; last_tile_counts = LastTileCounts::Modules; stranded = Stranded::OthersOnceMore;
            stretch_rooms = false,
        /// The online edition.
        Yucata = "yucata"; last_tile_extra = LastTileExtra::Others; time_machine = false,
    },
    /// Squares of the alien track that the difficulty token hides (TRK-1).
    difficulty: enum Difficulty {
        /// It hides one square.
        Easy = "easy",
        /// It hides two squares.
        Medium = "medium",
        /// It hides three squares.
        Hard = "hard",
    },
    /// Kinds of action in the first turn (TURN-2).
    first_turn: enum FirstTurn {
        /// It has to be a Move.
        MoveOnly = "move_only",
        /// It may be of any kind.
        AnyAction = "any_action",
    },
    /// The players with one more turn after the last tile (END-2).
    last_tile_extra: enum LastTileExtra {
        /// Everybody has one.
        All = "all",
        /// Everybody but the player who built it.
        Others = "others",
    },
    /// Tiles that count as the last one (END-2, BLD-11).
    last_tile_counts: enum LastTileCounts {
        /// Modules and pods.
        Any = "any",
        /// Only the last module counts.
        Modules = "modules",
    },
    /// The end that a player without a mobile astronaut brings (END-3).
    stranded: enum Stranded {
        /// The game ends at the start of that player's turn.
        Immediate = "immediate",
        /// Everybody else gets one more turn.
        OthersOnceMore = "others_once_more",
    },
    /// The three stretch rooms are used.
    stretch_rooms: bool = true => { "yes" => true, "no" => false, },
    /// The Time Machines are used.
    time_machine: bool = true => { "yes" => true, "no" => false, },
    /// The Control Room may turn a tile on its cell (ROOM-6).
    control_rotate_in_place: bool = true => { "yes" => true, "no" => false, },
    /// The player with the first turn (SET-3).
    start_player: FirstPlayer = FirstPlayer::Random => {
        "random" => FirstPlayer::Random,
        "P0" => FirstPlayer::Seat(Seat::wrapping(0)),
        "P1" => FirstPlayer::Seat(Seat::wrapping(1)),
        "P2" if |players, _| players.get() > 2 => FirstPlayer::Seat(Seat::wrapping(2)),
        "P3" if |players, _| players.get() > 3 => FirstPlayer::Seat(Seat::wrapping(3)),
    },
    /// Teleporters never lead back to the Waking Room (TEL-6).
    meaner_teleporter: bool = false => { "yes" => true, "no" => false, },
    /// The moment in which an alien launches an occupied pod (POD-5).
    launch_on_alien_adjacency: enum LaunchOn {
        /// Only when it enters a connected module.
        Enter = "enter",
        /// As soon as one is connected.
        Any = "any",
    },
    /// Points for an alien shot by the Laser (KILL-8).
    laser_points: u8 = 1 => { "1" => 1, "0" => 0, },
    /// An action may be given up (TURN-1).
    allow_voluntary_pass: bool = false => { "yes" => true, "no" => false, },
    /// A turn ends with its last action, without a confirmation (CMD-5).
    auto_end_turn: bool = false => { "yes" => true, "no" => false, },
    /// Different players that may activate the Security Center.
    security_center_slots: enum SecuritySlots {
        /// As the box file says (2 by default).
        Two = "2",
        /// One player may activate it.
        One = "1",
        /// Every player may activate it.
        Unlimited = "unlimited",
    },
}

/// Everything fixed for a match. Its bytes are what was chosen; reading them checks that and works out the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Chosen<Options>", try_from = "Chosen<Options>")]
pub struct Setup {
    /// From two to four.
    pub players: SeatCount,
    /// The chosen rules.
    pub options: Options,
    /// The tiles and tracks of the box.
    pub components: Components,
    /// Modules used with these options, the Waking Room included.
    pub modules: TileSet,
    /// The teleporters among these modules.
    pub teleporters: TileSet,
    /// The Time Machines among these modules.
    pub time_machines: TileSet,
    /// Pods used with this player count, cheapest first (SET-5).
    pub pods: Vec<Tile>,
    /// Alien score after 0, 1, … deaths; one more death than its last index fills the track (TRK-1).
    pub track: Vec<u8>,
    /// Activation places per tile after the options.
    pub slots: Vec<u8>,
}
