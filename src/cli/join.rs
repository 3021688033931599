//! `podbay join --headless`: a bot of this process takes a seat at a table elsewhere.

use super::{
    CliError,
    common::{Device, ProfileArgs},
    game::{bot_kind, game_name},
    print,
};
use crate::{
    diagnostics::Dropped,
    games::any::GameId,
    net::{
        self, ClientEnd, ClientHandle, ClientUpdate, HostHandle, JoinOptions, NetError, Target, TypedAddress,
        bots::{self, BotReport},
        browse::{FoundTable, TableList},
        code::Invitation,
        identity::Fingerprint,
        no_wake,
    },
    protocol::{ClientMessage, Closing, HostMessage, Name, PROTOCOL_VERSION, limits},
    rules::Seed,
    store::Profile,
};
use clap::Args;
use serde_json::{Value, json};
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// Longest time for a visit to end once the system has asked for it.
const GOODBYE: Duration = Duration::from_secs(3);

/// Time from the beginning of the search in which other tables of the same name show up: the beacon's answers come within
/// milliseconds, and its question was repeated by then.
const SETTLE: Duration = Duration::from_millis(150);
/// Longest wait for a table with a free seat when one without was found.
const FREE_SEAT: Duration = Duration::from_millis(1500);

/// Arguments of `podbay join`.
#[derive(Clone, Debug, Args)]
pub struct JoinArgs {
    /// Name of the table
    #[arg(long, value_name = "NAME", conflicts_with_all = ["at", "any"])]
    pub table: Option<String>,
    /// Address or name of the host's computer, such as 192.168.1.20, 192.168.1.20:4000 or laptop.local
    #[arg(long, value_name = "ADDR[:PORT]", conflicts_with = "any")]
    pub at: Option<TypedAddress>,
    /// Any table with a free seat
    #[arg(long)]
    pub any: bool,
    /// Join code that the host shows, such as ABCD-2345
    #[arg(long, value_name = "CODE", conflicts_with_all = ["table", "at", "any"])]
    pub code: Option<Invitation>,
    /// Only a table that plays this game
    #[arg(long, value_name = "NAME", value_parser = game_name())]
    pub game: Option<GameId>,
    /// Forget the key that was remembered for the address
    #[arg(long, requires = "at")]
    pub forget: bool,
    /// Name to show at the table
    #[arg(long, default_value = "Bot")]
    pub name: String,
    /// Without a window; the window itself joins without this command
    #[arg(long)]
    pub headless: bool,
    /// The bot's way of playing: random, greedy, easy, normal, hard, or a level with a character such as hard:hunter,
    /// hard:builder or hard:guard
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub bot: String,
    /// Milliseconds before each command
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub pace: u64,
    /// Never go on with the table of a lost host on this computer
    #[arg(long)]
    pub no_host: bool,
    /// Seconds for which a table is looked for whose host was lost; then the command ends with the error not-back
    #[arg(long, value_name = "S", default_value_t = limits::HOST_PATIENCE.as_secs())]
    pub patience: u64,
    /// Seconds to look for the table
    #[arg(long, value_name = "S", default_value_t = 10)]
    pub wait: u64,
}

/// Plays at the table until it closes and returns the figures.
///
/// # Errors
/// An argument that cannot be used, no such table, no free seat, or the connection ended other than in order.
pub fn run(args: &JoinArgs, profile: &ProfileArgs) -> Result<Value, CliError> {
    if !args.headless {
        return Err(CliError::usage(
            "start podbay without a command to join in the window, or add --headless",
        ));
    }
    Name::parse(&args.name).map_err(|e| CliError::new("name", e.to_string()))?;
    let kind = bot_kind(&args.bot)?;
    let device = Device::open(profile)?;
    let target = target(args, &device)?;
    // Announced tables are chosen by their game; a typed address says nothing of it.
    if let (Some(wanted), true) = (args.game, args.at.is_some() || args.code.is_some()) {
        let found = game_at(&target, args, &device)?;
        if found != wanted {
            return Err(other_game(found));
        }
    }
    let options = JoinOptions {
        bot: true,
        record: record_path(&device),
        may_host: !args.no_host,
        patience: Duration::from_secs(args.patience),
        ..JoinOptions::new(&args.name)
    };
    let client = device.backend.join(target, options, no_wake());
    let pace = Duration::from_millis(args.pace);
    let mut progress = Progress {
        device: &device,
        typed: args.at.as_ref(),
        reached: None,
    };
    let watch = |update: &ClientUpdate| progress.show(update);
    let playing = bots::play(&client, kind, Seed(rand::random()), pace, watch);
    device.backend.runtime().block_on(async {
        tokio::select! {
            report = playing => finish(report),
            () = leave_when_asked(&client) => Err(failed(ClientEnd::Closed(Closing::Left))),
        }
    })
}

