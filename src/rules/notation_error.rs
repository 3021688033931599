//! The error for a text that is not in a notation.

/// A text that is not in a game's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Line of the text, from 1.
    pub line: usize,
    /// A sentence that says what is wrong there and what was expected.
    pub message: String,
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}
impl std::error::Error for NotationError {}
