//! Carries out the steps of [`crate::session::Visit`] for a client without a host.

use super::state::{Client, End, Successor};
use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    net::{
        dial::{Dialer, Reached},
        handle::{ClientEnd, ClientUpdate},
        host_handle::HostHandle,
    },
    protocol::{Heir, Legacy},
    session::{LOOK_AGAIN, Lookout, Operator, VisitEnd},
};
use std::time::Duration;

/// The host that was found while this machine gathers the members.
pub(super) enum Found {
    Nobody,
    /// A host elsewhere.
    There(Reached),
    /// This machine.
    Here(HostHandle),
}

impl Client {
    /// One attempt to reach a host.
    ///
    /// # Errors
    /// The client ends.
    pub(super) async fn dial(
        &mut self,
        dialer: &mut Dialer,
        heir: Option<&Heir>,
        alone: bool,
        limit: Option<Duration>,
    ) -> Result<Result<Reached, ClientEnd>, End> {
        let attempt = async {
            match heir {
                Some(heir) if alone => dialer.dial_heir(heir).await,
                None if alone => dialer.dial_host().await,
                heir => dialer.dial(heir).await,
            }
        };
        if !self.visit.is_searching() {
            // The person's messages wait for the host meanwhile.
            return self.or_dropped(attempt).await.ok_or(None);
        }
        let attempt = tokio::time::timeout(limit.unwrap_or(Duration::MAX), attempt);
        Ok(match self.while_away(attempt).await? {
            Some(Ok(dialed)) => dialed,
            Some(Err(_)) | None => Err(ClientEnd::Gone),
        })
    }

    /// Notes a failed attempt. Another version of the host's program ends the visit if there is `no_heir`.
    pub(super) fn not_reached(&mut self, end: ClientEnd, no_heir: bool) {
        self.speaker.note(Dropped::HostNotReached(end.code()));
        let cannot = no_heir && matches!(end, ClientEnd::Version { .. });
        self.unreached = Some(end);
        self.visit.not_reached(self.now(), cannot);
    }

    /// Opens the table at this machine, to gather the other members.
    pub(super) fn opens_here(&mut self, dialer: &mut Dialer, legacy: Legacy<AnyGame>, agreed: bool) {
        let successor = Successor {
            legacy,
            agreed,
            record: self.options.record.clone(),
            known: self.options.known.clone(),
            pace: self.options.pace,
        };
        let started = (self.succeed)(self.life.clone(), dialer, successor);
        let why = match started {
            Ok(_) => "waiting for the others here",
            Err(_) => "this machine cannot go on with the table",
        };
        self.speaker.note(Dropped::Succession(why));
        self.visit.opened(self.now(), started.is_ok());
        self.opened = started.ok();
    }

