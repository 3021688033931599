//! The client task: comes to a table, checks what it is told, comes back by itself, and hands everything on.
//!
//! Select, then one synchronous step: the task is the only owner of its state. The window's own seat, bots in the host's
//! process and clients elsewhere run the same code; only where the messages come from differs.

mod moved;
mod search;
mod state;

use super::{
    close,
    control::{HostControl, LocalLink},
    dial::{Dialer, Reached},
    error::{LinkError, Loss},
    framing,
    handle::{ClientEnd, ClientHandle, ClientUpdate, JoinOptions, Request},
    host_handle::HostHandle,
    identity::Fingerprint,
    life::Life,
    scope,
    wake::{Wake, no_wake},
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    protocol::{
        ClientMessage, Closing, DeviceId, Finding, HostMessage, Join, Refusal, RefusalCode, RequestKind, TableInfo,
        codec,
    },
    session::HostSearch,
};
use moved::moved;
use search::Found;
use state::Client;
pub(super) use state::{Succeed, Successor};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tracing::Instrument;

/// Conversations in a row that a host may spoil by what cannot be before it is left for good. A broken line spoils none:
/// what comes is what was sent.
const SPOILED_MAX: u32 = 5;
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

/// Starts a client of a host elsewhere.
pub(super) fn start_remote(
    life: Life,
    succeed: Succeed,
    dialer: Dialer,
    options: JoinOptions,
    wake: Wake,
) -> ClientHandle {
    let (client, handle) = Client::new(life, succeed, options, wake, false);
    tokio::spawn(client.run_remote(dialer));
    handle
}

/// Starts a client of a host in this process.
pub(super) fn start_local(
    succeed: Succeed,
    host: HostHandle,
    dialer: Dialer,
    options: JoinOptions,
    wake: Wake,
) -> ClientHandle {
    let (client, handle) = Client::new(host.life.clone(), succeed, options, wake, true);
    tokio::spawn(client.run_here(host, dialer));
    handle
}

/// Starts a bot of a host in this process.
pub(super) fn start_bot(
    (life, succeed): (Life, Succeed),
    control: mpsc::Sender<HostControl>,
    bot: DeviceId,
    options: JoinOptions,
) -> ClientHandle {
    let (client, handle) = Client::new(life, succeed, options, no_wake(), true);
    tokio::spawn(client.run_bot(control, bot));
    handle
}

impl Client {
    async fn run_bot(mut self, control: mpsc::Sender<HostControl>, bot: DeviceId) {
        let end = match self.converse_here(&control, Some(bot)).await {
            Outcome::Ended(end) => end,
            Outcome::Lost(_) => ClientEnd::Gone,
            Outcome::Dropped => return,
        };
        self.update(ClientUpdate::Ended(end)).await;
    }

    async fn run_here(mut self, host: HostHandle, mut dialer: Dialer) {
        let end = match self.stay(&host, &mut dialer).await {
            Ok(()) => self.visit(&mut dialer, Some(HostSearch::new(self.now(), None))).await,
            Err(end) => end,
        };
        self.finish(dialer, end).await;
    }

    async fn run_remote(mut self, mut dialer: Dialer) {
        let end = self.visit(&mut dialer, None).await;
        self.finish(dialer, end).await;
    }

    async fn finish(mut self, dialer: Dialer, end: Option<ClientEnd>) {
        if let Some(end) = end {
            self.update(ClientUpdate::Ended(end)).await;
        }
        if let Some(host) = self.home {
            // It has its socket from here.
            host.closed().await;
        }
        dialer.end().await;
    }

    /// Stays at the table of this machine until it goes on elsewhere.
    ///
    /// # Errors
    /// The end of it, if it does not.
    async fn stay(&mut self, host: &HostHandle, dialer: &mut Dialer) -> Result<(), Option<ClientEnd>> {
        self.guest.set_local(true);
        let why = match self.converse_here(&host.control, None).await {
            Outcome::Ended(end) => return Err(Some(end)),
            Outcome::Dropped => return Err(None),
            Outcome::Lost(why) => why,
        };
        let closing = Loss::SentAway(Closing::MovedOn);
        let moved_to = host.closed().await.moved_to.filter(|_| why == closing);
        self.speaker.note(Dropped::HostLost(why.to_string()));
        match moved_to {
            Some(target) => dialer.follow(target),
            None if why == closing => return Err(Some(ClientEnd::Closed(Closing::MovedOn))),
            None => return Err(Some(ClientEnd::Gone)),
        }
        self.guest.set_local(false);
        self.update(ClientUpdate::Lost { why }).await;
        Ok(())
    }

