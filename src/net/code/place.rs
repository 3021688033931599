//! The end of an IPv4 address, and the addresses that it may stand for.

use crate::net::interfaces::{self, OwnAddress};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV4};

/// The UDP ports that a code can name, the usual one first. 47201 is the port of the beacon.
pub const PORTS: [u16; 4] = [47200, 47202, 47203, 47204];
/// The place of a host as a code says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodePlace {
    /// True if `host` has 16 bits, otherwise 8.
    pub wide: bool,
    /// The last bits of the host's IPv4 address.
    pub host: u16,
    /// Which of [`PORTS`].
    pub port: u8,
}

/// An IPv4 address of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnNetwork {
    /// The address.
    pub ip: Ipv4Addr,
    /// Bits of it that all addresses of the network share.
    pub prefix: u8,
}

/// All IPv4 addresses of this machine, those that reach furthest first; none if the system does not tell.
#[must_use]
pub fn own_networks() -> Vec<OwnNetwork> {
    let ipv4 = |own: &OwnAddress| match own.ip {
        IpAddr::V4(ip) => Some(OwnNetwork { ip, prefix: own.prefix }),
        IpAddr::V6(_) => None,
    };
    interfaces::own().unwrap_or_default().iter().filter_map(ipv4).collect()
}

impl CodePlace {
    /// The place of a host at an address; the port is the first of [`PORTS`] if the address has none of them. `None`
    /// for an IPv6 address, which has no short end.
    #[must_use]
    pub fn of(address: SocketAddr, own: &[OwnNetwork]) -> Option<Self> {
        let IpAddr::V4(ip) = address.ip() else {
            return None;
        };
        let network = own.iter().find(|network| network.ip == ip);
        let wide = network.is_some_and(|network| network.prefix < 24 && !ip.is_loopback());
        let [_, _, high, low] = ip.octets();
        Some(Self {
            wide,
            host: u16::from_be_bytes([if wide { high } else { 0 }, low]),
            port: PORTS.iter().position(|&port| port == address.port()).unwrap_or(0) as u8,
        })
    }

    /// The port of the host.
    #[must_use]
    pub fn port(self) -> u16 {
        PORTS.get(usize::from(self.port)).copied().unwrap_or(PORTS[0])
    }

    /// The addresses that this place may mean for a machine in these networks, each once, the likely ones first.
    #[must_use]
    pub fn addresses(self, own: &[OwnNetwork], port: Option<u16>) -> Vec<SocketAddr> {
        let port = port.unwrap_or(self.port());
        let ends = if self.wide { 0xffff } else { 0xff };
        let mut found: Vec<Ipv4Addr> = Vec::new();
        for network in own {
            let ip = Ipv4Addr::from_bits(network.ip.to_bits() & !ends | u32::from(self.host) & ends);
            if !found.contains(&ip) {
                found.push(ip);
            }
        }
        // An address inside a network of this machine is more likely than one outside.
        let inside = |ip: &Ipv4Addr| own.iter().any(|network| network.contains(*ip));
        found.sort_by_key(|ip| (ip.is_loopback(), !inside(ip)));
        found.into_iter().map(|ip| SocketAddrV4::new(ip, port).into()).collect()
    }
}

impl OwnNetwork {
    fn contains(self, ip: Ipv4Addr) -> bool {
        let shared = u32::MAX.checked_shl(32 - u32::from(self.prefix.min(32))).unwrap_or(0);
        (ip.to_bits() ^ self.ip.to_bits()) & shared == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn network(ip: [u8; 4], prefix: u8) -> OwnNetwork {
        OwnNetwork { ip: ip.into(), prefix }
    }

    fn texts(addresses: Vec<SocketAddr>) -> Vec<String> {
        addresses.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_joiner_completes_the_address_with_its_own_networks() {
        let own = [
            network([10, 8, 0, 3], 16),
            network([192, 168, 1, 77], 24),
            network([127, 0, 0, 1], 8),
        ];
        let home = CodePlace::of("192.168.1.20:47202".parse().unwrap(), &[network([192, 168, 1, 20], 24)]).unwrap();
        assert_eq!(
            home,
            CodePlace {
                wide: false,
                host: 20,
                port: 1
            }
        );
        let all = ["10.8.0.20:47202", "192.168.1.20:47202", "127.0.0.20:47202"];
        assert_eq!(texts(home.addresses(&own, None)), all);
        assert_eq!(texts(home.addresses(&own[1..2], Some(4000))), ["192.168.1.20:4000"]);
        assert_eq!(texts(home.addresses(&[], None)), [""; 0]);
        // Two ways into one network are one address.
        let twice = [network([192, 168, 1, 77], 24), network([192, 168, 1, 78], 24)];
        assert_eq!(texts(home.addresses(&twice, None)), ["192.168.1.20:47202"]);
    }

    #[test]
    fn a_large_network_needs_more_of_the_address() {
        let own = [network([10, 8, 3, 9], 16)];
        let place = CodePlace::of("10.8.200.5:47200".parse().unwrap(), &[network([10, 8, 200, 5], 16)]).unwrap();
        assert!(place.wide);
        assert_eq!(texts(place.addresses(&own, None)), ["10.8.200.5:47200"]);
        assert_eq!(CodePlace::of("[fd00::1]:47200".parse().unwrap(), &[]), None);
    }

    #[test]
    fn the_address_that_lies_in_a_network_comes_first() {
        let own = [network([10, 0, 0, 1], 30), network([192, 168, 1, 77], 24)];
        let place = CodePlace {
            wide: false,
            host: 20,
            port: 0,
        };
        assert_eq!(
            texts(place.addresses(&own, None)),
            ["192.168.1.20:47200", "10.0.0.20:47200"]
        );
    }

    proptest! {
        #[test]
        fn who_is_in_the_hosts_network_finds_the_host(
            (host, guest) in any::<(u32, u32)>(),
            (prefix, port) in (16..=30_u8, proptest::sample::select(&PORTS)),
        ) {
            let shared = u32::MAX << (32 - u32::from(prefix));
            let guest = Ipv4Addr::from_bits(host & shared | guest & !shared);
            let host = SocketAddr::from((Ipv4Addr::from_bits(host), port));
            let IpAddr::V4(ip) = host.ip() else { unreachable!() };
            prop_assume!(!ip.is_loopback());
            let place = CodePlace::of(host, &[OwnNetwork { ip, prefix }]).unwrap();
            let own = [OwnNetwork { ip: guest, prefix }];
            prop_assert!(place.addresses(&own, None).contains(&host));
        }
    }
}
