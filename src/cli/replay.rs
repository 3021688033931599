//! `podbay replay`: plays a record, or the one in a bug report, and checks it.

use super::CliError;
use crate::{
    games::any::AnyGame,
    record::{Cursor, Difference},
    rules::Status,
    store,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `podbay replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// File of the record, or a bug report with one
    pub file: PathBuf,
    /// Fail if any entry leads to another position than the record says, or if a part of it is missing
    #[arg(long)]
    pub verify: bool,
    /// Stop after this many entries
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
}

/// Plays a record: `{entries, verified, digest, outcome}`.
///
/// `verified` is true if every entry up to the end, or to `--step`, led to the position that the record says. Without
/// `--verify` a difference ends the replay before it and is told in `difference`.
///
/// # Errors
/// The file cannot be read or played. With `--verify` also if it is damaged or differs; the message names the entry.
pub fn run(args: &ReplayArgs) -> Result<Value, CliError> {
    let loaded = store::load_replay::<AnyGame>(&args.file).map_err(|e| CliError::new(e.code(), e.to_string()))?;
    let stop = args.step.unwrap_or(usize::MAX);
    let damage = loaded.damage.filter(|damage| damage.entry() <= stop);
    if let (true, Some(damage)) = (args.verify, damage) {
        return Err(CliError::new("record-damaged", damage.to_string()));
    }
    let differs = |difference: Difference| CliError::new("record-differs", difference.to_string());
    let mut cursor = Cursor::new(&loaded.record).map_err(differs)?;
    let mut difference = None;
    while cursor.at() < stop && difference.is_none() {
        match cursor.step() {
            Ok(true) => {}
            Ok(false) => break,
            Err(found) if args.verify => return Err(differs(found)),
            Err(found) => difference = Some(found.to_string()),
        }
    }
    let problem = difference.or_else(|| damage.map(|damage| damage.to_string()));
    let outcome = match cursor.status() {
        Status::Finished(outcome) => serde_json::to_value(outcome).unwrap_or(Value::Null),
        Status::Deciding => Value::Null,
    };
    let mut result = json!({
        "entries": cursor.at(),
        "verified": problem.is_none(),
        "digest": cursor.digest().to_string(),
        "outcome": outcome,
    });
    if let Some(problem) = problem {
        result["difference"] = problem.into();
    }
    Ok(result)
}
