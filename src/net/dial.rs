//! Finding and reaching a host, the first time and again.

use super::{
    browse::{self, FoundTable, TableList},
    close,
    discovery::MdnsOptions,
    endpoint,
    error::{LinkError, NetError, line_end},
    framing,
    handle::{ClientEnd, Target},
    identity::{Fingerprint, Identity, SERVER_NAME},
    tls,
    wake::no_wake,
};
use crate::{
    diagnostics::{Dropped, LineEnd, Speaker},
    protocol::{Hello, HelloAction, TableId, hello::HelloError},
};
use quinn::{Connection, Endpoint, RecvStream, SendStream};
use std::{net::SocketAddr, time::Duration};
use tokio::{task::JoinSet, time::timeout};

/// Longest time for a handshake on a LAN. QUIC itself would wait for the idle timeout.
const CONNECT: Duration = Duration::from_secs(3);
/// Longest time that an endpoint waits for the last packets.
const GOODBYE: Duration = Duration::from_secs(1);
/// A time longer than anything waits.
const FOR_EVER: Duration = Duration::from_secs(1 << 32);
/// Addresses of a host that are tried; it has moved often if there are more.
const ADDRESSES_MAX: usize = 16;
/// TLS alert of a server that speaks another protocol than ours.
const NO_APPLICATION_PROTOCOL: u8 = 120;

/// A conversation that has passed its introduction.
pub(super) struct Reached {
    pub(super) connection: Connection,
    pub(super) send: SendStream,
    pub(super) recv: RecvStream,
    pub(super) fingerprint: Fingerprint,
}

/// Knows where the host may be.
pub(super) struct Dialer {
    identity: Identity,
    mdns: MdnsOptions,
    target: Target,
    endpoint: Option<Endpoint>,
    list: Option<TableList>,
    /// The addresses at which the host was looked for last.
    tried: Vec<SocketAddr>,
    /// Speaks of the search in the log.
    speaker: Speaker,
}

impl Dialer {
    pub(super) fn new(identity: Identity, mdns: MdnsOptions, target: Target) -> Self {
        Self {
            identity,
            mdns,
            target,
            endpoint: None,
            list: None,
            tried: Vec::new(),
            speaker: Speaker::new(),
        }
    }

    /// Notes what the host said it is, so that it is found again.
    pub(super) const fn learn(&mut self, table: TableId) {
        self.target.table = Some(table);
    }

    /// Starts to look for the table by mDNS; without mDNS the known addresses have to do.
    pub(super) fn search(&mut self) {
        if self.list.is_none() {
            self.list = browse::browse(self.mdns, self.identity.clone(), no_wake()).ok();
            if self.list.is_none() {
                self.speaker.note(Dropped::NoSearch);
            }
        }
    }

    /// Ends the search: the host is there.
    pub(super) fn found(&mut self) {
        self.list = None;
    }

    /// Waits until the table shows up where it was not looked for yet, at most for the time given.
    pub(super) async fn wait(&mut self, limit: Duration) {
        let tried = std::mem::take(&mut self.tried);
        tokio::select! {
            () = self.seen_elsewhere(&tried) => {}
            () = tokio::time::sleep(limit) => {}
        }
        self.tried = tried;
    }

    /// Waits until the table answers at an address that is not among these; for ever if it does not, or nobody looks.
    async fn seen_elsewhere(&self, tried: &[SocketAddr]) {
        let is_new = |t: &FoundTable| self.is_it(t) && t.addresses.iter().any(|a| !tried.contains(a));
        if let Some(mut list) = self.list.clone() {
            let tables = list.wait_for(FOR_EVER, |tables| tables.iter().any(is_new)).await;
            if tables.iter().any(is_new) {
                return;
            }
        }
        std::future::pending().await
    }

    /// True if this is the table looked for, at a host that may have it.
    fn is_it(&self, found: &FoundTable) -> bool {
        let same_host = |key| key == found.announcement.fingerprint;
        let table = self.target.table.map(|id| id.to_string());
        table.as_ref() == Some(&found.announcement.id) && self.target.expected.is_none_or(same_host)
    }

    /// The addresses at which the host may be, best first.
    fn addresses(&self) -> Vec<SocketAddr> {
        let found = self.list.iter().flat_map(TableList::tables).filter(|t| self.is_it(t));
        let mut addresses: Vec<SocketAddr> = found.flat_map(|t| t.addresses).collect();
        addresses.extend(&self.target.addresses);
        let mut seen = std::collections::BTreeSet::new();
        addresses.retain(|address| seen.insert(*address));
        addresses
    }

