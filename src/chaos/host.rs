//! The program of a host: a desk with its record files.

use super::{
    agenda::LineId,
    disk::{Disk, DiskFault},
    standing::StandingAnswers,
};
use crate::{
    games::any::AnyGame,
    protocol::{
        BotKind, ClientMessage, Closing, DeviceId, Digest, Epoch, HostMessage, LastSeen, PositionMark, Refusal,
        RefusalCode, RequestKind, SharedMessage, Snapshot, codec,
    },
    record::{RecordNames, encode_entry, encode_header},
    rules::{Outcome, Seat},
    session::{ConnectionId, Desk, DeskTask, Input, Journal, Origin, Output, Session},
};
use std::{collections::BTreeMap, sync::Arc, time::Duration};

/// Messages that may be on their way to one client before the rest waits in its outbox.
const WINDOW: usize = 16;

/// The counters and the digest of a position that a snapshot tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    pub(super) game: u32,
    pub(super) epoch: Epoch,
    pub(super) revision: u32,
    pub(super) digest: Digest,
}

/// One thing that the program did.
#[derive(Debug)]
pub(super) enum Deed {
    Wrote(Journal<AnyGame>),
    Said {
        line: LineId,
        frame: Arc<[u8]>,
        told: Option<Told>,
    },
    Closed(LineId),
    SpawnBot {
        seat: Seat,
        kind: BotKind,
        device: DeviceId,
    },
    StopBot(DeviceId),
    /// The table goes on at the host on this line.
    Follow(LineId),
    /// The program looks whether the device on this line has the table now or, with an epoch, hosts it as a rival.
    Look(LineId, DeviceId, Option<Epoch>),
    /// The testimony that the former hosts have to hear.
    Tell(Box<LastSeen<AnyGame>>),
    Ended {
        game: u32,
        outcome: Box<Outcome>,
        digest: Digest,
    },
    /// A law was broken that only the host can see.
    Broke(String),
}

/// The moment at which the program dies: with the output after `outputs` others. If that output is a write, `through`
/// decides how many of its bytes get through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fuse {
    pub(super) outputs: u32,
    pub(super) through: u32,
}

#[derive(Debug)]
pub(super) struct Host {
    desk: Desk<AnyGame>,
    pub(super) disk: Disk,
    /// The names of the record files that the program begins.
    names: RecordNames,
    /// The number of the table's book in the laws.
    pub(super) book: u32,
    /// The times on the machine's clock at the start of the program, and now.
    pub(super) started: Duration,
    pub(super) now: Duration,
    /// Messages on their way to each client.
    flying: BTreeMap<ConnectionId, usize>,
    pub(super) deeds: Vec<Deed>,
    pub(super) fuse: Option<Fuse>,
    pub(super) dead: bool,
    /// The line on which the next position is damaged on its way out.
    pub(super) spoil: Option<LineId>,
    pub(super) writes: u32,
    standing: StandingAnswers,
    /// The newest position that was sent to each client.
    offers: BTreeMap<ConnectionId, SharedMessage<AnyGame>>,
    /// The command that the desk handles now, with its connection.
    hearing: Option<(ConnectionId, ClientMessage<AnyGame>)>,
    /// The position from which a liar continued although it knew a newer one. Testimonies reach this host without
    /// positions and mandates.
    pub(super) went_back_to: Option<PositionMark>,
    /// True once a player that knew no table has joined.
    pub(super) joined_by_hand: bool,
}

impl Host {
    pub(super) fn new(session: Session<AnyGame>, disk: Disk, (names, book): (RecordNames, u32), now: Duration) -> Self {
        Self {
            desk: Desk::new(session),
            disk,
            names,
            book,
            started: now,
            now,
            flying: BTreeMap::new(),
            deeds: Vec::new(),
            fuse: None,
            dead: false,
            spoil: None,
            writes: 0,
            standing: StandingAnswers::default(),
            offers: BTreeMap::new(),
            hearing: None,
            went_back_to: None,
            joined_by_hand: false,
        }
    }

    pub(super) const fn session(&self) -> &Session<AnyGame> {
        self.desk.session()
    }

    /// The time on the machine's clock at which the desk wants a tick.
    pub(super) fn next_deadline(&self) -> Option<Duration> {
        self.desk.next_deadline().map(|at| self.started + at)
    }

    pub(super) fn connected(&mut self, line: LineId, device: DeviceId, origin: Origin) {
        let connection = ConnectionId(line);
        self.flying.insert(connection, 0);
        self.input(Input::Connected {
            connection,
            device,
            origin,
        });
    }

