//! AquaSphere as a `Game`.

use super::{Command, Event, Prompt, Reason, RoundPart, Setup, State, View, check, deal, run::Run};
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
        2
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
        match self.board.stage {
            RoundPart::Over => Status::Finished(self.board.outcome(setup)),
            RoundPart::Turns | RoundPart::Preparation | RoundPart::Scoring => Status::Deciding,
        }
    }
    fn result(&self, setup: &Setup) -> Option<Ranking> {
        (self.board.stage == RoundPart::Over).then(|| self.board.ranking(setup))
    }
    fn turn(&self) -> u32 {
        self.board.turn.into()
    }
    fn decisions(&self, _: &Setup) -> Vec<Decision<Prompt>> {
        let ask = |(seat, prompt)| Decision::new(seat, Obligation::Must, prompt);
        let asked = self.board.asked().zip(self.board.prompt());
        asked.map(ask).into_iter().collect()
    }
    fn legal_commands(&self, setup: &Setup, seat: Seat, out: &mut Vec<Command>) {
        if self.board.asked() == Some(seat) {
            // A vector never stops the listing.
            let _ = self.board.list(setup, out);
        }
    }
    fn apply(&mut self, setup: &Setup, seat: Seat, command: &Command) -> Result<Applied<Event>, Illegal> {
        self.board
            .forbids(setup, seat, *command)
            .map_err(|_| self.refusal(setup, seat))?;
        let mut run = Run::new(setup, self, Vec::new());
        run.perform(seat, *command);
        Ok(Applied {
            reversible: run.reversible,
            events: run.events,
        })
    }
    fn carry_out(&mut self, setup: &Setup, seat: Seat, command: &Command) {
        Run::new(setup, self, NoEvents).perform(seat, *command);
    }
    fn rekey(&mut self, count: u32) {
        self.rng.rekey(count);
        self.redraw();
    }
    fn strikes(event: &Event, seat: Seat) -> bool {
        match event {
            Event::BotDisplaced { owner, .. } => *owner == seat,
            Event::StationOverloaded { back, .. } => back.iter().any(|(owner, _)| *owner == seat),
            _ => false,
        }
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
    fn redeal(&mut self, setup: &Setup, seed: Seed) {
        self.draw_all(setup, seed);
    }
    fn check_invariants(&self, setup: &Setup) -> Result<(), String> {
        check::state(setup, self)
    }
}
