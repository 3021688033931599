//! The clocks of the open questions. A clock stands still while its client is away, or while the whole game does.

use super::{
    clock::Timer,
    io::ConnectionId,
    position::Timed,
    table::{Done, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{DecisionId, HostMessage, MemberId, RefusalCode, limits},
    record::Action,
    rules::{Game, Seat},
};
use std::time::Duration;

impl<G: Game> Session<G> {
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

    /// Stops all clocks.
    pub(super) fn hold_clocks(&mut self) {
        let now = self.now;
        if let StageData::Playing(running) = &mut self.stage {
            running.position.timed().for_each(|timed| timed.timer.hold(now));
        }
    }

    /// Lets all clocks run again, unless the game is still frozen or handed over.
    pub(super) fn release_clocks(&mut self) {
        if self.goes_on().is_err() {
            return;
        }
        let away: Vec<Seat> = self.seats.numbers().filter(|seat| !self.is_present(*seat)).collect();
        let now = self.now;
        if let StageData::Playing(running) = &mut self.stage {
            let timed = running.position.timed();
            timed.for_each(|timed| timed.timer.release(now, away.contains(&timed.seat)));
            self.broadcast_clocks();
        }
    }

    /// Starts the clock of a question that a client shows. A question that was answered meanwhile is ignored.
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
            self.links.refund(connection);
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
        let reserve = self.seats.get(seat).map_or(Duration::ZERO, |state| state.reserve);
        let step = limits::RESERVE_STEP.min(reserve);
        if step.is_zero() {
            return Err(RefusalCode::NoTimeLeft);
        }
        timer.extend(step);
        self.seats.set_idle(seat, false);
        self.set_reserve(seat, reserve.saturating_sub(step));
        self.broadcast_clocks();
        Ok(())
    }

    /// Sets the time that a seat may still ask for, and records it, so that the next host grants no more.
    pub(super) fn set_reserve(&mut self, seat: Seat, left: Duration) {
        self.seats.set_reserve(seat, left);
        let (StageData::Playing(running), Some(state)) = (&mut self.stage, self.seats.get(seat)) else {
            return;
        };
        running.position.noted();
        let seconds = state.reserve_seconds();
        self.journal(Action::Reserve { seat, seconds });
        self.lobby_changed = true;
    }

    /// The clock of each seat that is asked.
    pub(super) fn clocks(&mut self) -> Vec<(Seat, Timer)> {
        let running = self.playing().ok();
        let timed = running.into_iter().flat_map(|running| running.position.timed());
        timed.map(|timed| (timed.seat, *timed.timer)).collect()
    }

    pub(super) fn set_clocks(&mut self, clocks: &[(Seat, Timer)]) {
        let Ok(running) = self.playing() else {
            return;
        };
        for timed in running.position.timed() {
            if let Some((_, before)) = clocks.iter().find(|(seat, _)| *seat == timed.seat) {
                *timed.timer = *before;
            }
        }
        if !clocks.is_empty() {
            self.broadcast_clocks();
        }
    }

    pub(super) fn stop_clock(&mut self, seat: Seat) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.remove_timer(seat);
        }
    }

    pub(super) fn next_expired(&self) -> Option<Seat> {
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
}
