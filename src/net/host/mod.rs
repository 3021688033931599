//! The host task: the single owner of a table.
//!
//! Everything that can happen becomes a [`HostEvent`]. The task takes one at a time, hands it to the desk, and carries
//! out the desk's tasks in order. It never waits for a peer, because the desk keeps what a peer has no room for yet.

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
    line::Line,
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    protocol::{
        BotKind, ClientMessage, Closing, DeviceId, HostMessage, LastSeen, Name, Refusal, RefusalCode, RequestKind,
        Stage,
    },
    rules::{Seat, Seed},
    session::{ConnectionId, Desk, DeskTask, Input, Operator, Origin, Output},
};
pub(super) use opening::{resume, start, succeed};
use state::{FAREWELL, Host, Peer};
use std::time::{Duration, Instant};

impl Host {
    pub(super) async fn run(mut self) {
        if let Some(listening) = &self.socket.listening {
            let events = self.events.0.clone();
            tokio::spawn(accept::accept(
                listening.clone(),
                accept::Comers::new(),
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

    /// Waits for the next event. No work is done here, so the wait can be cancelled at any moment.
    async fn select(&mut self) -> HostEvent {
        let now = self.started.elapsed();
        let tick = self.desk.next_deadline().map(|at| at.saturating_sub(now));
        tokio::select! {
            Some(event) = self.events.1.recv() => event,
            control = self.control.1.recv() => HostEvent::Control(control),
            () = sleep(tick) => HostEvent::Tick,
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
                if let Some(place) = place.as_ref().filter(|_| self.desk.session().is_friend(device)) {
                    place.is_of_a_friend();
                }
                let peer = Peer {
                    device,
                    sink,
                    wire,
                    place,
                    line: Line::new(Instant::now()),
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
            HostEvent::Message { connection, message } => self.message(connection, message),
            HostEvent::Room { connection } => self.pump(connection),
            HostEvent::Gone { connection, end } => self.gone(connection, &end),
            HostEvent::LookedThere { there, sure, rival } => {
                self.looked_there(there, sure, rival);
                self.act(|_, _| ());
            }
            HostEvent::LookedAround if self.closing => {}
            HostEvent::LookedAround => self.gathered(),
            HostEvent::Control(Some(HostControl::Attach(link))) => self.attach(link),
            HostEvent::Control(Some(HostControl::Operate(operator))) => self.operate(operator),
            HostEvent::Control(None) | HostEvent::Ending => self.operate(Operator::Close),
            HostEvent::Tick => self.input(Input::Tick),
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
            .map(|(&connection, peer)| (connection, peer.look(self.desk.waits(connection), gate, now)));
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

    /// Announces the table, and notes in the status that nobody is waited for any more.
    fn gathered(&mut self) {
        let announced = self.presence.announce(self.desk.session().notice());
        if announced.is_err() {
            self.speaker.note(Dropped::NotAnnounced);
        }
        self.status.send_modify(|s| {
            s.gathering = false;
            s.discovery = announced.err();
        });
    }

    /// Tells other hosts of this table that it goes on here.
    fn tell_formers(&mut self, standing: LastSeen<AnyGame>) {
        if let Some(socket) = &self.socket.listening {
            let dialer = |host| Dialer::sharing(socket.clone(), self.identity.clone(), self.mdns, host);
            self.news.tell(standing, dialer, self.socket.formers.clone());
        }
    }

    /// Ends a connection. A peer whose bytes were not a message is told so first.
    fn gone(&mut self, connection: ConnectionId, end: &LinkError) {
        self.end_try(connection);
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        let open = self.desk.is_open(connection);
        if let (true, Some(why)) = (open, end.dropped()) {
            peer.speaker.note(why);
        }
        let malformed = matches!(end, LinkError::Codec(_) | LinkError::CutOff);
        if malformed && open {
            return self.act(|desk, now| desk.send_away(now, connection, Vec::new(), Closing::Malformed));
        }
        self.peers.remove(&connection);
        self.input(Input::Disconnected { connection });
    }

    fn input(&mut self, input: Input<AnyGame>) {
        self.act(|desk, now| desk.input(now, input));
    }

    /// Lets the desk do something, and carries out the tasks that follow.
    fn act(&mut self, deed: impl FnOnce(&mut Desk<AnyGame>, Duration)) {
        deed(&mut self.desk, self.started.elapsed());
        while let Some(task) = self.desk.poll() {
            match task {
                DeskTask::Write => self.write(),
                DeskTask::Do(output) => self.carry_out(output),
                DeskTask::CutOff { connection } => self.cut_off(connection),
                DeskTask::Look {
                    connection,
                    host,
                    rival,
                } => self.look(connection, host, rival),
                DeskTask::Follow { connection } => self.follow(connection),
                DeskTask::Tell(standing) => self.tell_formers(*standing),
            }
        }
        self.note_saved();
        let session = self.desk.session();
        let goes_on = !session.is_gathering() && !session.is_closed();
        self.closing |= session.is_closed();
        if goes_on && self.status.borrow().gathering {
            self.gathered();
        }
        self.note_together();
    }

    fn note_together(&mut self) {
        let now = self.desk.session().is_together();
        self.status
            .send_if_modified(|s| std::mem::replace(&mut s.together, now) != now);
    }

    /// Carries out an output of the session.
    fn carry_out(&mut self, output: Output<AnyGame>) {
        match output {
            Output::Send { connection, message } => self.send(connection, &message),
            Output::Close { connection, why } => {
                self.end_try(connection);
                if let Some(peer) = self.peers.get_mut(&connection) {
                    // A refusal and malformed bytes are in the log already.
                    if !matches!(why, Closing::Refused | Closing::Malformed) {
                        peer.speaker.note(Dropped::SentAway(why));
                    }
                    peer.let_go();
                }
                self.pump(connection);
            }
            Output::SpawnBot { seat, kind, device } => self.spawn_bot(seat, kind, device),
            Output::StopBot { device } => {
                if let Some(bot) = self.bots.remove(&device) {
                    bot.abort();
                }
            }
            Output::Announce(now) => {
                self.status.send_modify(|s| s.in_lobby = now.stage == Stage::Lobby);
                self.presence.update(now);
            }
            Output::Ended { game, outcome, digest } => self.status.send_modify(|s| {
                s.games = game;
                s.last = Some(GameEnd { outcome, digest });
            }),
            // The desk carries these out itself.
            Output::Journal(_) | Output::Superseded { .. } | Output::Rival { .. } => {}
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

    /// Takes in a message. The host answers proofs of the join code itself; the session gets all other messages, and
    /// proofs that come too late.
    fn message(&mut self, connection: ConnectionId, message: ClientMessage<AnyGame>) {
        let tried = self.peers.get(&connection).map(|peer| peer.code);
        match (message, tried) {
            (ClientMessage::CodeBegin { element }, Some(CodeTry::None)) => match self.begin_try(connection, &element) {
                Ok(answer) => self.act(|desk, _| desk.send(connection, answer)),
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

    /// Refuses a request with this code, and ends the connection.
    fn turn_away(&mut self, connection: ConnectionId, what: RequestKind, code: RefusalCode) {
        self.end_try(connection);
        let refusal = Refusal {
            what,
            code,
            reason: None,
        };
        let messages = vec![HostMessage::Refused(refusal)];
        self.act(|desk, now| desk.send_away(now, connection, messages, Closing::Refused));
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
            // An error means that the table is closed.
            let _ = reads.send(HostEvent::Gone { connection, end }).await;
        });
        tokio::spawn(async move {
            while let Some(message) = outgoing.next().await {
                // The other task hears that the client is gone.
                if to.send(Ok(message)).await.is_err() {
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

    /// Starts a bot of the table, which is a client like any other.
    fn spawn_bot(&mut self, seat: Seat, kind: BotKind, device: DeviceId) {
        let options = JoinOptions {
            bot: true,
            ..JoinOptions::new(Name::bot(kind.character(), seat).as_str())
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
            // No new connection is accepted while the last members hear of the end.
            endpoint.set_server_config(None);
            if !self.status.borrow().gathering {
                // A peer that is still connected then notices the end by itself.
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

async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests;
