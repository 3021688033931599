//! The host task: the single owner of a table.
//!
//! Everything that can happen becomes a [`HostEvent`]; the task takes one at a time, hands it to the session, writes the
//! journal, and only then tells anybody. It never waits for a peer: what a peer has not taken yet waits in that peer's
//! outbox, where snapshots merge.

mod code;
mod former;
mod later;
mod opening;
mod saving;
mod sending;
mod state;

use super::{
    accept, bots, client, close,
    code::tries::CodeTry,
    control::{HostControl, LocalLink},
    dial::Dialer,
    endpoint::HostSocket,
    error::LinkError,
    events::{self, HostEvent},
    handle::JoinOptions,
    host_handle::GameEnd,
    identity::Fingerprint,
    journal::JournalError,
    line::Line,
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    protocol::{BotKind, ClientMessage, Closing, DeviceId, HostMessage, Name, Refusal, RefusalCode, RequestKind},
    rules::{Seat, Seed},
    session::{ConnectionId, Driver, Input, Journal, Operator, Origin, Outbox, Output, Session},
};
use former::Edition;
pub(super) use opening::{resume, start, succeed};
use state::{FAREWELL, Host, Peer};
use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

impl Host {
    pub(super) async fn run(mut self) {
        if let Some(listening) = &self.socket.listening {
            let events = self.events.0.clone();
            tokio::spawn(accept::accept(
                listening.clone(),
                self.ids.clone(),
                events,
                self.life.clone(),
                self.presence.card(),
            ));
        }
        let mut farewell = None;
        while !(self.closing && self.peers.is_empty()) {
            let event = match farewell {
                None => self.select().await,
                Some(until) => match tokio::time::timeout_at(until, self.select()).await {
                    Ok(event) => event,
                    Err(_) => break,
                },
            };
            self.handle(event);
            if self.closing && farewell.is_none() {
                farewell = Some(tokio::time::Instant::now() + FAREWELL);
            }
        }
        self.end().await;
    }

    /// Waits for the next event. No work is done here, so it can be given up at any moment.
    async fn select(&mut self) -> HostEvent {
        let now = self.started.elapsed();
        let tick = self.session.next_deadline().map(|at| at.saturating_sub(now));
        let write_again = self.write_again.map(|at| at.saturating_duration_since(Instant::now()));
        tokio::select! {
            Some(event) = self.events.1.recv() => event,
            control = self.control.1.recv() => HostEvent::Control(control),
            () = sleep(tick) => HostEvent::Tick,
            () = sleep(write_again) => HostEvent::WriteAgain,
            () = self.presence.time_to_look() => HostEvent::Look,
            _ = self.lines.tick(), if self.peers.values().any(|peer| peer.wire.is_some()) => HostEvent::Lines,
            () = self.life.ending(), if !self.closing => HostEvent::Ending,
        }
    }

    fn handle(&mut self, event: HostEvent) {
        match event {
            HostEvent::Connected {
                connection,
                device,
                origin,
                sink,
                wire,
                place,
                speaker,
            } => {
                if let Some(place) = place.as_ref().filter(|_| self.session.is_friend(device)) {
                    place.is_of_a_friend();
                }
                let peer = Peer {
                    device,
                    outbox: Outbox::default(),
                    sink,
                    wire,
                    place,
                    line: Line::new(Instant::now()),
                    closing: false,
                    member: None,
                    seats: Vec::new(),
                    code: CodeTry::default(),
                    speaker,
                };
                self.peers.insert(connection, peer);
                self.input(Input::Connected {
                    connection,
                    device,
                    origin,
                });
            }
            HostEvent::Message { connection, message } => match self.peers.get_mut(&connection) {
                Some(peer) if peer.closing => peer.speaker.note(Dropped::AfterClosing),
                Some(_) => self.message(connection, message),
                // What was on its way when its peer was cut off; that was told.
                None => {}
            },
            HostEvent::Room { connection } => self.pump(connection),
            HostEvent::Gone { connection, end } => self.gone(connection, &end),
            HostEvent::LookedThere { there, sure, rival } => {
                if let Some(operator) = self.looked_there(there, sure, rival) {
                    self.operate(operator);
                }
                self.move_on_if_due();
            }
            HostEvent::LookedAround if self.closing => {}
            HostEvent::LookedAround => self.gathered(),
            HostEvent::Control(Some(HostControl::Attach(link))) => self.attach(link),
            HostEvent::Control(Some(HostControl::Operate(operator))) => self.operate(operator),
            HostEvent::Control(None) | HostEvent::Ending => self.operate(Operator::Close),
            HostEvent::Tick => self.input(Input::Tick),
            HostEvent::WriteAgain => {
                self.write_again();
                self.cut_off_overrun();
            }
            HostEvent::Lines => self.look_at_lines(),
            HostEvent::Look => {
                let now = self.presence.addresses();
                self.status.send_if_modified(|s| {
                    let changed = s.addresses != now;
                    s.addresses = now;
                    changed
                });
                self.show_code();
            }
        }
    }

