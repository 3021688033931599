//! Puzzles: positions out of games of bots in which one action is clearly best, and the judgement of what somebody tries.
//!
//! `find` plays the games and keeps such positions. `file` writes and reads them in notation, and plays each through. The
//! aim and the explanation of a puzzle are the terms in which its best action differs from the best other one, so no file
//! holds a sentence. Other weights may prefer another action: then the puzzles have to be found anew.

mod action;
mod choose;
mod file;
mod find;
mod judge;
#[cfg(test)]
mod tests;

pub use choose::{PuzzleCandidate, choose, graded};
pub use file::{MOST_ITERATIONS, PuzzleEntry, PuzzleError, PuzzleFault, merged, read};
pub use find::find;
pub use judge::{Judged, is_over, judge, proves};

use super::{
    Evaluate,
    hint::{HintReason, Side},
    judgement::Judgement,
    terms::Group,
};
use crate::{
    games::any::{AnyCommand, AnyGame, AnySetup},
    rules::{Config, Seat},
};
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// A proof searches so many times longer than the search that found the puzzle.
pub const PROOF: u32 = 10;

/// How hard the best action of a puzzle is to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Grade {
    /// It looks best at once.
    Easy,
    /// A short search finds it.
    Tricky,
    /// Only a long search finds it.
    Hard,
}

/// The aim of a puzzle: the kind of term that speaks most for its best action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Goal {
    /// Points of one's own.
    Score,
    /// A gain at the cost of others.
    Attack,
    /// An investment.
    Growth,
    /// Possessions that could be lost.
    Safety,
    /// Chances to act at once.
    Tempo,
    /// A loss of the other seats.
    Rivals,
    /// A loss of the side that nobody plays.
    Neutral,
}

impl Goal {
    /// The aim that the first reason for an action stands for; `None` if the seats of this game have no such term.
    fn of(judgement: &Judgement, lead: HintReason) -> Option<Self> {
        let group = match lead.side {
            Side::Rivals => return Some(Self::Rivals),
            Side::Neutral => return Some(Self::Neutral),
            Side::Own => judgement.seat.iter().find(|term| term.name == lead.term)?.group,
        };
        match group {
            Group::Score => Some(Self::Score),
            Group::Attack => Some(Self::Attack),
            Group::Growth => Some(Self::Growth),
            Group::Safety => Some(Self::Safety),
            Group::Tempo => Some(Self::Tempo),
            // The turn itself speaks for no command.
            Group::Turn => None,
        }
    }
}

/// A position in which one action is clearly best.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Hexadecimal digits that stay the same as long as the position does.
    pub id: String,
    /// Game and players.
    pub config: Config,
    /// All that is fixed for the position.
    pub setup: AnySetup,
    /// How hard the best action is to see.
    pub grade: Grade,
    /// Iterations of the search that found it, and of the searches that judge other actions.
    pub iterations: u32,
    /// The position itself.
    pub game: AnyGame,
    /// The only seat that is asked in the position. An action of that seat begins there.
    pub seat: Seat,
    /// The commands of the best action.
    pub best: Vec<AnyCommand>,
    /// The position after the best action.
    pub end: AnyGame,
    /// The terms in which the best action differs most from the best other one. Never empty.
    pub reasons: Vec<HintReason>,
    /// The kind of the first reason.
    pub goal: Goal,
}

/// As [`is_over`], of the game itself.
fn has_ended<G: Evaluate>(state: &G, setup: &G::Setup, seat: Seat) -> bool {
    let asked = state.decisions(setup);
    !asked
        .iter()
        .any(|asked| asked.seat == seat && G::is_follow_up(&asked.prompt))
}
