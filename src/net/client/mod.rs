//! The client task joins a table, checks what the host tells, reconnects by itself, and hands everything on.
//!
//! The task waits for one event and handles it. It alone owns its state. The window's own seat, bots in the host's
//! process and clients elsewhere run the same code; only where the messages come from differs.

mod away;
mod moved;
mod state;

use super::{
    close,
    control::{HostControl, LocalLink},
    dial::{Dialer, Reached},
    error::{LinkError, Loss},
    framing,
    handle::{ClientHandle, ClientUpdate, JoinOptions, Request},
    host_handle::HostHandle,
    life::Life,
    scope,
    wake::{Wake, no_wake},
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, DeviceId, Finding, HostMessage, Refusal, SharedMessage, codec},
    session::{Checked, VisitStep, Whereabouts},
};
use away::Found;
use moved::moved;
use state::{Client, End};
pub(super) use state::{Succeed, Successor};
use std::time::Duration;
use tokio::sync::mpsc;
use tracing::Instrument;

/// Longest time for the last messages to a host that does not read them.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// Number of messages that may wait between the task and its stream, each way.
const LINK_QUEUE: usize = 16;

/// A conversation with a host, wherever it is.
pub(super) struct Link {
    pub(super) to: mpsc::Sender<ClientMessage<AnyGame>>,
    pub(super) from: mpsc::Receiver<Result<SharedMessage<AnyGame>, LinkError>>,
}

/// The end of a conversation.
enum Outcome {
    /// The visit is over as well.
    Ended,
    Lost(Loss),
    /// The handle was dropped, or the backend ends.
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
    let key = Some(dialer.own().0.device_key().clone());
    let (client, handle) = Client::new(life, succeed, options, wake, key);
    tokio::spawn(client.run(None, dialer));
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
    let key = Some(dialer.own().0.device_key().clone());
    let (client, handle) = Client::new(host.life.clone(), succeed, options, wake, key);
    tokio::spawn(client.run(Some(host), dialer));
    handle
}

/// Starts a bot of a host in this process.
pub(super) fn start_bot(
    (life, succeed): (Life, Succeed),
    control: mpsc::Sender<HostControl>,
    bot: DeviceId,
    options: JoinOptions,
) -> ClientHandle {
    let (client, handle) = Client::new(life, succeed, options, no_wake(), None);
    tokio::spawn(client.run_bot(control, bot));
    handle
}

impl Client {
    async fn run_bot(mut self, control: mpsc::Sender<HostControl>, bot: DeviceId) {
        let mut places = Whereabouts::default();
        if matches!(self.converse_here(&control, Some(bot)).await, Outcome::Dropped) {
            return;
        }
        self.visit.lost_home(self.now(), &mut places, false);
        if let VisitStep::End(end) = self.visit.next(self.now(), &mut places) {
            let end = self.end_of(end);
            self.update(ClientUpdate::Ended(end)).await;
        }
    }

    /// Runs the client until its visit ends, first at the host in this process if there is one.
    async fn run(mut self, host: Option<HostHandle>, mut dialer: Dialer) {
        let mut step = match &host {
            Some(host) => self.stay(host, &mut dialer).await,
            None => Ok(()),
        };
        while step.is_ok() {
            step = self.step(&mut dialer).await;
        }
        if let Err(Some(end)) = step {
            self.update(ClientUpdate::Ended(end)).await;
        }
        if let Some(host) = self.home {
            // The host uses the socket of this client, which waits for the end of the host.
            host.closed().await;
        }
        dialer.end().await;
    }

    /// Carries out the next step of the visit.
    ///
    /// # Errors
    /// The client ends.
    async fn step(&mut self, dialer: &mut Dialer) -> Result<(), End> {
        match self.visit.next(self.now(), dialer.places_mut()) {
            VisitStep::Pause(pause) => self.while_away(dialer.wait(pause)).await.map(|_| ()),
            VisitStep::Dial { heir, alone, limit } => {
                self.attempt += 1;
                let attempt = self.attempt;
                self.tell(ClientUpdate::Connecting { attempt }).await?;
                match self.dial(dialer, heir.as_ref(), alone, limit).await? {
                    Ok(reached) => self.meet(reached, dialer).await,
                    Err(end) => {
                        self.not_reached(end, heir.is_none() && !alone);
                        Ok(())
                    }
                }
            }
            VisitStep::Open { legacy, agreed } => {
                self.opens_here(dialer, *legacy, agreed);
                Ok(())
            }
            VisitStep::Look { lookout, heir } => {
                let found = self.look(dialer, lookout, heir.as_ref()).await?;
                self.goes_to(found, dialer).await
            }
            VisitStep::GiveUp => {
                let found = self.give_up(dialer).await?;
                self.goes_to(found, dialer).await
            }
            VisitStep::End(end) => Err(Some(self.end_of(end))),
        }
    }

