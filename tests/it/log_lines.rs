//! The program's own log, from real processes: each thing that is refused, dropped or cut off has its line.

#[cfg(target_os = "linux")]
use super::loopback::code::guess;
use super::{
    loopback::{
        discovery::copyist,
        hostile::{Raw, connected, looking_on, raw_as},
    },
    processes::{Host, json, podbay},
};
#[cfg(target_os = "linux")]
use podbay::protocol::RefusalCode;
use podbay::{
    games::any::AnyGame,
    net::{
        Backend, close,
        discovery::{Announcement, Announcer, MdnsOptions, TableState},
        endpoint, framing,
        identity::{Fingerprint, Identity},
        tls,
    },
    protocol::{ClientMessage, Hello, HelloAction, HostMessage, PROTOCOL_VERSION, TableId, codec, hello::HEAD},
    rules::Seat,
};
use std::{
    fs::{self, File},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);
const MDNS: MdnsOptions = MdnsOptions {
    port: 15_485,
    loopback_only: true,
    adapter: None,
};

/// A command whose log goes into a file.
pub fn logged(log: &Path, filter: &str, profile: &Path, arguments: &[&str]) -> Command {
    let mut command = podbay(profile, arguments);
    command
        .env("PODBAY_LOG", filter)
        .stderr(Stdio::from(File::create(log).unwrap()));
    command
}

/// A line that has to be in the log: somebody's, if it is a connection's, and the reason at its end.
struct Line {
    from: Option<String>,
    reason: String,
}

impl Line {
    fn of(peer: &Raw, identity: &Identity, reason: &str) -> Self {
        let port = peer.endpoint.local_addr().unwrap().port();
        let device = identity.fingerprint().words();
        Self {
            from: Some(format!("peer{{from=127.0.0.1:{port} device={device}}}")),
            reason: reason.to_owned(),
        }
    }

    fn is(&self, line: &str) -> bool {
        self.from.as_ref().is_none_or(|from| line.contains(from.as_str()))
            && line.ends_with(&format!("podbay: {}", self.reason))
    }

