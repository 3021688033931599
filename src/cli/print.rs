//! What goes to the terminal. One that is gone or a full disk behind it ends no table: what cannot be written is lost.

use std::{fmt::Display, io::Write};
use tracing_subscriber::EnvFilter;

/// One line of the answer.
pub fn line(text: impl Display) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}

/// One line beside the answer.
pub fn remark(text: impl Display) {
    let _ = writeln!(std::io::stderr().lock(), "podbay: {text}");
}

/// Diagnostics on standard error: our own warnings, or what `PODBAY_LOG` asks for, such as `podbay=debug,quinn=info`.
pub fn diagnostics() {
    let filter = EnvFilter::try_from_env("PODBAY_LOG").unwrap_or_else(|_| EnvFilter::new("podbay=warn"));
    // A program that has the library set up its own does not want ours.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .try_init();
}