    async fn goes_to(&mut self, found: Found, dialer: &mut Dialer) -> Result<(), End> {
        match found {
            Found::Nobody => Ok(()),
            Found::There(reached) => self.meet(reached, dialer).await,
            Found::Here(host) => self.stay(&host, dialer).await,
        }
    }

    /// Speaks with the host in this process until the conversation is over.
    ///
    /// # Errors
    /// The client ends.
    async fn stay(&mut self, host: &HostHandle, dialer: &mut Dialer) -> Result<(), End> {
        let why = match self.converse_here(&host.control, None).await {
            Outcome::Ended => return Ok(()),
            Outcome::Dropped => return Err(None),
            Outcome::Lost(why) => why,
        };
        let sent_away = why == Loss::SentAway(Closing::MovedOn);
        let moved_to = host.closed().await.moved_to.filter(|_| sent_away);
        self.speaker.note(Dropped::HostLost(why.to_string()));
        let moved = moved_to.is_some();
        if let Some(target) = moved_to {
            dialer.follow(target);
        }
        self.visit.lost_home(self.now(), dialer.places_mut(), moved);
        self.searches(why, dialer).await
    }

    async fn converse_here(&mut self, control: &mpsc::Sender<HostControl>, bot: Option<DeviceId>) -> Outcome {
        let (link, local) = local_pair(bot);
        let first = self.visit.goes_on_here(self.now());
        if control.send(HostControl::Attach(local)).await.is_err() {
            return Outcome::Lost(Loss::Gone);
        }
        self.update(ClientUpdate::Connected { host: None }).await;
        self.converse(link, first, std::future::pending()).await
    }

    /// Speaks with a host elsewhere until the conversation is over.
    ///
    /// # Errors
    /// The client ends.
    async fn meet(&mut self, reached: Reached, dialer: &mut Dialer) -> Result<(), End> {
        dialer.found();
        let outcome = self.converse_remote(reached, dialer).await;
        let spoiled = matches!(&outcome, Outcome::Lost(why) if why.is_hosts_fault());
        self.visit.lost(self.now(), dialer.places_mut(), spoiled);
        match outcome {
            Outcome::Ended => Ok(()),
            Outcome::Dropped => Err(None),
            Outcome::Lost(why) => {
                self.speaker.note(Dropped::HostLost(why.to_string()));
                self.searches(why, dialer).await
            }
        }
    }

    /// Begins to search for the table of a lost host, unless the visit is over.
    async fn searches(&mut self, why: Loss, dialer: &mut Dialer) -> Result<(), End> {
        if self.visit.is_over() {
            self.last_loss = Some(why);
            return Ok(());
        }
        (self.attempt, self.gathers) = (0, false);
        dialer.search();
        self.tell(ClientUpdate::Lost { why }).await
    }

    async fn converse_remote(&mut self, reached: Reached, dialer: &mut Dialer) -> Outcome {
        let Reached {
            connection,
            mut send,
            mut recv,
            fingerprint,
        } = reached;
        self.speaker = Speaker::of_host(scope::peer(&connection), fingerprint.words());
        let address = scope::peer(&connection);
        let host = Some((fingerprint, address));
        let there = (DeviceId(fingerprint.0), address);
        let first = self.visit.reached(self.now(), dialer.places_mut(), there);
        if !self.update(ClientUpdate::Connected { host }).await {
            return Outcome::Dropped;
        }
        let (to, mut outgoing) = mpsc::channel::<ClientMessage<AnyGame>>(LINK_QUEUE);
        let (incoming, from) = mpsc::channel(LINK_QUEUE);
        let write = async move {
            while let Some(message) = outgoing.recv().await {
                match codec::encode_frame(&message) {
                    // The reader gets the error too, and reports it.
                    Ok(frame) if framing::write_bytes(&mut send, &frame).await.is_err() => break,
                    Ok(_) => {}
                    Err(_) => Dropped::Unwritable.tell(),
                }
            }
            send
        };
        let writer = tokio::spawn(write.instrument(self.speaker.span()));
        let reader = tokio::spawn(async move {
            loop {
                let message = framing::read_message::<HostMessage<AnyGame>>(&mut recv).await;
                let over = message.is_err();
                if incoming.send(message.map(SharedMessage::from)).await.is_err() || over {
                    break;
                }
            }
        });
        let moved = moved(&connection, dialer);
        let outcome = self.converse(Link { to, from }, first, moved).await;
        reader.abort();
        // The writer ends when its queue is empty, so that the last messages are sent. A host that reads nothing is not
        // waited for.
        let _ = tokio::time::timeout(LAST_WORDS, writer).await;
        connection.close(close::DONE, b"bye");
        outcome
    }

