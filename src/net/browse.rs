//! Finding tables without typing an address: a live list of the tables that are announced and answer.
//!
//! A host that crashed goes on being announced by other machines' caches for minutes, so an entry is listed only while
//! its host answers with the announced key.

use super::{
    close,
    discovery::{self, Announcement, MdnsOptions, SERVICE},
    endpoint,
    error::NetError,
    identity::{Fingerprint, Identity, SERVER_NAME},
    tls,
    wake::Wake,
};
use crate::diagnostics::{Dropped, Speaker};
use mdns_sd::{ResolvedService, ScopedIp, ServiceDaemon, ServiceEvent};
use std::{
    collections::BTreeMap,
    net::{SocketAddr, SocketAddrV6},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{sync::watch, task::JoinSet};

/// Longest time for an answer to a probe; a LAN answers within milliseconds.
const PROBE_TIMEOUT: Duration = Duration::from_millis(1500);
/// Time between two questions to a listed host whether it is still there.
const PROBE_EVERY: Duration = Duration::from_secs(3);
/// More tables than one LAN party has; the rest of a flood is ignored.
const ENTRIES: usize = 128;
/// Addresses of one host that are tried: a laptop with Ethernet, Wi-Fi and a few virtual networks has fewer.
const ADDRESSES: usize = 16;
/// Probes under way at once; what is left over has its turn with the next round.
const PROBES: usize = 2 * ENTRIES;
/// Probes in a row that a listed host may miss: one packet lost on a bad Wi-Fi hides no table.
const MISSES: u8 = 2;
/// Pause before a browser that failed is started again.
const BROWSE_AGAIN: Duration = Duration::from_secs(1);

/// A table that answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// The announcement of its host.
    pub announcement: Announcement,
    /// The address where it answered first, then the others that were announced.
    pub addresses: Vec<SocketAddr>,
    /// Milliseconds from the start of the search until it answered.
    pub found_ms: u64,
}

/// A live list of tables. Searching ends when the last clone is dropped.
#[derive(Clone, Debug)]
pub struct TableList {
    tables: watch::Receiver<Vec<FoundTable>>,
    /// True while some announced table has neither answered nor failed to.
    pending: watch::Receiver<bool>,
}

impl TableList {
    /// The tables that answer now, in the order of their names.
    #[must_use]
    pub fn tables(&self) -> Vec<FoundTable> {
        self.tables.borrow().clone()
    }
    /// Waits for a list for which `enough` holds, at most until the deadline; returns the list of then.
    pub async fn wait_for(&mut self, limit: Duration, enough: impl Fn(&[FoundTable]) -> bool) -> Vec<FoundTable> {
        // A search that ended, or took too long, still has the list of then.
        let _ = tokio::time::timeout(limit, self.tables.wait_for(|list| enough(list))).await;
        self.tables()
    }
    /// Waits for all that is announced by now to answer or not, so that a name or a choice is not taken for the only
    /// one; at least `least`, as announcements take a moment as well.
    pub async fn settle(&mut self, least: Duration) -> Vec<FoundTable> {
        tokio::time::sleep(least).await;
        // A probe ends by itself; a search that ended has the list of then.
        let _ = tokio::time::timeout(2 * PROBE_TIMEOUT, self.pending.wait_for(|pending| !pending)).await;
        self.tables()
    }
}

/// Starts a search on the current runtime; `wake` is called after every change of the list.
///
/// # Errors
/// `Discovery` if mDNS cannot run here, `NoNetwork` without sockets.
pub fn browse(options: MdnsOptions, identity: Identity, wake: Wake) -> Result<TableList, NetError> {
    let daemon = discovery::daemon(options)?;
    let (sender, tables) = watch::channel(Vec::new());
    let (pending_sender, pending) = watch::channel(false);
    let browser = Browser {
        daemon,
        prober: Prober {
            endpoint: endpoint::client()?,
            identity: Arc::new(identity),
        },
        entries: BTreeMap::new(),
        started: Instant::now(),
        probes: JoinSet::new(),
        sender,
        pending: pending_sender,
        wake,
        speaker: Speaker::new(),
    };
    tokio::spawn(browser.run());
    Ok(TableList { tables, pending })
}

/// The reason why an announced table counts as gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unanswered {
    Silence,
    OtherKey,
}

#[derive(Clone)]
struct Prober {
    endpoint: quinn::Endpoint,
    identity: Arc<Identity>,
}

