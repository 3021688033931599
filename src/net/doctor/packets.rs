//! Packets of this machine to itself that go the way of packets from others: to the group of mDNS and to all machines of a
//! network. The system gives a copy back through the same filters by which it takes in what comes from outside.

use super::rung::{Rung, RungResult, Trouble};
use crate::net::interfaces::OwnAddress;
use socket2::{Domain, Protocol, SockRef, Socket, Type};
use std::{
    collections::BTreeSet,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    net::UdpSocket,
    time::{Instant, timeout_at},
};

/// The group of mDNS.
const GROUP: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
/// Longest time for a packet to oneself; it takes microseconds, on a machine under load some milliseconds.
const OWN: Duration = Duration::from_millis(800);
/// Time for others to answer: they wait up to 120 ms before they do, and may have just answered somebody else, which
/// keeps them silent for a second.
const OTHERS: Duration = Duration::from_millis(1500);
/// Sendings of each packet, as one may be lost.
const TIMES: u32 = 3;
/// More devices than a network of players has; what else answers does not matter.
const HEARD: usize = 64;

/// The addresses by which packets can be tried: one of each adapter, of IPv4.
fn tried(own: &[OwnAddress]) -> Vec<(&OwnAddress, Ipv4Addr)> {
    let mut adapters = BTreeSet::new();
    own.iter()
        .filter_map(|own| match own.ip {
            IpAddr::V4(ip) => adapters.insert(&own.adapter).then_some((own, ip)),
            IpAddr::V6(_) => None,
        })
        .collect()
}

/// A socket at a port, shared with others if they share it, that hears the group on all these adapters.
fn member(tried: &[(&OwnAddress, Ipv4Addr)], port: u16, shared: bool) -> io::Result<Socket> {
    let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
    if shared {
        socket.set_reuse_address(true)?;
        #[cfg(unix)]
        socket.set_reuse_port(true)?;
    }
    socket.bind(&SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)).into())?;
    socket.set_nonblocking(true)?;
    socket.set_broadcast(true)?;
    socket.set_multicast_loop_v4(true)?;
    for (_, ip) in tried {
        // An adapter that takes no group may take a packet to everybody; that none comes back is what is told.
        let _ = socket.join_multicast_v4(&GROUP, ip);
    }
    Ok(socket)
}

/// Sends bytes over one adapter. Those that cannot be sent do not come back, which is what is told.
fn send(socket: &UdpSocket, ip: Ipv4Addr, to: Ipv4Addr, port: u16, bytes: &[u8]) {
    let socket = SockRef::from(socket);
    let _ = socket.set_multicast_if_v4(&ip);
    let _ = socket.send_to(bytes, &SocketAddr::from((to, port)).into());
}

/// The address of all machines of a network.
fn everybody(ip: Ipv4Addr, prefix: u8) -> Option<Ipv4Addr> {
    let rest = u32::MAX.checked_shr(u32::from(prefix)).unwrap_or(0);
    // Lines between two machines have no such address.
    (rest > 1).then(|| Ipv4Addr::from_bits(ip.to_bits() | rest))
}

/// Tries if packets come in at the table's port, over each adapter.
pub(super) async fn at_port(own: &[OwnAddress], port: u16) -> RungResult {
    let rung = Rung::Packets;
    let tried = tried(own);
    if tried.is_empty() {
        return RungResult::untested(rung, Trouble::OnlyIpv6);
    }
    let come_in = match come_in(&tried, port).await {
        Ok(come_in) => come_in,
        Err(error) => return RungResult::failed(rung, Trouble::System, vec![error.to_string()]),
    };
    let (in_, out): (Vec<_>, Vec<_>) = tried.iter().partition(|(own, _)| come_in.contains(&own.ip));
    let names = |list: Vec<&(&OwnAddress, Ipv4Addr)>| list.iter().map(|(own, _)| own.adapter.clone()).collect();
    match out.is_empty() {
        true => RungResult::ok(rung, names(in_)),
        false => RungResult::failed(rung, Trouble::PacketsBlocked, names(out)),
    }
}

/// The own addresses from which a packet to many came back in at the port, or at a free one if that is taken.
async fn come_in(tried: &[(&OwnAddress, Ipv4Addr)], port: u16) -> io::Result<BTreeSet<IpAddr>> {
    let socket = member(tried, port, false).or_else(|_| member(tried, 0, false))?;
    let port = socket.local_addr()?.as_socket().map_or(port, |address| address.port());
    // Without a hop multicast leaves no machine.
    socket.set_multicast_ttl_v4(0)?;
    let socket = UdpSocket::from_std(socket.into())?;
    let nonce = rand::random::<[u8; 16]>();
    let (mut come_in, mut buffer) = (BTreeSet::new(), [0; 64]);
    for _ in 0..TIMES {
        for (own, ip) in tried {
            for to in std::iter::once(GROUP).chain(everybody(*ip, own.prefix)) {
                send(&socket, *ip, to, port, &nonce);
            }
        }
        let end = Instant::now() + OWN / TIMES;
        while come_in.len() < tried.len() {
            let Ok(Ok((length, from))) = timeout_at(end, socket.recv_from(&mut buffer)).await else {
                break;
            };
            if buffer[..length] == nonce {
                come_in.insert(from.ip());
            }
        }
    }
    Ok(come_in)
}

