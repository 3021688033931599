//! Link-local IPv6 addresses for QUIC: the number of the adapter stands inside the address.
//!
//! An address such as `fe80::1` names a machine only together with an adapter. The system keeps the number of the
//! adapter beside the address, but the token of a QUIC Retry does not keep it. quinn compares the peer with that token,
//! so nobody could ever come in from a link-local address. Bytes 4 to 7 of such an address are always zero on the wire.
//! Inside this program they hold the number of the adapter, and every socket moves it out again when it sends.

use quinn::{
    AsyncUdpSocket, Connection, Endpoint, Incoming, UdpPoller,
    udp::{RecvMeta, Transmit},
};
use std::{
    io::{self, IoSliceMut},
    net::{Ipv6Addr, SocketAddr, SocketAddrV6},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use super::{identity::SERVER_NAME, links::plain};

/// The address as QUIC sees it.
fn fold(address: SocketAddr) -> SocketAddr {
    let SocketAddr::V6(v6) = address else { return address };
    if !v6.ip().is_unicast_link_local() || v6.scope_id() == 0 {
        return address;
    }
    let mut bytes = v6.ip().octets();
    bytes[4..8].copy_from_slice(&v6.scope_id().to_be_bytes());
    SocketAddrV6::new(Ipv6Addr::from(bytes), v6.port(), 0, 0).into()
}

/// The address as the system sees it.
fn unfold(address: SocketAddr) -> SocketAddr {
    let SocketAddr::V6(v6) = address else { return address };
    let mut bytes = v6.ip().octets();
    let [_, _, _, _, a, b, c, d, ..] = bytes;
    let scope = u32::from_be_bytes([a, b, c, d]);
    if !v6.ip().is_unicast_link_local() || scope == 0 {
        return address;
    }
    bytes[4..8].fill(0);
    SocketAddrV6::new(Ipv6Addr::from(bytes), v6.port(), 0, scope).into()
}

/// Begins a connection to a table at an address of the system.
pub(super) fn connect(
    endpoint: &Endpoint,
    config: quinn::ClientConfig,
    address: SocketAddr,
) -> Result<quinn::Connecting, quinn::ConnectError> {
    endpoint.connect_with(config, fold(address), SERVER_NAME)
}

/// The address of a peer, as people write it.
pub(super) fn peer(connection: &Connection) -> SocketAddr {
    plain(unfold(connection.remote_address()))
}

/// The address that a connection comes from, as people write it.
pub(super) fn comer(incoming: &Incoming) -> SocketAddr {
    plain(unfold(incoming.remote_address()))
}

/// A socket whose addresses QUIC can compare.
#[derive(Debug)]
pub(super) struct Scoped(pub(super) Arc<dyn AsyncUdpSocket>);

impl AsyncUdpSocket for Scoped {
    fn create_io_poller(self: Arc<Self>) -> Pin<Box<dyn UdpPoller>> {
        Arc::clone(&self.0).create_io_poller()
    }

    fn try_send(&self, transmit: &Transmit<'_>) -> io::Result<()> {
        self.0.try_send(&Transmit {
            destination: unfold(transmit.destination),
            ..transmit.clone()
        })
    }

    fn poll_recv(
        &self,
        cx: &mut Context<'_>,
        bufs: &mut [IoSliceMut<'_>],
        meta: &mut [RecvMeta],
    ) -> Poll<io::Result<usize>> {
        let received = self.0.poll_recv(cx, bufs, meta);
        if let Poll::Ready(Ok(count)) = received {
            meta.iter_mut().take(count).for_each(|meta| meta.addr = fold(meta.addr));
        }
        received
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    fn max_transmit_segments(&self) -> usize {
        self.0.max_transmit_segments()
    }

    fn max_receive_segments(&self) -> usize {
        self.0.max_receive_segments()
    }

    fn may_fragment(&self) -> bool {
        self.0.may_fragment()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_adapter_is_kept_inside_a_link_local_address_and_nowhere_else() {
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        let (first, second) = (at("[fe80::7%2]:47200"), at("[fe80::7%70000]:47200"));
        assert_ne!(
            fold(first),
            fold(second),
            "the same address on two adapters is two machines"
        );
        for address in [first, second] {
            let SocketAddr::V6(folded) = fold(address) else {
                panic!()
            };
            assert_eq!(
                SocketAddr::new(folded.ip().to_owned().into(), folded.port()),
                fold(address)
            );
            assert_eq!(unfold(fold(address)), address);
        }
        for address in [
            "10.0.0.1:1",
            "[fd00::1]:1",
            "[fd00:0:1::1]:1",
            "[::ffff:10.0.0.1]:1",
            "[fe80::7]:1",
        ] {
            assert_eq!((fold(at(address)), unfold(at(address))), (at(address), at(address)));
        }
    }
}
