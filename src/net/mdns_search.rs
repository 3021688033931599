//! Searches by mDNS for addresses of tables, and for announcements that were taken back. Its findings are hints and
//! nothing more.
//!
//! The daemon of mdns-sd keeps every record that it hears until the record expires, without a limit. So the search ends
//! the daemon when it keeps too much, and starts it again after a rest. The beacon continues meanwhile.

use super::{
    discovery::{self, MdnsOptions, SERVICE},
    error::NetError,
    links::plain,
    places::Source,
};
use crate::diagnostics::{Dropped, Speaker};
use mdns_sd::{Receiver, ResolvedService, ScopedIp, ServiceDaemon, ServiceEvent};
use std::{
    net::{SocketAddr, SocketAddrV6},
    time::Duration,
};
use tokio::sync::mpsc;

/// Time between two looks at what the daemon keeps.
pub(super) const LOOK_EVERY: Duration = Duration::from_millis(500);
/// Most records that the daemon may keep, enough for over a hundred tables with all their addresses.
const RECORDS_MAX: i64 = 1500;
/// Most findings of the daemon between two looks. A room of people who all open tables at once causes fewer.
const EVENTS_MAX: u32 = 500;
/// Most hints that wait for the list of tables.
const WAITING: usize = 64;
/// Rest after the first flood; doubled after each further one.
const REST: Duration = Duration::from_secs(5);
const REST_MAX: Duration = Duration::from_secs(80);
/// Most addresses of one announcement or one name that count. A laptop with Ethernet, Wi-Fi and a few virtual networks
/// has fewer.
pub(super) const ADDRESSES: usize = 16;

/// A finding of mDNS about one announcement.
#[derive(Clone, Copy, Debug)]
pub(super) enum MdnsHint {
    Here(Source, SocketAddr),
    /// The announcement was taken back, or was not repeated in time.
    Gone(Source),
}

/// The daemon with the channel of its findings.
struct Running {
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // A daemon that is gone has ended already.
        let _ = self.daemon.shutdown();
    }
}

/// Starts a search on the current runtime, which ends when the receiver is dropped.
///
/// # Errors
/// `Discovery` if mDNS cannot run here.
pub(super) fn start(options: MdnsOptions) -> Result<mpsc::Receiver<MdnsHint>, NetError> {
    let (hints, receiver) = mpsc::channel(WAITING);
    let search = Search {
        options,
        running: Some(run(options)?),
        events: 0,
        rest: REST,
        hints,
        speaker: Speaker::new(),
    };
    tokio::spawn(search.search());
    Ok(receiver)
}

fn run(options: MdnsOptions) -> Result<Running, NetError> {
    let daemon = discovery::daemon(options)?;
    let events = daemon.browse(SERVICE).map_err(|e| NetError::Discovery(e.to_string()))?;
    Ok(Running { daemon, events })
}

/// A search by mDNS, which keeps its daemon within bounds.
struct Search {
    options: MdnsOptions,
    running: Option<Running>,
    /// Events since the last look at the daemon.
    events: u32,
    rest: Duration,
    hints: mpsc::Sender<MdnsHint>,
    speaker: Speaker,
}

impl Search {
    async fn search(mut self) {
        let mut look = tokio::time::interval(LOOK_EVERY);
        loop {
            let Some(running) = &self.running else {
                tokio::select! {
                    () = tokio::time::sleep(self.rest) => {}
                    () = self.hints.closed() => return,
                }
                self.rest = self.rest.saturating_mul(2).min(REST_MAX);
                self.running = run(self.options).ok();
                continue;
            };
            tokio::select! {
                event = running.events.recv_async() => match event {
                    Ok(event) => self.event(event).await,
                    // A receiver that fell behind is closed without a word.
                    Err(_) => self.pause(),
                },
                _ = look.tick() => self.look_after().await,
                () = self.hints.closed() => return,
            }
        }
    }

