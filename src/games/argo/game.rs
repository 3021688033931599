//! Argo as a `Game`.

use super::{Command, Event, Prompt, Reason, Setup, State, View};
use crate::rules::{
    Applied, Config, Decision, Game, Illegal, OptionSpec, Seat, SeatCount, Seed, SetupError, Status, ViewError, Viewer,
};

impl Game for State {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;

    fn setup(config: &Config) -> Result<Setup, SetupError> {
        super::setup::setup(config)
    }
    fn options(config: &Config) -> Vec<OptionSpec> {
        super::setup::specs(config)
    }
    fn rules_version(_: &Setup) -> u16 {
        1
    }
    fn seats(setup: &Setup) -> SeatCount {
        setup.players
    }
    fn new(_setup: &Setup, _seed: Seed) -> Self {
        unimplemented!()
    }
    fn status(&self, _setup: &Setup) -> Status {
        unimplemented!()
    }
    fn decisions(&self, _setup: &Setup) -> Vec<Decision<Prompt>> {
        unimplemented!()
    }
    fn legal_commands(&self, _setup: &Setup, _seat: Seat, _out: &mut Vec<Command>) {
        unimplemented!()
    }
    fn pass(_: &Setup) -> Option<Command> {
        Some(Command::Pass)
    }
    fn apply(&mut self, _setup: &Setup, _seat: Seat, _command: &Command) -> Result<Applied<Event>, Illegal> {
        unimplemented!()
    }
    fn explain(&self, _setup: &Setup, _seat: Seat, _command: &Command) -> Option<Reason> {
        unimplemented!()
    }
    fn view(&self, _setup: &Setup, _viewer: Viewer) -> View {
        unimplemented!()
    }
    fn from_view(_setup: &Setup, _view: &View, _seed: Seed) -> Result<Self, ViewError> {
        unimplemented!()
    }
    fn check_invariants(&self, _setup: &Setup) -> Result<(), String> {
        unimplemented!()
    }
}
