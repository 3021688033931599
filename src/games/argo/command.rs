//! Commands (CMD-1 to CMD-7) and the reasons why one is not legal.

use super::types::{Astronaut, Cell, Tile};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// One small answer to one prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Command {
    /// Starts the alien's move (ALM-1).
    MoveAlien { from: Tile, to: Tile },
    /// Sends the alien that was found on the entered tile on (ALM-2).
    PushAlien { to: Tile },
    /// Chooses the victim of the alien on the asked tile (VIC-1, ROOM-5).
    KillVictim { astronaut: Astronaut },
    /// Places a tile (BLD-1): source 0..=2 is a display place, 3 the top pod.
    Build { source: u8, cell: Cell, rot: u8 },
    /// Starts a Move, or takes its next step (MOV-3).
    MoveAstronaut { astronaut: Astronaut, to: Tile },
    /// Pushes a figure out of the entered tile (PUSH-1).
    PushAstronaut { victim: Astronaut, to: Tile },
    /// Chooses the destination of the teleporter (TEL-1).
    TeleportTo { tile: Tile },
    /// The Pilot stays in the pod (POD-4).
    PilotStay,
    /// The Pilot leaves with the pod (POD-4).
    PilotDepart,
    /// The Pilot moves the pod (POD-4, POD-6).
    PilotRelocate { cell: Cell, rot: u8 },
    /// Takes no further step (MOV-3, ROOM-2).
    StopMoving,
    /// Activates a room (ACT-1).
    Activate { tile: Tile, activator: Astronaut },
    /// The alien to shoot (ROOM-3).
    LaserTarget { tile: Tile },
    /// Takes a figure from the track (ROOM-4).
    Revive { astronaut: Astronaut },
    /// The alien to swap (ROOM-5).
    SwapAlien { tile: Tile },
    /// The astronaut to swap it with (ROOM-5).
    SwapAstronaut { astronaut: Astronaut },
    /// The tile to move (ROOM-6).
    RelocateTile { tile: Tile },
    /// Lays the lifted tile (ROOM-6).
    PlaceTileAt { cell: Cell, rot: u8 },
    /// The pod to launch (ROOM-7).
    LaunchPod { tile: Tile },
    /// Uses a Time Machine in a window (TM-4).
    Interrupt { tile: Tile, activator: Astronaut },
    /// Lets the announced action happen; with `allow_voluntary_pass` also gives up an action.
    Pass,
    /// Makes an action final, or announces it (CMD-4).
    Commit,
    /// Makes the interrupter's action final (TM-4).
    EndInterrupt,
    /// Ends the turn (CMD-5).
    EndTurn,
}

/// The rule that forbids a command. The name of a variant in small letters, such as `not-yours`, is its code and names
/// its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat is asked.
    NotYourTurn,
    /// The command does not answer what is asked now.
    OtherQuestion,
    /// Somebody else's figure (MOV-5).
    NotYours,
    /// Dead, saved or locked in a pod (MOV-7).
    NotMobile,
    /// It has moved already this turn (TURN-3).
    AlreadyMoved,
    /// No open doors on both sides (MOV-1).
    NotConnected,
    /// The tile is full and nobody can be pushed on to an end (PUSH-5).
    ChainStuck,
    /// Nobody may be pushed back where the pusher came from (PUSH-2).
    PushedBack,
    /// That figure cannot be pushed here (PUSH-1).
    NotPushable,
    /// Aliens may not go there (ALM-1).
    AliensBarred,
    /// There is no alien.
    NoAlien,
    /// That figure cannot be the victim.
    NotAVictim,
    /// Something lies on the cell (BLD-1).
    CellTaken,
    /// No module's door leads to this cell (BLD-10).
    NoDoor,
    /// A pod needs three tiles between it and the Waking Room (BLD-3).
    PodTooNear,
    /// Nothing lies at that source.
    NothingThere,
    /// The first turn has one action, a Move (TURN-2).
    FirstTurn,
    /// This room cannot be activated (ACT-2).
    NotActivatable,
    /// No figure of yours is in the room (ACT-1).
    NotPresent,
    /// All activation places are taken (ACT-3).
    NoSlot,
    /// A Robot may not use this room (ACT-4).
    RobotForbidden,
    /// It would have no effect: there is no target (ACT-5).
    NoEffect,
    /// The target is out of reach of the Laser (ROOM-3).
    OutOfReach,
    /// No place for the astronaut beside the alien, or nobody to swap with (ROOM-5).
    SwapImpossible,
    /// The station would fall apart (ROOM-6).
    StationBreaks,
    /// The tile would lie as it does now (ROOM-6, POD-6).
    NoChange,
    /// A pod may not be brought beside an alien (POD-6).
    AlienBeside,
    /// The Waking Room and pods stay where they are (ROOM-6).
    Immovable,
    /// The pod is empty (ROOM-7).
    EmptyPod,
    /// An action is compulsory (TURN-1).
    Compulsory,
    /// A step is compulsory (MOV-3).
    StepCompulsory,
    /// This has to be confirmed first (CMD-4).
    CommitFirst,
    /// A token of the player lies there already (ACT-3).
    OwnToken,
    /// A Time Machine is used only in the turns of others, and not by a Time Machine (TM-4, TM-6).
    OnlyAsInterrupt,
    /// Not on the alien track (ROOM-4).
    NotDead,
    /// Robots, and figures in the Waking Room, a Safe Room, beside an alien or off the board, are not swapped (ROOM-5).
    NotSwappable,
    /// A module's door leads to this cell, but not to a door of the tile (BLD-2).
    DoorsDoNotMeet,
    /// Only a pod's door leads to this cell (BLD-2).
    OnlyPod,
    /// The same choice is listed in another form (BLD-10, CMD-7).
    SameAsListed,
    /// A pod would lose its only module (ROOM-6).
    PodStranded,
    /// Without `control_rotate_in_place` a tile is not just turned (ROOM-6).
    TurningBarred,
    /// Not a destination of this teleporter (TEL-1, TEL-6).
    NoDestination,
    /// The Pilot departs only alone.
    NotAlone,
    /// No action is left in this turn (TURN-3).
    NoActionLeft,
}

/// The answer of a law to a command: nothing, or the rule against it.
pub(super) type Verdict = Result<(), Reason>;
