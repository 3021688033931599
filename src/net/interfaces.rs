//! The addresses of this machine, sorted by reach. Names and flags of adapters decide, not guesses about the network.

use arrayvec::ArrayString;
use if_addrs::{IfAddr, IfOperStatus, Interface};
use std::{io, net::IpAddr};

/// A pattern for the names of adapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Name {
    /// The name begins with this text.
    Start(&'static str),
    /// The name begins with this text, and nothing follows but digits.
    Number(&'static str),
    /// The name begins with this text, and twelve hexadecimal digits follow.
    Hash(&'static str),
}

/// Names of adapters between this machine and the containers and virtual machines on it. Their addresses are ordinary
/// private ones, so only the name tells them from a network. Bridges that people make themselves (`br0`, `br-lan`) and
/// an external switch of Hyper-V may well lead to others and are not here.
const INSIDE: [Name; 18] = [
    // Docker and Podman: the usual bridge, those of further networks, one end of each container's cable.
    Name::Start("docker"),
    Name::Hash("br-"),
    Name::Start("veth"),
    Name::Number("podman"),
    // Kubernetes on a laptop.
    Name::Number("cni"),
    Name::Start("cali"),
    Name::Start("flannel"),
    // libvirt, LXC, LXD.
    Name::Start("virbr"),
    Name::Number("vnet"),
    Name::Number("lxcbr"),
    Name::Number("lxdbr"),
    // VirtualBox and VMware, on Linux and on Windows.
    Name::Number("vboxnet"),
    Name::Start("VirtualBox Host-Only"),
    Name::Number("vmnet"),
    Name::Start("VMware Network Adapter"),
    // The switches that Windows makes for itself.
    Name::Start("vEthernet (WSL"),
    Name::Start("vEthernet (Default Switch)"),
    // Virtual machines on macOS share a network by bridges from this number on.
    Name::Number("bridge1"),
];

/// Names of adapters of tunnels that look like a network, in small letters. Most tunnels join two points, which the
/// system reports whatever their names.
const TUNNELS: [Name; 20] = [
    Name::Number("tun"),
    Name::Number("tap"),
    Name::Number("utun"),
    Name::Number("ppp"),
    Name::Number("ipsec"),
    Name::Number("ham"),
    Name::Number("gpd"),
    Name::Number("cscotun"),
    Name::Start("wg"),
    Name::Start("vpn"),
    Name::Start("tailscale"),
    Name::Start("zt"),
    Name::Start("nordlynx"),
    Name::Start("mullvad"),
    Name::Start("proton"),
    // On Windows adapters have names for people.
    Name::Start("wireguard"),
    Name::Start("openvpn"),
    Name::Start("zerotier"),
    Name::Start("hamachi"),
    Name::Start("cisco anyconnect"),
];

impl Name {
    fn fits(self, name: &str) -> bool {
        match self {
            Self::Start(start) => name.starts_with(start),
            Self::Number(start) => name
                .strip_prefix(start)
                .is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit())),
            Self::Hash(start) => name
                .strip_prefix(start)
                .is_some_and(|rest| rest.len() == 12 && rest.bytes().all(|b| b.is_ascii_hexdigit())),
        }
    }
}

/// The name of an adapter, as the system calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdapterName(ArrayString<64>);

impl AdapterName {
    /// Returns the name, or `None` if it is longer than 64 bytes. Linux allows 15; on Windows people give the names.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        ArrayString::from(name).ok().map(Self)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The machines that can reach an address, the widest circle first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// The machines of a network that gave the address.
    Network,
    /// The machines on the same cable or Wi-Fi. This machine made the address up because nobody gave it one.
    Link,
    /// The machines at the other end of a tunnel, such as a VPN. Friends at the same table are seldom there.
    Tunnel,
    /// Containers and virtual machines that run here.
    Inside,
    /// This machine alone.
    Here,
}

/// An address of this machine at one of its adapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnAddress {
    /// Name of the adapter, as the system calls it.
    pub adapter: String,
    /// Number of the adapter, where the system counts them.
    pub index: Option<u32>,
    /// The address.
    pub ip: IpAddr,
    /// Number of leading bits that all addresses of its network share.
    pub prefix: u8,
    /// The machines that can reach it.
    pub reach: Reach,
}

