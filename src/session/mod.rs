//! One table as a state machine without clock, socket and file.
//!
//! The desk hands in what happens with [`Session::handle_input`], then carries out everything [`Session::poll_output`]
//! gives, in order, and hands in [`Input::Tick`] when [`Session::next_deadline`] has come. The same inputs at the same
//! times give the same outputs.
//!
//! The desk polls all outputs of one input before it hands in the next one.

#![doc = include_str!("README.md")]
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

mod admission;
mod bounds;
mod clock;
mod clocks;
mod deal;
mod dealing;
mod desk;
mod door;
mod epochs;
mod former_hosts;
mod former_owners;
mod freeze;
mod guest;
mod hand_over;
mod io;
mod let_pass;
mod links;
mod lobby;
mod log;
mod members;
mod next_record;
mod opening;
mod outbox;
mod outputs;
mod people;
mod play;
mod position;
mod proofs;
mod queries;
mod rate;
mod resume;
mod room;
mod saved;
mod search;
mod seat_moves;
mod seats;
mod snapshots;
mod stand_in;
mod standing;
mod succession;
mod table;
mod take_back;
mod taking_over;
mod talk;
mod telling;
mod visit;
mod visit_steps;
mod whereabouts;

pub use desk::{Desk, DeskTask};
pub use former_hosts::{TELL_AGAIN, TELL_ANSWER, TellAttempts};
pub use guest::{Guest, HostFault};
pub use io::{Admission, ConnectionId, Input, Journal, Operator, Origin, Output, TableNotice, TableOptions};
pub use outbox::Outbox;
pub use resume::ResumeError;
pub use search::{HostSearch, Seek, Seeker};
pub use table::Session;
pub use taking_over::SuccessionError;
pub use visit::{BEGINS, CONNECT, LOOK_AGAIN, Visit};
pub use visit_steps::{Checked, Lookout, VisitEnd, VisitOptions, VisitStep};
pub use whereabouts::{ADDRESSES_MAX, HostAddress, Whereabouts};

use crate::{
    diagnostics::Dropped,
    protocol::{ClientMessage, Closing, HostMessage, MemberId, RefusalCode, RequestKind},
    rules::Game,
};
use bounds::{Bound, bound};
use links::{Connection, Pace};
use rate::{Act, Caller};
use std::time::Duration;
use table::StageData;

impl<G: Game> Session<G> {
    /// Handles one thing that happened at `now`, the time since the session was opened. An earlier `now` than the last
    /// one counts as the last one.
    pub fn handle_input(&mut self, now: Duration, input: Input<G>) {
        let gap = now.saturating_sub(self.now);
        self.now = self.now.max(now);
        self.trust_lines_later(gap);
        if self.outputs.is_empty() && !self.frozen && input != Input::JournalFailed {
            // The desk has carried out and written all earlier outputs.
            let (sure, seats) = (self.sure_epoch(), self.seat_infos());
            self.saved.note(self.counters.epoch, sure, seats);
        }
        // What was due before this input comes first, as if the program had been punctual.
        self.handle_time();
        match input {
            Input::Connected {
                connection,
                device,
                origin,
            } => self.connected(connection, device, origin),
            Input::Message { connection, message } => self.message(connection, message),
            Input::Proved { connection } => self.proved(connection),
            Input::Disconnected { connection } => self.disconnected(connection),
            Input::Line { connection, slow } => self.line(connection, slow),
            Input::JournalFailed => self.freeze(),
            Input::JournalWorks => self.thaw(),
            Input::Operator(operator) => self.operate(operator),
            Input::Tick => {}
        }
        self.deal_if_due();
        self.pass_for_who_lets_pass();
        self.hand_back();
        self.forget_moves();
        self.auto_start();
        self.begin_next_record_if_due();
        self.deal_if_due();
        self.settle();
    }

    /// The next thing to do; `None` when all is done.
    pub fn poll_output(&mut self) -> Option<Output<G>> {
        self.outputs.pop_front()
    }

