//! Peers that break the rules of the conversation: they are sent away, and the others notice nothing.

use super::*;
use podbay::{
    net::close,
    protocol::{Join, Remark, Talk, codec},
};

/// Says hello as `hello`, then these bytes; returns the host's introduction and its last message.
async fn say(address: SocketAddr, hello: &[u8], then: &[u8]) -> (Result<Hello, LinkError>, Option<Closing>) {
    let endpoint = endpoint::client().unwrap();
    let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
    let connection = endpoint.connect_with(config, address, "podbay").unwrap().await.unwrap();
    let (mut send, mut recv) = connection.open_bi().await.unwrap();
    framing::write_bytes(&mut send, hello).await.unwrap();
    if then.is_empty() {
        // Nothing follows: the host should not wait for more.
        send.finish().unwrap();
    }
    let theirs = framing::read_hello(&mut recv).await;
    if !then.is_empty() && theirs.is_ok() && framing::write_bytes(&mut send, then).await.is_ok() {
        // The host may have closed the stream already.
        let _ = send.finish();
    }
    let mut why = None;
    while let Ok(message) = framing::read_message::<HostMessage<AnyGame>>(&mut recv).await {
        if let HostMessage::Closed { why: reason } = message {
            why = Some(reason);
        }
    }
    connection.close(0_u32.into(), b"");
    (theirs, why)
}

#[test]
fn bytes_that_are_no_messages_are_refused_and_the_others_notice_nothing() {
    let (table, a, b) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    let ours = Hello::ours(HelloAction::Proceed).to_bytes();
    let mut newer = Hello::ours(HelloAction::Proceed);
    newer.protocol += 1;
    let first = come(&a, at(address));
    table.runtime().block_on(async {
        let first = tokio::spawn(async move { play(&first, 1).await });
        let garbage: Vec<u8> = (0..4096_u32)
            .map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect();
        let within = |bytes: &[u8]| [&(bytes.len() as u32).to_le_bytes()[..], bytes].concat();
        let check = |(hello, why): (Result<Hello, LinkError>, _)| (hello.is_ok(), why);
        assert_eq!(
            check(say(address, &garbage, b"").await),
            (false, None),
            "no introduction"
        );
        assert_eq!(
            check(say(address, &ours[..HEAD], b"").await),
            (false, None),
            "half an introduction"
        );
        let malformed = (true, Some(Closing::Malformed));
        assert_eq!(
            check(say(address, &ours, &within(&garbage)).await),
            malformed,
            "no message"
        );
        assert_eq!(
            check(say(address, &ours, &u32::MAX.to_le_bytes()).await),
            malformed,
            "oversized"
        );
        assert_eq!(
            check(say(address, &ours, &within(&garbage)[..100]).await),
            malformed,
            "cut off"
        );
        assert_eq!(check(say(address, &ours, &within(&[])).await), malformed, "empty");
        let (theirs, why) = say(address, &newer.to_bytes(), b"").await;
        assert_eq!((theirs.unwrap().action, why), (HelloAction::VersionDiffers, None));
        let second = come(&b, at(address));
        let second = tokio::spawn(async move { play(&second, 2).await });
        let digest = one_game(&host).await;
        for report in [first.await.unwrap(), second.await.unwrap()] {
            assert_in_order(&report, &digest);
            assert_eq!(report.reconnects, 0);
        }
    });
}

/// A conversation by hand: what the program would send, and much that it would not.
pub struct Raw {
    pub connection: quinn::Connection,
    pub send: quinn::SendStream,
    pub recv: quinn::RecvStream,
    pub endpoint: quinn::Endpoint,
}

async fn raw(address: SocketAddr) -> Raw {
    raw_as(&Identity::generate().unwrap(), address).await
}

/// A device whose stream is open, and that has not introduced itself.
pub async fn connected(identity: &Identity, address: SocketAddr) -> Raw {
    connected_from(endpoint::client().unwrap(), identity, address).await
}

