//! The table screen by accessible name, without a network: positions come from the engine.

mod chain;
mod clicks;
mod keyboard;
mod prompts;
mod remarks;

use egui::{Key, Vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        argo::{ArgoAction, ArgoModel, ArgoScreen, argo_ui},
        frame::{LineKind, Link, Question, TableAction},
        look,
    },
    games::{
        any::{AnyGame, Listed},
        argo::{Command, Prompt, Setup, State, View},
    },
    protocol::{Clock, Colour, DecisionId, LogEntry, LogKind, StepBackOffer},
    rules::{Config, Game, GameRng, Notation, Seat, SeatCount, Seed, Viewer, legal},
    text::{About, Spoken},
};

/// A game on the table with one window that plays all seats.
#[derive(Clone)]
struct Table {
    setup: Setup,
    game: State,
    state: ArgoScreen,
    revision: u32,
    /// Entries of the log so far.
    entries: u32,
    actions: Vec<ArgoAction>,
    /// Earlier positions that can be stepped back to.
    history: Vec<(State, u32)>,
    /// Connections of the players.
    links: Vec<Link>,
    /// The seats of this window.
    mine: Vec<Seat>,
    /// What a take-back that this window may ask for undoes.
    undoes: Vec<(Seat, usize)>,
    installed: bool,
}

/// A position as the window gets it.
struct Shown {
    view: View,
    legal: Vec<(Seat, Vec<Command>)>,
}

impl Table {
    fn new(seed: u64) -> Self {
        let players = SeatCount::new(3).expect("three seats");
        let setup = State::setup(&Config::new("argo", players)).expect("the default setup");
        let game = State::new(&setup, Seed::from_number(seed));
        Self {
            setup,
            game,
            state: ArgoScreen::default(),
            revision: 1,
            entries: 0,
            actions: Vec::new(),
            history: Vec::new(),
            links: vec![Link::Here; 3],
            mine: (0..3).map(Seat::wrapping).collect(),
            undoes: Vec::new(),
            installed: false,
        }
    }

    /// Plays at random until a prompt is open that is wanted.
    fn played_until(seed: u64, wanted: impl Fn(&Prompt) -> bool) -> Self {
        let mut table = Self::new(seed);
        let mut rng = GameRng::new(Seed::from_number(seed));
        for _ in 0..4000 {
            let decisions = table.game.decisions(&table.setup);
            let open = decisions.first().expect("the game ended before the prompt came up");
            if wanted(&open.prompt) {
                return table;
            }
            let commands = legal(&table.game, &table.setup, open.seat);
            let command = commands[rng.below(commands.len() as u32) as usize];
            table
                .game
                .apply(&table.setup, open.seat, &command)
                .expect("a listed command");
        }
        panic!("the prompt never came up");
    }

    /// A position as text; modules that it does not name are face down.
    fn at(position: &str) -> Self {
        let mut table = Self::new(1);
        let named: Vec<&str> = position.split_whitespace().collect();
        let rest: Vec<&str> = table
            .setup
            .modules
            .iter()
            .map(|tile| table.setup.components.tile(tile).id.as_str())
            .filter(|id| *id != "WR" && !named.contains(id))
            .collect();
        let position = format!("{position}\nstack {}\n", rest.join(" "));
        table.game = State::parse_position(&table.setup, &position).expect("a position");
        table
    }

    /// Commands as text, given by whoever is asked.
    fn play(mut self, commands: &[&str]) -> Self {
        for text in commands {
            let command = State::parse_command(&self.setup, text).expect("a command");
            self.command(self.seat(), command);
        }
        self
    }

    fn apply(&mut self, seat: Seat, command: Command) {
        self.game.apply(&self.setup, seat, &command).expect("a listed command");
    }

    fn is_over(&self) -> bool {
        self.game.decisions(&self.setup).is_empty()
    }

    fn shown(&self) -> Shown {
        let decisions = self.game.decisions(&self.setup);
        let lists = decisions.iter();
        Shown {
            view: self.game.view(Viewer::Spectator),
            legal: lists
                .map(|d| (d.seat, legal(&self.game, &self.setup, d.seat)))
                .collect(),
        }
    }

