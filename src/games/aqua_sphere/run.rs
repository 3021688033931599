//! Carrying out: the working copy of one `apply`, the atomic effects, and the tasks that wait.

use super::{
    command::Command,
    event::{Cause, Event},
    options::Setup,
    state::{Pending, RoundPart, Source, State},
    types::{Card, Pool, Symbol},
};
use crate::rules::{EventSink, Seat};

/// One command being carried out, with what its automatic answers bring about.
pub(super) struct Run<'a, E> {
    /// Fixed for the match.
    pub setup: &'a Setup,
    /// The state that changes.
    pub state: &'a mut State,
    /// Takes the events.
    pub events: E,
    /// The actor may step back over it.
    pub reversible: bool,
}

impl<'a, E: EventSink<Event>> Run<'a, E> {
    pub(super) fn new(setup: &'a Setup, state: &'a mut State, events: E) -> Self {
        Self {
            setup,
            state,
            events,
            reversible: true,
        }
    }
    /// The seat that acts.
    pub(super) const fn seat(&self) -> Seat {
        self.state.board.active
    }
    /// Records an event.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.tell(|| event);
    }
    /// Puts a task before all others. The laws of a state leave room for those of every command.
    pub(super) fn push(&mut self, task: Pending) {
        let fits = self.state.board.tasks.push(task);
        debug_assert!(fits, "more tasks than the laws allow");
    }
    pub(super) fn pop(&mut self) -> Option<Pending> {
        self.state.board.tasks.pop()
    }
    /// Carries out a command that nothing forbids, and all tasks up to the next question.
    pub(super) fn perform(&mut self, seat: Seat, command: Command) {
        self.state.board.last = seat;
        self.answer(command);
        while self.proceed() {}
    }
    /// Carries out what comes next; false if it is a question.
    fn proceed(&mut self) -> bool {
        let board = &self.state.board;
        match (board.stage, board.tasks.last()) {
            (RoundPart::Over, _) | (RoundPart::Turns | RoundPart::Scoring, None) => false,
            (RoundPart::Preparation, None) => self.prepare(),
            (_, Some(&task)) => self.task(task),
        }
    }
    /// Carries out a task; false if it asks.
    fn task(&mut self, task: Pending) -> bool {
        match task {
            Pending::Confirm => self.confirm(),
            Pending::Sector { .. } => false,
            Pending::Action { symbol } => self.action(symbol),
            Pending::Letter { letter } => {
                let player = self.state.board.actor();
                // A programmed bot can still go back to the board and from there to the letter.
                let declined = player.bots == 0 && player.programmed.is_empty();
                if declined {
                    self.decline_letter(letter);
                }
                declined
            }
            Pending::Third => {
                let done = self.state.board.actor().programmed.len() <= super::types::PROGRAMMED;
                if done {
                    self.pop();
                }
                done
            }
            Pending::Reward { card, points } => {
                let asks = self.state.board.meets_line(self.setup, self.seat(), points);
                if !asks {
                    self.reward(card, points);
                }
                !asks
            }
            Pending::Gain { left } => self.walk(left),
            Pending::Entered { symbol } => {
                self.pop();
                self.prizes(1, |prize| Card::Hq(symbol, prize));
                true
            }
            Pending::Caught { count } => {
                self.pop();
                self.prizes(count, Card::Octopods);
                true
            }
            Pending::Now { symbol } => {
                self.pop();
                self.now(symbol);
                true
            }
            Pending::Score { seat, net } => {
                self.pop();
                self.score(seat, net);
                true
            }
        }
    }
    /// Time for the active seat, as far as lab and supply go.
    pub(super) fn gain_time(&mut self, amount: u8, why: Cause) {
        let seat = self.seat();
        let room = self.room();
        let amount = self.take_general(amount.min(room));
        self.state.board.actor_mut().time += amount;
        if amount > 0 {
            self.tell(Event::TimeGained { seat, amount, why });
        }
    }
    /// Time markers that still fit the lab of the active seat.
    pub(super) fn room(&self) -> u8 {
        let board = &self.state.board;
        let lab = board.capacity(self.setup, board.active);
        lab.time.saturating_sub(board.actor().time)
    }
    /// Takes up to this much time from the general supply.
    pub(super) fn take_general(&mut self, time: u8) -> u8 {
        let wanted = Pool {
            time,
            ..Pool::default()
        };
        self.state.board.draw(self.setup, wanted).time
    }
    /// Takes time from the active seat.
    pub(super) fn pay_time(&mut self, amount: u8, why: Cause) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let player = board.actor_mut();
        player.time = player.time.saturating_sub(amount);
        if self.setup.options.finite_supply {
            board.general.time = board.general.time.saturating_add(amount);
        }
        if amount > 0 {
            self.tell(Event::TimePaid { seat, amount, why });
        }
    }
    /// Gives crystals to the active seat; the caller has seen to their coming from somewhere and their fitting.
    pub(super) fn add_crystals(&mut self, amount: u8, why: Cause) {
        let seat = self.seat();
        self.state.board.actor_mut().crystals += amount;
        if amount > 0 {
            self.tell(Event::CrystalsGained { seat, amount, why });
        }
    }
    /// Puts a bot from the board supply onto a symbol (BOT-3).
    pub(super) fn program(&mut self, symbol: Symbol) {
        let seat = self.seat();
        let player = self.state.board.actor_mut();
        player.bots = player.bots.saturating_sub(1);
        player.programmed.insert(symbol);
        self.tell(Event::BotProgrammed { seat, symbol });
        self.push(Pending::Third);
    }
    /// Takes a programmed bot back to the board.
    pub(super) fn take_back(&mut self, symbol: Symbol, why: Cause) {
        let seat = self.seat();
        let player = self.state.board.actor_mut();
        player.programmed.remove(symbol);
        player.bots += 1;
        self.tell(Event::BotReturned { seat, symbol, why });
    }
    /// Points for the active seat, which the counter still has to walk (LINE-1).
    pub(super) fn gain(&mut self, source: Source, points: u16) {
        if points == 0 {
            return;
        }
        let seat = self.seat();
        let booked = &mut self.state.board.actor_mut().points;
        let of = match source {
            Source::Caught => &mut booked.caught,
            Source::Submarine => &mut booked.submarines,
            Source::Research => &mut booked.research,
            Source::Reward => &mut booked.rewards,
        };
        *of += points as i16;
        booked.lines -= points as i16;
        self.tell(Event::PointsGained { seat, source, points });
        self.push(Pending::Gain { left: points });
    }
    /// Walks on with a gain (LINE-1, LINE-2); false if a line asks.
    fn walk(&mut self, mut left: u16) -> bool {
        self.pop();
        // Worked out once and not for each space, as it is a sum of all sources.
        let mut space = self.state.board.actor().points() + 1;
        while left > 0 {
            if self.setup.components.score.is_line(space) && !self.passes(space) {
                let player = self.state.board.actor();
                if player.crystals > 0 || !player.programmed.is_empty() {
                    self.push(Pending::Gain { left });
                    return false;
                }
                let seat = self.seat();
                self.tell(Event::StoppedAtLine {
                    seat,
                    space,
                    lost: left,
                });
                return true;
            }
            self.state.board.actor_mut().points.lines += 1;
            space += 1;
            left -= 1;
        }
        true
    }
    /// Pays for a line by itself, if that is agreed on and there is a crystal.
    fn passes(&mut self, space: u16) -> bool {
        let forced = self.setup.options.red_line_crystal == super::options::LinePayment::Forced;
        let pays = forced && self.state.board.actor().crystals > 0;
        if pays {
            self.pay_crystal(space);
        }
        pays
    }
    /// Pays a crystal for a line.
    pub(super) fn pay_crystal(&mut self, space: u16) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let player = board.actor_mut();
        player.crystals = player.crystals.saturating_sub(1);
        player.paid.0 += 1;
        if self.setup.options.finite_supply {
            board.general.crystals = board.general.crystals.saturating_add(1);
        }
        self.tell(Event::CrystalPaid { seat });
        self.tell(Event::LineCrossed { seat, space });
    }
    /// Enters the space behind the line that was paid for, and goes on.
    pub(super) fn enter_line(&mut self) {
        if let Some(Pending::Gain { left }) = self.pop() {
            self.state.board.actor_mut().points.lines += 1;
            self.push(Pending::Gain {
                left: left.saturating_sub(1),
            });
        }
    }
    /// Stops before the line; what is left of the gain is lost.
    pub(super) fn stop_at_line(&mut self) {
        if let Some(Pending::Gain { left }) = self.pop() {
            let seat = self.seat();
            let space = self.state.board.actor().points() + 1;
            self.tell(Event::StoppedAtLine {
                seat,
                space,
                lost: left,
            });
        }
    }
}
