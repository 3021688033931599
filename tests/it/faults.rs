//! Bad input and bad luck, told by the program itself: each with a code, a message that says what to do, and nothing lost.

use super::processes::{Host, failure, json, podbay, two_listed};
use podbay::{
    games::any::AnyGame,
    net::{
        Access, Backend, ClientEnd, ClientUpdate, HostOptions, HostStatus, JoinOptions, Target,
        bots::{self, BotReport},
        discovery::{Announcement, Announcer, MdnsOptions, TableState},
        endpoint, framing,
        identity::Identity,
        no_wake, tls,
    },
    protocol::{BotKind, Closing, Hello, HelloAction, HostMessage, PROTOCOL_VERSION, TableId},
    record::{Record, encode_header, load},
    rules::{Config, SeatCount, Seed},
    session::{Admission, Operator},
};
use std::{
    fs,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Command,
    sync::mpsc,
    time::Duration,
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);
const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const BOX: &str = include_str!("../../assets/argo/box.toml");
const MDNS: MdnsOptions = MdnsOptions {
    port: 15_546,
    loopback_only: true,
    adapter: None,
};

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_broken_box_file_is_named_with_line_field_and_what_was_expected() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("profile");
    let file = folder.path().join("mine.toml");
    let check = |content: &[u8], code: &str, words: &[&str]| {
        fs::write(&file, content).unwrap();
        let (found, message) = failure(&profile, &["host", "--headless", "--box", text(&file)]);
        assert_eq!(found, code, "{message}");
        for word in words {
            assert!(message.contains(word), "{word:?} is missing: {message}");
        }
    };
    let path = text(&file);
    let line = 1 + BOX
        .lines()
        .position(|line| line.starts_with("kind = \"corridor\""))
        .unwrap();
    let wrong = BOX.replacen("kind = \"corridor\"", "kind = \"corridoor\"", 1);
    check(
        wrong.as_bytes(),
        "setup",
        &[&format!("{path}:{line}:"), "kind", "waking_room, corridor"],
    );
    check(b"[box\n", "setup", &[&format!("{path}:1:")]);
    check(b"", "setup", &[&format!("{path}:1:")]);
    check(&[0xff, 0xfe, 0x00], "not-text", &[path]);
    check(&vec![b'#'; 70_000], "file-too-large", &[path, "65536"]);
    let (code, message) = failure(&profile, &["host", "--headless", "--box", text(folder.path())]);
    assert_eq!(code, "file", "{message}");
}

/// Plays one game of two bots and returns its record; the flags come on top.
fn record(folder: &Path, flags: &[&str]) -> PathBuf {
    let file = folder.join("game.podbay");
    let fixed = [
        "--port",
        "0",
        "--bots",
        "2:random",
        "--seed",
        "3",
        "--record",
        text(&file),
    ];
    let arguments = [&["host", "--headless"], &fixed[..], flags].concat();
    let output = podbay(&folder.join("host"), &arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    file
}

#[test]
fn a_table_with_a_box_of_its_own_is_played_and_recorded_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, BOX.replacen("name = \"", "name = \"Our own ", 1)).unwrap();
    let record = record(folder.path(), &["--box", text(&file)]);
    fs::remove_file(&file).unwrap();
    let output = podbay(folder.path(), &["replay", text(&record), "--verify"])
        .output()
        .unwrap();
    assert_eq!(json(&output)["verified"], true, "{output:?}");
    let bytes = fs::read(&record).unwrap();
    let has = |words: &str| bytes.windows(words.len()).any(|w| w == words.as_bytes());
    assert!(
        has("Our own ") && !has(text(folder.path())),
        "the box, and not where it lay"
    );
}

