//! Looks up names of machines that end with `.local`. They belong to mDNS (RFC 6762), so nothing beyond this machine's
//! networks is ever asked for one.
//!
//! The system of a machine answers for the machine's name. A host does not: its announcement has a random name.

use super::{
    discovery::{self, MdnsOptions},
    error::NetError,
    links::Links,
    mdns_search::{self, ADDRESSES, LOOK_EVERY},
};
use crate::diagnostics::{Dropped, Speaker};
use mdns_sd::{HostnameResolutionEvent, Receiver, ScopedIp, ServiceDaemon};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};
use tokio::time::{Instant, interval_at, timeout};

/// Time from the first address in which further ones arrive. A machine with several adapters answers on each of them.
const FURTHER: Duration = Duration::from_millis(250);

/// Asks this machine's networks for a name that ends with `.local`, for at most `limit`. Returns at most `ADDRESSES`
/// addresses in these networks, IPv4 before IPv6 and wide networks before narrow ones; none if nobody answers for the name.
///
/// # Errors
/// `Discovery` if mDNS cannot run here.
pub(super) async fn look_up(
    name: &str,
    port: u16,
    options: MdnsOptions,
    limit: Duration,
) -> Result<Vec<SocketAddr>, NetError> {
    let mut lookup = Lookup::start(name, port, options)?;
    let collecting = async {
        lookup.collect(|found| !found.is_empty()).await;
        // When the time is up, the addresses until then count.
        let _ = timeout(FURTHER, lookup.collect(|found| found.len() > ADDRESSES)).await;
    };
    // When the time is up, nobody has answered, or some of the further addresses are missing.
    let _ = timeout(limit, collecting).await;
    Ok(lookup.best())
}

/// The daemon of one lookup. Dropping it ends the daemon.
struct LookupDaemon(ServiceDaemon);

impl Drop for LookupDaemon {
    fn drop(&mut self) {
        // A daemon that is gone has ended already.
        let _ = self.0.shutdown();
    }
}

/// A lookup of one name, which runs until it is dropped.
struct Lookup {
    daemon: LookupDaemon,
    events: Receiver<HostnameResolutionEvent>,
    /// The networks whose addresses count.
    links: Links,
    /// The port of all addresses that are returned.
    port: u16,
    found: BTreeSet<SocketAddr>,
    speaker: Speaker,
}

impl Lookup {
    fn start(name: &str, port: u16, options: MdnsOptions) -> Result<Self, NetError> {
        let daemon = LookupDaemon(discovery::daemon(options)?);
        // The caller limits the time.
        let events = daemon.0.resolve_hostname(&format!("{name}."), None);
        Ok(Self {
            daemon,
            events: events.map_err(|e| NetError::Discovery(e.to_string()))?,
            links: Links::all(options),
            port,
            found: BTreeSet::new(),
            speaker: Speaker::new(),
        })
    }

    /// Collects addresses until `enough` holds for all that were found, or until a flood or a fault ends the lookup.
    async fn collect(&mut self, enough: impl Fn(&BTreeSet<SocketAddr>) -> bool) {
        let mut look = interval_at(Instant::now() + LOOK_EVERY, LOOK_EVERY);
        while !enough(&self.found) {
            tokio::select! {
                event = self.events.recv_async() => match event {
                    Ok(HostnameResolutionEvent::AddressesFound(_, ips)) => self.heard(ips.iter()),
                    // Other events are about the lookup itself, or about an address that was withdrawn. That address
                    // stays, and costs an attempt in vain at most.
                    Ok(_) => {}
                    // A receiver that fell behind is closed without a word.
                    Err(_) => return,
                },
                _ = look.tick() => if mdns_search::is_flooded(&self.daemon.0).await {
                    return;
                },
            }
        }
    }

    /// Anybody can answer with any address, so only those of own networks count.
    fn heard<'a>(&mut self, ips: impl Iterator<Item = &'a ScopedIp>) {
        let (own, foreign) = sorted_out(ips, self.port, &self.links);
        if foreign > 0 {
            self.speaker.note(Dropped::NameForeign);
        }
        self.found.extend(own);
    }

    /// The addresses that were found, as many as count.
    fn best(mut self) -> Vec<SocketAddr> {
        let left_out = self.found.len().saturating_sub(ADDRESSES);
        if left_out > 0 {
            self.speaker.note(Dropped::AddressesLeftOut(left_out));
        }
        let mut best: Vec<SocketAddr> = self.found.into_iter().collect();
        best.sort_by_key(|address| (address.is_ipv6(), self.links.reach(*address)));
        best.truncate(ADDRESSES);
        best
    }
}

/// The addresses that belong to these networks, and the number of all others.
fn sorted_out<'a>(ips: impl Iterator<Item = &'a ScopedIp>, port: u16, links: &Links) -> (Vec<SocketAddr>, usize) {
    let addresses = ips.map(|ip| mdns_search::socket_address(ip, port));
    let (own, foreign): (Vec<SocketAddr>, Vec<SocketAddr>) = addresses.partition(|address| links.contain(*address));
    (own, foreign.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;
    use std::net::IpAddr;

    #[test]
    fn a_name_that_ends_with_local_leads_only_into_own_networks() {
        let links = Links::all(MdnsOptions {
            loopback_only: true,
            ..MdnsOptions::default()
        });
        let ips = ["127.0.0.1", "198.51.100.7", "224.0.0.251", "2001:db8::7", "fe80::7"];
        let ips = ips.map(|ip| ScopedIp::from(ip.parse::<IpAddr>().unwrap()));
        let here: SocketAddr = "127.0.0.1:4000".parse().unwrap();
        assert_eq!(sorted_out(ips.iter(), 4000, &links), (vec![here], 4));
    }

    #[test]
    fn addresses_of_a_name_that_do_not_count_are_told() {
        let log = LogCatch::begin();
        let options = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        let mut lookup = Lookup::start("nobody.local", 4000, options).unwrap();
        let own = (1..=20_u8).map(|machine| IpAddr::from([127, 0, 0, machine]));
        let ips: Vec<ScopedIp> = own.map(ScopedIp::from).collect();
        lookup.heard(ips.iter());
        assert!(!log.has(&Dropped::NameForeign));
        lookup.heard([ScopedIp::from(IpAddr::from([198, 51, 100, 7]))].iter());
        assert!(log.has(&Dropped::NameForeign));
        assert_eq!(lookup.best().len(), ADDRESSES);
        assert!(log.has(&Dropped::AddressesLeftOut(20 - ADDRESSES)));
    }
}
