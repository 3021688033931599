//! UDP sockets for QUIC: IPv6 and IPv4 at once where the system can.

use super::{
    code::PORTS,
    error::NetError,
    gate::SendGate,
    identity::Identity,
    interfaces::{self, AdapterName, OwnAddress, Reach},
    plain_socket::PlainSocket,
    scope::Scoped,
    tls,
};
use crate::diagnostics::Dropped;
use quinn::{
    AsyncUdpSocket, Endpoint, EndpointConfig, Runtime, ServerConfig, TokioRuntime,
    crypto::{CryptoError, HmacKey},
};
use quinn_proto::HashedConnectionIdGenerator;
use socket2::{Domain, Protocol, SockRef, Socket, Type};
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket},
    sync::{Arc, Once},
};

/// The usual UDP port of a table, always the same so that firewalls can be told about it beforehand.
pub const DEFAULT_PORT: u16 = PORTS[0];
/// Bytes that may wait to be sent, of the game and of answers to strangers; see [`SendGate`].
const SEND_BUFFER: usize = 1024 * 1024;

/// Signs resets of connections, with a key made of the device's key. So a restarted host can reset the connections of
/// its killed program, and their clients come again at once instead of waiting for an answer.
struct ResetKey([u8; 32]);

impl HmacKey for ResetKey {
    fn sign(&self, data: &[u8], signature_out: &mut [u8]) {
        signature_out.copy_from_slice(blake3::keyed_hash(&self.0, data).as_bytes());
    }
    fn signature_len(&self) -> usize {
        blake3::OUT_LEN
    }
    fn verify(&self, data: &[u8], signature: &[u8]) -> Result<(), CryptoError> {
        // The comparison takes constant time.
        let same = blake3::keyed_hash(&self.0, data) == *signature;
        if same { Ok(()) } else { Err(CryptoError) }
    }
}

/// Makes an endpoint know its connections again after a restart of the program.
fn lasting(identity: &Identity) -> EndpointConfig {
    let key = blake3::derive_key("podbay reset key v1", identity.key_der());
    let [a, b, c, d, e, f, g, h, ..] = blake3::derive_key("podbay connection ids v1", identity.key_der());
    let ids = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
    let mut config = EndpointConfig::new(Arc::new(ResetKey(key)));
    config.cid_generator(move || Box::new(HashedConnectionIdGenerator::from_key(ids)));
    config
}

/// A QUIC endpoint, with the gate that rations its packets to addresses without a proof.
#[derive(Clone, Debug)]
pub struct HostSocket {
    /// Takes connections in.
    pub endpoint: Endpoint,
    /// Learns at which addresses somebody is.
    pub gate: Arc<SendGate>,
}

/// Opens a socket for a host, on all interfaces or on one address. `port` 0 takes any free port. `None` takes the first
/// free one of [`PORTS`], or else any free one.
///
/// # Errors
/// `PortInUse` for a port that was chosen, `System` if no socket can be opened at all, or `Tls`.
pub fn server(identity: &Identity, ip: Option<IpAddr>, port: Option<u16>) -> Result<HostSocket, NetError> {
    match port {
        Some(port) => open_lasting(identity, ip, port),
        None => prefer(identity, ip, &PORTS),
    }
}

/// Opens the first of these ports that is free, or any other one.
fn prefer(identity: &Identity, ip: Option<IpAddr>, ports: &[u16]) -> Result<HostSocket, NetError> {
    for &port in ports {
        match open_lasting(identity, ip, port) {
            Err(NetError::PortInUse(taken)) => Dropped::PortTaken(taken).tell(),
            result => return result,
        }
    }
    open_lasting(identity, ip, 0)
}

fn open_lasting(identity: &Identity, ip: Option<IpAddr>, port: u16) -> Result<HostSocket, NetError> {
    open(lasting(identity), Some(tls::server_config(identity)?), ip, port)
}

fn open(
    endpoint: EndpointConfig,
    config: Option<ServerConfig>,
    ip: Option<IpAddr>,
    port: u16,
) -> Result<HostSocket, NetError> {
    let socket = socket(ip, port)?;
    // The system may allow less.
    if let Err(error) = SockRef::from(&socket).set_send_buffer_size(SEND_BUFFER) {
        Dropped::SendBuffer(error.kind()).tell();
    }
    let failed = |error: io::Error| socket_error(&error, port);
    around(endpoint, config, wrapped(socket).map_err(failed)?).map_err(failed)
}

/// A socket as QUIC uses it, with as much help of the system as there is.
fn wrapped(socket: UdpSocket) -> io::Result<Arc<dyn AsyncUdpSocket>> {
    let spare = socket.try_clone()?;
    TokioRuntime.wrap_udp_socket(socket).or_else(|error| {
        Dropped::SocketPlain(error.kind()).tell();
        Ok(Arc::new(PlainSocket::new(spare)?))
    })
}

