//! Rations what a host's socket sends to addresses that have not proved that somebody is there.
//!
//! Anybody on the network can send first packets with forged senders. The answers to them wait in the same send buffer
//! as the game's packets, for seconds, until the system stops asking for a neighbour that does not exist. All packets
//! pass here, also those that QUIC sends by itself: retries, refusals, resets, offers of versions.

use super::ration::Ration;
use crate::diagnostics::{Dropped, Speaker};
use quinn::{
    AsyncUdpSocket, UdpPoller,
    udp::{RecvMeta, Transmit},
};
use std::{
    collections::BTreeMap,
    io::{self, IoSliceMut},
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::{Duration, Instant},
};

/// Time for which a proof counts. Each member at the table gives a new one every second.
const PROOF: Duration = Duration::from_secs(10);
/// Most addresses that are remembered, all members several times over and some that only looked.
const KNOWN_MAX: usize = 256;
/// Bytes a second to addresses without a proof, and as many at once. The system asks for a missing neighbour for about
/// three seconds, so each of the two rations fills four times this. Both fit the send buffer twice.
const RATION: f64 = 24.0 * 1024.0;
/// Bytes that a packet takes of the send buffer beside its content.
const BESIDE: f64 = 1024.0;

/// The addresses with a proof, and the rations of all others.
#[derive(Debug)]
struct Ledger {
    /// Number of tables at this socket. Without a table it only connects, and nothing is rationed.
    tables: usize,
    known: BTreeMap<IpAddr, Instant>,
    /// For addresses that were never heard from.
    strangers: Ration,
    /// For addresses with an old proof, so that strangers take nothing from devices that come back.
    earlier: Ration,
    speaker: Speaker,
}

impl Ledger {
    fn new(now: Instant) -> Self {
        Self {
            tables: 0,
            known: BTreeMap::new(),
            strangers: Ration::new(RATION, RATION, now),
            earlier: Ration::new(RATION, RATION, now),
            speaker: Speaker::new(),
        }
    }

    fn admit(&mut self, to: IpAddr, bytes: f64, now: Instant) -> bool {
        match self.known.get(&to) {
            _ if self.tables == 0 => true,
            Some(&proved) if now.saturating_duration_since(proved) < PROOF => true,
            Some(_) => self.earlier.admit(bytes, now),
            None => self.strangers.admit(bytes, now),
        }
    }

    fn prove(&mut self, from: IpAddr, now: Instant) {
        if self.known.len() >= KNOWN_MAX && !self.known.contains_key(&from) {
            let oldest = self.known.iter().min_by_key(|(_, proved)| **proved);
            if let Some(oldest) = oldest.map(|(&address, _)| address) {
                self.known.remove(&oldest);
                self.speaker.note(Dropped::AddressForgotten);
            }
        }
        self.known.insert(from, now);
    }
}

/// A socket that sends everything to addresses that were heard from or called, and little to others.
#[derive(Debug)]
pub struct SendGate {
    socket: Arc<dyn AsyncUdpSocket>,
    ledger: Mutex<Ledger>,
}

impl SendGate {
    /// Wraps a socket. The gate lets everything pass until `ration` is called.
    pub(super) fn new(socket: Arc<dyn AsyncUdpSocket>) -> Self {
        Self {
            socket,
            ledger: Mutex::new(Ledger::new(Instant::now())),
        }
    }

    /// Rations packets to strangers while the result is kept. The socket may outlive its table, and then only connects.
    pub(super) fn ration(self: &Arc<Self>) -> Rationed {
        self.with_ledger(|ledger| ledger.tables += 1);
        Rationed(Arc::clone(self))
    }

    /// Notes that somebody at this address has answered a packet.
    pub(super) fn prove(&self, from: SocketAddr) {
        self.with_ledger(|ledger| ledger.prove(from.ip().to_canonical(), Instant::now()));
    }

    /// Notes that this device calls an address, so that packets to strangers do not hold its own back. An attempt, with
    /// the messages after it, takes less time than a proof counts.
    pub(super) fn call(&self, to: SocketAddr) {
        self.prove(to);
    }

