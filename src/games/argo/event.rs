//! Everything that happened: enough to animate and to log every change.

use super::{
    prompt::{Phase, WindowKind},
    types::{Astronaut, Spot, Tile},
};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// The cause of a death (KILL-1 to KILL-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The alien phase (KILL-1, KILL-6).
    AlienPhase,
    /// The astronaut came onto an alien (KILL-3), or a Grunt onto this alien (KILL-4).
    Entered,
    /// Two Grunts killed an alien (KILL-5).
    TwoGrunts,
    /// A shot of the Laser (KILL-8).
    Laser,
    /// The alien of the Lab (KILL-9).
    Lab,
    /// Radiation of a Core Room (KILL-10).
    Radiation,
    /// No way out of the teleporter: lost in space (KILL-11).
    Teleporter,
}

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PointSource {
    /// Seats of launched pods.
    Pods,
    /// Other players' astronauts killed.
    Kills,
    /// Kills of aliens (KILL-4, KILL-5, KILL-8).
    Aliens,
    /// Activations of the Warehouse (ROOM-1).
    Warehouse,
}

/// The reason for which a phase was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Skip {
    /// No alien can move and none kills.
    NoAlien,
    /// No tile is left, or none fits.
    NothingToBuild,
    /// No legal action.
    NoAction,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Event {
    /// A turn began.
    TurnStarted { seat: Seat, turn: u16 },
    /// A phase was skipped by the rules.
    PhaseSkipped { phase: Phase, why: Skip },
    /// An alien walked.
    AlienMoved { from: Tile, to: Tile },
    /// An alien was pushed on.
    AlienPushed { from: Tile, to: Tile },
    /// An astronaut walked.
    Moved { astronaut: Astronaut, from: Tile, to: Tile },
    /// An astronaut was pushed.
    Pushed {
        astronaut: Astronaut,
        by: Astronaut,
        from: Tile,
        to: Tile,
    },
    /// An astronaut went through a teleporter; `to` is another one or the Waking Room.
    Teleported {
        astronaut: Astronaut,
        portal: Tile,
        to: Tile,
    },
    /// An astronaut died; `at` is where, `by` the acting seat.
    Killed {
        astronaut: Astronaut,
        at: Tile,
        cause: Cause,
        by: Seat,
    },
    /// An alien died.
    AlienKilled { at: Tile, cause: Cause, by: Seat },
    /// The alien score changed.
    AlienScored { from: u8, to: u8 },
    /// An astronaut took a seat of a pod; `place` counts from 0.
    Boarded { astronaut: Astronaut, pod: Tile, place: u8 },
    /// A pod left with those aboard and the values of their seats.
    Launched { pod: Tile, aboard: Vec<(Astronaut, u8)> },
    /// A tile or pod was moved.
    Relocated { tile: Tile, from: Spot, to: Spot },
    /// A tile was built.
    Placed { seat: Seat, tile: Tile, spot: Spot },
    /// A new tile came up at a place of the display.
    Revealed { slot: u8, tile: Tile },
    /// An alien came with a tile.
    Spawned { at: Tile },
    /// A seat got points.
    Scored {
        seat: Seat,
        points: i8,
        source: PointSource,
    },
    /// A room was activated.
    Activated {
        seat: Seat,
        tile: Tile,
        activator: Astronaut,
    },
    /// An astronaut came back to the Waking Room.
    Revived { astronaut: Astronaut },
    /// Alien and astronaut changed places.
    Swapped {
        astronaut: Astronaut,
        from: Tile,
        alien_from: Tile,
    },
    /// The action is complete but others may interrupt it.
    Announced { seat: Seat, window: WindowKind },
    /// A seat let it happen.
    Passed { seat: Seat },
    /// A seat gave up one of its actions (TURN-1).
    ActionPassed { seat: Seat },
    /// A seat claimed the interrupt and waits for nearer seats.
    Claimed {
        seat: Seat,
        tile: Tile,
        activator: Astronaut,
    },
    /// A seat used its Time Machine: what was announced is cancelled.
    Interrupted {
        seat: Seat,
        tile: Tile,
        activator: Astronaut,
    },
    /// An action became final.
    Committed { seat: Seat },
    /// The interrupter is done; the active seat chooses again.
    InterruptEnded { seat: Seat },
    /// The last round began.
    CountdownStarted,
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game ended.
    GameOver,
}
