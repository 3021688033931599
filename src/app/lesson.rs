//! A lesson: positions of a game with what the coach says about each, worked out by the engine beforehand.

use crate::{
    games::any::{AnyCommand, AnyGame, AnySetup},
    protocol::{LogEntry, SharedPlace},
    rules::{Config, Illegal, NotationError, Seat, SetupError},
};
use std::{ops::Range, sync::Arc};

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::wrapping(0);

/// A lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Game and players.
    pub config: Config,
    /// All that is fixed for its positions.
    pub setup: AnySetup,
    /// The words of the coach, page by page.
    pub pages: Vec<LessonPage>,
    /// The positions in order; each page has at least one.
    pub stops: Vec<LessonStop>,
    /// The log of all positions.
    pub log: Vec<Arc<LogEntry<AnyGame>>>,
}

/// A page of a lesson: what the coach says at once.
#[derive(Clone, Debug)]
pub struct LessonPage {
    /// Id of its text in the catalogue.
    pub text: String,
    /// The place that it is about, where nothing is to be done.
    pub at: Option<SharedPlace>,
}

/// A position of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStop {
    /// The number of its page, from 0.
    pub page: usize,
    /// The position itself.
    pub game: AnyGame,
    /// The command that the learner is asked to give and the position that it leads to; `None` if the page is only read.
    pub asked: Option<(AnyCommand, AnyGame)>,
    /// The part of the log that belongs to it.
    pub log: Range<usize>,
}

/// The reason why a lesson cannot be played: its file is wrong. For whoever writes lessons.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file is not in the format.
    #[error("the file is not in the format: {0}")]
    File(String),
    /// No game is for so many players.
    #[error("{0} players have no seats")]
    Players(usize),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A page is wrong.
    #[error("page {page}: {fault}")]
    Page {
        /// Id of the page's text.
        page: String,
        /// The fault.
        fault: PageError,
    },
}

/// The fault of a page.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// A position or a command cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A command is not legal.
    #[error("{text}: {why}")]
    Illegal {
        /// The command as it is written.
        text: String,
        /// The refusal of the engine.
        why: Illegal,
    },
    /// The learner is asked for a command that another seat has to give.
    #[error("{0}: another seat is asked")]
    OtherSeat(String),
    /// The place that is pointed at has more bytes than one may have.
    #[error("the place is too long")]
    LongPlace,
}