    /// A frame came in on a line.
    pub(super) fn hear(&mut self, line: LineId, frame: &[u8]) {
        match codec::decode(frame.get(codec::PREFIX..).unwrap_or_default()) {
            Ok(mut message) => {
                let connection = ConnectionId(line);
                if let (Some(_), ClientMessage::LastSeen(told)) = (self.went_back_to, &mut message) {
                    (told.snapshot, told.mandate) = (None, None);
                }
                // Outputs that wait for the disk may contain the refusal of an earlier command.
                let is_answered = matches!(message, ClientMessage::Command { .. }) && self.waiting() == 0;
                self.hearing = is_answered.then(|| (connection, message.clone()));
                self.input(Input::Message { connection, message });
                self.hearing = None;
            }
            Err(error) => self
                .deeds
                .push(Deed::Broke(format!("a client's message is invalid: {error}"))),
        }
    }

    /// The line is dead.
    pub(super) fn lost(&mut self, line: LineId) {
        let connection = ConnectionId(line);
        self.flying.remove(&connection);
        self.offers.remove(&connection);
        self.input(Input::Disconnected { connection });
    }

    /// A frame has arrived at the client, so that another one may leave.
    pub(super) fn arrived(&mut self, line: LineId) {
        let connection = ConnectionId(line);
        if let Some(flying) = self.flying.get_mut(&connection) {
            *flying = flying.saturating_sub(1);
            self.pump(connection);
        }
    }

    pub(super) fn input(&mut self, input: Input<AnyGame>) {
        self.act(|desk, now| desk.input(now, input));
    }

    /// As [`Desk::looked`].
    pub(super) fn looked(&mut self, host: DeviceId, sure: Option<Epoch>, rival: Option<Epoch>) -> bool {
        let mut gives_way = false;
        self.act(|desk, now| gives_way = desk.looked(now, host, sure, rival));
        gives_way
    }

    /// Lets the desk act, and carries out its tasks.
    fn act(&mut self, deed: impl FnOnce(&mut Desk<AnyGame>, Duration)) {
        deed(&mut self.desk, self.now.saturating_sub(self.started));
        while let Some(task) = self.desk.poll() {
            match task {
                DeskTask::Write => {
                    let part = self.desk.part().cloned();
                    let written = part.is_none_or(|part| self.write(part).is_ok());
                    self.desk.wrote(self.now.saturating_sub(self.started), written);
                }
                _ if self.dead || self.burns_down() => {}
                DeskTask::Do(output) => self.carry_out(output),
                DeskTask::CutOff { connection } => {
                    self.flying.remove(&connection);
                    self.deeds.push(Deed::Closed(connection.0));
                }
                DeskTask::Look {
                    connection,
                    host,
                    rival,
                } => self.deeds.push(Deed::Look(connection.0, host, rival)),
                DeskTask::Follow { connection } => self.deeds.push(Deed::Follow(connection.0)),
                DeskTask::Tell(standing) => self.deeds.push(Deed::Tell(standing)),
            }
        }
        self.check_standing();
    }

    fn check_standing(&mut self) {
        let broken = self.standing.check(&self.desk.session().lobby().seats);
        self.deeds.extend(broken.into_iter().map(Deed::Broke));
    }

    /// Checks a refusal that answers the command which the desk handles now.
    fn check_refusal(&mut self, connection: ConnectionId, message: &HostMessage<AnyGame>) {
        let HostMessage::Refused(refusal) = message else {
            return;
        };
        let heard = self.hearing.as_ref().filter(|(from, _)| *from == connection);
        let newest = self.offers.get(&connection).map(|told| &**told);
        if let (Some((_, heard)), Some(HostMessage::Snapshot(newest))) = (heard, newest)
            && let Some(broken) = refuses_an_offer(heard, refusal, newest)
        {
            self.deeds.push(Deed::Broke(broken));
        }
    }

    /// Number of outputs that wait for the disk.
    pub(super) fn waiting(&self) -> usize {
        self.desk.held().len()
    }

    /// Number of connections that the desk keeps.
    pub(super) fn peers(&self) -> usize {
        self.desk.clients()
    }