    async fn converse_here(&mut self, control: &mpsc::Sender<HostControl>, bot: Option<DeviceId>) -> Outcome {
        let (link, local) = local_pair(bot);
        if control.send(HostControl::Attach(local)).await.is_err() {
            return Outcome::Ended(ClientEnd::Gone);
        }
        self.update(ClientUpdate::Connected { host: None }).await;
        self.converse(link, std::future::pending()).await
    }

    /// Visits the host, again after every loss, until the end; `None` if nobody listens any more.
    async fn visit(&mut self, dialer: &mut Dialer, mut search: Option<HostSearch>) -> Option<ClientEnd> {
        let (mut attempt, mut spoiled) = (0_u32, 0_u32);
        loop {
            attempt += 1;
            self.update(ClientUpdate::Connecting { attempt }).await.then_some(())?;
            let found = match &mut search {
                None => self.or_dropped(dialer.dial(None)).await?.map(Found::There),
                Some(search) => match self.seek(dialer, search).await {
                    Ok(found) => found,
                    Err(end) => return end,
                },
            };
            let since = Instant::now();
            let lost = match found {
                Ok(Found::Here(host)) => {
                    self.goes_on = false;
                    self.home = Some(host.clone());
                    self.update(ClientUpdate::Hosting(host.clone())).await.then_some(())?;
                    match self.stay(&host, dialer).await {
                        Ok(()) => true,
                        Err(end) => return end,
                    }
                }
                Ok(Found::There(reached)) => {
                    dialer.found();
                    match self.converse_remote(reached, dialer).await {
                        Outcome::Ended(end) => return Some(end),
                        Outcome::Dropped => return None,
                        Outcome::Lost(why) => {
                            self.speaker.note(Dropped::HostLost(why.to_string()));
                            spoiled = if why.is_hosts_fault() { spoiled + 1 } else { 0 };
                            if spoiled >= SPOILED_MAX {
                                return Some(ClientEnd::Nonsense(why));
                            }
                            self.update(ClientUpdate::Lost { why }).await.then_some(())?;
                            true
                        }
                    }
                }
                Err(end) => {
                    self.speaker.note(Dropped::HostNotReached(end.code()));
                    if let Some(end) = self.last_word(end, search.as_ref()) {
                        return Some(end);
                    }
                    false
                }
            };
            if lost {
                let handed_to = self.guest.handed_to();
                search = Some(HostSearch::after(search, self.now(), since.elapsed(), handed_to));
                (attempt, self.gathers) = (0, false);
                self.prepare(dialer);
            }
            let own = DeviceId(dialer.fingerprint().0);
            let has_heirs = !self.guest.heirs(own).is_empty();
            let pause = search
                .as_ref()
                .map_or(Duration::ZERO, |search| search.pause(own, has_heirs));
            if let Err(end) = self.while_away(dialer.wait(pause)).await {
                return end;
            }
        }
    }

    /// The end of a visit after an attempt that failed, if it is one. The first visit fails at once; a host that was lost
    /// is waited for, unless it came back different.
    fn last_word(&self, end: ClientEnd, search: Option<&HostSearch>) -> Option<ClientEnd> {
        let Some(search) = search else {
            return Some(end);
        };
        let patience = self.options.patience;
        match end {
            ClientEnd::Version { .. } => Some(end),
            _ if search.lasts(self.now()) >= patience => Some(ClientEnd::NotBack(patience)),
            _ => None,
        }
    }

    /// Has the table looked for wherever it may go on.
    fn prepare(&self, dialer: &mut Dialer) {
        if let Some(table) = self.guest.table() {
            dialer.learn(table);
        }
        let hosts = self.guest.possible_hosts();
        dialer.allow(hosts.iter().map(|device| Fingerprint(device.0)).collect());
        dialer.search();
    }

    async fn converse_remote(&mut self, reached: Reached, dialer: &mut Dialer) -> Outcome {
        let Reached {
            connection,
            mut send,
            mut recv,
            fingerprint,
        } = reached;
        self.key = Some(dialer.own().0.device_key().clone());
        self.speaker = Speaker::of_host(scope::peer(&connection), fingerprint.words());
        let host = Some((fingerprint, scope::peer(&connection)));
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
        let epoch = self.guest.epoch();
        let outcome = self.converse(Link { to, from }, moved(&connection, dialer)).await;
        if self.guest.epoch() > epoch {
            // Another host goes on with the table: it is the one to come back to.
            dialer.follow_host(fingerprint, scope::peer(&connection));
        }
        reader.abort();
        // The writer ends when its queue is empty: what was said last is still on its way. A host that reads nothing
        // does not hold us.
        let _ = tokio::time::timeout(LAST_WORDS, writer).await;
        connection.close(close::DONE, b"bye");
        outcome
    }

