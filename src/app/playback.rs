//! What the controls of a replay show and ask for.

use super::analysis::Chances;
use crate::rules::Seat;
use std::sync::Arc;

/// The speed of a replay that plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// As slow as one can follow with ease.
    #[default]
    Usual,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Fourfold,
}

impl Speed {
    /// How many times as fast as the usual one.
    #[must_use]
    pub const fn factor(self) -> u8 {
        match self {
            Self::Usual => 1,
            Self::Double => 2,
            Self::Fourfold => 4,
        }
    }
    /// The speed after it; after the fastest comes the usual one again.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Usual => Self::Double,
            Self::Double => Self::Fourfold,
            Self::Fourfold => Self::Usual,
        }
    }
}

/// A place in a replay that is gone to, or a change of how it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayWish {
    /// The beginning of the game.
    Start,
    /// The turn before this one, or the beginning of this one.
    TurnBack,
    /// One action back.
    Back,
    /// One action on.
    On,
    /// The beginning of the next turn.
    TurnOn,
    /// The end of the record.
    End,
    /// The position after so many actions.
    To(usize),
    /// The position that an entry of the log led to.
    Entry(u32),
    /// Plays by itself, or no longer.
    Play,
    /// The next speed.
    Speed,
    /// The player through whose eyes the game is seen; `None` for somebody who looks on.
    SeenBy(Option<Seat>),
    /// A table of one's own in this position.
    FromHere,
    /// Opens the sheet with the chances, or closes it.
    Chances,
    /// The position of the moment with this number, counted from 0.
    Moment(usize),
    /// The same without the sheet over it.
    LookAt(usize),
}

/// The state of a replay, as its controls show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// The number of actions before the position on the screen.
    pub at: usize,
    /// The number of actions of the record.
    pub last: usize,
    /// Number of the entry of the log that led to that position.
    pub entry: u32,
    /// Numbers of the first and the newest entry whose positions can be shown.
    pub reach: (u32, u32),
    /// It plays by itself.
    pub plays: bool,
    /// The speed of that.
    pub speed: Speed,
    /// The player through whose eyes the game is seen.
    pub seen_by: Option<Seat>,
    /// The game is over in this position.
    pub over: bool,
    /// The reason why the record ends before its file does, in words.
    pub trouble: Option<String>,
    /// The lines of the entry have to be brought into the picture.
    pub scrolls: bool,
    /// The chances over the turns, once somebody wanted to see them.
    pub chances: Option<Arc<Chances>>,
    /// The sheet with the chances lies over the board.
    pub chances_open: bool,
    /// The moment that is looked at.
    pub moment: Option<usize>,
}

impl Playback {
    /// True if an entry of the log leads to a position that can be shown.
    #[must_use]
    pub const fn reaches(&self, entry: u32) -> bool {
        self.reach.0 <= entry && entry <= self.reach.1
    }
}