    fn with_ledger<T>(&self, work: impl FnOnce(&mut Ledger) -> T) -> T {
        work(&mut self.ledger.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Keeps packets to strangers rationed until it is dropped.
#[derive(Debug)]
pub(super) struct Rationed(Arc<SendGate>);

impl Drop for Rationed {
    fn drop(&mut self) {
        self.0.with_ledger(|ledger| ledger.tables -= 1);
    }
}

impl AsyncUdpSocket for SendGate {
    fn create_io_poller(self: Arc<Self>) -> Pin<Box<dyn UdpPoller>> {
        Arc::clone(&self.socket).create_io_poller()
    }

    fn try_send(&self, transmit: &Transmit<'_>) -> io::Result<()> {
        let bytes = transmit.contents.len();
        let packets = transmit.segment_size.map_or(1, |size| bytes.div_ceil(size.max(1)));
        let to = transmit.destination.ip().to_canonical();
        let admitted = self.with_ledger(|ledger| {
            let admitted = ledger.admit(to, bytes as f64 + packets as f64 * BESIDE, Instant::now());
            if !admitted {
                ledger.speaker.note(Dropped::AnswerRationed);
            }
            admitted
        });
        // To QUIC a withheld packet looks like a lost one.
        if admitted {
            self.socket.try_send(transmit)
        } else {
            Ok(())
        }
    }

    fn poll_recv(
        &self,
        cx: &mut Context<'_>,
        bufs: &mut [IoSliceMut<'_>],
        meta: &mut [RecvMeta],
    ) -> Poll<io::Result<usize>> {
        self.socket.poll_recv(cx, bufs, meta)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    fn max_transmit_segments(&self) -> usize {
        self.socket.max_transmit_segments()
    }

    fn max_receive_segments(&self) -> usize {
        self.socket.max_receive_segments()
    }

    fn may_fragment(&self) -> bool {
        self.socket.may_fragment()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;

    /// The ledger of a socket with a table.
    fn ledger(now: Instant) -> Ledger {
        Ledger {
            tables: 1,
            ..Ledger::new(now)
        }
    }

    fn address(last: u16) -> IpAddr {
        IpAddr::from([0xfe80, 0, 0, 0, 0, 0, 0, last])
    }

    /// Counts the packets of 100 bytes that are sent at once, one to each of these addresses.
    fn sent(ledger: &mut Ledger, to: impl Iterator<Item = u16>, now: Instant) -> usize {
        to.filter(|&last| ledger.admit(address(last), 100.0 + BESIDE, now))
            .count()
    }

    #[test]
    fn answers_to_addresses_that_nobody_has_are_few_and_take_nothing_from_the_others() {
        let start = Instant::now();
        let mut ledger = ledger(start);
        let at_once = sent(&mut ledger, 0..1000, start);
        assert_eq!(at_once, 21);
        let (second, later) = (Duration::from_secs(1), Duration::from_secs(3600));
        assert_eq!(sent(&mut ledger, 0..1000, start + second), 21);
        // A proof admits everything; after an old one there is a share that strangers cannot take.
        ledger.prove(address(2000), start + second);
        let one = || std::iter::repeat_n(2000, 1000);
        assert_eq!(sent(&mut ledger, one(), start + second), 1000);
        assert_eq!(sent(&mut ledger, 0..1000, start + later), 21);
        assert_eq!(sent(&mut ledger, one(), start + later), 21);
    }

    #[test]
    fn what_this_device_says_by_itself_is_not_kept_back_by_what_strangers_ask_for() {
        let socket = std::net::UdpSocket::bind("127.0.0.1:0").unwrap();
        socket.set_nonblocking(true).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let _inside = runtime.as_ref().unwrap().enter();
        let gate = Arc::new(SendGate::new(
            quinn::Runtime::wrap_udp_socket(&quinn::TokioRuntime, socket).unwrap(),
        ));
        let _table = gate.ration();
        let admitted = |last| {
            let now = Instant::now();
            gate.with_ledger(|ledger| {
                (0..100)
                    .filter(|_| ledger.admit(address(last), 1200.0 + BESIDE, now))
                    .count()
            })
        };
        assert!(admitted(1) < 20, "a stranger's share");
        gate.call(SocketAddr::new(address(2), 47200));
        assert_eq!((admitted(2), admitted(3)), (100, 0));
    }

    #[test]
    fn only_so_many_addresses_are_remembered_and_the_oldest_goes() {
        let log = LogCatch::begin();
        let start = Instant::now();
        let mut ledger = ledger(start);
        for last in 0..1000_u16 {
            ledger.prove(address(last), start + Duration::from_millis(last.into()));
        }
        assert_eq!(ledger.known.len(), KNOWN_MAX);
        assert_eq!(
            ledger.known.keys().next(),
            Some(&address(1000 - u16::try_from(KNOWN_MAX).unwrap()))
        );
        assert!(log.has(&Dropped::AddressForgotten));
    }
}
