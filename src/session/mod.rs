//! One table as a machine without clock, socket and file.
//!
//! The driver hands in what happens with [`Session::handle_input`], then carries out everything [`Session::poll_output`]
//! gives, in order, and hands in [`Input::Tick`] when [`Session::next_deadline`] has come. Nothing else moves a table:
//! the same inputs at the same times give the same outputs.
//!
//! Every mutation is followed by a complete drain of `poll_output`.
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

mod clock;
mod deal;
mod freeze;
mod io;
mod lobby;
mod log;
mod members;
mod outbox;
mod play;
mod position;
mod rate;
mod table;
mod take_back;

pub use io::{ConnectionId, Input, Journal, Operator, Origin, Output, TableNotice, TableOptions};
pub use outbox::Outbox;
pub use table::Session;

use crate::{
    diagnostics::Dropped,
    protocol::{
        ClientMessage, Closing, HostMessage, Lobby, MemberId, Refusal, RefusalCode, RequestKind, Stage, limits,
    },
    rules::{Game, SetupError},
};
use log::Log;
use position::Counters;
use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};
use table::StageData;

impl<G: Game> Session<G> {
    /// An empty table.
    ///
    /// # Errors
    /// The configuration cannot be played.
    pub fn new(options: TableOptions) -> Result<Self, SetupError> {
        let setup = G::setup(&options.config)?;
        let mut session = Self {
            config: options.config.clone(),
            setup,
            info_revision: 1,
            connections: BTreeMap::new(),
            members: Vec::new(),
            next_member: 1,
            next_bot: 1,
            seats: Vec::new(),
            stage: StageData::Lobby,
            game: 0,
            counters: Counters::default(),
            log: Log::default(),
            frozen: false,
            withheld: Vec::new(),
            closed: false,
            lobby_changed: false,
            announced: None,
            outputs: VecDeque::new(),
            now: Duration::ZERO,
            options,
        };
        session.resize_seats();
        session.announce();
        Ok(session)
    }

    /// Takes in one thing that happened at `now`, counted from any fixed moment. Time does not run backwards: an earlier
    /// `now` counts as the latest one seen.
    pub fn handle_input(&mut self, now: Duration, input: Input<G>) {
        self.now = self.now.max(now);
        // What was due before this input comes first, as if the driver had been punctual.
        self.handle_time();
        match input {
            Input::Connected {
                connection,
                device,
                origin,
            } => self.connected(connection, device, origin),
            Input::Message { connection, message } => self.message(connection, message),
            Input::Disconnected { connection } => self.disconnected(connection),
            Input::Line { connection, slow } => self.line(connection, slow),
            Input::JournalFailed => self.freeze(),
            Input::JournalWorks => self.thaw(),
            Input::Operator(operator) => self.operate(operator),
            Input::Tick => {}
        }
        self.auto_start();
        self.settle();
    }

    /// The next thing to do; `None` when all is done.
    pub fn poll_output(&mut self) -> Option<Output<G>> {
        self.outputs.pop_front()
    }

