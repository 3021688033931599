//! Finding and reaching a host, the first time and again.

use super::{
    browse::{self, FoundTable, TableList},
    close,
    code::{
        CodeSecret,
        proof::{Binding, Confirmation, GuestProof},
    },
    discovery::MdnsOptions,
    endpoint::{self, HostSocket},
    error::{LinkError, NetError, line_end},
    framing,
    handle::ClientEnd,
    host_handle::Target,
    identity::{Fingerprint, Identity},
    links::Links,
    scope, tls,
    typed::TypedAddress,
    wake::no_wake,
};
use crate::{
    diagnostics::{Dropped, LineEnd, Speaker},
    games::any::AnyGame,
    protocol::{
        ClientMessage, CodeElement, DeviceId, Heir, Hello, HelloAction, HostMessage, TableId, codec, hello::HelloError,
    },
    session::{ADDRESSES_MAX, CONNECT, HostAddress, Whereabouts},
};
use quinn::{Connection, Endpoint, RecvStream, SendStream};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};
use tokio::{task::JoinSet, time::timeout};

/// Longest time that an endpoint waits for the last packets.
const GOODBYE: Duration = Duration::from_secs(1);
/// A time longer than anything waits.
const FOR_EVER: Duration = Duration::from_secs(1 << 32);
/// TLS alert of a peer that speaks another protocol than ours.
const NO_APPLICATION_PROTOCOL: u8 = 120;

/// An address with the key expected there; without one any key is trusted.
type Place = (Option<Fingerprint>, SocketAddr);

/// A conversation that has passed its introduction.
pub(super) struct Reached {
    pub(super) connection: Connection,
    pub(super) send: SendStream,
    pub(super) recv: RecvStream,
    pub(super) fingerprint: Fingerprint,
}

/// The reason for which a place led to no conversation, for the player and for the log.
type Failure = (ClientEnd, Option<Dropped>);

/// Finds the host of a table, and connects to it.
pub(super) struct Dialer {
    identity: Identity,
    mdns: MdnsOptions,
    whereabouts: Whereabouts,
    /// As in [`Target`].
    typed: Option<TypedAddress>,
    /// As in [`Target`].
    code: Option<CodeSecret>,
    socket: Option<HostSocket>,
    list: Option<TableList>,
    /// The lookup of the typed address that runs beside the attempts, if there is one. Dropping it ends the lookup.
    lookup: JoinSet<Result<Vec<SocketAddr>, NetError>>,
    /// The addresses at which the host was looked for last.
    tried: Vec<SocketAddr>,
    /// Speaks of the search in the log.
    speaker: Speaker,
}

impl Dialer {
    pub(super) fn new(identity: Identity, mdns: MdnsOptions, target: Target) -> Self {
        let host = target.expected.map(|key| DeviceId(key.0));
        Self {
            identity,
            mdns,
            whereabouts: Whereabouts::new(target.table, host, target.addresses),
            typed: target.typed,
            code: target.code,
            socket: None,
            list: None,
            lookup: JoinSet::new(),
            tried: Vec::new(),
            speaker: Speaker::new(),
        }
    }

    /// A dialer at the socket of its caller. [`Self::end`] would close that socket.
    pub(super) fn sharing(socket: HostSocket, identity: Identity, mdns: MdnsOptions, target: Target) -> Self {
        Self {
            socket: Some(socket),
            ..Self::new(identity, mdns, target)
        }
    }

    /// The addresses at which the table is looked for.
    pub(super) const fn places_mut(&mut self) -> &mut Whereabouts {
        &mut self.whereabouts
    }

    /// The identity of this device, and its options for finding tables.
    pub(super) const fn own(&self) -> (&Identity, MdnsOptions) {
        (&self.identity, self.mdns)
    }

    /// Looks for the table at this target from now on.
    pub(super) fn follow(&mut self, target: Target) {
        let host = target.expected.map(|key| DeviceId(key.0));
        self.whereabouts.follow(host, target.addresses);
        target.table.into_iter().for_each(|table| self.whereabouts.learn(table));
        (self.typed, self.code) = (target.typed, target.code);
        self.lookup = JoinSet::new();
    }

    /// The present host and the former hosts that are known here.
    pub(super) fn hosts(&self) -> Vec<Target> {
        // What was typed, or read from a code, led to the first host that was followed.
        let is_first = !self.whereabouts.has_moved_on();
        let target = |host: Option<DeviceId>, addresses: &[SocketAddr]| Target {
            table: self.whereabouts.table(),
            addresses: addresses.to_vec(),
            typed: self.typed.clone().filter(|_| is_first),
            expected: host.map(|host| Fingerprint(host.0)),
            code: self.code.filter(|_| is_first),
        };
        let present = target(self.whereabouts.host(), self.whereabouts.addresses());
        let former = self.whereabouts.former();
        std::iter::once(present)
            .chain(former.map(|(host, addresses)| target(Some(host), addresses)))
            .collect()
    }

