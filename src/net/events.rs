//! The events that wake the host task, and its way to a peer's writer. The writer gets little at a time; all else waits
//! in the peer's outbox, where snapshots merge.

use super::{control::HostControl, error::LinkError, host_handle::Target, porch::Place};
use crate::{
    diagnostics::Speaker,
    games::any::AnyGame,
    protocol::{ClientMessage, DeviceId, Epoch, SharedMessage},
    session::{ConnectionId, Origin},
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering, fence},
};
use tokio::sync::mpsc;

/// Messages that wait for the writer, beside the one it is writing. One, so that it never idles, and no more, so that a
/// slow peer gets the newest position and not a pile of old ones.
const WAITING: usize = 1;

/// Everything that wakes the host task.
pub(super) enum HostEvent {
    Connected {
        connection: ConnectionId,
        device: DeviceId,
        origin: Origin,
        sink: Sink,
        /// The connection to close when the peer does not let go by itself; `None` inside the process.
        wire: Option<quinn::Connection>,
        /// The peer's room in the porch until it has joined.
        place: Option<Place>,
        /// Its voice in the log.
        speaker: Speaker,
    },
    Message {
        connection: ConnectionId,
        message: ClientMessage<AnyGame>,
    },
    /// A peer's writer has room, and the outbox had more for it.
    Room {
        connection: ConnectionId,
    },
    Gone {
        connection: ConnectionId,
        end: LinkError,
    },
    /// This host has looked at another one that is said to have the table.
    LookedThere {
        there: Target,
        /// The quorum epoch there, if that host has the table.
        sure: Option<Epoch>,
        /// The epoch in which that host says that it hosts the table beside this one.
        rival: Option<Epoch>,
    },
    /// This host has looked for other hosts of its table, and may announce it now.
    LookedAround,
    Control(Option<HostControl>),
    Tick,
    /// Time to see how fast the lines answer.
    Lines,
    /// Time to see whether this machine has the addresses it had.
    Look,
    Ending,
}

/// The host's end of the way to a peer's writer.
#[derive(Debug)]
pub(super) struct Sink {
    to: mpsc::Sender<SharedMessage<AnyGame>>,
    wanted: Arc<AtomicBool>,
}

/// The writer's end of the way from the host.
pub(super) struct Outgoing {
    from: mpsc::Receiver<SharedMessage<AnyGame>>,
    /// True if the host has more and waits for room.
    wanted: Arc<AtomicBool>,
    connection: ConnectionId,
    events: mpsc::Sender<HostEvent>,
}

/// Makes both ends. The host hears of room as `HostEvent::Room`.
pub(super) fn channel(connection: ConnectionId, events: mpsc::Sender<HostEvent>) -> (Sink, Outgoing) {
    let (to, from) = mpsc::channel(WAITING);
    let wanted = Arc::new(AtomicBool::new(false));
    let sink = Sink {
        to,
        wanted: Arc::clone(&wanted),
    };
    let outgoing = Outgoing {
        from,
        wanted,
        connection,
        events,
    };
    (sink, outgoing)
}

impl Sink {
    /// Returns room for one message. Without room the writer sends `HostEvent::Room` as soon as there is some. If the
    /// writer is gone, its reader tells the host.
    pub(super) fn room(&self) -> Option<mpsc::Permit<'_, SharedMessage<AnyGame>>> {
        if let Ok(room) = self.to.try_reserve() {
            return Some(room);
        }
        self.wanted.store(true, Ordering::SeqCst);
        fence(Ordering::SeqCst);
        // The writer may have taken a message before it could see `wanted`.
        self.to.try_reserve().ok()
    }
}

impl Outgoing {
    /// The next message, after the last one is written; `None` when the host has let go of the connection.
    pub(super) async fn next(&mut self) -> Option<SharedMessage<AnyGame>> {
        fence(Ordering::SeqCst);
        if self.wanted.swap(false, Ordering::SeqCst) {
            let connection = self.connection;
            self.events.send(HostEvent::Room { connection }).await.ok()?;
        }
        self.from.recv().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::HostMessage;

    #[tokio::test]
    async fn the_host_hears_of_room_when_it_wanted_some_and_only_then() {
        let (events, mut heard) = mpsc::channel(8);
        let (sink, mut outgoing) = channel(ConnectionId(1), events);
        let pong = |nonce| SharedMessage::from(HostMessage::<AnyGame>::Pong { nonce });
        sink.room().expect("an empty queue").send(pong(1));
        assert_eq!(outgoing.next().await, Some(pong(1)));
        sink.room().expect("it was taken").send(pong(2));
        assert!(heard.try_recv().is_err(), "nobody waited");
        assert!(sink.room().is_none());
        assert_eq!(outgoing.next().await, Some(pong(2)));
        assert!(matches!(
            heard.try_recv(),
            Ok(HostEvent::Room {
                connection: ConnectionId(1)
            })
        ));
        assert!(sink.room().is_some());
        drop(sink);
        assert_eq!(outgoing.next().await, None);
    }
}