    /// Tells the session which lines became slow or good.
    fn look_at_lines(&mut self) {
        let now = Instant::now();
        let gate = self.socket.listening.as_ref().map(|listening| &*listening.gate);
        let looks = self
            .peers
            .iter_mut()
            .map(|(&connection, peer)| (connection, peer.look(gate, now)));
        let changed: Vec<_> = looks
            .filter_map(|(connection, slow)| Some((connection, slow?)))
            .collect();
        for (connection, slow) in changed {
            self.input(Input::Line { connection, slow });
        }
    }

    fn operate(&mut self, operator: Operator) {
        self.input(Input::Operator(operator));
    }

    /// The others are here: whoever looks for the table finds it.
    fn gathered(&mut self) {
        let announced = self.presence.announce(self.session.notice());
        if announced.is_err() {
            self.speaker.note(Dropped::NotAnnounced);
        }
        self.status.send_modify(|s| {
            s.gathering = false;
            s.discovery = announced.err();
        });
    }

    /// Other hosts of this table are told that it goes on here, again for each epoch and each promise.
    fn tell_formers(&mut self) {
        let (Some(socket), Some(epochs)) = (&self.socket.listening, self.session.gone_on_in()) else {
            return;
        };
        let promises = self.session.promises();
        let edition = Edition { epochs, promises };
        if !self.news.told(edition)
            && let Some(standing) = self.session.gone_on()
        {
            let dialer = |host| Dialer::sharing(socket.clone(), self.identity.clone(), self.mdns, host);
            self.news.tell((edition, standing), dialer, self.socket.formers.clone());
        }
    }

    /// A connection whose bytes were no message is told so before it is closed.
    fn gone(&mut self, connection: ConnectionId, end: &LinkError) {
        self.end_try(connection);
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        let closing = peer.closing;
        peer.let_go();
        if let (false, Some(why)) = (closing, end.dropped()) {
            peer.speaker.note(why);
        }
        let malformed = matches!(end, LinkError::Codec(_) | LinkError::CutOff);
        if malformed && !closing {
            let why = Closing::Malformed;
            // A full outbox makes no difference: the connection ends either way.
            let _ = peer
                .outbox
                .push(HostMessage::Closed { why }, |why| peer.speaker.note(why));
            self.pump(connection);
        } else {
            self.peers.remove(&connection);
        }
        if !closing {
            self.input(Input::Disconnected { connection });
        }
    }

    /// Hands one input to the session and carries out what follows from it.
    fn input(&mut self, input: Input<AnyGame>) {
        self.step(input);
        self.cut_off_overrun();
        let waited = self.status.borrow().gathering;
        if waited && !self.session.is_gathering() && !self.session.is_closed() {
            self.gathered();
        }
        self.tell_formers();
        self.note_together();
        self.move_on_if_due();
    }

    fn note_together(&mut self) {
        let now = self.session.is_together();
        self.status
            .send_if_modified(|s| std::mem::replace(&mut s.together, now) != now);
    }

    fn move_on_if_due(&mut self) {
        if std::mem::take(&mut self.moved_on) {
            self.step(Input::Operator(Operator::MoveOn));
        }
        self.closing |= self.session.is_closed();
    }

    fn cut_off_overrun(&mut self) {
        while let Some(connection) = self.overrun.pop() {
            self.step(Input::Disconnected { connection });
        }
    }

    /// Carries out an output other than the journal.
    fn tell(&mut self, output: Output<AnyGame>) {
        match output {
            Output::Send { connection, message } => self.send(connection, message),
            Output::Close { connection, why } => {
                self.end_try(connection);
                if let Some(peer) = self.peers.get_mut(&connection) {
                    // Why somebody is not taken in was told with the refusal.
                    if why != Closing::Refused {
                        peer.speaker.note(Dropped::SentAway(why));
                    }
                    peer.let_go();
                }
                self.pump(connection);
            }
            // Written before anything else was carried out.
            Output::Journal(_) => {}
            Output::SpawnBot { seat, kind, device } => self.spawn_bot(seat, kind, device),
            Output::StopBot { device } => {
                if let Some(bot) = self.bots.remove(&device) {
                    bot.abort();
                }
            }
            Output::Announce(now) => self.presence.update(now),
            Output::Ended { game, outcome, digest } => self.status.send_modify(|s| {
                s.games = game;
                s.last = Some(GameEnd { outcome, digest });
            }),
            Output::Superseded { connection } => self.superseded(connection),
            Output::Rival { connection, epoch } => self.rival(connection, epoch),
            Output::OperatorRefused { code, .. } => {
                Dropped::OperatorRefused(code.code()).tell();
                self.status.send_modify(|s| s.refused = Some(code));
            }
            Output::Dropped { connection, why } => {
                let peer = connection.and_then(|connection| self.peers.get_mut(&connection));
                peer.map_or(&mut self.speaker, |peer| &mut peer.speaker).note(why);
            }
        }
    }