    /// Speaks with the host until the end, or until it has `moved`.
    async fn converse(&mut self, mut link: Link, moved: impl Future<Output = ()>) -> Outcome {
        let join = ClientMessage::Join(Join {
            name: self.options.name.clone(),
            colour: self.options.colour,
            bot: self.options.bot,
            spectator: self.options.spectator,
            may_host: self.options.may_host,
        });
        let standing = self
            .guest
            .standing()
            .filter(|_| !self.guest.is_local())
            .map(|standing| ClientMessage::LastSeen(Box::new(standing)));
        for message in standing.into_iter().chain([join]) {
            if link.to.send(message).await.is_err() {
                return Outcome::Lost(Loss::Gone);
            }
        }
        tokio::pin!(moved);
        loop {
            tokio::select! {
                () = self.life.ending() => return Outcome::Dropped,
                () = self.updates.closed() => return Outcome::Dropped,
                () = &mut moved => return Outcome::Lost(Loss::Moved),
                request = self.requests.recv() => match request {
                    // A host that is gone is noticed by the other branch, with its reason.
                    Some(Request::Say(message)) => if self.or_dropped(link.to.send(message)).await.is_none() {
                        return Outcome::Dropped;
                    },
                    // There is a host.
                    Some(Request::GoOn) => {}
                    None => return Outcome::Dropped,
                },
                message = link.from.recv() => {
                    let step = match message {
                        Some(Ok(message)) => self.receive(message, &mut link).await,
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
    async fn receive(&mut self, message: HostMessage<AnyGame>, link: &mut Link) -> Option<Outcome> {
        if let HostMessage::Welcome { table, .. } = &message
            && self.guest.table().is_some_and(|known| known != table.table)
        {
            return Some(self.decline(table, link).await);
        }
        if let Err(fault) = self.guest.check(&message) {
            return Some(Outcome::Lost(fault.into()));
        }
        let promise = self.key.as_ref().and_then(|key| self.guest.promise(key));
        if let Some(promise) = promise
            && link.to.send(ClientMessage::Promise(promise)).await.is_err()
        {
            return Some(Outcome::Lost(Loss::Gone));
        }
        match &message {
            HostMessage::Welcome { table, .. } => self.speaker.at_table(table.table),
            HostMessage::Refused(refusal) => self.refused_by_host(refusal),
            HostMessage::Closed { why } => {
                let end = self.refused.take().unwrap_or(ClientEnd::Closed(*why));
                if !self.guest.is_local() {
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

    /// Another table than the lost one is open in its place: nobody slides into a new game without a word.
    async fn decline(&mut self, other: &TableInfo<AnyGame>, link: &mut Link) -> Outcome {
        self.speaker.note(Dropped::OtherTable(other.table));
        // The place that was taken there is given back; a host that is gone has nothing to free.
        let goodbye = async {
            let _ = link.to.send(ClientMessage::Leave).await;
            while let Some(Ok(_)) = link.from.recv().await {}
        };
        let _ = tokio::time::timeout(LAST_WORDS, goodbye).await;
        Outcome::Ended(ClientEnd::OtherTable {
            table: other.table,
            name: other.name.clone(),
        })
    }

    fn refused_by_host(&mut self, refusal: &Refusal<AnyGame>) {
        let (what, code) = (refusal.what, refusal.code.code());
        // A host in this process tells it itself.
        if !self.guest.is_local() {
            self.speaker.note(Dropped::RefusedByHost { what, code });
        }
        // Without a seat one is taken in all the same, to look on.
        if what == RequestKind::Join && refusal.code != RefusalCode::NoFreeSeat {
            self.refused = Some(ClientEnd::Refused(Box::new(refusal.clone())));
        }
    }

    /// Takes part in the making of the seed, and checks it at the end; false if nobody wants to know any more.
    async fn bear_witness(&mut self, message: &HostMessage<AnyGame>, link: &Link) -> bool {
        if self.guest.is_local() && self.options.bot {
            return true;
        }
        match self.guest.bear_witness(message, rand::random) {
            Some(Finding::Verdict { game, report }) => self.update(ClientUpdate::Seed { game, report }).await,
            // A host that is gone is noticed by the next message.
            Some(finding) => match finding.answer() {
                Some(answer) => self.or_dropped(link.to.send(answer)).await.is_some(),
                None => true,
            },
            None => true,
        }
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
