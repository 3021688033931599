//! Network connections of a host: the introduction, then one task that reads and one that writes.

use super::{
    close,
    endpoint::HostSocket,
    error::{LinkError, line_end},
    events::{self, HostEvent, Outgoing},
    framing,
    identity::Fingerprint,
    life::Life,
    porch::{MakeWay, Place, Porch},
    ration::{Ration, Rations},
    scope, tls,
};
use crate::{
    diagnostics::{Dropped, LineEnd, Speaker},
    protocol::{DeviceId, Hello, HelloAction, limits},
    session::{ConnectionId, Origin},
};
use quinn::{Connection, Endpoint, Incoming, RecvStream, SendStream};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, watch},
    time::timeout,
};
use tracing::Instrument;

/// Longest time for a handshake.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// Longest time for a peer to read the last messages.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Gives each connection an id, also those within this process.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnectionIds(Arc<AtomicU64>);

impl ConnectionIds {
    pub(super) fn next(&self) -> ConnectionId {
        ConnectionId(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// Connections that get lines of their own in the log: the most in a burst, and per second. Nobody fills a disk by
/// coming again and again.
const TOLD_AT_ONCE: f64 = 64.0;
const TOLD_PER_SECOND: f64 = 4.0;
/// Handshakes of one address: the most in a burst, and per second. Each takes the processor for a moment, and many at
/// once would keep the game waiting. Somebody who looks for tables comes a few times in ten seconds.
const COME_AT_ONCE: f64 = 64.0;
const COME_PER_SECOND: f64 = 50.0;

/// The rations of those who come.
pub(super) struct Comers {
    each: Rations,
    told: Ration,
}

impl Comers {
    pub(super) fn new() -> Self {
        Self {
            each: Rations::new(COME_AT_ONCE, COME_PER_SECOND),
            told: Ration::new(TOLD_AT_ONCE, TOLD_PER_SECOND, Instant::now()),
        }
    }
}

/// Accepts connections until the table or the endpoint closes. If the socket outlives the table, the next table there
/// accepts them, and the packets of a guest are no longer rationed.
pub(super) async fn accept(
    socket: HostSocket,
    mut comers: Comers,
    ids: ConnectionIds,
    events: mpsc::Sender<HostEvent>,
    life: Life,
    card: watch::Receiver<Vec<u8>>,
) {
    let HostSocket { endpoint, gate } = socket;
    let _rationed = gate.ration();
    let porch = Porch::default();
    let mut door = Speaker::new();
    while let Some(incoming) = next(&endpoint, &events).await {
        let from = scope::comer(&incoming);
        if !incoming.remote_address_validated() {
            // A retry keeps nothing here. A real sender comes again with the token in it. The only error that quinn
            // knows is a sender that had such a token already.
            if incoming.retry().is_err() {
                door.note(Dropped::Unproven);
            }
            continue;
        }
        gate.prove(from);
        if !comers.each.admit(from.ip(), Instant::now()) {
            // A client repeats its packet in a moment by itself.
            incoming.ignore();
            door.note(Dropped::ComesTooOften(from.ip()));
            continue;
        }
        let (place, make_way, made_way) = porch.enter(from.ip());
        if let Some(why) = made_way {
            door.note(why);
        }
        let mut speaker = Speaker::of_address(from);
        if !comers.told.admit(1.0, Instant::now()) {
            door.note(Dropped::TooFast);
            speaker = speaker.quiet();
        }
        let (ids, events, life, card) = (ids.clone(), events.clone(), life.clone(), card.clone());
        tokio::spawn(async move {
            let _held = life;
            serve(incoming, speaker, (place, make_way), &ids, &events, &card).await;
        });
    }
}

/// The next connection; `None` when the table takes no more in.
async fn next(endpoint: &Endpoint, events: &mpsc::Sender<HostEvent>) -> Option<Incoming> {
    tokio::select! {
        incoming = endpoint.accept() => incoming,
        () = events.closed() => None,
    }
}

/// A peer that has introduced itself.
struct Arrived {
    connection: Connection,
    fingerprint: Fingerprint,
    send: SendStream,
    recv: RecvStream,
}

async fn serve(
    incoming: Incoming,
    mut speaker: Speaker,
    (place, make_way): (Place, MakeWay),
    ids: &ConnectionIds,
    events: &mpsc::Sender<HostEvent>,
    card: &watch::Receiver<Vec<u8>>,
) {
    let arrived = tokio::select! {
        arrived = arrive(incoming, &mut speaker, card) => arrived,
        // The log has the reason already.
        () = make_way.wanted() => return,
    };
    let arrived = match arrived {
        Ok(arrived) => arrived,
        Err(why) => return speaker.note(why),
    };
    let Arrived {
        connection,
        fingerprint: Fingerprint(device),
        send,
        mut recv,
    } = arrived;
    let id = ids.next();
    let (sink, outgoing) = events::channel(id, events.clone());
    let writer = write(send, connection.clone(), outgoing).instrument(speaker.span());
    let connected = HostEvent::Connected {
        connection: id,
        device: DeviceId(device),
        origin: Origin::Network(scope::peer(&connection)),
        sink,
        wire: Some(connection.clone()),
        place: Some(place),
        speaker,
    };
    // An error means that the table is closed.
    if events.send(connected).await.is_err() {
        return;
    }
    let writer = tokio::spawn(writer);
    let end = tokio::select! {
        end = read(&mut recv, id, events) => end,
        () = make_way.wanted() => {
            connection.close(close::BUSY, b"room for others");
            Some(LinkError::Line(LineEnd::Here))
        }
    };
    if let Some(end) = end {
        // An error means that the table is closed.
        let _ = events.send(HostEvent::Gone { connection: id, end }).await;
    }
    // An error means that the task was aborted with the runtime.
    let _ = writer.await;
    // The host keeps a peer that was sent away until here, so that it can read why.
    let end = LinkError::Ended;
    let _ = events.send(HostEvent::Gone { connection: id, end }).await;
}

async fn arrive(
    incoming: Incoming,
    speaker: &mut Speaker,
    card: &watch::Receiver<Vec<u8>>,
) -> Result<Arrived, Dropped> {
    let connection = match timeout(HANDSHAKE, incoming).await {
        Ok(Ok(connection)) => connection,
        Ok(Err(error)) => return Err(Dropped::Handshake(line_end(&error))),
        Err(_) => return Err(Dropped::Handshake(LineEnd::Late)),
    };
    let fingerprint = tls::peer_fingerprint(&connection).ok_or(Dropped::NoCertificate)?;
    speaker.introduce(scope::peer(&connection), fingerprint.words());
    // Somebody who only looks whether the table is there opens no stream.
    let (mut send, mut recv) = match timeout(limits::JOIN_MAX, connection.accept_bi()).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(error)) => {
            return Err(match line_end(&error) {
                LineEnd::Closed(code) if code == close::PROBE.into_inner() => Dropped::OnlyLooked,
                end => Dropped::NoStream(end),
            });
        }
        Err(_) => return Err(Dropped::NoStream(LineEnd::Late)),
    };
    timeout(limits::JOIN_MAX, introduce(&connection, &mut send, &mut recv, card))
        .await
        .unwrap_or(Err(Dropped::NoHello(LineEnd::Late)))?;
    Ok(Arrived {
        connection,
        fingerprint,
        send,
        recv,
    })
}

/// Exchanges introductions. A looking machine gets the card, and a peer of another version is told so.
async fn introduce(
    connection: &Connection,
    send: &mut SendStream,
    recv: &mut RecvStream,
    card: &watch::Receiver<Vec<u8>>,
) -> Result<(), Dropped> {
    let unheard = |error: LinkError| match error {
        LinkError::Line(end) => Dropped::NoHello(end),
        LinkError::Hello(error) => Dropped::from(error),
        LinkError::CutOff | LinkError::Ended | LinkError::Codec(_) => Dropped::HelloBroken,
    };
    let theirs = framing::read_hello(recv).await.map_err(|error| {
        connection.close(close::PROTOCOL, b"not an introduction");
        unheard(error)
    })?;
    if theirs.action == HelloAction::Look {
        let card = card.borrow().clone();
        // A table that closes has nothing to show.
        let action = if card.is_empty() {
            HelloAction::Busy
        } else {
            HelloAction::Proceed
        };
        let shown = Hello::ours(action).to_bytes_with(&card);
        framing::write_bytes(send, &shown).await.map_err(unheard)?;
        part(connection, send).await;
        return Err(Dropped::OnlyLooked);
    }
    let action = if theirs.is_compatible() {
        HelloAction::Proceed
    } else {
        HelloAction::VersionDiffers
    };
    let ours = Hello::ours(action);
    framing::write_hello(send, &ours).await.map_err(unheard)?;
    if action == HelloAction::Proceed {
        return Ok(());
    }
    part(connection, send).await;
    connection.close(close::VERSION, b"version");
    Err(Dropped::OtherProtocol {
        theirs: theirs.protocol,
        ours: ours.protocol,
    })
}

/// Ends the stream, and waits for the peer to read it and close the connection, for at most `LAST_WORDS`.
async fn part(connection: &Connection, send: &mut SendStream) {
    // An error says that it is finished already.
    let _ = send.finish();
    // A peer that does not read it is not waited for.
    let _ = timeout(LAST_WORDS, connection.closed()).await;
}

/// Reads until the conversation ends; `None` if the table is gone before.
async fn read(recv: &mut RecvStream, id: ConnectionId, events: &mpsc::Sender<HostEvent>) -> Option<LinkError> {
    loop {
        let message = match framing::read_message(recv).await {
            Ok(message) => message,
            Err(end) => return Some(end),
        };
        let event = HostEvent::Message {
            connection: id,
            message,
        };
        events.send(event).await.ok()?;
    }
}

/// Writes what the host hands out. Ends when the host lets go of the connection.
async fn write(mut send: SendStream, connection: Connection, mut outgoing: Outgoing) {
    while let Some(message) = outgoing.next().await {
        match message.frame() {
            Ok(frame) => {
                // The reader gets the error too, and reports it.
                if framing::write_bytes(&mut send, &frame).await.is_err() {
                    break;
                }
            }
            // This member misses the message; the others are not affected.
            Err(_) => Dropped::Unwritable.tell(),
        }
    }
    // The last message has to arrive before the connection is closed. A peer that does not read is not waited for.
    if send.finish().is_ok() {
        let _ = timeout(LAST_WORDS, send.stopped()).await;
        let _ = timeout(LAST_WORDS, connection.closed()).await;
    }
    connection.close(close::DONE, b"done");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::any::AnyGame,
        log_catch::LogCatch,
        net::{
            dial::Dialer, discovery::MdnsOptions, endpoint, host_handle::Target, identity::Identity, life::LifeOwner,
        },
        protocol::{HostMessage, LogEntry, LogKind, SharedMessage},
    };
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    const DEADLINE: Duration = Duration::from_secs(20);
    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// A socket of a host, and its address.
    fn socket() -> (HostSocket, SocketAddr) {
        let socket = endpoint::server(&Identity::generate().unwrap(), Some(HOME), Some(0)).unwrap();
        let address = socket.endpoint.local_addr().unwrap();
        (socket, address)
    }

