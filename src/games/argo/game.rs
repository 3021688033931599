//! Argo as a `Game`.

use super::{
    Command, Event, Prompt, Reason, Setup, State, View, check, deal, rooms::can_step_back, run::Run,
    turn::answers_window,
};
use crate::games::choices::Assembled;
use crate::rules::{
    Applied, Config, Decision, EventSink, Game, Illegal, NoEvents, Obligation, OptionSpec, Ranking, Seat, SeatCount,
    Seed, SetupError, Status, ViewError, Viewer,
};

/// Most commands of a turn: it has three actions of its own and at most two interrupts, an action at most one question
/// per figure and tile it touches.
const MOST_PER_TURN: u32 = 5 * 24;

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
        setup.max_turns() * MOST_PER_TURN
    }
    fn new(setup: &Setup, seed: Seed) -> Self {
        deal::deal(setup, seed)
    }
    fn status(&self, setup: &Setup) -> Status {
        match self.open.over {
            Some(why) => Status::Finished(self.outcome(setup, why)),
            None => Status::Deciding,
        }
    }
    fn result(&self, setup: &Setup) -> Option<Ranking> {
        self.open.over.map(|why| self.ranking(setup, why))
    }
    fn turn(&self) -> u32 {
        self.open.turn.into()
    }
    fn decisions(&self, setup: &Setup) -> Vec<Decision<Prompt>> {
        let Some(prompt) = self.open.task.prompt else {
            return Vec::new();
        };
        let Some(window) = self.open.window else {
            return vec![Decision::new(self.acting(), Obligation::Must, prompt)];
        };
        let others = setup.players.others(self.open.active);
        let asked = others.filter(|&seat| window.undecided.contains(seat));
        asked
            .map(|seat| Decision::new(seat, Obligation::MayPass, prompt))
            .collect()
    }
    fn legal_commands(&self, setup: &Setup, seat: Seat, out: &mut Vec<Command>) {
        // A vector never stops the listing.
        let _ = self.list(setup, seat, out);
    }
    fn apply(&mut self, setup: &Setup, seat: Seat, command: &Command) -> Result<Applied<Event>, Illegal> {
        self.forbids(setup, seat, *command)
            .map_err(|_| self.refusal(setup, seat))?;
        let run = run_command(setup, self, seat, *command, Vec::new());
        Ok(Applied {
            reversible: run.reversible,
            events: run.events,
        })
    }
    fn carry_out(&mut self, setup: &Setup, seat: Seat, command: &Command) {
        run_command(setup, self, seat, *command, NoEvents);
    }
    fn pass(_: &Setup) -> Option<Command> {
        Some(Command::Pass)
    }
    fn strikes(event: &Event, seat: Seat) -> bool {
        match event {
            Event::Pushed { astronaut, .. } | Event::Killed { astronaut, .. } | Event::Swapped { astronaut, .. } => {
                astronaut.seat() == seat
            }
            _ => false,
        }
    }
    fn explain(&self, setup: &Setup, seat: Seat, command: &Command) -> Option<Reason> {
        self.forbids(setup, seat, *command).err()
    }
    fn view(&self, _: Viewer) -> View {
        self.open.clone()
    }
    fn from_view(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        Self::imagine(setup, view, seed)
    }
    fn redeal(&mut self, _: &Setup, seed: Seed) {
        self.shuffle_stack(seed);
    }
    fn check_invariants(&self, setup: &Setup) -> Result<(), String> {
        check::state(setup, self)
    }
}

impl State {
    /// True if the seat has to answer something.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        match (&self.open.window, self.open.task.prompt) {
            (_, None) => false,
            (Some(window), Some(_)) => window.undecided.contains(seat),
            (None, Some(_)) => seat == self.acting(),
        }
    }
}

/// The listed command, carried out.
fn run_command<'a, E: EventSink<Event>>(
    setup: &'a Setup,
    state: &'a mut State,
    seat: Seat,
    command: Command,
    events: E,
) -> Run<'a, E> {
    let reversible = can_step_back(command, answers_window(state.open.task.prompt, command));
    let mut run = Run::new(setup, state, reversible, events);
    run.perform(seat, command);
    run
}
