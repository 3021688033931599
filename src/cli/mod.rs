//! The commands that need no window. Each takes its arguments and returns one JSON object.

pub mod arena;
pub mod calibrate;
pub mod chaos;
pub mod check;
pub mod common;
pub mod doctor;
mod error;
pub mod game;
pub mod host;
pub mod join;
pub mod perft;
pub mod positions;
mod print;
pub mod puzzles;
pub mod replay;
pub mod report;
pub mod sim;
pub mod tables;
mod threads;
pub mod train;

pub use error::CliError;

use crate::{
    diagnostics,
    store::Profile,
    text::{self, Language},
};
use clap::{Parser, Subcommand};
use serde_json::Value;
use std::path::PathBuf;

/// The findings of a command; true if they are a failure all the same.
type Found = Result<(Value, bool), CliError>;

/// Board game nights on one network. Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "podbay", version, after_help = "Each command has its own --help.")]
pub struct Cli {
    /// Print one JSON object as the last line, also on failure
    #[arg(long, global = true)]
    pub json: bool,
    /// Identity and network
    #[command(flatten)]
    pub profile: common::ProfileArgs,
    /// A box file to play with in the window: a corrected copy of a built-in one
    #[arg(long = "box", value_name = "FILE")]
    pub box_file: Option<PathBuf>,
    /// The command to run; without it the window opens
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// The commands that need no window.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Host a table for others
    Host(host::HostArgs),
    /// Join a table with a bot
    Join(join::JoinArgs),
    /// List the tables on this network
    Tables(tables::TablesArgs),
    /// Find out why tables and guests do not find each other
    Doctor(doctor::DoctorArgs),
    /// Play many games of bots and check every rule's law
    Sim(sim::SimArgs),
    /// Play many games of bots against each other and tell how many each of them wins
    Arena(arena::ArenaArgs),
    /// Train the weights of the bots of a game, and keep them if they win
    Train(train::TrainArgs),
    /// Correct the chances that the bots of a game tell, by what came of such chances
    Calibrate(calibrate::CalibrateArgs),
    /// Find puzzles for a game in games of bots, or prove those of a file
    Puzzles(puzzles::PuzzlesArgs),
    /// Play evenings with crashes, losses and a bad network, and check the laws of a table
    Chaos(chaos::ChaosArgs),
    /// Run the scenarios at or below some paths
    Check(CheckArgs),
    /// Ask bots about positions in which some action is clearly best, and tell which of them they see
    Positions(positions::PositionsArgs),
    /// Count the positions of a game tree
    Perft(perft::PerftArgs),
    /// Play a record and check it
    Replay(replay::ReplayArgs),
    /// Write one file for whoever looks for a fault: versions, log and the newest game, without names and addresses
    Report(report::ReportArgs),
    /// Print the licences of the libraries in this program
    Licences,
}

/// Arguments of `podbay check`.
#[derive(Clone, Debug, clap::Args)]
pub struct CheckArgs {
    /// Scenario files, or folders with such files
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
}

/// Reads the command line, carries it out and returns the exit code: 0, 1 for a failure, 2 for a wrong command line.
#[must_use]
pub fn main() -> u8 {
    diagnostics::start();
    text::speak(Language::of_system());
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return wrong_command_line(&error),
    };
    let _kept = KeepLog(&cli.profile);
    let start = match &cli.command {
        None => cli.box_file.as_deref().map(|path| game::start_box(path, None)),
        Some(_) if cli.box_file.is_some() => {
            let text = "--box before a command goes with no command; write it behind host";
            return answer(cli.json, Err(CliError::usage(text))).max(2);
        }
        Some(CliCommand::Host(args)) if !args.headless && args.box_file.is_some() => args.for_window(),
        Some(command) => return run(&cli, command),
    };
    match start.transpose() {
        Ok(start) => open_window(&cli, start),
        Err(error) => answer(cli.json, Err(error)),
    }
}

/// Help and version are not failures; a wrong command line is one, in JSON too if that was asked for.
fn wrong_command_line(error: &clap::Error) -> u8 {
    if error.use_stderr() && std::env::args_os().any(|a| a == "--json") {
        let text = error.to_string();
        return answer(true, Err(CliError::usage(text.trim().to_owned()))).max(2);
    }
    // A closed terminal is nothing that could be told to anybody.
    let _ = error.print();
    if error.use_stderr() { 2 } else { 0 }
}

/// Carries out a command, prints what it found and returns the exit code.
#[must_use]
pub fn run(cli: &Cli, command: &CliCommand) -> u8 {
    let found = |value| (value, false);
    let result = match command {
        CliCommand::Host(args) => host::run(args, &cli.profile).map(found),
        CliCommand::Join(args) => join::run(args, &cli.profile).map(found),
        CliCommand::Tables(args) => tables::run(args, &cli.profile).map(found),
        CliCommand::Doctor(args) => doctor::run(args, &cli.profile, cli.json),
        CliCommand::Sim(args) => sim::run(args).map(found),
        CliCommand::Arena(args) => arena::run(args).map(found),
        CliCommand::Train(args) => train::run(args).map(found),
        CliCommand::Calibrate(args) => calibrate::run(args).map(found),
        CliCommand::Puzzles(args) => puzzles::run(args),
        CliCommand::Chaos(args) => chaos::run(args),
        CliCommand::Check(args) => check_paths(args),
        CliCommand::Positions(args) => positions::run(args).map(found),
        CliCommand::Perft(args) => perft::run(args).map(found),
        CliCommand::Replay(args) => replay::run(args).map(found),
        CliCommand::Report(args) => report::run(args, &cli.profile).map(found),
        CliCommand::Licences => Ok(found(serde_json::json!({ "licences": text::NOTICES }))),
    };
    if result.is_err() {
        keep_log(&cli.profile);
    }
    answer(cli.json, result)
}