/// Leaves the table when the system asks for the end. The visit ends by that, at the latest after a moment; a table that is
/// hosted here is closed.
async fn leave_when_asked(client: &ClientHandle) {
    net::asked().await;
    print::remark("leaving the table");
    if client.send(ClientMessage::Leave).is_err() {
        Dropped::NotTaken.tell();
    }
    tokio::time::sleep(GOODBYE).await;
}

/// The file for the record of a table that goes on here. What the profile cannot keep was told when it was opened.
fn record_path(device: &Device) -> Option<PathBuf> {
    device.profile.record_path().unwrap_or_else(|problem| {
        print::remark(format_args!("no record can be kept: {problem}"));
        None
    })
}

/// The game of a table. Looks at it without a seat, because taking the last free one would start the game.
fn game_at(target: &Target, args: &JoinArgs, device: &Device) -> Result<GameId, CliError> {
    let options = JoinOptions {
        bot: true,
        spectator: true,
        ..JoinOptions::new(&args.name)
    };
    let client = device.backend.join(target.clone(), options, no_wake());
    let mut game = None;
    let end = device.backend.runtime().block_on(async {
        loop {
            match client.next().await {
                Some(ClientUpdate::Message(HostMessage::Welcome { table, .. })) => {
                    game = Some(table.setup.id());
                    if client.send(ClientMessage::Leave).is_err() {
                        Dropped::NotTaken.tell();
                    }
                }
                Some(ClientUpdate::Ended(end)) => break end,
                None => break ClientEnd::Gone,
                Some(_) => {}
            }
        }
    });
    game.ok_or_else(|| failed(end))
}

fn other_game(game: GameId) -> CliError {
    let message = format!(
        "the table plays {0}; join with --game {0} or without --game",
        game.name()
    );
    CliError::new("other-game", message)
}

/// Tells people how a visit goes.
struct Progress<'a> {
    device: &'a Device,
    /// The address that was typed, until the key that was found there is remembered.
    typed: Option<&'a TypedAddress>,
    /// The key of the host that was reached last.
    reached: Option<Fingerprint>,
}

impl Progress<'_> {
    fn show(&mut self, update: &ClientUpdate) {
        match update {
            ClientUpdate::Connected {
                host: Some((key, address)),
            } => {
                self.reached = Some(*key);
                print::line(format_args!("connected to {address}, key {}", key.words()));
            }
            ClientUpdate::Gathering => {
                print::remark("the host is lost; waiting here for the others, to go on with the table")
            }
            ClientUpdate::Hosting(host) => {
                print::remark("this computer hosts the table now");
                self.device.backend.runtime().spawn(close_after_game(host.clone()));
            }
            ClientUpdate::Message(HostMessage::Welcome { .. }) => self.welcomed(),
            ClientUpdate::Message(HostMessage::Asked) => {
                print::remark("the host is being asked whether you may come in")
            }
            ClientUpdate::Lost { why } => print::remark(format_args!("connection lost ({why}); coming back")),
            _ => {}
        }
    }

    /// Remembers the key of the typed address, once: a host after the first one is somebody else, who answers elsewhere.
    fn welcomed(&mut self) {
        let Some((typed, key)) = self.typed.take().zip(self.reached) else {
            return;
        };
        if let Err(problem) = remember(&self.device.profile, typed, key) {
            print::remark(format_args!(
                "the key of the host cannot be remembered: {}",
                problem.message
            ));
        }
    }
}

/// A table that somebody else opened is closed after the game that it was taken over in.
async fn close_after_game(host: HostHandle) {
    host.wait_for(|status| status.games > 0).await;
    host.close();
}

fn remember(profile: &Profile, address: &TypedAddress, key: Fingerprint) -> Result<(), CliError> {
    let mut hosts = profile.hosts()?;
    if hosts.insert(address.to_string(), key.to_string()) != Some(key.to_string()) {
        profile.save_hosts(&hosts)?;
    }
    Ok(())
}

fn finish(report: BotReport) -> Result<Value, CliError> {
    match report.end {
        ClientEnd::Closed(Closing::TableClosed | Closing::Left) => {}
        end => return Err(failed(end)),
    }
    let millis = |percent| {
        report
            .answers
            .percentile(percent)
            .map(|took| took.as_secs_f64() * 1000.0)
    };
    Ok(json!({
        "table": report.table,
        "seat": report.seat.map(|seat| seat.index()),
        "games": report.games,
        "commands": report.commands,
        "refusals": report.refusals,
        "reconnects": report.reconnects,
        "digest": report.digest.map(|digest| digest.to_string()),
        "seed": report.seed.map(|seed| seed.verdict.code()),
        "abandoned_deals": report.seed.map(|seed| seed.abandoned),
        "answer_ms": { "p50": millis(50), "p99": millis(99) },
    }))
}

