//! What is done to a host, row by row; each goes on until its time is over, or longer where its point needs it.

use super::{
    packets,
    wire::{
        Key, Peer, WINDOW, config, connect, endpoint, frame, hello, join, join_to_play, last_seen, log, ping, podbay,
        table,
    },
};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

/// The host under attack.
#[derive(Clone, Copy)]
pub struct Target {
    pub address: SocketAddr,
    /// The port of its mDNS.
    pub mdns: u16,
    pub until: Instant,
}

impl Target {
    pub fn is_open(&self) -> bool {
        Instant::now() < self.until
    }
    pub fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
    /// A short pause, so that it is the host that is attacked and not the processor.
    async fn breathe(&self) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    WrongProtocol,
    NoCertificate,
    ForeignSeat,
    ReplayedFrames,
    RepeatedPackets,
    FourGigabytes,
    TinyFrames,
    EmptyFrames,
    ReadsNothing,
    ReadsOneByte,
    Crowd,
    CrowdOfAddresses,
    FirstPackets,
    NoPackets,
    Questions,
    Announcements,
    Nonsense,
    Streams,
    Datagrams,
    Codes,
    Devices,
    Promises,
    HalfHello,
}

impl Row {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Self::WrongProtocol,
        Self::NoCertificate,
        Self::ForeignSeat,
        Self::ReplayedFrames,
        Self::RepeatedPackets,
        Self::FourGigabytes,
        Self::TinyFrames,
        Self::EmptyFrames,
        Self::ReadsNothing,
        Self::ReadsOneByte,
        Self::Crowd,
        Self::CrowdOfAddresses,
        Self::FirstPackets,
        Self::NoPackets,
        Self::Questions,
        Self::Announcements,
        Self::Nonsense,
        Self::Streams,
        Self::Datagrams,
        Self::Codes,
        Self::Devices,
        Self::Promises,
        Self::HalfHello,
    ];

    /// The reasons of which one is in the log of the host; none for what the transport drops as it drops any packet that
    /// came twice.
    pub const fn reasons(self) -> &'static [&'static str] {
        match self {
            Self::RepeatedPackets | Self::NoPackets | Self::Datagrams => &[],
            Self::WrongProtocol => &["handshake failed: the transport failed (code 0x178)"],
            Self::NoCertificate => &["handshake failed: the transport failed (code 0x174)"],
            Self::ForeignSeat => &["StepBack refused: not-your-seat"],
            Self::ReplayedFrames => &["Join refused: already-joined"],
            Self::FourGigabytes => &["message refused: 4294967295 bytes are too long"],
            // The answers may pile up before it is sent away for its messages.
            Self::TinyFrames => &[
                "connection ended by the table: flooding",
                "the peer reads nothing of what it is sent",
            ],
            Self::EmptyFrames => &["message refused: it ends too early"],
            Self::ReadsNothing => &["connection cut off: the peer reads nothing of what it is sent"],
            Self::ReadsOneByte => &["a position was merged into a newer one: the peer is behind"],
            // Where this machine is slow they come too slowly for that.
            Self::Crowd => &[
                "connection ignored: 127.0.0.5 comes too often",
                "connection cut off: 127.0.0.5 has the most that have not joined, and others come",
            ],
            Self::CrowdOfAddresses => {
                &["connection cut off: 127.0.0.6 has the most that have not joined, and others come"]
            }
            Self::FirstPackets => &["answers to addresses that nobody was heard from are held back"],
            Self::Questions => &["a question of the beacon not answered: there were too many in this second"],
            Self::Announcements => &["a packet of the beacon ignored: it is invalid"],
            Self::Nonsense => &["message refused: its bytes mean nothing"],
            Self::Streams => &["connection ended before its introduction"],
            Self::Codes => &["CodeBegin refused: code-too-fast"],
            Self::Devices => &["Join refused: table-full"],
            Self::Promises => &["position ignored: of another table, or of somebody without a seat"],
            Self::HalfHello => &["connection ended before its introduction: too slow"],
        }
    }

    pub async fn attack(self, target: Target) {
        match self {
            Self::WrongProtocol => handshakes(target, b"h3", true).await,
            Self::NoCertificate => handshakes(target, b"podbay", false).await,
            Self::ForeignSeat => foreign_seat(target).await,
            Self::ReplayedFrames => replayed_frames(target).await,
            Self::RepeatedPackets => packets::repeated(target).await,
            Self::FourGigabytes => says(target, &u32::MAX.to_le_bytes()).await,
            Self::TinyFrames => flood(target, &ping()).await,
            Self::EmptyFrames => flood(target, &frame(&[])).await,
            Self::ReadsNothing => reads(target, 0).await,
            Self::ReadsOneByte => reads(target, 1).await,
            Self::Crowd => crowd(target, &[5]).await,
            Self::CrowdOfAddresses => crowd(target, &[6, 7, 8]).await,
            Self::FirstPackets => packets::first(target).await,
            Self::NoPackets => packets::none(target).await,
            Self::Questions => packets::questions(target).await,
            Self::Announcements => packets::announcements(target).await,
            Self::Nonsense => nonsense(target).await,
            Self::Streams => streams(target).await,
            Self::Datagrams => datagrams(target).await,
            Self::Codes => codes(target).await,
            Self::Devices => devices(target).await,
            Self::Promises => promises(target).await,
            Self::HalfHello => half_hello(target).await,
        }
    }
}