    /// Latest time at which the session needs `Input::Tick`; `None` if nothing is due.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Duration> {
        let links = self.links.iter().map(|(_, link)| link);
        let joins = links.filter(|link| link.has_to_join()).map(Connection::join_due);
        let stage = match &self.stage {
            StageData::Gathering(gathering) => Some(gathering.wakes(self.now)),
            StageData::Dealing(dealing) => Some(dealing.deadline()),
            StageData::Playing(running) => running
                .position
                .next_deadline()
                .into_iter()
                .chain(running.asking.deadline())
                .min(),
            StageData::Lobby | StageData::Ended(..) => None,
        };
        let absent = self.next_absent().map(|(due, _)| due);
        let handing = self.handing.filter(|_| !self.is_closed()).map(|handing| handing.until);
        joins.chain(stage).chain(absent).chain(handing).min()
    }

    pub(super) fn message(&mut self, connection: ConnectionId, message: ClientMessage<G>) {
        // The desk hands in nothing of a connection that was closed.
        let Some(link) = self.links.get(connection) else {
            return;
        };
        let (member, knocks) = (link.member, link.knocking.is_some());
        let what = message.kind();
        let pace = self.links.message_came(connection, self.now);
        if pace != Pace::Fine {
            self.refuse(connection, what, RefusalCode::TooFast);
            if pace == Pace::Flooding {
                self.close(connection, Closing::Flooding);
            }
            return;
        }
        if let Bound::Ration(act) = bound(&message)
            && !self.has_left(connection, act)
        {
            return self.ration_used_up(connection, what);
        }
        match (member, message) {
            (None, ClientMessage::Join(_)) if knocks => {
                self.refuse(connection, what, RefusalCode::AlreadyJoined);
            }
            (None, ClientMessage::Join(join)) => self.join(connection, &join),
            (None, ClientMessage::LastSeen(standing)) => self.standing(connection, *standing),
            (None, ClientMessage::Ping { nonce }) => self.send(connection, HostMessage::Pong { nonce }),
            (None, _) => self.refuse(connection, what, RefusalCode::NotJoined),
            (Some(member), message) => {
                if let Err(code) = self.member_message(connection, member, message) {
                    self.refuse(connection, what, code);
                }
            }
        }
    }

    /// Returns true, and counts the act, if its ration lets the client on a connection do it now.
    fn has_left(&mut self, connection: ConnectionId, act: Act) -> bool {
        let Some(link) = self.links.get(connection) else {
            return false;
        };
        let address = link.address();
        let caller = Caller {
            device: link.device,
            address,
            is_friend: address.is_none() || link.proved || self.is_friend(link.device),
        };
        self.ledger.admit(caller, act, self.now)
    }

    /// Refuses a message beyond its ration. A refused `Join` ends the connection, and the client may come again.
    fn ration_used_up(&mut self, connection: ConnectionId, what: RequestKind) {
        if what == RequestKind::Join {
            return self.close(connection, Closing::Flooding);
        }
        self.refuse(connection, what, RefusalCode::TooFast);
    }

    fn member_message(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        message: ClientMessage<G>,
    ) -> Result<(), RefusalCode> {
        if bound(&message) == Bound::HostOnly {
            self.host_only(member)?;
        }
        match message {
            // Clients send these messages only before they have joined.
            ClientMessage::Join(_)
            | ClientMessage::LastSeen(_)
            | ClientMessage::CodeBegin { .. }
            | ClientMessage::CodeConfirm { .. } => Err(RefusalCode::AlreadyJoined),
            ClientMessage::HandOver { to } => self.hand_over(to),
            ClientMessage::SetWho { who } => self.set_who(who),
            ClientMessage::AnswerKnock { device, admit } => self.answer_knock(device, admit),
            ClientMessage::TakeSeat { seat } => self.take_seat(member, seat),
            ClientMessage::LeaveSeat { seat } => self.leave_seat(member, seat),
            ClientMessage::NameSeat { seat, name } => self.name_seat(member, seat, name),
            ClientMessage::SwapSeats { seats } => self.swap_seats(seats),
            ClientMessage::SetColour { seat, colour } => self.set_colour(member, seat, colour),
            ClientMessage::SetReady { ready } => self.set_ready(member, ready),
            ClientMessage::SetWindow { seconds } => self.set_window(seconds),
            ClientMessage::SetAway { seconds } => self.try_operate(Operator::SetAway(seconds)),
            ClientMessage::SetHints { allowed } => self.set_hints(allowed),
            ClientMessage::StandIn { seat, kind } => self.try_operate(Operator::StandIn { seat, kind }),
            ClientMessage::OfferSeat { seat, to } => self.offer_seat(member, seat, to),
            ClientMessage::AskSeat { seat } => self.ask_seat(member, seat),
            ClientMessage::AnswerMove { asked, agree } => self.answer_move(member, asked, agree),
            ClientMessage::SetConfig { config } => self.try_operate(Operator::SetConfig(config)),
            ClientMessage::AddBot { seat, kind } => self.try_operate(Operator::AddBot { seat: Some(seat), kind }),
            ClientMessage::RemoveBot { seat } => self.try_operate(Operator::RemoveBot { seat }),
            ClientMessage::Start => {
                // The member that starts the game is ready.
                self.mark_ready(member, true);
                self.start_with_who_is_there()
            }
            ClientMessage::Rematch => self.try_operate(Operator::Rematch(None)),
            ClientMessage::ShareHash { game, attempt, hash } => self.share_hash(member, (game, attempt), hash),
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
            ClientMessage::LogFrom { number } => self.send_log_page(connection, number),
            ClientMessage::Ping { nonce } => {
                self.send(connection, HostMessage::Pong { nonce });
                Ok(())
            }
            ClientMessage::Leave => {
                self.leave(connection, member);
                Ok(())
            }
            ClientMessage::Talk(talk) => {
                self.talk(member, talk);
                Ok(())
            }
            ClientMessage::MoreTime { decision } => self.more_time(member, decision),
            ClientMessage::LetPass { seat, time } => self.let_pass(member, seat, time),
            ClientMessage::BanMember { member: guest } => self.ban(guest),
            ClientMessage::LiftBan { device } => self.lift_ban(device),
            ClientMessage::Promise(seal) => self.take_promise(connection, seal),
            ClientMessage::RemoveMember { member: guest } => self.remove(guest),
        }
    }

    fn send_log_page(&mut self, connection: ConnectionId, number: u32) -> Result<(), RefusalCode> {
        if self.frozen {
            // The newest entry may be the one that is not written.
            return Err(RefusalCode::NotSaved);
        }
        let (entries, last) = self.log.page(number);
        if entries.first().is_some_and(|first| first.number > number.max(1)) {
            self.dropped(Some(connection), Dropped::PageCut);
        }
        self.send(connection, HostMessage::Log { entries, last });
        Ok(())
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
            Operator::SetAway(seconds) => self.set_away(seconds),
            Operator::StandIn { seat, kind } => self.set_stand_in(seat, kind),
            Operator::Start => self.start(),
            Operator::Rematch(config) => {
                self.rematch()?;
                config.map_or(Ok(()), |config| self.set_config(config))
            }
            Operator::GoOn => self.go_on_without(),
            Operator::GiveUp if self.is_gathering() => {
                self.close_all(Closing::NoQuorum);
                Ok(())
            }
            Operator::GiveUp => Err(RefusalCode::WrongStage),
            Operator::HandOver => self.hand_over(None),
            Operator::MoveOn => {
                self.move_on();
                Ok(())
            }
            Operator::Overtake { host, epoch } => {
                self.overtake(host, epoch);
                Ok(())
            }
            Operator::Close => {
                self.close_table();
                Ok(())
            }
        }
    }

    /// Carries out everything whose time has come.
    fn handle_time(&mut self) {
        let is_late = |link: &Connection| link.has_to_join() && link.join_due() <= self.now;
        for connection in self.links.such(is_late) {
            let link = self.links.get(connection);
            if link.is_some_and(|link| link.knocking.is_some()) {
                self.give_up_knocking(connection);
            } else {
                self.close(connection, Closing::NotJoined);
            }
        }
        self.gather_if_due();
        self.deal_if_due();
        self.keep_if_due();
        self.expire_windows();
        self.pass_for_who_lets_pass();
        self.expire_request();
        self.replace_absent();
    }

    /// Tells everybody what changed, once per input.
    fn settle(&mut self) {
        self.record_mandate();
        self.note_most();
        if self.lobby_changed {
            self.tell_lobby();
        }
        if self.log.has_begun_to_forget() {
            self.dropped(None, Dropped::LogForgotten);
        }
        self.tell_knocks();
        self.announce();
    }
}