    /// Says something in the words of the position.
    fn say(&self, what: impl FnOnce(About<'_, State>) -> String) -> String {
        what(self.model(&self.shown()).about())
    }

    fn model<'a>(&'a self, shown: &'a Shown) -> ArgoModel<'a> {
        let decisions = self.game.decisions(&self.setup);
        let react = |prompt: &Prompt| matches!(prompt, Prompt::React { .. });
        ArgoModel {
            title: "Friday".to_owned(),
            setup: &self.setup,
            view: &shown.view,
            revision: self.revision,
            names: ["Ada", "Bo", "Cleo"].map(str::to_owned).to_vec(),
            colours: Colour::ALL,
            links: self.links.clone(),
            mine: self.mine.clone(),
            questions: decisions
                .iter()
                .map(|d| Question {
                    id: DecisionId {
                        epoch: 0,
                        generation: 0,
                        index: self.revision,
                    },
                    seat: d.seat,
                    obligation: d.obligation,
                    prompt: d.prompt,
                    clock: react(&d.prompt).then_some(Clock {
                        total_ms: 20_000,
                        left_ms: 20_000,
                        running: true,
                    }),
                })
                .collect(),
            legal: &shown.legal,
            step_back: match self.history.last() {
                Some(_) => StepBackOffer::Available { seat: self.seat() },
                None => StepBackOffer::Nothing,
            },
            take_back: (!self.undoes.is_empty()).then_some(Seat::wrapping(0)),
            undoes: self.undoes.clone(),
            forward: None,
            host: None,
            past: None,
        }
    }

    fn frame(&mut self, ui: &mut egui::Ui) {
        if !self.installed {
            look::install(ui.ctx());
            self.installed = true;
            // The fonts are there from the next frame on.
            ui.ctx().request_repaint();
            return;
        }
        let (shown, mut state) = (self.shown(), std::mem::take(&mut self.state));
        let action = argo_ui(ui, &self.model(&shown), &mut state);
        self.state = state;
        let Some(action) = action else { return };
        self.actions.push(action);
        match action {
            TableAction::Command { seat, command, .. } => self.command(seat, command),
            TableAction::StepBack { seat, revision } => {
                assert_eq!(revision, self.revision, "an answer to an older position");
                let (game, to) = self.history.pop().expect("it was offered");
                self.game = game;
                self.log(LogKind::SteppedBack { seat, to });
                self.revision += 1;
            }
            _ => {}
        }
    }

    /// Carries out a command as the host would.
    fn command(&mut self, seat: Seat, command: Command) {
        self.history.push((self.game.clone(), self.revision));
        let applied = self
            .game
            .apply(&self.setup, seat, &command)
            .expect("only listed commands are offered");
        self.revision += 1;
        if !applied.reversible {
            self.history.clear();
        }
        self.log(LogKind::Command {
            seat,
            command: State::any_command(command),
            events: applied.events.into_iter().map(State::any_event).collect(),
            timed_out: false,
            revision: self.revision,
        });
    }

    /// Tells the window what happened; nobody is addressed.
    fn log(&mut self, what: LogKind<AnyGame>) {
        self.entries += 1;
        let entry = LogEntry {
            number: self.entries,
            what,
        };
        let (shown, mut state) = (self.shown(), std::mem::take(&mut self.state));
        let model = self.model(&shown);
        let about = About {
            you: None,
            ..model.about()
        };
        state.absorb(about, &[entry], false);
        self.state = state;
    }

    fn seat(&self) -> Seat {
        self.game
            .decisions(&self.setup)
            .first()
            .map_or(Seat::wrapping(0), |open| open.seat)
    }

    fn prompt(&self) -> Prompt {
        self.game.decisions(&self.setup)[0].prompt
    }

    fn legal(&self) -> Vec<Command> {
        legal(&self.game, &self.setup, self.seat())
    }

    fn label(&self, command: Command) -> String {
        self.say(|about| State::command(about, Some(&self.prompt()), &command))
    }

    fn commands(&self) -> Vec<Command> {
        let command = |action: &ArgoAction| match action {
            TableAction::Command { command, .. } => Some(*command),
            _ => None,
        };
        self.actions.iter().filter_map(command).collect()
    }
}

fn harness(table: Table, size: Vec2) -> Harness<'static, Table> {
    harness_at(STEP, table, size)
}

