//! What a board has open: the list of all commands, a ghost, an earlier position, a finger.

use crate::app::frame::log_card::Looked;

/// The list "What can I do?" while it is open.
#[derive(Clone, Debug, Default)]
pub(super) struct OpenList {
    /// Only these commands, those of a place that was clicked.
    pub(super) only: Option<Vec<usize>>,
    /// The line with the keyboard focus.
    pub(super) focus: usize,
    /// That line has to be brought into the picture.
    pub(super) scrolls: bool,
}

/// A choice that lies on the board as a ghost.
#[derive(Clone, Debug)]
pub(super) struct Staged<S> {
    /// Its place.
    pub(super) spot: S,
    /// The numbers of the commands that it can be turned through.
    pub(super) commands: Vec<usize>,
    /// The place of its command among them.
    pub(super) turn: usize,
}

/// The earlier position that a board shows.
#[derive(Clone, Debug)]
pub(super) struct Earlier {
    /// Number of the entry of the log that led to it.
    pub(super) entry: u32,
    /// The line that was clicked, in words.
    pub(super) line: String,
    /// Somebody at this window is asked meanwhile.
    pub(super) asked: bool,
    /// Its line has to be brought into the picture.
    pub(super) scrolls: bool,
}

impl Earlier {
    /// What the log shows of it.
    pub(super) const fn looked(&self) -> Looked {
        Looked {
            entry: self.entry,
            scrolls: self.scrolls,
        }
    }
}

/// The finger of this player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finger<S> {
    /// Where it was put down with the pointer.
    pub(super) down: Option<S>,
    /// The place that was shown by keyboard last.
    pub(super) last: Option<S>,
    /// The next click or drag shows something, as the button of the hand was pressed.
    pub(super) tool: bool,
}

impl<S> Default for Finger<S> {
    fn default() -> Self {
        Self {
            down: None,
            last: None,
            tool: false,
        }
    }
}