    /// Waits for the others at this machine, and looks once for another host.
    ///
    /// # Errors
    /// The client ends.
    pub(super) async fn look(
        &mut self,
        dialer: &mut Dialer,
        lookout: Lookout,
        heir: Option<&Heir>,
    ) -> Result<Found, End> {
        let Some(host) = self.opened.clone() else {
            self.visit.gave_up(self.now(), false);
            return Ok(Found::Nobody);
        };
        if !std::mem::replace(&mut self.gathers, true) {
            // A dropped handle is noticed below, where the host is given up.
            self.update(ClientUpdate::Gathering).await;
        }
        let looks = async {
            let dialed = match lookout {
                Lookout::Nowhere => Err(ClientEnd::Gone),
                Lookout::Announced => match (dialer.dial_announced().await, heir) {
                    (Err(_), Some(heir)) => dialer.dial_heir(heir).await,
                    (dialed, _) => dialed,
                },
                Lookout::Everywhere => dialer.dial(heir).await,
            };
            if dialed.is_err() {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
            dialed
        };
        let work = async {
            tokio::select! {
                status = host.wait_for(|status| !status.gathering) => Err(status.closed),
                dialed = looks => Ok(dialed),
            }
        };
        let found = match self.while_away(work).await {
            Ok(None) => {
                host.operate(Operator::GoOn);
                return Ok(Found::Nobody);
            }
            Ok(Some(Ok(Err(_)))) => return Ok(Found::Nobody),
            Ok(Some(Err(false))) => return self.goes_on_here(host).await,
            Ok(Some(Err(true))) => Ok(Found::Nobody),
            Ok(Some(Ok(Ok(reached)))) => Ok(Found::There(reached)),
            Err(end) => Err(end),
        };
        match (found, self.give_up(dialer).await?) {
            (found, Found::Nobody) => found,
            (Ok(_), here) => Ok(here),
            (Err(end), _) => {
                // The table began here in the moment in which the person left.
                self.home.iter().for_each(HostHandle::close);
                Err(end)
            }
        }
    }

    async fn goes_on_here(&mut self, host: HostHandle) -> Result<Found, End> {
        self.opened = None;
        self.home = Some(host.clone());
        if !self.update(ClientUpdate::Hosting(host.clone())).await {
            // Nobody has the handle that could close this host.
            host.close();
            return Err(None);
        }
        Ok(Found::Here(host))
    }

    /// Closes the table that was opened at this machine, unless it goes on there at the same moment.
    ///
    /// # Errors
    /// The client ends.
    pub(super) async fn give_up(&mut self, dialer: &mut Dialer) -> Result<Found, End> {
        let mut moved_to = None;
        if let Some(host) = self.opened.take() {
            host.operate(Operator::GiveUp);
            if !host.wait_for(|status| !status.gathering).await.closed {
                return self.goes_on_here(host).await;
            }
            // The client needs the socket again, and the host has let go of it.
            moved_to = host.status().moved_to;
        }
        self.visit.gave_up(self.now(), moved_to.is_some());
        if let Some(target) = moved_to {
            dialer.follow(target);
        }
        Ok(Found::Nobody)
    }

    /// Translates the end of the visit for the window.
    pub(super) fn end_of(&mut self, end: VisitEnd<AnyGame>) -> ClientEnd {
        match end {
            VisitEnd::Closed(why) => ClientEnd::Closed(why),
            VisitEnd::Refused(refusal) => ClientEnd::Refused(refusal),
            VisitEnd::OtherTable { table, name } => ClientEnd::OtherTable { table, name },
            VisitEnd::Spoiled => self.last_loss.take().map_or(ClientEnd::Gone, ClientEnd::Nonsense),
            VisitEnd::NotReached => self.unreached.take().unwrap_or(ClientEnd::Gone),
            VisitEnd::NotBack(patience) => ClientEnd::NotBack(patience),
            VisitEnd::Gone => ClientEnd::Gone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        diagnostics::LineEnd,
        log_catch::LogCatch,
        net::{
            JoinOptions, Target,
            discovery::MdnsOptions,
            handle::ClientHandle,
            identity::Identity,
            life::{Life, LifeOwner},
            wake::no_wake,
        },
        protocol::{ClientMessage, Closing, RequestKind},
        session::ADDRESSES_MAX,
    };
    use std::net::SocketAddr;

    fn cannot_host(_: Life, _: &mut Dialer, _: Successor) -> Result<HostHandle, ClientEnd> {
        Err(ClientEnd::Gone)
    }

    fn client(owner: &LifeOwner) -> (Client, ClientHandle) {
        Client::new(owner.life(), cannot_host, JoinOptions::new("Ada"), no_wake(), None)
    }

    #[tokio::test]
    async fn a_message_to_a_host_that_is_away_is_dropped_and_told() {
        let (log, owner) = (LogCatch::begin(), LifeOwner::new());
        let (mut client, handle) = client(&owner);
        handle.send(ClientMessage::SetReady { ready: true }).unwrap();
        handle.send(ClientMessage::Leave).unwrap();
        let ended = client.while_away(std::future::pending::<()>()).await;
        assert_eq!(ended, Err(Some(ClientEnd::Closed(Closing::Left))));
        assert!(log.has(&Dropped::SaidWhileAway(RequestKind::SetReady)));
    }

    #[tokio::test]
    async fn addresses_that_lead_nowhere_or_are_not_tried_are_told() {
        let (log, owner) = (LogCatch::begin(), LifeOwner::new());
        let (mut client, _handle) = client(&owner);
        // Nobody can be at port 0, so that each attempt ends at once.
        let at = |machine: u8| SocketAddr::from(([127, 0, 1, machine], 0));
        let target = Target {
            addresses: (0..20).map(at).collect(),
            ..Target::default()
        };
        let mut dialer = Dialer::new(Identity::generate().unwrap(), MdnsOptions::default(), target);
        let dialed = client.dial(&mut dialer, None, false, None).await;
        assert!(matches!(dialed, Ok(Err(_))));
        let (address, why) = (at(0), LineEnd::Here);
        assert!(log.has(&Dropped::NoHostAt { address, why }));
        assert!(log.has(&Dropped::AddressesLeftOut(20 - ADDRESSES_MAX)));
    }
}
