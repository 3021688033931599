//! `podbay join` when its host dies: it looks for the table for as long as it was told to.

use super::processes::{Host, json, podbay};
use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command},
    time::{Duration, Instant},
};

/// A bot that plays, and would never go on with the table itself.
fn playing(profile: &Path, host: &Host, patience: &str) -> Child {
    let arguments = [
        "join",
        "--headless",
        "--no-host",
        "--pace",
        "20",
        "--at",
        &host.address(),
    ];
    let mut command: Command = podbay(profile, &[&arguments[..], &["--patience", patience]].concat());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    let mut told = BufReader::new(child.stdout.take().unwrap());
    told.read_line(&mut line).unwrap();
    assert!(line.starts_with("connected"), "{line}");
    child.stdout = Some(told.into_inner());
    child
}

/// Waits until the bot says that its host is gone; it ends, and says no more, when its patience does.
fn notices(child: &mut Child) {
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("connection lost") {
        line.clear();
        assert!(said.read_line(&mut line).unwrap() > 0, "the loss is said");
    }
    child.stderr = Some(said.into_inner());
}

/// Bytes of the host's record.
fn written(profile: &Path) -> u64 {
    let files = std::fs::read_dir(profile.join("records"))
        .into_iter()
        .flatten()
        .flatten();
    files.map(|file| file.metadata().unwrap().len()).sum()
}

fn plays(profile: &Path) {
    let (before, end) = (written(profile), Instant::now() + Duration::from_secs(60));
    while written(profile) < before + 2000 {
        assert!(Instant::now() < end, "no game goes on");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_bot_whose_host_is_gone_for_good_says_so_in_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let (at_host, guest) = (folder.path().join("host"), folder.path().join("guest"));
    let mut host = Host::start(&at_host, &["--bots", "1:random"]);
    let child = playing(&guest, &host, "4");
    plays(&at_host);
    host.process.kill().unwrap();
    let died = Instant::now();
    let end = child.wait_with_output().unwrap();
    let took = died.elapsed();
    let told = json(&end);
    assert_eq!(
        (&told["error"], end.status.success()),
        (&"not-back".into(), false),
        "{told}"
    );
    let message = told["message"].as_str().unwrap();
    assert!(
        message.contains("within 4 s") && message.contains("--resume"),
        "{message}"
    );
    let kept = std::fs::read_to_string(guest.join("newest.log")).unwrap();
    assert!(kept.contains("podbay: host lost: "), "{kept}");
    // Noticing it takes 2.5 s, an attempt that nobody answers 3.
    let least = Duration::from_secs(4);
    assert!((least..least + Duration::from_secs(15)).contains(&took), "{took:?}");
}

#[test]
fn a_bot_plays_on_when_the_table_comes_back_in_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let (at_host, guest) = (folder.path().join("host"), folder.path().join("guest"));
    let mut host = Host::start(&at_host, &["--bots", "1:random"]);
    let mut child = playing(&guest, &host, "60");
    plays(&at_host);
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    notices(&mut child);
    let again = Host::begin(&mut podbay(
        &at_host,
        &["host", "--headless", "--resume", "--port", &host.port],
    ));
    let end = json(&child.wait_with_output().unwrap());
    assert_eq!((&end["games"], &end["refusals"]), (&1.into(), &0.into()), "{end}");
    assert!(end["reconnects"].as_u64() >= Some(1), "{end}");
    let (ended, figures) = again.end();
    assert!(ended);
    assert_eq!(figures["digest"], end["digest"]);
}

#[test]
fn a_bot_that_waits_for_the_others_of_a_lost_host_logs_it() {
    let folder = tempfile::tempdir().unwrap();
    let (at_host, guest) = (folder.path().join("host"), folder.path().join("guest"));
    let mut host = Host::start(&at_host, &["--bots", "1:random"]);
    let arguments = [
        "join",
        "--headless",
        "--patience",
        "60",
        "--pace",
        "20",
        "--at",
        &host.address(),
    ];
    let mut command = podbay(&guest, &arguments);
    let mut child = command.env("PODBAY_LOG", "podbay=debug").spawn().unwrap();
    plays(&at_host);
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    let said = BufReader::new(child.stderr.take().unwrap());
    let reason = "podbay: the host is lost; waiting for the others here";
    assert!(said.lines().any(|line| line.unwrap().ends_with(reason)));
    child.kill().unwrap();
    child.wait().unwrap();
}