/// Begins one connection after the other that cannot come about.
async fn handshakes(target: Target, alpn: &[u8], certificate: bool) {
    let (endpoint, key) = (endpoint(1), Key::new());
    while target.is_open() {
        let config = config(alpn, certificate.then_some(&key), WINDOW);
        if let Some(connection) = connect(&endpoint, config, target.address).await {
            // The host says what it misses when it has seen that it is missing.
            let _ = tokio::time::timeout(Duration::from_secs(3), connection.closed()).await;
        }
        target.breathe().await;
    }
}

/// A member without a seat speaks for the seats of the others, in every way there is.
async fn foreign_seat(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let wishes: [&[u8]; 9] = [
        &[1, 1, 0],               // sits down there
        &[2, 0],                  // stands up for it
        &[11, 0, 0, 1, 0, 0, 20], // answers for it
        &[12, 0, 1],              // steps back
        &[21, 0, 1],              // asks for a take-back
        &[22, 0, 1, 1, 1],        // agrees to one
        &[24, 0, 1],              // goes forward
        &[26, 0, 1, 0],           // has a bot play for it
        &[27, 0, 2],              // gives it to itself
    ];
    while target.is_open() {
        let Some(mut peer) = Peer::come(&endpoint, podbay(&key), target.address, &join("Bot")).await else {
            continue;
        };
        for wish in wishes.iter().cycle() {
            if !target.is_open() || !peer.say(&frame(wish)).await {
                break;
            }
            peer.read_for(Duration::from_millis(5)).await;
        }
    }
}

/// Says the same bytes again, on the same connection and on new ones, with the same key and with another.
async fn replayed_frames(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let said = [join("Again"), ping(), log()].concat();
    while target.is_open() {
        for device in [&key, &key, &Key::new()] {
            let Some(mut peer) = Peer::come(&endpoint, podbay(device), target.address, &said).await else {
                continue;
            };
            peer.say(&said).await;
            peer.read_for(Duration::from_millis(50)).await;
            // And from the very beginning: an introduction where a message should be.
            peer.say(&[hello(), said.clone()].concat()).await;
            peer.read_for(Duration::from_millis(50)).await;
        }
    }
}