impl Prober {
    /// The first address at which a host with this key answers.
    async fn probe(self, fingerprint: Fingerprint, addresses: Vec<SocketAddr>) -> Result<SocketAddr, Unanswered> {
        let config = tls::client_config(&self.identity, Some(fingerprint)).map_err(|_| Unanswered::Silence)?;
        let mut attempts = JoinSet::new();
        for address in addresses {
            let connecting = self.endpoint.connect_with(config.clone(), address, SERVER_NAME);
            attempts.spawn(async move {
                let connecting = connecting.map_err(|_| Unanswered::Silence)?;
                let connection = connecting.await.map_err(|error| match tls::is_wrong_key(&error) {
                    true => Unanswered::OtherKey,
                    false => Unanswered::Silence,
                })?;
                connection.close(close::PROBE, b"probe");
                Ok(address)
            });
        }
        let mut failure = Unanswered::Silence;
        let first = async {
            while let Some(result) = attempts.join_next().await {
                match result {
                    Ok(Ok(address)) => return Some(address),
                    Ok(Err(Unanswered::OtherKey)) => failure = Unanswered::OtherKey,
                    // Silence is what is told anyway.
                    Ok(Err(Unanswered::Silence)) | Err(_) => {}
                }
            }
            None
        };
        let found = tokio::time::timeout(PROBE_TIMEOUT, first).await;
        found.ok().flatten().ok_or(failure)
    }
}

/// One announced instance, as far as it is known.
struct Entry {
    announcement: Announcement,
    addresses: Vec<SocketAddr>,
    answered: Option<(SocketAddr, u64)>,
    /// Probes in a row without an answer.
    missed: u8,
    probing: bool,
}

impl Entry {
    /// The addresses to ask: where it answered last, as long as it does. Asking all of them every time would cost a
    /// handshake for each, and whichever answers first would change the list, and have it painted, again and again.
    fn to_ask(&self) -> Vec<SocketAddr> {
        match self.answered {
            Some((address, _)) if self.missed == 0 && self.addresses.contains(&address) => vec![address],
            _ => self.addresses.clone(),
        }
    }
}

struct Browser {
    daemon: ServiceDaemon,
    prober: Prober,
    entries: BTreeMap<String, Entry>,
    started: Instant,
    probes: JoinSet<(String, Result<SocketAddr, Unanswered>)>,
    sender: watch::Sender<Vec<FoundTable>>,
    pending: watch::Sender<bool>,
    wake: Wake,
    /// Speaks of the search in the log.
    speaker: Speaker,
}

impl Browser {
    async fn run(mut self) {
        let mut again = tokio::time::interval(PROBE_EVERY);
        while !self.sender.is_closed() {
            let Ok(events) = self.daemon.browse(SERVICE) else {
                self.speaker.note(Dropped::SearchAgain);
                tokio::time::sleep(BROWSE_AGAIN).await;
                continue;
            };
            loop {
                tokio::select! {
                    event = events.recv_async() => match event {
                        Ok(event) => self.event(event),
                        // A receiver that fell behind is closed without a word: browse again.
                        Err(_) => {
                            self.speaker.note(Dropped::SearchAgain);
                            break;
                        }
                    },
                    Some(done) = self.probes.join_next() => {
                        // An error is a probe that was aborted with the runtime.
                        if let Ok((name, answer)) = done {
                            self.probed(&name, answer);
                        }
                    }
                    _ = again.tick() => self.probe_all(),
                    () = self.sender.closed() => break,
                }
            }
        }
        // A daemon that is gone has ended already.
        let _ = self.daemon.shutdown();
        self.prober.endpoint.close(close::PROBE, b"probe");
    }

    fn event(&mut self, event: ServiceEvent) {
        match event {
            ServiceEvent::ServiceResolved(service) => self.resolved(&service),
            ServiceEvent::ServiceRemoved(_, name) => {
                self.entries.remove(&name);
                self.publish();
            }
            // The search began or ended, or a name was heard whose record follows.
            _ => {}
        }
    }

    /// Events are upserts: the first one may carry only some of the addresses.
    fn resolved(&mut self, service: &ResolvedService) {
        let name = service.get_fullname().to_owned();
        let Some(announcement) = Announcement::parse(service) else {
            return self.speaker.note(Dropped::RecordUnreadable(discovery::shown(&name)));
        };
        if !self.entries.contains_key(&name) && !self.has_room() {
            return self.speaker.note(Dropped::TooManyTables(discovery::shown(&name)));
        }
        let port = service.get_port();
        let mut addresses: Vec<SocketAddr> = service
            .get_addresses()
            .iter()
            .map(|ip| socket_address(ip, port))
            .collect();
        addresses.sort_unstable();
        if addresses.len() > ADDRESSES {
            let left = addresses.len() - ADDRESSES;
            self.speaker.note(Dropped::AddressesLeftOut(left));
            addresses.truncate(ADDRESSES);
        }
        let old = self.entries.remove(&name);
        let same_key = old
            .as_ref()
            .is_some_and(|old| old.announcement.fingerprint == announcement.fingerprint);
        let answered = old.as_ref().filter(|_| same_key).and_then(|old| old.answered);
        // A probe under way knows nothing of addresses that are new.
        let probing = old.is_some_and(|old| old.probing && old.addresses == addresses);
        self.entries.insert(
            name.clone(),
            Entry {
                announcement,
                addresses,
                answered,
                missed: 0,
                probing,
            },
        );
        self.probe(&name);
        self.publish();
    }

