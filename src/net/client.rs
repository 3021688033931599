//! The client task: comes to a table, checks what it is told, comes back by itself, and hands everything on.
//!
//! Select, then one synchronous step: the task is the only owner of its state. The window's own seat, bots in the host's
//! process and clients elsewhere run the same code; only where the messages come from differs.

use super::{
    close,
    control::{HostControl, LocalLink},
    dial::{Dialer, Reached, shown},
    error::{LinkError, Loss},
    framing,
    handle::{ClientEnd, ClientHandle, ClientUpdate, JoinOptions, REQUESTS_MAX, UPDATES_MAX},
    life::Life,
    wake::Wake,
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::{AnyGame, AnySetup, AnyView},
    protocol::{
        ClientMessage, DeviceId, Finding, HostMessage, Join, MemberId, Refusal, RefusalCode, RequestKind, SeedWitness,
        TableId, codec,
    },
    rules::{Game, Seed, ViewError},
};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tracing::Instrument;

/// Pauses between attempts to come back: soon at first, then often enough that nobody waits for it.
const BACKOFF_MS: [u64; 6] = [100, 250, 500, 1000, 2000, 3000];
/// A conversation that lasted this long was a good one: the pauses start from the shortest again.
const STEADY: Duration = Duration::from_secs(10);
/// Longest time for the last messages to a host that does not read them.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// Number of messages that may wait between the task and its stream, each way.
const LINK_QUEUE: usize = 16;

/// A conversation with a host, wherever it is.
pub(super) struct Link {
    pub(super) to: mpsc::Sender<ClientMessage<AnyGame>>,
    pub(super) from: mpsc::Receiver<Result<HostMessage<AnyGame>, LinkError>>,
}

/// The end of a conversation.
enum Outcome {
    Ended(ClientEnd),
    Lost(Loss),
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
    setup: Option<AnySetup>,
    refused: Option<ClientEnd>,
    witness: SeedWitness<AnyGame>,
    /// The voice of the conversation in the log.
    speaker: Speaker,
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
            setup: None,
            refused: None,
            witness: SeedWitness::default(),
            speaker: Speaker::new(),
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
                    Outcome::Lost(why) => {
                        self.speaker.note(Dropped::HostLost(why.to_string()));
                        ClientEnd::Gone
                    }
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

