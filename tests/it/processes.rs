//! The program itself, as people and scripts start it.

use crate::support::port_of_its_own;
use podbay::net::endpoint;
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, ChildStdout, Command, Output, Stdio},
    time::{Duration, Instant},
};

pub const MDNS: &str = "15473";

pub fn podbay(profile: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podbay"));
    // What it says is read in English, whatever language this machine has.
    command
        .env("LC_ALL", "C")
        .args(["--json", "--mdns-loopback", "--mdns-port", MDNS, "--profile"])
        .arg(profile)
        .args(arguments);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

pub fn json(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().unwrap_or_default();
    serde_json::from_str(last).unwrap_or_else(|_| panic!("no JSON at the end: {output:?}"))
}

/// Runs to a failure and returns its code and its message.
pub fn failure(profile: &Path, arguments: &[&str]) -> (String, String) {
    let output = podbay(profile, arguments).output().unwrap();
    assert!(output.status.code() >= Some(1), "{arguments:?} should fail: {output:?}");
    let value = json(&output);
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    assert!(text("message").len() > 10, "{value}");
    (text("error"), text("message"))
}

/// Runs to a failure and returns its code.
fn error(profile: &Path, arguments: &[&str]) -> String {
    failure(profile, arguments).0
}

/// Waits until the list of tables has two of this name: hosts are heard only some time after they have started.
pub fn two_listed(profile: &Path, name: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let found = json(&podbay(profile, &["tables", "--seconds", "1"]).output().unwrap());
        let tables = found["tables"].as_array().map_or(&[][..], Vec::as_slice);
        if tables.iter().filter(|table| table["name"] == name).count() == 2 {
            return;
        }
        assert!(Instant::now() < deadline, "two tables named {name} in {found}");
    }
}

/// A host that has said where it is.
pub struct Host {
    pub process: Child,
    output: BufReader<ChildStdout>,
    pub port: String,
}

impl Host {
    /// At a port that is still free when the host is killed and comes back to it.
    pub fn start(profile: &Path, arguments: &[&str]) -> Self {
        let port = port_of_its_own().to_string();
        Self::start_without_port(profile, &[&["--port", &port], arguments].concat())
    }
    pub fn start_without_port(profile: &Path, arguments: &[&str]) -> Self {
        Self::begin(&mut podbay(profile, &[&["host", "--headless"], arguments].concat()))
    }
    /// Runs a command that hosts, and waits until the table is open.
    pub fn begin(command: &mut Command) -> Self {
        let mut process = command.spawn().unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let port = line
            .split(", key")
            .next()
            .and_then(|l| l.rsplit(':').next())
            .unwrap_or_default()
            .to_owned();
        assert!(port.parse::<u16>().is_ok(), "{line}");
        Self { process, output, port }
    }
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
    /// Waits for the end and returns the last line as JSON.
    pub fn end(mut self) -> (bool, Value) {
        let last = self
            .output
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .last()
            .unwrap_or_default();
        (
            self.process.wait().unwrap().success(),
            serde_json::from_str(&last).unwrap_or_default(),
        )
    }
}

/// A test that fails leaves no host behind.
impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_host_and_a_client_end_with_the_same_digest() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.podbay");
    let flags = [
        "--bots",
        "1:random",
        "--seed",
        "3",
        "--games",
        "2",
        "--record",
        record.to_str().unwrap(),
    ];
    let host = Host::start(&folder.path().join("host"), &flags);
    let guest = folder.path().join("guest");
    let output = podbay(&guest, &["join", "--headless", "--at", &host.address()])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let client = json(&output);
    let (success, host) = host.end();
    assert!(success);
    assert_eq!(client["digest"], host["digest"]);
    assert_eq!(client["digest"].as_str().map(str::len), Some(64));
    assert_eq!(client["seed"], "given");
    assert_eq!((&client["games"], &host["games"]), (&Value::from(2), &Value::from(2)));
    assert!(host["commands"].as_u64() > client["commands"].as_u64());
    for file in ["game.podbay", "game-2.podbay"] {
        let path = folder.path().join(file);
        let replay = podbay(&guest, &["replay", path.to_str().unwrap(), "--verify"])
            .output()
            .unwrap();
        assert_eq!(json(&replay)["verified"], Value::from(true), "{replay:?}");
    }
}

#[test]
fn a_second_table_on_a_machine_opens_at_another_port() {
    let folder = tempfile::tempdir().unwrap();
    // The usual port may belong to something else on this machine: then both take another one.
    let hosts = ["one", "two"].map(|name| Host::start_without_port(&folder.path().join(name), &["--name", name]));
    assert_ne!(hosts[0].port, hosts[1].port);
    for mut host in hosts {
        assert!(host.process.try_wait().unwrap().is_none(), "the table is open");
        host.process.kill().unwrap();
        host.process.wait().unwrap();
    }
}

/// A guest that has come to a table.
#[cfg(unix)]
fn seated(profile: &Path, host: &Host) -> Child {
    let mut guest = podbay(profile, &["join", "--headless", "--at", &host.address()])
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(guest.stdout.as_mut().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.starts_with("connected"), "{line}");
    guest
}

