//! `podbay tables`: what is announced on this network and answers.

use super::{
    CliError,
    common::{self, ProfileArgs},
};
use crate::net::{Backend, browse::FoundTable, no_wake};
use clap::Args;
use serde_json::{Value, json};
use std::time::Duration;

/// Arguments of `podbay tables`.
#[derive(Clone, Debug, Args)]
pub struct TablesArgs {
    /// Seconds to look for tables
    #[arg(long, value_name = "S", default_value_t = 3)]
    pub seconds: u64,
}

/// Looks for tables and returns them, with the addresses where one is announced and nobody answers. Needs no profile, so that
/// it can be asked beside a running program, and nobody who answers learns whose device asks.
///
/// # Errors
/// The network cannot be used.
pub fn run(args: &TablesArgs, profile: &ProfileArgs) -> Result<Value, CliError> {
    let backend = Backend::new(common::throw_away()?, profile.mdns())?;
    let mut list = backend.browse(no_wake())?;
    let limit = Duration::from_secs(args.seconds);
    let tables = backend.runtime().block_on(list.wait_for(limit, |_| false));
    let silent: Vec<String> = list.silent().iter().map(ToString::to_string).collect();
    Ok(json!({ "tables": tables.iter().map(table).collect::<Vec<_>>(), "silent": silent }))
}

fn table(found: &FoundTable) -> Value {
    let a = &found.announcement;
    json!({
        "id": a.id,
        "name": a.name,
        "game": a.game,
        "seats": a.seats,
        "taken": a.taken,
        "state": a.state,
        "version": a.version,
        "addresses": found.addresses.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "fingerprint": a.fingerprint.to_string(),
        "words": a.fingerprint.words(),
        "found_ms": found.found_ms,
    })
}