    /// Sends the `first` messages, and speaks with the host until the conversation ends, or until the host has `moved`.
    async fn converse(
        &mut self,
        mut link: Link,
        first: Vec<ClientMessage<AnyGame>>,
        moved: impl Future<Output = ()>,
    ) -> Outcome {
        for message in first {
            if link.to.send(message).await.is_err() {
                return Outcome::Lost(Loss::Gone);
            }
        }
        tokio::pin!(moved);
        loop {
            let leaves = self.visit.leaves_at().map(|at| at.saturating_sub(self.now()));
            tokio::select! {
                () = self.life.ending() => return Outcome::Dropped,
                () = self.updates.closed() => return Outcome::Dropped,
                () = tokio::time::sleep(leaves.unwrap_or_default()), if leaves.is_some() => {
                    return Outcome::Lost(self.visit.leave().into());
                }
                () = &mut moved => return Outcome::Lost(Loss::Moved),
                request = self.requests.recv() => match request {
                    // A host that is gone is noticed by the other branch, with its reason.
                    Some(Request::Say(message)) => {
                        self.visit.says(&message);
                        if self.or_dropped(link.to.send(message)).await.is_none() {
                            return Outcome::Dropped;
                        }
                    }
                    // The person cannot go on alone while there is a host.
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

    /// Checks a message and hands it on. Returns the outcome if the conversation is over.
    async fn receive(&mut self, message: SharedMessage<AnyGame>, link: &mut Link) -> Option<Outcome> {
        let (promise, finding) = match self.visit.hear(&message, rand::random) {
            Checked::Believed { promise, finding } => (promise, finding),
            Checked::Ignored => return None,
            Checked::Fault(fault) => return Some(Outcome::Lost(fault.into())),
            Checked::OtherTable => {
                self.say_goodbye(&message, link).await;
                return Some(if self.visit.is_over() {
                    Outcome::Ended
                } else {
                    Outcome::Lost(Loss::OtherTable)
                });
            }
            Checked::Closed(why) => {
                if !self.visit.is_at_home() {
                    self.speaker.note(Dropped::EndedByHost(why));
                }
                self.update(ClientUpdate::Message(message.into_message())).await;
                let over = self.visit.is_over();
                return Some(if over {
                    Outcome::Ended
                } else {
                    Outcome::Lost(Loss::SentAway(why))
                });
            }
        };
        if let Some(promise) = promise
            && link.to.send(promise).await.is_err()
        {
            return Some(Outcome::Lost(Loss::Gone));
        }
        match &*message {
            HostMessage::Welcome { table, .. } => self.speaker.at_table(table.table),
            HostMessage::Refused(refusal) => self.note_refusal(refusal),
            _ => {}
        }
        let told = self.answer(finding, link).await && self.update(ClientUpdate::Message(message.into_message())).await;
        if told { None } else { Some(Outcome::Dropped) }
    }

    /// Leaves the other table, so that its host frees the seat.
    async fn say_goodbye(&mut self, message: &HostMessage<AnyGame>, link: &mut Link) {
        if let HostMessage::Welcome { table, .. } = message {
            self.speaker.note(Dropped::OtherTable(table.table));
        }
        let goodbye = async {
            let _ = link.to.send(ClientMessage::Leave).await;
            while let Some(Ok(_)) = link.from.recv().await {}
        };
        let _ = tokio::time::timeout(LAST_WORDS, goodbye).await;
    }

    fn note_refusal(&mut self, refusal: &Refusal<AnyGame>) {
        // A host in this process logs its refusals itself.
        if !self.visit.is_at_home() {
            let (what, code) = (refusal.what, refusal.code.code());
            self.speaker.note(Dropped::RefusedByHost { what, code });
        }
    }

    /// Hands on a verdict about a seed, or answers the host. Returns false once the handle is dropped.
    async fn answer(&mut self, finding: Option<Finding>, link: &Link) -> bool {
        match finding {
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
