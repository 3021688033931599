//! Podbay's one program.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(podbay::cli::main())
}
