//! Tests this machine's own firewall with packets to the group of mDNS and to the broadcast address. The system returns
//! a copy of them through the filters for incoming packets.

use super::rung::{Rung, RungResult, Trouble};
use crate::net::{interfaces::OwnAddress, links::broadcast};
use socket2::{Domain, Protocol, SockRef, Socket, Type};
use std::{
    collections::BTreeSet,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6},
    time::Duration,
};
use tokio::{
    net::UdpSocket,
    time::{Instant, timeout_at},
};

/// The groups of mDNS.
const GROUP: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xff02, 0, 0, 0, 0, 0, 0, 0xfb);
/// Longest time for a packet to come back. It takes microseconds, or some milliseconds on a machine under load.
const OWN: Duration = Duration::from_millis(800);
/// Time for other devices to answer. They wait up to 120 ms, or a second if they have just answered somebody else.
const OTHERS: Duration = Duration::from_millis(1500);
/// Number of times that each packet is sent, as one may be lost.
const TIMES: u32 = 3;
/// Most devices that are noted, more than a network of players has.
const HEARD: usize = 64;

/// Returns one address for each adapter to send packets from, the one that reaches furthest.
fn tried(own: &[OwnAddress]) -> Vec<&OwnAddress> {
    let mut adapters = BTreeSet::new();
    own.iter()
        .filter(|own| own.ip.is_ipv4() || own.index.is_some())
        .filter(|own| adapters.insert(&own.adapter))
        .collect()
}

/// Returns the adapter that a packet of this machine came from; `None` for a packet of another machine.
fn adapter(own: &[OwnAddress], from: SocketAddr) -> Option<&str> {
    let is_it = |own: &&OwnAddress| match from {
        SocketAddr::V6(v6) if v6.ip().is_unicast_link_local() => {
            own.ip == from.ip() && own.index == Some(v6.scope_id())
        }
        _ => own.ip == from.ip(),
    };
    own.iter().find(is_it).map(|own| own.adapter.as_str())
}

/// Sockets at one port that hear the groups on all tried adapters, as needed for IPv4 and IPv6.
struct Ears {
    v4: Option<UdpSocket>,
    v6: Option<UdpSocket>,
}

impl Ears {
    /// Opens the sockets; `shared` lets other programs have the port too. With 0 `hops` multicast stays on this
    /// machine.
    fn open(tried: &[&OwnAddress], port: u16, shared: bool, hops: u32) -> io::Result<Self> {
        let open = |domain| {
            let needed = tried.iter().any(|own| own.ip.is_ipv4() == (domain == Domain::IPV4));
            let socket = needed.then(|| member(tried, domain, port, shared, hops)).transpose()?;
            socket.map(|socket| UdpSocket::from_std(socket.into())).transpose()
        };
        Ok(Self {
            v4: open(Domain::IPV4)?,
            v6: open(Domain::IPV6)?,
        })
    }

    /// Sends bytes over one adapter to the group, and to the broadcast address if `everybody` is true, at the port of
    /// the receiving socket. Errors need no report, because packets that are not sent do not come back.
    fn send(&self, own: &OwnAddress, bytes: &[u8], everybody: bool) {
        let Some(socket) = (if own.ip.is_ipv4() { &self.v4 } else { &self.v6 }) else {
            return;
        };
        let port = socket.local_addr().map_or(0, |address| address.port());
        let socket = SockRef::from(socket);
        match own.ip {
            IpAddr::V4(ip) => {
                let _ = socket.set_multicast_if_v4(&ip);
                for to in std::iter::once(GROUP).chain(broadcast(own).filter(|_| everybody)) {
                    let _ = socket.send_to(bytes, &SocketAddr::from((to, port)).into());
                }
            }
            IpAddr::V6(_) => {
                let to = SocketAddrV6::new(GROUP_V6, port, 0, own.index.unwrap_or(0));
                let _ = socket.send_to(bytes, &SocketAddr::from(to).into());
            }
        }
    }

    async fn hear(&self, bytes: &mut [u8]) -> io::Result<(usize, SocketAddr)> {
        let mut other = vec![0; bytes.len()];
        tokio::select! {
            heard = receive(self.v4.as_ref(), bytes) => heard,
            heard = receive(self.v6.as_ref(), &mut other) => {
                bytes.copy_from_slice(&other);
                heard
            }
        }
    }
}

/// Waits for the next packet of a socket; without a socket for ever.
async fn receive(socket: Option<&UdpSocket>, bytes: &mut [u8]) -> io::Result<(usize, SocketAddr)> {
    match socket {
        Some(socket) => socket.recv_from(bytes).await,
        None => std::future::pending().await,
    }
}