/// The error for a visit that failed; if this machine is on no network, it says so.
fn failed(end: ClientEnd) -> CliError {
    match end {
        ClientEnd::Net(NetError::NoAnswer(address)) if !address.ip().is_loopback() => {
            NetError::offline().unwrap_or(NetError::NoAnswer(address)).into()
        }
        end => end.into(),
    }
}

fn target(args: &JoinArgs, device: &Device) -> Result<Target, CliError> {
    if let Some(invitation) = &args.code {
        return Ok(Target::invited(invitation));
    }
    match (&args.at, &args.table, args.any) {
        (Some(at), _, _) => typed(at, args.forget, &device.profile),
        (None, Some(name), _) => named(name, args, device),
        (None, None, true) => any(args, device),
        (None, None, false) => Err(CliError::usage(
            "say which table: --table NAME, --code CODE, --at ADDRESS or --any",
        )),
    }
}

fn typed(at: &TypedAddress, forget: bool, profile: &Profile) -> Result<Target, CliError> {
    let known = profile.hosts()?.get(&at.to_string()).and_then(|key| {
        let key = key.parse();
        key.inspect_err(|_| Dropped::KeyUnreadable.tell()).ok()
    });
    Ok(Target {
        expected: known.filter(|_| !forget),
        ..Target::typed(at.clone())
    })
}

/// True if the table plays the game that is wanted.
fn plays(args: &JoinArgs, table: &FoundTable) -> bool {
    args.game.is_none_or(|game| table.announcement.game == game.name())
}

fn named(name: &str, args: &JoinArgs, device: &Device) -> Result<Target, CliError> {
    let wait = Duration::from_secs(args.wait);
    let mut list = device.backend.browse(no_wake())?;
    let is_it = |t: &FoundTable| t.announcement.name == name && plays(args, t);
    let tables = device.backend.runtime().block_on(async {
        if list
            .wait_for(wait, |tables| tables.iter().any(is_it))
            .await
            .iter()
            .any(is_it)
        {
            list.settle(SETTLE).await;
        }
        list.settle(Duration::ZERO).await
    });
    let found: Vec<&FoundTable> = tables.iter().filter(|t| is_it(t)).collect();
    match found[..] {
        [] => {
            let silent = silent(&list, &tables);
            Err(unanswered(&silent).unwrap_or_else(|| unknown(name, args, &tables)))
        }
        [table] => announced(table),
        _ => Err(ambiguous(name, &found)),
    }
}

fn any(args: &JoinArgs, device: &Device) -> Result<Target, CliError> {
    let wait = Duration::from_secs(args.wait);
    let mut list = device.backend.browse(no_wake())?;
    let open = |t: &FoundTable| plays(args, t) && t.is_open();
    let tables = device.backend.runtime().block_on(async {
        let some = list
            .wait_for(wait, |tables| tables.iter().any(|t| plays(args, t)))
            .await;
        if some.iter().any(open) {
            return some;
        }
        // Others may have a free seat; without one, this device may have its own seat at a table that plays.
        if !some.is_empty() {
            return list.wait_for(FREE_SEAT, |tables| tables.iter().any(open)).await;
        }
        // One that is announced may yet answer, or turn out not to.
        list.settle(Duration::ZERO).await
    });
    tables.iter().for_each(tell_other_protocol);
    match tables
        .iter()
        .find(|t| open(t))
        .or_else(|| tables.iter().find(|t| plays(args, t)))
    {
        Some(table) => announced(table),
        None => Err(nobody(args, &silent(&list, &tables))),
    }
}

/// Addresses where nobody answers, if nobody answers anywhere: a table that answers at one of its addresses need not
/// do so at the others.
fn silent(list: &TableList, tables: &[FoundTable]) -> Vec<SocketAddr> {
    if tables.is_empty() { list.silent() } else { Vec::new() }
}

/// The error for a search that found no table to join.
fn nobody(args: &JoinArgs, silent: &[SocketAddr]) -> CliError {
    let offline = || NetError::offline().map_or_else(|| nothing_announced(args), CliError::from);
    unanswered(silent).unwrap_or_else(offline)
}

