//! The state of a client's task, and its way to its handle.

use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    net::{
        dial::Dialer,
        error::Loss,
        handle::{ClientEnd, ClientHandle, ClientUpdate, JoinOptions, REQUESTS_MAX, Request, UPDATES_MAX},
        host_handle::HostHandle,
        life::Life,
        wake::Wake,
    },
    protocol::{Closing, DeviceId, DeviceKey, Legacy},
    session::{Visit, VisitOptions},
};
use std::{
    collections::BTreeSet,
    path::PathBuf,
    time::{Duration, Instant},
};
use tokio::sync::mpsc;

/// The end of a client; `None` if its handle is dropped or the backend ends.
pub(super) type End = Option<ClientEnd>;

/// The data to continue the table of a lost host with.
pub(in crate::net) struct Successor {
    /// This member's whole knowledge of the table.
    pub(in crate::net) legacy: Legacy<AnyGame>,
    /// True if no quorum is needed: see [`crate::session::Session::succeed`].
    pub(in crate::net) agreed: bool,
    /// The file for the record.
    pub(in crate::net) record: Option<PathBuf>,
    /// Devices that were at a table with this one before.
    pub(in crate::net) known: BTreeSet<DeviceId>,
    /// Pause before each command of the table's bots.
    pub(in crate::net) pace: Duration,
}

/// Opens the table of a [`Successor`] at the client's socket, whose address the others know. The host's module passes
/// this function in, because that module itself uses clients for its bots.
pub(in crate::net) type Succeed = fn(Life, &mut Dialer, Successor) -> Result<HostHandle, ClientEnd>;

pub(super) struct Client {
    pub(super) life: Life,
    pub(super) succeed: Succeed,
    pub(super) options: JoinOptions,
    pub(super) requests: mpsc::Receiver<Request>,
    pub(super) updates: mpsc::Sender<ClientUpdate>,
    wake: Wake,
    /// Its knowledge of the table, and its next step.
    pub(super) visit: Visit<AnyGame>,
    /// Number of the attempt to reach a host.
    pub(super) attempt: u32,
    /// The reason why the last attempt failed.
    pub(super) unreached: Option<ClientEnd>,
    /// The reason why the last conversation ended the visit.
    pub(super) last_loss: Option<Loss>,
    /// The voice of the conversation in the log.
    pub(super) speaker: Speaker,
    /// The host that was opened at the socket of this client, while it waits for the others.
    pub(super) opened: Option<HostHandle>,
    /// The host in this process that has the table now.
    pub(super) home: Option<HostHandle>,
    /// True if the handle was told `Gathering`.
    pub(super) gathers: bool,
    began: Instant,
}

impl Client {
    pub(super) fn new(
        life: Life,
        succeed: Succeed,
        options: JoinOptions,
        wake: Wake,
        key: Option<DeviceKey>,
    ) -> (Self, ClientHandle) {
        let (request, requests) = mpsc::channel(REQUESTS_MAX);
        let (updates, update) = mpsc::channel(UPDATES_MAX);
        let handle = ClientHandle::new(request, update, life.thinkers());
        let visit = Visit::new(VisitOptions {
            key,
            name: options.name.clone(),
            colour: options.colour,
            bot: options.bot,
            spectator: options.spectator,
            may_host: options.may_host,
            patience: options.patience,
        });
        let client = Self {
            life,
            succeed,
            options,
            requests,
            updates,
            wake,
            visit,
            attempt: 0,
            unreached: None,
            last_loss: None,
            speaker: Speaker::new(),
            opened: None,
            home: None,
            gathers: false,
            began: Instant::now(),
        };
        (client, handle)
    }

    /// Time since the client was started.
    pub(super) fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Does the work while there is no host. Returns `None` as soon as the person chooses to go on here. Messages to
    /// the host are dropped meanwhile, and `Leave` ends the client.
    pub(super) async fn while_away<T>(&mut self, work: impl Future<Output = T>) -> Result<Option<T>, End> {
        tokio::pin!(work);
        loop {
            tokio::select! {
                result = &mut work => return Ok(Some(result)),
                () = self.life.ending() => return Err(None),
                request = self.requests.recv() => if self.heard_away(request)? {
                    return Ok(None);
                }
            }
        }
    }

    /// Takes in a request while there is no host. Returns true for the first one to go on here.
    fn heard_away(&mut self, request: Option<Request>) -> Result<bool, End> {
        match request {
            None => return Err(None),
            Some(Request::Say(crate::protocol::ClientMessage::Leave)) => {
                return Err(Some(ClientEnd::Closed(Closing::Left)));
            }
            Some(Request::Say(message)) => self.speaker.note(Dropped::SaidWhileAway(message.kind())),
            Some(Request::GoOn) => return Ok(self.visit.go_on()),
        }
        Ok(false)
    }

    pub(super) async fn or_dropped<T>(&mut self, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            result = work => Some(result),
            () = self.life.ending() => None,
            () = self.updates.closed() => None,
        }
    }

    /// Hands an update on.
    ///
    /// # Errors
    /// The handle is gone, or everything ends.
    pub(super) async fn tell(&mut self, update: ClientUpdate) -> Result<(), End> {
        self.update(update).await.then_some(()).ok_or(None)
    }

    /// Hands an update on. Returns false if the handle is dropped or the backend ends.
    pub(super) async fn update(&mut self, update: ClientUpdate) -> bool {
        let sent = tokio::select! {
            sent = self.updates.send(update) => sent.is_ok(),
            () = self.life.ending() => false,
        };
        if sent {
            (self.wake)();
        }
        sent
    }
}
