//! Podbay's one program.

use clap::Parser;
use podbay::cli::{Cli, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(run(&Cli::parse()))
}
