//! The beacon's sockets. One pair hears packets to everybody; the other pair sends all packets and hears the answers.

use super::{
    super::{
        discovery::MdnsOptions,
        links::{Links, broadcast, plain},
    },
    packet::{LENGTH, Packet},
};
use crate::diagnostics::{Dropped, Speaker};
use socket2::{Domain, Protocol, SockAddr, SockRef, Socket, Type};
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6},
    time::Duration,
};
use tokio::net::UdpSocket;

/// A group for private use. Its packets never leave the link, as they live for one hop.
const GROUP_V4: Ipv4Addr = Ipv4Addr::new(239, 255, 80, 66);
/// A group of the link that nobody has registered.
const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xff12, 0, 0, 0, 0, 0x706f, 0x6462, 0x6179);
/// Bytes that may wait to be sent.
const SEND_BUFFER: usize = 512 * 1024;
/// Pause after an error of a socket. Some systems report an error if nobody listens where a packet was sent.
const PAUSE: Duration = Duration::from_millis(50);

/// A packet that was heard.
#[derive(Clone, Copy, Debug)]
pub(in crate::net) struct Heard {
    pub(in crate::net) from: SocketAddr,
    pub(in crate::net) packet: Packet,
}

/// The sockets of one search or one table, for IPv4 and IPv6. Any of them may be missing, as on a machine without IPv6,
/// or if another program keeps the port for itself.
pub(in crate::net) struct Sockets {
    port: u16,
    options: MdnsOptions,
    links: Links,
    /// Hear packets to the groups and to everybody; shared with other programs of this kind on this machine.
    shared: [Option<UdpSocket>; 2],
    /// Send all packets, and hear the answers.
    own: [Option<UdpSocket>; 2],
    speaker: Speaker,
}

