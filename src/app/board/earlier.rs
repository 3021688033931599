//! An earlier position on a board: which one it is, and where to go from it.

/// The direction of a step through the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Earlier,
    Later,
}

/// A wish of who looks at an earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LookWish {
    /// The game as it is now.
    Game,
    /// The next position that has a line in the log.
    Step(Step),
    /// The position of this line of the log.
    Line(usize),
}

/// The earlier position that a board shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Earlier {
    /// Number of the entry of the log that led to it.
    pub(super) entry: u32,
    /// The line that was clicked, in words.
    pub(super) line: String,
    /// Number of positions since.
    pub(super) ago: usize,
    /// Somebody at this window is asked meanwhile.
    pub(super) asked: bool,
    /// Its line has to be brought into the picture.
    pub(super) scrolls: bool,
    pub(super) wish: Option<LookWish>,
}