/// Joins and says these bytes, again and again.
async fn says(target: Target, bytes: &[u8]) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let said = [&join("Mallory"), bytes].concat();
    while target.is_open() {
        if let Some(mut peer) = Peer::come(&endpoint, podbay(&key), target.address, &said).await {
            peer.read_for(Duration::from_millis(100)).await;
        }
        target.breathe().await;
    }
}

/// Frames of a flood, over all its connections.
const FLOOD: usize = 1_000_000;

/// A million of these frames, or as many as the host takes meanwhile.
async fn flood(target: Target, one: &[u8]) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let many = one.repeat(1000);
    let mut said = 0;
    while target.is_open() && said < FLOOD {
        let Some(peer) = Peer::come(&endpoint, podbay(&key), target.address, &join("Mallory")).await else {
            continue;
        };
        let Peer { mut send, mut recv, .. } = peer;
        // It reads every answer, so that it is sent away for the number of its messages alone.
        let reading = async {
            let mut bytes = vec![0; 65_536];
            while let Ok(Some(_)) = recv.read(&mut bytes).await {}
        };
        let writing = async {
            while target.is_open() && send.write_all(&many).await.is_ok() {
                said += 1000;
            }
            // The end of it has to be read.
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        tokio::select! {
            () = reading => {}
            () = writing => {}
        }
    }
}

