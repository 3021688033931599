//! `podbay host --headless`: a table that nobody sits at here.

use super::{
    CliError,
    common::{Device, ProfileArgs},
    game::{GameArgs, OptionArgs, StartBox, game_name, start_box},
    print,
};
use crate::{
    games::any::{AnyGame, GameId},
    net::{
        self, Access, HostError, HostHandle, HostOptions, HostStatus, NetError, ResumeOptions,
        page::{PageHandle, PageOptions, PageStatus, own_program},
    },
    protocol::{BotKind, DeviceId, WhoMayJoin, limits},
    rules::{BoxFile, Config, Game, SeatCount, Seed},
    session::{Admission, Operator, ResumeError},
    store, text,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    time::Duration,
};

/// Longest time for a full disk to have room again; then the first player that is there gets the table. If none comes
/// within the same time again, the table is closed.
const DISK_PATIENCE: Duration = Duration::from_secs(60);
/// Pause between two attempts to hand the table over while no player is there.
const HAND_OVER_AGAIN: Duration = Duration::from_secs(1);
/// Longest time for the players of a game that is over to come for its end. Who looks for a lost host tries again within
/// seconds.
const END_PATIENCE: Duration = Duration::from_secs(20);

/// Time for players whose connection was lost to come back before it is told that most are away.
const AWAY_PATIENCE: Duration = Duration::from_secs(10);

/// Name of a table, and its seats, unless they are said.
const NAME: &str = "Podbay";
const PLAYERS: u8 = 2;

/// Arguments of `podbay host`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct HostArgs {
    /// Without a window; the window itself hosts without this command
    #[arg(long)]
    pub headless: bool,
    /// Name of the table
    #[arg(long, default_value = NAME)]
    pub name: String,
    /// Number of seats, 2 to 4
    #[arg(long, default_value_t = PLAYERS)]
    pub players: u8,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// A file that replaces the built-in component data; without --headless the window opens with it
    #[arg(long = "box", value_name = "FILE")]
    pub box_file: Option<PathBuf>,
    /// Number that fixes everything random; for tests and puzzles
    #[arg(long)]
    pub seed: Option<u64>,
    /// Seats to fill with bots, such as 2:normal; the kinds are random, greedy, easy, normal, hard, and a level with a
    /// character such as hard:hunter, hard:builder or hard:guard
    #[arg(long, value_name = "K:KIND")]
    pub bots: Option<String>,
    /// UDP port; 0 takes any free one. Without it 47200, or any free one if that is taken
    #[arg(long)]
    pub port: Option<u16>,
    /// The devices that may join: anyone here, those with the join code, or known ones that were in a game with this
    /// device before. Who has the code and who belongs to the table always may
    #[arg(long, value_name = "anyone|code|known", value_parser = who_may_join(), default_value = "anyone")]
    pub who: WhoMayJoin,
    /// Serve a page for the browsers of this network while people take their seats: the join code, and the packages in the
    /// folder "packages" of the profile, or this program
    #[arg(long)]
    pub page: bool,
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
    /// Go on with the game of this record, or without FILE with the newest one here that is not over
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["name", "players", "game", "box_file", "seed", "bots", "record", "then", "who"])]
    pub resume: Option<Option<PathBuf>>,
}

impl HostArgs {
    /// The box that the window is to open with. Everything else that a table could be told is chosen there.
    pub(super) fn for_window(&self) -> Option<Result<StartBox, CliError>> {
        let path = self.box_file.as_deref()?;
        let plain = Self {
            box_file: None,
            game: GameArgs {
                game: self.game.game,
                options: OptionArgs::default(),
            },
            ..Self::usual()
        };
        let alone = Self {
            box_file: None,
            ..self.clone()
        };
        if alone != plain {
            let text = "with a window only --game and --box count; add --headless for the others, or choose them there";
            return Some(Err(CliError::usage(text)));
        }
        let first = GameId::ALL.first();
        let game = Some(self.game.game).filter(|game| Some(game) != first);
        Some(start_box(path, game))
    }