    /// The way in which a new device comes.
    fn device() -> quinn::ClientConfig {
        tls::client_config(&Identity::generate().unwrap(), None).unwrap()
    }

    #[tokio::test]
    async fn an_address_that_comes_too_often_and_connections_that_come_too_fast_are_told() {
        const CROWD: usize = 200;
        let log = LogCatch::begin();
        let (socket, address) = socket();
        let (life, (_card, card)) = (LifeOwner::new(), watch::channel(Vec::new()));
        let (events, _heard) = mpsc::channel(8);
        // No second chance, so that a slow machine does not come slowly enough.
        let comers = Comers {
            each: Rations::new(COME_AT_ONCE, 0.0),
            told: Ration::new(COME_AT_ONCE / 2.0, 0.0, Instant::now()),
        };
        tokio::spawn(accept(
            socket,
            comers,
            ConnectionIds::default(),
            events,
            life.life(),
            card,
        ));
        let (guest, device) = (endpoint::client().unwrap(), device());
        let reasons = [Dropped::ComesTooOften(HOME), Dropped::TooFast];
        let come = async {
            loop {
                let one = |_| guest.connect_with(device.clone(), address, "podbay").unwrap();
                let crowd: Vec<_> = (0..CROWD).map(one).collect();
                for coming in crowd {
                    // An error says that it was not taken in.
                    let _ = coming.await;
                    if reasons.iter().all(|why| log.has(why)) {
                        return;
                    }
                }
            }
        };
        let told = timeout(DEADLINE, come).await;
        assert!(told.is_ok(), "{:?}", reasons.each_ref().map(|why| log.has(why)));
    }

