//! A hostile client beside a game of two real programs at a third: whatever it does, the game goes on as it did.

mod packets;
mod rows;
mod wire;

use super::{processes::Host, rounds::rounds};
use podbay::{games::any::AnyGame, record};
use rows::{Row, Target};
use serde_json::Value;
use std::{
    fs::{self, File},
    io::Read,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);
/// The port of mDNS of these tables.
const MDNS: u16 = 15_551;

fn podbay(profile: &Path, arguments: &[&str]) -> Command {
    // `.ci/hostile` may name an optimised program.
    let program = std::env::var_os("PODBAY_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_podbay").into());
    let mut command = Command::new(program);
    let mdns = MDNS.to_string();
    command
        .args(["--json", "--mdns-loopback", "--mdns-port", &mdns, "--profile"])
        .arg(profile)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

/// A host and two players that play on until it is over.
struct Evening {
    folder: tempfile::TempDir,
    host: Host,
    players: Vec<Player>,
}

/// A player's program; a test that fails leaves none behind.
struct Player(Child);

impl Player {
    fn end(mut self) -> Value {
        let mut told = String::new();
        self.0.stdout.take().unwrap().read_to_string(&mut told).unwrap();
        serde_json::from_str(told.lines().last().unwrap_or_default()).unwrap_or_else(|_| panic!("{told}"))
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The figures of an evening.
struct Figures {
    /// Milliseconds from a player's command to its position: half of them, and 99 of 100; the worse one of both players.
    p50: f64,
    p99: f64,
    /// The most memory that the host had, in kilobytes.
    memory: u64,
    commands: u64,
    log: String,
}

impl Evening {
    fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let log = File::create(folder.path().join("host.log")).unwrap();
        let arguments = ["host", "--headless", "--port", "0", "--games", "100000"];
        let mut host = podbay(&folder.path().join("host"), &arguments);
        let host = Host::begin(host.env("PODBAY_LOG", "podbay=debug").stderr(Stdio::from(log)));
        let address = host.address();
        let arguments = ["join", "--headless", "--at", &address, "--pace", "5"];
        let play = |name: &str| Player(podbay(&folder.path().join(name), &arguments).spawn().unwrap());
        let players = vec![play("one"), play("two")];
        let evening = Self { folder, host, players };
        let end = Instant::now() + DEADLINE;
        while evening.recorded() == 0 {
            assert!(Instant::now() < end, "no game begins: {}", evening.log());
            std::thread::sleep(Duration::from_millis(10));
        }
        evening
    }

    /// Bytes of all records: each command that is given adds some.
    fn recorded(&self) -> u64 {
        let records = fs::read_dir(self.folder.path().join("host/records"));
        let records = records.into_iter().flatten().flatten();
        records.map(|file| file.metadata().unwrap().len()).sum()
    }

    /// Entries of all records: one for each command, and a few for what the host did.
    fn entries(&self) -> usize {
        let records = fs::read_dir(self.folder.path().join("host/records")).unwrap();
        let bytes = records.map(|file| fs::read(file.unwrap().path()).unwrap());
        let loaded = bytes.filter_map(|bytes| record::load::<AnyGame>(&bytes).ok());
        loaded.map(|loaded| loaded.record.entries.len()).sum()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("host.log")).unwrap()
    }