    /// Those of `podbay host` without any argument.
    fn usual() -> Self {
        Self {
            headless: false,
            name: NAME.to_owned(),
            players: PLAYERS,
            game: GameArgs::default(),
            box_file: None,
            seed: None,
            bots: None,
            port: None,
            who: WhoMayJoin::default(),
            page: false,
            games: 1,
            then: Vec::new(),
            pace: 0,
            record: None,
            resume: None,
        }
    }
}

/// Hosts the games, tells all and returns the figures.
///
/// # Errors
/// An argument that cannot be used, the profile or the network.
pub fn run(args: &HostArgs, profile: &ProfileArgs) -> Result<Value, CliError> {
    if !args.headless {
        return Err(CliError::usage(
            "start podbay without a command to host in the window, or with --box for a box file; or add --headless",
        ));
    }
    let device = Device::open(profile)?;
    let status = match &args.resume {
        Some(file) => resume(args, file.as_deref(), &device)?,
        None => play(&open(args, &device)?, args, &device),
    };
    let people = status.people.iter().map(|(id, name)| (*id, Some(name.clone())));
    if let Err(problem) = device.profile.remember_devices(people) {
        print::remark(format_args!(
            "the devices of this table cannot be remembered: {problem}"
        ));
    }
    finish(&status)
}

/// Opens a new table.
fn open(args: &HostArgs, device: &Device) -> Result<HostHandle, CliError> {
    let config = config(args)?;
    let bots = args
        .bots
        .as_deref()
        .map(|text| parse_bots(text, config.players))
        .transpose()?;
    let record = match &args.record {
        Some(path) => Some(record_file(path)?),
        // What the profile cannot keep was told when it was opened.
        None => device.profile.record_path()?,
    };
    let host = device.backend.host(HostOptions {
        table: args.name.clone(),
        config,
        access: access(args),
        seed: args.seed.map(Seed::from_number),
        window: limits::WINDOW_DEFAULT,
        auto_start: true,
        admission: Admission {
            who: args.who,
            known: known_devices(device),
        },
        pace: Duration::from_millis(args.pace),
        record,
    })?;
    let (count, kind) = bots.unwrap_or((0, BotKind::Random));
    (0..count).for_each(|_| host.operate(Operator::AddBot { seat: None, kind }));
    Ok(host)
}

