//! The presence of a hosted table on the network: its socket, the addresses to read out, the announcement.

use super::{
    announce::Announcing,
    card::{self, Card, Seal},
    discovery::{Announcement, MdnsOptions, TableState},
    endpoint::{self, HostSocket},
    error::NetError,
    handle::Access,
    identity::{Fingerprint, Identity},
};
use crate::{
    protocol::{Name, PROTOCOL_VERSION, Stage, TableId},
    session,
};
use std::{net::SocketAddr, time::Duration};
use tokio::{sync::watch, time::Interval};

/// Time between two looks at this machine's addresses: a cable or a Wi-Fi may come late, or change.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// The part of the announcement that does not change.
pub(super) struct Announced {
    pub(super) id: TableId,
    pub(super) name: Name,
    pub(super) identity: Fingerprint,
}

/// A table's socket and announcement, for those who look for it.
pub(super) struct Presence {
    access: Access,
    mdns: MdnsOptions,
    port: u16,
    who: Announced,
    announcing: Option<Announcing>,
    /// The secret number of its farewell.
    farewell: u64,
    /// The card for machines that look; empty as long as there is no table to see.
    card: watch::Sender<Vec<u8>>,
    look: Interval,
}

/// Opens the socket; `None` for a table offline.
pub(super) fn open(identity: &Identity, access: &Access) -> Result<Option<HostSocket>, NetError> {
    match *access {
        Access::Offline => Ok(None),
        Access::Lan { ip, port, .. } => endpoint::server(identity, ip, port).map(Some),
    }
}

impl Presence {
    /// The presence of a table at this socket; nothing is announced yet.
    pub(super) fn new((access, mdns): (Access, MdnsOptions), socket: Option<&quinn::Endpoint>, who: Announced) -> Self {
        let port = socket.and_then(|e| e.local_addr().ok()).map_or(0, |a| a.port());
        let mut look = tokio::time::interval_at(tokio::time::Instant::now() + LOOK_EVERY, LOOK_EVERY);
        // A machine that slept has one look to catch up with.
        look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        Self {
            access,
            mdns,
            port,
            who,
            announcing: None,
            farewell: rand::random(),
            card: watch::Sender::new(Vec::new()),
            look,
        }
    }

    /// Waits until the addresses should be read again; for ever where they do not change.
    pub(super) async fn time_to_look(&mut self) {
        match self.access {
            Access::Lan { ip: None, .. } => drop(self.look.tick().await),
            Access::Lan { .. } | Access::Offline => std::future::pending().await,
        }
    }

    /// The addresses to read out to those who do not find the table.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        match self.access {
            Access::Offline => Vec::new(),
            Access::Lan { ip: Some(ip), .. } if !ip.is_unspecified() => vec![(ip, self.port).into()],
            Access::Lan { .. } => endpoint::own_addresses(self.port, self.mdns.adapter),
        }
    }

    /// The table's card, for the door.
    pub(super) fn card(&self) -> watch::Receiver<Vec<u8>> {
        self.card.subscribe()
    }

    /// True if the table is to be found by others.
    pub(super) const fn is_announced(&self) -> bool {
        matches!(self.access, Access::Lan { announce: true, .. })
    }

    /// Begins to announce, if that is wanted. A table that cannot be announced can still be joined by address.
    ///
    /// # Errors
    /// mDNS does not run here.
    pub(super) fn announce(&mut self, now: session::TableNotice) -> Result<(), NetError> {
        let now = self.show(now);
        if self.is_announced() {
            let (announcing, error) = Announcing::start(self.mdns, (self.port, self.farewell), now);
            self.announcing = Some(announcing);
            return error.map_or(Ok(()), Err);
        }
        Ok(())
    }

    /// Shows and announces changed data.
    pub(super) fn update(&mut self, now: session::TableNotice) {
        let now = self.show(now);
        if let Some(announcing) = &self.announcing {
            announcing.update(now);
        }
    }

    /// Takes the announcement back.
    pub(super) async fn stop(&mut self) {
        self.card.send_replace(Vec::new());
        if let Some(announcing) = self.announcing.take() {
            announcing.stop().await;
        }
    }

    /// Writes the card for machines that look; returns the announcement.
    fn show(&self, now: session::TableNotice) -> Announcement {
        let sure = now.sure;
        let about = self.full(now);
        let seal = Seal::of(self.farewell);
        let card = Card { about, sure, seal };
        self.card.send_replace(card::bytes(self.who.id, &card));
        card.about
    }

    fn full(&self, now: session::TableNotice) -> Announcement {
        let state = match now.stage {
            Stage::Lobby if now.taken < now.seats => TableState::Open,
            Stage::Lobby => TableState::Full,
            Stage::Dealing | Stage::Playing => TableState::Playing,
            Stage::Ended => TableState::Ended,
        };
        Announcement {
            id: self.who.id.to_string(),
            name: self.who.name.to_string(),
            game: now.game,
            seats: now.seats,
            taken: now.taken,
            state,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: PROTOCOL_VERSION,
            fingerprint: self.who.identity,
        }
    }
}