fn member(tried: &[&OwnAddress], domain: Domain, port: u16, shared: bool, hops: u32) -> io::Result<Socket> {
    let socket = Socket::new(domain, Type::DGRAM, Some(Protocol::UDP))?;
    if shared {
        socket.set_reuse_address(true)?;
        #[cfg(unix)]
        socket.set_reuse_port(true)?;
    }
    socket.set_nonblocking(true)?;
    // An adapter without multicast may still broadcast. That no multicast comes back is the finding.
    if domain == Domain::IPV4 {
        socket.bind(&SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)).into())?;
        socket.set_broadcast(true)?;
        socket.set_multicast_loop_v4(true)?;
        socket.set_multicast_ttl_v4(hops)?;
        for own in tried {
            if let IpAddr::V4(ip) = own.ip {
                let _ = socket.join_multicast_v4(&GROUP, &ip);
            }
        }
    } else {
        socket.set_only_v6(true)?;
        socket.bind(&SocketAddr::from((Ipv6Addr::UNSPECIFIED, port)).into())?;
        socket.set_multicast_loop_v6(true)?;
        socket.set_multicast_hops_v6(hops)?;
        for index in tried.iter().filter(|own| own.ip.is_ipv6()).filter_map(|own| own.index) {
            let _ = socket.join_multicast_v6(&GROUP_V6, index);
        }
    }
    Ok(socket)
}

/// Tests whether packets come in at the port of tables, over each adapter.
pub(super) async fn at_port(own: &[OwnAddress], port: u16) -> RungResult {
    let rung = Rung::Packets;
    let tried = tried(own);
    let come_in = match come_in(own, &tried, port).await {
        Ok(come_in) => come_in,
        Err(error) => return RungResult::failed(rung, Trouble::System, vec![error.to_string()]),
    };
    let names = tried.iter().map(|own| own.adapter.clone());
    let (in_, out): (Vec<_>, Vec<_>) = names.partition(|name| come_in.contains(name));
    match out.is_empty() {
        true => RungResult::ok(rung, in_),
        false => RungResult::failed(rung, Trouble::PacketsBlocked, out),
    }
}

/// Returns the adapters over which a packet to many came back, at the port or at a free one if it is taken.
async fn come_in(own: &[OwnAddress], tried: &[&OwnAddress], port: u16) -> io::Result<BTreeSet<String>> {
    let ears = Ears::open(tried, port, false, 0).or_else(|_| Ears::open(tried, 0, false, 0))?;
    let nonce = rand::random::<[u8; 16]>();
    let (mut come_in, mut buffer) = (BTreeSet::new(), [0; 64]);
    for _ in 0..TIMES {
        tried.iter().for_each(|own| ears.send(own, &nonce, true));
        let end = Instant::now() + OWN / TIMES;
        while come_in.len() < tried.len() {
            let Ok(Ok((length, from))) = timeout_at(end, ears.hear(&mut buffer)).await else {
                break;
            };
            if buffer[..length] == nonce {
                come_in.extend(adapter(own, from).map(str::to_owned));
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

/// Asks by mDNS for all kinds of services. The question has to come back, and other devices should answer.
pub(super) async fn ask_all(own: &[OwnAddress], all: &[OwnAddress], port: u16) -> Multicast {
    let tried = tried(own);
    let untested = |why| RungResult::untested(Rung::Neighbours, why);
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
    let lost = tried.iter().filter(|own| !back.contains(&own.adapter));
    let lost: Vec<String> = lost.map(|own| own.adapter.clone()).collect();
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

/// Returns the adapters whose question came back, and the addresses of other devices that were heard.
async fn ask(tried: &[&OwnAddress], all: &[OwnAddress], port: u16) -> io::Result<(BTreeSet<String>, BTreeSet<IpAddr>)> {
    let ears = Ears::open(tried, port, true, 255)?;
    let question = question(rand::random());
    let (mut back, mut heard, mut buffer) = (BTreeSet::new(), BTreeSet::new(), [0; 2048]);
    for _ in 0..TIMES {
        tried.iter().for_each(|own| ears.send(own, &question, false));
        let end = Instant::now() + OTHERS / TIMES;
        while let Ok(Ok((length, from))) = timeout_at(end, ears.hear(&mut buffer)).await {
            if let Some(adapter) = adapter(all, from) {
                if buffer[..length] == question {
                    back.insert(adapter.to_owned());
                }
            } else if heard.len() < HEARD {
                heard.insert(from.ip());
            }
        }
    }
    Ok((back, heard))
}

/// Asks for all kinds of services, and for a name that nobody has. The number in the name identifies the question when
/// it comes back.
fn question(number: u64) -> Vec<u8> {
    const HEAD: [u8; 12] = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
    const POINTER: [u8; 4] = [0, 12, 0, 1];
    const ADDRESS: [u8; 4] = [0, 1, 0, 1];
    let own = format!("podbay-doctor-{number:016x}");
    let mut bytes = HEAD.to_vec();
    let mut name = |labels: &[&str], kind: [u8; 4]| {
        for label in labels {
            // All labels here are shorter than 256 bytes.
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
    use crate::net::interfaces::tests::machine;

    #[test]
    fn each_adapter_is_tried_once_also_where_it_has_ipv6_alone() {
        let own = machine(&[("eth0", "192.168.1.5"), ("eth0", "fe80::1"), ("wlan0", "fe80::2")]);
        let ips: Vec<String> = tried(&own).iter().map(|own| own.ip.to_string()).collect();
        assert_eq!(ips, ["192.168.1.5", "fe80::2"]);
        assert_eq!(adapter(&own, "[fe80::2%1]:5353".parse().unwrap()), Some("wlan0"));
        assert_eq!(adapter(&own, "[fe80::2%9]:5353".parse().unwrap()), None);
    }
}
