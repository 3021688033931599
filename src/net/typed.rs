//! The address of a table as people type it, by number or name of its machine, with a port or the usual one.
//!
//! A name that ends with `.local` belongs to mDNS alone (RFC 6762), so this program asks its own networks for it and
//! never the system, which may ask elsewhere. The system looks every other name up.

use super::{discovery::MdnsOptions, endpoint::DEFAULT_PORT, error::NetError, mdns_name};
use std::{
    fmt,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
    time::Duration,
};
use tokio::{net::lookup_host, time::timeout};

/// Longest name of a machine, and of a part of it between two dots.
const NAME_MAX: usize = 253;
const LABEL_MAX: usize = 63;
/// The end of the names that belong to mDNS.
const LOCAL: &str = ".local";
/// Longest time to look up a name. A network that does not know the name may not answer at all.
const LOOK_UP: Duration = Duration::from_secs(3);

/// An address that somebody typed. Its text is the same for all ways to type it, so that a key is remembered for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedAddress {
    machine: Machine,
    port: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Machine {
    Number(IpAddr),
    /// An address of one's own network with the adapter that leads there, such as `fe80::1%eth0`.
    OnLink(Ipv6Addr, String),
    /// A name that ends with `.local`, which mDNS alone may look up.
    Local(String),
    /// Any other name, which the system looks up.
    Name(String),
}

/// The reason why a text is not an address of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// The port is not a number from 1 to 65535.
    #[error("the port is a number from 1 to 65535, as in 192.168.1.20:47200; without one it is 47200")]
    Port,
    /// The machine is neither an address nor a name.
    #[error(
        "write the address that the host's window shows, such as 192.168.1.20, 192.168.1.20:4000, fe80::1%eth0 or \
         [fe80::1%eth0]:4000, or the name of its computer, such as laptop.local"
    )]
    Machine,
}

impl FromStr for TypedAddress {
    type Err = AddressError;
    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        let (machine, port) = split(text)?;
        let port = match port {
            None => DEFAULT_PORT,
            Some(port) => number(port).ok_or(AddressError::Port)?,
        };
        let machine = machine.parse()?;
        Ok(Self { machine, port })
    }
}

fn number(port: &str) -> Option<u16> {
    let plain = port.bytes().all(|byte| byte.is_ascii_digit());
    port.parse().ok().filter(|&port| plain && port > 0)
}

/// The machine and the port of a text. Colons in an address without brackets are part of it.
fn split(text: &str) -> Result<(&str, Option<&str>), AddressError> {
    if let Some(rest) = text.strip_prefix('[') {
        let (inside, after) = rest.split_once(']').ok_or(AddressError::Machine)?;
        // Brackets stand around addresses of IPv6 alone.
        return match (inside.contains(':'), after.strip_prefix(':')) {
            (true, port @ Some(_)) => Ok((inside, port)),
            (true, None) if after.is_empty() => Ok((inside, None)),
            _ => Err(AddressError::Machine),
        };
    }
    Ok(match text.split_once(':') {
        Some((machine, port)) if !port.contains(':') => (machine, Some(port)),
        _ => (text, None),
    })
}

impl FromStr for Machine {
    type Err = AddressError;
    fn from_str(text: &str) -> Result<Self, AddressError> {
        if let Ok(number) = text.parse() {
            return Ok(Self::Number(number));
        }
        if let Some((number, adapter)) = text.split_once('%') {
            let number = number.parse().map_err(|_| AddressError::Machine)?;
            let fits = |c: char| c.is_ascii_alphanumeric() || "-_. ".contains(c);
            let known = !adapter.is_empty() && adapter.len() <= LABEL_MAX && adapter.chars().all(fits);
            return known
                .then(|| Self::OnLink(number, adapter.to_owned()))
                .ok_or(AddressError::Machine);
        }
        let name = text.strip_suffix('.').unwrap_or(text);
        if !is_name(name) {
            return Err(AddressError::Machine);
        }
        let name = name.to_ascii_lowercase();
        Ok(match name.ends_with(LOCAL) {
            true => Self::Local(name),
            false => Self::Name(name),
        })
    }
}

/// True for the name of a machine. A name that ends with a number is a mistyped address.
fn is_name(text: &str) -> bool {
    let fits = |label: &str| {
        (1..=LABEL_MAX).contains(&label.len())
            && label.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let number = |label: &str| label.chars().all(|c| c.is_ascii_digit());
    text.len() <= NAME_MAX && text.split('.').all(fits) && text.rsplit('.').next().is_some_and(|last| !number(last))
}

impl fmt::Display for TypedAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let port = self.port;
        match &self.machine {
            Machine::Number(ip) => SocketAddr::new(*ip, port).fmt(f),
            Machine::OnLink(ip, adapter) => write!(f, "[{ip}%{adapter}]:{port}"),
            Machine::Local(name) | Machine::Name(name) => write!(f, "{name}:{port}"),
        }
    }
}