#[test]
fn damaged_and_changed_records_are_told_by_their_first_bad_entry() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path(), &[]);
    let good = fs::read(&file).unwrap();
    let replay = |flags: &[&str]| podbay(folder.path(), &[&["replay", text(&file)], flags].concat());
    let all = json(&replay(&["--verify"]).output().unwrap());
    let entries = all["entries"].as_u64().unwrap();
    assert!(
        entries > 20 && all["verified"] == true && !all["outcome"].is_null(),
        "{all}"
    );
    let some = json(&replay(&["--verify", "--step", "7"]).output().unwrap());
    assert_eq!((&some["entries"], &some["verified"]), (&7.into(), &true.into()));
    assert_ne!(some["digest"], all["digest"]);

    let mut record: Record<AnyGame> = load(&good).unwrap().record;
    let header = encode_header(&record.header).unwrap().len();
    fs::write(&file, &good[..header / 2]).unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file)]);
    assert!(code == "record" && message.contains("header"), "{message}");
    let half = header + (good.len() - header) / 2;
    // Not just between two entries: that is how the record of a running game ends.
    let inside = load::<AnyGame>(&good[..half]).unwrap().good_bytes + 3;
    fs::write(&file, &good[..inside]).unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file), "--verify"]);
    assert_eq!(code, "record-damaged");
    let part = json(&replay(&[]).output().unwrap());
    let whole = part["entries"].as_u64().unwrap();
    assert!(part["verified"] == false && 0 < whole && whole < entries, "{part}");
    assert!(message.contains(&format!("entry {}", whole + 1)), "{message}");

    record.entries[11].digest.0[0] ^= 1;
    fs::write(&file, record.to_bytes().unwrap()).unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file), "--verify"]);
    assert_eq!(code, "record-differs");
    assert!(message.contains("entry 12 "), "{message}");

    let mut older: Record<AnyGame> = load(&good).unwrap().record;
    older.header.versions.rules += 1;
    older.header.versions.program = "7.8.9".to_owned();
    fs::write(&file, older.to_bytes().unwrap()).unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file)]);
    assert_eq!(code, "record");
    assert!(
        message.contains("rules version") && message.contains("argo") && message.contains("7.8.9"),
        "{message}"
    );

    fs::write(&file, "no record").unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file)]);
    assert!(code == "record" && message.contains("not a Podbay record"), "{message}");
    let (code, _) = failure(folder.path(), &["replay", "no-such-file"]);
    assert_eq!(code, "file");
}

