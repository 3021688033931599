//! Attacks below QUIC: packets made by hand, repeated, or from senders that nobody is.

use super::{
    rows::Target,
    wire::{Key, Peer, connect, endpoint, join, ping, podbay},
};
use std::{
    net::{Ipv4Addr, SocketAddr, UdpSocket},
    time::Duration,
};

/// The longest packet on this way.
const PACKET: usize = 2048;

/// A client whose packets all arrive twice, and again later, in another order.
pub async fn repeated(target: Target) {
    let relay = tokio::net::UdpSocket::bind("127.0.0.1:0").await.unwrap();
    let out = tokio::net::UdpSocket::bind("127.0.0.1:0").await.unwrap();
    let at = relay.local_addr().unwrap();
    let carry = tokio::spawn(async move {
        let (mut client, mut kept) = (None, Vec::<Vec<u8>>::new());
        let (mut there, mut back) = (vec![0; PACKET], vec![0; PACKET]);
        loop {
            tokio::select! {
                Ok((length, from)) = relay.recv_from(&mut there) => {
                    client = Some(from);
                    kept.push(there[..length].to_vec());
                    kept.drain(..kept.len().saturating_sub(64));
                    for packet in kept.iter().rev().take(8).chain(kept.last()) {
                        let _ = out.send_to(packet, target.address).await;
                    }
                }
                Ok((length, _)) = out.recv_from(&mut back) => if let Some(client) = client {
                    let _ = relay.send_to(&back[..length], client).await;
                    let _ = relay.send_to(&back[..length], client).await;
                },
            }
        }
    });
    let (endpoint, key) = (endpoint(1), Key::new());
    while target.is_open() {
        if let Some(mut peer) = Peer::come(&endpoint, podbay(&key), at, &join("Twice")).await {
            while target.is_open() && peer.say(&ping()).await {
                peer.read_for(Duration::from_millis(20)).await;
            }
        }
    }
    carry.abort();
}

/// The first packet of a client, as it stands on the wire.
async fn first_packet() -> Vec<u8> {
    let trap = tokio::net::UdpSocket::bind("127.0.0.1:0").await.unwrap();
    let at = trap.local_addr().unwrap();
    let (endpoint, key) = (endpoint(1), Key::new());
    let coming = tokio::spawn(async move { connect(&endpoint, podbay(&key), at).await.is_some() });
    let mut bytes = vec![0; PACKET];
    let length = trap.recv(&mut bytes).await.unwrap();
    coming.abort();
    bytes.truncate(length);
    bytes
}

/// Sends this from ever other senders, in all about `per_second` times a second.
async fn from_many(target: Target, to: SocketAddr, per_second: u32, mut packet: impl FnMut(u32) -> Vec<u8>) {
    let mut number = 0_u32;
    let mut pace = tokio::time::interval(Duration::from_millis(10));
    while target.is_open() {
        pace.tick().await;
        for _ in 0..per_second / 100 {
            number += 1;
            let [_, _, third, last] = number.to_be_bytes();
            let socket = UdpSocket::bind((Ipv4Addr::new(127, 9, third, last.max(1)), 0)).unwrap();
            socket.set_broadcast(true).unwrap();
            let _ = socket.send_to(&packet(number), to);
        }
    }
}

/// First packets of clients from addresses that answer nothing.
pub async fn first(target: Target) {
    let packet = first_packet().await;
    from_many(target, target.address, 500, |_| packet.clone()).await;
}

/// Bytes that are no packets of QUIC, or of no connection that there is.
pub async fn none(target: Target) {
    from_many(target, target.address, 2000, |number| {
        let length = (number % 1400) as usize;
        (0..length).map(|i| (number as usize * 31 + i * 7) as u8).collect()
    })
    .await;
}

/// The beacon's port where mDNS has this one.
const fn beacon(mdns: u16) -> u16 {
    mdns.wrapping_add(47_201 - 5353)
}

/// A packet of the beacon.
fn word(kind: u8, number: u32, port: u16) -> Vec<u8> {
    let mut bytes = b"PODBCN\0\x01".to_vec();
    bytes.push(kind);
    bytes.extend(u64::from(if kind == 0 { number } else { 0 }).to_le_bytes());
    bytes.extend((if kind == 1 { number } else { 0 }).to_le_bytes());
    bytes.extend(port.to_le_bytes());
    bytes
}

/// Asks the beacon for tables, from ever other addresses.
pub async fn questions(target: Target) {
    let to = SocketAddr::from(([127, 255, 255, 255], beacon(target.mdns)));
    from_many(target, to, 1000, |number| word(0, number, 0)).await;
}

/// A name as mDNS writes it.
fn labels(name: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for label in name.split('.') {
        bytes.push(label.len() as u8);
        bytes.extend(label.as_bytes());
    }
    bytes.push(0);
    bytes
}

/// An answer of mDNS that names a table that there is not, with its text.
fn made_up(number: u32) -> Vec<u8> {
    let instance = labels(&format!("podbay-{number:016x}._podbay._udp.local"));
    let record = |name: &[u8], kind: u16, data: &[u8]| {
        let mut bytes = name.to_vec();
        bytes.extend(kind.to_be_bytes());
        bytes.extend(1_u16.to_be_bytes());
        bytes.extend(4500_u32.to_be_bytes());
        bytes.extend((data.len() as u16).to_be_bytes());
        bytes.extend(data);
        bytes
    };
    let text = [&[255_u8][..], &[b'x'; 255]].concat();
    let mut bytes = vec![0, 0, 0x84, 0, 0, 0, 0, 2, 0, 0, 0, 0];
    bytes.extend(record(&labels("_podbay._udp.local"), 12, &instance));
    bytes.extend(record(&instance, 16, &text.repeat(4)));
    bytes
}

/// Tables that there are not, and bytes that are no announcement, by beacon and mDNS.
pub async fn announcements(target: Target) {
    let group = SocketAddr::from(([224, 0, 0, 251], target.mdns));
    let beacon = SocketAddr::from(([127, 255, 255, 255], beacon(target.mdns)));
    let mdns = from_many(target, group, 1000, made_up);
    let broken = from_many(target, beacon, 1000, |number| match number % 2 {
        0 => word(1, number, number as u16 | 1),
        _ => vec![0xff; (number % 50) as usize],
    });
    tokio::join!(mdns, broken);
}
