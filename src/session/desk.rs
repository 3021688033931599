//! The host's end of a table: the session, the messages that wait for each client, and the outputs that wait for the
//! journal.
//!
//! The program around it has a clock, a disk and connections. It hands in what happens, then does every [`DeskTask`] that
//! [`Desk::poll`] gives, in order. The host task and the simulation run the same desk.

use super::{
    io::{ConnectionId, Input, Journal, Operator, Output},
    outbox::Outbox,
    table::Session,
};
use crate::{
    diagnostics::Dropped,
    protocol::{Closing, DeviceId, Epoch, HostMessage, LastSeen, SharedMessage, limits},
    rules::Game,
};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    time::Duration,
};

/// Pause before a record that could not be written is tried again.
const WRITE_AGAIN: Duration = Duration::from_secs(2);
/// Most looks at the same time: one for each machine that may have hosted the table.
const LOOKS_MAX: usize = limits::HOSTS_MAX;

/// One thing for the program around a desk to do.
#[derive(Debug, PartialEq, Eq)]
pub enum DeskTask<G: Game> {
    /// Writes the part of the record that [`Desk::part`] gives, and reports it with [`Desk::wrote`]. Until then there is no
    /// other task, because nobody may hear of what is not written.
    Write,
    /// Carries out an output of the session. A message is queued already: the program takes it with [`Desk::take`] when
    /// the connection has room. The desk itself handles `Journal`, `Rival` and `Superseded`, so these never come here.
    Do(Output<G>),
    /// Ends a connection whose client reads nothing.
    CutOff {
        /// The connection, which the desk has let go of.
        connection: ConnectionId,
    },
    /// Looks whether the device on a connection hosts this table, and reports it with [`Desk::looked`].
    Look {
        /// The connection of that device.
        connection: ConnectionId,
        /// The key of the other host.
        host: DeviceId,
        /// The epoch in which that device says that it hosts; `None` if the table is said to have gone on there.
        rival: Option<Epoch>,
    },
    /// Follows the host on this connection, at which the table goes on. The table closes here.
    Follow {
        /// The connection of that host.
        connection: ConnectionId,
    },
    /// Tells the former hosts that the table goes on here, until each has answered or there is newer news.
    Tell(Box<LastSeen<G>>),
}

#[derive(Debug)]
struct Client<G: Game> {
    device: DeviceId,
    outbox: Outbox<G>,
    /// True once the session has closed the connection. The desk removes the client when its outbox is empty.
    closing: bool,
}

/// The version of the news for former hosts: the table's epochs, and the number of promises that its host has taken.
type Edition = ([Epoch; 2], u64);

/// The host's end of a table. Times count from the opening of its session.
#[derive(Debug)]
pub struct Desk<G: Game> {
    session: Session<G>,
    now: Duration,
    clients: BTreeMap<ConnectionId, Client<G>>,
    tasks: VecDeque<DeskTask<G>>,
    /// The part that the program writes now.
    writing: Option<Output<G>>,
    /// The part that could not be written, and all outputs after it.
    held: VecDeque<Output<G>>,
    /// The time at which the program tries again to write the first held part.
    write_again: Option<Duration>,
    /// True while the held outputs are carried out.
    retrying: bool,
    overrun: Vec<ConnectionId>,
    /// The devices at which the program is looking for the table.
    looks: BTreeSet<DeviceId>,
    moves_on: bool,
    told: Option<Edition>,
}

impl<G: Game> Desk<G> {
    /// The desk of a session, whose outputs so far are its first tasks.
    #[must_use]
    pub const fn new(session: Session<G>) -> Self {
        Self {
            session,
            now: Duration::ZERO,
            clients: BTreeMap::new(),
            tasks: VecDeque::new(),
            writing: None,
            held: VecDeque::new(),
            write_again: None,
            retrying: false,
            overrun: Vec::new(),
            looks: BTreeSet::new(),
            moves_on: false,
            told: None,
        }
    }

    /// The table.
    #[must_use]
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Sends a message of the program itself to a client.
    pub fn send(&mut self, connection: ConnectionId, message: HostMessage<G>) {
        self.queue(connection, message.into());
    }

    /// Sends a client these messages and the reason, and closes its connection.
    pub fn send_away(&mut self, now: Duration, connection: ConnectionId, messages: Vec<HostMessage<G>>, why: Closing) {
        for message in messages.into_iter().chain([HostMessage::Closed { why }]) {
            self.send(connection, message);
        }
        self.carry_out(Output::Close { connection, why });
        self.now = self.now.max(now);
        self.session.handle_input(now, Input::Disconnected { connection });
    }