fn around(
    endpoint: EndpointConfig,
    config: Option<ServerConfig>,
    socket: Arc<dyn AsyncUdpSocket>,
) -> io::Result<HostSocket> {
    let gate = Arc::new(SendGate::new(socket));
    let way_out = Arc::new(Scoped(gate.clone()));
    let endpoint = Endpoint::new_with_abstract_socket(endpoint, config, way_out, Arc::new(TokioRuntime))?;
    Ok(HostSocket { endpoint, gate })
}

/// An endpoint that only connects.
///
/// # Errors
/// `System` if no socket can be opened.
pub fn client() -> Result<Endpoint, NetError> {
    open(EndpointConfig::default(), None, None, 0).map(|socket| socket.endpoint)
}

/// A socket that connects, and may host later, because the others know its address from the table.
///
/// # Errors
/// As [`client`].
pub(super) fn guest(identity: &Identity) -> Result<HostSocket, NetError> {
    open(lasting(identity), None, None, 0)
}

fn socket(ip: Option<IpAddr>, port: u16) -> Result<UdpSocket, NetError> {
    match ip {
        Some(ip) => bind(SocketAddr::new(ip, port)),
        None => bind_all(port),
    }
    .map_err(|e| socket_error(&e, port))
}

/// Binds IPv6 with IPv4 mapped into it, or IPv4 alone without IPv6. A port in use does not mean that IPv6 is missing.
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
        _ => NetError::System("a network socket", error.to_string()),
    }
}

/// True if this machine has an address at which others may reach it.
#[must_use]
pub fn is_online() -> bool {
    NetError::offline().is_none()
}

impl NetError {
    /// The error for a machine that nobody else can reach, which tells more than that nobody was found.
    #[must_use]
    pub fn offline() -> Option<Self> {
        match interfaces::own() {
            Ok(all) => alone(&all),
            Err(error) => Some(Self::System("the list of network adapters", error.to_string())),
        }
    }
}

fn alone(all: &[OwnAddress]) -> Option<NetError> {
    match all.first().map_or(Reach::Here, |best| best.reach) {
        Reach::Network | Reach::Link | Reach::Tunnel => None,
        Reach::Inside => Some(NetError::OnlyVirtual(interfaces::adapters(all, Reach::Inside))),
        Reach::Here => Some(NetError::NoNetwork),
    }
}

/// The addresses to type at other machines to reach a port of this one. The first kind that exists counts: addresses of
/// networks, made-up ones (IPv4 before IPv6), those of tunnels, the loopback. A chosen adapter that is connected limits
/// them to its own.
#[must_use]
pub fn own_addresses(port: u16, adapter: Option<AdapterName>) -> Vec<SocketAddr> {
    let all = interfaces::own_of(adapter).unwrap_or_else(|error| {
        static TOLD: Once = Once::new();
        // Logged once, because the addresses are read every few seconds.
        TOLD.call_once(|| Dropped::NoAddresses(error.kind()).tell());
        Vec::new()
    });
    readable(&all).map(|ip| SocketAddr::new(ip, port)).collect()
}

