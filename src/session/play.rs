//! Commands, steps back and windows of a running game.

use super::{
    clock::Timer,
    io::{ConnectionId, Journal, Output},
    position::Timed,
    table::{Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        DecisionId, HostMessage, LogKind, MemberId, Refusal, RefusalCode, RequestKind, SharedMessage, Snapshot,
        TakeBackEnd, limits,
    },
    record::{Action, Entry},
    rules::{Game, Seat, Status, legal},
};
use std::{collections::BTreeMap, time::Duration};

type Done = Result<(), RefusalCode>;

/// The position as members get it who are asked for the same seats.
struct Made<G: Game> {
    asked: Vec<Seat>,
    /// True if they have not heard the log before it.
    lacks: bool,
    message: SharedMessage<G>,
}

impl<G: Game> Session<G> {
    pub(super) fn command(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        decision: DecisionId,
        seat: Seat,
        command: &G::Command,
    ) -> Done {
        self.plays(member, seat)?;
        let StageData::Playing(running) = &self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        self.goes_on()?;
        let asked = running
            .position
            .open()
            .iter()
            .find(|o| o.id == decision)
            .ok_or(RefusalCode::Stale)?;
        if asked.decision.seat != seat {
            return Err(RefusalCode::NotAsked);
        }
        if let Err(illegal) = self.play(seat, command, false) {
            let reason = self.state().and_then(|state| state.explain(&self.setup, seat, command));
            let refusal = Refusal {
                what: RequestKind::Command,
                code: illegal,
                reason,
            };
            self.send(connection, HostMessage::Refused(refusal));
            return Ok(());
        }
        // The game itself sets the pace of good commands.
        if let Some(link) = self.connections.get_mut(&connection) {
            link.rate.refund();
        }
        Ok(())
    }

    /// Carries out a command, on the record before anybody hears of it.
    pub(super) fn play(&mut self, seat: Seat, command: &G::Command, timed_out: bool) -> Done {
        let StageData::Playing(running) = &mut self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        let applied = running
            .position
            .apply(&self.setup, &mut self.counters, seat, command, timed_out);
        let applied = applied.map_err(RefusalCode::Illegal)?;
        self.journal(Action::Command {
            seat,
            command: command.clone(),
            timed_out,
        });
        self.seats[seat.index()].idle = timed_out;
        self.close_request(TakeBackEnd::Overtaken);
        self.end_standing(|seat, _| applied.events.iter().any(|event| G::strikes(event, seat)));
        self.log.push(LogKind::Command {
            seat,
            command: command.clone(),
            events: applied.events,
            timed_out,
            revision: self.counters.revision,
        });
        self.changed_by(Some(seat));
        Ok(())
    }

    pub(super) fn step_back(&mut self, member: MemberId, seat: Seat, revision: u32) -> Done {
        self.plays(member, seat)?;
        if !matches!(self.stage, StageData::Playing(_)) {
            return Err(RefusalCode::WrongStage);
        }
        self.goes_on()?;
        if revision != self.counters.revision {
            return Err(RefusalCode::Stale);
        }
        self.go_back(seat)
    }

    /// Goes back over a seat's last command, on the record before anybody hears of it.
    pub(super) fn go_back(&mut self, seat: Seat) -> Done {
        let StageData::Playing(running) = &mut self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        let back = running.position.step_back(&mut self.counters, seat)?;
        self.journal(Action::StepBack { to: back.entries });
        self.close_request(TakeBackEnd::Overtaken);
        self.log.push(LogKind::SteppedBack {
            seat,
            to: back.revision,
        });
        self.changed_by(None);
        Ok(())
    }

