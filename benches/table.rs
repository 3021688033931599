//! The host process of the network bench: a table for the clients, and beside it bots that think.

use crate::common;
use podbay::{
    net::{Access, Backend, HostHandle, HostOptions, discovery::MdnsOptions, identity::Identity},
    protocol::{BotKind, Character, Level, limits},
    rules::{Config, SeatCount},
    session::{Admission, Operator},
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Child,
    time::Duration,
};

/// Set for the host process: the number of bots that think, a space, and the folder of its record.
const ROLE: &str = "PODBAY_BENCH_TABLE_HOST";

/// A host process that ends with this value.
pub(crate) struct Host {
    pub(crate) process: Child,
    pub(crate) address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Host {
    /// Starts a host in whose process so many bots think all the time.
    pub(crate) fn start(bots: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, address) = common::begin(ROLE, &format!("{bots} {}", folder.path().display()));
        Self {
            process,
            address,
            _folder: folder,
        }
    }

    /// Milliseconds on the processor, of all threads there are.
    pub(crate) fn cpu_ms(&self) -> Option<f64> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.process.id())).ok()?;
        let nanoseconds = |thread: std::io::Result<std::fs::DirEntry>| -> Option<f64> {
            let text = std::fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse().ok()
        };
        Some(threads.filter_map(nanoseconds).sum::<f64>() / 1e6)
    }
}

pub(crate) fn is_host() -> bool {
    std::env::var_os(ROLE).is_some()
}

/// Hosts one game after the other until it is killed.
pub(crate) fn host() {
    let role = std::env::var(ROLE).expect("a role");
    let (bots, folder) = role.split_once(' ').expect("a number and a folder");
    let bots: usize = bots.parse().expect("a number");
    let backend = device();
    let record = Path::new(folder).join("game.podbay");
    let access = Access::Lan {
        ip: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        port: Some(0),
        announce: false,
    };
    let table = backend.host(options(4, access, Some(record))).expect("a table");
    let beside: Vec<HostHandle> = (0..bots).map(|_| thinking(&backend)).collect();
    println!("{}", table.status().addresses[0]);
    backend.runtime().block_on(async {
        for other in beside {
            tokio::spawn(play_on(other));
        }
        play_on(table).await;
    });
}

pub(crate) fn device() -> Backend {
    let mdns = MdnsOptions {
        port: 15_478,
        loopback_only: true,
        adapter: None,
    };
    Backend::new(Identity::generate().expect("a key"), mdns).expect("threads")
}

fn options(players: usize, access: Access, record: Option<PathBuf>) -> HostOptions {
    HostOptions {
        table: "Bench".to_owned(),
        config: Config::new("argo", SeatCount::new(players).expect("two to four seats")),
        access,
        seed: None,
        window: limits::WINDOW_DEFAULT,
        auto_start: true,
        admission: Admission::default(),
        pace: Duration::ZERO,
        record,
    }
}

/// A table of two hard bots. One of them thinks at any time.
fn thinking(backend: &Backend) -> HostHandle {
    let host = backend.host(options(2, Access::Offline, None)).expect("a table");
    let kind = BotKind::Level(Level::Hard, Character::Even);
    (0..2).for_each(|_| host.operate(Operator::AddBot { seat: None, kind }));
    host
}

async fn play_on(host: HostHandle) {
    for game in 1.. {
        if host.wait_for(|status| status.games >= game).await.closed {
            return;
        }
        host.operate(Operator::Rematch(None));
    }
}
