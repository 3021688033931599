//! What is wrong with a text.

/// A text that is not in a game's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is wrong there and what was expected.
    pub message: String,
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}
impl std::error::Error for NotationError {}
