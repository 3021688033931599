//! A host with four players and two onlookers over QUIC on this machine: from a command to the moment when the last of the
//! other five has the new position, alone and while bots think in the host's process, beside bare quinn with as many
//! bytes. Also the host's memory in mid-game. One JSON line.

mod common;
mod quinn_alone;
mod table;

use common::Latencies;
use podbay::{
    games::any::AnyGame,
    net::{Backend, ClientHandle, ClientUpdate, JoinOptions, Target, no_wake},
    protocol::{ClientMessage, HostMessage, Snapshot, codec},
    rules::GameRng,
    rules::Seed,
};
use std::time::{Duration, Instant};
use table::{Host, device};
use tokio::sync::mpsc;

const PLAYERS: usize = 4;
const CLIENTS: usize = 6;
/// Bots that think in the host's process the second time.
const BOTS: usize = 3;
/// Commands before the measured ones.
const WARM_UP: usize = 100;
/// Longest time that anything may take.
const DEADLINE: Duration = Duration::from_secs(30);

fn main() {
    if quinn_alone::is_host() {
        return quinn_alone::host();
    }
    if table::is_host() {
        return table::host();
    }
    let commands = common::scaled(4000, 100);
    let ours = Ours::measure(commands, 0);
    let beside = Ours::measure(commands, BOTS).latencies;
    let bare = quinn_alone::measure(CLIENTS, commands, WARM_UP, ours.bytes.round() as usize);
    let line = serde_json::json!({
        "bench": "net",
        "clients": CLIENTS,
        "commands": commands,
        "timing": "wall",
        "snapshot_bytes_mean": ours.bytes.round(),
        "latency_ms_all_others": ours.latencies.report(),
        "quinn_alone_ms_all_others": bare.report(),
        "p50_ratio": common::hundredths(ours.latencies.at(0.5) / bare.at(0.5)),
        "p99_ratio": common::hundredths(ours.latencies.at(0.99) / bare.at(0.99)),
        "thinking_bots": BOTS,
        "latency_ms_all_others_while_bots_think": beside.report(),
        "p50_ratio_while_bots_think": common::hundredths(beside.at(0.5) / ours.latencies.at(0.5)),
        "p99_ratio_while_bots_think": common::hundredths(beside.at(0.99) / ours.latencies.at(0.99)),
        "host_rss_mb": ours.rss_mb,
        "client_rss_mb": ours.client_rss_mb,
        "host_cpu_ms_per_command": ours.cpu_ms,
    });
    println!("{line}");
}

/// Memory that a process holds, in MB; `None` where there is no `/proc`.
fn rss_mb(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kb: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(common::hundredths(kb / 1024.0))
}

/// A position that arrived.
struct Arrival {
    client: usize,
    at: Instant,
    snapshot: Box<Snapshot<AnyGame>>,
}

struct Ours {
    latencies: Latencies,
    bytes: f64,
    rss_mb: Option<f64>,
    /// Memory that this process took for each client since before the clients came, those included that this bench needs.
    client_rss_mb: Option<f64>,
    cpu_ms: Option<f64>,
}

impl Ours {
    fn measure(commands: usize, bots: usize) -> Self {
        let host = Host::start(bots);
        let before = rss_mb(std::process::id());
        let devices: Vec<Backend> = (0..CLIENTS).map(|_| device()).collect();
        let clients: Vec<ClientHandle> = (0..CLIENTS).map(|i| come(&devices[i], &host, i)).collect();
        let (sender, arrivals) = mpsc::unbounded_channel();
        for (client, handle) in clients.iter().enumerate() {
            devices[client]
                .runtime()
                .spawn(listen(client, handle.clone(), sender.clone()));
        }
        let players = Players {
            clients,
            arrivals,
            newest: (0..CLIENTS).map(|_| None).collect(),
            rng: GameRng::new(Seed::from_number(1)),
        };
        devices[0].runtime().block_on(players.play(&host, commands, before))
    }
}

fn come(device: &Backend, host: &Host, number: usize) -> ClientHandle {
    let target = Target::at(host.address);
    let options = JoinOptions {
        bot: true,
        spectator: number >= PLAYERS,
        ..JoinOptions::new(&format!("Client {number}"))
    };
    device.join(target, options, no_wake())
}