/// Returns the addresses of the best kind. Made-up IPv6 addresses are a kind of their own, because they need the name
/// of an adapter, which differs on each machine.
fn readable(all: &[OwnAddress]) -> impl Iterator<Item = IpAddr> {
    let rank = |own: &OwnAddress| (own.reach, own.reach == Reach::Link && own.ip.is_ipv6());
    let of_use = |own: &&OwnAddress| own.reach != Reach::Inside;
    let best = all.iter().filter(of_use).map(rank).min();
    all.iter().filter(move |own| Some(rank(own)) == best).map(|own| own.ip)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{log_catch::LogCatch, net::interfaces::tests::machine};

    #[tokio::test]
    async fn a_table_opens_even_if_its_usual_port_is_taken() {
        let log = LogCatch::begin();
        let home = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let identity = Identity::generate().unwrap();
        let other = UdpSocket::bind("127.0.0.1:0").unwrap();
        let taken = other.local_addr().unwrap().port();
        let socket = prefer(&identity, home, &[taken]).unwrap();
        assert_ne!(socket.endpoint.local_addr().unwrap().port(), taken);
        assert!(log.has(&Dropped::PortTaken(taken)));
        assert_eq!(
            server(&identity, home, Some(taken)).map(|_| ()).err(),
            Some(NetError::PortInUse(taken))
        );
        drop(other);
        let socket = prefer(&identity, home, &[taken]).unwrap();
        assert_eq!(socket.endpoint.local_addr().unwrap().port(), taken);
    }

    /// A socket of another family refuses the options, as Wine does for every socket.
    #[cfg(unix)]
    #[tokio::test]
    async fn a_socket_that_refuses_options_is_used_without_them_and_that_is_told() {
        let log = LogCatch::begin();
        let (odd, _other) = std::os::unix::net::UnixDatagram::pair().unwrap();
        assert!(wrapped(std::os::fd::OwnedFd::from(odd).into()).is_ok());
        let (told, reason) = (log.lines(), "a socket without notices of congestion is used");
        assert!(told.iter().any(|line| line.contains(reason)), "{told:?}");
    }

    #[tokio::test]
    async fn quic_works_on_a_socket_without_options() {
        const SIZE: usize = 2_000_000;
        let [host, guest] = [(); 2].map(|()| Identity::generate().unwrap());
        let plain = || -> Arc<dyn AsyncUdpSocket> {
            Arc::new(PlainSocket::new(UdpSocket::bind("127.0.0.1:0").unwrap()).unwrap())
        };
        let server = around(lasting(&host), Some(tls::server_config(&host).unwrap()), plain()).unwrap();
        let client = around(lasting(&guest), None, plain()).unwrap();
        let at = server.endpoint.local_addr().unwrap();
        let config = tls::client_config(&guest, Some(host.fingerprint())).unwrap();
        let connecting = client.endpoint.connect_with(config, at, "podbay").unwrap();
        let (there, here) = tokio::join!(connecting, async { server.endpoint.accept().await.unwrap().await });
        let (there, here) = (there.unwrap(), here.unwrap());
        let sent = async {
            let (mut stream, _) = there.open_bi().await.unwrap();
            stream.write_all(&vec![7; SIZE]).await.unwrap();
            stream.finish().unwrap();
        };
        let heard = async { here.accept_bi().await.unwrap().1.read_to_end(SIZE).await.unwrap() };
        let both = async { tokio::join!(sent, heard) };
        let ((), bytes) = tokio::time::timeout(std::time::Duration::from_secs(60), both)
            .await
            .unwrap();
        assert_eq!(bytes, vec![7; SIZE]);
    }

    #[test]
    fn addresses_that_nobody_else_can_use_are_not_read_out() {
        let shown = |adapters: &[(&str, &str)]| {
            let all = machine(adapters);
            let code = alone(&all).map(|error| error.code());
            (readable(&all).map(|ip| ip.to_string()).collect::<Vec<_>>(), code)
        };
        let (home, docker) = (("lo", "127.0.0.1"), ("docker0", "172.17.0.1"));
        let texts = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        let lan = [
            home,
            docker,
            ("eth0", "192.168.1.5"),
            ("eth0", "fe80::1"),
            ("eth0", "fd00::1"),
        ];
        assert_eq!(shown(&lan), (texts(&["192.168.1.5", "fd00::1"]), None));
        // A cable between two laptops: no router gives addresses, and those that they make up themselves do.
        let cable = [home, docker, ("eth0", "169.254.7.7"), ("eth0", "fe80::1")];
        assert_eq!(shown(&cable), (texts(&["169.254.7.7"]), None));
        assert_eq!(shown(&[home, ("eth0", "fe80::1")]), (texts(&["fe80::1"]), None));
        // A tunnel leads to no friend in the room, though its number may be the lower one.
        let vpn = ("tun0", "10.8.0.6");
        assert_eq!(
            shown(&[home, vpn, ("wlan0", "192.168.7.6")]),
            (texts(&["192.168.7.6"]), None)
        );
        assert_eq!(shown(&[home, vpn, ("eth0", "fe80::1")]), (texts(&["fe80::1"]), None));
        assert_eq!(shown(&[home, docker, vpn]), (texts(&["10.8.0.6"]), None));
        assert_eq!(shown(&[home, docker]), (texts(&["127.0.0.1"]), Some("only-virtual")));
        assert_eq!(shown(&[home]), (texts(&["127.0.0.1"]), Some("no-network")));
        assert_eq!(shown(&[]), (Vec::new(), Some("no-network")));
    }

    #[tokio::test]
    async fn an_error_of_the_system_is_not_called_no_network() {
        let identity = Identity::generate().unwrap();
        // An address that no machine has: the network may be there all the same.
        let foreign = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 77));
        let error = server(&identity, Some(foreign), None).err().unwrap();
        assert_eq!(error.code(), "system", "{error}");
        let refused = socket_error(&io::Error::from(io::ErrorKind::PermissionDenied), 47200);
        assert_eq!(refused.code(), "system", "{refused}");
    }
}
