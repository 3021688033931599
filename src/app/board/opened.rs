//! What a board has open: the list of all commands, a ghost, an earlier position, a finger.

use crate::app::frame::log_card::Looked;
use std::rc::Rc;

/// The list "What can I do?" while it is open.
#[derive(Clone, Debug)]
pub(super) struct OpenList<S> {
    /// Only these commands, those of this place, which was clicked.
    pub(super) only: Option<(S, Vec<usize>)>,
    /// The line with the keyboard focus.
    pub(super) focus: usize,
    /// That line has to be brought into the picture.
    pub(super) scrolls: bool,
    /// The lines with their heads, once they are known.
    pub(super) rows: Option<Rc<[Row]>>,
}

impl<S> OpenList<S> {
    /// Of all commands.
    pub(super) const fn of_all() -> Self {
        Self {
            only: None,
            focus: 0,
            scrolls: false,
            rows: None,
        }
    }

    /// Of these commands of a place.
    pub(super) fn of(spot: S, commands: Vec<usize>) -> Self {
        Self {
            only: Some((spot, commands)),
            ..Self::of_all()
        }
    }
}

/// A row of the list.
#[derive(Clone, Debug)]
pub(super) enum Row {
    /// What the lines below have in common, and how far inside it stands.
    Head(String, usize),
    /// A command by its number, in words.
    Line(usize, String),
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
    /// Those are the words of a moment in which the game turned, and no line of the log.
    pub(super) is_moment: bool,
    /// True if one came here from the result of the game, and goes back there.
    pub(super) from_result: bool,
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