    /// Latest time at which the session needs `Input::Tick`; `None` if nothing is due.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Duration> {
        let joins = self
            .connections
            .values()
            .filter(|c| c.member.is_none())
            .map(|c| c.since + limits::JOIN_MAX);
        let stage = match &self.stage {
            StageData::Dealing(dealing) => Some(dealing.deadline),
            StageData::Playing(running) => running
                .position
                .next_deadline()
                .into_iter()
                .chain(running.asking.deadline())
                .min(),
            StageData::Lobby | StageData::Ended(..) => None,
        };
        joins.chain(stage).min()
    }

    /// The stage that the table is in.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match self.stage {
            StageData::Lobby => Stage::Lobby,
            StageData::Dealing(_) => Stage::Dealing,
            StageData::Playing(_) => Stage::Playing,
            StageData::Ended(..) => Stage::Ended,
        }
    }

    /// People and seats.
    #[must_use]
    pub fn lobby(&self) -> Lobby {
        Lobby {
            stage: self.stage(),
            game: self.game,
            seats: self.seats.iter().map(|s| self.seat_info(s)).collect(),
            members: self.members.iter().map(|m| m.info(self.is_slow(m))).collect(),
            saved: !self.frozen,
        }
    }

    /// The part of the game that is fixed for the match.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The truth of the running or last game, for the journal's owner and for tests; never for a client.
    #[must_use]
    pub fn state(&self) -> Option<&G> {
        match &self.stage {
            StageData::Playing(running) | StageData::Ended(running, _) => Some(running.position.state()),
            StageData::Lobby | StageData::Dealing(_) => None,
        }
    }

    fn message(&mut self, connection: ConnectionId, message: ClientMessage<G>) {
        let now = self.now;
        // The driver hands in nothing of a connection that was closed.
        let Some(link) = self.connections.get_mut(&connection) else {
            return;
        };
        let what = message.kind();
        if !link.rate.admit(now) {
            self.refuse(connection, what, RefusalCode::TooFast);
            if self
                .connections
                .get(&connection)
                .is_some_and(|link| link.rate.is_flooding())
            {
                self.close(connection, Closing::Flooding);
            }
            return;
        }
        match (link.member, message) {
            (None, ClientMessage::Join(join)) => self.join(connection, &join),
            (None, ClientMessage::Ping { nonce }) => self.send(connection, HostMessage::Pong { nonce }),
            (None, _) => self.refuse(connection, what, RefusalCode::NotJoined),
            (Some(member), message) => {
                if let Err(code) = self.member_message(connection, member, message) {
                    self.refuse(connection, what, code);
                }
            }
        }
    }

    fn member_message(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        message: ClientMessage<G>,
    ) -> Result<(), RefusalCode> {
        match message {
            ClientMessage::Join(_) => Err(RefusalCode::AlreadyJoined),
            ClientMessage::TakeSeat { seat } => self.take_seat(member, seat),
            ClientMessage::LeaveSeat { seat } => self.leave_seat(member, seat),
            ClientMessage::SetColour { seat, colour } => self.set_colour(member, seat, colour),
            ClientMessage::SetReady { ready } => self.set_ready(member, ready),
            ClientMessage::SetWindow { seconds } => self.host_only(member).and_then(|()| self.set_window(seconds)),
            ClientMessage::SetConfig { config } => self.by_host(member, Operator::SetConfig(config)),
            ClientMessage::AddBot { seat, kind } => self.by_host(member, Operator::AddBot { seat: Some(seat), kind }),
            ClientMessage::RemoveBot { seat } => self.by_host(member, Operator::RemoveBot { seat }),
            ClientMessage::Start => {
                self.host_only(member)?;
                // Who starts the game is ready for it.
                self.mark_ready(member, true);
                self.start()
            }
            ClientMessage::Rematch => self.by_host(member, Operator::Rematch(None)),
            ClientMessage::SeedShare { share } => self.seed_share(member, share),
            ClientMessage::Command {
                decision,
                seat,
                command,
            } => self.command(connection, member, decision, seat, &command),
            ClientMessage::StepBack { seat, revision } => self.step_back(member, seat, revision),
            ClientMessage::AskTakeBack { seat, revision } => self.ask_take_back(member, seat, revision),
            ClientMessage::AnswerTakeBack {
                seat,
                asker,
                revision,
                agree,
            } => self.answer_take_back(member, seat, (asker, revision), agree),
            ClientMessage::WithdrawTakeBack { seat } => self.withdraw_take_back(member, seat),
            ClientMessage::GoForward { seat, revision } => self.ask_forward(member, seat, revision),
            ClientMessage::Displayed { decision } => self.displayed(connection, member, decision),
            // The newest entry may be the one that is not written.
            ClientMessage::LogFrom { .. } if self.frozen => Err(RefusalCode::NotSaved),
            ClientMessage::LogFrom { number } => {
                let (entries, last) = self.log.page(number);
                if entries.first().is_some_and(|first| first.number > number.max(1)) {
                    self.dropped(Some(connection), Dropped::PageCut);
                }
                self.send(connection, HostMessage::Log { entries, last });
                Ok(())
            }
            ClientMessage::Ping { nonce } => {
                self.send(connection, HostMessage::Pong { nonce });
                Ok(())
            }
            ClientMessage::Leave => {
                self.leave(connection, member);
                Ok(())
            }
            ClientMessage::RemoveMember { member: guest } => self.host_only(member).and_then(|()| self.remove(guest)),
        }
    }

    fn by_host(&mut self, member: MemberId, operator: Operator) -> Result<(), RefusalCode> {
        self.host_only(member)?;
        self.try_operate(operator)
    }

    fn operate(&mut self, operator: Operator) {
        if let Err(code) = self.try_operate(operator.clone()) {
            self.outputs.push_back(Output::OperatorRefused { operator, code });
        }
    }

    fn try_operate(&mut self, operator: Operator) -> Result<(), RefusalCode> {
        match operator {
            Operator::SetConfig(config) => self.set_config(config),
            Operator::AddBot { seat, kind } => self.add_bot(seat, kind),
            Operator::RemoveBot { seat } => self.remove_bot(seat),
            Operator::Start => self.start(),
            Operator::Rematch(config) => {
                self.rematch()?;
                config.map_or(Ok(()), |config| self.set_config(config))
            }
            Operator::Close => {
                self.close_table();
                Ok(())
            }
        }
    }

    /// Carries out everything whose time has come.
    fn handle_time(&mut self) {
        let late: Vec<_> = self
            .connections
            .iter()
            .filter(|(_, link)| link.member.is_none() && link.since + limits::JOIN_MAX <= self.now)
            .map(|(&id, _)| id)
            .collect();
        for connection in late {
            self.close(connection, Closing::NotJoined);
        }
        self.deal_if_due();
        self.expire_windows();
        self.expire_request();
    }

    /// Tells everybody what changed, once per input.
    fn settle(&mut self) {
        if std::mem::take(&mut self.lobby_changed) {
            let lobby = self.lobby();
            self.broadcast(&HostMessage::Lobby(lobby));
        }
        if self.log.has_begun_to_forget() {
            self.dropped(None, Dropped::LogForgotten);
        }
        self.announce();
    }

    /// Sends to the program's log what no client gets an answer to.
    fn dropped(&mut self, connection: Option<ConnectionId>, why: Dropped) {
        self.outputs.push_back(Output::Dropped { connection, why });
    }

    fn announce(&mut self) {
        let announcement = TableNotice {
            game: self.config.game.clone(),
            // Seats never outnumber MAX_SEATS.
            seats: self.seats.len() as u8,
            taken: self.seats.iter().filter(|s| s.device.is_some()).count() as u8,
            stage: self.stage(),
        };
        if self.announced.as_ref() != Some(&announcement) {
            self.announced = Some(announcement.clone());
            self.outputs.push_back(Output::Announce(announcement));
        }
    }

    fn send(&mut self, connection: ConnectionId, message: HostMessage<G>) {
        self.outputs.push_back(Output::Send { connection, message });
    }

    fn broadcast(&mut self, message: &HostMessage<G>) {
        let joined: Vec<_> = self.members.iter().filter_map(|m| m.connection).collect();
        for connection in joined {
            self.send(connection, message.clone());
        }
    }

    fn refuse(&mut self, connection: ConnectionId, what: RequestKind, code: RefusalCode) {
        let refusal = Refusal {
            what,
            code,
            reason: None,
        };
        self.send(connection, HostMessage::Refused(refusal));
    }
}
