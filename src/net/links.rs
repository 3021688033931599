//! The networks that this machine is part of, where tables are looked for.

use super::{
    discovery::MdnsOptions,
    interfaces::{self, OwnAddress, Reach},
};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV6};

/// All networks that others may be in, one for each address of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Links(Vec<OwnAddress>);

impl Links {
    /// Reads the present networks, of one adapter if it was chosen. With `loopback_only` that is this machine alone.
    /// Otherwise the first that exist count: networks and tunnels, containers and virtual machines, this machine.
    pub(super) fn read(options: MdnsOptions) -> Self {
        let chosen = options.adapter.filter(|_| !options.loopback_only);
        // `own_addresses` logs the error.
        Self::of(interfaces::own_of(chosen).unwrap_or_default(), options.loopback_only)
    }

    /// Reads all present networks, also those of containers and of this machine itself, of one adapter if it was chosen.
    /// With `loopback_only` that is this machine alone.
    pub(super) fn all(options: MdnsOptions) -> Self {
        if options.loopback_only {
            return Self::read(options);
        }
        // Without an answer of the system, no address belongs to a network of this machine.
        Self(interfaces::own_of(options.adapter).unwrap_or_default())
    }

    fn of(mut all: Vec<OwnAddress>, loopback_only: bool) -> Self {
        let rank = |own: &OwnAddress| match own.reach {
            Reach::Here => loopback_only.then_some(0).or(Some(3)),
            Reach::Network | Reach::Link | Reach::Tunnel => Some(1).filter(|_| !loopback_only),
            Reach::Inside => Some(2).filter(|_| !loopback_only),
        };
        let best = all.iter().filter_map(rank).min();
        all.retain(|own| rank(own) == best && best.is_some());
        Self(all)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &OwnAddress> {
        self.0.iter()
    }

    /// The interfaces on which IPv6 is spoken, each once.
    pub(super) fn v6_interfaces(&self) -> Vec<u32> {
        let v6 = self.0.iter().filter(|own| own.ip.is_ipv6());
        let mut indexes: Vec<u32> = v6.filter_map(|own| own.index).collect();
        indexes.sort_unstable();
        indexes.dedup();
        indexes
    }

    /// The addresses here that one from another machine may stand for. A link-local one comes without its adapter,
    /// whose number differs on each machine, so it may be behind any of them.
    pub(super) fn ways(&self, address: SocketAddr) -> Vec<SocketAddr> {
        match address {
            SocketAddr::V6(v6) if v6.ip().is_unicast_link_local() && v6.scope_id() == 0 => {
                let behind = |index| SocketAddrV6::new(*v6.ip(), v6.port(), 0, index).into();
                self.v6_interfaces().into_iter().map(behind).collect()
            }
            _ => vec![address],
        }
    }

    /// The kind of network that an address is in. One without a network here counts as link-local.
    pub(super) fn reach(&self, address: SocketAddr) -> Reach {
        let near = self.0.iter().filter(|own| own.has_neighbour(address.ip()));
        near.map(|own| own.reach).min().unwrap_or(Reach::Link)
    }

    /// True if the address is in one of these networks.
    pub(super) fn contain(&self, address: SocketAddr) -> bool {
        if let SocketAddr::V6(v6) = address
            && v6.ip().is_unicast_link_local()
        {
            return self.v6_interfaces().contains(&v6.scope_id());
        }
        let ip = address.ip();
        let everybody = |own: &OwnAddress| broadcast(own).map(IpAddr::V4) == Some(ip);
        let machine = !ip.is_multicast() && !ip.is_unspecified() && !self.0.iter().any(everybody);
        machine && self.0.iter().any(|own| own.has_neighbour(ip))
    }
}

/// The broadcast address of an IPv4 network.
pub(super) fn broadcast(own: &OwnAddress) -> Option<Ipv4Addr> {
    let IpAddr::V4(ip) = own.ip else { return None };
    let others = u32::MAX.checked_shr(own.prefix.into()).unwrap_or(0);
    // A network of one or two addresses has no broadcast address.
    (others > 1).then(|| Ipv4Addr::from_bits(ip.to_bits() | others))
}

/// Normalizes an address: IPv4 is not mapped into IPv6, and only a link-local address has an interface.
pub(super) fn plain(address: SocketAddr) -> SocketAddr {
    match (address.ip().to_canonical(), address) {
        (IpAddr::V6(ip), SocketAddr::V6(v6)) => {
            let scope = if ip.is_unicast_link_local() { v6.scope_id() } else { 0 };
            SocketAddrV6::new(ip, address.port(), 0, scope).into()
        }
        (ip, _) => SocketAddr::new(ip, address.port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(index: u32, ip: &str, prefix: u8, reach: Reach) -> OwnAddress {
        OwnAddress {
            adapter: format!("eth{index}"),
            index: Some(index),
            ip: ip.parse().unwrap(),
            prefix,
            reach,
        }
    }

    fn links() -> Links {
        let all = vec![
            own(2, "10.77.0.1", 24, Reach::Network),
            own(3, "10.8.0.6", 32, Reach::Tunnel),
            own(2, "fe80::1", 64, Reach::Link),
            own(2, "2001:db8::5", 64, Reach::Network),
            own(4, "172.17.0.1", 16, Reach::Inside),
            own(1, "127.0.0.1", 8, Reach::Here),
        ];
        Links::of(all, false)
    }

    #[test]
    fn only_addresses_of_own_networks_are_asked() {
        let check = |address: &str, expected: bool| {
            assert_eq!(links().contain(address.parse().unwrap()), expected, "{address}");
        };
        check("10.77.0.9:47200", true);
        check("10.77.0.1:47200", true);
        check("10.77.1.9:47200", false);
        check("10.77.0.255:47200", false);
        check("8.8.8.8:53", false);
        check("127.0.0.1:47200", false);
        check("172.17.0.9:47200", false);
        check("224.0.0.251:5353", false);
        check("10.8.0.7:1", false);
        check("[fe80::7%2]:47200", true);
        check("[fe80::7%5]:47200", false);
        check("[2001:db8::9]:1", true);
        check("[2001:db8:1::9]:1", false);
        check("[ff02::1%2]:1", false);
    }

    #[test]
    fn a_link_local_address_from_elsewhere_is_looked_for_behind_each_adapter() {
        let ways = |address: &str| -> Vec<String> {
            let ways = links().ways(address.parse().unwrap());
            ways.iter().map(ToString::to_string).collect()
        };
        assert_eq!(ways("[fe80::7]:1"), ["[fe80::7%2]:1"]);
        assert_eq!(ways("[fe80::7%9]:1"), ["[fe80::7%9]:1"]);
        assert_eq!(ways("10.77.0.9:1"), ["10.77.0.9:1"]);
        let two = vec![own(2, "fe80::1", 64, Reach::Link), own(5, "fe80::1", 64, Reach::Link)];
        let both = Links::of(two, false).ways("[fe80::7]:1".parse().unwrap());
        assert_eq!(both.len(), 2);
    }

    #[test]
    fn without_a_network_there_is_what_there_is() {
        let (inside, here) = (
            own(4, "172.17.0.1", 16, Reach::Inside),
            own(1, "127.0.0.1", 8, Reach::Here),
        );
        let both = vec![inside.clone(), here.clone()];
        assert_eq!(Links::of(both.clone(), false), Links(vec![inside]));
        assert_eq!(Links::of(both, true), Links(vec![here.clone()]));
        assert_eq!(Links::of(vec![here.clone()], false), Links(vec![here]));
        assert_eq!(Links::of(Vec::new(), false), Links::default());
    }

    #[test]
    fn everybody_is_reached_by_the_last_address_of_a_network() {
        let all = |ip, prefix| broadcast(&own(1, ip, prefix, Reach::Network)).map(|ip| ip.to_string());
        assert_eq!(all("10.77.0.1", 24).as_deref(), Some("10.77.0.255"));
        assert_eq!(all("127.0.0.1", 8).as_deref(), Some("127.255.255.255"));
        for (ip, prefix) in [("10.8.0.6", 32), ("10.8.0.6", 31), ("fe80::1", 64)] {
            assert_eq!(all(ip, prefix), None);
        }
    }
}
