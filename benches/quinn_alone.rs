//! The floor under the network bench: quinn with nothing on it. A host process that writes one frame to every connection
//! for every command, and a process with all clients.

use crate::common::{self, Latencies};
use podbay::net::{
    identity::Identity,
    tls::{client_config, server_config},
};
use quinn::{Connection, Endpoint, RecvStream, SendStream};
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{Mutex, mpsc};

/// Set for the host process, to the bytes of a frame.
const ROLE: &str = "PODBAY_BENCH_QUINN_HOST";
/// Bytes of a client's command.
const COMMAND: usize = 16;

pub(crate) fn is_host() -> bool {
    std::env::var_os(ROLE).is_some()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
}

fn identity() -> Identity {
    Identity::generate().expect("a key")
}

/// Serves until it is killed.
pub(crate) fn host() {
    let bytes = std::env::var(ROLE).ok().and_then(|text| text.parse().ok());
    let bytes: usize = bytes.expect("a number of bytes");
    runtime().block_on(async {
        let mut config = server_config(&identity()).expect("a configuration");
        config.transport_config(Arc::default());
        let endpoint = Endpoint::server(config, ([127, 0, 0, 1], 0).into()).expect("a socket");
        println!("{}", endpoint.local_addr().expect("an address"));
        let everybody = Arc::new(Mutex::new(Vec::new()));
        while let Some(incoming) = endpoint.accept().await {
            tokio::spawn(serve(incoming, bytes, Arc::clone(&everybody)));
        }
    });
}

async fn serve(incoming: quinn::Incoming, bytes: usize, everybody: Arc<Mutex<Vec<SendStream>>>) {
    let connection = incoming.await.expect("a handshake");
    let (send, mut recv) = connection.accept_bi().await.expect("a stream");
    let mut command = [0; COMMAND];
    recv.read_exact(&mut command).await.expect("an introduction");
    everybody.lock().await.push(send);
    let mut frame = vec![7; 4 + bytes];
    frame[..4].copy_from_slice(&(bytes as u32).to_le_bytes());
    while recv.read_exact(&mut command).await.is_ok() {
        frame[4..12].copy_from_slice(&command[8..]);
        for stream in everybody.lock().await.iter_mut() {
            stream.write_all(&frame).await.expect("the client is there");
        }
    }
}

/// The same figures as for the whole program, with frames of the given number of bytes.
pub(crate) fn measure(clients: usize, commands: usize, warm_up: usize, bytes: usize) -> Latencies {
    let (mut process, address) = common::begin(ROLE, &bytes.to_string());
    let latencies = runtime().block_on(play(address, clients, commands, warm_up));
    process.kill().expect("it runs");
    process.wait().expect("it ends");
    latencies
}

async fn play(address: SocketAddr, clients: usize, commands: usize, warm_up: usize) -> Latencies {
    let (sender, mut arrivals) = mpsc::unbounded_channel();
    let endpoint = Endpoint::client(([127, 0, 0, 1], 0).into()).expect("a socket");
    let mut streams: Vec<(SendStream, Connection)> = Vec::new();
    for client in 0..clients {
        let mut config = client_config(&identity(), None).expect("a configuration");
        config.transport_config(Arc::default());
        let connecting = endpoint.connect_with(config, address, "podbay").expect("an address");
        let connection = connecting.await.expect("a handshake");
        let (mut send, recv) = connection.open_bi().await.expect("a stream");
        send.write_all(&[0; COMMAND]).await.expect("an introduction");
        tokio::spawn(listen(client, recv, sender.clone()));
        streams.push((send, connection));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut taken = Vec::with_capacity(commands);
    for number in 0..commands + warm_up {
        let actor = number % 4;
        let mut command = [1; COMMAND];
        command[8..].copy_from_slice(&(number as u64).to_le_bytes());
        let start = Instant::now();
        streams[actor].0.write_all(&command).await.expect("the host is there");
        let (mut left, mut last) = (clients, start);
        while left > 0 {
            let (client, frame, at) = arrivals.recv().await.expect("frames arrive");
            assert_eq!(frame, number as u64, "one command at a time");
            left -= 1;
            if client != actor {
                last = last.max(at);
            }
        }
        if number >= warm_up {
            taken.push(last - start);
        }
        if number % 8 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    Latencies::new(taken)
}

async fn listen(client: usize, mut recv: RecvStream, arrivals: mpsc::UnboundedSender<(usize, u64, Instant)>) {
    let mut head = [0; 4];
    while recv.read_exact(&mut head).await.is_ok() {
        let mut frame = vec![0; u32::from_le_bytes(head) as usize];
        recv.read_exact(&mut frame).await.expect("a whole frame");
        let mut number = [0; 8];
        number.copy_from_slice(&frame[..8]);
        if arrivals
            .send((client, u64::from_le_bytes(number), Instant::now()))
            .is_err()
        {
            return;
        }
    }
}