/// Keeps the newest lines of the log when the program ends by a fault of its own.
struct KeepLog<'a>(&'a common::ProfileArgs);

impl Drop for KeepLog<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            keep_log(self.0);
        }
    }
}

/// Puts the newest lines of the log into the profile, for whoever asks why a command failed. One that failed before there
/// was anything to log, or whose profile belongs to another process, leaves none.
fn keep_log(profile: &common::ProfileArgs) {
    let recent = diagnostics::recent();
    if recent.is_empty() {
        return;
    }
    let Ok(profile) = Profile::open(profile.profile.as_deref()) else {
        return;
    };
    // That it keeps nothing was told.
    if profile.trouble().is_some() {
        return;
    }
    match profile.save_log(&recent.text()) {
        Ok(path) => print::remark(format_args!("the newest lines of the log are in {}", path.display())),
        Err(error) => print::remark(format_args!("the newest lines of the log are lost: {error}")),
    }
}

fn check_paths(args: &CheckArgs) -> Found {
    let report = check::check(&args.paths);
    let failed = report.failed > 0;
    let value = serde_json::to_value(report).map_err(|e| CliError::new("output", e.to_string()))?;
    Ok((value, failed))
}

fn answer(json: bool, result: Found) -> u8 {
    match result {
        Ok((value, failed)) => {
            if json {
                print::line(&value);
            } else {
                print_lines(&value);
            }
            u8::from(failed)
        }
        Err(error) => {
            if json {
                print::line(serde_json::json!({"error": error.code, "message": error.message}));
            } else {
                print::remark(&error);
            }
            1
        }
    }
}

/// The same for people: one line a field, lists below their name.
fn print_lines(value: &Value) {
    for (key, field) in value.as_object().into_iter().flatten() {
        match field {
            Value::Array(items) => {
                print::line(format_args!("{key}: {}", items.len()));
                items.iter().for_each(|item| print::line(format_args!("  {item}")));
            }
            Value::String(text) => print::line(format_args!("{key}: {text}")),
            other => print::line(format_args!("{key}: {other}")),
        }
    }
}

/// The device of the profile; what is wrong with it is said twice: for the terminal, and in the language of the window.
#[cfg(feature = "window")]
fn device(args: &common::ProfileArgs) -> Result<common::Device, (CliError, String)> {
    let in_words = |error: crate::store::StoreError| {
        let words = text::files::trouble(&error);
        (error.into(), words)
    };
    let as_it_is = |error: CliError| {
        let words = error.to_string();
        (error, words)
    };
    let mut profile = Profile::open(args.profile.as_deref()).map_err(in_words)?;
    let identity = match common::device_key(&profile).map_err(in_words)? {
        Some(identity) => identity,
        None => common::new_device(&mut profile).map_err(as_it_is)?,
    };
    common::Device::of(profile, identity, args).map_err(as_it_is)
}

/// Opens the window and returns the exit code when it is closed. A profile that cannot be used is told in the terminal
/// and, for people who started the program elsewhere, in a small window.
#[cfg(feature = "window")]
fn open_window(cli: &Cli, start: Option<game::StartBox>) -> u8 {
    let device = match device(&cli.profile) {
        Ok(device) => device,
        Err((error, words)) => {
            let code = answer(cli.json, Err(error));
            crate::app::screens::problem::show(&words);
            return code;
        }
    };
    let start = start.map(|start| (start.game, start.path));
    let result = crate::app::run(device.profile, device.backend, start);
    let failed = |error: crate::app::WindowError| CliError::new("no-display", error.to_string());
    answer(
        cli.json,
        result.map(|()| (serde_json::json!({}), false)).map_err(failed),
    )
}

/// Reports that this build has no window, and how to find the commands that need none.
#[cfg(not(feature = "window"))]
fn open_window(cli: &Cli, _: Option<game::StartBox>) -> u8 {
    let text = "this Podbay was built without its window; see podbay --help for the commands that need none";
    answer(cli.json, Err(CliError::new("no-window", text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_program_leaves_its_place_in_the_profile() {
        let folder = tempfile::tempdir().unwrap();
        let args = common::ProfileArgs {
            profile: Some(folder.path().to_owned()),
            ..common::ProfileArgs::default()
        };
        diagnostics::start();
        let fault = std::thread::spawn(move || {
            let _kept = KeepLog(&args);
            let nothing: Option<u8> = std::hint::black_box(None);
            nothing.expect("a planted fault of Ariadne");
        });
        assert!(fault.join().is_err());
        let kept = std::fs::read_to_string(folder.path().join("newest.log")).unwrap();
        assert!(kept.contains("a fault at src/cli/mod.rs:"), "{kept}");
        assert!(!kept.contains("Ariadne"), "{kept}");
    }

    #[cfg(feature = "window")]
    #[test]
    fn what_keeps_the_window_from_opening_is_said_in_its_language() {
        let folder = tempfile::tempdir().unwrap();
        let args = common::ProfileArgs {
            profile: Some(folder.path().to_owned()),
            ..common::ProfileArgs::default()
        };
        let _open = Profile::open(args.profile.as_deref()).unwrap();
        text::speaking(Language::De, || {
            let (error, words) = device(&args).err().expect("it is in use");
            assert!(error.message.contains("is in use"), "{error}");
            assert!(words.starts_with("Ein anderes Podbay benutzt"), "{words}");
        });
    }
}