/// Comes from another machine: from 127.0.0.`last`.
pub async fn connected_at(last: u8, identity: &Identity, address: SocketAddr) -> Raw {
    let endpoint = quinn::Endpoint::client(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    connected_from(endpoint, identity, address).await
}

async fn connected_from(endpoint: quinn::Endpoint, identity: &Identity, address: SocketAddr) -> Raw {
    let config = tls::client_config(identity, None).unwrap();
    let connection = endpoint.connect_with(config, address, "podbay").unwrap().await.unwrap();
    let (send, recv) = connection.open_bi().await.unwrap();
    Raw {
        connection,
        send,
        recv,
        endpoint,
    }
}

/// A device that has introduced itself.
pub async fn raw_as(identity: &Identity, address: SocketAddr) -> Raw {
    try_raw_as(identity, address).await.expect("a host that answers")
}

/// The same where nobody may be.
pub async fn try_raw_as(identity: &Identity, address: SocketAddr) -> Option<Raw> {
    let endpoint = endpoint::client().ok()?;
    let config = tls::client_config(identity, None).ok()?;
    let connection = endpoint.connect_with(config, address, "podbay").ok()?.await.ok()?;
    let (mut send, mut recv) = connection.open_bi().await.ok()?;
    framing::write_hello(&mut send, &Hello::ours(HelloAction::Proceed))
        .await
        .ok()?;
    framing::read_hello(&mut recv).await.ok()?;
    Some(Raw {
        connection,
        send,
        recv,
        endpoint,
    })
}

/// The same from 127.0.0.`last`.
pub async fn raw_at(last: u8, address: SocketAddr) -> Raw {
    introduced(connected_at(last, &Identity::generate().unwrap(), address).await).await
}

async fn introduced(mut raw: Raw) -> Raw {
    framing::write_hello(&mut raw.send, &Hello::ours(HelloAction::Proceed))
        .await
        .unwrap();
    framing::read_hello(&mut raw.recv).await.unwrap();
    raw
}

/// The `Join` of somebody who only looks on.
pub fn looking_on(name: &str) -> ClientMessage<AnyGame> {
    joining(name, true)
}

/// The `Join` of a person.
pub fn joining(name: &str, spectator: bool) -> ClientMessage<AnyGame> {
    ClientMessage::Join(Join {
        name: name.to_owned(),
        colour: None,
        bot: false,
        spectator,
        may_host: true,
    })
}

/// Somebody who looks on.
async fn onlooker(address: SocketAddr) -> Raw {
    let mut raw = raw(address).await;
    raw.say(looking_on("Mallory")).await.unwrap();
    raw
}

impl Raw {
    pub async fn say(&mut self, message: ClientMessage<AnyGame>) -> Result<(), LinkError> {
        let frame = codec::encode_frame(&message).unwrap();
        framing::write_bytes(&mut self.send, &frame).await
    }
    /// The next message; a host that says nothing more fails the test.
    pub async fn hear(&mut self) -> Result<HostMessage<AnyGame>, LinkError> {
        let message = tokio::time::timeout(DEADLINE, framing::read_message(&mut self.recv));
        message.await.expect("the host says something")
    }
    /// Reads on until the host says why it ends the conversation.
    pub async fn why(&mut self) -> Option<Closing> {
        loop {
            match self.hear().await {
                Ok(HostMessage::Closed { why }) => return Some(why),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }
    /// Waits until the host has ended the connection and returns its code; `None` if all that is left to hear is that
    /// the host knows the connection no more.
    ///
    /// The code is said for three probe timeouts from the moment of closing, which a busy machine may pass before it
    /// says it once. What the peer had under way is then answered with a reset, and quinn puts that in the place of a
    /// code that came before it. No other end comes from the host.
    async fn closed(&self) -> Option<quinn::VarInt> {
        let closed = tokio::time::timeout(DEADLINE, self.connection.closed());
        match closed.await.expect("the host closes the connection") {
            quinn::ConnectionError::ApplicationClosed(close) => Some(close.error_code),
            quinn::ConnectionError::Reset => None,
            other => panic!("not ended by the host: {other}"),
        }
    }
}

/// Two bots that play; what happens meanwhile must not touch them.
struct Undisturbed {
    host: HostHandle,
    playing: Vec<tokio::task::JoinHandle<BotReport>>,
}

impl Undisturbed {
    fn start(host: HostHandle, guests: &[Backend; 2], address: SocketAddr) -> Self {
        let sit_down = |(number, guest): (u64, &Backend)| {
            let client = come(guest, at(address));
            tokio::spawn(async move { play(&client, number).await })
        };
        let playing = (0..).zip(guests).map(sit_down).collect();
        Self { host, playing }
    }
    async fn game_over(&self) {
        tokio::time::timeout(DEADLINE, self.host.wait_for(|s| s.games == 1))
            .await
            .expect("the game ends");
    }
    async fn end(self) {
        let digest = one_game(&self.host).await;
        for task in self.playing {
            let report = task.await.unwrap();
            assert_in_order(&report, &digest);
            assert_eq!((report.reconnects, report.refusals), (0, 0));
        }
    }
}

/// Waits until the lobby of a member who looks on shows this many people.
async fn members(honest: &mut Raw, count: usize) {
    let enough = async {
        loop {
            match honest.hear().await.expect("the table is open") {
                HostMessage::Lobby(lobby) | HostMessage::Welcome { lobby, .. } if lobby.members.len() == count => break,
                _ => {}
            }
        }
    };
    tokio::time::timeout(DEADLINE, enough).await.expect("the lobby follows");
}

#[test]
fn a_peer_that_reads_nothing_stalls_nobody_and_is_let_go() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let mut mallory = onlooker(address).await;
        let game = Undisturbed::start(host, &guests, address);
        game.game_over().await;
        let mut honest = onlooker(address).await;
        members(&mut honest, 4).await;
        // It asks for the log again and again, not faster than is allowed, and reads none of it.
        let mut pace = tokio::time::interval(Duration::from_millis(5));
        while mallory.connection.close_reason().is_none() {
            pace.tick().await;
            // An error says that it is over.
            let _ = mallory.say(ClientMessage::LogFrom { number: 1 }).await;
        }
        let code = mallory.closed().await;
        assert!(matches!(code, Some(close::BEHIND) | None), "{code:?}");
        members(&mut honest, 3).await;
        game.end().await;
    });
}

