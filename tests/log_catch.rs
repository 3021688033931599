//! Catches the lines that a test makes the program log; the library's own tests and the integration tests share this.

use std::{
    fmt::Display,
    io,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};
use tracing::{
    Dispatch, Level,
    subscriber::{DefaultGuard, NoSubscriber},
};

/// The bytes of the log, which all its writers share.
#[derive(Clone, Default)]
struct CaughtLines(Arc<Mutex<Vec<u8>>>);

impl CaughtLines {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl io::Write for CaughtLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes().extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Catches all lines that this thread logs, until it is dropped. Other threads, such as those of a backend, log elsewhere.
pub(crate) struct LogCatch {
    lines: CaughtLines,
    _guard: DefaultGuard,
}

impl LogCatch {
    pub(crate) fn begin() -> Self {
        // With only one subscriber, `tracing` would ask the thread that comes to a line first, and remember for all threads
        // that nobody wants it.
        static SECOND: LazyLock<Dispatch> = LazyLock::new(|| Dispatch::new(NoSubscriber::new()));
        LazyLock::force(&SECOND);
        let lines = CaughtLines::default();
        let writer = lines.clone();
        let log = tracing_subscriber::fmt()
            .with_max_level(Level::DEBUG)
            .without_time()
            .with_writer(move || writer.clone())
            .finish();
        Self {
            lines,
            _guard: tracing::subscriber::set_default(log),
        }
    }

    /// The lines so far.
    pub(crate) fn lines(&self) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.lines.bytes()).into_owned();
        text.lines().map(|line| line.trim().to_owned()).collect()
    }

    /// True if this reason was logged.
    pub(crate) fn has(&self, why: &impl Display) -> bool {
        let end = format!("podbay: {why}");
        self.lines().iter().any(|line| line.ends_with(&end))
    }
}
