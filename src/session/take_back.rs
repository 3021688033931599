//! Requests to undo commands or to redo an undo, to which every other person with a seat agrees.
//!
//! A seat asks to go back to the position before its last command, or to redo the last undo. One request at a time is
//! open, and it blocks nobody: the next accepted command, step back or redo without asking ends it. Nothing is undone
//! after the end of a game, because the seed is public then and tells every later roll.

use super::{
    position::{Goal, Position, WentBack},
    table::{Done, Request, Running, Session, StageData},
};
use crate::{
    protocol::{DeviceId, HostMessage, LogKind, MemberId, RefusalCode, TakeBackEnd, limits},
    record::Action,
    rules::{Game, Seat, SeatSet},
};

impl<G: Game> Session<G> {
    pub(super) fn ask_take_back(&mut self, member: MemberId, seat: Seat, revision: u32) -> Done {
        self.ask_everybody(member, seat, revision, Position::take_back_goal)
    }

    /// Redoes the last undo: at once if that was a step back, otherwise if everybody agrees.
    pub(super) fn ask_forward(&mut self, member: MemberId, seat: Seat, revision: u32) -> Done {
        self.own_seat(member, seat)?;
        let (goes_on, newest) = (self.goes_on(), self.counters.revision);
        let offer = self.playing()?.position.forward_offer();
        if !(offer.alone && offer.seats.contains(seat)) {
            return self.ask_everybody(member, seat, revision, Position::forward_goal);
        }
        goes_on?;
        if revision != newest {
            return Err(RefusalCode::Stale);
        }
        self.travel(seat, None, TakeBackEnd::Overtaken);
        Ok(())
    }

    /// Opens a seat's request to go to a goal, and asks all other people with a seat.
    fn ask_everybody(
        &mut self,
        member: MemberId,
        seat: Seat,
        revision: u32,
        goal: impl FnOnce(&Position<G>, Seat) -> Result<Goal, RefusalCode>,
    ) -> Done {
        self.own_seat(member, seat)?;
        let waiting = self.asked_besides(member);
        let (now, goes_on, newest) = (self.now, self.goes_on(), self.counters.revision);
        let running = self.playing()?;
        goes_on?;
        if revision != newest {
            return Err(RefusalCode::Stale);
        }
        if running.asking.request.is_some() {
            return Err(RefusalCode::TakeBackOpen);
        }
        if now < running.asking.again[seat] {
            return Err(RefusalCode::AskedJustNow);
        }
        let goal = goal(&running.position, seat)?;
        running.asking.request = Some(Request {
            seat,
            revision,
            goal,
            agreed: SeatSet::EMPTY,
            waiting,
            deadline: now + limits::TAKE_BACK_MAX,
        });
        self.agree_or_tell();
        Ok(())
    }

    /// The seats that people hold, without those of this member.
    fn asked_besides(&self, member: MemberId) -> SeatSet {
        let own = self.seats_of(member);
        let is_bot = |device: Option<DeviceId>| device.is_some_and(|device| self.people.is_bot(device));
        let others = self
            .seats
            .such(|seat| seat.bot.is_none() && !is_bot(seat.device))
            .into_iter();
        others.filter(|seat| !own.contains(seat)).collect()
    }

    pub(super) fn answer_take_back(
        &mut self,
        member: MemberId,
        seat: Seat,
        (asker, revision): (Seat, u32),
        agree: bool,
    ) -> Done {
        self.own_seat(member, seat)?;
        let request = self.playing()?.asking.request.as_mut();
        let request = request
            .filter(|request| (request.seat, request.revision) == (asker, revision))
            .ok_or(RefusalCode::Stale)?;
        if request.agreed.contains(seat) {
            return Err(RefusalCode::AnsweredAlready);
        }
        if !request.waiting.contains(seat) {
            return Err(RefusalCode::NotAsked);
        }
        if agree {
            request.waiting.remove(seat);
            request.agreed.insert(seat);
            self.agree_or_tell();
        } else {
            self.close_request(TakeBackEnd::Declined { seat });
        }
        Ok(())
    }

    pub(super) fn withdraw_take_back(&mut self, member: MemberId, seat: Seat) -> Done {
        self.own_seat(member, seat)?;
        let request = self.playing()?.asking.request.as_ref();
        request
            .filter(|request| request.seat == seat)
            .ok_or(RefusalCode::Stale)?;
        self.close_request(TakeBackEnd::Withdrawn);
        Ok(())
    }

    pub(super) fn expire_request(&mut self) {
        let now = self.now;
        let over = |running: &mut Running<G>| running.asking.deadline().is_some_and(|at| at <= now);
        if self.playing().is_ok_and(over) {
            self.close_request(TakeBackEnd::Expired);
        }
    }

    /// Carries out the open request if it is due, otherwise tells everybody its state.
    fn agree_or_tell(&mut self) {
        if !self.agree_if_due()
            && let Some(news) = self.request_news()
        {
            self.broadcast(&HostMessage::TakeBack(news));
        }
    }

    /// Carries out the open request if all have agreed and the game does not stand still. Returns true if it did. While
    /// the game stands still, the request waits.
    pub(super) fn agree_if_due(&mut self) -> bool {
        let goes_on = self.goes_on().is_ok();
        let request = self.playing().ok().and_then(|running| running.asking.request.as_ref());
        let agreed = request.filter(|request| goes_on && request.waiting.is_empty());
        let Some((seat, goal)) = agreed.map(|request| (request.seat, request.goal)) else {
            return false;
        };
        let end = if goal.is_forward() {
            TakeBackEnd::AgreedForward
        } else {
            TakeBackEnd::Agreed
        };
        self.travel(seat, Some(goal), end);
        true
    }

    /// Goes to a goal, or without one redoes the last undo. Tells everybody, and closes the open request with `end`.
    pub(super) fn travel(&mut self, seat: Seat, goal: Option<Goal>, end: TakeBackEnd) {
        let StageData::Playing(running) = &mut self.stage else {
            return;
        };
        let (position, counters) = (&mut running.position, &mut self.counters);
        let went = match goal {
            Some(goal) => position.travel(counters, goal),
            None => position.go_forward(counters),
        };
        // The goal is still valid, because the next change would have ended the request.
        let Some(WentBack { entries, revision }) = went else {
            return;
        };
        let (action, what) = if goal.is_none_or(|goal| goal.is_forward()) {
            let what = LogKind::GoneForward { seat, to: revision };
            (Action::GoForward { to: entries }, what)
        } else {
            let what = LogKind::TakenBack { seat, to: revision };
            (Action::TakeBack { to: entries }, what)
        };
        self.journal(action);
        self.close_request(end);
        self.log.push(what);
        self.position_changed();
    }
}
