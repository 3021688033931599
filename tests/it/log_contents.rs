//! The program's own log as a whole, from real processes: nothing secret stands in it, and its newest lines are kept.

use super::{
    log_lines::logged,
    processes::{Host, json, podbay},
};
use podbay::{
    games::any::AnyGame,
    net::identity::Fingerprint,
    protocol::SeedProof,
    record::{Record, Start, load},
};
use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

/// Ways in which 32 bytes could stand in a text.
fn forms(secret: &[u8; 32]) -> [String; 2] {
    let list: Vec<String> = secret[..6].iter().map(ToString::to_string).collect();
    [Fingerprint(*secret).to_string(), list.join(", ")]
}

#[test]
fn the_log_of_a_game_holds_no_secret_and_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| -> PathBuf { folder.path().join(name) };
    let (record, logs) = (at("game.podbay"), [at("host.log"), at("guest.log")]);
    let arguments = [
        &["host", "--headless", "--port", "0", "--name", "Ariadne auf Naxos"][..],
        &["--bots", "1:greedy", "--record", record.to_str().unwrap()],
    ];
    let host = Host::begin(&mut logged(&logs[0], "debug", &at("host"), &arguments.concat()));
    let address = host.address();
    let join = ["join", "--headless", "--at", &address, "--name", "Zerbinetta"];
    let output = logged(&logs[1], "debug", &at("guest"), &join).output().unwrap();
    assert_eq!(json(&output)["seed"], "verified", "{output:?}");
    assert!(host.end().0);
    let record: Record<AnyGame> = load(&fs::read(&record).unwrap()).unwrap().record;
    let Start::Shared { proof, .. } = record.header.start else {
        panic!("a seed that was made together");
    };
    let SeedProof { secret, nonce, shares } = proof;
    let mut forbidden: Vec<String> = [secret, nonce].iter().flat_map(forms).collect();
    forbidden.extend(shares.iter().flatten().flat_map(forms));
    for name in ["host", "guest"] {
        let key = fs::read(at(name).join("device.key")).unwrap();
        let list: Vec<String> = key[key.len() - 6..].iter().map(ToString::to_string).collect();
        forbidden.push(list.join(", "));
    }
    forbidden.extend(["Ariadne", "Naxos", "Zerbinetta", folder.path().to_str().unwrap()].map(str::to_owned));
    let told = logs.map(|log| fs::read_to_string(log).unwrap());
    for text in &told {
        for word in &forbidden {
            assert!(!text.contains(word.as_str()), "{word:?} is in the log:\n{text}");
        }
    }
    assert!(
        told[1].contains("the host ended the connection: table-closed"),
        "{}",
        told[1]
    );
    assert!(
        told[0].contains("connection ended by the table: table-closed"),
        "{}",
        told[0]
    );
}

#[test]
fn a_command_that_fails_leaves_its_newest_lines_in_the_profile() {
    let folder = tempfile::tempdir().unwrap();
    let output = podbay(folder.path(), &["join", "--headless", "--at", "127.0.0.1:1"])
        .env("PODBAY_LOG", "off")
        .output()
        .unwrap();
    assert_eq!(json(&output)["error"], "no-answer", "{output:?}");
    let kept = fs::read_to_string(folder.path().join("newest.log")).unwrap();
    assert!(kept.contains("podbay: host not reached: no-answer"), "{kept}");
    assert!(kept.contains("podbay: no host at 127.0.0.1:1: "), "{kept}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("newest.log"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn another_table_at_the_place_of_the_lost_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (at_host, at_guest) = (folder.path().join("host"), folder.path().join("guest"));
    let mut host = Host::start(&at_host, &["--players", "3"]);
    let arguments = ["join", "--headless", "--no-host", "--at", &host.address()];
    let guest = podbay(&at_guest, &arguments).spawn().unwrap();
    let end = Instant::now() + DEADLINE;
    // The guest remembers a host as soon as that has taken it in.
    while !at_guest.join("hosts.toml").exists() {
        assert!(Instant::now() < end, "the guest is not taken in");
        std::thread::sleep(Duration::from_millis(20));
    }
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    let again = ["--port", &host.port, "--players", "3"];
    let _again = Host::start_without_port(&at_host, &again);
    let output = guest.wait_with_output().unwrap();
    assert_eq!(json(&output)["error"], "other-table", "{output:?}");
    let kept = fs::read_to_string(at_guest.join("newest.log")).unwrap();
    let reason = "podbay: not joined: another table is open at the place of the lost one, ";
    assert!(kept.contains(reason), "{kept}");
}

#[test]
fn a_filter_that_is_not_understood_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = podbay(folder.path(), &["licences"]);
    let output = command.env("PODBAY_LOG", "podbay=loud").output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    let reason = "podbay: PODBAY_LOG is not understood; warnings are shown";
    assert!(told.lines().any(|line| line.ends_with(reason)), "{told}");
}