impl OwnAddress {
    fn of(interface: &Interface) -> Self {
        let (ip, prefix): (IpAddr, u8) = match &interface.addr {
            IfAddr::V4(v4) => (v4.ip.into(), v4.prefixlen),
            IfAddr::V6(v6) => (v6.ip.into(), v6.prefixlen),
        };
        let reach = if ip.is_loopback() {
            Reach::Here
        } else if INSIDE.iter().any(|name| name.fits(&interface.name)) {
            Reach::Inside
        } else if is_tunnel(interface) {
            Reach::Tunnel
        } else if is_link_local(ip) {
            Reach::Link
        } else {
            Reach::Network
        };
        Self {
            adapter: interface.name.clone(),
            index: interface.index,
            ip,
            prefix,
            reach,
        }
    }

    /// True if the other address belongs to the network of this one, so that no router stands between them.
    #[must_use]
    pub fn has_neighbour(&self, other: IpAddr) -> bool {
        let bits = |ip: IpAddr| match ip {
            IpAddr::V4(ip) => (u128::from(ip.to_bits()) << 96, 32),
            IpAddr::V6(ip) => (ip.to_bits(), 128),
        };
        let ((own, length), (other, same_kind)) = (bits(self.ip), bits(other));
        let differing = (own ^ other).leading_zeros();
        length == same_kind && differing >= u32::from(self.prefix.min(length))
    }
}

fn is_tunnel(interface: &Interface) -> bool {
    let name = interface.name.to_ascii_lowercase();
    interface.is_p2p || TUNNELS.iter().any(|tunnel| tunnel.fits(&name))
}

/// True for addresses that a machine makes up where nobody gives it one.
fn is_link_local(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    }
}

/// The addresses of all connected adapters, those that reach furthest first, and IPv4 before IPv6.
///
/// # Errors
/// The system does not tell.
pub fn own() -> io::Result<Vec<OwnAddress>> {
    Ok(sorted(&if_addrs::get_if_addrs()?))
}

/// Like [`own`], for the chosen adapter alone. Without a choice, or while that adapter is not connected, all count, so
/// that a cable that was left at home keeps nobody out.
///
/// # Errors
/// The system does not tell.
pub fn own_of(chosen: Option<AdapterName>) -> io::Result<Vec<OwnAddress>> {
    own().map(|all| of_chosen(all, chosen))
}

fn of_chosen(all: Vec<OwnAddress>, chosen: Option<AdapterName>) -> Vec<OwnAddress> {
    let is_chosen = |own: &OwnAddress| chosen.is_some_and(|name| own.adapter == name.as_str());
    let of_it = Vec::from_iter(all.iter().filter(|own| is_chosen(own)).cloned());
    if of_it.is_empty() { all } else { of_it }
}

/// The names of the adapters with addresses of this reach, each once.
#[must_use]
pub fn adapters(all: &[OwnAddress], reach: Reach) -> String {
    let mut names: Vec<&str> = all
        .iter()
        .filter(|own| own.reach == reach)
        .map(|own| own.adapter.as_str())
        .collect();
    names.sort_unstable();
    names.dedup();
    names.join(", ")
}