    async fn event(&mut self, event: ServiceEvent) {
        self.events += 1;
        let service = match event {
            ServiceEvent::ServiceResolved(service) => service,
            ServiceEvent::ServiceRemoved(_, name) => {
                // An error means that the list is gone, which ends the search.
                let _ = self.hints.send(MdnsHint::Gone(source(&name))).await;
                return;
            }
            // Other events are about the search itself.
            _ => return,
        };
        let port = service.get_port();
        if port == 0 {
            return self.speaker.note(Dropped::RecordUnreadable);
        }
        for address in self.addresses(&service, port) {
            // An error means that the list is gone, which ends the search.
            let hint = MdnsHint::Here(source(service.get_fullname()), address);
            let _ = self.hints.send(hint).await;
        }
    }

    fn addresses(&mut self, service: &ResolvedService, port: u16) -> Vec<SocketAddr> {
        let mut all: Vec<SocketAddr> = service
            .get_addresses()
            .iter()
            .map(|ip| socket_address(ip, port))
            .collect();
        all.sort_unstable();
        if all.len() > ADDRESSES {
            self.speaker.note(Dropped::AddressesLeftOut(all.len() - ADDRESSES));
            all.truncate(ADDRESSES);
        }
        all
    }

    /// Ends a daemon that keeps too much or has too much to do.
    async fn look_after(&mut self) {
        let Some(running) = &self.running else { return };
        if is_flooded(&running.daemon).await || self.events > EVENTS_MAX {
            self.pause();
        }
        self.events = 0;
    }

    fn pause(&mut self) {
        self.speaker.note(Dropped::SearchAgain);
        (self.running, self.events) = (None, 0);
    }
}

/// True if a daemon keeps too many records, or has too much to do to count them within `LOOK_EVERY`.
pub(super) async fn is_flooded(daemon: &ServiceDaemon) -> bool {
    let Ok(metrics) = daemon.get_metrics() else { return true };
    let records = |metrics: mdns_sd::Metrics| -> i64 {
        let kept = metrics.iter().filter(|(name, _)| name.starts_with("cached-"));
        kept.map(|(_, number)| *number).sum()
    };
    let counted = tokio::time::timeout(LOOK_EVERY, metrics.recv_async()).await;
    counted
        .ok()
        .and_then(Result::ok)
        .is_none_or(|metrics| records(metrics) > RECORDS_MAX)
}

fn source(name: &str) -> Source {
    let [a, b, c, d, e, f, g, h, ..] = *blake3::hash(name.as_bytes()).as_bytes();
    Source::Service(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// The address of an answer with a port. A link-local IPv6 address keeps the interface that it was heard on.
pub(super) fn socket_address(ip: &ScopedIp, port: u16) -> SocketAddr {
    plain(match ip {
        ScopedIp::V6(v6) => SocketAddrV6::new(*v6.addr(), port, 0, v6.scope_id().index).into(),
        _ => SocketAddr::new(ip.to_ip_addr(), port),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;
    use mdns_sd::ServiceInfo;
    use std::net::IpAddr;

    fn search() -> Search {
        let options = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        Search {
            options,
            running: Some(run(options).unwrap()),
            events: 0,
            rest: REST,
            hints: mpsc::channel(WAITING).0,
            speaker: Speaker::new(),
        }
    }

    #[tokio::test]
    async fn a_search_that_has_too_much_to_do_rests_and_says_so() {
        let log = LogCatch::begin();
        let mut search = search();
        search.events = EVENTS_MAX + 1;
        search.look_after().await;
        assert!(search.running.is_none());
        assert!(log.has(&Dropped::SearchAgain));
    }

    #[test]
    fn addresses_of_an_announcement_that_do_not_count_are_told() {
        let log = LogCatch::begin();
        let ips: Vec<IpAddr> = (1..=20_u8).map(|machine| IpAddr::from([127, 0, 0, machine])).collect();
        let none: &[(&str, &str)] = &[];
        let service = ServiceInfo::new(SERVICE, "many", "many.local.", &ips[..], 4000, none).unwrap();
        let counted = search().addresses(&service.as_resolved_service(), 4000);
        assert_eq!(counted.len(), ADDRESSES);
        assert!(log.has(&Dropped::AddressesLeftOut(20 - ADDRESSES)));
    }
}