    /// Takes in a message. The host answers one that proves to know the code; the session gets all others, and one that comes
    /// too late.
    fn message(&mut self, connection: ConnectionId, message: ClientMessage<AnyGame>) {
        let tried = self.peers.get(&connection).map(|peer| peer.code);
        match (message, tried) {
            (ClientMessage::CodeBegin { element }, Some(CodeTry::None)) => match self.begin_try(connection, &element) {
                Ok(answer) => self.send(connection, answer.into()),
                Err(code) => self.turn_away(connection, RequestKind::CodeBegin, code),
            },
            (ClientMessage::CodeConfirm { confirm }, Some(CodeTry::Open(..))) => {
                if self.confirm_try(connection, confirm) {
                    self.input(Input::Proved { connection });
                } else {
                    self.turn_away(connection, RequestKind::CodeConfirm, RefusalCode::WrongCode);
                }
            }
            (message, _) => self.input(Input::Message { connection, message }),
        }
    }

    /// Says why, and ends the connection.
    fn turn_away(&mut self, connection: ConnectionId, what: RequestKind, code: RefusalCode) {
        self.end_try(connection);
        let refusal = Refusal {
            what,
            code,
            reason: None,
        };
        let why = Closing::Refused;
        self.send(connection, HostMessage::Refused(refusal).into());
        self.send(connection, HostMessage::Closed { why }.into());
        if let Some(peer) = self.peers.get_mut(&connection) {
            peer.let_go();
        }
        self.pump(connection);
        self.input(Input::Disconnected { connection });
    }

    /// Takes in a client of this process.
    fn attach(&mut self, link: LocalLink) {
        let LocalLink { mut from, to, bot } = link;
        let connection = self.ids.next();
        let (sink, mut outgoing) = events::channel(connection, self.events.0.clone());
        let (device, origin) = bot.map_or((self.device, Origin::Host), |device| (device, Origin::Bot));
        let reads = self.events.0.clone();
        tokio::spawn(async move {
            while let Some(message) = from.recv().await {
                if reads.send(HostEvent::Message { connection, message }).await.is_err() {
                    return;
                }
            }
            let end = LinkError::Ended;
            // A table that is closed has nobody to tell.
            let _ = reads.send(HostEvent::Gone { connection, end }).await;
        });
        tokio::spawn(async move {
            while let Some(message) = outgoing.next().await {
                // The other task hears that the client is gone.
                if to.send(Ok(message.into_message())).await.is_err() {
                    return;
                }
            }
        });
        self.handle(HostEvent::Connected {
            connection,
            device,
            origin,
            sink,
            wire: None,
            place: None,
            speaker: Speaker::of_device("this process", Fingerprint(device.0).words()),
        });
    }

    /// A bot of the table is a client like any other.
    fn spawn_bot(&mut self, seat: Seat, kind: BotKind, device: DeviceId) {
        let options = JoinOptions {
            bot: true,
            ..JoinOptions::new(Name::bot(seat).as_str())
        };
        let (life, control, pace) = (self.life.clone(), self.control.0.clone(), self.pace);
        let client = client::start_bot((life, succeed), control, device, options);
        let task = tokio::spawn(async move { bots::play(&client, kind, Seed(rand::random()), pace, |_| {}).await });
        self.bots.insert(device, task.abort_handle());
    }

    async fn end(mut self) {
        self.bots.values().for_each(tokio::task::AbortHandle::abort);
        self.news
            .outlive(|host| Dialer::new(self.identity.clone(), self.mdns, host));
        self.peers.clear();
        self.presence.stop().await;
        let failed = self.journal.finish_game().err();
        if let Some(error) = &failed {
            error.dropped().tell();
        }
        let failed = failed.map(|error| error.to_string());
        if let Some(HostSocket { endpoint, .. }) = &self.socket.listening {
            // Nobody new is taken in while the last ones hear that it is over.
            endpoint.set_server_config(None);
            if !self.status.borrow().gathering {
                // Who does not let go by then finds out by itself.
                let _ = tokio::time::timeout(FAREWELL, endpoint.wait_idle()).await;
            }
            if !self.socket.lent {
                endpoint.close(close::DONE, b"table closed");
            }
        }
        self.status.send_modify(|s| {
            s.journal = s.journal.take().or(failed);
            s.closed = true;
        });
    }
}

impl Driver<AnyGame> for Host {
    type Failure = JournalError;

    fn session(&mut self) -> &mut Session<AnyGame> {
        &mut self.session
    }

    fn held(&mut self) -> &mut VecDeque<Output<AnyGame>> {
        &mut self.held
    }

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn carry_out(&mut self, output: Output<AnyGame>) {
        self.tell(output);
    }

    fn journal_failed(&mut self, error: &JournalError) {
        self.note_failure(error);
    }

    fn write(&mut self, part: &Journal<AnyGame>) -> Result<(), JournalError> {
        self.journal.write(part)?;
        self.note_written(part);
        Ok(())
    }
}

async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}