    /// The socket of this dialer. The first call opens it.
    ///
    /// # Errors
    /// No socket can be opened.
    pub(super) fn socket(&mut self) -> Result<HostSocket, NetError> {
        if let Some(socket) = &self.socket {
            return Ok(socket.clone());
        }
        Ok(self.socket.insert(endpoint::guest(&self.identity)?).clone())
    }

    /// Starts to look for the table by beacon and mDNS. If neither runs, the known addresses have to do.
    pub(super) fn search(&mut self) {
        if self.list.is_none() {
            self.list = browse::browse(self.mdns, no_wake()).ok();
            if self.list.is_none() {
                self.speaker.note(Dropped::NoSearch);
            }
        }
    }

    /// Ends the search, because the host is there.
    pub(super) fn found(&mut self) {
        (self.list, self.lookup) = (None, JoinSet::new());
    }

    /// Waits until the table shows up where it was not looked for yet, for at most `limit`.
    pub(super) async fn wait(&mut self, limit: Duration) {
        let tried = std::mem::take(&mut self.tried);
        tokio::select! {
            () = self.seen_elsewhere(&tried) => {}
            () = tokio::time::sleep(limit) => {}
        }
        self.tried = tried;
    }

    /// Waits until the table answers at an address other than `tried`; for ever without such an answer or a search.
    pub(super) async fn seen_elsewhere(&self, tried: &[SocketAddr]) {
        self.seen_of(None, tried).await;
    }

    /// Like [`Self::seen_elsewhere`], for the last host alone.
    pub(super) async fn host_seen_elsewhere(&self, tried: &[SocketAddr]) {
        let key = self.whereabouts.host().map(|device| Fingerprint(device.0));
        self.seen_of(key, tried).await;
    }

    /// Like [`Self::seen_elsewhere`], and for that host alone if `only` names one.
    async fn seen_of(&self, only: Option<Fingerprint>, tried: &[SocketAddr]) {
        let is_named = |t: &FoundTable| only.is_none_or(|key| key == t.announcement.fingerprint);
        let is_new = |t: &FoundTable| is_named(t) && self.is_it(t) && t.addresses.iter().any(|a| !tried.contains(a));
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
        let key = found.announcement.fingerprint;
        let is_table = |table: TableId| table.to_string() == found.announcement.id;
        key != self.identity.fingerprint() && self.whereabouts.is_it(DeviceId(key.0), is_table)
    }

    /// The addresses at which the table is announced, each with the device expected there.
    fn announced(&self) -> Vec<HostAddress> {
        let found = self.list.iter().flat_map(TableList::tables).filter(|t| self.is_it(t));
        let spots = found.flat_map(|t| {
            let device = Some(DeviceId(t.announcement.fingerprint.0));
            t.addresses.into_iter().map(move |address| (device, address))
        });
        spots.collect()
    }

    /// All ways from here to these addresses, each once.
    fn spread(&self, spots: Vec<HostAddress>) -> Vec<Place> {
        let links = Links::read(self.mdns);
        let ways = |(device, address): HostAddress| {
            let key = device.map(|device| Fingerprint(device.0));
            links.ways(address).into_iter().map(move |way| (key, way))
        };
        let mut seen = BTreeSet::new();
        let spread = spots.into_iter().flat_map(ways);
        spread.filter(|place| seen.insert(*place)).collect()
    }

    /// Looks up the addresses that the typed one means now. Those from before stay, because a lost host may be there.
    ///
    /// Only an attempt without any address waits for the lookup. Otherwise the lookup runs beside the attempts, and the
    /// next one has its addresses: nobody may answer for the name of a lost host, and an heir must not wait for that.
    async fn look_up(&mut self) -> Result<(), NetError> {
        // The typed address does not lead to a host that was followed later.
        let Some(typed) = self.typed.clone().filter(|_| !self.whereabouts.has_moved_on()) else {
            return Ok(());
        };
        let before = self.lookup.try_join_next();
        if self.lookup.is_empty() {
            let mdns = self.mdns;
            self.lookup.spawn(async move { typed.addresses(mdns).await });
        }
        let none_known = self.whereabouts.addresses().is_empty();
        let ended = match before {
            None if none_known => self.lookup.join_next().await,
            before => before,
        };
        match ended {
            Some(Ok(Ok(found))) => self.whereabouts.prefer(found),
            Some(Ok(Err(error))) if none_known => return Err(error),
            Some(Ok(Err(error))) => self.speaker.note(Dropped::HostNotReached(error.code())),
            // It still runs, or was aborted with the runtime.
            None | Some(Err(_)) => {}
        }
        Ok(())
    }

