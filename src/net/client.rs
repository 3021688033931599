//! The client task: comes to a table, checks what it is told, comes back by itself, and hands everything on.
//!
//! Select, then one synchronous step: the task is the only owner of its state. The window's own seat, bots in the host's
//! process and clients elsewhere run the same code; only where the messages come from differs.

use super::{
    LinkError, Wake, close,
    dial::{Dialer, Reached, shown},
    framing,
    handle::{ClientEnd, ClientHandle, ClientUpdate, HostControl, JoinOptions, REQUESTS_MAX, UPDATES_MAX},
    host::LocalLink,
    life::Life,
};
use crate::{
    games::any::AnyGame,
    protocol::{
        ClientMessage, DeviceId, Finding, HostMessage, Join, MemberId, RefusalCode, RequestKind, SeedWitness, TableId,
        codec,
    },
};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Pauses between attempts to come back: soon at first, then often enough that nobody waits for it.
const BACKOFF_MS: [u64; 6] = [100, 250, 500, 1000, 2000, 3000];
/// Messages between the task and its stream, each way.
const LINK_QUEUE: usize = 16;

/// A conversation with a host, wherever it is.
pub(super) struct Link {
    pub(super) to: mpsc::Sender<ClientMessage<AnyGame>>,
    pub(super) from: mpsc::Receiver<Result<HostMessage<AnyGame>, LinkError>>,
}

/// How a conversation ended.
enum Outcome {
    Ended(ClientEnd),
    Lost(String),
    /// The handle was dropped, or everything ends.
    Dropped,
}

struct Client {
    life: Life,
    options: JoinOptions,
    requests: mpsc::Receiver<ClientMessage<AnyGame>>,
    updates: mpsc::Sender<ClientUpdate>,
    wake: Wake,
    member: Option<MemberId>,
    table: Option<TableId>,
    refused: Option<ClientEnd>,
    witness: SeedWitness<AnyGame>,
    /// The host is in this process: it sets the share itself, and its bots need no proof.
    local: bool,
}

/// Starts a client of a host elsewhere.
pub(super) fn start_remote(life: Life, dialer: Dialer, options: JoinOptions, wake: Wake) -> ClientHandle {
    let (client, handle) = Client::new(life, options, wake, false);
    tokio::spawn(client.run_remote(dialer));
    handle
}

/// Starts a client of a host in this process.
pub(super) fn start_local(
    life: Life,
    control: mpsc::Sender<HostControl>,
    bot: Option<DeviceId>,
    options: JoinOptions,
    wake: Wake,
) -> ClientHandle {
    let (client, handle) = Client::new(life, options, wake, true);
    tokio::spawn(client.run_local(control, bot));
    handle
}

impl Client {
    fn new(life: Life, options: JoinOptions, wake: Wake, local: bool) -> (Self, ClientHandle) {
        let (request, requests) = mpsc::channel(REQUESTS_MAX);
        let (updates, update) = mpsc::channel(UPDATES_MAX);
        let client = Self {
            life,
            options,
            requests,
            updates,
            wake,
            member: None,
            table: None,
            refused: None,
            witness: SeedWitness::default(),
            local,
        };
        (client, ClientHandle::new(request, update))
    }

    async fn run_local(mut self, control: mpsc::Sender<HostControl>, bot: Option<DeviceId>) {
        let (link, local) = local_pair(bot);
        let end = match control.send(HostControl::Attach(local)).await {
            Ok(()) => {
                self.update(ClientUpdate::Connected { host: None }).await;
                match self.converse(link).await {
                    Outcome::Ended(end) => end,
                    Outcome::Lost(_) => ClientEnd::Gone,
                    Outcome::Dropped => return,
                }
            }
            Err(_) => ClientEnd::Gone,
        };
        self.update(ClientUpdate::Ended(end)).await;
    }

    async fn run_remote(mut self, mut dialer: Dialer) {
        if let Some(end) = self.visit(&mut dialer).await {
            self.update(ClientUpdate::Ended(end)).await;
        }
        dialer.end().await;
    }

    /// Comes and comes back until the end; `None` if nobody wants to know any more.
    async fn visit(&mut self, dialer: &mut Dialer) -> Option<ClientEnd> {
        let mut attempt: u32 = 0;
        let mut lost_at: Option<Instant> = None;
        loop {
            attempt += 1;
            self.update(ClientUpdate::Connecting { attempt }).await.then_some(())?;
            match self.or_dropped(dialer.dial()).await? {
                Ok(reached) => {
                    attempt = 0;
                    dialer.found();
                    match self.converse_remote(reached).await {
                        Outcome::Ended(end) => return Some(end),
                        Outcome::Dropped => return None,
                        Outcome::Lost(why) => {
                            self.update(ClientUpdate::Lost { why }).await.then_some(())?;
                            lost_at = Some(Instant::now());
                        }
                    }
                    if let Some(table) = self.table {
                        dialer.learn(table);
                    }
                    dialer.search();
                }
                Err(end) if self.is_final(&end, lost_at) => return Some(end),
                Err(_) => {}
            }
            let pause = BACKOFF_MS[(attempt as usize).min(BACKOFF_MS.len() - 1)];
            if let Some(end) = self.pause(dialer, Duration::from_millis(pause)).await {
                return end;
            }
        }
    }

    /// The first visit fails at once; a host that was lost is waited for, unless it came back different.
    fn is_final(&self, end: &ClientEnd, lost_at: Option<Instant>) -> bool {
        let Some(since) = lost_at else {
            return true;
        };
        matches!(end, ClientEnd::Version { .. }) || since.elapsed() >= self.options.patience
    }

