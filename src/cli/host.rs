//! `podbay host --headless`: a table that nobody sits at here.

use super::{
    CliError,
    common::{Device, ProfileArgs},
    game::{GameArgs, game_name},
    print,
};
use crate::{
    games::any::{AnyGame, GameId},
    net::{Access, HostHandle, HostOptions, HostStatus, NetError},
    protocol::{BotKind, limits},
    rules::{BoxFile, Config, Game, SeatCount, Seed},
    session::Operator,
    store,
};
use clap::Args;
use serde_json::{Value, json};
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// Arguments of `podbay host`.
#[derive(Clone, Debug, Args)]
pub struct HostArgs {
    /// Without a window; the window itself hosts without this command
    #[arg(long)]
    pub headless: bool,
    /// Name of the table
    #[arg(long, default_value = "Podbay")]
    pub name: String,
    /// Number of seats, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: u8,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// A file that replaces the built-in component data
    #[arg(long = "box", value_name = "FILE")]
    pub box_file: Option<PathBuf>,
    /// Number that fixes everything random; for tests and puzzles
    #[arg(long)]
    pub seed: Option<u64>,
    /// Seats to fill with bots, such as 2:greedy
    #[arg(long, value_name = "K:random|greedy")]
    pub bots: Option<String>,
    /// UDP port; 0 takes any free one. Without it 47200, or any free one if that is taken
    #[arg(long)]
    pub port: Option<u16>,
    /// Number of games to play in a row
    #[arg(long, default_value_t = 1)]
    pub games: u32,
    /// Game to play after the first one, with the same people; further games repeat the last one named
    #[arg(long, value_name = "NAME", value_parser = game_name())]
    pub then: Vec<GameId>,
    /// Milliseconds before each command of the bots here
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub pace: u64,
    /// File for the record of the first game; later games get a number in their name
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Hosts the games, tells all and returns the figures.
///
/// # Errors
/// An argument that cannot be used, the profile or the network.
pub fn run(args: &HostArgs, profile: &ProfileArgs) -> Result<Value, CliError> {
    if !args.headless {
        return Err(CliError::usage(
            "start podbay without a command to host in the window, or add --headless",
        ));
    }
    let config = config(args)?;
    let bots = args
        .bots
        .as_deref()
        .map(|text| parse_bots(text, config.players))
        .transpose()?;
    let device = Device::open(profile)?;
    let record = match &args.record {
        Some(path) => record_file(path)?,
        None => device.profile.record_path()?,
    };
    let options = HostOptions {
        table: args.name.clone(),
        config: config.clone(),
        access: Access::Lan {
            ip: None,
            port: args.port,
            announce: true,
        },
        seed: args.seed.map(Seed::from_number),
        window: limits::WINDOW_DEFAULT,
        auto_start: true,
        pace: Duration::from_millis(args.pace),
        record: Some(record),
    };
    let host = device.backend.host(options)?;
    greet(&host, &device, &args.name);
    let (count, kind) = bots.unwrap_or((0, BotKind::Random));
    (0..count).for_each(|_| host.operate(Operator::AddBot { seat: None, kind }));
    let status = device.backend.runtime().block_on(play(&host, args, config.players));
    finish(&args.name, &status)
}

fn greet(host: &HostHandle, device: &Device, name: &str) {
    let status = host.status();
    let addresses: Vec<String> = status.addresses.iter().map(ToString::to_string).collect();
    print::line(format_args!(
        "table {name} open at {}, key {}",
        addresses.join(" "),
        device.backend.identity().fingerprint().words()
    ));
    for problem in status.discovery.into_iter().chain(NetError::offline()) {
        print::remark(problem);
    }
}

/// Waits for the games, or for Ctrl-C; closes the table either way.
async fn play(host: &HostHandle, args: &HostArgs, players: SeatCount) -> HostStatus {
    let games = args.games.max(args.then.len() as u32 + 1);
    let all = async {
        for game in 1..=games {
            let status = host.wait_for(|s| s.games >= game || s.journal.is_some()).await;
            if status.closed || status.journal.is_some() {
                return;
            }
            if game < games {
                let next = args.then.get(game as usize - 1);
                host.operate(Operator::Rematch(next.map(|id| Config::new(id.name(), players))));
            }
        }
    };
    tokio::select! {
        () = all => {}
        _ = tokio::signal::ctrl_c() => print::remark("closing the table"),
    }
    host.close();
    host.closed().await
}

fn finish(name: &str, status: &HostStatus) -> Result<Value, CliError> {
    if let Some(problem) = &status.journal {
        return Err(CliError::new(
            "record",
            format!("the record could not be written: {problem}"),
        ));
    }
    Ok(json!({
        "table": name,
        "seat": Value::Null,
        "games": status.games,
        "commands": status.commands,
        "refusals": status.refusals,
        "reconnects": status.reconnects,
        "digest": status.last.as_ref().map(|end| end.digest.to_string()),
    }))
}

fn config(args: &HostArgs) -> Result<Config, CliError> {
    let players = SeatCount::new(args.players.into())
        .ok_or_else(|| CliError::usage(format!("--players {}: expected 2 to 4", args.players)))?;
    let mut config = args.game.options.config(args.game.game.name(), players)?;
    if let Some(path) = &args.box_file {
        let text = store::read_box_file(path)?;
        let name = path.display().to_string();
        let file = config.box_file.insert(BoxFile { name, text }).clone();
        // The message names the file as it was typed; the others at the table learn its last name alone.
        AnyGame::setup(&config)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        config.box_file = Some(BoxFile { name, ..file });
    }
    Ok(config)
}

/// The place of the record: a file that is not there yet, in a folder that is.
fn record_file(path: &Path) -> Result<PathBuf, CliError> {
    let shown = path.display();
    if path.exists() {
        let message = format!("{shown} exists already; choose another name for the record");
        return Err(CliError::new("file", message));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        let message = format!("the folder of {shown} does not exist; make it, or choose another name for the record");
        return Err(CliError::new("file", message));
    }
    Ok(path.to_owned())
}

fn parse_bots(text: &str, players: SeatCount) -> Result<(u8, BotKind), CliError> {
    let parsed = text.split_once(':').and_then(|(count, kind)| {
        let count: u8 = count.parse().ok()?;
        Some((count, BotKind::from_name(kind)?))
    });
    match parsed {
        Some((count, kind)) if usize::from(count) <= players.get() => Ok((count, kind)),
        Some(_) => Err(CliError::usage(format!(
            "--bots {text}: the table has {} seats",
            players.get()
        ))),
        None => Err(CliError::usage(format!(
            "--bots {text}: expected a number and a kind, such as 2:random or 1:greedy"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_a_number_and_a_kind() {
        let players = SeatCount::new(3).unwrap();
        assert_eq!(parse_bots("2:greedy", players).unwrap(), (2, BotKind::Greedy));
        for wrong in ["", "2", ":random", "x:random", "2:clever", "4:random", "-1:random"] {
            assert!(parse_bots(wrong, players).is_err(), "{wrong}");
        }
    }
}
