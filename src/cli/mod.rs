//! The commands that need no window. Each takes its arguments and returns one JSON object.

pub mod check;
pub mod perft;
pub mod replay;
pub mod sim;

/// Why a command failed: a stable code for programs and a text for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct CliError {
    /// Stable name of the kind of failure.
    pub code: &'static str,
    /// What is wrong and what to do about it.
    pub message: String,
}

impl CliError {
    /// A failure of the given kind.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
    /// An argument that is not possible.
    pub fn usage(message: impl Into<String>) -> Self {
        Self::new("usage", message)
    }
}

use clap::{Parser, Subcommand};

/// Board game nights on one network.
#[derive(Debug, Parser)]
#[command(name = "podbay", version)]
pub struct Cli {
    /// Print one JSON object as the last line, also on failure
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play many games of bots and check every rule's law
    Sim(sim::SimArgs),
    /// Count the positions of a game tree
    Perft(perft::PerftArgs),
    /// Play a record and check it
    Replay(replay::ReplayArgs),
}

/// Carries out a command, prints what it found and returns the exit code.
#[must_use]
pub fn run(cli: &Cli) -> u8 {
    let result = match &cli.command {
        Command::Sim(args) => sim::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Replay(args) => replay::run(args),
    };
    match result {
        Ok(value) => {
            println!("{value}");
            0
        }
        Err(error) => {
            if cli.json {
                println!("{}", serde_json::json!({"error": error.code, "message": error.message}));
            } else {
                eprintln!("podbay: {error}");
            }
            1
        }
    }
}
