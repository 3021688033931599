//! What is asked, and where in a turn the game is (TURN-1).

use super::types::{Astronaut, Tile};
use serde::{Deserialize, Serialize};

/// Phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Move an alien, then every alien kills.
    Alien,
    /// Place a tile.
    Build,
    /// First action.
    Action1,
    /// Second action.
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

/// One question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Prompt {
    /// Which alien moves where.
    ChooseAlienMove,
    /// Where the alien found on `at` goes.
    ChooseAlienPush { at: Tile },
    /// Whom the alien on `at` kills.
    ChooseVictim { at: Tile },
    /// Which tile is placed where.
    ChooseBuild,
    /// Move or Activate; `interrupt` while a Time Machine user acts.
    ChooseAction { interrupt: bool },
    /// A further step of the same figure; `must` if it is compulsory, `left` steps at most.
    ChooseStep { astronaut: Astronaut, must: bool, left: u8 },
    /// Who is pushed out of `at` by `mover`, and where to.
    ChoosePush { mover: Astronaut, at: Tile },
    /// Where `astronaut` is teleported from `portal`.
    ChooseTeleport { astronaut: Astronaut, portal: Tile },
    /// What the Pilot in `pod` does.
    ChoosePilot { astronaut: Astronaut, pod: Tile },
    /// Which alien is shot.
    ChooseLaserTarget,
    /// Who is taken from the track.
    ChooseRevive,
    /// Which alien is swapped.
    ChooseSwapAlien,
    /// Whom the alien on `alien` is swapped with.
    ChooseSwapAstronaut { alien: Tile },
    /// Which tile is moved.
    ChooseRelocation,
    /// Where `tile` goes.
    ChoosePlace { tile: Tile },
    /// Which pod is launched.
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