impl TypedAddress {
    /// The address, if it was typed as a number.
    #[must_use]
    pub fn number(&self) -> Option<SocketAddr> {
        match self.machine {
            Machine::Number(ip) => Some(SocketAddr::new(ip, self.port)),
            Machine::OnLink(..) | Machine::Local(_) | Machine::Name(_) => None,
        }
    }

    /// The addresses that it stands for now, at least one. A name that ends with `.local` is asked for where `mdns` says,
    /// and only addresses in networks of this machine count for it. The lookup takes at most `LOOK_UP`, and ends when the
    /// future is dropped.
    ///
    /// # Errors
    /// `UnknownName` if mDNS, or the system for any other name, knows no address or does not say one in time. `Discovery` if
    /// mDNS cannot run here.
    pub async fn addresses(&self, mdns: MdnsOptions) -> Result<Vec<SocketAddr>, NetError> {
        let (name, found) = match &self.machine {
            Machine::Number(ip) => return Ok(vec![SocketAddr::new(*ip, self.port)]),
            Machine::OnLink(ip, adapter) => {
                let name = format!("{ip}%{adapter}");
                let found = of_system(&name, self.port).await;
                (name, found)
            }
            Machine::Local(name) => {
                let found = mdns_name::look_up(name, self.port, mdns, LOOK_UP).await?;
                (name.clone(), found)
            }
            Machine::Name(name) => (name.clone(), of_system(name, self.port).await),
        };
        if found.is_empty() {
            Err(NetError::UnknownName(name))
        } else {
            Ok(found)
        }
    }
}

/// The addresses that the system knows for a name, best first; none if it does not say one in time.
async fn of_system(name: &str, port: u16) -> Vec<SocketAddr> {
    match timeout(LOOK_UP, lookup_host((name, port))).await {
        Ok(Ok(found)) => found.collect(),
        Ok(Err(_)) | Err(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, AddressError> {
        text.parse::<TypedAddress>().map(|typed| typed.to_string())
    }

    #[test]
    fn addresses_are_read_as_people_type_them() {
        for (typed, means) in [
            ("192.168.1.5", "192.168.1.5:47200"),
            (" 192.168.1.5:4000 ", "192.168.1.5:4000"),
            ("::1", "[::1]:47200"),
            ("[::1]", "[::1]:47200"),
            ("[::1]:9", "[::1]:9"),
            ("fe80::1%eth0", "[fe80::1%eth0]:47200"),
            ("[fe80::1%eth0]", "[fe80::1%eth0]:47200"),
            ("[fe80::1%2]:4000", "[fe80::1%2]:4000"),
            ("localhost", "localhost:47200"),
            ("Laptop.local", "laptop.local:47200"),
            ("laptop.local.:4000", "laptop.local:4000"),
            ("3com-laptop", "3com-laptop:47200"),
        ] {
            assert_eq!(read(typed).as_deref(), Ok(means), "{typed}");
            assert_eq!(read(means).as_deref(), Ok(means), "its text means the same");
        }
    }

    #[test]
    fn names_that_end_with_local_are_for_mdns_alone() {
        let is_local = |typed: &str| {
            let address: TypedAddress = typed.parse().unwrap();
            matches!(address.machine, Machine::Local(_))
        };
        for typed in [
            "laptop.local",
            "LAPTOP.LOCAL",
            "laptop.local.",
            " Laptop.Local.:4000 ",
            "kitchen.laptop.local",
        ] {
            assert!(is_local(typed), "{typed}");
        }
        for typed in [
            "laptop",
            "local",
            "local.",
            "laptop.local.example",
            "laptop.locals",
            "laptop-local",
            "localhost",
            "192.168.1.5",
            "fe80::1%eth0.local",
        ] {
            assert!(!is_local(typed), "{typed}");
        }
    }

    #[test]
    fn what_is_no_address_says_what_to_write() {
        for typed in ["192.168.1.5:", "192.168.1.5:0", "laptop:70000", "[::1]:x", "laptop:+80"] {
            assert_eq!(read(typed), Err(AddressError::Port), "{typed}");
        }
        let long = "x".repeat(64);
        for typed in [
            "",
            " ",
            "256.1.1.1",
            "192.168.1",
            "1:2:3",
            "[192.168.1.5]",
            "[::1",
            "[::1]9",
            "fe80::1%",
            "laptop%eth0",
            "laptop/local",
            "lap top",
            "-laptop",
            "laptop..local",
            "läptop",
            &long,
        ] {
            assert_eq!(read(typed), Err(AddressError::Machine), "{typed}");
        }
    }
}
