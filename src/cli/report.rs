//! `podbay report`: one file for whoever looks for a fault.

use super::{CliError, common::ProfileArgs};
use crate::{
    games::any::AnyGame,
    store::{self, Profile},
};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `podbay report`.
#[derive(Clone, Debug, Args)]
pub struct ReportArgs {
    /// New file for the report; without it one in the current folder
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// File of the record to tell of; without it the newest one of the profile, if there is one
    pub record: Option<PathBuf>,
}

/// Writes a report: `{report, entries, log_lines}`; `entries` is null if there was no record.
///
/// # Errors
/// The named record cannot be read, or the file cannot be written.
pub fn run(args: &ReportArgs, profile: &ProfileArgs) -> Result<Value, CliError> {
    let profile = Profile::folder_of(profile.profile.as_deref())?;
    let file = args.output.clone().unwrap_or_else(|| store::report_name().into());
    let written = store::write_report::<AnyGame>(&profile, args.record.as_deref(), &file)?;
    // A name that is no text is shown as far as it is one.
    Ok(json!({ "report": written.path.display().to_string(), "entries": written.entries, "log_lines": written.lines }))
}
