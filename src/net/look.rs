//! A look at an address: which device answers there, and what it says about its table.

use super::{
    card::{self, Card, Seal},
    close,
    discovery::{Announcement, TableState},
    endpoint,
    error::NetError,
    framing,
    identity::{Fingerprint, Identity, IdentityError},
    scope, tls,
};
use crate::protocol::{Epoch, Hello, HelloAction};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

/// Longest time for an answer. A LAN answers within milliseconds, and QUIC repeats a lost first packet after 300 ms.
pub(super) const LOOK_TIMEOUT: Duration = Duration::from_millis(1500);
/// Delays of further attempts, counted from the first. A look takes three round trips, and on a line that loses packets
/// each of them may wait for a repetition.
static TRY_AGAIN: [Duration; 2] = [Duration::from_millis(350), Duration::from_millis(700)];

/// The reason why no table was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unseen {
    /// No answer comes, or the answer of another program.
    Silence,
    /// Another device than the expected one answers.
    OtherKey,
    /// The host says that its table is closing.
    Closing,
}

/// A table as its host told it.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) address: SocketAddr,
    pub(super) about: Announcement,
    /// See [`crate::session::Session::sure_epoch`]; 0 without a readable card.
    pub(super) sure: Epoch,
    pub(super) seal: Seal,
}

/// Looks at addresses, all from one socket and with one key.
#[derive(Clone)]
pub(super) struct Looker {
    endpoint: quinn::Endpoint,
    identity: Arc<Identity>,
}

impl Looker {
    /// Makes a looker with a new key, so that no host learns which device looks at it.
    pub(super) fn new() -> Result<Self, NetError> {
        let failed = |error: IdentityError| NetError::System("a key to look with", error.to_string());
        Ok(Self {
            endpoint: endpoint::client()?,
            identity: Arc::new(Identity::generate().map_err(failed)?),
        })
    }

    /// Asks all addresses at once. The first table that answers counts; only one with the `expected` key, if given. If
    /// `persistent`, each address is asked again each time that an answer would be late on a good line.
    pub(super) async fn look(
        self,
        addresses: Vec<SocketAddr>,
        expected: Option<Fingerprint>,
        persistent: bool,
    ) -> Result<Seen, Unseen> {
        let mut attempts = JoinSet::new();
        let more = if persistent { &TRY_AGAIN[..] } else { &[] };
        for pause in std::iter::once(&Duration::ZERO).chain(more) {
            for &address in &addresses {
                let looker = self.clone();
                attempts.spawn(async move {
                    sleep(*pause).await;
                    looker.look_at(address, expected).await
                });
            }
        }
        let mut failure = Unseen::Silence;
        let first = async {
            while let Some(result) = attempts.join_next().await {
                match result {
                    Ok(Ok(seen)) => return Some(seen),
                    // `Silence` is the result anyway.
                    Ok(Err(Unseen::Silence)) | Err(_) => {}
                    // The host has answered, and a further attempt would hear the same.
                    Ok(Err(why)) => {
                        failure = why;
                        if addresses.len() == 1 {
                            return None;
                        }
                    }
                }
            }
            None
        };
        let found = timeout(LOOK_TIMEOUT, first).await;
        found.ok().flatten().ok_or(failure)
    }

    async fn look_at(self, address: SocketAddr, expected: Option<Fingerprint>) -> Result<Seen, Unseen> {
        let config = tls::client_config(&self.identity, expected).map_err(|_| Unseen::Silence)?;
        let connecting = scope::connect(&self.endpoint, config, address);
        let connection =
            connecting
                .map_err(|_| Unseen::Silence)?
                .await
                .map_err(|error| match tls::is_wrong_key(&error) {
                    true => Unseen::OtherKey,
                    false => Unseen::Silence,
                })?;
        let fingerprint = tls::peer_fingerprint(&connection).ok_or(Unseen::Silence)?;
        let (hello, card) = ask(&connection).await.ok_or(Unseen::Silence)?;
        connection.close(close::PROBE, b"look");
        if hello.action == HelloAction::Busy {
            return Err(Unseen::Closing);
        }
        let card = card::read(&card, hello.clone(), fingerprint);
        let Card { about, sure, seal } = card.unwrap_or_else(|| Card {
            about: unnamed(address, hello, fingerprint),
            sure: 0,
            // A random seal, which no farewell proves.
            seal: Seal(rand::random()),
        });
        Ok(Seen {
            address,
            about,
            sure,
            seal,
        })
    }

    /// Closes the socket.
    pub(super) fn end(&self) {
        self.endpoint.close(close::PROBE, b"look");
    }
}

async fn ask(connection: &quinn::Connection) -> Option<(Hello, Vec<u8>)> {
    let (mut send, mut recv) = connection.open_bi().await.ok()?;
    framing::write_hello(&mut send, &Hello::ours(HelloAction::Look))
        .await
        .ok()?;
    framing::read_hello_with(&mut recv).await.ok()
}

/// Describes the table of a host with another version, so that the list can say why nobody can join it.
fn unnamed(address: SocketAddr, hello: Hello, fingerprint: Fingerprint) -> Announcement {
    Announcement {
        id: String::new(),
        name: address.ip().to_string(),
        game: String::new(),
        seats: 0,
        taken: 0,
        state: TableState::Playing,
        version: hello.version,
        protocol: hello.protocol,
        fingerprint,
    }
}