    /// Visits the host, again after every loss, until the end; `None` if nobody listens any more.
    async fn visit(&mut self, dialer: &mut Dialer) -> Option<ClientEnd> {
        let mut attempt: u32 = 0;
        let mut lost_at: Option<Instant> = None;
        loop {
            attempt += 1;
            self.update(ClientUpdate::Connecting { attempt }).await.then_some(())?;
            let dialed = match lost_at {
                None => self.or_dropped(dialer.dial()).await?,
                Some(_) => match self.while_away(dialer.dial()).await {
                    Ok(dialed) => dialed,
                    Err(end) => return end,
                },
            };
            match dialed {
                Ok(reached) => {
                    dialer.found();
                    let since = Instant::now();
                    match self.converse_remote(reached).await {
                        Outcome::Ended(end) => return Some(end),
                        Outcome::Dropped => return None,
                        Outcome::Lost(why) => {
                            self.speaker.note(Dropped::HostLost(why.to_string()));
                            self.update(ClientUpdate::Lost { why }).await.then_some(())?;
                            // A host that takes us in and loses us at once is not asked ever faster.
                            if since.elapsed() >= STEADY || lost_at.is_none() {
                                attempt = 0;
                                lost_at = Some(Instant::now());
                            }
                        }
                    }
                    if let Some(table) = self.table {
                        dialer.learn(table);
                    }
                    dialer.search();
                }
                Err(end) => {
                    self.speaker.note(Dropped::HostNotReached(end.code()));
                    if self.is_final(&end, lost_at) {
                        return Some(end);
                    }
                }
            }
            if let Err(end) = self.while_away(dialer.wait(backoff(attempt))).await {
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

    /// Does the work while there is no host. Messages given meanwhile are dropped, but leaving ends it.
    async fn while_away<T>(&mut self, work: impl Future<Output = T>) -> Result<T, Option<ClientEnd>> {
        tokio::pin!(work);
        loop {
            tokio::select! {
                result = &mut work => return Ok(result),
                () = self.life.ending() => return Err(None),
                request = self.requests.recv() => match request {
                    None => return Err(None),
                    Some(ClientMessage::Leave) => {
                        return Err(Some(ClientEnd::Closed(crate::protocol::Closing::Left)));
                    }
                    Some(message) => self.speaker.note(Dropped::SaidWhileAway(message.kind())),
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
        self.speaker = Speaker::of_host(shown(&connection), fingerprint.words());
        let host = Some((fingerprint, shown(&connection)));
        if !self.update(ClientUpdate::Connected { host }).await {
            return Outcome::Dropped;
        }
        let (to, mut outgoing) = mpsc::channel::<ClientMessage<AnyGame>>(LINK_QUEUE);
        let (incoming, from) = mpsc::channel(LINK_QUEUE);
        let write = async move {
            while let Some(message) = outgoing.recv().await {
                match codec::encode_frame(&message) {
                    // The reader learns why, and tells it.
                    Ok(frame) if framing::write_bytes(&mut send, &frame).await.is_err() => break,
                    Ok(_) => {}
                    Err(error) => Dropped::from(&error).tell(),
                }
            }
            send
        };
        let writer = tokio::spawn(write.instrument(self.speaker.span()));
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
        // The writer ends when its queue is empty: what was said last is still on its way. A host that reads nothing
        // does not hold us.
        let _ = tokio::time::timeout(LAST_WORDS, writer).await;
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
            return Outcome::Lost(Loss::Gone);
        }
        loop {
            tokio::select! {
                () = self.life.ending() => return Outcome::Dropped,
                () = self.updates.closed() => return Outcome::Dropped,
                request = self.requests.recv() => match request {
                    // A host that is gone is noticed by the other branch, with its reason.
                    Some(message) => if self.or_dropped(link.to.send(message)).await.is_none() {
                        return Outcome::Dropped;
                    },
                    None => return Outcome::Dropped,
                },
                message = link.from.recv() => {
                    let step = match message {
                        Some(Ok(message)) => self.receive(message, &link).await,
                        Some(Err(error)) => Some(Outcome::Lost(error.into())),
                        None => Some(Outcome::Lost(Loss::Gone)),
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
                self.setup = Some(table.setup.clone());
                self.speaker.at_table(table.table);
            }
            HostMessage::Table(table) => self.setup = Some(table.setup.clone()),
            HostMessage::Snapshot(snapshot) if !snapshot.is_intact() => {
                return Some(Outcome::Lost(Loss::Damaged));
            }
            HostMessage::Snapshot(snapshot) => {
                if let Err(error) = self.check_view(&snapshot.view) {
                    return Some(Outcome::Lost(Loss::Impossible(error)));
                }
            }
            HostMessage::Refused(refusal) => self.refused_by_host(refusal),
            HostMessage::Closed { why } => {
                let end = self.refused.take().unwrap_or(ClientEnd::Closed(*why));
                if !self.local {
                    self.speaker.note(Dropped::EndedByHost(*why));
                }
                let lost = why.may_return() && matches!(end, ClientEnd::Closed(_));
                let outcome = if lost {
                    Outcome::Lost(Loss::SentAway(*why))
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

    fn refused_by_host(&mut self, refusal: &Refusal<AnyGame>) {
        let (what, code) = (refusal.what, refusal.code.code());
        // A host in this process tells it itself.
        if !self.local {
            self.speaker.note(Dropped::RefusedByHost { what, code });
        }
        // Without a seat one is taken in all the same, to look on.
        if what == RequestKind::Join && refusal.code != RefusalCode::NoFreeSeat {
            self.refused = Some(ClientEnd::Refused(Box::new(refusal.clone())));
        }
    }

    /// Refuses a view that the table's setup cannot have, if the host is elsewhere: whoever shows it or plays on it relies
    /// on that.
    fn check_view(&self, view: &AnyView) -> Result<(), ViewError> {
        match &self.setup {
            _ if self.local => Ok(()),
            Some(setup) => AnyGame::from_view(setup, view, Seed([0; 32])).map(|_| ()),
            None => Err(ViewError("no table was told before".to_owned())),
        }
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
                self.or_dropped(link.to.send(ClientMessage::SeedShare { share }))
                    .await
                    .is_some()
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

/// The pause after so many attempts that failed.
fn backoff(attempts: u32) -> Duration {
    Duration::from_millis(BACKOFF_MS[(attempts as usize).min(BACKOFF_MS.len() - 1)])
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