#[test]
fn a_peer_that_is_sent_away_cannot_stay_by_not_reading() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let game = Undisturbed::start(host, &guests, address);
        game.game_over().await;
        let mut mallory = onlooker(address).await;
        // More of the log than fits the transport's window, then bytes that are no message.
        for _ in 0..40 {
            mallory.say(ClientMessage::LogFrom { number: 1 }).await.unwrap();
        }
        framing::write_bytes(&mut mallory.send, &[9; 64]).await.unwrap();
        let code = mallory.closed().await;
        assert!(matches!(code, Some(close::DONE) | None), "{code:?}");
        game.end().await;
    });
}

#[test]
fn a_flood_is_answered_for_a_while_and_then_ended() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let game = Undisturbed::start(host, &guests, address);
        for _ in 0..10 {
            let mut mallory = onlooker(address).await;
            for nonce in 0..4000 {
                if mallory.say(ClientMessage::Ping { nonce }).await.is_err() {
                    break;
                }
            }
            // It reads late: its answers may have piled up, or the reason is gone with the connection.
            let (why, code) = (mallory.why().await, mallory.closed().await);
            assert!(matches!(why, Some(Closing::Flooding) | None), "{why:?}");
            assert!(matches!(code, Some(close::BEHIND | close::DONE) | None), "{code:?}");
        }
        game.end().await;
    });
}

#[test]
fn bytes_that_are_no_message_end_a_member_in_mid_game() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let game = Undisturbed::start(host, &guests, address);
        for seed in 0..20_u32 {
            let mut mallory = onlooker(address).await;
            let random = |i: u32| (i.wrapping_add(seed * 977).wrapping_mul(2_654_435_761) >> 11) as u8;
            let mut frame = 300_u32.to_le_bytes().to_vec();
            // 255 is no kind of message.
            frame.push(255);
            frame.extend((1..300).map(random));
            framing::write_bytes(&mut mallory.send, &frame).await.unwrap();
            assert_eq!(mallory.why().await, Some(Closing::Malformed));
        }
        game.end().await;
    });
}

#[test]
fn a_peer_gets_one_stream_and_no_more() {
    let table = device(0);
    let (_host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let mut mallory = onlooker(address).await;
        let connection = mallory.connection.clone();
        let more = async {
            tokio::select! {
                two = connection.open_bi() => drop(two),
                one = connection.open_uni() => drop(one),
            }
        };
        tokio::pin!(more);
        // An answer came back, and with it any leave to open more.
        mallory.say(ClientMessage::Ping { nonce: 5 }).await.unwrap();
        let answered = async { while !matches!(mallory.hear().await.unwrap(), HostMessage::Pong { nonce: 5 }) {} };
        tokio::select! {
            biased;
            () = &mut more => panic!("another stream was opened"),
            () = answered => {}
        }
    });
}

#[test]
fn who_connects_and_says_nothing_is_sent_away() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let endpoint = endpoint::client().unwrap();
        let config = || tls::client_config(&Identity::generate().unwrap(), None).unwrap();
        let connect = || async {
            let connecting = endpoint.connect_with(config(), address, "podbay").unwrap();
            connecting.await.unwrap()
        };
        let (no_stream, half_hello) = (connect().await, connect().await);
        let (mut send, _recv) = half_hello.open_bi().await.unwrap();
        framing::write_bytes(&mut send, &Hello::ours(HelloAction::Proceed).to_bytes()[..5])
            .await
            .unwrap();
        let mut no_join = raw(address).await;
        let game = Undisturbed::start(host, &guests, address);
        let late = Duration::from_secs(30);
        for silent in [no_stream, half_hello] {
            tokio::time::timeout(late, silent.closed()).await.expect("sent away");
        }
        assert_eq!(no_join.why().await, Some(Closing::NotJoined));
        game.end().await;
    });
}