    /// Waits for the next attempt. What is said meanwhile is dropped; leaving is not.
    async fn pause(&mut self, dialer: &mut Dialer, pause: Duration) -> Option<Option<ClientEnd>> {
        let wait = dialer.wait(pause);
        tokio::pin!(wait);
        loop {
            tokio::select! {
                () = &mut wait => return None,
                () = self.life.ending() => return Some(None),
                request = self.requests.recv() => match request {
                    None => return Some(None),
                    Some(ClientMessage::Leave) => {
                        return Some(Some(ClientEnd::Closed(crate::protocol::Closing::Left)));
                    }
                    Some(_) => {}
                },
            }
        }
    }

    async fn or_dropped<T>(&mut self, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            result = work => Some(result),
            () = self.life.ending() => None,
            () = self.updates.closed() => None,
        }
    }

    async fn converse_remote(&mut self, reached: Reached) -> Outcome {
        let Reached {
            connection,
            mut send,
            mut recv,
            fingerprint,
        } = reached;
        let host = Some((fingerprint, shown(&connection)));
        if !self.update(ClientUpdate::Connected { host }).await {
            return Outcome::Dropped;
        }
        let (to, mut outgoing) = mpsc::channel::<ClientMessage<AnyGame>>(LINK_QUEUE);
        let (incoming, from) = mpsc::channel(LINK_QUEUE);
        let writer = tokio::spawn(async move {
            while let Some(message) = outgoing.recv().await {
                let Ok(frame) = codec::encode_frame(&message) else {
                    continue;
                };
                if framing::write_bytes(&mut send, &frame).await.is_err() {
                    break;
                }
            }
            send
        });
        let reader = tokio::spawn(async move {
            loop {
                let message = framing::read_message(&mut recv).await;
                let over = message.is_err();
                if incoming.send(message).await.is_err() || over {
                    break;
                }
            }
        });
        let outcome = self.converse(Link { to, from }).await;
        reader.abort();
        // The writer ends when its queue is empty: what was said last is still on its way.
        let _ = writer.await;
        connection.close(close::DONE, b"bye");
        outcome
    }

    async fn converse(&mut self, mut link: Link) -> Outcome {
        let join = ClientMessage::Join(Join {
            name: self.options.name.clone(),
            colour: self.options.colour,
            bot: self.options.bot,
            spectator: self.options.spectator,
        });
        if link.to.send(join).await.is_err() {
            return Outcome::Lost("the host is gone".to_owned());
        }
        loop {
            tokio::select! {
                () = self.life.ending() => return Outcome::Dropped,
                () = self.updates.closed() => return Outcome::Dropped,
                request = self.requests.recv() => match request {
                    Some(message) => {
                        // A host that is gone is noticed by the other branch, with its reason.
                        let _ = link.to.send(message).await;
                    }
                    None => return Outcome::Dropped,
                },
                message = link.from.recv() => {
                    let step = match message {
                        Some(Ok(message)) => self.receive(message, &link).await,
                        Some(Err(error)) => Some(Outcome::Lost(error.to_string())),
                        None => Some(Outcome::Lost("the host is gone".to_owned())),
                    };
                    if let Some(outcome) = step {
                        return outcome;
                    }
                }
            }
        }
    }

    /// Looks at a message before it is handed on.
    async fn receive(&mut self, message: HostMessage<AnyGame>, link: &Link) -> Option<Outcome> {
        match &message {
            HostMessage::Welcome { member, table, .. } => {
                self.member = Some(*member);
                self.table = Some(table.table);
            }
            HostMessage::Snapshot(snapshot) if !snapshot.is_intact() => {
                return Some(Outcome::Lost(
                    "a position did not fit its digest; asking for it again".to_owned(),
                ));
            }
            // Without a seat one is taken in all the same, to look on.
            HostMessage::Refused(refusal)
                if refusal.what == RequestKind::Join && refusal.code != RefusalCode::NoFreeSeat =>
            {
                self.refused = Some(ClientEnd::Refused(Box::new(refusal.clone())));
            }
            HostMessage::Closed { why } => {
                let end = self.refused.take().unwrap_or(ClientEnd::Closed(*why));
                let lost = why.may_return() && matches!(end, ClientEnd::Closed(_));
                let outcome = if lost {
                    Outcome::Lost(why.code().to_owned())
                } else {
                    Outcome::Ended(end)
                };
                self.update(ClientUpdate::Message(message)).await;
                return Some(outcome);
            }
            _ => {}
        }
        let told = self.bear_witness(&message, link).await && self.update(ClientUpdate::Message(message)).await;
        if told { None } else { Some(Outcome::Dropped) }
    }

    /// Takes part in the making of the seed, and checks it at the end; false if nobody wants to know any more.
    async fn bear_witness(&mut self, message: &HostMessage<AnyGame>, link: &Link) -> bool {
        if self.local && self.options.bot {
            return true;
        }
        match self.witness.hear(message, rand::random) {
            Some(Finding::Share(share)) if !self.local => {
                // Wanted of those who sit: the others' share is refused without harm. A host that is gone is noticed
                // by the next message.
                let _ = link.to.send(ClientMessage::SeedShare { share }).await;
                true
            }
            Some(Finding::Verdict { game, verdict }) => self.update(ClientUpdate::Seed { game, verdict }).await,
            Some(Finding::Share(_)) | None => true,
        }
    }

    /// Hands an update on; false if nobody wants it any more.
    async fn update(&mut self, update: ClientUpdate) -> bool {
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

fn local_pair(bot: Option<DeviceId>) -> (Link, LocalLink) {
    let (to, from_client) = mpsc::channel(LINK_QUEUE);
    let (to_client, from) = mpsc::channel(LINK_QUEUE);
    (
        Link { to, from },
        LocalLink {
            from: from_client,
            to: to_client,
            bot,
        },
    )
}
