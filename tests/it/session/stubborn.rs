//! A game that breaks the contract: the pass that it names answers none of its windows. Its events are texts.

use podbay::rules::{
    Applied, Config, Decision, Game, Illegal, OptionSpec, Ranking, Seat, SeatCount, Seed, SetupError, Status,
    ViewError, Viewer,
    relics::{Command, Prompt, Reason, Relics, View},
};
use serde::{Deserialize, Serialize};

/// Relics in all but its pass and its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stubborn(Relics);

impl Game for Stubborn {
    type Setup = SeatCount;
    type Command = Command;
    type Event = String;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;

    fn pass(_: &SeatCount) -> Option<Command> {
        Some(Command::Commit)
    }
    fn apply(&mut self, setup: &SeatCount, seat: Seat, command: &Command) -> Result<Applied<String>, Illegal> {
        let Applied { events, reversible } = self.0.apply(setup, seat, command)?;
        let events = events.iter().map(|event| format!("{event:?}")).collect();
        Ok(Applied { events, reversible })
    }
    fn carry_out(&mut self, setup: &SeatCount, seat: Seat, command: &Command) {
        self.0.carry_out(setup, seat, command);
    }

    fn setup(config: &Config) -> Result<SeatCount, SetupError> {
        Relics::setup(config)
    }
    fn options(config: &Config) -> Vec<OptionSpec> {
        Relics::options(config)
    }
    fn rules_version(setup: &SeatCount) -> u16 {
        Relics::rules_version(setup)
    }
    fn seats(setup: &SeatCount) -> SeatCount {
        Relics::seats(setup)
    }
    fn max_commands(setup: &SeatCount) -> u32 {
        Relics::max_commands(setup)
    }
    fn new(setup: &SeatCount, seed: Seed) -> Self {
        Self(Relics::new(setup, seed))
    }
    fn status(&self, setup: &SeatCount) -> Status {
        self.0.status(setup)
    }
    fn result(&self, setup: &SeatCount) -> Option<Ranking> {
        self.0.result(setup)
    }
    fn turn(&self) -> u32 {
        self.0.turn()
    }
    fn decisions(&self, setup: &SeatCount) -> Vec<Decision<Prompt>> {
        self.0.decisions(setup)
    }
    fn legal_commands(&self, setup: &SeatCount, seat: Seat, out: &mut Vec<Command>) {
        self.0.legal_commands(setup, seat, out);
    }
    fn explain(&self, setup: &SeatCount, seat: Seat, command: &Command) -> Option<Reason> {
        self.0.explain(setup, seat, command)
    }
    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
    fn from_view(setup: &SeatCount, view: &View, seed: Seed) -> Result<Self, ViewError> {
        Relics::from_view(setup, view, seed).map(Self)
    }
    fn redeal(&mut self, setup: &SeatCount, seed: Seed) {
        self.0.redeal(setup, seed);
    }
    fn check_invariants(&self, setup: &SeatCount) -> Result<(), String> {
        self.0.check_invariants(setup)
    }
}
