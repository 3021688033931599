//! A socket that asks the system for nothing but packets, for systems that refuse what QUIC would like to have beside them.
//!
//! quinn wants notices of congestion, and packets that no router cuts. Wine and some versions of Windows know no such
//! notices, and then quinn's own socket cannot be made. QUIC works without both, only slower on a fast network.

use quinn::{
    AsyncUdpSocket, UdpPoller,
    udp::{RecvMeta, Transmit},
};
use std::{
    fmt,
    future::Future,
    io::{self, IoSliceMut},
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};
use tokio::net::UdpSocket;

/// A socket without options.
#[derive(Debug)]
pub(super) struct PlainSocket(UdpSocket);

impl PlainSocket {
    /// # Errors
    /// The system refuses even this.
    pub(super) fn new(socket: std::net::UdpSocket) -> io::Result<Self> {
        socket.set_nonblocking(true)?;
        UdpSocket::from_std(socket).map(Self)
    }
}

impl AsyncUdpSocket for PlainSocket {
    fn create_io_poller(self: Arc<Self>) -> Pin<Box<dyn UdpPoller>> {
        Box::pin(Writable {
            socket: self,
            wait: None,
        })
    }

    fn try_send(&self, transmit: &Transmit<'_>) -> io::Result<()> {
        match self.0.try_send_to(transmit.contents, transmit.destination) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(error),
            // To QUIC a packet that the system refuses looks like a lost one, as with quinn's own socket.
            _ => Ok(()),
        }
    }

    fn poll_recv(
        &self,
        cx: &mut Context<'_>,
        bufs: &mut [IoSliceMut<'_>],
        meta: &mut [RecvMeta],
    ) -> Poll<io::Result<usize>> {
        let (Some(buffer), Some(about)) = (bufs.first_mut(), meta.first_mut()) else {
            return Poll::Ready(Ok(0));
        };
        loop {
            ready!(self.0.poll_recv_ready(cx))?;
            // Windows tells by an error that nobody receives an earlier packet, or that one is too long. An error here would end
            // all connections of the socket, so it is a lost packet, as with quinn's own socket.
            if let Ok((len, addr)) = self.0.try_recv_from(buffer) {
                *about = RecvMeta {
                    addr,
                    len,
                    stride: len,
                    ecn: None,
                    dst_ip: None,
                };
                return Poll::Ready(Ok(1));
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

type Wait = Pin<Box<dyn Future<Output = io::Result<()>> + Send + Sync>>;

/// Waits for one task until the socket takes packets again.
struct Writable {
    socket: Arc<PlainSocket>,
    wait: Option<Wait>,
}

impl fmt::Debug for Writable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writable").finish_non_exhaustive()
    }
}

impl UdpPoller for Writable {
    fn poll_writable(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let socket = Arc::clone(&self.socket);
        let wait = self
            .wait
            .get_or_insert_with(|| Box::pin(async move { socket.0.writable().await }));
        let result = ready!(wait.as_mut().poll(cx));
        self.wait = None;
        Poll::Ready(result)
    }
}
