//! Network connections of a host: the introduction, then one task that reads and one that writes.

use super::{
    close, dial,
    error::LinkError,
    events::{self, HostEvent, Outgoing},
    framing,
    identity::Fingerprint,
    life::Life,
    tls,
};
use crate::{
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
    time::Duration,
};
use tokio::{sync::mpsc, time::timeout};

/// Handshakes and conversations at once: everybody twice (an old connection may linger while its device comes back) and
/// some who only look.
const CONNECTIONS_MAX: usize = 4 * limits::MEMBERS_MAX;
/// The same from one address: a whole table on one machine and some who only look, so that no single machine can take
/// all the room there is.
const CONNECTIONS_PER_ADDRESS: usize = limits::MEMBERS_MAX + limits::MEMBERS_MAX / 2;
/// How long a handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// How long a peer may take to read the last messages.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Names connections, those of this process included.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnectionIds(Arc<AtomicU64>);

impl ConnectionIds {
    pub(super) fn next(&self) -> ConnectionId {
        ConnectionId(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// How many connections there are, by where they come from.
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
    /// `None`: there is none, for anybody or for this address.
    fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let from_there = taken.get(&address).copied().unwrap_or(0);
        if taken.values().sum::<usize>() >= CONNECTIONS_MAX || from_there >= CONNECTIONS_PER_ADDRESS {
            return None;
        }
        taken.insert(address, from_there + 1);
        Some(Place {
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

/// Takes connections in until the endpoint closes.
pub(super) async fn accept(endpoint: Endpoint, ids: ConnectionIds, events: mpsc::Sender<HostEvent>, life: Life) {
    let room = Arc::new(Room::default());
    while let Some(incoming) = endpoint.accept().await {
        let Some(place) = room.take(incoming.remote_address().ip().to_canonical()) else {
            incoming.refuse();
            continue;
        };
        let (ids, events, life) = (ids.clone(), events.clone(), life.clone());
        tokio::spawn(async move {
            let _held = (place, life);
            if let Err(error) = serve(incoming, &ids, &events).await {
                tracing::debug!("a connection ended: {error}");
            }
        });
    }
}

async fn serve(incoming: Incoming, ids: &ConnectionIds, events: &mpsc::Sender<HostEvent>) -> Result<(), LinkError> {
    let late = |_| LinkError::Lost("too slow".to_owned());
    let lost = |e: quinn::ConnectionError| LinkError::Lost(e.to_string());
    let connection = timeout(HANDSHAKE, incoming).await.map_err(late)?.map_err(lost)?;
    let Some(Fingerprint(device)) = tls::peer_fingerprint(&connection) else {
        return Err(LinkError::Lost("no certificate".to_owned()));
    };
    // Somebody who only looks whether the table is there opens no stream.
    let stream = timeout(limits::JOIN_MAX, connection.accept_bi());
    let (mut send, mut recv) = stream.await.map_err(late)?.map_err(lost)?;
    if !timeout(limits::JOIN_MAX, introduce(&connection, &mut send, &mut recv))
        .await
        .map_err(late)??
    {
        return Ok(());
    }
    let id = ids.next();
    let (sink, outgoing) = events::channel(id, events.clone());
    let origin = Origin::Network(dial::shown(&connection));
    let connected = HostEvent::Connected {
        connection: id,
        device: DeviceId(device),
        origin,
        sink,
        wire: Some(connection.clone()),
    };
    if events.send(connected).await.is_err() {
        return Ok(());
    }
    let writer = tokio::spawn(write(send, connection, outgoing));
    let result = read(&mut recv, id, events).await;
    let malformed = matches!(result, Err(LinkError::Codec(_) | LinkError::CutOff));
    let _ = events
        .send(HostEvent::Gone {
            connection: id,
            malformed,
        })
        .await;
    let _ = writer.await;
    result
}

/// Exchanges introductions; false if the two sides do not fit, and the other one was told so.
async fn introduce(connection: &Connection, send: &mut SendStream, recv: &mut RecvStream) -> Result<bool, LinkError> {
    let theirs = match framing::read_hello(recv).await {
        Ok(hello) => hello,
        Err(error) => {
            connection.close(close::PROTOCOL, b"not an introduction");
            return Err(error);
        }
    };
    let action = if theirs.is_compatible() {
        HelloAction::Proceed
    } else {
        HelloAction::VersionDiffers
    };
    framing::write_hello(send, &Hello::ours(action)).await?;
    if action == HelloAction::Proceed {
        return Ok(true);
    }
    // An error says that it is finished already.
    let _ = send.finish();
    let _ = timeout(LAST_WORDS, connection.closed()).await;
    connection.close(close::VERSION, b"version");
    Ok(false)
}

async fn read(recv: &mut RecvStream, id: ConnectionId, events: &mpsc::Sender<HostEvent>) -> Result<(), LinkError> {
    loop {
        let message = framing::read_message(recv).await?;
        let event = HostEvent::Message {
            connection: id,
            message,
        };
        if events.send(event).await.is_err() {
            return Ok(());
        }
    }
}

/// Writes what the host hands out. Ends when the host lets go of the connection.
async fn write(mut send: SendStream, connection: Connection, mut outgoing: Outgoing) {
    while let Some(message) = outgoing.next().await {
        match codec::encode_frame(&message) {
            Ok(frame) => {
                if framing::write_bytes(&mut send, &frame).await.is_err() {
                    break;
                }
            }
            // A message beyond the limit: this member has to do without it, the others notice nothing.
            Err(error) => tracing::error!("a message cannot be sent: {error}"),
        }
    }
    // What was said last has to arrive before the connection is closed.
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
        let take_all = |last| std::iter::from_fn(|| room.take(address(last))).collect::<Vec<_>>();
        let greedy = take_all(1);
        assert_eq!(greedy.len(), CONNECTIONS_PER_ADDRESS);
        let places: Vec<Place> = (2..=9).flat_map(take_all).collect();
        assert_eq!(greedy.len() + places.len(), CONNECTIONS_MAX);
        drop(places);
        assert!(room.take(address(2)).is_some());
        assert!(room.take(address(1)).is_none());
        drop(greedy);
        assert!(room.taken.lock().unwrap().is_empty());
    }
}