    #[tokio::test]
    async fn nobody_comes_in_without_a_certificate_even_if_the_transport_asks_for_none() {
        let host = Identity::generate().unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut lax = rustls::ServerConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&rustls::version::TLS13])
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![host.certificate()], host.private_key())
            .unwrap();
        lax.alpn_protocols = vec![b"podbay".to_vec()];
        let lax = quinn::crypto::rustls::QuicServerConfig::try_from(lax).unwrap();
        let (HostSocket { endpoint, .. }, address) = socket();
        endpoint.set_server_config(Some(quinn::ServerConfig::with_crypto(Arc::new(lax))));
        let (_card, card) = watch::channel(Vec::new());
        let guest = endpoint::client().unwrap();
        let coming = guest.connect_with(device(), address, "podbay").unwrap();
        let mut speaker = Speaker::of_address(address);
        let arriving = async {
            let incoming = endpoint.accept().await.unwrap();
            arrive(incoming, &mut speaker, &card).await.err()
        };
        let both = timeout(DEADLINE, async { tokio::join!(coming, arriving) }).await;
        let (_connection, refused) = both.expect("they meet");
        assert_eq!(refused, Some(Dropped::NoCertificate));
    }

    #[tokio::test]
    async fn a_message_that_is_longer_than_a_frame_is_told_and_the_next_one_is_sent() {
        let log = LogCatch::begin();
        let (HostSocket { endpoint, .. }, address) = socket();
        let guest = endpoint::client().unwrap();
        let coming = guest.connect_with(device(), address, "podbay").unwrap();
        let (there, here) = tokio::join!(coming, async { endpoint.accept().await.unwrap().await });
        let (there, here) = (there.unwrap(), here.unwrap());
        let (send, _recv) = here.open_bi().await.unwrap();
        let (events, mut heard) = mpsc::channel(8);
        let (sink, outgoing) = events::channel(ConnectionId(1), events);
        tokio::spawn(write(send, here, outgoing));
        let what = LogKind::Ended { game: 1 };
        let line = Arc::new(LogEntry::<AnyGame> { number: 1, what });
        let long = HostMessage::Log {
            entries: vec![line; limits::FRAME_MAX],
            last: 1,
        };
        let talk = async {
            for message in [long, HostMessage::Pong { nonce: 7 }] {
                let room = loop {
                    match sink.room() {
                        Some(room) => break room,
                        None => drop(heard.recv().await),
                    }
                };
                room.send(SharedMessage::from(message));
            }
            let (_, mut recv) = there.accept_bi().await.unwrap();
            framing::read_message::<HostMessage<AnyGame>>(&mut recv).await
        };
        let first = timeout(DEADLINE, talk).await.expect("a message");
        assert_eq!(first, Ok(HostMessage::Pong { nonce: 7 }));
        assert!(log.has(&Dropped::Unwritable), "{:?}", log.lines());
    }

    #[tokio::test]
    async fn the_next_table_at_a_socket_has_all_that_come() {
        let (socket, address) = socket();
        let (life, (_card, card)) = (LifeOwner::new(), watch::channel(Vec::new()));
        let open = || {
            let (events, heard) = mpsc::channel(8);
            let ids = ConnectionIds::default();
            (
                tokio::spawn(accept(
                    socket.clone(),
                    Comers::new(),
                    ids,
                    events,
                    life.life(),
                    card.clone(),
                )),
                heard,
            )
        };
        let (first, closed) = open();
        drop(closed);
        let (second, mut heard) = open();
        timeout(DEADLINE, first).await.expect("it ends with its table").unwrap();
        let mdns = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        let mut guest = Dialer::new(Identity::generate().unwrap(), mdns, Target::at(address));
        let come = async { tokio::join!(guest.dial(None), heard.recv()) };
        let (reached, event) = timeout(DEADLINE, come).await.expect("somebody takes the guest in");
        assert!(reached.is_ok() && matches!(event, Some(HostEvent::Connected { .. })));
        drop(heard);
        timeout(DEADLINE, second).await.expect("so does the next").unwrap();
    }
}
