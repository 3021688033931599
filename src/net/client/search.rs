//! The search for a table whose host was lost, carried out: [`HostSearch`] says what comes next.

use super::state::{Client, Successor};
use crate::{
    diagnostics::Dropped,
    net::{
        dial::{Dialer, Reached},
        handle::{ClientEnd, ClientUpdate},
        host_handle::HostHandle,
    },
    protocol::DeviceId,
    session::{HostSearch, Operator, Seek, Seeker},
};
use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

/// Pause between two attempts to reach the lost host while this machine waits for the others.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// The place where a lost table is found again.
pub(super) enum Found {
    /// A host elsewhere.
    There(Reached),
    /// This machine is the host now.
    Here(HostHandle),
}

impl Client {
    /// One attempt to find the table again.
    ///
    /// # Errors
    /// The client ends; `None` if nobody wants to know how.
    pub(super) async fn seek(
        &mut self,
        dialer: &mut Dialer,
        search: &mut HostSearch,
    ) -> Result<Result<Found, ClientEnd>, Option<ClientEnd>> {
        let own = DeviceId(dialer.fingerprint().0);
        let heirs = self.guest.heirs(own);
        let seeker = Seeker {
            own,
            heirs: &heirs,
            may_host: self.options.may_host,
            goes_on: self.goes_on,
        };
        match search.next(self.now(), &seeker) {
            Seek::Gather {
                agreed,
                given,
                silent,
                patience,
            } => {
                let host = match self.opens_here(dialer, agreed, &silent) {
                    Ok(host) => host,
                    Err(end) => {
                        search.pass(own);
                        return Ok(Err(end));
                    }
                };
                self.gather(dialer, search, &host, (given, patience)).await
            }
            Seek::Dial { heir, alone, limit } => {
                let attempt = async {
                    match heir.as_ref().filter(|_| alone) {
                        Some(heir) => dialer.dial_heir(heir).await,
                        None => dialer.dial(heir.as_ref()).await,
                    }
                };
                let attempt = tokio::time::timeout(limit, attempt);
                let dialed = match self.while_away(attempt).await? {
                    Some(Ok(dialed)) => dialed,
                    Some(Err(_)) | None => Err(ClientEnd::Gone),
                };
                if dialed.is_err() {
                    search.in_vain(self.now());
                }
                Ok(dialed.map(Found::There))
            }
        }
    }

    /// Opens the table at this machine, where the others are waited for; but for the `silent` ones.
    ///
    /// # Errors
    /// This machine cannot go on with the table.
    fn opens_here(
        &mut self,
        dialer: &mut Dialer,
        agreed: bool,
        silent: &BTreeSet<DeviceId>,
    ) -> Result<HostHandle, ClientEnd> {
        let started = self.guest.legacy().ok_or(ClientEnd::Gone).and_then(|mut legacy| {
            legacy.note_silent(silent);
            let successor = Successor {
                legacy,
                agreed,
                record: self.options.record.clone(),
                known: self.options.known.clone(),
                pace: self.options.pace,
            };
            (self.succeed)(self.life.clone(), dialer, successor)
        });
        let why = match started {
            Ok(_) => "waiting for the others here",
            Err(_) => "this machine cannot go on with the table",
        };
        self.speaker.note(Dropped::Succession(why));
        started
    }

    /// Waits for the others at this machine, and for the lost host to answer after all, unless it gave the table away.
    async fn gather(
        &mut self,
        dialer: &mut Dialer,
        search: &mut HostSearch,
        host: &HostHandle,
        (given, patience): (bool, Option<Duration>),
    ) -> Result<Result<Found, ClientEnd>, Option<ClientEnd>> {
        let own = DeviceId(dialer.fingerprint().0);
        if !std::mem::replace(&mut self.gathers, true) {
            self.update(ClientUpdate::Gathering).await;
        }
        let found = self.await_others(dialer, host, (given, patience)).await;
        if !matches!(found, Ok(Ok(Found::Here(_)))) {
            host.operate(Operator::GiveUp);
            // The socket is wanted again; the host lets go of it before it ends.
            if let Some(target) = host.closed().await.moved_to {
                search.leave_it_to_others(self.now());
                dialer.follow(target);
            }
            search.pass(own);
        }
        found
    }

    async fn await_others(
        &mut self,
        dialer: &mut Dialer,
        host: &HostHandle,
        (given, patience): (bool, Option<Duration>),
    ) -> Result<Result<Found, ClientEnd>, Option<ClientEnd>> {
        let since = Instant::now();
        let own = DeviceId(dialer.fingerprint().0);
        let goes = dialer
            .host()
            .is_none_or(|host| HostSearch::goes_to(host, own, patience.is_some()));
        while patience.is_none_or(|patience| since.elapsed() < patience) {
            let look = async {
                let dialed = match goes {
                    _ if given => Err(ClientEnd::Gone),
                    true => dialer.dial(None).await,
                    false => dialer.dial_announced().await,
                };
                if dialed.is_err() {
                    tokio::time::sleep(LOOK_AGAIN).await;
                }
                dialed
            };
            let work = async {
                tokio::select! {
                    status = host.wait_for(|status| !status.gathering) => Err(status.closed),
                    dialed = look => Ok(dialed),
                }
            };
            match self.while_away(work).await? {
                None => host.operate(Operator::GoOn),
                Some(Err(false)) => return Ok(Ok(Found::Here(host.clone()))),
                Some(Err(true)) => return Ok(Err(ClientEnd::Gone)),
                Some(Ok(Ok(reached))) => return Ok(Ok(Found::There(reached))),
                Some(Ok(Err(_))) => {}
            }
        }
        Ok(Err(ClientEnd::Gone))
    }
}
