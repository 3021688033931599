//! A bad line: a UDP relay between clients and a host that can go dark, lose packets, delay them and change its address.

use super::HOME;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};
use tokio::{net::UdpSocket, task::JoinHandle};

/// One packet in a buffer; larger ones do not come over loopback with QUIC.
const PACKET: usize = 65_536;

#[derive(Default)]
struct Line {
    dark: AtomicBool,
    /// Percentage of packets that are lost, always the same ones.
    loss: AtomicU32,
    count: AtomicU32,
    /// Milliseconds that a packet is on its way.
    delay: AtomicU32,
    /// Raised to make the relay show the host a new address.
    address: AtomicU32,
}

impl Line {
    /// Waits for as long as a packet is on its way.
    async fn carry(&self) {
        let delay = self.delay.load(Ordering::Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay.into())).await;
        }
    }
    fn drops(&self) -> bool {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let drawn = (number.wrapping_mul(2_654_435_761) >> 16) % 100;
        self.dark.load(Ordering::Relaxed) || drawn < self.loss.load(Ordering::Relaxed)
    }
}

pub struct Relay {
    pub address: SocketAddr,
    line: Arc<Line>,
    task: JoinHandle<()>,
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Relay {
    /// Starts a relay in front of the host; it runs on the current runtime until it is dropped.
    pub async fn to(host: SocketAddr) -> Self {
        let socket = UdpSocket::bind((HOME, 0)).await.unwrap();
        let address = socket.local_addr().unwrap();
        let line = Arc::new(Line::default());
        let task = tokio::spawn(forward(Arc::new(socket), host, Arc::clone(&line)));
        Self { address, line, task }
    }
    /// Lets nothing pass any more, or everything again.
    pub fn dark(&self, dark: bool) {
        self.line.dark.store(dark, Ordering::Relaxed);
    }
    /// Loses this percentage of packets, each way.
    pub fn lose(&self, percent: u32) {
        self.line.loss.store(percent, Ordering::Relaxed);
    }
    /// Lets every packet be so many milliseconds on its way, each way.
    pub fn delay(&self, milliseconds: u32) {
        self.line.delay.store(milliseconds, Ordering::Relaxed);
    }
    /// From now on the host sees the clients at other ports; what it sends to the old ones is lost.
    pub fn change_address(&self) {
        self.line.address.fetch_add(1, Ordering::Relaxed);
    }
}

/// The relay's side towards the host, for one client.
struct Upstream {
    socket: Arc<UdpSocket>,
    address: u32,
    back: JoinHandle<()>,
}

impl Drop for Upstream {
    fn drop(&mut self) {
        self.back.abort();
    }
}

async fn forward(socket: Arc<UdpSocket>, host: SocketAddr, line: Arc<Line>) {
    let mut clients: BTreeMap<SocketAddr, Upstream> = BTreeMap::new();
    let mut packet = vec![0; PACKET];
    loop {
        let Ok((length, client)) = socket.recv_from(&mut packet).await else {
            continue;
        };
        let address = line.address.load(Ordering::Relaxed);
        if clients.get(&client).is_none_or(|known| known.address != address) {
            let upstream = Arc::new(UdpSocket::bind((HOME, 0)).await.unwrap());
            upstream.connect(host).await.unwrap();
            let back = tokio::spawn(back(
                Arc::clone(&upstream),
                Arc::clone(&socket),
                client,
                Arc::clone(&line),
            ));
            let upstream = Upstream {
                socket: upstream,
                address,
                back,
            };
            clients.insert(client, upstream);
        }
        if !line.drops() {
            let (line, packet) = (Arc::clone(&line), packet[..length].to_vec());
            let host = Arc::clone(&clients[&client].socket);
            tokio::spawn(async move {
                line.carry().await;
                // A host that is gone shows as an error; to the client it is silence.
                let _ = host.send(&packet).await;
            });
        }
    }
}

async fn back(upstream: Arc<UdpSocket>, socket: Arc<UdpSocket>, client: SocketAddr, line: Arc<Line>) {
    let mut packet = vec![0; PACKET];
    loop {
        if let Ok(length) = upstream.recv(&mut packet).await
            && !line.drops()
        {
            let (line, packet, socket) = (Arc::clone(&line), packet[..length].to_vec(), Arc::clone(&socket));
            tokio::spawn(async move {
                line.carry().await;
                let _ = socket.send_to(&packet, client).await;
            });
        }
    }
}
