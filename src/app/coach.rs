//! A lesson: positions of a game with what the coach says about each, worked out by the engine beforehand.

use crate::{
    games::any::{AnyCommand, AnyGame, AnySetup},
    protocol::{LogEntry, SharedPlace},
    rules::{Config, Seat},
    store::{Keys, Shortcut},
    text::t_args,
};
use std::ops::Range;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::wrapping(0);

/// A lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Game and players.
    pub config: Config,
    /// All that is fixed for its positions.
    pub setup: AnySetup,
    /// What the coach says, page by page.
    pub pages: Vec<Page>,
    /// The positions in order; each page has at least one.
    pub stops: Vec<Stop>,
    /// The log of all positions.
    pub log: Vec<LogEntry<AnyGame>>,
}

/// A page of a lesson: what the coach says at once.
#[derive(Clone, Debug)]
pub struct Page {
    /// Id of its text in the catalogue.
    pub text: String,
    /// The place that it is about, where nothing is to be done.
    pub at: Option<SharedPlace>,
}

/// A position of a lesson.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The number of its page, from 0.
    pub page: usize,
    /// The position itself.
    pub game: AnyGame,
    /// The command that the learner is asked to give and the position that it leads to; `None` if the page is only read.
    pub asked: Option<(AnyCommand, AnyGame)>,
    /// The part of the log that belongs to it.
    pub log: Range<usize>,
}

/// What the coach says and points at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coach {
    /// The number of the page, from 1.
    pub page: usize,
    /// The number of pages.
    pub pages: usize,
    /// Id of the words in the catalogue.
    pub text: String,
    /// The place that they are about.
    pub at: Option<SharedPlace>,
    /// The command that is asked for; `None` if the page is only read.
    pub asked: Option<AnyCommand>,
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
