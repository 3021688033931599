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

use tracing_subscriber::{Layer, filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt};

/// Variable of the environment that says what is written to standard error, such as `podbay=debug,quinn=info`.
const VARIABLE: &str = "PODBAY_LOG";

/// Starts the log: our own warnings on standard error, or what `PODBAY_LOG` asks for, and our newest lines in memory.
pub fn start() {
    let asked = std::env::var(VARIABLE).ok().map(|text| text.parse::<Targets>());
    let wrong = matches!(asked, Some(Err(_)));
    let filter = asked
        .and_then(Result::ok)
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
        Dropped::Panicked(panic.location().map_or_else(String::new, place)).tell();
        shown(panic);
    }));
}

/// A place in the code, without the folders of the machine that built it.
fn place(at: &std::panic::Location<'_>) -> String {
    const FOLDERS: usize = 4;
    let parts: Vec<&str> = at.file().split(['/', '\\']).collect();
    let known = &parts[parts.len().saturating_sub(FOLDERS)..];
    format!("{}:{}", known.join("/"), at.line())
}
