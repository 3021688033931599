//! The questions of the game.

use super::types::{Card, Sector, Symbol};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Prompt {
    /// The main option of the turn (TURN-1).
    ChooseMain,
    /// Three bots are programmed: one goes back (BOT-3).
    ChooseThird,
    /// The Sector where the bot programmed for `symbol` goes (DEP-1).
    ChooseSector { symbol: Symbol },
    /// The action of the bot just deployed (DEP-4).
    ChooseAction { symbol: Symbol },
    /// A bot on the control field of `letter` (ACT-1).
    ChooseLetter { letter: Sector },
    /// The points of `card`, which would meet a red line (RES-2).
    ChooseReward { card: Card },
    /// The red line before `space` of the score track (LINE-2).
    ChooseLine { space: u16 },
    /// The end of the turn.
    ConfirmTurn,
    /// The preparation of the scoring (PREP-1).
    ChoosePreparation,
    /// The end of the scoring of a round (CMD-4).
    ConfirmRound,
}