/// The findings about multicast.
pub(super) struct Multicast {
    pub(super) own: RungResult,
    pub(super) others: RungResult,
}

/// Asks by mDNS which services there are: the question has to come back, and others should answer.
pub(super) async fn ask_all(own: &[OwnAddress], all: &[OwnAddress], port: u16) -> Multicast {
    let tried = tried(own);
    let untested = |why| RungResult::untested(Rung::Neighbours, why);
    if tried.is_empty() {
        return Multicast {
            own: RungResult::untested(Rung::Multicast, Trouble::OnlyIpv6),
            others: untested(Trouble::OnlyIpv6),
        };
    }
    let (back, heard) = match ask(&tried, all, port).await {
        Ok(found) => found,
        Err(error) => {
            let cause = match error.kind() {
                io::ErrorKind::AddrInUse => Trouble::MdnsTaken,
                _ => Trouble::System,
            };
            return Multicast {
                own: RungResult::failed(Rung::Multicast, cause, vec![error.to_string()]),
                others: untested(Trouble::NotReached),
            };
        }
    };
    let lost = tried.iter().filter(|(own, _)| !back.contains(&own.ip));
    let lost: Vec<String> = lost.map(|(own, _)| own.adapter.clone()).collect();
    let others = match (heard.is_empty(), lost.len() == tried.len()) {
        (false, _) => RungResult::ok(Rung::Neighbours, heard.iter().map(ToString::to_string).collect()),
        (true, false) => untested(Trouble::NobodyHeard),
        (true, true) => untested(Trouble::NotReached),
    };
    let own = match lost.is_empty() {
        true => RungResult::ok(Rung::Multicast, Vec::new()),
        false => RungResult::failed(Rung::Multicast, Trouble::MulticastBlocked, lost),
    };
    Multicast { own, others }
}

/// The own addresses whose question came back, and the addresses of others that were heard.
async fn ask(
    tried: &[(&OwnAddress, Ipv4Addr)],
    all: &[OwnAddress],
    port: u16,
) -> io::Result<(BTreeSet<IpAddr>, BTreeSet<IpAddr>)> {
    let socket = member(tried, port, true)?;
    socket.set_multicast_ttl_v4(255)?;
    let socket = UdpSocket::from_std(socket.into())?;
    let question = question(rand::random());
    let (mut back, mut heard, mut buffer) = (BTreeSet::new(), BTreeSet::new(), [0; 2048]);
    for _ in 0..TIMES {
        for (_, ip) in tried {
            send(&socket, *ip, GROUP, port, &question);
        }
        let end = Instant::now() + OTHERS / TIMES;
        while let Ok(Ok((length, from))) = timeout_at(end, socket.recv_from(&mut buffer)).await {
            if all.iter().any(|own| own.ip == from.ip()) {
                if buffer[..length] == question {
                    back.insert(from.ip());
                }
            } else if heard.len() < HEARD {
                heard.insert(from.ip());
            }
        }
    }
    Ok((back, heard))
}

/// Asks which kinds of services there are, and for a name that nobody has: the number in it makes the question known
/// when it comes back.
fn question(number: u64) -> Vec<u8> {
    const HEAD: [u8; 12] = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
    const POINTER: [u8; 4] = [0, 12, 0, 1];
    const ADDRESS: [u8; 4] = [0, 1, 0, 1];
    let own = format!("podbay-doctor-{number:016x}");
    let mut bytes = HEAD.to_vec();
    let mut name = |labels: &[&str], kind: [u8; 4]| {
        for label in labels {
            // All labels here are shorter than a byte can say.
            bytes.push(label.len() as u8);
            bytes.extend(label.as_bytes());
        }
        bytes.push(0);
        bytes.extend(kind);
    };
    name(&["_services", "_dns-sd", "_udp", "local"], POINTER);
    name(&[&own, "local"], ADDRESS);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_one_address_for_everybody() {
        let ip = Ipv4Addr::new(192, 168, 1, 5);
        assert_eq!(everybody(ip, 24), Some(Ipv4Addr::new(192, 168, 1, 255)));
        assert_eq!(everybody(ip, 22), Some(Ipv4Addr::new(192, 168, 3, 255)));
        assert_eq!(everybody(ip, 31), None);
        assert_eq!(everybody(ip, 32), None);
    }
}