    /// Waits until the line is in the log, where it has to stand exactly once.
    fn find(&self, log: &Path) -> String {
        let end = Instant::now() + DEADLINE;
        loop {
            let text = fs::read_to_string(log).unwrap();
            let found: Vec<&str> = text.lines().filter(|line| self.is(line)).collect();
            assert!(found.len() <= 1, "{found:#?}");
            if let [line] = found[..] {
                return line.to_owned();
            }
            assert!(
                Instant::now() < end,
                "{:?} {:?} is missing:\n{text}",
                self.from,
                self.reason
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Faulty peers at a host, and the log lines that it writes about them.
struct Wrong {
    address: SocketAddr,
    lines: Vec<Line>,
    /// Peers that stay connected until the log is checked.
    kept: Vec<Raw>,
}

impl Wrong {
    fn expect(&mut self, peer: Raw, identity: &Identity, reason: &str) {
        self.lines.push(Line::of(&peer, identity, reason));
        self.kept.push(peer);
    }

    /// Sends these bytes in place of an introduction.
    async fn hello(&mut self, bytes: &[u8], reason: &str) {
        let identity = Identity::generate().unwrap();
        let mut peer = connected(&identity, self.address).await;
        framing::write_bytes(&mut peer.send, bytes).await.unwrap();
        peer.send.finish().unwrap();
        self.expect(peer, &identity, reason);
    }

    /// Sends these bytes in place of a message, and nothing more.
    async fn bytes(&mut self, bytes: &[u8], reason: &str) {
        let identity = Identity::generate().unwrap();
        let mut peer = raw_as(&identity, self.address).await;
        framing::write_bytes(&mut peer.send, bytes).await.unwrap();
        peer.send.finish().unwrap();
        self.expect(peer, &identity, reason);
    }

    /// Says these messages one after the other.
    async fn says(&mut self, messages: Vec<ClientMessage<AnyGame>>, reason: &str) {
        let identity = Identity::generate().unwrap();
        let mut peer = raw_as(&identity, self.address).await;
        for message in messages {
            peer.say(message).await.unwrap();
        }
        self.expect(peer, &identity, reason);
    }

    /// Opens no stream, and closes the connection with this code.
    async fn opens_nothing(&mut self, code: quinn::VarInt, reason: &str) {
        let identity = Identity::generate().unwrap();
        let endpoint = endpoint::client().unwrap();
        let config = tls::client_config(&identity, None).unwrap();
        let connecting = endpoint.connect_with(config, self.address, "podbay").unwrap();
        let connection = connecting.await.unwrap();
        connection.close(code, b"");
        endpoint.wait_idle().await;
        let port = endpoint.local_addr().unwrap().port();
        let device = identity.fingerprint().words();
        self.lines.push(Line {
            from: Some(format!("peer{{from=127.0.0.1:{port} device={device}}}")),
            reason: reason.to_owned(),
        });
    }

    /// Comes twice with one key.
    async fn comes_twice(&mut self) {
        let identity = Identity::generate().unwrap();
        let mut first = raw_as(&identity, self.address).await;
        first.say(looking_on("Mallory")).await.unwrap();
        first.hear().await.unwrap();
        let mut second = raw_as(&identity, self.address).await;
        second.say(looking_on("Mallory")).await.unwrap();
        self.expect(first, &identity, "connection ended by the table: replaced");
        self.kept.push(second);
    }

    /// Sends far too many messages, and reads every answer, until it is sent away.
    async fn floods(&mut self) {
        let identity = Identity::generate().unwrap();
        let mut peer = raw_as(&identity, self.address).await;
        let mut closed = false;
        while !closed {
            for nonce in 0..50 {
                // An error says that it is over.
                let _ = peer.say(ClientMessage::Ping { nonce }).await;
            }
            for _ in 0..50 {
                closed |= !matches!(
                    peer.hear().await,
                    Ok(HostMessage::Pong { .. } | HostMessage::Refused(_))
                );
            }
        }
        self.lines.push(Line::of(&peer, &identity, "Ping refused: too-fast"));
        self.expect(peer, &identity, "connection ended by the table: flooding");
    }
}

/// A frame with these bytes.
fn frame(bytes: &[u8]) -> Vec<u8> {
    [&(bytes.len() as u32).to_le_bytes()[..], bytes].concat()
}

fn device() -> Backend {
    let mdns = MdnsOptions {
        port: 0,
        loopback_only: true,
        adapter: None,
    };
    Backend::new(Identity::generate().unwrap(), mdns).unwrap()
}

#[test]
fn what_is_refused_dropped_or_cut_off_has_one_line_with_its_reason_and_its_peer() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let arguments = ["host", "--headless", "--port", "0", "--players", "2"];
    let host = Host::begin(&mut logged(
        &log,
        "podbay=debug",
        &folder.path().join("host"),
        &arguments,
    ));
    let (backend, address) = (device(), host.address().parse().unwrap());
    let mut wrong = Wrong {
        address,
        lines: Vec::new(),
        kept: Vec::new(),
    };
    let ours = Hello::ours(HelloAction::Proceed).to_bytes();
    let mut newer = Hello::ours(HelloAction::Proceed);
    newer.protocol += 1;
    let ping = codec::encode(&ClientMessage::<AnyGame>::Ping { nonce: 1 }).unwrap();
    let seat = Seat::new(0).unwrap();
    backend.runtime().block_on(async {
        let versions = format!("protocol {}, ours is {PROTOCOL_VERSION}", newer.protocol);
        wrong
            .hello(b"GET / HTTP/1.1\r\n\r\n", "introduction refused: not of Podbay")
            .await;
        wrong.hello(&ours[..HEAD], "introduction refused: broken").await;
        wrong
            .hello(&newer.to_bytes(), &format!("introduction refused: {versions}"))
            .await;
        let long = "message refused: 4294967295 bytes are too long";
        wrong.bytes(&u32::MAX.to_le_bytes(), long).await;
        let left = "message refused: 3 bytes are left over after it";
        wrong.bytes(&frame(&[&ping[..], b"and"].concat()), left).await;
        wrong
            .bytes(&frame(&ping[..1]), "message refused: it ends too early")
            .await;
        wrong
            .bytes(&frame(&[250; 9]), "message refused: its bytes mean nothing")
            .await;
        let cut = "message lost: the stream was closed inside it";
        wrong.bytes(&frame(&ping)[..5], cut).await;
        wrong.says(vec![looking_on("a\u{7}b")], "Join refused: name").await;
        wrong
            .says(vec![ClientMessage::Start], "Start refused: not-joined")
            .await;
        let foreign = ClientMessage::StepBack { seat, revision: 0 };
        let foreign = vec![looking_on("Mallory"), foreign];
        wrong.says(foreign, "StepBack refused: not-your-seat").await;
        let not_host = vec![looking_on("Mallory"), ClientMessage::Start];
        wrong.says(not_host, "Start refused: host-only").await;
        let looked = "somebody only looked whether the table is there";
        wrong.opens_nothing(close::PROBE, looked).await;
        let left = "connection ended before it said anything: closed by the other side (code 0)";
        wrong.opens_nothing(close::DONE, left).await;
        wrong.comes_twice().await;
        wrong.floods().await;
    });
    assert!(wrong.lines.len() >= 12);
    // Kept by the runner of tests if something is missing.
    wrong.lines.iter().for_each(|line| println!("{}", line.find(&log)));
    let text = fs::read_to_string(&log).unwrap();
    assert!(text.lines().count() < 100, "a flood is no flood of lines:\n{text}");
    assert!(!text.contains("Mallory"), "{text}");
}

/// Addresses of this machine beside the usual one exist everywhere on Linux alone.
#[cfg(target_os = "linux")]
#[test]
fn an_address_that_takes_too_much_has_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let arguments = ["host", "--headless", "--port", "0"];
    let host = Host::begin(&mut logged(
        &log,
        "podbay=debug",
        &folder.path().join("host"),
        &arguments,
    ));
    let (backend, address): (_, SocketAddr) = (device(), host.address().parse().unwrap());
    let _context = backend.runtime().enter();
    let endpoint = quinn::Endpoint::client("127.0.0.2:0".parse().unwrap()).unwrap();
    let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
    backend.runtime().block_on(async {
        let mut held = Vec::new();
        for _ in 0..40 {
            let connecting = endpoint.connect_with(config.clone(), address, "podbay");
            held.push(connecting.unwrap().await.unwrap());
        }
    });
    let reason = "connection cut off: 127.0.0.2 has the most that have not joined, and others come".to_owned();
    println!("{}", Line { from: None, reason }.find(&log));
}

/// Needs such addresses too.
#[cfg(target_os = "linux")]
#[test]
fn a_join_code_that_is_guessed_from_several_addresses_has_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let arguments = ["host", "--headless", "--port", "0"];
    let profile = folder.path().join("host");
    let host = Host::begin(&mut logged(&log, "podbay=debug", &profile, &arguments));
    let (backend, address) = (device(), host.address().parse().unwrap());
    backend.runtime().block_on(async {
        for last in (60..64).flat_map(|last| [last; 3]) {
            assert_eq!(guess(last, address).await, RefusalCode::WrongCode);
        }
    });
    let reason = "the join code was tried wrongly too often; the table has a new one".to_owned();
    println!("{}", Line { from: None, reason }.find(&log));
}

/// `prlimit` lets a process open nothing more.
#[cfg(target_os = "linux")]
#[test]
fn a_host_that_cannot_read_the_addresses_of_its_machine_has_one_line() {
    const TOO_MANY_OPEN: i32 = 24;
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let arguments = ["host", "--headless", "--port", "0"];
    let profile = folder.path().join("host");
    let host = Host::begin(&mut logged(&log, "podbay=debug", &profile, &arguments));
    let process = host.process.id().to_string();
    let limited = Command::new("prlimit")
        .args(["--pid", &process, "--nofile=1:"])
        .status();
    assert!(limited.unwrap().success());
    // The host reads them again every few seconds.
    let why = std::io::Error::from_raw_os_error(TOO_MANY_OPEN).kind();
    let reason = format!("the addresses of this machine cannot be read: {why}");
    println!("{}", Line { from: None, reason }.find(&log));
}

#[test]
fn a_peer_that_falls_silent_is_told_with_its_seat() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let arguments = ["host", "--headless", "--port", "0", "--players", "3"];
    let host = Host::begin(&mut logged(
        &log,
        "podbay=debug",
        &folder.path().join("host"),
        &arguments,
    ));
    let guest = folder.path().join("guest");
    let mut client = podbay(&guest, &["join", "--headless", "--at", &host.address()])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(30);
    let words = loop {
        assert!(Instant::now() < end, "the client has made no key");
        if let Ok(key) = fs::read(guest.join("device.key"))
            && let Ok(identity) = Identity::from_key_der(&key)
        {
            break identity.fingerprint().words();
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let seated = format!("device={words}}}:seated{{seats=P0}}");
    let (backend, address) = (device(), host.address().parse().unwrap());
    backend.runtime().block_on(async {
        let mut onlooker = raw_as(backend.identity(), address).await;
        onlooker.say(looking_on("Mallory")).await.unwrap();
        loop {
            let heard = onlooker.hear().await.unwrap();
            if let HostMessage::Welcome { lobby, .. } | HostMessage::Lobby(lobby) = heard
                && lobby.seats[0].device.is_some()
            {
                break;
            }
        }
    });
    client.kill().unwrap();
    client.wait().unwrap();
    let line = Line {
        from: Some(seated),
        reason: "connection lost: nothing was heard for too long".to_owned(),
    };
    println!("{}", line.find(&log));
}

#[test]
fn positions_that_are_merged_for_a_slow_peer_are_told_once_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("host.log");
    let many = ["--players", "4", "--bots", "3:random", "--games", "4"];
    let arguments = [&["host", "--headless", "--port", "0"][..], &many].concat();
    let host = Host::begin(&mut logged(
        &log,
        "podbay=debug",
        &folder.path().join("host"),
        &arguments,
    ));
    let (backend, address) = (device(), host.address().parse().unwrap());
    let identity = Identity::generate().unwrap();
    // It looks on, and reads nothing of what it is sent.
    let slow = backend.runtime().block_on(async {
        let mut slow = raw_as(&identity, address).await;
        slow.say(looking_on("Mallory")).await.unwrap();
        slow.hear().await.unwrap();
        slow
    });
    let join = ["join", "--headless", "--at", &host.address()];
    let output = podbay(&folder.path().join("guest"), &join).output().unwrap();
    assert_eq!(json(&output)["games"], 4, "{output:?}");
    let reason = "a position was merged into a newer one: the peer is behind";
    let merged = Line::of(&slow, &identity, reason);
    println!("{}", merged.find(&log));
    assert!(host.end().0);
    let text = fs::read_to_string(&log).unwrap();
    let counted: Vec<&str> = text.lines().filter(|line| line.contains(reason)).collect();
    assert_eq!(counted.len(), 2, "{text}");
    assert!(counted[1].ends_with(" times in all)"), "{counted:?}");
}

/// What a host of a newer version shows with its card.
fn newer(card: &[u8]) -> Vec<u8> {
    let mut hello = Hello::ours(HelloAction::Proceed);
    hello.protocol += 1;
    hello.to_bytes_with(card)
}

#[test]
fn announcements_that_are_not_listed_have_their_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let (log, port) = (folder.path().join("guest.log"), MDNS.port.to_string());
    let identity = Identity::generate().unwrap();
    let backend = Backend::new(identity.clone(), MDNS).unwrap();
    let _context = backend.runtime().enter();
    let home = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let endpoint = endpoint::server(&identity, home, Some(0)).unwrap().endpoint;
    let listening = endpoint.local_addr().unwrap().port();
    // Version, id, epoch, seal of the farewell, seats, taken, state, game, name.
    let card = [
        &[3][..],
        &[6; 16],
        &[0; 8],
        &[5; 16],
        &[2, 0, 0],
        b"\x04argo",
        b"\x04Fine",
    ]
    .concat();
    let hosting = backend.runtime().spawn(copyist(endpoint.clone(), newer(&card)));
    // Nothing answers at a port that was closed a moment ago.
    let closed = UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let announce = |name: &str, port| {
        let announcement = Announcement {
            id: TableId([6; 16]).to_string(),
            name: name.to_owned(),
            game: "argo".to_owned(),
            seats: 2,
            taken: 0,
            state: TableState::Open,
            version: "9.9.9".to_owned(),
            protocol: PROTOCOL_VERSION,
            fingerprint: Fingerprint([7; 32]),
        };
        Announcer::start(MDNS, port, announcement).unwrap()
    };
    let newer = PROTOCOL_VERSION + 1;
    let announcers = [
        announce("Whatever it says", listening),
        announce("Gone", closed),
        announce("Nowhere", 0),
    ];
    let arguments = ["tables", "--seconds", "6", "--mdns-port", &port];
    let output = logged(&log, "podbay=debug", &folder.path().join("guest"), &arguments)
        .output()
        .unwrap();
    let tables = json(&output)["tables"].clone();
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "{output:?}");
    assert_eq!(tables[0]["name"], "Fine", "a host speaks for itself");
    let text = fs::read_to_string(&log).unwrap();
    let silent = format!("nobody answers at 127.0.0.1:{closed}");
    for reason in [&silent, "announces nothing that can be read"] {
        let found: Vec<&str> = text.lines().filter(|line| line.ends_with(reason)).collect();
        assert!(found.len() == 1, "{reason:?}:\n{text}");
        println!("{}", found[0]);
    }
    let arguments = ["join", "--headless", "--any", "--wait", "30", "--mdns-port", &port];
    let output = logged(&log, "podbay=debug", &folder.path().join("guest"), &arguments)
        .output()
        .unwrap();
    assert_eq!(json(&output)["error"], "version", "{output:?}");
    let reason = format!("announced table passed over: it runs protocol {newer}, ours is {PROTOCOL_VERSION}");
    println!("{}", Line { from: None, reason }.find(&log));
    endpoint.close(0_u32.into(), b"");
    backend.runtime().block_on(async {
        for announcer in announcers {
            announcer.stop().await;
        }
        hosting.await.unwrap();
    });
}
