//! `podbay doctor`: why tables and guests do not find each other.

use super::{
    CliError,
    common::{self, ProfileArgs},
    print,
};
use crate::{
    net::{
        Backend, TypedAddress,
        doctor::{RungResult, RungState},
        no_wake,
    },
    text,
};
use clap::Args;
use serde_json::{Value, json};

/// Arguments of `podbay doctor`.
#[derive(Clone, Debug, Args)]
pub struct DoctorArgs {
    /// An address that the host reads out or the name of its computer, with or without a port
    #[arg(long, value_name = "ADDR[:PORT]")]
    pub at: Option<TypedAddress>,
}

/// Examines the network: `{summary, rungs}`; a failure if any rung does not hold. Needs no profile, so that it can be
/// asked beside a running program.
///
/// # Errors
/// The system gives no threads or no randomness.
pub fn run(args: &DoctorArgs, profile: &ProfileArgs, json: bool) -> Result<(Value, bool), CliError> {
    let backend = Backend::new(common::throw_away()?, profile.mdns())?;
    let at = match &args.at {
        Some(typed) => backend
            .runtime()
            .block_on(typed.addresses(profile.mdns()))?
            .first()
            .copied(),
        None => None,
    };
    let checkup = backend.examine(at, no_wake());
    let found = backend.runtime().block_on(checkup.wait());
    let failed = found.iter().any(|f| f.state == RungState::Failed);
    if json {
        return Ok((
            json!({ "summary": text::doctor::summary(&found), "rungs": found }),
            failed,
        ));
    }
    found.iter().for_each(tell);
    print::line(text::doctor::summary(&found));
    Ok((Value::Null, failed))
}

fn tell(found: &RungResult) {
    let words = text::doctor::rung(found);
    print::line(words.head);
    if !words.more.is_empty() {
        print::line(format_args!("  {}", words.more));
    }
}