fn sorted(all: &[Interface]) -> Vec<OwnAddress> {
    let connected = |interface: &&Interface| {
        let out = [
            IfOperStatus::Down,
            IfOperStatus::NotPresent,
            IfOperStatus::LowerLayerDown,
        ];
        !out.contains(&interface.oper_status)
    };
    let mut list: Vec<OwnAddress> = all.iter().filter(connected).map(OwnAddress::of).collect();
    list.sort_by_key(|own| (own.reach, own.ip.is_ipv6(), own.ip));
    list
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use if_addrs::{Ifv4Addr, Ifv6Addr};
    use std::net::{Ipv4Addr, Ipv6Addr};

    fn interface(name: &str, ip: &str) -> Interface {
        let addr = match ip.parse().unwrap() {
            IpAddr::V4(ip) => IfAddr::V4(Ifv4Addr {
                ip,
                netmask: Ipv4Addr::new(255, 255, 255, 0),
                prefixlen: 24,
                broadcast: None,
            }),
            IpAddr::V6(ip) => IfAddr::V6(Ifv6Addr {
                ip,
                netmask: Ipv6Addr::UNSPECIFIED,
                prefixlen: 64,
                broadcast: None,
            }),
        };
        Interface {
            name: name.to_owned(),
            addr,
            index: Some(1),
            oper_status: IfOperStatus::Up,
            is_p2p: false,
            #[cfg(windows)]
            adapter_name: String::new(),
        }
    }

    /// The addresses of a machine with these adapters.
    pub(in crate::net) fn machine(adapters: &[(&str, &str)]) -> Vec<OwnAddress> {
        let all: Vec<Interface> = adapters.iter().map(|(name, ip)| interface(name, ip)).collect();
        sorted(&all)
    }

    #[test]
    fn adapters_of_containers_and_virtual_machines_are_told_by_their_names() {
        let reach = |name| machine(&[(name, "172.17.0.1")])[0].reach;
        for inside in [
            "docker0",
            "br-0123456789ab",
            "veth12ab",
            "virbr0",
            "vmnet8",
            "vboxnet0",
            "vEthernet (WSL (Hyper-V firewall))",
            "bridge100",
        ] {
            assert_eq!(reach(inside), Reach::Inside, "{inside}");
        }
        // What people name themselves may lead to others.
        for outside in [
            "eth0",
            "br0",
            "br-lan",
            "bridge0",
            "vEthernet (Office)",
            "wlan0",
            "Wi-Fi",
            "tundra",
            "ve1",
            "podmanager",
        ] {
            assert_eq!(reach(outside), Reach::Network, "{outside}");
        }
    }

    #[test]
    fn a_tunnel_comes_after_every_network_whatever_its_numbers() {
        for tunnel in [
            "tun0",
            "tap0",
            "utun3",
            "wg0",
            "wg-home",
            "tailscale0",
            "ztabcdef12",
            "NordLynx",
            "OpenVPN Wintun",
        ] {
            let all = machine(&[("wlan0", "192.168.7.6"), (tunnel, "10.8.0.6"), ("wlan0", "fe80::1")]);
            let order: Vec<String> = all.iter().map(|own| own.ip.to_string()).collect();
            assert_eq!(order, ["192.168.7.6", "fe80::1", "10.8.0.6"], "{tunnel}");
        }
        let mut home = interface("home", "10.8.0.6");
        home.is_p2p = true;
        assert_eq!(
            sorted(&[home])[0].reach,
            Reach::Tunnel,
            "the system says that it joins two points"
        );
    }

    #[test]
    fn the_furthest_reach_comes_first_and_what_is_not_connected_is_not_there() {
        let all = machine(&[
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth0", "fe80::1"),
            ("eth0", "fd00::1"),
            ("eth0", "192.168.1.5"),
        ]);
        let order: Vec<String> = all.iter().map(|own| own.ip.to_string()).collect();
        assert_eq!(order, ["192.168.1.5", "fd00::1", "fe80::1", "172.17.0.1", "127.0.0.1"]);
        let mut unplugged = interface("eth0", "192.168.1.5");
        unplugged.oper_status = IfOperStatus::Down;
        assert_eq!(sorted(&[unplugged]), []);
    }

    #[test]
    fn neighbours_share_the_leading_bits() {
        let own = |ip| machine(&[("eth0", ip)]).remove(0);
        assert!(own("192.168.1.5").has_neighbour("192.168.1.254".parse().unwrap()));
        assert!(!own("192.168.1.5").has_neighbour("192.168.2.5".parse().unwrap()));
        assert!(!own("192.168.1.5").has_neighbour("fd00::5".parse().unwrap()));
        assert!(own("fd00::1").has_neighbour("fd00::2".parse().unwrap()));
        assert!(!own("fd00::1").has_neighbour("fd01::2".parse().unwrap()));
    }

    #[test]
    fn an_adapter_that_was_chosen_is_the_only_one_while_it_is_there() {
        let own = |adapter: &str, ip: &str| OwnAddress {
            adapter: adapter.to_owned(),
            index: None,
            ip: ip.parse().unwrap(),
            prefix: 24,
            reach: Reach::Network,
        };
        let all = vec![
            own("eth0", "10.0.0.5"),
            own("wlan0", "10.1.0.5"),
            own("wlan0", "fd00::5"),
        ];
        let chosen = |name| of_chosen(all.clone(), AdapterName::new(name));
        assert_eq!(chosen("wlan0"), all[1..]);
        assert_eq!(chosen("eth1"), all);
        assert_eq!(of_chosen(all.clone(), None), all);
        assert!(AdapterName::new(&"x".repeat(65)).is_none());
    }
}