/// Goes on with the game of a record, or with the newest one that is not over. Returns how it ended.
fn resume(args: &HostArgs, file: Option<&Path>, device: &Device) -> Result<HostStatus, CliError> {
    if let Some(file) = file {
        return match open_again(args, file, device, (true, true))? {
            Again::GoesOn(host) => Ok(play(&host, args, device)),
            Again::Over(host) => Ok(tell_end(&host, device).0),
        };
    }
    let mut newest = true;
    for record in device.profile.records()? {
        // What was played after it is over as well, and nobody waits for the end of an earlier game.
        let tells_end = std::mem::take(&mut newest);
        match open_again(args, &record, device, (tells_end, false)) {
            Ok(Again::GoesOn(host)) => return Ok(play(&host, args, device)),
            Ok(Again::Over(host)) => {
                let (status, told) = tell_end(&host, device);
                if told {
                    return Ok(status);
                }
            }
            Err(HostError::Resume(ResumeError::Over)) => {}
            Err(error @ HostError::Resume(ResumeError::MovedOn)) => {
                print::remark(format_args!("{}: {error}; it is left out", record.display()));
            }
            Err(error @ HostError::NoRecord(_)) => {
                newest = true;
                print::remark(format_args!("{error}; it is left out"));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(CliError::new("resume", "no game here waits to be gone on with"))
}

/// A table that was opened again.
enum Again {
    /// Its game goes on.
    GoesOn(HostHandle),
    /// Its game is over.
    Over(HostHandle),
}

/// Opens the table of a record. `named` if somebody named it, who then wants it although its table went on elsewhere.
fn open_again(
    args: &HostArgs,
    record: &Path,
    device: &Device,
    (tells_end, named): (bool, bool),
) -> Result<Again, HostError> {
    let host = device.backend.resume(ResumeOptions {
        record: record.to_owned(),
        access: access(args),
        auto_start: true,
        known: known_devices(device),
        tells_end,
        although_moved: named,
        pace: Duration::from_millis(args.pace),
    })?;
    Ok(if host.status().last.is_some() {
        Again::Over(host)
    } else {
        Again::GoesOn(host)
    })
}

/// Tells the end of a game to those who come for it, then closes the table. True if somebody came.
fn tell_end(host: &HostHandle, device: &Device) -> (HostStatus, bool) {
    let awaited = host.status().awaited;
    greet(host, device);
    print::remark("the game is over; its players are told the end when they come");
    device.backend.runtime().block_on(async {
        tokio::select! {
            () = all_came(host) => {}
            () = net::asked() => print::remark("closing the table"),
        }
        host.close();
        let status = host.closed().await;
        let told = status.awaited < awaited;
        (status, told)
    })
}

/// Waits for those who were not here since this program was started, to hear how the game ended.
async fn all_came(host: &HostHandle) {
    let all = host.wait_for(|status| status.awaited == 0);
    // Whoever still looks for the table tries every few seconds.
    let _ = tokio::time::timeout(END_PATIENCE, all).await;
}

const fn access(args: &HostArgs) -> Access {
    Access::Lan {
        ip: None,
        port: args.port,
        announce: true,
    }
}

/// The devices of earlier games. Without the list everybody is new, and needs the code.
fn known_devices(device: &Device) -> BTreeSet<DeviceId> {
    device.profile.known_devices().unwrap_or_else(|problem| {
        print::remark(format_args!("the devices of earlier games are not known: {problem}"));
        BTreeSet::new()
    })
}

/// The values of `--who`. Nobody sits at a table without a window who could be asked.
fn who_may_join() -> impl TypedValueParser<Value = WhoMayJoin> {
    let names = WhoMayJoin::ALL.map(WhoMayJoin::name);
    PossibleValuesParser::new(names).try_map(|name| match WhoMayJoin::from_name(&name) {
        Some(WhoMayJoin::Ask) | None => {
            Err("nobody can be asked without a window; choose anyone, code or known, or host in the window")
        }
        Some(who) => Ok(who),
    })
}

/// Says the join code, and each new one.
async fn tell_codes(host: &HostHandle) {
    let mut told = None;
    loop {
        let status = host.wait_for(|status| status.code != told).await;
        if status.closed || status.code == told {
            return;
        }
        told = status.code;
        if let Some(code) = &told {
            let again = if code.renewed > 0 { "new code" } else { "code" };
            print::line(format_args!("{again} {}", code.invitation));
        }
    }
}

/// Says where the page for browsers is, and what it offers, whenever that changes.
async fn tell_page(page: &PageHandle) {
    let mut told = PageStatus::default();
    loop {
        let news = |now: &PageStatus| {
            let same = now.address == told.address && now.fault == told.fault;
            !same || now.packages != told.packages || now.unread != told.unread
        };
        let now = page.wait_for(news).await;
        if !news(&now) {
            // The table is closed.
            return;
        }
        for problem in now.fault.iter().filter(|fault| told.fault.as_ref() != Some(fault)) {
            print::remark(problem);
        }
        for (name, fault) in now.unread.iter().filter(|fault| !told.unread.contains(fault)) {
            print::remark(format_args!("the package {name} is not offered: {fault}"));
        }
        if let Some(address) = now.address.filter(|address| told.address != Some(*address)) {
            print::line(format_args!("page http://{address}"));
        }
        for package in now.packages.iter().filter(|package| !told.packages.contains(package)) {
            let (name, words, hash) = (&package.name, package.words(), package.sha256());
            print::line(format_args!("package {name}, {words}, SHA-256 {hash}"));
        }
        told = now;
    }
}

/// Says that the players may have gone on elsewhere when most of them are away for longer than it takes to come back.
async fn tell_apart(host: &HostHandle) {
    loop {
        if host.wait_for(|status| !status.together).await.closed {
            return;
        }
        let back = host.wait_for(|status| status.together);
        match tokio::time::timeout(AWAY_PATIENCE, back).await {
            Ok(status) if status.closed => return,
            Ok(_) => {}
            Err(_) => {
                print::remark("most players are away; they may have gone on with the game at another computer");
                if host.wait_for(|status| status.together).await.closed {
                    return;
                }
                print::remark("most players are here again");
            }
        }
    }
}

fn greet(host: &HostHandle, device: &Device) {
    let status = host.status();
    let name = &status.name;
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

/// Waits for the end of that game; false if the table is closed before, or the disk takes nothing for too long: then
/// another player's computer gets the table, if there is one.
async fn is_played(host: &HostHandle, game: u32) -> bool {
    loop {
        let status = host.wait_for(|s| s.games >= game || s.journal.is_some()).await;
        let Some(problem) = status.journal else {
            return !status.closed;
        };
        print::remark(format_args!(
            "the game stands still until its record can be written: {problem}"
        ));
        let written = host.wait_for(|s| s.journal.is_none());
        let status = match tokio::time::timeout(DISK_PATIENCE, written).await {
            Ok(status) => Some(status),
            Err(_) => hands_over(host).await,
        };
        if status.is_none_or(|status| status.closed) {
            return false;
        }
    }
}

/// Hands the table over, again and again: all players may be away for a moment. Returns the status once the table is
/// closed or the disk has room again, and `None` if neither comes in time.
async fn hands_over(host: &HostHandle) -> Option<HostStatus> {
    print::remark("the disk takes nothing for too long; the table is handed over to a player");
    let attempts = async {
        loop {
            host.operate(Operator::HandOver);
            tokio::time::sleep(HAND_OVER_AGAIN).await;
        }
    };
    tokio::select! {
        status = tokio::time::timeout(DISK_PATIENCE, host.wait_for(|s| s.journal.is_none())) => status.ok(),
        () = attempts => None,
    }
}

fn play(host: &HostHandle, args: &HostArgs, device: &Device) -> HostStatus {
    greet(host, device);
    let page = args.page.then(|| {
        let options = PageOptions {
            folder: device.profile.packages_folder(),
            program: own_program(),
            write: text::page,
        };
        host.serve_page(options, net::no_wake())
    });
    device.backend.runtime().block_on(play_all(host, args, page.as_ref()))
}

/// Waits for the games, or for the system to ask for the end; closes the table either way.
async fn play_all(host: &HostHandle, args: &HostArgs, page: Option<&PageHandle>) -> HostStatus {
    let games = args.games.max(args.then.len() as u32 + 1);
    let all = async {
        for game in 1..=games {
            if !is_played(host, game).await {
                return;
            }
            if game < games {
                let next = args.then.get(game as usize - 1);
                let next = next.zip(SeatCount::new(args.players.into()));
                host.operate(Operator::Rematch(
                    next.map(|(id, players)| Config::new(id.name(), players)),
                ));
            }
        }
        all_came(host).await;
    };
    let codes = async {
        tell_codes(host).await;
        std::future::pending().await
    };
    let apart = async {
        tell_apart(host).await;
        std::future::pending().await
    };
    let page = async {
        if let Some(page) = page {
            tell_page(page).await;
        }
        std::future::pending().await
    };
    tokio::select! {
        () = all => {}
        () = codes => {}
        () = apart => {}
        () = page => {}
        () = net::asked() => print::remark("closing the table"),
    }
    host.close();
    host.closed().await
}

fn finish(status: &HostStatus) -> Result<Value, CliError> {
    if let Some(problem) = &status.journal {
        return Err(CliError::new(
            "record",
            format!("the record could not be written: {problem}"),
        ));
    }
    Ok(json!({
        "table": status.name,
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
            "--bots {text}: expected a number and a kind, such as 2:normal or 1:hard:hunter"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Character, Level};

    #[test]
    fn bots_are_a_number_and_a_kind() {
        let players = SeatCount::new(3).unwrap();
        assert_eq!(parse_bots("2:greedy", players).unwrap(), (2, BotKind::Greedy));
        let guard = BotKind::Level(Level::Hard, Character::Guard);
        assert_eq!(parse_bots("3:hard:guard", players).unwrap(), (3, guard));
        for wrong in ["", "2", ":random", "x:random", "2:clever", "4:random", "-1:random"] {
            assert!(parse_bots(wrong, players).is_err(), "{wrong}");
        }
    }
}
