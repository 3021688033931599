//! UDP sockets for QUIC: IPv6 and IPv4 at once where the system can.

use super::error::NetError;
use crate::diagnostics::Dropped;
use quinn::{Endpoint, EndpointConfig, ServerConfig, TokioRuntime};
use socket2::{Domain, Protocol, Socket, Type};
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket},
    sync::{Arc, Once},
};

/// The UDP port of a table that nobody chose another one for, so that firewalls can be told about it beforehand.
pub const DEFAULT_PORT: u16 = 47200;

/// An endpoint for a host on all interfaces or on one address. `port` 0 is any free one; without a port it is the usual
/// one, or any free one if that is taken.
///
/// # Errors
/// `PortInUse` for a port that was chosen, or `NoNetwork` if no socket can be opened at all.
pub fn server(config: ServerConfig, ip: Option<IpAddr>, port: Option<u16>) -> Result<Endpoint, NetError> {
    match port {
        Some(port) => open(Some(config), ip, port),
        None => prefer(config, ip, DEFAULT_PORT),
    }
}

fn prefer(config: ServerConfig, ip: Option<IpAddr>, port: u16) -> Result<Endpoint, NetError> {
    match open(Some(config.clone()), ip, port) {
        Err(NetError::PortInUse(taken)) => {
            Dropped::PortTaken(taken).tell();
            open(Some(config), ip, 0)
        }
        result => result,
    }
}

/// An endpoint that only connects.
///
/// # Errors
/// `NoNetwork` if no socket can be opened.
pub fn client() -> Result<Endpoint, NetError> {
    open(None, None, 0)
}

fn open(config: Option<ServerConfig>, ip: Option<IpAddr>, port: u16) -> Result<Endpoint, NetError> {
    let socket = match ip {
        Some(ip) => bind(SocketAddr::new(ip, port)),
        None => bind_all(port),
    }
    .map_err(|e| socket_error(&e, port))?;
    Endpoint::new(EndpointConfig::default(), config, socket, Arc::new(TokioRuntime))
        .map_err(|e| NetError::NoNetwork(e.to_string()))
}

/// IPv6 with IPv4 mapped into it; IPv4 alone where there is no IPv6. A port in use is not an absence of IPv6.
fn bind_all(port: u16) -> io::Result<UdpSocket> {
    match bind(SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), port)) {
        Err(e) if e.kind() != io::ErrorKind::AddrInUse => bind(SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port)),
        result => result,
    }
}

fn bind(address: SocketAddr) -> io::Result<UdpSocket> {
    let socket = Socket::new(Domain::for_address(address), Type::DGRAM, Some(Protocol::UDP))?;
    if address.is_ipv6() {
        // Windows defaults to IPv6 alone.
        socket.set_only_v6(false)?;
    }
    socket.bind(&address.into())?;
    Ok(socket.into())
}

fn socket_error(error: &io::Error, port: u16) -> NetError {
    match error.kind() {
        io::ErrorKind::AddrInUse => NetError::PortInUse(port),
        _ => NetError::NoNetwork(error.to_string()),
    }
}

/// True if this machine has an address at which others may reach it.
#[must_use]
pub fn is_online() -> bool {
    own_addresses(0).iter().any(|address| !address.ip().is_loopback())
}

impl NetError {
    /// The error for a machine on no network, which tells more than that nobody was found.
    #[must_use]
    pub fn offline() -> Option<Self> {
        (!is_online()).then(|| Self::NoNetwork("this machine has no address".to_owned()))
    }
}

/// The addresses by which others may reach a port of this machine, for people who type them: no loopback unless there
/// is nothing else, no link-local ones (they need an interface name).
#[must_use]
pub fn own_addresses(port: u16) -> Vec<SocketAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        static TOLD: Once = Once::new();
        // They are read every few seconds.
        TOLD.call_once(|| Dropped::NoAddresses(error.kind()).tell());
        Vec::new()
    });
    let (loopback, mut others): (Vec<_>, Vec<_>) =
        all.iter().map(if_addrs::Interface::ip).partition(IpAddr::is_loopback);
    others.retain(|ip| match ip {
        IpAddr::V4(ip) => !ip.is_link_local(),
        IpAddr::V6(ip) => !ip.is_unicast_link_local(),
    });
    let mut list = if others.is_empty() { loopback } else { others };
    // What people can read out comes first.
    list.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    list.into_iter().map(|ip| SocketAddr::new(ip, port)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{identity::Identity, tls};

    #[tokio::test]
    async fn a_table_opens_even_if_its_usual_port_is_taken() {
        let home = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let config = tls::server_config(&Identity::generate().unwrap()).unwrap();
        let other = UdpSocket::bind("127.0.0.1:0").unwrap();
        let taken = other.local_addr().unwrap().port();
        let endpoint = prefer(config.clone(), home, taken).unwrap();
        assert_ne!(endpoint.local_addr().unwrap().port(), taken);
        assert_eq!(
            server(config.clone(), home, Some(taken)).err(),
            Some(NetError::PortInUse(taken))
        );
        drop(other);
        let endpoint = prefer(config, home, taken).unwrap();
        assert_eq!(endpoint.local_addr().unwrap().port(), taken);
    }
}
