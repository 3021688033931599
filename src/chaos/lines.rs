//! Connections: two ordered streams of frames, as QUIC gives them.

use std::{collections::VecDeque, sync::Arc, time::Duration};

/// The state of the network between two machines.
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
    /// Arrival of the newest frame: none overtakes another.
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
    /// All but the first so many frames never arrive.
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
    /// A player that tells a host what was never seen, beside its own conversation.
    Liar(usize),
}

/// A connection to a host.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) end: End,
    /// The machines of both ends, the host's last.
    pub(super) machines: [usize; 2],
    /// The life of the host that it leads to, and the number of its table.
    pub(super) life: u32,
    pub(super) book: u32,
    /// Inside the host's process.
    pub(super) local: bool,
    pub(super) up: Stream,
    pub(super) down: Stream,
    /// Nothing passes any more.
    pub(super) broken: bool,
    /// The host has not let go of it.
    pub(super) at_host: bool,
    /// The client has not let go of it.
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
