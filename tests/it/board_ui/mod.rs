//! Drawn boards by accessible name, without a network: positions come from the engines.

mod announced;
mod argo;
mod argo_chain;
mod argo_codes;
mod argo_lens;
mod clicks;
mod coming_end;
mod confirm;
mod covers;
mod frontiers;
mod games;
mod hands;
mod hints;
mod languages;
mod links;
mod list;
mod log;
mod marks;
mod motion;
mod overlaps;
mod past;
mod pictures;
mod point;
pub mod questions;
mod reading;
mod recap;
mod rules;
mod sheet;
mod sphere;
mod status;
mod steps;
mod targets;
mod told;

use crate::support::setup;
use egui::{Key, Vec2, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use hands::{assert_given, by_keys, by_mouse, click_line, from_list, go_to, label_of, turned};
use podbay::{
    app::{
        board::{BoardScreen, board_ui, drawn::Drawn},
        frame::{Link, Question, TableModel, TableScreen, Wish},
        look,
        past::Past,
        talk::TableTalk,
    },
    games::any::{AnyGame, Listed},
    protocol::{ClientMessage, Clock, Colour, DecisionId, LetsPass, LogEntry, LogKind, StepBackOffer, Unread},
    rules::{GameRng, Seat, Seed, Viewer, legal, scenario::Scripted},
};
use std::sync::Arc;

/// A game that is shown on a drawn board and can be set up from text.
trait Boarded: Drawn + Listed + Scripted {}
impl<G: Drawn + Listed + Scripted> Boarded for G {}

/// A game on the table with one window that plays some seats.
struct Table<G: Boarded> {
    setup: G::Setup,
    game: G,
    screen: BoardScreen<G>,
    mine: Vec<Seat>,
    /// Connections of the players.
    links: Vec<Link>,
    revision: u32,
    /// Entries of the log so far.
    entries: u32,
    actions: Vec<Wish>,
    /// Presses and releases of keys, and typed texts, that came to the window.
    keys: usize,
    /// Earlier positions that can be stepped back to.
    history: Vec<(G, u32)>,
    /// The positions so far, as the window keeps them.
    past: Past,
    /// Hints are allowed.
    hints: bool,
    /// What others have said; `None` where nobody else is.
    talk: Option<TableTalk>,
    /// The window's seat that lets everything happen.
    lets_pass: Option<(Seat, LetsPass)>,
    /// The commands that a take-back which this window may ask for undoes.
    undoes: Vec<(Seat, usize)>,
    /// Nobody is asked, as if the position were an earlier one.
    quiet: bool,
    /// The board is not drawn.
    away: bool,
    installed: bool,
}

/// The names of the players.
const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dex"];

/// The clock of a question out of turn.
const CLOCK: Clock = Clock {
    total_ms: 20_000,
    left_ms: 20_000,
    running: true,
};

/// A position as the window gets it.
struct Shown<G: Boarded> {
    view: G::View,
    legal: Vec<(Seat, Vec<G::Command>)>,
}

impl<G: Boarded> Table<G> {
    fn new(seed: u64, players: usize, options: &[(&str, &str)]) -> Self {
        let setup = setup::<G>(players, options);
        let game = G::new(&setup, Seed::from_number(seed));
        Self::of(setup, game)
    }

    fn of(setup: G::Setup, game: G) -> Self {
        let mut past = Past::default();
        past.keep(1..=1, 1, &G::any_view(game.view(Viewer::Spectator)));
        Self {
            mine: G::seats(&setup).seats().collect(),
            links: vec![Link::Here; 4],
            setup,
            game,
            screen: BoardScreen::default(),
            revision: 1,
            entries: 1,
            actions: Vec::new(),
            keys: 0,
            history: Vec::new(),
            past,
            hints: true,
            talk: None,
            lets_pass: None,
            undoes: Vec::new(),
            quiet: false,
            away: false,
            installed: false,
        }
    }

    /// Plays at random until a question is open that is wanted.
    fn played_until(seed: u64, wanted: impl Fn(&G::Prompt) -> bool) -> Self {
        let mut table = Self::new(seed, 3, &[]);
        let mut rng = GameRng::new(Seed::from_number(seed));
        while !wanted(&table.prompt()) {
            let list = table.legal();
            let command = list[rng.below(list.len() as u32) as usize];
            table.game.apply(&table.setup, table.seat(), &command).unwrap();
        }
        table
    }

    fn shown(&self) -> Shown<G> {
        let decisions = self.game.decisions(&self.setup);
        let own = decisions.iter().filter(|d| self.mine.contains(&d.seat));
        Shown {
            view: self.game.view(Viewer::Spectator),
            legal: own.map(|d| (d.seat, legal(&self.game, &self.setup, d.seat))).collect(),
        }
    }

    fn model<'a>(&'a self, shown: &'a Shown<G>) -> TableModel<'a, G> {
        let question = |d: podbay::rules::Decision<G::Prompt>| Question {
            id: DecisionId {
                epoch: 0,
                generation: 0,
                index: self.revision,
            },
            seat: d.seat,
            obligation: d.obligation,
            clock: G::on_sheet(&d.prompt).then_some(CLOCK),
            prompt: d.prompt,
        };
        TableModel {
            title: "Friday".to_owned(),
            setup: &self.setup,
            view: &shown.view,
            revision: self.revision,
            entry: self.entries,
            names: NAMES.map(str::to_owned).to_vec(),
            colours: Colour::ALL,
            links: self.links.clone(),
            mine: self.mine.clone(),
            questions: self.game.decisions(&self.setup).into_iter().map(question).collect(),
            legal: &shown.legal,
            step_back: match self.history.last() {
                Some(_) => StepBackOffer::Available { seat: self.seat() },
                None => StepBackOffer::Nothing,
            },
            take_back: (!self.undoes.is_empty()).then_some(Seat::wrapping(0)),
            undoes: self.undoes.clone(),
            forward: None,
            host: None,
            past: Some(&self.past),
            lets_pass: self.lets_pass,
            reserves: vec![15, 60, 45, 30],
            hints: self.hints,
            talk: self.talk.as_ref(),
            playback: None,
            coach: None,
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
        if self.away {
            return;
        }
        let by_key = |event: &&egui::Event| matches!(event, egui::Event::Key { .. } | egui::Event::Text(_));
        self.keys += ui.input(|input| input.events.iter().filter(by_key).count());
        let (shown, mut screen) = (self.shown(), std::mem::take(&mut self.screen));
        let mut model = self.model(&shown);
        if self.quiet {
            model = model.in_the_past(&shown.view, (self.revision, self.entries));
        }
        let action = board_ui(ui, &model, &mut screen);
        self.screen = screen;
        let Some(action) = action else { return };
        self.actions.push(action.clone());
        match action {
            Wish::Say(ClientMessage::Command { seat, command, .. }) => {
                self.command(seat, *G::own_command(&command).expect("a command of this game"));
            }
            Wish::Say(ClientMessage::StepBack { seat, revision }) => {
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
    fn command(&mut self, seat: Seat, command: G::Command) {
        self.history.push((self.game.clone(), self.revision));
        let applied = self.game.apply(&self.setup, seat, &command);
        let applied = applied.expect("only listed commands are offered");
        self.revision += 1;
        if !applied.reversible {
            self.history.clear();
        }
        self.log(LogKind::Command {
            seat,
            command: G::any_command(command),
            events: applied.events.into_iter().map(G::any_event).collect(),
            timed_out: false,
            revision: self.revision,
        });
    }

    /// Tells the window what happened.
    fn log(&mut self, what: LogKind<AnyGame>) {
        self.entries += 1;
        let entry = LogEntry {
            number: self.entries,
            what,
        };
        let (shown, mut screen) = (self.shown(), std::mem::take(&mut self.screen));
        let unread = Unread {
            entries: vec![Arc::new(entry)],
            ..Unread::default()
        };
        screen.absorb(self.model(&shown).about(), &unread);
        self.screen = screen;
        self.past
            .keep(self.entries..=self.entries, self.revision, &G::any_view(shown.view));
    }

    fn is_over(&self) -> bool {
        self.game.decisions(&self.setup).is_empty()
    }

    fn seat(&self) -> Seat {
        let decisions = self.game.decisions(&self.setup);
        decisions.first().map_or(Seat::wrapping(0), |open| open.seat)
    }

    fn prompt(&self) -> G::Prompt {
        self.game.decisions(&self.setup)[0].prompt.clone()
    }

    fn legal(&self) -> Vec<G::Command> {
        legal(&self.game, &self.setup, self.seat())
    }

    fn words(&self, command: &G::Command) -> String {
        G::command(self.model(&self.shown()).about(), Some(&self.prompt()), command)
    }

    /// The ways to give a command by clicks.
    fn ways(&self, command: &G::Command) -> Vec<Vec<G::Spot>> {
        G::ways(self.model(&self.shown()).about(), &self.prompt(), command)
    }

    /// The number of a legal command in the list.
    fn number(&self, command: &G::Command) -> usize {
        let list = self.legal();
        list.iter().position(|other| other == command).expect("it is legal")
    }

    fn commands(&self) -> Vec<G::Command> {
        let command = |action: &Wish| match action {
            Wish::Say(ClientMessage::Command { command, .. }) => G::own_command(command).copied(),
            _ => None,
        };
        self.actions.iter().filter_map(command).collect()
    }
}

type Window<G> = Harness<'static, Table<G>>;

fn window<G: Boarded>(table: Table<G>, size: Vec2) -> Window<G> {
    window_at(STEP, table, size)
}

fn window_at<G: Boarded>(step: f32, table: Table<G>, size: Vec2) -> Window<G> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(step)
        .with_max_steps(60)
        .build_ui_state(|ui, table: &mut Table<G>| table.frame(ui), table);
    wait(&mut harness);
    harness
}

/// Seconds from one frame to the next: longer than the dead time of a question.
const STEP: f32 = 0.45;

/// Lets the dead time of the question on the screen pass.
fn wait<G: Boarded>(harness: &mut Window<G>) {
    harness.run_steps(2);
}

const LARGE: Vec2 = Vec2::new(1440.0, 900.0);
const SMALL: Vec2 = Vec2::new(960.0, 600.0);
/// In points: a screen of 4K at its own scale and at 133 %, and all usual ones below it.
const SIZES: [Vec2; 7] = [
    SMALL,
    Vec2::new(1180.0, 720.0),
    Vec2::new(1366.0, 768.0),
    LARGE,
    Vec2::new(1920.0, 1080.0),
    Vec2::new(2560.0, 1440.0),
    Vec2::new(3840.0, 2160.0),
];

fn labels<G: Boarded>(harness: &Window<G>, role: Role) -> Vec<String> {
    harness
        .query_all_by_role(role)
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
        .collect()
}

fn press<G: Boarded>(harness: &mut Window<G>, key: Key) {
    harness.key_press(key);
    harness.run_steps(1);
}
