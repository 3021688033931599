//! Bug reports from real programs: the game in one plays as it did, and nothing in it tells who played.

use super::{
    loopback::device,
    processes::{Host, failure, json, podbay},
    support::{profile_at, recorded, setup},
    visit::Window,
};
use podbay::{
    app::window::Screen,
    games::{any::AnyGame, argo::State},
    net::identity::Identity,
    protocol::{DeviceId, SeedProof},
    record::{Action, Entry, Record, ReportedGame, Start, encode_report, load, load_replay, verify},
    rules::{Game, Seed},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A table's name, a player's, and a box file's, which are in no report.
const MARKS: [&str; 3] = ["Ariadne auf Naxos", "Zerbinetta", "annas-box"];

/// A game between a host's bot and a guest from another process, its record, and both profiles.
struct Played {
    folder: tempfile::TempDir,
    end: serde_json::Value,
}

impl Played {
    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let own_box = folder.path().join(format!("{}.toml", MARKS[2]));
        fs::copy("assets/argo/box.toml", &own_box).unwrap();
        let flags = [
            "--bots",
            "1:greedy",
            "--name",
            MARKS[0],
            "--box",
            own_box.to_str().unwrap(),
        ];
        let host = Host::start(&folder.path().join("host"), &flags);
        let join = ["join", "--headless", "--at", &host.address(), "--name", MARKS[1]];
        let output = podbay(&folder.path().join("guest"), &join).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let (success, end) = host.end();
        assert!(success, "{end}");
        Self { folder, end }
    }
    /// The record of the game.
    fn record(&self) -> PathBuf {
        let profile = profile_at(&self.at("host"));
        profile.records().unwrap().swap_remove(0)
    }
    /// All by which somebody could be recognised: names, folders, addresses, keys as bytes, digits and words, the table.
    fn traces(&self) -> Vec<Vec<u8>> {
        let mut traces: Vec<Vec<u8>> = MARKS.iter().map(|mark| mark.as_bytes().to_vec()).collect();
        traces.push(self.folder.path().to_str().unwrap().into());
        traces.push("127.0.0.1".into());
        for name in ["host", "guest"] {
            let profile = profile_at(&self.at(name));
            let identity = Identity::from_key_der(&profile.device_key().unwrap().unwrap()).unwrap();
            let key = identity.fingerprint();
            traces.extend([key.0.to_vec(), key.to_string().into(), key.words().into()]);
        }
        let record: Record<AnyGame> = load(&fs::read(self.record()).unwrap()).unwrap().record;
        let table = record.header.table;
        traces.extend([table.0.to_vec(), table.to_string().into()]);
        traces
    }
}

/// The number of traces in these bytes.
fn found(bytes: &[u8], traces: &[Vec<u8>]) -> usize {
    let is_in = |trace: &&Vec<u8>| bytes.windows(trace.len()).any(|part| part == trace.as_slice());
    traces.iter().filter(is_in).count()
}

/// A name that is bytes and no text.
#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_taken_by_every_argument() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let odd = |name: &[u8]| {
        folder
            .path()
            .join(std::ffi::OsStr::from_bytes(&[name, b"\xff"].concat()))
    };
    let profile = odd(b"profile");
    let run = |arguments: &[&std::ffi::OsStr]| podbay(&profile, &[]).args(arguments).output().unwrap();
    let os = |text: &'static str| std::ffi::OsStr::new(text);
    let file = odd(b"report");
    let told = run(&[os("report"), os("--output"), file.as_os_str()]);
    assert!(told.status.success() && file.is_file(), "{told:?}");
    let scenarios = odd(b"scenarios");
    fs::copy("tests/data/scenarios/argo/commit.scn", &scenarios).unwrap();
    let told = run(&[os("check"), scenarios.as_os_str()]);
    assert!(told.status.success(), "{told:?}");
    let absent = odd(b"absent");
    let wrong: [&[&std::ffi::OsStr]; 7] = [
        &[os("check"), absent.as_os_str()],
        &[os("replay"), absent.as_os_str()],
        &[os("report"), absent.as_os_str()],
        &[os("host"), os("--headless"), os("--box"), absent.as_os_str()],
        &[os("host"), os("--headless"), os("--resume"), absent.as_os_str()],
        &[os("host"), os("--headless"), os("--name"), absent.as_os_str()],
        &[absent.as_os_str()],
    ];
    for arguments in wrong {
        let told = run(arguments);
        // 101 is a fault of the program.
        assert!(matches!(told.status.code(), Some(1 | 2)), "{arguments:?}: {told:?}");
    }
}

