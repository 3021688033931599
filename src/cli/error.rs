//! A failed command.

/// The failure of a command: a stable code for programs and a text for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct CliError {
    /// Stable name of the kind of failure.
    pub code: &'static str,
    /// The fault and what to do about it.
    pub message: String,
}

impl CliError {
    /// A failure of the given kind.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
    /// An argument that is not possible.
    pub fn usage(message: impl Into<String>) -> Self {
        Self::new("usage", message)
    }
}
