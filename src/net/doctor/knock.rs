//! Tries one address of a table, and finds the cause if no table answers there.

use super::rung::Trouble;
use crate::{
    net::{
        close, dial::Dialer, discovery::MdnsOptions, handle::ClientEnd, host_handle::Target, identity::Identity,
        interfaces::OwnAddress,
    },
    protocol::{Hello, HelloAction},
};
use std::{
    io,
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    net::{TcpStream, UdpSocket},
    time::timeout,
};

/// Longest time for the system to report that nobody is there. It asks for the other machine three times in 3 s.
const ASKED_FOR: Duration = Duration::from_millis(3300);
/// Addresses of one table that are tried; a laptop with Ethernet, Wi-Fi and some virtual networks has fewer.
pub(super) const ADDRESSES: usize = 8;

/// The end of an attempt to reach an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Knock {
    /// A table of this version is there.
    Answered,
    /// Something answers that cannot be joined, for this cause.
    Other(Trouble),
    /// The machine says that nothing has the port.
    Refused,
    /// The machine answers neither ARP nor neighbour discovery.
    Unreachable,
    /// The system has no route to the address.
    NoWay,
    /// Nothing came back.
    Silent,
}

/// Connects as a guest would, and leaves again.
pub(super) async fn knock(identity: &Identity, mdns: MdnsOptions, address: SocketAddr) -> Knock {
    let mut dialer = Dialer::new(identity.clone(), mdns, Target::at(address));
    let (reached, got) = tokio::join!(dialer.dial(None), reach(address));
    let knock = match reached {
        Ok(reached) => {
            reached.connection.close(close::PROBE, b"probe");
            Knock::Answered
        }
        Err(ClientEnd::Version { .. }) => Knock::Other(Trouble::OtherVersion),
        Err(ClientEnd::NotPodbay(_)) => Knock::Other(Trouble::NotPodbay),
        Err(ClientEnd::Busy) => Knock::Other(Trouble::Busy),
        // Without the answer of a table, the reach of packets tells the cause.
        Err(_) => got,
    };
    dialer.end().await;
    knock
}

/// Finds how far packets get to the address, by the system's errors for a UDP packet and a TCP connection that no table
/// answers.
async fn reach(address: SocketAddr) -> Knock {
    let limited = |tried: Result<io::Result<()>, _>| match tried {
        Ok(Err(error)) => told(error.kind()),
        // Neither an answer nor a timeout tells how far packets get.
        Ok(Ok(())) | Err(_) => Knock::Silent,
    };
    let (packet, connection) = tokio::join!(timeout(ASKED_FOR, packet(address)), timeout(ASKED_FOR, call(address)));
    match (limited(packet), limited(connection)) {
        // A refused TCP connection tells nothing about UDP packets.
        (Knock::Silent, Knock::Refused) => Knock::Silent,
        // The system reports a missing machine only for connections.
        (Knock::Silent, connection) => connection,
        (packet, _) => packet,
    }
}

async fn packet(address: SocketAddr) -> io::Result<()> {
    let from = match address {
        SocketAddr::V4(_) => SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0)),
        SocketAddr::V6(_) => SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0)),
    };
    let socket = UdpSocket::bind(from).await?;
    socket.connect(address).await?;
    socket.send(&Hello::ours(HelloAction::Proceed).to_bytes()).await?;
    socket.recv(&mut [0; 16]).await.map(drop)
}

async fn call(address: SocketAddr) -> io::Result<()> {
    TcpStream::connect(address).await.map(drop)
}

/// Translates the system's error for a packet or a connection.
const fn told(kind: io::ErrorKind) -> Knock {
    match kind {
        // Windows tells a refused packet as a reset.
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionReset => Knock::Refused,
        io::ErrorKind::HostUnreachable => Knock::Unreachable,
        io::ErrorKind::NetworkUnreachable | io::ErrorKind::AddrNotAvailable => Knock::NoWay,
        _ => Knock::Silent,
    }
}

/// Returns the cause for which no address of a table can be joined; `None` if one of them can.
pub(super) fn verdict(own: &[OwnAddress], knocks: &[(SocketAddr, Knock)]) -> Option<Trouble> {
    let any = |wanted: Knock| knocks.iter().any(|(_, knock)| *knock == wanted);
    if any(Knock::Answered) {
        return None;
    }
    let other = knocks.iter().find_map(|(_, knock)| match knock {
        Knock::Other(trouble) => Some(*trouble),
        _ => None,
    });
    if other.is_some() {
        return other;
    }
    let near = |address: &SocketAddr| own.iter().any(|own| own.has_neighbour(address.ip()));
    let mut neighbours = knocks.iter().filter(|(address, _)| near(address)).peekable();
    Some(if any(Knock::Refused) {
        Trouble::NothingListens
    } else if neighbours.peek().is_none() {
        Trouble::OtherSubnet
    } else if neighbours.all(|(_, knock)| matches!(knock, Knock::Unreachable | Knock::NoWay)) {
        Trouble::Isolated
    } else {
        Trouble::FarFirewall
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::interfaces::tests::machine;

    #[test]
    fn the_cause_follows_from_how_far_packets_get() {
        let own = machine(&[("eth0", "192.168.1.5"), ("eth0", "fe80::5")]);
        let cause = |knocks: &[(&str, Knock)]| {
            let at = |(ip, knock): &(&str, Knock)| (SocketAddr::new(ip.parse().unwrap(), 47200), *knock);
            verdict(&own, &knocks.iter().map(at).collect::<Vec<_>>())
        };
        let (near, far) = ("192.168.1.9", "10.0.0.9");
        assert_eq!(cause(&[(far, Knock::NoWay), (near, Knock::Answered)]), None);
        assert_eq!(cause(&[(near, Knock::Silent)]), Some(Trouble::FarFirewall));
        assert_eq!(cause(&[(near, Knock::Unreachable)]), Some(Trouble::Isolated));
        assert_eq!(cause(&[(near, Knock::Refused)]), Some(Trouble::NothingListens));
        // Across a router a refusal tells as much.
        assert_eq!(cause(&[(far, Knock::Refused)]), Some(Trouble::NothingListens));
        for knock in [Knock::Silent, Knock::NoWay, Knock::Unreachable] {
            assert_eq!(cause(&[(far, knock)]), Some(Trouble::OtherSubnet), "{knock:?}");
        }
        // The host has more addresses than this machine can use.
        assert_eq!(
            cause(&[(far, Knock::NoWay), (near, Knock::Silent)]),
            Some(Trouble::FarFirewall)
        );
        assert_eq!(
            cause(&[("fe80::9", Knock::Unreachable), (near, Knock::Unreachable)]),
            Some(Trouble::Isolated)
        );
        let version = Knock::Other(Trouble::OtherVersion);
        assert_eq!(
            cause(&[(far, Knock::NoWay), (near, version)]),
            Some(Trouble::OtherVersion)
        );
    }

    #[tokio::test]
    async fn a_port_that_nothing_has_is_refused() {
        let free = std::net::UdpSocket::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap();
        drop(free);
        assert_eq!(reach(address).await, Knock::Refused);
    }
}
