//! The program's own log for those who look for a fault: one table of reasons, one speaker per connection, the newest lines
//! in memory.
//!
//! Nothing secret is in it (no key, share or secret of a seed) and no name of a person: a peer is its address and the
//! words of its device, a table is its id. What leaves the machine in a report has stand-ins for these as well.

mod disguise;
mod dropped;
mod recent;
mod speaker;

pub use dropped::{Dropped, LineEnd};
pub use recent::{Recent, recent};
pub use speaker::Speaker;

use std::{cell::Cell, panic::AssertUnwindSafe};
use tracing_subscriber::{Layer, filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt};

/// Variable of the environment that says what is written to standard error, such as `podbay=debug,quinn=info`.
const VARIABLE: &str = "PODBAY_LOG";

/// Starts the log: our own warnings on standard error, or what `PODBAY_LOG` asks for, and our newest lines in memory.
pub fn start() {
    let asked = std::env::var_os(VARIABLE);
    // An editor's mark before it, or bytes that are no text, are as wrong as any other word.
    let filter = asked
        .as_ref()
        .map(|text| text.to_str().and_then(|text| text.parse::<Targets>().ok()));
    let wrong = matches!(filter, Some(None));
    let filter = filter
        .flatten()
        .unwrap_or_else(|| Targets::new().with_target("podbay", tracing::Level::WARN));
    let shown = fmt::layer().with_writer(std::io::stderr).with_filter(filter);
    let ours = Targets::new().with_target("podbay", tracing::Level::DEBUG);
    let kept = fmt::layer().with_writer(recent::Lines).with_filter(ours);
    // A program that has the library set up its own log does not want ours.
    let started = tracing_subscriber::registry().with(shown).with(kept).try_init();
    if started.is_err() {
        return;
    }
    if wrong {
        Dropped::LogFilter.tell();
    }
    let shown = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if QUIET.get() {
            return;
        }
        Dropped::Panicked(panic.location().map_or_else(String::new, place)).tell();
        shown(panic);
    }));
}

thread_local! {
    /// A panic of this thread is caught and told in other words.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Does work whose libraries may end by a panic where something of the system is missing.
///
/// # Errors
/// The words of the panic. One that comes after [`aloud`] goes on as any other.
pub fn quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    QUIET.set(true);
    let done = std::panic::catch_unwind(AssertUnwindSafe(work));
    let quiet = QUIET.replace(false);
    done.map_err(|panic| {
        if !quiet {
            std::panic::resume_unwind(panic);
        }
        let text = panic.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or_default()
            .to_owned()
    })
}

/// From here on a panic within [`quietly`] is a fault of this program.
pub fn aloud() {
    QUIET.set(false);
}

/// A place in the code, without the folders of the machine that built it.
fn place(at: &std::panic::Location<'_>) -> String {
    const FOLDERS: usize = 4;
    let parts: Vec<&str> = at.file().split(['/', '\\']).collect();
    let known = &parts[parts.len().saturating_sub(FOLDERS)..];
    format!("{}:{}", known.join("/"), at.line())
}
