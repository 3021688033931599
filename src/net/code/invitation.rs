//! A join code with an address or a port that the code cannot name.

use super::{
    form::{CodeError, CodeSecret, JoinCode},
    place::{CodePlace, OwnNetwork, PORTS},
};
use std::{
    fmt,
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

/// Stands before an invitation that is scanned, as from a QR code.
const SCHEME: &str = "podbay:";

/// The way to a table as it is read out, typed or scanned: `ABCD-2345`, `ABCD-2345:4000` for a port that the code
/// cannot name, `ABCD-2345@[fd00::1]:47200` for an address that it cannot name, all of them also behind `podbay:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The letters and digits that a guest types.
    pub code: JoinCode,
    /// The host's address, if the code cannot name it.
    pub address: Option<IpAddr>,
    /// Another port than that of the code.
    pub port: Option<u16>,
}

impl Invitation {
    /// The shortest invitation to a host at an address of this machine, which has these networks.
    #[must_use]
    pub fn to(address: SocketAddr, own: &[OwnNetwork], random: u32) -> Self {
        let place = CodePlace::of(address, own);
        let known = place.unwrap_or(CodePlace {
            wide: false,
            host: 0,
            port: 0,
        });
        let secret = CodeSecret::from_random(random, known.wide);
        Self {
            code: JoinCode { place: known, secret },
            address: place.is_none().then(|| address.ip()),
            port: (place.is_none() || !PORTS.contains(&address.port())).then(|| address.port()),
        }
    }

    /// The addresses at which its host may be, for a machine in these networks.
    #[must_use]
    pub fn addresses(&self, own: &[OwnNetwork]) -> Vec<SocketAddr> {
        let place = self.code.place;
        match self.address {
            Some(ip) => vec![SocketAddr::new(ip, self.port.unwrap_or(place.port()))],
            None => place.addresses(own, self.port),
        }
    }

    /// The text for a QR code: the code with its whole address.
    #[must_use]
    pub fn link(&self, address: SocketAddr) -> String {
        format!("{SCHEME}{}@{address}", self.code)
    }
}

impl FromStr for Invitation {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let text = text.trim();
        let scheme = text
            .get(..SCHEME.len())
            .filter(|head| head.eq_ignore_ascii_case(SCHEME));
        let text = &text[scheme.map_or(0, str::len)..];
        let (code, address, port) = match (text.split_once('@'), text.split_once(':')) {
            (Some((code, place)), _) => {
                let (address, port) = read_address(place.trim())?;
                (code, Some(address), port)
            }
            (None, Some((code, port))) => {
                let port = port.trim().parse().ok().filter(|&port| port > 0);
                (code, None, Some(port.ok_or(CodeError::Address)?))
            }
            (None, None) => (text, None, None),
        };
        let code = code.parse()?;
        Ok(Self { code, address, port })
    }
}

fn read_address(text: &str) -> Result<(IpAddr, Option<u16>), CodeError> {
    if let Ok(ip) = text.trim_matches(['[', ']']).parse() {
        return Ok((ip, None));
    }
    let address: SocketAddr = text.parse().map_err(|_| CodeError::Address)?;
    let port = Some(address.port()).filter(|&port| port > 0);
    Ok((address.ip(), Some(port.ok_or(CodeError::Address)?)))
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        match (self.address, self.port) {
            (Some(ip), port) => {
                let port = port.unwrap_or(self.code.place.port());
                write!(f, "@{}", SocketAddr::new(ip, port))
            }
            (None, Some(port)) => write!(f, ":{port}"),
            (None, None) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn home() -> [OwnNetwork; 1] {
        [OwnNetwork {
            ip: Ipv4Addr::new(192, 168, 1, 20),
            prefix: 24,
        }]
    }

    #[test]
    fn an_invitation_says_no_more_than_it_has_to() {
        for (address, behind) in [
            ("192.168.1.20:47200", ""),
            ("192.168.1.20:47203", ""),
            ("192.168.1.20:4000", ":4000"),
            ("[fd00::1]:47200", "@[fd00::1]:47200"),
        ] {
            let address: SocketAddr = address.parse().unwrap();
            let to = Invitation::to(address, &home(), 0x1234_5678);
            let (shown, link) = (to.to_string(), to.link(address));
            assert_eq!(shown, format!("{}{behind}", to.code));
            assert_eq!(shown.parse(), Ok(to));
            assert_eq!(to.addresses(&home()), [address]);
            let scanned: Invitation = link.parse().unwrap();
            assert_eq!(
                (scanned.code, scanned.addresses(&[])),
                (to.code, vec![address]),
                "{link}"
            );
            assert_eq!(link.to_uppercase().parse(), Ok(scanned));
        }
    }

    #[test]
    fn what_stands_behind_the_code_has_to_be_an_address() {
        let code = Invitation::to("192.168.1.20:47200".parse().unwrap(), &home(), 7).code;
        for behind in [
            "@",
            "@kitchen",
            "@10.0.0.1:0",
            ":",
            ":0",
            ":70000",
            ":x",
            "@@",
            "@10.0.0.1:47200:1",
        ] {
            let text = format!("{code}{behind}");
            assert_eq!(text.parse::<Invitation>(), Err(CodeError::Address), "{text}");
        }
        assert!("podbay:".parse::<Invitation>().is_err());
    }
}
