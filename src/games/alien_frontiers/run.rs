//! Carrying out: the working copy of one `apply`, the atomic effects, and settling (SETTLE-1).

use super::{
    board::control,
    command::Command,
    deal::lay_in_order,
    event::{Cause, Ending, Event, RelicLoss},
    laws::Question,
    options::Setup,
    prompt::{Final, Prompt},
    state::{Board, State},
    types::{Amount, Class, Field, Goods, Place, Ship, Tech, TechSet, Territory},
};
use crate::{
    games::listing::Only,
    rules::{EventSink, PerSeat, Seat},
};

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
    /// The basis of control and points when they were settled last.
    settled: Basis,
}

/// All that control and points follow from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Basis {
    colonies: [PerSeat<u8>; Territory::COUNT],
    positron: Option<Territory>,
    cards: PerSeat<TechSet>,
}

impl Basis {
    fn of(board: &Board) -> Self {
        Self {
            colonies: board.colonies,
            positron: board.field(Field::Positron),
            cards: PerSeat(board.players.0.each_ref().map(|player| player.cards)),
        }
    }
}

impl<'a, E: EventSink<Event>> Run<'a, E> {
    pub(super) fn new(setup: &'a Setup, state: &'a mut State, events: E) -> Self {
        let settled = Basis::of(&state.board);
        Self {
            setup,
            state,
            events,
            reversible: true,
            settled,
        }
    }
    /// The seat that has the turn.
    pub(super) const fn seat(&self) -> Seat {
        self.state.board.active
    }
    /// Records an event.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.tell(|| event);
    }
    /// Asks a question. Inside an action, a single legal answer is given at once (CMD-1), but a re-roll is always
    /// confirmed.
    pub(super) fn ask(&mut self, prompt: Prompt) {
        self.state.board.prompt = Some(prompt);
        let mut only = Only::default();
        // The taker stops the listing when it has seen enough.
        let _ = Question::new(self.setup, &self.state.board, prompt).list(&mut only);
        match only.first {
            Some(command) if !only.more && command != Command::Commit => self.perform(command),
            _ => {}
        }
    }
    /// Asks a question that is never answered automatically.
    pub(super) fn ask_always(&mut self, prompt: Prompt) {
        self.state.board.prompt = Some(prompt);
    }
    /// An action is complete: settle, and go on in the turn unless the game ends.
    pub(super) fn done(&mut self) {
        self.state.board.prompt = Some(Prompt::Main);
        self.settle();
        if self.state.board.ending.is_some() {
            self.ask_always(Prompt::Commit { what: Final::End });
        }
    }
    /// Takes a price from the active seat's goods; a price of nothing makes no event.
    pub(super) fn pay(&mut self, price: Amount, why: Cause) {
        let seat = self.seat();
        let goods = &mut self.state.board.actor_mut().goods;
        *goods = goods.less(price);
        if !price.is_none() {
            self.tell(Event::Paid { seat, price, why });
        }
    }
    /// Gives goods to the active seat.
    pub(super) fn gain(&mut self, gain: Amount, why: Cause) {
        let seat = self.seat();
        self.add(seat, gain);
        self.tell(Event::Gained { seat, gain, why });
    }
    /// Adds to a seat's goods without an event.
    pub(super) fn add(&mut self, seat: Seat, gain: Amount) {
        let goods = &mut self.state.board.players[seat].goods;
        goods.fuel = goods.fuel.saturating_add(gain.fuel);
        goods.ore = goods.ore.saturating_add(gain.ore);
    }
    /// Takes one unit from a seat.
    pub(super) fn take(&mut self, seat: Seat, goods: Goods) {
        let one = match goods {
            Goods::Fuel => Amount::new(1, 0),
            Goods::Ore => Amount::new(0, 1),
        };
        let of = &mut self.state.board.players[seat].goods;
        *of = of.less(one);
        let by = self.seat();
        self.add(by, one);
    }
    /// Puts a ship somewhere; a teleported one that leaves the hand is an ordinary ship again.
    pub(super) fn put(&mut self, ship: Ship, place: Place) {
        let board = &mut self.state.board;
        match ship {
            Ship::Coloured(seat, number) => {
                if let Some(of) = board.players[seat].ships.get_mut(usize::from(number)) {
                    *of = place;
                }
            }
            Ship::Relic => {
                if let Some(relic) = &mut board.relic {
                    relic.place = place;
                }
            }
        }
        if !matches!(place, Place::Hand { .. }) && board.teleported.is_some_and(|(back, _)| back == ship) {
            board.teleported = None;
        }
    }
    /// Sends the Relic Ship home.
    pub(super) fn relic_home(&mut self, why: RelicLoss) {
        let Some(relic) = self.state.board.relic else { return };
        self.put(Ship::Relic, Place::Stock);
        self.state.board.relic = None;
        self.tell(Event::RelicReturned { from: relic.place, why });
    }
    /// Changes the value of a ship in hand.
    pub(super) fn turn_die(&mut self, ship: Ship, class: Class, to: u8, why: Tech) {
        self.put(ship, Place::Hand { value: to });
        self.tell(Event::DieChanged {
            ship,
            from: class.value,
            to,
            why,
        });
    }
    /// After every completed command and every shot: control, Relic Ship, points, end, display.
    pub(super) fn settle(&mut self) {
        let now = Basis::of(&self.state.board);
        let before = std::mem::replace(&mut self.settled, now);
        // Most commands change nothing of it. The points of four seats ask 32 times for the control of a territory.
        let changed = now != before;
        if changed {
            self.settle_control(&before);
        }
        self.settle_relic();
        if changed {
            self.settle_points();
        }
        if self.state.board.ending.is_none() {
            self.settle_end();
        }
        let board = &self.state.board;
        // What comes to the display without a draw is known to all (R45); everything else waits for a `Commit`.
        if board.ending.is_none() && board.deck_left == 0 && board.pile() <= 1 {
            self.fill_display();
        }
    }
    fn settle_control(&mut self, before: &Basis) {
        for territory in Territory::ALL {
            let from = control(&before.colonies[territory.index()].0);
            let to = self.state.board.control(territory);
            if from != to {
                self.tell(Event::ControlChanged { territory, from, to });
            }
        }
    }
    fn settle_relic(&mut self) {
        let (board, home) = (&self.state.board, Territory::BurroughsDesert);
        let Some(relic) = board.relic else { return };
        if board.has_field(Field::Isolation, home) {
            self.relic_home(RelicLoss::Isolation);
        } else if board.control(home) != Some(relic.holder) {
            self.relic_home(RelicLoss::Control);
        }
    }
    fn settle_points(&mut self) {
        for seat in self.setup.players.seats() {
            let points = self.state.board.points(self.setup, seat);
            let before = std::mem::replace(&mut self.state.board.players[seat].points, points);
            let (from, to) = (before.total(), points.total());
            if from != to {
                self.tell(Event::ScoreChanged { seat, from, to });
            }
        }
    }
    /// Ends the game if a condition is met (END-1, END-2, R12). Without a target it is the last colony placed: only
    /// then has the active seat none left.
    fn settle_end(&mut self) {
        let board = &self.state.board;
        let out = |seat: Seat| board.players[seat].supply == 0 && board.players[seat].hub == 0;
        let mut seats = self.setup.players.seats();
        let why = match self.setup.vp_target {
            None if out(board.active) => Ending::Colonies,
            Some(target) if seats.any(|seat| board.players[seat].points.total() >= target) => Ending::VpTarget,
            Some(_) if self.setup.players.seats().all(out) => Ending::NoColonies,
            _ => return,
        };
        self.end(why);
    }
    /// A condition of the end is met.
    pub(super) fn end(&mut self, why: Ending) {
        self.state.board.ending = Some(why);
        self.tell(Event::EndReached { why });
    }
    /// The game is over.
    pub(super) fn game_over(&mut self) {
        self.state.board.prompt = None;
        let ranking = self.state.board.ranking(self.setup);
        self.events.tell(|| Event::GameOver {
            ranking: ranking.best_first().collect(),
        });
    }
    /// True if a place of the display is empty and there is a card for it.
    pub(super) fn has_gap(&self) -> bool {
        let board = &self.state.board;
        board.display.contains(&None) && (board.deck_left > 0 || board.pile() > 0)
    }
    /// Deals to the empty places of the display, from the discard pile when the deck is empty (R40).
    pub(super) fn fill_display(&mut self) {
        for slot in 0..self.state.board.display.len() {
            if self.state.board.display[slot].is_some() {
                continue;
            }
            let Some(card) = self.draw() else { return };
            self.state.board.display[slot] = Some(card);
            self.tell(Event::DisplayDealt { slot: slot as u8, card });
        }
    }
    /// The next card; `None` if deck and pile are empty.
    fn draw(&mut self) -> Option<Tech> {
        if self.state.board.deck_left == 0 {
            self.reshuffle();
        }
        let left = self.state.board.deck_left.checked_sub(1)?;
        self.state.board.deck_left = left;
        Some(std::mem::replace(
            &mut self.state.deck[usize::from(left)],
            Tech::AlienCity,
        ))
    }
    /// The discard pile becomes the deck, laid out in type order before it is shuffled (TECH-5).
    fn reshuffle(&mut self) {
        let State { board, deck, rng } = self.state;
        let count = lay_in_order(deck, std::mem::take(&mut board.discard));
        if count == 0 {
            return;
        }
        rng.shuffle(&mut deck[..count]);
        board.deck_left = count as u8;
        self.tell(Event::Reshuffled { count: count as u8 });
    }
}