#[test]
fn a_record_goes_where_nothing_is_and_a_folder_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("taken.podbay");
    fs::write(&file, "mine").unwrap();
    let nowhere = folder.path().join("no-folder").join("game.podbay");
    for path in [&file, &nowhere] {
        let (code, message) = failure(
            &folder.path().join("p"),
            &["host", "--headless", "--record", text(path)],
        );
        assert!(code == "file" && message.contains(text(path)), "{message}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn a_game_waits_for_a_record_that_can_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("later").join("game.podbay");
    let backend = Backend::new(Identity::generate().unwrap(), MDNS).unwrap();
    let options = HostOptions {
        table: "Full disk".to_owned(),
        config: Config::new("argo", SeatCount::new(2).unwrap()),
        access: Access::Offline,
        seed: None,
        window: Duration::from_secs(20),
        auto_start: true,
        admission: Admission::default(),
        pace: Duration::ZERO,
        record: Some(file.clone()),
    };
    let host = backend.host(options).unwrap();
    for _ in 0..2 {
        let kind = BotKind::Random;
        host.operate(Operator::AddBot { seat: None, kind });
    }
    let wait = |enough: fn(&HostStatus) -> bool| {
        let waiting = async { tokio::time::timeout(DEADLINE, host.wait_for(enough)).await };
        backend.runtime().block_on(waiting).expect("in time")
    };
    let status = wait(|s| s.journal.is_some());
    assert_eq!((status.commands, status.games), (0, 0), "{status:?}");
    fs::create_dir(file.parent().unwrap()).unwrap();
    let status = wait(|s| s.games == 1);
    assert_eq!(status.journal, None);
    let record: Record<AnyGame> = load(&fs::read(&file).unwrap()).unwrap().record;
    let end = podbay::record::verify(&record).unwrap();
    assert_eq!(status.last.unwrap().digest, end.digest());
    assert_eq!(status.commands, record.commands() as u64);
}

/// A guest in this process who plays slowly, and what tells of each position it sees.
struct Guest {
    backend: Backend,
    playing: tokio::task::JoinHandle<BotReport>,
    seen: mpsc::Receiver<()>,
}

impl Guest {
    fn join(address: &str) -> Self {
        let backend = Backend::new(Identity::generate().unwrap(), MDNS).unwrap();
        let target = Target::at(address.parse().unwrap());
        let options = JoinOptions {
            bot: true,
            patience: Duration::ZERO,
            ..JoinOptions::new("Slow")
        };
        let client = backend.join(target, options, no_wake());
        let (tell, seen) = mpsc::channel();
        let pace = Duration::from_millis(20);
        let playing = backend.runtime().spawn(async move {
            let watch = move |update: &ClientUpdate| {
                if matches!(update, ClientUpdate::Message(HostMessage::Snapshot(_))) {
                    // Nobody may listen any more.
                    let _ = tell.send(());
                }
            };
            bots::play(&client, BotKind::Random, Seed::from_number(1), pace, watch).await
        });
        Self { backend, playing, seen }
    }
    fn sees(&self, positions: usize) {
        for _ in 0..positions {
            self.seen.recv_timeout(DEADLINE).expect("the game goes on");
        }
    }
    fn end(self) -> BotReport {
        let end = async { tokio::time::timeout(DEADLINE, self.playing).await };
        self.backend.runtime().block_on(end).expect("it ends").unwrap()
    }
}

/// A host in mid-game with one guest, and its record.
fn mid_game(folder: &Path) -> (Host, Guest, PathBuf) {
    let file = folder.join("game.podbay");
    let flags = ["--bots", "1:random", "--pace", "20", "--record", text(&file)];
    let host = Host::start(&folder.join("host"), &flags);
    let guest = Guest::join(&host.address());
    guest.sees(30);
    (host, guest, file)
}

fn verify(folder: &Path, record: &Path) -> u64 {
    let output = podbay(folder, &["replay", text(record), "--verify"]).output().unwrap();
    let value = json(&output);
    assert!(
        output.status.success() && value["verified"] == true && value["outcome"].is_null(),
        "{value}"
    );
    value["entries"].as_u64().unwrap()
}

#[cfg_attr(not(unix), ignore = "sends a signal")]
#[test]
fn ctrl_c_in_mid_game_tells_everybody_and_leaves_a_whole_record() {
    let folder = tempfile::tempdir().unwrap();
    let (host, guest, record) = mid_game(folder.path());
    let interrupt = Command::new("kill")
        .args(["-INT", &host.process.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let (success, value) = host.end();
    assert!(success && value["games"] == 0, "{value}");
    assert_eq!(guest.end().end, ClientEnd::Closed(Closing::TableClosed));
    assert!(verify(folder.path(), &record) >= 29);
}

#[test]
fn a_killed_host_leaves_a_record_up_to_its_last_whole_entry() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, guest, file) = mid_game(folder.path());
    host.process.kill().unwrap();
    host.process.wait().unwrap();
    let entries = verify(folder.path(), &file);
    assert!(entries >= 29, "all that the guest saw: {entries}");
    drop(guest);
    // A write that was under way.
    let mut bytes = fs::read(&file).unwrap();
    bytes.extend([9, 0, 0, 0, 1, 2]);
    fs::write(&file, &bytes).unwrap();
    let (code, message) = failure(folder.path(), &["replay", text(&file), "--verify"]);
    assert!(
        code == "record-damaged" && message.contains(&format!("entry {}", entries + 1)),
        "{message}"
    );
    let part = json(&podbay(folder.path(), &["replay", text(&file)]).output().unwrap());
    assert_eq!(part["entries"], entries);
}

#[test]
fn a_full_table_is_told_to_who_comes() {
    let folder = tempfile::tempdir().unwrap();
    let (host, guest, _) = mid_game(folder.path());
    let late = ["join", "--headless", "--at", &host.address()];
    let profile = folder.path().join("late");
    let (code, message) = failure(&profile, &late);
    assert!(
        code == "no-free-seat" && message.contains("every seat is taken"),
        "{message}"
    );
    let kept = fs::read_to_string(profile.join("newest.log")).unwrap();
    assert!(kept.contains("podbay: the host refused Join: no-free-seat"), "{kept}");
    guest.sees(5);
    drop(host);
}

/// Answers every introduction as a newer version would, until the endpoint is closed.
async fn newer_host(endpoint: quinn::Endpoint) {
    while let Some(incoming) = endpoint.accept().await {
        let Ok(connection) = incoming.await else { continue };
        // Somebody who only looks whether the table is there opens no stream.
        let Ok((mut send, mut recv)) = connection.accept_bi().await else {
            continue;
        };
        if framing::read_hello(&mut recv).await.is_ok() {
            let hello = newer(HelloAction::VersionDiffers);
            let _ = framing::write_hello(&mut send, &hello).await;
            let _ = send.finish();
            connection.closed().await;
        }
    }
}

fn newer(action: HelloAction) -> Hello {
    Hello {
        protocol: PROTOCOL_VERSION + 1,
        action,
        version: "9.9.9".to_owned(),
    }
}

#[test]
fn a_host_of_another_version_is_not_joined_and_both_versions_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let identity = Identity::generate().unwrap();
    let backend = Backend::new(identity.clone(), MDNS).unwrap();
    let _context = backend.runtime().enter();
    let endpoint = endpoint::server(&identity, Some(HOME), Some(0)).unwrap().endpoint;
    let address = endpoint.local_addr().unwrap();
    let hosting = backend.runtime().spawn(newer_host(endpoint.clone()));
    let announcement = Announcement {
        id: TableId([5; 16]).to_string(),
        name: "Newer".to_owned(),
        game: "argo".to_owned(),
        seats: 2,
        taken: 0,
        state: TableState::Open,
        version: "9.9.9".to_owned(),
        protocol: PROTOCOL_VERSION + 1,
        fingerprint: identity.fingerprint(),
    };
    let announcer = Announcer::start(MDNS, address.port(), announcement).unwrap();
    let port = MDNS.port.to_string();
    for target in [["--at", &address.to_string()], ["--table", "Newer"]] {
        let arguments = [&["join", "--headless", "--mdns-port", &port], &target[..]].concat();
        let (code, message) = failure(&folder.path().join("guest"), &arguments);
        assert_eq!(code, "version", "{message}");
        for word in ["9.9.9", env!("CARGO_PKG_VERSION"), "install the same version"] {
            assert!(message.contains(word), "{message}");
        }
    }
    endpoint.close(0_u32.into(), b"");
    backend.runtime().block_on(async {
        announcer.stop().await;
        hosting.await.unwrap();
    });
}