    /// Tries all addresses at once, with those of an heir, and introduces itself to the first host that answers with
    /// the right key.
    ///
    /// # Errors
    /// The error that tells most, if several addresses failed.
    pub(super) async fn dial(&mut self, heir: Option<&Heir>) -> Result<Reached, ClientEnd> {
        self.look_up().await.map_err(ClientEnd::Net)?;
        let spots = self.whereabouts.spots(self.announced(), heir);
        self.dial_at(self.spread(spots), None).await
    }

    /// Tries the addresses of the last host, and no others.
    ///
    /// # Errors
    /// As [`Self::dial`].
    pub(super) async fn dial_host(&mut self) -> Result<Reached, ClientEnd> {
        self.look_up().await.map_err(ClientEnd::Net)?;
        let key = self.whereabouts.host().map(|device| Fingerprint(device.0));
        let spots = self.whereabouts.spots_of_host(self.announced());
        self.dial_at(self.spread(spots), key).await
    }

    /// Tries the addresses of the member that the table was handed over to, and no others: the former host may still
    /// answer.
    ///
    /// # Errors
    /// As [`Self::dial`].
    pub(super) async fn dial_heir(&mut self, heir: &Heir) -> Result<Reached, ClientEnd> {
        let key = Fingerprint(heir.device.0);
        let spots = self.whereabouts.spots_of_heir(self.announced(), heir);
        self.dial_at(self.spread(spots), Some(key)).await
    }

    /// Tries the addresses at which the table is announced, and no others.
    ///
    /// # Errors
    /// As [`Self::dial`].
    pub(super) async fn dial_announced(&mut self) -> Result<Reached, ClientEnd> {
        self.dial_at(self.spread(self.announced()), None).await
    }

    /// Tries these places, until the table shows up at another address; at the host `only`, if one is named.
    async fn dial_at(&mut self, places: Vec<Place>, only: Option<Fingerprint>) -> Result<Reached, ClientEnd> {
        let HostSocket { endpoint, gate } = self.socket().map_err(ClientEnd::Net)?;
        let tried = &places[..places.len().min(ADDRESSES_MAX)];
        tried.iter().for_each(|(_, address)| gate.call(*address));
        // With one named host, `wait` must not end for another host that announces the table already.
        let passed = only.map(|_| self.announced()).into_iter().flatten();
        let tried_here = tried.iter().map(|(_, address)| *address);
        self.tried = tried_here.chain(passed.map(|(_, address)| address)).collect();
        if let Some(secret) = self.code {
            return self.dial_with_code(&endpoint, secret).await;
        }
        let mut silent = Vec::new();
        if places.len() > tried.len() {
            silent.push(Dropped::AddressesLeftOut(places.len() - tried.len()));
        }
        let host = self.whereabouts.host().map(|device| Fingerprint(device.0));
        let reached = tokio::select! {
            reached = reach(&endpoint, &self.identity, host, tried, &mut silent) => reached,
            // The table has another address, which is tried next.
            () = self.seen_of(only, &self.tried) => Err(ClientEnd::Gone),
        };
        silent.into_iter().for_each(|why| self.speaker.note(why));
        reached
    }

    /// Tries all addresses that a code may mean, because another table may answer at one of them. The first device that
    /// proves to know the code is the host from now on.
    async fn dial_with_code(&mut self, endpoint: &Endpoint, secret: CodeSecret) -> Result<Reached, ClientEnd> {
        let config = tls::client_config(&self.identity, None).map_err(|e| ClientEnd::Net(NetError::from(e)))?;
        let own = self.identity.fingerprint();
        let mut attempts = JoinSet::new();
        for &address in &self.tried {
            let (endpoint, config) = (endpoint.clone(), config.clone());
            let attempt = reach_with_code(endpoint, config, address, (own, secret));
            attempts.spawn(timeout(CONNECT, attempt));
        }
        let mut failure = ClientEnd::CodeSilent;
        while let Some(attempt) = attempts.join_next().await {
            match attempt {
                Ok(Ok(Ok(reached))) => {
                    let host = Some(DeviceId(reached.fingerprint.0));
                    self.whereabouts.follow(host, vec![scope::peer(&reached.connection)]);
                    self.code = None;
                    return Ok(reached);
                }
                Ok(Ok(Err((end, why)))) => {
                    why.into_iter().for_each(|why| self.speaker.note(why));
                    // Silence tells nothing. A refusal by the right host tells more than a wrong code elsewhere.
                    let told = matches!(failure, ClientEnd::Version { .. } | ClientEnd::Refused(_));
                    if !told && !matches!(end, ClientEnd::Net(_) | ClientEnd::NotPodbay(_)) {
                        failure = end;
                    }
                }
                // Silence, or aborted with the runtime.
                Ok(Err(_)) | Err(_) => {}
            }
        }
        Err(failure)
    }

