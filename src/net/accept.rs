//! Network connections of a host: the introduction, then one task that reads and one that writes.

use super::{
    close, dial,
    error::{LinkError, line_end},
    events::{self, HostEvent, Outgoing},
    framing,
    identity::Fingerprint,
    life::Life,
    tls,
};
use crate::{
    diagnostics::{Dropped, LineEnd, Speaker},
    protocol::{DeviceId, Hello, HelloAction, codec, limits},
    session::{ConnectionId, Origin},
};
use quinn::{Connection, Endpoint, Incoming, RecvStream, SendStream};
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{sync::mpsc, time::timeout};
use tracing::Instrument;

/// Handshakes and conversations at once: everybody twice (an old connection may linger while its device comes back) and
/// some who only look.
const CONNECTIONS_MAX: usize = 4 * limits::MEMBERS_MAX;
/// The same from one address: a whole table on one machine and some who only look, so that no single machine can take
/// all the room there is.
const CONNECTIONS_PER_ADDRESS: usize = limits::MEMBERS_MAX + limits::MEMBERS_MAX / 2;
/// Longest time for a handshake.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// Longest time for a peer to read the last messages.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Names connections, those of this process included.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnectionIds(Arc<AtomicU64>);

impl ConnectionIds {
    pub(super) fn next(&self) -> ConnectionId {
        ConnectionId(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// The number of connections from each address.
#[derive(Debug, Default)]
struct Room {
    taken: Mutex<BTreeMap<IpAddr, usize>>,
}

/// Room for one connection, given back when it is dropped.
struct Place {
    room: Arc<Room>,
    address: IpAddr,
}

impl Room {
    /// Room for one more from this address.
    fn take(self: &Arc<Self>, address: IpAddr) -> Result<Place, Dropped> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let from_there = taken.get(&address).copied().unwrap_or(0);
        if taken.values().sum::<usize>() >= CONNECTIONS_MAX {
            return Err(Dropped::TableBusy);
        }
        if from_there >= CONNECTIONS_PER_ADDRESS {
            return Err(Dropped::AddressBusy(address));
        }
        taken.insert(address, from_there + 1);
        Ok(Place {
            room: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.room.taken.lock().unwrap_or_else(PoisonError::into_inner);
        match taken.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(taken.remove(&self.address)),
        }
    }
}

/// Connections that the log tells one by one: the most in a burst, and per second.
const TOLD_AT_ONCE: f64 = 64.0;
const TOLD_PER_SECOND: f64 = 4.0;

/// Counts the connections that the log may still tell one by one, so that nobody fills a disk by coming again and again.
struct Told {
    left: f64,
    at: Instant,
}

impl Told {
    fn new(now: Instant) -> Self {
        Self {
            left: TOLD_AT_ONCE,
            at: now,
        }
    }

    /// True if one more is told.
    fn admit(&mut self, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * TOLD_PER_SECOND;
        (self.left, self.at) = ((self.left + gained).min(TOLD_AT_ONCE), now);
        let admitted = self.left >= 1.0;
        if admitted {
            self.left -= 1.0;
        }
        admitted
    }
}

/// Takes connections in until the endpoint closes.
pub(super) async fn accept(endpoint: Endpoint, ids: ConnectionIds, events: mpsc::Sender<HostEvent>, life: Life) {
    let room = Arc::new(Room::default());
    let (mut door, mut told) = (Speaker::new(), Told::new(Instant::now()));
    while let Some(incoming) = endpoint.accept().await {
        let from = dial::plain(incoming.remote_address());
        let place = match room.take(from.ip()) {
            Ok(place) => place,
            Err(why) => {
                door.note(why);
                incoming.refuse();
                continue;
            }
        };
        let mut speaker = Speaker::of_address(from);
        if !told.admit(Instant::now()) {
            door.note(Dropped::TooFast);
            speaker = speaker.quiet();
        }
        let (ids, events, life) = (ids.clone(), events.clone(), life.clone());
        tokio::spawn(async move {
            let _held = (place, life);
            serve(incoming, speaker, &ids, &events).await;
        });
    }
}

/// A peer that has introduced itself.
struct Arrived {
    connection: Connection,
    fingerprint: Fingerprint,
    send: SendStream,
    recv: RecvStream,
}

async fn serve(incoming: Incoming, mut speaker: Speaker, ids: &ConnectionIds, events: &mpsc::Sender<HostEvent>) {
    let arrived = match arrive(incoming, &mut speaker).await {
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
        origin: Origin::Network(dial::shown(&connection)),
        sink,
        wire: Some(connection),
        speaker,
    };
    // A table that is closed takes nobody in and tells nobody.
    if events.send(connected).await.is_err() {
        return;
    }
    let writer = tokio::spawn(writer);
    if let Some(end) = read(&mut recv, id, events).await {
        // The same.
        let _ = events.send(HostEvent::Gone { connection: id, end }).await;
    }
    // The task of a runtime that ends is aborted.
    let _ = writer.await;
}

async fn arrive(incoming: Incoming, speaker: &mut Speaker) -> Result<Arrived, Dropped> {
    let connection = match timeout(HANDSHAKE, incoming).await {
        Ok(Ok(connection)) => connection,
        Ok(Err(error)) => return Err(Dropped::Handshake(line_end(&error))),
        Err(_) => return Err(Dropped::Handshake(LineEnd::Late)),
    };
    let fingerprint = tls::peer_fingerprint(&connection).ok_or(Dropped::NoCertificate)?;
    speaker.introduce(dial::shown(&connection), fingerprint.words());
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
    timeout(limits::JOIN_MAX, introduce(&connection, &mut send, &mut recv))
        .await
        .unwrap_or(Err(Dropped::NoHello(LineEnd::Late)))?;
    Ok(Arrived {
        connection,
        fingerprint,
        send,
        recv,
    })
}

/// Exchanges introductions. A peer whose version does not fit is told so.
async fn introduce(connection: &Connection, send: &mut SendStream, recv: &mut RecvStream) -> Result<(), Dropped> {
    let unheard = |error: LinkError| match error {
        LinkError::Line(end) => Dropped::NoHello(end),
        LinkError::Hello(error) => Dropped::from(error),
        LinkError::CutOff | LinkError::Ended | LinkError::Codec(_) => Dropped::HelloBroken,
    };
    let theirs = framing::read_hello(recv).await.map_err(|error| {
        connection.close(close::PROTOCOL, b"not an introduction");
        unheard(error)
    })?;
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
    // An error says that it is finished already.
    let _ = send.finish();
    // A peer that does not read it is not waited for.
    let _ = timeout(LAST_WORDS, connection.closed()).await;
    connection.close(close::VERSION, b"version");
    Err(Dropped::OtherProtocol {
        theirs: theirs.protocol,
        ours: ours.protocol,
    })
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
        match codec::encode_frame(&message) {
            Ok(frame) => {
                // The reader learns why, and tells it.
                if framing::write_bytes(&mut send, &frame).await.is_err() {
                    break;
                }
            }
            // This member has to do without it, the others notice nothing.
            Err(error) => Dropped::from(&error).tell(),
        }
    }
    // What was said last has to arrive before the connection is closed; a peer that does not read it is not waited for.
    if send.finish().is_ok() {
        let _ = timeout(LAST_WORDS, send.stopped()).await;
        let _ = timeout(LAST_WORDS, connection.closed()).await;
    }
    connection.close(close::DONE, b"done");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_all_the_room() {
        let room = Arc::new(Room::default());
        let address = |last: u8| IpAddr::from([10, 0, 0, last]);
        let take_all = |last| std::iter::from_fn(|| room.take(address(last)).ok()).collect::<Vec<_>>();
        let greedy = take_all(1);
        assert_eq!(greedy.len(), CONNECTIONS_PER_ADDRESS);
        let places: Vec<Place> = (2..=9).flat_map(take_all).collect();
        assert_eq!(greedy.len() + places.len(), CONNECTIONS_MAX);
        drop(places);
        assert!(room.take(address(2)).is_ok());
        assert_eq!(room.take(address(1)).err(), Some(Dropped::AddressBusy(address(1))));
        let others: Vec<Place> = (2..=9).flat_map(take_all).collect();
        assert_eq!(room.take(address(10)).err(), Some(Dropped::TableBusy));
        drop((greedy, others));
        assert!(room.taken.lock().unwrap().is_empty());
    }

    #[test]
    fn connections_that_come_too_fast_are_not_told_one_by_one() {
        let start = Instant::now();
        let mut told = Told::new(start);
        let mut count = |now| (0..1000).filter(|_| told.admit(now)).count();
        assert_eq!(count(start), 64);
        assert_eq!(count(start + Duration::from_secs(2)), 8);
        assert_eq!(count(start + Duration::from_secs(3600)), 64);
    }
}
