//! Real QUIC and real mDNS on this machine.

pub mod code;
pub mod discovery;
mod games;
pub mod hostile;
mod insiders;
mod lies;
mod links;
mod local_names;
mod page;
pub mod person;
pub mod relay;
mod rematch;
pub mod resume;
mod slow;
mod stand_in;
mod strangers;
mod succession;
mod take_back;
mod thinking;

use podbay::{
    games::any::AnyGame,
    net::{
        Access, Backend, ClientEnd, ClientHandle, ClientUpdate, HostError, HostHandle, HostOptions, JoinOptions,
        LinkError, NetError, Target,
        bots::{self, BotReport},
        discovery::MdnsOptions,
        endpoint, framing,
        identity::{Fingerprint, Identity},
        no_wake, tls,
    },
    protocol::{BotKind, ClientMessage, Closing, Hello, HelloAction, HostMessage, RefusalCode, hello::HEAD},
    rules::{Config, SeatCount, Seed},
    session::{Admission, Operator},
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

/// Nothing here takes longer; a test that waits for it has failed.
pub const DEADLINE: Duration = Duration::from_secs(60);
pub const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

pub fn device(mdns_port: u16) -> Backend {
    let mdns = MdnsOptions {
        port: mdns_port,
        loopback_only: true,
        adapter: None,
    };
    Backend::new(Identity::generate().unwrap(), mdns).unwrap()
}

pub fn options(players: usize, port: u16, announce: bool) -> HostOptions {
    HostOptions {
        table: "Loopback".to_owned(),
        config: Config::new("argo", SeatCount::new(players).unwrap()),
        access: Access::Lan {
            ip: Some(HOME),
            port: Some(port),
            announce,
        },
        seed: Some(Seed::from_number(7)),
        window: Duration::from_secs(20),
        auto_start: true,
        admission: Admission::default(),
        pace: Duration::ZERO,
        record: None,
    }
}

pub fn open(device: &Backend, players: usize) -> (HostHandle, SocketAddr) {
    let host = device.host(options(players, 0, false)).unwrap();
    let address = host.status().addresses[0];
    (host, address)
}

pub fn at(address: SocketAddr) -> Target {
    Target::at(address)
}

pub fn come(device: &Backend, target: Target) -> ClientHandle {
    device.join(
        target,
        JoinOptions {
            bot: true,
            ..JoinOptions::new("Bot")
        },
        no_wake(),
    )
}

pub async fn play(client: &ClientHandle, seed: u64) -> BotReport {
    let game = bots::play(client, BotKind::Random, Seed::from_number(seed), Duration::ZERO, |_| {});
    tokio::time::timeout(DEADLINE, game).await.expect("the game ends")
}

/// Closes the table after one game and returns the final digest, as text.
pub async fn one_game(host: &HostHandle) -> String {
    let status = tokio::time::timeout(DEADLINE, host.wait_for(|s| s.games == 1))
        .await
        .expect("the game ends");
    host.close();
    host.closed().await;
    status.last.expect("a game ended").digest.to_string()
}

pub fn assert_in_order(report: &BotReport, digest: &str) {
    assert_eq!(report.end, ClientEnd::Closed(Closing::TableClosed));
    assert_eq!(report.digest.map(|d| d.to_string()).as_deref(), Some(digest));
    assert_eq!(report.games, 1);
}

/// Plays until this many positions were seen; returns the seat.
pub async fn play_until(client: &ClientHandle, positions: u32) -> Option<usize> {
    let (enough, mut reached) = tokio::sync::watch::channel((0, None));
    let mut member = None;
    let watch = |update: &ClientUpdate| match update {
        ClientUpdate::Message(HostMessage::Welcome { member: me, lobby, .. }) => {
            member = Some(*me);
            let seat = lobby.seats_of(*me).first().map(|s| s.index());
            enough.send_modify(|v| v.1 = seat);
        }
        ClientUpdate::Message(HostMessage::Lobby(lobby)) => {
            let seat = member.and_then(|me| lobby.seats_of(me).first().map(|s| s.index()));
            enough.send_modify(|v| v.1 = seat);
        }
        ClientUpdate::Message(HostMessage::Snapshot(_)) => enough.send_modify(|v| v.0 += 1),
        _ => {}
    };
    let playing = bots::play(client, BotKind::Random, Seed::from_number(3), Duration::ZERO, watch);
    let seen = async { reached.wait_for(|(seen, _)| *seen >= positions).await.map(|v| v.1) };
    tokio::select! {
        report = playing => panic!("the table ended first: {report:?}"),
        seat = tokio::time::timeout(DEADLINE, seen) => seat.expect("the game goes on").expect("watched"),
    }
}
