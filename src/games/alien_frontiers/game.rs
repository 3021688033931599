//! Alien Frontiers as a `Game`.

use super::{Command, Event, Prompt, Reason, Setup, Ship, State, View, check, deal, laws::Question, run::Run};
use crate::games::choices::Assembled;
use crate::rules::{
    Applied, Config, Decision, Game, Illegal, NoEvents, Obligation, OptionSpec, Ranking, Seat, SeatCount, Seed,
    SetupError, Status, ViewError, Viewer,
};

impl Game for State {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;

    fn setup(config: &Config) -> Result<Setup, SetupError> {
        Setup::read(config)
    }
    fn options(config: &Config) -> Vec<OptionSpec> {
        Setup::specs(config)
    }
    fn rules_version(_: &Setup) -> u16 {
        3
    }
    fn seats(setup: &Setup) -> SeatCount {
        setup.players
    }
    fn max_commands(setup: &Setup) -> u32 {
        setup.max_commands()
    }
    fn new(setup: &Setup, seed: Seed) -> Self {
        deal::deal(setup, seed)
    }
    fn status(&self, setup: &Setup) -> Status {
        match self.board.over() {
            Some(why) => Status::Finished(self.board.outcome(setup, why)),
            None => Status::Deciding,
        }
    }
    fn result(&self, setup: &Setup) -> Option<Ranking> {
        self.board.over().map(|_| self.board.ranking(setup))
    }
    fn turn(&self) -> u32 {
        self.board.turn.into()
    }
    fn decisions(&self, _: &Setup) -> Vec<Decision<Prompt>> {
        let ask = |prompt| Decision::new(self.board.active, Obligation::Must, prompt);
        self.board.prompt.map(ask).into_iter().collect()
    }
    fn legal_commands(&self, setup: &Setup, seat: Seat, out: &mut Vec<Command>) {
        if let Some(prompt) = self.board.prompt
            && seat == self.board.active
        {
            // A vector never stops the listing.
            let _ = Question::new(setup, &self.board, prompt).list(out);
        }
    }
    fn apply(&mut self, setup: &Setup, seat: Seat, command: &Command) -> Result<Applied<Event>, Illegal> {
        self.board
            .forbids(setup, seat, *command)
            .map_err(|_| self.refusal(setup, seat))?;
        let mut run = Run::new(setup, self, Vec::new());
        run.perform(*command);
        Ok(Applied {
            reversible: run.reversible,
            events: run.events,
        })
    }
    fn carry_out(&mut self, setup: &Setup, _: Seat, command: &Command) {
        Run::new(setup, self, NoEvents).perform(*command);
    }
    fn strikes(event: &Event, seat: Seat) -> bool {
        let owns = |ship: &Ship| matches!(ship, Ship::Coloured(owner, _) if *owner == seat);
        match event {
            Event::Looted { from, .. } | Event::CardStolen { from, .. } => *from == seat,
            Event::ShipShot { ship, .. } => owns(ship),
            Event::Bumped { ships } => ships.iter().any(owns),
            Event::ColonyMoved { seat: owner, .. } => *owner == seat,
            Event::ColoniesSwapped { first, second } => first.0 == seat || second.0 == seat,
            Event::ControlChanged { from, .. } => *from == Some(seat),
            _ => false,
        }
    }
    fn rekey(&mut self, count: u32) {
        self.rng.rekey(count);
    }
    fn explain(&self, setup: &Setup, seat: Seat, command: &Command) -> Option<Reason> {
        self.board.forbids(setup, seat, *command).err()
    }
    fn view(&self, _: Viewer) -> View {
        View { board: self.board }
    }
    fn from_view(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        Self::imagine(setup, view, seed)
    }
    fn redeal(&mut self, _: &Setup, seed: Seed) {
        self.shuffle_deck(seed);
    }
    fn check_invariants(&self, setup: &Setup) -> Result<(), String> {
        check::state(setup, self)
    }
}