async fn listen(client: usize, handle: ClientHandle, arrivals: mpsc::UnboundedSender<Arrival>) {
    while let Some(update) = handle.next().await {
        let at = Instant::now();
        if let ClientUpdate::Message(HostMessage::Snapshot(snapshot)) = update
            && arrivals.send(Arrival { client, at, snapshot }).is_err()
        {
            return;
        }
    }
}

struct Players {
    clients: Vec<ClientHandle>,
    arrivals: mpsc::UnboundedReceiver<Arrival>,
    newest: Vec<Option<Box<Snapshot<AnyGame>>>>,
    rng: GameRng,
}

impl Players {
    async fn play(mut self, host: &Host, commands: usize, rss_before: Option<f64>) -> Ours {
        let mut taken = Vec::with_capacity(commands);
        let mut bytes = 0;
        let (mut host_rss_mb, mut clients_rss_mb, mut cpu_before) = (None, None, None);
        self.everybody_has(1).await;
        for number in 0..commands + WARM_UP {
            let actor = self.somebody_asked().await;
            let revision = self.newest[actor].as_ref().map_or(0, |s| s.revision);
            let command = self.any_command(actor);
            let start = Instant::now();
            self.clients[actor].send(command).expect("at the table");
            let last = self.everybody_has(revision + 1).await.remove_max_of_others(actor);
            if number == WARM_UP {
                cpu_before = host.cpu_ms();
            }
            if number >= WARM_UP {
                taken.push(last - start);
                bytes += self.bytes(actor);
            }
            if number == WARM_UP + commands * 3 / 4 {
                (host_rss_mb, clients_rss_mb) = (rss_mb(host.process.id()), rss_mb(std::process::id()));
            }
            if number % 8 == 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
        let cpu = host.cpu_ms().zip(cpu_before);
        let client = |(after, before): (f64, f64)| common::hundredths((after - before) / CLIENTS as f64);
        Ours {
            latencies: Latencies::new(taken),
            bytes: bytes as f64 / commands as f64,
            rss_mb: host_rss_mb,
            client_rss_mb: clients_rss_mb.zip(rss_before).map(client),
            cpu_ms: cpu.map(|(after, before)| common::hundredths((after - before) / commands as f64)),
        }
    }

    /// Waits until all have a position of at least this revision. Returns the time at which each of them got it.
    async fn everybody_has(&mut self, revision: u32) -> Times {
        let mut times = Times([None; CLIENTS]);
        while times.0.iter().any(Option::is_none) {
            let arrival = tokio::time::timeout(DEADLINE, self.arrivals.recv()).await;
            let arrival = arrival.expect("positions arrive").expect("clients listen");
            if arrival.snapshot.revision >= revision {
                times.0[arrival.client].get_or_insert(arrival.at);
            }
            self.newest[arrival.client] = Some(arrival.snapshot);
        }
        times
    }

    /// A client with a legal command; between two games the first position of the next one is waited for.
    async fn somebody_asked(&mut self) -> usize {
        loop {
            let asked = |s: &Option<Box<Snapshot<AnyGame>>>| s.as_ref().is_some_and(|s| !s.legal.is_empty());
            if let Some(actor) = self.newest.iter().position(asked) {
                return actor;
            }
            let revision = self.newest.iter().flatten().map(|s| s.revision).max().unwrap_or(0);
            self.everybody_has(revision + 1).await;
        }
    }

    fn any_command(&mut self, actor: usize) -> ClientMessage<AnyGame> {
        let position = self.newest[actor].as_ref().expect("it was asked");
        let (seat, list) = &position.legal[0];
        let asked = position.decisions.iter().find(|d| d.decision.seat == *seat);
        ClientMessage::Command {
            decision: asked.expect("a list comes with its question").id,
            seat: *seat,
            command: list[self.rng.below(list.len() as u32) as usize].clone(),
        }
    }

    /// Length of the last position of somebody else, as it was sent.
    fn bytes(&self, actor: usize) -> usize {
        let snapshot = self.newest[(actor + 1) % CLIENTS].clone().expect("it arrived");
        codec::encode(&HostMessage::Snapshot(snapshot)).map_or(0, |bytes| bytes.len())
    }
}

struct Times([Option<Instant>; CLIENTS]);

impl Times {
    fn remove_max_of_others(mut self, actor: usize) -> Instant {
        self.0[actor] = None;
        self.0.into_iter().flatten().max().expect("five others")
    }
}
