//! What is found out about a network, and how it is said; each test has a port of mDNS of its own, on this machine alone.

use super::processes::json;
use podbay::{
    net::{
        Access, Backend, HostOptions,
        discovery::{Announcement, Announcer, MdnsOptions, TableState},
        doctor::{self, CheckupOptions, Rung, RungResult, RungState, Trouble},
        identity::Identity,
        no_wake,
    },
    protocol::PROTOCOL_VERSION,
    rules::{Config, SeatCount},
    session::Admission,
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    process::{Command, Output},
    time::{Duration, Instant},
};

const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// "A few seconds at most", on a machine that is busy with other tests.
const AT_MOST: Duration = Duration::from_secs(20);

const fn mdns(port: u16) -> MdnsOptions {
    MdnsOptions {
        port,
        loopback_only: true,
        adapter: None,
    }
}

/// A port that nothing has.
fn free_port() -> u16 {
    UdpSocket::bind((HOME, 0)).unwrap().local_addr().unwrap().port()
}

fn examine(backend: &Backend, options: CheckupOptions) -> Vec<RungResult> {
    let started = Instant::now();
    let found = backend.runtime().block_on(async {
        let identity = Identity::generate().unwrap();
        doctor::examine(identity, options, no_wake()).wait().await
    });
    assert!(started.elapsed() < AT_MOST, "{:?}", started.elapsed());
    found
}

fn cause(found: &[RungResult], rung: Rung) -> (RungState, Option<Trouble>) {
    let found = found.iter().find(|f| f.rung == rung).expect("every rung is told");
    (found.state, found.cause)
}

fn announcement(identity: &Identity) -> Announcement {
    Announcement {
        id: "ab".repeat(16),
        name: "Kitchen".to_owned(),
        game: "argo".to_owned(),
        seats: 2,
        taken: 0,
        state: TableState::Open,
        version: "9.9.9".to_owned(),
        protocol: PROTOCOL_VERSION,
        fingerprint: identity.fingerprint(),
    }
}

fn backend(port: u16) -> Backend {
    Backend::new(Identity::generate().unwrap(), mdns(port)).unwrap()
}

fn podbay(port: u16, profile: &std::path::Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_podbay"))
        .env("LC_ALL", "C")
        .args([
            "--json",
            "--mdns-loopback",
            "--mdns-port",
            &port.to_string(),
            "--profile",
        ])
        .arg(profile)
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn a_machine_with_a_table_that_answers_has_no_fault() {
    const PORT: u16 = 15_541;
    let backend = backend(PORT);
    let host = backend
        .host(HostOptions {
            table: "Kitchen".to_owned(),
            config: Config::new("argo", SeatCount::new(2).unwrap()),
            access: Access::Lan {
                ip: None,
                port: Some(0),
                announce: true,
            },
            seed: None,
            window: Duration::ZERO,
            auto_start: false,
            pace: Duration::ZERO,
            record: None,
            admission: Admission::default(),
        })
        .unwrap();
    let port = host.status().addresses[0].port();
    let options = CheckupOptions {
        mdns: mdns(PORT),
        port,
        at: Some(SocketAddr::new(HOME, port)),
    };
    let found = examine(&backend, options);
    for rung in [
        Rung::Sockets,
        Rung::Port,
        Rung::Packets,
        Rung::Multicast,
        Rung::Tables,
        Rung::Versions,
        Rung::Address,
    ] {
        assert_eq!(cause(&found, rung), (RungState::Ok, None), "{rung:?} of {found:?}");
    }
}

#[test]
fn another_program_at_the_port_of_tables_is_named() {
    const PORT: u16 = 15_542;
    let other = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).unwrap();
    let options = CheckupOptions {
        mdns: mdns(PORT),
        port: other.local_addr().unwrap().port(),
        at: None,
    };
    let found = examine(&backend(PORT), options);
    assert_eq!(cause(&found, Rung::Port), (RungState::Failed, Some(Trouble::PortTaken)));
    assert_eq!(
        cause(&found, Rung::Tables),
        (RungState::NotTested, Some(Trouble::NoTable))
    );
    assert!(
        found.iter().all(|f| f.rung != Rung::Address),
        "nobody has read an address out"
    );
}

#[test]
fn a_table_that_is_announced_and_does_not_answer_is_called_so() {
    const PORT: u16 = 15_544;
    let (folder, identity) = (tempfile::tempdir().unwrap(), Identity::generate().unwrap());
    let announced = announcement(&identity);
    let closed = free_port();
    let _announcer = Announcer::start(mdns(PORT), closed, announced).unwrap();
    let tables = json(&podbay(PORT, &folder.path().join("a"), &["tables", "--seconds", "3"]));
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(0), "{tables}");
    assert_eq!(tables["silent"][0], format!("127.0.0.1:{closed}"), "{tables}");
    for which in [&["--any"][..], &["--table", "Kitchen"]] {
        let arguments = [&["join", "--headless", "--wait", "2"], which].concat();
        let said = json(&podbay(PORT, &folder.path().join("a"), &arguments));
        assert_eq!(said["error"], "no-answer", "{said}");
        let message = said["message"].as_str().unwrap_or_default();
        assert!(message.contains("is announced, but does not answer"), "{message}");
        assert!(message.contains(&closed.to_string()), "{message}");
    }
    // The program itself, as people and scripts ask it.
    let output = podbay(
        PORT,
        &folder.path().join("a"),
        &["doctor", "--at", &format!("127.0.0.1:{closed}")],
    );
    assert_eq!(output.status.code(), Some(1), "a fault is a failure");
    let said = json(&output);
    let rungs = said["rungs"].as_array().unwrap();
    let at = |rung: &str| rungs.iter().find(|r| r["rung"] == rung).unwrap();
    for rung in ["tables", "address"] {
        assert_eq!(at(rung)["state"], "failed", "{said}");
        assert_eq!(at(rung)["cause"], "nothing-listens", "{said}");
    }
    assert!(said["summary"].as_str().unwrap_or_default().len() > 10, "{said}");
    assert!(!folder.path().join("b").exists(), "the doctor needs no profile");
}