fn report(profile: &Path, arguments: &[&str]) -> serde_json::Value {
    let output = podbay(profile, &[&["report"], arguments].concat()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    json(&output)
}

#[test]
fn a_report_plays_the_same_game_and_tells_nobody() {
    let played = Played::new();
    let (host, file) = (played.at("host"), played.at("report.txt"));
    let traces = played.traces();
    let record = fs::read(played.record()).unwrap();
    assert!(found(&record, &traces) >= 5, "the record itself tells who played");
    // Lines of a log with all that a line can have of others, beside those of a command that failed.
    failure(&host, &["join", "--headless", "--at", "127.0.0.1:1"]);
    let log = host.join("newest.log");
    let mut lines = fs::read_to_string(&log).unwrap();
    assert!(found(lines.as_bytes(), &traces) >= 1, "{lines}");
    for trace in &traces[3..] {
        let trace = String::from_utf8_lossy(trace).replace(char::REPLACEMENT_CHARACTER, "0");
        if trace.chars().all(|letter| letter.is_ascii_graphic()) {
            lines += &format!("peer{{from={trace} device={trace}}}:table{{id={trace}}}: podbay: refused\n");
        }
    }
    fs::write(&log, &lines).unwrap();

    let told = report(&host, &["--output", file.to_str().unwrap()]);
    assert_eq!(told["report"], file.to_str().unwrap());
    assert_eq!(told["log_lines"], lines.lines().count());
    let bytes = fs::read(&file).unwrap();
    assert_eq!(found(&bytes, &traces), 0, "{}", String::from_utf8_lossy(&bytes[..2000]));
    let text = String::from_utf8_lossy(&bytes);
    for part in [
        env!("CARGO_PKG_VERSION"),
        "argo, rules version",
        "host not reached: no-answer",
        "device-1",
    ] {
        assert!(text.contains(part), "{part} is missing:\n{text:.2000}");
    }

    let same = podbay(&host, &["replay", "--verify", file.to_str().unwrap()])
        .output()
        .unwrap();
    let same = json(&same);
    assert_eq!(same["digest"], played.end["digest"]);
    assert_eq!((&same["verified"], &same["entries"]), (&true.into(), &told["entries"]));
    let whole: Record<AnyGame> = load(&record).unwrap().record;
    let part: Record<AnyGame> = load_replay(&bytes).unwrap().record;
    let digests = |record: &Record<AnyGame>| record.entries.iter().map(|entry| entry.digest).collect::<Vec<_>>();
    assert_eq!(digests(&whole), digests(&part));
    assert_eq!(whole.header.start, part.header.start, "the proof of the seed is in it");
}

#[test]
fn a_report_cut_anywhere_or_changed_is_refused_or_plays_what_is_left() {
    let played = Played::new();
    let file = played.at("report.txt");
    report(&played.at("host"), &["--output", file.to_str().unwrap()]);
    let bytes = fs::read(&file).unwrap();
    let whole = load_replay::<AnyGame>(&bytes).unwrap().record.entries.len();
    let mut played_entries = Vec::new();
    for end in (0..bytes.len()).step_by(97) {
        if let Ok(loaded) = load_replay::<AnyGame>(&bytes[..end]) {
            verify(&loaded.record).unwrap();
            played_entries.push(loaded.record.entries.len());
        }
    }
    assert!(
        played_entries.is_sorted() && played_entries.last() < Some(&whole),
        "{played_entries:?}"
    );
    assert!(played_entries.len() > 10);
    for place in (0..bytes.len()).step_by(211) {
        let mut changed = bytes.clone();
        changed[place] ^= 0x20;
        if let Ok(loaded) = load_replay::<AnyGame>(&changed) {
            verify(&loaded.record).unwrap();
        }
    }
    // Nobody goes on with a report, and what it lacks is said.
    let resume = ["host", "--headless", "--port", "0", "--resume", file.to_str().unwrap()];
    let (code, why) = failure(&played.at("guest"), &resume);
    assert_eq!(code, "record");
    assert!(why.contains("podbay replay"), "{why}");
}

#[test]
fn a_report_needs_no_game_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (profile, file) = (folder.path().join("none"), folder.path().join("report.txt"));
    let path = file.to_str().unwrap();
    let told = report(&profile, &["--output", path]);
    assert!(told["entries"].is_null(), "{told}");
    assert!(!profile.exists(), "a profile is only read");
    let (code, why) = failure(&profile, &["replay", path]);
    assert_eq!(code, "record");
    assert!(why.contains("only text"), "{why}");
    let before = fs::read(&file).unwrap();
    assert_eq!(failure(&profile, &["report", "--output", path]).0, "file");
    assert_eq!(fs::read(&file).unwrap(), before);
    let nothing = folder.path().join("nothing.podbay");
    assert_eq!(failure(&profile, &["report", nothing.to_str().unwrap()]).0, "file");
    assert_eq!(failure(&profile, &["report", path]).0, "record");
}

