//! Answers, and the course of turns, rounds and the game (TURN, PREP, SCO).

use super::{
    command::Command,
    event::{Cause, Event},
    prompt::Prompt,
    run::Run,
    state::{Pending, RoundPart},
    types::{Card, Engineer, ROUNDS, Space, Symbol},
};
use crate::rules::{EventSink, Seat};

impl<E: EventSink<Event>> Run<'_, E> {
    /// Carries out the answer itself.
    pub(super) fn answer(&mut self, command: Command) {
        let numbers = &self.setup.components.numbers;
        match command {
            Command::EngineerMove { space } => self.engineer_move(space),
            Command::FreeProgram { symbol } => {
                self.state.board.actor_mut().free_used = true;
                self.pay_time(numbers.free_program, Cause::FreeProgram);
                self.push(Pending::Confirm);
                self.program(symbol);
            }
            Command::Deploy { symbol } => {
                self.push(Pending::Confirm);
                self.push(Pending::Sector { symbol });
            }
            Command::ReturnBot { symbol } => self.return_bot(symbol),
            Command::Pass => self.pass(),
            Command::MoveTo { sector } => {
                if let Some(Pending::Sector { symbol }) = self.pop() {
                    self.deploy(symbol, sector);
                }
            }
            Command::Perform => {
                if let Some(Pending::Action { symbol }) = self.pop() {
                    self.act(symbol);
                }
            }
            Command::Skip => {
                if let Some(Pending::Action { symbol }) = self.pop() {
                    let seat = self.seat();
                    self.tell(Event::ActionSkipped { seat, symbol });
                }
            }
            Command::PlaceLetterBot => self.place_letter(),
            Command::DeclineLetter => {
                if let Some(&Pending::Letter { letter }) = self.state.board.tasks.last() {
                    self.decline_letter(letter);
                }
            }
            Command::UseCard => {
                if let Some(&Pending::Reward { card, points }) = self.state.board.tasks.last() {
                    self.reward(card, points);
                }
            }
            Command::DeclineCard => {
                if let Some(Pending::Reward { card, .. }) = self.pop() {
                    let seat = self.seat();
                    self.tell(Event::CardDeclined { seat, card });
                }
            }
            Command::PayCrystal => {
                self.pay_crystal(self.state.board.actor().points() + 1);
                self.enter_line();
            }
            Command::StopAtLine => self.stop_at_line(),
            Command::TakeSubTime => self.take_submarine_time(),
            Command::UseInt { card } => self.use_interim(card),
            Command::PrepDone => {
                self.reversible = false;
                self.prepared();
            }
            Command::EndTurn => {
                self.pop();
                self.end_turn();
            }
            Command::Commit => {
                self.pop();
                self.end_round();
            }
        }
    }
    /// PRG-1: the engineer goes on, and a bot is programmed if there is one.
    fn engineer_move(&mut self, space: Space) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let sideways = board.sidesteps_to(self.setup, space);
        let symbol = board.tile(self.setup, space);
        board.actor_mut().engineer = Engineer::On(space);
        if sideways {
            self.mark_used(Card::Sidestep);
        }
        self.tell(Event::EngineerMoved { seat, space, sideways });
        self.push(Pending::Confirm);
        self.push(Pending::Entered { symbol });
        if self.state.board.actor().bots > 0 {
            self.program(symbol);
        }
    }
    /// Marks one card of a kind that was not used yet.
    fn mark_used(&mut self, card: Card) {
        let mut cards = self.state.board.actor_mut().cards.iter_mut();
        if let Some(own) = cards.find(|own| own.card == card && !own.used) {
            own.used = true;
        }
    }
    /// A programmed bot goes back: at will, as the third one, or at a red line.
    fn return_bot(&mut self, symbol: Symbol) {
        let seat = self.seat();
        let why = match self.state.board.prompt() {
            Some(Prompt::ChooseLine { space }) => {
                self.take_back(symbol, Cause::Line);
                self.state.board.actor_mut().paid.1 += 1;
                self.tell(Event::LineCrossed { seat, space });
                return self.enter_line();
            }
            Some(Prompt::ChooseThird) => Cause::Third,
            _ => Cause::Return,
        };
        self.take_back(symbol, why);
        self.gain_time(self.setup.components.numbers.returned_bot, why);
    }
    /// TURN-3: the engineer goes onto the pass-order track.
    fn pass(&mut self) {
        let seat = self.seat();
        let board = &mut self.state.board;
        board.actor_mut().engineer = Engineer::Passed;
        if board.passed.push(seat) {
            let place = board.passed.len() as u8;
            self.tell(Event::Passed { seat, place });
        }
        self.push(Pending::Confirm);
    }
    /// The end of a turn that is not asked for, if that is agreed on; false if it asks.
    pub(super) fn confirm(&mut self) -> bool {
        let by_itself = self.setup.options.auto_end_turn && self.state.board.stage == RoundPart::Turns;
        if by_itself {
            self.pop();
            self.end_turn();
        }
        by_itself
    }
    fn end_turn(&mut self) {
        let seat = self.seat();
        self.reversible = false;
        self.tell(Event::TurnEnded { seat });
        let board = &mut self.state.board;
        let at = board.order.iter().position(|other| *other == seat).unwrap_or(0);
        let mut after = board.order.iter().skip(at + 1).chain(&board.order);
        match after.find(|other| !board.passed.contains(other)).copied() {
            Some(next) => self.start_turn(next),
            None => self.start_preparation(),
        }
    }
    fn start_turn(&mut self, seat: Seat) {
        let board = &mut self.state.board;
        board.active = seat;
        board.turn = board.turn.saturating_add(1);
        self.tell(Event::TurnStarted { seat });
    }
    fn start_preparation(&mut self) {
        let board = &mut self.state.board;
        board.stage = RoundPart::Preparation;
        board.prepared = 0;
        board.time_taken = false;
        if let Some(&first) = board.order.first() {
            board.active = first;
        }
    }
    /// The preparation of the active seat, which is asked only if a card of it can be used (PREP-2); false if it asks.
    pub(super) fn prepare(&mut self) -> bool {
        let board = &self.state.board;
        let due = if board.time_taken { 0 } else { self.submarine_time() };
        let time = board.actor().time + due.min(self.room());
        let usable = |symbol| board.interim(self.setup, Card::Interim(symbol), time).is_ok();
        let asks = Symbol::ALL.into_iter().any(usable);
        if !asks {
            self.prepared();
        }
        !asks
    }
    fn submarine_time(&self) -> u8 {
        let submarines = self.state.board.actor().submarines;
        let due = submarines.saturating_mul(self.setup.components.numbers.submarine_time);
        let finite = self.setup.options.finite_supply;
        if finite {
            due.min(self.state.board.general.time)
        } else {
            due
        }
    }
    fn take_submarine_time(&mut self) {
        let due = self.submarine_time();
        self.state.board.time_taken = true;
        self.gain_time(due, Cause::Submarines);
    }
    /// RES-6: a bot for time.
    fn use_interim(&mut self, card: Card) {
        if let Card::Interim(symbol) = card {
            self.mark_used(card);
            self.pay_time(self.setup.components.card(card).amount, Cause::Card(card));
            self.program(symbol);
        }
    }
    /// PREP-1: the active seat is prepared; what is still due comes by itself. Nothing is revealed by it (CMD-3).
    fn prepared(&mut self) {
        let seat = self.seat();
        if !self.state.board.time_taken {
            self.take_submarine_time();
        }
        self.tell(Event::PreparationDone { seat });
        let board = &mut self.state.board;
        board.actor_mut().free_used = false;
        board.prepared += 1;
        board.time_taken = false;
        match board.order.get(usize::from(board.prepared)) {
            Some(&next) => board.active = next,
            None => self.start_scoring(),
        }
    }
    /// SCO-1: all parts are booked at once, each with a debt; applying them follows seat by seat.
    fn start_scoring(&mut self) {
        let scores = self.state.board.round_scores(self.setup);
        let order = self.state.board.order;
        self.state.board.stage = RoundPart::Scoring;
        self.push(Pending::Confirm);
        for &seat in order.iter().rev() {
            let net = scores[seat].net();
            self.push(Pending::Score { seat, net });
        }
        for &seat in &order {
            let score = scores[seat];
            let points = &mut self.state.board.players[seat].points;
            points.majority += score.majority;
            points.bots += score.bots;
            points.crystals += score.crystals;
            points.octopods += score.octopods;
            points.lines -= score.net();
            self.tell(Event::RoundScored {
                seat,
                majority: score.majority,
                bots: score.bots,
                crystals: score.crystals,
                octopods: score.octopods,
            });
        }
    }
    /// SCO-6: applies the scoring of the round to a seat.
    pub(super) fn score(&mut self, seat: Seat, net: i16) {
        self.state.board.active = seat;
        if net >= 0 {
            self.push(Pending::Gain {
                left: net.unsigned_abs(),
            });
            return;
        }
        let score = &self.setup.components.score;
        let player = &mut self.state.board.players[seat];
        // Not over a line that was passed, not below 0 (LINE-3).
        let at = player.points();
        let held = |space: &u16| *space == 0 || score.is_line(*space);
        let lost = (0..net.unsigned_abs()).take_while(|back| !held(&(at - back))).count() as u16;
        player.points.lines -= lost as i16;
        self.tell(Event::PointsLost { seat, points: lost });
    }
    /// CMD-4: the next round, or the end.
    fn end_round(&mut self) {
        let round = self.state.board.round();
        self.reversible = false;
        self.tell(Event::Committed { round });
        if usize::from(round) < ROUNDS {
            self.refill();
            let first = self.state.board.active;
            self.start_turn(first);
        } else {
            self.finish();
        }
    }
    /// FIN-1: the final scoring, which ignores the red lines.
    fn finish(&mut self) {
        for seat in self.setup.players.seats() {
            let last = self.state.board.final_scores(self.setup, seat);
            let points = &mut self.state.board.players[seat].points;
            points.letters += last.letters;
            points.time += last.time;
            points.all_submarines += last.submarines;
            points.complete_lab += last.lab;
            self.tell(Event::FinalScored {
                seat,
                letters: last.letters,
                time: last.time,
                submarines: last.submarines,
                lab: last.lab,
            });
        }
        self.state.board.stage = RoundPart::Over;
        let ranking = self.state.board.ranking(self.setup);
        self.events.tell(|| Event::GameOver {
            ranking: ranking.best_first().collect(),
        });
    }
}