    /// True if the log tells the reason for what was done.
    fn told(&self, row: Row) -> bool {
        let (reasons, log) = (row.reasons(), self.log());
        reasons.is_empty() || reasons.iter().any(|reason| log.contains(reason))
    }

    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.host.process.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Closes the table. Both players have to have kept their seats and connections all the time.
    fn end(self) -> Figures {
        let (memory, log) = (self.memory(), self.log());
        assert!(!log.contains("panicked"), "{log}");
        let process = self.host.process.id().to_string();
        let interrupt = Command::new("kill").args(["-INT", &process]).status().unwrap();
        assert!(interrupt.success());
        let ends: Vec<Value> = self.players.into_iter().map(Player::end).collect();
        let (ended, _) = self.host.end();
        assert!(ended, "{log}");
        let mut seats: Vec<_> = ends.iter().map(|end| end["seat"].as_u64()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [Some(0), Some(1)], "{ends:?}");
        for end in &ends {
            assert_eq!((&end["reconnects"], &end["refusals"]), (&0.into(), &0.into()), "{end}");
        }
        let worst = |key: &str| {
            ends.iter()
                .filter_map(|end| end["answer_ms"][key].as_f64())
                .fold(0.0, f64::max)
        };
        Figures {
            p50: worst("p50"),
            p99: worst("p99"),
            memory,
            commands: ends.iter().filter_map(|end| end["commands"].as_u64()).sum(),
            log,
        }
    }
}

/// Runs the attack for so long, and again until the players have gone on meanwhile and the log tells what it was: of
/// connections that come too fast it tells a few in each second.
fn attack(row: Row, evening: &Evening, time: Duration) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let (end, before) = (Instant::now() + DEADLINE, evening.recorded());
    loop {
        let target = Target {
            address: evening.host.address().parse().unwrap(),
            mdns: MDNS,
            until: Instant::now() + time,
        };
        runtime.block_on(row.attack(target));
        std::thread::sleep(Duration::from_millis(300));
        let (played, told) = (evening.recorded() > before, evening.told(row));
        if played && told {
            break;
        }
        assert!(
            Instant::now() < end,
            "{row:?}: played on: {played}, told: {told}, {:?}\n{}",
            row.reasons(),
            evening.log()
        );
    }
    runtime.shutdown_background();
}

#[test]
fn whatever_a_hostile_client_does_the_others_play_on_and_the_log_says_what_it_was() {
    let evening = Evening::begin();
    let brief = |row| attack(row, &evening, Duration::from_millis(600));
    std::thread::scope(|scope| {
        // It takes ten seconds.
        scope.spawn(|| brief(Row::HalfHello));
        Row::ALL
            .into_iter()
            .filter(|row| *row != Row::HalfHello)
            .for_each(brief);
    });
    // A busy machine takes longer to so many.
    let end = Instant::now() + DEADLINE;
    while evening.entries() < 700 {
        assert!(Instant::now() < end, "{} entries", evening.entries());
        std::thread::sleep(Duration::from_millis(100));
    }
    let figures = evening.end();
    assert!(figures.commands > 500, "{} commands", figures.commands);
    let lines = figures.log.lines().count();
    assert!(lines < 5000, "a flood is no flood of lines: {lines}");
}

/// Each attack beside the same evening without it. Long; `.ci/hostile` prints the figures.
#[test]
fn no_attack_makes_the_others_wait_twice_as_long_or_the_host_twice_as_large() {
    if !rounds(false, true) {
        return;
    }
    let time = Duration::from_secs(6);
    let calm = || {
        let evening = Evening::begin();
        std::thread::sleep(time);
        evening.end()
    };
    println!("| row | p50 ms, calm and attacked | p99 ms | memory MB |\n|---|---|---|---|");
    let mut broken = Vec::new();
    for row in Row::ALL {
        let before = calm();
        let evening = Evening::begin();
        attack(row, &evening, time);
        let after = evening.end();
        let megabytes = |figures: &Figures| figures.memory as f64 / 1024.0;
        println!(
            "| {row:?} | {:.1} {:.1} | {:.1} {:.1} | {:.1} {:.1} |",
            before.p50,
            after.p50,
            before.p99,
            after.p99,
            megabytes(&before),
            megabytes(&after),
        );
        // Below these nobody notices, and chance is most of it.
        let slow = after.p99 > (2.0 * before.p99).max(20.0);
        let large = after.memory > (2 * before.memory).max(32 * 1024);
        if slow || large {
            broken.push(row);
        }
    }
    assert_eq!(broken, []);
}