/// The error for a table that is announced and cannot be reached, if there is one.
fn unanswered(silent: &[SocketAddr]) -> Option<CliError> {
    let first = silent.first()?;
    let addresses: Vec<String> = silent.iter().map(ToString::to_string).collect();
    let message = format!(
        "a table is announced, but does not answer at {}; the host's firewall has to let UDP port {} in, and podbay \
         doctor says more",
        addresses.join(" "),
        first.port(),
    );
    Some(CliError::new("no-answer", message))
}

/// A table of another version is there, and cannot be joined.
fn tell_other_protocol(table: &FoundTable) {
    let (theirs, ours) = (table.announcement.protocol, PROTOCOL_VERSION);
    if theirs != ours {
        Dropped::TableOtherProtocol { theirs, ours }.tell();
    }
}

fn nothing_announced(args: &JoinArgs) -> CliError {
    let kind = wanted(args);
    let text = format!("no table{kind} is announced on this network; ask the host for its address and join with --at");
    CliError::new("unknown-table", text)
}

/// The game that is wanted, for a message about tables.
fn wanted(args: &JoinArgs) -> String {
    args.game
        .map_or_else(String::new, |game| format!(" that plays {}", game.name()))
}

fn announced(table: &FoundTable) -> Result<Target, CliError> {
    let a = &table.announcement;
    if a.protocol != PROTOCOL_VERSION {
        let message = format!(
            "the table {} runs Podbay {} (protocol {}), this is {} (protocol {PROTOCOL_VERSION}); install the same \
             version on both",
            a.name,
            a.version,
            a.protocol,
            env!("CARGO_PKG_VERSION"),
        );
        return Err(CliError::new("version", message));
    }
    Ok(table.target())
}

fn unknown(name: &str, args: &JoinArgs, tables: &[FoundTable]) -> CliError {
    if let Some(offline) = NetError::offline() {
        return offline.into();
    }
    // A table of another version need not tell its name: it may well be that one.
    if let Some(Err(error)) = tables.iter().map(announced).find(Result::is_err) {
        return error;
    }
    let names: Vec<String> = tables
        .iter()
        .map(|t| format!("{} ({})", t.announcement.name, t.announcement.game))
        .collect();
    let there = match names[..] {
        [] => "none is announced here; ask the host for its address and join with --at".to_owned(),
        _ => format!("found: {}", names.join(", ")),
    };
    CliError::new(
        "unknown-table",
        format!("no table called {name:?}{} answers; {there}", wanted(args)),
    )
}

fn ambiguous(name: &str, found: &[&FoundTable]) -> CliError {
    let list: Vec<String> = found
        .iter()
        .map(|t| {
            let address = t.addresses.first().map_or_else(String::new, ToString::to_string);
            format!("--at {address} ({})", t.announcement.fingerprint.words())
        })
        .collect();
    CliError::new(
        "ambiguous-table",
        format!(
            "{} tables are called {name:?}; choose one by its address: {}",
            found.len(),
            list.join(", ")
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{log_catch::LogCatch, store::HostMemory};

    #[test]
    fn the_key_of_a_typed_address_is_that_of_the_first_host_that_took_us_in() {
        let folder = tempfile::tempdir().unwrap();
        let args = ProfileArgs {
            profile: Some(folder.path().to_owned()),
            mdns_loopback: true,
            ..ProfileArgs::default()
        };
        let device = Device::open(&args).unwrap();
        let typed: TypedAddress = "127.0.0.1:4000".parse().unwrap();
        let mut progress = Progress {
            device: &device,
            typed: Some(&typed),
            reached: None,
        };
        let [stranger, host, successor] = [1, 2, 3].map(|byte| Fingerprint([byte; 32]));
        let at = "127.0.0.1:4000".parse().unwrap();
        let connected = |progress: &mut Progress<'_>, key| {
            progress.show(&ClientUpdate::Connected { host: Some((key, at)) });
        };
        let kept = || device.profile.hosts().unwrap().get(&typed.to_string()).cloned();
        // One that did not take us in.
        connected(&mut progress, stranger);
        assert_eq!(kept(), None);
        connected(&mut progress, host);
        progress.welcomed();
        assert_eq!(kept(), Some(host.to_string()));
        connected(&mut progress, successor);
        progress.welcomed();
        assert_eq!(kept(), Some(host.to_string()));
    }

    #[test]
    fn a_remembered_key_that_cannot_be_read_is_told_and_not_compared() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let at: TypedAddress = "127.0.0.1:4000".parse().unwrap();
        let hosts = HostMemory::from([(at.to_string(), "no key".to_owned())]);
        profile.save_hosts(&hosts).unwrap();
        let log = LogCatch::begin();
        assert_eq!(typed(&at, false, &profile).unwrap().expected, None);
        assert!(log.has(&Dropped::KeyUnreadable));
    }
}