fn harness_at(step: f32, table: Table, size: Vec2) -> Harness<'static, Table> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(step)
        .with_max_steps(60)
        .build_ui_state(|ui, table: &mut Table| table.frame(ui), table);
    wait(&mut harness);
    harness
}

/// Seconds from one frame to the next: longer than the dead time of a question.
const STEP: f32 = 0.45;

/// Short enough to see the dead time pass, in the frames that `SHORT_WAIT` counts.
const SHORT_STEP: f32 = 0.15;
const SHORT_WAIT: usize = 4;

/// Lets the dead time of the question on the screen pass.
fn wait(harness: &mut Harness<'static, Table>) {
    harness.run_steps(2);
}

const LARGE: Vec2 = Vec2::new(1440.0, 900.0);
const SMALL: Vec2 = Vec2::new(960.0, 600.0);

fn is_build(prompt: &Prompt) -> bool {
    *prompt == Prompt::ChooseBuild
}

fn click(harness: &mut Harness<'static, Table>, label: &str) {
    harness.get_by_label(label).click();
    wait(harness);
}

fn build_by_mouse(size: Vec2) {
    let mut harness = harness(Table::played_until(1, is_build), size);
    let Some(Command::Build { cell, .. }) = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::Build { source: 1, .. }))
    else {
        panic!("the second display place can be built");
    };
    let tile = harness
        .state()
        .say(|about| about.tile(about.source_tile(1).expect("a tile lies there")));
    click(&mut harness, &format!("Take {tile}"));
    let put = format!("Put it {}", harness.state().say(|about| about.cell(cell)));
    click(&mut harness, &put);
    assert_eq!(harness.state().commands(), [], "the first click only shows the ghost");
    let staged = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::Build { source: 1, cell: at, .. } if *at == cell));
    let staged = staged.expect("the first legal rotation");
    let label = harness.state().label(staged);
    click(&mut harness, &label);
    assert_eq!(
        harness.state().commands(),
        [staged, Command::Commit],
        "no second confirmation"
    );
}

#[test]
fn a_tile_is_built_with_the_mouse() {
    build_by_mouse(LARGE);
    build_by_mouse(SMALL);
}

#[test]
fn a_tile_is_built_and_turned_with_the_keyboard() {
    let mut harness = harness(Table::played_until(1, is_build), LARGE);
    harness.key_press(Key::Num1);
    wait(&mut harness);
    let legal: Vec<Command> = harness
        .state()
        .legal()
        .into_iter()
        .filter(|c| matches!(c, Command::Build { source: 0, .. }))
        .collect();
    for key in [Key::Tab, Key::Enter] {
        harness.key_press(key);
        wait(&mut harness);
    }
    let cell = harness.state().state.selection.cell.expect("a cell was chosen");
    let turns: Vec<Command> = legal
        .into_iter()
        .filter(|c| matches!(c, Command::Build { cell: at, .. } if *at == cell))
        .collect();
    harness.key_press(Key::R);
    wait(&mut harness);
    harness.key_press(Key::Enter);
    wait(&mut harness);
    assert_eq!(harness.state().commands(), [turns[1 % turns.len()], Command::Commit]);
}

#[test]
fn an_astronaut_moves_with_the_mouse() {
    let first_action = |prompt: &Prompt| *prompt == (Prompt::ChooseAction { interrupt: false });
    let mut harness = harness(Table::played_until(2, first_action), LARGE);
    let Some(command @ Command::MoveAstronaut { astronaut, .. }) = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::MoveAstronaut { .. }))
    else {
        panic!("somebody can move");
    };
    let figure = harness.state().say(|about| about.figure(astronaut));
    // Nothing can be activated in the first turn.
    harness.get_by_label_contains("Choose who moves, and where to.");
    click(&mut harness, &format!("Choose {figure}"));
    harness.get_by_label_contains(&format!("Choose where {figure} goes."));
    let label = harness.state().label(command);
    click(&mut harness, &label);
    assert_eq!(harness.state().commands(), [command]);
}

