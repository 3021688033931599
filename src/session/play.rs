//! Commands, steps back and reaction windows of a running game.

use super::{
    clock::Timer,
    io::{ConnectionId, Journal, Output},
    seats::SeatState,
    table::{Done, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        DecisionId, HostMessage, LogKind, MemberId, Refusal, RefusalCode, RequestKind, TakeBackEnd, TakeBackNews,
        limits,
    },
    record::Action,
    rules::{Game, Seat, Status},
};

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
        // Legal commands do not count: the game itself paces them.
        self.links.refund(connection);
        Ok(())
    }

    /// Carries out a command. The journal has it before anybody hears of it.
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
        self.seats.set_idle(seat, timed_out);
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

    /// Undoes a seat's last command. The journal has that before anybody hears of it.
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

    pub(super) fn position_changed(&mut self) {
        self.changed_by(None);
    }

    /// Asks the questions that follow from a change by `actor`, and tells everybody the position.
    fn changed_by(&mut self, actor: Option<Seat>) {
        let present: Vec<Seat> = self.seats.numbers().filter(|seat| self.is_present(*seat)).collect();
        let (now, window) = (self.now, self.options.window);
        // A clock runs only if another person waits; bots wait as long as it takes.
        let kept_waiting = self.seats.such(SeatState::is_persons);
        let idle = self.seats.such(|state| state.idle);
        let timer = |seat: Seat| {
            let window = if idle.contains(&seat) {
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
            // Something was undone or redone, or a game or an epoch begins here.
            self.seats.wake_all();
            self.end_standing(|_, _| true);
        }
        self.end_standing_of_turn();
        if let Status::Finished(_) = status {
            self.end_standing(|_, _| true);
            self.log.push(LogKind::Ended { game: self.game });
        }
        // A seat with a standing answer is not asked: it passes within this input, and the position after that is sent.
        if self.next_to_pass().is_none() {
            self.broadcast_snapshot();
        }
        if let Status::Finished(outcome) = status {
            self.end(outcome);
        }
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
                // Only a game that breaks its contract refuses. The question stays open without a clock.
                self.dropped(None, Dropped::PassRefused);
                self.stop_clock(seat);
            }
        }
    }

    /// Ends the open request, if there is one, and tells everybody.
    pub(super) fn close_request(&mut self, end: TakeBackEnd) {
        let again = self.now + limits::TAKE_BACK_PAUSE;
        let Ok(running) = self.playing() else {
            return;
        };
        let Some(request) = running.asking.request.take() else {
            return;
        };
        let failed = matches!(
            end,
            TakeBackEnd::Declined { .. } | TakeBackEnd::Withdrawn | TakeBackEnd::Expired
        );
        if failed {
            running.asking.again[request.seat] = again;
        }
        self.broadcast(&HostMessage::TakeBack(TakeBackNews::Closed(end)));
    }

    /// Passes for the asked seats that have a standing answer.
    pub(super) fn pass_for_who_lets_pass(&mut self) {
        let Some(pass) = G::pass(&self.setup) else { return };
        while let Some(seat) = self.next_to_pass() {
            if self.play(seat, &pass, false).is_err() {
                // Only a game that breaks its contract refuses. The seat is asked then.
                self.end_standing(|other, _| other == seat);
                self.broadcast_snapshot();
            }
        }
    }
}
