//! Writes the man pages of Podbay from the help of its command line: `cargo run --example man FOLDER`.

use clap::CommandFactory;
use podbay::cli::Cli;
use std::{error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("say the folder for the pages")?;
    fs::create_dir_all(&folder)?;
    clap_mangen::generate_to(Cli::command(), folder)?;
    Ok(())
}