    fn pump(&mut self, connection: ConnectionId) {
        let Some(flying) = self.flying.get_mut(&connection) else {
            return;
        };
        while *flying < WINDOW
            && let Some(message) = self.desk.take(connection)
        {
            *flying += 1;
            let mut spoilt = None;
            let told = match &*message {
                HostMessage::Snapshot(snapshot) => {
                    let told = Told {
                        game: snapshot.game,
                        epoch: snapshot.epoch,
                        revision: snapshot.revision,
                        digest: snapshot.digest,
                    };
                    if self.spoil == Some(connection.0) {
                        self.spoil = None;
                        let mut snapshot = snapshot.clone();
                        snapshot.digest.0[0] ^= 1;
                        spoilt = Some(SharedMessage::from(HostMessage::Snapshot(snapshot)));
                    }
                    Some(told)
                }
                _ => None,
            };
            let line = connection.0;
            self.deeds.push(match spoilt.unwrap_or(message).frame() {
                Ok(frame) => Deed::Said { line, frame, told },
                Err(error) => Deed::Broke(format!("a message of the host cannot be sent: {error}")),
            });
        }
        if !self.desk.has(connection) {
            self.offers.remove(&connection);
            self.flying.remove(&connection);
            self.deeds.push(Deed::Closed(connection.0));
        }
    }

    /// Counts an output against the fuse. Returns true if the program dies with that output.
    fn burns_down(&mut self) -> bool {
        let Some(fuse) = &mut self.fuse else {
            return false;
        };
        self.dead = fuse.outputs == 0;
        fuse.outputs = fuse.outputs.saturating_sub(1);
        self.dead
    }

    fn write_bytes(&mut self, bytes: &[u8], new: bool) -> Result<(), DiskFault> {
        if self.burns_down() {
            let through = self.fuse.map_or(0, |fuse| fuse.through as usize);
            // In one case of nine all bytes get through.
            self.disk.tear(
                bytes,
                through % (bytes.len() + bytes.len() / 8 + 1),
                new.then_some((&mut self.names, self.book)),
            );
            return Ok(());
        }
        self.writes += 1;
        if new {
            self.disk.create(&mut self.names, (self.now, bytes), self.book)
        } else {
            self.disk.append(self.now, bytes)
        }
    }

    fn write(&mut self, part: Journal<AnyGame>) -> Result<(), DiskFault> {
        if self.dead {
            return Ok(());
        }
        let bytes = match &part {
            Journal::Begin(header) => encode_header(header),
            Journal::Append(entry) => encode_entry(entry),
            Journal::Finish => {
                self.disk.sync();
                return Ok(());
            }
        };
        match bytes {
            Ok(bytes) => self.write_bytes(&bytes, matches!(part, Journal::Begin(_)))?,
            Err(error) => self
                .deeds
                .push(Deed::Broke(format!("a part of the record cannot be written: {error}"))),
        }
        if !self.dead {
            if part.survives_power_cuts() {
                self.disk.sync();
            }
            self.deeds.push(Deed::Wrote(part));
        }
        Ok(())
    }

    fn carry_out(&mut self, output: Output<AnyGame>) {
        match output {
            Output::Send { connection, message } => {
                self.standing.note(&message);
                self.check_refusal(connection, &message);
                if matches!(&*message, HostMessage::Snapshot(_)) {
                    self.offers.insert(connection, message);
                }
                self.pump(connection);
            }
            Output::Close { connection, why } => {
                self.pump(connection);
                if why == Closing::Malformed {
                    let text = "a client was sent away for bytes that are no message".to_owned();
                    self.deeds.push(Deed::Broke(text));
                }
            }
            Output::SpawnBot { seat, kind, device } => self.deeds.push(Deed::SpawnBot { seat, kind, device }),
            Output::StopBot { device } => self.deeds.push(Deed::StopBot(device)),
            Output::Ended { game, outcome, digest } => {
                let outcome = Box::new(outcome);
                self.deeds.push(Deed::Ended { game, outcome, digest });
            }
            Output::Journal(_)
            | Output::Superseded { .. }
            | Output::Rival { .. }
            | Output::Announce(_)
            | Output::Dropped { .. }
            | Output::OperatorRefused { .. } => {}
        }
    }
}

/// Checks that a command from the newest position is refused only while nothing can be written, while the table is
/// handed over, or if the client sends too fast. Returns the law that is broken.
pub(super) fn refuses_an_offer(
    heard: &ClientMessage<AnyGame>,
    refusal: &Refusal<AnyGame>,
    newest: &Snapshot<AnyGame>,
) -> Option<String> {
    let ClientMessage::Command {
        decision,
        seat,
        command,
    } = heard
    else {
        return None;
    };
    let excuses = [RefusalCode::NotSaved, RefusalCode::HandingOver, RefusalCode::TooFast];
    if refusal.what != RequestKind::Command || excuses.contains(&refusal.code) {
        return None;
    }
    let mut open = newest.decisions.iter();
    let is_open = open.any(|open| open.id == *decision && open.decision.seat == *seat);
    let mut lists = newest.legal.iter();
    let is_offered = is_open && lists.any(|(of, list)| of == seat && list.contains(command));
    is_offered.then(|| format!("a command that is offered is refused: {}", refusal.code.code()))
}