    /// Closes the socket, and waits a little, so that the host learns it at once.
    pub(super) async fn end(self) {
        if let Some(HostSocket { endpoint, .. }) = self.socket {
            endpoint.close(close::DONE, b"bye");
            // A host that does not hear it notices the silence.
            let _ = timeout(GOODBYE, endpoint.wait_idle()).await;
        }
    }
}

/// Connects to the host at an address. Both prove to each other that they know the code.
async fn reach_with_code(
    endpoint: Endpoint,
    config: quinn::ClientConfig,
    address: SocketAddr,
    (own, secret): (Fingerprint, CodeSecret),
) -> Result<Reached, Failure> {
    let mut reached = reach_at(endpoint, config, None, (None, address)).await?;
    if let Err(end) = prove(&mut reached, own, secret).await {
        reached.connection.close(close::DONE, b"code");
        return Err((end, None));
    }
    Ok(reached)
}

/// Proves to the host that the code is known, and checks the proof of the host.
async fn prove(reached: &mut Reached, own: Fingerprint, secret: CodeSecret) -> Result<(), ClientEnd> {
    let address = scope::peer(&reached.connection);
    let lost = || ClientEnd::Net(NetError::NoAnswer(address));
    let binding = Binding::of(&reached.connection, own, reached.fingerprint).ok_or_else(lost)?;
    let (proof, element) = GuestProof::start(secret, binding);
    let element = CodeElement(element);
    say(reached, &ClientMessage::CodeBegin { element }).await?;
    let answer: HostMessage<AnyGame> = framing::read_message(&mut reached.recv).await.map_err(|_| lost())?;
    let confirmed = match answer {
        HostMessage::CodeAnswer { element, confirm } => proof.finish(&element.0, Confirmation(confirm)),
        HostMessage::Refused(refusal) => return Err(ClientEnd::Refused(Box::new(refusal))),
        HostMessage::Closed { why } => return Err(ClientEnd::Closed(why)),
        _ => return Err(lost()),
    };
    let confirm = confirmed.ok_or(ClientEnd::WrongCode(address))?.0;
    say(reached, &ClientMessage::CodeConfirm { confirm }).await
}

async fn say(reached: &mut Reached, message: &ClientMessage<AnyGame>) -> Result<(), ClientEnd> {
    let lost = || ClientEnd::Net(NetError::NoAnswer(scope::peer(&reached.connection)));
    let frame = codec::encode_frame(message).map_err(|_| lost())?;
    let written = framing::write_bytes(&mut reached.send, &frame).await;
    written.map_err(|_| ClientEnd::Net(NetError::NoAnswer(scope::peer(&reached.connection))))
}

/// Tries all places at once. The first device that completes the introduction counts, so one that cannot be spoken with
/// blocks no others.
///
/// # Errors
/// The error that tells most. If the `host` is known, other devices only count as not reached: they may be anybody.
async fn reach(
    endpoint: &Endpoint,
    identity: &Identity,
    host: Option<Fingerprint>,
    places: &[Place],
    silent: &mut Vec<Dropped>,
) -> Result<Reached, ClientEnd> {
    let mut attempts = JoinSet::new();
    for &(expected, address) in places {
        let config = tls::client_config(identity, expected).map_err(|e| ClientEnd::Net(NetError::from(e)))?;
        attempts.spawn(reach_at(endpoint.clone(), config, host, (expected, address)));
    }
    let mut failure = match places.first() {
        Some((_, first)) => ClientEnd::Net(NetError::NoAnswer(*first)),
        None => ClientEnd::Gone,
    };
    while let Some(attempt) = attempts.join_next().await {
        match attempt {
            Ok(Ok(reached)) => return Ok(reached),
            Ok(Err((end, why))) => {
                silent.extend(why);
                // The host is there, and no other address changes that.
                if host.is_some() && matches!(end, ClientEnd::Version { .. }) {
                    return Err(end);
                }
                // A version tells more than a wrong key, and that more than an address where nobody answers.
                let told = matches!(failure, ClientEnd::Version { .. });
                if !told && !matches!(end, ClientEnd::Net(_)) {
                    failure = end;
                }
            }
            // Aborted with the runtime.
            Err(_) => {}
        }
    }
    Err(failure)
}