    /// Takes one thing that happened, and [`Input::Tick`] at [`Desk::next_deadline`]. Messages of a client that was
    /// already sent away are left out.
    pub fn input(&mut self, now: Duration, input: Input<G>) {
        self.now = self.now.max(now);
        let concerns_session = match &input {
            Input::Connected { connection, device, .. } => {
                let client = Client {
                    device: *device,
                    outbox: Outbox::default(),
                    closing: false,
                };
                self.clients.insert(*connection, client);
                true
            }
            Input::Message { connection, .. } => {
                let closing = self.clients.get(connection).map(|client| client.closing);
                if closing == Some(true) {
                    self.note(Some(*connection), Dropped::AfterClosing);
                }
                // Messages of a cut-off client need no note: the cut has one.
                closing == Some(false)
            }
            Input::Disconnected { connection } => {
                let client = self.clients.remove(connection);
                client.is_some_and(|client| !client.closing)
            }
            Input::Tick => {
                if self.write_again.is_some_and(|at| at <= self.now) {
                    self.write_again = None;
                    self.retrying = true;
                }
                true
            }
            _ => true,
        };
        if concerns_session {
            self.session.handle_input(now, input);
        }
    }

    /// The time of the next tick.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Duration> {
        [self.session.next_deadline(), self.write_again]
            .into_iter()
            .flatten()
            .min()
    }

    /// The next task. The program polls after every input until this returns `None`.
    pub fn poll(&mut self) -> Option<DeskTask<G>> {
        while self.writing.is_none() {
            if let Some(task) = self.tasks.pop_front() {
                return Some(task);
            }
            if self.retrying
                && let Some(output) = self.held.pop_front()
            {
                self.begin(output);
            } else if let Some(output) = self.session.poll_output() {
                // The held parts come before this one in the record.
                if matches!(output, Output::Journal(_)) && !self.held.is_empty() {
                    self.hold(output);
                } else {
                    self.begin(output);
                }
            } else if std::mem::take(&mut self.retrying) {
                self.session.handle_input(self.now, Input::JournalWorks);
            } else if let Some(input) = self.follows() {
                self.session.handle_input(self.now, input);
            } else {
                return self.news();
            }
            if self.writing.is_some() {
                return Some(DeskTask::Write);
            }
        }
        None
    }

    /// The part of the record to write for [`DeskTask::Write`].
    #[must_use]
    pub fn part(&self) -> Option<&Journal<G>> {
        match &self.writing {
            Some(Output::Journal(part)) => Some(part),
            _ => None,
        }
    }

    /// Reports whether [`Desk::part`] was `written`, so that it outlives the program. If not, the table stands still,
    /// and that part is a task again after a while.
    pub fn wrote(&mut self, now: Duration, written: bool) {
        // A slow disk takes its time.
        self.now = self.now.max(now);
        let Some(part) = self.writing.take().filter(|_| !written) else {
            return;
        };
        self.write_again = Some(self.now + WRITE_AGAIN);
        if std::mem::take(&mut self.retrying) {
            self.held.push_front(part);
        } else {
            self.hold(part);
            self.session.handle_input(self.now, Input::JournalFailed);
        }
    }

    /// The outputs that wait for the journal, first the part that could not be written.
    #[must_use]
    pub const fn held(&self) -> &VecDeque<Output<G>> {
        &self.held
    }

    /// The next message to a client, if one waits. The desk removes a client that was sent away with its last message.
    pub fn take(&mut self, connection: ConnectionId) -> Option<SharedMessage<G>> {
        let message = self.clients.get_mut(&connection)?.outbox.pop();
        self.let_go(connection);
        message
    }

    /// True until the desk has let go of a connection.
    #[must_use]
    pub fn has(&self, connection: ConnectionId) -> bool {
        self.clients.contains_key(&connection)
    }

    /// True if a client is here and was not sent away.
    #[must_use]
    pub fn is_open(&self, connection: ConnectionId) -> bool {
        self.clients.get(&connection).is_some_and(|client| !client.closing)
    }

    /// True if a message waits for a client.
    #[must_use]
    pub fn waits(&self, connection: ConnectionId) -> bool {
        self.clients
            .get(&connection)
            .is_some_and(|client| !client.outbox.is_empty())
    }

    /// The number of its clients.
    #[must_use]
    pub fn clients(&self) -> usize {
        self.clients.len()
    }

    /// Reports the result of a [`DeskTask::Look`] with this `host` and `rival`. `sure` is the quorum epoch of the table
    /// there, as [`Session::sure_epoch`]; `None` if that device does not host it. Returns true if the table goes on
    /// there and closes here.
    pub fn looked(&mut self, now: Duration, host: DeviceId, sure: Option<Epoch>, rival: Option<Epoch>) -> bool {
        if !self.looks.remove(&host) {
            return false;
        }
        if let (Some(_), Some(epoch)) = (sure, rival) {
            self.input(now, Input::Operator(Operator::Overtake { host, epoch }));
            return false;
        }
        self.now = self.now.max(now);
        let goes_on = sure.is_some_and(|sure| sure > self.session.followed_since());
        let follows = rival.is_none() && goes_on && !self.session.is_closed();
        if follows {
            self.moves_on = true;
        } else {
            self.note(None, Dropped::NotThere);
        }
        follows
    }

    /// The desk's own input after all outputs: a client was cut off, or the table goes on elsewhere.
    fn follows(&mut self) -> Option<Input<G>> {
        if let Some(connection) = self.overrun.pop() {
            return Some(Input::Disconnected { connection });
        }
        std::mem::take(&mut self.moves_on).then_some(Input::Operator(Operator::MoveOn))
    }

    /// News for the former hosts, once for each edition.
    fn news(&mut self) -> Option<DeskTask<G>> {
        let edition = (self.session.gone_on_in()?, self.session.promises_taken());
        if self.told.replace(edition) == Some(edition) {
            return None;
        }
        Some(DeskTask::Tell(Box::new(self.session.gone_on()?)))
    }

    fn begin(&mut self, output: Output<G>) {
        if matches!(output, Output::Journal(_)) {
            self.writing = Some(output);
        } else {
            self.carry_out(output);
        }
    }

    /// Keeps a part that cannot be written now, and all outputs after it.
    fn hold(&mut self, part: Output<G>) {
        self.held.push_back(part);
        while let Some(output) = self.session.poll_output() {
            self.held.push_back(output);
        }
    }

    /// Does the desk's part of an output, and leaves the rest to the program.
    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Send { connection, message } => self.queue(connection, message),
            Output::Close { connection, why } => {
                if let Some(client) = self.clients.get_mut(&connection) {
                    client.closing = true;
                    self.let_go(connection);
                    self.tasks.push_back(DeskTask::Do(Output::Close { connection, why }));
                }
            }
            Output::Superseded { connection } if self.session.has_begun() => self.look(connection, None),
            Output::Superseded { connection } => {
                if self.is_open(connection) {
                    self.moves_on = true;
                    self.tasks.push_back(DeskTask::Follow { connection });
                }
            }
            Output::Rival { connection, epoch } => self.look(connection, Some(epoch)),
            other => self.tasks.push_back(DeskTask::Do(other)),
        }
    }

    /// Queues a message for a client. One that reads nothing is cut off, which the session hears after all outputs.
    fn queue(&mut self, connection: ConnectionId, message: SharedMessage<G>) {
        let Some(client) = self.clients.get_mut(&connection) else {
            return;
        };
        let mut notes = Vec::new();
        let has_room = client.outbox.push(message.clone(), |why| notes.push(why));
        notes.into_iter().for_each(|why| self.note(Some(connection), why));
        if has_room {
            self.tasks.push_back(DeskTask::Do(Output::Send { connection, message }));
        } else {
            self.clients.remove(&connection);
            self.overrun.push(connection);
            self.tasks.push_back(DeskTask::CutOff { connection });
        }
    }

    fn let_go(&mut self, connection: ConnectionId) {
        let is_over = |client: &Client<G>| client.closing && client.outbox.is_empty();
        if self.clients.get(&connection).is_some_and(is_over) {
            self.clients.remove(&connection);
        }
    }

    /// Has the program look at a device. Each device gets one look at a time, so none blocks the looks at others.
    fn look(&mut self, connection: ConnectionId, rival: Option<Epoch>) {
        let Some(host) = self.clients.get(&connection).map(|client| client.device) else {
            return;
        };
        if self.looks.len() >= LOOKS_MAX || !self.looks.insert(host) {
            return self.note(None, Dropped::LookedTwice);
        }
        self.tasks.push_back(DeskTask::Look {
            connection,
            host,
            rival,
        });
    }

    fn note(&mut self, connection: Option<ConnectionId>, why: Dropped) {
        self.tasks.push_back(DeskTask::Do(Output::Dropped { connection, why }));
    }
}
