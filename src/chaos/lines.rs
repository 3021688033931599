//! Connections: two ordered streams of frames, as QUIC gives them.

use std::{collections::VecDeque, sync::Arc, time::Duration};

/// The state of the network between any two machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weather {
    pub(super) delay_ms: u32,
    pub(super) jitter_ms: u32,
    /// Of a thousand packets, those that have to be sent again.
    pub(super) loss: u32,
}

/// One direction.
#[derive(Debug, Default)]
pub(super) struct Stream {
    frames: VecDeque<Arc<[u8]>>,
    /// Arrival of the newest frame. Later frames arrive no earlier.
    pub(super) last: Duration,
}

impl Stream {
    pub(super) fn push(&mut self, frame: Arc<[u8]>, at: Duration) {
        self.frames.push_back(frame);
        self.last = at;
    }
    pub(super) fn pop(&mut self) -> Option<Arc<[u8]>> {
        self.frames.pop_front()
    }
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }
    /// Drops all frames but the first `keep`.
    pub(super) fn cut(&mut self, keep: usize) {
        self.frames.truncate(keep);
    }
}

/// The end of a connection that is not the host's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Player(usize),
    /// The host on this machine, which tells a former host that the table has gone on.
    Successor(usize),
    /// A player that lies to a host, beside its own conversation.
    Liar(usize),
}

/// A connection to a host.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) end: End,
    /// The machines of both ends, the host's last.
    pub(super) machines: [usize; 2],
    /// The life of the host's program at its end, and the number of the table's book.
    pub(super) life: u32,
    pub(super) book: u32,
    /// True if both ends are on one machine.
    pub(super) local: bool,
    pub(super) up: Stream,
    pub(super) down: Stream,
    /// True if nothing passes any more.
    pub(super) broken: bool,
    /// True until the host has closed the line or noticed its loss.
    pub(super) at_host: bool,
    /// True until the client has closed the line or noticed its loss.
    pub(super) at_client: bool,
}

impl Line {
    pub(super) fn new(end: End, machines: [usize; 2], (life, book): (u32, u32)) -> Self {
        Self {
            end,
            machines,
            life,
            book,
            local: machines[0] == machines[1],
            up: Stream::default(),
            down: Stream::default(),
            broken: false,
            at_host: true,
            at_client: true,
        }
    }

    /// The machine of the host.
    pub(super) const fn host(&self) -> usize {
        self.machines[1]
    }
}
