//! The coach of a lesson or a puzzle: the words and the place that it shows, and the wishes of the learner.

use crate::{
    games::any::AnyCommand,
    protocol::SharedPlace,
    store::{Keys, Shortcut},
    text::t_args,
};

/// The present words of the coach, and the place that it points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coach {
    /// The number of the page or the puzzle, from 1.
    pub page: usize,
    /// The number of all of them.
    pub pages: usize,
    /// Id of the words in the catalogue; empty in a puzzle, whose words are made of its position.
    pub text: String,
    /// The place that they are about.
    pub at: Option<SharedPlace>,
    /// The command that is asked for; `None` if the page is only read, and while a puzzle is tried.
    pub asked: Option<AnyCommand>,
    /// The commands that the board shows as a preview, such as the rest of a solution.
    pub line: Vec<AnyCommand>,
    /// True in a puzzle.
    pub is_puzzle: bool,
    /// The learner gave another command, which was not carried out.
    pub strayed: bool,
}

/// The words of a text of the coach. Some name a key.
#[must_use]
pub fn coach_words(text: &str, keys: Keys) -> String {
    let key = |shortcut| keys.of(shortcut).into();
    t_args(text, &[("list", key(Shortcut::List)), ("turn", key(Shortcut::Turn))])
}

/// A wish of whoever learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachWish {
    /// The next page; what is asked for is done by the coach.
    On,
    /// The page before.
    Back,
    /// The end of the lesson.
    Leave,
}

/// A wish of somebody who solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleWish {
    /// Tries it from the beginning.
    Again,
    /// The solution.
    Solution,
    /// The next puzzle; after the last one back to the list.
    Next,
    /// The list of puzzles.
    Leave,
}