impl Sockets {
    /// Opens the sockets on the current runtime and joins the groups on all interfaces.
    pub(in crate::net) fn open(port: u16, options: MdnsOptions) -> Self {
        let mut speaker = Speaker::new();
        let mut open = |ip: IpAddr, port| {
            let socket = bind(SocketAddr::new(ip, port));
            // Many machines have no IPv6, which needs no report.
            socket
                .inspect_err(|error| match ip {
                    IpAddr::V4(_) => speaker.note(Dropped::NoBeacon(error.kind())),
                    IpAddr::V6(_) => {}
                })
                .ok()
        };
        let (v4, v6) = (IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        let sockets = Self {
            port,
            options,
            links: Links::read(options),
            shared: [open(v4, port), open(v6, port)],
            own: [open(v4, 0), open(v6, 0)],
            speaker,
        };
        sockets.join();
        sockets
    }

    /// Reads this machine's networks again; returns whether they have changed.
    pub(in crate::net) fn refresh(&mut self) -> bool {
        let links = Links::read(self.options);
        let changed = links != self.links;
        if changed {
            self.links = links;
            self.join();
        }
        changed
    }

    /// The networks that this machine is part of.
    pub(in crate::net) const fn links(&self) -> &Links {
        &self.links
    }

    /// Joins the groups. An error means that this was done before, or that the interface has no multicast.
    fn join(&self) {
        let [v4, v6] = &self.shared;
        for link in self.links.iter() {
            if let (Some(socket), IpAddr::V4(ip)) = (v4, link.ip) {
                let _ = socket.join_multicast_v4(GROUP_V4, ip);
            }
        }
        if let Some(socket) = v6 {
            for index in self.links.v6_interfaces() {
                let _ = socket.join_multicast_v6(&GROUP_V6, index);
            }
        }
    }

    /// Sends a packet to everybody, in every way on every interface.
    pub(in crate::net) fn shout(&self, packet: Packet) {
        let bytes = packet.to_bytes();
        let [v4, v6] = &self.own;
        if let Some(socket) = v4 {
            for link in self.links.iter() {
                let IpAddr::V4(ip) = link.ip else { continue };
                if SockRef::from(socket).set_multicast_if_v4(&ip).is_ok() {
                    send(socket, &bytes, (GROUP_V4, self.port).into());
                }
                if let Some(all) = broadcast(link) {
                    send(socket, &bytes, (all, self.port).into());
                }
            }
        }
        if let Some(socket) = v6 {
            for index in self.links.v6_interfaces() {
                let group = SocketAddrV6::new(GROUP_V6, self.port, 0, index);
                send(socket, &bytes, group.into());
            }
        }
    }

    /// Sends a packet to a single address.
    pub(in crate::net) fn say_to(&self, to: SocketAddr, packet: Packet) {
        let [v4, v6] = &self.own;
        if let Some(socket) = if to.is_ipv4() { v4 } else { v6 } {
            send(socket, &packet.to_bytes(), to);
        }
    }

    /// The next packet. Bytes that are not a packet, and packets from outside this machine's networks, are dropped.
    pub(in crate::net) async fn hear(&mut self) -> Heard {
        loop {
            let [shared_v4, shared_v6] = &self.shared;
            let [own_v4, own_v6] = &self.own;
            let heard = tokio::select! {
                heard = receive(shared_v4.as_ref()) => heard,
                heard = receive(shared_v6.as_ref()) => heard,
                heard = receive(own_v4.as_ref()) => heard,
                heard = receive(own_v6.as_ref()) => heard,
            };
            match heard {
                Ok((from, Some(packet))) if self.links.contain(from) => return Heard { from, packet },
                Ok((_, Some(_))) => self.speaker.note(Dropped::BeaconForeign),
                Ok((_, None)) => self.speaker.note(Dropped::BeaconUnreadable),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }
}

/// Sends without waiting. A packet without room or route is lost, as any packet may be.
fn send(socket: &UdpSocket, bytes: &[u8], to: SocketAddr) {
    let _ = SockRef::from(socket).send_to(bytes, &SockAddr::from(to));
}

/// Waits for the next packet of a socket; without a socket for ever.
async fn receive(socket: Option<&UdpSocket>) -> io::Result<(SocketAddr, Option<Packet>)> {
    let Some(socket) = socket else {
        return std::future::pending().await;
    };
    // One byte more than a packet, so that longer ones are noticed.
    let mut bytes = [0; LENGTH + 1];
    let (length, from) = socket.recv_from(&mut bytes).await?;
    Ok((plain(from), bytes.get(..length).and_then(Packet::parse)))
}

/// Opens a socket. Port 0 takes a free port for this socket alone; any other port is shared.
fn bind(address: SocketAddr) -> io::Result<UdpSocket> {
    let socket = Socket::new(Domain::for_address(address), Type::DGRAM, Some(Protocol::UDP))?;
    if address.is_ipv6() {
        socket.set_only_v6(true)?;
        socket.set_multicast_loop_v6(true)?;
    } else {
        socket.set_broadcast(true)?;
        socket.set_multicast_loop_v4(true)?;
    }
    if address.port() != 0 {
        socket.set_reuse_address(true)?;
        #[cfg(all(unix, not(any(target_os = "solaris", target_os = "illumos"))))]
        socket.set_reuse_port(true)?;
    }
    // The system may allow less. Packets to unused addresses stay in the buffer for seconds.
    if let Err(error) = socket.set_send_buffer_size(SEND_BUFFER) {
        Dropped::SendBuffer(error.kind()).tell();
    }
    socket.set_nonblocking(true)?;
    socket.bind(&SockAddr::from(address))?;
    UdpSocket::from_std(socket.into())
}

#[cfg(test)]
mod tests {
    use super::{super::packet::Word, *};
    use crate::log_catch::LogCatch;

    /// Nothing here takes longer; a test that waits for it has failed.
    const DEADLINE: Duration = Duration::from_secs(60);
    const HERE: MdnsOptions = MdnsOptions {
        port: 0,
        loopback_only: true,
        adapter: None,
    };

    #[tokio::test]
    async fn a_packet_from_elsewhere_and_other_bytes_are_told() {
        let log = LogCatch::begin();
        let own = bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).unwrap();
        let to = own.local_addr().unwrap();
        let mut sockets = Sockets {
            port: 0,
            options: HERE,
            // Everybody is elsewhere.
            links: Links::default(),
            shared: [None, None],
            own: [Some(own), None],
            speaker: Speaker::new(),
        };
        let packet = Packet {
            question: 1,
            word: Word::Question,
        };
        let other = std::net::UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        other.send_to(&packet.to_bytes(), to).unwrap();
        other.send_to(b"no packet", to).unwrap();
        let told = async {
            while !log.has(&Dropped::BeaconForeign) || !log.has(&Dropped::BeaconUnreadable) {
                tokio::task::yield_now().await;
            }
        };
        let all = async {
            tokio::select! {
                heard = sockets.hear() => panic!("{heard:?}"),
                () = told => {}
            }
        };
        tokio::time::timeout(DEADLINE, all).await.expect("both are told");
    }

    /// Elsewhere a socket that shares its port may take it from one that does not.
    #[cfg(unix)]
    #[tokio::test]
    async fn a_port_that_another_program_keeps_for_itself_is_told() {
        let log = LogCatch::begin();
        let other = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).unwrap();
        Sockets::open(other.local_addr().unwrap().port(), HERE);
        assert!(log.has(&Dropped::NoBeacon(io::ErrorKind::AddrInUse)));
    }
}