/// A connection that comes about at last: on a busy machine a handshake may take longer than a silence may.
#[cfg(target_os = "linux")]
async fn stranger(endpoint: &quinn::Endpoint, config: &quinn::ClientConfig, address: SocketAddr) -> quinn::Connection {
    let come = async {
        loop {
            let connecting = endpoint.connect_with(config.clone(), address, "podbay").unwrap();
            match connecting.await {
                Err(quinn::ConnectionError::TimedOut) => {}
                came => return came.expect("nobody is refused"),
            }
        }
    };
    tokio::time::timeout(DEADLINE, come).await.expect("a connection")
}

/// Addresses of this machine beside the usual one exist everywhere on Linux alone.
#[cfg(target_os = "linux")]
#[test]
fn one_machine_cannot_keep_the_others_out() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
        let elsewhere = |last: u8| quinn::Endpoint::client(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
        let endpoints = [elsewhere(2), elsewhere(3), elsewhere(4)];
        let mut silent = Vec::new();
        for number in 0..96 {
            silent.push(stranger(&endpoints[number % 3], &config, address).await);
        }
        // Those who stood there longest have made way.
        for connection in &silent[..48] {
            let gone = tokio::time::timeout(Duration::from_secs(5), connection.closed());
            gone.await.expect("it was cut off before it had to join");
        }
        let game = Undisturbed::start(host, &guests, address);
        game.end().await;
        drop(silent);
    });
}

/// A friend who waits for the host's answer stays at the door, whatever crowd of strangers comes from everywhere.
#[cfg(target_os = "linux")]
#[test]
fn a_crowd_of_strangers_from_everywhere_keeps_no_friend_out() {
    use podbay::protocol::{DeviceId, WhoMayJoin};
    let (table, friend) = (device(0), device(0));
    let friends = DeviceId(friend.identity().fingerprint().0);
    let mut open = options(2, 0, false);
    (open.auto_start, open.admission.who) = (false, WhoMayJoin::Ask);
    open.admission.known = [friends].into();
    let host = table.host(open).unwrap();
    let address = host.status().addresses[0];
    let mut window = person::Person::at(host.client(JoinOptions::new("Host"), no_wake()));
    table.runtime().block_on(async {
        window.until("the own seat", |window| window.seat().is_some()).await;
        let mut waiting = person::Person::come(&friend, address, "Friend", false);
        window.until("a knock", |window| !window.knocks.is_empty()).await;
        let config = tls::client_config(&Identity::generate().unwrap(), None).unwrap();
        let mut strangers = Vec::new();
        // Each from an address of its own: none of them stands out.
        for last in 10..90 {
            let endpoint = quinn::Endpoint::client(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
            strangers.push((stranger(&endpoint, &config, address).await, endpoint));
        }
        let gone = tokio::time::timeout(DEADLINE, strangers[40].0.closed());
        gone.await.expect("strangers make way");
        window.say(ClientMessage::AnswerKnock {
            device: friends,
            admit: true,
        });
        waiting.until("a seat", |friend| friend.seat().is_some()).await;
        assert_eq!(waiting.losses, [""; 0], "it stood at the door all the time");
    });
}

/// A remark of a peer that keeps to no limit, as it lies on the wire.
fn remark(text: &str) -> Vec<u8> {
    let short = ClientMessage::<AnyGame>::Talk(Talk::Remark(Remark::parse("x").unwrap()));
    let short = codec::encode(&short).unwrap();
    let (head, x) = short.split_at(short.len() - 2);
    assert_eq!(x, [1, b'x']);
    let length = codec::encode(&(text.len() as u64)).unwrap();
    let message = [head, &length, text.as_bytes()].concat();
    [&(message.len() as u32).to_le_bytes()[..], &message].concat()
}

#[test]
fn a_remark_of_ten_thousand_characters_ends_the_visit_and_a_strange_one_is_cleaned() {
    let (table, guest) = (device(0), device(0));
    let (_host, address) = open(&table, 2);
    let mut ada = person::Person::come(&guest, address, "Ada", false);
    table.runtime().block_on(async {
        ada.until("a seat", |ada| ada.seat().is_some()).await;
        let mut mallory = onlooker(address).await;
        let strange = "\u{1b}[31mred\u{7}\r\n\u{202e}der\0";
        framing::write_bytes(&mut mallory.send, &remark(strange)).await.unwrap();
        ada.until("what was said", |ada| ada.remarks == ["[31mred der"]).await;
        for long in ["x".repeat(10_000), "x\u{1}".repeat(5_000), "\u{1f680}".repeat(10_000)] {
            let mut mallory = onlooker(address).await;
            framing::write_bytes(&mut mallory.send, &remark(&long)).await.unwrap();
            assert_eq!(mallory.why().await, Some(Closing::Malformed));
        }
        framing::write_bytes(&mut mallory.send, &remark("still here"))
            .await
            .unwrap();
        ada.until("nothing of it", |ada| ada.remarks == ["[31mred der", "still here"])
            .await;
    });
}