#[test]
fn the_list_names_exactly_the_legal_commands() {
    let first_action = |prompt: &Prompt| *prompt == (Prompt::ChooseAction { interrupt: false });
    let mut harness = harness(Table::played_until(2, first_action), Vec2::new(1440.0, 1300.0));
    let legal = harness.state().legal();
    assert!(
        legal.len() < 28,
        "all of the list has to fit on the screen for this test, it has {}",
        legal.len()
    );
    harness.key_press(Key::H);
    wait(&mut harness);
    let items: Vec<String> = harness
        .query_all_by_role(egui::accesskit::Role::ListItem)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let plain: Vec<String> = items
        .iter()
        .map(|item| item.split(", pushes").next().unwrap_or(item).to_owned())
        .collect();
    let expected: Vec<String> = legal.iter().map(|&command| harness.state().label(command)).collect();
    assert_eq!(plain, expected);
    harness.key_press(Key::Num2);
    wait(&mut harness);
    assert_eq!(harness.state().commands(), [legal[1]]);
}

#[test]
fn keys_do_nothing_for_a_moment_after_an_interrupt_is_offered() {
    let react = |prompt: &Prompt| matches!(prompt, Prompt::React { .. });
    let mut harness = harness_at(SHORT_STEP, Table::played_until(3, react), LARGE);
    harness.run_steps(SHORT_WAIT);
    // The same question under a new id is a new question.
    harness.state_mut().revision += 1;
    harness.run_steps(2);
    assert!(harness.query_by_label("Let it happen").is_some());
    harness.key_press(Key::P);
    harness.run_steps(2);
    assert_eq!(harness.state().commands(), [], "a stray key passed");
    harness.run_steps(SHORT_WAIT);
    harness.key_press(Key::P);
    harness.run_steps(2);
    assert_eq!(harness.state().commands(), [Command::Pass]);
}

#[test]
fn a_shown_interrupt_is_reported_once_and_can_be_used() {
    let react = |prompt: &Prompt| matches!(prompt, Prompt::React { .. });
    let mut harness = harness(Table::played_until(3, react), SMALL);
    let shown = harness
        .state()
        .actions
        .iter()
        .filter(|a| matches!(a, TableAction::Displayed { .. }))
        .count();
    assert_eq!(shown, 1);
    let interrupt = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::Interrupt { .. }));
    harness.key_press(Key::U);
    wait(&mut harness);
    assert_eq!(
        harness.state().commands(),
        [interrupt.expect("somebody holds a Time Machine")]
    );
}

#[test]
fn whole_turns_are_played_by_enter_and_tab_alone() {
    let mut harness = harness(Table::new(7), LARGE);
    for _ in 0..100 {
        if harness.state().commands().len() >= 12 {
            break;
        }
        harness.key_press(Key::Tab);
        harness.run_steps(1);
        let key = if matches!(harness.state().prompt(), Prompt::React { .. }) {
            Key::P
        } else {
            Key::Enter
        };
        harness.key_press(key);
        wait(&mut harness);
    }
    assert!(
        harness.state().commands().len() >= 12,
        "only {:?}",
        harness.state().commands()
    );
}

#[test]
fn what_follows_the_start_of_a_turn_is_told_of_its_player() {
    let mut table = Table::new(1);
    let turns = |table: &Table| table.state.lines.iter().filter(|l| l.kind == LineKind::Turn).count();
    while turns(&table) < 3 {
        let command = table.legal()[0];
        table.command(table.seat(), command);
    }
    let lines = &table.state.lines;
    let skipped: Vec<_> = lines
        .windows(2)
        .filter(|pair| pair[0].kind == LineKind::Turn && pair[1].kind == LineKind::Event)
        .map(|pair| (pair[0].seat, pair[1].seat))
        .collect();
    assert!(
        !skipped.is_empty(),
        "no alien is there yet, so the first phase is left out"
    );
    assert!(skipped.iter().all(|(turn, line)| turn == line), "{skipped:?}");
}