    pub(super) fn journal(&mut self, action: Action<G>) {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return;
        };
        let digest = running.position.digest();
        let entry = Box::new(Entry { action, digest });
        self.outputs.push_back(Output::Journal(Journal::Append(entry)));
    }

    pub(super) fn position_changed(&mut self) {
        self.changed_by(None);
    }

    /// Asks what is to be asked now and tells everybody.
    fn changed_by(&mut self, actor: Option<Seat>) {
        let present: Vec<Seat> = (0..self.seats.len())
            .filter_map(Seat::new)
            .filter(|&s| self.is_present(s))
            .collect();
        let (now, window) = (self.now, self.options.window);
        let kept_waiting: Vec<Seat> = self.kept_waiting();
        let idle: Vec<bool> = self.seats.iter().map(|state| state.idle).collect();
        let timer = |seat: Seat| {
            let is_idle = idle.get(seat.index()).copied().unwrap_or_default();
            let window = if is_idle {
                window.min(limits::WINDOW_IDLE)
            } else {
                window
            };
            let is_clocked = !window.is_zero() && kept_waiting.iter().any(|other| *other != seat);
            is_clocked.then(|| Timer::new(now, window, !present.contains(&seat)))
        };
        let StageData::Playing(running) = &mut self.stage else {
            return;
        };
        running.position.ask(&self.setup, &mut self.counters, actor, timer);
        let status = running.position.state().status(&self.setup);
        if actor.is_none() {
            // Something was taken back, or the game begins anew here.
            self.seats.iter_mut().for_each(|state| state.idle = false);
            self.end_standing(|_, _| true);
        }
        self.end_standing_of_turn();
        if let Status::Finished(_) = status {
            self.end_standing(|_, _| true);
            self.log.push(LogKind::Ended { game: self.game });
        }
        // A seat that lets it pass is not asked. Its answer comes in the same step, with what follows on it.
        if self.next_to_pass().is_none() {
            self.broadcast_snapshot();
        }
        if let Status::Finished(outcome) = status {
            self.end(outcome);
        }
    }

    /// The seats of people: bots wait as long as it takes.
    fn kept_waiting(&self) -> Vec<Seat> {
        let seats = self.seats.iter().enumerate();
        let people = seats.filter(|(_, seat)| seat.device.is_some() && seat.bot.is_none());
        people.filter_map(|(index, _)| Seat::new(index)).collect()
    }

    pub(super) fn broadcast_snapshot(&mut self) {
        let Some(mut common) = self.snapshot() else {
            return;
        };
        common.events = self.log.take_unsent();
        let gap = common.gap;
        common.limit_events();
        if common.gap && !gap {
            self.dropped(None, Dropped::EventsLeftOut);
        }
        // Members with the same asked seats get the same lists; each list is made once.
        let lists = self.legal_lists();
        let members: Vec<_> = self
            .members
            .iter()
            .filter_map(|m| Some((m.id, m.connection?)))
            .collect();
        let lacks_events = common.lacks_events();
        let mut made: Vec<Made<G>> = Vec::new();
        for (member, connection) in members {
            let mut asked = self.played_by(member);
            asked.retain(|seat| lists.contains_key(seat));
            // A member that came between two games has not heard the log of the one before.
            let lacks = self.is_first_position(connection) && lacks_events;
            let same = made.iter().find(|made| made.asked == asked && made.lacks == lacks);
            let message = same.map(|made| made.message.clone()).unwrap_or_else(|| {
                let mut snapshot = common.clone();
                snapshot.legal = self.legal_of(member, &lists);
                snapshot.gap |= lacks;
                let message = SharedMessage::from(HostMessage::Snapshot(Box::new(snapshot)));
                made.push(Made {
                    asked,
                    lacks,
                    message: message.clone(),
                });
                message
            });
            self.send(connection, message);
        }
    }

    /// True for the first position that is sent on a connection.
    fn is_first_position(&mut self, connection: ConnectionId) -> bool {
        let link = self.connections.get_mut(&connection);
        link.is_some_and(|link| !std::mem::replace(&mut link.told, true))
    }

    /// The newest position for one connection, without events; in an ended game the result too.
    pub(super) fn send_position(&mut self, connection: ConnectionId, member: MemberId) {
        if self.frozen {
            self.withheld.push(connection);
            return;
        }
        if let Some(mut snapshot) = self.snapshot() {
            snapshot.legal = self.legal_of(member, &self.legal_lists());
            snapshot.gap = snapshot.lacks_events();
            self.is_first_position(connection);
            self.send(connection, HostMessage::Snapshot(Box::new(snapshot)));
        }
        if let Some(ended) = self.ended_message() {
            self.send(connection, ended);
        }
        if let Some(request) = self.request_news() {
            self.send(connection, HostMessage::TakeBack(request));
        }
        self.send_deal(connection);
    }

    /// All of a snapshot that is the same for everybody.
    pub(super) fn snapshot(&self) -> Option<Snapshot<G>> {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return None;
        };
        let position = Snapshot {
            table: self.options.table,
            epoch: self.counters.epoch,
            sure: self.sure_epoch(),
            game: self.game,
            generation: self.counters.generation,
            revision: self.counters.revision,
            digest: running.position.digest(),
            view: running.position.view().clone(),
            decisions: running.position.open_decisions(self.now),
            legal: Vec::new(),
            step_back: running.position.step_back_offer(),
            take_back: self.take_back_offer(),
            forward: self.forward_offer(),
            events: Vec::new(),
            gap: false,
            log_last: self.log.last(),
            seal: None,
        };
        Some(self.succession.proofs.seal(position))
    }

    fn legal_lists(&self) -> BTreeMap<Seat, Vec<G::Command>> {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return BTreeMap::new();
        };
        let asked = running.position.open().iter().map(|o| o.decision.seat);
        asked
            .map(|seat| (seat, legal(running.position.state(), &self.setup, seat)))
            .collect()
    }

    fn legal_of(&self, member: MemberId, lists: &BTreeMap<Seat, Vec<G::Command>>) -> Vec<(Seat, Vec<G::Command>)> {
        let own = self.played_by(member).into_iter();
        own.filter_map(|seat| lists.get(&seat).map(|list| (seat, list.clone())))
            .collect()
    }

    fn end(&mut self, outcome: crate::rules::Outcome) {
        let StageData::Playing(running) = std::mem::replace(&mut self.stage, StageData::Lobby) else {
            return;
        };
        let digest = running.position.digest();
        self.stage = StageData::Ended(running, Box::new(outcome.clone()));
        self.lobby_changed = true;
        self.outputs.push_back(Output::Journal(Journal::Finish));
        if let Some(ended) = self.ended_message() {
            self.broadcast(&ended);
        }
        self.outputs.push_back(Output::Ended {
            game: self.game,
            outcome,
            digest,
        });
    }

    fn ended_message(&self) -> Option<HostMessage<G>> {
        let StageData::Ended(running, outcome) = &self.stage else {
            return None;
        };
        Some(HostMessage::Ended {
            game: self.game,
            outcome: (**outcome).clone(),
            digest: running.position.digest(),
            proof: running.secret.as_ref().map(|(_, proof)| proof.clone()),
        })
    }

    /// The client shows a question. One that was answered meanwhile is no news.
    pub(super) fn displayed(&mut self, connection: ConnectionId, member: MemberId, decision: DecisionId) -> Done {
        let own = self.played_by(member);
        let now = self.now;
        let asked = match &mut self.stage {
            StageData::Playing(running) => running.position.timed().find(|timed| timed.id == decision),
            _ => None,
        };
        let Some(Timed { seat, timer, .. }) = asked else {
            self.dropped(Some(connection), Dropped::ShownTooLate);
            return Ok(());
        };
        if !own.contains(&seat) {
            return Err(RefusalCode::NotYourSeat);
        }
        if timer.shown(now) {
            if let Some(link) = self.connections.get_mut(&connection) {
                link.rate.refund();
            }
            self.broadcast_clocks();
        }
        Ok(())
    }

    /// Gives a seat a part of its reserve for the question that it is asked.
    pub(super) fn more_time(&mut self, member: MemberId, decision: DecisionId) -> Done {
        let own = self.played_by(member);
        self.goes_on()?;
        let StageData::Playing(running) = &mut self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        let asked = running.position.timed().find(|timed| timed.id == decision);
        let Timed { seat, timer, .. } = asked.ok_or(RefusalCode::Stale)?;
        if !own.contains(&seat) {
            return Err(RefusalCode::NotYourSeat);
        }
        let reserve = self.seats[seat.index()].reserve;
        let step = limits::RESERVE_STEP.min(reserve);
        if step.is_zero() {
            return Err(RefusalCode::NoTimeLeft);
        }
        timer.extend(step);
        self.seats[seat.index()].idle = false;
        self.set_reserve(seat, reserve.saturating_sub(step));
        self.broadcast_clocks();
        Ok(())
    }

    /// Sets the time that a seat may still ask for. It stands in the record, so that a host that goes on from there gives it
    /// no more.
    pub(super) fn set_reserve(&mut self, seat: Seat, left: Duration) {
        let (StageData::Playing(running), Some(state)) = (&mut self.stage, self.seats.get_mut(seat.index())) else {
            return;
        };
        state.reserve = left.min(limits::RESERVE);
        running.position.noted();
        let seconds = state.reserve_seconds();
        self.journal(Action::Reserve { seat, seconds });
        self.lobby_changed = true;
    }

    pub(super) fn pause_clock(&mut self, seat: Seat) {
        self.change_clock(seat, Timer::away);
    }

    pub(super) fn resume_clock(&mut self, seat: Seat) {
        self.change_clock(seat, Timer::back);
    }

    fn change_clock(&mut self, seat: Seat, change: impl Fn(&mut Timer, Duration)) {
        let now = self.now;
        let StageData::Playing(running) = &mut self.stage else {
            return;
        };
        let mut any = false;
        for timed in running.position.timed().filter(|timed| timed.seat == seat) {
            change(timed.timer, now);
            any = true;
        }
        if any {
            self.broadcast_clocks();
        }
    }

    pub(super) fn broadcast_clocks(&mut self) {
        if let StageData::Playing(running) = &self.stage {
            let clocks = running.position.clocks(self.now);
            self.broadcast(&HostMessage::Clocks { clocks });
        }
    }

    /// Starts the clocks that are due and answers for seats whose time is up.
    pub(super) fn expire_windows(&mut self) {
        if self.goes_on().is_err() {
            return;
        }
        let now = self.now;
        let StageData::Playing(running) = &mut self.stage else {
            return;
        };
        let mut started = false;
        for timed in running.position.timed() {
            started |= timed.timer.advance(now);
        }
        if started {
            self.broadcast_clocks();
        }
        while let Some(seat) = self.next_expired() {
            let pass = G::pass(&self.setup);
            let passed = pass.is_some_and(|pass| self.play(seat, &pass, true).is_ok());
            if !passed {
                // Never with a game that keeps its contract; then the question simply stays open.
                self.dropped(None, Dropped::PassRefused);
                self.stop_clock(seat);
            }
        }
    }

    fn next_expired(&self) -> Option<Seat> {
        let StageData::Playing(running) = &self.stage else {
            return None;
        };
        let over = running
            .position
            .open()
            .iter()
            .find(|o| o.timer.is_some_and(|t| t.is_over(self.now)));
        over.map(|o| o.decision.seat)
    }

    fn stop_clock(&mut self, seat: Seat) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.remove_timer(seat);
        }
    }
}
