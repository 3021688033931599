//! Lines for the terminal. A closed terminal or a full disk ends no table: what cannot be written is lost.

use std::{fmt::Display, io::Write};

/// One line of the answer.
pub(super) fn line(text: impl Display) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}

/// One line beside the answer.
pub(super) fn remark(text: impl Display) {
    let _ = writeln!(std::io::stderr().lock(), "podbay: {text}");
}