    /// Tries all addresses at once and introduces itself to the first host that answers with the right key.
    ///
    /// # Errors
    /// The error that tells most, if several addresses failed.
    pub(super) async fn dial(&mut self) -> Result<Reached, ClientEnd> {
        let endpoint = match &self.endpoint {
            Some(endpoint) => endpoint.clone(),
            None => self
                .endpoint
                .insert(endpoint::client().map_err(ClientEnd::Net)?)
                .clone(),
        };
        let config =
            tls::client_config(&self.identity, self.target.expected).map_err(|e| ClientEnd::Net(NetError::from(e)))?;
        self.tried = self.addresses();
        let tried = &self.tried[..self.tried.len().min(ADDRESSES_MAX)];
        let mut silent = Vec::new();
        if self.tried.len() > tried.len() {
            silent.push(Dropped::AddressesLeftOut(self.tried.len() - tried.len()));
        }
        let connection = tokio::select! {
            connection = connect(&endpoint, &config, tried, &mut silent) => connection,
            // The new address is the better one; it is tried next.
            () = self.seen_elsewhere(&self.tried) => Err(ClientEnd::Gone),
        };
        silent.into_iter().for_each(|why| self.speaker.note(why));
        let connection = connection?;
        let address = shown(&connection);
        let fingerprint = tls::peer_fingerprint(&connection).ok_or(ClientEnd::NotPodbay(address))?;
        let reached = timeout(CONNECT, introduce(connection, fingerprint))
            .await
            .unwrap_or(Err(ClientEnd::Net(NetError::NoAnswer(address))))?;
        self.target.expected = Some(fingerprint);
        if !self.target.addresses.contains(&address) {
            self.target.addresses.insert(0, address);
            self.target.addresses.truncate(ADDRESSES_MAX);
        }
        Ok(reached)
    }

    /// Closes all sockets; waits a little, so that the host learns it at once.
    pub(super) async fn end(self) {
        if let Some(endpoint) = self.endpoint {
            endpoint.close(close::DONE, b"bye");
            // A host that does not hear it notices the silence.
            let _ = timeout(GOODBYE, endpoint.wait_idle()).await;
        }
    }
}

/// The address as people write it: IPv4 is not shown mapped into IPv6.
pub(super) fn shown(connection: &Connection) -> SocketAddr {
    plain(connection.remote_address())
}

/// The same for an address.
pub(super) fn plain(address: SocketAddr) -> SocketAddr {
    match address.ip().to_canonical() {
        std::net::IpAddr::V4(ip) => SocketAddr::new(ip.into(), address.port()),
        std::net::IpAddr::V6(_) => address,
    }
}

async fn connect(
    endpoint: &Endpoint,
    config: &quinn::ClientConfig,
    addresses: &[SocketAddr],
    silent: &mut Vec<Dropped>,
) -> Result<Connection, ClientEnd> {
    let mut attempts = JoinSet::new();
    let mut failure = match addresses.first() {
        Some(first) => ClientEnd::Net(NetError::NoAnswer(*first)),
        None => ClientEnd::Gone,
    };
    for &address in addresses {
        let connecting = endpoint.connect_with(config.clone(), address, SERVER_NAME);
        attempts.spawn(async move {
            let nobody = |why| {
                (
                    ClientEnd::Net(NetError::NoAnswer(address)),
                    Dropped::NoHostAt { address, why },
                )
            };
            let connecting = connecting.map_err(|_| nobody(LineEnd::Here))?;
            connecting.await.map_err(|error| handshake_failure(&error, address))
        });
    }
    let first = async {
        while let Some(result) = attempts.join_next().await {
            match result {
                Ok(Ok(connection)) => return Some(connection),
                Ok(Err((error, why))) => {
                    silent.push(why);
                    // A wrong key tells more than an address where nobody answers.
                    if !matches!(error, ClientEnd::Net(_)) {
                        failure = error;
                    }
                }
                // Aborted with the runtime.
                Err(_) => {}
            }
        }
        None
    };
    let connection = timeout(CONNECT, first).await;
    if connection.is_err()
        && let Some(&address) = addresses.first()
    {
        let why = LineEnd::Late;
        silent.push(Dropped::NoHostAt { address, why });
    }
    connection.ok().flatten().ok_or(failure)
}

/// The end for the player and the reason for the log.
fn handshake_failure(error: &quinn::ConnectionError, address: SocketAddr) -> (ClientEnd, Dropped) {
    if tls::is_wrong_key(error) {
        return (ClientEnd::WrongKey(address), Dropped::OtherKey(address));
    }
    let why = line_end(error);
    let end = match error {
        _ if why == LineEnd::Refused => ClientEnd::Busy,
        quinn::ConnectionError::ConnectionClosed(close)
            if close.error_code == quinn::TransportErrorCode::crypto(NO_APPLICATION_PROTOCOL) =>
        {
            ClientEnd::NotPodbay(address)
        }
        _ => ClientEnd::Net(NetError::NoAnswer(address)),
    };
    (end, Dropped::NoHostAt { address, why })
}

async fn introduce(connection: Connection, fingerprint: Fingerprint) -> Result<Reached, ClientEnd> {
    let address = shown(&connection);
    let lost = || ClientEnd::Net(NetError::NoAnswer(address));
    let (mut send, mut recv) = connection.open_bi().await.map_err(|_| lost())?;
    let ours = Hello::ours(HelloAction::Proceed);
    framing::write_hello(&mut send, &ours).await.map_err(|_| lost())?;
    let theirs = framing::read_hello(&mut recv).await.map_err(|error| match error {
        LinkError::Hello(HelloError::NotPodbay | HelloError::Malformed) => ClientEnd::NotPodbay(address),
        _ => lost(),
    })?;
    if !theirs.is_compatible() || theirs.action == HelloAction::VersionDiffers {
        connection.close(close::VERSION, b"version");
        return Err(ClientEnd::Version {
            theirs: theirs.version,
            their_protocol: theirs.protocol,
            ours: ours.version,
            our_protocol: ours.protocol,
        });
    }
    if theirs.action != HelloAction::Proceed {
        connection.close(close::BUSY, b"busy");
        return Err(ClientEnd::Busy);
    }
    Ok(Reached {
        connection,
        send,
        recv,
        fingerprint,
    })
}