#[test]
fn a_client_of_another_version_is_told_so_and_the_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (host, guest, _) = mid_game(folder.path());
    let address: SocketAddr = host.address().parse().unwrap();
    let theirs = guest.backend.runtime().block_on(async {
        let endpoint = endpoint::client().unwrap();
        let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
        let connection = endpoint.connect_with(config, address, "podbay").unwrap().await.unwrap();
        let (mut send, mut recv) = connection.open_bi().await.unwrap();
        framing::write_hello(&mut send, &newer(HelloAction::Proceed))
            .await
            .unwrap();
        framing::read_hello(&mut recv).await.unwrap()
    });
    assert_eq!(
        (theirs.action, theirs.protocol),
        (HelloAction::VersionDiffers, PROTOCOL_VERSION)
    );
    assert_eq!(theirs.version, env!("CARGO_PKG_VERSION"));
    guest.sees(5);
    drop(host);
}

#[test]
fn of_two_tables_of_one_name_none_is_chosen_for_the_player() {
    let folder = tempfile::tempdir().unwrap();
    // Other tests on this machine may run at the same time.
    let name = format!("Twin {}", std::process::id());
    let hosts = ["a", "b"].map(|profile| Host::start(&folder.path().join(profile), &["--name", &name]));
    let guest = folder.path().join("guest");
    two_listed(&guest, &name);
    let (code, message) = failure(&guest, &["join", "--headless", "--table", &name]);
    assert_eq!(code, "ambiguous-table", "{message}");
    for host in &hosts {
        assert!(
            message.contains(&format!(":{} (", host.port)),
            "{}: {message}",
            host.port
        );
    }
    // Where no table of another test, which may just have died, is still announced.
    let elsewhere = ["join", "--headless", "--mdns-port", "15545", "--wait", "1"];
    let (code, message) = failure(&guest, &[&elsewhere[..], &["--table", "Triplet"]].concat());
    assert!(code == "unknown-table" && message.contains("Triplet"), "{message}");
}

#[test]
fn names_that_cannot_be_shown_are_refused_and_said_so() {
    let folder = tempfile::tempdir().unwrap();
    let long = "x".repeat(300);
    for (name, words) in [
        (long.as_str(), "300"),
        ("a\u{1b}[2Jb", "cannot be shown"),
        ("a\u{202e}b", "cannot be shown"),
        (" ", "empty"),
    ] {
        for arguments in [
            ["host", "--headless", "--name", name],
            ["join", "--headless", "--name", name],
        ] {
            let arguments = if arguments[0] == "join" {
                [&arguments[..], &["--any"]].concat()
            } else {
                arguments.to_vec()
            };
            let (code, message) = failure(&folder.path().join("p"), &arguments);
            assert!(code == "name" && message.contains(words), "{message}");
            assert!(
                !message.contains('\u{1b}') && !message.contains('\u{202e}'),
                "{message:?}"
            );
        }
    }
}

#[test]
fn a_host_that_changed_its_key_is_told_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let guest = folder.path().join("guest");
    let first = Host::start(&folder.path().join("a"), &["--bots", "1:random"]);
    let address = first.address();
    let at = ["join", "--headless", "--at", &address];
    let output = podbay(&guest, &at).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(json(&output)["seed"], "verified", "made together, and checked");
    assert_eq!(json(&output)["abandoned_deals"], 0);
    assert!(first.end().0);
    let port = address.rsplit(':').next().unwrap();
    let second = Host::start_without_port(&folder.path().join("b"), &["--bots", "1:random", "--port", port]);
    let (code, message) = failure(&guest, &at);
    assert!(
        code == "wrong-key" && message.contains(&format!("--at {address} --forget")),
        "{message}"
    );
    let kept = fs::read_to_string(guest.join("newest.log")).unwrap();
    let reason = format!("another device than the expected one answers at {address}");
    assert!(kept.contains(&reason), "{kept}");
    let forget = [&at[..], &["--forget"]].concat();
    assert!(podbay(&guest, &forget).output().unwrap().status.success());
    assert!(second.end().0);
}