/// The newest report that a window wrote.
fn newest(profile: &Path) -> Vec<u8> {
    let reports = fs::read_dir(profile.join("reports")).unwrap();
    let mut paths: Vec<PathBuf> = reports.map(|file| file.unwrap().path()).collect();
    paths.sort_by_key(|path| path.metadata().unwrap().modified().unwrap());
    fs::read(paths.pop().unwrap()).unwrap()
}

#[test]
fn the_window_writes_a_report_without_a_game_and_in_one() {
    let folder = tempfile::tempdir().unwrap();
    let profile = profile_at(folder.path());
    let mut window = Window::open_as(profile, device(0));
    window.click("Settings");
    window.click("Diagnostics");
    window.click("Report a fault");
    window.until_label("The report is written");
    window.click("Copy the name of the file");
    let text = String::from_utf8(newest(folder.path())).unwrap();
    assert!(text.contains("no game was recorded"), "{text}");

    window.click("Play here");
    window.until_label("Ready to start");
    // Right after the lobby came up Enter starts nothing.
    (0..5).for_each(|_| window.harness.step());
    window.harness.key_press(egui::Key::Enter);
    window.until_screen(Screen::Table);
    window.harness.key_press(egui::Key::Escape);
    window.click("Report a fault");
    window.until_label("The report is written");
    let loaded = load_replay::<AnyGame>(&newest(folder.path())).unwrap();
    verify(&loaded.record).unwrap();
    let has_secret = !matches!(loaded.record.header.start, Start::View { .. });
    assert!(!has_secret, "nobody reads the seed of a running game in a report");

    // Another program reads the profile that the window holds.
    let beside = folder.path().join("beside.txt");
    let told = report(folder.path(), &["--output", beside.to_str().unwrap()]);
    assert!(told["entries"].is_u64(), "{told}");
}

/// The report of a game after so many commands, which has to verify as it was written.
fn told_after(commands: usize) -> (ReportedGame<State>, Record<State>) {
    let setup = setup::<State>(3, &[]);
    let (mut record, _) = recorded::<State>(&setup, Seed::from_number(1), commands);
    let proof = SeedProof {
        secret: [0xab; 32],
        nonce: [0xac; 32],
        shares: vec![Some([0xad; 32]); 3],
    };
    if commands < usize::MAX {
        let (game, _) = recorded::<State>(&setup, proof.seed(), commands);
        record.entries = game.entries;
        record.header.start = Start::Shared {
            commitment: proof.commitment(),
            proof,
        };
    }
    let told = ReportedGame::of(&record).unwrap();
    let bytes = encode_report("a line\n", &told.record().to_bytes().unwrap());
    let loaded = load_replay::<State>(&bytes).unwrap();
    assert_eq!(&loaded.record, told.record());
    let expected = verify(&record).unwrap();
    assert_eq!(verify(&loaded.record).unwrap().digest(), expected.digest());
    (told, record)
}

#[test]
fn a_report_of_a_running_game_has_no_secret() {
    let mut commands = 0;
    for played in [0, 1, 5, 30, 80] {
        let (told, record) = told_after(played);
        let ReportedGame::Running(known) = &told else {
            panic!("the game is not over");
        };
        let bytes = known.to_bytes().unwrap();
        let secrets = [vec![0xab; 32], vec![0xac; 32], vec![0xad; 32]];
        assert_eq!(found(&record.to_bytes().unwrap(), &secrets), 3);
        assert_eq!(found(&bytes, &secrets), 0);
        // What is hidden is drawn anew: nothing of the state is left that the view does not have.
        let start = known.header.first_state().unwrap();
        let Start::View { view, seed } = &known.header.start else {
            panic!("it begins in a position");
        };
        assert_eq!(start, State::from_view(&known.header.setup, view, *seed).unwrap());
        assert_eq!(*seed, Seed([0; 32]));
        commands += known.entries.len();
    }
    assert!(commands > 0, "the last commands can be looked at");
    let (whole, record) = told_after(usize::MAX);
    assert_eq!(whole, ReportedGame::Whole(record.without_people()));
}

#[test]
fn who_was_sent_away_is_not_in_a_report() {
    let setup = setup::<State>(2, &[]);
    let (mut record, _) = recorded::<State>(&setup, Seed::from_number(1), 3);
    let digest = record.entries[2].digest;
    for device in [DeviceId([0xab; 32]), record.header.seats[0].device] {
        let action = Action::Banned { device };
        record.entries.push(Entry { action, digest });
    }
    let report = record.without_people();
    assert_eq!(
        report.entries[3].action,
        Action::Banned {
            device: DeviceId([3; 32])
        }
    );
    let known = report.header.seats[0].device;
    assert_eq!(report.entries[4].action, Action::Banned { device: known });
    assert_eq!(found(&report.to_bytes().unwrap(), &[vec![0xab; 32]]), 0);
}