/// Connects to the device at an address, and introduces itself.
async fn reach_at(
    endpoint: Endpoint,
    config: quinn::ClientConfig,
    host: Option<Fingerprint>,
    (expected, address): Place,
) -> Result<Reached, Failure> {
    let may_be_host = |key: Option<Fingerprint>| host.is_none() || key.is_none() || key == host;
    let no_answer = || ClientEnd::Net(NetError::NoAnswer(address));
    let silent = |why| (no_answer(), Some(Dropped::NoHostAt { address, why }));
    let connecting = scope::connect(&endpoint, config, address).map_err(|_| silent(LineEnd::Here))?;
    let connection = match timeout(CONNECT, connecting).await {
        Ok(connection) => connection.map_err(|error| {
            let (end, why) = handshake_failure(&error, address);
            let end = if may_be_host(expected) { end } else { no_answer() };
            (end, Some(why))
        })?,
        Err(_) => return Err(silent(LineEnd::Late)),
    };
    let fingerprint = tls::peer_fingerprint(&connection).ok_or((ClientEnd::NotPodbay(address), None))?;
    match timeout(CONNECT, introduce(connection, fingerprint)).await {
        Ok(Ok(reached)) => Ok(reached),
        Ok(Err(end)) if may_be_host(Some(fingerprint)) => Err((end, None)),
        Ok(Err(end)) => {
            let end_of_stranger = Dropped::HostNotReached(end.code());
            Err((no_answer(), Some(end_of_stranger)))
        }
        Err(_) => Err(silent(LineEnd::Late)),
    }
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
    let address = scope::peer(&connection);
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// Answers one introduction as a program of another version does.
    async fn answer(endpoint: Endpoint) -> Option<()> {
        let connection = endpoint.accept().await?.await.ok()?;
        let (mut send, mut recv) = connection.accept_bi().await.ok()?;
        framing::read_hello(&mut recv).await.ok()?;
        let hello = Hello::ours(HelloAction::VersionDiffers);
        framing::write_hello(&mut send, &hello).await.ok()?;
        connection.closed().await;
        Some(())
    }

    #[tokio::test]
    async fn the_version_of_a_stranger_tells_nothing_about_the_host() {
        let [own, host, stranger] = [(); 3].map(|()| Identity::generate().unwrap());
        let socket = endpoint::server(&stranger, Some(HOME), Some(0)).unwrap();
        let here = endpoint::guest(&own).unwrap();
        let address = socket.endpoint.local_addr().unwrap();
        let places = [(Some(stranger.fingerprint()), address)];
        for (host, told) in [(host.fingerprint(), false), (stranger.fingerprint(), true)] {
            let mut silent = Vec::new();
            let reaches = reach(&here.endpoint, &own, Some(host), &places, &mut silent);
            let (answered, reached) = tokio::join!(answer(socket.endpoint.clone()), reaches);
            let end = reached.map(|reached| reached.fingerprint).unwrap_err();
            let is_version = matches!(end, ClientEnd::Version { .. });
            let is_silence = end == ClientEnd::Net(NetError::NoAnswer(address));
            assert_eq!((answered, is_version, is_silence), (Some(()), told, !told), "{end:?}");
            let of_the_stranger = (!told).then_some(Dropped::HostNotReached("version"));
            assert_eq!(silent, Vec::from_iter(of_the_stranger));
        }
    }

    #[tokio::test]
    async fn a_known_address_does_not_wait_for_a_name_that_nobody_answers_for() {
        let [own, host] = [(); 2].map(|()| Identity::generate().unwrap());
        let socket = endpoint::server(&host, Some(HOME), Some(0)).unwrap();
        let target = Target {
            addresses: vec![socket.endpoint.local_addr().unwrap()],
            typed: Some("nobody.local".parse().unwrap()),
            ..Target::default()
        };
        let mdns = MdnsOptions {
            port: 15_507,
            loopback_only: true,
            adapter: None,
        };
        let mut dialer = Dialer::new(own, mdns, target);
        dialer.lookup.spawn(std::future::pending());
        let (answered, dialed) = tokio::join!(answer(socket.endpoint.clone()), dialer.dial(None));
        let end = dialed.map(|reached| reached.fingerprint).unwrap_err();
        assert!(
            answered.is_some() && matches!(end, ClientEnd::Version { .. }),
            "{end:?}"
        );
        assert_eq!(dialer.lookup.len(), 1);
        assert!(dialer.lookup.try_join_next().is_none(), "the lookup still runs");
    }
}
