//! The questions of the game and the phases of a turn (TURN-1).

use super::types::{Astronaut, Tile};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// Phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Move an alien, then every alien kills.
    Alien,
    /// Place a tile.
    Build,
    /// The first of the two actions.
    Action1,
    /// The second of the two actions.
    Action2,
    /// Only `EndTurn` is left.
    End,
}

/// The two windows of a turn (TURN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WindowKind {
    /// Above the first action of the turn.
    Start,
    /// Above the second of the two actions.
    Mid,
}

/// One question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Prompt {
    /// Move one alien.
    ChooseAlienMove,
    /// Push the alien found on `at` on.
    ChooseAlienPush { at: Tile },
    /// Choose the victim of the alien on `at`.
    ChooseVictim { at: Tile },
    /// Build a tile.
    ChooseBuild,
    /// Move or Activate; `interrupt` while a Time Machine user acts.
    ChooseAction { interrupt: bool },
    /// A further step of the same figure; `must` if it is compulsory, `left` steps at most.
    ChooseStep { astronaut: Astronaut, must: bool, left: u8 },
    /// Push a figure out of `at`, which `mover` entered.
    ChoosePush { mover: Astronaut, at: Tile },
    /// Choose the destination of `astronaut`, who entered `portal`.
    ChooseTeleport { astronaut: Astronaut, portal: Tile },
    /// Stay in `pod`, depart with it or move it.
    ChoosePilot { astronaut: Astronaut, pod: Tile },
    /// Choose the alien that is shot.
    ChooseLaserTarget,
    /// Choose the figure that is revived.
    ChooseRevive,
    /// Choose the alien that is swapped.
    ChooseSwapAlien,
    /// Choose the figure to swap with the alien on `alien`.
    ChooseSwapAstronaut { alien: Tile },
    /// Choose the tile that is moved.
    ChooseRelocation,
    /// Lay `tile` elsewhere.
    ChoosePlace { tile: Tile },
    /// Choose the pod that is launched.
    ChooseLaunch,
    /// Use a Time Machine or let the announced action happen.
    React { window: WindowKind },
    /// Make the action final.
    ConfirmAction,
    /// Make the interrupter's action final.
    ConfirmInterrupt,
    /// End the turn.
    ConfirmTurn,
}