/// Asks for the log again and again, not faster than is allowed, and reads so many bytes a second of it.
async fn reads(target: Target, bytes: usize) {
    // Little fits on the way, so that all that waits waits at the host.
    let mut peers = Vec::new();
    for _ in 0..4 {
        let small = config(b"podbay", Some(&Key::new()), 2048);
        peers.extend(Peer::come(&endpoint(1), small, target.address, &join("Mallory")).await);
    }
    let mut second = Instant::now();
    // A peer that asks and does not read is let go once more waits for it than may; that has its time.
    let until = target.until.max(Instant::now() + Duration::from_secs(2));
    while Instant::now() < until {
        for peer in &mut peers {
            if bytes == 0 {
                let _ = tokio::time::timeout(Duration::from_millis(1), peer.send.write_all(&log())).await;
            } else if second.elapsed() > Duration::from_secs(1) {
                let mut read = vec![0; bytes];
                let _ = tokio::time::timeout(Duration::from_millis(50), peer.recv.read_exact(&mut read)).await;
            }
        }
        if second.elapsed() > Duration::from_secs(1) {
            second = Instant::now();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Connections of a crowd.
const CROWD: usize = 500;

/// So many connections at once that say nothing, from these addresses of this machine.
async fn crowd(target: Target, from: &[u8]) {
    let key = Key::new();
    let endpoints: Vec<_> = from.iter().map(|&last| endpoint(last)).collect();
    while target.is_open() {
        let one = |number: usize| {
            let (endpoint, config) = (endpoints[number % endpoints.len()].clone(), podbay(&key));
            tokio::spawn(async move { connect(&endpoint, config, target.address).await })
        };
        let coming: Vec<_> = (0..CROWD).map(one).collect();
        let mut kept = Vec::new();
        for connection in coming {
            kept.extend(connection.await.unwrap());
        }
        tokio::time::sleep(target.left().min(Duration::from_secs(1))).await;
    }
    for endpoint in endpoints {
        endpoint.close(0_u32.into(), b"");
    }
}

/// Introduces itself and says what means nothing.
async fn nonsense(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let mut seed = 1_u32;
    while target.is_open() {
        let random = (0..300).map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        });
        // 250 is no kind of message.
        let bytes: Vec<u8> = [250].into_iter().chain(random).collect();
        if let Some(mut peer) = Peer::come(&endpoint, podbay(&key), target.address, &frame(&bytes)).await {
            peer.read_for(Duration::from_millis(50)).await;
        }
    }
}

/// Opens streams, and ends each, so that there may be room for one more.
async fn streams(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    while target.is_open() {
        let Some(connection) = connect(&endpoint, podbay(&key), target.address).await else {
            continue;
        };
        let mut opened = 0;
        while target.is_open() && opened < 10_000 {
            let open = tokio::time::timeout(Duration::from_millis(100), connection.open_bi()).await;
            let Ok(Ok((mut send, mut recv))) = open else { break };
            opened += 1;
            let _ = send.write_all(b"x").await;
            let _ = (send.reset(1_u32.into()), recv.stop(1_u32.into()));
        }
        let one_way = tokio::time::timeout(Duration::from_millis(20), connection.open_uni()).await;
        assert!(!matches!(one_way, Ok(Ok(_))), "a stream of another kind was opened");
    }
}

/// Datagrams inside a connection are not taken at all: the transport says so to everybody.
async fn datagrams(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    while target.is_open() {
        if let Some(connection) = connect(&endpoint, podbay(&key), target.address).await {
            let sent = connection.send_datagram(vec![7; 1000].into());
            assert_eq!(sent, Err(quinn::SendDatagramError::UnsupportedByPeer));
        }
        target.breathe().await;
    }
}

/// Guesses join codes.
async fn codes(target: Target) {
    let endpoint = endpoint(1);
    // A point of the curve, so that the host has to answer; any 32 bytes that are one.
    let element = [&b"A"[..], &[0x58], &[0x66; 31]].concat();
    let begin = frame(&[&[30][..], &element].concat());
    let confirm = frame(&[&[31][..], &[9; 32]].concat());
    while target.is_open() {
        let guess = [begin.clone(), confirm.clone()].concat();
        if let Some(mut peer) = Peer::come(&endpoint, podbay(&Key::new()), target.address, &guess).await {
            peer.read_for(Duration::from_millis(50)).await;
        }
        target.breathe().await;
    }
}

/// Ever new devices want to play, and then to look on.
async fn devices(target: Target) {
    let mut kept = Vec::new();
    while target.is_open() || kept.len() < 20 {
        let endpoint = endpoint(10 + (kept.len() % 100) as u8);
        let said = [join_to_play("Bot"), join("Bot")].concat();
        let Some(mut peer) = Peer::come(&endpoint, podbay(&Key::new()), target.address, &said).await else {
            break;
        };
        peer.read_for(Duration::from_millis(5)).await;
        kept.push(peer);
    }
}

/// Half an introduction, and then nothing.
async fn half_hello(target: Target) {
    let (endpoint, key) = (endpoint(9), Key::new());
    let mut kept = Vec::new();
    // So few that a crowd that comes meanwhile does not push them out.
    for _ in 0..4 {
        if let Some(connection) = connect(&endpoint, podbay(&key), target.address).await
            && let Some(mut peer) = Peer::open(connection).await
        {
            peer.say(&hello()[..5]).await;
            kept.push(peer);
        }
    }
    // It is sent away after ten seconds.
    let gone = async {
        for peer in &kept {
            peer.connection.closed().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone)
        .await
        .expect("who stands half in is sent away");
}

/// Looks on, and says beside that to have followed others into ever later epochs: a host that believed it would ask
/// everybody anew each time, until there is no later one.
async fn promises(target: Target) {
    let (endpoint, key) = (endpoint(1), Key::new());
    let Some(table) = table(&endpoint, podbay(&key), target.address).await else {
        return;
    };
    let _looks_on = Peer::come(&endpoint, podbay(&key), target.address, &join("Mallory")).await;
    let mut epoch = 0;
    while target.is_open() {
        // A connection that has not joined has ten seconds.
        let Some(mut peer) = Peer::come(&endpoint, podbay(&key), target.address, &[]).await else {
            continue;
        };
        for _ in 0..32 {
            // Some thousand rounds each time.
            epoch += 1 << 45;
            if !peer.say(&last_seen(table, epoch)).await {
                break;
            }
            target.breathe().await;
        }
        peer.read_for(Duration::from_millis(20)).await;
    }
}