    /// True if one more table can be kept; one that does not answer makes room.
    fn has_room(&mut self) -> bool {
        if self.entries.len() < ENTRIES {
            return true;
        }
        let dead = |entry: &Entry| entry.answered.is_none() && !entry.probing;
        let dead = self.entries.iter().find(|(_, entry)| dead(entry));
        let Some(name) = dead.map(|(name, _)| name.clone()) else {
            return false;
        };
        self.entries.remove(&name).is_some()
    }

    fn probe_all(&mut self) {
        let names: Vec<String> = self.entries.keys().cloned().collect();
        names.iter().for_each(|name| self.probe(name));
    }

    fn probe(&mut self, name: &str) {
        if self.probes.len() >= PROBES {
            return self.speaker.note(Dropped::ProbesFull);
        }
        let Some(entry) = self.entries.get_mut(name).filter(|e| !e.probing) else {
            return;
        };
        entry.probing = true;
        let probe = self
            .prober
            .clone()
            .probe(entry.announcement.fingerprint, entry.to_ask());
        let name = name.to_owned();
        self.probes.spawn(async move { (name, probe.await) });
    }

    fn probed(&mut self, name: &str, answer: Result<SocketAddr, Unanswered>) {
        let now = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let Some(entry) = self.entries.get_mut(name) else {
            return;
        };
        entry.probing = false;
        let address = match answer {
            Ok(address) => address,
            Err(why) => {
                entry.missed = entry.missed.saturating_add(1);
                if entry.answered.is_some() && entry.missed < MISSES {
                    return self.probe(name);
                }
                entry.answered = None;
                let shown = discovery::shown(name);
                self.speaker.note(match why {
                    Unanswered::Silence => Dropped::TableSilent(shown),
                    Unanswered::OtherKey => Dropped::TableOtherKey(shown),
                });
                return self.publish();
            }
        };
        entry.missed = 0;
        let since = entry.answered.map_or(now, |(_, since)| since);
        entry.answered = Some((address, since));
        self.publish();
    }

    fn publish(&self) {
        let unknown = |entry: &Entry| entry.answered.is_none() && entry.missed == 0;
        self.pending.send_replace(self.entries.values().any(unknown));
        let mut list: Vec<FoundTable> = self.entries.values().filter_map(found).collect();
        list.sort_by(|a, b| {
            let key = |t: &FoundTable| (t.announcement.name.clone(), t.announcement.fingerprint);
            key(a).cmp(&key(b))
        });
        let changed = self.sender.send_if_modified(|old| {
            let changed = *old != list;
            *old = list;
            changed
        });
        if changed {
            (self.wake)();
        }
    }
}

fn found(entry: &Entry) -> Option<FoundTable> {
    let (first, found_ms) = entry.answered?;
    let others = entry.addresses.iter().copied().filter(|&a| a != first);
    Some(FoundTable {
        announcement: entry.announcement.clone(),
        addresses: std::iter::once(first).chain(others).collect(),
        found_ms,
    })
}

/// Link-local IPv6 addresses keep the interface they were heard on.
fn socket_address(ip: &ScopedIp, port: u16) -> SocketAddr {
    match ip {
        ScopedIp::V6(v6) if v6.addr().is_unicast_link_local() => {
            SocketAddrV6::new(*v6.addr(), port, 0, v6.scope_id().index).into()
        }
        _ => SocketAddr::new(ip.to_ip_addr(), port),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::discovery::TableState;

    #[test]
    fn a_table_is_asked_where_it_answered_as_long_as_it_does() {
        let address = |last: u8| SocketAddr::from(([192, 0, 2, last], 47200));
        let mut entry = Entry {
            announcement: Announcement {
                id: "0".repeat(32),
                name: "Friday".to_owned(),
                game: "argo".to_owned(),
                seats: 3,
                taken: 1,
                state: TableState::Open,
                version: "1".to_owned(),
                protocol: 1,
                fingerprint: Fingerprint([1; 32]),
            },
            addresses: vec![address(1), address(2), address(3)],
            answered: None,
            missed: 0,
            probing: false,
        };
        assert_eq!(entry.to_ask(), entry.addresses);
        entry.answered = Some((address(2), 5));
        assert_eq!(entry.to_ask(), [address(2)]);
        entry.missed = 1;
        assert_eq!(entry.to_ask(), entry.addresses, "it may have another one");
        entry.missed = 0;
        entry.addresses.remove(1);
        assert_eq!(
            entry.to_ask(),
            [address(1), address(3)],
            "it is no longer announced there"
        );
    }
}