#[cfg(unix)]
fn signal(process: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &process.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

#[cfg(unix)]
#[test]
fn whatever_asks_a_host_to_end_ends_everybody_in_order() {
    for name in ["-INT", "-TERM", "-HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let host = Host::start(&folder.path().join("host"), &[]);
        let mut guest = seated(&folder.path().join("guest"), &host);
        signal(&host.process, name);
        assert!(host.end().0, "{name}");
        assert!(guest.wait().unwrap().success(), "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_guest_that_is_asked_to_end_leaves_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(&folder.path().join("host"), &[]);
    let mut guest = seated(&folder.path().join("guest"), &host);
    signal(&guest, "-TERM");
    assert!(guest.wait().unwrap().success());
    // The seat is free again.
    let mut next = seated(&folder.path().join("next"), &host);
    signal(&host.process, "-TERM");
    assert!(host.end().0);
    assert!(next.wait().unwrap().success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_host_that_is_to_outlive_its_terminal_does() {
    let folder = tempfile::tempdir().unwrap();
    let plain = podbay(&folder.path().join("host"), &["host", "--headless", "--port", "0"]);
    let mut command = Command::new("nohup");
    command.arg(plain.get_program()).args(plain.get_args());
    command
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let host = Host::begin(&mut command);
    signal(&host.process, "-HUP");
    // It plays on as before.
    let mut guest = seated(&folder.path().join("guest"), &host);
    signal(&host.process, "-TERM");
    assert!(host.end().0);
    assert!(guest.wait().unwrap().success());
}

#[test]
fn a_profile_that_cannot_be_written_joins_without_keeping_anything() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "not a folder").unwrap();
    let nowhere = folder.path().join("file/profile");
    let host = Host::start(&folder.path().join("host"), &["--bots", "1:random"]);
    let output = podbay(&nowhere, &["join", "--headless", "--at", &host.address()])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(json(&output)["games"], Value::from(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(told.matches("cannot be written").count(), 1, "{told}");
    assert!(host.end().0);
}

#[test]
fn a_broken_device_key_is_named_and_tables_are_listed_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("profile");
    std::fs::create_dir(&profile).unwrap();
    let key = profile.join("device.key");
    std::fs::write(&key, "no key").unwrap();
    for command in [&["join", "--headless", "--any"][..], &["host", "--headless"]] {
        let (code, message) = failure(&profile, command);
        assert_eq!(code, "identity");
        assert!(message.contains(&*key.to_string_lossy()), "{message}");
    }
    let listed = podbay(&profile, &["tables", "--seconds", "0"]).output().unwrap();
    assert!(
        listed.status.success() && json(&listed)["tables"].is_array(),
        "{listed:?}"
    );
    assert_eq!(std::fs::read(&key).unwrap(), b"no key");
}

#[test]
fn broken_weights_end_an_arena_with_a_way_to_make_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.toml");
    let given = ["arena", "--bots", "given,random", "--games", "1", "--weights"];
    let arguments = [&given[..], &[path.to_str().unwrap()]].concat();
    let refused = || failure(&folder.path().join("profile"), &arguments);
    let check = |why: &str| {
        let (code, message) = refused();
        assert_eq!(code, "weights", "{message}");
        let told = ["broken.toml", why, "podbay train --game argo --players 2 --out FILE"];
        assert!(told.iter().all(|words| message.contains(words)), "{message}");
    };
    check("there is no such file");
    for (text, why) in [
        ("[players-2]\nhorizon = 3\nseat = { points = [1.0,", "cannot be read"),
        ("[players-5]\nhorizon = 1\nseat = {}\n", "players-5"),
        (
            include_str!("../../assets/aqua_sphere/weights.toml"),
            "not those of this game",
        ),
        ("# nothing yet\n", "no weights for 2 players"),
    ] {
        std::fs::write(&path, text).unwrap();
        check(why);
    }
    std::fs::write(&path, "#".repeat((2 << 20) + 1)).unwrap();
    assert_eq!(refused().0, "file-too-large");
    std::fs::write(&path, [0xff, 0xfe]).unwrap();
    assert_eq!(refused().0, "not-text");
}

#[test]
fn failures_have_a_code_and_say_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let guest = folder.path().join("guest");
    let mut host = Host::start(&folder.path().join("host"), &["--name", "Taken", "--bots", "1:random"]);
    let check = |arguments: &[&str], expected: &str| assert_eq!(error(&guest, arguments), expected, "{arguments:?}");
    check(&["host", "--headless", "--port", &host.port], "port-in-use");
    check(&["host", "--headless", "--name", &"x".repeat(300)], "name");
    check(&["host", "--headless", "--name", "a\u{1b}[2Jb"], "name");
    check(&["host", "--headless", "--bots", "3:random"], "usage");
    check(&["host", "--headless", "--players", "5"], "usage");
    check(&["host", "--headless", "--option", "nonsense=1"], "setup");
    check(&["host", "--headless", "--box", "no-such-file.toml"], "file");
    check(&["host", "--headless", "--no-such-flag"], "usage");
    // A machine without a network has another reason to find nothing.
    let nowhere = if endpoint::is_online() {
        "unknown-table"
    } else {
        "no-network"
    };
    check(&["join", "--headless", "--table", "Nowhere", "--wait", "1"], nowhere);
    check(&["join", "--headless", "--at", "256.1.1.1"], "usage");
    check(
        &["join", "--headless", "--at", "no-such-laptop.invalid"],
        "unknown-name",
    );
    check(&["join", "--headless", "--any", "--name", &"x".repeat(300)], "name");
    check(&["join", "--any"], "usage");
    // The profile of the running host belongs to it.
    let there = folder.path().join("host");
    assert_eq!(error(&there, &["join", "--headless", "--any"]), "profile-in-use");
    let listed = podbay(&there, &["tables", "--seconds", "0"]).output().unwrap();
    assert!(listed.status.success(), "beside a running host: {listed:?}");
    // The host has noticed nothing of all this.
    assert!(host.process.try_wait().unwrap().is_none());
    host.process.kill().unwrap();
    host.process.wait().unwrap();
}

#[test]
fn a_table_is_joined_by_its_game_and_its_record_replays() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let record = at("game.record");
    let other = Host::start(&at("argo"), &["--name", "Twins", "--bots", "1:random"]);
    let flags = [
        &[
            "--name",
            "Twins",
            "--game",
            "alien-frontiers",
            "--players",
            "3",
            "--bots",
            "2:greedy",
        ][..],
        &["--option", "round_limit=3", "--record", record.to_str().unwrap()],
    ];
    let host = Host::start(&at("frontiers"), &flags.concat());
    let guest = at("guest");
    let wrong = ["join", "--headless", "--at", &host.address(), "--game", "argo"];
    let (code, message) = failure(&guest, &wrong);
    assert_eq!(code, "other-game");
    assert!(message.contains("--game alien-frontiers"), "{message}");
    two_listed(&guest, "Twins");
    let twins = ["join", "--headless", "--table", "Twins"];
    assert_eq!(error(&guest, &twins), "ambiguous-table");
    // The look at the other table took no seat: the game is still to begin.
    let output = podbay(&guest, &[&twins[..], &["--game", "alien-frontiers"]].concat())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let (ended, figures) = host.end();
    assert!(ended);
    assert_eq!((&json(&output)["games"], &figures["games"]), (&1.into(), &1.into()));
    assert_eq!(json(&output)["digest"], figures["digest"]);
    let replay = podbay(&at("replay"), &["replay", "--verify", record.to_str().unwrap()])
        .output()
        .unwrap();
    assert!(replay.status.success(), "{replay:?}");
    assert_eq!(json(&replay)["digest"], figures["digest"]);
    let right = ["join", "--headless", "--at", &other.address(), "--game", "argo"];
    let output = podbay(&guest, &right).output().unwrap();
    assert_eq!(json(&output)["games"], 1, "{output:?}");
    assert!(other.end().0);
}

#[test]
fn an_option_that_does_not_fit_the_game_is_refused_with_what_does() {
    let folder = tempfile::tempdir().unwrap();
    let frontiers = ["--game", "alien-frontiers"];
    for (flags, expected) in [
        (&["--preset", "en"][..], "there is no option \"preset\""),
        (&["--preset", "all"], "there is no option \"preset\""),
        (&["--difficulty", "hard"], "there is no option \"difficulty\""),
        (&["--option", "round_limit=0"], "from 1 to 200"),
        (&["--option", "end_mode=never"], "colonies"),
        (&["--option", "long=yes", "--players", "2"], "with 2 players"),
        (&["--players", "1"], "expected 2, 3 or 4"),
    ] {
        let (code, message) = failure(
            folder.path(),
            &[&["sim", "--games", "1"], &frontiers[..], flags].concat(),
        );
        assert_eq!(code, "setup", "{flags:?}");
        assert!(message.contains(expected), "{flags:?}: {message}");
    }
    let played = podbay(
        folder.path(),
        &[
            "sim",
            "--games",
            "3",
            "--game",
            "alien-frontiers",
            "--option",
            "round_limit=2",
            "--option",
            "docking=free_only",
        ],
    );
    let found = json(&{ played }.output().unwrap());
    assert_eq!(
        (&found["unfinished"], &found["panics"]),
        (&0.into(), &0.into()),
        "{found}"
    );
    assert!(found["turns_mean"].as_f64().unwrap() <= 2.0 * 4.0, "{found}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_that_takes_nothing_is_no_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    for flags in [&["--json"][..], &[]] {
        let full = || {
            std::fs::File::options()
                .write(true)
                .open("/dev/full")
                .expect("a full disk")
        };
        let code = podbay(
            folder.path(),
            &["perft", "--game", "pushgrid", "--depth", "1", "--divide"],
        )
        .args(flags)
        .stdout(full())
        .stderr(full())
        .status()
        .expect("the program runs")
        .code();
        assert_eq!(code, Some(0), "{flags:?}");
    }
}
